title = Brikks
tagline = Jeden rzut, jeden klocek i wszyscy go upuszczają.

option-level = Poziom
option-level-1 = 1: każde kółko daje energię
option-level-2 = 2: kółka w kolorze klocka dają energię
option-level-3 = 3: inne kółka kosztują 1 energię
option-level-4 = 4: inne kółka kosztują 2 energie
option-level-choose = każdy wybiera sam
option-mode = Cel
option-mode-points = najwięcej punktów
option-mode-duel = pojedynek: zostać dłużej w grze

# Klocki i kości. `-gen` to dopełniacz: wróć do białego 3.
white = biały
    .gen = białego
yellow = żółty
    .gen = żółtego
green = zielony
    .gen = zielonego
red = czerwony
    .gen = czerwonego
blue = niebieski
    .gen = niebieskiego
black = czarny
    .gen = czarnego
block = { $colour } { $number }
    .gen = { $colour-gen } { $number }
dice = kości
die = kość
die-number = liczba { $number }
overview = Przegląd
chip = żeton

# Arkusz.
sheet = { $who ->
    [you] Twój arkusz
   *[other] { $who-name }
}
sheet-answered = { $who ->
    [you] Twój arkusz
   *[other] { $who-name } ✓
}
heights = wysokość kolumn: { $heights }
bomb = bomba
bomb-used = zużyta bomba
bomb-worth = bomba, { points-worth }
extra-bar = pasek premii: { $crosses ->
    [one] 1 krzyżyk
    [few] { $crosses } krzyżyki
   *[many] { $crosses } krzyżyków
}, { points-worth }
energy-bar = energia: { $energy } do użycia
points-worth = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

# Obok imion.
level = poziom { $level }
note-energy = energia: { $energy }
note-bombs = { $bombs ->
    [one] 1 bomba
    [few] { $bombs } bomby
   *[many] { $bombs } bomb
}
note-rank = ranga { $rank } z 9
note-done = gotowe
note-out = poza grą
answered = odpowiedzi: { $done } z { $all }

# Ruchy.
label-land = { $block }, kolumna { $column }, rząd { $row }
label-change = { $price ->
    [5] wymień na { $block } za 5 energii
   *[other] obróć na { $block } za { price-worth }
}
label-start = klocek startowy { $block }
label-drop = mini, kolumna { $column }, rząd { $row }
label-back = wróć do { $block-gen }, jak w rzucie
label-bomb = wysadź klocek
label-leave = zrezygnuj
label-roll = rzuć kośćmi
label-keep = zachowaj rzut
label-reroll = rzuć jeszcze raz
label-other-start = wybierz inny klocek startowy
short-change = { $block } za { price-worth }
short-roll = rzuć
short-reroll = jeszcze raz
brings = { $gains }
brings-energy = energia { $energy }
brings-rows = { $n ->
    [one] 1 rząd
    [few] { $n } rzędy
   *[many] { $n } rzędów
}
brings-crosses = { $n ->
    [one] 1 krzyżyk
    [few] { $n } krzyżyki
   *[many] { $n } krzyżyków
}
brings-minis = { $n } mini
price-worth = { $price ->
    [one] 1 energię
    [few] { $price } energie
   *[many] { $price } energii
}
energy-worth = { $energy ->
    [one] 1 energię
    [few] { $energy } energie
   *[many] { $energy } energii
}

prompt-level = Na którym poziomie grasz?
prompt-start = Wybierz klocek startowy.
prompt-start-columns = Wybierz kolumny dla swojego klocka startowego.
prompt-roll = Rzuć kośćmi.
prompt-rolled = Wypada { $block }: zachowujesz czy rzucasz jeszcze raz?
prompt-land = Upuść klocek { $block }{ $price ->
    [0] .
   *[other] {" "}za { price-worth }.
}
prompt-stuck = Klocek { $block } już nigdzie się nie mieści: { $means }.
means-change = wymień go
means-bomb = wysadź go
means-leave = zrezygnuj
prompt-drop = { $minis ->
    [one] Upuść mini na arkusz gracza { $whom-name }.
   *[other] Upuść { $minis } mini na arkusz gracza { $whom-name }, jedno po drugim.
}

# Co się dzieje.
plays-alone = { $who ->
    [you] Grasz w pojedynkę.
   *[other] { $who-name } gra w pojedynkę.
}
rolls-first = { $who ->
    [you] Jako pierwszy gracz rzucasz ty.
   *[other] Jako pierwszy gracz rzuca { $who-name }.
}
starts-first = { $who ->
    [you] Wybierasz pierwszy klocek startowy.
   *[other] { $who-name } wybiera pierwszy klocek startowy.
}
plays-level = { $who ->
    [you] Grasz na poziomie { $level }.
   *[other] { $who-name } gra na poziomie { $level }.
}
takes-start = { $who ->
    [you] Bierzesz { $block } jako klocek startowy.
   *[other] { $who-name } bierze { $block } jako klocek startowy.
}
lands-start = { $who ->
    [you] Rysujesz { $block } na dole swojego arkusza.
   *[other] { $who-name } rysuje { $block } na dole arkusza.
}
dice-begin = { $who ->
    [you] Teraz rzucasz kośćmi.
   *[other] Teraz kośćmi rzuca { $who-name }.
}
rolls = { $who ->
    [you] { $again ->
        [1] Rzucasz jeszcze raz: { $block }.
       *[other] Wyrzucasz { $block }.
    }
   *[other] { $again ->
        [1] { $who-name } rzuca jeszcze raz: { $block }.
       *[other] { $who-name } wyrzuca { $block }.
    }
}
keeps = { $who ->
    [you] Zachowujesz { $block }.
   *[other] { $who-name } zachowuje { $block }.
}
changes = { $who ->
    [you] Chcesz
   *[other] { $who-name } chce
} za { price-worth } { $price ->
    [5] wymienić klocek na { $block }.
   *[other] obrócić klocek na { $block }.
}
thinks-again = { $who ->
    [you] Zmieniasz zdanie.
   *[other] { $who-name } zmienia zdanie.
}
lands = { $who ->
    [you] Upuszczasz klocek { $block }
   *[other] { $who-name } upuszcza klocek { $block }
}{ $price ->
    [0] .
   *[other] {" "}za { price-worth }.
}
wins = { $energy ->
    [0] { $who ->
        [you] Twój pasek energii jest już pełny.
       *[other] Pasek energii gracza { $who-name } jest już pełny.
    }
   *[other] { $who ->
        [you] Zyskujesz { energy-worth }.
       *[other] { $who-name } zyskuje { energy-worth }.
    }
}
loses = { $who ->
    [you] Tracisz { energy-worth }.
   *[other] { $who-name } traci { energy-worth }.
}
fills = { $who ->
    [you] Zapełniasz
   *[other] { $who-name } zapełnia
} { $rows ->
    [one] rząd.
    [few] { $rows } rzędy naraz.
   *[many] { $rows } rzędów naraz.
}
crosses = { $crosses ->
    [0] { $who ->
        [you] Twój pasek premii jest już pełny.
       *[other] Pasek premii gracza { $who-name } jest już pełny.
    }
   *[other] { $who ->
        [you] Dostajesz
       *[other] { $who-name } dostaje
    } { $crosses ->
        [one] krzyżyk
        [few] { $crosses } krzyżyki
       *[many] { $crosses } krzyżyków
    } na pasku premii.
}
earns = { $who ->
    [you] Dostajesz
   *[other] { $who-name } dostaje
} { $minis ->
    [one] jedno mini
   *[other] { $minis } mini
} do zrzucenia.
blows-up = { $who ->
    [you] Wysadzasz klocek:
   *[other] { $who-name } wysadza klocek:
} { $left ->
    [0] nie ma już więcej bomb.
    [one] zostaje 1 bomba.
    [few] zostają { $left } bomby.
   *[many] zostaje { $left } bomb.
}
leaves = { $who ->
    [you] Rezygnujesz.
   *[other] { $who-name } rezygnuje.
}
drops = { $who ->
    [you] Upuszczasz mini na arkusz gracza { $whom-name }.
   *[other] { $whom ->
        [you] { $who-name } upuszcza mini na twój arkusz.
       *[other] { $who-name } upuszcza mini na arkusz gracza { $whom-name }.
    }
}
scores = { $who ->
    [you] Twój arkusz
   *[other] { $who-name }
}: rzędy { $rows }, pasek premii { $extra }, bomby { $bombs }, energia { $energy } – razem { points-worth }.
ranked = Poziom { $level }: ranga { $rank } z 9.
still-in = { $who ->
    [you] Nadal jesteś w grze.
   *[other] { $who-name } nadal jest w grze.
}
both-left = Obie strony rezygnują. Teraz liczą się pełne rzędy.
has-full = { $who ->
    [you] Masz
   *[other] { $who-name } ma
} { points-worth } za pełne rzędy.
result = { $points ->
    [1] { $winners-you ->
        [alone] Wygrywasz.
        [among] { $winners } wygrywacie wspólnie.
       *[not] { $winners } { $winners-count ->
            [one] wygrywa.
           *[other] wygrywają wspólnie.
        }
    }
   *[other] { $winners-you ->
        [alone] Masz najlepszy arkusz: { points-worth }.
        [among] { $winners } macie najlepsze arkusze: po { points-worth }.
       *[not] { $winners } { $winners-count ->
            [one] ma najlepszy arkusz: { points-worth }.
           *[other] mają najlepsze arkusze: po { points-worth }.
        }
    }
}

# Dlaczego nie.
why-picking = Najpierw wszyscy wybierają poziom (S2).
why-starting = Teraz pora na klocki startowe (S4).
why-rolling = Najpierw trzeba rzucić kośćmi (R1).
why-rolled = Zachowaj rzut albo rzuć obiema kośćmi jeszcze raz (R1).
why-answering = Teraz spada klocek: upuść go albo wróć do wyrzuconego (R3, R4).
why-dropping = Teraz spadają mini (D2).
why-no-bomb = Nie masz już bomby (R10).
why-no-leaving = Zrezygnować wolno tylko wtedy, gdy wyrzucony klocek nigdzie się nie mieści (R11).
why-start-taken = Ten klocek startowy ktoś już ma (S4).
why-outside = Klocek musi w całości leżeć na arkuszu (R5).
why-no-room = Nie ma tam miejsca na klocek (R5).
why-falls = Klocek spada tam jeszcze niżej (R5).
why-unreachable = Klocek nie dostanie się tam z góry (R6).
why-same-block = To ten sam klocek (R4).
why-too-dear = To kosztuje { price-worth }, a masz { $energy } (R4).
why-cheaper = Ten sam klocek jest na innym polu taniej albo za tyle samo (R4).
why-fits-nowhere = Ten klocek już nigdzie się nie mieści (R4).
why-beside-mini = Mini z jednego rzutu nie mogą leżeć obok siebie (D3).
