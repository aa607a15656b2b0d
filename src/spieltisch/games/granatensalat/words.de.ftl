title = Granatensalat
tagline = Soldaten auf freiem Feld: in Deckung gehen, werfen, und nie auf eine Mine treten.

# Soldaten, und wo sie sind.
soldier = { $who ->
    [you] dein Soldat { $n }
   *[other] Soldat { $n } von { $who-name }
}
    .start = { $who ->
        [you] Dein Soldat { $n }
       *[other] Soldat { $n } von { $who-name }
    }
    .dat = { $who ->
        [you] deinem Soldaten { $n }
       *[other] Soldat { $n } von { $who-name }
    }
    .acc = { $who ->
        [you] deinen Soldaten { $n }
       *[other] Soldat { $n } von { $who-name }
    }
point = { $point }
goes-right = { $n } mm nach rechts
goes-left = { $n } mm nach links
goes-down = { $n } mm nach unten
goes-up = { $n } mm nach oben
lies-right = { $n } mm rechts
lies-left = { $n } mm links
lies-below = { $n } mm unterhalb
lies-above = { $n } mm oberhalb
spot = { $way } von { $soldier-dat }
spot-alone = { $across } mm vom linken und { $down } mm vom oberen Rand

# Der Tisch.
field = Schlachtfeld
camp = { $who ->
    [you] Deine Soldaten
   *[other] { $who-name }
}
reserve = Reserve
taken = genommen
pile-and-discards = Stapel und Ablage
pile = Stapel
pile-left = Stapel: { cards }
discarded = Ablage { $symbol }
hand = Deine Karten
card-drop = Tropfen: einen Soldaten einsetzen
card-circles = Kreise: drei Soldaten fallen lassen
card-hammer = Hammer: Nahkampf
card-arrow = Pfeil: Scharfschütze
card-wheel = Rad: Granate
card-bricks = Ziegel: Mine
note-drop = Einsetzen
note-circles = Abwurf
note-hammer = Nahkampf
note-arrow = Schuss
note-wheel = Granate
note-bricks = Mine
note-soldiers = { $living } auf dem Tisch, { $reserve } in Reserve
note-taken = { $taken } genommen
cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}

# Züge.
step = Schritt mit Soldat { $n }
step-to = Schritt mit Soldat { $n } nach { $point }
place = Tropfen: Soldat auf { $point } einsetzen
throw = Rad: Granate auf { $point }
strike = Hammer: { $soldier-acc } erschlagen
shoot = Pfeil: { $soldier-acc } erschießen
drop-three = { $n ->
    [one] Kreise: 1 Soldaten fallen lassen
   *[other] Kreise: { $n } Soldaten fallen lassen
}
mine = Ziegel: Mine unter { $soldier-dat }
no-mine = keine Mine
none-this-turn = in diesem Zug keine
end-turn = Zug beenden

prompt-both = Geh einen Schritt und spiele { up-to-cards }, in beliebiger Folge, oder beende den Zug.
prompt-cards = Spiele { up-to-cards } oder beende den Zug.
up-to-cards = { $n ->
    [one] eine Karte
   *[other] bis zu zwei Karten
}
prompt-step = Geh einen Schritt oder beende den Zug.
prompt-end = Beende den Zug.
prompt-mine = Eine Mine unter Soldat { $n } von { $who-name }? Trage die Ziegelkarte hin oder sage nein.
prompt-none = Eine Mine unter Soldat { $n } von { $who-name }? Du hast keine.

# Was geschieht.
dealt = Je { $soldiers } Soldaten sind auf den Tisch gefallen, und alle haben { $cards } Karten.
begins = { $who ->
    [you] Du beginnst.
   *[other] { $who-name } beginnt.
}
steps-on = { $soldier-start } geht { $way }.
places = { $soldier-start } kommt hinzu, { $spot }.
drops = { $who ->
    [you] Du lässt Soldaten fallen.
   *[other] { $who-name } lässt Soldaten fallen.
}
lands = { $soldier-start } landet { $spot }.
finds-no-room = { $soldier-start } findet keinen Platz und bleibt in Reserve.
strikes = { $soldier-start } erschlägt { $enemy-acc }.
shoots = { $soldier-start } erschießt { $enemy-acc }.
throws = { $way-count ->
    [0] { $soldier-start } wirft sich eine Granate vor die Füße.
   *[other] { $soldier-start } wirft eine Granate { $way }.
}
answers = { $mines ->
    [0] Du spielst keine Mine.
   *[other] Du spielst eine Mine.
}
sets-off = { $who ->
    [you] Du zündest eine Mine unter { $soldier-dat }.
   *[other] { $who-name } zündet eine Mine unter { $soldier-dat }.
}
dies = { $soldier-start } stirbt.
ends-turn = { $who ->
    [you] Du beendest deinen Zug.
   *[other] { $who-name } beendet den Zug.
}
draws-these = Neu auf deiner Hand: { $cards }; { left }.
draws = { $who-name } zieht { cards }; { left }.
left = { $left ->
    [0] im Stapel ist keine mehr
    [one] im Stapel ist noch 1
   *[other] im Stapel sind noch { $left }
}
pile-empty = Der Stapel ist leer: Kreise sind nicht mehr zu spielen.
quiet = { $n ->
    [one] Ein Zug ohne Karte.
   *[other] { $n } Züge in Folge ohne Karte.
}
all-played = Alle Karten sind gespielt: Das Spiel ist zu Ende.
nobody-plays = Niemand spielt mehr Karten: Das Spiel ist zu Ende.
scores = { $who ->
    [you] Du hast { $score }.
   *[other] { $who-name } hat { $score }.
}
score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $living } × 3 für Soldaten auf dem Tisch, { $taken } × 1 für genommene
score-tied = { score }; bei Gleichstand zählt die größere Reserve, hier { $reserve }
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
result = { $winners-you ->
    [alone] Du gewinnst mit { points }.
    [among] Ihr gewinnt gemeinsam mit je { points }: { $winners }.
   *[not] { $winners } { $winners-count ->
        [one] gewinnt mit { points }.
       *[other] gewinnen gemeinsam mit je { points }.
    }
}

# Warum nicht.
why-mines-first = Erst wird nach Minen gefragt (R13).
why-no-bricks = Dafür brauchst du eine Ziegelkarte (R15).
why-other-soldier = Eine Mine trifft nur, wer gerade bewegt oder abgesetzt wurde (R15).
why-mines-later = Minen gehen nur im Zug der anderen los (R10).
why-one-step = In jedem Zug geht ein Soldat einen Schritt (R4).
why-not-on-table = Dieser Soldat ist nicht auf dem Tisch (R4).
why-step-too-far = Ein Schritt ist höchstens 60 mm weit (R4).
why-stands-there = Dort steht der Soldat schon (R4).
why-step-over-edge = Dort ragt der Soldat über den Rand des Tisches (R4).
why-step-in-way = Dort steht ein Soldat im Weg (R4).
why-place-over-edge = Dort ragt der Soldat über den Rand des Tisches (R5).
why-place-in-way = Dort steht ein Soldat im Weg (R5).
why-not-held = Du hast keine Karte mit { $symbol } (R1).
why-two-cards = In jedem Zug spielst du höchstens zwei Karten (R1).
why-no-reserve-to-place = Du hast keine Soldaten in Reserve (R5).
why-no-reserve-to-drop = Du hast keine Soldaten in Reserve (R6).
why-no-pile = Der Stapel ist leer: keine Kreise mehr (R6).
why-throw-too-far = Geworfen wird höchstens 60 mm weit (R9).
why-hits-nobody = Die Granate muss einen Gegner treffen (R9).
why-nobody-to-strike = Dort steht kein Gegner (R7).
why-too-far-to-strike = Keiner deiner Soldaten ist nah genug (R7).
why-nobody-to-shoot = Dort steht kein Gegner (R8).
why-no-clear-line = Keiner deiner Soldaten hat freie Sicht (R8).
