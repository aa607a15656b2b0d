title = Temple maudit
tagline = Sauvez les reliques et vous-mêmes avant que tout s’écroule.

option-temple = Temple
option-temple-normal = neuf rangées
option-temple-easy = huit rangées, plus facile
option-open_hands = Mains ouvertes
option-open_hands-off = tu ne vois que tes cartes
option-open_hands-on = tout le monde voit tout
option-temple_row = Cartes du temple
option-temple_row-grow = six nouvelles par manche
option-temple_row-fill = complétées à six, plus facile

# Le temple.
temple = Temple, manche { $round }
place = { $place }
row = rangée { $n }
tile = { $tile } ({ $symbol })
tile-flipped = { $tile } (retournée)
tile-in-danger = { $tile }, menacée
tile-falling = { $tile }, va s’effondrer
on-tile = sur { $tile }
out = dehors
front = devant le temple
dead = mort
one-of = un archéologue { $colour }
two-of = deux archéologues { $colour-mp }
archaeologist = archéologue { $colour }, { $at }
in-play = { $points ->
    [0] carte en jeu : aucune
    [one] carte en jeu, encore { $points } point
   *[other] carte en jeu, encore { $points } points
}

# Les cartes.
kind = { $symbol } { $symbol-kind ->
    [f] { $colour-f }
    [mp] { $colour-mp }
    [fp] { $colour-fp }
   *[m] { $colour }
}
relics = Reliques
relic-served = { $card }, sera sauvée
collected-of = sauvées : { $n } sur { $of }
temple-row = Cartes du temple
temple-glow = { $card }, écartée
temple-chosen = { $card }, frappe maintenant
temple-dim = { $card }, a frappé
piles = Piles
relic-pile = pile de reliques
temple-pile = pile de cartes du temple
temple-discard = défausse du temple
move-pile = pile de cartes de marche
move-discard = défausse des cartes de marche
pile-of = { $pile } : { $n }
hand = { $who ->
    [you] Ta main
   *[other] Main ({ $who-name })
}
note-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
note-start = commence

# Les coups.
play = jouer { $card-the }
enter = { $colour } entre sur { $tile }
step = { $colour } de { $start } à { $tile }
leave = { $colour } de { $start } vers la sortie
flip = retourner { $tile }
fall = faire tomber { $place }

prompt-card = Joue une carte.
prompt-point = { $points ->
    [one] Déplace un archéologue avec { $card-the }.
   *[other] Déplace un archéologue avec { $card-the }, première fois sur deux.
}
prompt-flip = La carte du temple « { $card } » retourne une tuile : choisis laquelle.
prompt-fall = La carte du temple « { $card } » fait tomber une tuile : choisis laquelle.

# Ce qui se passe.
relics-come = Reliques dévoilées : { $relics }.
temple-cards-come = Cartes du temple dévoilées : { $cards }.
temple-reshuffled = La défausse du temple est mélangée en une nouvelle pile.
movement-reshuffled = La défausse des cartes de marche est mélangée en une nouvelle pile.
round-begins = Manche { $round } : { $who ->
    [you] tu commences.
   *[other] { $who-name } commence.
} Le résultat est pour l’instant de { $result }.
plays = { $who ->
    [you] Tu joues { $card-the }.
   *[other] { $who-name } joue { $card-the }.
}
points-lost = { $points ->
    [one] Personne ne peut bouger avec cette carte : un point est perdu.
   *[other] Personne ne peut bouger avec cette carte : les deux points sont perdus.
}
enters = { $who ->
    [you] Tu fais entrer { $colour } sur { $tile }.
   *[other] { $who-name } fait entrer { $colour } sur { $tile }.
}
steps = { $who ->
    [you] Tu déplaces { $colour } de { $start } à { $tile }.
   *[other] { $who-name } déplace { $colour } de { $start } à { $tile }.
}
escapes = { $who ->
    [you] Tu fais sortir { $colour }
   *[other] { $who-name } fait sortir { $colour }
} : { $escaped ->
    [one] { $escaped } sur 8 est sauf.
   *[other] { $escaped } sur 8 sont saufs.
}
round-ends = La manche { $round } est finie.
collected = Sauvées : { $relics }, { $all } sur 18 jusqu’ici.
fallen = Effondrées : { $tiles }.
killed = Morts : { $dead }.
averted = Écartées : { $cards }.
chooses = { $who ->
    [you] Tu choisis la tuile.
   *[other] { $who-name } choisit la tuile.
}
flipped = Retournées : { $tiles }.
finished = { $escaped ->
    [0] Personne n’est sauf
    [one] { $escaped } archéologue est sauf
   *[other] { $escaped } archéologues sont saufs
}, { $missing ->
    [0] aucune relique ne manque
    [one] { $missing } relique manque
   *[other] { $missing } reliques manquent
} : le résultat est de { $result }.
result = { $winners-count ->
    [0] Ce n’est pas au-dessus de zéro : le temple gagne.
   *[other] { $winners-you ->
        [alone] Tu gagnes.
        [among] Vous gagnez ensemble.
       *[not] { $winners } { $winners-count ->
            [one] gagne.
           *[other] gagnent ensemble.
        }
    }
}

# Pourquoi pas.
why-tile-first = Choisis d’abord la tuile qui est frappée (R17).
why-points-first = Utilise d’abord les points de la carte jouée (R2).
why-not-in-hand = Tu n’as pas { $card-the } en main (R1).
why-card-first = Joue d’abord une carte (R1).
why-dead = Cet archéologue { $colour } est mort (R12).
why-escaped = Cet archéologue { $colour } est déjà dehors (R7).
why-second = Deux archéologues { $colour-mp } sont là, tout pareils : prends le premier (R3).
why-not-last-row = On ne sort que par la dernière rangée (R7).
why-exit-colour = Pour sortir, { $colour } a besoin d’une carte { $colour-f } ou blanche (R7).
why-first-row = On n’entre que par la première rangée (R6).
why-stands-there = Cet archéologue { $colour } est déjà sur { $place } (R3).
why-not-next = { $place } n’est pas à côté de { $start } (R3).
why-gone = { $place } s’est effondrée (R3).
why-no-symbol = { $place } ne montre plus de symbole : { $colour } a besoin d’une carte { $colour-f } ou blanche (R4).
why-no-fit = La carte jouée n’a ni la couleur { $colour-f } ni le symbole de { $place }, { $symbol } (R5).
why-not-yet = Les tuiles ne sont frappées qu’à la fin de la manche (R14).
why-gone-already = { $place } s’est déjà effondrée (R14).
why-flipped-already = { $place } est déjà retournée (R14).
why-other-symbol = { $place } ne montre pas le symbole { $symbol } (R14).
why-row-flips = Une rangée avant celle de { $place } passe d’abord (R14).
why-row-waits = Une rangée avant celle de { $place } passe d’abord (R15).
why-row-falls = Une rangée avant celle de { $place } passe d’abord (R16).
