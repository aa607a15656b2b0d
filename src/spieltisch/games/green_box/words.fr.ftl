# Les éléments de la Green Box.

# Les symboles. `-kind` est le genre et le nombre de l’adjectif qui suit : f, m, mp ou fp.
# `-the` et `-of` sont le nom avec l’article, et celui-ci après « de ».
drop = goutte
    .many = gouttes
    .kind = f
    .the = la goutte
    .of = de la goutte
hammer = marteau
    .many = marteaux
    .kind = m
    .the = le marteau
    .of = du marteau
circles = cercles
    .many = cercles
    .kind = mp
    .the = les cercles
    .of = des cercles
bricks = briques
    .many = briques
    .kind = fp
    .the = les briques
    .of = des briques
wheel = roue
    .many = roues
    .kind = f
    .the = la roue
    .of = de la roue
arrow = flèche
    .many = flèches
    .kind = f
    .the = la flèche
    .of = de la flèche

# Les couleurs, et leurs accords : `-f` féminin, `-mp` et `-fp` pluriel.
red = rouge
    .f = rouge
    .mp = rouges
    .fp = rouges
yellow = jaune
    .f = jaune
    .mp = jaunes
    .fp = jaunes
green = vert
    .f = verte
    .mp = verts
    .fp = vertes
blue = bleu
    .f = bleue
    .mp = bleus
    .fp = bleues
white = blanc
    .f = blanche
    .mp = blancs
    .fp = blanches
black = noir
    .f = noire
    .mp = noirs
    .fp = noires
wood = en bois
    .f = en bois
    .mp = en bois
    .fp = en bois
grey = gris
    .f = grise
    .mp = gris
    .fp = grises

# Cartes, tuiles et cubes.
in-colour = { $symbol-kind ->
    [f] { $colour-f }
    [mp] { $colour-mp }
    [fp] { $colour-fp }
   *[m] { $colour }
}
card = { $symbol } { in-colour } { $number }
    .the = { $symbol-the } { in-colour } { $number }
    .of = { $symbol-of } { in-colour } { $number }
card-hidden = carte cachée
tile = tuile { $symbol }
    .the = la tuile { $symbol }
    .of = de la tuile { $symbol }
tile-hidden = tuile cachée
cube = cube { $colour }
    .the = le cube { $colour }
    .of = du cube { $colour }
