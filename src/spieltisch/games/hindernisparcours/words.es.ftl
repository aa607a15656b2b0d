title = Carrera de obstáculos
tagline = Trepa, agáchate, golpea: ¿quién pasa con vida entre las flechas?

option-course = Recorrido
option-course-two_walls = Dos muros
option-course-serpentine = Serpentina
option-course-stepping_stones = Pasaderas

# El recorrido. A una casilla se llega corriendo (`run`) o trepando (`climb`).
course = Recorrido
tile-sand = { $tile }
    .how = run
tile-start = { $tile } (salida)
    .how = run
tile-finish = { $tile } (meta)
    .how = run
tile-bricks = { $tile } (ladrillos)
    .how = climb
tile-logs = { $tile } (troncos)
    .how = climb
tile-up = { $tile } (flecha hacia arriba)
tile-right = { $tile } (flecha a la derecha)
tile-down = { $tile } (flecha hacia abajo)
tile-left = { $tile } (flecha a la izquierda)
on-tile = en { $tile }
before-the-start = ante la salida
home = tras la meta

# Corredores. `-with` dice con cuántas vidas, `-left` cuántas quedan.
lives = { $n ->
    [0] ninguna vida
    [one] 1 vida
   *[other] { $n } vidas
}
    .with = { $n ->
        [0] sin vidas
        [one] con 1 vida
       *[other] con { $n } vidas
    }
    .left = { $n ->
        [0] no queda ninguna
        [one] queda 1
       *[other] quedan { $n }
    }
runner = { $who ->
    [you] tú
   *[other] { $who-name }
} { $at }, { $state }
shielded = { $lives }, tras un escudo
heart = vida
heart-lost = vida perdida
ready = ya está
plans = planea
done = ya está
down-until = fuera hasta el turno { $back }
tiles-left = { $n ->
    [one] queda 1 casilla
   *[other] quedan { $n } casillas
}
in-line = actúa { $place }.º, { $n ->
    [one] queda 1 casilla
   *[other] quedan { $n } casillas
}
notice-down = Estás en el suelo y vuelves en el turno { $back }

# Cartas: lo que llevan dibujado y para qué sirve. Su color no significa nada.
card = { $number } de { $symbol-many }
# Una de varias cartas iguales, contada desde la izquierda.
alike = { $card }, { $nth ->
    [2] el segundo
   *[other] el tercero
}
card-for = { $card } ({ $sense })
for-drop = curar
for-hammer = golpear
for-circles = troncos
for-bricks = muro
for-wheel = escudo
for-arrow = disparar
whose = { $card } ({ $who ->
    [you] tú
   *[other] { $who-name }
})
display = Oferta
display-more = Oferta, sigue
piles = Mazo, descartes
pile = mazo
pile-of = { $n ->
    [one] mazo: 1 carta
   *[other] mazo: { $n } cartas
}
discards-pile = descartes
die = dado
die-shows = dado: { $n }
note-die = dado { $n }
step-place = paso { $step }
discard-place = descarte
life = Vidas
plan = { $who ->
    [you] Tu plan
   *[other] { $who-name }
}
plan-state = { $who ->
    [you] Tu plan
   *[other] { $who-name }
}: { $state }
hand = { $who ->
    [you] Tu mano
   *[other] Mano de { $who-name }
}

# Jugadas.
take = tomar el { $card }
lay = { $card } para el paso { $step }
discard = descartar el { $card }
go = ir a { $tile }
strike = golpear a { $whom-name }
leave = salir del recorrido
fire = disparar las flechas
stop = parar aquí
plan-ready = Este es mi plan

prompt-take = Dado { $die }: toma una carta de la oferta; con ella viene una del mazo.
prompt-plan = Dado { $die }: planea tres pasos y una carta para descartar.
prompt-step = Elige la carta para el paso { $step }.
prompt-discard = Elige una carta para descartar.
prompt-go = Paso { $step }, { $card }: { $go }.
prompt-use = Paso { $step }, { $card }: { $use }.
prompt-both = Paso { $step }, { $card }: { $go } y { $use-also }.
go-first = { $most ->
    [one] avanza 1 casilla
   *[other] avanza de 1 a { $most } casillas
}
go-on = { $most ->
    [one] avanza 1 casilla más o quédate
   *[other] avanza hasta { $most } casillas más o quédate
}
go-all = { $most ->
    [one] avanza la última casilla
   *[other] avanza las últimas { $most } casillas
}
use-arrow = dispara las flechas
    .also = dispara las flechas
use-hammer = golpea
    .also = golpea mientras haya alguien a tu alcance

# Lo que pasa.
turn-begins = Turno { $turn }: { $who ->
    [you] sacas un { $die }.
   *[other] { $who-name } saca un { $die }.
}
displays = Nuevo en la oferta: { $cards }.
reshuffled = Los descartes se barajan en un mazo nuevo.
takes = { $who ->
    [you] Tomas el { $card } y una carta del mazo.
   *[other] { $who-name } toma el { $card } y una carta del mazo.
}
takes-two = { $who ->
    [you] Tomas el { $card } y recibes del mazo el { $drawn }.
   *[other] { $who-name } toma el { $card } y recibe del mazo el { $drawn }.
}
lays = { $who ->
    [you] Pones una carta para el paso { $step }.
   *[other] { $who-name } pone una carta para el paso { $step }.
}
lays-card = { $who ->
    [you] Pones el { $card } para el paso { $step }.
   *[other] { $who-name } pone el { $card } para el paso { $step }.
}
is-ready = { $who ->
    [you] Descartas una carta y has acabado.
   *[other] { $who-name } descarta una carta y ha acabado.
}
discards = { $who ->
    [you] Descartas el { $card } y has acabado.
   *[other] { $who-name } descarta el { $card } y ha acabado.
}
discarded = Descartado: { $cards }.
step-begins = Paso { $step }: { $cards }.
heals = { $who ->
    [you] Te curas y tienes { $life }.
   *[other] { $who-name } se cura y tiene { $life }.
}
healthy = { $who ->
    [you] Ya tienes 3 vidas.
   *[other] { $who-name } ya tiene 3 vidas.
}
goes = { $who ->
    [you] { $tile-how ->
        [climb] Trepas a { $tile }.
       *[run] Corres a { $tile }.
    }
   *[other] { $tile-how ->
        [climb] { $who-name } trepa a { $tile }.
       *[run] { $who-name } corre a { $tile }.
    }
}
stays = { $who ->
    [you] Te quedas { $at }.
   *[other] { $who-name } se queda { $at }.
}
stuck = { $who ->
    [you] No puedes avanzar, sigues { $at }.
   *[other] { $who-name } no puede avanzar, sigue { $at }.
}
leaves = { $who ->
    [you] Sales del recorrido { $life-with }.
   *[other] { $who-name } sale del recorrido { $life-with }.
}
strikes = { $who ->
    [you] Golpeas a { $whom-name }.
   *[other] { $whom ->
        [you] { $who-name } te golpea.
       *[other] { $who-name } golpea a { $whom-name }.
    }
}
fires = { $who ->
    [you] Disparas las flechas.
   *[other] { $who-name } dispara las flechas.
}
nobody-hit = No alcanzan a nadie.
shield-holds = { $who ->
    [you] Tu escudo aguanta.
   *[other] El escudo de { $who-name } aguanta.
}
loses = { $who ->
    [you] { $lost ->
        [0] No tienes vidas que perder.
        [one] Pierdes 1 vida: { $life-left }.
       *[other] Pierdes { $lost } vidas: { $life-left }.
    }
   *[other] { $lost ->
        [0] { $who-name } no tiene vidas que perder.
        [one] { $who-name } pierde 1 vida: { $life-left }.
       *[other] { $who-name } pierde { $lost } vidas: { $life-left }.
    }
}
falls = { $who ->
    [you] Caes al suelo { $at } y vuelves en el turno { $back }.
   *[other] { $who-name } cae al suelo { $at } y vuelve en el turno { $back }.
}
stands-up = { $who ->
    [you] Te levantas con 3 vidas.
   *[other] { $who-name } se levanta con 3 vidas.
}
turn-skipped = El turno { $turn } se salta: todos están en el suelo.
finished = { $why }
decided-alone = { $who ->
    [you] Solo tú has salido del recorrido.
   *[other] Solo { $who-name } ha salido del recorrido.
}
decided-life = { $who ->
    [you] De todos los que han salido, tú tienes más vidas: { $life }.
   *[other] De todos los que han salido, { $who-name } tiene más vidas: { $life }.
}
decided-step = { $who ->
    [you] Otros han salido con las mismas vidas, pero tú saliste antes, en el paso { $step }.
   *[other] Otros han salido con las mismas vidas, pero { $who-name } salió antes, en el paso { $step }.
}
decided-action = { $who ->
    [you] Otros han salido con las mismas vidas en el mismo paso, pero tú saliste antes.
   *[other] Otros han salido con las mismas vidas en el mismo paso, pero { $who-name } salió antes.
}
decided-near = Tras 40 turnos nadie ha salido. Más cerca de salir: { $winners }, a { $far ->
    [one] 1 movimiento
   *[other] { $far } movimientos
}, { $life }.
result = { $winners-you ->
    [alone] Ganas.
    [among] { $winners } compartís la victoria.
   *[not] { $winners } { $winners-count ->
        [one] gana.
       *[other] comparten la victoria.
    }
}

# Por qué no.
why-cards-first = Primero se toman cartas (R3).
why-plan-first = Primero se planea (R5).
why-no-taking = Solo se toman cartas al empezar un turno (R3).
why-display = En la oferta solo hay { $n } cartas (S7).
why-taken = Esa carta ya se ha tomado (R4).
why-planning-later = Se planea cuando todos tienen sus cartas (R5).
why-plan-stands = El plan ya no se cambia (R5).
why-not-in-hand = No tienes el { $card } en la mano (R5).
why-start-only = Solo se entra por la casilla de salida (R10).
why-there = Ya estás en { $tile } (R10).
why-not-next = { $tile } no está junto a { $here } (R10).
why-arrow-tile = En las casillas de flecha no se puede entrar nunca (R11).
why-bricks = Para trepar a los ladrillos, tu carta de este paso tiene que mostrar ladrillos (R11).
why-logs = Para trepar a los troncos, tu carta de este paso tiene que mostrar círculos (R11).
why-used-up = Has gastado tus movimientos (R13).
why-reserved = Tiene que quedar un movimiento para cada paso posterior (R13).
why-finish-only = Solo se sale desde una casilla de meta (R10).
why-no-arrow = Para disparar, tu carta de este paso tiene que mostrar una flecha (R9).
why-no-hammer = Para golpear, tu carta de este paso tiene que mostrar martillos (R9).
why-once = La carta solo actúa una vez (R9).
why-others-only = Solo puedes golpear a los demás (R19).
why-outside = Desde fuera no puedes golpear (R22).
why-not-there = { $whom-name } no está en el recorrido (R22).
why-lies = { $whom-name } ya está en el suelo (R22).
why-far = { $whom-name } no está en una casilla junto a ti (R19).
why-fire-first = Primero tienen que volar las flechas (R21).
why-strike-first = Mientras haya alguien a tu alcance tienes que golpear (R21).
why-go-all = En el último paso avanzas todo lo que te queda (R13).
why-go-one = En cada paso avanzas al menos una casilla (R13).
