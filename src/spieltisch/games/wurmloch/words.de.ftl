title = Wurmloch
tagline = Rund um die Galaxie: Wer lädt zuerst alle sechzehn Kisten?

option-sides = Planeten und Wurmlöcher
option-sides-alternate = abwechselnd
option-sides-mixed = bunt gemischt

# Orte, Schiffe und Kisten.
planet = Planet { $n }
corner = Ecke { $n }
wormhole = Wurmloch { $n } ({ $symbol })
galaxy = Galaxie
ship = { $colour-stem }es Schiff auf { $at }
crate = { $colour-stem }e Kiste an Planet { $n }
loaded = geladen
hold = { $who ->
    [you] von dir geladen
   *[other] geladen von { $who-name }
}
die = Würfel
die-shows = Würfel: { $number }
card-played = gespielte Karte
card = { $who ->
    [you] deine Karte { $number }
   *[other] Karte { $number } von { $who-name }
}
hand = { $who ->
    [you] deine Karten { $number }
   *[other] Karten { $number } von { $who-name }
}
note-rest = noch { $n }
note-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}

# Züge.
roll = würfeln
keep = keine Karte spielen
move = mit der { $number } { $way } auf { $at }
move-jump = mit der { $number } { $way } auf { $at }, Sprung auf { $end }
move-crate = mit der { $number } { $way } auf { $at }, Kiste laden
forward = vorwärts
back = rückwärts

prompt-roll = Würfle.
prompt-card = Nichts geladen. Du darfst eine Karte spielen: { $crates ->
    [0] Keine bringt jetzt eine Kiste.
    [one] 1 Kiste ist erreichbar.
   *[other] { $crates } Kisten sind erreichbar.
}

# Was geschieht.
laid = Auf der Strecke liegen { $first-many } und { $second-many } viermal, die anderen Symbole zweimal.
begins = { $who ->
    [you] Du beginnst.
   *[other] { $who-name } beginnt.
}
rolls = { $who ->
    [you] Du würfelst eine { $number } und landest auf { $at }.
   *[other] { $who-name } würfelt eine { $number } und landet auf { $at }.
}
plays = { $who ->
    [you] Du spielst die { $number }, fliegst { $way } und landest auf { $at }.
   *[other] { $who-name } spielt die { $number }, fliegt { $way } und landet auf { $at }.
}
keeps = { $who ->
    [you] Du spielst keine Karte.
   *[other] { $who-name } spielt keine Karte.
}
jumps = { $who ->
    [you] Du springst auf { $at }.
   *[other] { $who-name } springt auf { $at }.
}
loads = { $who ->
    [you] Du lädst { $rest ->
        [0] die letzte Kiste.
       *[other] eine Kiste, noch { $rest }.
    }
   *[other] { $who-name } lädt { $rest ->
        [0] die letzte Kiste.
       *[other] eine Kiste, noch { $rest }.
    }
}
time-up = Alle hatten { $turns } Züge.
result = { $winners-you ->
    [alone] Du gewinnst mit { crates }.
    [among] Ihr gewinnt gemeinsam mit je { crates }: { $winners }.
   *[not] { $winners } { $winners-count ->
        [one] gewinnt mit { crates }.
       *[other] gewinnen gemeinsam mit je { crates }.
    }
}
crates = { $points ->
    [one] 1 Kiste
   *[other] { $points } Kisten
}

# Warum nicht.
why-rolled = In diesem Zug ist schon gewürfelt (R2).
why-roll-first = Erst wird gewürfelt. Eine Karte darfst du spielen, wenn der Wurf keine Kiste bringt (R8).
why-no-card = Eine { $number } hast du nicht mehr (R11).
