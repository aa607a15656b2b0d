title = Wormhole
tagline = Giri e giri per la galassia: chi carica per primo tutte e sedici le casse?

option-sides = Pianeti e wormhole
option-sides-alternate = alternati
option-sides-mixed = mescolati

# Luoghi, navi e casse; `-on` è con su.
planet = pianeta { $n }
    .on = sul pianeta { $n }
corner = angolo { $n }
    .on = sull’angolo { $n }
wormhole = wormhole { $n } ({ $symbol })
    .on = sul wormhole { $n } ({ $symbol })
galaxy = Galassia
ship = nave { $colour-f } { $at-on }
crate = cassa { $colour-f } sul pianeta { $n }
loaded = caricate
hold = { $who ->
    [you] caricate da te
   *[other] caricate da { $who-name }
}
die = dado
die-shows = dado: { $number }
card-played = carta giocata
card = { $who ->
    [you] la tua carta { $number }
   *[other] carta { $number } di { $who-name }
}
hand = { $who ->
    [you] le tue carte { $number }
   *[other] carte { $number } di { $who-name }
}
note-rest = ancora { $n }
note-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}

# Mosse.
the-number = { $number ->
    [1] l’1
   *[other] il { $number }
}
roll = tira il dado
keep = non giocare carte
move = { $way } con { the-number } { $at-on }
move-jump = { $way } con { the-number } { $at-on }, salto { $end-on }
move-crate = { $way } con { the-number } { $at-on }, carica la cassa
forward = avanti
back = indietro

prompt-roll = Tira il dado.
prompt-card = Nessuna cassa caricata. Puoi giocare una carta: { $crates ->
    [0] adesso nessuna porta a una cassa.
    [one] 1 cassa è raggiungibile.
   *[other] { $crates } casse sono raggiungibili.
}

# Che cosa succede.
laid = Sul percorso { $first-many } e { $second-many } ci sono quattro volte, gli altri simboli due.
begins = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $who-name }.
}
rolls = { $who ->
    [you] Tiri { $number } e atterri { $at-on }.
   *[other] { $who-name } tira { $number } e atterra { $at-on }.
}
plays = { $who ->
    [you] Giochi { the-number }, voli { $way } e atterri { $at-on }.
   *[other] { $who-name } gioca { the-number }, vola { $way } e atterra { $at-on }.
}
keeps = { $who ->
    [you] Non giochi carte.
   *[other] { $who-name } non gioca carte.
}
jumps = { $who ->
    [you] Salti { $at-on }.
   *[other] { $who-name } salta { $at-on }.
}
loads = { $who ->
    [you] Carichi { $rest ->
        [0] l’ultima cassa.
        [one] una cassa, ne manca 1.
       *[other] una cassa, ne mancano { $rest }.
    }
   *[other] { $who-name } carica { $rest ->
        [0] l’ultima cassa.
        [one] una cassa, ne manca 1.
       *[other] una cassa, ne mancano { $rest }.
    }
}
time-up = Tutti hanno avuto { $turns } turni.
result = { $winners-you ->
    [alone] Vinci
    [among] { $winners } vincete insieme
   *[other] { $winners } { $winners-count ->
        [one] vince
       *[other] vincono insieme
    }
} con { $points ->
    [one] 1 cassa
   *[other] { $points } casse
}{ $winners-count ->
    [one] .
   *[other] {" "}a testa.
}

# Perché no.
why-rolled = In questo turno il dado è già tirato (R2).
why-roll-first = Prima si tira il dado. Puoi giocare una carta se il tiro non porta una cassa (R8).
why-no-card = Non hai più nessun { $number } (R11).
