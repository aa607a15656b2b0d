title = Othellino
tagline = Othello sur un petit plateau : encadre des pions et retourne-les.

option-size = Plateau
option-size-6 = 6 × 6, comme dans la boîte
option-size-8 = 8 × 8, le vrai Othello

# Le plateau.
board = Plateau
cell = { $name }
disc = pion { $colour } sur { $cell }

# Les coups.
place = poser sur { $cell }
pass = passer

prompt-place = Pose un pion.
prompt-pass = Tu ne peux rien encadrer : passe.

# Ce que tout le monde doit voir.
stuck = { $who ->
    [you] Tu ne peux pas poser de pion.
   *[other] { $who-name } ne peut pas poser de pion.
}
again = { $who ->
    [you] { $other-name } a dû passer : c’est encore à toi.
   *[other] { $other ->
        [you] Tu as dû passer : c’est encore à { $who-name }.
       *[other] { $other-name } a dû passer : c’est encore à { $who-name }.
    }
}

# Ce qui se passe.
begins = { $who ->
    [you] Tu joues rouge et commences.
   *[other] { $who-name } joue rouge et commence.
}
places = { $who ->
    [you] Tu poses sur { $cell } et retournes { $turned-count ->
        [one] le pion sur { $turned }.
       *[other] { $turned-count } pions : { $turned }.
    }
   *[other] { $who-name } pose sur { $cell } et retourne { $turned-count ->
        [one] le pion sur { $turned }.
       *[other] { $turned-count } pions : { $turned }.
    }
}
passes = { $who ->
    [you] Tu ne peux pas poser de pion et tu passes.
   *[other] { $who-name } ne peut pas poser de pion et passe.
}
blocked = Plus personne ne peut poser de pion : rouge { $red }, jaune { $yellow }.
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Tu gagnes.
       *[other] { $winners } gagne.
    }
   *[other] La partie finit à égalité.
}

# Pourquoi pas.
why-pass = Tu ne peux passer que si tu ne peux pas poser de pion (R7).
why-no-cell = Cette case n’est pas sur le plateau (R1).
why-taken = Il y a déjà un pion sur { $cell } (R1).
why-nothing = Sur { $cell }, tu n’encadrerais aucun pion (R2).
