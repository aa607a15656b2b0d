title = Mine d’or
tagline = Une carte de plus, ou dehors avec l’or ?

option-reshuffle = Mélanger
option-reshuffle-yes = tout avant chaque grotte
option-reshuffle-no = une seule fois au début
option-sharing = Partage de l’or restant
option-sharing-pool = tout ensemble
option-sharing-card = carte par carte

# La grotte.
card = { $symbol } { $number }
cave = Grotte { $n } sur { $of }
step = pas { $n }
pile = pioche
pile-of = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans la pioche
gold-on-card = { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} sur la carte
seen = { $n } × { $symbol }
danger = Effondrement : { $dangers } sur { $cards } cartes
danger-last = La dernière grotte
danger-over = La grotte est finie

# Les mineurs.
miners = Dedans et dehors
place-inside = { $who ->
    [you] toi dedans
   *[other] { $who-name } dedans
}
place-outside = { $who ->
    [you] toi dehors
   *[other] { $who-name } dehors
}
miner = { $who ->
    [you] toi : { $where }
   *[other] { $who-name } : { $where }
}
gold-in-hand = { $who ->
    [you] toi
   *[other] { $who-name }
} : { $gold ->
    [one] { $gold } pépite en main
   *[other] { $gold } pépites en main
}
gold-in-chest = { $who ->
    [you] toi
   *[other] { $who-name }
} : { $gold ->
    [one] { $gold } pépite au coffre
   *[other] { $gold } pépites au coffre
}
inside = dedans
outside = dehors
buried = sous terre
chosen = a choisi
chosen-what = choisi : { $choice }
note-hand = { $gold } en main

# Les coups.
stay = rester
leave = sortir
prompt = { $hand ->
    [one] { $hand } pépite
   *[other] { $hand } pépites
} en main, { $rest } en chemin : tu restes, ou tu sors ?

# Comment la dernière grotte a fini.
notice-out = Grotte { $cave } : tout le monde est sorti
notice-fell = Grotte { $cave } : effondrée avec { $card }
notice-lost = Grotte { $cave } : effondrée avec { $card } · pertes : { $lost }
lost = { $who ->
    [you] toi { $gold }
   *[other] { $who-name } { $gold }
}

# Ce qui se passe.
cave-begins = La grotte { $cave } commence, tout le monde est dedans.
turned = Carte { $step } : { $card }.
find = { $each ->
    [0] Trop peu à partager : { $rest ->
        [one] { $rest } pépite reste
       *[other] { $rest } pépites restent
    } sur la carte.
   *[other] { $who-you ->
        [alone] Tu trouves { $each ->
            [one] { $each } pépite
           *[other] { $each } pépites
        }
        [among] { $who } trouvez { $each ->
            [one] { $each } pépite chacun
           *[other] { $each } pépites chacun
        }
       *[not] { $who-count ->
            [one] { $who } trouve { $each ->
                [one] { $each } pépite
               *[other] { $each } pépites
            }
           *[other] { $who } trouvent { $each ->
                [one] { $each } pépite chacun
               *[other] { $each } pépites chacun
            }
        }
    }{ $rest ->
        [0] .
        [one] , { $rest } reste sur la carte.
       *[other] , { $rest } restent sur la carte.
    }
}
chose = Tu as choisi en secret : { $choice }.
has-chosen = { $who ->
    [you] Tu as choisi.
   *[other] { $who-name } a choisi.
}
leave-now = { $who-you ->
    [alone] Tu sors.
    [among] { $who } sortez.
   *[not] { $who } { $who-count ->
        [one] sort.
       *[other] sortent.
    }
}
stay-on = { $who-you ->
    [alone] Tu restes.
    [among] { $who } restez.
   *[not] { $who } { $who-count ->
        [one] reste.
       *[other] restent.
    }
}
pick-up = { $share ->
    [0] { $rest ->
        [0] Il n’y a pas d’or en chemin.
        [one] { $rest } pépite en chemin : trop peu à partager.
       *[other] { $rest } pépites en chemin : trop peu à partager.
    }
   *[other] { $who-you ->
        [alone] Tu ramasses { $share ->
            [one] { $share } pépite en chemin
           *[other] { $share } pépites en chemin
        }
        [among] { $who } ramassez { $share ->
            [one] { $share } pépite chacun en chemin
           *[other] { $share } pépites chacun en chemin
        }
       *[not] { $who-count ->
            [one] { $who } ramasse { $share ->
                [one] { $share } pépite en chemin
               *[other] { $share } pépites en chemin
            }
           *[other] { $who } ramassent { $share ->
                [one] { $share } pépite chacun en chemin
               *[other] { $share } pépites chacun en chemin
            }
        }
    }{ $rest ->
        [0] .
        [one] , { $rest } y reste.
       *[other] , { $rest } y restent.
    }
}
banks = { $who ->
    [you] Tu sors
   *[other] { $who-name } sort
} { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}, { $total } en tout.
collapses = La troisième carte de ce symbole : la grotte s’effondre !
loses = { $who ->
    [you] { $gold ->
        [0] Tu ne perds rien.
        [one] Tu perds { $gold } pépite.
       *[other] Tu perds { $gold } pépites.
    }
   *[other] { $gold ->
        [0] { $who-name } ne perd rien.
        [one] { $who-name } perd { $gold } pépite.
       *[other] { $who-name } perd { $gold } pépites.
    }
}
empty = Tout le monde est dehors, la grotte est finie.
buried-gold = { $gold ->
    [one] { $gold } pépite est perdue sur les cartes.
   *[other] { $gold } pépites sont perdues sur les cartes.
}
result = { $winners-you ->
    [alone] Tu gagnes avec
    [among] { $winners } partagez la victoire avec
   *[not] { $winners } { $winners-count ->
        [one] gagne avec
       *[other] partagent la victoire avec
    }
} { $points ->
    [one] { $points } pépite
   *[other] { $points } pépites
}{ $winners-count ->
    [one] .
   *[other] {" "}chacun.
}

# Pourquoi pas.
why-over = La quatrième grotte et la partie sont finies (E1).
why-outside = Tu es dehors et ne choisiras qu’à la prochaine grotte (R9).
why-chosen = Tu as déjà choisi, et cela vaut jusqu’à ce que tous aient choisi (R6).
why-choice = Tu ne peux que rester ou sortir (R6).
