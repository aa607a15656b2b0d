title = Tempel des Todes
tagline = Rettet Relikte und euch selbst, bevor alles einstürzt.

option-temple = Tempel
option-temple-normal = neun Reihen
option-temple-easy = acht Reihen, leichter
option-open_hands = Offene Hände
option-open_hands-off = du siehst nur deine Karten
option-open_hands-on = alle sehen alle Karten
option-temple_row = Tempelkarten
option-temple_row-grow = jede Runde sechs neue
option-temple_row-fill = auf sechs auffüllen, leichter

# Der Tempel.
temple = Tempel, Runde { $round }
place = { $place }
row = Reihe { $n }
tile = { $tile } ({ $symbol })
tile-flipped = { $tile } (umgedreht)
tile-in-danger = { $tile }, bedroht
tile-falling = { $tile }, stürzt bald ein
on-tile = auf { $tile }
out = im Freien
front = vor dem Tempel
dead = umgekommen
one-of = ein { $colour-stem }er Archäologe
two-of = zwei { $colour-stem }e Archäologen
archaeologist = { $colour-stem }er Archäologe, { $at }
in-play = { $points ->
    [0] Karte im Spiel: keine
    [one] Karte im Spiel, noch 1 Punkt
   *[other] Karte im Spiel, noch { $points } Punkte
}

# Die Karten.
kind = { $colour-stem }{ $symbol-ending } { $symbol }
relics = Relikte
relic-served = { $card }, wird geborgen
collected-of = geborgen: { $n } von { $of }
temple-row = Tempelkarten
temple-glow = { $card }, abgewendet
temple-chosen = { $card }, trifft jetzt
temple-dim = { $card }, hat getroffen
piles = Stapel
relic-pile = Stapel der Relikte
temple-pile = Stapel der Tempelkarten
temple-discard = abgelegte Tempelkarten
move-pile = Stapel der Bewegungskarten
move-discard = abgelegte Bewegungskarten
pile-of = { $pile }: noch { $n }
hand = { $who ->
    [you] Deine Hand
   *[other] Hand von { $who-name }
}
note-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
note-start = Startspieler

# Züge.
play = { $card } spielen
enter = { $colour } betritt { $tile }
step = { $colour } von { $start } nach { $tile }
leave = { $colour } von { $start } ins Freie
flip = { $tile } umdrehen
fall = { $place } einstürzen lassen

prompt-card = Spiele eine Karte.
prompt-point = { $points ->
    [one] Ziehe mit { $card-dat } einen Archäologen.
   *[other] Ziehe mit { $card-dat } einen Archäologen; du hast zwei Züge.
}
prompt-flip = Die Tempelkarte „{ $card }“ dreht ein Plättchen um: Wähle, welches.
prompt-fall = Die Tempelkarte „{ $card }“ lässt ein Plättchen einstürzen: Wähle, welches.

# Was geschieht.
relics-come = Aufgedeckte Relikte: { $relics }.
temple-cards-come = Aufgedeckte Tempelkarten: { $cards }.
temple-reshuffled = Die abgelegten Tempelkarten werden zum neuen Stapel gemischt.
movement-reshuffled = Die abgelegten Bewegungskarten werden zum neuen Stapel gemischt.
round-begins = Runde { $round }: { $who ->
    [you] Du beginnst.
   *[other] { $who-name } beginnt.
} Der Zwischenstand ist { $result }.
plays = { $who ->
    [you] Du spielst { $card-acc }.
   *[other] { $who-name } spielt { $card-acc }.
}
points-lost = { $points ->
    [one] Niemand kann mit der Karte ziehen: Ein Punkt verfällt.
   *[other] Niemand kann mit der Karte ziehen: Beide Punkte verfallen.
}
enters = { $who ->
    [you] Du schickst { $colour } hinein auf { $tile }.
   *[other] { $who-name } schickt { $colour } hinein auf { $tile }.
}
steps = { $who ->
    [you] Du ziehst { $colour } von { $start } nach { $tile }.
   *[other] { $who-name } zieht { $colour } von { $start } nach { $tile }.
}
escapes = { $who ->
    [you] Du bringst { $colour } ins Freie
   *[other] { $who-name } bringt { $colour } ins Freie
}: { $escaped ->
    [one] 1 von 8 ist entkommen.
   *[other] { $escaped } von 8 sind entkommen.
}
round-ends = Runde { $round } ist zu Ende.
collected = Geborgen: { $relics }, bisher { $all } von 18.
fallen = Eingestürzt: { $tiles }.
killed = Umgekommen: { $dead }.
averted = Abgewendet: { $cards }.
chooses = { $who ->
    [you] Du wählst das Plättchen.
   *[other] { $who-name } wählt das Plättchen.
}
flipped = Umgedreht: { $tiles }.
finished = { $escaped ->
    [0] Niemand ist entkommen
    [one] 1 Archäologe ist entkommen
   *[other] { $escaped } Archäologen sind entkommen
}, { $missing ->
    [0] kein Relikt fehlt
    [one] 1 Relikt fehlt
   *[other] { $missing } Relikte fehlen
}: Das Ergebnis ist { $result }.
result = { $winners-count ->
    [0] Das ist nicht über null: Der Tempel gewinnt.
   *[other] { $winners-you ->
        [alone] Du gewinnst.
        [among] Ihr gewinnt gemeinsam.
       *[not] { $winners } { $winners-count ->
            [one] gewinnt.
           *[other] gewinnen gemeinsam.
        }
    }
}

# Warum nicht.
why-tile-first = Wähle erst das Plättchen, das es trifft (R17).
why-points-first = Nutze erst die Punkte der gespielten Karte (R2).
why-not-in-hand = Du hast { $card-acc } nicht auf der Hand (R1).
why-card-first = Spiele erst eine Karte (R1).
why-dead = Dieser { $colour-stem }e Archäologe ist tot (R12).
why-escaped = Dieser { $colour-stem }e Archäologe ist schon entkommen (R7).
why-second = Dort stehen zwei { $colour-stem }e Archäologen, einer wie der andere: Nimm den ersten (R3).
why-not-last-row = Ins Freie geht es nur von der letzten Reihe (R7).
why-exit-colour = Ins Freie kommt { $colour } nur mit einer { $colour-stem }en oder weißen Karte (R7).
why-first-row = Hinein geht es nur über die erste Reihe (R6).
why-stands-there = Dieser { $colour-stem }e Archäologe steht schon auf { $place } (R3).
why-not-next = { $place } liegt nicht neben { $start } (R3).
why-gone = { $place } ist eingestürzt (R3).
why-no-symbol = { $place } zeigt kein Symbol mehr: { $colour } braucht eine { $colour-stem }e oder weiße Karte (R4).
why-no-fit = Die gespielte Karte hat weder die Farbe { $colour } noch das Symbol auf { $place }, { $symbol } (R5).
why-not-yet = Plättchen trifft es erst am Ende der Runde (R14).
why-gone-already = { $place } ist schon eingestürzt (R14).
why-flipped-already = { $place } ist schon umgedreht (R14).
why-other-symbol = { $place } zeigt nicht das Symbol { $symbol } (R14).
why-row-flips = Eine Reihe vor der von { $place } kommt zuerst (R14).
why-row-waits = Eine Reihe vor der von { $place } kommt zuerst (R15).
why-row-falls = Eine Reihe vor der von { $place } kommt zuerst (R16).
