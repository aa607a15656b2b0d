title = Fuite en tunnel
tagline = Sors tous tes pirates du tunnel avant les autres.

option-rules = Règles
option-rules-basic = jeu de base
option-rules-extended = étendu : reculer pour avoir des cartes
option-cubes = Pirates
option-cubes-auto = trois, étendu six
option-cubes-1 = 1
option-cubes-2 = 2
option-cubes-3 = 3
option-cubes-4 = 4
option-cubes-5 = 5
option-cubes-6 = 6
option-hand = Cartes au début
option-hand-1 = 1
option-hand-2 = 2
option-hand-3 = 3
option-hand-4 = 4
option-hand-5 = 5
option-hand-6 = 6
option-blocking = Tuiles occupées
option-blocking-others = seuls les rivaux sont sautés
option-blocking-all = tes pirates sont sautés aussi

# Les lieux, avec d’où l’on vient et où l’on va.
tunnel = Tunnel
start = Départ
    .from = du départ
spot = { $n }
    .from = de { $n }
    .to = à { $n }
harbour = Port
    .to = au port
bed = tuile { $n }
tile = tuile { $n }, { $symbol }
start-of = { $who ->
    [you] ton départ
   *[other] départ ({ $who-name })
}
harbour-of = { $who ->
    [you] ton port
   *[other] port ({ $who-name })
}

# Les pirates.
pirate-start = { $who ->
    [you] ton pirate au départ
   *[other] pirate au départ ({ $who-name })
}
pirate-on = { $who ->
    [you] ton pirate sur { $n }
   *[other] pirate sur { $n } ({ $who-name })
}
pirate-out = { $who ->
    [you] ton pirate, échappé
   *[other] pirate échappé ({ $who-name })
}

# Les cartes et les actions.
piles = Pioche et défausse
pile = pioche
pile-cards = pioche : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
hand = Tes cartes
hand-of = { $who-name } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
note-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
note-action = action { $n } sur { $all }
action-left = action libre
action-used = action utilisée

# Les coups.
forward = { $symbol } : pirate { $start-from } { $target-to }
back = reculer { $start-from } { $target-to }, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
back-nowhere = reculer { $start-from }
stop = finir le tour
draw = piocher une carte

prompt-basic = Joue une carte sur un de tes pirates.
prompt-action = Action { $n } sur { $all } : { $what }.
prompt-draw = Tu n’as ni carte ni moyen de reculer : pioche une carte.
may-run = avancer avec une carte
may-go-back = reculer pour des cartes
may-stop = finir le tour

# Ce qui se passe.
crews = Tout le monde commence avec { $pirates ->
    [one] { $pirates } pirate
   *[other] { $pirates } pirates
} et { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
begins = { $who ->
    [you] Tu commences.
   *[other] { $who-name } commence.
}
runs = { $who ->
    [you] Tu joues { $symbol } et cours { $start-from } { $target-to }
   *[other] { $who-name } joue { $symbol } et court { $start-from } { $target-to }
}{ $skipped-count ->
    [0] { "" }
    [one] , en sautant la tuile occupée { $skipped }
   *[other] , en sautant les tuiles occupées { $skipped }
}.
goes-back = { $who ->
    [you] Tu recules { $start-from } { $target-to },
   *[other] { $who-name } recule { $start-from } { $target-to },
} { $met ->
    [one] où se trouve { $met } pirate.
   *[other] où se trouvent { $met } pirates.
}
stuck = { $who ->
    [you] Tu n’as ni carte ni moyen de reculer.
   *[other] { $who-name } n’a ni carte ni moyen de reculer.
}
shuffles = La défausse est mélangée en une nouvelle pioche.
draws = { $cards-count ->
    [0] Tu ne pioches rien : il n’y a plus de carte.
    [one] Tu pioches une carte : { $cards }.
   *[other] Tu pioches { $cards-count } cartes : { $cards }.
}
draws-hidden = { $n ->
    [0] { $who-name } ne pioche rien : il n’y a plus de carte.
    [one] { $who-name } pioche une carte.
   *[other] { $who-name } pioche { $n } cartes.
}
stops = { $who ->
    [you] Tu finis ton tour.
   *[other] { $who-name } finit son tour.
}
cut-short = { $who ->
    [you] Tu ne peux plus rien faire.
   *[other] { $who-name } ne peut plus rien faire.
}
escaped = { $who ->
    [you] Tout ton équipage s’est échappé.
   *[other] { $who-name } a sauvé tout son équipage.
}
time-up = Tout le monde a joué { $turns } tours.
result = { $winners-you ->
    [alone] Tu gagnes
    [among] { $winners } partagez la victoire
   *[not] { $winners } { $winners-count ->
        [one] gagne
       *[other] partagent la victoire
    }
} avec { $points ->
    [one] { $points } pirate au port.
   *[other] { $points } pirates au port.
}

# Pourquoi pas.
why-no-card = Tu n’as pas de carte { $symbol } (R1).
why-start-empty = Tu n’as plus de pirate au départ (R1).
why-no-pirate = Tu n’as pas de pirate sur { $n } (R1).
why-basic-back = Dans le jeu de base, les pirates ne font qu’avancer (R7).
why-basic-draw = Tu pioches une carte après ton coup, sans rien faire (R8).
why-basic-stop = Dans le jeu de base, tu joues exactement une carte par tour (R7).
why-start-back = Depuis le départ, on ne peut qu’avancer (R14).
why-nobody-behind = Il n’y a pas de tuile avec un ou deux pirates derrière ce pirate (R12, R14).
why-stop = Tu dois faire la première action (R17).
why-draw = Tu ne pioches une carte que si tu n’as aucune action (R19).
