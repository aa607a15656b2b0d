title = Brawl
tagline = Coup sur coup, jusqu’à ce que tout soit gelé.

option-mode = Mode
option-mode-training = entraînement : tour à tour
option-mode-tournament = tournoi : en temps réel
option-decks = Decks
option-decks-choose = chacun choisit en secret
option-decks-random = au hasard, tous différents
option-expansions = Extensions
option-expansions-off = les six premiers decks
option-expansions-on = quinze decks, quatre nouvelles cartes
option-playoff = En cas d’égalité
option-playoff-on = barrage des premiers
option-playoff-off = victoire partagée

# Les cartes : `-a` et `-the` avec l’article, `-start` en début de phrase ; les couleurs : `-f` au féminin.
red = rouge
    .f = rouge
green = vert
    .f = verte
blue = bleu
    .f = bleue
hit = Hit
hit-2 = Hit-2
block = Block
press = Press
    .a = un Press
    .start = Un Press
    .the = le Press
clear = Clear
    .a = un Clear
    .start = Un Clear
    .the = le Clear
base = Base
    .a = une Base
    .start = Une Base
    .the = la Base
hold = Hold
    .a = un Hold
    .start = Un Hold
    .the = le Hold
reverse = Reverse
    .a = un Reverse
    .start = Un Reverse
    .the = le Reverse
null = Null
    .a = un Null
    .start = Un Null
    .the = le Null
double = Double
    .a = un Double
    .start = Un Double
    .the = le Double
freeze = Freeze
    .a = un Freeze
    .start = Un Freeze
    .the = le Freeze
card-red-hit = Hit rouge
    .a = un Hit rouge
    .start = Un Hit rouge
    .the = le Hit rouge
card-green-hit = Hit vert
    .a = un Hit vert
    .start = Un Hit vert
    .the = le Hit vert
card-blue-hit = Hit bleu
    .a = un Hit bleu
    .start = Un Hit bleu
    .the = le Hit bleu
card-red-hit-2 = Hit-2 rouge
    .a = un Hit-2 rouge
    .start = Un Hit-2 rouge
    .the = le Hit-2 rouge
card-green-hit-2 = Hit-2 vert
    .a = un Hit-2 vert
    .start = Un Hit-2 vert
    .the = le Hit-2 vert
card-blue-hit-2 = Hit-2 bleu
    .a = un Hit-2 bleu
    .start = Un Hit-2 bleu
    .the = le Hit-2 bleu
card-red-block = Block rouge
    .a = un Block rouge
    .start = Un Block rouge
    .the = le Block rouge
card-green-block = Block vert
    .a = un Block vert
    .start = Un Block vert
    .the = le Block vert
card-blue-block = Block bleu
    .a = un Block bleu
    .start = Un Block bleu
    .the = le Block bleu
card-hidden = une carte
from-hand = {""}
from-discards = {" "}de la défausse

# Les decks.
character = { $name }
deck-of = { $deck } ({ $who ->
    [you] toi
   *[other] { $who-name }
})
some = { $n } × { $card }
some-unseen = { $n } × { $card }, { $left } pas encore vus
deck-cards = { $deck } : { $cards }
choice = Les decks et leurs cartes
list = { $who ->
    [you] Ton deck : { $deck }
   *[other] Deck ({ $who-name }) : { $deck }
}

# La table.
only-row = {""}
in-row = {" "}{ $one ->
    [you] dans la rangée avec { $two-name }
   *[other] { $two ->
        [you] dans la rangée avec { $one-name }
       *[other] dans la rangée { $one-name } – { $two-name }
    }
}
row = { $one ->
    [you] Toi – { $two-name }
   *[other] { $one-name } – { $two ->
        [you] toi
       *[other] { $two-name }
    }
}
base-in = Base { $letter }{ $row }
base-title = { $deck } { $letter }
base-of = { $who ->
    [you] Base { $letter } : { $deck }, à toi
   *[other] Base { $letter } : { $deck }, à { $who-name }
}
end = { $who ->
    [you] ton bout
   *[other] bout adverse ({ $who-name })
}
end-hits = Base { $letter }, { $end }, hits : { $hits }
string = cartes à un bout
column-left = place de gauche
column-middle = place du milieu
column-right = place de droite
side-left = à côté, à gauche
side-right = à côté, à droite
hand = { $who ->
    [you] Toi : { $deck }
   *[other] { $who-name } : { $deck }
}
deck = deck
deck-left = deck, encore { $n }
drawn = carte piochée
pile = défausse
note-deck = deck { $n }
note-chosen = a choisi
note-ready = y est
notice-ready = On attend encore : { $who }
notice-playoff = Barrage { $n } : { $who }

# Les coups.
pick = choisir { $deck }
ready = on y va
draw = piocher une carte
discard = défausser { $card-the }
play-at = { $card }{ $source } sur la { $base }, { $end }
play-on = { $card }{ $source } sur la { $base }
add = { $side ->
    [left] Base{ $source } à gauche{ $row }
   *[right] Base{ $source } à droite{ $row }
}
prompt-choose = Choisis ton deck.
prompt-ready = On y va ? Ça commence quand tout le monde y est.
prompt-draw = Pioche une carte.
prompt-held = Joue ou défausse : { $card }.
prompt-discards = Joue la première carte de ta défausse : { $card }.
prompt-both = Pioche une carte, ou joue de la défausse : { $card }.

# Ce qui se passe.
all-choose = Chacun choisit un deck en secret ; on les montre quand tous ont choisi.
chooses = { $who ->
    [you] Tu choisis { $deck } en secret.
   *[other] { $who-name } choisit { $deck } en secret.
}
has-chosen = { $who ->
    [you] Tu as choisi un deck.
   *[other] { $who-name } a choisi un deck.
}
decks-shown = Les decks : { $decks }.
begins = { $who ->
    [you] Tu commences.
   *[other] { $who-name } commence.
}
waits = Le tournoi commence quand tout le monde y est.
is-ready = { $who ->
    [you] Tu y es.
   *[other] { $who-name } y est.
}
go = Partez !
draws = { $who ->
    [you] Tu pioches { $card-a }.
   *[other] { $who-name } pioche { $card-a }.
}
draws-hidden = { $who ->
    [you] Tu pioches une carte.
   *[other] { $who-name } pioche une carte.
}
discards = { $who ->
    [you] Tu défausses { $card-a }.
   *[other] { $who-name } défausse { $card-a }.
}
plays-at = { $who ->
    [you] Tu joues
   *[other] { $who-name } joue
} { $card-a }{ $source } sur la { $base }, { $end }.
plays-on = { $who ->
    [you] Tu joues
   *[other] { $who-name } joue
} { $card-a }{ $source } sur la { $base }.
clears = { $who ->
    [you] Tu joues
   *[other] { $who-name } joue
} un Clear{ $source } sur la { $base } : { $cards ->
    [one] { $cards } carte quitte la partie.
   *[other] { $cards } cartes quittent la partie.
}
adds = { $who ->
    [you] Tu poses
   *[other] { $who-name } pose
} la Base { $letter }{ $source } à côté de la Base { $beside }{ $row }.
closes = Toutes les Bases{ $row } sont gelées.
skipped = { $who ->
    [you] Tu ne peux rien faire : ton tour passe.
   *[other] { $who-name } ne peut rien faire : son tour passe.
}
stuck = Plus personne ne peut rien faire.
counted = { $base } : { $one ->
    [you] toi { $a }
   *[other] { $one-name } { $a }
}, { $two ->
    [you] toi { $b }
   *[other] { $two-name } { $b }
} – { $points ->
    [0] ne compte pas (Null).
   *[other] pour { $who ->
        [you] toi
       *[other] { $who-name }
    }, { $why ->
        [owner] propriétaire
        [fewer] moins de hits (Reverse)
       *[more] plus de hits
    }{ $points ->
        [1] .
       *[other] , { $points } points.
    }
}
standing = Points : { $points }.
points-of = { $who ->
    [you] toi { $points }
   *[other] { $who-name } { $points }
}
tied = Égalité : { $who-you ->
    [among] { $who } allez
   *[other] { $who } vont
} au barrage { $playoff }.
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
   *[other] {" "}chacun.
}

# Pourquoi pas.
why-expansions = { $deck } fait partie des extensions, qui ne jouent pas ici (S1).
why-choose = Choisis d’abord un deck (S1).
why-ready = Ça commence quand tout le monde y est (S6).
why-begun = La partie a déjà commencé (S6).
why-drawn = Tu as déjà pioché une carte : joue-la ou défausse-la (R12).
why-empty = Ton deck est vide (R13).
why-discard = Tu ne peux défausser qu’une carte piochée (R11).
why-no-card = Tu n’as pas de carte, pioche d’abord (R11).
why-row = Tu ne joues que dans tes propres rangées (R1).
why-closed = Toutes les Bases de cette rangée sont gelées (R10).
why-three = Une rangée n’a jamais plus de trois Bases (R7).
why-beside = À côté de la rangée, on ne pose qu’une Base (R7).
why-gone = Cette Base n’est plus là (R18).
why-frozen = Cette Base est gelée (R9).
why-base = Une Base se pose à côté des autres (R7).
why-not-base = { $card-start } va à un bout, pas sur la Base (R1).
why-only = La seule Base ne peut pas être enlevée (R8).
why-hold = Il y a un Hold sur cette Base (M2).
why-middle = La Base du milieu ne peut pas être enlevée (R8).
why-not-end = { $card-start } va sur la Base, pas à un bout ({ $rule }).
why-press = Un Press ne va que sur un Block (R5).
why-block = Sur un Block, seul un Press convient (R6).
why-pressed = Sur un Press, seul un Hit convient (R6).
why-bare = { $card-start } ne va pas à un bout vide ({ $rule }).
why-colour = Cette série est { $colour-f } ({ $rule }).
