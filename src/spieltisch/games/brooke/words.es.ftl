title = Brooke
tagline = Pon tus dados como quieras, y las islas darán la vuelta con ellos.

option-cards = Cartas
cards-twelve-islands = Doce islas
option-limit = Límite de puntos
option-limit-owned = 11 + todos los dados de la ronda
option-limit-placed = 11 + dados puestos
option-start = Quién empieza
option-start-random = por sorteo
option-start-blue = Azul
option-start-red = Rojo

# Colores, cartas y dados. `-many` es el plural, `-f` la forma femenina.
blue = azul
    .many = azules
    .f = azul
red = rojo
    .many = rojos
    .f = roja
right = Derecha
left = Izquierda
swap = Cambio
flip = Vuelco
reserve = Reserva
turn = Vuelta
face = { $action } en { $colour }
face-printed = { $action } en { $colour }, +{ $plus } para { $on }
die = { $value } { $colour } de { $slot }
card = Carta { $slot }: { $face } – { $deed }. Otra cara: { $behind }.
total = { $colour } en { $slot }
round = Ronda { $n }
round-of = Ronda { $n } de { $of }
heap-blue = Azul
heap-red = Rojo
heap-pile = mazo
heap-tied = nadie
heap-cards = { $heap }: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
rolled = tirado
supply = dados
in-reserve = reserva
stock = { $who ->
    [you] Tus dados
   *[other] Dados de { $who-name }
}
own-stock = { $dice ->
    [one] Tienes 1 dado
   *[other] Tienes { $dice } dados
} y { $reserve } en la reserva
pips = { $have } de { $most } puntos puestos
next-die = próximo dado: { $value }
die-on = dado en { $value }
die-over = dado en { $value }, por encima del límite
die-rolled = tirado: { $value }
die-supply = dado disponible
die-reserve = dado en la reserva
note-begun = ha empezado
note-out = no juega

# Lo que piden las caras.
deed-move = pasar un dado { $colour } a la carta siguiente ({ $ring })
deed-swap = cambiar dos dados { $colour-many } de cartas distintas
deed-flip = volcar un dado { $colour } a su cara opuesta
deed-reserve = { $colour } recibe un dado de la reserva
deed-turn = dar la vuelta a cualquier carta
action-deed = { $action }: { $deed }

# Jugadas.
place = { $value } en la carta { $slot }
value = { $value }
move-die = pasar el { $die } a { $slot }
flip-die = volcar el { $die } a { $value }
lower = bajar el { $die } a { $value }
swap-dice = cambiar el { $die } y el { $other }
turn-card = girar la carta { $slot }
next = empezar la ronda { $round }
brings = { $mine }:{ $theirs }
brings-action = { $mine }:{ $theirs } → { $action }
void-short = sin efecto

prompt-rolled = Pon en una carta el dado que has tirado, un { $value }.
prompt-place = { $most ->
    [one] Pon un dado en una carta: un 1.
   *[other] Pon un dado en una carta: de 1 a { $most }.
}
prompt-next = La ronda { $round } ha terminado. Pon las cartas siguientes.
prompt-fix = { $who ->
    [you] Te pasas del límite por { $lower }
   *[other] { $who-name } se pasa del límite por { $lower }
}: elige el dado { $colour } que baja { $lower }.
prompt-right = Derecha: elige el dado { $colour } que pasa a la carta siguiente.
prompt-left = Izquierda: elige el dado { $colour } que pasa a la carta siguiente.
prompt-swap = Cambio: lleva un dado { $colour } sobre otro de otra carta.
prompt-flip = Vuelco: elige el dado { $colour } que se vuelca a su cara opuesta.
prompt-turn = Vuelta: elige la carta a la que das la vuelta.

# Lo que pasa.
laid-out = Empieza la ronda { $round }. A: { $a }; B: { $b }; C: { $c }.
rolls = { $who ->
    [you] Sacas un { $value }.
   *[other] { $who-name } saca un { $value }.
}
begins = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $who-name }.
}
places = { $who ->
    [you] Pones un { $value } en { $slot }: { $mine } contra { $theirs }, sin acción.
   *[other] { $who-name } pone un { $value } en { $slot }: { $mine } contra { $theirs }, sin acción.
}
leads = { $who ->
    [you] Pones un { $value } en { $slot } y dominas por { $mine } a { $theirs }.
   *[other] { $who-name } pone un { $value } en { $slot } y domina por { $mine } a { $theirs }.
}
asks = { $deed }.
void = { $cause }.
void-die = { $action } no tiene efecto: no hay ningún dado { $colour } en las cartas
void-swap = { $action } no tiene efecto: no hay dos dados { $colour-many } en cartas distintas
void-reserve = { $action } no tiene efecto: la reserva { $colour-f } está vacía
gets-die = { $who ->
    [you] Reserva: recibes un dado de tu reserva.
   *[other] Reserva: { $who-name } recibe un dado de su reserva.
}
shifts = { $who ->
    [you] Pasas el { $die } a { $slot }.
   *[other] { $who-name } pasa el { $die } a { $slot }.
}
swaps = { $who ->
    [you] Cambias el { $die } y el { $other }.
   *[other] { $who-name } cambia el { $die } y el { $other }.
}
flips = { $who ->
    [you] Vuelcas el { $die } a { $value }.
   *[other] { $who-name } vuelca el { $die } a { $value }.
}
turns = { $who ->
    [you] Das la vuelta a la carta { $slot }.
   *[other] { $who-name } da la vuelta a la carta { $slot }.
}
exceeds = { $who ->
    [you] Tienes { $pips } puntos, el límite es { $most }.
   *[other] { $who-name } tiene { $pips } puntos, el límite es { $most }.
}
lowers = { $who ->
    [you] Bajas el { $die } a { $value }.
   *[other] { $who-name } baja el { $die } a { $value }.
}
shows = La carta { $slot } se da la vuelta y muestra { $face }.
sits-out = { $who ->
    [you] No juegas:
   *[other] { $who-name } no juega:
} { $dice ->
    [0] no quedan dados.
   *[other] se ha llegado al límite.
}
round-ends = La ronda { $round } ha terminado.
wins-card = { $who ->
    [you] Ganas la carta { $slot } por { $mine } a { $theirs }.
   *[other] { $who-name } gana la carta { $slot } por { $mine } a { $theirs }.
}
no-card = Nadie gana la carta { $slot }: { $total } a { $total }.
standing = Cartas: { $blue ->
    [you] tú { $blues }
   *[other] { $blue-name } { $blues }
}, { $red ->
    [you] tú { $reds }.
   *[other] { $red-name } { $reds }.
}
printed-decide = { $cards ->
    [one] Los dos tienen 1 carta
   *[other] Los dos tienen { $cards } cartas
}, así que deciden los dados impresos: { $blue ->
    [you] tú { $blues }
   *[other] { $blue-name } { $blues }
}, { $red ->
    [you] tú { $reds }.
   *[other] { $red-name } { $reds }.
}
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Ganas con { $points ->
            [one] 1 carta.
           *[other] { $points } cartas.
        }
       *[other] { $winners } gana con { $points ->
            [one] 1 carta.
           *[other] { $points } cartas.
        }
    }
   *[other] La partida acaba en empate.
}

# Cómo terminaron una ronda y la partida.
notice-round = Ronda { $round }: { $a }, { $b }, { $c }.
notice-card = { $slot } para { $who ->
    [you] ti
   *[other] { $who-name }
} ({ $mine } : { $theirs })
notice-nobody = { $slot } para nadie ({ $total } : { $total })
notice-cards = { $who ->
    [you] Ganas por { $most } cartas a { $least }.
   *[other] { $who-name } gana por { $most } cartas a { $least }.
}
notice-printed = { $cards ->
    [one] 1 carta cada uno;
   *[other] { $cards } cartas cada uno;
} { $who ->
    [you] ganas por { $most } a { $least } en dados impresos.
   *[other] { $who-name } gana por { $most } a { $least } en dados impresos.
}
notice-draw = { $cards ->
    [one] 1 carta cada uno
   *[other] { $cards } cartas cada uno
} y los mismos puntos en dados impresos: empate.

# Por qué no.
why-other = Ahora hay que hacer otra cosa (R8). { $now }
why-action = La acción pide otra cosa (R8). { $now }
why-rolled = Tu primer dado es el que has tirado: un { $value } (R2).
why-limit = Con un { $value } tendrías { $over } puntos, y el límite es { $most } (R3).
why-no-die = No hay ningún { $die } (R8).
why-too-low = El { $die } no se puede bajar { $lower } (R9).
why-same-card = Se cambian dos dados de cartas distintas (R8c).

# Lo que falla en un juego de cartas.
kit-section = No hay ninguna sección [{ $section }], solo [cards].
kit-missing = Falta en [cards]: { $cards }.
kit-entries = Una carta tiene cinco datos (número, dos acciones, dos dados); aquí hay { $n }.
kit-number = { $word } no es un número de carta del 1 al { $most }.
kit-again = La carta { $card } ya aparece más arriba.
kit-action = { $word } no es una acción. Hay { $known }.
kit-die = { $word } no es un dado. Valen blue+1 a blue+3, red+1 a red+3, y - si no hay ninguno.
