title = Lügenkarten
tagline = Hoch bieten, gut bluffen, rechtzeitig zweifeln.

option-joker_choice = Joker
option-joker_choice-off = das erste Plättchen der Reihe
option-joker_choice-on = jede Runde neu gewählt
option-cubes = Würfel
option-cubes-five = 5 für alle
option-cubes-hand = so viele wie Karten, schneller

# Karten, Gebote und Plättchen. Farben zählen nicht.
card = { $symbol } { $number }
bid-symbol = { $n } × { $symbol }
bid-sum = Summe { $n }
start-tile = Startplättchen { $symbol }
marker = Marker, noch kein Gebot
marker-bid = { $who ->
    [you] { $bid }, dein Gebot
   *[other] { $bid }, geboten von { $who-name }
}
sum = Summe aller Zahlen
times = { $n } ×
number = { $n }

# Unter einem Plättchen: wie viele davon der Betrachter hat, und die Joker, die mitzählen können.
held = { $jokers ->
    [0] du hast { $n } × { $symbol }
   *[other] du hast { $n } × { $symbol } und { $jokers } Joker
}
and-jokers = + { $n } Joker

# Der Tisch.
head-sum = { $n } Karten: Summenrunde bis { $most }
head-sum-bid = { $n } Karten: Summenrunde bis { $most } · { $bid } { $who ->
    [you] von dir
   *[other] von { $who-name }
}
head-choosing = { $n } Karten auf dem Tisch · der Joker wird gewählt
head-no-jokers = { $n } Karten auf dem Tisch · keine Joker in dieser Runde
head-joker = { $n } Karten auf dem Tisch · Joker: { $joker }
stock = Stapel und Schachtel
deck = Stapel
deck-of = Stapel, { $n } Karten
box = Schachtel
cube = { $who ->
    [you] dein Würfel
   *[other] Würfel von { $who-name }
}
hand = { $who ->
    [you] Deine Hand
   *[other] { $who-name }
}
notice = { $count } { $verdict }
notice-over = { $count } { $verdict } { $result }

# Züge.
make-bid = { $n } × { $symbol } bieten
make-bid-sum = Summe { $n } bieten
liar = Lügner rufen
deal = neue Karten geben
choose = { $symbol } zum Joker machen

prompt-deal = Gib neue Karten, wenn alle gezählt haben.
prompt-choose = Wähle das Symbol, das in dieser Runde Joker ist.
prompt-call = Höher geht es nicht: Rufe Lügner.
prompt-bid = Biete höher als { $bid } oder rufe Lügner.
prompt-open-sum = Eröffne: Biete auf die Summe der Zahlen aller { $n } Karten.
prompt-open = Eröffne: Biete, wie oft ein Symbol unter allen { $n } Karten ist.

# Was geschieht.
deals = { $who ->
    [you] Du mischst und gibst.
   *[other] { $who-name } mischt und gibt.
}
dealt = { $n } Karten sind verteilt.
sum-round = Weniger als vier Karten: Geboten wird auf die Summe aller Zahlen.
opens = { $who ->
    [you] Du eröffnest.
   *[other] { $who-name } eröffnet.
}
keeps-joker = { $who ->
    [you] Du lässt { $joker } als Joker.
   *[other] { $who-name } lässt { $joker } als Joker.
}
makes-joker = { $who ->
    [you] Du machst { $joker } zum Joker.
   *[other] { $who-name } macht { $joker } zum Joker.
}
new-row = Die Reihe: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }.
bids = { $who ->
    [you] Du bietest { $bid }.
   *[other] { $who-name } bietet { $bid }.
}
no-jokers = Eröffnet auf dem Startplättchen: { $joker } ist in dieser Runde kein Joker.
calls = { $who ->
    [you] Du rufst Lügner: { $bidder-name } hat { $bid } geboten.
   *[other] { $who-name } ruft Lügner: { $bidder ->
        [you] Du hast { $bid } geboten.
       *[other] { $bidder-name } hat { $bid } geboten.
    }
}
shows = { $who ->
    [you] Du zeigst { $hand }.
   *[other] { $who-name } zeigt { $hand }.
}
count = Auf dem Tisch: { $plain } × { $symbol }{ $jokers ->
    [count] {" "}und { $wild } × { $joker } (Joker). Joker zählen mit: zusammen { $all }, ohne sie { $plain }.
    [off] {" "}und { $wild } × { $joker } (Joker). Eröffnet auf dem Startplättchen, Joker zählen nicht: { $plain }, mit ihnen { $all }.
    [missing] {" "}und { $wild } × { $joker } (Joker). { $symbol } fehlt ganz, darum zählen Joker nicht.
   *[itself] . Dieses Symbol ist selbst der Joker, jede Karte zählt einmal.
}
total = Die Zahlen aller Karten ergeben { $n }.
loses = { $holds ->
    [0] Das Gebot ist falsch:
   *[other] Das Gebot hält:
} { $who ->
    [you] { $cubes ->
        [0] Du gibst deinen letzten Würfel ab und scheidest aus.
       *[other] Du gibst einen Würfel ab und hast noch { $cubes }.
    }
   *[other] { $cubes ->
        [0] { $who-name } gibt den letzten Würfel ab und scheidet aus.
       *[other] { $who-name } gibt einen Würfel ab und hat noch { $cubes }.
    }
}
result = { $winners-you ->
    [alone] Nur du hast noch Würfel und gewinnst: { $points } übrig.
   *[other] Nur { $winners } hat noch Würfel und gewinnt: { $points } übrig.
}

# Warum nicht.
why-deal-first = Gib zuerst neue Karten (R19).
why-deal = Neue Karten gibt es erst, wenn nach „Lügner“ gezählt ist (R19).
why-choose-first = Wähle zuerst den Joker (Option „{ option-joker_choice }: { option-joker_choice-on }“).
why-open = Noch ist nichts geboten: Wer eröffnet, muss bieten ({ $rule }).
why-joker-fixed = Joker ist immer das erste Plättchen der Reihe (S1).
why-joker-sum = In einer Summenrunde gibt es keinen Joker (R13).
why-joker-chosen = Der Joker dieser Runde ist schon gewählt (Option „{ option-joker_choice }: { option-joker_choice-on }“).
why-sums = In dieser Runde wird auf die Summe der Zahlen geboten, nicht auf Symbole (R13).
why-symbols = Auf die Summe wird erst geboten, wenn weniger als vier Karten verteilt sind (R2).
why-sum-most = { $n } Karten ergeben höchstens { $most } (R13).
why-most = Auf dem Tisch sind nur { $n } Karten (R4).
why-top = Höher als { $bid } geht es nicht: Rufe Lügner ({ $rule }).
why-sum-low = { $n } ist nicht mehr als { $last } (R14).
why-low = { $bid } ist nicht höher als { $last }: größere Zahl, oder gleiche Zahl weiter hinten (R7).
