# Lo que se dice fuera de la página y de ningún juego en particular.

language-name = Español

# El propio lector, en una lista de nombres.
you = tú

# Nombres para quienes no han dado ninguno.
player = Jugador { $number }
guest = Invitado { $number }

## Juegos, asientos y opciones

no-game = No hay ningún juego { $id }. Los que hay: { $known }.
no-such-game = No hay ningún juego { $id }.
wrong-seats = { $game } es para { $span } jugadores, no para { $seats }.
no-option = { $game } no tiene la opción { $name }.{ $known-count ->
    [0] { "" }
   *[other] { " " }Las que hay: { $known }.
}
no-value = La opción { $option } no admite el valor { $value }. Valores posibles: { $known }.
option-seats = La opción { $option }={ $value } es para { $span } jugadores, no para { $seats }.
no-rule = Este juego no tiene la regla { $code }.
no-rulebook = Esas reglas no existen.
no-example = El reglamento no tiene ese ejemplo.

## Jugadas

no-seat-here = En esta mesa no hay asiento { $seat }.
no-move = { $game } no tiene la jugada { NUMBER($move, useGrouping: 0) }.
not-on-turn = A ese asiento no le toca jugar ahora.
game-over = La partida ya ha terminado.
move-allowed = Esta jugada está permitida.
decision-made = Esa decisión ya está tomada: la mesa ha cambiado desde entonces.

## Deshacer

takes-back = { $who ->
    [you] Deshaces tu última jugada
   *[other] { $who-name } deshace su última jugada
}{ $moves ->
    [1] .
   *[other] { " " }y todo lo que siguió, { $moves } jugadas en total.
}
ended-so = La partida ha terminado: así se queda.
every-move-stands = En este juego toda jugada vale.
nothing-to-take-back = No hay ninguna jugada que deshacer.
no-own-move = No hay ninguna jugada tuya que deshacer.
not-so-many-back = No hay tantas jugadas que deshacer.
all-taken-back = En esta partida ya { $moves ->
    [one] se ha deshecho una jugada
   *[other] se han deshecho { $moves } jugadas
}: desde ahora toda jugada vale.
moved-since = Alguien ha jugado desde entonces.
moved-since-agree = Otra persona ha jugado desde entonces: solo se puede deshacer si todos están de acuerdo.
move-stands-agree = Esta jugada vale: solo se puede deshacer si todos están de acuerdo.
known-agree = Con la jugada se ha sabido algo: solo se puede deshacer si todos están de acuerdo.
others-away = { $names } { $names-count ->
    [one] no está
   *[other] no están
}: se podrá deshacer cuando hayan vuelto todos.
nothing-asked = Ya no hay nada que deshacer.

## Archivos de partida

seed-size = Una semilla tiene { $bytes } bytes.
no-match-file = Este no es un archivo de partida completo ({ $why }).
unknown-format = Aquí no se conoce el formato «{ $format }»; el conocido es «{ $known }».
file-damaged = El archivo de la partida se cambió o se dañó después de guardarlo.
file-running = Este archivo muestra una partida en curso tal como la vio un jugador: solo se puede reproducir cuando haya terminado.
file-too-long = El archivo tiene { $lines ->
    [one] una línea
   *[other] { $lines } líneas
}: ninguna partida de { $game } puede ser tan larga.
other-rules = La partida sigue la versión { $version } de las reglas de { $game } y este programa, la { $own }: ábrela con un programa de aquella época.
other-kit = La partida se jugó con otras cartas o en otro tablero que los que aquí llevan ese nombre.
other-result = El resultado del archivo ({ $told }) no es el de la partida reproducida ({ $found }).
entry-refused = La línea { $number } de la partida no está permitida: { $why }
seed-unreadable = No se puede leer la semilla de la partida.
seed-unsealed = La semilla no corresponde al sello que se mostró antes de la primera jugada.

# Lo que está bien en una.
verified-match = { $game }, { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}, { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}.
verified-seed = La semilla corresponde al sello.
verified-moves = Todas las jugadas, los dados y las cartas son correctos.
verified-result = El resultado es correcto: { $points }.
verified-running = La partida aún no ha terminado.

checking-another = Ahora mismo se está comprobando otra partida: inténtalo de nuevo en un momento.
check-too-long = Reproducir esta partida lleva aquí demasiado tiempo: comprueba el archivo con `spieltisch verify`.

## Cartas y tableros que un propietario deja en la carpeta de datos

kit-line = Línea { $number }: { $what }
kit-head = Aquí debe ir id: o title:, no { $word }.
kit-twice = { $key } ya aparece más arriba.
kit-no-value = Falta el valor después de { $key }.
kit-no-id = { $id } no es un identificador: minúsculas, cifras y guiones, 40 como mucho.
kit-no-name = Los catálogos no tienen el nombre { $name }.
kit-missing = Falta la línea { $key } …
kit-unusable = No se puede usar { $file }. { $why }
kit-taken = El identificador { $id } ya está en uso.
kit-unreadable = No se puede leer el archivo ({ $why }).
kit-large = El archivo ocupa más de { $most } KiB.
kit-no-text = El archivo no es texto en UTF-8.
no-kit = Aquí no hay ningún { $id }, solo { $known }.

## Simulaciones

no-cuda-package = Para la GPU hace falta numba-cuda: instálalo con `pip install 'spieltisch[gpu]'`.
no-gpu = Aquí no hay ninguna GPU con CUDA: sin --gpu funciona en el procesador.
batch-illegal = Estado { $state }: el asiento { $seat } no puede hacer la jugada { NUMBER($move, useGrouping: 0) }; no se ha cambiado nada.
batch-numbers = { $states ->
    [one] Un estado necesita un número.
   *[other] { $states } estados necesitan { $states } números.
}
no-games = Hay que jugar al menos una partida.
not-compiled = No se ha podido compilar { $game }: { $why }
no-peer = { $peer } no está instalado: `pip install 'spieltisch[peers]'`.
peer-failed = { $peer } ha fallado: { $why }

## Bots

no-level = No existe el nivel { $name }: { $known }.
no-setting = «{ $word }» no es un ajuste: debe ser NOMBRE=VALOR.
no-bot-setting = Un bot no tiene { $name }, solo { $known }.
bad-bot-setting = { $name } no puede ser { $value }.
two-bots = Hacen falta al menos dos bots.
no-self-play = { $game } no aprende jugando contra sí mismo.
no-ladder = En { $file } faltan las marcas de la escala.
bots-not-ready = Los bots fuertes de este juego aún se están preparando: inténtalo de nuevo en un momento.

# Una pista.
only-move = Solo hay una jugada: { $move }.
hint = Un jugador fuerte elige «{ $best }» ({ $mode ->
    [coop] probabilidad de un buen resultado
   *[other] probabilidad de ganar
}: { $chance } %) antes que «{ $second }» ({ $other } %).
hints-alone = Solo hay pistas cuando todos los demás son ordenadores.
no-lesson = No hay lección para { $game }.
lesson-other = Está permitido, pero aquí se pide otra jugada.
lesson-read-on = Primero sigue leyendo: enseguida te toca.

## En la mesa

# Quién vino y quién se fue, con los nombres de entonces.
note-away = { $name } no está: un ordenador sigue jugando por { $name }.
note-back = { $name } ha vuelto.
note-left = { $name } ha dejado la mesa: un ordenador sigue jugando.
note-took = { $name } juega desde ahora por { $before }.

no-table = Esa mesa no existe, o ya no. Comprueba el enlace.
no-such-seat = Ese asiento no existe.
no-free-seat = Aquí ya no queda ningún asiento libre.
no-spectators = Esta mesa no admite espectadores.
seat-taken = Ahí ya hay alguien sentado.
seat-held = Quien se sienta aquí solo se ha ido un momento.
have-seat = Ya tienes un asiento.
another-seat = Has jugado en otro asiento y solo puedes volver a ese.
not-your-seat = No estás en ese asiento.
not-playing = Tú no juegas aquí.
removed = El anfitrión te ha echado de esta mesa y puede volver a admitirte.
host-only = Eso solo puede hacerlo el anfitrión de la mesa.
before-match = Eso solo se puede hacer antes de la partida.
too-few-seats = No habría asiento para todos.
seats-free = Aún hay asientos libres: invita a alguien o añade bots.
clock-range = El tiempo para pensar va de un segundo a un día.
rematch-of-players = Solo quien ha jugado puede pedir la revancha.
match-running = La partida aún está en curso.
match-rests = Esta partida sigue otra versión de las reglas de { $game } y está en pausa.
not-begun = La partida aún no ha empezado.
not-so-far = La partida no ha llegado tan lejos.
no-match = Esa partida no existe.
replay-later = La partida está en curso: podrás verla cuando termine.
nothing-to-play = Falta decir a qué se juega.
name-length = Un nombre tiene de 1 a { $most } caracteres.
name-letter = Un nombre necesita una letra o una cifra.

## El servidor

not-known = Aquí aún no te conocemos: vuelve a cargar la página.
nothing-here = Aquí no hay nada.
not-here = Eso no se puede hacer aquí.
bad-request = No se entiende esta petición.
too-large = Es demasiado grande.
# Una de estas cuatro, con lo que dice de ella el programa.
in-detail = { $said } ({ $detail })
fault = Es un fallo del servidor, no tuyo.
not-saved = El servidor no puede guardar nada ahora mismo: inténtalo de nuevo en un momento. Lo jugado se conserva.
not-reached = El servidor no llega a sus datos ahora mismo: inténtalo de nuevo en un momento.
no-request-id = La petición no tiene un identificador válido.
message-unreadable = No se entiende este mensaje: vuelve a cargar la página.
request-slow = Tu petición ha llegado demasiado despacio: inténtalo de nuevo.
request-long = Esta petición es demasiado larga.
too-much = Demasiadas cosas a la vez: inténtalo de nuevo.
too-many-at-once = Desde tu dirección llegan demasiadas peticiones a la vez: espera un momento.
too-many-requests = Demasiadas peticiones: espera un momento.
too-many-new = Desde tu dirección llegan muchísimos invitados y mesas nuevos: espera un minuto.
too-many-tables = Ya tienes { $tables ->
    [one] una mesa abierta: juégala
   *[other] { $tables } mesas abiertas: juega una
} hasta el final. Lo que lleva un día en pausa ya no cuenta.
too-many-public = Ya muestras { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
} en público: empieza a jugar en una o deja de mostrarla.
too-many-shown = Desde tu dirección ya se muestran muchísimas mesas en público: inténtalo más tarde.
strange-page = Esta página no puede usar el servidor.
page-not-built = La página aún no está construida: ejecuta `make page` una vez y vuelve a arrancar.

# A quien lo aloja.
running = Spieltisch está en marcha: { $address }
no-data = No se puede llegar a los datos del servidor: { $why }. Revisa --data y SPIELTISCH_DATABASE.
bad-redis = SPIELTISCH_REDIS no es una dirección como redis://host:6379.
bad-number = { $name } no es un número válido: { $value }.
no-port = No se puede arrancar ningún servidor en { $host }:{ $port } ({ $why }): elige otro puerto.
secret-damaged = El archivo { $file } está dañado: bórralo.
not-this-machine = { $url } no es esta máquina: la carga es solo para un servidor en 127.0.0.1.
backed-up = Copia guardada: { $file }
secret-apart = SPIELTISCH_SECRET no está incluido: guárdalo aparte.
restored = Restaurado en { $folder }
no-database = En { $folder } no hay ninguna base de datos.
database-exists = En { $folder } ya hay una base de datos. Para sustituirla, usa --force.
database-elsewhere = Esta base de datos no está en un archivo: haz la copia con su propia herramienta (pg_dump y pg_restore en PostgreSQL) y guarda también el archivo { $file }.
server-running = Aún hay un servidor en marcha sobre { $folder }: detenlo primero.
no-backup = { $file } no es una copia en buen estado.
not-backed-up = No se ha podido hacer la copia: { $why }.
backup-newer = { $file } se hizo con una versión más nueva de este programa.

## La línea de comandos y la terminal

file-exists = { $file } ya existe: elige otro nombre o usa --force.
file-unreadable = No se puede leer { $file }: { $why }.
file-unwritable = No se puede escribir { $file }: { $why }.

column-id = ID
column-title = Título
column-players = Jugadores
column-minutes = Min
column-options = Opciones
column-version = v
column-seat = asiento
column-points = puntos
column-first = primero
column-game = juego
column-moves = jugadas/s, 1 núcleo
column-bytes = Bytes
column-iterations = iteraciones/s, 1 núcleo
column-startup = segundos hasta la primera partida
column-cold = en frío
column-cached = caché
column-bot = Bot
column-won = ganadas
column-slowest = más lenta
column-language = Idioma
column-catalogue = Catálogo
column-missing = Falta

no-option-typed = «{ $word }» no es una opción: debe ser NOMBRE=VALOR.
no-seat-there = No existe el asiento { $seat }: en la mesa hay { $seats }.
which-game = Qué juego
name-a-game = ¿Qué juego? `spieltisch games` los enumera.
playing = jugando…
compiling = compilando…
counting = contando…
opponents-wake = los rivales se despiertan…
ready = Listo: { $games }.

sim-games = { $game }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}, { $seconds } s
sim-rates = { $games } partidas/s, { $moves } jugadas/s
sim-lengths = duración { $shortest }–{ $longest } jugadas, media { $mean }
sim-shared = primer puesto compartido: { $share }
sim-together = resultado { $points }, ganadas { $won }
bench-title = partidas por segundo, jugadas legales al azar
arena-title = { $game }: { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}, { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}
tuned = { $file }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
tuned-gain = { $tuned }; { $gain } puntos por partida frente al archivo anterior

# Lo que le falta a un idioma.
complete = completo
lacks-variables = { $id }: otras variables
needless = { $id }: sobra
unreadable-line = no se puede leer la línea { $line }
lacks-rulebook = el reglamento
all-worded = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}: todo lo dicho se puede decir en cada idioma.

terminal-help = Jugada: número o nombre (o una parte que solo encaje con una).  u: deshacer  r: reglas  s ARCHIVO: guardar  q: salir
you-are = Eres { $who-name }. Sello: { $seal }
bye = Hasta pronto.
saved = Guardado: { $file }
fits-several = «{ $answer }» encaja con varias jugadas.
fits-none = «{ $answer }» no es ninguna de las jugadas. Escribe un número o un nombre.
# Un jugador en el resultado, con su puesto o, donde todos juegan juntos, sin él.
placed = { $place }. { $who-name }: { NUMBER($points, useGrouping: 0) }{ $won ->
    [yes] { " " }★
   *[no] { "" }
}
scored = { $who-name }: { NUMBER($points, useGrouping: 0) }{ $won ->
    [yes] { " " }★
   *[no] { "" }
}

## La ayuda de la línea de comandos

# Su marco.
help-usage = Uso:
help-any-options = [OPCIONES]
help-any-command = COMANDO [ARGUMENTOS]...
help-arguments = Argumentos
help-options = Opciones
help-commands = Comandos
help-default = por defecto: { $value }
help-required = obligatorio
help-help = Muestra esta ayuda y termina.

# Los comandos.
help-spieltisch = Juegos de mesa para jugar y simular. Sin comando: los sirve al navegador.
help-games = Todos los juegos: ID, título, jugadores, opciones, versión.
help-rules = El reglamento de un juego, o una sola de sus reglas.
help-lesson = La lección de un juego, paso a paso, y lo que falla en ella.
help-lesson-moves = Mostrar también qué jugadas hay en cada paso.
help-languages = Todos los idiomas por su propio nombre, y lo que les falta frente al inglés.
help-kits = Juegos de cartas y tableros: cuáles hay, dónde dejar otros y qué falla en alguno.
help-serve = Sirve los juegos al navegador.
help-load = Pone a prueba un servidor de esta máquina con jugadores simulados y mide lo rápido que responde.
help-play = Juega en la terminal contra bots.
help-sim = Partidas al azar: partidas/s, jugadas/s, duración, puntos y victorias de cada asiento.
help-perft = Cuántas secuencias de jugadas hay desde el reparto, para cada longitud hasta cierta profundidad.
help-bench = La velocidad del juego al azar y, con --peers, la de otros motores en la misma ejecución.
help-arena = Partidas entre bots: quién gana cuántas veces y con qué certeza.
help-tune = Mejora, jugando contra sí mismo, el archivo que dice a los bots de un juego cuánto valen las posiciones.
help-verify = Reproduce un archivo de partida y comprueba el sello, las jugadas y el resultado.
help-backup = Guarda la base de datos y el secreto de un servidor en un archivo; el servidor puede seguir en marcha.
help-restore = Lleva una copia de seguridad a la carpeta de datos de un servidor que no está en marcha.
help-new = Empieza un juego nuevo: una carpeta que ya funciona, para que la hagas tuya.
help-warm = Compila los juegos de antemano.

# Lo que admiten varios.
help-id = El juego, tal como lo llama `spieltisch games`.
help-ids = Los juegos; por defecto, todos.
help-seats = Número de jugadores; por defecto, el menor.
help-option = Una opción del juego; se puede repetir.
help-seed = De dónde sale el azar; con la misma semilla, las mismas partidas.
help-json = Salida para programas.
help-data = La carpeta de datos del servidor.
help-cores = Cuántos a la vez; por defecto, uno por núcleo.

# Lo que admite uno.
help-rule = Una sola regla, por su número: R4.
help-wording = En su lugar: juega tantas partidas de cada juego y pone en palabras todo lo que se dice.
help-host = Con 0.0.0.0 pueden jugar otros de la red.
help-port = 0 es cualquier puerto libre.
help-ahead = Compila los juegos en segundo plano.
help-tables = Mesas con una partida en curso.
help-sockets = Conexiones, repartidas entre las mesas.
help-duration = Cuántos segundos.
help-rate = Jugadas por segundo; por defecto, la mitad que mesas.
help-url = Un servidor de esta máquina; por defecto se arranca uno.
help-load-id = El juego al que se juega; por defecto, todos.
help-play-id = El juego; si no lo indicas, se te pregunta.
help-repeat = Para una partida que se pueda repetir.
help-seat = Dónde te sientas, desde 1.
help-level = Lo fuertes que son los demás: random, beginner, casual, good, strong, master.
help-sim-n = Número de partidas.
help-gpu = En una GPU de NVIDIA.
help-depth = Las secuencias más largas que se cuentan.
help-peers = Al lado, OpenSpiel y Pgx, con la proporción.
help-gpu-too = También en una GPU de NVIDIA.
help-startup = En su lugar: segundos hasta la primera partida.
help-search = En su lugar: iteraciones de la búsqueda de los bots.
help-seconds = Segundos para cada cifra.
help-bots = `random`, `policy`, un nivel o un nivel con ajustes: strong,seconds=0.2
help-arena-n = Número de partidas.
help-time = Segundos para cada jugada.
help-ladder = La escala de niveles en todos los juegos, o en uno.
help-write = Con --all: en este archivo; por defecto, docs/bots.md.
help-tune-n = Partidas contra sí mismo.
help-fresh = Empieza de cero, no desde el archivo del juego.
help-out = El archivo; por defecto, el del juego.
help-trial = Partidas contra el archivo anterior.
help-match-file = Un archivo de partida.
help-backup-file = El archivo que se escribe.
help-replace-file = Sustituye el archivo si ya existe.
help-restore-file = Lo que ha escrito `spieltisch backup`.
help-replace-database = Sustituye la base de datos que haya.
help-new-id = Cómo se llama la carpeta del juego: `mi_juego`.

## Una mesa como texto

# Un jugador por su nombre, lo lea quien lo lea.
name = { $who-name }
over-water = Por el agua: { $lanes }

# Los colores, tan cortos como se pueda.
initial-red = R
initial-yellow = Am
initial-green = V
initial-blue = Az
initial-white = B
initial-black = N
initial-wood = M
initial-grey = G
initial-purple = L
initial-orange = Na

symbol-drop = gota
symbol-hammer = martillo
symbol-circles = círculos
symbol-bricks = ladrillos
symbol-wheel = rueda
symbol-arrow = flecha
symbol-fist = puño
symbol-foot = pie
symbol-knee = rodilla
symbol-shield = escudo
symbol-ram = ariete
symbol-broom = escoba
symbol-snow = nieve
symbol-lock = candado
symbol-swap = cambio
symbol-zero = cero
symbol-twice = doble
symbol-person = persona
symbol-rightwards = derecha
symbol-leftwards = izquierda
symbol-exchange = cambio
symbol-opposite = vuelco
symbol-another = uno más
symbol-turn-over = vuelta

# Un juego que aún no tiene palabras propias.
plain-move = Jugada { $n }
plain-prompt = Te toca a ti.
plain-reason = La jugada { $n } no es posible ahora.

# Lo nuevo.
new-id = { $id } no puede ser el identificador de un juego: minúsculas, cifras y _, y primero una letra.
new-taken = Ya hay un juego { $id }.
new-no-source = Los juegos se añaden donde está el código fuente; esto es un paquete instalado.
new-made = { $title } está listo: reglas, textos y escena en { $folder }, pruebas en { $tests }. Juega: spieltisch play { $id }
