title = Templo de la muerte
tagline = Salvad las reliquias y salvaos vosotros antes de que todo se hunda.

option-temple = Templo
option-temple-normal = nueve filas
option-temple-easy = ocho filas, más fácil
option-open_hands = Manos a la vista
option-open_hands-off = solo ves tus cartas
option-open_hands-on = todos ven todas las cartas
option-temple_row = Cartas de templo
option-temple_row-grow = seis nuevas cada ronda
option-temple_row-fill = rellenar hasta seis, más fácil

# El templo.
temple = Templo, ronda { $round }
place = { $place }
row = fila { $n }
tile = { $tile } ({ $symbol })
tile-flipped = { $tile } (volteada)
tile-in-danger = { $tile }, en peligro
tile-falling = { $tile }, a punto de caer
on-tile = en { $tile }
out = fuera
front = ante el templo
dead = muerto
one-of = un arqueólogo { $colour }
two-of = dos arqueólogos { $colour-many }
archaeologist = arqueólogo { $colour }, { $at }
in-play = { $points ->
    [0] carta en juego: ninguna
    [one] carta en juego, queda 1 punto
   *[other] carta en juego, quedan { $points } puntos
}

# Las cartas.
kind = { $symbol } { $symbol-kind ->
    [f] { $colour-f }
    [plural] { $colour-many }
   *[m] { $colour }
}
relics = Reliquias
relic-served = reliquia «{ $card }», se rescatará
collected-of = rescatadas: { $n } de { $of }
temple-row = Cartas de templo
temple-glow = carta «{ $card }», se evita
temple-chosen = carta «{ $card }», golpea ahora
temple-dim = carta «{ $card }», ya ha golpeado
piles = Mazos
relic-pile = mazo de reliquias
temple-pile = mazo de cartas de templo
temple-discard = cartas de templo descartadas
move-pile = mazo de cartas de movimiento
move-discard = cartas de movimiento descartadas
pile-of = { $pile }: { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
hand = { $who ->
    [you] Tu mano
   *[other] Mano de { $who-name }
}
note-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
note-start = jugador inicial

# Jugadas.
play = jugar el { $card }
enter = el { $colour } entra en { $tile }
step = el { $colour } de { $start } a { $tile }
leave = el { $colour } de { $start } afuera
flip = voltear { $tile }
fall = hacer caer { $place }

prompt-card = Juega una carta.
prompt-point = { $points ->
    [one] Mueve un arqueólogo con el { $card }.
   *[other] Mueve un arqueólogo con el { $card }, la primera de dos veces.
}
prompt-flip = La carta de templo «{ $card }» voltea una loseta: elige cuál.
prompt-fall = La carta de templo «{ $card }» hace caer una loseta: elige cuál.

# Lo que pasa.
relics-come = Reliquias descubiertas: { $relics }.
temple-cards-come = Cartas de templo descubiertas: { $cards }.
temple-reshuffled = Las cartas de templo descartadas se barajan en un mazo nuevo.
movement-reshuffled = Las cartas de movimiento descartadas se barajan en un mazo nuevo.
round-begins = Ronda { $round }: { $who ->
    [you] empiezas tú.
   *[other] empieza { $who-name }.
} El resultado hasta ahora es { $result }.
plays = { $who ->
    [you] Juegas el { $card }.
   *[other] { $who-name } juega el { $card }.
}
points-lost = { $points ->
    [one] Nadie puede mover con la carta: se pierde un punto.
   *[other] Nadie puede mover con la carta: se pierden los dos puntos.
}
enters = { $who ->
    [you] Metes al { $colour } en { $tile }.
   *[other] { $who-name } mete al { $colour } en { $tile }.
}
steps = { $who ->
    [you] Llevas al { $colour } de { $start } a { $tile }.
   *[other] { $who-name } lleva al { $colour } de { $start } a { $tile }.
}
escapes = { $who ->
    [you] Sacas al { $colour }
   *[other] { $who-name } saca al { $colour }
}: { $escaped ->
    [one] ha escapado 1 de 8.
   *[other] han escapado { $escaped } de 8.
}
round-ends = Termina la ronda { $round }.
collected = Rescatado: { $relics }; hasta ahora { $all } de 18.
fallen = Caídas: { $tiles }.
killed = Muertos: { $dead }.
averted = Evitadas: { $cards }.
chooses = { $who ->
    [you] Eliges la loseta.
   *[other] { $who-name } elige la loseta.
}
flipped = Volteadas: { $tiles }.
finished = { $escaped ->
    [0] No ha escapado nadie
    [one] Ha escapado 1 arqueólogo
   *[other] Han escapado { $escaped } arqueólogos
}, { $missing ->
    [0] no falta ninguna reliquia
    [one] falta 1 reliquia
   *[other] faltan { $missing } reliquias
}: el resultado es { $result }.
result = { $winners-count ->
    [0] No está por encima de cero: gana el templo.
   *[other] { $winners-you ->
        [alone] Ganas.
        [among] Ganáis juntos.
       *[not] { $winners } { $winners-count ->
            [one] gana.
           *[other] ganan juntos.
        }
    }
}

# Por qué no.
why-tile-first = Primero elige la loseta que recibe el golpe (R17).
why-points-first = Primero usa los puntos de la carta en juego (R2).
why-not-in-hand = No tienes el { $card } en la mano (R1).
why-card-first = Primero juega una carta (R1).
why-dead = Este arqueólogo { $colour } está muerto (R12).
why-escaped = Este arqueólogo { $colour } ya ha escapado (R7).
why-second = Ahí hay dos arqueólogos { $colour-many } y son iguales: toma el primero (R3).
why-not-last-row = Solo se sale desde la última fila (R7).
why-exit-colour = Para salir, el { $colour } necesita una carta { $colour-f } o blanca (R7).
why-first-row = Solo se entra por la primera fila (R6).
why-stands-there = Este arqueólogo { $colour } ya está en { $place } (R3).
why-not-next = { $place } no está junto a { $start } (R3).
why-gone = { $place } ya ha caído (R3).
why-no-symbol = { $place } ya no muestra ningún símbolo: el { $colour } necesita una carta { $colour-f } o blanca (R4).
why-no-fit = La carta en juego no tiene el color { $colour } ni el símbolo de { $place }, { $symbol } (R5).
why-not-yet = Las losetas reciben el golpe al final de la ronda (R14).
why-gone-already = { $place } ya ha caído (R14).
why-flipped-already = { $place } ya está volteada (R14).
why-other-symbol = { $place } no muestra el símbolo { $symbol } (R14).
why-row-flips = Antes va una fila anterior a la de { $place } (R14).
why-row-waits = Antes va una fila anterior a la de { $place } (R15).
why-row-falls = Antes va una fila anterior a la de { $place } (R16).
