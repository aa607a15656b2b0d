title = All Your Base
tagline = Equipa tu base y no le pases a tu vecino nada que le sirva.

option-three = Con tres jugadores
option-three-standard = manos de diez cartas
option-three-short = manos de seis y robar dos
option-advanced = Progreso técnico
option-advanced-off = todas las cartas desde el inicio
option-advanced-on = las cartas altas llegan después
option-order = Orden
option-order-turns = uno tras otro
option-order-together = todos a la vez
option-software = Software tras una fase
option-software-gathered = se puntúa y se recoge
option-software-stays = se queda, se puntúa al final

# Estaciones: de varias con el mismo símbolo, su lugar en la base, desde la izquierda.
station = { $place ->
    [0] estación de { $symbol }
   *[other] estación de { $symbol } { $place }
}
station-worth = { station }: { $worth }
software-of = software de la { station }
worth = { $worth }

# La mesa.
now = Fase { $phase } de 3, ronda { $round } de { $rounds }
now-over = La partida ha terminado
stack = pila de { $symbol-many }
supply = reserva de cubos { $colour-many }
pile = mazo
pile-left = mazo: { cards }
discard-pile = descartes
base = { $who ->
    [you] Tu base
   *[other] Base de { $who-name }
}
hand-of = mano de { $who-name }
hand-cards = { $who-name }: { cards }
hand = Tu mano
hand-passing = Tu mano; el resto pasa luego a { $whom-name }
notice-scored = Fase { $phase } puntuada: { $scores }
score = { $who ->
    [you] tú { $points }
   *[other] { $who-name } { $points }
}
note-rest = recibe tu resto
note-ready = ya está
note-plays = juega { $n } más
note-keeps = guarda { $n } más

cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
more-cards = { $done ->
    [0] { cards }
   *[other] { cards } más
}

# Jugadas.
keep = guardar el { $card }
card = { $number } { $colour } de { $kind-many }
use-nothing = { card }: solo descartar
use-station = { card }: nueva estación de { $kind }
use-hardware = { card }: cubo { $colour } en la { station }{ with-gain }
use-software = { card }: software en la { station }{ with-gain }
with-gain = { $gain ->
    [0] {""}
   *[other] {" "}({ $gain })
}
gain = { $gain }
not-possible = no se puede

prompt-play = Juega { more-cards }.
prompt-play-last = Última ronda: juega { more-cards }.
prompt-keep = Guarda { more-cards }; el resto pasa a { $whom-name }.

# Lo que pasa.
later = Las cartas con { $numbers } llegan más tarde.
phase-begins = Fase { $phase } de 3: cada jugador recibe { cards }.
round-begins = Ronda { $round }: { $who ->
    [you] abres tú.
   *[other] abre { $who-name }.
}
discards = { $who ->
    [you] Solo descartas el { $card }.
   *[other] { $who-name } solo descarta el { $card }.
}
builds = { $who ->
    [you] Juegas el { $card } y construyes una estación de { $symbol }.
   *[other] { $who-name } juega el { $card } y construye una estación de { $symbol }.
}
mounts = { $who ->
    [you] Juegas el { $card } y pones un cubo { $colour } en la { $station }{ now-worth }.
   *[other] { $who-name } juega el { $card } y pone un cubo { $colour } en la { $station }{ now-worth }.
}
installs = { $who ->
    [you] Instalas el { $card } en la { $station }{ now-worth }.
   *[other] { $who-name } instala el { $card } en la { $station }{ now-worth }.
}
replaces = { $who ->
    [you] En la { $station } cambias el { $old } por el { $card }{ now-worth }.
   *[other] { $who-name } cambia en la { $station } el { $old } por el { $card }{ now-worth }.
}
now-worth = { $worth ->
    [0] {""}
    [one] : ahora vale 1 punto
   *[other] : ahora vale { $worth } puntos
}
keeps-this = Guardas el { $card }.
has-kept = { $who-name } guarda { cards }.
all-pass = Cada jugador pasa { cards } a la izquierda.
all-draw = Cada jugador roba { cards }.
new-in-hand = Nuevo en tu mano: { $cards }.
scores = { $who ->
    [you] La fase { $phase } te da { points }{ in-all }.
   *[other] La fase { $phase } le da a { $who-name } { points }{ in-all }.
}
points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
in-all = { $phase ->
    [1] {""}
   *[other] , { $total } en total
}
deck-changes = { $n ->
    [one] 1 carta sale del juego sin que nadie la vea
   *[other] { $n } cartas salen del juego sin que nadie las vea
}; entran todas las cartas con { $numbers }.
result = { $winners-you ->
    [alone] Ganas con { points }.
    [among] { $winners } compartís la victoria con { points } cada uno.
   *[not] { $winners } { $winners-count ->
        [one] gana con { points }.
       *[other] comparten la victoria con { points } cada uno.
    }
}

# Por qué no.
why-not-held = No tienes el { $card } en la mano (R3).
why-play-first = Primero juega { more-cards } (R3).
why-kept = Ya guardas el { $card } (R11).
why-keep-now = Ahora eliges las cartas que guardas (R11).
why-stack = La pila de { $symbol-many } está vacía (R7).
why-not-yours-hardware = Esa estación no es tuya (R8).
why-not-yours-software = Esa estación no es tuya (R9).
why-symbol = El software de { $symbol } no encaja en la { $station } (R9).
why-no-such-cubes = No existen cubos { $colour-many } (R8).
why-no-cubes-left = No quedan cubos { $colour-many } (R8).
