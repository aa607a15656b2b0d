title = Broom Service
tagline = ¿Valiente y quizá para nada, o cobarde y sobre seguro?

option-board = Tablero
option-events = Eventos
option-events-on = sí
option-events-off = no
option-curses = Personajes hechizados
option-curses-on = sí
option-curses-off = no

# Nombres de regiones y eventos: los de nuestro propio tablero, y cómo los llama otro tablero.
board-mist-wood = Bosque Niebla
board-owl-wood = Bosque Búho
board-fern-wood = Bosque Helecho
board-moss-wood = Bosque Musgo
board-raven-wood = Bosque Cuervo
board-fox-wood = Bosque Zorro
board-crow-hill = Cerro Corneja
board-pumpkin-hill = Cerro Calabaza
board-castle-hill = Cerro Castillo
board-stone-hill = Cerro Piedra
board-badger-hill = Cerro Tejón
board-hare-hill = Cerro Liebre
board-wind-hill = Cerro Viento
board-thistle-heath = Prado Cardo
board-gorse-heath = Prado Retama
board-poppy-heath = Prado Amapola
board-wolf-heath = Prado Lobo
board-castle-heath = Prado Castillo
board-lavender-heath = Prado Lavanda
board-herb-heath = Prado Hierbas
board-eagle-peak = Pico Águila
board-jagged-peak = Pico Dentado
board-thunder-peak = Pico Trueno
board-dragon-peak = Pico Dragón
board-silver-peak = Pico Plata
board-copper-peak = Pico Cobre
board-test-of-courage = Prueba de valor
board-forest-fire = Incendio
board-avalanche = Avalancha
board-harvest-feast = Fiesta de la cosecha
board-hill-feast = Fiesta de las colinas
board-potion-market = Mercado de pociones
board-wand-exchange = Cambio de varitas
board-stocktaking = Inventario
board-tailwind = Viento a favor
board-express-orders = Pedidos urgentes

# Personajes, también con artículo y en dos líneas para cartas estrechas.
role-forest-witch = Bruja del bosque
    .the = la Bruja del bosque
role-hill-witch = Bruja de la colina
    .the = la Bruja de la colina
role-prairie-witch = Bruja de la pradera
    .the = la Bruja de la pradera
role-mountain-witch = Bruja de la montaña
    .the = la Bruja de la montaña
role-valley-druid = Druida del valle
    .the = el Druida del valle
role-hilltop-druid = Druida de las cumbres
    .the = el Druida de las cumbres
role-herb-gatherer = Recolector de hierbas
    .the = el Recolector de hierbas
role-fruit-gatherer = Recolector de frutas
    .the = el Recolector de frutas
role-root-gatherer = Recolector de raíces
    .the = el Recolector de raíces
role-weather-fairy = Hada del clima
    .the = el Hada del clima
lines-forest-witch =
    Bruja del
    bosque
lines-hill-witch =
    Bruja de
    colina
lines-prairie-witch =
    Bruja de
    pradera
lines-mountain-witch =
    Bruja de
    montaña
lines-valley-druid =
    Druida del
    valle
lines-hilltop-druid =
    Druida de
    cumbres
lines-herb-gatherer =
    Recol. de
    hierbas
lines-fruit-gatherer =
    Recol. de
    frutas
lines-root-gatherer =
    Recol. de
    raíces
lines-weather-fairy =
    Hada del
    clima
brave = Valiente
cowardly = Cobarde
role-laid = { $role }, { $brave ->
    [0] cobarde
   *[other] valiente
}
role-held = { $role }. Valiente: { $brave }. Cobarde: { $cowardly }.{ $cursed ->
    [0] { "" }
   *[other] { " " }Personaje hechizado.
}

# La tierra y lo que hay en ella.
terrain-forest = bosque
    .into = a un bosque
    .on = en un bosque
terrain-hills = colina
    .into = a una colina
    .on = en una colina
terrain-prairie = pradera
    .into = a una pradera
    .on = en una pradera
terrain-mountain = montaña
    .into = a una montaña
    .on = en una montaña
on = { $terrain-on }
region = { $region }, { $terrain ->
    [forest] { terrain-forest }
    [hills] { terrain-hills }
    [prairie] { terrain-prairie }
   *[mountain] { terrain-mountain }
}
tower = torre { $shape ->
    [round] redonda
   *[square] cuadrada
} { $colour ->
    [green] verde
    [purple] lila
   *[orange] naranja
} en { $where }
tower-worth = { tower }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $wands ->
    [0] { "" }
    [one] { " " }y 1 varita
   *[other] { " " }y { $wands } varitas
}
served = servida
cloud = { $of ->
    [1] la nube
    [2] { $place ->
        [1] la nube izquierda
       *[other] la nube derecha
    }
   *[other] la nube { $place } desde la izquierda
} sobre { $region }
cloud-tile = nube: { $price ->
    [one] 1 varita
   *[other] { $price } varitas
}, { $bolts ->
    [one] 1 rayo
   *[other] { $bolts } rayos
}
castle = castillo
pawn = { $who ->
    [you] tu peón
   *[other] peón de { $who-name }
} en { $region }
land = Tierra

# Recursos.
good-green = poción verde
good-purple = poción lila
good-orange = poción naranja
good-wand = varita
potions = { $n ->
    [one] 1 poción { $colour ->
        [green] verde
        [purple] lila
       *[orange] naranja
    }
   *[other] { $n } pociones { $colour ->
        [green] verdes
        [purple] lilas
       *[orange] naranjas
    }
}
wands = { $n ->
    [one] 1 varita
   *[other] { $n } varitas
}
nothing = nada

# La mesa.
middle = centro
trick = Baza
broom = escoba: el derecho a la acción valiente
no-broom = nadie tiene aún la escoba
place-won = nubes ganadas
place-laid = personajes jugados
place-broom = sitio para la escoba
place-roles = personajes
things = { $who ->
    [you] Tú
   *[other] { $who-name }
}
own-roles = Tus personajes
choose-roles = Elige cuatro personajes
own-goods = Tus pociones y varitas
notice = Ronda { $round } de { $rounds }{ $roles-count ->
    [0] { "" }
   *[other] { " · " }hechizados: { $roles }
}
notice-event = Ronda { $round } de { $rounds } · { $event }: { $effect }{ $roles-count ->
    [0] { "" }
   *[other] { " · " }hechizados: { $roles }
}
note-chosen = ha elegido
note-chooses = elige
note-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
note-leads = sale
note-broom = tiene la escoba
note-bolts = { $bolts ->
    [one] 1 rayo
   *[other] { $bolts } rayos
} = { $points }
note-parts = { $score } + { $bolts } (rayos) + { $sets } (recursos)

# Lo que hacen los personajes.
does-witch = ve { $terrain-into }{ $brave ->
    [0] { "" }
   *[other] { " " }y luego entrega allí 1 poción
}
does-druid = entrega 1 poción { $where }{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } puntos
}
does-gatherer = toma { $goods }
does-fairy = despeja 1 nube de al lado{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } puntos
}

# Lo que hacen los eventos.
gain = { $sign }{ $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
event-courage = Quien sale tiene que ser valiente.
event-pawns = Al final de la ronda, { $gain } por cada peón tuyo { $terrain-on }.
event-triple = Al final de la ronda, cada uno puede cambiar una poción de cada color por { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
event-exchange = Al final de la ronda, cada uno puede cambiar hasta { $wands ->
    [one] 1 varita
   *[other] { $wands } varitas
} por { $points ->
    [one] 1 punto cada una.
   *[other] { $points } puntos cada una.
}
event-stock = Al final de la ronda, { $gain } por cada { $goods ->
    [one] poción o varita que tengas.
   *[other] { $goods } pociones y varitas que tengas.
}
event-discount = Cada nube cuesta { $wands ->
    [one] 1 varita
   *[other] { $wands } varitas
} menos, pero al menos 1.
event-delivery = { $gain } por cada entrega a una { $towers ->
    [round] torre redonda.
    [square] torre cuadrada.
   *[every] torre.
}
short-courage = quien sale es valiente
short-pawns = { $gain } por peón { $terrain-on }
short-triple = 3 pociones distintas por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
short-exchange = hasta { $wands ->
    [one] 1 varita
   *[other] { $wands } varitas
}, a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
short-stock = { $gain } por { $goods ->
    [one] poción o varita
   *[other] { $goods } pociones y varitas
}
short-discount = nubes −{ $wands ->
    [one] 1 varita
   *[other] { $wands } varitas
}
short-delivery = { $gain } por entrega a { $towers ->
    [round] torre redonda
    [square] torre cuadrada
   *[every] torre
}

# Jugadas.
pick = Elegir { $role-the }
put-back = Devolver { $role-the }
confirm = Tomar estos cuatro personajes
lead = Salir con { $role-the }
act = { $stance }: { $what }
go = De { $here } a { $there }
go-short = de { $here }
deliver = Entregar a la { $tower }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $wands ->
    [0] { "" }
    [one] { " " }y 1 varita
   *[other] { " " }y { $wands } varitas
}
brings = +{ $points }
clear = Despejar { $cloud }: { $price ->
    [one] 1 varita
   *[other] { $price } varitas
}, { $bolts ->
    [one] 1 rayo
   *[other] { $bolts } rayos
}
take = Tomar { $goods }
skip-go = No mover
skip-deliver = No entregar nada
skip-clear = No despejar ninguna nube
sell-nothing = No cambiar nada
sell-potions = Cambiar tres pociones por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
sell-wands = Cambiar { $wands ->
    [one] 1 varita
   *[other] { $wands } varitas
} por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

# Lo que hay que hacer.
prompt-choose = { $left ->
    [0] Confirma tus cuatro personajes.
    [one] Elige un personaje más para esta ronda.
    [4] Elige cuatro personajes para esta ronda.
   *[other] Elige { $left } personajes más para esta ronda.
}
prompt-lead = Sal con uno de tus personajes.
prompt-sell = Cambia lo que quieras.
prompt-stance = { $role }: ¿valiente o cobarde? { $rivals-count ->
    [0] Ya nadie puede superarte.
   *[other] Aún faltan: { $rivals }.
}
rival = { $who ->
    [you] tú
   *[other] { $who-name }
} ({ $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
})
prompt-go = { $role }, { $brave ->
    [0] cobarde
   *[other] valiente
}: mueve un peón o quédate.
prompt-deliver = { $role }, { $brave ->
    [0] cobarde
   *[other] valiente
}: lleva una poción a una torre.
prompt-clear = { $role }, { $brave ->
    [0] cobarde
   *[other] valiente
}: despeja una nube.
prompt-take = { $role }, { $brave ->
    [0] cobarde
   *[other] valiente
}: toma una poción o una varita.

# Lo que pasa.
round-begins = Ronda { $round } de { $rounds }.
turned-up = Evento: { $event }. { $effect }
bewitched = Hechizados: { $roles }.
leads-first = { $who ->
    [you] En esta ronda sales tú primero.
   *[other] En esta ronda sale primero { $who-name }.
}
picks = { $who ->
    [you] Eliges { $role-the }.
   *[other] { $who-name } elige { $role-the }.
}
puts-back = { $who ->
    [you] Devuelves { $role-the }.
   *[other] { $who-name } devuelve { $role-the }.
}
has-chosen = { $who ->
    [you] Has elegido.
   *[other] { $who-name } ha elegido.
}
all-chosen = Todos han elegido cuatro personajes.
leads = { $who ->
    [you] Sales con { $role-the }.
   *[other] { $who-name } sale con { $role-the }.
}
follows = { $who ->
    [you] También pones { $role-the }.
   *[other] { $who-name } también pone { $role-the }.
}
passes = { $who ->
    [you] Pasas.
   *[other] { $who-name } pasa.
}
pays = El personaje está hechizado: { $who ->
    [you] pierdes
   *[other] { $who-name } pierde
} { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
is-brave = { $who ->
    [you] Eres valiente.
   *[other] { $who-name } es valiente.
}
must-be-brave = { $who ->
    [you] Tienes que ser valiente.
   *[other] { $who-name } tiene que ser valiente.
}
loses-claim = { $who ->
    [you] Pierdes la escoba.
   *[other] { $who-name } pierde la escoba.
}
is-cowardly = { $who ->
    [you] Eres cobarde.
   *[other] { $who-name } es cobarde.
}
can-do-nothing = { $who ->
    [you] No puedes hacer nada con el personaje.
   *[other] { $who-name } no puede hacer nada con el personaje.
}
goes = { $who ->
    [you] Vas
   *[other] { $who-name } va
} de { $here } a { $there }.
delivers = { $who ->
    [you] Entregas
   *[other] { $who-name } entrega
} a la { $tower }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $wands ->
    [0] .
    [one] { " " }y 1 varita.
   *[other] { " " }y { $wands } varitas.
}
takes = { $who ->
    [you] Tomas { $goods }.
   *[other] { $who-name } toma { $goods }.
}
clears = { $who ->
    [you] Despejas
   *[other] { $who-name } despeja
} { $cloud } por { $price ->
    [one] 1 varita
   *[other] { $price } varitas
}: { $bolts ->
    [one] 1 rayo
   *[other] { $bolts } rayos
}{ $points ->
    [0] .
   *[other] { " " }y { $points } puntos.
}
declines = { $who ->
    [you] Renuncias.
   *[other] { $who-name } renuncia.
}
leads-next = { $who ->
    [you] Ahora sales tú.
   *[other] Ahora sale { $who-name }.
}
event-brings = { $event }: { $who ->
    [you] recibes
   *[other] { $who-name } recibe
} { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
event-costs = { $event }: { $who ->
    [you] pierdes
   *[other] { $who-name } pierde
} { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
keeps-all = { $who ->
    [you] No cambias nada.
   *[other] { $who-name } no cambia nada.
}
sells-potions = { $who ->
    [you] Cambias
   *[other] { $who-name } cambia
} tres pociones por { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
sells-wands = { $who ->
    [you] Cambias
   *[other] { $who-name } cambia
} { $wands ->
    [one] 1 varita
   *[other] { $wands } varitas
} por { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
round-ends = Después de la ronda { $round }: { $standings }.
standing = { $who ->
    [you] tú { $points }
   *[other] { $who-name } { $points }
}
adds-up = { $who ->
    [you] Tú
   *[other] { $who-name }
}: { $score } + { $bolts } por rayos + { $sets } por recursos = { $total ->
    [one] 1 punto.
   *[other] { $total } puntos.
}
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
why-chosen = Los personajes de esta ronda ya están elegidos (R2).
why-four = Primero elige cuatro personajes (R2).
why-picked = Ya has elegido este personaje (R2).
why-only-four = Ya has elegido cuatro personajes (R2).
why-not-picked = No has elegido este personaje (R2).
why-choose = Primero se eligen los personajes (R2).
why-lead = Ahora no se sale con ningún personaje (R3).
why-played = Ya has jugado este personaje (R3).
why-not-held = No tienes este personaje en la mano (R3).
why-stance = Dices valiente o cobarde cuando tu carta está puesta (R5).
why-go = Ahora no se mueve ninguna bruja (R14).
why-no-region = Esa región no existe (R14).
why-far = { $there } no linda con { $here } (R14).
why-terrain = La { $role } solo va { $terrain-into } (R14).
why-cloudy = Aún hay una nube sobre { $there } (R19).
why-other-pawn = Los dos peones están allí: toma el otro (R14).
why-deliver = Ahora no se entrega nada (R18).
why-no-tower = Esa torre no existe (R18).
why-full = Esta torre redonda ya tiene su poción (R18).
why-no-potion = No tienes ninguna poción de este color (R18).
why-not-here = Esta torre no está en { $here } (R14).
why-no-pawn = En esta torre no tienes ningún peón en el terreno del druida (R15).
why-fairy = Solo el Hada del clima despeja nubes (R17).
why-no-cloud = Aquí no hay ninguna nube (R17).
why-not-beside = Ninguno de tus peones está al lado (R17).
why-price = { $price ->
    [one] Esta nube cuesta 1 varita (R17).
   *[other] Esta nube cuesta { $price } varitas (R17).
}
why-take = Solo un recolector cobarde elige poción o varita (R16).
why-skip = Solo puedes renunciar a una acción (R14).
why-so-much = No tienes tanto, o no está permitido (R12).
why-sell = Solo se cambia al final de una ronda (R12).

# Lo que está mal en el archivo de un tablero.
kit-number = «{ $word }» no es un número de { $least } a { $most }.
kit-unknown = No se conoce «{ $word }». Posible: { $known }.
kit-form = Se espera «{ $form }».
kit-again = { $id } ya aparece.
kit-section = No existe la sección [{ $section }].
kit-ragged = Todas las líneas de la cuadrícula tienen la misma longitud.
kit-cells = La cuadrícula tiene como mucho { $most } casillas.
kit-regions = Hay como mucho { $most } regiones.
kit-lakes = Hay como mucho { $most } lagos.
kit-towers = Hay como mucho { $most } torres.
kit-tiles = Hay como mucho { $most } nubes.
kit-spaces = Hay como mucho { $most } sitios para nubes.
kit-few-tiles = Solo hay { $tiles } nubes para { $spaces } sitios.
kit-names = Los nombres son demasiado largos en total: como mucho { $most } bytes.
kit-no-name = Los catálogos no tienen el nombre { $name }.
kit-lacks = Falta: { $what }
kit-not-listed = La cuadrícula tiene { $id }, que no aparece en ninguna lista.
kit-not-drawn = { $id } no está en la cuadrícula.
kit-elsewhere = La casilla { $cell } no es parte de { $id }.
kit-castles = Tiene que haber exactamente dos castillos.
kit-castle-cloud = En un castillo no puede haber ninguna nube.
kit-no-land = En la casilla { $cell } no hay tierra.
kit-apart = Las casillas de una torre tienen que tocarse.
