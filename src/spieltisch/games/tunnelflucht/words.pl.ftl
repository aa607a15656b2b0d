title = Ucieczka tunelem
tagline = Przeprowadź wszystkich swoich piratów przez tunel przed innymi.

option-rules = Zasady
option-rules-basic = gra podstawowa
option-rules-extended = rozszerzone: karty tylko za cofanie
option-cubes = Piraci
option-cubes-auto = 3, w rozszerzonej 6
option-cubes-1 = 1
option-cubes-2 = 2
option-cubes-3 = 3
option-cubes-4 = 4
option-cubes-5 = 5
option-cubes-6 = 6
option-hand = Karty na początku
option-hand-1 = 1
option-hand-2 = 2
option-hand-3 = 3
option-hand-4 = 4
option-hand-5 = 5
option-hand-6 = 6
option-blocking = Zajęte kafelki
option-blocking-others = omija się tylko rywali
option-blocking-all = omija się też własnych piratów

# Miejsca, z drogą stamtąd i drogą dokądś.
tunnel = Tunel
start = Start
    .from = ze startu
spot = { $n }
    .from = z { $n }
    .to = na { $n }
harbour = Port
    .to = do portu
bed = kafelek { $n }
tile = kafelek { $n }, { $symbol }
start-of = { $who ->
    [you] twój start
   *[other] start: { $who-name }
}
harbour-of = { $who ->
    [you] twój port
   *[other] port: { $who-name }
}

# Piraci.
pirate-start = { $who ->
    [you] twój pirat na starcie
   *[other] pirat na starcie ({ $who-name })
}
pirate-on = { $who ->
    [you] twój pirat na { $n }
   *[other] pirat na { $n } ({ $who-name })
}
pirate-out = { $who ->
    [you] twój pirat w porcie
   *[other] pirat w porcie ({ $who-name })
}

# Karty i akcje.
piles = Talia i odrzucone
pile = talia
pile-cards = talia: { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
hand = Twoje karty
hand-of = { $who-name }: { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
note-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
note-action = akcja { $n } z { $all }
action-left = akcja do użycia
action-used = akcja zużyta

# Ruchy.
forward = { $symbol }: pirat { $start-from } { $target-to }
back = pirat { $start-from } wstecz { $target-to }, { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
back-nowhere = pirat wstecz { $start-from }
stop = zakończ turę
draw = dobierz kartę

prompt-basic = Zagraj kartę na jednego ze swoich piratów.
prompt-action = Akcja { $n } z { $all }: { $what }.
prompt-draw = Nie masz ani karty, ani drogi wstecz: dobierz kartę z talii.
may-run = naprzód za kartę
may-go-back = wstecz po karty
may-stop = koniec tury

# Co się dzieje.
crews = Każdy zaczyna z { $pirates ->
    [one] 1 piratem
   *[other] { $pirates } piratami
} i { $cards ->
    [one] 1 kartą.
   *[other] { $cards } kartami.
}
begins = { $who ->
    [you] Zaczynasz.
   *[other] { $who-name } zaczyna.
}
runs = { $who ->
    [you] Zagrywasz { $symbol-acc } i biegniesz { $start-from } { $target-to }
   *[other] { $who-name } zagrywa { $symbol-acc } i biegnie { $start-from } { $target-to }
}{ $skipped-count ->
    [0] { "" }
    [one] , omijając zajęty kafelek { $skipped }
   *[other] , omijając zajęte kafelki { $skipped }
}.
goes-back = { $who ->
    [you] Cofasz się { $start-from } { $target-to },
   *[other] { $who-name } cofa się { $start-from } { $target-to },
} { $met ->
    [one] gdzie stoi 1 pirat.
   *[other] gdzie stoi { $met } piratów.
}
stuck = { $who ->
    [you] Nie masz ani karty, ani drogi wstecz.
   *[other] { $who-name } nie ma ani karty, ani drogi wstecz.
}
shuffles = Odrzucone karty są tasowane w nową talię.
draws = { $cards-count ->
    [0] Nie dobierasz karty: nie ma już żadnej.
    [one] Dobierasz kartę: { $cards }.
    [few] Dobierasz { $cards-count } karty: { $cards }.
   *[many] Dobierasz { $cards-count } kart: { $cards }.
}
draws-hidden = { $n ->
    [0] { $who-name } nie dobiera karty: nie ma już żadnej.
    [one] { $who-name } dobiera kartę.
    [few] { $who-name } dobiera { $n } karty.
   *[many] { $who-name } dobiera { $n } kart.
}
stops = { $who ->
    [you] Kończysz turę.
   *[other] { $who-name } kończy turę.
}
cut-short = { $who ->
    [you] Nie możesz już nic zrobić.
   *[other] { $who-name } nie może już nic zrobić.
}
escaped = { $who ->
    [you] Cała twoja załoga jest w porcie.
   *[other] Cała załoga gracza { $who-name } jest w porcie.
}
time-up = Każdy ma za sobą { $turns } tur.
result = { $winners-you ->
    [alone] Wygrywasz
    [among] { $winners } wygrywacie wspólnie
   *[not] { $winners-count ->
        [one] { $winners } wygrywa
       *[other] { $winners } wygrywają wspólnie
    }
} z { $points ->
    [one] 1 piratem w porcie.
   *[other] { $points } piratami w porcie.
}

# Dlaczego nie.
why-no-card = Nie masz karty { $symbol-with } (R1).
why-start-empty = Nie masz już pirata na starcie (R1).
why-no-pirate = Na { $n } nie ma twojego pirata (R1).
why-basic-back = W grze podstawowej piraci idą tylko naprzód (R7).
why-basic-draw = Kartę dobierasz dopiero po ruchu, samoczynnie (R8).
why-basic-stop = W grze podstawowej zagrywasz w każdej turze dokładnie jedną kartę (R7).
why-start-back = Ze startu można iść tylko naprzód (R14).
why-nobody-behind = Za tym piratem nie ma kafelka z jednym lub dwoma piratami (R12, R14).
why-stop = Pierwszą akcję musisz wykonać (R17).
why-draw = Kartę dobierasz tylko wtedy, gdy nie masz żadnej akcji (R19).
