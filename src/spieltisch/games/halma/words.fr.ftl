title = Halma
tagline = De longues chaînes de sauts jusqu’au coin d’en face.

option-size = Plateau
option-size-8 = 8 × 8, court
option-size-10 = 10 × 10, comme dans la boîte
option-size-12 = 12 × 12
option-size-16 = 16 × 16, l’original
option-board = Forme
option-board-square = carrée
option-board-triangle = triangle de côté 8
option-keep = Une fois à l’arrivée
option-keep-off = un pion peut en ressortir
option-keep-on = un pion y reste
option-block = Arrivée pleine
option-block-majority = la majorité y gagne
option-block-strict = gagné avec tous les pions seulement

# Le plateau.
board = Plateau
cell = { $n }
piece-red = pion rouge sur { $n }
piece-yellow = pion jaune sur { $n }
piece-green = pion vert sur { $n }
piece-blue = pion bleu sur { $n }
piece-blocking = { $piece }, à ton arrivée
way = de { $here } à { $there }
way-side = de { $here } au côté { $one }–{ $other }
note-target = { $count } sur { $all } à l’arrivée
note-blocked = { $n ->
    [one] { $n } pion adverse à l’arrivée
   *[other] { $n } pions adverses à l’arrivée
}

# Les coups.
step = pas { $way }
jump = saut { $way }
pass = passer

prompt-move = Déplace un pion : d’un pas, ou par des sauts.
prompt-pass = Aucun de tes pions ne peut bouger : passe.

# Ce que tout le monde doit voir.
notice-pass = { $who ->
    [you] Tu ne peux pas jouer.
   *[other] { $who-name } ne peut pas jouer.
}

# Ce qui se passe.
begins = { $who ->
    [you] Tu commences.
   *[other] { $who-name } commence.
}
sets-out = { $who ->
    [you] Tu joues { $colour }, { $way }.
   *[other] { $who-name } joue { $colour }, { $way }.
}
goes = { $who ->
    [you] { $hops ->
        [0] Tu vas de { $start } à { $to }.
        [one] Tu sautes de { $start } à { $to }.
       *[other] Tu vas de { $start } à { $to } en { $hops } sauts.
    }
   *[other] { $hops ->
        [0] { $who-name } va de { $start } à { $to }.
        [one] { $who-name } saute de { $start } à { $to }.
       *[other] { $who-name } va de { $start } à { $to } en { $hops } sauts.
    }
}
in-target = { $who ->
    [you] { $rest ->
        [0] Tu as tes { $all } pions à l’arrivée.
       *[other] { $count ->
            [one] Tu as { $count } pion sur { $all } à l’arrivée.
           *[other] Tu as { $count } pions sur { $all } à l’arrivée.
        }
    }
   *[other] { $rest ->
        [0] { $who-name } a ses { $all } pions à l’arrivée.
       *[other] { $count ->
            [one] { $who-name } a { $count } pion sur { $all } à l’arrivée.
           *[other] { $who-name } a { $count } pions sur { $all } à l’arrivée.
        }
    }
}
passes = { $who ->
    [you] Tu ne peux pas jouer et tu passes.
   *[other] { $who-name } ne peut pas jouer et passe.
}
filled = { $who ->
    [you] Toutes les cases de ton arrivée sont occupées, { $own } sur { $cells } par tes pions.
   *[other] { $who-name } a toutes les cases de son arrivée occupées, { $own } sur { $cells } par ses pions.
}
stuck = Plus personne ne peut jouer.
time-up = Tout le monde a joué { $turns } tours.
result = { $winners-you ->
    [alone] Tu gagnes.
    [among] { $winners } partagez la victoire.
   *[other] { $winners } { $winners-count ->
        [one] gagne.
       *[other] partagent la victoire.
    }
}

# Pourquoi pas.
why-pass = Tu ne peux passer que si aucun de tes pions ne peut bouger (R9).
why-no-cell = Cette case n’est pas sur le plateau (R1).
why-not-yours = Tu n’as pas de pion sur { $start } (R1).
why-shut-in = Le pion sur { $start } est enfermé : ni pas ni saut possible (R2, R3).
why-same = Un coup finit sur une autre case (R6).
why-taken = Il y a déjà un pion sur { $to } (R2, R3).
why-kept = Le pion sur { $start } est arrivé et doit rester dans l’arrivée (R8).
why-no-way = Ni un pas ni une chaîne de sauts ne mène de { $start } à { $to } (R2, R3).
