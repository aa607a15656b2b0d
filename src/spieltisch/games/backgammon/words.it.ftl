title = Backgammon
tagline = Tira, corri, colpisci: vince chi porta a casa per primo tutte le pedine.

option-stakes = Posta
option-stakes-simple = semplice, come nella scatola
option-stakes-full = piena, con cubo del raddoppio e gammon
option-jacoby = Regola Jacoby (solo a posta piena)
option-jacoby-off = no
option-jacoby-on = sì: i gammon valgono solo dopo un raddoppio

# Luoghi, pedine, dadi e il cubo.
board = Tabellone
point = punta { $point }
bar-of = { $who ->
    [you] la tua barra
   *[other] barra di { $who-name }
}
tray = { $who ->
    [you] la tua uscita
   *[other] uscita di { $who-name }
}
tray-with = uscita, con { the-die }
dice-of = { $who ->
    [you] i tuoi dadi
   *[other] dadi di { $who-name }
}
cube-middle = cubo del raddoppio, al centro
cube-of = { $who ->
    [you] il tuo cubo del raddoppio
   *[other] cubo del raddoppio di { $who-name }
}
checker = pedina { $colour-f } sulla punta { $point }
checker-bar = pedina { $colour-f } sulla barra
checker-off = pedina { $colour-f }, uscita
die = { $die }
die-used = { $die }, usato
die-stuck = { $die }, non si può usare
cube = cubo del raddoppio: { $cube }
cube-offered = cubo del raddoppio, offerto { $cube }
pips = { $pips ->
    [one] 1 passo
   *[other] { $pips } passi
}
on-bar = { $n } sulla barra

# Mosse, scritte con le punte di partenza e di arrivo: 13/7, colpendo 13/7*.
bar = bar
off = fuori
step = { $start }/{ $end }
step-hit = { $start }/{ $end }*
move = { $step } con { the-die }
run = { $steps } con { the-first } e { the-second }
run-double = { $steps } con { the-die } { times }
end = fine turno
roll = tira
double = raddoppia a { $cube }
take = accetta, il cubo mostrerà { $cube }
drop = rifiuta e perdi la partita

the-die = { $die ->
    [1] l’1
   *[other] il { $die }
}
the-first = { $first ->
    [1] l’1
   *[other] il { $first }
}
the-second = { $second ->
    [1] l’1
   *[other] il { $second }
}
the-smaller = { $smaller ->
    [1] l’1
   *[other] il { $smaller }
}
the-larger = { $larger ->
    [1] l’1
   *[other] il { $larger }
}
times = { $times ->
    [2] due volte
    [3] tre volte
   *[4] quattro volte
}
dice = { $larger ->
    [0] { the-smaller }
   *[other] { the-larger }{ $smaller ->
        [0] {""}
       *[other] {" "}e { the-smaller }
    }
}
to-play = { $times ->
    [1] { dice }
   *[other] { dice } { times }
}

prompt-roll = Tira i dadi, o raddoppia a { $cube }.
prompt-doubled = Ti si propone di giocare per { $cube }: accetta, o rifiuta e perdi { $lost }.
prompt-end = Tutti i dadi sono usati: termina il turno.
prompt-stuck = Non puoi usare { dice }: termina il turno.
prompt-enter = Fai rientrare le pedine dalla barra. Da giocare: { to-play }.
prompt-move = Muovi una pedina. Da giocare: { to-play }.

stuck = { $who ->
    [you] Non puoi usare { dice }.
   *[other] { $who-name } non può usare { dice }.
}

# Che cosa succede.
rolls-one = { $who ->
    [you] Tiri un { $die }.
   *[other] { $who-name } tira un { $die }.
}
begins = { $who ->
    [you] Cominci tu con { $larger }–{ $smaller }.
   *[other] { $who-name } comincia con { $larger }–{ $smaller }.
}
rolled = { $larger }–{ $smaller }{ $uses ->
    [4] , un doppio
   *[other] {""}
}
rolls = { $who ->
    [you] Tiri { rolled }.
   *[other] { $who-name } tira { rolled }.
}
moves = { $who ->
    [you] Giochi { $start }/{ $end } con { the-die }.
   *[other] { $who-name } gioca { $start }/{ $end } con { the-die }.
}
hits = { $who ->
    [you] Colpisci una pedina di { $whom-name }: va sulla barra.
   *[other] { $who-name } colpisce una { $whom ->
        [you] tua pedina
       *[other] pedina di { $whom-name }
    }: va sulla barra.
}
ends = { $larger ->
    [0] { $smaller ->
        [0] { ends-turn }
       *[other] { ends-stuck }
    }
   *[other] { ends-stuck }
}
ends-turn = { $who ->
    [you] Termini il turno.
   *[other] { $who-name } termina il turno.
}
ends-stuck = { $who ->
    [you] Non puoi usare { dice } e termini il turno.
   *[other] { $who-name } non può usare { dice } e termina il turno.
}
doubles = { $who ->
    [you] Raddoppi a { $cube }.
   *[other] { $who-name } raddoppia a { $cube }.
}
takes = { $who ->
    [you] Accetti e ricevi il cubo del raddoppio con { $cube }.
   *[other] { $who-name } accetta e riceve il cubo del raddoppio con { $cube }.
}
drops = { $who ->
    [you] Rifiuti il raddoppio.
   *[other] { $who-name } rifiuta il raddoppio.
}
all-off = { $who ->
    [you] Hai portato fuori tutte le pedine{ won }.
   *[other] { $who-name } ha portato fuori tutte le pedine{ won }.
}
won = { $times ->
    [2] : un gammon, 2 × { $cube }
    [3] : un backgammon, 3 × { $cube }
   *[other] {""}
}
time-up = Dopo { $turns } turni vince chi ha meno strada da fare.
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Vinci { points }.
       *[other] { $winners } vince { points }.
    }
   *[other] La strada che resta è la stessa: pareggio.
}
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

# Perché no.
why-roll-first = Prima tira i dadi o raddoppia (R14).
why-answer-first = Prima accetta o rifiuta il raddoppio (R15).
why-must-move = Puoi ancora muovere, quindi devi farlo (R12).
why-no-cube = A posta semplice si gioca senza cubo del raddoppio (R14).
why-no-double = Non c’è nessun raddoppio a cui rispondere (R15).
why-only-answer = Puoi solo accettare o rifiutare (R15).
why-rolled = In questo turno i dadi sono già tirati (R1).
why-too-late = Puoi raddoppiare solo prima di tirare (R14).
why-no-die = Non hai nessun { $die } da usare (R2).
why-bar-first = Prima devono rientrare le tue pedine sulla barra (R6).
why-bar-empty = Non hai pedine sulla barra (R6).
why-empty = Non hai pedine su { $start } (R3).
why-closed = La punta { $end } è chiusa: ci sono più pedine avversarie (R4).
why-not-home = Puoi portare fuori solo quando tutte le tue pedine sono in casa (R7).
why-not-last = Con { the-die } può uscire solo la pedina più indietro (R7).
why-both = Dopo non si potrebbe più usare l’altro dado, ma è possibile usarli entrambi (R9).
why-larger = Si può usare solo uno dei due dadi, quindi dev’essere { the-die } (R10).
no-peer = Mancano gli avversari: `pip install gnubg-nn` li installa.
