title = Speedy
tagline = Débarrasse-toi de toutes tes cartes, et vite.

option-draw = Pioche
option-draw-hand = à la main, quand tu veux
option-draw-auto = toute seule, après chaque carte

# La table.
centre = Milieu
pile = { $pile ->
    [0] pile de gauche
   *[other] pile de droite
}
underneath = { $n ->
    [one] { $n } carte dessous
   *[other] { $n } cartes dessous
}
hand = { $who ->
    [you] Tes cartes
   *[other] Cartes ({ $who-name })
}
stock = pioche
stock-of = pioche, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
note-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
note-ready = y est
note-waits = attend

# Qui la table attend, et comment cela a fini.
notice-ready = { $who-you ->
    [alone] On n’attend plus que toi.
    [among] On vous attend tous les deux.
   *[not] On attend encore { $who }.
}
notice-stuck = Plus personne ne peut jouer. { $who-you ->
    [alone] Tu dois encore donner une carte.
    [among] Vous donnez chacun une carte.
   *[not] { $who } { $who-count ->
        [one] doit encore donner une carte.
       *[other] donnent chacun une carte.
    }
}
notice-won = { $winner ->
    [you] Tu n’as plus de cartes.
   *[other] { $winner-name } n’a plus de cartes.
} { $loser ->
    [you] Il t’en reste { $cards }.
   *[other] { $loser-name } en a encore { $cards }.
}
notice-drawn = Les deux ont fini au même instant.

# Les coups.
ready = c’est bon, on y va
turn-up = retourner la première carte de ta pioche
play = { $card } sur la pile de { $pile ->
    [0] gauche
   *[other] droite
}
draw = piocher une carte
lay = { $card } face cachée sur la pile de { $pile ->
    [0] gauche
   *[other] droite
}
wait = attendre

prompt-ready = Regarde tes cartes. On y va ?
prompt-turn-up = Plus personne ne peut jouer : retourne une carte.
prompt-choose = Plus personne ne peut jouer : choisis une carte de ta main.
prompt-wait = Aucune de tes cartes ne convient : attends.
prompt-lay-or-draw = Pose des cartes qui conviennent, ou pioche.
prompt-lay = Pose des cartes qui conviennent.

# Ce qui se passe.
colour = même couleur
symbol = même symbole
number = même nombre
dealt = Toutes les cartes sont distribuées, les cartes de départ sont cachées. La course part quand les deux y sont.
is-ready = { $who ->
    [you] Tu y es.
   *[other] { $who-name } y est.
}
begins = La course part avec { $left-the } (à gauche) et { $right-the } (à droite).
lays = { $who ->
    [you] Tu poses
   *[other] { $who-name } pose
} { $card-the } sur la pile de { $pile ->
    [0] gauche
   *[other] droite
} ({ $shared }).
draws = { $who ->
    [you] Tu pioches une carte.
   *[other] { $who-name } pioche une carte.
}
draws-card = Tu pioches { $card-the }.
waits = { $who ->
    [you] Tu attends.
   *[other] { $who-name } attend.
}
no-way-on = Plus personne ne peut jouer : il n’y a rien à poser et rien à piocher.
chooses = { $who ->
    [you] Tu as choisi une carte de ta main.
   *[other] { $who-name } a choisi une carte de sa main.
}
chooses-card = Tu as choisi { $card-the }.
adds = { $who ->
    [you] Tu donnes
   *[other] { $who-name } donne
} { $card-the } à la pile de { $pile ->
    [0] gauche.
   *[other] droite.
}
keeps = { $who ->
    [you] Tu as encore
   *[other] { $who-name } a encore
} { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Tu n’as plus de cartes et tu gagnes.
       *[other] { $winners } n’a plus de cartes et gagne.
    }
   *[other] Les deux ont fini au même instant : égalité.
}

# Pourquoi pas.
why-not-begun = La course part quand les deux y sont (S5).
why-pause = La course fait une pause jusqu’à ce que les deux aient donné une carte (R10).
why-empty-slot = Cette place de ta main est vide ({ $rule }).
why-no-fit = Ni couleur, ni symbole, ni nombre en commun entre { $card-the } et { $top-the } (R2).
why-pile-empty = Ta pioche est vide (R6).
why-by-itself = Ta main se remplit toute seule (R6).
why-hand-full = Tu as déjà trois cartes en main (R6).
why-wait = Attendre n’est un coup que pendant la course, et si tu ne peux ni poser ni piocher (R1).
why-go = On ne retourne des cartes que si plus personne ne peut poser ni piocher (R9).
why-choose = Ta pioche est vide : choisis une carte de ta main (R10).
why-lay = Une carte qui ne convient pas ne se pose que si plus personne ne peut jouer (R10).
why-turn-up = Tu as encore une pioche : retourne sa première carte (R10).
