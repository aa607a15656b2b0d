title = Karty kłamców
tagline = Licytuj wysoko, blefuj dobrze, zwątp w porę.

option-joker_choice = Dżoker
option-joker_choice-off = pierwszy kafelek rzędu
option-joker_choice-on = co rundę wybierany na nowo
option-cubes = Kostki
option-cubes-five = po 5 dla każdego
option-cubes-hand = tyle co kart, szybciej

# Karty, odzywki i kafelki. Kolory nie mają znaczenia. `-acc` to biernik.
card = { $symbol } { $number }
bid-symbol = { $n } × { $symbol }
    .acc = { $n } × { $symbol }
bid-sum = suma { $n }
    .acc = sumę { $n }
start-tile = kafelek startowy: { $symbol }
marker = znacznik, jeszcze bez odzywki
marker-bid = { $who ->
    [you] { $bid }, twoja odzywka
   *[other] { $bid }, odzywka: { $who-name }
}
sum = suma wszystkich liczb
times = { $n } ×
number = { $n }

# Pod kafelkiem: ile takich ma patrzący, i dżokery, które mogą się do nich liczyć.
held = { $jokers ->
    [0] masz { $n } × { $symbol }
    [one] masz { $n } × { $symbol } i 1 dżokera
    [few] masz { $n } × { $symbol } i { $jokers } dżokery
   *[many] masz { $n } × { $symbol } i { $jokers } dżokerów
}
and-jokers = { $n ->
    [one] + 1 dżoker
    [few] + { $n } dżokery
   *[many] + { $n } dżokerów
}

# Stół.
head-sum = Karty: { $n } · runda na sumę do { $most }
head-sum-bid = Karty: { $n } · runda na sumę do { $most } · { $bid }: { $who ->
    [you] ty
   *[other] { $who-name }
}
head-choosing = Karty na stole: { $n } · trwa wybór dżokera
head-no-jokers = Karty na stole: { $n } · w tej rundzie bez dżokerów
head-joker = Karty na stole: { $n } · dżoker: { $joker }
stock = Talia i pudełko
deck = talia
deck-of = talia, { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
box = pudełko
cube = { $who ->
    [you] twoja kostka
   *[other] kostka: { $who-name }
}
hand = { $who ->
    [you] Twoja ręka
   *[other] { $who-name }
}
notice = { $count } { $verdict }
notice-over = { $count } { $verdict } { $result }

# Ruchy.
make-bid = licytuj { $n } × { $symbol }
make-bid-sum = licytuj sumę { $n }
liar = zawołaj „kłamca”
deal = rozdaj nowe karty
choose = wybierz { $symbol-acc } na dżokera

prompt-deal = Rozdaj nowe karty, gdy wszyscy policzą.
prompt-choose = Wybierz symbol, który w tej rundzie jest dżokerem.
prompt-call = Wyżej się nie da: zawołaj „kłamca”.
prompt-bid = Licytuj wyżej niż { $bid } albo zawołaj „kłamca”.
prompt-open-sum = Otwórz: licytuj sumę liczb na wszystkich kartach (jest ich { $n }).
prompt-open = Otwórz: licytuj, ile razy jakiś symbol jest na wszystkich kartach (jest ich { $n }).

# Co się dzieje.
deals = { $who ->
    [you] Tasujesz i rozdajesz.
   *[other] { $who-name } tasuje i rozdaje.
}
dealt = Rozdane karty: { $n }.
sum-round = Mniej niż cztery karty: licytuje się sumę wszystkich liczb.
opens = { $who ->
    [you] Otwierasz.
   *[other] { $who-name } otwiera.
}
keeps-joker = { $who ->
    [you] Zostawiasz { $joker-acc } jako dżokera.
   *[other] { $who-name } zostawia { $joker-acc } jako dżokera.
}
makes-joker = { $who ->
    [you] Wybierasz { $joker-acc } na dżokera.
   *[other] { $who-name } wybiera { $joker-acc } na dżokera.
}
new-row = Rząd: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }.
bids = { $who ->
    [you] Licytujesz { $bid-acc }.
   *[other] { $who-name } licytuje { $bid-acc }.
}
no-jokers = Otwarcie na kafelku startowym: { $joker } { $joker-gender ->
    [pl] nie są
   *[m] nie jest
} w tej rundzie dżokerem.
calls = { $who ->
    [you] Wołasz „kłamca”: odzywka gracza { $bidder-name } to { $bid }.
   *[other] { $who-name } woła „kłamca”: { $bidder ->
        [you] twoja odzywka to { $bid }.
       *[other] odzywka gracza { $bidder-name } to { $bid }.
    }
}
shows = { $who ->
    [you] Pokazujesz: { $hand }.
   *[other] { $who-name } pokazuje: { $hand }.
}
count = Na stole: { $plain } × { $symbol }{ $jokers ->
    [count] {" "}i { $wild } × { $joker } (dżoker). Dżokery się liczą: razem { $all }, bez nich { $plain }.
    [off] {" "}i { $wild } × { $joker } (dżoker). Po otwarciu na kafelku startowym dżokery się nie liczą: { $plain }, z nimi { $all }.
    [missing] {" "}i { $wild } × { $joker } (dżoker). Nie ma żadnych { $symbol-manygen }, więc dżokery się nie liczą.
   *[itself] . Ten symbol sam jest dżokerem, więc każda karta liczy się raz.
}
total = Liczby na wszystkich kartach dają razem { $n }.
loses = { $holds ->
    [0] Odzywka jest fałszywa:
   *[other] Odzywka jest prawdziwa:
} { $who ->
    [you] { $cubes ->
        [0] oddajesz ostatnią kostkę i odpadasz.
       *[other] oddajesz kostkę i masz jeszcze { $cubes }.
    }
   *[other] { $cubes ->
        [0] { $who-name } oddaje ostatnią kostkę i odpada.
       *[other] { $who-name } oddaje kostkę i ma jeszcze { $cubes }.
    }
}
result = { $winners-you ->
    [alone] Tylko ty masz jeszcze kostki ({ $points }) i wygrywasz.
   *[other] Tylko { $winners } ma jeszcze kostki ({ $points }) i wygrywa.
}

# Dlaczego nie.
why-deal-first = Najpierw rozdaj nowe karty (R19).
why-deal = Nowe karty rozdaje się dopiero po okrzyku „kłamca” (R19).
why-choose-first = Najpierw wybierz dżokera (opcja „{ option-joker_choice }: { option-joker_choice-on }”).
why-open = Nie ma jeszcze odzywki: kto otwiera, musi licytować ({ $rule }).
why-joker-fixed = Dżokerem jest pierwszy kafelek rzędu (S1).
why-joker-sum = W rundzie na sumę nie ma dżokera (R13).
why-joker-chosen = Dżoker tej rundy jest już wybrany (opcja „{ option-joker_choice }: { option-joker_choice-on }”).
why-sums = W tej rundzie licytuje się sumę liczb, nie symbole (R13).
why-symbols = Sumę licytuje się tylko wtedy, gdy rozdano mniej niż cztery karty (R2).
why-sum-most = Karty na stole: { $n }, ich suma to najwyżej { $most } (R13).
why-most = Kart na stole jest tylko { $n } (R4).
why-top = Wyżej niż { $bid } się nie da: zawołaj „kłamca” ({ $rule }).
why-sum-low = { $n } to nie więcej niż { $last } (R14).
why-low = { $bid } to nie wyżej niż { $last }: większa liczba albo ta sama na dalszym kafelku (R7).
