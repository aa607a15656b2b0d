title = All Your Base
tagline = Baue deine Basis aus, und gib den Nachbarn nicht, was sie brauchen.

option-three = Zu dritt
option-three-standard = zehn Karten auf der Hand
option-three-short = sechs Karten, zwei nachziehen
option-advanced = Technischer Fortschritt
option-advanced-off = alle Karten von Anfang an
option-advanced-on = hohe Karten kommen später
option-order = Reihenfolge
option-order-turns = einer nach dem anderen
option-order-together = alle zugleich
option-software = Software nach einer Phase
option-software-gathered = wird gewertet und eingesammelt
option-software-stays = bleibt liegen, Wertung am Ende

# Stationen: von mehreren mit einem Symbol ihr Platz in der Basis, von links.
station = { $place ->
    [0] { $symbol }-Station
   *[other] { $symbol }-Station { $place }
}
station-worth = { station }: { $worth }
software-of = Software der { station }
worth = { $worth }

# Der Tisch.
now = Phase { $phase } von 3, Runde { $round } von { $rounds }
now-over = Das Spiel ist aus
stack = { $symbol }-Stapel
supply = Vorrat { $colour-stem }er Würfel
pile = Zugstapel
pile-left = Zugstapel: { cards }
discard-pile = Ablage
base = { $who ->
    [you] Deine Basis
   *[other] Basis von { $who-name }
}
hand-of = Hand von { $who-name }
hand-cards = { $who-name }: { cards }
hand = Deine Hand
hand-passing = Deine Hand; der Rest geht dann an { $whom-name }
notice-scored = Phase { $phase } gewertet: { $scores }
score = { $who ->
    [you] du { $points }
   *[other] { $who-name } { $points }
}
note-rest = bekommt deinen Rest
note-ready = fertig
note-plays = spielt noch { $n }
note-keeps = behält noch { $n }

cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
more-cards = { $done ->
    [0] { cards }
   *[other] noch { cards }
}

# Züge.
keep = { $card-acc } behalten
card = { $colour-stem }e { $kind }-{ $number }
use-nothing = { card }: nur ablegen
use-station = { card }: neue { $kind }-Station
use-hardware = { card }: { $colour-stem }er Würfel auf die { station }{ with-gain }
use-software = { card }: Software an die { station }{ with-gain }
with-gain = { $gain ->
    [0] {""}
   *[other] {" "}({ $gain })
}
gain = { $gain }
not-possible = geht nicht

prompt-play = Spiele { more-cards }.
prompt-play-last = Letzte Runde: Spiele { more-cards }.
prompt-keep = Behalte { more-cards }; der Rest geht an { $whom-name }.

# Was geschieht.
later = Die Karten mit { $numbers } kommen erst später.
phase-begins = Phase { $phase } von 3: Alle bekommen { cards }.
round-begins = Runde { $round }: { $who ->
    [you] Du führst an.
   *[other] { $who-name } führt an.
}
discards = { $who ->
    [you] Du legst { $card-acc } nur ab.
   *[other] { $who-name } legt { $card-acc } nur ab.
}
builds = { $who ->
    [you] Du baust mit { $card-dat } eine neue { $symbol }-Station.
   *[other] { $who-name } baut mit { $card-dat } eine neue { $symbol }-Station.
}
mounts = { $who ->
    [you] Du setzt mit { $card-dat } einen { $colour-stem }en Würfel auf die { $station }{ now-worth }.
   *[other] { $who-name } setzt mit { $card-dat } einen { $colour-stem }en Würfel auf die { $station }{ now-worth }.
}
installs = { $who ->
    [you] Du legst { $card-acc } als Software an die { $station }{ now-worth }.
   *[other] { $who-name } legt { $card-acc } als Software an die { $station }{ now-worth }.
}
replaces = { $who ->
    [you] Du ersetzt an der { $station } { $old-acc } durch { $card-acc }{ now-worth }.
   *[other] { $who-name } ersetzt an der { $station } { $old-acc } durch { $card-acc }{ now-worth }.
}
now-worth = { $worth ->
    [0] {""}
    [one] : jetzt 1 Punkt
   *[other] : jetzt { $worth } Punkte
}
keeps-this = Du behältst { $card-acc }.
has-kept = { $who-name } behält { cards }.
all-pass = Alle geben { cards } nach links weiter.
all-draw = Alle ziehen { cards }.
new-in-hand = Neu auf deiner Hand: { $cards }.
scores = { $who ->
    [you] Phase { $phase } bringt dir { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ in-all }.
   *[other] Phase { $phase } bringt { $who-name } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ in-all }.
}
in-all = { $phase ->
    [1] {""}
   *[other] , zusammen { $total }
}
deck-changes = { cards } verlassen ungesehen das Spiel; alle Karten mit { $numbers } kommen hinein.
result = { $winners-you ->
    [alone] Du gewinnst mit { points }.
    [among] Ihr gewinnt gemeinsam mit je { points }: { $winners }.
   *[not] { $winners } { $winners-count ->
        [one] gewinnt mit { points }.
       *[other] gewinnen gemeinsam mit je { points }.
    }
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}

# Warum nicht.
why-not-held = Du hast { $card-acc } nicht auf der Hand (R3).
why-play-first = Spiele erst { more-cards } (R3).
why-kept = Du behältst { $card-acc } schon (R11).
why-keep-now = Jetzt wählst du Karten, die du behältst (R11).
why-stack = Der { $symbol }-Stapel ist leer (R7).
why-not-yours-hardware = Das ist keine Station von dir (R8).
why-not-yours-software = Das ist keine Station von dir (R9).
why-symbol = Software mit { $symbol } passt nicht an die { $station } (R9).
why-no-such-cubes = Es gibt keine { $colour-stem }en Würfel (R8).
why-no-cubes-left = Es sind keine { $colour-stem }en Würfel mehr da (R8).
