title = Świątynia zagłady
tagline = Ratujcie relikty i siebie, zanim wszystko się zawali.

option-temple = Świątynia
option-temple-normal = dziewięć rzędów
option-temple-easy = osiem rzędów, łatwiej
option-open_hands = Odkryte ręce
option-open_hands-off = widzisz tylko swoje karty
option-open_hands-on = wszyscy widzą wszystkie karty
option-temple_row = Karty świątyni
option-temple_row-grow = sześć nowych co rundę
option-temple_row-fill = uzupełniane do sześciu, łatwiej

# Świątynia.
temple = Świątynia, runda { $round }
place = { $place }
row = rząd { $n }
tile = { $tile } ({ $symbol })
tile-flipped = { $tile } (odwrócony)
tile-in-danger = { $tile }, zagrożony
tile-falling = { $tile }, zaraz się zawali
on-tile = na { $tile }
out = na zewnątrz
front = przed świątynią
dead = nie żyje
one-of = { $colour-m } archeolog
two-of = dwaj archeolodzy ({ $colour })
archaeologist = { $colour-m } archeolog, { $at }
in-play = { $points ->
    [0] karta w grze: brak
    [one] karta w grze, jeszcze 1 punkt
    [few] karta w grze, jeszcze { $points } punkty
   *[many] karta w grze, jeszcze { $points } punktów
}

# Karty.
kind = { $symbol-gender ->
    [m] { $colour-m }
    [f] { $colour-f }
   *[n] { $colour-n }
} { $symbol }
relics = Relikty
relic-served = { $card }, do zebrania
collected-of = zebrane: { $n } z { $of }
temple-row = Karty świątyni
temple-glow = { $card }, zażegnana karta
temple-chosen = { $card }, uderza teraz
temple-dim = { $card }, po uderzeniu
piles = Talie
relic-pile = talia reliktów
temple-pile = talia kart świątyni
temple-discard = odrzucone karty świątyni
move-pile = talia kart ruchu
move-discard = odrzucone karty ruchu
pile-of = { $pile }: jeszcze { $n }
hand = { $who ->
    [you] Twoja ręka
   *[other] Ręka: { $who-name }
}
note-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
note-start = zaczyna rundę

# Ruchy.
play = zagraj { $card-acc }
enter = { $colour } wchodzi na { $tile }
step = { $colour } z { $start } na { $tile }
leave = { $colour } z { $start } na zewnątrz
flip = odwróć { $tile }
fall = zawal { $place }

prompt-card = Zagraj kartę.
prompt-point = { $points ->
    [one] Rusz archeologa { $card-ins }.
   *[other] Rusz archeologa { $card-ins }, pierwszy z dwóch razy.
}
prompt-flip = Karta świątyni „{ $card }” odwraca kafelek: wybierz który.
prompt-fall = Karta świątyni „{ $card }” zawala kafelek: wybierz który.

# Co się dzieje.
relics-come = Odkryte relikty: { $relics }.
temple-cards-come = Odkryte karty świątyni: { $cards }.
temple-reshuffled = Odrzucone karty świątyni są tasowane w nową talię.
movement-reshuffled = Odrzucone karty ruchu są tasowane w nową talię.
round-begins = Runda { $round }: { $who ->
    [you] zaczynasz ty.
   *[other] zaczyna { $who-name }.
} Dotychczasowy wynik: { $result }.
plays = { $who ->
    [you] Zagrywasz { $card-acc }.
   *[other] { $who-name } zagrywa { $card-acc }.
}
points-lost = { $points ->
    [one] Nikt nie może ruszyć się tą kartą: punkt przepada.
   *[other] Nikt nie może ruszyć się tą kartą: oba punkty przepadają.
}
enters = { $who ->
    [you] Wprowadzasz { $colour-mgen } na { $tile }.
   *[other] { $who-name } wprowadza { $colour-mgen } na { $tile }.
}
steps = { $who ->
    [you] Przesuwasz { $colour-mgen } z { $start } na { $tile }.
   *[other] { $who-name } przesuwa { $colour-mgen } z { $start } na { $tile }.
}
escapes = { $who ->
    [you] Wyprowadzasz { $colour-mgen } na zewnątrz
   *[other] { $who-name } wyprowadza { $colour-mgen } na zewnątrz
}: uratowani { $escaped } z 8.
round-ends = Koniec rundy { $round }.
collected = Zebrane: { $relics }; razem { $all } z 18.
fallen = Zawalone: { $tiles }.
killed = Ofiary: { $dead }.
averted = Zażegnane: { $cards }.
chooses = { $who ->
    [you] Wybierasz kafelek.
   *[other] { $who-name } wybiera kafelek.
}
flipped = Odwrócone: { $tiles }.
finished = { $escaped ->
    [0] Nikt się nie uratował
    [one] Uratował się 1 archeolog
   *[other] Uratowało się { $escaped } archeologów
}, { $missing ->
    [0] nie brakuje żadnego reliktu
    [one] brakuje 1 reliktu
   *[other] brakuje { $missing } reliktów
}: wynik to { $result }.
result = { $winners-count ->
    [0] To nie więcej niż zero: wygrywa świątynia.
   *[other] { $winners-you ->
        [alone] Wygrywasz.
        [among] Wygrywacie razem.
       *[not] { $winners } { $winners-count ->
            [one] wygrywa.
           *[other] wygrywają razem.
        }
    }
}

# Dlaczego nie.
why-tile-first = Najpierw wybierz kafelek, w który uderza karta (R17).
why-points-first = Najpierw wykorzystaj punkty zagranej karty (R2).
why-not-in-hand = Nie masz na ręce { $card-gen } (R1).
why-card-first = Najpierw zagraj kartę (R1).
why-dead = Ten { $colour-m } archeolog nie żyje (R12).
why-escaped = Ten { $colour-m } archeolog już się uratował (R7).
why-second = Stoi tam dwóch { $colour-plgen } archeologów, jeden jak drugi: weź pierwszego (R3).
why-not-last-row = Na zewnątrz wychodzi się tylko z ostatniego rzędu (R7).
why-exit-colour = Aby wyjść, { $colour } potrzebuje { $colour-fgen } lub białej karty (R7).
why-first-row = Wchodzi się tylko przez pierwszy rząd (R6).
why-stands-there = Ten { $colour-m } archeolog stoi już na { $place } (R3).
why-not-next = { $place } nie leży obok { $start } (R3).
why-gone = { $place } już się zawalił (R3).
why-no-symbol = { $place } nie ma już symbolu: { $colour } potrzebuje { $colour-fgen } lub białej karty (R4).
why-no-fit = Zagrana karta nie ma ani koloru { $colour-mgen }, ani symbolu z { $place }, czyli { $symbol-gen } (R5).
why-not-yet = W kafelki uderza się na końcu rundy (R14).
why-gone-already = { $place } już się zawalił (R14).
why-flipped-already = { $place } jest już odwrócony (R14).
why-other-symbol = Na { $place } nie ma { $symbol-gen } (R14).
why-row-flips = Rząd przed { $place } ma pierwszeństwo (R14).
why-row-waits = Rząd przed { $place } ma pierwszeństwo (R15).
why-row-falls = Rząd przed { $place } ma pierwszeństwo (R16).
