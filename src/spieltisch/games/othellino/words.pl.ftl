title = Othellino – małe Othello
tagline = Otaczaj krążki i odwracaj je na swój kolor.

option-size = Plansza
option-size-6 = 6 × 6, jak w pudełku
option-size-8 = 8 × 8, pełne Othello

# Plansza.
board = Plansza
cell = { $name }
disc = { $colour-m } krążek na { $cell }

# Ruchy.
place = postaw na { $cell }
pass = pasuj

prompt-place = Postaw krążek.
prompt-pass = Nie możesz niczego otoczyć: pasuj.

# Co wszyscy powinni zobaczyć.
stuck = { $who ->
    [you] Nie możesz postawić krążka.
   *[other] { $who-name } nie może postawić krążka.
}
again = { $who ->
    [you] { $other-name } musi pasować: znów twoja kolej.
   *[other] { $other ->
        [you] Musisz pasować: znów gra { $who-name }.
       *[other] { $other-name } musi pasować: znów gra { $who-name }.
    }
}

# Co się dzieje.
begins = { $who ->
    [you] Grasz czerwonymi i zaczynasz.
   *[other] { $who-name } gra czerwonymi i zaczyna.
}
places = { $who ->
    [you] Stawiasz na { $cell } i odwracasz { turned-discs }.
   *[other] { $who-name } stawia na { $cell } i odwraca { turned-discs }.
}
turned-discs = { $turned-count ->
    [one] krążek na { $turned }
    [few] { $turned-count } krążki: { $turned }
   *[many] { $turned-count } krążków: { $turned }
}
passes = { $who ->
    [you] Nie możesz postawić krążka i pasujesz.
   *[other] { $who-name } nie może postawić krążka i pasuje.
}
blocked = Nikt nie może już postawić krążka: czerwone { $red }, żółte { $yellow }.
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Wygrywasz.
       *[other] { $winners } wygrywa.
    }
   *[other] Remis.
}

# Dlaczego nie.
why-pass = Pasować wolno tylko wtedy, gdy nie możesz postawić krążka (R7).
why-no-cell = Tego pola nie ma na planszy (R1).
why-taken = Na { $cell } leży już krążek (R1).
why-nothing = Na { $cell } nie otoczysz żadnego krążka (R2).
