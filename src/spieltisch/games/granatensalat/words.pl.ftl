title = Sałatka z granatów
tagline = Żołnierze w otwartym polu: kryj się, rzucaj i nigdy nie stawaj na minie.

# Żołnierze i gdzie są. `-start` to początek zdania, `-gen` kogo?, `-ins` pod kim?
soldier = { $who ->
    [you] twój żołnierz { $n }
   *[other] żołnierz { $n } ({ $who-name })
}
    .start = { $who ->
        [you] Twój żołnierz { $n }
       *[other] Żołnierz { $n } ({ $who-name })
    }
    .gen = { $who ->
        [you] twojego żołnierza { $n }
       *[other] żołnierza { $n } ({ $who-name })
    }
    .ins = { $who ->
        [you] twoim żołnierzem { $n }
       *[other] żołnierzem { $n } ({ $who-name })
    }
point = { $point }
goes-right = { $n } mm w prawo
goes-left = { $n } mm w lewo
goes-down = { $n } mm w dół
goes-up = { $n } mm w górę
lies-right = { $n } mm w prawo
lies-left = { $n } mm w lewo
lies-below = { $n } mm w dół
lies-above = { $n } mm w górę
spot = { $way } od { $soldier-gen }
spot-alone = { $across } mm od lewej krawędzi i { $down } mm od górnej

# Stół.
field = Pole bitwy
camp = { $who ->
    [you] Twoi żołnierze
   *[other] { $who-name }
}
reserve = rezerwa
taken = zdobyci
pile-and-discards = Talia i odrzucone
pile = talia
pile-left = talia: { cards }
discarded = odrzucone: { $symbol }
hand = Twoje karty
card-drop = kropla: wystaw jednego żołnierza
card-circles = kręgi: zrzuć trzech żołnierzy
card-hammer = młot: walka wręcz
card-arrow = strzałka: snajper
card-wheel = koło: granat
card-bricks = cegły: mina
note-drop = Wystaw
note-circles = Zrzut 3
note-hammer = Wręcz
note-arrow = Strzał
note-wheel = Granat
note-bricks = Mina
note-soldiers = na stole { $living }, w rezerwie { $reserve }
note-taken = zdobyci: { $taken }
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

# Ruchy.
step = krok żołnierza { $n }
step-to = krok żołnierza { $n } na { $point }
place = kropla: wystaw żołnierza na { $point }
throw = koło: granat na { $point }
strike = młot: uderz { $soldier-gen }
shoot = strzałka: zastrzel { $soldier-gen }
drop-three = { $n ->
    [one] kręgi: zrzuć 1 żołnierza
   *[other] kręgi: zrzuć { $n } żołnierzy
}
mine = cegły: mina pod { $soldier-ins }
no-mine = bez miny
none-this-turn = w tej turze żadnej
end-turn = Zakończ turę

prompt-both = Zrób krok i zagraj { up-to-cards }, w dowolnej kolejności, albo zakończ turę.
prompt-cards = Zagraj { up-to-cards } albo zakończ turę.
up-to-cards = { $n ->
    [one] jedną kartę
   *[other] do dwóch kart
}
prompt-step = Zrób krok albo zakończ turę.
prompt-end = Zakończ turę.
prompt-mine = Mina pod żołnierzem { $n } ({ $who-name })? Zanieś tam kartę z cegłami albo powiedz „nie”.
prompt-none = Mina pod żołnierzem { $n } ({ $who-name })? Nie masz żadnej.

# Co się dzieje.
dealt = Na stół spada po { $soldiers } żołnierzy każdego gracza, a każdy ma { $cards } kart.
begins = { $who ->
    [you] Zaczynasz.
   *[other] { $who-name } zaczyna.
}
steps-on = { $soldier-start } idzie { $way }.
places = { $soldier-start } wchodzi na stół, { $spot }.
drops = { $who ->
    [you] Zrzucasz żołnierzy.
   *[other] { $who-name } zrzuca żołnierzy.
}
lands = { $soldier-start } ląduje { $spot }.
finds-no-room = { $soldier-start } nie znajduje miejsca i zostaje w rezerwie.
strikes = { $soldier-start } powala { $enemy-gen }.
shoots = { $soldier-start } strzela i zabija { $enemy-gen }.
throws = { $way-count ->
    [0] { $soldier-start } rzuca granat pod własne nogi.
   *[other] { $soldier-start } rzuca granat { $way }.
}
answers = { $mines ->
    [0] Nie zagrywasz miny.
   *[other] Zagrywasz minę.
}
sets-off = { $who ->
    [you] Odpalasz minę pod { $soldier-ins }.
   *[other] { $who-name } odpala minę pod { $soldier-ins }.
}
dies = { $soldier-start } ginie.
ends-turn = { $who ->
    [you] Kończysz turę.
   *[other] { $who-name } kończy turę.
}
draws-these = Nowe na twojej ręce: { $cards }; { left }.
draws = { $who-name } dobiera { cards.acc }; { left }.
left = { $left ->
    [0] w talii nie ma już żadnej
    [one] w talii zostaje 1
    [few] w talii zostają { $left }
   *[many] w talii zostaje { $left }
}
pile-empty = Talia jest pusta: kręgów nie można już zagrać.
quiet = { $n ->
    [one] Tura bez karty.
    [few] { $n } tury z rzędu bez karty.
   *[many] { $n } tur z rzędu bez karty.
}
all-played = Wszystkie karty są zagrane: koniec gry.
nobody-plays = Nikt nie zagrywa już kart: koniec gry.
scores = { $who ->
    [you] Masz { $score }.
   *[other] { $who-name } ma { $score }.
}
score = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: po 3 za { $living } na stole, po 1 za { $taken } zdobytych
score-tied = { score }; przy remisie liczy się większa rezerwa, tu { $reserve }
points = { $points ->
    [one] 1 punktu
   *[other] { $points } punktów
}
result = { $winners-you ->
    [alone] Wygrywasz z wynikiem { points }.
    [among] { $winners } wygrywacie wspólnie z wynikiem { points }.
   *[not] { $winners } { $winners-count ->
        [one] wygrywa
       *[other] wygrywają wspólnie
    } z wynikiem { points }.
}

# Dlaczego nie.
why-mines-first = Najpierw miny (R13).
why-no-bricks = Do tego potrzebujesz karty z cegłami (R15).
why-other-soldier = Mina działa tylko na żołnierzy dopiero co przesuniętych lub wystawionych (R15).
why-mines-later = Miny wybuchają tylko w turach innych (R10).
why-one-step = W turze jeden żołnierz robi jeden krok (R4).
why-not-on-table = Tego żołnierza nie ma na stole (R4).
why-step-too-far = Krok ma najwyżej 60 mm (R4).
why-stands-there = Żołnierz już tam stoi (R4).
why-step-over-edge = Żołnierz wystawałby tam poza krawędź (R4).
why-step-in-way = Stoi tam inny żołnierz (R4).
why-place-over-edge = Żołnierz wystawałby tam poza krawędź (R5).
why-place-in-way = Stoi tam inny żołnierz (R5).
why-not-held = Nie masz karty { $symbol-with } (R1).
why-two-cards = W turze najwyżej dwie karty (R1).
why-no-reserve-to-place = Nie masz żołnierzy w rezerwie (R5).
why-no-reserve-to-drop = Nie masz żołnierzy w rezerwie (R6).
why-no-pile = Talia jest pusta: kręgów już nie ma (R6).
why-throw-too-far = Rzuca się najwyżej na 60 mm (R9).
why-hits-nobody = Granat musi trafić przeciwnika (R9).
why-nobody-to-strike = Nie stoi tam przeciwnik (R7).
why-too-far-to-strike = Żaden twój żołnierz nie jest dość blisko (R7).
why-nobody-to-shoot = Nie stoi tam przeciwnik (R8).
why-no-clear-line = Żaden twój żołnierz nie ma wolnej linii strzału (R8).
