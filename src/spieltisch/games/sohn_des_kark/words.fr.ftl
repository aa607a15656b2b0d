title = Fils de Kark
tagline = Un paysage de marchés, de villes et de carrefours.

# Des morceaux de phrases.
points-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
top-left = en haut à gauche
top-right = en haut à droite
bottom-left = en bas à gauche
bottom-right = en bas à droite
closed-tiles = tuiles cachées
    .many = tuiles cachées

# Le paysage.
landscape = Paysage
cell = case { $cell }
centre-of = centre de { $cell }
crossing-at = carrefour en haut à droite de { $cell }
tile-open = { $cell }, { $symbol }
tile-closed = { $cell }, cachée
tile-closed-by-you = { $cell }, cachée par toi : { $symbol }
crossing = { $who ->
    [you] ton carrefour
   *[other] carrefour ({ $who-name })
}
city = { $who ->
    [you] ta ville
   *[other] ville ({ $who-name })
} : { points-worth }
market = { $who ->
    [you] ton marché { $symbol }
   *[other] marché { $symbol } ({ $who-name })
} : { points-worth }

# Les mains, les réserves et la pioche.
own-things = Ta tuile et ta réserve
things-of = Réserve ({ $who-name })
drawn-tile = tuile piochée
drawn-tile-of = tuile piochée par { $who-name }
drawn-open = tuile piochée, face visible : { $symbol }
drawn-closed = tuile piochée, face cachée : { $symbol }
stack = Pioche
stack-of = pioche : { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
note-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
note-laying = pose une tuile

# Le tableau.
overview = Tuiles et influence des carrefours
lying = { $kind-many } sur la table : { $n }
influence-of = { $who ->
    [you] ton influence
   *[other] influence ({ $who-name })
}
influence = { $who ->
    [you] ton influence sur les { $kind-many }
   *[other] influence sur les { $kind-many } ({ $who-name })
} : { $n }

# Les coups.
label-open = { $symbol } face visible sur { $cell }
label-closed = { $symbol } face cachée sur { $cell }
label-none = Continuer sans cube
label-crossing = Cube sur le carrefour { $corner }
label-city = Cube au centre : ville
label-market = Cube au centre : marché { $symbol }
short-open = visible
short-closed = cachée
short-crossing = Carrefour { $corner }
short-city = Ville : { $n }
short-market = Marché : { $n }
prompt-tile = Pose ta { $tile }, visible ou cachée.
prompt-cube = Pose un cube sur ta tuile, ou continue sans cube.
prompt-no-cube = Tu n’as pas de cube en réserve. Finis ton tour.

# Ce qui se passe.
stacked = Une tuile cachée est sur (0, 0), une visible sur (1, 0) : { $symbol }. La pioche a { $tiles } tuiles.
begins = { $who ->
    [you] Tu commences.
   *[other] { $who-name } commence.
}
lays-open = { $who ->
    [you] Tu poses une tuile visible sur { $cell } : { $symbol }.
   *[other] { $who-name } pose une tuile visible sur { $cell } : { $symbol }.
}
lays-closed = { $who ->
    [you] Tu poses une tuile cachée sur { $cell }.
   *[other] { $who-name } pose une tuile cachée sur { $cell }.
}
closes = Tu poses une tuile cachée sur { $cell } : { $symbol }.
opens-market = { $who ->
    [you] Tu ouvres le marché { $symbol }.
   *[other] { $who-name } ouvre le marché { $symbol }.
}
founds-city = { $who ->
    [you] Tu fondes une ville.
   *[other] { $who-name } fonde une ville.
}
puts-on-crossing = { $who ->
    [you] Tu poses un cube sur le carrefour { $corner }.
   *[other] { $who-name } pose un cube sur le carrefour { $corner }.
}
loses-market = { $who ->
    [you] Tu perds ton marché { $symbol } : { points-worth }, ton cube revient.
   *[other] { $who-name } perd son marché { $symbol } : { points-worth }, le cube revient.
}
city-complete = { $who ->
    [you] Ta ville
   *[other] Chez { $who-name }, la ville
} sur { $cell } { $points ->
    [6] voit les six symboles
   *[other] est entourée
} : { points-worth }, le cube revient.
last-tile = La dernière tuile est posée. On compte les points.
market-counts = { $who ->
    [you] Ton marché { $symbol }
   *[other] { $who-name }, marché { $symbol }
} : { points-worth }.
city-counts = { $who ->
    [you] Ta ville sur { $cell }
   *[other] { $who-name }, ville sur { $cell }
} : { points-worth }.
leads = { $who-you ->
    [alone] Tu as
    [among] { $who } avez
   *[not] { $who } { $who-count ->
        [one] a
       *[other] ont
    }
} le plus d’influence sur les { $kind-many } ({ $influence }) : { points-worth }{ $who-count ->
    [one] .
   *[other] {" "}chacun.
}
result = { $winners-you ->
    [alone] Tu gagnes
    [among] { $winners } partagez la victoire
   *[not] { $winners } { $winners-count ->
        [one] gagne
       *[other] partagent la victoire
    }
} avec { points-worth }{ $winners-count ->
    [one] .
   *[other] {" "}chacun.
}

# Pourquoi pas.
why-laid = Ta tuile est déjà posée : il s’agit maintenant du cube (R5).
why-taken = Il y a déjà une tuile sur { $cell } (R3).
why-apart = { $cell } n’a de côté commun avec aucune tuile (R3).
why-barred = Pas de tuile cachée sur { $cell } : sa voisine sur { $beside } est cachée (R4).
why-tile-first = Pose d’abord ta tuile (R3).
why-no-cube = Tu n’as pas de cube en réserve (R6).
why-own-market = Le marché { $symbol } est déjà à toi (R8).
why-no-crossing = Au coin { $corner }, il n’y a pas encore quatre tuiles (R5).
