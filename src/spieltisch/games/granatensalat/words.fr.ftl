title = Salade de grenades
tagline = Des soldats à découvert : abrite-les, lance, et ne marche jamais sur une mine.

# Les soldats, et où ils sont. `-start` en début de phrase, `-of` après « de ».
soldier = { $who ->
    [you] ton soldat { $n }
   *[other] le soldat { $n } ({ $who-name })
}
    .start = { $who ->
        [you] Ton soldat { $n }
       *[other] Le soldat { $n } ({ $who-name })
    }
    .of = { $who ->
        [you] de ton soldat { $n }
       *[other] du soldat { $n } ({ $who-name })
    }
point = { $point }
goes-right = { $n } mm à droite
goes-left = { $n } mm à gauche
goes-down = { $n } mm vers le bas
goes-up = { $n } mm vers le haut
lies-right = { $n } mm à droite
lies-left = { $n } mm à gauche
lies-below = { $n } mm au-dessous
lies-above = { $n } mm au-dessus
spot = { $way } { $soldier-of }
spot-alone = { $across } mm du bord gauche et { $down } mm du bord supérieur

# La table.
field = Champ de bataille
camp = { $who ->
    [you] Tes soldats
   *[other] { $who-name }
}
reserve = réserve
taken = pris
pile-and-discards = Pioche et défausse
pile = pioche
pile-left = pioche : { cards }
discarded = défausse { $symbol }
hand = Tes cartes
card-drop = goutte : poser un soldat
card-circles = cercles : larguer trois soldats
card-hammer = marteau : corps à corps
card-arrow = flèche : tireur d’élite
card-wheel = roue : grenade
card-bricks = briques : mine
note-drop = Renfort
note-circles = Largage
note-hammer = Mêlée
note-arrow = Tir
note-wheel = Grenade
note-bricks = Mine
note-soldiers = { $living } sur la table, { $reserve } en réserve
note-taken = { $taken } pris
cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

# Les coups.
step = pas du soldat { $n }
step-to = pas du soldat { $n } vers { $point }
place = goutte : poser un soldat en { $point }
throw = roue : grenade en { $point }
strike = marteau : terrasser { $soldier }
shoot = flèche : abattre { $soldier }
drop-three = { $n ->
    [one] cercles : larguer { $n } soldat
   *[other] cercles : larguer { $n } soldats
}
mine = briques : mine sous { $soldier }
no-mine = pas de mine
none-this-turn = aucune ce tour-ci
end-turn = Finir le tour

prompt-both = Fais un pas et joue { up-to-cards }, dans l’ordre que tu veux, ou finis ton tour.
prompt-cards = Joue { up-to-cards }, ou finis ton tour.
up-to-cards = { $n ->
    [one] une carte
   *[other] jusqu’à deux cartes
}
prompt-step = Fais un pas, ou finis ton tour.
prompt-end = Finis ton tour.
prompt-mine = Une mine sous le soldat { $n } ({ $who-name }) ? Portes-y la carte briques, ou dis non.
prompt-none = Une mine sous le soldat { $n } ({ $who-name }) ? Tu n’en as pas.

# Ce qui se passe.
dealt = { $soldiers } soldats de chaque joueur sont tombés sur la table, et tout le monde a { $cards } cartes.
begins = { $who ->
    [you] Tu commences.
   *[other] { $who-name } commence.
}
steps-on = { $soldier-start } avance de { $way }.
places = { $soldier-start } arrive en renfort, à { $spot }.
drops = { $who ->
    [you] Tu largues des soldats.
   *[other] { $who-name } largue des soldats.
}
lands = { $soldier-start } atterrit à { $spot }.
finds-no-room = { $soldier-start } ne trouve pas de place et reste en réserve.
strikes = { $soldier-start } terrasse { $enemy }.
shoots = { $soldier-start } abat { $enemy }.
throws = { $way-count ->
    [0] { $soldier-start } lâche une grenade à ses pieds.
   *[other] { $soldier-start } lance une grenade à { $way }.
}
answers = { $mines ->
    [0] Tu ne joues pas de mine.
   *[other] Tu joues une mine.
}
sets-off = { $who ->
    [you] Tu fais sauter une mine sous { $soldier }.
   *[other] { $who-name } fait sauter une mine sous { $soldier }.
}
dies = { $soldier-start } meurt.
ends-turn = { $who ->
    [you] Tu finis ton tour.
   *[other] { $who-name } finit son tour.
}
draws-these = Nouveau dans ta main : { $cards } ; { left }.
draws = { $who-name } pioche { cards } ; { left }.
left = { $left ->
    [0] la pioche est vide
    [one] la pioche en a encore { $left }
   *[other] la pioche en a encore { $left }
}
pile-empty = La pioche est vide : on ne peut plus jouer de cercles.
quiet = { $n ->
    [one] Un tour sans carte.
   *[other] { $n } tours de suite sans carte.
}
all-played = Toutes les cartes sont jouées : la partie est finie.
nobody-plays = Plus personne ne joue de cartes : la partie est finie.
scores = { $who ->
    [you] Tu as { $score }.
   *[other] { $who-name } a { $score }.
}
score = { points } : { $living } × 3 pour les soldats sur la table, { $taken } × 1 pour ceux pris
score-tied = { score } ; à égalité, la plus grande réserve gagne, ici { $reserve }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result = { $winners-you ->
    [alone] Tu gagnes avec { points }.
    [among] { $winners } partagez la victoire avec { points } chacun.
   *[not] { $winners } { $winners-count ->
        [one] gagne avec { points }.
       *[other] partagent la victoire avec { points } chacun.
    }
}

# Pourquoi pas.
why-mines-first = On demande d’abord les mines (R13).
why-no-bricks = Il faut pour cela une carte briques (R15).
why-other-soldier = Une mine n’est que pour un soldat qui vient de bouger ou d’être posé (R15).
why-mines-later = Les mines ne sautent qu’au tour des autres (R10).
why-one-step = Un seul soldat fait un pas par tour (R4).
why-not-on-table = Ce soldat n’est pas sur la table (R4).
why-step-too-far = Un pas fait 60 mm au plus (R4).
why-stands-there = Le soldat est déjà là (R4).
why-step-over-edge = Là, le soldat dépasserait du bord (R4).
why-step-in-way = Là, un soldat gêne (R4).
why-place-over-edge = Là, le soldat dépasserait du bord (R5).
why-place-in-way = Là, un soldat gêne (R5).
why-not-held = Tu n’as pas de carte { $symbol } (R1).
why-two-cards = Deux cartes par tour au plus (R1).
why-no-reserve-to-place = Tu n’as pas de soldats en réserve (R5).
why-no-reserve-to-drop = Tu n’as pas de soldats en réserve (R6).
why-no-pile = La pioche est vide : plus de cercles (R6).
why-throw-too-far = On lance à 60 mm au plus (R9).
why-hits-nobody = La grenade doit toucher un soldat adverse (R9).
why-nobody-to-strike = Il n’y a pas de soldat adverse là (R7).
why-too-far-to-strike = Aucun de tes soldats n’est assez près (R7).
why-nobody-to-shoot = Il n’y a pas de soldat adverse là (R8).
why-no-clear-line = Aucun de tes soldats n’a la vue libre (R8).
