title = Othellino
tagline = Othello en un tablero pequeño: encierra discos y dales la vuelta.

option-size = Tablero
option-size-6 = 6 × 6, como en la caja
option-size-8 = 8 × 8, Othello completo

# El tablero.
board = Tablero
cell = { $name }
disc = disco { $colour } en { $cell }

# Jugadas.
place = poner en { $cell }
pass = pasar

prompt-place = Pon un disco.
prompt-pass = No puedes encerrar nada: pasa.

# Lo que todos deben ver.
stuck = { $who ->
    [you] No puedes poner ningún disco.
   *[other] { $who-name } no puede poner ningún disco.
}
again = { $who ->
    [you] { $other-name } ha tenido que pasar: te toca otra vez.
   *[other] { $other ->
        [you] Has tenido que pasar: le toca otra vez a { $who-name }.
       *[other] { $other-name } ha tenido que pasar: le toca otra vez a { $who-name }.
    }
}

# Lo que pasa.
begins = { $who ->
    [you] Llevas el rojo y empiezas.
   *[other] { $who-name } lleva el rojo y empieza.
}
places = { $who ->
    [you] Pones en { $cell } y das la vuelta { $turned-count ->
        [one] al disco de { $turned }.
       *[other] a { $turned-count } discos: { $turned }.
    }
   *[other] { $who-name } pone en { $cell } y da la vuelta { $turned-count ->
        [one] al disco de { $turned }.
       *[other] a { $turned-count } discos: { $turned }.
    }
}
passes = { $who ->
    [you] No puedes poner ningún disco y pasas.
   *[other] { $who-name } no puede poner ningún disco y pasa.
}
blocked = Ya nadie puede poner discos: rojo { $red }, amarillo { $yellow }.
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Ganas.
       *[other] { $winners } gana.
    }
   *[other] La partida acaba en empate.
}

# Por qué no.
why-pass = Solo puedes pasar cuando no puedes poner ningún disco (R7).
why-no-cell = Esa casilla no está en el tablero (R1).
why-taken = En { $cell } ya hay un disco (R1).
why-nothing = En { $cell } no encerrarías ningún disco (R2).
