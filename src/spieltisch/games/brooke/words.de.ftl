title = Brooke
tagline = Dreh deine Würfel, wie du willst – und die Inseln drehen sich mit.

option-cards = Karten
cards-twelve-islands = Zwölf Inseln
option-limit = Grenze der Augen
option-limit-owned = 11 + alle Würfel des Durchgangs
option-limit-placed = 11 + gelegte Würfel
option-start = Wer beginnt
option-start-random = ausgelost
option-start-blue = Blau
option-start-red = Rot

# Farben, Karten und Würfel. `-stem` mit einer Endung ist das Eigenschaftswort: blaue, blauen.
blue = Blau
    .stem = blau
red = Rot
    .stem = rot
right = Rechts
left = Links
swap = Tausch
flip = Kippen
reserve = Reserve
turn = Wenden
face = { $action } in { $colour }
face-printed = { $action } in { $colour }, +{ $plus } für { $on }
die = { $colour-stem }e { $value } an { $slot }
card = Karte { $slot }: { $face } – { $deed }. Rückseite: { $behind }.
total = { $colour } an { $slot }
round = Durchgang { $n }
round-of = Durchgang { $n } von { $of }
heap-blue = Blau
heap-red = Rot
heap-pile = Stapel
heap-tied = niemand
heap-cards = { $heap }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
rolled = gewürfelt
supply = Vorrat
in-reserve = Reserve
stock = { $who ->
    [you] Deine Würfel
   *[other] Würfel von { $who-name }
}
own-stock = Dein Vorrat: { $dice } Würfel, dazu { $reserve } in Reserve
pips = { $have } von { $most } Augen gelegt
next-die = nächster Würfel: { $value }
die-on = Würfel auf { $value }
die-over = Würfel auf { $value }, über der Grenze
die-rolled = gewürfelte { $value }
die-supply = Würfel im Vorrat
die-reserve = Würfel in Reserve
note-begun = hat begonnen
note-out = setzt aus

# Was Karten verlangen.
deed-move = einen { $colour-stem }en Würfel eine Karte weiter schieben ({ $ring })
deed-swap = zwei { $colour-stem }e Würfel an verschiedenen Karten tauschen
deed-flip = einen { $colour-stem }en Würfel auf die Gegenseite drehen
deed-reserve = { $colour } bekommt einen Würfel aus der Reserve
deed-turn = eine beliebige Karte wenden
action-deed = { $action }: { $deed }

# Züge.
place = { $value } an Karte { $slot }
value = { $value }
move-die = { $die } nach { $slot } schieben
flip-die = { $die } zur { $value } kippen
lower = { $die } auf { $value } senken
swap-dice = { $die } und { $other } tauschen
turn-card = Karte { $slot } wenden
next = Durchgang { $round } auslegen
brings = { $mine }:{ $theirs }
brings-action = { $mine }:{ $theirs } → { $action }
void-short = entfällt

prompt-rolled = Leg deinen gewürfelten Würfel, eine { $value }, an eine Karte.
prompt-place = { $most ->
    [one] Leg einen Würfel an eine Karte: eine 1.
   *[other] Leg einen Würfel an eine Karte: 1 bis { $most }.
}
prompt-next = Durchgang { $round } ist vorbei. Leg die nächsten Karten aus.
prompt-fix = { $who ->
    [you] Du liegst
   *[other] { $who-name } liegt
} { $lower } über der Grenze: Wähle den { $colour-stem }en Würfel, der um { $lower } sinkt.
prompt-right = Rechts: Wähle den { $colour-stem }en Würfel, der eine Karte weiter geht.
prompt-left = Links: Wähle den { $colour-stem }en Würfel, der eine Karte weiter geht.
prompt-swap = Tausch: Trag einen { $colour-stem }en Würfel auf einen an einer anderen Karte.
prompt-flip = Kippen: Wähle den { $colour-stem }en Würfel, der auf die Gegenseite kippt.
prompt-turn = Wenden: Wähle die Karte, die gewendet wird.

# Was geschieht.
laid-out = Durchgang { $round } liegt aus. A: { $a }; B: { $b }; C: { $c }.
rolls = { $who ->
    [you] Du würfelst eine { $value }.
   *[other] { $who-name } würfelt eine { $value }.
}
begins = { $who ->
    [you] Du beginnst.
   *[other] { $who-name } beginnt.
}
places = { $who ->
    [you] Du legst eine { $value } an { $slot }: { $mine } gegen { $theirs }, keine Aktion.
   *[other] { $who-name } legt eine { $value } an { $slot }: { $mine } gegen { $theirs }, keine Aktion.
}
leads = { $who ->
    [you] Du legst eine { $value } an { $slot } und führst { $mine } zu { $theirs }.
   *[other] { $who-name } legt eine { $value } an { $slot } und führt { $mine } zu { $theirs }.
}
asks = { $deed }.
void = { $cause }.
void-die = { $action } entfällt: An den Karten liegt kein { $colour-stem }er Würfel
void-swap = { $action } entfällt: Es liegen keine zwei { $colour-stem }en Würfel an verschiedenen Karten
void-reserve = { $action } entfällt: Die { $colour-stem }e Reserve ist leer
gets-die = { $who ->
    [you] Reserve: Du bekommst einen Würfel aus deiner Reserve.
   *[other] Reserve: { $who-name } bekommt einen Würfel aus der Reserve.
}
shifts = { $who ->
    [you] Du schiebst die { $die } nach { $slot }.
   *[other] { $who-name } schiebt die { $die } nach { $slot }.
}
swaps = { $who ->
    [you] Du tauschst die { $die } und die { $other }.
   *[other] { $who-name } tauscht die { $die } und die { $other }.
}
flips = { $who ->
    [you] Du kippst die { $die } zur { $value }.
   *[other] { $who-name } kippt die { $die } zur { $value }.
}
turns = { $who ->
    [you] Du wendest Karte { $slot }.
   *[other] { $who-name } wendet Karte { $slot }.
}
exceeds = { $who ->
    [you] Du hast { $pips } Augen, erlaubt sind { $most }.
   *[other] { $who-name } hat { $pips } Augen, erlaubt sind { $most }.
}
lowers = { $who ->
    [you] Du senkst die { $die } auf { $value }.
   *[other] { $who-name } senkt die { $die } auf { $value }.
}
shows = Karte { $slot } dreht sich um und zeigt { $face }.
sits-out = { $who ->
    [you] Du setzt aus:
   *[other] { $who-name } setzt aus:
} { $dice ->
    [0] Der Vorrat ist leer.
   *[other] Die Grenze ist erreicht.
}
round-ends = Durchgang { $round } ist vorbei.
wins-card = { $who ->
    [you] Du gewinnst Karte { $slot } mit { $mine } zu { $theirs }.
   *[other] { $who-name } gewinnt Karte { $slot } mit { $mine } zu { $theirs }.
}
no-card = Karte { $slot } geht an niemanden: { $total } zu { $total }.
standing = Karten: { $blue ->
    [you] du { $blues }
   *[other] { $blue-name } { $blues }
}, { $red ->
    [you] du { $reds }.
   *[other] { $red-name } { $reds }.
}
printed-decide = { $cards ->
    [one] Beide haben 1 Karte
   *[other] Beide haben { $cards } Karten
}, also entscheiden gedruckte Würfel: { $blue ->
    [you] du { $blues }
   *[other] { $blue-name } { $blues }
}, { $red ->
    [you] du { $reds }.
   *[other] { $red-name } { $reds }.
}
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Du gewinnst mit { $points ->
            [one] 1 Karte.
           *[other] { $points } Karten.
        }
       *[other] { $winners } gewinnt mit { $points ->
            [one] 1 Karte.
           *[other] { $points } Karten.
        }
    }
   *[other] Das Spiel endet unentschieden.
}

# Wie ein Durchgang und das Spiel endeten.
notice-round = Durchgang { $round }: { $a }, { $b }, { $c }.
notice-card = { $slot } an { $who ->
    [you] dich
   *[other] { $who-name }
} ({ $mine } : { $theirs })
notice-nobody = { $slot } an niemanden ({ $total } : { $total })
notice-cards = { $who ->
    [you] Du gewinnst mit { $most } zu { $least } Karten.
   *[other] { $who-name } gewinnt mit { $most } zu { $least } Karten.
}
notice-printed = { $cards ->
    [one] Je 1 Karte;
   *[other] Je { $cards } Karten;
} { $who ->
    [you] du gewinnst mit { $most } zu { $least } auf gedruckten Würfeln.
   *[other] { $who-name } gewinnt mit { $most } zu { $least } auf gedruckten Würfeln.
}
notice-draw = { $cards ->
    [one] Je 1 Karte
   *[other] Je { $cards } Karten
} und gleich viele Punkte auf gedruckten Würfeln: unentschieden.

# Warum nicht.
why-other = Jetzt ist etwas anderes zu tun (R8). { $now }
why-action = Die Aktion verlangt anderes (R8). { $now }
why-rolled = Dein erster Würfel ist der gewürfelte: eine { $value } (R2).
why-limit = Mit einer { $value } hättest du { $over } Augen, erlaubt sind { $most } (R3).
why-no-die = Es gibt keine { $die } (R8).
why-too-low = Die { $die } lässt sich nicht um { $lower } senken (R9).
why-same-card = Getauscht werden zwei Würfel an verschiedenen Karten (R8c).

# Was an einem Kartensatz nicht stimmt.
kit-section = Einen Abschnitt [{ $section }] gibt es nicht, nur [cards].
kit-missing = Unter [cards] fehlt: { $cards }.
kit-entries = Eine Karte hat fünf Angaben (Nummer, zwei Aktionen, zwei Würfel), hier sind es { $n }.
kit-number = { $word } ist keine Kartennummer von 1 bis { $most }.
kit-again = Karte { $card } steht schon weiter oben.
kit-action = { $word } ist keine Aktion. Es gibt { $known }.
kit-die = { $word } ist kein Würfel. Möglich sind blue+1 bis blue+3, red+1 bis red+3 und - für keinen.
