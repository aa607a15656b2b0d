title = Chwiejne wieże
tagline = Wysokie wieże otwierają dobre karty, dopóki stoją.

option-hands = Ręce
option-hands-steady = spokojne
option-hands-normal = zwykłe
option-hands-shaky = drżące
option-black = Czarne karty
option-black-yes = tak
option-black-no = nie
option-balanced = Wysokie karty na górze
option-balanced-yes = tak
option-balanced-no = nie
option-fall_card = Karta po upadku
option-fall_card-yes = tak
option-fall_card-no = nie
option-finish_round = Dogranie rundy
option-finish_round-yes = tak
option-finish_round-no = nie

# Stół.
columns = Karty
column = kolumna { $n }
pile = talia
pile-of = talia: { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
towers = Wieże
tower = wieża { $tower }: { cubes-high }
cubes-high = { $cubes ->
    [one] 1 kostka
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
}
stock = Zapas
stock-of = zapas, { $cube }: { $n }
cards-of = { $who ->
    [you] Twoje karty
   *[other] Karty: { $who-name }
}
note-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
note-symbol = { $n } × { $symbol }
note-aims = celuje w wieżę { $tower } ({ $colour })

# Odległości na wieży i kierunki, w które może upaść.
left = { $n } w lewo
right = { $n } w prawo
front = { $n } do przodu
back = { $n } do tyłu
centre = w sam środek
to-left = w lewo
to-right = w prawo
to-front = do przodu
to-back = do tyłu

# Ruchy.
build = { $colour-f } kostka na wieżę { $tower }
aim = celuj: { $aim }
aim-plumb = celuj: { $aim } (w pionie)
take = weź { $card-acc }
take-none = nie bierz karty
found = { $colour-f } kostka jako nowa podstawa

prompt-build = Weź kostkę i wybierz wieżę.
prompt-aim = Wyceluj i puść { $colour-facc } kostkę nad wieżą { $tower }.
prompt-take = Wieża { $tower } stoi. Weź kartę albo zrezygnuj.
prompt-found = Wieża { $tower } runęła. Postaw kostkę jako nową podstawę.
prompt-console = Weź dolną kartę, która pasuje do podstawy, albo zrezygnuj.

# Co się dzieje.
set-up = Stoją cztery wieże po jednej kostce, leżą cztery kolumny kart. { $who ->
    [you] Zaczynasz.
   *[other] { $who-name } zaczyna.
}
holds = { $who ->
    [you] Trzymasz
   *[other] { $who-name } trzyma
} { $colour-facc } kostkę nad wieżą { $tower } (wysokość: { cubes-high }).
lets-go = { $who ->
    [you] Celujesz { $colour-fins } kostką ({ $aim }) i puszczasz.
   *[other] { $who-name } celuje { $colour-fins } kostką ({ $aim }) i puszcza.
}
steady = { $who ->
    [you] Twoja ręka jest spokojna.
   *[other] Ręka gracza { $who-name } jest spokojna.
}
wavers = { $who ->
    [you] Twoja ręka drży: { $error }.
   *[other] Ręka gracza { $who-name } drży: { $error }.
}
stands = Wieża { $tower } stoi, jej wysokość to teraz { cubes-high }.
falls = Wieża { $tower } przewraca się { $side }: { $cubes ->
    [one] 1 kostka wraca
    [few] { $cubes } kostki wracają
   *[many] { $cubes } kostek wraca
} do zapasu.
founds = { $who ->
    [you] Stawiasz { $colour-facc } kostkę jako nową podstawę wieży { $tower }.
   *[other] { $who-name } stawia { $colour-facc } kostkę jako nową podstawę wieży { $tower }.
}
nothing-in-reach = Żadna karta nie pasuje i nie jest w zasięgu.
nothing-fits = Żadna dolna karta do niej nie pasuje.
takes = { $who ->
    [you] Bierzesz { $card-acc }.
   *[other] { $who-name } bierze { $card-acc }.
}
takes-none = { $who ->
    [you] Nie bierzesz karty.
   *[other] { $who-name } nie bierze karty.
}
new-card = Nowa karta na górze kolumny: { $card }.
column-empty = Kolumna jest teraz pusta.
ends = Koniec gry: { $why }.
columns-empty = co najmniej dwie kolumny są puste
nobody-takes = od { $rounds } rund nikt nie bierze karty
stock-empty = zapas jest pusty
result = { $winners-you ->
    [alone] Wygrywasz z wynikiem { $points } punktów.
    [among] { $winners } wygrywacie wspólnie z wynikiem { $points } punktów.
   *[not] { $winners } { $winners-count ->
        [one] wygrywa z wynikiem { $points } punktów.
       *[other] wygrywają wspólnie z wynikiem { $points } punktów.
    }
}

# Dlaczego nie.
why-build = Najpierw wybierz kostkę i wieżę (R1).
why-aim = Najpierw wyceluj kostką, którą trzymasz (R2).
why-take = Kostka leży. Teraz weź jedną kartę albo zrezygnuj (R8).
why-found = Wieża potrzebuje najpierw nowej podstawy (R14).
why-console = Podstawa stoi. Teraz weź dolną kartę albo zrezygnuj (R15).
why-full = Wieża { $tower } jest pełna: limit to { $most } kostki (R1).
why-no-cube = W zapasie nie ma już { $colour-fgen } kostki (R16).
why-no-card = W tym miejscu kolumny nie ma karty (R8).
why-bottom-only = Po upadku wolno brać tylko dolne karty, a nie { $card-acc } (R15).
why-no-fit = Ta karta ({ $card }) nie pasuje do twojej kostki: weź { $colour-facc }, białą lub czarną kartę (R9).
why-not-paid = Wieża { $tower } bez nowej kostki nie opłaci kart, które leżą niżej niż { $card } (R10).
