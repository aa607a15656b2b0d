title = Torres torcidas
tagline = Las torres altas abren buenas cartas, mientras siguen en pie.

option-hands = Manos
option-hands-steady = firmes
option-hands-normal = normales
option-hands-shaky = temblorosas
option-black = Cartas negras
option-black-yes = sí
option-black-no = no
option-balanced = Cartas altas arriba
option-balanced-yes = sí
option-balanced-no = no
option-fall_card = Carta tras una caída
option-fall_card-yes = sí
option-fall_card-no = no
option-finish_round = Acabar la ronda
option-finish_round-yes = sí
option-finish_round-no = no

# La mesa.
columns = Cartas
column = columna { $n }
pile = mazo
pile-of = { $n ->
    [one] mazo: 1 carta
   *[other] mazo: { $n } cartas
}
towers = Torres
tower = { $cubes ->
    [one] torre { $tower }: 1 cubo
   *[other] torre { $tower }: { $cubes } cubos
}
stock = Reserva
stock-of = reserva, { $cube }: { $n }
cards-of = { $who ->
    [you] Tus cartas
   *[other] Cartas de { $who-name }
}
note-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
note-symbol = { $n } × { $symbol }
note-aims = apunta con { $colour } a la torre { $tower }

# Distancias en una torre, y hacia dónde puede caer.
left = { $n } a la izquierda
right = { $n } a la derecha
front = { $n } hacia delante
back = { $n } hacia atrás
centre = justo al centro
to-left = a la izquierda
to-right = a la derecha
to-front = hacia delante
to-back = hacia atrás

# Jugadas.
build = cubo { $colour } en la torre { $tower }
aim = apuntar: { $aim }
aim-plumb = apuntar: { $aim } (a plomo)
take = tomar el { $card }
take-none = no tomar ninguna carta
found = cubo { $colour } como nueva base

prompt-build = Toma un cubo y elige una torre.
prompt-aim = Apunta y suelta el cubo { $colour } sobre la torre { $tower }.
prompt-take = La torre { $tower } sigue en pie. Toma una carta o déjalo.
prompt-found = La torre { $tower } se ha caído. Pon un cubo como nueva base.
prompt-console = Toma una carta de abajo que encaje con la base, o déjalo.

# Lo que pasa.
set-up = Hay cuatro torres con un cubo cada una y cuatro columnas de cartas a la vista. { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $who-name }.
}
holds = { $who ->
    [you] Sostienes
   *[other] { $who-name } sostiene
} un cubo { $colour } sobre la torre { $tower } ({ $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
} de alto).
lets-go = { $who ->
    [you] Apuntas { $aim } y sueltas el cubo { $colour }.
   *[other] { $who-name } apunta { $aim } y suelta el cubo { $colour }.
}
steady = { $who ->
    [you] No te tiembla la mano.
   *[other] A { $who-name } no le tiembla la mano.
}
wavers = { $who ->
    [you] Te tiembla la mano: { $error }.
   *[other] A { $who-name } le tiembla la mano: { $error }.
}
stands = La torre { $tower } sigue en pie; ya tiene { $cubes } cubos de alto.
falls = La torre { $tower } se cae { $side }: { $cubes ->
    [one] 1 cubo vuelve
   *[other] { $cubes } cubos vuelven
} a la reserva.
founds = { $who ->
    [you] Pones un cubo { $colour } como nueva base de la torre { $tower }.
   *[other] { $who-name } pone un cubo { $colour } como nueva base de la torre { $tower }.
}
nothing-in-reach = Ninguna carta encaja y está al alcance.
nothing-fits = Ninguna carta de abajo encaja con ella.
takes = { $who ->
    [you] Tomas el { $card }.
   *[other] { $who-name } toma el { $card }.
}
takes-none = { $who ->
    [you] No tomas ninguna carta.
   *[other] { $who-name } no toma ninguna carta.
}
new-card = Arriba de la columna llega el { $card }.
column-empty = La columna ha quedado vacía.
ends = La partida ha terminado: { $why }.
columns-empty = hay al menos dos columnas vacías
nobody-takes = nadie ha tomado una carta en { $rounds } rondas
stock-empty = la reserva está vacía
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
why-build = Primero elige un cubo y una torre (R1).
why-aim = Primero apunta con el cubo que tienes en la mano (R2).
why-take = El cubo está puesto. Ahora tomas una carta o ninguna (R8).
why-found = Primero la torre necesita una nueva base (R14).
why-console = La base está puesta. Ahora tomas una carta de abajo o ninguna (R15).
why-full = La torre { $tower } está llena: el límite son { $most } cubos (R1).
why-no-cube = En la reserva no queda ningún cubo { $colour } (R16).
why-no-card = En ese sitio de la columna no hay ninguna carta (R8).
why-bottom-only = Tras una caída solo puedes tomar cartas de abajo, no el { $card } (R15).
why-no-fit = El { $card } no encaja con tu cubo: toma una carta { $colour-f }, blanca o negra (R9).
why-not-paid = Sin el cubo nuevo, la torre { $tower } no paga las cartas que están debajo del { $card } (R10).
