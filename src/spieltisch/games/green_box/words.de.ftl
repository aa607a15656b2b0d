# Die Teile der Green Box.

# Die Symbole. `-ending` ist die Endung eines Eigenschaftsworts davor: roter Hammer, rotes Rad.
drop = Tropfen
    .many = Tropfen
    .ending = er
hammer = Hammer
    .many = Hämmer
    .ending = er
circles = Kreise
    .many = Kreise
    .ending = e
bricks = Ziegel
    .many = Ziegel
    .ending = e
wheel = Rad
    .many = Räder
    .ending = es
arrow = Pfeil
    .many = Pfeile
    .ending = er

# Die Farben. `-stem` mit einer Endung ist das Eigenschaftswort: rote, rotem.
red = Rot
    .stem = rot
yellow = Gelb
    .stem = gelb
green = Grün
    .stem = grün
blue = Blau
    .stem = blau
white = Weiß
    .stem = weiß
black = Schwarz
    .stem = schwarz
wood = Holz
    .stem = hölzern
grey = Grau
    .stem = grau

# Karten, Plättchen und Würfel, mit Artikel im ersten, dritten und vierten Fall.
card = { $colour-stem }e { $symbol }-{ $number }
    .nom = die { $colour-stem }e { $symbol }-{ $number }
    .dat = der { $colour-stem }en { $symbol }-{ $number }
    .acc = die { $colour-stem }e { $symbol }-{ $number }
card-hidden = verdeckte Karte
tile = { $symbol }-Plättchen
    .nom = das { $symbol }-Plättchen
    .dat = dem { $symbol }-Plättchen
    .acc = das { $symbol }-Plättchen
tile-hidden = verdecktes Plättchen
cube = { $colour-stem }er Würfel
    .nom = der { $colour-stem }e Würfel
    .dat = dem { $colour-stem }en Würfel
    .acc = den { $colour-stem }en Würfel
