title = Wojna 2.0
tagline = Podbij świat kartami, które każdy może policzyć, a nikt odczytać.

option-map = Mapa świata
option-map-grid = jedna duża wyspa, za każdym razem inna
option-map-archipelago = wyspy z wąskimi mostami
option-map-ring = wokół jeziora
option-map-two_worlds = dwa kontynenty

# Rzeczy, i ile ich jest. `-acc` to biernik, `-gen` dopełniacz, `-ins` narzędnik.
card = { $symbol } { $number }
    .acc = { $symbol-acc } { $number }
    .gen = { $symbol-gen } { $number }
    .ins = { $symbol-ins } { $number }
tile = { $tile } ({ $symbol })
units = { $n ->
    [one] 1 oddział
    [few] { $n } oddziały
   *[many] { $n } oddziałów
}
    .ins = { $n ->
        [one] 1 oddziałem
       *[other] { $n } oddziałami
    }
    .gen = { $n ->
        [one] 1 oddziału
       *[other] { $n } oddziałów
    }
actions = { $n ->
    [one] 1 akcja
    [few] { $n } akcje
   *[many] { $n } akcji
}

# Stół.
world = Mapa świata
land = { $tile }, { $symbol }
land-yellow = { $tile }, żółte
army = { $tile }: { $n ->
    [one] 1 { $colour-m } oddział
    [few] { $n } { $colour-n } oddziały
   *[many] { $n } { $colour-plgen } oddziałów
}
order-turn = Tura
order-reinforce = Wzmocnienie
order-march = Marsz
order-left = { $order }, jeszcze { $n }
side-attack = atak
side-defence = obrona
reserve = { $who ->
    [you] twoja rezerwa
   *[other] rezerwa: { $who-name }
}
cards = { $who ->
    [you] Twoje karty
   *[other] { $who-name }
}
hand = ręka
pile = odrzucone
later = na później
card-dim = { $card }, karta zagrana
card-locked = { $card }, na później
card-secret = wybór w tajemnicy
note-out = poza grą
note-reserve = { $n } w rezerwie
note-last-turn = ostatnia tura
note-score = terytoria { $land }, symbole { $variety }, komplety { $sets }
notice-fight = Walka o { $tile }: { $attacker ->
    [you] ty
   *[other] { $attacker-name }
} { $attack } : { $defence } { $defender ->
    [you] ty
   *[other] { $defender-name }
}, { $winner ->
    [you] wygrywasz
   *[other] wygrywa { $winner-name }
}
notice-fight-and-end = { notice-fight } · { end-near }

# Ruchy.
unit-on = Oddział na { $tile }
retreat = Odwrót na { $tile }
open-with = Otwórz turę { $card-ins }: { actions }
fight-with = Walcz { $card-ins }: siła { $strength }
reinforce-with = Wzmocnienie: { $card }
march-with = Marsz: { $card }
march = Oddział z { $here } na { $there }
attack = Atak z { $here } na { $there }
advance = { $n ->
    [0] Nie wkraczaj
   *[other] Wkrocz z { units.ins }
}
end-reinforcing = Zakończ wzmocnienie
end-march = Zakończ marsz
take-up = Weź karty i graj dalej
end-turn = Zakończ turę

prompt-settle = Postaw oddział na wolnym żółtym terytorium, nie obok własnego.
prompt-strengthen = Postaw kolejny oddział na jednym ze swoich terytoriów.
prompt-first-card = Otwórz turę kartą: jej liczba mówi, ile masz akcji.
prompt-action = Do użycia { actions }: wzmocnienie, marsz lub atak.
prompt-again = Do użycia { actions }: marsz lub atak.
prompt-empty = Twoja ręka jest pusta, do użycia { actions }: weź karty albo zakończ turę.
prompt-reinforce = Postaw do { units.gen }, najwyżej po jednym na każdym swoim terytorium.
prompt-march = { $n ->
    [one] Przesuń oddziały z jednego terytorium.
   *[other] Przesuń oddziały z najwyżej { $n } terytoriów.
}
prompt-march-on = { $n ->
    [0] Przesuń kolejne oddziały z { $tile }.
    [one] Przesuń oddziały z { $tile }, potem z jeszcze jednego terytorium.
   *[other] Przesuń oddziały z { $tile }, potem z najwyżej { $n } kolejnych.
}
prompt-attack = Atak z { $here } na { $there }, { units } przeciw { $others }: wybierz kartę w tajemnicy.
prompt-defend = { $who-name } atakuje { $there }, { units } przeciw { $others } twoim: wybierz kartę.
prompt-retreat = Dokąd wycofują się twoje oddziały?
prompt-advance = Ile oddziałów wkracza na { $tile }?

# Co się dzieje.
settles-first = { $who ->
    [you] Stawiasz pierwszy oddział; kolej idzie przeciwnie do ruchu wskazówek zegara.
   *[other] { $who-name } stawia pierwszy oddział; kolej idzie przeciwnie do ruchu wskazówek zegara.
}
settles-last = { $who ->
    [you] Stawiasz na końcu i masz pierwszą turę.
   *[other] { $who-name } stawia na końcu i ma pierwszą turę.
}
settles = { $who ->
    [you] Stawiasz oddział na { $tile }.
   *[other] { $who-name } stawia oddział na { $tile }.
}
next-turn = { $who ->
    [you] Teraz twoja tura.
   *[other] Turę zaczyna { $who-name }.
}
last-turn = { $who ->
    [you] Masz swoją ostatnią turę.
   *[other] { $who-name } ma swoją ostatnią turę.
}
takes-up = { $who ->
    [you] Bierzesz swoje odrzucone karty.
   *[other] { $who-name } bierze swoje odrzucone karty.
}
takes-up-more = { $who ->
    [you] Bierzesz swoje odrzucone karty i { $card-acc }.
   *[other] { $who-name } bierze swoje odrzucone karty i { $card-acc }.
}
opens = { $who ->
    [you] Otwierasz turę { $card-ins }: { actions }.
   *[other] { $who-name } otwiera turę { $card-ins }: { actions }.
}
reinforces-with = { $who ->
    [you] Zagrywasz { $card-acc } na wzmocnienie.
   *[other] { $who-name } zagrywa { $card-acc } na wzmocnienie.
}
reinforces = { $who ->
    [you] Wzmacniasz { $tile }.
   *[other] { $who-name } wzmacnia { $tile }.
}
ends-reinforcing = { $who ->
    [you] Kończysz wzmocnienie.
   *[other] { $who-name } kończy wzmocnienie.
}
marches-with = { $who ->
    [you] Zagrywasz { $card-acc } na marsz.
   *[other] { $who-name } zagrywa { $card-acc } na marsz.
}
marches = { $who ->
    [you] Przesuwasz oddział z { $here } na { $there }.
   *[other] { $who-name } przesuwa oddział z { $here } na { $there }.
}
ends-march = { $who ->
    [you] Kończysz marsz.
   *[other] { $who-name } kończy marsz.
}
attacks = { $who ->
    [you] Atakujesz z { $here } gracza { $whom-name } na { $there }.
   *[other] { $whom ->
        [you] { $who-name } atakuje cię z { $here } na { $there }.
       *[other] { $who-name } atakuje z { $here } gracza { $whom-name } na { $there }.
    }
}
chooses = Wybierasz w tajemnicy { $card-acc }.
has-chosen = { $who-name } wybiera kartę w tajemnicy.
fights = { $who ->
    [you] Walczysz:
   *[other] { $who-name } walczy:
} { strength }.
strength = { $symbol ->
    [0] { $card } i { units }, siła { $strength }
   *[other] { $card }, { units } i pasujący symbol, siła { $strength }
}
loses = { $who ->
    [you] Tracisz oddział na { $tile }.
   *[other] { $who-name } traci oddział na { $tile }.
}
retreats = { $who ->
    [you] Wycofujesz się na { $tile } z { units.ins }.
   *[other] { $who-name } wycofuje się na { $tile } z { units.ins }.
}
stays = { $who ->
    [you] Nie możesz się wycofać i zostajesz na { $tile } z { units.ins }.
   *[other] { $who-name } nie może się wycofać i zostaje na { $tile } z { units.ins }.
}
advances = { $n ->
    [0] { $who ->
        [you] Nie wkraczasz na { $tile }.
       *[other] { $who-name } nie wkracza na { $tile }.
    }
   *[other] { $who ->
        [you] Wkraczasz na { $tile } z { units.ins }.
       *[other] { $who-name } wkracza na { $tile } z { units.ins }.
    }
}
ends-turn = { $who ->
    [you] Kończysz turę.
   *[other] { $who-name } kończy turę.
}
falls = { $who ->
    [you] Nie masz już terytorium i odpadasz.
   *[other] { $who-name } nie ma już terytorium i odpada.
}
end-near = Wszyscy mają swoją 6: po tej turze każdy ma jeszcze jedną, ostatnią.
last-turns-over = Ostatnie tury są rozegrane.
one-left = { $who-you ->
    [alone] Zostajesz tylko ty.
   *[other] Zostaje tylko { $who }.
}
scores = { $who ->
    [you] Masz { $score }.
   *[other] { $who-name } ma { $score }.
}
score = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $land } za terytoria, { $variety } za symbole, { $sets } za komplety
result = { $winners-you ->
    [alone] Wygrywasz z wynikiem { points }.
    [among] { $winners } wygrywacie wspólnie z wynikiem { points }.
   *[not] { $winners } { $winners-count ->
        [one] wygrywa
       *[other] wygrywają wspólnie
    } z wynikiem { points }.
}
points = { $points ->
    [one] 1 punktu
   *[other] { $points } punktów
}

# Dlaczego nie.
why-settle-first = Najpierw postaw oddział na mapie (S4).
why-strengthen-first = Najpierw postaw oddział na swoim terytorium (S6).
why-open-first = Najpierw otwórz turę kartą (R1).
why-reinforce-first = Najpierw zakończ wzmocnienie (R4).
why-march-first = Najpierw zakończ marsz (R7).
why-fight-first = Najpierw wybierz kartę do walki (R14).
why-retreat-first = Najpierw wybierz, dokąd się wycofać (R18).
why-advance-first = Najpierw powiedz, ile oddziałów wkracza (R19).
why-place = Aby stawiać oddziały, najpierw zagraj kartę na wzmocnienie (R4).
why-no-such-tile = Na mapie nie ma takiego terytorium (S1).
why-not-yellow = { $tile } nie jest żółte (S4).
why-taken = { $tile } jest już zajęte (S4).
why-beside = { $tile } leży obok twojego terytorium (S5).
why-not-near = { $tile } nie leży obok walki (R18).
why-not-yours-to-retreat = { $tile } nie jest twoje (R18).
why-own-first = { $tile } jest wolne, ale najpierw idą twoje sąsiednie terytoria (R18).
why-not-yours = { $tile } nie jest twoje (R4).
why-served = { $tile } ma już swój nowy oddział (R4).
why-use = Użyj karty na wzmocnienie lub marsz albo zaatakuj (R2).
why-not-held = Nie masz na ręce { $card-gen } (R1).
why-once = Wzmacniać wolno tylko raz w turze (R5).
why-no-tile = Nie ma tam terytorium (R8).
why-march-card = Najpierw zagraj kartę na marsz (R7).
why-no-units = Na { $here } nie ma twoich oddziałów (R8).
why-no-card = Bez karty nie możesz atakować (R14).
why-own = { $there } jest twoje (R13).
why-nobody = Na { $there } nie ma nikogo: idź tam marszem (R13).
why-closed = Marsz z { $here } jest już skończony (R9).
why-no-source = Karta jest wyczerpana: z { $here } nikt już nie rusza (R7).
why-held = { $there } zajmuje przeciwnik (R8).
why-advance = Wkroczyć możesz tylko po zwycięstwie (R19).
why-too-many = Na { $tile } nie ma tylu oddziałów (R19).
why-take-up = Karty bierzesz tylko z pustą ręką (R21).
why-nothing-to-end = Nie trwa ani wzmocnienie, ani marsz (R6).
why-must-act = Po wzięciu kart musisz wykonać jedną akcję (R21).
