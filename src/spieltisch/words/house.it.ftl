# Quello che si dice fuori dalla pagina e di nessun gioco in particolare.

language-name = Italiano

# Chi legge, in un elenco di nomi.
you = tu

# Nomi per chi non ne ha detto uno.
player = Giocatore { $number }
guest = Ospite { $number }

## Giochi, posti e opzioni

no-game = Non c’è nessun gioco { $id }. Ci sono: { $known }.
no-such-game = Non c’è nessun gioco { $id }.
wrong-seats = { $game } è per { $span } giocatori, non per { $seats }.
no-option = { $game } non ha l’opzione { $name }.{ $known-count ->
    [0] { "" }
   *[other] { " " }Ci sono: { $known }.
}
no-value = L’opzione { $option } non ha il valore { $value }. Possibili: { $known }.
option-seats = L’opzione { $option }={ $value } vale per { $span } giocatori, non per { $seats }.
no-rule = Questo gioco non ha una regola { $code }.
no-rulebook = Queste regole non ci sono.
no-example = Il regolamento non ha questo esempio.

## Mosse

no-seat-here = A questo tavolo non c’è un posto { $seat }.
no-move = { $game } non ha una mossa { NUMBER($move, useGrouping: 0) }.
not-on-turn = Adesso non tocca a questo posto.
game-over = La partita è già finita.
move-allowed = Questa mossa è permessa.
decision-made = Questa decisione è già presa: nel frattempo il tavolo è cambiato.

## Annullare

takes-back = { $who ->
    [you] Annulli la tua ultima mossa
   *[other] { $who-name } annulla la sua ultima mossa
}{ $moves ->
    [1] .
   *[other] { " " }e tutto ciò che è seguito, { $moves } mosse in tutto.
}
ended-so = La partita è finita: resta com’è.
every-move-stands = In questo gioco ogni mossa vale.
nothing-to-take-back = Non c’è nessuna mossa da annullare.
no-own-move = Non c’è nessuna tua mossa da annullare.
not-so-many-back = Non ci sono tante mosse da annullare.
all-taken-back = In questa partita { $moves ->
    [one] è già stata annullata una mossa
   *[other] sono già state annullate { $moves } mosse
}: adesso ogni mossa vale.
moved-since = Nel frattempo qualcuno ha mosso.
moved-since-agree = Nel frattempo qualcun altro ha mosso: si può annullare solo se tutti sono d’accordo.
move-stands-agree = Questa mossa vale: si può annullare solo se tutti sono d’accordo.
known-agree = Con la mossa si è scoperto qualcosa: si può annullare solo se tutti sono d’accordo.
others-away = { $names } non { $names-count ->
    [one] c’è
   *[other] ci sono
}: si potrà annullare quando ci saranno di nuovo tutti.
nothing-asked = Non c’è più niente da annullare.

## File delle partite

seed-size = Un seme ha { $bytes } byte.
no-match-file = Questo non è un file di partita completo ({ $why }).
unknown-format = Il formato «{ $format }» qui non è conosciuto; si conosce «{ $known }».
file-damaged = Il file della partita è stato cambiato o danneggiato dopo il salvataggio.
file-running = Questo file mostra una partita in corso come la vedeva un giocatore: si può rivedere solo dopo la fine.
file-too-long = Il file ha { $lines ->
    [one] una riga
   *[other] { $lines } righe
}: nessuna partita di { $game } può essere così lunga.
other-rules = La partita segue la versione { $version } delle regole di { $game }, questo programma la versione { $own }: aprila con un programma di quel tempo.
other-kit = La partita è stata giocata con altre carte o su un altro piano, non con quello che qui ha questo nome.
other-result = Il risultato nel file ({ $told }) non è quello della partita rigiocata ({ $found }).
entry-refused = La riga { $number } della partita non è permessa: { $why }
seed-unreadable = Il seme della partita non si può leggere.
seed-unsealed = Il seme non corrisponde al sigillo mostrato prima della prima mossa.

# Che cosa è giusto in una partita.
verified-match = { $game }, { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}, { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}.
verified-seed = Il seme corrisponde al sigillo.
verified-moves = Tutte le mosse, i dadi e le carte sono giusti.
verified-result = Il risultato è giusto: { $points }.
verified-running = La partita non è ancora finita.

checking-another = Si sta controllando un’altra partita: riprova tra un momento.
check-too-long = Rigiocare qui questa partita richiede troppo tempo: controlla il file con `spieltisch verify`.

## Set di carte e piani che il proprietario mette nella cartella dei dati

kit-line = Riga { $number }: { $what }
kit-head = Qui va id: oppure title:, non { $word }.
kit-twice = { $key } c’è già più in alto.
kit-no-value = Dopo { $key } manca il valore.
kit-no-id = { $id } non è un id: lettere minuscole, cifre e trattini, al massimo 40.
kit-no-name = I cataloghi non hanno il nome { $name }.
kit-missing = Manca la riga { $key } …
kit-unusable = { $file } non si può usare. { $why }
kit-taken = L’id { $id } è già preso.
kit-unreadable = Il file non si può leggere ({ $why }).
kit-large = Il file è più grande di { $most } KiB.
kit-no-text = Il file non è un testo in UTF-8.
no-kit = { $id } qui non c’è, solo { $known }.

## Simulazioni

no-cuda-package = Per la scheda grafica serve numba-cuda: installalo con `pip install 'spieltisch[gpu]'`.
no-gpu = Qui non c’è una scheda grafica CUDA: senza --gpu si usa il processore.
batch-illegal = Stato { $state }: il posto { $seat } non può fare la mossa { NUMBER($move, useGrouping: 0) }; non è cambiato niente.
batch-numbers = { $states ->
    [one] Per uno stato serve un numero.
   *[other] Per { $states } stati servono { $states } numeri.
}
no-games = Bisogna giocare almeno una partita.
not-compiled = { $game } non si è potuto compilare: { $why }
no-peer = { $peer } non è installato: `pip install 'spieltisch[peers]'`.
peer-failed = { $peer } non è riuscito: { $why }

## Bot

no-level = Il livello { $name } non c’è: { $known }.
no-setting = «{ $word }» non è un’impostazione: dovrebbe essere NOME=VALORE.
no-bot-setting = Un bot non ha { $name }, solo { $known }.
bad-bot-setting = { $name } non può essere { $value }.
two-bots = Ci vogliono almeno due bot.
no-self-play = { $game } non impara giocando da solo.
no-ladder = In { $file } mancano i segni della scala.
bots-not-ready = I bot forti di questo gioco sono ancora in preparazione: riprova tra un momento.

# Un aiuto.
only-move = C’è una sola mossa: { $move }.
hint = Un giocatore forte sceglie «{ $best }» ({ $mode ->
    [coop] probabilità di un buon risultato
   *[other] probabilità di vincere
}: { $chance }%) prima di «{ $second }» ({ $other }%).
hints-alone = Gli aiuti ci sono solo se tutti gli altri sono computer.
no-lesson = Non c’è una lezione per { $game }.
lesson-other = È permesso, ma qui serve un’altra mossa.
lesson-read-on = Prima continua a leggere: presto tocca a te.

## Al tavolo

# Chi è andato e venuto, con i nomi di allora.
note-away = { $name } non c’è: un computer continua al posto di { $name }.
note-back = { $name } è di nuovo qui.
note-left = { $name } ha lasciato il tavolo: continua un computer.
note-took = Da adesso { $name } gioca al posto di { $before }.

no-table = Questo tavolo non c’è, o non c’è più. Controlla il link.
no-such-seat = Questo posto non c’è.
no-free-seat = Qui non c’è più nessun posto libero.
no-spectators = Questo tavolo non ammette spettatori.
seat-taken = Lì c’è già qualcuno.
seat-held = Chi siede qui manca solo per poco.
have-seat = Hai già un posto.
another-seat = Hai giocato in un altro posto e puoi tornare solo a quello.
not-your-seat = Quello non è il tuo posto.
not-playing = Qui non giochi.
removed = Chi ospita ti ha tolto da questo tavolo e può farti rientrare.
host-only = Può farlo solo chi ospita il tavolo.
before-match = Si può fare solo prima della partita.
too-few-seats = Non ci sarebbe posto per tutti.
seats-free = Ci sono ancora posti liberi: invita qualcuno o aggiungi dei bot.
clock-range = Il tempo va da un secondo a un giorno.
rematch-of-players = Solo chi ha giocato può chiedere la rivincita.
match-running = La partita è ancora in corso.
match-rests = Questa partita segue un’altra versione delle regole di { $game } e resta ferma.
not-begun = La partita non è ancora cominciata.
not-so-far = La partita non è arrivata fin lì.
no-match = Questa partita non c’è.
replay-later = La partita è in corso: potrai rivederla dopo.
nothing-to-play = Manca a che cosa giocare.
name-length = Un nome ha da 1 a { $most } caratteri.
name-letter = In un nome ci vuole una lettera o una cifra.

## Il server

not-known = Qui non ti conosciamo ancora: ricarica la pagina.
nothing-here = Qui non c’è niente.
not-here = Qui non si può fare.
bad-request = Questa richiesta non si capisce.
too-large = È troppo grande.
# Una di queste quattro, con quello che ne dice il programma.
in-detail = { $said } ({ $detail })
fault = È colpa del server, non tua.
not-saved = Il server adesso non riesce a salvare: riprova tra un momento. Quello che è stato giocato resta.
not-reached = Il server adesso non raggiunge i suoi dati: riprova tra un momento.
no-request-id = La richiesta non ha un id utilizzabile.
message-unreadable = Questo messaggio non si capisce: ricarica la pagina.
request-slow = La tua richiesta è arrivata troppo lentamente: riprova.
request-long = Questa richiesta è troppo lunga.
too-much = Troppe cose insieme: riprova.
too-many-at-once = Dal tuo indirizzo arrivano troppe richieste insieme: aspetta un momento.
too-many-requests = Troppe richieste: aspetta un momento.
too-many-new = Dal tuo indirizzo arrivano moltissimi ospiti e tavoli nuovi: aspetta un minuto.
too-many-tables = Hai già { $tables ->
    [one] un tavolo aperto: giocalo
   *[other] { $tables } tavoli aperti: giocane uno
} fino alla fine. Quello che resta fermo un giorno non conta più.
too-many-public = Mostri già in pubblico { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}: cominciane uno, o non mostrarlo più.
too-many-shown = Dal tuo indirizzo si mostrano già moltissimi tavoli in pubblico: riprova più tardi.
strange-page = Questa pagina non può usare il server.
page-not-built = La pagina non è ancora costruita: esegui una volta `make page`, poi riavvia.

# A chi lo gestisce.
running = Spieltisch è in funzione: { $address }
no-data = I dati del server non si raggiungono: { $why }. Controlla --data e SPIELTISCH_DATABASE.
bad-redis = SPIELTISCH_REDIS non è un indirizzo come redis://host:6379.
bad-number = { $name } non è un numero utilizzabile: { $value }.
no-port = Su { $host }:{ $port } non si può avviare un server ({ $why }): scegli un’altra porta.
secret-damaged = Il file { $file } è danneggiato: cancellalo.
not-this-machine = { $url } non è questo computer: il carico è solo per un server su 127.0.0.1.
backed-up = Copia salvata: { $file }
secret-apart = SPIELTISCH_SECRET non è compreso: conservalo tu.
restored = Ripristinato in { $folder }
no-database = In { $folder } non c’è nessun database.
database-exists = In { $folder } c’è già un database. Per sostituirlo usa --force.
database-elsewhere = Questo database non è in un file: salvane una copia con il suo strumento (per PostgreSQL pg_dump e pg_restore), e con essa il file { $file }.
server-running = Su { $folder } è ancora in funzione un server: prima fermalo.
no-backup = { $file } non è una copia integra.
not-backed-up = Non si è potuta salvare la copia: { $why }.
backup-newer = { $file } viene da una versione più nuova di questo programma.

## La riga di comando e il terminale

file-exists = { $file } c’è già: scegli un altro nome o --force.
file-unreadable = { $file } non si può leggere: { $why }.
file-unwritable = { $file } non si può scrivere: { $why }.

column-id = ID
column-title = Titolo
column-players = Giocatori
column-minutes = Min.
column-options = Opzioni
column-version = v
column-seat = posto
column-points = punti
column-first = primo
column-game = gioco
column-moves = mosse/s, 1 core
column-bytes = Byte
column-iterations = iterazioni/s, 1 core
column-startup = secondi fino alla prima partita
column-cold = a freddo
column-cached = cache
column-bot = Bot
column-won = vinte
column-slowest = più lenta
column-language = Lingua
column-catalogue = Catalogo
column-missing = Manca

no-option-typed = «{ $word }» non è un’opzione: dovrebbe essere NOME=VALORE.
no-seat-there = Non c’è un posto { $seat }: al tavolo si è in { $seats }.
which-game = Quale gioco
name-a-game = Quale gioco? `spieltisch games` li elenca.
playing = si gioca …
compiling = si compila …
counting = si conta …
opponents-wake = gli avversari si svegliano …
ready = Pronto: { $games }.

sim-games = { $game }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}, { $seconds } s
sim-rates = { $games } partite/s, { $moves } mosse/s
sim-lengths = lunghezza { $shortest }–{ $longest } mosse, in media { $mean }
sim-shared = primi a pari merito: { $share }
sim-together = risultato { $points }, vinte { $won }
bench-title = partite al secondo, mosse permesse a caso
arena-title = { $game }: { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}, { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}
tuned = { $file }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
tuned-gain = { $tuned }; { $gain } punti a partita contro il file di prima

# Che cosa manca a una lingua.
complete = completo
lacks-variables = { $id }: altre variabili
needless = { $id }: di troppo
unreadable-line = la riga { $line } non si può leggere
lacks-rulebook = il regolamento
all-worded = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}: tutto ciò che si dice si può dire in ogni lingua.

terminal-help = Mossa: numero o nome (basta una parte che ne indichi una sola).  u: annulla  r: regole  s FILE: salva  q: esci
you-are = Sei { $who-name }. Sigillo: { $seal }
bye = A presto.
saved = Salvato: { $file }
fits-several = «{ $answer }» va bene per più mosse.
fits-none = «{ $answer }» non è nessuna delle mosse. Scrivi un numero o un nome.
# Un giocatore nel risultato, con il posto oppure, dove si gioca tutti insieme, senza.
placed = { $place }. { $who-name }: { NUMBER($points, useGrouping: 0) }{ $won ->
    [yes] { " " }★
   *[no] { "" }
}
scored = { $who-name }: { NUMBER($points, useGrouping: 0) }{ $won ->
    [yes] { " " }★
   *[no] { "" }
}

## L’aiuto della riga di comando

# La sua cornice.
help-usage = Uso:
help-any-options = [OPZIONI]
help-any-command = COMANDO [ARGOMENTI]...
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-default = predefinito: { $value }
help-required = obbligatorio
help-help = Mostra questo aiuto ed esce.

# I comandi.
help-spieltisch = Giochi da tavolo da giocare e da simulare. Senza comando: li offre al browser.
help-games = Tutti i giochi: ID, titolo, numero di giocatori, opzioni, versione.
help-rules = Il regolamento di un gioco, o una sola delle sue regole.
help-lesson = La lezione di un gioco, passo per passo, e che cosa non va.
help-lesson-moves = Mostra anche quali mosse ci sono a ogni passo.
help-languages = Tutte le lingue con il loro nome, e che cosa manca loro rispetto all’inglese.
help-kits = Set di carte e piani: quali ci sono, dove metterne altri e che cosa non va in qualcuno.
help-serve = Offre i giochi al browser.
help-load = Mette alla prova un server su questo computer con giocatori simulati e misura quanto in fretta risponde.
help-play = Gioca nel terminale contro i bot.
help-sim = Partite a caso: partite/s, mosse/s, lunghezze, punti e vittorie di ogni posto.
help-perft = Quante sequenze di mosse ci sono dall’inizio, per ogni lunghezza fino a una certa profondità.
help-bench = La velocità del gioco a caso e, con --peers, quella di altri motori nella stessa prova.
help-arena = Partite tra bot: chi vince quante volte, e con quale certezza.
help-tune = Migliora, giocando contro sé stesso, il file da cui i bot di un gioco sanno quanto valgono le posizioni.
help-verify = Rigioca il file di una partita e controlla sigillo, mosse e risultato.
help-backup = Scrive in un solo file il database e il segreto di un server; il server può restare in funzione.
help-restore = Riporta una copia nella cartella dei dati di un server che non è in funzione.
help-new = Comincia un gioco nuovo: una cartella che funziona già, da far diventare tua.
help-warm = Compila i giochi in anticipo.

# Che cosa accettano in diversi.
help-id = Il gioco, come lo chiama `spieltisch games`.
help-ids = I giochi; se non ne indichi, tutti.
help-seats = Numero di giocatori; se non lo indichi, il minimo.
help-option = Un’opzione del gioco; si può ripetere.
help-seed = Da dove viene il caso; stesso seme, stesse partite.
help-json = Risultato leggibile dai programmi.
help-data = La cartella dei dati del server.
help-cores = Quanti alla volta; se non lo indichi, uno per core.

# Che cosa accetta uno solo.
help-rule = Una sola regola, con il suo numero: R4.
help-wording = Invece: gioca tante partite di ogni gioco e mette in parole tutto ciò che si dice.
help-host = Con 0.0.0.0 possono giocare anche altri nella rete.
help-port = 0 è una porta libera qualsiasi.
help-ahead = Compila i giochi in secondo piano.
help-tables = Tavoli a cui si gioca una partita.
help-sockets = Connessioni, distribuite fra i tavoli.
help-duration = Per quanti secondi.
help-rate = Mosse al secondo; se non le indichi, la metà dei tavoli.
help-url = Un server su questo computer; se non lo indichi, se ne avvia uno.
help-load-id = Il gioco a cui si gioca; se non lo indichi, tutti.
help-play-id = Il gioco; se non lo indichi, ti viene chiesto.
help-repeat = Per una partita che si possa ripetere.
help-seat = Dove siedi, a partire da 1.
help-level = Quanto sono forti gli altri: random, beginner, casual, good, strong, master.
help-sim-n = Numero di partite.
help-gpu = Su una scheda grafica NVIDIA.
help-depth = Le sequenze più lunghe che si contano.
help-peers = Accanto a noi OpenSpiel e Pgx, con il rapporto.
help-gpu-too = Anche su una scheda grafica NVIDIA.
help-startup = Invece: secondi fino alla prima partita.
help-search = Invece: iterazioni della ricerca dei bot.
help-seconds = Secondi per ogni cifra.
help-bots = `random`, `policy`, un livello, o un livello con impostazioni: strong,seconds=0.2
help-arena-n = Numero di partite.
help-time = Secondi per ogni mossa.
help-ladder = La scala dei livelli in tutti i giochi, o in uno.
help-write = Con --all: in questo file; se non lo indichi, docs/bots.md.
help-tune-n = Partite contro sé stesso.
help-fresh = Parte da zero, non dal file del gioco.
help-out = Il file; se non lo indichi, quello del gioco.
help-trial = Partite contro il file di prima.
help-match-file = Il file di una partita.
help-backup-file = Il file da scrivere.
help-replace-file = Sostituisce il file, se c’è già.
help-restore-file = Ciò che ha scritto `spieltisch backup`.
help-replace-database = Sostituisce il database che c’è.
help-new-id = Come si chiama la cartella del gioco: `mio_gioco`.

## Un tavolo come testo

# Un giocatore con il suo nome, chiunque legga.
name = { $who-name }
over-water = Sopra l’acqua: { $lanes }

# I colori, più corti che si può.
initial-red = R
initial-yellow = G
initial-green = V
initial-blue = Bl
initial-white = Bi
initial-black = N
initial-wood = L
initial-grey = Gr
initial-purple = Vi
initial-orange = A

symbol-drop = goccia
symbol-hammer = martello
symbol-circles = cerchi
symbol-bricks = mattoni
symbol-wheel = ruota
symbol-arrow = freccia
symbol-fist = pugno
symbol-foot = piede
symbol-knee = ginocchio
symbol-shield = scudo
symbol-ram = ariete
symbol-broom = scopa
symbol-snow = neve
symbol-lock = lucchetto
symbol-swap = scambio
symbol-zero = zero
symbol-twice = doppio
symbol-person = persona
symbol-rightwards = destra
symbol-leftwards = sinistra
symbol-exchange = scambio
symbol-opposite = ribalta
symbol-another = uno in più
symbol-turn-over = gira

# Un gioco che non ha ancora parole sue.
plain-move = Mossa { $n }
plain-prompt = Tocca a te.
plain-reason = Adesso la mossa { $n } non è possibile.

# Che cosa c’è di nuovo.
new-id = { $id } non può essere il nome di un gioco: minuscole, cifre e _, prima una lettera.
new-taken = C’è già un gioco { $id }.
new-no-source = I giochi si aggiungono dove c’è il codice sorgente; questo è un pacchetto installato.
new-made = { $title } è pronto: regole, testi e scena in { $folder }, test in { $tests }. Gioca: spieltisch play { $id }
