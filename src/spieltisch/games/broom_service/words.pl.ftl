title = Broom Service
tagline = Odważnie i może na próżno czy lękliwie i na pewno?

option-board = Plansza
option-events = Wydarzenia
option-events-on = tak
option-events-off = nie
option-curses = Zaklęte role
option-curses-on = tak
option-curses-off = nie

# Nazwy krain i wydarzeń naszej własnej planszy. Nazwy z innych plansz się nie odmieniają, dlatego i te nie mają
# przypadków.
board-land-of-witches = Kraina czarownic
board-mist-wood = Mglisty Las
board-owl-wood = Sowi Las
board-fern-wood = Paprotny Las
board-moss-wood = Omszały Las
board-raven-wood = Kruczy Las
board-fox-wood = Lisi Las
board-crow-hill = Wzgórze Wron
board-pumpkin-hill = Wzgórze Dyń
board-castle-hill = Wzgórze Zamku
board-stone-hill = Wzgórze Skał
board-badger-hill = Wzgórze Borsuka
board-hare-hill = Wzgórze Zajęcy
board-wind-hill = Wzgórze Wiatru
board-thistle-heath = Ostowy Step
board-gorse-heath = Janowcowy Step
board-poppy-heath = Makowy Step
board-wolf-heath = Wilczy Step
board-castle-heath = Zamkowy Step
board-lavender-heath = Lawendowy Step
board-herb-heath = Ziołowy Step
board-eagle-peak = Orli Szczyt
board-jagged-peak = Zębaty Szczyt
board-thunder-peak = Gromowy Szczyt
board-dragon-peak = Smoczy Szczyt
board-silver-peak = Srebrny Szczyt
board-copper-peak = Rudy Szczyt
board-test-of-courage = Próba odwagi
board-forest-fire = Pożar lasu
board-avalanche = Lawina
board-harvest-feast = Dożynki
board-hill-feast = Święto wzgórz
board-potion-market = Targ mikstur
board-wand-exchange = Skup różdżek
board-stocktaking = Remanent
board-tailwind = Wiatr w plecy
board-express-orders = Pilne zlecenia

# Role, także w bierniku i w dwóch wierszach na wąskie karty.
role-forest-witch = Wiedźma lasów
    .acc = Wiedźmę lasów
role-hill-witch = Wiedźma wzgórz
    .acc = Wiedźmę wzgórz
role-prairie-witch = Wiedźma stepów
    .acc = Wiedźmę stepów
role-mountain-witch = Wiedźma gór
    .acc = Wiedźmę gór
role-valley-druid = Druid dolin
    .acc = Druida dolin
role-hilltop-druid = Druid wyżyn
    .acc = Druida wyżyn
role-herb-gatherer = Zbieracz ziół
    .acc = Zbieracza ziół
role-fruit-gatherer = Zbieracz owoców
    .acc = Zbieracza owoców
role-root-gatherer = Zbieracz korzeni
    .acc = Zbieracza korzeni
role-weather-fairy = Wróżka pogody
    .acc = Wróżkę pogody
lines-forest-witch =
    Wiedźma
    lasów
lines-hill-witch =
    Wiedźma
    wzgórz
lines-prairie-witch =
    Wiedźma
    stepów
lines-mountain-witch =
    Wiedźma
    gór
lines-valley-druid =
    Druid
    dolin
lines-hilltop-druid =
    Druid
    wyżyn
lines-herb-gatherer =
    Zbieracz
    ziół
lines-fruit-gatherer =
    Zbieracz
    owoców
lines-root-gatherer =
    Zbieracz
    korzeni
lines-weather-fairy =
    Wróżka
    pogody
brave = Odważnie
cowardly = Lękliwie
role-laid = { $role }, { $brave ->
    [0] lękliwie
   *[other] odważnie
}
role-held = { $role }. Odważnie: { $brave }. Lękliwie: { $cowardly }.{ $cursed ->
    [0] { "" }
   *[other] { " " }Zaklęta rola.
}

# Kraina i co na niej stoi.
terrain-forest = las
    .into = do lasu
    .on = w lesie
terrain-hills = wzgórze
    .into = na wzgórze
    .on = na wzgórzu
terrain-prairie = step
    .into = na step
    .on = na stepie
terrain-mountain = góry
    .into = w góry
    .on = w górach
on = { $terrain-on }
region = { $region }, { $terrain ->
    [forest] { terrain-forest }
    [hills] { terrain-hills }
    [prairie] { terrain-prairie }
   *[mountain] { terrain-mountain }
}
tower = { $shape ->
    [round] okrągła
   *[square] kwadratowa
} { $colour ->
    [green] zielona
    [purple] fioletowa
   *[orange] pomarańczowa
} wieża ({ $where })
    .gen = { $shape ->
        [round] okrągłej
       *[square] kwadratowej
    } { $colour ->
        [green] zielonej
        [purple] fioletowej
       *[orange] pomarańczowej
    } wieży ({ $where })
tower-worth = { tower }: { points-worth }{ and-wands }
points-worth = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
and-wands = { $wands ->
    [0] { "" }
    [one] { " " }i 1 różdżka
    [few] { " " }i { $wands } różdżki
   *[many] { " " }i { $wands } różdżek
}
served = obsłużona
cloud = { $of ->
    [1] chmura
    [2] { $place ->
        [1] lewa chmura
       *[other] prawa chmura
    }
   *[other] { $place }. chmura od lewej
} ({ $region })
    .acc = { $of ->
        [1] chmurę
        [2] { $place ->
            [1] lewą chmurę
           *[other] prawą chmurę
        }
       *[other] { $place }. chmurę od lewej
    } ({ $region })
cloud-tile = chmura: { price-wands }, { bolts-worth }
price-wands = { $price ->
    [one] 1 różdżka
    [few] { $price } różdżki
   *[many] { $price } różdżek
}
bolts-worth = { $bolts ->
    [one] 1 błyskawica
    [few] { $bolts } błyskawice
   *[many] { $bolts } błyskawic
}
castle = zamek
pawn = { $who ->
    [you] twój pionek
   *[other] pionek ({ $who-name })
}: { $region }
land = Kraj

# Zasoby.
good-green = zielona mikstura
good-purple = fioletowa mikstura
good-orange = pomarańczowa mikstura
good-wand = różdżka
potions = { $n ->
    [one] 1 { $colour ->
        [green] zieloną
        [purple] fioletową
       *[orange] pomarańczową
    } miksturę
    [few] { $n } { $colour ->
        [green] zielone
        [purple] fioletowe
       *[orange] pomarańczowe
    } mikstury
   *[many] { $n } { $colour ->
        [green] zielonych
        [purple] fioletowych
       *[orange] pomarańczowych
    } mikstur
}
wands = { $n ->
    [one] 1 różdżkę
    [few] { $n } różdżki
   *[many] { $n } różdżek
}
nothing = nic

# Stół.
middle = środek
trick = Lewa
broom = miotła: prawo do odważnej akcji
no-broom = nikt nie ma jeszcze miotły
place-won = zdobyte chmury
place-laid = zagrane role
place-broom = miejsce na miotłę
place-roles = role
things = { $who ->
    [you] Ty
   *[other] { $who-name }
}
own-roles = Twoje role
choose-roles = Wybierz cztery role
own-goods = Twoje mikstury i różdżki
notice = Runda { $round } z { $rounds }{ $roles-count ->
    [0] { "" }
   *[other] { " · " }zaklęte: { $roles }
}
notice-event = Runda { $round } z { $rounds } · { $event }: { $effect }{ $roles-count ->
    [0] { "" }
   *[other] { " · " }zaklęte: { $roles }
}
note-chosen = ma wybór
note-chooses = wybiera
note-cards = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
note-leads = zaczyna lewę
note-broom = ma miotłę
note-bolts = { bolts-worth } = { $points }
note-parts = { $score } + { $bolts } (błyskawice) + { $sets } (zasoby)

# Co robią role.
does-witch = idź { $terrain-into }{ $brave ->
    [0] { "" }
   *[other] , potem dostarcz tam 1 miksturę
}
does-druid = dostarcz 1 miksturę { $where }{ bonus-points }
does-gatherer = weź { $goods }
does-fairy = usuń 1 chmurę obok{ bonus-points }
bonus-points = { $bonus ->
    [0] { "" }
    [one] , +1 punkt
    [few] , +{ $bonus } punkty
   *[many] , +{ $bonus } punktów
}

# Co robią wydarzenia.
gain = { $sign }{ $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
event-courage = Kto zaczyna lewę, musi grać odważnie.
event-pawns = Na końcu rundy { $gain } za każdy twój pionek { $terrain-on }.
event-triple = Na końcu rundy każdy może oddać po jednej miksturze każdego koloru za { points-worth }.
event-exchange = Na końcu rundy każdy może oddać do { wands-many } po { points-worth }.
wands-many = { $wands ->
    [one] 1 różdżki
   *[other] { $wands } różdżek
}
event-stock = Na końcu rundy { $gain } za { $goods ->
    [one] każdą twoją miksturę i różdżkę.
    [few] każde { $goods } twoje mikstury i różdżki.
   *[many] każde { $goods } twoich mikstur i różdżek.
}
event-discount = Każda chmura kosztuje o { $wands ->
    [one] 1 różdżkę
    [few] { $wands } różdżki
   *[many] { $wands } różdżek
} mniej, ale co najmniej 1.
event-delivery = { $gain } za każdą dostawę do { $towers ->
    [round] okrągłej wieży.
    [square] kwadratowej wieży.
   *[every] wieży.
}
short-courage = kto zaczyna, gra odważnie
short-pawns = { $gain } za pionek { $terrain-on }
short-triple = 3 różne mikstury za { points-worth }
short-exchange = do { wands-many }, po { points-worth }
short-stock = { $gain } za { $goods ->
    [one] miksturę lub różdżkę
    [few] { $goods } mikstury i różdżki
   *[many] { $goods } mikstur i różdżek
}
short-discount = chmury −{ $wands ->
    [one] 1 różdżka
    [few] { $wands } różdżki
   *[many] { $wands } różdżek
}
short-delivery = { $gain } za dostawę do { $towers ->
    [round] okrągłej wieży
    [square] kwadratowej wieży
   *[every] wieży
}

# Ruchy.
pick = Wybierz { $role-acc }
put-back = Odłóż { $role-acc }
confirm = Weź te cztery role
lead = Zagraj { $role-acc }
act = { $stance }: { $what }
go = { $here } → { $there }
go-short = { $here } →
deliver = Dostarcz do { $tower-gen }: { points-worth }{ and-wands }
brings = +{ $points }
clear = Usuń { $cloud-acc }: { price-wands }, { bolts-worth }
take = Weź { $goods }
skip-go = Nie ruszaj się
skip-deliver = Nic nie dostarczaj
skip-clear = Nie usuwaj chmury
sell-nothing = Nic nie oddawaj
sell-potions = Oddaj trzy mikstury za { points-worth }
sell-wands = Oddaj { wands-given } za { points-worth }
wands-given = { $wands ->
    [one] 1 różdżkę
    [few] { $wands } różdżki
   *[many] { $wands } różdżek
}

# Co trzeba zrobić.
prompt-choose = { $left ->
    [0] Zatwierdź swoje cztery role.
    [one] Wybierz jeszcze jedną rolę na tę rundę.
    [4] Wybierz cztery role na tę rundę.
   *[few] Wybierz jeszcze { $left } role na tę rundę.
}
prompt-lead = Zagraj jedną ze swoich ról.
prompt-sell = Oddaj, co chcesz.
prompt-stance = { $role }: odważnie czy lękliwie? { $rivals-count ->
    [0] Nikt nie może cię już przebić.
   *[other] Po tobie jeszcze: { $rivals }.
}
rival = { $who ->
    [you] ty
   *[other] { $who-name }
} ({ $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
})
prompt-go = { $role }, { $brave ->
    [0] lękliwie
   *[other] odważnie
}: rusz pionek albo zostań.
prompt-deliver = { $role }, { $brave ->
    [0] lękliwie
   *[other] odważnie
}: zanieś miksturę do wieży.
prompt-clear = { $role }, { $brave ->
    [0] lękliwie
   *[other] odważnie
}: usuń chmurę.
prompt-take = { $role }, { $brave ->
    [0] lękliwie
   *[other] odważnie
}: weź miksturę albo różdżkę.

# Co się dzieje.
round-begins = Runda { $round } z { $rounds }.
turned-up = Wydarzenie: { $event }. { $effect }
bewitched = Zaklęte: { $roles }.
leads-first = { $who ->
    [you] W tej rundzie pierwszą lewę zaczynasz ty.
   *[other] W tej rundzie pierwszą lewę zaczyna { $who-name }.
}
picks = { $who ->
    [you] Wybierasz { $role-acc }.
   *[other] { $who-name } wybiera { $role-acc }.
}
puts-back = { $who ->
    [you] Odkładasz { $role-acc }.
   *[other] { $who-name } odkłada { $role-acc }.
}
has-chosen = { $who ->
    [you] Zatwierdzasz swój wybór.
   *[other] { $who-name } zatwierdza swój wybór.
}
all-chosen = Wszyscy mają wybrane cztery role.
leads = { $who ->
    [you] Zagrywasz { $role-acc }.
   *[other] { $who-name } zagrywa { $role-acc }.
}
follows = { $who ->
    [you] Też zagrywasz { $role-acc }.
   *[other] { $who-name } też zagrywa { $role-acc }.
}
passes = { $who ->
    [you] Pasujesz.
   *[other] { $who-name } pasuje.
}
pays = Rola jest zaklęta: { $who ->
    [you] tracisz
   *[other] { $who-name } traci
} { points-worth }.
is-brave = { $who ->
    [you] Grasz odważnie.
   *[other] { $who-name } gra odważnie.
}
must-be-brave = { $who ->
    [you] Musisz grać odważnie.
   *[other] { $who-name } musi grać odważnie.
}
loses-claim = { $who ->
    [you] Tracisz miotłę.
   *[other] { $who-name } traci miotłę.
}
is-cowardly = { $who ->
    [you] Grasz lękliwie.
   *[other] { $who-name } gra lękliwie.
}
can-do-nothing = { $who ->
    [you] Nie możesz nic zrobić tą rolą.
   *[other] { $who-name } nie może nic zrobić tą rolą.
}
goes = { $who ->
    [you] Idziesz
   *[other] { $who-name } idzie
}: { $here } → { $there }.
delivers = { $who ->
    [you] Dostarczasz
   *[other] { $who-name } dostarcza
} miksturę do { $tower-gen }: { points-worth }{ and-wands }.
takes = { $who ->
    [you] Bierzesz { $goods }.
   *[other] { $who-name } bierze { $goods }.
}
clears = { $who ->
    [you] Usuwasz
   *[other] { $who-name } usuwa
} { $cloud-acc } za { $price ->
    [one] 1 różdżkę
    [few] { $price } różdżki
   *[many] { $price } różdżek
}: { bolts-worth }{ $points ->
    [0] .
    [one] { " " }i 1 punkt.
    [few] { " " }i { $points } punkty.
   *[many] { " " }i { $points } punktów.
}
declines = { $who ->
    [you] Rezygnujesz.
   *[other] { $who-name } rezygnuje.
}
leads-next = { $who ->
    [you] Następną lewę zaczynasz ty.
   *[other] Następną lewę zaczyna { $who-name }.
}
event-brings = { $event }: { $who ->
    [you] dostajesz
   *[other] { $who-name } dostaje
} { points-worth }.
event-costs = { $event }: { $who ->
    [you] tracisz
   *[other] { $who-name } traci
} { points-worth }.
keeps-all = { $who ->
    [you] Nic nie oddajesz.
   *[other] { $who-name } nic nie oddaje.
}
sells-potions = { $who ->
    [you] Oddajesz
   *[other] { $who-name } oddaje
} trzy mikstury za { points-worth }.
sells-wands = { $who ->
    [you] Oddajesz
   *[other] { $who-name } oddaje
} { wands-given } za { points-worth }.
round-ends = Po rundzie { $round }: { $standings }.
standing = { $who ->
    [you] ty { $points }
   *[other] { $who-name } { $points }
}
adds-up = { $who ->
    [you] Ty
   *[other] { $who-name }
}: { $score } + { $bolts } za błyskawice + { $sets } za zasoby = { $total ->
    [one] 1 punkt.
    [few] { $total } punkty.
   *[many] { $total } punktów.
}
result = { $winners-you ->
    [alone] Wygrywasz
    [among] { $winners } wygrywacie wspólnie
   *[not] { $winners } { $winners-count ->
        [one] wygrywa
       *[other] wygrywają wspólnie
    }
} z wynikiem { $points ->
    [one] 1 punktu.
   *[other] { $points } punktów.
}

# Dlaczego nie.
why-chosen = Role tej rundy są już wybrane (R2).
why-four = Najpierw wybierz cztery role (R2).
why-picked = Ta rola jest już wybrana (R2).
why-only-four = Masz już wybrane cztery role (R2).
why-not-picked = Ta rola nie jest wybrana (R2).
why-choose = Najpierw wybiera się role (R2).
why-lead = Teraz nie zagrywa się roli (R3).
why-played = Ta rola jest już zagrana (R3).
why-not-held = Nie masz tej roli na ręce (R3).
why-stance = Odważnie czy lękliwie, mówisz, gdy twoja karta leży (R5).
why-go = Teraz nie rusza się żadna wiedźma (R14).
why-no-region = Nie ma takiej krainy (R14).
why-far = { $here } i { $there } nie sąsiadują ze sobą (R14).
why-terrain = { $role } chodzi tylko { $terrain-into } (R14).
why-cloudy = { $there }: jest tam jeszcze chmura (R19).
why-other-pawn = Oba pionki stoją tam: weź drugi (R14).
why-deliver = Teraz nic się nie dostarcza (R18).
why-no-tower = Nie ma takiej wieży (R18).
why-full = Ta okrągła wieża ma już swoją miksturę (R18).
why-no-potion = Nie masz mikstury tego koloru (R18).
why-not-here = { $here }: nie ma tam tej wieży (R14).
why-no-pawn = Nie masz przy tej wieży pionka na terenie druida (R15).
why-fairy = Chmury usuwa tylko Wróżka pogody (R17).
why-no-cloud = Nie ma tu chmury (R17).
why-not-beside = Żaden twój pionek nie stoi obok (R17).
why-price = Ta chmura kosztuje { $price ->
    [one] 1 różdżkę
    [few] { $price } różdżki
   *[many] { $price } różdżek
} (R17).
why-take = Między miksturą a różdżką wybiera tylko lękliwy zbieracz (R16).
why-skip = Zrezygnować możesz tylko z akcji (R14).
why-so-much = Nie masz tyle albo nie wolno tyle oddać (R12).
why-sell = Oddaje się tylko na końcu rundy (R12).

# Co jest nie tak z plikiem planszy.
kit-number = „{ $word }” to nie liczba od { $least } do { $most }.
kit-unknown = „{ $word }” nie jest znane. Możliwe: { $known }.
kit-form = Powinno być „{ $form }”.
kit-again = { $id } już jest.
kit-section = Nie ma sekcji [{ $section }].
kit-ragged = Wszystkie wiersze rastra mają tę samą długość.
kit-cells = Raster ma najwyżej { $most } pól.
kit-regions = Krain jest najwyżej { $most }.
kit-lakes = Jezior jest najwyżej { $most }.
kit-towers = Wież jest najwyżej { $most }.
kit-tiles = Chmur jest najwyżej { $most }.
kit-spaces = Miejsc na chmury jest najwyżej { $most }.
kit-few-tiles = Chmur jest tylko { $tiles }, a miejsc { $spaces }.
kit-names = Nazwy są razem za długie: najwyżej { $most } B.
kit-lacks = Brakuje: { $what }
kit-not-listed = W rastrze jest { $id }, którego nie ma na liście.
kit-not-drawn = { $id } nie ma w rastrze.
kit-elsewhere = Pole { $cell } nie należy do { $id }.
kit-castles = Muszą być dokładnie dwa zamki.
kit-castle-cloud = Przy zamku nie może być chmury.
kit-no-land = Na polu { $cell } nie ma lądu.
kit-apart = Pola wieży muszą się stykać.
