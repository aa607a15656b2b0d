title = Cartes menteuses
tagline = Annonce haut, bluffe bien, doute à temps.

option-joker_choice = Joker
option-joker_choice-off = la première tuile de la rangée
option-joker_choice-on = choisi à chaque manche
option-cubes = Cubes
option-cubes-five = 5 pour chacun
option-cubes-hand = autant que de cartes, plus rapide

# Cartes, annonces et tuiles. Les couleurs ne comptent pas.
card = { $symbol } { $number }
bid-symbol = { $n } × { $symbol }
bid-sum = la somme { $n }
start-tile = { $symbol }, la tuile de départ
marker = marqueur, sans annonce
marker-bid = { $who ->
    [you] { $bid }, ton annonce
   *[other] { $bid }, annoncé par { $who-name }
}
sum = somme des nombres
times = { $n } ×
number = { $n }

# Sous une tuile : combien le lecteur en a, et les jokers qui peuvent s’y ajouter.
held = { $jokers ->
    [0] tu as { $n } × { $symbol }
    [one] tu as { $n } × { $symbol } et { $jokers } joker
   *[other] tu as { $n } × { $symbol } et { $jokers } jokers
}
and-jokers = { $n ->
    [one] + { $n } joker
   *[other] + { $n } jokers
}

# La table.
head-sum = { $n } cartes : manche à la somme jusqu’à { $most }
head-sum-bid = { $n } cartes : manche à la somme jusqu’à { $most } · { $bid } { $who ->
    [you] par toi
   *[other] par { $who-name }
}
head-choosing = { $n } cartes sur la table · on choisit le joker
head-no-jokers = { $n } cartes sur la table · pas de jokers cette manche
head-joker = { $n } cartes sur la table · joker : { $joker }
stock = Paquet et boîte
deck = paquet
deck-of = paquet, { $n } cartes
box = boîte
cube = { $who ->
    [you] ton cube
   *[other] cube ({ $who-name })
}
hand = { $who ->
    [you] Ta main
   *[other] { $who-name }
}
notice = { $count } { $verdict }
notice-over = { $count } { $verdict } { $result }

# Les coups.
make-bid = annoncer { $n } × { $symbol }
make-bid-sum = annoncer la somme { $n }
liar = crier menteur
deal = redistribuer
choose = prendre { $symbol-the } pour joker

prompt-deal = Redistribue quand tout le monde a compté.
prompt-choose = Choisis le symbole qui est joker cette manche.
prompt-call = Rien n’est plus haut : crie menteur.
prompt-bid = Annonce plus haut que { $bid } ou crie menteur.
prompt-open-sum = Ouvre : annonce la somme des nombres des { $n } cartes.
prompt-open = Ouvre : annonce combien de fois un symbole figure parmi les { $n } cartes.

# Ce qui se passe.
deals = { $who ->
    [you] Tu mélanges et distribues.
   *[other] { $who-name } mélange et distribue.
}
dealt = { $n ->
    [one] { $n } carte est distribuée.
   *[other] { $n } cartes sont distribuées.
}
sum-round = Moins de quatre cartes : on annonce la somme de tous les nombres.
opens = { $who ->
    [you] Tu ouvres.
   *[other] { $who-name } ouvre.
}
keeps-joker = { $who ->
    [you] Tu gardes { $joker-the } pour joker.
   *[other] { $who-name } garde { $joker-the } pour joker.
}
makes-joker = { $who ->
    [you] Tu prends { $joker-the } pour joker.
   *[other] { $who-name } prend { $joker-the } pour joker.
}
new-row = La rangée : { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }.
bids = { $who ->
    [you] Tu annonces { $bid }.
   *[other] { $who-name } annonce { $bid }.
}
no-jokers = Ouvert sur la tuile de départ : pas de joker ({ $joker }) cette manche.
calls = { $who ->
    [you] Tu cries menteur : { $bidder-name } a annoncé { $bid }.
   *[other] { $who-name } crie menteur : { $bidder ->
        [you] tu as annoncé { $bid }.
       *[other] { $bidder-name } a annoncé { $bid }.
    }
}
shows = { $who ->
    [you] Tu montres { $hand }.
   *[other] { $who-name } montre { $hand }.
}
count = Sur la table : { $plain } × { $symbol }{ $jokers ->
    [count] {" "}et { $wild } × { $joker } (joker). Les jokers comptent : { $all } en tout, { $plain } sans eux.
    [off] {" "}et { $wild } × { $joker } (joker). Ouvert sur la tuile de départ, les jokers ne comptent pas : { $plain }, { $all } avec eux.
    [missing] {" "}et { $wild } × { $joker } (joker). Il n’y a pas du tout de { $symbol-many }, les jokers ne comptent donc pas.
   *[itself] . Ce symbole est le joker lui-même, chaque carte compte une fois.
}
total = Les nombres de toutes les cartes font { $n }.
loses = { $holds ->
    [0] L’annonce est fausse :
   *[other] L’annonce tient :
} { $who ->
    [you] { $cubes ->
        [0] tu rends ton dernier cube, et c’est fini pour toi.
       *[other] tu rends un cube, il t’en reste { $cubes }.
    }
   *[other] { $cubes ->
        [0] { $who-name } rend son dernier cube et quitte le jeu.
       *[other] { $who-name } rend un cube et en garde { $cubes }.
    }
}
result = { $winners-you ->
    [alone] Tu as les derniers cubes et gagnes : { $points } de reste.
   *[other] { $winners } a les derniers cubes et gagne : { $points } de reste.
}

# Pourquoi pas.
why-deal-first = Redistribue d’abord (R19).
why-deal = On ne redistribue qu’après un « menteur » (R19).
why-choose-first = Choisis d’abord le joker (option « { option-joker_choice } : { option-joker_choice-on } »).
why-open = Il n’y a pas encore d’annonce : qui ouvre doit annoncer ({ $rule }).
why-joker-fixed = Le joker est toujours la première tuile de la rangée (S1).
why-joker-sum = Une manche à la somme n’a pas de joker (R13).
why-joker-chosen = Le joker de cette manche est déjà choisi (option « { option-joker_choice } : { option-joker_choice-on } »).
why-sums = Dans cette manche, on annonce la somme des nombres, pas des symboles (R13).
why-symbols = On n’annonce la somme qu’à moins de quatre cartes distribuées (R2).
why-sum-most = { $n ->
    [one] { $n } carte fait
   *[other] { $n } cartes font
} { $most } au plus (R13).
why-most = Il n’y a que { $n } cartes sur la table (R4).
why-top = Rien n’est plus haut que { $bid } : crie menteur ({ $rule }).
why-sum-low = { $n } n’est pas plus que { $last } (R14).
why-low = { $bid } n’est pas plus haut que { $last } : un plus grand nombre, ou le même sur une tuile plus loin (R7).
