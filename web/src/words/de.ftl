# Die Wörter der Seite selbst, auf Deutsch.

## Die Seite

name = Spieltisch
title = { $what } – Spieltisch
# Etwas, und was dazu zu sagen oder damit zu tun ist.
named = { $name }: { $what }
close = Schließen
menu = Menü
rules = Regeln
rule = Regel { $code }
passages = { $n ->
    [0] Nichts gefunden
    [one] { $n } Stelle
   *[other] { $n } Stellen
}
example = Beispiel
example-step = { $n } von { $of }
look-up = Nachschlagen
to-shelf = Zum Regal
something-wrong = Das hat nicht geklappt. Bitte versuche es noch einmal.
not-found = Hier steht kein Tisch.
not-found-line = Der Link ist unvollständig, oder der Tisch wurde abgeräumt.

## Das Regal

shelf-title = Was spielen wir?
shelf-line = Brettspiele im Browser, mit Freunden oder gegen den Computer: kostenlos und ohne Anmeldung. Du bist zu Gast bei { $host }.
unfinished = Weiterspielen
first-game = Ein gutes Spiel für den Anfang
next-game = Neu für dich
learn-in = In { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
} lernen
players = Spieler
time = Dauer
kind = Art
kind-name = { $kind ->
    [race] Wettlauf
    [bluff] Bluff
    [building] Aufbau
    [duel] Duell
    [together] Miteinander
    [quick] Schnelle Hände
    [alone] Allein
   *[other] { $kind }
}
difficulty = Schwierigkeit
difficulty-name = { $n ->
    [1] leicht
    [2] mittel
   *[other] anspruchsvoll
}
any-players = beliebig
any-time = beliebig
up-to = bis { $minutes } Min.
opponents = Computergegner
no-game = Dazu passt kein Spiel. Nimm einen Filter weg.
player-count = { $n } Spieler
player-range = { $few }–{ $many } Spieler
minutes = { $n } Min.
mode = { $mode ->
    [turns] abwechselnd
    [together] gleichzeitig
    [race] in Echtzeit
    [coop] gemeinsam
   *[other] { $mode }
}
play-now = Jetzt spielen
play-mode = Jetzt spielen, { mode }
with-friends = Mit Freunden
open-tables = Offene Tische
to-watch = Partien zum Zuschauen

## Einstellungen

settings = Einstellungen
language = Sprache
theme = Aussehen
theme-light = hell
theme-dark = dunkel
marks = Farbzeichen
marks-quiet = dezent
marks-bold = kräftig
motion = Bewegung
motion-full = voll
motion-reduced = reduziert
pace = Züge der anderen
pace-calm = gemächlich
pace-normal = normal
pace-quick = zügig
like-system = wie das System
sound = Klänge
your-name = Dein Name
save = Speichern
saved = Gespeichert.

## Vor dem Spiel

lobby = Der Tisch
seats = Plätze
seat = Platz { $n }
free = frei
bot = Computer
yours = { $name } (du)
host = Gastgeber
level = Stärke
level-of = Stärke von { $name }
level-name = { $level ->
    [beginner] Anfänger
    [casual] gemütlich
    [good] gut
    [strong] stark
    [master] Meister
   *[other] { $level }
}
sit-here = Hier sitzen
sit-here-too = Auch hier sitzen
stand-up = Aufstehen
fill-up = Mit Computern auffüllen
clear-seat = Platz räumen
removed = Entfernt: { $names }
readmit = Wieder zulassen
removed-you = Der Gastgeber hat dich von diesem Tisch entfernt und kann dich wieder zulassen.
invite = Einladen
invite-line = Wer diesen Link hat, darf sich setzen.
copy = Link kopieren
copied = Kopiert
qr = QR-Code der Einladung
options = Spielregeln
clock = Bedenkzeit
clock-none = ohne
clock-move = je Zug
clock-total = insgesamt
seconds = Sekunden
increment = zusätzlich je Zug
public-table = Tisch öffentlich zeigen
watchers = Zuschauer willkommen
start = Los geht’s
start-waits = Noch sind Plätze frei: Lade Freunde ein oder setze Computer dazu.
wait-host = Der Gastgeber beginnt das Spiel.

## Am Tisch

connecting = Der Tisch wird gedeckt …
lost = Verbindung verloren. Es wird neu verbunden …
preparing = Die Gegner werden noch vorbereitet (nur beim ersten Mal auf diesem Rechner) …
no-watching = Dieser Tisch lässt keine Zuschauer zu.
join-in = Vom Computer übernehmen
you = Du
away = weg, Computer spielt
stand-in = Vertretung
clock-left = Uhr
on-move = am Zug
your-move = Du bist am Zug
waiting = { $who } { $who-count ->
    [one] ist
   *[other] sind
} am Zug
watching = Du schaust zu
over = Das Spiel ist aus
others-things = Bei den anderen
beside-board = Neben dem Brett
own-things = Bei dir
enlarge = Vergrößern
zoom-in = Größer
zoom-out = Kleiner
sort-by-colour = nach Farbe
sort-by-symbol = nach Symbol

# Ein Ding, das keinen eigenen Namen hat.
piece-in-colour = { $piece-gender ->
    [f] { $colour-f }
    [n] { $colour-n }
   *[m] { $colour }
} { $piece }
piece = { $kind ->
    [card] Karte
    [tile] Plättchen
    [cube] Würfel
    [disc] Scheibe
    [die] Würfel
    [pawn] Figur
    [nugget] Nugget
    [marker] Marker
    [doubler] Dopplerwürfel
    [token] Chip
    [heart] Herz
    [ship] Schiff
    [strip] Streifen
    [block] Klotz
    [bomb] Bombe
    [placard] Tafel
    [role] Rolle
    [flask] Flasche
    [wand] Zauberstab
    [cloud] Wolke
    [broom] Besen
   *[other] Stein
}
    .gender = { $kind ->
        [card] f
        [tile] n
        [disc] f
        [pawn] f
        [nugget] n
        [heart] n
        [ship] n
        [bomb] f
        [placard] f
        [role] f
        [flask] f
        [cloud] f
       *[other] m
    }
colour = { $colour ->
    [red] roter
    [yellow] gelber
    [green] grüner
    [blue] blauer
    [white] weißer
    [black] schwarzer
    [wood] hölzerner
    [gold] goldener
    [grey] grauer
    [purple] lila
    [orange] oranger
   *[other] { $colour }
}
    .f = { $colour ->
        [red] rote
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [white] weiße
        [black] schwarze
        [wood] hölzerne
        [gold] goldene
        [grey] graue
        [purple] lila
        [orange] orange
       *[other] { $colour }
    }
    .n = { $colour ->
        [red] rotes
        [yellow] gelbes
        [green] grünes
        [blue] blaues
        [white] weißes
        [black] schwarzes
        [wood] hölzernes
        [gold] goldenes
        [grey] graues
        [purple] lila
        [orange] oranges
       *[other] { $colour }
    }
symbol = { $symbol ->
    [drop] Tropfen
    [hammer] Hammer
    [circles] Kreise
    [bricks] Ziegel
    [wheel] Rad
    [arrow] Pfeil
    [fist] Faust
    [foot] Fuß
    [knee] Knie
    [shield] Schild
    [ram] Rammbock
    [broom] Besen
    [snow] Schnee
    [lock] Schloss
    [swap] Tausch
    [zero] null
    [twice] doppelt
    [person] Person
    [rightwards] nach rechts
    [leftwards] nach links
    [exchange] Austausch
    [opposite] gegenüber
    [another] noch eins
    [turn-over] umdrehen
   *[other] { $symbol }
}

## Ziehen

choose = Wähle
less = weniger
more = mehr
bid = Ansagen
not-there = dort nicht möglich
not-here = Hier gibt es jetzt nichts zu tun
not-your-turn = Du bist nicht am Zug
plan-next = Weiter: { $what } (zurück per Klick)
plan-full = Der Plan steht (zurück per Klick)
pick-back = { $name }, zurück per Klick
all-moves = Alle Züge
search = Suchen …
go-on = Weiter
set-down = Hierher
drop = Loslassen
well-help = { $name }. Pfeile suchen den Platz, Enter lässt fallen.
aim-help = Klick oder Leertaste lässt den Würfel fallen. Pfeile stellen genau ein, Enter lässt los.
aim-help-still = Ziele mit den Pfeilen oder tippe in den Plan, dann lass los.
aim-at = Ziel { $x }, { $y }
plan = Blick von oben
free-help = Pfeile bewegen das Ziel, mit Umschalt fein. Enter setzt ab, Escape lässt los.
point-at = { $x }/{ $y }, { $good ->
    [yes] möglich
   *[no] nicht möglich
}
take-back = Zug zurücknehmen
take-back-ask = Um Zurücknehmen bitten
asks = { $who-name } möchte den letzten Zug zurücknehmen.
asked = Du hast darum gebeten, den letzten Zug zurückzunehmen.
agree = Einverstanden
refuse = Nein

## Tipps

hint = Tipp
hint-thinks = Der Computer denkt nach …
chances = Aussicht auf den Sieg
chances-together = Aussicht auf ein gutes Ergebnis
percent = { $share }
expected = am Ende etwa { NUMBER($points, maximumFractionDigits: 1) } { NUMBER($points, maximumFractionDigits: 1) ->
    [one] Punkt
   *[other] Punkte
}

## Der Verlauf, und der Blick zurück

log = Verlauf
log-fresh = Verlauf, { $n ->
    [one] { $n } neue Zeile
   *[other] { $n } neue Zeilen
}
since-last = Seit deinem Zug
back = Schritt zurück
forward = Schritt vor
to-now = Zurück ins Jetzt
looking-back = Du siehst, wie es war.
were-away = { $moves ->
    [0] Du warst weg. Das ist inzwischen geschehen:
    [one] Du warst weg: ein Computer hat einen Zug für dich gemacht.
   *[other] Du warst weg: ein Computer hat { $moves } Züge für dich gemacht.
}
look-at-it = Ansehen

## Gehen

leave = Tisch verlassen
leave-line = Ein Computer spielt für dich weiter. Du kannst zurückkommen, solange niemand anders deinen Platz nimmt.
stay = Bleiben

## Tasten

help = Hilfe
summary-aim = Ziel
summary-turn = Dein Zug
summary-end = Das Ende
summary-points = Punkte
keys = Tastatur
key-tab = Tab
key-arrows = Pfeile
key-enter = Enter
key-escape = Esc
help-tab = zum nächsten Bereich oder zur eben genannten Regel
help-arrows = zum nächsten Feld oder Stein
help-enter = nehmen, legen, wählen
help-escape = loslassen, schließen
help-moves = alle möglichen Züge
help-hint = Tipp, wenn alle anderen Computer sind
help-log = Verlauf
help-help = diese Hilfe

## Das Ende

result = Ergebnis
wins = { $who-you ->
    [alone] Du gewinnst
    [among] Ihr gewinnt: { $who }
   *[other] { $who } { $who-count ->
        [one] gewinnt
       *[other] gewinnen
    }
}
draw = Unentschieden
# Von einem Spiel, das alle gemeinsam spielen, oder einer allein.
shared = { $who-you ->
    [alone] Dein Ergebnis
   *[other] { $who-count ->
        [one] { $who }
       *[other] Gemeinsam
    }
}: { points }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
rematch = Noch einmal
replay = Partie ansehen
download = Partie herunterladen

## Eine beendete Partie

match = Partie
step = Zug { $n } von { $of }
play-on = Abspielen
pause = Anhalten
first = Anfang
last = Ende
analysis = Analyse
analysed = Ein starker Computer sieht sich die Züge an: { $done } von { $of }
chance-line = { $name }: am Anfang { $first }, am Ende { $last }, dazwischen { $low } bis { $high }.
everybody = Alle zusammen
turning-points = Wendepunkte
no-turning = Es gab keinen: Niemand hat einen Zug gemacht, der viel gekostet hat. Schön gespielt!
move-number = Zug { $n }
turned = „{ $move }“ ({ $chance })
better = Besser: „{ $move }“ ({ $chance })

## Prüfen

verify = Partie prüfen
verify-line = Lege eine heruntergeladene Partie hierher: Siegel, Züge und Ergebnis werden nachgerechnet.
choose-file = Datei wählen

## Lessons

learn = Lernen
lesson = Lektion
lesson-of = { $game } lernen
no-lesson = Dieses Spiel hat keine Lektion.
lesson-step = Schritt { $n } von { $of }
lesson-points = Gezeigt wird: { $things }.
lesson-back = Einen Schritt zurück
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-leave = Lektion verlassen
lesson-play-on = Weiterspielen
lesson-offer = Neu bei diesem Spiel? In ein paar Minuten kannst du es.
no-thanks = Nein, danke
coach = Trainer: erklärt Neues gegen Computer
coach-off = Trainer abschalten
