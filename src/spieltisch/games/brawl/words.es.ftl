title = Brawl
tagline = Golpe a golpe, hasta que todo quede congelado.

option-mode = Modo
option-mode-training = entrenamiento: por turnos
option-mode-tournament = torneo: en tiempo real
option-decks = Mazos
option-decks-choose = cada uno elige en secreto
option-decks-random = al azar, todos distintos
option-expansions = Expansiones
option-expansions-off = los seis primeros mazos
option-expansions-on = quince mazos, cuatro cartas nuevas
option-playoff = En caso de empate
option-playoff-on = los primeros desempatan
option-playoff-off = victoria compartida

# Cartas. `-a` lleva el artículo, `-A` con mayúscula; `-f` es la forma femenina.
red = rojo
    .f = roja
green = verde
    .f = verde
blue = azul
    .f = azul
hit = Golpe
hit-2 = Golpe-2
block = Bloqueo
press = Ariete
    .a = un Ariete
    .A = Un Ariete
clear = Barrido
    .a = un Barrido
    .A = Un Barrido
base = Base
    .a = una Base
    .A = Una Base
hold = Candado
    .a = un Candado
    .A = Un Candado
reverse = Reverso
    .a = un Reverso
    .A = Un Reverso
null = Nulo
    .a = un Nulo
    .A = Un Nulo
double = Doble
    .a = un Doble
    .A = Un Doble
freeze = Hielo
    .a = un Hielo
    .A = Un Hielo
card-red-hit = Golpe rojo
    .a = un Golpe rojo
    .A = Un Golpe rojo
card-green-hit = Golpe verde
    .a = un Golpe verde
    .A = Un Golpe verde
card-blue-hit = Golpe azul
    .a = un Golpe azul
    .A = Un Golpe azul
card-red-hit-2 = Golpe-2 rojo
    .a = un Golpe-2 rojo
    .A = Un Golpe-2 rojo
card-green-hit-2 = Golpe-2 verde
    .a = un Golpe-2 verde
    .A = Un Golpe-2 verde
card-blue-hit-2 = Golpe-2 azul
    .a = un Golpe-2 azul
    .A = Un Golpe-2 azul
card-red-block = Bloqueo rojo
    .a = un Bloqueo rojo
    .A = Un Bloqueo rojo
card-green-block = Bloqueo verde
    .a = un Bloqueo verde
    .A = Un Bloqueo verde
card-blue-block = Bloqueo azul
    .a = un Bloqueo azul
    .A = Un Bloqueo azul
card-hidden = una carta
from-hand = {""}
from-discards = {" "}de los descartes

# Mazos.
character = { $name }
deck-of = { $deck } ({ $who ->
    [you] tú
   *[other] { $who-name }
})
some = { $n } × { $card }
some-unseen = { $n } × { $card }, { $left } sin ver
deck-cards = { $deck }: { $cards }
choice = Los mazos y sus cartas
list = { $who ->
    [you] Tu mazo: { $deck }
   *[other] Mazo de { $who-name }: { $deck }
}

# La mesa.
only-row = {""}
in-row = {" "}{ $one ->
    [you] en la fila con { $two-name }
   *[other] { $two ->
        [you] en la fila con { $one-name }
       *[other] en la fila de { $one-name } y { $two-name }
    }
}
row = { $one ->
    [you] Tú – { $two-name }
   *[other] { $one-name } – { $two ->
        [you] tú
       *[other] { $two-name }
    }
}
base-in = Base { $letter }{ $row }
base-title = { $deck } { $letter }
base-of = { $who ->
    [you] Base { $letter }: { $deck }, tuya
   *[other] Base { $letter }: { $deck }, de { $who-name }
}
end = { $who ->
    [you] tu extremo
   *[other] extremo de { $who-name }
}
    .the = { $who ->
        [you] tu extremo
       *[other] el extremo de { $who-name }
    }
end-hits = Base { $letter }, { $end }, golpes: { $hits }
string = cartas de un extremo
column-left = lugar izquierdo
column-middle = lugar central
column-right = lugar derecho
side-left = a la izquierda
side-right = a la derecha
hand = { $who ->
    [you] Tú: { $deck }
   *[other] { $who-name }: { $deck }
}
deck = mazo
deck-left = mazo, { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
drawn = carta robada
pile = descartes
note-deck = mazo { $n }
note-chosen = ha elegido
note-ready = «listo»
notice-ready = Falta el «listo» de: { $who }
notice-playoff = Desempate { $n }: { $who }

# Jugadas.
pick = elegir a { $deck }
ready = ¡listo!
draw = robar una carta
discard = descartar { $card-a }
play-at = { $card }{ $source } en { $base }, { $end }
play-on = { $card }{ $source } sobre { $base }
add = { $side ->
    [left] Base{ $source } a la izquierda{ $row }
   *[right] Base{ $source } a la derecha{ $row }
}
prompt-choose = Elige tu mazo.
prompt-ready = ¿Listo? Empieza cuando todos lo digan.
prompt-draw = Roba una carta.
prompt-held = Juega o descarta: { $card }.
prompt-discards = Juega la carta de arriba de tus descartes: { $card }.
prompt-both = Roba una carta o juega de los descartes: { $card }.

# Lo que pasa.
all-choose = Cada jugador elige un mazo en secreto; se muestran cuando todos han elegido.
chooses = { $who ->
    [you] Eliges a { $deck } en secreto.
   *[other] { $who-name } elige a { $deck } en secreto.
}
has-chosen = { $who ->
    [you] Has elegido un mazo.
   *[other] { $who-name } ha elegido un mazo.
}
decks-shown = Los mazos: { $decks }.
begins = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $who-name }.
}
waits = El torneo empieza cuando todos digan «listo».
is-ready = { $who ->
    [you] Dices «listo».
   *[other] { $who-name } dice «listo».
}
go = ¡Ya!
draws = { $who ->
    [you] Robas { $card-a }.
   *[other] { $who-name } roba { $card-a }.
}
draws-hidden = { $who ->
    [you] Robas una carta.
   *[other] { $who-name } roba una carta.
}
discards = { $who ->
    [you] Descartas { $card-a }.
   *[other] { $who-name } descarta { $card-a }.
}
plays-at = { $who ->
    [you] Juegas
   *[other] { $who-name } juega
} { $card-a }{ $source } en la { $base }, en { $end-the }.
plays-on = { $who ->
    [you] Juegas
   *[other] { $who-name } juega
} { $card-a }{ $source } sobre la { $base }.
clears = { $who ->
    [you] Juegas
   *[other] { $who-name } juega
} un Barrido{ $source } sobre la { $base }: { $cards ->
    [one] 1 carta sale
   *[other] { $cards } cartas salen
} del juego.
adds = { $who ->
    [you] Pones
   *[other] { $who-name } pone
} la Base { $letter }{ $source } junto a la Base { $beside }{ $row }.
closes = Todas las Bases{ $row } están congeladas.
skipped = { $who ->
    [you] No puedes hacer nada y pierdes el turno.
   *[other] { $who-name } no puede hacer nada y pierde el turno.
}
stuck = Ya nadie puede hacer nada.
counted = { $base }: { $one ->
    [you] tú { $a }
   *[other] { $one-name } { $a }
} : { $b } { $two ->
    [you] tú
   *[other] { $two-name }
}, { $points ->
    [0] no vale nada (Nulo).
   *[other] { $who ->
        [you] la ganas { $why ->
            [owner] por ser tuya
            [fewer] con menos golpes (Reverso)
           *[more] con más golpes
        }
       *[other] la gana { $who-name } { $why ->
            [owner] por ser suya
            [fewer] con menos golpes (Reverso)
           *[more] con más golpes
        }
    }{ $points ->
        [1] .
       *[other] , { $points } puntos.
    }
}
standing = Puntos: { $points }.
points-of = { $who ->
    [you] tú { $points }
   *[other] { $who-name } { $points }
}
tied = Empate: { $who } { $who-you ->
    [among] vais
   *[other] van
} al desempate { $playoff }.
result = { $winners-you ->
    [alone] Ganas con { points }.
    [among] { $winners } compartís la victoria con { points } cada uno.
   *[not] { $winners } { $winners-count ->
        [one] gana con { points }.
       *[other] comparten la victoria con { points } cada uno.
    }
}
points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

# Por qué no.
why-expansions = { $deck } es de las expansiones, que aquí no se juegan (S1).
why-choose = Primero elige un mazo (S1).
why-ready = Empieza cuando todos digan «listo» (S6).
why-begun = La partida ya ha empezado (S6).
why-drawn = Ya has robado una carta: juégala o descártala (R12).
why-empty = Tu mazo está vacío (R13).
why-discard = Solo puedes descartar una carta robada (R11).
why-no-card = No tienes ninguna carta, roba primero (R11).
why-row = Solo juegas en tus propias filas (R1).
why-closed = Todas las Bases de esta fila están congeladas (R10).
why-three = Una fila nunca tiene más de tres Bases (R7).
why-beside = Junto a la fila solo se pone una Base (R7).
why-gone = Esa Base ya no está ahí (R18).
why-frozen = Esta Base está congelada (R9).
why-base = Una Base se pone junto a las demás (R7).
why-not-base = { $card-A } va en un extremo, no sobre la Base (R1).
why-only = La única Base no se puede barrer (R8).
why-hold = Sobre esta Base hay un Candado (M2).
why-middle = La Base del medio no se puede barrer (R8).
why-not-end = { $card-A } va sobre la Base, no en un extremo ({ $rule }).
why-press = Un Ariete solo va sobre un Bloqueo (R5).
why-block = Sobre un Bloqueo solo encaja un Ariete (R6).
why-pressed = Sobre un Ariete solo encaja un Golpe (R6).
why-bare = { $card-A } no va en un extremo vacío ({ $rule }).
why-colour = Esta serie es { $colour-f } ({ $rule }).
