title = Ensalada de granadas
tagline = Soldados en campo abierto: cúbrete, lanza y no pises nunca una mina.

# Soldados, y dónde están: `-start` al principio de una frase, `-to` con «a», `-of` con «de».
soldier = { $who ->
    [you] tu soldado { $n }
   *[other] el soldado { $n } de { $who-name }
}
    .start = { $who ->
        [you] Tu soldado { $n }
       *[other] El soldado { $n } de { $who-name }
    }
    .to = { $who ->
        [you] a tu soldado { $n }
       *[other] al soldado { $n } de { $who-name }
    }
    .of = { $who ->
        [you] de tu soldado { $n }
       *[other] del soldado { $n } de { $who-name }
    }
point = { $point }
goes-right = { $n } mm a la derecha
goes-left = { $n } mm a la izquierda
goes-down = { $n } mm hacia abajo
goes-up = { $n } mm hacia arriba
lies-right = { $n } mm a la derecha
lies-left = { $n } mm a la izquierda
lies-below = { $n } mm por debajo
lies-above = { $n } mm por encima
spot = { $way } { $soldier-of }
spot-alone = a { $across } mm del borde izquierdo y { $down } mm del superior

# La mesa.
field = Campo de batalla
camp = { $who ->
    [you] Tus soldados
   *[other] { $who-name }
}
reserve = reserva
taken = capturados
pile-and-discards = Mazo y descartes
pile = mazo
pile-left = mazo: { cards }
discarded = descartes: { $symbol }
hand = Tus cartas
card-drop = gota: desplegar un soldado
card-circles = círculos: soltar tres soldados
card-hammer = martillo: cuerpo a cuerpo
card-arrow = flecha: francotirador
card-wheel = rueda: granada
card-bricks = ladrillos: mina
note-drop = Desplegar
note-circles = Soltar 3
note-hammer = Golpe
note-arrow = Disparo
note-wheel = Granada
note-bricks = Mina
note-soldiers = { $living } en la mesa, { $reserve } en reserva
note-taken = { $taken ->
    [one] { $taken } capturado
   *[other] { $taken } capturados
}
cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}

# Jugadas.
step = paso del soldado { $n }
step-to = paso del soldado { $n } a { $point }
place = gota: desplegar un soldado en { $point }
throw = rueda: granada a { $point }
strike = martillo: golpear { $soldier-to }
shoot = flecha: disparar { $soldier-to }
drop-three = { $n ->
    [one] círculos: soltar 1 soldado
   *[other] círculos: soltar { $n } soldados
}
mine = ladrillos: mina debajo { $soldier-of }
no-mine = sin mina
none-this-turn = ninguna en este turno
end-turn = Acabar el turno

prompt-both = Da un paso y juega { up-to-cards }, en cualquier orden, o acaba el turno.
prompt-cards = Juega { up-to-cards } o acaba el turno.
up-to-cards = { $n ->
    [one] una carta
   *[other] hasta dos cartas
}
prompt-step = Da un paso o acaba el turno.
prompt-end = Acaba el turno.
prompt-mine = ¿Una mina debajo del soldado { $n } de { $who-name }? Lleva allí la carta de ladrillos o di que no.
prompt-none = ¿Una mina debajo del soldado { $n } de { $who-name }? No tienes ninguna.

# Lo que pasa.
dealt = Han caído en la mesa { $soldiers } soldados de cada jugador, y todos tienen { $cards } cartas.
begins = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $who-name }.
}
steps-on = { $soldier-start } va { $way }.
places = { $soldier-start } entra, { $spot }.
drops = { $who ->
    [you] Sueltas soldados.
   *[other] { $who-name } suelta soldados.
}
lands = { $soldier-start } cae, { $spot }.
finds-no-room = { $soldier-start } no encuentra sitio y se queda en reserva.
strikes = { $soldier-start } mata de un golpe { $enemy-to }.
shoots = { $soldier-start } mata de un disparo { $enemy-to }.
throws = { $way-count ->
    [0] { $soldier-start } deja caer una granada a sus pies.
   *[other] { $soldier-start } lanza una granada { $way }.
}
answers = { $mines ->
    [0] No juegas ninguna mina.
   *[other] Juegas una mina.
}
sets-off = { $who ->
    [you] Haces estallar una mina debajo { $soldier-of }.
   *[other] { $who-name } hace estallar una mina debajo { $soldier-of }.
}
dies = { $soldier-start } muere.
ends-turn = { $who ->
    [you] Acabas tu turno.
   *[other] { $who-name } acaba su turno.
}
draws-these = Nuevo en tu mano: { $cards }; { left }.
draws = { $who-name } roba { cards }; { left }.
left = { $left ->
    [0] en el mazo no queda ninguna
    [one] en el mazo queda 1
   *[other] en el mazo quedan { $left }
}
pile-empty = El mazo está vacío: ya no se pueden jugar círculos.
quiet = { $n ->
    [one] Un turno sin cartas.
   *[other] { $n } turnos seguidos sin cartas.
}
all-played = Se han jugado todas las cartas: la partida ha terminado.
nobody-plays = Nadie juega ya cartas: la partida ha terminado.
scores = { $who ->
    [you] Tienes { $score }.
   *[other] { $who-name } tiene { $score }.
}
score = { points }: { $living } × 3 por soldados en la mesa, { $taken } × 1 por capturados
score-tied = { score }; en caso de empate gana la mayor reserva, aquí { $reserve }
points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
result = { $winners-you ->
    [alone] Ganas con { points }.
    [among] { $winners } compartís la victoria con { points } cada uno.
   *[not] { $winners } { $winners-count ->
        [one] gana con { points }.
       *[other] comparten la victoria con { points } cada uno.
    }
}

# Por qué no.
why-mines-first = Primero van las minas (R13).
why-no-bricks = Para eso hace falta una carta de ladrillos (R15).
why-other-soldier = Una mina es solo para soldados recién movidos o desplegados (R15).
why-mines-later = Las minas solo estallan en el turno de los demás (R10).
why-one-step = En un turno, un soldado da un paso (R4).
why-not-on-table = Ese soldado no está en la mesa (R4).
why-step-too-far = Un paso es de 60 mm como mucho (R4).
why-stands-there = El soldado ya está ahí (R4).
why-step-over-edge = Ahí el soldado se saldría del borde (R4).
why-step-in-way = Ahí estorba un soldado (R4).
why-place-over-edge = Ahí el soldado se saldría del borde (R5).
why-place-in-way = Ahí estorba un soldado (R5).
why-not-held = No tienes ninguna carta de { $symbol-many } (R1).
why-two-cards = Como mucho dos cartas por turno (R1).
why-no-reserve-to-place = No tienes soldados en reserva (R5).
why-no-reserve-to-drop = No tienes soldados en reserva (R6).
why-no-pile = El mazo está vacío: ya no hay círculos (R6).
why-throw-too-far = Se lanza a 60 mm como mucho (R9).
why-hits-nobody = Tiene que alcanzar a un soldado rival (R9).
why-nobody-to-strike = Ahí no hay ningún soldado rival (R7).
why-too-far-to-strike = Ninguno de tus soldados está lo bastante cerca (R7).
why-nobody-to-shoot = Ahí no hay ningún soldado rival (R8).
why-no-clear-line = Ninguno de tus soldados tiene la línea despejada (R8).
