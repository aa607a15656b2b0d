title = Tor przeszkód
tagline = Wspinaj się, uchylaj, uderzaj: kto przejdzie żywy przez grad strzał?

option-course = Tor
option-course-two_walls = Dwa mury
option-course-serpentine = Serpentyny
option-course-stepping_stones = Kamienie w nurcie

# Tor. Na pole się biegnie (`run`) albo wspina (`climb`).
course = Tor
tile-sand = { $tile }
    .how = run
tile-start = { $tile } (start)
    .how = run
tile-finish = { $tile } (meta)
    .how = run
tile-bricks = { $tile } (cegły)
    .how = climb
tile-logs = { $tile } (kłody)
    .how = climb
tile-up = { $tile } (strzałka w górę)
tile-right = { $tile } (strzałka w prawo)
tile-down = { $tile } (strzałka w dół)
tile-left = { $tile } (strzałka w lewo)
on-tile = na { $tile }
before-the-start = przed startem
home = na mecie

# Zawodnicy. `-left` to ile zostaje, `-with` z iloma.
lives = { $n ->
    [one] 1 życie
    [few] { $n } życia
   *[many] { $n } żyć
}
    .left = { $n ->
        [0] nie zostaje żadne
        [one] zostaje 1
        [few] zostają { $n }
       *[many] zostaje { $n }
    }
    .with = { $n ->
        [0] bez żyć
        [one] z 1 życiem
       *[other] z { $n } życiami
    }
runner = { $who ->
    [you] ty
   *[other] { $who-name }
} { $at }, { $state }
shielded = { $lives }, za tarczą
heart = życie
heart-lost = stracone życie
ready = gotowe
plans = w trakcie
done = gotowe
down-until = leży do tury { $back }
tiles-left = jeszcze { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
}
in-line = { $place }. w kolejce, jeszcze { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
}
notice-down = Leżysz i wracasz w turze { $back }

# Karty: co na nich widać i do czego służą. Kolor nic nie znaczy.
card = { $symbol } { $number }
    .acc = { $symbol-acc } { $number }
    .gen = { $symbol-gen } { $number }
alike = { $card }, { $nth ->
    [2] druga
   *[other] trzecia
}
    .acc = { $card-acc }, { $nth ->
        [2] drugą
       *[other] trzecią
    }
card-for = { $card } ({ $sense })
for-drop = leczenie
for-hammer = cios
for-circles = kłody
for-bricks = mur
for-wheel = tarcza
for-arrow = strzał
whose = { $card } ({ $who ->
    [you] ty
   *[other] { $who-name }
})
display = Odkryte
display-more = Odkryte, dalej
piles = Talia, odrzucone
pile = talia
pile-of = talia: { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
discards-pile = odrzucone
die = kość
die-shows = kość: { $n }
note-die = kość { $n }
step-place = krok { $step }
discard-place = odrzut
life = Życie
plan = { $who ->
    [you] Twój plan
   *[other] { $who-name }
}
plan-state = { $who ->
    [you] Twój plan
   *[other] { $who-name }
}: { $state }
hand = { $who ->
    [you] Twoja ręka
   *[other] Ręka: { $who-name }
}

# Ruchy.
take = weź { $card-acc }
lay = { $card } na krok { $step }
discard = odrzuć { $card-acc }
go = idź na { $tile }
strike = uderz: { $whom-name }
leave = opuść tor
fire = wystrzel strzały
stop = zatrzymaj się tu
plan-ready = To mój plan

prompt-take = Kość { $die }: weź jedną z odkrytych kart; druga przyjdzie z talii.
prompt-plan = Kość { $die }: zaplanuj trzy kroki i kartę do odrzucenia.
prompt-step = Wybierz kartę na krok { $step }.
prompt-discard = Wybierz kartę do odrzucenia.
prompt-go = Krok { $step }, { $card }: { $go }.
prompt-use = Krok { $step }, { $card }: { $use }.
prompt-both = Krok { $step }, { $card }: { $go } i { $use-also }.
go-first = { $most ->
    [1] przejdź 1 pole
   *[other] przejdź od 1 do { $most } pól
}
go-on = { $most ->
    [1] przejdź jeszcze 1 pole albo zostań
   *[other] przejdź jeszcze do { $most } pól albo zostań
}
go-all = { $most ->
    [one] przejdź ostatnie pole
    [few] przejdź ostatnie { $most } pola
   *[many] przejdź ostatnie { $most } pól
}
use-arrow = wystrzel strzały
    .also = wystrzel strzały
use-hammer = uderz
    .also = uderzaj, dopóki ktoś jest w zasięgu

# Co się dzieje.
turn-begins = Tura { $turn }: { $who ->
    [you] wyrzucasz { $die }.
   *[other] { $who-name } wyrzuca { $die }.
}
displays = Nowe odkryte karty: { $cards }.
reshuffled = Odrzucone karty są tasowane w nową talię.
takes = { $who ->
    [you] Bierzesz { $card-acc } i kartę z talii.
   *[other] { $who-name } bierze { $card-acc } i kartę z talii.
}
takes-two = { $who ->
    [you] Bierzesz { $card-acc } i dostajesz z talii { $drawn-acc }.
   *[other] { $who-name } bierze { $card-acc } i dostaje z talii { $drawn-acc }.
}
lays = { $who ->
    [you] Kładziesz kartę na krok { $step }.
   *[other] { $who-name } kładzie kartę na krok { $step }.
}
lays-card = { $who ->
    [you] Kładziesz { $card-acc } na krok { $step }.
   *[other] { $who-name } kładzie { $card-acc } na krok { $step }.
}
is-ready = { $who ->
    [you] Odrzucasz kartę i kończysz plan.
   *[other] { $who-name } odrzuca kartę i kończy plan.
}
discards = { $who ->
    [you] Odrzucasz { $card-acc } i kończysz plan.
   *[other] { $who-name } odrzuca { $card-acc } i kończy plan.
}
discarded = Odrzucone: { $cards }.
step-begins = Krok { $step }: { $cards }.
heals = { $who ->
    [you] Leczysz się i masz { $life }.
   *[other] { $who-name } leczy się i ma { $life }.
}
healthy = { $who ->
    [you] Masz już 3 życia.
   *[other] { $who-name } ma już 3 życia.
}
goes = { $who ->
    [you] { $tile-how ->
        [climb] Wspinasz się na { $tile }.
       *[run] Biegniesz na { $tile }.
    }
   *[other] { $tile-how ->
        [climb] { $who-name } wspina się na { $tile }.
       *[run] { $who-name } biegnie na { $tile }.
    }
}
stays = { $who ->
    [you] Zostajesz { $at }.
   *[other] { $who-name } zostaje { $at }.
}
stuck = { $who ->
    [you] Utykasz { $at }.
   *[other] { $who-name } utyka { $at }.
}
leaves = { $who ->
    [you] Opuszczasz tor { $life-with }.
   *[other] { $who-name } opuszcza tor { $life-with }.
}
strikes = { $who ->
    [you] Uderzasz gracza { $whom-name }.
   *[other] { $whom ->
        [you] { $who-name } uderza ciebie.
       *[other] { $who-name } uderza gracza { $whom-name }.
    }
}
fires = { $who ->
    [you] Wystrzeliwujesz strzały.
   *[other] { $who-name } wystrzeliwuje strzały.
}
nobody-hit = Nikt nie obrywa.
shield-holds = { $who ->
    [you] Twoja tarcza wytrzymuje.
   *[other] Tarcza gracza { $who-name } wytrzymuje.
}
loses = { $lost ->
    [0] { $who ->
        [you] Nie masz już żyć do stracenia.
       *[other] { $who-name } nie ma już żyć do stracenia.
    }
   *[other] { $who ->
        [you] Tracisz { lost-lives }, { $life-left }.
       *[other] { $who-name } traci { lost-lives }, { $life-left }.
    }
}
lost-lives = { $lost ->
    [one] 1 życie
    [few] { $lost } życia
   *[many] { $lost } żyć
}
falls = { $who ->
    [you] Padasz { $at } i wracasz w turze { $back }.
   *[other] { $who-name } pada { $at } i wraca w turze { $back }.
}
stands-up = { $who ->
    [you] Wstajesz z 3 życiami.
   *[other] { $who-name } wstaje z 3 życiami.
}
turn-skipped = Tura { $turn } przepada: wszyscy leżą.
finished = { $why }
decided-alone = { $who ->
    [you] Tylko ty opuszczasz tor.
   *[other] Tylko { $who-name } opuszcza tor.
}
decided-life = { $who ->
    [you] Ze wszystkich, którzy opuścili tor, masz najwięcej życia: { $life }.
   *[other] Ze wszystkich, którzy opuścili tor, { $who-name } ma najwięcej życia: { $life }.
}
decided-step = { $who ->
    [you] Inni mają tyle samo życia, ale wychodzisz przed nimi, w kroku { $step }.
   *[other] Inni mają tyle samo życia, ale { $who-name } wychodzi przed nimi, w kroku { $step }.
}
decided-action = { $who ->
    [you] Inni wychodzą z tyloma życiami w tym samym kroku, ale twoja akcja jest wcześniejsza.
   *[other] Inni wychodzą z tyloma życiami w tym samym kroku, ale { $who-name } wcześniej.
}
decided-near = Po 40 turach nikt nie jest poza torem. Najbliżej wyjścia: { $winners }, { $far ->
    [one] 1 ruch
    [few] { $far } ruchy
   *[many] { $far } ruchów
} od niego, { $life }.
result = { $winners-you ->
    [alone] Wygrywasz.
    [among] { $winners } wygrywacie wspólnie.
   *[not] { $winners } { $winners-count ->
        [one] wygrywa.
       *[other] wygrywają wspólnie.
    }
}

# Dlaczego nie.
why-cards-first = Najpierw bierze się karty (R3).
why-plan-first = Najpierw trzeba zaplanować (R5).
why-no-taking = Karty bierze się tylko na początku tury (R3).
why-display = Odkrytych kart jest tylko { $n } (S7).
why-taken = Tę kartę już ktoś wziął (R4).
why-planning-later = Planuje się dopiero, gdy wszyscy mają karty (R5).
why-plan-stands = Plan to plan (R5).
why-not-in-hand = Nie masz na ręce { $card-gen } (R5).
why-start-only = Wejść można tylko przez pole startowe (R10).
why-there = Stoisz już na { $tile } (R10).
why-not-next = { $tile } nie leży obok { $here } (R10).
why-arrow-tile = Na pola ze strzałką nigdy nie wolno wchodzić (R11).
why-bricks = Na cegły wejdziesz tylko wtedy, gdy twoja karta w tym kroku pokazuje cegły (R11).
why-logs = Na kłody wejdziesz tylko wtedy, gdy twoja karta w tym kroku pokazuje kręgi (R11).
why-used-up = Twoje ruchy są zużyte (R13).
why-reserved = Na każdy późniejszy krok musi zostać jeden ruch (R13).
why-finish-only = Wyjść można tylko z pola mety (R10).
why-no-arrow = Aby strzelać, twoja karta w tym kroku musi pokazywać strzałkę (R9).
why-no-hammer = Aby uderzyć, twoja karta w tym kroku musi pokazywać młoty (R9).
why-once = Karta działa tylko raz (R9).
why-others-only = Uderzyć możesz tylko innych (R19).
why-outside = Spoza toru nie możesz uderzać (R22).
why-not-there = { $whom-name } nie jest na torze (R22).
why-lies = { $whom-name } już leży (R22).
why-far = { $whom-name } nie stoi na polu obok ciebie (R19).
why-fire-first = Najpierw muszą polecieć strzały (R21).
why-strike-first = Dopóki ktoś jest w zasięgu, musisz uderzyć (R21).
why-go-all = W ostatnim kroku idziesz o wszystko, co zostało (R13).
why-go-one = W każdym kroku idziesz co najmniej o jedno pole (R13).
