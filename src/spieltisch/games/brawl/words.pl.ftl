title = Brawl
tagline = Cios za ciosem, aż wszystko zamarznie.

option-mode = Tryb
option-mode-training = trening: po kolei
option-mode-tournament = turniej: w czasie rzeczywistym
option-decks = Talie
option-decks-choose = każdy wybiera w tajemnicy
option-decks-random = losowe, każda inna
option-expansions = Dodatki
option-expansions-off = pierwsze sześć talii
option-expansions-on = piętnaście talii, cztery nowe karty
option-playoff = Przy remisie
option-playoff-on = dogrywka prowadzących
option-playoff-off = wspólne zwycięstwo

# Karty: `-acc` to biernik, `-start` początek zdania.
red = czerwony
green = zielony
blue = niebieski
hit = Hit
hit-2 = Hit-2
block = Block
press = Press
    .acc = Press
    .start = Press
clear = Clear
    .acc = Clear
    .start = Clear
base = Baza
    .acc = Bazę
    .start = Baza
hold = Hold
    .acc = Hold
    .start = Hold
reverse = Reverse
    .acc = Reverse
    .start = Reverse
null = Null
    .acc = Null
    .start = Null
double = Double
    .acc = Double
    .start = Double
freeze = Freeze
    .acc = Freeze
    .start = Freeze
card-red-hit = czerwony Hit
    .acc = czerwony Hit
    .start = Czerwony Hit
card-green-hit = zielony Hit
    .acc = zielony Hit
    .start = Zielony Hit
card-blue-hit = niebieski Hit
    .acc = niebieski Hit
    .start = Niebieski Hit
card-red-hit-2 = czerwony Hit-2
    .acc = czerwony Hit-2
    .start = Czerwony Hit-2
card-green-hit-2 = zielony Hit-2
    .acc = zielony Hit-2
    .start = Zielony Hit-2
card-blue-hit-2 = niebieski Hit-2
    .acc = niebieski Hit-2
    .start = Niebieski Hit-2
card-red-block = czerwony Block
    .acc = czerwony Block
    .start = Czerwony Block
card-green-block = zielony Block
    .acc = zielony Block
    .start = Zielony Block
card-blue-block = niebieski Block
    .acc = niebieski Block
    .start = Niebieski Block
card-hidden = karta
from-hand = {""}
from-discards = {" "}z odrzuconych

# Talie.
character = { $name }
deck-of = { $deck } ({ $who ->
    [you] ty
   *[other] { $who-name }
})
some = { $n } × { $card }
some-unseen = { $n } × { $card }, niewidziane: { $left }
deck-cards = { $deck }: { $cards }
choice = Talie i ich karty
list = { $who ->
    [you] Twoja talia: { $deck }
   *[other] Talia ({ $who-name }): { $deck }
}

# Stół. Baza: `-at` przy niej, `-on` na nią. Kraniec: `-on` na niego.
only-row = {""}
in-row = {" "}{ $one ->
    [you] w rzędzie z graczem { $two-name }
   *[other] { $two ->
        [you] w rzędzie z graczem { $one-name }
       *[other] w rzędzie graczy { $one-name } i { $two-name }
    }
}
row = { $one ->
    [you] Ty – { $two-name }
   *[other] { $one-name } – { $two ->
        [you] ty
       *[other] { $two-name }
    }
}
base-in = Baza { $letter }{ $row }
    .at = przy Bazie { $letter }{ $row }
    .on = na Bazę { $letter }{ $row }
base-title = { $deck } { $letter }
base-of = { $who ->
    [you] Baza { $letter }: { $deck }, twoja
   *[other] Baza { $letter }: { $deck } ({ $who-name })
}
end = { $who ->
    [you] twój kraniec
   *[other] kraniec gracza { $who-name }
}
    .on = { $who ->
        [you] na twój kraniec
       *[other] na kraniec gracza { $who-name }
    }
end-hits = Baza { $letter }, { $end }, trafienia: { $hits }
string = karty przy krańcu
column-left = lewe miejsce
column-middle = środkowe miejsce
column-right = prawe miejsce
side-left = obok, z lewej
side-right = obok, z prawej
hand = { $who ->
    [you] Ty: { $deck }
   *[other] { $who-name }: { $deck }
}
deck = talia
deck-left = talia, jeszcze { $n }
drawn = dobrana karta
pile = odrzucone
note-deck = talia { $n }
note-chosen = ma wybór
note-ready = gotowe
notice-ready = Czekamy na gotowość: { $who }
notice-playoff = Dogrywka { $n }: { $who }

# Ruchy.
pick = wybierz: { $deck }
ready = gotowe
draw = dobierz kartę
discard = odrzuć { $card-acc }
play-at = { $card }{ $source } { $base-at }, { $end }
play-on = { $card }{ $source } { $base-on }
add = { $side ->
    [left] Baza{ $source } z lewej{ $row }
   *[right] Baza{ $source } z prawej{ $row }
}
prompt-choose = Wybierz swoją talię.
prompt-ready = Zaczynamy? Start, gdy wszyscy są gotowi.
prompt-draw = Dobierz kartę.
prompt-held = Zagraj albo odrzuć: { $card }.
prompt-discards = Zagraj wierzchnią kartę odrzuconych: { $card }.
prompt-both = Dobierz kartę albo zagraj z odrzuconych: { $card }.

# Co się dzieje.
all-choose = Każdy wybiera talię w tajemnicy; pokazujecie je, gdy wszyscy wybiorą.
chooses = { $who ->
    [you] Wybierasz w tajemnicy: { $deck }.
   *[other] { $who-name } wybiera w tajemnicy: { $deck }.
}
has-chosen = { $who ->
    [you] Wybierasz talię.
   *[other] { $who-name } wybiera talię.
}
decks-shown = Talie: { $decks }.
begins = { $who ->
    [you] Zaczynasz.
   *[other] { $who-name } zaczyna.
}
waits = Turniej zaczyna się, gdy wszyscy są gotowi.
is-ready = { $who ->
    [you] Zgłaszasz gotowość.
   *[other] { $who-name } zgłasza gotowość.
}
go = Start!
draws = { $who ->
    [you] Dobierasz { $card-acc }.
   *[other] { $who-name } dobiera { $card-acc }.
}
draws-hidden = { $who ->
    [you] Dobierasz kartę.
   *[other] { $who-name } dobiera kartę.
}
discards = { $who ->
    [you] Odrzucasz { $card-acc }.
   *[other] { $who-name } odrzuca { $card-acc }.
}
plays-at = { $who ->
    [you] Zagrywasz
   *[other] { $who-name } zagrywa
} { $card-acc }{ $source } { $base-at }, { $end-on }.
plays-on = { $who ->
    [you] Zagrywasz
   *[other] { $who-name } zagrywa
} { $card-acc }{ $source } { $base-on }.
clears = { $who ->
    [you] Zagrywasz
   *[other] { $who-name } zagrywa
} Clear{ $source } { $base-on }: z gry { $cards ->
    [one] wychodzi 1 karta.
    [few] wychodzą { $cards } karty.
   *[many] wychodzi { $cards } kart.
}
adds = { $who ->
    [you] Kładziesz
   *[other] { $who-name } kładzie
} Bazę { $letter }{ $source } obok Bazy { $beside }{ $row }.
closes = Wszystkie Bazy{ $row } są zamrożone.
skipped = { $who ->
    [you] Nie możesz nic zrobić i tracisz kolejkę.
   *[other] { $who-name } nie może nic zrobić i traci kolejkę.
}
stuck = Nikt nie może już nic zrobić.
counted = { $base }: { $one ->
    [you] ty { $a }
   *[other] { $one-name } { $a }
} : { $b } { $two ->
    [you] ty
   *[other] { $two-name }
}, { $points ->
    [0] nie liczy się (Null).
   *[other] { $who ->
        [you] zdobywasz ją:
       *[other] zdobywa ją { $who-name }:
    } { $why ->
        [owner] własna Baza
        [fewer] mniej trafień (Reverse)
       *[more] więcej trafień
    }{ $points ->
        [1] .
        [few] , { $points } punkty.
       *[many] , { $points } punktów.
    }
}
standing = Punkty: { $points }.
points-of = { $who ->
    [you] ty { $points }
   *[other] { $who-name } { $points }
}
tied = Remis: { $who } { $who-you ->
    [among] gracie
   *[other] grają
} dogrywkę { $playoff }.
result = { $winners-you ->
    [alone] Wygrywasz z wynikiem { points-won }.
    [among] { $winners } wygrywacie wspólnie z wynikiem { points-won }.
   *[not] { $winners } { $winners-count ->
        [one] wygrywa
       *[other] wygrywają wspólnie
    } z wynikiem { points-won }.
}
points-won = { $points ->
    [one] 1 punktu
   *[other] { $points } punktów
}

# Dlaczego nie.
why-expansions = { $deck } należy do dodatków, a tu gracie bez nich (S1).
why-choose = Najpierw wybierz talię (S1).
why-ready = Zaczynacie, gdy wszyscy są gotowi (S6).
why-begun = Gra już trwa (S6).
why-drawn = Masz już dobraną kartę: zagraj ją albo odrzuć (R12).
why-empty = Twoja talia jest pusta (R13).
why-discard = Odrzucić możesz tylko dobraną kartę (R11).
why-no-card = Nie masz karty, najpierw dobierz (R11).
why-row = Grasz tylko w swoich rzędach (R1).
why-closed = Wszystkie Bazy tego rzędu są zamrożone (R10).
why-three = W rzędzie nigdy nie ma więcej niż trzech Baz (R7).
why-beside = Obok rzędu kładzie się tylko Bazę (R7).
why-gone = Tej Bazy już tam nie ma (R18).
why-frozen = Ta Baza jest zamrożona (R9).
why-base = Bazę kładzie się obok innych (R7).
why-not-base = { $card-start } idzie na kraniec, nie na Bazę (R1).
why-only = Jedynej Bazy nie można usunąć (R8).
why-hold = Na tej Bazie leży Hold (M2).
why-middle = Środkowej Bazy nie można usunąć (R8).
why-not-end = { $card-start } idzie na Bazę, nie na kraniec ({ $rule }).
why-press = Press idzie tylko na Block (R5).
why-block = Na Block pasuje tylko Press (R6).
why-pressed = Na Press pasuje tylko Hit (R6).
why-bare = { $card-start } nie idzie na pusty kraniec ({ $rule }).
why-colour = Ten ciąg ma kolor { $colour } ({ $rule }).
