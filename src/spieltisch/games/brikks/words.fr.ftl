title = Brikks
tagline = Un lancer, un bloc, et tout le monde le laisse tomber.

option-level = Niveau
option-level-1 = 1 : chaque cercle donne de l’énergie
option-level-2 = 2 : les cercles à la couleur du bloc donnent de l’énergie
option-level-3 = 3 : les autres cercles coûtent 1 énergie
option-level-4 = 4 : les autres cercles coûtent 2 énergies
option-level-choose = chacun choisit
option-mode = But
option-mode-points = le plus de points
option-mode-duel = duel : tenir plus longtemps

# Les blocs et les dés.
white = blanc
yellow = jaune
green = vert
red = rouge
blue = bleu
black = noir
block = { $colour } { $number }
dice = dés
die = dé
die-number = nombre { $number }
overview = Tableau
chip = jeton

# Une feuille.
sheet = { $who ->
    [you] Ta feuille
   *[other] { $who-name }
}
sheet-answered = { $who ->
    [you] Ta feuille
   *[other] { $who-name } ✓
}
heights = hauteur des colonnes : { $heights }
bomb = bombe
bomb-used = bombe utilisée
bomb-worth = bombe, { points-worth }
extra-bar = barre bonus : { $crosses } croix, { points-worth }
energy-bar = énergie : { $energy } libre
points-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# À côté des noms.
level = niveau { $level }
note-energy = { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
}
note-bombs = { $bombs ->
    [one] { $bombs } bombe
   *[other] { $bombs } bombes
}
note-rank = rang { $rank } sur 9
note-done = fini
note-out = hors jeu
answered = { $done } sur { $all } { $done ->
    [one] a répondu
   *[other] ont répondu
}

# Les coups.
label-land = { $block } en colonne { $column }, ligne { $row }
label-change = { $price ->
    [5] échanger contre { $block } (5 énergies)
    [one] tourner en { $block } ({ $price } énergie)
   *[other] tourner en { $block } ({ $price } énergies)
}
label-start = bloc de départ { $block }
label-drop = mini en colonne { $column }, ligne { $row }
label-back = revenir au { $block } du lancer
label-bomb = faire sauter le bloc
label-leave = abandonner
label-roll = lancer les dés
label-keep = garder le lancer
label-reroll = relancer les dés
label-other-start = prendre un autre bloc de départ
short-change = { $price ->
    [one] { $block } pour { $price } énergie
   *[other] { $block } pour { $price } énergies
}
short-roll = lancer
short-reroll = relancer
brings = { $gains }
brings-energy = { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
}
brings-rows = { $n ->
    [one] { $n } ligne
   *[other] { $n } lignes
}
brings-crosses = { $n } croix
brings-minis = { $n ->
    [one] { $n } mini
   *[other] { $n } minis
}

prompt-level = À quel niveau joues-tu ?
prompt-start = Choisis un bloc de départ.
prompt-start-columns = Choisis les colonnes de ton bloc de départ.
prompt-roll = Lance les dés.
prompt-rolled = Tu as fait { $block } : garder ou relancer ?
prompt-land = Laisse tomber le { $block }{ $price ->
    [0] .
    [one] , pour { $price } énergie.
   *[other] , pour { $price } énergies.
}
prompt-stuck = Le bloc { $block } n’a plus de place nulle part : { $means }.
means-change = change-le
means-bomb = fais-le sauter
means-leave = abandonne
prompt-drop = { $minis ->
    [one] Laisse tomber un mini sur la feuille en face ({ $whom-name }).
   *[other] Laisse tomber { $minis } minis sur la feuille en face ({ $whom-name }), un par un.
}

# Ce qui se passe.
plays-alone = { $who ->
    [you] Tu joues en solo.
   *[other] { $who-name } joue en solo.
}
rolls-first = { $who ->
    [you] Tu lanceras les dés en premier.
   *[other] { $who-name } lancera les dés en premier.
}
starts-first = { $who ->
    [you] Tu choisis le premier bloc de départ.
   *[other] { $who-name } choisit le premier bloc de départ.
}
plays-level = { $who ->
    [you] Tu joues au niveau { $level }.
   *[other] { $who-name } joue au niveau { $level }.
}
takes-start = { $who ->
    [you] Tu prends { $block } comme bloc de départ.
   *[other] { $who-name } prend { $block } comme bloc de départ.
}
lands-start = { $who ->
    [you] Tu dessines le { $block } en bas de ta feuille.
   *[other] { $who-name } dessine le { $block } en bas de sa feuille.
}
dice-begin = { $who ->
    [you] À toi de lancer les dés.
   *[other] À { $who-name } de lancer les dés.
}
rolls = { $who ->
    [you] { $again ->
        [1] Tu relances : { $block }.
       *[other] Tu fais { $block }.
    }
   *[other] { $again ->
        [1] { $who-name } relance : { $block }.
       *[other] { $who-name } fait { $block }.
    }
}
keeps = { $who ->
    [you] Tu gardes { $block }.
   *[other] { $who-name } garde { $block }.
}
changes = { $who ->
    [you] Tu veux payer
   *[other] { $who-name } veut payer
} { $price ->
    [5] 5 énergies pour échanger le bloc contre { $block }.
    [one] { $price } énergie pour tourner le bloc en { $block }.
   *[other] { $price } énergies pour tourner le bloc en { $block }.
}
thinks-again = { $who ->
    [you] Tu te ravises.
   *[other] { $who-name } se ravise.
}
lands = { $who ->
    [you] Tu laisses tomber le { $block }
   *[other] { $who-name } laisse tomber le { $block }
}{ $price ->
    [0] .
    [one] , pour { $price } énergie.
   *[other] , pour { $price } énergies.
}
wins = { $energy ->
    [0] { $who ->
        [you] Ta barre d’énergie est déjà pleine.
       *[other] Chez { $who-name }, la barre d’énergie est déjà pleine.
    }
   *[other] { $who ->
        [you] Tu gagnes
       *[other] { $who-name } gagne
    } { $energy ->
        [one] { $energy } énergie.
       *[other] { $energy } énergies.
    }
}
loses = { $who ->
    [you] Tu perds
   *[other] { $who-name } perd
} { $energy ->
    [one] { $energy } énergie.
   *[other] { $energy } énergies.
}
fills = { $who ->
    [you] Tu remplis
   *[other] { $who-name } remplit
} { $rows ->
    [one] une ligne.
   *[other] { $rows } lignes d’un coup.
}
crosses = { $crosses ->
    [0] { $who ->
        [you] Ta barre bonus est déjà pleine.
       *[other] Chez { $who-name }, la barre bonus est déjà pleine.
    }
   *[other] { $who ->
        [you] Tu reçois
       *[other] { $who-name } reçoit
    } { $crosses ->
        [one] une
       *[other] { $crosses }
    } croix sur la barre bonus.
}
earns = { $who ->
    [you] Tu reçois
   *[other] { $who-name } reçoit
} { $minis ->
    [one] un mini
   *[other] { $minis } minis
} à lâcher.
blows-up = { $who ->
    [you] Tu fais sauter le bloc
   *[other] { $who-name } fait sauter le bloc
} : { $left ->
    [0] plus aucune bombe.
    [one] encore { $left } bombe.
   *[other] encore { $left } bombes.
}
leaves = { $who ->
    [you] Tu abandonnes.
   *[other] { $who-name } abandonne.
}
drops = { $who ->
    [you] Tu lâches un mini sur la feuille en face ({ $whom-name }).
   *[other] { $whom ->
        [you] { $who-name } lâche un mini sur ta feuille.
       *[other] { $who-name } lâche un mini sur la feuille en face ({ $whom-name }).
    }
}
scores = { $who ->
    [you] Ta feuille
   *[other] { $who-name }
} : lignes { $rows }, barre bonus { $extra }, bombes { $bombs }, énergie { $energy } – { points-worth } en tout.
ranked = Niveau { $level } : rang { $rank } sur 9.
still-in = { $who ->
    [you] Tu es encore en jeu.
   *[other] { $who-name } est encore en jeu.
}
both-left = Abandon des deux côtés. Ce sont les lignes pleines qui comptent.
has-full = { $who ->
    [you] Tu as
   *[other] { $who-name } a
} { points-worth } en lignes pleines.
result = { $points ->
    [1] { $winners-you ->
        [alone] Tu gagnes.
        [among] { $winners } partagez la victoire.
       *[not] { $winners } { $winners-count ->
            [one] gagne.
           *[other] partagent la victoire.
        }
    }
   *[other] { $winners-you ->
        [alone] Tu as la meilleure feuille : { points-worth }.
        [among] { $winners } avez les meilleures feuilles : { points-worth } chacun.
       *[not] { $winners } { $winners-count ->
            [one] a la meilleure feuille : { points-worth }.
           *[other] ont les meilleures feuilles : { points-worth } chacun.
        }
    }
}

# Pourquoi pas.
why-picking = D’abord, chacun choisit son niveau (S2).
why-starting = On en est aux blocs de départ (S4).
why-rolling = D’abord, on lance les dés (R1).
why-rolled = Garde le lancer ou relance les deux dés (R1).
why-answering = Un bloc tombe : fais-le atterrir, ou reviens à celui du lancer (R3, R4).
why-dropping = C’est le moment des minis (D2).
why-no-bomb = Tu n’as plus de bombe (R10).
why-no-leaving = Tu ne peux abandonner que si le bloc du lancer n’a de place nulle part (R11).
why-start-taken = Ce bloc de départ est déjà pris (S4).
why-outside = Le bloc doit tenir en entier sur la feuille (R5).
why-no-room = Il n’y a pas de place pour le bloc (R5).
why-falls = Là, le bloc tombe plus bas (R5).
why-unreachable = Le bloc ne peut pas y arriver par le haut (R6).
why-same-block = C’est le même bloc (R4).
why-too-dear = Cela coûte { $price ->
    [one] { $price } énergie
   *[other] { $price } énergies
}, tu en as { $energy } (R4).
why-cheaper = Une autre case a le même bloc, moins cher ou au même prix (R4).
why-fits-nowhere = Ce bloc n’a plus de place nulle part (R4).
why-beside-mini = Les minis d’un même lancer ne doivent pas se toucher par un côté (D3).
