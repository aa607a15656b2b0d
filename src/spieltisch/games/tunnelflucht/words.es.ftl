title = Fuga por el túnel
tagline = Saca a todos tus piratas por el túnel antes que los demás.

option-rules = Reglas
option-rules-basic = juego básico
option-rules-extended = ampliado: solo hay cartas si retrocedes
option-cubes = Piratas
option-cubes-auto = tres; ampliado, seis
option-cubes-1 = 1
option-cubes-2 = 2
option-cubes-3 = 3
option-cubes-4 = 4
option-cubes-5 = 5
option-cubes-6 = 6
option-hand = Cartas al principio
option-hand-1 = 1
option-hand-2 = 2
option-hand-3 = 3
option-hand-4 = 4
option-hand-5 = 5
option-hand-6 = 6
option-blocking = Losetas ocupadas
option-blocking-others = solo se saltan los rivales
option-blocking-all = también se saltan los piratas propios

# Lugares, con el camino desde ellos y hacia ellos.
tunnel = Túnel
start = Salida
    .from = de la salida
spot = { $n }
    .from = de { $n }
    .to = a { $n }
harbour = Puerto
    .to = al puerto
bed = loseta { $n }
tile = loseta { $n }, { $symbol }
start-of = { $who ->
    [you] tu salida
   *[other] salida de { $who-name }
}
harbour-of = { $who ->
    [you] tu puerto
   *[other] puerto de { $who-name }
}

# Piratas.
pirate-start = { $who ->
    [you] tu pirata en la salida
   *[other] pirata de { $who-name } en la salida
}
pirate-on = { $who ->
    [you] tu pirata en { $n }
   *[other] pirata de { $who-name } en { $n }
}
pirate-out = { $who ->
    [you] tu pirata, a salvo
   *[other] pirata de { $who-name }, a salvo
}

# Cartas y acciones.
piles = Mazo y descartes
pile = mazo
pile-cards = mazo: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
hand = Tus cartas
hand-of = { $who-name }: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
note-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
note-action = acción { $n } de { $all }
action-left = acción libre
action-used = acción gastada

# Jugadas.
forward = { $symbol }: pirata { $start-from } { $target-to }
back = pirata { $start-from } atrás { $target-to }, { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
back-nowhere = pirata { $start-from } atrás
stop = acabar el turno
draw = robar una carta

prompt-basic = Juega una carta con uno de tus piratas.
prompt-action = Acción { $n } de { $all }: { $what }.
prompt-draw = No tienes cartas ni puedes retroceder: roba una carta del mazo.
may-run = avanzar con una carta
may-go-back = retroceder por cartas
may-stop = acabar el turno

# Lo que pasa.
crews = Todos empiezan con { $pirates ->
    [one] 1 pirata
   *[other] { $pirates } piratas
} y { $cards ->
    [one] 1 carta.
   *[other] { $cards } cartas.
}
begins = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $who-name }.
}
runs = { $who ->
    [you] Juegas { $symbol } y corres { $start-from } { $target-to }
   *[other] { $who-name } juega { $symbol } y corre { $start-from } { $target-to }
}{ $skipped-count ->
    [0] { "" }
    [one] , saltando la loseta ocupada { $skipped }
   *[other] , saltando las losetas ocupadas { $skipped }
}.
goes-back = { $who ->
    [you] Retrocedes { $start-from } { $target-to },
   *[other] { $who-name } retrocede { $start-from } { $target-to },
} { $met ->
    [one] donde hay 1 pirata.
   *[other] donde hay { $met } piratas.
}
stuck = { $who ->
    [you] No tienes cartas ni puedes retroceder.
   *[other] { $who-name } no tiene cartas ni puede retroceder.
}
shuffles = Los descartes se barajan en un mazo nuevo.
draws = { $cards-count ->
    [0] No robas ninguna carta: no quedan.
    [one] Robas una carta: { $cards }.
   *[other] Robas { $cards-count } cartas: { $cards }.
}
draws-hidden = { $n ->
    [0] { $who-name } no roba ninguna carta: no quedan.
    [one] { $who-name } roba una carta.
   *[other] { $who-name } roba { $n } cartas.
}
stops = { $who ->
    [you] Acabas tu turno.
   *[other] { $who-name } acaba su turno.
}
cut-short = { $who ->
    [you] Ya no puedes hacer nada más.
   *[other] { $who-name } ya no puede hacer nada más.
}
escaped = { $who ->
    [you] Toda tu tripulación está a salvo.
   *[other] Toda la tripulación de { $who-name } está a salvo.
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
    [one] 1 pirata en el puerto.
   *[other] { $points } piratas en el puerto.
}

# Por qué no.
why-no-card = No tienes ninguna carta de { $symbol-many } (R1).
why-start-empty = No te quedan piratas en la salida (R1).
why-no-pirate = En { $n } no hay ningún pirata tuyo (R1).
why-basic-back = En el juego básico los piratas solo avanzan (R7).
why-basic-draw = Robas una carta después de tu jugada, sin hacer nada (R8).
why-basic-stop = En el juego básico juegas exactamente una carta por turno (R7).
why-start-back = Desde la salida solo se puede avanzar (R14).
why-nobody-behind = Detrás de este pirata no hay ninguna loseta con uno o dos piratas (R12, R14).
why-stop = Tienes que hacer la primera acción (R17).
why-draw = Solo robas una carta si no tienes ninguna acción (R19).
