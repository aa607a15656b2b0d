title = Trou de ver
tagline = Autour de la galaxie : qui chargera le premier ses seize caisses ?

option-sides = Planètes et trous de ver
option-sides-alternate = en alternance
option-sides-mixed = mélangés

# Lieux, vaisseaux et caisses. `-the` est le nom avec l’article.
planet = planète { $n }
    .the = la planète { $n }
corner = coin { $n }
    .the = le coin { $n }
wormhole = trou de ver { $n } ({ $symbol })
    .the = le trou de ver { $n } ({ $symbol })
galaxy = Galaxie
ship = vaisseau { $colour } sur { $at-the }
crate = caisse { $colour-f } à la planète { $n }
loaded = chargées
hold = { $who ->
    [you] chargée par toi
   *[other] chargée par { $who-name }
}
die = dé
die-shows = dé : { $number }
card-played = carte jouée
card = { $who ->
    [you] ta carte { $number }
   *[other] carte { $number } ({ $who-name })
}
hand = { $who ->
    [you] tes cartes { $number }
   *[other] cartes { $number } ({ $who-name })
}
note-rest = encore { $n }
note-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

# Les coups.
roll = lancer le dé
keep = ne pas jouer de carte
move = { $way } avec le { $number } sur { $at-the }
move-jump = { $way } avec le { $number } sur { $at-the }, saut sur { $end-the }
move-crate = { $way } avec le { $number } sur { $at-the }, charger la caisse
forward = en avant
back = en arrière

prompt-roll = Lance le dé.
prompt-card = Rien de chargé. Tu peux jouer une carte : { $crates ->
    [0] aucune ne rapporte de caisse maintenant.
    [one] { $crates } caisse est à portée.
   *[other] { $crates } caisses sont à portée.
}

# Ce qui se passe.
laid = Sur la piste, les { $first-many } et les { $second-many } figurent quatre fois, les autres symboles deux fois.
begins = { $who ->
    [you] Tu commences.
   *[other] { $who-name } commence.
}
rolls = { $who ->
    [you] Tu fais { $number } et arrives sur { $at-the }.
   *[other] { $who-name } fait { $number } et arrive sur { $at-the }.
}
plays = { $who ->
    [you] Tu joues le { $number }, voles { $way } et arrives sur { $at-the }.
   *[other] { $who-name } joue le { $number }, vole { $way } et arrive sur { $at-the }.
}
keeps = { $who ->
    [you] Tu ne joues pas de carte.
   *[other] { $who-name } ne joue pas de carte.
}
jumps = { $who ->
    [you] Tu sautes sur { $at-the }.
   *[other] { $who-name } saute sur { $at-the }.
}
loads = { $who ->
    [you] Tu charges { $rest ->
        [0] la dernière caisse.
       *[other] une caisse, encore { $rest }.
    }
   *[other] { $who-name } charge { $rest ->
        [0] la dernière caisse.
       *[other] une caisse, encore { $rest }.
    }
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
    [one] { $points } caisse
   *[other] { $points } caisses
}{ $winners-count ->
    [one] .
   *[other] {" "}chacun.
}

# Pourquoi pas.
why-rolled = Le dé de ce tour est déjà lancé (R2).
why-roll-first = On lance d’abord le dé. Tu peux jouer une carte si le lancer ne rapporte pas de caisse (R8).
why-no-card = Tu n’as plus de { $number } (R11).
