# Elementy Green Box.

# Symbole. `-gender` to rodzaj, do którego stosuje się przymiotnik: czerwony młot, czerwona kropla, czerwone koło,
# czerwone cegły. Przypadki: `-gen` kogo? czego?, `-acc` kogo? co?, `-ins` kim? czym?, `-with` z czym?. `-many` to liczba
# mnoga (mianownik i biernik), `-manygen` jej dopełniacz.
drop = kropla
    .gender = f
    .gen = kropli
    .acc = kroplę
    .ins = kroplą
    .with = z kroplą
    .many = krople
    .manygen = kropli
hammer = młot
    .gender = m
    .gen = młota
    .acc = młot
    .ins = młotem
    .with = z młotem
    .many = młoty
    .manygen = młotów
circles = kręgi
    .gender = pl
    .gen = kręgów
    .acc = kręgi
    .ins = kręgami
    .with = z kręgami
    .many = kręgi
    .manygen = kręgów
bricks = cegły
    .gender = pl
    .gen = cegieł
    .acc = cegły
    .ins = cegłami
    .with = z cegłami
    .many = cegły
    .manygen = cegieł
wheel = koło
    .gender = n
    .gen = koła
    .acc = koło
    .ins = kołem
    .with = z kołem
    .many = koła
    .manygen = kół
arrow = strzałka
    .gender = f
    .gen = strzałki
    .acc = strzałkę
    .ins = strzałką
    .with = ze strzałką
    .many = strzałki
    .manygen = strzałek

# Kolory: `-m`, `-f`, `-n` to mianownik rodzajów (`-n` także liczby mnogiej), `-facc` biernik żeński, `-mgen` (także
# nijaki), `-fgen` i `-plgen` dopełniacz, `-mins` (także nijaki), `-fins` i `-plins` narzędnik.
red = czerwony
    .m = czerwony
    .f = czerwona
    .n = czerwone
    .facc = czerwoną
    .mgen = czerwonego
    .fgen = czerwonej
    .plgen = czerwonych
    .mins = czerwonym
    .fins = czerwoną
    .plins = czerwonymi
yellow = żółty
    .m = żółty
    .f = żółta
    .n = żółte
    .facc = żółtą
    .mgen = żółtego
    .fgen = żółtej
    .plgen = żółtych
    .mins = żółtym
    .fins = żółtą
    .plins = żółtymi
green = zielony
    .m = zielony
    .f = zielona
    .n = zielone
    .facc = zieloną
    .mgen = zielonego
    .fgen = zielonej
    .plgen = zielonych
    .mins = zielonym
    .fins = zieloną
    .plins = zielonymi
blue = niebieski
    .m = niebieski
    .f = niebieska
    .n = niebieskie
    .facc = niebieską
    .mgen = niebieskiego
    .fgen = niebieskiej
    .plgen = niebieskich
    .mins = niebieskim
    .fins = niebieską
    .plins = niebieskimi
white = biały
    .m = biały
    .f = biała
    .n = białe
    .facc = białą
    .mgen = białego
    .fgen = białej
    .plgen = białych
    .mins = białym
    .fins = białą
    .plins = białymi
black = czarny
    .m = czarny
    .f = czarna
    .n = czarne
    .facc = czarną
    .mgen = czarnego
    .fgen = czarnej
    .plgen = czarnych
    .mins = czarnym
    .fins = czarną
    .plins = czarnymi
wood = drewniany
    .m = drewniany
    .f = drewniana
    .n = drewniane
    .facc = drewnianą
    .mgen = drewnianego
    .fgen = drewnianej
    .plgen = drewnianych
    .mins = drewnianym
    .fins = drewnianą
    .plins = drewnianymi
grey = szary
    .m = szary
    .f = szara
    .n = szare
    .facc = szarą
    .mgen = szarego
    .fgen = szarej
    .plgen = szarych
    .mins = szarym
    .fins = szarą
    .plins = szarymi

# Karty, kafelki i kostki, także w dopełniaczu, bierniku i narzędniku.
card = { $symbol-gender ->
    [m] { $colour-m }
    [f] { $colour-f }
   *[n] { $colour-n }
} { $symbol } { $number }
    .gen = { $symbol-gender ->
        [f] { $colour-fgen }
        [pl] { $colour-plgen }
       *[m] { $colour-mgen }
    } { $symbol-gen } { $number }
    .acc = { $symbol-gender ->
        [m] { $colour-m }
        [f] { $colour-facc }
       *[n] { $colour-n }
    } { $symbol-acc } { $number }
    .ins = { $symbol-gender ->
        [f] { $colour-fins }
        [pl] { $colour-plins }
       *[m] { $colour-mins }
    } { $symbol-ins } { $number }
card-hidden = zakryta karta
tile = kafelek { $symbol-with }
    .gen = kafelka { $symbol-with }
    .acc = kafelek { $symbol-with }
    .ins = kafelkiem { $symbol-with }
tile-hidden = zakryty kafelek
cube = { $colour-f } kostka
    .gen = { $colour-fgen } kostki
    .acc = { $colour-facc } kostkę
    .ins = { $colour-fins } kostką
