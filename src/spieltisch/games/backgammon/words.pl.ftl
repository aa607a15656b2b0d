title = Backgammon
tagline = Rzucaj, biegnij, bij: kto pierwszy sprowadzi wszystkie pionki, wygrywa.

option-stakes = Stawka
option-stakes-simple = zwykła, jak w pudełku
option-stakes-full = pełna, z kostką dublującą i gammonem
option-jacoby = Zasada Jacoby’ego (pełna stawka)
option-jacoby-off = nie
option-jacoby-on = tak: gammon liczy się tylko po podwojeniu

# Miejsca, pionki, kości i kostka dublująca.
board = Plansza
point = pole { $point }
bar-of = { $who ->
    [you] twoja banda
   *[other] banda: { $who-name }
}
tray = { $who ->
    [you] twoja tacka
   *[other] tacka: { $who-name }
}
tray-with = tacka, za { $die }
dice-of = { $who ->
    [you] twoje kości
   *[other] kości: { $who-name }
}
cube-middle = kostka dublująca na środku
cube-of = { $who ->
    [you] twoja kostka dublująca
   *[other] kostka dublująca: { $who-name }
}
checker = { $colour-m } pionek na polu { $point }
checker-bar = { $colour-m } pionek na bandzie
checker-off = { $colour-m } pionek, zdjęty
die = { $die }
die-used = { $die }, zagrane
die-stuck = { $die }, nie do zagrania
cube = kostka dublująca: { $cube }
cube-offered = kostka dublująca, propozycja: { $cube }
pips = { $pips ->
    [one] 1 oczko
    [few] { $pips } oczka
   *[many] { $pips } oczek
}
on-bar = { $n } na bandzie

# Ruchy, zapisane polami, z którego i na które: 13/7, z biciem 13/7*.
bar = banda
off = poza
step = { $start }/{ $end }
step-hit = { $start }/{ $end }*
move = { $step } za { $die }
run = { $steps } za { $first } i { $second }
run-double = { $steps } za { times } { $die }
end = zakończ turę
roll = rzuć
double = podwój do { $cube }
take = przyjmij, kostka pokaże wtedy { $cube }
drop = odmów i przegraj grę

times = { $times ->
    [2] dwa razy
    [3] trzy razy
   *[4] cztery razy
}
dice = { $larger ->
    [0] { $smaller }
   *[other] { $larger }{ $smaller ->
        [0] {""}
       *[other] {" "}i { $smaller }
    }
}
to-play = { $times ->
    [1] { dice }
   *[other] { times } { dice }
}

prompt-roll = Rzuć albo podwój do { $cube }.
prompt-doubled = Masz grać o { $cube }: przyjmij albo odmów i przegraj { $lost }.
prompt-end = Wszystkie kości zagrane: zakończ turę.
prompt-stuck = Nie możesz zagrać { dice }: zakończ turę.
prompt-enter = Wprowadź swoje pionki z bandy. Do zagrania: { to-play }.
prompt-move = Rusz pionek. Do zagrania: { to-play }.

stuck = { $who ->
    [you] Nie możesz zagrać { dice }.
   *[other] { $who-name } nie może zagrać { dice }.
}

# Co się dzieje.
rolls-one = { $who ->
    [you] Wyrzucasz { $die }.
   *[other] { $who-name } wyrzuca { $die }.
}
begins = { $who ->
    [you] Zaczynasz z { $larger }–{ $smaller }.
   *[other] { $who-name } zaczyna z { $larger }–{ $smaller }.
}
rolled = { $larger }–{ $smaller }{ $uses ->
    [4] , dublet
   *[other] {""}
}
rolls = { $who ->
    [you] Wyrzucasz { rolled }.
   *[other] { $who-name } wyrzuca { rolled }.
}
moves = { $who ->
    [you] Grasz { $start }/{ $end } za { $die }.
   *[other] { $who-name } gra { $start }/{ $end } za { $die }.
}
hits = { $who ->
    [you] Bijesz pionek gracza { $whom-name }: trafia on na bandę.
   *[other] { $who-name } bije { $whom ->
        [you] twój pionek
       *[other] pionek gracza { $whom-name }
    }: trafia on na bandę.
}
ends = { $larger ->
    [0] { $smaller ->
        [0] { ends-turn }
       *[other] { ends-stuck }
    }
   *[other] { ends-stuck }
}
ends-turn = { $who ->
    [you] Kończysz turę.
   *[other] { $who-name } kończy turę.
}
ends-stuck = { $who ->
    [you] Nie możesz zagrać { dice } i kończysz turę.
   *[other] { $who-name } nie może zagrać { dice } i kończy turę.
}
doubles = { $who ->
    [you] Podwajasz do { $cube }.
   *[other] { $who-name } podwaja do { $cube }.
}
takes = { $who ->
    [you] Przyjmujesz i dostajesz kostkę dublującą: { $cube }.
   *[other] { $who-name } przyjmuje i dostaje kostkę dublującą: { $cube }.
}
drops = { $who ->
    [you] Odmawiasz podwojenia.
   *[other] { $who-name } odmawia podwojenia.
}
all-off = { $who ->
    [you] Zdejmujesz ostatni pionek{ won }.
   *[other] { $who-name } zdejmuje ostatni pionek{ won }.
}
won = { $times ->
    [2] : gammon, 2 × { $cube }
    [3] : backgammon, 3 × { $cube }
   *[other] {""}
}
time-up = Po { $turns } turach wygrywa krótsza droga do końca.
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Wygrywasz { points }.
       *[other] { $winners } wygrywa { points }.
    }
   *[other] Obie strony mają tak samo daleko: remis.
}
points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

# Dlaczego nie.
why-roll-first = Najpierw rzuć albo podwój (R14).
why-answer-first = Najpierw przyjmij podwojenie albo odmów (R15).
why-must-move = Możesz się jeszcze ruszyć, więc musisz (R12).
why-no-cube = Przy zwykłej stawce nie ma kostki dublującej (R14).
why-no-double = Nikt nie zaproponował podwojenia (R15).
why-only-answer = Możesz tylko przyjąć albo odmówić (R15).
why-rolled = W tej turze już rzucono (R1).
why-too-late = Podwoić możesz tylko przed rzutem (R14).
why-no-die = Nie masz wolnej kości z { $die } (R2).
why-bar-first = Najpierw muszą wejść twoje pionki z bandy (R6).
why-bar-empty = Nie masz pionka na bandzie (R6).
why-empty = Na polu { $start } nie ma twojego pionka (R3).
why-closed = Pole { $end } jest zamknięte: stoi tam więcej niż jeden obcy pionek (R4).
why-not-home = Zdejmować wolno dopiero, gdy wszystkie twoje pionki są w domu (R7).
why-not-last = Za { $die } wolno zdjąć tylko ostatni pionek (R7).
why-both = Potem nie dałoby się zagrać drugiej kości, a można zagrać obie (R9).
why-larger = Da się zagrać tylko jedną z dwóch kości, więc musi to być { $die } (R10).
no-peer = Brakuje przeciwników: zainstaluje ich `pip install gnubg-nn`.
