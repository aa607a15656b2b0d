title = Mina de oro
tagline = ¿Una carta más adentro, o fuera con el oro?

option-reshuffle = Barajar
option-reshuffle-yes = todas las cartas antes de cada cueva
option-reshuffle-no = solo una vez al principio
option-sharing = Repartir el oro que queda
option-sharing-pool = todo junto
option-sharing-card = carta por carta

# La cueva.
card = { $number } de { $symbol-many }
cave = Cueva { $n } de { $of }
step = paso { $n }
pile = mazo
pile-of = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} en el mazo
gold-on-card = { $gold } de oro en la carta
seen = { $n } × { $symbol }
danger = Derrumbe con { $dangers } de { $cards } cartas
danger-last = La última cueva
danger-over = La cueva ha terminado

# Los mineros.
miners = Dentro y fuera
place-inside = { $who ->
    [you] tú dentro
   *[other] { $who-name } dentro
}
place-outside = { $who ->
    [you] tú fuera
   *[other] { $who-name } fuera
}
miner = { $who ->
    [you] tú: { $where }
   *[other] { $who-name }: { $where }
}
gold-in-hand = { $who ->
    [you] tú: { $gold } de oro en la mano
   *[other] { $who-name }: { $gold } de oro en la mano
}
gold-in-chest = { $who ->
    [you] tú: { $gold } de oro en el cofre
   *[other] { $who-name }: { $gold } de oro en el cofre
}
inside = dentro
outside = fuera
buried = bajo las rocas
chosen = ha elegido
chosen-what = elegido: { $choice }
note-hand = { $gold } en la mano

# Jugadas.
stay = quedarse
leave = salir
prompt = { $hand } de oro en la mano, { $rest } por el camino: ¿te quedas o sales?

# Cómo terminó la última cueva.
notice-out = Cueva { $cave }: todos han salido
notice-fell = Cueva { $cave }: derrumbada con el { $card }
notice-lost = Cueva { $cave }: derrumbada con el { $card } · perdido: { $lost }
lost = { $who ->
    [you] tú { $gold }
   *[other] { $who-name } { $gold }
}

# Lo que pasa.
cave-begins = Empieza la cueva { $cave }, todos están dentro.
turned = Carta { $step }: { $card }.
find = { $each ->
    [0] Demasiado poco para repartir: { $rest } de oro se { $rest ->
        [one] queda
       *[other] quedan
    } en la carta.
   *[other] { $who-you ->
        [alone] Encuentras { $each } de oro
        [among] { $who } encontráis { $each } de oro cada uno
       *[not] { $who } { $who-count ->
            [one] encuentra { $each } de oro
           *[other] encuentran { $each } de oro cada uno
        }
    }{ $rest ->
        [0] .
        [one] , 1 de oro se queda en la carta.
       *[other] , { $rest } de oro se quedan en la carta.
    }
}
chose = Has elegido en secreto: { $choice }.
has-chosen = { $who ->
    [you] Has elegido.
   *[other] { $who-name } ha elegido.
}
leave-now = { $who-you ->
    [alone] Sales.
    [among] { $who } salís.
   *[not] { $who } { $who-count ->
        [one] sale.
       *[other] salen.
    }
}
stay-on = { $who-you ->
    [alone] Te quedas.
    [among] { $who } os quedáis.
   *[not] { $who } { $who-count ->
        [one] se queda.
       *[other] se quedan.
    }
}
pick-up = { $share ->
    [0] { $rest ->
        [0] No hay oro por el camino.
       *[other] Hay { $rest } de oro por el camino: demasiado poco para repartir.
    }
   *[other] { $who-you ->
        [alone] Recoges { $share } de oro por el camino
        [among] { $who } recogéis { $share } de oro cada uno por el camino
       *[not] { $who } { $who-count ->
            [one] recoge { $share } de oro por el camino
           *[other] recogen { $share } de oro cada uno por el camino
        }
    }{ $rest ->
        [0] .
        [one] , 1 de oro se queda allí.
       *[other] , { $rest } de oro se quedan allí.
    }
}
banks = { $who ->
    [you] Sacas { $gold } de oro, { $total } en total.
   *[other] { $who-name } saca { $gold } de oro, { $total } en total.
}
collapses = La tercera carta con este símbolo: ¡la cueva se derrumba!
loses = { $who ->
    [you] { $gold ->
        [0] No pierdes nada.
       *[other] Pierdes { $gold } de oro.
    }
   *[other] { $gold ->
        [0] { $who-name } no pierde nada.
       *[other] { $who-name } pierde { $gold } de oro.
    }
}
empty = Todos han salido, la cueva ha terminado.
buried-gold = Se { $gold ->
    [one] pierde
   *[other] pierden
} { $gold } de oro de las cartas.
result = { $winners-you ->
    [alone] Ganas con { $points } de oro.
    [among] { $winners } compartís la victoria con { $points } de oro cada uno.
   *[not] { $winners } { $winners-count ->
        [one] gana con { $points } de oro.
       *[other] comparten la victoria con { $points } de oro cada uno.
    }
}

# Por qué no.
why-over = La cuarta cueva y la partida han terminado (E1).
why-outside = Estás fuera y vuelves a elegir en la próxima cueva (R9).
why-chosen = Ya has elegido, y eso vale hasta que todos hayan elegido (R6).
why-choice = Solo puedes quedarte o salir (R6).
