title = Kosmiczne tunele
tagline = W koło po galaktyce: kto pierwszy załaduje wszystkie szesnaście skrzyń?

option-sides = Planety i tunele
option-sides-alternate = na przemian
option-sides-mixed = pomieszane

# Miejsca, statki i skrzynie. `-on` to gdzie?, `-to` to dokąd?
planet = planeta { $n }
    .on = na planecie { $n }
    .to = na planetę { $n }
corner = róg { $n }
    .on = na rogu { $n }
    .to = na róg { $n }
wormhole = tunel { $n } ({ $symbol })
    .on = w tunelu { $n } ({ $symbol })
    .to = do tunelu { $n } ({ $symbol })
galaxy = Galaktyka
ship = { $colour-m } statek { $at-on }
crate = { $colour-f } skrzynia na planecie { $n }
loaded = załadowane
hold = { $who ->
    [you] załadowane przez ciebie
   *[other] załadowane: { $who-name }
}
die = kość
die-shows = kość: { $number }
card-played = zagrana karta
card = { $who ->
    [you] twoja karta { $number }
   *[other] karta { $number } ({ $who-name })
}
hand = { $who ->
    [you] twoje karty { $number }
   *[other] karty { $number } ({ $who-name })
}
note-rest = jeszcze { $n }
note-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}

# Ruchy.
roll = rzuć kością
keep = nie zagrywaj karty
move = { $way } o { $number } { $at-to }
move-jump = { $way } o { $number } { $at-to }, skok { $end-to }
move-crate = { $way } o { $number } { $at-to }, załaduj skrzynię
forward = naprzód
back = wstecz

prompt-roll = Rzuć kością.
prompt-card = Nic nie załadowano. Możesz zagrać kartę: { $crates ->
    [0] żadna nie da teraz skrzyni.
    [one] w zasięgu jest 1 skrzynia.
    [few] w zasięgu są { $crates } skrzynie.
   *[many] w zasięgu jest { $crates } skrzyń.
}

# Co się dzieje.
laid = Na trasie { $first-many } i { $second-many } leżą po cztery razy, inne symbole po dwa.
begins = { $who ->
    [you] Zaczynasz.
   *[other] { $who-name } zaczyna.
}
rolls = { $who ->
    [you] Wyrzucasz { $number } i lądujesz { $at-on }.
   *[other] { $who-name } wyrzuca { $number } i ląduje { $at-on }.
}
plays = { $who ->
    [you] Zagrywasz { $number }, lecisz { $way } i lądujesz { $at-on }.
   *[other] { $who-name } zagrywa { $number }, leci { $way } i ląduje { $at-on }.
}
keeps = { $who ->
    [you] Nie zagrywasz karty.
   *[other] { $who-name } nie zagrywa karty.
}
jumps = { $who ->
    [you] Skaczesz { $at-to }.
   *[other] { $who-name } skacze { $at-to }.
}
loads = { $who ->
    [you] Ładujesz { $rest ->
        [0] ostatnią skrzynię.
       *[other] skrzynię, brakuje jeszcze { $rest }.
    }
   *[other] { $who-name } ładuje { $rest ->
        [0] ostatnią skrzynię.
       *[other] skrzynię, brakuje jeszcze { $rest }.
    }
}
time-up = Każdy ma za sobą { $turns } tur.
result = { $winners-you ->
    [alone] Wygrywasz z { $points ->
        [one] 1 skrzynią.
       *[other] { $points } skrzyniami.
    }
   *[other] { $winners } { $winners-count ->
        [one] wygrywa
       *[other] { $winners-you ->
            [among] wygrywacie wspólnie
           *[not] wygrywają wspólnie
        }
    } z { $points ->
        [one] 1 skrzynią.
       *[other] { $points } skrzyniami.
    }
}

# Dlaczego nie.
why-rolled = W tej turze już rzucono (R2).
why-roll-first = Najpierw rzuć kością. Kartę możesz zagrać, jeśli rzut nie da skrzyni (R8).
why-no-card = Nie masz już karty { $number } (R11).
