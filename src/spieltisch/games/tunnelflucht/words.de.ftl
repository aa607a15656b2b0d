title = Tunnelflucht
tagline = Bring alle deine Piraten vor den anderen durch den Tunnel.

option-rules = Regeln
option-rules-basic = Grundspiel
option-rules-extended = erweitert: Karten nur fürs Zurückgehen
option-cubes = Piraten
option-cubes-auto = drei, erweitert sechs
option-cubes-1 = 1
option-cubes-2 = 2
option-cubes-3 = 3
option-cubes-4 = 4
option-cubes-5 = 5
option-cubes-6 = 6
option-hand = Karten zu Beginn
option-hand-1 = 1
option-hand-2 = 2
option-hand-3 = 3
option-hand-4 = 4
option-hand-5 = 5
option-hand-6 = 6
option-blocking = Besetzte Plättchen
option-blocking-others = nur Gegner werden übersprungen
option-blocking-all = auch eigene Piraten werden übersprungen

# Orte, mit dem Weg von dort und dem Weg dorthin.
tunnel = Tunnel
start = Start
    .from = vom Start
spot = { $n }
    .from = von { $n }
    .to = nach { $n }
harbour = Hafen
    .to = in den Hafen
bed = Plättchen { $n }
tile = Plättchen { $n }, { $symbol }
start-of = { $who ->
    [you] dein Start
   *[other] Start von { $who-name }
}
harbour-of = { $who ->
    [you] dein Hafen
   *[other] Hafen von { $who-name }
}

# Piraten.
pirate-start = { $who ->
    [you] dein Pirat am Start
   *[other] Pirat von { $who-name } am Start
}
pirate-on = { $who ->
    [you] dein Pirat auf { $n }
   *[other] Pirat von { $who-name } auf { $n }
}
pirate-out = { $who ->
    [you] dein Pirat, entkommen
   *[other] Pirat von { $who-name }, entkommen
}

# Karten und Aktionen.
piles = Stapel und Ablage
pile = Stapel
pile-cards = Stapel: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
hand = Deine Karten
hand-of = { $who-name }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
note-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
note-action = Aktion { $n } von { $all }
action-left = Aktion frei
action-used = Aktion verbraucht

# Züge.
forward = { $symbol }: Pirat { $start-from } { $target-to }
back = Pirat { $start-from } zurück { $target-to } für { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
back-nowhere = Pirat { $start-from } zurück
stop = Zug beenden
draw = eine Karte ziehen

prompt-basic = Spiel eine Karte auf einen deiner Piraten.
prompt-action = Aktion { $n } von { $all }: { $what }.
prompt-draw = Du hast weder eine Karte noch einen Rückweg: Zieh eine Karte vom Stapel.
may-run = mit einer Karte vor
may-go-back = für Karten zurück
may-stop = den Zug beenden

# Was geschieht.
crews = Alle beginnen mit { $pirates ->
    [one] einem Piraten
   *[other] { $pirates } Piraten
} und { $cards ->
    [one] einer Karte.
   *[other] { $cards } Karten.
}
begins = { $who ->
    [you] Du beginnst.
   *[other] { $who-name } beginnt.
}
runs = { $who ->
    [you] Du spielst { $symbol } und rennst { $start-from } { $target-to }
   *[other] { $who-name } spielt { $symbol } und rennt { $start-from } { $target-to }
}{ $skipped-count ->
    [0] { "" }
    [one] , vorbei am besetzten Plättchen { $skipped }
   *[other] , vorbei an den besetzten Plättchen { $skipped }
}.
goes-back = { $who ->
    [you] Du gehst { $start-from } zurück { $target-to },
   *[other] { $who-name } geht { $start-from } zurück { $target-to },
} { $met ->
    [one] wo 1 Pirat steht.
   *[other] wo { $met } Piraten stehen.
}
stuck = { $who ->
    [you] Du hast weder eine Karte noch einen Rückweg.
   *[other] { $who-name } hat weder eine Karte noch einen Rückweg.
}
shuffles = Die Ablage wird zum neuen Stapel gemischt.
draws = { $cards-count ->
    [0] Du ziehst keine Karte: Es ist keine mehr da.
    [one] Du ziehst eine Karte: { $cards }.
   *[other] Du ziehst { $cards-count } Karten: { $cards }.
}
draws-hidden = { $n ->
    [0] { $who-name } zieht keine Karte: Es ist keine mehr da.
    [one] { $who-name } zieht eine Karte.
   *[other] { $who-name } zieht { $n } Karten.
}
stops = { $who ->
    [you] Du beendest deinen Zug.
   *[other] { $who-name } beendet den Zug.
}
cut-short = { $who ->
    [you] Du kannst nichts mehr tun.
   *[other] { $who-name } kann nichts mehr tun.
}
escaped = { $who ->
    [you] Deine ganze Mannschaft ist entkommen.
   *[other] Die ganze Mannschaft von { $who-name } ist entkommen.
}
time-up = Alle hatten { $turns } Züge.
result = { $winners-you ->
    [alone] Du gewinnst mit { pirates }.
    [among] Ihr gewinnt gemeinsam mit je { pirates }: { $winners }.
   *[not] { $winners } { $winners-count ->
        [one] gewinnt mit { pirates }.
       *[other] gewinnen gemeinsam mit je { pirates }.
    }
}
pirates = { $points ->
    [one] 1 Piraten im Hafen
   *[other] { $points } Piraten im Hafen
}

# Warum nicht.
why-no-card = Du hast keine { $symbol }-Karte (R1).
why-start-empty = Am Start hast du keinen Piraten mehr (R1).
why-no-pirate = Auf { $n } steht kein Pirat von dir (R1).
why-basic-back = Im Grundspiel geht es nur vorwärts (R7).
why-basic-draw = Eine Karte ziehst du erst nach deinem Zug, von selbst (R8).
why-basic-stop = Im Grundspiel spielst du jeden Zug genau eine Karte (R7).
why-start-back = Vom Start geht es nur vorwärts (R14).
why-nobody-behind = Hinter diesem Piraten liegt kein Plättchen mit einem oder zwei Piraten (R12, R14).
why-stop = Die erste Aktion musst du machen (R17).
why-draw = Eine Karte ziehst du nur, wenn du keine Aktion hast (R19).
