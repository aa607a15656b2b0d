title = Jardín de flores
tagline = Cultiva flores y plántalas antes de que se marchiten.

# Cartas, filas y flores.
cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
flower = flor { $colour-f }
flowers = { $n ->
    [0] ninguna flor { $colour-f }
    [one] 1 flor { $colour-f }
   *[other] { $n } flores { $colour-many-f }
}
income = { flowers }{ $lost ->
    [0] {""}
    [one] {" "}(1 se pierde)
   *[other] {" "}({ $lost } se pierden)
}
into-row = en una fila: ahora { $numbers }
into-new-row = en una fila nueva
into-row-number = en la fila de { $symbol-many } { $row }, luego { $numbers }

nursery = Vivero
new-row = nueva fila de { $symbol-many }
row = fila de { $symbol-many } { $row }: { cards }
piles = Mazo y descartes
pile = mazo
pile-left = mazo: { cards }
discards = descartes
times-left = veces que aún puede acabarse el mazo
times-left-note = hasta el final
times-left-die = { $rest ->
    [1] la partida termina cuando se acabe el mazo
   *[other] la partida termina cuando el mazo se acabe { $rest } veces más
}
stock = Reserva
stock-of = flores { $colour-many-f } en la reserva
thirsty = flores { $colour-many-f } con sed
tray = { $lost ->
    [0] Sed
   *[other] Sed: −{ $lost }
}
garden = { $planted ->
    [0] Tu jardín
   *[other] Tu jardín: +{ $planted }
}
new-bed = nuevo arriate
hand = Tu mano
hand-of = mano de { $who-name }
player = { $who-name }
note-planted = { $n ->
    [one] { $n } plantada
   *[other] { $n } plantadas
}
note-thirsty = { $n } con sed

# Lo que da una carta, escrito en el lugar al que se lleva.
brings = { $n } { $n ->
    [one] { $colour-f }
   *[other] { $colour-many-f }
}
brings-gone = { brings }, la fila se va
brings-any = { $n } a elegir
brings-any-gone = { brings-any }, la fila se va

# Jugadas.
finish = acabar: robar { cards }{ and-the-end }
finish-to-name = acabar: decir el color de { $n ->
    [one] 1 flor
   *[other] { $n } flores
}
finish-growing = acabar: { growing }
name = decir { $colour }: { growing }
growing = { income }{ $row ->
    [gone] , la fila se va, robar { cards-drawn }
    [stays] , la fila se queda, robar { cards-drawn }
   *[over] {""}
}{ and-the-end }
cards-drawn = { $drawn ->
    [one] 1 carta
   *[other] { $drawn } cartas
}
and-the-end = { $over ->
    [0] {""}
   *[other] , la partida termina
}
grow = { $card } { $into }
plant = { $card } como arriate ({ flowers })
put-away = descartar el { $card }

prompt-choose = Lleva una carta al vivero, a tu jardín o a los descartes.
prompt-grow = Pon más cartas en esta fila o acaba.
prompt-name = Di el color de tus flores.
prompt-plant = Haz más arriates o acaba.
prompt-exchange = Descarta más cartas, cuatro como mucho, o acaba.
prompt-finish = En este turno no se puede hacer más: acaba.

# Lo que pasa.
dealt = Todos tienen seis cartas, en el mazo quedan { $left }.
begins = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $who-name }.
}
grows = { $who ->
    [you] Pones el { $card } { $into }.
   *[other] { $who-name } pone el { $card } { $into }.
}
is-to-name = { $who ->
    [you] Has acabado con un comodín: te falta decir el color.
   *[other] { $who-name } ha acabado con un comodín: falta decir el color.
}
gets = { $who ->
    [you] Recibes { income }.
   *[other] { $who-name } recibe { income }.
}
row-goes = En la fila { $numbers } hay un número repetido: va a los descartes.
plants = { $who ->
    [you] Haces un arriate con el { $card }: { flowers }.
   *[other] { $who-name } hace un arriate con el { $card }: { flowers }.
}
puts-away = { $who ->
    [you] Descartas el { $card }.
   *[other] { $who-name } descarta el { $card }.
}
draws = { $n ->
    [0] No hay ninguna carta que { $who-name } pueda robar.
   *[other] { $who-name } roba { cards }.
}
draws-these = { $cards-count ->
    [0] No hay ninguna carta que puedas robar.
    [one] Robas una carta: { $cards }.
   *[other] Robas { $cards-count } cartas: { $cards }.
}
runs-out = { $rest ->
    [1] Se ha acabado el mazo; la próxima vez será la última.
   *[other] Se ha acabado el mazo; puede pasar { $rest } veces más.
}
new-pile = Los descartes se barajan y son el nuevo mazo: { $left ->
    [one] 1 carta.
   *[other] { $left } cartas.
}
is-out-of-cards = { $who ->
    [you] Ya no te quedan cartas.
   *[other] A { $who-name } ya no le quedan cartas.
}
passes = { $who ->
    [you] Pasas.
   *[other] { $who-name } pasa.
}
ended = La partida ha terminado: { $ending ->
    [1] el mazo se ha acabado por última vez (E1).
    [2] en la reserva se han agotado dos colores (E2).
   *[3] a nadie le quedan cartas (E3).
}
counts = { $who ->
    [you] Tienes
   *[other] { $who-name } tiene
} { $planted ->
    [one] 1 flor plantada
   *[other] { $planted } flores plantadas
} y { $thirsty } con sed.
result = { $winners-you ->
    [alone] Ganas con { points }.
    [among] { $winners } compartís la victoria con { points } cada uno.
   *[not] { $winners } { $winners-count ->
        [one] gana con { points }.
       *[other] comparten la victoria con { points } cada uno.
    }
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

# Por qué no.
why-name = Di ahora el color de tus flores (R5).
why-move-first = Mueve primero al menos una carta (R1).
why-no-joker = Solo dices un color cuando has acabado y tu última carta es un comodín (R5).
why-not-held = No tienes el { $card } en la mano (R1).
why-growing = En este turno cultivas: las cartas solo van a esta fila (R1).
why-planting = En este turno plantas: las cartas solo van a tu jardín (R1).
why-exchanging = En este turno cambias: las cartas solo van a los descartes (R1).
why-symbol = En esta fila solo caben { $symbol-many } (R2).
why-one-row = En un turno solo crece una fila (R2).
why-too-high = Demasiado alta: la fila acaba en { $last } (R3).
why-first-free = Una fila nueva va en el primer sitio libre de su símbolo (R2).
why-colour = En el { $card } solo se pueden plantar flores { $colour-many-f } (R10).
why-too-few = Para el { $card } necesitas { flowers }, y tienes { $there } (R12).
why-four = No puedes descartar más de { $most } cartas (R14).
