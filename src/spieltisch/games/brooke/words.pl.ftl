title = Brooke
tagline = Obracaj kości, jak chcesz – a wyspy obracają się z nimi.

option-cards = Karty
cards-twelve-islands = Dwanaście wysp
option-limit = Limit oczek
option-limit-owned = 11 + wszystkie kości rundy
option-limit-placed = 11 + położone kości
option-start = Kto zaczyna
option-start-random = decyduje los
option-start-blue = Niebieski
option-start-red = Czerwony

# Kolory, karty i kości. Kość jest rodzaju żeńskiego: `-f` niebieska, `-facc` niebieską, `-fgen` niebieskiej; `-n`
# niebieskie (kości), `-plgen` niebieskich; `-mgen` to niebieskiego (gracza).
blue = niebieski
    .f = niebieska
    .facc = niebieską
    .fgen = niebieskiej
    .n = niebieskie
    .plgen = niebieskich
    .mgen = niebieskiego
red = czerwony
    .f = czerwona
    .facc = czerwoną
    .fgen = czerwonej
    .n = czerwone
    .plgen = czerwonych
    .mgen = czerwonego
right = W prawo
left = W lewo
swap = Zamiana
flip = Obrót
reserve = Rezerwa
turn = Odwrócenie
face = { $action } ({ $colour })
face-printed = { $action } ({ $colour }), +{ $plus } dla { $on-mgen }
die = { $colour-f } { $value } przy { $slot }
    .acc = { $colour-facc } { $value } przy { $slot }
    .gen = { $colour-fgen } { $value } przy { $slot }
card = Karta { $slot }: { $face } – { $deed }. Druga strona: { $behind }.
total = { $colour } przy { $slot }
round = Runda { $n }
round-of = Runda { $n } z { $of }
heap-blue = Niebieski
heap-red = Czerwony
heap-pile = talia
heap-tied = nikt
heap-cards = { $heap }: { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
rolled = wyrzucona
supply = zapas
in-reserve = rezerwa
stock = { $who ->
    [you] Twoje kości
   *[other] Kości: { $who-name }
}
own-stock = { $dice ->
    [one] Twój zapas: 1 kość
    [few] Twój zapas: { $dice } kości
   *[many] Twój zapas: { $dice } kości
}, w rezerwie jeszcze { $reserve }
pips = położone oczka: { $have } z { $most }
next-die = następna kość: { $value }
die-on = kość: { $value }
die-over = kość: { $value }, ponad limit
die-rolled = wyrzucona { $value }
die-supply = kość w zapasie
die-reserve = kość w rezerwie
note-begun = zaczyna rundę
note-out = pauzuje

# Czego żądają karty.
deed-move = przesuń { $colour-facc } kość o jedną kartę ({ $ring })
deed-swap = zamień dwie { $colour-n } kości przy różnych kartach
deed-flip = obróć { $colour-facc } kość na przeciwną ściankę
deed-reserve = { $colour } dostaje kość z rezerwy
deed-turn = odwróć dowolną kartę
action-deed = { $action }: { $deed }

# Ruchy.
place = { $value } przy karcie { $slot }
value = { $value }
move-die = przesuń { $die-acc } do { $slot }
flip-die = obróć { $die-acc } na { $value }
lower = obniż { $die-acc } do { $value }
swap-dice = zamień { $die-acc } i { $other-acc }
turn-card = odwróć kartę { $slot }
next = rozłóż rundę { $round }
brings = { $mine }:{ $theirs }
brings-action = { $mine }:{ $theirs } → { $action }
void-short = przepada

prompt-rolled = Połóż wyrzuconą kość, { $value }, przy którejś karcie.
prompt-place = { $most ->
    [1] Połóż kość przy którejś karcie: 1.
   *[other] Połóż kość przy którejś karcie: od 1 do { $most }.
}
prompt-next = Runda { $round } skończona. Rozłóż następne karty.
prompt-fix = { $who ->
    [you] Przekraczasz
   *[other] { $who-name } przekracza
} limit o { $lower }: wybierz { $colour-facc } kość, która spadnie o { $lower }.
prompt-right = W prawo: wybierz { $colour-facc } kość, która przejdzie o jedną kartę.
prompt-left = W lewo: wybierz { $colour-facc } kość, która przejdzie o jedną kartę.
prompt-swap = Zamiana: przenieś { $colour-facc } kość na inną, przy innej karcie.
prompt-flip = Obrót: wybierz { $colour-facc } kość, która obróci się na przeciwną ściankę.
prompt-turn = Odwrócenie: wybierz kartę do odwrócenia.

# Co się dzieje.
laid-out = Runda { $round } rozłożona. A: { $a }; B: { $b }; C: { $c }.
rolls = { $who ->
    [you] Wyrzucasz { $value }.
   *[other] { $who-name } wyrzuca { $value }.
}
begins = { $who ->
    [you] Zaczynasz.
   *[other] { $who-name } zaczyna.
}
places = { $who ->
    [you] Kładziesz { $value } przy { $slot }: { $mine } do { $theirs }, bez akcji.
   *[other] { $who-name } kładzie { $value } przy { $slot }: { $mine } do { $theirs }, bez akcji.
}
leads = { $who ->
    [you] Kładziesz { $value } przy { $slot } i prowadzisz { $mine } do { $theirs }.
   *[other] { $who-name } kładzie { $value } przy { $slot } i prowadzi { $mine } do { $theirs }.
}
asks = { $deed }.
void = { $cause }.
void-die = { $action } – przepada: przy kartach nie ma { $colour-fgen } kości
void-swap = { $action } – przepada: nie ma dwóch { $colour-plgen } kości przy różnych kartach
void-reserve = { $action } – przepada: { $colour-f } rezerwa jest pusta
gets-die = { $who ->
    [you] Rezerwa: dostajesz kość ze swojej rezerwy.
   *[other] Rezerwa: { $who-name } dostaje kość z rezerwy.
}
shifts = { $who ->
    [you] Przesuwasz { $die-acc } do { $slot }.
   *[other] { $who-name } przesuwa { $die-acc } do { $slot }.
}
swaps = { $who ->
    [you] Zamieniasz { $die-acc } i { $other-acc }.
   *[other] { $who-name } zamienia { $die-acc } i { $other-acc }.
}
flips = { $who ->
    [you] Obracasz { $die-acc } na { $value }.
   *[other] { $who-name } obraca { $die-acc } na { $value }.
}
turns = { $who ->
    [you] Odwracasz kartę { $slot }.
   *[other] { $who-name } odwraca kartę { $slot }.
}
exceeds = { $who ->
    [you] Masz { pips-worth }, limit to { $most }.
   *[other] { $who-name } ma { pips-worth }, limit to { $most }.
}
pips-worth = { $pips ->
    [one] 1 oczko
    [few] { $pips } oczka
   *[many] { $pips } oczek
}
lowers = { $who ->
    [you] Obniżasz { $die-acc } do { $value }.
   *[other] { $who-name } obniża { $die-acc } do { $value }.
}
shows = Karta { $slot } odwraca się: { $face }.
sits-out = { $who ->
    [you] Pauzujesz:
   *[other] { $who-name } pauzuje:
} { $dice ->
    [0] w zapasie nie ma kości.
   *[other] limit jest wyczerpany.
}
round-ends = Runda { $round } skończona.
wins-card = { $who ->
    [you] Wygrywasz kartę { $slot } { $mine } do { $theirs }.
   *[other] { $who-name } wygrywa kartę { $slot } { $mine } do { $theirs }.
}
no-card = Karty { $slot } nie wygrywa nikt: { $total } do { $total }.
standing = Karty: { $blue ->
    [you] ty { $blues }
   *[other] { $blue-name } { $blues }
}, { $red ->
    [you] ty { $reds }.
   *[other] { $red-name } { $reds }.
}
printed-decide = { $cards ->
    [one] Obie strony mają po 1 karcie
    [few] Obie strony mają po { $cards } karty
   *[many] Obie strony mają po { $cards } kart
}, więc decydują nadrukowane kości: { $blue ->
    [you] ty { $blues }
   *[other] { $blue-name } { $blues }
}, { $red ->
    [you] ty { $reds }.
   *[other] { $red-name } { $reds }.
}
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Wygrywasz z { $points ->
            [one] 1 kartą.
           *[other] { $points } kartami.
        }
       *[other] { $winners } wygrywa z { $points ->
            [one] 1 kartą.
           *[other] { $points } kartami.
        }
    }
   *[other] Remis.
}

# Jak skończyła się runda i gra.
notice-round = Runda { $round }: { $a }, { $b }, { $c }.
notice-card = { $slot } – { $who ->
    [you] ty
   *[other] { $who-name }
} ({ $mine } : { $theirs })
notice-nobody = { $slot } – nikt ({ $total } : { $total })
notice-cards = { $who ->
    [you] Wygrywasz w kartach { $most } do { $least }.
   *[other] { $who-name } wygrywa w kartach { $most } do { $least }.
}
notice-printed = { $cards ->
    [one] Po 1 karcie;
    [few] Po { $cards } karty;
   *[many] Po { $cards } kart;
} { $who ->
    [you] wygrywasz nadrukowanymi kośćmi { $most } do { $least }.
   *[other] { $who-name } wygrywa nadrukowanymi kośćmi { $most } do { $least }.
}
notice-draw = { $cards ->
    [one] Po 1 karcie
    [few] Po { $cards } karty
   *[many] Po { $cards } kart
} i tyle samo punktów na nadrukowanych kościach: remis.

# Dlaczego nie.
why-other = Teraz trzeba zrobić coś innego (R8). { $now }
why-action = Akcja wymaga czegoś innego (R8). { $now }
why-rolled = Twoja pierwsza kość to wyrzucona: { $value } (R2).
why-limit = Z { $value } masz { $over } oczek, a limit to { $most } (R3).
why-no-die = Nie ma { $die-gen } (R8).
why-too-low = Nie da się obniżyć { $die-gen } o { $lower } (R9).
why-same-card = Zamienia się dwie kości przy różnych kartach (R8c).

# Co jest nie tak z zestawem kart.
kit-section = Nie ma sekcji [{ $section }], jest tylko [cards].
kit-missing = Pod [cards] brakuje: { $cards }.
kit-entries = Karta ma pięć wpisów (numer, dwie akcje, dwie kości), a tu jest ich { $n }.
kit-number = { $word } to nie numer karty od 1 do { $most }.
kit-again = Kartę { $card } podano już wyżej.
kit-action = { $word } to nie akcja. Są: { $known }.
kit-die = { $word } to nie kość. Możliwe są od blue+1 do blue+3, od red+1 do red+3 oraz - jeśli żadnej nie ma.
