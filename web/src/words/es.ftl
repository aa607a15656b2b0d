# Las palabras de la propia página, en español.

## La página

name = Spieltisch
title = { $what } – Spieltisch
# Algo, y lo que hay que decir o hacer con ello.
named = { $name }: { $what }
close = Cerrar
menu = Menú
rules = Reglas
rule = regla { $code }
passages = { $n ->
    [0] No hay nada
    [one] { $n } pasaje
   *[other] { $n } pasajes
}
example = Ejemplo
example-step = { $n } de { $of }
look-up = Consultar
to-shelf = A la estantería
something-wrong = No ha funcionado. Inténtalo de nuevo.
not-found = Aquí no hay ninguna mesa.
not-found-line = El enlace está incompleto o la mesa ya se ha recogido.

## La estantería

shelf-title = ¿A qué jugamos?
shelf-line = Juegos de mesa en el navegador, con amigos o contra el ordenador: gratis y sin registrarse. Tu anfitrión es { $host }.
unfinished = Seguir jugando
first-game = Un buen juego para empezar
next-game = Nuevo para ti
learn-in = Apréndelo en { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
players = Jugadores
time = Duración
kind = Tipo
kind-name = { $kind ->
    [race] Carrera
    [bluff] Farol
    [building] Construcción
    [duel] Duelo
    [together] En equipo
    [quick] Manos rápidas
    [alone] En solitario
   *[other] { $kind }
}
difficulty = Dificultad
difficulty-name = { $n ->
    [1] fácil
    [2] medio
   *[other] exigente
}
any-players = cualquiera
any-time = cualquiera
up-to = hasta { $minutes } min
opponents = Ordenadores
no-game = Ningún juego encaja. Quita un filtro.
player-count = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
player-range = { $few }–{ $many } jugadores
minutes = { $n } min
mode = { $mode ->
    [turns] por turnos
    [together] a la vez
    [race] en tiempo real
    [coop] en equipo
   *[other] { $mode }
}
play-now = Jugar ya
play-mode = Jugar ya, { mode }
with-friends = Con amigos
open-tables = Mesas abiertas
to-watch = Partidas para ver

## Ajustes

settings = Ajustes
language = Idioma
theme = Aspecto
theme-light = claro
theme-dark = oscuro
marks = Marcas de color
marks-quiet = discretas
marks-bold = fuertes
motion = Movimiento
motion-full = completo
motion-reduced = reducido
pace = Jugadas de los demás
pace-calm = con calma
pace-normal = normales
pace-quick = rápidas
like-system = como el sistema
sound = Sonidos
your-name = Tu nombre
save = Guardar
saved = Guardado.

## Antes de jugar

lobby = La mesa
seats = Asientos
seat = Asiento { $n }
free = libre
bot = Ordenador
yours = { $name } (tú)
host = anfitrión
level = Nivel
level-of = Nivel de { $name }
level-name = { $level ->
    [beginner] principiante
    [casual] tranquilo
    [good] bueno
    [strong] fuerte
    [master] maestro
   *[other] { $level }
}
sit-here = Sentarme aquí
sit-here-too = Aquí también
stand-up = Levantarme
fill-up = Completar con ordenadores
clear-seat = Dejar libre
removed = Expulsados: { $names }
readmit = Readmitir
removed-you = El anfitrión te ha echado de esta mesa y puede volver a admitirte.
invite = Invitar
invite-line = Quien tenga este enlace puede sentarse.
copy = Copiar el enlace
copied = Copiado
qr = Código QR de la invitación
options = Reglas de juego
clock = Tiempo para pensar
clock-none = sin límite
clock-move = por jugada
clock-total = en total
seconds = segundos
increment = extra por jugada
public-table = Mostrar la mesa en público
watchers = Con espectadores
start = ¡A jugar!
start-waits = Aún hay asientos libres: invita a amigos o añade ordenadores.
wait-host = El anfitrión empieza la partida.

## En la mesa

connecting = Preparando la mesa…
lost = Conexión perdida. Conectando de nuevo…
preparing = Los rivales aún se están preparando (solo la primera vez en esta máquina)…
no-watching = Esta mesa no admite espectadores.
join-in = Relevar al ordenador
you = Tú
away = ausente, juega el ordenador
stand-in = suplente
clock-left = reloj
on-move = le toca
your-move = Te toca a ti
waiting = { $who-count ->
    [one] Le toca
   *[other] Les toca
} a { $who }
watching = Estás mirando
over = La partida ha terminado
others-things = De los demás
beside-board = Junto al tablero
own-things = Lo tuyo
enlarge = Ampliar
zoom-in = Más grande
zoom-out = Más pequeño
sort-by-colour = por color
sort-by-symbol = por símbolo

# Una cosa que no tiene nombre propio.
piece-in-colour = { $piece } { $piece-gender ->
    [f] { $colour-f }
   *[m] { $colour }
}
piece = { $kind ->
    [card] carta
    [tile] loseta
    [cube] cubo
    [disc] disco
    [die] dado
    [pawn] peón
    [nugget] pepita
    [marker] marcador
    [doubler] dado de doblar
    [token] ficha
    [heart] corazón
    [ship] nave
    [strip] tira
    [block] bloque
    [bomb] bomba
    [placard] panel
    [role] personaje
    [flask] frasco
    [wand] varita
    [cloud] nube
    [broom] escoba
   *[other] pieza
}
    .gender = { $kind ->
        [cube] m
        [disc] m
        [die] m
        [pawn] m
        [marker] m
        [doubler] m
        [heart] m
        [block] m
        [placard] m
        [role] m
        [flask] m
       *[other] f
    }
colour = { $colour ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [white] blanco
    [black] negro
    [wood] de madera
    [gold] dorado
    [grey] gris
    [purple] lila
    [orange] naranja
   *[other] { $colour }
}
    .f = { $colour ->
        [red] roja
        [yellow] amarilla
        [green] verde
        [blue] azul
        [white] blanca
        [black] negra
        [wood] de madera
        [gold] dorada
        [grey] gris
        [purple] lila
        [orange] naranja
       *[other] { $colour }
    }
symbol = { $symbol ->
    [drop] gota
    [hammer] martillo
    [circles] círculos
    [bricks] ladrillos
    [wheel] rueda
    [arrow] flecha
    [fist] puño
    [foot] pie
    [knee] rodilla
    [shield] escudo
    [ram] ariete
    [broom] escoba
    [snow] nieve
    [lock] candado
    [swap] cambio
    [zero] cero
    [twice] doble
    [person] persona
    [rightwards] a la derecha
    [leftwards] a la izquierda
    [exchange] cambio
    [opposite] vuelco
    [another] uno más
    [turn-over] vuelta
   *[other] { $symbol }
}

## Jugar

choose = Elige
less = menos
more = más
bid = Apostar
not-there = ahí no es posible
not-here = Aquí no hay nada que hacer ahora
not-your-turn = No te toca a ti
plan-next = Después: { $what } (clic para deshacer)
plan-full = El plan está hecho (clic para deshacer)
pick-back = { $name }, clic para deshacer
all-moves = Todas las jugadas
search = Buscar…
go-on = Seguir
set-down = Aquí
drop = Soltar
well-help = { $name }. Las flechas buscan el sitio, Intro lo deja caer.
aim-help = Un clic o la barra espaciadora deja caer el cubo. Las flechas afinan la puntería, Intro lo suelta.
aim-help-still = Apunta con las flechas o toca el plano, y luego suelta.
aim-at = Puntería { $x }, { $y }
plan = Desde arriba
free-help = Las flechas mueven la mira, con Mayús más fino. Intro deja la pieza, Escape la suelta.
point-at = { $x }/{ $y }, { $good ->
    [yes] posible
   *[no] no es posible
}
take-back = Deshacer
take-back-ask = Pedir deshacer
asks = { $who-name } quiere deshacer la última jugada.
asked = Has pedido deshacer la última jugada.
agree = De acuerdo
refuse = No

## Pistas

hint = Pista
hint-thinks = El ordenador está pensando…
chances = Probabilidad de ganar
chances-together = Probabilidad de un buen resultado
percent = { $share }
expected = aprox. { NUMBER($points, maximumFractionDigits: 1) } { NUMBER($points, maximumFractionDigits: 1) ->
    [one] punto
   *[other] puntos
} al final

## El historial, y la vista atrás

log = Historial
log-fresh = Historial, { $n ->
    [one] { $n } línea nueva
   *[other] { $n } líneas nuevas
}
since-last = Desde tu jugada
back = Paso atrás
forward = Paso adelante
to-now = Volver al presente
looking-back = Ves cómo era antes.
were-away = { $moves ->
    [0] No estabas. Mientras tanto ha pasado esto:
    [one] No estabas: un ordenador ha hecho una jugada por ti.
   *[other] No estabas: un ordenador ha hecho { $moves } jugadas por ti.
}
look-at-it = Verlo

## Irse

leave = Dejar la mesa
leave-line = Un ordenador seguirá jugando por ti. Puedes volver mientras nadie ocupe tu asiento.
stay = Quedarme

## Teclas

help = Ayuda
summary-aim = Objetivo
summary-turn = Tu turno
summary-end = El final
summary-points = Puntos
keys = Teclado
key-tab = Tab
key-arrows = Flechas
key-enter = Intro
key-escape = Esc
help-tab = a la zona siguiente o a la regla recién citada
help-arrows = al lugar o a la pieza siguiente
help-enter = coger, poner, elegir
help-escape = soltar, cerrar
help-moves = todas las jugadas posibles
help-hint = pista, si todos los demás son ordenadores
help-log = historial
help-help = esta ayuda

## El final

result = Resultado
wins = { $who-you ->
    [alone] Ganas tú
    [among] Ganáis { $who }
   *[other] { $who-count ->
        [one] Gana { $who }
       *[other] Ganan { $who }
    }
}
draw = Empate
# De un juego al que todos juegan juntos, o uno solo.
shared = { $who-you ->
    [alone] Tu resultado
   *[other] { $who-count ->
        [one] { $who }
       *[other] Entre todos
    }
}: { points }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
rematch = Otra partida
replay = Ver la partida
download = Descargar la partida

## Una partida terminada

match = Partida
step = Jugada { $n } de { $of }
play-on = Reproducir
pause = Pausa
first = Inicio
last = Final
analysis = Análisis
analysed = Un ordenador fuerte mira las jugadas: { $done } de { $of }
chance-line = { $name }: { $first } al principio, { $last } al final, entre { $low } y { $high } por el camino.
everybody = Todos juntos
turning-points = Momentos clave
no-turning = No hubo ninguno: nadie hizo una jugada que costara mucho. ¡Bien jugado!
move-number = Jugada { $n }
turned = «{ $move }» ({ $chance })
better = Mejor: «{ $move }» ({ $chance })

## Comprobar

verify = Comprobar partida
verify-line = Deja aquí una partida descargada: se vuelven a calcular su sello, sus jugadas y su resultado.
choose-file = Elegir archivo

## Lessons

learn = Aprender
lesson = Lección
lesson-of = Aprender { $game }
no-lesson = Este juego no tiene lección.
lesson-step = Paso { $n } de { $of }
lesson-points = Se señala: { $things }.
lesson-back = Un paso atrás
lesson-next = Seguir
lesson-show = Enséñame
lesson-leave = Salir de la lección
lesson-play-on = Seguir jugando
lesson-offer = ¿Es nuevo para ti este juego? Se aprende en unos minutos.
no-thanks = No, gracias
coach = Entrenador: explica lo nuevo, contra el ordenador
coach-off = Apagar el entrenador
