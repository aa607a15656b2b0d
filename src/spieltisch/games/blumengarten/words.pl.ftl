title = Ogród kwiatowy
tagline = Hoduj kwiaty i posadź je, zanim uschną.

# Karty, rzędy i kwiaty.
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
flower = { $colour-m } kwiat
flowers = { $n ->
    [one] 1 { $colour-m } kwiat
    [few] { $n } { $colour-n } kwiaty
   *[many] { $n } { $colour-plgen } kwiatów
}
income = { flowers }{ $lost ->
    [0] {""}
    [few] {" "}({ $lost } przepadają)
   *[many] {" "}({ $lost } przepada)
}
into-row = do rzędu: teraz { $numbers }
into-new-row = do nowego rzędu
into-row-number = do rzędu { $symbol-manygen } { $row }, wtedy { $numbers }

nursery = Szklarnia
new-row = nowy rząd { $symbol-manygen }
row = rząd { $symbol-manygen } { $row }: { cards }
piles = Talia i odrzucone
pile = talia
pile-left = talia: { cards }
discards = odrzucone
times-left = ile razy talia może się jeszcze skończyć
times-left-note = do końca
times-left-die = { $rest ->
    [1] gra kończy się, gdy skończy się talia
   *[other] gra kończy się, gdy talia skończy się jeszcze { $rest } razy
}
stock = Zapas
stock-of = { $colour-n } kwiaty w zapasie
thirsty = spragnione { $colour-n } kwiaty
tray = { $lost ->
    [0] Susza
   *[other] Susza: −{ $lost }
}
garden = { $planted ->
    [0] Twój ogród
   *[other] Twój ogród: +{ $planted }
}
new-bed = nowa grządka
hand = Twoja ręka
hand-of = ręka: { $who-name }
player = { $who-name }
note-planted = posadzone: { $n }
note-thirsty = spragnione: { $n }

# Co daje karta, zapisane tam, dokąd się ją niesie.
brings = { $n ->
    [one] { $n } { $colour-m }
    [few] { $n } { $colour-n }
   *[many] { $n } { $colour-plgen }
}
brings-gone = { brings }, znika
brings-any = { $n ->
    [one] { $n } dowolny
    [few] { $n } dowolne
   *[many] { $n } dowolnych
}
brings-any-gone = { brings-any }, znika

# Ruchy.
finish = gotowe: dobierz { cards.acc }{ and-the-end }
finish-to-name = gotowe: podaj kolor { $n ->
    [one] 1 kwiatu
   *[other] { $n } kwiatów
}
finish-growing = gotowe: { growing }
name = kolor { $colour }: { growing }
growing = { income }{ $row ->
    [gone] , rząd znika, dobierz { cards-drawn }
    [stays] , rząd zostaje, dobierz { cards-drawn }
   *[over] {""}
}{ and-the-end }
cards-drawn = { $drawn ->
    [one] 1 kartę
    [few] { $drawn } karty
   *[many] { $drawn } kart
}
and-the-end = { $over ->
    [0] {""}
   *[other] , koniec gry
}
grow = { $card } { $into }
plant = { $card } jako grządka ({ flowers })
put-away = odrzuć { $card-acc }

prompt-choose = Zanieś kartę do szklarni, do swojego ogrodu albo na odrzucone.
prompt-grow = Dołóż kolejne karty do tego rzędu albo powiedz „gotowe”.
prompt-name = Podaj kolor swoich kwiatów.
prompt-plant = Załóż kolejne grządki albo powiedz „gotowe”.
prompt-exchange = Odrzuć kolejne karty, najwyżej cztery, albo powiedz „gotowe”.
prompt-finish = W tej turze nic więcej nie da się zrobić: powiedz „gotowe”.

# Co się dzieje.
dealt = Każdy ma sześć kart, w talii zostaje { $left }.
begins = { $who ->
    [you] Zaczynasz.
   *[other] { $who-name } zaczyna.
}
grows = { $who ->
    [you] Kładziesz { $card-acc } { $into }.
   *[other] { $who-name } kładzie { $card-acc } { $into }.
}
is-to-name = { $who ->
    [you] Kończysz dżokerem: podaj jeszcze kolor.
   *[other] { $who-name } kończy dżokerem: brakuje jeszcze koloru.
}
gets = { $who ->
    [you] Dostajesz { income }.
   *[other] { $who-name } dostaje { income }.
}
row-goes = W rzędzie { $numbers } powtarza się liczba: rząd trafia na odrzucone.
plants = { $who ->
    [you] Zakładasz grządkę ({ $card }): { flowers }.
   *[other] { $who-name } zakłada grządkę ({ $card }): { flowers }.
}
puts-away = { $who ->
    [you] Odrzucasz { $card-acc }.
   *[other] { $who-name } odrzuca { $card-acc }.
}
draws = { $n ->
    [0] { $who-name } nie ma czego dobrać.
   *[other] { $who-name } dobiera { cards.acc }.
}
draws-these = { $cards-count ->
    [0] Nie masz czego dobrać.
    [one] Dobierasz kartę: { $cards }.
    [few] Dobierasz { $cards-count } karty: { $cards }.
   *[many] Dobierasz { $cards-count } kart: { $cards }.
}
runs-out = { $rest ->
    [1] Talia się skończyła; następny raz będzie ostatni.
   *[other] Talia się skończyła; może się to zdarzyć jeszcze { $rest } razy.
}
new-pile = Odrzucone karty są tasowane i tworzą nową talię: { $left ->
    [one] 1 karta.
    [few] { $left } karty.
   *[many] { $left } kart.
}
is-out-of-cards = { $who ->
    [you] Nie masz już żadnej karty.
   *[other] { $who-name } nie ma już żadnej karty.
}
passes = { $who ->
    [you] Pasujesz.
   *[other] { $who-name } pasuje.
}
ended = Koniec gry: { $ending ->
    [1] talia skończyła się po raz ostatni (E1).
    [2] w zapasie zabrakło dwóch kolorów (E2).
   *[3] nikt nie ma już żadnej karty (E3).
}
counts = { $who ->
    [you] Twoje kwiaty
   *[other] { $who-name }
}: posadzone { $planted }, spragnione { $thirsty }.
result = { $winners-you ->
    [alone] Wygrywasz z wynikiem { points }.
    [among] { $winners } wygrywacie wspólnie z wynikiem { points }.
   *[not] { $winners } { $winners-count ->
        [one] wygrywa
       *[other] wygrywają wspólnie
    } z wynikiem { points }.
}
points = { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}

# Dlaczego nie.
why-name = Podaj teraz kolor swoich kwiatów (R5).
why-move-first = Najpierw przenieś przynajmniej jedną kartę (R1).
why-no-joker = Kolor podajesz tylko wtedy, gdy kończysz, a ostatnią kartą jest dżoker (R5).
why-not-held = Nie masz na ręce { $card-gen } (R1).
why-growing = W tej turze hodujesz: karty idą tylko do tego rzędu (R1).
why-planting = W tej turze sadzisz: karty idą tylko do twojego ogrodu (R1).
why-exchanging = W tej turze wymieniasz: karty idą tylko na odrzucone (R1).
why-symbol = Do tego rzędu pasują tylko { $symbol-many } (R2).
why-one-row = W jednej turze rośnie tylko jeden rząd (R2).
why-too-high = Za wysoko: rząd kończy się na { $last } (R3).
why-first-free = Nowy rząd zajmuje pierwsze wolne miejsce swojego symbolu (R2).
why-colour = Ta grządka ({ $card }) przyjmuje tylko { $colour-n } kwiaty (R10).
why-too-few = Na tę grządkę ({ $card }) potrzebujesz: { flowers }; masz { $there } (R12).
why-four = Wolno odrzucić najwyżej { $most } karty (R14).
