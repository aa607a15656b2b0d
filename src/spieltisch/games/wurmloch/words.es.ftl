title = Agujero de gusano
tagline = Vueltas a la galaxia: ¿quién carga antes sus dieciséis cajas?

option-sides = Planetas y agujeros de gusano
option-sides-alternate = alternados
option-sides-mixed = mezclados

# Lugares, naves y cajas. `-the` lleva el artículo, `-to` dice adónde.
planet = planeta { $n }
    .the = el planeta { $n }
    .to = al planeta { $n }
corner = esquina { $n }
    .the = la esquina { $n }
    .to = a la esquina { $n }
wormhole = agujero { $n } ({ $symbol })
    .the = el agujero { $n } ({ $symbol })
    .to = al agujero { $n } ({ $symbol })
galaxy = Galaxia
ship = nave { $colour-f } en { $at-the }
crate = caja { $colour-f } en el planeta { $n }
loaded = cargado
hold = { $who ->
    [you] cargado por ti
   *[other] cargado por { $who-name }
}
die = dado
die-shows = dado: { $number }
card-played = carta jugada
card = { $who ->
    [you] tu carta { $number }
   *[other] carta { $number } de { $who-name }
}
hand = { $who ->
    [you] tus cartas { $number }
   *[other] cartas { $number } de { $who-name }
}
note-rest = { $n ->
    [one] falta { $n }
   *[other] faltan { $n }
}
note-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}

# Jugadas.
roll = tirar el dado
keep = no jugar ninguna carta
move = con el { $number } { $way } { $at-to }
move-jump = con el { $number } { $way } { $at-to }, salto { $end-to }
move-crate = con el { $number } { $way } { $at-to }, cargar la caja
forward = hacia delante
back = hacia atrás

prompt-roll = Tira el dado.
prompt-card = Nada cargado. Puedes jugar una carta: { $crates ->
    [0] ninguna consigue ahora una caja.
    [one] hay 1 caja a tu alcance.
   *[other] hay { $crates } cajas a tu alcance.
}

# Lo que pasa.
laid = En el recorrido hay cuatro { $first-many } y cuatro { $second-many }; los demás símbolos están dos veces.
begins = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $who-name }.
}
rolls = { $who ->
    [you] Sacas un { $number } y llegas { $at-to }.
   *[other] { $who-name } saca un { $number } y llega { $at-to }.
}
plays = { $who ->
    [you] Juegas el { $number }, vas { $way } y llegas { $at-to }.
   *[other] { $who-name } juega el { $number }, va { $way } y llega { $at-to }.
}
keeps = { $who ->
    [you] No juegas ninguna carta.
   *[other] { $who-name } no juega ninguna carta.
}
jumps = { $who ->
    [you] Saltas { $at-to }.
   *[other] { $who-name } salta { $at-to }.
}
loads = { $who ->
    [you] Cargas
   *[other] { $who-name } carga
} { $rest ->
    [0] la última caja.
    [one] una caja, falta 1.
   *[other] una caja, faltan { $rest }.
}
time-up = Cada jugador ha tenido { $turns } turnos.
result = { $winners-you ->
    [alone] Ganas
    [among] { $winners } compartís la victoria
   *[not] { $winners } { $winners-count ->
        [one] gana
       *[other] comparten la victoria
    }
} con { $points ->
    [one] 1 caja
   *[other] { $points } cajas
}{ $winners-count ->
    [one] .
   *[other] {" "}cada uno.
}

# Por qué no.
why-rolled = En este turno ya se ha tirado el dado (R2).
why-roll-first = Primero se tira el dado. Puedes jugar una carta si la tirada no da ninguna caja (R8).
why-no-card = Ya no te queda ningún { $number } (R11).
