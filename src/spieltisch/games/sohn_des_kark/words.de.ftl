title = Sohn des Kark
tagline = Eine Landschaft aus Märkten, Städten und Kreuzungen.

# Satzteile.
points-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
with-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
top-left = oben links
top-right = oben rechts
bottom-left = unten links
bottom-right = unten rechts
closed-tiles = verdeckte Plättchen
    .many = verdeckte Plättchen

# Die Landschaft.
landscape = Landschaft
cell = Feld { $cell }
centre-of = Mitte von { $cell }
crossing-at = Kreuzung oben rechts an { $cell }
tile-open = { $cell }, { $symbol }
tile-closed = { $cell }, verdeckt
tile-closed-by-you = { $cell }, von dir verdeckt: { $symbol }
crossing = { $who ->
    [you] deine Kreuzung
   *[other] Kreuzung von { $who-name }
}
city = { $who ->
    [you] deine Stadt
   *[other] Stadt von { $who-name }
}: { points-worth }
market = { $who ->
    [you] dein { $symbol }-Markt
   *[other] { $symbol }-Markt von { $who-name }
}: { points-worth }

# Hände, Vorräte und der Stapel.
own-things = Dein Plättchen und dein Vorrat
things-of = Vorrat von { $who-name }
drawn-tile = gezogenes Plättchen
drawn-tile-of = gezogenes Plättchen von { $who-name }
drawn-open = gezogenes Plättchen, offen: { $symbol }
drawn-closed = gezogenes Plättchen, verdeckt: { $symbol }
stack = Stapel
stack-of = Stapel: { $n } Plättchen
note-cubes = { $n } Würfel
note-laying = legt gerade

# Die Tafel.
overview = Plättchen und Einfluss der Kreuzungen
lying = { $kind-many } auf dem Tisch: { $n }
influence-of = { $who ->
    [you] dein Einfluss
   *[other] Einfluss von { $who-name }
}
influence = { $who ->
    [you] dein Einfluss auf { $kind-many }
   *[other] Einfluss von { $who-name } auf { $kind-many }
}: { $n }

# Züge.
label-open = { $symbol } offen auf { $cell }
label-closed = { $symbol } verdeckt auf { $cell }
label-none = Ohne Würfel weiter
label-crossing = Würfel auf die Kreuzung { $corner }
label-city = Würfel in die Mitte: Stadt
label-market = Würfel in die Mitte: { $symbol }-Markt
short-open = offen
short-closed = verdeckt
short-crossing = Kreuzung { $corner }
short-city = Stadt: { $n }
short-market = Markt: { $n }
prompt-tile = Lege dein { $tile } an, offen oder verdeckt.
prompt-cube = Setze einen Würfel auf dein Plättchen, oder mach ohne Würfel weiter.
prompt-no-cube = Du hast keinen Würfel im Vorrat. Beende deinen Zug.

# Was geschieht.
stacked = Auf (0, 0) liegt ein verdecktes Plättchen, auf (1, 0) ein offenes: { $symbol }. Im Stapel sind { $tiles } Plättchen.
begins = { $who ->
    [you] Du beginnst.
   *[other] { $who-name } beginnt.
}
lays-open = { $who ->
    [you] Du legst ein Plättchen offen auf { $cell }: { $symbol }.
   *[other] { $who-name } legt ein Plättchen offen auf { $cell }: { $symbol }.
}
lays-closed = { $who ->
    [you] Du legst ein Plättchen verdeckt auf { $cell }.
   *[other] { $who-name } legt ein Plättchen verdeckt auf { $cell }.
}
closes = Du legst ein Plättchen verdeckt auf { $cell }: { $symbol }.
opens-market = { $who ->
    [you] Du eröffnest den { $symbol }-Markt.
   *[other] { $who-name } eröffnet den { $symbol }-Markt.
}
founds-city = { $who ->
    [you] Du gründest eine Stadt.
   *[other] { $who-name } gründet eine Stadt.
}
puts-on-crossing = { $who ->
    [you] Du setzt einen Würfel auf die Kreuzung { $corner }.
   *[other] { $who-name } setzt einen Würfel auf die Kreuzung { $corner }.
}
loses-market = { $who ->
    [you] Du verlierst deinen { $symbol }-Markt: { points-worth }, dein Würfel kommt zurück.
   *[other] { $who-name } verliert den { $symbol }-Markt: { points-worth }, der Würfel kommt zurück.
}
city-complete = { $who ->
    [you] Deine Stadt
   *[other] Die Stadt von { $who-name }
} auf { $cell } { $points ->
    [6] sieht alle sechs Symbole
   *[other] ist umschlossen
}: { points-worth }, der Würfel kommt zurück.
last-tile = Das letzte Plättchen liegt. Jetzt wird gewertet.
market-counts = { $who ->
    [you] Dein { $symbol }-Markt
   *[other] { $symbol }-Markt von { $who-name }
}: { points-worth }.
city-counts = { $who ->
    [you] Deine Stadt
   *[other] Stadt von { $who-name }
} auf { $cell }: { points-worth }.
leads = { $who-you ->
    [alone] Du hast
    [among] { $who } habt
   *[not] { $who } { $who-count ->
        [one] hat
       *[other] haben
    }
} den größten Einfluss auf { $kind-many } { $who-count ->
    [one] ({ $influence }): { points-worth }.
   *[other] (je { $influence }): je { points-worth }.
}
result = { $winners-you ->
    [alone] Du gewinnst mit { with-points }.
    [among] Ihr gewinnt gemeinsam mit je { with-points }: { $winners }.
   *[not] { $winners } { $winners-count ->
        [one] gewinnt mit { with-points }.
       *[other] gewinnen gemeinsam mit je { with-points }.
    }
}

# Warum nicht.
why-laid = Dein Plättchen liegt schon: Jetzt geht es um den Würfel (R5).
why-taken = Auf { $cell } liegt schon ein Plättchen (R3).
why-apart = { $cell } hat mit keinem Plättchen eine Seite gemeinsam (R3).
why-barred = Verdeckt geht es auf { $cell } nicht: Daneben auf { $beside } liegt schon eins verdeckt (R4).
why-tile-first = Lege erst dein Plättchen an (R3).
why-no-cube = Du hast keinen Würfel im Vorrat (R6).
why-own-market = Der { $symbol }-Markt gehört dir schon (R8).
why-no-crossing = An der Ecke { $corner } liegen noch keine vier Plättchen (R5).
