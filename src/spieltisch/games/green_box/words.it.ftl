# Le parti della Green Box.

# I simboli. `-gender` è il genere, per gli aggettivi e gli articoli: m, f, o mp per il maschile plurale.
# `-on` è il plurale con su.
drop = goccia
    .many = gocce
    .on = sulle gocce
    .gender = f
hammer = martello
    .many = martelli
    .on = sui martelli
    .gender = m
circles = cerchi
    .many = cerchi
    .on = sui cerchi
    .gender = mp
bricks = mattoni
    .many = mattoni
    .on = sui mattoni
    .gender = mp
wheel = ruota
    .many = ruote
    .on = sulle ruote
    .gender = f
arrow = freccia
    .many = frecce
    .on = sulle frecce
    .gender = f

# I colori. La parola da sola è il maschile singolare; `-f`, `-mp` e `-fp` sono gli altri generi.
red = rosso
    .f = rossa
    .mp = rossi
    .fp = rosse
yellow = giallo
    .f = gialla
    .mp = gialli
    .fp = gialle
green = verde
    .f = verde
    .mp = verdi
    .fp = verdi
blue = blu
    .f = blu
    .mp = blu
    .fp = blu
white = bianco
    .f = bianca
    .mp = bianchi
    .fp = bianche
black = nero
    .f = nera
    .mp = neri
    .fp = nere
wood = di legno
    .f = di legno
    .mp = di legno
    .fp = di legno
grey = grigio
    .f = grigia
    .mp = grigi
    .fp = grigie

# Carte, tessere e cubetti; `-the` con l’articolo.
card = { $symbol } { $symbol-gender ->
    [f] { $colour-f }
    [mp] { $colour-mp }
   *[m] { $colour }
} { $number }
    .the = { $symbol-gender ->
        [f] la { $symbol } { $colour-f }
        [mp] i { $symbol } { $colour-mp }
       *[m] il { $symbol } { $colour }
    } { $number }
card-hidden = carta coperta
tile = tessera { $symbol }
    .the = la tessera { $symbol }
tile-hidden = tessera coperta
cube = cubetto { $colour }
    .the = il cubetto { $colour }
