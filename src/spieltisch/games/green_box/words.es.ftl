# Las partes de la Green Box.

# Los símbolos. `-kind` es el género y el número de un adjetivo que los acompaña: gota roja, círculos rojos.
drop = gota
    .many = gotas
    .kind = f
hammer = martillo
    .many = martillos
    .kind = m
circles = círculos
    .many = círculos
    .kind = plural
bricks = ladrillos
    .many = ladrillos
    .kind = plural
wheel = rueda
    .many = ruedas
    .kind = f
arrow = flecha
    .many = flechas
    .kind = f

# Los colores. `-f` es la forma femenina, `-many` el plural, `-many-f` el plural femenino.
red = rojo
    .f = roja
    .many = rojos
    .many-f = rojas
yellow = amarillo
    .f = amarilla
    .many = amarillos
    .many-f = amarillas
green = verde
    .f = verde
    .many = verdes
    .many-f = verdes
blue = azul
    .f = azul
    .many = azules
    .many-f = azules
white = blanco
    .f = blanca
    .many = blancos
    .many-f = blancas
black = negro
    .f = negra
    .many = negros
    .many-f = negras
wood = de madera
    .f = de madera
    .many = de madera
    .many-f = de madera
grey = gris
    .f = gris
    .many = grises
    .many-f = grises

# Cartas, losetas y cubos. Una carta es «el 3 rojo de gotas», como en una baraja.
card = { $number } { $colour } de { $symbol-many }
card-hidden = carta boca abajo
tile = loseta de { $symbol }
tile-hidden = loseta boca abajo
cube = cubo { $colour }
