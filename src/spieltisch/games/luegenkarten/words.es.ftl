title = Cartas mentirosas
tagline = Apuesta alto, farolea bien, duda a tiempo.

option-joker_choice = Comodín
option-joker_choice-off = la primera loseta de la fila
option-joker_choice-on = se elige en cada ronda
option-cubes = Cubos
option-cubes-five = 5 para cada uno
option-cubes-hand = tantos como cartas, más rápido

# Cartas, apuestas y losetas. Los colores no cuentan.
card = { $number } de { $symbol-many }
bid-symbol = { $n } × { $symbol }
bid-sum = suma { $n }
start-tile = { $symbol }, la loseta inicial
marker = marcador, aún sin apuesta
marker-bid = { $who ->
    [you] { $bid }, tu apuesta
   *[other] { $bid }, apuesta de { $who-name }
}
sum = suma de todos los números
times = { $n } ×
number = { $n }

# Debajo de una loseta: cuántas cartas suyas tiene quien mira, y los comodines que pueden contar con ellas.
held = { $jokers ->
    [0] tienes { $n } × { $symbol }
    [one] tienes { $n } × { $symbol } y 1 comodín
   *[other] tienes { $n } × { $symbol } y { $jokers } comodines
}
and-jokers = { $n ->
    [one] + 1 comodín
   *[other] + { $n } comodines
}

# La mesa.
head-sum = { $n } cartas: ronda de suma hasta { $most }
head-sum-bid = { $n } cartas: ronda de suma hasta { $most } · { $bid } { $who ->
    [you] tuya
   *[other] de { $who-name }
}
head-choosing = { $n } cartas en la mesa · se elige el comodín
head-no-jokers = { $n } cartas en la mesa · sin comodines esta ronda
head-joker = { $n } cartas en la mesa · comodín: { $joker }
stock = Mazo y caja
deck = mazo
deck-of = mazo, { $n } cartas
box = caja
cube = { $who ->
    [you] tu cubo
   *[other] cubo de { $who-name }
}
hand = { $who ->
    [you] Tu mano
   *[other] { $who-name }
}
notice = { $count } { $verdict }
notice-over = { $count } { $verdict } { $result }

# Jugadas.
make-bid = apostar { $n } × { $symbol }
make-bid-sum = apostar suma { $n }
liar = ¡mentiroso!
deal = repartir cartas
choose = { $symbol } como comodín

prompt-deal = Reparte cartas nuevas cuando todos hayan contado.
prompt-choose = Elige el símbolo que es comodín en esta ronda.
prompt-call = No hay nada más alto: di «mentiroso».
prompt-bid = Supera la apuesta { $bid } o di «mentiroso».
prompt-open-sum = Abre: apuesta por la suma de los números de las { $n } cartas.
prompt-open = Abre: apuesta cuántas veces está un símbolo entre las { $n } cartas.

# Lo que pasa.
deals = { $who ->
    [you] Barajas y repartes.
   *[other] { $who-name } baraja y reparte.
}
dealt = Se reparten { $n } cartas.
sum-round = Menos de cuatro cartas: se apuesta por la suma de todos los números.
opens = { $who ->
    [you] Abres tú.
   *[other] Abre { $who-name }.
}
keeps-joker = { $who ->
    [you] Mantienes como comodín: { $joker }.
   *[other] { $who-name } mantiene como comodín: { $joker }.
}
makes-joker = { $who ->
    [you] Eliges como comodín: { $joker }.
   *[other] { $who-name } elige como comodín: { $joker }.
}
new-row = La fila: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }.
bids = { $who ->
    [you] Apuestas { $bid }.
   *[other] { $who-name } apuesta { $bid }.
}
no-jokers = Se ha abierto en la loseta inicial: en esta ronda no hay comodín ({ $joker }).
calls = { $who ->
    [you] Dices «mentiroso»: { $bidder-name } ha apostado { $bid }.
   *[other] { $who-name } dice «mentiroso»: { $bidder ->
        [you] has apostado { $bid }.
       *[other] { $bidder-name } ha apostado { $bid }.
    }
}
shows = { $who ->
    [you] Enseñas { $hand }.
   *[other] { $who-name } enseña { $hand }.
}
count = En la mesa: { $plain } × { $symbol }{ $jokers ->
    [count] {" "}y { $wild } × { $joker } (comodín). Los comodines cuentan: { $all } en total, { $plain } sin ellos.
    [off] {" "}y { $wild } × { $joker } (comodín). Se abrió en la loseta inicial y los comodines no cuentan: { $plain }, con ellos { $all }.
    [missing] {" "}y { $wild } × { $joker } (comodín). No hay { $symbol-many }, así que los comodines no cuentan.
   *[itself] . Este símbolo es el propio comodín, así que cada carta cuenta una vez.
}
total = Los números de todas las cartas suman { $n }.
loses = { $holds ->
    [0] La apuesta es falsa:
   *[other] La apuesta es cierta:
} { $who ->
    [you] { $cubes ->
        [0] entregas tu último cubo y quedas fuera.
        [one] entregas un cubo y te queda 1.
       *[other] entregas un cubo y te quedan { $cubes }.
    }
   *[other] { $cubes ->
        [0] { $who-name } entrega su último cubo y queda fuera.
        [one] { $who-name } entrega un cubo y le queda 1.
       *[other] { $who-name } entrega un cubo y le quedan { $cubes }.
    }
}
result = { $winners-you ->
    [alone] Solo a ti te quedan cubos ({ $points }): ganas.
   *[other] Solo a { $winners } le quedan cubos ({ $points }): gana.
}

# Por qué no.
why-deal-first = Primero reparte cartas nuevas (R19).
why-deal = Solo se reparten cartas nuevas después de un «mentiroso» (R19).
why-choose-first = Primero elige el comodín (opción «{ option-joker_choice }: { option-joker_choice-on }»).
why-open = Aún no hay apuesta: quien abre tiene que apostar ({ $rule }).
why-joker-fixed = El comodín es la primera loseta de la fila (S1).
why-joker-sum = En una ronda de suma no hay comodín (R13).
why-joker-chosen = El comodín de esta ronda ya está elegido (opción «{ option-joker_choice }: { option-joker_choice-on }»).
why-sums = En esta ronda se apuesta por la suma de los números, no por símbolos (R13).
why-symbols = Solo se apuesta por la suma cuando se reparten menos de cuatro cartas (R2).
why-sum-most = { $n } cartas suman { $most } como mucho (R13).
why-most = En la mesa solo hay { $n } cartas (R4).
why-top = No hay nada más alto que { $bid }: di «mentiroso» ({ $rule }).
why-sum-low = { $n } no es más que { $last } (R14).
why-low = { $bid } no supera a { $last }: un número mayor, o el mismo en una loseta posterior (R7).
