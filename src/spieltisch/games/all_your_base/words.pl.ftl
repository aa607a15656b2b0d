title = All Your Base
tagline = Rozbuduj swoją bazę i nie podawaj sąsiadowi tego, czego potrzebuje.

option-three = We troje
option-three-standard = po dziesięć kart na ręce
option-three-short = po sześć kart, dobieranie po dwie
option-advanced = Postęp techniczny
option-advanced-off = wszystkie karty od początku
option-advanced-on = wysokie karty przychodzą później
option-order = Kolejność
option-order-turns = jeden po drugim
option-order-together = wszyscy naraz
option-software = Oprogramowanie po fazie
option-software-gathered = jest punktowane i zbierane
option-software-stays = zostaje, punktacja na końcu

# Stacje: z kilku o jednym symbolu ich miejsce w bazie, od lewej. `-gen` to dopełniacz i miejscownik.
station = { $place ->
    [0] stacja { $symbol-gen }
   *[other] stacja { $symbol-gen } { $place }
}
    .gen = { $place ->
        [0] stacji { $symbol-gen }
       *[other] stacji { $symbol-gen } { $place }
    }
    .acc = { $place ->
        [0] stację { $symbol-gen }
       *[other] stację { $symbol-gen } { $place }
    }
station-worth = { station }: { $worth }
software-of = oprogramowanie { station.gen }
worth = { $worth }

# Stół.
now = Faza { $phase } z 3, runda { $round } z { $rounds }
now-over = Koniec gry
stack = stos { $symbol-manygen }
supply = zapas { $colour-plgen } kostek
pile = talia
pile-left = talia: { cards }
discard-pile = odrzucone
base = { $who ->
    [you] Twoja baza
   *[other] Baza: { $who-name }
}
hand-of = ręka: { $who-name }
hand-cards = { $who-name }: { cards }
hand = Twoja ręka
hand-passing = Twoja ręka; resztę dostanie potem { $whom-name }
notice-scored = Punkty za fazę { $phase }: { $scores }
score = { $who ->
    [you] ty { $points }
   *[other] { $who-name } { $points }
}
note-rest = dostaje twoją resztę
note-ready = gotowe
note-plays = gra jeszcze { $n }
note-keeps = zostawia { $n }

cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
    .acc = { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
more-cards = { $done ->
    [0] { cards.acc }
   *[other] jeszcze { cards.acc }
}

# Ruchy.
keep = zostaw { $card-acc }
card = { $kind-gender ->
    [m] { $colour-m }
    [f] { $colour-f }
   *[n] { $colour-n }
} { $kind } { $number }
use-nothing = { card }: tylko odrzuć
use-station = { card }: nowa stacja { $kind-gen }
use-hardware = { card }: { $colour-f } kostka na { station.acc }{ with-gain }
use-software = { card }: oprogramowanie { station.gen }{ with-gain }
with-gain = { $gain ->
    [0] {""}
   *[other] {" "}({ $gain })
}
gain = { $gain }
not-possible = nie można

prompt-play = Zagraj { more-cards }.
prompt-play-last = Ostatnia runda: zagraj { more-cards }.
prompt-keep = Zostaw sobie { more-cards }; resztę dostanie { $whom-name }.

# Co się dzieje.
later = Karty o wartości { $numbers } wchodzą do gry dopiero później.
phase-begins = Faza { $phase } z 3: każdy dostaje { cards.acc }.
round-begins = Runda { $round }: { $who ->
    [you] zaczynasz ty.
   *[other] zaczyna { $who-name }.
}
discards = { $who ->
    [you] Po prostu odrzucasz { $card-acc }.
   *[other] { $who-name } po prostu odrzuca { $card-acc }.
}
builds = { $who ->
    [you] Zagrywasz { $card-acc } i budujesz nową stację { $symbol-gen }.
   *[other] { $who-name } zagrywa { $card-acc } i buduje nową stację { $symbol-gen }.
}
mounts = { $who ->
    [you] Zagrywasz { $card-acc } i kładziesz { $colour-facc } kostkę na { $station-acc }{ now-worth }.
   *[other] { $who-name } zagrywa { $card-acc } i kładzie { $colour-facc } kostkę na { $station-acc }{ now-worth }.
}
installs = { $who ->
    [you] Instalujesz { $card-acc } na { $station-gen }{ now-worth }.
   *[other] { $who-name } instaluje { $card-acc } na { $station-gen }{ now-worth }.
}
replaces = { $who ->
    [you] Na { $station-gen } zamieniasz { $old-acc } na { $card-acc }{ now-worth }.
   *[other] { $who-name } zamienia na { $station-gen } { $old-acc } na { $card-acc }{ now-worth }.
}
now-worth = { $worth ->
    [0] {""}
    [one] : teraz 1 punkt
    [few] : teraz { $worth } punkty
   *[many] : teraz { $worth } punktów
}
keeps-this = Zostawiasz sobie { $card-acc }.
has-kept = { $who-name } zostawia sobie { cards.acc }.
all-pass = Każdy podaje { cards.acc } w lewo.
all-draw = Każdy dobiera { cards.acc }.
new-in-hand = Nowe na twojej ręce: { $cards }.
scores = Faza { $phase }: { $who ->
    [you] dostajesz { points }{ in-all }.
   *[other] { $who-name } dostaje { points }{ in-all }.
}
points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
    .gen = { $points ->
        [one] 1 punktu
       *[other] { $points } punktów
    }
in-all = { $phase ->
    [1] {""}
   *[other] , razem { $total }
}
deck-changes = W ciemno usuwamy z gry { cards.acc }; wchodzą wszystkie karty o wartości { $numbers }.
result = { $winners-you ->
    [alone] Wygrywasz z wynikiem { points.gen }.
    [among] { $winners } wygrywacie wspólnie z wynikiem { points.gen }.
   *[not] { $winners } { $winners-count ->
        [one] wygrywa
       *[other] wygrywają wspólnie
    } z wynikiem { points.gen }.
}

# Dlaczego nie.
why-not-held = Nie masz na ręce { $card-gen } (R3).
why-play-first = Najpierw zagraj { more-cards } (R3).
why-kept = Już zostawiasz sobie { $card-acc } (R11).
why-keep-now = Teraz wybierasz karty, które zostawiasz (R11).
why-stack = Stos { $symbol-manygen } jest pusty (R7).
why-not-yours-hardware = To nie jest twoja stacja (R8).
why-not-yours-software = To nie jest twoja stacja (R9).
why-symbol = Oprogramowanie { $symbol-with } nie pasuje do { $station-gen } (R9).
why-no-such-cubes = Nie istnieją { $colour-n } kostki (R8).
why-no-cubes-left = Nie ma już { $colour-plgen } kostek (R8).
