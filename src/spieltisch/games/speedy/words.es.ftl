title = Speedy
tagline = Líbrate de todas tus cartas tan rápido como puedas.

option-draw = Robar
option-draw-hand = a mano, cuando quieras
option-draw-auto = solo, justo después de cada carta

# La mesa.
centre = Centro
pile = { $pile ->
    [0] pila izquierda
   *[other] pila derecha
}
underneath = { $n ->
    [one] 1 carta debajo
   *[other] { $n } cartas debajo
}
hand = { $who ->
    [you] Tus cartas
   *[other] Cartas de { $who-name }
}
stock = mazo
stock-of = mazo, { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
note-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
note-ready = «listo»
note-waits = espera

# A quién espera la mesa, y cómo terminó.
notice-ready = { $who-you ->
    [alone] Falta que digas «listo».
    [among] Falta que los dos digáis «listo».
   *[not] Falta que { $who } { $who-count ->
        [one] diga
       *[other] digan
    } «listo».
}
notice-stuck = Nadie puede seguir. { $who-you ->
    [alone] Aún tienes que dar una carta.
    [among] Cada uno dais una carta.
   *[not] { $who } { $who-count ->
        [one] aún tiene que dar una carta.
       *[other] dan una carta cada uno.
    }
}
notice-won = { $winner ->
    [you] Te has librado de todas tus cartas.
   *[other] { $winner-name } se ha librado de todas sus cartas.
} { $loser ->
    [you] Te
   *[other] A { $loser-name } le
} { $cards ->
    [one] queda 1 carta.
   *[other] quedan { $cards } cartas.
}
notice-drawn = Los dos han acabado en el mismo instante.

# Jugadas.
ready = decir «listo»
turn-up = descubrir la carta de arriba de tu mazo
play = { $card } a la pila { $pile ->
    [0] izquierda
   *[other] derecha
}
draw = robar una carta
lay = { $card } boca abajo a la pila { $pile ->
    [0] izquierda
   *[other] derecha
}
wait = esperar

prompt-ready = Mira tus cartas. ¿Empezamos?
prompt-turn-up = Nadie puede seguir: descubre una carta.
prompt-choose = Nadie puede seguir: elige una carta de tu mano.
prompt-wait = Ninguna de tus cartas encaja: espera.
prompt-lay-or-draw = Pon cartas que encajen o roba.
prompt-lay = Pon cartas que encajen.

# Lo que pasa.
colour = color
symbol = símbolo
number = número
dealt = Todas las cartas están repartidas; las iniciales están boca abajo. La carrera empieza cuando los dos digan «listo».
is-ready = { $who ->
    [you] Dices «listo».
   *[other] { $who-name } dice «listo».
}
begins = La carrera empieza con el { $left } (izquierda) y el { $right } (derecha).
lays = { $who ->
    [you] Pones
   *[other] { $who-name } pone
} el { $card } en la pila { $pile ->
    [0] izquierda
   *[other] derecha
} (mismo { $shared }).
draws = { $who ->
    [you] Robas una carta.
   *[other] { $who-name } roba una carta.
}
draws-card = Robas el { $card }.
waits = { $who ->
    [you] Esperas.
   *[other] { $who-name } espera.
}
no-way-on = Nadie puede seguir: no hay nada que poner ni que robar.
chooses = { $who ->
    [you] Has elegido una carta de tu mano.
   *[other] { $who-name } ha elegido una carta de su mano.
}
chooses-card = Has elegido el { $card }.
adds = { $who ->
    [you] Das
   *[other] { $who-name } da
} el { $card } a la pila { $pile ->
    [0] izquierda
   *[other] derecha
}.
keeps = { $who ->
    [you] Te
   *[other] A { $who-name } le
} { $cards ->
    [one] queda 1 carta.
   *[other] quedan { $cards } cartas.
}
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Te has librado de todas tus cartas y ganas.
       *[other] { $winners } se ha librado de todas sus cartas y gana.
    }
   *[other] Los dos han acabado en el mismo instante: empate.
}

# Por qué no.
why-not-begun = La carrera empieza cuando los dos digan «listo» (S5).
why-pause = La carrera se detiene hasta que los dos hayan dado una carta (R10).
why-empty-slot = Ese hueco de tu mano está vacío ({ $rule }).
why-no-fit = Tu { $card } no comparte color, símbolo ni número con el { $top } (R2).
why-pile-empty = Tu mazo está vacío (R6).
why-by-itself = Tu mano se rellena sola (R6).
why-hand-full = Ya tienes tres cartas en la mano (R6).
why-wait = Esperar solo es una jugada en la carrera, y solo si no puedes poner ni robar (R1).
why-go = Solo se descubren cartas cuando nadie puede ya poner ni robar (R9).
why-choose = Tu mazo está vacío: elige una carta de tu mano (R10).
why-lay = Solo puedes poner una carta que no encaja cuando nadie puede seguir (R10).
why-turn-up = Aún tienes mazo: descubre su carta de arriba (R10).
