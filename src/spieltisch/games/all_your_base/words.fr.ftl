title = All Your Base
tagline = Équipe ta base, et ne laisse rien d’utile à ton voisin.

option-three = À trois joueurs
option-three-standard = dix cartes en main
option-three-short = six cartes, on en pioche deux
option-advanced = Progrès technique
option-advanced-off = toutes les cartes dès le début
option-advanced-on = les hautes cartes plus tard
option-order = Ordre
option-order-turns = l’un après l’autre
option-order-together = tous à la fois
option-software = Logiciels après une phase
option-software-gathered = comptés puis ramassés
option-software-stays = ils restent, comptés à la fin

# Les stations : s’il y en a plusieurs du même symbole, leur place dans la base, depuis la gauche.
station = { $place ->
    [0] station { $symbol }
   *[other] station { $symbol } { $place }
}
station-worth = { station } : { $worth }
software-of = logiciel de la { station }
worth = { $worth }

# La table.
now = Phase { $phase } sur 3, manche { $round } sur { $rounds }
now-over = La partie est finie
stack = pile { $symbol }
supply = réserve de cubes { $colour-mp }
pile = pioche
pile-left = pioche : { cards }
discard-pile = défausse
base = { $who ->
    [you] Ta base
   *[other] Base ({ $who-name })
}
hand-of = main ({ $who-name })
hand-cards = { $who-name } : { cards }
hand = Ta main
hand-passing = Ta main ; le reste ira à { $whom-name }
notice-scored = Phase { $phase } comptée : { $scores }
score = { $who ->
    [you] toi { $points }
   *[other] { $who-name } { $points }
}
note-rest = reçoit ton reste
note-ready = a fini
note-plays = joue encore { $n }
note-keeps = garde encore { $n }

cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
more-cards = { $done ->
    [0] { cards }
   *[other] encore { cards }
}

# Les coups.
keep = garder { $card-the }
card = { $kind } { in-colour } { $number }
in-colour = { $kind-kind ->
    [f] { $colour-f }
    [mp] { $colour-mp }
    [fp] { $colour-fp }
   *[m] { $colour }
}
use-nothing = { card } : simple défausse
use-station = { card } : nouvelle station { $kind }
use-hardware = { card } : cube { $colour } sur la { station }{ with-gain }
use-software = { card } : logiciel sur la { station }{ with-gain }
with-gain = { $gain ->
    [0] {""}
   *[other] {" "}({ $gain })
}
gain = { $gain }
not-possible = impossible

prompt-play = Joue { more-cards }.
prompt-play-last = Dernière manche : joue { more-cards }.
prompt-keep = Garde { more-cards } ; le reste va à { $whom-name }.

# Ce qui se passe.
later = Les cartes { $numbers } ne viendront que plus tard.
phase-begins = Phase { $phase } sur 3 : tout le monde reçoit { cards }.
round-begins = Manche { $round } : { $who ->
    [you] c’est toi qui commences.
   *[other] { $who-name } commence.
}
discards = { $who ->
    [you] Tu défausses { $card-the }, rien de plus.
   *[other] { $who-name } défausse { $card-the }, rien de plus.
}
builds = { $who ->
    [you] Tu joues { $card-the } et construis une nouvelle station { $symbol }.
   *[other] { $who-name } joue { $card-the } et construit une nouvelle station { $symbol }.
}
mounts = { $who ->
    [you] Tu joues { $card-the } et poses un cube { $colour } sur la { $station }{ now-worth }.
   *[other] { $who-name } joue { $card-the } et pose un cube { $colour } sur la { $station }{ now-worth }.
}
installs = { $who ->
    [you] Tu installes { $card-the } sur la { $station }{ now-worth }.
   *[other] { $who-name } installe { $card-the } sur la { $station }{ now-worth }.
}
replaces = { $who ->
    [you] Tu remplaces { $old-the } par { $card-the } sur la { $station }{ now-worth }.
   *[other] { $who-name } remplace { $old-the } par { $card-the } sur la { $station }{ now-worth }.
}
now-worth = { $worth ->
    [0] {""}
    [one] , qui vaut maintenant { $worth } point
   *[other] , qui vaut maintenant { $worth } points
}
keeps-this = Tu gardes { $card-the }.
has-kept = { $who-name } garde { cards }.
all-pass = Tout le monde passe { cards } à gauche.
all-draw = Tout le monde pioche { cards }.
new-in-hand = Nouveau dans ta main : { $cards }.
scores = { $who ->
    [you] La phase { $phase } te rapporte { points }{ in-all }.
   *[other] La phase { $phase } rapporte { points } à { $who-name }{ in-all }.
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
in-all = { $phase ->
    [1] {""}
   *[other] , { $total } en tout
}
deck-changes = { $n ->
    [one] { $n } carte quitte la partie sans être vue ;
   *[other] { $n } cartes quittent la partie sans être vues ;
} toutes les cartes { $numbers } entrent en jeu.
result = { $winners-you ->
    [alone] Tu gagnes avec { points }.
    [among] { $winners } partagez la victoire avec { points } chacun.
   *[not] { $winners } { $winners-count ->
        [one] gagne avec { points }.
       *[other] partagent la victoire avec { points } chacun.
    }
}

# Pourquoi pas.
why-not-held = Tu n’as pas { $card-the } en main (R3).
why-play-first = Joue d’abord { more-cards } (R3).
why-kept = Tu gardes déjà { $card-the } (R11).
why-keep-now = Maintenant, tu choisis les cartes que tu gardes (R11).
why-stack = La pile { $symbol } est vide (R7).
why-not-yours-hardware = Cette station n’est pas à toi (R8).
why-not-yours-software = Cette station n’est pas à toi (R9).
why-symbol = Un logiciel { $symbol } ne va pas sur la { $station } (R9).
why-no-such-cubes = Il n’y a pas de cubes { $colour-mp } (R8).
why-no-cubes-left = Il n’y a plus de cubes { $colour-mp } (R8).
