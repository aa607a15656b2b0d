title = War 2.0
tagline = Erobere die Welt mit Karten, die jeder zählen und niemand lesen kann.

option-map = Weltkarte
option-map-grid = eine große Insel, jedes Mal neu
option-map-archipelago = Inseln mit schmalen Brücken
option-map-ring = rund um einen See
option-map-two_worlds = zwei Kontinente

# Dinge, und wie viele.
card = { $symbol }-{ $number }
tile = { $tile } ({ $symbol })
units = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
}
actions = { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
}

# Der Tisch.
world = Weltkarte
land = { $tile }, { $symbol }
land-yellow = { $tile }, gelb
army = { $tile }: { $n ->
    [one] 1 { $colour-stem }e Einheit
   *[other] { $n } { $colour-stem }e Einheiten
}
order-turn = Zug
order-reinforce = Verstärken
order-march = Marsch
order-left = { $order }, noch { $n }
side-attack = Angriff
side-defence = Verteidigung
reserve = { $who ->
    [you] deine Reserve
   *[other] Reserve von { $who-name }
}
cards = { $who ->
    [you] Deine Karten
   *[other] { $who-name }
}
hand = Hand
pile = Ablage
later = für später
card-dim = { $card }, gespielt
card-locked = { $card }, kommt später dazu
card-secret = verdeckt gewählt
note-out = ausgeschieden
note-reserve = { $n } in Reserve
note-last-turn = letzter Zug
note-score = Gebiete { $land }, Symbole { $variety }, Sätze { $sets }
notice-fight = Kampf um { $tile }: { $attacker ->
    [you] du
   *[other] { $attacker-name }
} { $attack } : { $defence } { $defender ->
    [you] du
   *[other] { $defender-name }
}, { $winner ->
    [you] du gewinnst
   *[other] { $winner-name } gewinnt
}
notice-fight-and-end = { notice-fight } · { end-near }

# Züge.
unit-on = Einheit auf { $tile }
retreat = Rückzug nach { $tile }
open-with = Zug mit der { $card } eröffnen: { actions }
fight-with = Kampf mit der { $card }: Stärke { $strength }
reinforce-with = Verstärken mit der { $card }
march-with = Marschieren mit der { $card }
march = Einheit von { $here } nach { $there }
attack = Angriff von { $here } auf { $there }
advance = { $n ->
    [0] Nicht nachrücken
   *[other] Nachrücken mit { units }
}
end-reinforcing = Verstärkung beenden
end-march = Marsch beenden
take-up = Karten aufnehmen und weitermachen
end-turn = Zug beenden

prompt-settle = Setze eine Einheit auf ein freies gelbes Gebiet, nicht neben eigene.
prompt-strengthen = Setze eine weitere Einheit auf ein eigenes Gebiet.
prompt-first-card = Eröffne den Zug mit einer Karte: Ihre Zahl ist die Zahl deiner Aktionen.
prompt-action = Noch { actions }: verstärke, marschiere oder greife an.
prompt-again = Noch { actions }: marschiere oder greife an.
prompt-empty = Deine Hand ist leer, { actions } übrig: Nimm Karten auf oder beende den Zug.
prompt-reinforce = Setze bis zu { units }, höchstens eine auf jedes deiner Gebiete.
prompt-march = { $n ->
    [one] Ziehe Einheiten aus einem Gebiet.
   *[other] Ziehe Einheiten aus bis zu { $n } Gebieten.
}
prompt-march-on = { $n ->
    [0] Ziehe weitere Einheiten aus { $tile }.
    [one] Ziehe Einheiten aus { $tile }, dann aus einem weiteren Gebiet.
   *[other] Ziehe Einheiten aus { $tile }, dann aus bis zu { $n } weiteren Gebieten.
}
prompt-attack = Angriff von { $here } auf { $there }, { units } gegen { $others }: Wähle verdeckt eine Karte.
prompt-defend = { $who-name } greift { $there } an, { units } gegen { $others } von dir: Wähle eine Karte.
prompt-retreat = Wohin ziehen sich deine Einheiten zurück?
prompt-advance = Wie viele Einheiten rücken auf { $tile } nach?

# Was geschieht.
settles-first = { $who ->
    [you] Du setzt die erste Einheit; gesetzt wird gegen den Uhrzeigersinn.
   *[other] { $who-name } setzt die erste Einheit; gesetzt wird gegen den Uhrzeigersinn.
}
settles-last = { $who ->
    [you] Du setzt zuletzt und hast den ersten Zug.
   *[other] { $who-name } setzt zuletzt und hat den ersten Zug.
}
settles = { $who ->
    [you] Du setzt eine Einheit auf { $tile }.
   *[other] { $who-name } setzt eine Einheit auf { $tile }.
}
next-turn = { $who ->
    [you] Du bist am Zug.
   *[other] { $who-name } ist am Zug.
}
last-turn = { $who ->
    [you] Du hast deinen letzten Zug.
   *[other] { $who-name } hat einen letzten Zug.
}
takes-up = { $who ->
    [you] Du nimmst deine Ablage auf.
   *[other] { $who-name } nimmt die Ablage auf.
}
takes-up-more = { $who ->
    [you] Du nimmst deine Ablage und die { $card } auf.
   *[other] { $who-name } nimmt die Ablage und die { $card } auf.
}
opens = { $who ->
    [you] Du eröffnest mit der { $card }: { actions }.
   *[other] { $who-name } eröffnet mit der { $card }: { actions }.
}
reinforces-with = { $who ->
    [you] Du legst die { $card } zum Verstärken.
   *[other] { $who-name } legt die { $card } zum Verstärken.
}
reinforces = { $who ->
    [you] Du verstärkst { $tile }.
   *[other] { $who-name } verstärkt { $tile }.
}
ends-reinforcing = { $who ->
    [you] Du beendest die Verstärkung.
   *[other] { $who-name } beendet die Verstärkung.
}
marches-with = { $who ->
    [you] Du legst die { $card } zum Marschieren.
   *[other] { $who-name } legt die { $card } zum Marschieren.
}
marches = { $who ->
    [you] Du ziehst eine Einheit von { $here } nach { $there }.
   *[other] { $who-name } zieht eine Einheit von { $here } nach { $there }.
}
ends-march = { $who ->
    [you] Du beendest den Marsch.
   *[other] { $who-name } beendet den Marsch.
}
attacks = { $who ->
    [you] Du greifst { $whom-name } von { $here } aus auf { $there } an.
   *[other] { $whom ->
        [you] { $who-name } greift dich von { $here } aus auf { $there } an.
       *[other] { $who-name } greift { $whom-name } von { $here } aus auf { $there } an.
    }
}
chooses = Du wählst verdeckt die { $card }.
has-chosen = { $who-name } wählt verdeckt eine Karte.
fights = { $who ->
    [you] Du kämpfst mit { strength }.
   *[other] { $who-name } kämpft mit { strength }.
}
strength = { $symbol ->
    [0] der { $card } und { units }: Stärke { $strength }
   *[other] der { $card }, { units } und dem passenden Symbol: Stärke { $strength }
}
loses = { $who ->
    [you] Du verlierst eine Einheit auf { $tile }.
   *[other] { $who-name } verliert eine Einheit auf { $tile }.
}
retreats = { $who ->
    [you] Du ziehst dich mit { units } nach { $tile } zurück.
   *[other] { $who-name } zieht sich mit { units } nach { $tile } zurück.
}
stays = { $who ->
    [you] Du kannst nicht zurück und bleibst mit { units } auf { $tile }.
   *[other] { $who-name } kann nicht zurück und bleibt mit { units } auf { $tile }.
}
advances = { $n ->
    [0] { $who ->
        [you] Du rückst nicht auf { $tile } nach.
       *[other] { $who-name } rückt nicht auf { $tile } nach.
    }
   *[other] { $who ->
        [you] Du rückst mit { units } auf { $tile } nach.
       *[other] { $who-name } rückt mit { units } auf { $tile } nach.
    }
}
ends-turn = { $who ->
    [you] Du beendest deinen Zug.
   *[other] { $who-name } beendet den Zug.
}
falls = { $who ->
    [you] Du hast kein Gebiet mehr und bist ausgeschieden.
   *[other] { $who-name } hat kein Gebiet mehr und ist ausgeschieden.
}
end-near = Alle haben ihre 6: Nach diesem Zug hat jeder noch einen letzten.
last-turns-over = Alle letzten Züge sind gespielt.
one-left = { $who-you ->
    [alone] Außer dir ist niemand mehr da.
   *[other] Außer { $who } ist niemand mehr da.
}
scores = { $who ->
    [you] Du hast { $score }.
   *[other] { $who-name } hat { $score }.
}
score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $land } für Gebiete, { $variety } für Symbole, { $sets } für Sätze
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
why-settle-first = Setze erst eine Einheit auf die Karte (S4).
why-strengthen-first = Setze erst eine Einheit auf ein eigenes Gebiet (S6).
why-open-first = Eröffne erst den Zug mit einer Karte (R1).
why-reinforce-first = Beende erst die Verstärkung (R4).
why-march-first = Beende erst den Marsch (R7).
why-fight-first = Wähle erst deine Karte für den Kampf (R14).
why-retreat-first = Wähle erst, wohin deine Einheiten weichen (R18).
why-advance-first = Sage erst, wie viele Einheiten nachrücken (R19).
why-place = Lege erst eine Karte zum Verstärken (R4).
why-no-such-tile = Dieses Gebiet gibt es auf der Karte nicht (S1).
why-not-yellow = { $tile } ist nicht gelb (S4).
why-taken = { $tile } ist schon besetzt (S4).
why-beside = { $tile } liegt neben einem Gebiet von dir (S5).
why-not-near = { $tile } liegt nicht neben dem Kampf (R18).
why-not-yours-to-retreat = { $tile } gehört dir nicht (R18).
why-own-first = { $tile } ist frei, aber erst kommen eigene Gebiete daneben (R18).
why-not-yours = { $tile } gehört dir nicht (R4).
why-served = { $tile } hat schon eine Einheit bekommen (R4).
why-use = Lege die Karte zum Verstärken oder Marschieren, oder greife an (R2).
why-not-held = Du hast die { $card } nicht auf der Hand (R1).
why-once = Verstärken geht nur einmal im Zug (R5).
why-no-tile = Dort liegt kein Gebiet (R8).
why-march-card = Lege erst eine Karte zum Marschieren (R7).
why-no-units = Auf { $here } stehen keine Einheiten von dir (R8).
why-no-card = Ohne Karte kannst du nicht angreifen (R14).
why-own = { $there } gehört dir selbst (R13).
why-nobody = Auf { $there } steht niemand: Dorthin marschierst du (R13).
why-closed = Der Marsch aus { $here } ist schon beendet (R9).
why-no-source = Die Karte ist ausgeschöpft: Aus { $here } zieht niemand mehr (R7).
why-held = { $there } ist vom Gegner besetzt (R8).
why-advance = Nachrücken kannst du nur nach einem Sieg (R19).
why-too-many = So viele Einheiten stehen nicht auf { $tile } (R19).
why-take-up = Aufnehmen kannst du erst mit leerer Hand (R21).
why-nothing-to-end = Es läuft keine Verstärkung und kein Marsch (R6).
why-must-act = Wer Karten aufnimmt, muss noch eine Aktion machen (R21).
