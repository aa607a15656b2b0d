title = Brikks
tagline = Una tirada, un bloque, y todos lo dejan caer.

option-level = Nivel
option-level-1 = 1: todo círculo da energía
option-level-2 = 2: los círculos del color del bloque dan energía
option-level-3 = 3: los demás círculos cuestan 1 de energía
option-level-4 = 4: los demás círculos cuestan 2 de energía
option-level-choose = cada uno elige
option-mode = Objetivo
option-mode-points = más puntos
option-mode-duel = duelo: aguantar más

# Bloques y dados.
white = blanco
yellow = amarillo
green = verde
red = rojo
blue = azul
black = negro
block = { $colour } { $number }
dice = dados
die = dado
die-number = número { $number }
overview = Tabla
chip = ficha

# Una hoja.
sheet = { $who ->
    [you] Tu hoja
   *[other] { $who-name }
}
sheet-answered = { $who ->
    [you] Tu hoja
   *[other] { $who-name } ✓
}
heights = alturas de las columnas: { $heights }
bomb = bomba
bomb-used = bomba usada
bomb-worth = bomba, { points-worth }
extra-bar = barra extra: { $crosses ->
    [one] 1 cruz
   *[other] { $crosses } cruces
}, { points-worth }
energy-bar = energía libre: { $energy }
points-worth = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

# Junto a los nombres.
level = nivel { $level }
note-energy = { $energy } energía
note-bombs = { $bombs ->
    [one] 1 bomba
   *[other] { $bombs } bombas
}
note-rank = rango { $rank } de 9
note-done = ya está
note-out = fuera
answered = { $done } de { $all } { $done ->
    [one] ha respondido
   *[other] han respondido
}

# Jugadas.
label-land = { $block } en columna { $column }, fila { $row }
label-change = { $price ->
    [5] cambiar por { $block } (5 de energía)
   *[other] girar a { $block } ({ $price } de energía)
}
label-start = bloque inicial { $block }
label-drop = mini en columna { $column }, fila { $row }
label-back = volver a { $block }, como salió
label-bomb = volar el bloque
label-leave = retirarse
label-roll = tirar los dados
label-keep = quedarse la tirada
label-reroll = tirar otra vez
label-other-start = elegir otro bloque inicial
short-change = { $block } por { $price } de energía
short-roll = tirar
short-reroll = otra vez
brings = { $gains }
brings-energy = { $energy } energía
brings-rows = { $n ->
    [one] 1 fila
   *[other] { $n } filas
}
brings-crosses = { $n ->
    [one] 1 cruz
   *[other] { $n } cruces
}
brings-minis = { $n ->
    [one] 1 mini
   *[other] { $n } minis
}

prompt-level = ¿En qué nivel juegas?
prompt-start = Elige un bloque inicial.
prompt-start-columns = Elige las columnas para tu bloque inicial.
prompt-roll = Tira los dados.
prompt-rolled = Has sacado { $block }: ¿te lo quedas o tiras otra vez?
prompt-land = Deja caer { $block }{ $price ->
    [0] .
   *[other] , por { $price } de energía.
}
prompt-stuck = El bloque { $block } ya no cabe en ningún sitio: { $means }.
means-change = cámbialo
means-bomb = vuélalo
means-leave = retírate
prompt-drop = { $minis ->
    [one] Deja caer un mini en la hoja de { $whom-name }.
   *[other] Deja caer { $minis } minis en la hoja de { $whom-name }, de uno en uno.
}

# Lo que pasa.
plays-alone = { $who ->
    [you] Juegas en solitario.
   *[other] { $who-name } juega en solitario.
}
rolls-first = { $who ->
    [you] Serás quien tire primero.
   *[other] { $who-name } tirará primero.
}
starts-first = { $who ->
    [you] Eliges el primer bloque inicial.
   *[other] { $who-name } elige el primer bloque inicial.
}
plays-level = { $who ->
    [you] Juegas en el nivel { $level }.
   *[other] { $who-name } juega en el nivel { $level }.
}
takes-start = { $who ->
    [you] Tomas { $block } como bloque inicial.
   *[other] { $who-name } toma { $block } como bloque inicial.
}
lands-start = { $who ->
    [you] Dibujas { $block } abajo en tu hoja.
   *[other] { $who-name } dibuja { $block } abajo en su hoja.
}
dice-begin = { $who ->
    [you] Ahora tiras los dados tú.
   *[other] Ahora tira los dados { $who-name }.
}
rolls = { $who ->
    [you] { $again ->
        [1] Tiras otra vez: { $block }.
       *[other] Sacas { $block }.
    }
   *[other] { $again ->
        [1] { $who-name } tira otra vez: { $block }.
       *[other] { $who-name } saca { $block }.
    }
}
keeps = { $who ->
    [you] Te quedas { $block }.
   *[other] { $who-name } se queda { $block }.
}
changes = { $who ->
    [you] Quieres
   *[other] { $who-name } quiere
} { $price ->
    [5] cambiar el bloque por { $block }, por 5 de energía.
   *[other] girar el bloque a { $block }, por { $price } de energía.
}
thinks-again = { $who ->
    [you] Te lo piensas mejor.
   *[other] { $who-name } se lo piensa mejor.
}
lands = { $who ->
    [you] Dejas caer { $block }
   *[other] { $who-name } deja caer { $block }
}{ $price ->
    [0] .
   *[other] , por { $price } de energía.
}
wins = { $energy ->
    [0] { $who ->
        [you] Tu barra de energía ya está llena.
       *[other] La barra de energía de { $who-name } ya está llena.
    }
   *[other] { $who ->
        [you] Ganas { $energy } de energía.
       *[other] { $who-name } gana { $energy } de energía.
    }
}
loses = { $who ->
    [you] Pierdes { $energy } de energía.
   *[other] { $who-name } pierde { $energy } de energía.
}
fills = { $who ->
    [you] Llenas
   *[other] { $who-name } llena
} { $rows ->
    [one] una fila.
   *[other] { $rows } filas a la vez.
}
crosses = { $crosses ->
    [0] { $who ->
        [you] Tu barra extra ya está llena.
       *[other] La barra extra de { $who-name } ya está llena.
    }
   *[other] { $who ->
        [you] Recibes
       *[other] { $who-name } recibe
    } { $crosses ->
        [one] una cruz
       *[other] { $crosses } cruces
    } en la barra extra.
}
earns = { $who ->
    [you] Recibes
   *[other] { $who-name } recibe
} { $minis ->
    [one] un mini
   *[other] { $minis } minis
} para soltar.
blows-up = { $who ->
    [you] Vuelas el bloque { $left ->
        [0] y ya no te quedan bombas.
        [one] y te queda 1 bomba.
       *[other] y te quedan { $left } bombas.
    }
   *[other] { $who-name } vuela el bloque { $left ->
        [0] y ya no le quedan bombas.
        [one] y le queda 1 bomba.
       *[other] y le quedan { $left } bombas.
    }
}
leaves = { $who ->
    [you] Te retiras.
   *[other] { $who-name } se retira.
}
drops = { $who ->
    [you] Dejas caer un mini en la hoja de { $whom-name }.
   *[other] { $whom ->
        [you] { $who-name } deja caer un mini en tu hoja.
       *[other] { $who-name } deja caer un mini en la hoja de { $whom-name }.
    }
}
scores = { $who ->
    [you] Tu hoja
   *[other] { $who-name }
}: filas { $rows }, barra extra { $extra }, bombas { $bombs }, energía { $energy }; en total { points-worth }.
ranked = Nivel { $level }: rango { $rank } de 9.
still-in = { $who ->
    [you] Tú sigues en juego.
   *[other] { $who-name } sigue en juego.
}
both-left = Los dos se han retirado. Ahora cuentan las filas llenas.
has-full = { $who ->
    [you] Tienes
   *[other] { $who-name } tiene
} { points-worth } en filas llenas.
result = { $points ->
    [1] { $winners-you ->
        [alone] Ganas.
        [among] { $winners } compartís la victoria.
       *[not] { $winners } { $winners-count ->
            [one] gana.
           *[other] comparten la victoria.
        }
    }
   *[other] { $winners-you ->
        [alone] Tienes la mejor hoja: { points-worth }.
        [among] { $winners } tenéis las mejores hojas: { points-worth } cada una.
       *[not] { $winners } { $winners-count ->
            [one] tiene la mejor hoja: { points-worth }.
           *[other] tienen las mejores hojas: { points-worth } cada una.
        }
    }
}

# Por qué no.
why-picking = Primero todos eligen su nivel (S2).
why-starting = Ahora se dibujan los bloques iniciales (S4).
why-rolling = Primero se tiran los dados (R1).
why-rolled = Quédate la tirada o tira otra vez los dos dados (R1).
why-answering = Ahora cae un bloque: déjalo caer o vuelve al que salió (R3, R4).
why-dropping = Ahora caen minis (D2).
why-no-bomb = No te quedan bombas (R10).
why-no-leaving = Solo puedes retirarte si el bloque que salió no cabe en ningún sitio (R11).
why-start-taken = Alguien tiene ya ese bloque inicial (S4).
why-outside = El bloque tiene que quedar dentro de la hoja (R5).
why-no-room = Ahí no hay sitio para el bloque (R5).
why-falls = Ahí el bloque cae más abajo (R5).
why-unreachable = El bloque no puede llegar ahí desde arriba (R6).
why-same-block = Es el mismo bloque (R4).
why-too-dear = Eso cuesta { $price } de energía y tienes { $energy } (R4).
why-cheaper = El mismo bloque está en otra casilla, más barato o por el mismo precio (R4).
why-fits-nowhere = Ese bloque ya no cabe en ningún sitio (R4).
why-beside-mini = Los minis de una misma tirada no pueden quedar lado con lado (D3).
