title = Blumengarten
tagline = Züchte Blumen und pflanze sie, bevor sie verdursten.

# Karten, Reihen und Blumen.
cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
flower = { $colour-stem }e Blume
flowers = { $n ->
    [0] keine { $colour-stem }en Blumen
    [one] 1 { $colour-stem }e Blume
   *[other] { $n } { $colour-stem }e Blumen
}
income = { flowers }{ $lost ->
    [0] {""}
    [one] {" "}(1 verfällt)
   *[other] {" "}({ $lost } verfallen)
}
into-row = in eine Reihe: jetzt { $numbers }
into-new-row = in eine neue Reihe
into-row-number = in { $symbol }-Reihe { $row }, dann { $numbers }

nursery = Gärtnerei
new-row = neue { $symbol }-Reihe
row = { $symbol }-Reihe { $row }: { cards }
piles = Stapel und Ablage
pile = Stapel
pile-left = Stapel: { cards }
discards = Ablagestapel
times-left = so oft darf der Stapel noch leer werden
times-left-note = bis zum Ende
times-left-die = { $rest ->
    [1] Das Spiel endet, wenn der Stapel leer wird
   *[other] Das Spiel endet, wenn der Stapel noch { $rest }-mal leer wird
}
stock = Vorrat
stock-of = { $colour-stem }e Blumen im Vorrat
thirsty = durstige { $colour-stem }e Blumen
tray = { $lost ->
    [0] Durst
   *[other] Durst: −{ $lost }
}
garden = { $planted ->
    [0] Dein Garten
   *[other] Dein Garten: +{ $planted }
}
new-bed = neues Beet
hand = Deine Hand
hand-of = Hand von { $who-name }
player = { $who-name }
note-planted = { $n } gepflanzt
note-thirsty = { $n } durstig

# Was eine Karte bringt, geschrieben an ihr Ziel.
brings = { $n } { $colour-stem }e
brings-gone = { brings }, Reihe geht
brings-any = { $n } nach Wahl
brings-any-gone = { brings-any }, Reihe geht

# Züge.
finish = fertig: { cards } ziehen{ and-the-end }
finish-to-name = fertig: Farbe für { $n ->
    [one] 1 Blume
   *[other] { $n } Blumen
} nennen
finish-growing = fertig: { growing }
name = { $colour } nennen: { growing }
growing = { income }{ $row ->
    [gone] , die Reihe geht, { cards-drawn } ziehen
    [stays] , die Reihe bleibt, { cards-drawn } ziehen
   *[over] {""}
}{ and-the-end }
cards-drawn = { $drawn ->
    [one] 1 Karte
   *[other] { $drawn } Karten
}
and-the-end = { $over ->
    [0] {""}
   *[other] , das Spiel endet
}
grow = { $card } { $into }
plant = { $card } als Beet ({ flowers })
put-away = { $card-acc } ablegen

prompt-choose = Lege eine Karte in die Gärtnerei, in deinen Garten oder auf den Ablagestapel.
prompt-grow = Lege weitere Karten in diese Reihe, oder sag „fertig“.
prompt-name = Nenne die Farbe deiner Blumen.
prompt-plant = Lege weitere Beete an, oder sag „fertig“.
prompt-exchange = Lege weitere Karten ab, höchstens vier, oder sag „fertig“.
prompt-finish = Mehr geht in diesem Zug nicht: Sag „fertig“.

# Was geschieht.
dealt = Alle haben sechs Karten, im Stapel liegen { $left }.
begins = { $who ->
    [you] Du beginnst.
   *[other] { $who-name } beginnt.
}
grows = { $who ->
    [you] Du legst { $card-acc } { $into }.
   *[other] { $who-name } legt { $card-acc } { $into }.
}
is-to-name = { $who ->
    [you] Du bist fertig und hast zuletzt einen Joker gelegt: Du nennst noch die Farbe.
   *[other] { $who-name } ist fertig und hat zuletzt einen Joker gelegt: Es fehlt noch die Farbe.
}
gets = { $who ->
    [you] Du bekommst { income }.
   *[other] { $who-name } bekommt { income }.
}
row-goes = In { $numbers } ist eine Zahl doppelt: Die Reihe geht auf den Ablagestapel.
plants = { $who ->
    [you] Du legst { $card-acc } als Beet an: { flowers }.
   *[other] { $who-name } legt { $card-acc } als Beet an: { flowers }.
}
puts-away = { $who ->
    [you] Du legst { $card-acc } ab.
   *[other] { $who-name } legt { $card-acc } ab.
}
draws = { $n ->
    [0] Für { $who-name } gibt es keine Karte zu ziehen.
   *[other] { $who-name } zieht { cards }.
}
draws-these = { $cards-count ->
    [0] Für dich gibt es keine Karte zu ziehen.
    [one] Du ziehst eine Karte: { $cards }.
   *[other] Du ziehst { $cards-count } Karten: { $cards }.
}
runs-out = { $rest ->
    [1] Der Stapel ist leer; das nächste Mal ist das letzte.
   *[other] Der Stapel ist leer; das darf er noch { $rest }-mal werden.
}
new-pile = Die abgelegten Karten werden gemischt und sind der neue Stapel: { $left ->
    [one] 1 Karte.
   *[other] { $left } Karten.
}
is-out-of-cards = { $who ->
    [you] Du hast keine Karte mehr.
   *[other] { $who-name } hat keine Karte mehr.
}
passes = { $who ->
    [you] Du setzt aus.
   *[other] { $who-name } setzt aus.
}
ended = Das Spiel ist aus: { $ending ->
    [1] Der Stapel ist zum letzten Mal leer (E1).
    [2] Zwei Farben sind im Vorrat aufgebraucht (E2).
   *[3] Niemand hat noch eine Karte (E3).
}
counts = { $who ->
    [you] Deine Blumen
   *[other] Blumen von { $who-name }
}: { $planted } gepflanzt, { $thirsty } durstig.
result = { $winners-you ->
    [alone] Du gewinnst mit { points }.
    [among] Ihr gewinnt gemeinsam mit je { points }: { $winners }.
   *[not] { $winners } { $winners-count ->
        [one] gewinnt mit { points }.
       *[other] gewinnen gemeinsam mit je { points }.
    }
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}

# Warum nicht.
why-name = Nenne jetzt die Farbe deiner Blumen (R5).
why-move-first = Bewege zuerst mindestens eine Karte (R1).
why-no-joker = Eine Farbe nennst du nur, wenn du fertig bist und zuletzt einen Joker gelegt hast (R5).
why-not-held = Du hast { $card-acc } nicht auf der Hand (R1).
why-growing = In diesem Zug züchtest du: Karten kommen nur in diese Reihe (R1).
why-planting = In diesem Zug pflanzt du: Karten kommen nur in deinen Garten (R1).
why-exchanging = In diesem Zug tauschst du: Karten kommen nur auf den Ablagestapel (R1).
why-symbol = In diese Reihe passen nur { $symbol-many } (R2).
why-one-row = In einem Zug wächst nur eine Reihe (R2).
why-too-high = Zu hoch: Die Reihe endet mit { $last } (R3).
why-first-free = Eine neue Reihe kommt auf den ersten freien Platz ihres Symbols (R2).
why-colour = Auf { $card-acc } kommen nur { $colour-stem }e Blumen (R10).
why-too-few = Für { $card-acc } brauchst du { flowers }, du hast { $there } (R12).
why-four = Mehr als { $most } Karten darfst du nicht ablegen (R14).
