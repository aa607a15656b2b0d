title = Tours bancales
tagline = Les hautes tours ouvrent de bonnes cartes, tant qu’elles tiennent.

option-hands = Mains
option-hands-steady = sûres
option-hands-normal = normales
option-hands-shaky = tremblantes
option-black = Cartes noires
option-black-yes = oui
option-black-no = non
option-balanced = Hautes cartes en haut
option-balanced-yes = oui
option-balanced-no = non
option-fall_card = Carte après une chute
option-fall_card-yes = oui
option-fall_card-no = non
option-finish_round = Finir le tour de table
option-finish_round-yes = oui
option-finish_round-no = non

# La table.
columns = Cartes
column = colonne { $n }
pile = pioche
pile-of = { $n ->
    [one] pioche : { $n } carte
   *[other] pioche : { $n } cartes
}
towers = Tours
tower = { $cubes ->
    [one] tour { $tower } : { $cubes } cube
   *[other] tour { $tower } : { $cubes } cubes
}
stock = Cubes
stock-of = réserve, { $cube } : { $n }
cards-of = { $who ->
    [you] Tes cartes
   *[other] Cartes ({ $who-name })
}
note-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
note-symbol = { $n } × { $symbol }
note-aims = vise la tour { $tower }, { $colour }

# Les distances sur une tour, et de quel côté elle peut tomber.
left = { $n } à gauche
right = { $n } à droite
front = { $n } en avant
back = { $n } en arrière
centre = en plein centre
to-left = à gauche
to-right = à droite
to-front = en avant
to-back = en arrière

# Les coups.
build = cube { $colour } sur la tour { $tower }
aim = viser : { $aim }
aim-plumb = viser : { $aim } (d’aplomb)
take = prendre { $card-the }
take-none = ne pas prendre de carte
found = cube { $colour } comme nouveau socle

prompt-build = Prends un cube et choisis une tour.
prompt-aim = Vise et lâche le cube { $colour } au-dessus de la tour { $tower }.
prompt-take = La tour { $tower } tient. Prends une carte ou renonce.
prompt-found = La tour { $tower } est tombée. Pose un cube comme nouveau socle.
prompt-console = Prends une carte du bas qui va avec le socle, ou renonce.

# Ce qui se passe.
set-up = Quatre tours d’un cube sont debout, quatre colonnes de cartes sont visibles. { $who ->
    [you] Tu commences.
   *[other] { $who-name } commence.
}
holds = { $who ->
    [you] Tu tiens
   *[other] { $who-name } tient
} un cube { $colour } au-dessus de la tour { $tower } (haute de { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}).
lets-go = { $who ->
    [you] Tu vises { $aim } et lâches le cube { $colour }.
   *[other] { $who-name } vise { $aim } et lâche le cube { $colour }.
}
steady = { $who ->
    [you] Ta main ne tremble pas.
   *[other] { $who-name } ne tremble pas.
}
wavers = { $who ->
    [you] Ta main tremble : { $error }.
   *[other] { $who-name } tremble : { $error }.
}
stands = La tour { $tower } tient, haute maintenant de { $cubes } cubes.
falls = La tour { $tower } bascule { $side } : { $cubes } cubes retournent à la réserve.
founds = { $who ->
    [you] Tu poses un cube { $colour } comme nouveau socle de la tour { $tower }.
   *[other] { $who-name } pose un cube { $colour } comme nouveau socle de la tour { $tower }.
}
nothing-in-reach = Aucune carte à portée ne convient.
nothing-fits = Aucune carte du bas ne convient.
takes = { $who ->
    [you] Tu prends { $card-the }.
   *[other] { $who-name } prend { $card-the }.
}
takes-none = { $who ->
    [you] Tu ne prends pas de carte.
   *[other] { $who-name } ne prend pas de carte.
}
new-card = Nouvelle carte en haut de la colonne : { $card }.
column-empty = La colonne est maintenant vide.
ends = La partie est finie : { $why }.
columns-empty = au moins deux colonnes sont vides
nobody-takes = personne n’a pris de carte pendant { $rounds } tours de table
stock-empty = la réserve est vide
result = { $winners-you ->
    [alone] Tu gagnes avec { $points } points.
    [among] { $winners } partagez la victoire avec { $points } points chacun.
   *[not] { $winners } { $winners-count ->
        [one] gagne avec { $points } points.
       *[other] partagent la victoire avec { $points } points chacun.
    }
}

# Pourquoi pas.
why-build = Choisis d’abord un cube et une tour (R1).
why-aim = Vise d’abord avec le cube que tu tiens (R2).
why-take = Le cube est posé. Prends maintenant une carte ou aucune (R8).
why-found = La tour a d’abord besoin d’un nouveau socle (R14).
why-console = Le socle est posé. Prends maintenant une carte du bas ou aucune (R15).
why-full = La tour { $tower } est pleine : { $most } cubes sont la limite (R1).
why-no-cube = Il n’y a plus de cube { $colour } en réserve (R16).
why-no-card = Il n’y a pas de carte à cette place de la colonne (R8).
why-bottom-only = Après une chute, tu ne peux prendre qu’une carte du bas, pas { $card-the } (R15).
why-no-fit = Ton cube ne va pas avec { $card-the } : prends une carte { $colour-f }, blanche ou noire (R9).
why-not-paid = Sans le nouveau cube, la tour { $tower } ne paie pas les cartes sous { $card-the } (R10).
