title = Brooke
tagline = Tourne tes dés comme tu veux – et les îles tournent avec eux.

option-cards = Cartes
cards-twelve-islands = Douze îles
option-limit = Limite de points
option-limit-owned = 11 + tous les dés de la manche
option-limit-placed = 11 + dés posés
option-start = Qui commence
option-start-random = tiré au sort
option-start-blue = Bleu
option-start-red = Rouge

# Couleurs, cartes et dés. `-mp` est la couleur au pluriel : deux dés bleus.
blue = bleu
    .mp = bleus
red = rouge
    .mp = rouges
right = Droite
left = Gauche
swap = Échange
flip = Bascule
reserve = Réserve
turn = Retourner
face = { $action } en { $colour }
face-printed = { $action } en { $colour }, +{ $plus } pour { $on }
die = { $value } { $colour } sur { $slot }
card = Carte { $slot } : { $face } – { $deed }. Au dos : { $behind }.
total = { $colour } sur { $slot }
round = Manche { $n }
round-of = Manche { $n } sur { $of }
heap-blue = Bleu
heap-red = Rouge
heap-pile = pile
heap-tied = personne
heap-cards = { $heap } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
rolled = lancé
supply = stock
in-reserve = réserve
stock = { $who ->
    [you] Tes dés
   *[other] Dés ({ $who-name })
}
own-stock = { $dice ->
    [one] Ton stock : { $dice } dé
   *[other] Ton stock : { $dice } dés
}, plus { $reserve } en réserve
pips = { $have ->
    [one] { $have } point posé sur { $most }
   *[other] { $have } points posés sur { $most }
}
next-die = prochain dé : { $value }
die-on = dé sur { $value }
die-over = dé sur { $value }, au-delà de la limite
die-rolled = { $value } lancé
die-supply = dé en stock
die-reserve = dé en réserve
note-begun = a commencé
note-out = passe

# Ce que demandent les faces.
deed-move = avancer un dé { $colour } d’une carte ({ $ring })
deed-swap = échanger deux dés { $colour-mp } de cartes différentes
deed-flip = basculer un dé { $colour } sur sa face opposée
deed-reserve = { $colour } reçoit un dé de la réserve
deed-turn = retourner une carte au choix
action-deed = { $action } : { $deed }

# Les coups.
place = { $value } sur la carte { $slot }
value = { $value }
move-die = déplacer le { $die } vers { $slot }
flip-die = basculer le { $die } à { $value }
lower = baisser le { $die } à { $value }
swap-dice = échanger le { $die } et le { $other }
turn-card = retourner la carte { $slot }
next = préparer la manche { $round }
brings = { $mine }:{ $theirs }
brings-action = { $mine }:{ $theirs } → { $action }
void-short = sans effet

prompt-rolled = Pose le dé que tu as lancé, un { $value }, sur une carte.
prompt-place = { $most ->
    [one] Pose un dé sur une carte : un 1.
   *[other] Pose un dé sur une carte : de 1 à { $most }.
}
prompt-next = La manche { $round } est finie. Pose les cartes suivantes.
prompt-fix = { $who ->
    [you] Tu dépasses
   *[other] { $who-name } dépasse
} la limite de { $lower } : choisis le dé { $colour } qui baisse de { $lower }.
prompt-right = Droite : choisis le dé { $colour } qui avance d’une carte.
prompt-left = Gauche : choisis le dé { $colour } qui avance d’une carte.
prompt-swap = Échange : porte un dé { $colour } sur celui d’une autre carte.
prompt-flip = Bascule : choisis le dé { $colour } qui bascule sur sa face opposée.
prompt-turn = Retourner : choisis la carte à retourner.

# Ce qui se passe.
laid-out = La manche { $round } est prête. A : { $a } ; B : { $b } ; C : { $c }.
rolls = { $who ->
    [you] Tu fais un { $value }.
   *[other] { $who-name } fait un { $value }.
}
begins = { $who ->
    [you] Tu commences.
   *[other] { $who-name } commence.
}
places = { $who ->
    [you] Tu poses un { $value } sur { $slot } : { $mine } contre { $theirs }, pas d’action.
   *[other] { $who-name } pose un { $value } sur { $slot } : { $mine } contre { $theirs }, pas d’action.
}
leads = { $who ->
    [you] Tu poses un { $value } sur { $slot } et mènes { $mine } à { $theirs }.
   *[other] { $who-name } pose un { $value } sur { $slot } et mène { $mine } à { $theirs }.
}
asks = { $deed }.
void = { $cause }.
void-die = { $action } est sans effet : aucun dé { $colour } sur les cartes
void-swap = { $action } est sans effet : pas deux dés { $colour-mp } sur des cartes différentes
void-reserve = { $action } est sans effet : plus de dé { $colour } en réserve
gets-die = { $who ->
    [you] Réserve : tu reçois un dé de ta réserve.
   *[other] Réserve : { $who-name } reçoit un dé de sa réserve.
}
shifts = { $who ->
    [you] Tu déplaces le { $die } vers { $slot }.
   *[other] { $who-name } déplace le { $die } vers { $slot }.
}
swaps = { $who ->
    [you] Tu échanges le { $die } et le { $other }.
   *[other] { $who-name } échange le { $die } et le { $other }.
}
flips = { $who ->
    [you] Tu bascules le { $die } à { $value }.
   *[other] { $who-name } bascule le { $die } à { $value }.
}
turns = { $who ->
    [you] Tu retournes la carte { $slot }.
   *[other] { $who-name } retourne la carte { $slot }.
}
exceeds = { $who ->
    [you] Tu as { $pips } points, la limite est de { $most }.
   *[other] { $who-name } a { $pips } points, la limite est de { $most }.
}
lowers = { $who ->
    [you] Tu baisses le { $die } à { $value }.
   *[other] { $who-name } baisse le { $die } à { $value }.
}
shows = La carte { $slot } se retourne et montre { $face }.
sits-out = { $who ->
    [you] Tu passes :
   *[other] { $who-name } passe :
} { $dice ->
    [0] plus de dé en stock.
   *[other] la limite est atteinte.
}
round-ends = La manche { $round } est finie.
wins-card = { $who ->
    [you] Tu gagnes la carte { $slot } par { $mine } à { $theirs }.
   *[other] { $who-name } gagne la carte { $slot } par { $mine } à { $theirs }.
}
no-card = Personne ne gagne la carte { $slot } : { $total } à { $total }.
standing = Cartes : { $blue ->
    [you] toi { $blues }
   *[other] { $blue-name } { $blues }
}, { $red ->
    [you] toi { $reds }.
   *[other] { $red-name } { $reds }.
}
printed-decide = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} partout, les dés imprimés décident donc : { $blue ->
    [you] toi { $blues }
   *[other] { $blue-name } { $blues }
}, { $red ->
    [you] toi { $reds }.
   *[other] { $red-name } { $reds }.
}
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Tu gagnes avec { $points ->
            [one] { $points } carte.
           *[other] { $points } cartes.
        }
       *[other] { $winners } gagne avec { $points ->
            [one] { $points } carte.
           *[other] { $points } cartes.
        }
    }
   *[other] La partie finit à égalité.
}

# Comment une manche et la partie ont fini.
notice-round = Manche { $round } : { $a }, { $b }, { $c }.
notice-card = { $slot } pour { $who ->
    [you] toi
   *[other] { $who-name }
} ({ $mine } : { $theirs })
notice-nobody = { $slot } pour personne ({ $total } : { $total })
notice-cards = { $who ->
    [you] Tu gagnes par { $most } cartes à { $least }.
   *[other] { $who-name } gagne par { $most } cartes à { $least }.
}
notice-printed = { $cards ->
    [one] { $cards } carte partout ;
   *[other] { $cards } cartes partout ;
} { $who ->
    [you] tu gagnes par { $most } à { $least } aux dés imprimés.
   *[other] { $who-name } gagne par { $most } à { $least } aux dés imprimés.
}
notice-draw = { $cards ->
    [one] { $cards } carte partout
   *[other] { $cards } cartes partout
} et autant de points aux dés imprimés : égalité.

# Pourquoi pas.
why-other = Il y a autre chose à faire maintenant (R8). { $now }
why-action = L’action demande autre chose (R8). { $now }
why-rolled = Ton premier dé est celui que tu as lancé : un { $value } (R2).
why-limit = Avec un { $value }, tu aurais { $over } points, la limite est de { $most } (R3).
why-no-die = Il n’y a pas de { $die } (R8).
why-too-low = Le { $die } ne peut pas baisser de { $lower } (R9).
why-same-card = On échange deux dés de cartes différentes (R8c).

# Ce qui ne va pas dans un jeu de cartes.
kit-section = Il n’y a pas de section [{ $section }], seulement [cards].
kit-missing = Il manque sous [cards] : { $cards }.
kit-entries = Une carte a cinq indications (numéro, deux actions, deux dés), il y en a { $n } ici.
kit-number = { $word } n’est pas un numéro de carte de 1 à { $most }.
kit-again = La carte { $card } figure déjà plus haut.
kit-action = { $word } n’est pas une action. Il y a { $known }.
kit-die = { $word } n’est pas un dé. Possibles : blue+1 à blue+3, red+1 à red+3, et - pour aucun.
