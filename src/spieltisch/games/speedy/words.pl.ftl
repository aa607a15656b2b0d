title = Speedy
tagline = Pozbądź się wszystkich kart, jak najszybciej potrafisz.

option-draw = Dobieranie
option-draw-hand = ręcznie, kiedy chcesz
option-draw-auto = samo, zaraz po każdej karcie

# Stół.
centre = Środek
pile = { $pile ->
    [0] lewy stos
   *[other] prawy stos
}
underneath = { $n ->
    [one] pod spodem 1 karta
    [few] pod spodem { $n } karty
   *[many] pod spodem { $n } kart
}
hand = { $who ->
    [you] Twoje karty
   *[other] Karty: { $who-name }
}
stock = talia
stock-of = talia, { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
note-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
note-ready = gotowe
note-waits = czeka

# Na kogo czeka stół i jak się skończyło.
notice-ready = { $who-you ->
    [alone] Jeszcze się szykujesz.
    [among] Obie strony jeszcze się szykują.
   *[not] { $who } { $who-count ->
        [one] jeszcze się szykuje.
       *[other] jeszcze się szykują.
    }
}
notice-stuck = Nikt nie może grać dalej. { $who-you ->
    [alone] Musisz jeszcze dać kartę.
    [among] Każde z was daje kartę.
   *[not] { $who } { $who-count ->
        [one] musi jeszcze dać kartę.
       *[other] dają po karcie.
    }
}
notice-won = { $winner ->
    [you] Nie masz już kart.
   *[other] { $winner-name } nie ma już kart.
} { $loser ->
    [you] Masz jeszcze
   *[other] { $loser-name } ma jeszcze
} { $cards ->
    [one] 1 kartę.
    [few] { $cards } karty.
   *[many] { $cards } kart.
}
notice-drawn = Obie strony kończą w tej samej chwili.

# Ruchy.
ready = można zaczynać
turn-up = odkryj wierzchnią kartę swojej talii
play = { $card } na { $pile ->
    [0] lewy
   *[other] prawy
} stos
draw = dobierz kartę
lay = { $card }, zakryta karta na { $pile ->
    [0] lewy
   *[other] prawy
} stos
wait = czekaj

prompt-ready = Obejrzyj swoje karty. Zaczynamy?
prompt-turn-up = Nikt nie może grać dalej: odkryj kartę.
prompt-choose = Nikt nie może grać dalej: wybierz kartę z ręki.
prompt-wait = Żadna twoja karta nie pasuje: czekaj.
prompt-lay-or-draw = Kładź pasujące karty albo dobieraj.
prompt-lay = Kładź pasujące karty.

# Co się dzieje.
colour = kolor
symbol = symbol
number = liczba
dealt = Wszystkie karty są rozdane, karty startowe leżą zakryte. Wyścig zaczyna się, gdy obie strony są gotowe.
is-ready = { $who ->
    [you] Zgłaszasz gotowość.
   *[other] { $who-name } zgłasza gotowość.
}
begins = Wyścig zaczyna się od { $left-gen } (po lewej) i { $right-gen } (po prawej).
lays = { $who ->
    [you] Kładziesz
   *[other] { $who-name } kładzie
} { $card-acc } na { $pile ->
    [0] lewy
   *[other] prawy
} stos (wspólne: { $shared }).
draws = { $who ->
    [you] Dobierasz kartę.
   *[other] { $who-name } dobiera kartę.
}
draws-card = Dobierasz { $card-acc }.
waits = { $who ->
    [you] Czekasz.
   *[other] { $who-name } czeka.
}
no-way-on = Nikt nie może grać dalej: nie ma czego położyć ani dobrać.
chooses = { $who ->
    [you] Wybierasz kartę z ręki.
   *[other] { $who-name } wybiera kartę z ręki.
}
chooses-card = Wybierasz { $card-acc }.
adds = { $who ->
    [you] Dajesz
   *[other] { $who-name } daje
} { $card-acc } na { $pile ->
    [0] lewy
   *[other] prawy
} stos.
keeps = { $who ->
    [you] Masz jeszcze
   *[other] { $who-name } ma jeszcze
} { $cards ->
    [one] 1 kartę.
    [few] { $cards } karty.
   *[many] { $cards } kart.
}
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Nie masz już kart i wygrywasz.
       *[other] { $winners } nie ma już kart i wygrywa.
    }
   *[other] Obie strony kończą w tej samej chwili: remis.
}

# Dlaczego nie.
why-not-begun = Wyścig zaczyna się, gdy obie strony są gotowe (S5).
why-pause = Wyścig stoi, aż obie strony dadzą kartę (R10).
why-empty-slot = To miejsce w twojej ręce jest puste ({ $rule }).
why-no-fit = Nic nie łączy { $card-gen } z { $top-ins }: ani kolor, ani symbol, ani liczba (R2).
why-pile-empty = Twoja talia jest pusta (R6).
why-by-itself = Twoja ręka uzupełnia się sama (R6).
why-hand-full = Masz już na ręce trzy karty (R6).
why-wait = Czekanie jest ruchem tylko w wyścigu i tylko wtedy, gdy nie możesz ani położyć, ani dobrać (R1).
why-go = Karty odkrywa się tylko wtedy, gdy nikt nie może już położyć ani dobrać (R9).
why-choose = Twoja talia jest pusta: wybierz kartę z ręki (R10).
why-lay = Kartę, która nie pasuje, wolno położyć tylko wtedy, gdy nikt nie może grać dalej (R10).
why-turn-up = Masz jeszcze talię: odkryj jej wierzchnią kartę (R10).
