# Co mówi się poza stroną i nie o żadnej konkretnej grze.

language-name = Polski

# Sam czytelnik, na liście imion.
you = ty

# Nazwy dla tych, którzy żadnej nie podali.
player = Gracz { $number }
guest = Gość { $number }

## Gry, miejsca i opcje

no-game = Nie ma gry { $id }. Znane gry: { $known }.
no-such-game = Nie ma gry { $id }.
wrong-seats = { $game } to gra dla { $span } graczy, nie dla { $seats }.
no-option = { $game } nie ma opcji { $name }.{ $known-count ->
    [0] { "" }
   *[other] { " " }Dostępne: { $known }.
}
no-value = Opcja { $option } nie ma wartości { $value }. Możliwe: { $known }.
option-seats = Opcja { $option }={ $value } jest dla { $span } graczy, nie dla { $seats }.
no-rule = Ta gra nie ma zasady { $code }.
no-rulebook = Nie ma takich zasad.
no-example = Instrukcja nie ma takiego przykładu.

## Ruchy

no-seat-here = Przy tym stole nie ma miejsca { $seat }.
no-move = { $game } nie ma ruchu { NUMBER($move, useGrouping: 0) }.
not-on-turn = To miejsce nie może się teraz ruszyć.
game-over = Gra jest już skończona.
move-allowed = Ten ruch jest dozwolony.
decision-made = Ta decyzja już zapadła: stół zdążył się zmienić.

## Cofanie

takes-back = { $who ->
    [you] Cofasz swój ostatni ruch
   *[other] { $who-name } cofa swój ostatni ruch
}{ $moves ->
    [1] .
   *[other] { " " }i wszystko, co nastąpiło potem (ruchów razem: { $moves }).
}
ended-so = Gra jest skończona: tak już zostaje.
every-move-stands = W tej grze każdy ruch jest ostateczny.
nothing-to-take-back = Nie ma ruchu do cofnięcia.
no-own-move = Nie ma twojego ruchu do cofnięcia.
not-so-many-back = Nie ma tylu ruchów do cofnięcia.
all-taken-back = W tej partii cofnięto już { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}: teraz każdy ruch jest ostateczny.
moved-since = W międzyczasie wykonano inny ruch.
moved-since-agree = W międzyczasie ruszył się ktoś inny: cofnąć można tylko za zgodą wszystkich.
move-stands-agree = Ten ruch jest ostateczny: cofnąć można tylko za zgodą wszystkich.
known-agree = Ten ruch coś ujawnił: cofnąć można tylko za zgodą wszystkich.
others-away = { $names } { $names-count ->
    [one] nie siedzi
   *[other] nie siedzą
} teraz przy stole: cofnąć będzie można, gdy wszyscy wrócą.
nothing-asked = Nie ma już nic do cofnięcia.

## Pliki partii

seed-size = Ziarno losowe ma { $bytes ->
    [one] 1 bajt
    [few] { $bytes } bajty
   *[many] { $bytes } bajtów
}.
no-match-file = To nie jest kompletny plik partii ({ $why }).
unknown-format = Format pliku „{ $format }” nie jest tu znany; znany jest „{ $known }”.
file-damaged = Plik partii został po zapisaniu zmieniony lub uszkodzony.
file-running = Ten plik pokazuje trwającą partię oczami jednego gracza: odtworzyć można ją dopiero po zakończeniu.
file-too-long = Plik ma { $lines ->
    [one] jeden wiersz
    [few] { $lines } wiersze
   *[many] { $lines } wierszy
}: żadna partia gry { $game } nie może być tak długa.
other-rules = Partia trzyma się wersji { $version } zasad gry { $game }, a ten program wersji { $own }: otwórz ją programem z tamtego czasu.
other-kit = Partię rozegrano innymi kartami lub na innej planszy niż ta, która nosi tu tę nazwę.
other-result = Wynik w pliku ({ $told }) różni się od wyniku odtworzonej partii ({ $found }).
entry-refused = Wiersz { $number } partii jest niedozwolony: { $why }
seed-unreadable = Nie można odczytać ziarna losowego partii.
seed-unsealed = Ziarno losowe nie pasuje do pieczęci pokazanej przed pierwszym ruchem.

# Co się w niej zgadza.
verified-match = { $game }, { $seats ->
    [one] 1 miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}, { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}.
verified-seed = Ziarno losowe pasuje do pieczęci.
verified-moves = Wszystkie ruchy, kości i karty się zgadzają.
verified-result = Wynik się zgadza: { $points }.
verified-running = Partia jeszcze trwa.

checking-another = Właśnie sprawdzana jest inna partia: spróbuj za chwilę.
check-too-long = Odtwarzanie tej partii trwa tu zbyt długo: sprawdź plik poleceniem `spieltisch verify`.

## Zestawy: karty i plansze, które właściciel wkłada do folderu danych

kit-line = Wiersz { $number }: { $what }
kit-head = Tu powinno być id: albo title:, a nie { $word }.
kit-twice = { $key } podano już wyżej.
kit-no-value = Brakuje wartości po { $key }.
kit-no-id = { $id } to nie identyfikator: małe litery, cyfry i łączniki, najwyżej 40.
kit-no-name = Katalogi nie mają nazwy { $name }.
kit-missing = Brakuje wiersza { $key } …
kit-unusable = Pliku { $file } nie można użyć. { $why }
kit-taken = Identyfikator { $id } jest już zajęty.
kit-unreadable = Nie można odczytać pliku ({ $why }).
kit-large = Plik jest większy niż { $most } KiB.
kit-no-text = Plik nie jest tekstem w UTF-8.
no-kit = Nie ma tu { $id }, jest tylko: { $known }.

## Symulacje

no-cuda-package = Karta graficzna wymaga numba-cuda: zainstaluj przez `pip install 'spieltisch[gpu]'`.
no-gpu = Nie ma tu karty graficznej z CUDA: bez --gpu liczy procesor.
batch-illegal = Stan { $state }: miejsce { $seat } nie może wykonać ruchu { NUMBER($move, useGrouping: 0) }; nic nie zmieniono.
batch-numbers = { $states ->
    [one] Jeden stan wymaga jednej liczby.
    [few] { $states } stany wymagają { $states } liczb.
   *[many] { $states } stanów wymaga { $states } liczb.
}
no-games = Trzeba rozegrać co najmniej jedną grę.
not-compiled = Nie udało się skompilować gry { $game }: { $why }
no-peer = Nie zainstalowano { $peer }: `pip install 'spieltisch[peers]'`.
peer-failed = { $peer } zawodzi: { $why }

## Boty

no-level = Nie ma poziomu { $name }: { $known }.
no-setting = „{ $word }” to nie ustawienie: powinno być NAZWA=WARTOŚĆ.
no-bot-setting = Bot nie ma { $name }, ma tylko: { $known }.
bad-bot-setting = { $name } nie może mieć wartości { $value }.
two-bots = Potrzeba co najmniej dwóch botów.
no-self-play = { $game } nie uczy się przez grę ze sobą.
no-ladder = W pliku { $file } brakuje szczebli drabinki.
bots-not-ready = Silne boty do tej gry są jeszcze przygotowywane: spróbuj za chwilę.

# Podpowiedź.
only-move = Jest tylko jeden ruch: { $move }.
hint = Silny gracz wybiera „{ $best }” ({ $mode ->
    [coop] szansa na dobry wynik
   *[other] szansa na wygraną
}: { $chance }%) zamiast „{ $second }” ({ $other }%).
hints-alone = Podpowiedzi są tylko wtedy, gdy wszyscy inni to komputery.
no-lesson = Nie ma lekcji gry { $game }.
lesson-other = To dozwolone, ale tu chodzi o inny ruch.
lesson-read-on = Najpierw czytaj dalej: zaraz twoja kolej.

## Przy stole

# Kto przyszedł i odszedł, pod ówczesnym imieniem.
note-away = { $name } odchodzi na chwilę: dalej gra komputer.
note-back = { $name } wraca do stołu.
note-left = { $name } opuszcza stół: dalej gra komputer.
note-took = { $name } gra odtąd dalej (przedtem: { $before }).

no-table = Nie ma takiego stołu albo już go nie ma. Sprawdź link.
no-such-seat = Nie ma takiego miejsca.
no-free-seat = Nie ma tu już wolnego miejsca.
no-spectators = Ten stół nie wpuszcza widzów.
seat-taken = Ktoś tam siedzi.
seat-held = Kto tu siedzi, zaraz wróci.
have-seat = Masz już miejsce.
another-seat = Grasz na innym miejscu i możesz wrócić tylko tam.
not-your-seat = To nie twoje miejsce.
not-playing = Nie grasz tutaj.
removed = Gospodarz usunął cię z tego stołu i może wpuścić cię z powrotem.
host-only = To może zrobić tylko gospodarz stołu.
before-match = To można zrobić tylko przed partią.
too-few-seats = Nie starczyłoby miejsc dla wszystkich.
seats-free = Są jeszcze wolne miejsca: zaproś kogoś albo dodaj boty.
clock-range = Czas do namysłu wynosi od sekundy do doby.
rematch-of-players = O rewanż mogą prosić tylko gracze.
match-running = Partia jeszcze trwa.
match-rests = Ta partia trzyma się innej wersji zasad gry { $game } i spoczywa.
not-begun = Partia jeszcze się nie zaczęła.
not-so-far = Partia nie zaszła tak daleko.
no-match = Nie ma takiej partii.
replay-later = Partia trwa: obejrzysz ją później.
nothing-to-play = Nie wiadomo, w co grać.
name-length = Imię ma od 1 do { $most } znaków.
name-letter = Imię musi mieć literę albo cyfrę.

## Serwer

not-known = Jeszcze się nie znamy: odśwież stronę.
nothing-here = Nic tu nie ma.
not-here = Tego nie można tu zrobić.
bad-request = Tego zapytania nie da się zrozumieć.
too-large = To jest za duże.
# Jedno z tych czterech, wraz z tym, co mówi program.
in-detail = { $said } ({ $detail })
fault = To błąd serwera, nie twój.
not-saved = Serwer nie może teraz niczego zapisać: spróbuj za chwilę. Co rozegrane, zostaje.
not-reached = Serwer nie może teraz sięgnąć do swoich danych: spróbuj za chwilę.
no-request-id = Zapytanie nie ma poprawnego identyfikatora.
message-unreadable = Tej wiadomości nie da się zrozumieć: odśwież stronę.
request-slow = Zapytanie szło zbyt wolno: spróbuj jeszcze raz.
request-long = To zapytanie jest za długie.
too-much = Za dużo naraz: spróbuj jeszcze raz.
too-many-at-once = Z twojego adresu przychodzi za dużo zapytań naraz: poczekaj chwilę.
too-many-requests = Za dużo zapytań: poczekaj chwilę.
too-many-new = Z twojego adresu przychodzi bardzo wielu nowych gości i nowych stołów: poczekaj minutę.
too-many-tables = Masz już { $tables ->
    [one] otwarty stół: dograj partię
    [few] { $tables } otwarte stoły: dograj którąś partię
   *[many] { $tables } otwartych stołów: dograj którąś partię
} do końca. Co spoczywa od doby, już się nie liczy.
too-many-public = Pokazujesz już publicznie { $tables ->
    [one] stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}: zacznij grę przy jednym z nich albo przestań go pokazywać.
too-many-shown = Z twojego adresu jest już publicznie pokazanych bardzo wiele stołów: spróbuj później.
strange-page = Ta strona nie może korzystać z serwera.
page-not-built = Strona nie jest jeszcze zbudowana: uruchom raz `make page`, potem zacznij od nowa.

# Do gospodarza.
running = Spieltisch działa: { $address }
no-data = Nie można sięgnąć do danych serwera: { $why }. Sprawdź --data i SPIELTISCH_DATABASE.
bad-redis = SPIELTISCH_REDIS nie jest adresem w rodzaju redis://host:6379.
bad-number = { $name } to nie jest poprawna liczba: { $value }.
no-port = Nie można uruchomić serwera pod { $host }:{ $port } ({ $why }): wybierz inny port.
secret-damaged = Plik { $file } jest uszkodzony: usuń go.
not-this-machine = { $url } to nie ten komputer: obciążenie jest tylko dla serwera pod 127.0.0.1.
backed-up = Kopia zapasowa: { $file }
secret-apart = Nie ma w niej SPIELTISCH_SECRET: zachowaj go osobno.
restored = Przywrócono do { $folder }
no-database = W { $folder } nie ma bazy danych.
database-exists = W { $folder } jest już baza danych. Jeśli ma zostać zastąpiona, użyj --force.
database-elsewhere = Ta baza danych nie jest plikiem: zrób jej kopię jej własnym narzędziem (dla PostgreSQL pg_dump i pg_restore), a razem z nią kopię pliku { $file }.
server-running = Na { $folder } działa jeszcze serwer: najpierw go zatrzymaj.
no-backup = { $file } to nie jest poprawna kopia zapasowa.
not-backed-up = Nie udało się zrobić kopii zapasowej: { $why }.
backup-newer = { $file } pochodzi z nowszej wersji tego programu.

## Wiersz poleceń i terminal

file-exists = { $file } już istnieje: wybierz inną nazwę albo --force.
file-unreadable = Nie można odczytać { $file }: { $why }.
file-unwritable = Nie można zapisać { $file }: { $why }.

column-id = ID
column-title = Tytuł
column-players = Gracze
column-minutes = Min
column-options = Opcje
column-version = v
column-seat = miejsce
column-points = punkty
column-first = pierwsze
column-game = gra
column-moves = ruchy/s, 1 rdzeń
column-bytes = Bajty
column-iterations = przebiegi/s, 1 rdzeń
column-startup = sekundy do pierwszej gry
column-cold = zimny
column-cached = cache
column-bot = Bot
column-won = wygrane
column-slowest = najdłużej
column-language = Język
column-catalogue = Katalog
column-missing = Brakuje

no-option-typed = „{ $word }” to nie opcja: powinno być NAZWA=WARTOŚĆ.
no-seat-there = Nie ma miejsca { $seat }: przy stole jest ich { $seats }.
which-game = Która gra
name-a-game = Która gra? `spieltisch games` je wymienia.
playing = gram…
compiling = kompiluję…
counting = liczę…
opponents-wake = przeciwnicy się budzą…
ready = Gotowe: { $games }.

sim-games = { $game }: { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $seats ->
    [one] 1 miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}, { $seconds } s
sim-rates = { $games } gier/s, { $moves } ruchów/s
sim-lengths = długość { $shortest }–{ $longest } ruchów, średnio { $mean }
sim-shared = wspólne pierwsze miejsce: { $share }
sim-together = wynik { $points }, wygrane { $won }
bench-title = gry na sekundę, losowe dozwolone ruchy
arena-title = { $game }: { $matches ->
    [one] 1 partia
    [few] { $matches } partie
   *[many] { $matches } partii
}, { $seats ->
    [one] 1 miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}
tuned = { $file }: { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
}
tuned-gain = { $tuned }; { $gain } pkt na partię względem poprzedniego pliku

# Czego brakuje językowi.
complete = pełny
lacks-variables = { $id }: inne zmienne
needless = { $id }: zbędne
unreadable-line = nie można odczytać wiersza { $line }
lacks-rulebook = zasady gry

terminal-help = Ruch: numer albo nazwa (wystarczy jednoznaczna część).  u: cofnij  r: zasady  s PLIK: zapisz  q: koniec
you-are = Grasz jako { $who-name }. Pieczęć: { $seal }
bye = Do zobaczenia.
saved = Zapisano: { $file }
fits-several = „{ $answer }” pasuje do kilku ruchów.
fits-none = „{ $answer }” nie jest żadnym z ruchów. Wpisz numer albo nazwę.
# Gracz w wyniku, z miejscem albo, gdy wszyscy grają razem, bez niego.
placed = { $place }. { $who-name }: { NUMBER($points, useGrouping: 0) }{ $won ->
    [yes] { " " }★
   *[no] { "" }
}
scored = { $who-name }: { NUMBER($points, useGrouping: 0) }{ $won ->
    [yes] { " " }★
   *[no] { "" }
}

## Pomoc wiersza poleceń

# Jej ramy.
help-usage = Użycie:
help-any-options = [OPCJE]
help-any-command = POLECENIE [ARGUMENTY]...
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-default = domyślnie: { $value }
help-required = wymagane
help-help = Pokaż tę pomoc i zakończ.

# Polecenia.
help-spieltisch = Gry planszowe do grania i symulowania. Bez polecenia: serwer dla przeglądarki.
help-games = Wszystkie gry: ID, tytuł, liczba graczy, opcje, wersja.
help-rules = Zasady gry albo jedna z nich.
help-lesson = Lekcja gry krok po kroku i to, co w niej nie gra.
help-lesson-moves = Pokaż też, jakie ruchy są możliwe w każdym kroku.
help-languages = Wszystkie języki pod własną nazwą i to, czego im brakuje w porównaniu z angielskim.
help-kits = Zestawy kart i plansze: które są, gdzie wkładać następne i co jest w którymś nie tak.
help-serve = Udostępnij gry przeglądarce.
help-load = Obciąż serwer na tym komputerze sztucznymi graczami i zmierz, jak szybko odpowiada.
help-play = Graj w terminalu przeciwko botom.
help-sim = Losowe gry: gry/s, ruchy/s, długości, punkty i wygrane każdego miejsca.
help-perft = Ile jest ciągów ruchów od rozdania, dla każdej długości aż do podanej głębokości.
help-bench = Szybkość losowej gry, a z --peers także innych silników w tym samym przebiegu.
help-arena = Partie między botami: kto jak często wygrywa i na ile to pewne.
help-tune = Popraw przez grę ze sobą plik, z którego boty wiedzą, ile są warte pozycje w grze.
help-verify = Odtwórz plik partii i sprawdź pieczęć, ruchy i wynik.
help-backup = Zapisz bazę danych i sekret serwera w jednym pliku; serwer może dalej działać.
help-restore = Przywróć kopię zapasową do folderu danych serwera, który nie działa.
help-new = Zacznij nową grę: folder, który już działa i czeka, aż zrobisz z niego swoją.
help-warm = Skompiluj gry z wyprzedzeniem.

# Co przyjmuje kilka z nich.
help-id = Gra, tak jak ją nazywa `spieltisch games`.
help-ids = Gry; domyślnie wszystkie.
help-seats = Liczba graczy; domyślnie najmniejsza.
help-option = Opcja gry; można podać kilka razy.
help-seed = Skąd bierze się przypadek; to samo ziarno, te same gry.
help-json = Wynik do odczytu przez programy.
help-data = Folder danych serwera.
help-cores = Ile naraz; domyślnie tyle, ile jest rdzeni.

# Co przyjmuje jedno z nich.
help-rule = Tylko jedna zasada, według numeru: R4.
help-wording = Zamiast tego: rozegraj tyle partii każdej gry i ujmij w słowa wszystko, co się w nich mówi.
help-host = Przy 0.0.0.0 mogą grać inni w sieci.
help-port = 0 to dowolny wolny port.
help-ahead = Kompiluj gry w tle.
help-tables = Stoły, przy których trwa partia.
help-sockets = Połączenia, rozdzielone między stoły.
help-duration = Przez ile sekund.
help-rate = Ruchy na sekundę; domyślnie o połowę mniej niż stołów.
help-url = Serwer na tym komputerze; domyślnie uruchamiany jest nowy.
help-load-id = Gra, w którą się gra; domyślnie wszystkie.
help-play-id = Gra; jeśli jej nie podasz, padnie pytanie.
help-repeat = Do gry, którą można powtórzyć.
help-seat = Gdzie siedzisz, licząc od 1.
help-level = Jak silni są pozostali: random, beginner, casual, good, strong, master.
help-sim-n = Liczba gier.
help-gpu = Na karcie graficznej NVIDIA.
help-depth = Najdłuższe liczone ciągi.
help-peers = Obok OpenSpiel i Pgx, ze stosunkiem szybkości.
help-gpu-too = Także na karcie graficznej NVIDIA.
help-startup = Zamiast tego: sekundy do pierwszej gry.
help-search = Zamiast tego: przebiegi wyszukiwania, którym myślą boty.
help-seconds = Sekundy na każdą liczbę.
help-bots = `random`, `policy`, poziom albo poziom z ustawieniami: strong,seconds=0.2
help-arena-n = Liczba partii.
help-time = Sekundy na każdy ruch.
help-ladder = Drabinka poziomów we wszystkich grach albo w jednej.
help-write = Z --all: do tego pliku; domyślnie docs/bots.md.
help-tune-n = Partie ze sobą.
help-fresh = Zacznij od zera, nie od pliku gry.
help-out = Plik; domyślnie ten, który należy do gry.
help-trial = Partie przeciwko poprzedniemu plikowi.
help-match-file = Plik partii.
help-backup-file = Plik do zapisania.
help-replace-file = Zastąp plik, jeśli już istnieje.
help-restore-file = To, co zapisało `spieltisch backup`.
help-replace-database = Zastąp bazę danych, która tam jest.
help-new-id = Jak nazywa się folder gry: `moja_gra`.

## Stół jako tekst

# Gracz po imieniu, ktokolwiek to czyta.
name = { $who-name }
over-water = Przez wodę: { $lanes }

# Kolory, najkrócej jak można.
initial-red = Ce
initial-yellow = Ż
initial-green = Z
initial-blue = N
initial-white = B
initial-black = Ca
initial-wood = D
initial-grey = S
initial-purple = F
initial-orange = P

symbol-drop = kropla
symbol-hammer = młot
symbol-circles = kręgi
symbol-bricks = cegły
symbol-wheel = koło
symbol-arrow = strzałka
symbol-fist = pięść
symbol-foot = stopa
symbol-knee = kolano
symbol-shield = tarcza
symbol-ram = taran
symbol-broom = miotła
symbol-snow = śnieg
symbol-lock = kłódka
symbol-swap = zamiana
symbol-zero = zero
symbol-twice = podwójnie
symbol-person = osoba
symbol-rightwards = w prawo
symbol-leftwards = w lewo
symbol-exchange = zamiana
symbol-opposite = obrót
symbol-another = jeszcze jedna
symbol-turn-over = odwróć

# Gra, która nie ma jeszcze własnych słów.
plain-move = Ruch { $n }
plain-prompt = Twoja kolej.
plain-reason = Ruch { $n } nie jest teraz możliwy.

# Nowa gra.
new-id = { $id } nie może być identyfikatorem gry: małe litery, cyfry i _, na początku litera.
new-taken = Gra { $id } już jest.
new-no-source = Gry dodaje się tam, gdzie jest kod źródłowy; to jest zainstalowany pakiet.
new-made = { $title } już jest: w { $folder } są zasady, słowa i scena, w { $tests } testy. Zagraj: spieltisch play { $id }
all-worded = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[other] { $games } partii
}: wszystko, co się mówi, da się powiedzieć w każdym języku.
