title = Halma
tagline = Długimi łańcuchami skoków do przeciwległego rogu.

option-size = Plansza
option-size-8 = 8 × 8, krótka
option-size-10 = 10 × 10, jak w pudełku
option-size-12 = 12 × 12
option-size-16 = 16 × 16, oryginał
option-board = Kształt
option-board-square = kwadrat
option-board-triangle = trójkąt o boku 8
option-keep = Po dotarciu do celu
option-keep-off = pionek może z niego wyjść
option-keep-on = pionek w nim zostaje
option-block = Pełny cel
option-block-majority = większość w nim wygrywa
option-block-strict = wygrywają tylko wszystkie pionki

# Plansza.
board = Plansza
cell = { $n }
piece-red = czerwony pionek na { $n }
piece-yellow = żółty pionek na { $n }
piece-green = zielony pionek na { $n }
piece-blue = niebieski pionek na { $n }
piece-blocking = { $piece }, w twoim celu
way = z { $here } na { $there }
way-side = z { $here } na bok { $one }–{ $other }
note-target = { $count } z { $all } w celu
note-blocked = { $n ->
    [one] 1 obcy pionek w celu
    [few] { $n } obce pionki w celu
   *[many] { $n } obcych pionków w celu
}

# Ruchy.
step = krok { $way }
jump = skok { $way }
pass = pasuj

prompt-move = Rusz pionek: o krok albo skokami.
prompt-pass = Żaden twój pionek nie może się ruszyć: pasuj.

# Co wszyscy powinni zobaczyć.
notice-pass = { $who ->
    [you] Nie masz ruchu.
   *[other] { $who-name } nie ma ruchu.
}

# Co się dzieje.
begins = { $who ->
    [you] Zaczynasz.
   *[other] { $who-name } zaczyna.
}
sets-out = { $who ->
    [you] Grasz kolorem { $colour-mins }, { $way }.
   *[other] { $who-name } gra kolorem { $colour-mins }, { $way }.
}
goes = { $who ->
    [you] { $hops ->
        [0] Idziesz z { $start } na { $to }.
        [one] Skaczesz z { $start } na { $to }.
       *[other] Skaczesz z { $start } na { $to }, skoków: { $hops }.
    }
   *[other] { $who-name } { $hops ->
        [0] idzie z { $start } na { $to }.
        [one] skacze z { $start } na { $to }.
       *[other] skacze z { $start } na { $to }, skoków: { $hops }.
    }
}
in-target = { $who ->
    [you] Masz w celu { $rest ->
        [0] wszystkie pionki ({ $all }).
       *[other] { $count } z { $all } pionków.
    }
   *[other] { $who-name } ma w celu { $rest ->
        [0] wszystkie pionki ({ $all }).
       *[other] { $count } z { $all } pionków.
    }
}
passes = { $who ->
    [you] Nie masz ruchu i pasujesz.
   *[other] { $who-name } nie ma ruchu i pasuje.
}
filled = { $who ->
    [you] W twoim celu zajęte są wszystkie pola, { $own } z { $cells } twoimi pionkami.
   *[other] W celu gracza { $who-name } zajęte są wszystkie pola, { $own } z { $cells } własnymi pionkami.
}
stuck = Nikt nie może się już ruszyć.
time-up = Każdy ma za sobą { $turns } tur.
result = { $winners-you ->
    [alone] Wygrywasz.
    [among] { $winners } dzielicie się zwycięstwem.
   *[not] { $winners-count ->
        [one] { $winners } wygrywa.
       *[other] { $winners } dzielą się zwycięstwem.
    }
}

# Dlaczego nie.
why-pass = Pasować wolno tylko wtedy, gdy żaden twój pionek nie może się ruszyć (R9).
why-no-cell = Tego pola nie ma na planszy (R1).
why-not-yours = Na { $start } nie stoi twój pionek (R1).
why-shut-in = Pionek na { $start } jest zamknięty: nie ma wolnego kroku ani skoku (R2, R3).
why-same = Ruch kończy się na innym polu (R6).
why-taken = Na { $to } stoi już pionek (R2, R3).
why-kept = Pionek na { $start } jest już w celu i tam zostaje (R8).
why-no-way = Z { $start } na { $to } nie prowadzi ani krok, ani łańcuch skoków (R2, R3).
