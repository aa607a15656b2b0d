title = Broom Service
tagline = Brave et peut-être pour rien, ou lâche et sans risque ?

option-board = Plateau
option-events = Événements
option-events-on = oui
option-events-off = non
option-curses = Rôles ensorcelés
option-curses-on = oui
option-curses-off = non

# Les noms des régions et des événements : ceux de notre plateau, et comment un autre plateau les appelle.
board-mist-wood = Bois Brume
board-owl-wood = Bois Hibou
board-fern-wood = Bois Fougère
board-moss-wood = Bois Moussu
board-raven-wood = Bois Corbeau
board-fox-wood = Bois Renard
board-crow-hill = Butte Corneille
board-pumpkin-hill = Butte Citrouille
board-castle-hill = Butte du Fort
board-stone-hill = Butte Pierre
board-badger-hill = Butte Blaireau
board-hare-hill = Butte Lièvre
board-wind-hill = Butte Vent
board-thistle-heath = Lande Chardon
board-gorse-heath = Lande Genêt
board-poppy-heath = Lande Pavot
board-wolf-heath = Lande Loup
board-castle-heath = Lande du Fort
board-lavender-heath = Lande Lavande
board-herb-heath = Lande Herbue
board-eagle-peak = Pic Aigle
board-jagged-peak = Pic Dentelé
board-thunder-peak = Pic Tonnerre
board-dragon-peak = Pic Dragon
board-silver-peak = Pic d’Argent
board-copper-peak = Pic de Cuivre
board-test-of-courage = Épreuve de courage
board-forest-fire = Feu de forêt
board-avalanche = Avalanche
board-harvest-feast = Fête des moissons
board-hill-feast = Fête des collines
board-potion-market = Marché aux potions
board-wand-exchange = Bourse aux baguettes
board-stocktaking = Inventaire
board-tailwind = Vent arrière
board-express-orders = Commandes express

# Les rôles, `-the` avec l’article, et les mêmes en deux lignes pour les cartes étroites.
role-forest-witch = Sorcière des bois
    .the = la Sorcière des bois
role-hill-witch = Sorcière des collines
    .the = la Sorcière des collines
role-prairie-witch = Sorcière des prés
    .the = la Sorcière des prés
role-mountain-witch = Sorcière des monts
    .the = la Sorcière des monts
role-valley-druid = Druide des vallées
    .the = le Druide des vallées
role-hilltop-druid = Druide des cimes
    .the = le Druide des cimes
role-herb-gatherer = Cueilleur d’herbes
    .the = le Cueilleur d’herbes
role-fruit-gatherer = Cueilleur de fruits
    .the = le Cueilleur de fruits
role-root-gatherer = Cueilleur de racines
    .the = le Cueilleur de racines
role-weather-fairy = Fée du temps
    .the = la Fée du temps
lines-forest-witch =
    Sorcière
    bois
lines-hill-witch =
    Sorcière
    collines
lines-prairie-witch =
    Sorcière
    prés
lines-mountain-witch =
    Sorcière
    monts
lines-valley-druid =
    Druide
    vallées
lines-hilltop-druid =
    Druide
    cimes
lines-herb-gatherer =
    Cueilleur
    herbes
lines-fruit-gatherer =
    Cueilleur
    fruits
lines-root-gatherer =
    Cueilleur
    racines
lines-weather-fairy =
    Fée du
    temps
brave = Brave
cowardly = Lâche
role-laid = { $role }, { $brave ->
    [0] lâche
   *[other] brave
}
role-held = { $role }. Brave : { $brave }. Lâche : { $cowardly }.{ $cursed ->
    [0] { "" }
   *[other] { " " }Rôle ensorcelé.
}

# Le pays et ce qui s’y trouve.
terrain-forest = forêt
    .into = dans une forêt
    .on = en forêt
terrain-hills = collines
    .into = sur une colline
    .on = sur une colline
terrain-prairie = prairie
    .into = dans une prairie
    .on = en prairie
terrain-mountain = montagne
    .into = sur une montagne
    .on = en montagne
on = { $terrain-on }
region = { $region }, { $terrain ->
    [forest] { terrain-forest }
    [hills] { terrain-hills }
    [prairie] { terrain-prairie }
   *[mountain] { terrain-mountain }
}
tower = tour { $shape ->
    [round] ronde
   *[square] carrée
} { $colour ->
    [green] verte
    [purple] violette
   *[orange] orange
} ({ $where })
tower-worth = { tower } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $wands ->
    [0] { "" }
    [one] { " " }et { $wands } baguette
   *[other] { " " }et { $wands } baguettes
}
served = servie
cloud = { $of ->
    [1] le nuage
    [2] { $place ->
        [1] le nuage de gauche
       *[other] le nuage de droite
    }
   *[other] le nuage { $place } depuis la gauche
} ({ $region })
cloud-tile = nuage : { $price ->
    [one] { $price } baguette
   *[other] { $price } baguettes
}, { $bolts ->
    [one] { $bolts } éclair
   *[other] { $bolts } éclairs
}
castle = fort
pawn = { $who ->
    [you] ton pion
   *[other] { $who-name } : pion
} ({ $region })
land = Pays

# Les ressources.
good-green = potion verte
good-purple = potion violette
good-orange = potion orange
good-wand = baguette
potions = { $n ->
    [one] { $n } potion { $colour ->
        [green] verte
        [purple] violette
       *[orange] orange
    }
   *[other] { $n } potions { $colour ->
        [green] vertes
        [purple] violettes
       *[orange] orange
    }
}
wands = { $n ->
    [one] { $n } baguette
   *[other] { $n } baguettes
}
nothing = rien

# La table.
middle = milieu
trick = Pli
broom = balai : le droit à l’action brave
no-broom = personne n’a encore le balai
place-won = nuages gagnés
place-laid = rôles joués
place-broom = place du balai
place-roles = rôles
things = { $who ->
    [you] Toi
   *[other] { $who-name }
}
own-roles = Tes rôles
choose-roles = Choisis quatre rôles
own-goods = Tes potions et baguettes
notice = Manche { $round } sur { $rounds }{ $roles-count ->
    [0] { "" }
   *[other] { " · " }ensorcelés : { $roles }
}
notice-event = Manche { $round } sur { $rounds } · { $event } : { $effect }{ $roles-count ->
    [0] { "" }
   *[other] { " · " }ensorcelés : { $roles }
}
note-chosen = a choisi
note-chooses = choisit
note-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
note-leads = entame
note-broom = a le balai
note-bolts = { $bolts ->
    [one] { $bolts } éclair
   *[other] { $bolts } éclairs
} = { $points }
note-parts = { $score } + { $bolts } (éclairs) + { $sets } (ressources)

# Ce que font les rôles.
does-witch = va { $terrain-into }{ $brave ->
    [0] { "" }
   *[other] , puis livres-y 1 potion
}
does-druid = livre 1 potion { $where }{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } points
}
does-gatherer = prends { $goods }
does-fairy = chasse 1 nuage voisin{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } points
}

# Ce que font les événements.
gain = { $sign }{ $n ->
    [one] { $n } point
   *[other] { $n } points
}
event-courage = Qui entame doit se montrer brave.
event-pawns = À la fin de la manche, { $gain } pour chacun de tes pions { $terrain-on }.
event-triple = À la fin de la manche, chacun peut rendre une potion de chaque couleur pour { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-exchange = À la fin de la manche, chacun peut rendre jusqu’à { $wands ->
    [one] { $wands } baguette
   *[other] { $wands } baguettes
} pour { $points ->
    [one] { $points } point chacune.
   *[other] { $points } points chacune.
}
event-stock = À la fin de la manche, { $gain } { $goods ->
    [one] pour chacune de tes potions et baguettes.
   *[other] pour chaque lot de { $goods } potions et baguettes.
}
event-discount = Chaque nuage coûte { $wands ->
    [one] { $wands } baguette
   *[other] { $wands } baguettes
} de moins, mais au moins 1.
event-delivery = { $gain } pour chaque livraison à une { $towers ->
    [round] tour ronde.
    [square] tour carrée.
   *[every] tour.
}
short-courage = qui entame est brave
short-pawns = { $gain } par pion { $terrain-on }
short-triple = 3 potions différentes pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
short-exchange = jusqu’à { $wands ->
    [one] { $wands } baguette
   *[other] { $wands } baguettes
}, { $points ->
    [one] { $points } point chacune
   *[other] { $points } points chacune
}
short-stock = { $gain } par { $goods ->
    [one] potion ou baguette
   *[other] { $goods } potions et baguettes
}
short-discount = nuages −{ $wands ->
    [one] { $wands } baguette
   *[other] { $wands } baguettes
}
short-delivery = { $gain } par livraison à une { $towers ->
    [round] tour ronde
    [square] tour carrée
   *[every] tour
}

# Les coups.
pick = Choisir { $role-the }
put-back = Remettre { $role-the }
confirm = Prendre ces quatre rôles
lead = Jouer { $role-the }
act = { $stance } : { $what }
go = { $here } → { $there }
go-short = depuis { $here }
deliver = Livrer à la { $tower } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $wands ->
    [0] { "" }
    [one] { " " }et { $wands } baguette
   *[other] { " " }et { $wands } baguettes
}
brings = +{ $points }
clear = Chasser { $cloud } : { $price ->
    [one] { $price } baguette
   *[other] { $price } baguettes
}, { $bolts ->
    [one] { $bolts } éclair
   *[other] { $bolts } éclairs
}
take = Prendre { $goods }
skip-go = Ne pas bouger
skip-deliver = Ne rien livrer
skip-clear = Ne chasser aucun nuage
sell-nothing = Ne rien rendre
sell-potions = Rendre trois potions pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sell-wands = Rendre { $wands ->
    [one] { $wands } baguette
   *[other] { $wands } baguettes
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Ce qu’il y a à faire.
prompt-choose = { $left ->
    [0] Confirme tes quatre rôles.
    [one] Choisis encore un rôle pour cette manche.
    [4] Choisis quatre rôles pour cette manche.
   *[other] Choisis encore { $left } rôles pour cette manche.
}
prompt-lead = Joue un de tes rôles.
prompt-sell = Rends ce que tu veux.
prompt-stance = { $role } : brave ou lâche ? { $rivals-count ->
    [0] Personne ne peut plus te surpasser.
   *[other] Encore après toi : { $rivals }.
}
rival = { $who ->
    [you] toi
   *[other] { $who-name }
} ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
})
prompt-go = { $role }, { $brave ->
    [0] lâche
   *[other] brave
} : déplace un pion, ou reste.
prompt-deliver = { $role }, { $brave ->
    [0] lâche
   *[other] brave
} : apporte une potion à une tour.
prompt-clear = { $role }, { $brave ->
    [0] lâche
   *[other] brave
} : chasse un nuage.
prompt-take = { $role }, { $brave ->
    [0] lâche
   *[other] brave
} : prends une potion ou une baguette.

# Ce qui se passe.
round-begins = Manche { $round } sur { $rounds }.
turned-up = Événement : { $event }. { $effect }
bewitched = Ensorcelés : { $roles }.
leads-first = { $who ->
    [you] Tu entames en premier à cette manche.
   *[other] { $who-name } entame en premier à cette manche.
}
picks = { $who ->
    [you] Tu choisis { $role-the }.
   *[other] { $who-name } choisit { $role-the }.
}
puts-back = { $who ->
    [you] Tu remets { $role-the }.
   *[other] { $who-name } remet { $role-the }.
}
has-chosen = { $who ->
    [you] Tu as choisi.
   *[other] { $who-name } a choisi.
}
all-chosen = Tout le monde a choisi quatre rôles.
leads = { $who ->
    [you] Tu entames avec { $role-the }.
   *[other] { $who-name } entame avec { $role-the }.
}
follows = { $who ->
    [you] Tu suis avec { $role-the }.
   *[other] { $who-name } suit avec { $role-the }.
}
passes = { $who ->
    [you] Tu passes.
   *[other] { $who-name } passe.
}
pays = Le rôle est ensorcelé : { $who ->
    [you] tu perds
   *[other] { $who-name } perd
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
is-brave = { $who ->
    [you] Tu te montres brave.
   *[other] { $who-name } se montre brave.
}
must-be-brave = { $who ->
    [you] Tu dois te montrer brave.
   *[other] { $who-name } doit se montrer brave.
}
loses-claim = { $who ->
    [you] Tu perds le balai.
   *[other] { $who-name } perd le balai.
}
is-cowardly = { $who ->
    [you] Tu te montres lâche.
   *[other] { $who-name } se montre lâche.
}
can-do-nothing = { $who ->
    [you] Tu ne peux rien faire de ce rôle.
   *[other] { $who-name } ne peut rien faire de ce rôle.
}
goes = { $who ->
    [you] Tu voles
   *[other] { $who-name } vole
} : { $here } → { $there }.
delivers = { $who ->
    [you] Tu livres
   *[other] { $who-name } livre
} à la { $tower } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $wands ->
    [0] .
    [one] { " " }et { $wands } baguette.
   *[other] { " " }et { $wands } baguettes.
}
takes = { $who ->
    [you] Tu prends { $goods }.
   *[other] { $who-name } prend { $goods }.
}
clears = { $who ->
    [you] Tu chasses
   *[other] { $who-name } chasse
} { $cloud } pour { $price ->
    [one] { $price } baguette
   *[other] { $price } baguettes
} : { $bolts ->
    [one] { $bolts } éclair
   *[other] { $bolts } éclairs
}{ $points ->
    [0] .
   *[other] { " " }et { $points } points.
}
declines = { $who ->
    [you] Tu renonces.
   *[other] { $who-name } renonce.
}
leads-next = { $who ->
    [you] Tu entames ensuite.
   *[other] { $who-name } entame ensuite.
}
event-brings = { $event } : { $who ->
    [you] tu reçois
   *[other] { $who-name } reçoit
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-costs = { $event } : { $who ->
    [you] tu perds
   *[other] { $who-name } perd
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
keeps-all = { $who ->
    [you] Tu ne rends rien.
   *[other] { $who-name } ne rend rien.
}
sells-potions = { $who ->
    [you] Tu rends
   *[other] { $who-name } rend
} trois potions pour { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
sells-wands = { $who ->
    [you] Tu rends
   *[other] { $who-name } rend
} { $wands ->
    [one] { $wands } baguette
   *[other] { $wands } baguettes
} pour { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
round-ends = Après la manche { $round } : { $standings }.
standing = { $who ->
    [you] toi { $points }
   *[other] { $who-name } { $points }
}
adds-up = { $who ->
    [you] Toi
   *[other] { $who-name }
} : { $score } + { $bolts } pour les éclairs + { $sets } pour les ressources = { $total ->
    [one] { $total } point.
   *[other] { $total } points.
}
result = { $winners-you ->
    [alone] Tu gagnes
    [among] { $winners } partagez la victoire
   *[not] { $winners } { $winners-count ->
        [one] gagne
       *[other] partagent la victoire
    }
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $winners-count ->
    [one] .
   *[other] { " " }chacun.
}

# Pourquoi pas.
why-chosen = Les rôles de cette manche sont choisis (R2).
why-four = Choisis d’abord quatre rôles (R2).
why-picked = Tu as déjà choisi ce rôle (R2).
why-only-four = Tu as déjà choisi quatre rôles (R2).
why-not-picked = Tu n’as pas choisi ce rôle (R2).
why-choose = On choisit d’abord les rôles (R2).
why-lead = Ce n’est pas le moment d’entamer (R3).
why-played = Tu as déjà joué ce rôle (R3).
why-not-held = Tu n’as pas ce rôle en main (R3).
why-stance = Tu dis brave ou lâche quand ta carte est posée (R5).
why-go = Aucune sorcière ne bouge maintenant (R14).
why-no-region = Cette région n’existe pas (R14).
why-far = { $here } et { $there } ne sont pas voisins (R14).
why-terrain = { $role } : on ne va que { $terrain-into } (R14).
why-cloudy = { $there } est encore sous un nuage (R19).
why-other-pawn = Les deux pions sont là : prends l’autre (R14).
why-deliver = On ne livre rien maintenant (R18).
why-no-tower = Cette tour n’existe pas (R18).
why-full = Cette tour ronde a déjà sa potion (R18).
why-no-potion = Tu n’as pas de potion de cette couleur (R18).
why-not-here = Cette tour ne touche pas { $here } (R14).
why-no-pawn = Tu n’as pas de pion à cette tour sur le terrain du druide (R15).
why-fairy = Seule la Fée du temps chasse les nuages (R17).
why-no-cloud = Il n’y a pas de nuage ici (R17).
why-not-beside = Aucun de tes pions n’est à côté (R17).
why-price = { $price ->
    [one] Ce nuage coûte { $price } baguette (R17).
   *[other] Ce nuage coûte { $price } baguettes (R17).
}
why-take = Seul un cueilleur lâche choisit potion ou baguette (R16).
why-skip = Tu ne peux renoncer qu’à une action (R14).
why-so-much = Tu n’en as pas tant, ou ce n’est pas permis (R12).
why-sell = On ne rend des choses qu’à la fin d’une manche (R12).

# Ce qui ne va pas dans le fichier d’un plateau.
kit-number = « { $word } » n’est pas un nombre de { $least } à { $most }.
kit-unknown = « { $word } » est inconnu. Possibles : { $known }.
kit-form = On attend « { $form } ».
kit-again = { $id } est déjà là.
kit-section = Il n’y a pas de section [{ $section }].
kit-ragged = Toutes les lignes de la grille ont la même longueur.
kit-cells = La grille a au plus { $most } cases.
kit-regions = Il y a au plus { $most } régions.
kit-lakes = Il y a au plus { $most } lacs.
kit-towers = Il y a au plus { $most } tours.
kit-tiles = Il y a au plus { $most } nuages.
kit-spaces = Il y a au plus { $most } places de nuage.
kit-few-tiles = Il n’y a que { $tiles } nuages pour { $spaces } places.
kit-names = Les noms sont trop longs en tout : { $most } octets au plus.
kit-no-name = Les catalogues n’ont pas de nom { $name }.
kit-lacks = Il manque : { $what }
kit-not-listed = La grille a { $id }, qui n’est pas dans la liste.
kit-not-drawn = { $id } n’est pas dans la grille.
kit-elsewhere = La case { $cell } ne fait pas partie de { $id }.
kit-castles = Il doit y avoir exactement deux forts.
kit-castle-cloud = Il ne peut pas y avoir de nuage à un fort.
kit-no-land = Il n’y a pas de terre à la case { $cell }.
kit-apart = Les cases d’une tour doivent se toucher.
