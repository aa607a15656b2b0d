title = Halma
tagline = Largas cadenas de saltos hasta la esquina opuesta.

option-size = Tablero
option-size-8 = 8 × 8, corto
option-size-10 = 10 × 10, como en la caja
option-size-12 = 12 × 12
option-size-16 = 16 × 16, el original
option-board = Forma
option-board-square = cuadrado
option-board-triangle = triángulo de lado 8
option-keep = Una vez en la meta
option-keep-off = una ficha puede volver a salir
option-keep-on = una ficha ya no sale
option-block = Meta llena
option-block-majority = gana quien tenga allí mayoría
option-block-strict = solo se gana con todas las fichas

# El tablero.
board = Tablero
cell = { $n }
piece-red = ficha roja en { $n }
piece-yellow = ficha amarilla en { $n }
piece-green = ficha verde en { $n }
piece-blue = ficha azul en { $n }
piece-blocking = { $piece }, en tu meta
way = de { $here } a { $there }
way-side = de { $here } al lado { $one }–{ $other }
note-target = { $count } de { $all } en la meta
note-blocked = { $n ->
    [one] 1 ficha rival en la meta
   *[other] { $n } fichas rivales en la meta
}

# Jugadas.
step = paso { $way }
jump = salto { $way }
pass = pasar

prompt-move = Mueve una ficha: un paso o a saltos.
prompt-pass = Ninguna de tus fichas puede mover: pasa.

# Lo que todos deben ver.
notice-pass = { $who ->
    [you] No puedes mover.
   *[other] { $who-name } no puede mover.
}

# Lo que pasa.
begins = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $who-name }.
}
sets-out = { $who ->
    [you] Llevas el { $colour }, { $way }.
   *[other] { $who-name } lleva el { $colour }, { $way }.
}
goes = { $who ->
    [you] { $hops ->
        [0] Vas de { $start } a { $to }.
        [one] Saltas de { $start } a { $to }.
       *[other] Llegas de { $start } a { $to } en { $hops } saltos.
    }
   *[other] { $who-name } { $hops ->
        [0] va de { $start } a { $to }.
        [one] salta de { $start } a { $to }.
       *[other] llega de { $start } a { $to } en { $hops } saltos.
    }
}
in-target = { $who ->
    [you] Tienes { $rest ->
        [0] las { $all } fichas en la meta.
       *[other] { $count } de { $all } fichas en la meta.
    }
   *[other] { $who-name } tiene { $rest ->
        [0] las { $all } fichas en la meta.
       *[other] { $count } de { $all } fichas en la meta.
    }
}
passes = { $who ->
    [you] No puedes mover y pasas.
   *[other] { $who-name } no puede mover y pasa.
}
filled = { $who ->
    [you] Todas las casillas de tu meta están ocupadas, { $own } de { $cells } por fichas tuyas.
   *[other] Todas las casillas de la meta de { $who-name } están ocupadas, { $own } de { $cells } por fichas propias.
}
stuck = Ya nadie puede mover.
time-up = Cada jugador ha tenido { $turns } turnos.
result = { $winners-you ->
    [alone] Ganas.
    [among] { $winners } compartís la victoria.
   *[not] { $winners } { $winners-count ->
        [one] gana.
       *[other] comparten la victoria.
    }
}

# Por qué no.
why-pass = Solo puedes pasar cuando ninguna de tus fichas puede mover (R9).
why-no-cell = Esa casilla no está en el tablero (R1).
why-not-yours = En { $start } no hay ninguna ficha tuya (R1).
why-shut-in = La ficha de { $start } está encerrada: no tiene libre ningún paso ni ningún salto (R2, R3).
why-same = Una jugada acaba en otra casilla (R6).
why-taken = En { $to } ya hay una ficha (R2, R3).
why-kept = La ficha de { $start } ha llegado a su meta y ya no sale (R8).
why-no-way = De { $start } a { $to } no lleva ni un paso ni una cadena de saltos (R2, R3).
