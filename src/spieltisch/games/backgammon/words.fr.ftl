title = Backgammon
tagline = Lance, cours, frappe : qui rentre tous ses pions d’abord gagne.

option-stakes = Enjeu
option-stakes-simple = simple, comme dans la boîte
option-stakes-full = complet, avec videau et gammons
option-jacoby = Règle de Jacoby (enjeu complet seulement)
option-jacoby-off = non
option-jacoby-on = oui : un gammon ne compte qu’après un double

# Les lieux, les pions, les dés et le videau.
board = Plateau
point = flèche { $point }
bar-of = { $who ->
    [you] ta barre
   *[other] barre ({ $who-name })
}
tray = { $who ->
    [you] ta sortie
   *[other] sortie ({ $who-name })
}
tray-with = sortie, avec le { $die }
dice-of = { $who ->
    [you] tes dés
   *[other] dés ({ $who-name })
}
cube-middle = videau, au milieu
cube-of = { $who ->
    [you] ton videau
   *[other] videau ({ $who-name })
}
checker = pion { $colour } sur la flèche { $point }
checker-bar = pion { $colour } sur la barre
checker-off = pion { $colour }, sorti
die = { $die }
die-used = { $die }, joué
die-stuck = { $die }, injouable
cube = videau : { $cube }
cube-offered = videau, { $cube } proposé
pips = { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
}
on-bar = { $n } sur la barre

# Les coups s’écrivent avec les flèches de départ et d’arrivée : 13/7, avec une frappe 13/7*.
bar = barre
off = hors
step = { $start }/{ $end }
step-hit = { $start }/{ $end }*
move = { $step } avec le { $die }
run = { $steps } avec le { $first } et le { $second }
run-double = { $steps } avec { times } le { $die }
end = finir le tour
roll = lancer
double = doubler à { $cube }
take = accepter, le videau passe alors à { $cube }
drop = refuser et perdre la partie

times = { $times ->
    [2] deux fois
    [3] trois fois
   *[4] quatre fois
}
dice = { $larger ->
    [0] le { $smaller }
   *[other] le { $larger }{ $smaller ->
        [0] {""}
       *[other] {" "}et le { $smaller }
    }
}
to-play = { $times ->
    [1] { dice }
   *[other] { times } { dice }
}

prompt-roll = Lance, ou double à { $cube }.
prompt-doubled = On te double à { $cube } : accepte, ou refuse et perds { $lost }.
prompt-end = Tous les dés sont joués : finis ton tour.
prompt-stuck = Tu ne peux pas jouer { dice } : finis ton tour.
prompt-enter = Fais rentrer tes pions de la barre. À jouer : { to-play }.
prompt-move = Déplace un pion. À jouer : { to-play }.

stuck = { $who ->
    [you] Tu ne peux pas jouer { dice }.
   *[other] { $who-name } ne peut pas jouer { dice }.
}

# Ce qui se passe.
rolls-one = { $who ->
    [you] Tu fais un { $die }.
   *[other] { $who-name } fait un { $die }.
}
begins = { $who ->
    [you] Tu commences avec { $larger }–{ $smaller }.
   *[other] { $who-name } commence avec { $larger }–{ $smaller }.
}
rolled = { $larger }–{ $smaller }{ $uses ->
    [4] , un doublet
   *[other] {""}
}
rolls = { $who ->
    [you] Tu fais { rolled }.
   *[other] { $who-name } fait { rolled }.
}
moves = { $who ->
    [you] Tu joues { $start }/{ $end } avec le { $die }.
   *[other] { $who-name } joue { $start }/{ $end } avec le { $die }.
}
hits = { $who ->
    [you] Tu frappes un pion à { $whom-name } : il va sur la barre.
   *[other] { $whom ->
        [you] { $who-name } te frappe un pion : il va sur la barre.
       *[other] { $who-name } frappe un pion à { $whom-name } : il va sur la barre.
    }
}
ends = { $larger ->
    [0] { $smaller ->
        [0] { ends-turn }
       *[other] { ends-stuck }
    }
   *[other] { ends-stuck }
}
ends-turn = { $who ->
    [you] Tu finis ton tour.
   *[other] { $who-name } finit son tour.
}
ends-stuck = { $who ->
    [you] Tu ne peux pas jouer { dice } et finis ton tour.
   *[other] { $who-name } ne peut pas jouer { dice } et finit son tour.
}
doubles = { $who ->
    [you] Tu doubles à { $cube }.
   *[other] { $who-name } double à { $cube }.
}
takes = { $who ->
    [you] Tu acceptes et reçois le videau à { $cube }.
   *[other] { $who-name } accepte et reçoit le videau à { $cube }.
}
drops = { $who ->
    [you] Tu refuses le double.
   *[other] { $who-name } refuse le double.
}
all-off = { $who ->
    [you] Tu as sorti tous tes pions{ won }.
   *[other] { $who-name } a sorti tous ses pions{ won }.
}
won = { $times ->
    [2] , c’est un gammon : 2 × { $cube }
    [3] , c’est un backgammon : 3 × { $cube }
   *[other] {""}
}
time-up = Après { $turns } tours, le plus court chemin gagne.
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Tu gagnes { points }.
       *[other] { $winners } gagne { points }.
    }
   *[other] Le chemin restant est le même des deux côtés : égalité.
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Pourquoi pas.
why-roll-first = Lance ou double d’abord (R14).
why-answer-first = Accepte ou refuse d’abord le double (R15).
why-must-move = Tu peux encore jouer, donc tu le dois (R12).
why-no-cube = À l’enjeu simple, on joue sans videau (R14).
why-no-double = Il n’y a pas de double en attente (R15).
why-only-answer = Tu peux seulement accepter ou refuser (R15).
why-rolled = Les dés de ce tour sont déjà lancés (R1).
why-too-late = On ne double qu’avant de lancer (R14).
why-no-die = Tu n’as pas de { $die } à jouer (R2).
why-bar-first = Tes pions sur la barre doivent d’abord rentrer (R6).
why-bar-empty = Tu n’as pas de pion sur la barre (R6).
why-empty = Tu n’as pas de pion sur la { $start } (R3).
why-closed = La flèche { $end } est fermée : plusieurs pions adverses s’y trouvent (R4).
why-not-home = Tu ne peux sortir que si tous tes pions sont dans ton jan intérieur (R7).
why-not-last = Avec le { $die }, seul ton pion le plus en arrière peut sortir (R7).
why-both = Après cela, l’autre dé serait injouable, alors que les deux peuvent être joués (R9).
why-larger = Un seul des deux dés peut être joué : ce doit être le { $die } (R10).
no-peer = Les adversaires manquent : `pip install gnubg-nn` les installe.
