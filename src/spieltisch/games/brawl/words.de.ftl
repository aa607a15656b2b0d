title = Brawl
tagline = Schlag auf Schlag, bis alles eingefroren ist.

option-mode = Spielart
option-mode-training = Training: der Reihe nach
option-mode-tournament = Turnier: in Echtzeit
option-decks = Decks
option-decks-choose = alle wählen verdeckt
option-decks-random = zufällig, jedes nur einmal
option-expansions = Erweiterungen
option-expansions-off = die sechs ersten Decks
option-expansions-on = fünfzehn Decks, vier neue Karten
option-playoff = Bei Gleichstand
option-playoff-on = Stechen der Führenden
option-playoff-off = geteilter Sieg

# Karten, `-nom` und `-acc` mit Artikel.
red = rot
green = grün
blue = blau
hit = Hit
hit-2 = Hit-2
block = Block
press = Press
    .nom = Ein Press
    .acc = einen Press
clear = Clear
    .nom = Ein Clear
    .acc = ein Clear
base = Basis
    .nom = Eine Basis
    .acc = eine Basis
hold = Hold
    .nom = Ein Hold
    .acc = ein Hold
reverse = Reverse
    .nom = Ein Reverse
    .acc = ein Reverse
null = Null
    .nom = Ein Null
    .acc = ein Null
double = Double
    .nom = Ein Double
    .acc = ein Double
freeze = Freeze
    .nom = Ein Freeze
    .acc = ein Freeze
card-red-hit = roter Hit
    .nom = Ein roter Hit
    .acc = einen roten Hit
card-green-hit = grüner Hit
    .nom = Ein grüner Hit
    .acc = einen grünen Hit
card-blue-hit = blauer Hit
    .nom = Ein blauer Hit
    .acc = einen blauen Hit
card-red-hit-2 = roter Hit-2
    .nom = Ein roter Hit-2
    .acc = einen roten Hit-2
card-green-hit-2 = grüner Hit-2
    .nom = Ein grüner Hit-2
    .acc = einen grünen Hit-2
card-blue-hit-2 = blauer Hit-2
    .nom = Ein blauer Hit-2
    .acc = einen blauen Hit-2
card-red-block = roter Block
    .nom = Ein roter Block
    .acc = einen roten Block
card-green-block = grüner Block
    .nom = Ein grüner Block
    .acc = einen grünen Block
card-blue-block = blauer Block
    .nom = Ein blauer Block
    .acc = einen blauen Block
card-hidden = eine Karte
from-hand = {""}
from-discards = {" "}von der Ablage

# Decks.
character = { $name }
deck-of = { $deck } ({ $who ->
    [you] du
   *[other] { $who-name }
})
some = { $n } × { $card }
some-unseen = { $n } × { $card }, { $left } noch nicht gesehen
deck-cards = { $deck }: { $cards }
choice = Die Decks und ihre Karten
list = { $who ->
    [you] Dein Deck: { $deck }
   *[other] Deck von { $who-name }: { $deck }
}

# Der Tisch.
only-row = {""}
in-row = {" "}{ $one ->
    [you] in der Reihe mit { $two-name }
   *[other] { $two ->
        [you] in der Reihe mit { $one-name }
       *[other] in der Reihe von { $one-name } und { $two-name }
    }
}
row = { $one ->
    [you] Du – { $two-name }
   *[other] { $one-name } – { $two ->
        [you] du
       *[other] { $two-name }
    }
}
base-in = Basis { $letter }{ $row }
base-title = { $deck } { $letter }
base-of = { $who ->
    [you] Basis { $letter }: { $deck }, deine
   *[other] Basis { $letter }: { $deck }, von { $who-name }
}
end = { $who ->
    [you] dein Ende
   *[other] Ende von { $who-name }
}
    .at = { $who ->
        [you] an deinem Ende
       *[other] am Ende von { $who-name }
    }
end-hits = Basis { $letter }, { $end }, Hits: { $hits }
string = Karten an einem Ende
column-left = linker Platz
column-middle = mittlerer Platz
column-right = rechter Platz
side-left = links daneben
side-right = rechts daneben
hand = { $who ->
    [you] Du: { $deck }
   *[other] { $who-name }: { $deck }
}
deck = Deck
deck-left = Deck, noch { $n }
drawn = gezogene Karte
pile = Ablage
note-deck = Deck { $n }
note-chosen = hat gewählt
note-ready = bereit
notice-ready = Noch nicht bereit: { $who }
notice-playoff = Stechen { $n }: { $who }

# Züge.
pick = { $deck } wählen
ready = bereit
draw = eine Karte ziehen
discard = { $card-acc } ablegen
play-at = { $card }{ $source } an { $base }, { $end }
play-on = { $card }{ $source } auf { $base }
add = { $side ->
    [left] Basis{ $source } links daneben{ $row }
   *[right] Basis{ $source } rechts daneben{ $row }
}
prompt-choose = Wähle dein Deck.
prompt-ready = Bereit? Es geht los, wenn alle bereit sind.
prompt-draw = Zieh eine Karte.
prompt-held = Spiel oder leg ab: { $card }.
prompt-discards = Spiel die oberste Karte deiner Ablage: { $card }.
prompt-both = Zieh eine Karte, oder spiel von der Ablage: { $card }.

# Was geschieht.
all-choose = Alle wählen verdeckt ein Deck; gezeigt werden sie, wenn alle gewählt haben.
chooses = { $who ->
    [you] Du wählst verdeckt { $deck }.
   *[other] { $who-name } wählt verdeckt { $deck }.
}
has-chosen = { $who ->
    [you] Du hast ein Deck gewählt.
   *[other] { $who-name } hat ein Deck gewählt.
}
decks-shown = Die Decks: { $decks }.
begins = { $who ->
    [you] Du beginnst.
   *[other] { $who-name } beginnt.
}
waits = Das Turnier beginnt, wenn alle bereit sind.
is-ready = { $who ->
    [you] Du bist bereit.
   *[other] { $who-name } ist bereit.
}
go = Los!
draws = { $who ->
    [you] Du ziehst { $card-acc }.
   *[other] { $who-name } zieht { $card-acc }.
}
draws-hidden = { $who ->
    [you] Du ziehst eine Karte.
   *[other] { $who-name } zieht eine Karte.
}
discards = { $who ->
    [you] Du legst { $card-acc } ab.
   *[other] { $who-name } legt { $card-acc } ab.
}
plays-at = { $who ->
    [you] Du spielst
   *[other] { $who-name } spielt
} { $card-acc }{ $source } an { $base }, { $end-at }.
plays-on = { $who ->
    [you] Du spielst
   *[other] { $who-name } spielt
} { $card-acc }{ $source } auf { $base }.
clears = { $who ->
    [you] Du spielst
   *[other] { $who-name } spielt
} ein Clear{ $source } auf { $base }: { $cards } Karten verlassen das Spiel.
adds = { $who ->
    [you] Du legst
   *[other] { $who-name } legt
} Basis { $letter }{ $source } neben Basis { $beside }{ $row }.
closes = Alle Basen{ $row } sind eingefroren.
skipped = { $who ->
    [you] Du kannst nichts tun und setzt aus.
   *[other] { $who-name } kann nichts tun und setzt aus.
}
stuck = Niemand kann mehr etwas tun.
counted = { $base }: { $one ->
    [you] du { $a }
   *[other] { $one-name } { $a }
} : { $b } { $two ->
    [you] du
   *[other] { $two-name }
}, { $points ->
    [0] zählt nichts (Null).
   *[other] geht an { $who ->
        [you] dich
       *[other] { $who-name }
    }: { $why ->
        [owner] eigene Basis
        [fewer] weniger Hits (Reverse)
       *[more] mehr Hits
    }{ $points ->
        [1] .
       *[other] , { $points } Punkte.
    }
}
standing = Punkte: { $points }.
points-of = { $who ->
    [you] du { $points }
   *[other] { $who-name } { $points }
}
tied = Gleichstand: { $who-you ->
    [among] { $who } geht ins { $playoff }. Stechen.
   *[other] { $who } gehen ins { $playoff }. Stechen.
}
result = { $winners-you ->
    [alone] Du gewinnst mit { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }
    [among] Ihr gewinnt gemeinsam mit je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }: { $winners }.
   *[not] { $winners } { $winners-count ->
        [one] gewinnt mit { $points ->
            [one] 1 Punkt.
           *[other] { $points } Punkten.
        }
       *[other] gewinnen gemeinsam mit je { $points ->
            [one] 1 Punkt.
           *[other] { $points } Punkten.
        }
    }
}

# Warum nicht.
why-expansions = { $deck } gehört zu den Erweiterungen, die hier nicht mitspielen (S1).
why-choose = Wähle zuerst ein Deck (S1).
why-ready = Es geht erst los, wenn alle bereit sind (S6).
why-begun = Das Spiel läuft schon (S6).
why-drawn = Du hast schon eine Karte gezogen: Spiel sie oder leg sie ab (R12).
why-empty = Dein Deck ist leer (R13).
why-discard = Ablegen kannst du nur eine gezogene Karte (R11).
why-no-card = Du hast keine Karte, zieh zuerst (R11).
why-row = Du spielst nur in deinen eigenen Reihen (R1).
why-closed = In dieser Reihe sind alle Basen eingefroren (R10).
why-three = Mehr als drei Basen liegen nie in einer Reihe (R7).
why-beside = Neben die Reihe kommt nur eine Basis (R7).
why-gone = Diese Basis liegt nicht mehr da (R18).
why-frozen = Diese Basis ist eingefroren (R9).
why-base = Eine Basis kommt neben die anderen (R7).
why-not-base = { $card-nom } kommt an ein Ende, nicht auf die Basis (R1).
why-only = Die einzige Basis kann nicht abgeräumt werden (R8).
why-hold = Auf dieser Basis liegt ein Hold (M2).
why-middle = Die mittlere Basis kann nicht abgeräumt werden (R8).
why-not-end = { $card-nom } kommt auf die Basis, nicht an ein Ende ({ $rule }).
why-press = Ein Press kommt nur auf einen Block (R5).
why-block = Auf einen Block passt nur ein Press (R6).
why-pressed = Auf einen Press passt nur ein Hit (R6).
why-bare = { $card-nom } kommt nicht an ein leeres Ende ({ $rule }).
why-colour = Die Karten an diesem Ende sind { $colour } ({ $rule }).
