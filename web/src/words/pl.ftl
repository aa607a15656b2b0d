# Słowa samej strony, po polsku.

## Strona

name = Spieltisch
title = { $what } – Spieltisch
# Coś, i co o tym powiedzieć albo z tym zrobić.
named = { $name }: { $what }
close = Zamknij
menu = Menu
rules = Zasady
rule = zasada { $code }
passages = { $n ->
    [0] Nic nie znaleziono
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[other] { $n } miejsc
}
example = Przykład
example-step = { $n } z { $of }
look-up = Sprawdź
to-shelf = Wróć do półki
something-wrong = Nie udało się. Spróbuj jeszcze raz.
not-found = Nie ma tu żadnego stołu.
not-found-line = Link jest niepełny albo stół już sprzątnięto.

## Półka

shelf-title = W co zagramy?
shelf-line = Gry planszowe w przeglądarce, ze znajomymi lub z komputerem: za darmo i bez zakładania konta. Gospodarz: { $host }.
unfinished = Graj dalej
first-game = Dobra gra na początek
next-game = Nowa dla ciebie
learn-in = Naucz się w { $n ->
    [one] { $n } minutę
    [few] { $n } minuty
   *[many] { $n } minut
}
players = Gracze
time = Czas
kind = Rodzaj
kind-name = { $kind ->
    [race] Wyścig
    [bluff] Blef
    [building] Budowanie
    [duel] Pojedynek
    [together] Wspólnie
    [quick] Szybkie ręce
    [alone] Solo
   *[other] { $kind }
}
difficulty = Trudność
difficulty-name = { $n ->
    [1] łatwa
    [2] średnia
   *[other] wymagająca
}
any-players = dowolna
any-time = dowolny
up-to = do { $minutes } min
opponents = Gra z komputerem
no-game = Żadna gra nie pasuje. Usuń któryś filtr.
player-count = { $n ->
    [one] { $n } gracz
   *[other] { $n } graczy
}
player-range = { $few }–{ $many } graczy
minutes = { $n } min
mode = { $mode ->
    [turns] na zmianę
    [together] jednocześnie
    [race] w czasie rzeczywistym
    [coop] wspólnie
   *[other] { $mode }
}
play-now = Graj teraz
play-mode = Graj teraz, { mode }
with-friends = Ze znajomymi
open-tables = Otwarte stoły
to-watch = Partie do oglądania

## Ustawienia

settings = Ustawienia
language = Język
theme = Wygląd
theme-light = jasny
theme-dark = ciemny
marks = Znaki kolorów
marks-quiet = dyskretne
marks-bold = wyraźne
motion = Animacje
motion-full = pełne
motion-reduced = skromne
pace = Ruchy innych
pace-calm = spokojne
pace-normal = normalne
pace-quick = szybkie
like-system = jak w systemie
sound = Dźwięki
your-name = Twoje imię
save = Zapisz
saved = Zapisano.

## Przed grą

lobby = Stół
seats = Miejsca
seat = Miejsce { $n }
free = wolne
bot = Komputer
yours = { $name } (ty)
host = gospodarz
level = Poziom
level-of = Poziom: { $name }
level-name = { $level ->
    [beginner] nowicjusz
    [casual] amator
    [good] dobry
    [strong] silny
    [master] mistrz
   *[other] { $level }
}
sit-here = Usiądź tu
sit-here-too = Usiądź też tu
stand-up = Wstań
fill-up = Dopełnij komputerami
clear-seat = Zwolnij miejsce
removed = Usunięto: { $names }
readmit = Wpuść znowu
removed-you = Gospodarz usunął cię z tego stołu i może wpuścić cię z powrotem.
invite = Zaproś
invite-line = Kto ma ten link, może się dosiąść.
copy = Kopiuj link
copied = Skopiowano
qr = Kod QR zaproszenia
options = Zasady gry
clock = Czas do namysłu
clock-none = brak
clock-move = na ruch
clock-total = łącznie
seconds = sekundy
increment = dodatek za ruch
public-table = Pokaż stół publicznie
watchers = Widzowie mile widziani
start = Zaczynamy
start-waits = Są jeszcze wolne miejsca: zaproś znajomych albo dodaj komputery.
wait-host = Grę rozpoczyna gospodarz.

## Przy stole

connecting = Szykujemy stół…
lost = Utracono połączenie. Łączę ponownie…
preparing = Przeciwnicy się jeszcze przygotowują (tylko za pierwszym razem na tym komputerze)…
no-watching = Ten stół nie wpuszcza widzów.
join-in = Przejmij od komputera
you = Ty
away = chwilowo gra komputer
stand-in = zastępstwo
clock-left = zegar
on-move = ma ruch
your-move = Twoja kolej
waiting = { $who } { $who-count ->
    [one] ma ruch
   *[other] mają ruch
}
watching = Oglądasz
over = Koniec gry
others-things = U innych
beside-board = Obok planszy
own-things = U ciebie
enlarge = Powiększ
zoom-in = Większe
zoom-out = Mniejsze
sort-by-colour = wg koloru
sort-by-symbol = wg symbolu

# Rzecz, która nie ma własnej nazwy.
piece-in-colour = { $piece } (kolor: { $colour })
piece = { $kind ->
    [card] karta
    [tile] kafelek
    [cube] kostka
    [disc] krążek
    [die] kość
    [pawn] pionek
    [nugget] samorodek
    [marker] znacznik
    [doubler] kostka dublująca
    [token] żeton
    [heart] serce
    [ship] statek
    [strip] pasek
    [block] klocek
    [bomb] bomba
    [placard] tablica
    [role] rola
    [flask] flakon
    [wand] różdżka
    [cloud] chmura
    [broom] miotła
   *[other] pionek
}
colour = { $colour ->
    [red] czerwony
    [yellow] żółty
    [green] zielony
    [blue] niebieski
    [white] biały
    [black] czarny
    [wood] drewno
    [gold] złoty
    [grey] szary
    [purple] fioletowy
    [orange] pomarańczowy
   *[other] { $colour }
}
symbol = { $symbol ->
    [drop] kropla
    [hammer] młot
    [circles] kręgi
    [bricks] cegły
    [wheel] koło
    [arrow] strzałka
    [fist] pięść
    [foot] stopa
    [knee] kolano
    [shield] tarcza
    [ram] taran
    [broom] miotła
    [snow] śnieg
    [lock] kłódka
    [swap] zamiana
    [zero] zero
    [twice] podwójnie
    [person] osoba
    [rightwards] w prawo
    [leftwards] w lewo
    [exchange] zamiana
    [opposite] obrót
    [another] jeszcze jedna
    [turn-over] odwróć
   *[other] { $symbol }
}

## Ruchy

choose = Wybierz
less = mniej
more = więcej
bid = Licytuj
not-there = tam nie można
not-here = Tu nie ma teraz nic do zrobienia
not-your-turn = To nie twoja kolej
plan-next = Dalej: { $what } (kliknij, by cofnąć)
plan-full = Plan gotowy (kliknij, by cofnąć)
pick-back = { $name }, kliknij, by cofnąć
all-moves = Lista ruchów
search = Szukaj…
go-on = Dalej
set-down = Tutaj
drop = Puść
well-help = { $name }. Strzałki szukają miejsca, Enter upuszcza.
aim-help = Kliknięcie lub spacja upuszcza kostkę. Strzałki celują dokładnie, Enter puszcza.
aim-help-still = Celuj strzałkami albo dotknij planu, potem puść.
aim-at = Cel { $x }, { $y }
plan = Widok z góry
free-help = Strzałki przesuwają cel, z Shiftem dokładniej. Enter kładzie, Escape puszcza.
point-at = { $x }/{ $y }, { $good ->
    [yes] można
   *[no] nie można
}
take-back = Cofnij ruch
take-back-ask = Poproś o cofnięcie
asks = { $who-name } chce cofnąć ostatni ruch.
asked = Prosisz o cofnięcie ostatniego ruchu.
agree = Zgoda
refuse = Nie

## Podpowiedzi

hint = Podpowiedź
hint-thinks = Komputer myśli…
chances = Szansa na wygraną
chances-together = Szansa na dobry wynik
percent = { $share }
expected = na koniec około { NUMBER($points, maximumFractionDigits: 1) } { NUMBER($points, maximumFractionDigits: 1) ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}

## Przebieg i spojrzenie wstecz

log = Przebieg
log-fresh = Przebieg, { $n ->
    [one] { $n } nowy wiersz
    [few] { $n } nowe wiersze
   *[many] { $n } nowych wierszy
}
since-last = Od twojego ruchu
back = Krok wstecz
forward = Krok naprzód
to-now = Wróć do teraz
looking-back = Widzisz, jak było.
were-away = { $moves ->
    [0] Pod twoją nieobecność stało się to:
    [one] Pod twoją nieobecność komputer wykonał za ciebie jeden ruch.
    [few] Pod twoją nieobecność komputer wykonał za ciebie { $moves } ruchy.
   *[many] Pod twoją nieobecność komputer wykonał za ciebie { $moves } ruchów.
}
look-at-it = Obejrzyj

## Odchodzenie

leave = Opuść stół
leave-line = Komputer gra za ciebie dalej. Możesz wrócić, dopóki nikt inny nie zajmie twojego miejsca.
stay = Zostań

## Klawisze

help = Pomoc
summary-aim = Cel
summary-turn = Twój ruch
summary-end = Koniec
summary-points = Punkty
keys = Klawiatura
key-tab = Tab
key-arrows = Strzałki
key-enter = Enter
key-escape = Esc
help-tab = do następnej strefy albo właśnie podanej zasady
help-arrows = do następnego pola lub pionka
help-enter = weź, połóż, wybierz
help-escape = puść, zamknij
help-moves = wszystkie możliwe ruchy
help-hint = podpowiedź, gdy wszyscy inni to komputery
help-log = przebieg
help-help = ta pomoc

## Koniec

result = Wynik
wins = { $who-you ->
    [alone] Wygrywasz
    [among] { $who } wygrywacie
   *[other] { $who } { $who-count ->
        [one] wygrywa
       *[other] wygrywają
    }
}
draw = Remis
# O grze, w którą wszyscy grają razem albo ktoś gra sam.
shared = { $who-you ->
    [alone] Twój wynik
   *[other] { $who-count ->
        [one] { $who }
       *[other] Razem
    }
}: { points }
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
rematch = Jeszcze raz
replay = Obejrzyj partię
download = Pobierz partię

## Zakończona partia

match = Partia
step = Ruch { $n } z { $of }
play-on = Odtwarzaj
pause = Pauza
first = Początek
last = Koniec
analysis = Analiza
analysed = Silny komputer przygląda się ruchom: { $done } z { $of }
chance-line = { $name }: na początku { $first }, na końcu { $last }, po drodze od { $low } do { $high }.
everybody = Wszyscy razem
turning-points = Punkty zwrotne
no-turning = Nie ma ich: żaden ruch nie kosztował wiele. Piękna partia!
move-number = Ruch { $n }
turned = „{ $move }” ({ $chance })
better = Lepiej: „{ $move }” ({ $chance })

## Sprawdzanie

verify = Sprawdź partię
verify-line = Upuść tu pobraną partię: jej pieczęć, ruchy i wynik zostaną przeliczone od nowa.
choose-file = Wybierz plik

## Lessons

learn = Nauka
lesson = Lekcja
lesson-of = Nauka gry { $game }
no-lesson = Ta gra nie ma lekcji.
lesson-step = Krok { $n } z { $of }
lesson-points = Wskazano: { $things }.
lesson-back = Krok wstecz
lesson-next = Dalej
lesson-show = Pokaż mi
lesson-leave = Opuść lekcję
lesson-play-on = Graj dalej
lesson-offer = Nie znasz tej gry? Wystarczy kilka minut.
no-thanks = Nie, dziękuję
coach = Trener: objaśnia nowości w grze z komputerem
coach-off = Wyłącz trenera
