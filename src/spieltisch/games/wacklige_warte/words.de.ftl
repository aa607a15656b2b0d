title = Wacklige Warte
tagline = Hohe Türme öffnen gute Karten, solange sie stehen.

option-hands = Hände
option-hands-steady = ruhig
option-hands-normal = normal
option-hands-shaky = zittrig
option-black = Schwarze Karten
option-black-yes = ja
option-black-no = nein
option-balanced = Hohe Karten oben
option-balanced-yes = ja
option-balanced-no = nein
option-fall_card = Karte nach einem Sturz
option-fall_card-yes = ja
option-fall_card-no = nein
option-finish_round = Runde zu Ende spielen
option-finish_round-yes = ja
option-finish_round-no = nein

# Der Tisch.
columns = Karten
column = Spalte { $n }
pile = Stapel
pile-of = { $n ->
    [one] Stapel: 1 Karte
   *[other] Stapel: { $n } Karten
}
towers = Türme
tower = Turm { $tower }: { $cubes } Würfel
stock = Vorrat
stock-of = Vorrat, { $cube }: { $n }
cards-of = { $who ->
    [you] Deine Karten
   *[other] Karten von { $who-name }
}
note-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
note-symbol = { $n } × { $symbol }
note-aims = zielt mit { $colour } auf Turm { $tower }

# Entfernungen auf einem Turm, und wohin er fallen kann.
left = { $n } nach links
right = { $n } nach rechts
front = { $n } nach vorn
back = { $n } nach hinten
centre = genau auf die Mitte
to-left = nach links
to-right = nach rechts
to-front = nach vorn
to-back = nach hinten

# Züge.
build = { $colour-stem }en Würfel auf Turm { $tower }
aim = zielen: { $aim }
aim-plumb = zielen: { $aim } (im Lot)
take = { $card } nehmen
take-none = keine Karte nehmen
found = { $colour-stem }en Würfel als neuen Sockel

prompt-build = Nimm einen Würfel und wähle einen Turm.
prompt-aim = Ziele und lass den { $colour-stem }en Würfel über Turm { $tower } los.
prompt-take = Turm { $tower } steht. Nimm eine Karte oder verzichte.
prompt-found = Turm { $tower } ist gefallen. Setze einen Würfel als neuen Sockel.
prompt-console = Nimm eine unterste Karte, die zum Sockel passt, oder verzichte.

# Was geschieht.
set-up = Vier Türme stehen mit je einem Würfel, vier Spalten Karten liegen aus. { $who ->
    [you] Du beginnst.
   *[other] { $who-name } beginnt.
}
holds = { $who ->
    [you] Du hältst
   *[other] { $who-name } hält
} einen { $colour-stem }en Würfel über Turm { $tower } ({ $cubes } Würfel hoch).
lets-go = { $who ->
    [you] Du zielst mit dem { $colour-stem }en Würfel { $aim } und lässt los.
   *[other] { $who-name } zielt mit dem { $colour-stem }en Würfel { $aim } und lässt los.
}
steady = { $who ->
    [you] Deine Hand bleibt ruhig.
   *[other] Die Hand von { $who-name } bleibt ruhig.
}
wavers = { $who ->
    [you] Deine Hand zittert { $error }.
   *[other] Die Hand von { $who-name } zittert { $error }.
}
stands = Turm { $tower } steht und ist jetzt { $cubes } Würfel hoch.
falls = Turm { $tower } kippt { $side }: { $cubes } Würfel gehen zurück in den Vorrat.
founds = { $who ->
    [you] Du setzt einen { $colour-stem }en Würfel als neuen Sockel von Turm { $tower }.
   *[other] { $who-name } setzt einen { $colour-stem }en Würfel als neuen Sockel von Turm { $tower }.
}
nothing-in-reach = Keine Karte passt und ist erreichbar.
nothing-fits = Keine unterste Karte passt dazu.
takes = { $who ->
    [you] Du nimmst { $card-acc }.
   *[other] { $who-name } nimmt { $card-acc }.
}
takes-none = { $who ->
    [you] Du nimmst keine Karte.
   *[other] { $who-name } nimmt keine Karte.
}
new-card = Oben in die Spalte kommt { $card-nom }.
column-empty = Die Spalte ist jetzt leer.
ends = Das Spiel ist aus: { $why }.
columns-empty = Mindestens zwei Spalten sind leer
nobody-takes = In { $rounds } Runden hat niemand eine Karte genommen
stock-empty = Der Vorrat ist leer
result = { $winners-you ->
    [alone] Du gewinnst mit { $points } Punkten.
    [among] Ihr gewinnt gemeinsam mit je { $points } Punkten: { $winners }.
   *[not] { $winners } { $winners-count ->
        [one] gewinnt mit { $points } Punkten.
       *[other] gewinnen gemeinsam mit je { $points } Punkten.
    }
}

# Warum nicht.
why-build = Wähle zuerst einen Würfel und einen Turm (R1).
why-aim = Ziele zuerst mit dem Würfel in deiner Hand (R2).
why-take = Der Würfel liegt. Jetzt nimmst du eine Karte oder keine (R8).
why-found = Der Turm braucht zuerst einen neuen Sockel (R14).
why-console = Der Sockel steht. Jetzt nimmst du eine unterste Karte oder keine (R15).
why-full = Turm { $tower } ist voll: { $most } Würfel sind die Grenze (R1).
why-no-cube = Im Vorrat ist kein { $colour-stem }er Würfel mehr (R16).
why-no-card = An diesem Platz der Spalte liegt keine Karte (R8).
why-bottom-only = Nach einem Sturz darfst du nur unterste Karten nehmen, nicht { $card-acc } (R15).
why-no-fit = Zu deinem Würfel passt { $card-nom } nicht: Nimm eine { $colour-stem }e, weiße oder schwarze Karte (R9).
why-not-paid = Turm { $tower } ohne den neuen Würfel bezahlt die Karten unter { $card-dat } nicht (R10).
