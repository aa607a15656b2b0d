title = Speedy
tagline = Alle Karten loswerden, so schnell du kannst.

option-draw = Nachziehen
option-draw-hand = von Hand, wann du willst
option-draw-auto = von selbst, sofort nach dem Ablegen

# Der Tisch.
centre = Mitte
pile = { $pile ->
    [0] linker Stapel
   *[other] rechter Stapel
}
underneath = { $n ->
    [one] 1 Karte darunter
   *[other] { $n } Karten darunter
}
hand = { $who ->
    [you] Deine Karten
   *[other] Karten von { $who-name }
}
stock = Nachziehstapel
stock-of = Nachziehstapel, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
note-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
note-ready = bereit
note-waits = wartet

# Auf wen der Tisch wartet, und wie es ausging.
notice-ready = { $who-you ->
    [alone] Du bist noch nicht bereit.
    [among] Ihr seid beide noch nicht bereit.
   *[not] { $who } { $who-count ->
        [one] ist
       *[other] sind
    } noch nicht bereit.
}
notice-stuck = Nichts geht mehr. { $who-you ->
    [alone] Du musst noch eine Karte geben.
    [among] Ihr gebt beide eine Karte.
   *[not] { $who } { $who-count ->
        [one] muss noch eine Karte geben.
       *[other] geben je eine Karte.
    }
}
notice-won = { $winner ->
    [you] Du bist alle Karten los.
   *[other] { $winner-name } ist alle Karten los.
} { $loser ->
    [you] Du hast noch
   *[other] { $loser-name } hat noch
} { $cards ->
    [one] 1 Karte.
   *[other] { $cards } Karten.
}
notice-drawn = Beide sind im selben Augenblick fertig.

# Züge.
ready = bereit für den Start
turn-up = oberste Karte vom Nachziehstapel aufdecken
play = { $card } auf den { $pile ->
    [0] linken
   *[other] rechten
} Stapel
draw = eine Karte ziehen
lay = { $card } verdeckt auf den { $pile ->
    [0] linken
   *[other] rechten
} Stapel
wait = warten

prompt-ready = Sieh dir deine Karten an. Bereit?
prompt-turn-up = Nichts geht mehr: Decke eine Karte auf.
prompt-choose = Nichts geht mehr: Wähle eine Handkarte.
prompt-wait = Keine deiner Karten passt: Warte ab.
prompt-lay-or-draw = Lege passende Karten ab oder ziehe nach.
prompt-lay = Lege passende Karten ab.

# Was geschieht.
colour = Farbe
symbol = Symbol
number = Zahl
dealt = Alle Karten sind verteilt, die Startkarten liegen verdeckt. Es geht los, wenn beide bereit sind.
is-ready = { $who ->
    [you] Du bist bereit.
   *[other] { $who-name } ist bereit.
}
begins = Das Rennen beginnt mit { $left-dat } (links) und { $right-dat } (rechts).
lays = { $who ->
    [you] Du legst
   *[other] { $who-name } legt
} { $card-acc } auf den { $pile ->
    [0] linken
   *[other] rechten
} Stapel (gleich: { $shared }).
draws = { $who ->
    [you] Du ziehst eine Karte.
   *[other] { $who-name } zieht eine Karte.
}
draws-card = Du ziehst { $card-acc }.
waits = { $who ->
    [you] Du wartest.
   *[other] { $who-name } wartet.
}
no-way-on = Nichts geht mehr: Niemand kann ablegen oder ziehen.
chooses = { $who ->
    [you] Du hast eine Handkarte gewählt.
   *[other] { $who-name } hat eine Handkarte gewählt.
}
chooses-card = Du hast { $card-acc } gewählt.
adds = { $who ->
    [you] Du gibst
   *[other] { $who-name } gibt
} { $card-acc } auf den { $pile ->
    [0] linken
   *[other] rechten
} Stapel.
keeps = { $who ->
    [you] Du hast noch
   *[other] { $who-name } hat noch
} { $cards ->
    [one] 1 Karte.
   *[other] { $cards } Karten.
}
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Du bist alle Karten los und gewinnst.
       *[other] { $winners } ist alle Karten los und gewinnt.
    }
   *[other] Beide sind im selben Augenblick fertig: unentschieden.
}

# Warum nicht.
why-not-begun = Das Rennen beginnt erst, wenn beide bereit sind (S5).
why-pause = Das Rennen ruht, bis beide eine Karte gegeben haben (R10).
why-empty-slot = Dieser Platz deiner Hand ist leer ({ $rule }).
why-no-fit = Weder Farbe noch Symbol noch Zahl hat { $card-nom } mit { $top-dat } gemeinsam (R2).
why-pile-empty = Dein Nachziehstapel ist leer (R6).
why-by-itself = Deine Hand wird von selbst aufgefüllt (R6).
why-hand-full = Du hast schon drei Karten auf der Hand (R6).
why-wait = Warten ist nur im Rennen ein Zug, und nur, wenn du weder ablegen noch ziehen kannst (R1).
why-go = Aufgedeckt wird nur, wenn niemand mehr ablegen oder ziehen kann (R9).
why-choose = Dein Nachziehstapel ist leer: Wähle eine Handkarte (R10).
why-lay = Eine Handkarte, die nicht passt, darfst du nur legen, wenn niemand mehr weiterkann (R10).
why-turn-up = Du hast noch einen Nachziehstapel: Decke seine oberste Karte auf (R10).
