title = El hijo de Kark
tagline = Un paisaje de mercados, ciudades y cruces.

# Partes de frases. `-f` es la forma femenina.
points-worth = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
top-left = superior izquierdo
    .f = superior izquierda
top-right = superior derecho
    .f = superior derecha
bottom-left = inferior izquierdo
    .f = inferior izquierda
bottom-right = inferior derecho
    .f = inferior derecha
closed-tiles = losetas tapadas
    .many = losetas tapadas

# El paisaje.
landscape = Paisaje
cell = casilla { $cell }
centre-of = centro de { $cell }
crossing-at = cruce arriba a la derecha de { $cell }
tile-open = { $cell }, { $symbol }
tile-closed = { $cell }, tapada
tile-closed-by-you = { $cell }, tapada por ti: { $symbol }
crossing = { $who ->
    [you] tu cruce
   *[other] cruce de { $who-name }
}
city = { $who ->
    [you] tu ciudad
   *[other] ciudad de { $who-name }
}: { points-worth }
market = { $who ->
    [you] tu mercado de { $symbol-many }
   *[other] mercado de { $symbol-many } de { $who-name }
}: { points-worth }

# Manos, reservas y la pila.
own-things = Tu loseta y tu reserva
things-of = Reserva de { $who-name }
drawn-tile = loseta robada
drawn-tile-of = loseta robada por { $who-name }
drawn-open = loseta robada, abierta: { $symbol }
drawn-closed = loseta robada, tapada: { $symbol }
stack = Pila
stack-of = pila: { $n ->
    [one] 1 loseta
   *[other] { $n } losetas
}
note-cubes = { $n ->
    [one] 1 cubo
   *[other] { $n } cubos
}
note-laying = coloca

# El panel.
overview = Losetas e influencia de los cruces
lying = { $kind-many } en la mesa: { $n }
influence-of = { $who ->
    [you] tu influencia
   *[other] influencia de { $who-name }
}
influence = { $who ->
    [you] tu influencia en { $kind-many }
   *[other] influencia de { $who-name } en { $kind-many }
}: { $n }

# Jugadas.
label-open = loseta de { $symbol } abierta en { $cell }
label-closed = loseta de { $symbol } tapada en { $cell }
label-none = Seguir sin cubo
label-crossing = Cubo en el cruce { $corner }
label-city = Cubo en el centro: ciudad
label-market = Cubo en el centro: mercado de { $symbol-many }
short-open = abierta
short-closed = tapada
short-crossing = Cruce { $corner }
short-city = Ciudad: { $n }
short-market = Mercado: { $n }
prompt-tile = Coloca tu { $tile }, abierta o tapada.
prompt-cube = Pon un cubo en tu loseta o sigue sin él.
prompt-no-cube = No tienes cubos en la reserva. Acaba tu turno.

# Lo que pasa.
stacked = En (0, 0) hay una loseta tapada, en (1, 0) una abierta: { $symbol }. La pila tiene { $tiles } losetas.
begins = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $who-name }.
}
lays-open = { $who ->
    [you] Colocas una loseta abierta en { $cell }: { $symbol }.
   *[other] { $who-name } coloca una loseta abierta en { $cell }: { $symbol }.
}
lays-closed = { $who ->
    [you] Colocas una loseta tapada en { $cell }.
   *[other] { $who-name } coloca una loseta tapada en { $cell }.
}
closes = Colocas una loseta tapada en { $cell }: { $symbol }.
opens-market = { $who ->
    [you] Abres el mercado de { $symbol-many }.
   *[other] { $who-name } abre el mercado de { $symbol-many }.
}
founds-city = { $who ->
    [you] Fundas una ciudad.
   *[other] { $who-name } funda una ciudad.
}
puts-on-crossing = { $who ->
    [you] Pones un cubo en el cruce { $corner }.
   *[other] { $who-name } pone un cubo en el cruce { $corner }.
}
loses-market = { $who ->
    [you] Pierdes tu mercado de { $symbol-many }: { points-worth }, y recuperas tu cubo.
   *[other] { $who-name } pierde el mercado de { $symbol-many }: { points-worth }, y recupera su cubo.
}
city-complete = { $who ->
    [you] Tu ciudad
   *[other] La ciudad de { $who-name }
} en { $cell } { $points ->
    [6] ve los seis símbolos
   *[other] está rodeada
}: { points-worth }, y el cubo vuelve.
last-tile = Se ha colocado la última loseta. Ahora se puntúa todo.
market-counts = { $who ->
    [you] Tu mercado de { $symbol-many }
   *[other] El mercado de { $symbol-many } de { $who-name }
}: { points-worth }.
city-counts = { $who ->
    [you] Tu ciudad
   *[other] La ciudad de { $who-name }
} en { $cell }: { points-worth }.
leads = { $who-you ->
    [alone] Tienes
    [among] { $who } tenéis
   *[not] { $who } { $who-count ->
        [one] tiene
       *[other] tienen
    }
} la mayor influencia en { $kind-many } { $who-count ->
    [one] ({ $influence }): { points-worth }.
   *[other] ({ $influence } cada uno): { points-worth } cada uno.
}
result = { $winners-you ->
    [alone] Ganas con { points-worth }.
    [among] { $winners } compartís la victoria con { points-worth } cada uno.
   *[not] { $winners } { $winners-count ->
        [one] gana con { points-worth }.
       *[other] comparten la victoria con { points-worth } cada uno.
    }
}

# Por qué no.
why-laid = Tu loseta ya está colocada: ahora se trata del cubo (R5).
why-taken = En { $cell } ya hay una loseta (R3).
why-apart = { $cell } no comparte lado con ninguna loseta (R3).
why-barred = En { $cell } no puede ir tapada: la de al lado, en { $beside }, está tapada (R4).
why-tile-first = Primero coloca tu loseta (R3).
why-no-cube = No tienes cubos en la reserva (R6).
why-own-market = El mercado de { $symbol-many } ya es tuyo (R8).
why-no-crossing = En la esquina { $corner-f } aún no hay cuatro losetas (R5).
