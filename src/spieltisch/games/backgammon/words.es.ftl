title = Backgammon
tagline = Tira, corre, come: gana quien saque antes todas sus fichas.

option-stakes = Apuesta
option-stakes-simple = sencilla, como en la caja
option-stakes-full = completa, con dado de doblar y gammon
option-jacoby = Regla de Jacoby (solo con apuesta completa)
option-jacoby-off = no
option-jacoby-on = sí: los gammons cuentan solo tras doblar

# Lugares, fichas, dados y el dado de doblar.
board = Tablero
point = casilla { $point }
bar-of = { $who ->
    [you] tu barra
   *[other] barra de { $who-name }
}
tray = { $who ->
    [you] tu bandeja
   *[other] bandeja de { $who-name }
}
tray-with = bandeja, con el { $die }
dice-of = { $who ->
    [you] tus dados
   *[other] dados de { $who-name }
}
cube-middle = dado de doblar, en el centro
cube-of = { $who ->
    [you] tu dado de doblar
   *[other] dado de doblar de { $who-name }
}
checker = ficha { $colour-f } en la casilla { $point }
checker-bar = ficha { $colour-f } en la barra
checker-off = ficha { $colour-f }, fuera
die = { $die }
die-used = { $die }, usado
die-stuck = { $die }, no se puede usar
cube = dado de doblar: { $cube }
cube-offered = dado de doblar, se ofrece { $cube }
pips = { $pips ->
    [one] 1 paso
   *[other] { $pips } pasos
}
on-bar = { $n } en la barra

# Jugadas, escritas con las casillas de salida y de llegada: 13/7, si se come 13/7*.
bar = barra
off = fuera
step = { $start }/{ $end }
step-hit = { $start }/{ $end }*
move = { $step } con el { $die }
run = { $steps } con el { $first } y el { $second }
run-double = { $steps } con el { $die } { times }
end = acabar el turno
roll = tirar
double = doblar a { $cube }
take = aceptar, el dado muestra entonces { $cube }
drop = rechazar y perder la partida

times = { $times ->
    [2] dos veces
    [3] tres veces
   *[4] cuatro veces
}
dice = { $larger ->
    [0] el { $smaller }
   *[other] el { $larger }{ $smaller ->
        [0] {""}
       *[other] {" "}y el { $smaller }
    }
}
to-play = { $times ->
    [1] { dice }
   *[other] { dice } { times }
}

prompt-roll = Tira o dobla a { $cube }.
prompt-doubled = Te doblan a { $cube }: acepta, o rechaza y pierde { $lost }.
prompt-end = Has usado todos los dados: acaba el turno.
prompt-stuck = No puedes usar { dice }: acaba el turno.
prompt-enter = Mete tus fichas desde la barra. Por jugar: { to-play }.
prompt-move = Mueve una ficha. Por jugar: { to-play }.

stuck = { $who ->
    [you] No puedes usar { dice }.
   *[other] { $who-name } no puede usar { dice }.
}

# Lo que pasa.
rolls-one = { $who ->
    [you] Sacas un { $die }.
   *[other] { $who-name } saca un { $die }.
}
begins = { $who ->
    [you] Empiezas con { $larger }–{ $smaller }.
   *[other] { $who-name } empieza con { $larger }–{ $smaller }.
}
rolled = { $larger }–{ $smaller }{ $uses ->
    [4] , un doble
   *[other] {""}
}
rolls = { $who ->
    [you] Tiras { rolled }.
   *[other] { $who-name } tira { rolled }.
}
moves = { $who ->
    [you] Juegas { $start }/{ $end } con el { $die }.
   *[other] { $who-name } juega { $start }/{ $end } con el { $die }.
}
hits = { $who ->
    [you] Comes una ficha de { $whom-name }: va a la barra.
   *[other] { $who-name } come una ficha { $whom ->
        [you] tuya
       *[other] de { $whom-name }
    }: va a la barra.
}
ends = { $larger ->
    [0] { $smaller ->
        [0] { ends-turn }
       *[other] { ends-stuck }
    }
   *[other] { ends-stuck }
}
ends-turn = { $who ->
    [you] Acabas el turno.
   *[other] { $who-name } acaba el turno.
}
ends-stuck = { $who ->
    [you] No puedes usar { dice } y acabas el turno.
   *[other] { $who-name } no puede usar { dice } y acaba el turno.
}
doubles = { $who ->
    [you] Doblas a { $cube }.
   *[other] { $who-name } dobla a { $cube }.
}
takes = { $who ->
    [you] Aceptas y te quedas el dado de doblar en { $cube }.
   *[other] { $who-name } acepta y se queda el dado de doblar en { $cube }.
}
drops = { $who ->
    [you] Rechazas doblar.
   *[other] { $who-name } rechaza doblar.
}
all-off = { $who ->
    [you] Has sacado todas tus fichas{ won }.
   *[other] { $who-name } ha sacado todas sus fichas{ won }.
}
won = { $times ->
    [2] : un gammon, 2 × { $cube }
    [3] : un backgammon, 3 × { $cube }
   *[other] {""}
}
time-up = Después de { $turns } turnos gana el camino a casa más corto.
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Ganas { points }.
       *[other] { $winners } gana { points }.
    }
   *[other] A los dos les queda el mismo camino: empate.
}
points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

# Por qué no.
why-roll-first = Primero tira o dobla (R14).
why-answer-first = Primero acepta o rechaza doblar (R15).
why-must-move = Aún puedes mover, así que tienes que hacerlo (R12).
why-no-cube = Con la apuesta sencilla no hay dado de doblar (R14).
why-no-double = Nadie ha doblado (R15).
why-only-answer = Solo puedes aceptar o rechazar (R15).
why-rolled = En este turno ya se han tirado los dados (R1).
why-too-late = Solo puedes doblar antes de tirar (R14).
why-no-die = No te queda ningún { $die } por usar (R2).
why-bar-first = Primero tienen que entrar tus fichas de la barra (R6).
why-bar-empty = No tienes ninguna ficha en la barra (R6).
why-empty = No tienes ninguna ficha en { $start } (R3).
why-closed = La casilla { $end } está cerrada: hay más de una ficha rival (R4).
why-not-home = Solo puedes sacar fichas cuando todas las tuyas están en tu casa (R7).
why-not-last = Con el { $die } solo puede salir la ficha más atrasada (R7).
why-both = Después no podrías usar el otro dado, y se pueden usar los dos (R9).
why-larger = Solo se puede usar uno de los dos dados, así que tiene que ser el { $die } (R10).
no-peer = Faltan los rivales: `pip install gnubg-nn` los instala.
