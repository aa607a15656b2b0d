# Le parole della pagina, in italiano.

## La pagina

name = Spieltisch
title = { $what } – Spieltisch
# Qualcosa, e che cosa se ne dice o se ne fa.
named = { $name }: { $what }
close = Chiudi
menu = Menu
rules = Regole
rule = regola { $code }
passages = { $n ->
    [0] Nessun risultato
    [one] { $n } passo
   *[other] { $n } passi
}
example = Esempio
example-step = { $n } di { $of }
look-up = Consulta
to-shelf = Allo scaffale
something-wrong = Non ha funzionato. Riprova, per favore.
not-found = Qui non c’è nessun tavolo.
not-found-line = Il link è incompleto, oppure il tavolo è stato sparecchiato.

## Lo scaffale

shelf-title = A che cosa giochiamo?
shelf-line = Giochi da tavolo nel browser, con gli amici o contro il computer: gratis e senza registrazione. Ti ospita { $host }.
unfinished = Riprendi
first-game = Un buon gioco per cominciare
next-game = Nuovo per te
learn-in = Imparalo in { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
players = Giocatori
time = Durata
kind = Tipo
kind-name = { $kind ->
    [race] Corsa
    [bluff] Bluff
    [building] Costruzione
    [duel] Duello
    [together] Insieme
    [quick] Mani veloci
    [alone] Da soli
   *[other] { $kind }
}
difficulty = Difficoltà
difficulty-name = { $n ->
    [1] facile
    [2] medio
   *[other] impegnativo
}
any-players = qualsiasi
any-time = qualsiasi
up-to = fino a { $minutes } min
opponents = Contro il computer
no-game = Nessun gioco corrisponde. Togli un filtro.
player-count = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
player-range = { $few }–{ $many } giocatori
minutes = { $n } min
mode = { $mode ->
    [turns] a turni
    [together] simultaneo
    [race] in tempo reale
    [coop] cooperativo
   *[other] { $mode }
}
play-now = Gioca subito
play-mode = Gioca subito, { mode }
with-friends = Con gli amici
open-tables = Tavoli aperti
to-watch = Partite da guardare

## Impostazioni

settings = Impostazioni
language = Lingua
theme = Aspetto
theme-light = chiaro
theme-dark = scuro
marks = Segni colore
marks-quiet = discreti
marks-bold = marcati
motion = Animazioni
motion-full = piene
motion-reduced = ridotte
pace = Mosse degli altri
pace-calm = con calma
pace-normal = normali
pace-quick = rapide
like-system = come il sistema
sound = Suoni
your-name = Il tuo nome
save = Salva
saved = Salvato.

## Prima della partita

lobby = Il tavolo
seats = Posti
seat = Posto { $n }
free = libero
bot = Computer
yours = { $name } (tu)
host = ospita
level = Livello
level-of = Livello di { $name }
level-name = { $level ->
    [beginner] esordiente
    [casual] tranquillo
    [good] bravo
    [strong] forte
    [master] maestro
   *[other] { $level }
}
sit-here = Siediti
sit-here-too = Anche qui
stand-up = Alzati
fill-up = Completa con computer
clear-seat = Libera il posto
removed = Fuori: { $names }
readmit = Fai rientrare
removed-you = Chi ospita ti ha tolto da questo tavolo e può farti rientrare.
invite = Invita
invite-line = Chi ha questo link può sedersi.
copy = Copia il link
copied = Copiato
qr = Codice QR dell’invito
options = Regole di gioco
clock = Tempo
clock-none = nessuno
clock-move = per mossa
clock-total = in tutto
seconds = secondi
increment = in più per mossa
public-table = Mostra a tutti il tavolo
watchers = Spettatori benvenuti
start = Si comincia
start-waits = Ci sono ancora posti liberi: invita amici o aggiungi computer.
wait-host = Comincia chi ospita il tavolo.

## Al tavolo

connecting = Si prepara il tavolo …
lost = Collegamento perso. Si riprova …
preparing = Gli avversari si stanno ancora preparando (solo la prima volta su questo computer) …
no-watching = Questo tavolo non ammette spettatori.
join-in = Subentra al computer
you = Tu
away = via, gioca il computer
stand-in = sostituto
clock-left = orologio
on-move = di turno
your-move = Tocca a te
waiting = Tocca a { $who }
watching = Stai guardando
over = La partita è finita
others-things = Dagli altri
beside-board = Accanto al tabellone
own-things = Da te
enlarge = Ingrandisci
zoom-in = Più grande
zoom-out = Più piccolo
sort-by-colour = per colore
sort-by-symbol = per simbolo

# Una cosa che non ha un nome suo.
piece-in-colour = { $piece } { $piece-gender ->
    [f] { $colour-f }
   *[m] { $colour }
}
piece = { $kind ->
    [card] carta
    [tile] tessera
    [cube] cubetto
    [disc] disco
    [die] dado
    [pawn] pedina
    [nugget] pepita
    [marker] segnalino
    [doubler] cubo del raddoppio
    [token] gettone
    [heart] cuore
    [ship] nave
    [strip] striscia
    [block] blocco
    [bomb] bomba
    [placard] cartello
    [role] ruolo
    [flask] ampolla
    [wand] bacchetta
    [cloud] nuvola
    [broom] scopa
   *[other] pezzo
}
    .gender = { $kind ->
        [card] f
        [tile] f
        [pawn] f
        [nugget] f
        [ship] f
        [strip] f
        [bomb] f
        [flask] f
        [wand] f
        [cloud] f
        [broom] f
       *[other] m
    }
colour = { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
    [white] bianco
    [black] nero
    [wood] di legno
    [gold] dorato
    [grey] grigio
    [purple] viola
    [orange] arancione
   *[other] { $colour }
}
    .f = { $colour ->
        [red] rossa
        [yellow] gialla
        [green] verde
        [blue] blu
        [white] bianca
        [black] nera
        [wood] di legno
        [gold] dorata
        [grey] grigia
        [purple] viola
        [orange] arancione
       *[other] { $colour }
    }
symbol = { $symbol ->
    [drop] goccia
    [hammer] martello
    [circles] cerchi
    [bricks] mattoni
    [wheel] ruota
    [arrow] freccia
    [fist] pugno
    [foot] piede
    [knee] ginocchio
    [shield] scudo
    [ram] ariete
    [broom] scopa
    [snow] neve
    [lock] lucchetto
    [swap] scambio
    [zero] zero
    [twice] doppio
    [person] persona
    [rightwards] a destra
    [leftwards] a sinistra
    [exchange] scambio
    [opposite] lato opposto
    [another] uno in più
    [turn-over] gira
   *[other] { $symbol }
}

## Muovere

choose = Scegli
less = meno
more = più
bid = Dichiara
not-there = lì non si può
not-here = Qui adesso non c’è niente da fare
not-your-turn = Non tocca a te
plan-next = Poi: { $what } (clic per annullare)
plan-full = Il piano è pronto (clic per annullare)
pick-back = { $name }, clic per annullare
all-moves = Mosse
search = Cerca …
go-on = Avanti
set-down = Qui
drop = Lascia
well-help = { $name }. Con le frecce cerchi il posto, con Invio cade.
aim-help = Con un clic o la barra spaziatrice il cubetto cade. Con le frecce miri con precisione, con Invio lo lasci.
aim-help-still = Mira con le frecce o tocca la pianta, poi lascia.
aim-at = Mira { $x }, { $y }
plan = Dall’alto
free-help = Con le frecce sposti la mira, con Maiusc di poco. Invio posa, Esc lascia.
point-at = { $x }/{ $y }, { $good ->
    [yes] possibile
   *[no] non possibile
}
take-back = Annulla la mossa
take-back-ask = Chiedi di annullare
asks = { $who-name } vorrebbe annullare l’ultima mossa.
asked = Hai chiesto di annullare l’ultima mossa.
agree = D’accordo
refuse = No

## Aiuti

hint = Aiuto
hint-thinks = Il computer sta pensando …
chances = Probabilità di vincere
chances-together = Probabilità di un buon risultato
percent = { $share }
expected = circa { NUMBER($points, maximumFractionDigits: 1) } { NUMBER($points, maximumFractionDigits: 1) ->
    [one] punto
   *[other] punti
} alla fine

## La cronaca, e uno sguardo indietro

log = Cronaca
log-fresh = Cronaca, { $n ->
    [one] { $n } riga nuova
   *[other] { $n } righe nuove
}
since-last = Dalla tua mossa
back = Passo indietro
forward = Passo avanti
to-now = Torna ad adesso
looking-back = Vedi com’era.
were-away = { $moves ->
    [0] Non c’eri. Nel frattempo è successo questo:
    [one] Non c’eri: un computer ha fatto una mossa per te.
   *[other] Non c’eri: un computer ha fatto { $moves } mosse per te.
}
look-at-it = Guarda

## Andarsene

leave = Lascia il tavolo
leave-line = Un computer continua al tuo posto. Puoi tornare finché nessun altro prende il tuo posto.
stay = Resta

## Tasti

help = Aiuto
summary-aim = Scopo
summary-turn = Il tuo turno
summary-end = La fine
summary-points = Punti
keys = Tastiera
key-tab = Tab
key-arrows = Frecce
key-enter = Invio
key-escape = Esc
help-tab = alla zona seguente o alla regola appena citata
help-arrows = alla casella o al pezzo seguente
help-enter = prendere, posare, scegliere
help-escape = lasciare, chiudere
help-moves = tutte le mosse possibili
help-hint = aiuto, se tutti gli altri sono computer
help-log = cronaca
help-help = questa guida

## La fine

result = Risultato
wins = { $who-you ->
    [alone] Hai vinto
    [among] { $who } avete vinto
   *[other] { $who } { $who-count ->
        [one] ha vinto
       *[other] hanno vinto
    }
}
draw = Pareggio
# Di un gioco che si gioca tutti insieme, o da soli.
shared = { $who-you ->
    [alone] Il tuo risultato
   *[other] { $who-count ->
        [one] { $who }
       *[other] Insieme
    }
}: { points }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
rematch = Gioca ancora
replay = Rivedi la partita
download = Scarica la partita

## Una partita finita

match = Partita
step = Mossa { $n } di { $of }
play-on = Riproduci
pause = Pausa
first = Inizio
last = Fine
analysis = Analisi
analysed = Un computer forte esamina le mosse: { $done } su { $of }
chance-line = { $name }: all’inizio { $first }, alla fine { $last }, in mezzo tra { $low } e { $high }.
everybody = Tutti insieme
turning-points = Momenti decisivi
no-turning = Non ce ne sono stati: nessuno ha fatto una mossa che costasse molto. Bella partita!
move-number = Mossa { $n }
turned = «{ $move }» ({ $chance })
better = Meglio: «{ $move }» ({ $chance })

## Controllare

verify = Controlla partita
verify-line = Lascia qui una partita scaricata: sigillo, mosse e risultato vengono ricalcolati.
choose-file = Scegli un file

## Lessons

learn = Impara
lesson = Lezione
lesson-of = Impara { $game }
no-lesson = Questo gioco non ha una lezione.
lesson-step = Passo { $n } di { $of }
lesson-points = Si indica: { $things }.
lesson-back = Un passo indietro
lesson-next = Avanti
lesson-show = Fammi vedere
lesson-leave = Esci dalla lezione
lesson-play-on = Continua a giocare
lesson-offer = È la prima volta? Bastano pochi minuti per imparare.
no-thanks = No, grazie
coach = Allenatore: spiega le novità, contro il computer
coach-off = Spegni l’allenatore
