# Was außerhalb der Seite und von keinem bestimmten Spiel gesagt wird.

language-name = Deutsch

# Der Leser selbst, in einer Aufzählung von Namen.
you = du

# Namen für alle, die keinen genannt haben.
player = Spieler { $number }
guest = Gast { $number }

## Spiele, Plätze und Optionen

no-game = Es gibt kein Spiel { $id }. Bekannt sind: { $known }.
no-such-game = Es gibt kein Spiel { $id }.
wrong-seats = { $game } ist für { $span } Spieler, nicht für { $seats }.
no-option = { $game } hat keine Option { $name }.{ $known-count ->
    [0] { "" }
   *[other] { " " }Es gibt: { $known }.
}
no-value = Die Option { $option } kennt den Wert { $value } nicht. Möglich: { $known }.
option-seats = Die Option { $option }={ $value } gilt mit { $span } Spielern, nicht mit { $seats }.
no-rule = Eine Regel { $code } gibt es in diesem Spiel nicht.
no-rulebook = Diese Regeln gibt es nicht.
no-example = Dieses Beispiel hat die Anleitung nicht.

## Züge

no-seat-here = An diesem Tisch gibt es keinen Platz { $seat }.
no-move = { $game } kennt keinen Zug { NUMBER($move, useGrouping: 0) }.
not-on-turn = Dieser Platz ist gerade nicht am Zug.
game-over = Das Spiel ist schon zu Ende.
move-allowed = Dieser Zug ist erlaubt.
decision-made = Diese Entscheidung ist schon gefallen: der Tisch hat sich inzwischen verändert.

## Zurücknehmen

takes-back = { $who ->
    [you] Du nimmst deinen letzten Zug zurück
   *[other] { $who-name } nimmt den eigenen letzten Zug zurück
}{ $moves ->
    [1] .
   *[other] { " " }und alles danach, zusammen { $moves } Züge.
}
ended-so = Das Spiel ist zu Ende: Es bleibt dabei.
every-move-stands = In diesem Spiel gilt jeder Zug.
nothing-to-take-back = Es gibt keinen Zug zum Zurücknehmen.
no-own-move = Es gibt keinen Zug von dir zum Zurücknehmen.
not-so-many-back = So viele Züge gibt es nicht zurückzunehmen.
all-taken-back = In dieser Partie { $moves ->
    [one] wurde schon ein Zug
   *[other] wurden schon { $moves } Züge
} zurückgenommen: jetzt gilt jeder Zug.
moved-since = Inzwischen hat jemand gezogen.
moved-since-agree = Inzwischen hat jemand anderes gezogen: Zurücknehmen geht nur, wenn alle einverstanden sind.
move-stands-agree = Dieser Zug gilt: Zurücknehmen geht nur, wenn alle einverstanden sind.
known-agree = Durch den Zug wurde etwas bekannt: Zurücknehmen geht nur, wenn alle einverstanden sind.
others-away = { $names } { $names-count ->
    [one] ist
   *[other] sind
} gerade weg: Zurücknehmen geht, wenn alle wieder da sind.
nothing-asked = Es wird nichts mehr zurückgenommen.

## Partiedateien

seed-size = Ein Startwert hat { $bytes } Bytes.
no-match-file = Das ist keine vollständige Partiedatei ({ $why }).
unknown-format = Das Dateiformat „{ $format }“ ist hier unbekannt; bekannt ist „{ $known }“.
file-damaged = Die Partiedatei wurde nach dem Speichern verändert oder beschädigt.
file-running = Diese Datei zeigt eine laufende Partie, wie ein Spieler sie sah: nachspielen geht erst nach dem Ende.
file-too-long = Die Datei hat { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}: so lang kann keine Partie { $game } sein.
other-rules = Die Partie folgt Fassung { $version } der Regeln von { $game }, dieses Programm Fassung { $own }: bitte mit einer passenden Programmversion öffnen.
other-kit = Die Partie wurde mit anderen Karten oder auf einem anderen Plan gespielt als dem, der hier so heißt.
other-result = Das Ergebnis in der Datei ({ $told }) ist nicht das der nachgespielten Partie ({ $found }).
entry-refused = Zeile { $number } der Partie ist nicht erlaubt: { $why }
seed-unreadable = Der Startwert der Partie ist unlesbar.
seed-unsealed = Der Startwert passt nicht zu dem Siegel, das vor dem ersten Zug gezeigt wurde.

# Was an einer stimmt.
verified-match = { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}.
verified-seed = Der Startwert passt zum Siegel.
verified-moves = Alle Züge, Würfel und Karten stimmen.
verified-result = Das Ergebnis stimmt: { $points }.
verified-running = Die Partie ist noch nicht zu Ende.

checking-another = Gerade wird eine andere Partie geprüft: versuche es gleich noch einmal.
check-too-long = Diese Partie nachzuspielen dauert hier zu lange: prüfe die Datei mit `spieltisch verify`.

## Kartensätze und Pläne, die ein Besitzer in den Datenordner legt

kit-line = Zeile { $number }: { $what }
kit-head = Hier wird id: oder title: erwartet, nicht { $word }.
kit-twice = { $key } steht schon weiter oben.
kit-no-value = Hinter { $key } fehlt der Wert.
kit-no-id = { $id } ist keine Kennung: kleine Buchstaben, Ziffern und Striche, höchstens 40.
kit-no-name = Die Kataloge haben keinen Namen { $name }.
kit-missing = Es fehlt die Zeile { $key } …
kit-unusable = { $file } lässt sich nicht verwenden. { $why }
kit-taken = Die Kennung { $id } ist schon vergeben.
kit-unreadable = Die Datei ist nicht zu lesen ({ $why }).
kit-large = Die Datei ist größer als { $most } KiB.
kit-no-text = Die Datei ist kein Text in UTF-8.
no-kit = { $id } ist hier nicht vorhanden, nur { $known }.

## Simulationen

no-cuda-package = Für die Grafikkarte fehlt numba-cuda: mit `pip install 'spieltisch[gpu]'` einrichten.
no-gpu = Hier ist keine CUDA-Grafikkarte zu finden: ohne --gpu läuft es auf dem Prozessor.
batch-illegal = Zustand { $state }: Platz { $seat } darf Zug { NUMBER($move, useGrouping: 0) } nicht machen; nichts wurde verändert.
batch-numbers = { $states ->
    [one] Für einen Zustand braucht es eine Zahl.
   *[other] Für { $states } Zustände braucht es { $states } Zahlen.
}
no-games = Mindestens ein Spiel muss gespielt werden.
not-compiled = { $game } ließ sich nicht übersetzen: { $why }
no-peer = { $peer } ist nicht eingerichtet: `pip install 'spieltisch[peers]'`.
peer-failed = { $peer } ist gescheitert: { $why }

## Bots

no-level = Die Spielstärke { $name } gibt es nicht: { $known }.
no-setting = „{ $word }“ ist keine Einstellung: gemeint ist NAME=WERT.
no-bot-setting = Ein Bot hat kein { $name }, nur { $known }.
bad-bot-setting = { $name } kann nicht { $value } sein.
two-bots = Dazu gehören mindestens zwei Bots.
no-self-play = { $game } lernt nicht durch Selbstspiel.
no-ladder = In { $file } fehlen die Marken der Leiter.
bots-not-ready = Die starken Bots dieses Spiels werden noch vorbereitet: versuche es gleich noch einmal.

# Ein Tipp.
only-move = Es gibt nur einen Zug: { $move }.
hint = Ein starker Spieler wählt „{ $best }“ ({ $mode ->
    [coop] Aussicht auf ein gutes Ergebnis
   *[other] Aussicht auf den Sieg
}: { $chance } %) vor „{ $second }“ ({ $other } %).
hints-alone = Tipps gibt es nur, wenn alle anderen Computer sind.
no-lesson = Für { $game } gibt es keine Lektion.
lesson-other = Das darfst du, aber hier geht es um einen anderen Zug.
lesson-read-on = Lies erst weiter: Gleich bist du dran.

## Am Tisch

# Wer kam und ging, mit den Namen von damals.
note-away = { $name } ist weg: ein Computer spielt für { $name } weiter.
note-back = { $name } ist wieder da.
note-left = { $name } hat den Tisch verlassen: ein Computer spielt weiter.
note-took = { $name } spielt ab jetzt für { $before }.

no-table = Diesen Tisch gibt es nicht oder nicht mehr. Prüfe den Link.
no-such-seat = Diesen Platz gibt es nicht.
no-free-seat = Hier ist kein Platz mehr frei.
no-spectators = Dieser Tisch lässt keine Zuschauer zu.
seat-taken = Auf dem Platz sitzt jemand.
seat-held = Wer hier sitzt, ist nur kurz weg.
have-seat = Du hast schon einen Platz.
another-seat = Du hast auf einem anderen Platz gespielt und kannst nur dorthin zurück.
not-your-seat = Auf diesem Platz sitzt du nicht.
not-playing = Du spielst hier nicht mit.
removed = Der Gastgeber hat dich von diesem Tisch entfernt und kann dich wieder zulassen.
host-only = Das darf nur, wer den Tisch eröffnet hat.
before-match = Das geht nur vor Beginn der Partie.
too-few-seats = So viele Leute haben dann keinen Platz.
seats-free = Es sind noch Plätze frei: lade jemanden ein oder setze Bots.
clock-range = Die Bedenkzeit liegt zwischen einer Sekunde und einem Tag.
rematch-of-players = Nur wer mitgespielt hat, kann eine neue Partie wünschen.
match-running = Die Partie läuft noch.
match-rests = Diese Partie folgt einer anderen Fassung der Regeln von { $game } und ruht.
not-begun = Die Partie hat noch nicht begonnen.
not-so-far = So weit ist die Partie nicht.
no-match = Diese Partie gibt es nicht.
replay-later = Die Partie läuft noch: nachspielen geht danach.
nothing-to-play = Es fehlt, was gespielt werden soll.
name-length = Ein Name hat 1 bis { $most } Zeichen.
name-letter = Ein Name braucht einen Buchstaben oder eine Ziffer.

## Der Server

not-known = Du bist hier noch nicht bekannt: lade die Seite neu.
nothing-here = Hier ist nichts.
not-here = Das geht hier nicht.
bad-request = Diese Anfrage ist nicht zu verstehen.
too-large = Das ist zu groß.
# Eines dieser vier, mit dem, was das Programm dazu sagt.
in-detail = { $said } ({ $detail })
fault = Das ist ein Fehler des Servers, nicht deiner.
not-saved = Der Server kann gerade nichts speichern: versuche es gleich noch einmal. Was gespielt ist, bleibt.
not-reached = Der Server kommt gerade nicht an seine Daten: versuche es gleich noch einmal.
no-request-id = Die Anfrage hat keine brauchbare Kennung.
message-unreadable = Diese Nachricht ist nicht zu verstehen: lade die Seite neu.
request-slow = Deine Anfrage kam zu langsam an: versuche es noch einmal.
request-long = Diese Anfrage ist zu lang.
too-much = Gerade kommt zu viel zugleich: versuche es noch einmal.
too-many-at-once = Von deinem Anschluss kommen gerade zu viele Anfragen zugleich: warte einen Augenblick.
too-many-requests = Das sind zu viele Anfragen: warte einen Augenblick.
too-many-new = Von deinem Anschluss kommen gerade sehr viele neue Gäste und Tische: warte eine Minute.
too-many-tables = Du hast schon { $tables ->
    [one] einen offenen Tisch: spiele ihn
   *[other] { $tables } offene Tische: spiele einen
} zu Ende. Was einen Tag ruht, zählt nicht mehr.
too-many-public = Du zeigst schon { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
} öffentlich: beginne an einem, oder zeige ihn nicht mehr.
too-many-shown = Von deinem Anschluss werden schon sehr viele Tische öffentlich gezeigt: versuche es später.
strange-page = Diese Seite darf den Server nicht benutzen.
page-not-built = Die Seite ist noch nicht gebaut: einmal `make page` aufrufen, dann neu starten.

# Zu seinem Gastgeber.
running = Spieltisch läuft: { $address }
no-data = Die Daten des Servers sind nicht zu erreichen: { $why }. Prüfe --data und SPIELTISCH_DATABASE.
bad-redis = SPIELTISCH_REDIS ist keine Adresse wie redis://host:6379.
bad-number = { $name } ist keine brauchbare Zahl: { $value }.
no-port = Auf { $host }:{ $port } lässt sich kein Server starten ({ $why }): wähle einen anderen Port.
secret-damaged = Die Datei { $file } ist beschädigt: lösche sie.
not-this-machine = { $url } ist nicht dieser Rechner: Last gibt es nur für einen Server auf 127.0.0.1.
backed-up = Gesichert: { $file }
secret-apart = SPIELTISCH_SECRET ist nicht dabei: hebe es selbst auf.
restored = Zurückgeholt nach { $folder }
no-database = In { $folder } liegt keine Datenbank.
database-exists = In { $folder } liegt schon eine Datenbank. Soll sie ersetzt werden, hilft --force.
database-elsewhere = Diese Datenbank liegt nicht in einer Datei: sichere sie mit ihrem eigenen Werkzeug (bei PostgreSQL pg_dump und pg_restore) und die Datei { $file } dazu.
server-running = Auf { $folder } läuft noch ein Server: beende ihn zuerst.
no-backup = { $file } ist keine unversehrte Sicherung.
not-backed-up = Das ließ sich nicht sichern: { $why }.
backup-newer = { $file } stammt von einer neueren Fassung dieses Programms.

## Befehlszeile und Terminal

file-exists = { $file } gibt es schon: nimm einen anderen Namen oder --force.
file-unreadable = { $file } lässt sich nicht lesen: { $why }.
file-unwritable = { $file } lässt sich nicht schreiben: { $why }.

column-id = ID
column-title = Titel
column-players = Spieler
column-minutes = Min.
column-options = Optionen
column-version = v
column-seat = Platz
column-points = Punkte
column-first = vorn
column-game = Spiel
column-moves = Züge/s, 1 Kern
column-bytes = Bytes
column-iterations = Durchgänge/s, 1 Kern
column-startup = Sekunden bis zum ersten Spiel
column-cold = kalt
column-cached = Cache
column-bot = Bot
column-won = gewonnen
column-slowest = längster Zug
column-language = Sprache
column-catalogue = Katalog
column-missing = Es fehlt

no-option-typed = „{ $word }“ ist keine Option: gemeint ist NAME=WERT.
no-seat-there = Platz { $seat } gibt es nicht: am Tisch sitzen { $seats }.
which-game = Welches Spiel
name-a-game = Welches Spiel? `spieltisch games` zählt sie auf.
playing = spiele …
compiling = übersetze …
counting = zähle …
opponents-wake = die Gegner wachen auf …
ready = Bereit: { $games }.

sim-games = { $game }: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}, { $seconds } s
sim-rates = { $games } Spiele/s, { $moves } Züge/s
sim-lengths = Länge { $shortest }–{ $longest } Züge, im Mittel { $mean }
sim-shared = geteilt vorn: { $share }
sim-together = Ergebnis { $points }, gewonnen { $won }
bench-title = Spiele je Sekunde, zufällige erlaubte Züge
arena-title = { $game }: { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}
tuned = { $file }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
tuned-gain = { $tuned }; { $gain } Punkte je Partie gegen die Datei davor

# Was einer Sprache fehlt.
complete = vollständig
lacks-variables = { $id }: andere Variablen
needless = { $id }: überflüssig
unreadable-line = Zeile { $line } ist nicht zu lesen
lacks-rulebook = das Regelheft
all-worded = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: Alles Gesagte steht in jeder Sprache.

terminal-help = Zug: Nummer oder Name (ein eindeutiger Teil genügt).  u: zurücknehmen  r: Regeln  s DATEI: speichern  q: Schluss
you-are = Du bist { $who-name }. Siegel: { $seal }
bye = Bis bald.
saved = Gespeichert: { $file }
fits-several = „{ $answer }“ passt auf mehrere Züge.
fits-none = „{ $answer }“ ist keiner der Züge. Nummer oder Name eingeben.
# Ein Spieler im Ergebnis, mit dem Platz oder, wo alle zusammen spielen, ohne.
placed = { $place }. { $who-name }: { NUMBER($points, useGrouping: 0) }{ $won ->
    [yes] { " " }★
   *[no] { "" }
}
scored = { $who-name }: { NUMBER($points, useGrouping: 0) }{ $won ->
    [yes] { " " }★
   *[no] { "" }
}

## Die Hilfe der Befehlszeile

# Ihr Rahmen.
help-usage = Aufruf:
help-any-options = [OPTIONEN]
help-any-command = BEFEHL [ARGUMENTE]...
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-default = Vorgabe: { $value }
help-required = erforderlich
help-help = Diese Hilfe anzeigen und beenden.

# Die Befehle.
help-spieltisch = Brettspiele zum Spielen und Simulieren. Ohne Befehl: der Server für den Browser.
help-games = Alle Spiele: ID, Titel, Spielerzahl, Optionen, Fassung.
help-rules = Das Regelheft eines Spiels oder eine Regel daraus.
help-lesson = Die Lektion eines Spiels Schritt für Schritt, und was an ihr nicht stimmt.
help-lesson-moves = Auch zeigen, welche Züge jeweils möglich sind.
help-languages = Alle Sprachen mit ihrem eigenen Namen, und was ihnen gegenüber dem Englischen fehlt.
help-kits = Kartensätze und Pläne: welche es gibt, wohin weitere gehören und was an einem nicht stimmt.
help-serve = Die Spiele für den Browser bereitstellen.
help-load = Einen Server auf diesem Rechner mit künstlichen Spielern belasten und messen, wie schnell er antwortet.
help-play = Im Terminal gegen Bots spielen.
help-sim = Zufällige Spiele: Spiele/s, Züge/s, Längen, Punkte und Siege jedes Platzes.
help-perft = Wie viele Zugfolgen es vom Austeilen an gibt, für jede Länge bis zu einer Tiefe.
help-bench = Wie schnell Zufallsspiele laufen, mit --peers auch die anderer Programme im selben Durchgang.
help-arena = Partien zwischen Bots: wer wie oft gewinnt und wie sicher das ist.
help-tune = Durch Selbstspiel die Datei verbessern, aus der die Bots eines Spiels wissen, was Stellungen wert sind.
help-verify = Eine Partiedatei nachspielen und Siegel, Züge und Ergebnis prüfen.
help-backup = Datenbank und Geheimnis eines Servers in eine Datei sichern; der Server darf weiterlaufen.
help-restore = Eine Sicherung in den Datenordner eines Servers zurückholen, der nicht läuft.
help-new = Ein neues Spiel anfangen: ein Ordner, der schon läuft und deiner werden soll.
help-warm = Spiele im Voraus übersetzen.

# Was mehrere nehmen.
help-id = Das Spiel, wie `spieltisch games` es nennt.
help-ids = Die Spiele; ohne Angabe alle.
help-seats = Zahl der Spieler; ohne Angabe die kleinste.
help-option = Eine Option des Spiels; auch mehrmals.
help-seed = Woher der Zufall kommt; gleicher Startwert, gleiche Spiele.
help-json = Ausgabe für Programme.
help-data = Der Datenordner des Servers.
help-cores = Wie viele zugleich; ohne Angabe so viele, wie es Kerne gibt.

# Was einer nimmt.
help-rule = Nur eine Regel, mit ihrer Nummer: R4.
help-wording = Stattdessen: von jedem Spiel so viele Partien spielen und alles Gesagte in Worte fassen.
help-host = Mit 0.0.0.0 können andere im Netz mitspielen.
help-port = 0 ist irgendein freier Port.
help-ahead = Spiele im Hintergrund übersetzen.
help-tables = Tische, an denen eine Partie läuft.
help-sockets = Verbindungen, auf die Tische verteilt.
help-duration = Wie viele Sekunden lang.
help-rate = Züge je Sekunde; ohne Angabe halb so viele wie Tische.
help-url = Ein Server auf diesem Rechner; ohne Angabe wird einer gestartet.
help-load-id = Das Spiel, das gespielt wird; ohne Angabe alle.
help-play-id = Das Spiel; ohne Angabe wirst du gefragt.
help-repeat = Für ein Spiel, das sich wiederholen lässt.
help-seat = Wo du sitzt, von 1 an.
help-level = Wie stark die anderen sind: random, beginner, casual, good, strong, master.
help-sim-n = Zahl der Spiele.
help-gpu = Auf einer NVIDIA-Grafikkarte.
help-depth = Die längsten Zugfolgen, die gezählt werden.
help-peers = Daneben OpenSpiel und Pgx, mit dem Verhältnis zu uns.
help-gpu-too = Auch auf einer NVIDIA-Grafikkarte.
help-startup = Stattdessen: Sekunden bis zum ersten Spiel.
help-search = Stattdessen: Durchgänge der Suche, mit der Bots denken.
help-seconds = Sekunden für jede Zahl.
help-bots = `random`, `policy`, eine Spielstärke oder eine mit Einstellungen: strong,seconds=0.2
help-arena-n = Zahl der Partien.
help-time = Sekunden für jeden Zug.
help-ladder = Die Leiter der Spielstärken in allen Spielen oder in einem.
help-write = Mit --all: in diese Datei; ohne Angabe docs/bots.md.
help-tune-n = Partien gegen sich selbst.
help-fresh = Von vorn anfangen, nicht mit der Datei des Spiels.
help-out = Die Datei; ohne Angabe die des Spiels.
help-trial = Partien gegen die Datei davor.
help-match-file = Eine Partiedatei.
help-backup-file = Die Datei, die geschrieben wird.
help-replace-file = Die Datei ersetzen, wenn es sie schon gibt.
help-restore-file = Was `spieltisch backup` geschrieben hat.
help-replace-database = Die Datenbank ersetzen, die dort liegt.
help-new-id = Wie der Ordner des Spiels heißt: `mein_spiel`.

## Ein Tisch als Text

# Ein Spieler mit seinem Namen, wer auch immer es liest.
name = { $who-name }
over-water = Über das Wasser: { $lanes }

# Farben, so kurz es geht.
initial-red = R
initial-yellow = Ge
initial-green = Gr
initial-blue = B
initial-white = W
initial-black = S
initial-wood = H
initial-grey = A
initial-purple = L
initial-orange = O

symbol-drop = Tropfen
symbol-hammer = Hammer
symbol-circles = Kreise
symbol-bricks = Ziegel
symbol-wheel = Rad
symbol-arrow = Pfeil
symbol-fist = Faust
symbol-foot = Fuß
symbol-knee = Knie
symbol-shield = Schild
symbol-ram = Ramme
symbol-broom = Besen
symbol-snow = Schnee
symbol-lock = Schloss
symbol-swap = Tausch
symbol-zero = Null
symbol-twice = doppelt
symbol-person = Person
symbol-rightwards = rechts
symbol-leftwards = links
symbol-exchange = Tausch
symbol-opposite = Gegenseite
symbol-another = noch einer
symbol-turn-over = wenden

# Ein Spiel, das noch keine eigenen Worte hat.
plain-move = Zug { $n }
plain-prompt = Du bist am Zug.
plain-reason = Zug { $n } ist jetzt nicht möglich.

# Was neu ist.
new-id = { $id } geht als Kennung eines Spiels nicht: kleine Buchstaben, Ziffern und _, vorn ein Buchstabe.
new-taken = Ein Spiel { $id } gibt es schon.
new-no-source = Spiele kommen dort dazu, wo der Quelltext liegt; das hier ist ein installiertes Paket.
new-made = { $title } ist da: In { $folder } sind Regeln, Worte und Szene, in { $tests } die Tests. Spiel es: spieltisch play { $id }
