title = Carte bugiarde
tagline = Dichiara alto, bluffa bene, dubita in tempo.

option-joker_choice = Jolly
option-joker_choice-off = la prima tessera della fila
option-joker_choice-on = scelto di nuovo a ogni round
option-cubes = Cubetti
option-cubes-five = 5 per tutti
option-cubes-hand = uno per carta, più veloce

# Carte, dichiarazioni e tessere. I colori non contano.
card = { $symbol } { $number }
bid-symbol = { $n } × { $symbol }
bid-sum = somma { $n }
start-tile = { $symbol }, la tessera iniziale
marker = segnalino, ancora niente
marker-bid = { $who ->
    [you] { $bid }, lo dichiari tu
   *[other] { $bid }, lo dichiara { $who-name }
}
sum = somma di tutti i numeri
times = { $n } ×
number = { $n }

# Sotto una tessera: quante ne ha chi guarda, e i jolly che possono contare con loro.
held = { $jokers ->
    [0] hai { $n } × { $symbol }
   *[other] hai { $n } × { $symbol } e { $jokers } jolly
}
and-jokers = + { $n } jolly

# Il tavolo.
head-sum = { $n } carte: round della somma fino a { $most }
head-sum-bid = { $n } carte: round della somma fino a { $most } · { $bid } { $who ->
    [you] (tu)
   *[other] ({ $who-name })
}
head-choosing = { $n } carte sul tavolo · si sceglie il jolly
head-no-jokers = { $n } carte sul tavolo · niente jolly in questo round
head-joker = { $n } carte sul tavolo · jolly: { $joker }
stock = Mazzo e scatola
deck = mazzo
deck-of = mazzo, { $n } carte
box = scatola
cube = { $who ->
    [you] il tuo cubetto
   *[other] cubetto di { $who-name }
}
hand = { $who ->
    [you] La tua mano
   *[other] { $who-name }
}
notice = { $count } { $verdict }
notice-over = { $count } { $verdict } { $result }

# Mosse.
make-bid = dichiara { $n } × { $symbol }
make-bid-sum = dichiara somma { $n }
liar = grida «bugia»
deal = dai nuove carte
choose = { $symbol } come jolly

prompt-deal = Dai nuove carte quando tutti hanno contato.
prompt-choose = Scegli il simbolo che è il jolly in questo round.
prompt-call = Più in alto non si va: grida «bugia».
prompt-bid = Dichiara più di { $bid } o grida «bugia».
prompt-open-sum = Apri: dichiara la somma dei numeri di tutte le { $n } carte.
prompt-open = Apri: dichiara quante volte c’è un simbolo tra tutte le { $n } carte.

# Che cosa succede.
deals = { $who ->
    [you] Mescoli e dai le carte.
   *[other] { $who-name } mescola e dà le carte.
}
dealt = Si distribuiscono { $n } carte.
sum-round = Meno di quattro carte: si dichiara la somma di tutti i numeri.
opens = { $who ->
    [you] Apri tu.
   *[other] Apre { $who-name }.
}
keeps-joker = { $who ->
    [you] Lasci { $joker } come jolly.
   *[other] { $who-name } lascia { $joker } come jolly.
}
makes-joker = { $who ->
    [you] Scegli { $joker } come jolly.
   *[other] { $who-name } sceglie { $joker } come jolly.
}
new-row = La fila: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }.
bids = { $who ->
    [you] Dichiari { $bid }.
   *[other] { $who-name } dichiara { $bid }.
}
no-jokers = Apertura sulla tessera iniziale: in questo round { $joker } non è jolly.
calls = { $who ->
    [you] Gridi «bugia»: { $bidder-name } ha dichiarato { $bid }.
   *[other] { $who-name } grida «bugia»: { $bidder ->
        [you] hai dichiarato { $bid }.
       *[other] { $bidder-name } ha dichiarato { $bid }.
    }
}
shows = { $who ->
    [you] Mostri { $hand }.
   *[other] { $who-name } mostra { $hand }.
}
count = Sul tavolo: { $plain } × { $symbol }{ $jokers ->
    [count] {" "}e { $wild } × { $joker } (jolly). I jolly contano: in tutto { $all }, senza di loro { $plain }.
    [off] {" "}e { $wild } × { $joker } (jolly). Apertura sulla tessera iniziale, i jolly non contano: { $plain }, con loro { $all }.
    [missing] {" "}e { $wild } × { $joker } (jolly). Non ci sono { $symbol-many }, quindi i jolly non contano.
   *[itself] . Questo simbolo è il jolly stesso, ogni carta conta una volta.
}
total = I numeri di tutte le carte fanno { $n }.
loses = { $holds ->
    [0] La dichiarazione è falsa:
   *[other] La dichiarazione è vera:
} { $who ->
    [you] { $cubes ->
        [0] cedi l’ultimo cubetto e lasci il gioco.
       *[other] cedi un cubetto e ne hai ancora { $cubes }.
    }
   *[other] { $cubes ->
        [0] { $who-name } cede l’ultimo cubetto e lascia il gioco.
       *[other] { $who-name } cede un cubetto e ne ha ancora { $cubes }.
    }
}
result = { $winners-you ->
    [alone] Solo tu hai ancora cubetti e vinci: te ne { $points ->
        [one] resta 1.
       *[other] restano { $points }.
    }
   *[other] Solo { $winners } ha ancora cubetti e vince: ne { $points ->
        [one] resta 1.
       *[other] restano { $points }.
    }
}

# Perché no.
why-deal-first = Prima dai nuove carte (R19).
why-deal = Si danno nuove carte solo dopo un «bugia» (R19).
why-choose-first = Prima scegli il jolly (opzione «{ option-joker_choice }: { option-joker_choice-on }»).
why-open = Non c’è ancora nessuna dichiarazione: chi apre deve dichiarare ({ $rule }).
why-joker-fixed = Il jolly è la prima tessera della fila (S1).
why-joker-sum = Un round della somma non ha jolly (R13).
why-joker-chosen = Il jolly di questo round è già scelto (opzione «{ option-joker_choice }: { option-joker_choice-on }»).
why-sums = In questo round si dichiara la somma dei numeri, non i simboli (R13).
why-symbols = Si dichiara la somma solo con meno di quattro carte distribuite (R2).
why-sum-most = { $n } carte fanno al massimo { $most } (R13).
why-most = Sul tavolo ci sono solo { $n } carte (R4).
why-top = Più di { $bid } non si può: grida «bugia» ({ $rule }).
why-sum-low = { $n } non è più di { $last } (R14).
why-low = { $bid } non è più alto di { $last }: un numero maggiore, o lo stesso su una tessera più avanti (R7).
