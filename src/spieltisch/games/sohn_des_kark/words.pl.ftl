title = Syn Karka
tagline = Kraina targów, miast i skrzyżowań.

# Części zdań. Rogi są rodzaju nijakiego, jak skrzyżowanie; `-loc` to „na … rogu”.
points-worth = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
    .gen = { $points ->
        [one] 1 punktu
       *[other] { $points } punktów
    }
top-left = lewe górne
    .loc = lewym górnym
top-right = prawe górne
    .loc = prawym górnym
bottom-left = lewe dolne
    .loc = lewym dolnym
bottom-right = prawe dolne
    .loc = prawym dolnym
closed-tiles = zakryte kafelki
    .many = zakryte kafelki

# Kraina.
landscape = Kraina
cell = pole { $cell }
centre-of = środek { $cell }
crossing-at = skrzyżowanie w prawym górnym rogu { $cell }
tile-open = { $cell }, { $symbol }
tile-closed = { $cell }, zakryty kafelek
tile-closed-by-you = { $cell }, twój zakryty kafelek: { $symbol }
crossing = { $who ->
    [you] twoje skrzyżowanie
   *[other] skrzyżowanie: { $who-name }
}
city = { $who ->
    [you] twoje miasto
   *[other] miasto ({ $who-name })
}: { points-worth }
market = { $who ->
    [you] twój targ { $symbol-manygen }
   *[other] targ { $symbol-manygen } ({ $who-name })
}: { points-worth }

# Ręce, zapasy i stos.
own-things = Twój kafelek i twój zapas
things-of = Zapas: { $who-name }
drawn-tile = dobrany kafelek
drawn-tile-of = dobrany kafelek: { $who-name }
drawn-open = { $symbol }, kafelek odkryty
drawn-closed = { $symbol }, kafelek zakryty
stack = Stos
stack-of = stos: { $n ->
    [one] 1 kafelek
    [few] { $n } kafelki
   *[many] { $n } kafelków
}
note-cubes = { $n ->
    [one] 1 kostka
    [few] { $n } kostki
   *[many] { $n } kostek
}
note-laying = dokłada kafelek

# Tabela.
overview = Kafelki i wpływ skrzyżowań
lying = { $kind-many } na stole: { $n }
influence-of = { $who ->
    [you] twój wpływ
   *[other] wpływ: { $who-name }
}
influence = { $who ->
    [you] twój wpływ na { $kind-many }
   *[other] wpływ na { $kind-many } ({ $who-name })
}: { $n }

# Ruchy.
label-open = { $symbol }, odkryty kafelek na { $cell }
label-closed = { $symbol }, zakryty kafelek na { $cell }
label-none = Dalej bez kostki
label-crossing = Kostka na skrzyżowanie { $corner }
label-city = Kostka na środek: miasto
label-market = Kostka na środek: targ { $symbol-manygen }
short-open = odkryty
short-closed = zakryty
short-crossing = Skrzyżowanie { $corner }
short-city = Miasto: { $n }
short-market = Targ: { $n }
prompt-tile = Dołóż swój { $tile }, odkryty albo zakryty.
prompt-cube = Połóż kostkę na swoim kafelku albo graj dalej bez niej.
prompt-no-cube = Nie masz kostki w zapasie. Zakończ turę.

# Co się dzieje.
stacked = Na (0, 0) leży zakryty kafelek, na (1, 0) odkryty: { $symbol }. Kafelki w stosie: { $tiles }.
begins = { $who ->
    [you] Zaczynasz.
   *[other] { $who-name } zaczyna.
}
lays-open = { $who ->
    [you] Kładziesz odkryty kafelek na { $cell }: { $symbol }.
   *[other] { $who-name } kładzie odkryty kafelek na { $cell }: { $symbol }.
}
lays-closed = { $who ->
    [you] Kładziesz zakryty kafelek na { $cell }.
   *[other] { $who-name } kładzie zakryty kafelek na { $cell }.
}
closes = Kładziesz zakryty kafelek na { $cell }: { $symbol }.
opens-market = { $who ->
    [you] Otwierasz targ { $symbol-manygen }.
   *[other] { $who-name } otwiera targ { $symbol-manygen }.
}
founds-city = { $who ->
    [you] Zakładasz miasto.
   *[other] { $who-name } zakłada miasto.
}
puts-on-crossing = { $who ->
    [you] Kładziesz kostkę na skrzyżowanie { $corner }.
   *[other] { $who-name } kładzie kostkę na skrzyżowanie { $corner }.
}
loses-market = { $who ->
    [you] Tracisz targ { $symbol-manygen }: { points-worth }, twoja kostka wraca.
   *[other] { $who-name } traci targ { $symbol-manygen }: { points-worth }, kostka wraca.
}
city-complete = { $who ->
    [you] Twoje miasto
   *[other] Miasto gracza { $who-name }
} na { $cell } { $points ->
    [6] widzi wszystkie sześć symboli
   *[other] jest otoczone
}: { points-worth }, kostka wraca.
last-tile = Ostatni kafelek leży. Teraz pora na punktację.
market-counts = { $who ->
    [you] Twój targ { $symbol-manygen }
   *[other] Targ { $symbol-manygen } ({ $who-name })
}: { points-worth }.
city-counts = { $who ->
    [you] Twoje miasto
   *[other] Miasto gracza { $who-name }
} na { $cell }: { points-worth }.
leads = { $who-you ->
    [alone] Masz
    [among] { $who } macie
   *[not] { $who } { $who-count ->
        [one] ma
       *[other] mają
    }
} największy wpływ na { $kind-many } { $who-count ->
    [one] ({ $influence }): { points-worth }.
   *[other] (po { $influence }): po { points-worth }.
}
result = { $winners-you ->
    [alone] Wygrywasz z wynikiem
    [among] { $winners } wygrywacie wspólnie z wynikiem
   *[not] { $winners } { $winners-count ->
        [one] wygrywa z wynikiem
       *[other] wygrywają wspólnie z wynikiem
    }
} { points-worth.gen }.

# Dlaczego nie.
why-laid = Twój kafelek już leży: teraz chodzi o kostkę (R5).
why-taken = Na { $cell } leży już kafelek (R3).
why-apart = { $cell } nie ma wspólnego boku z żadnym kafelkiem (R3).
why-barred = Na { $cell } nie wolno położyć zakrytego: obok, na { $beside }, już taki leży (R4).
why-tile-first = Najpierw dołóż kafelek (R3).
why-no-cube = Nie masz kostki w zapasie (R6).
why-own-market = Targ { $symbol-manygen } już należy do ciebie (R8).
why-no-crossing = Na { $corner-loc } rogu nie leżą jeszcze cztery kafelki (R5).
