title = Il tempio maledetto
tagline = Salvate le reliquie e voi stessi prima che crolli tutto.

option-temple = Tempio
option-temple-normal = nove file
option-temple-easy = otto file, più facile
option-open_hands = Mani scoperte
option-open_hands-off = vedi solo le tue carte
option-open_hands-on = tutti vedono tutte le carte
option-temple_row = Carte tempio
option-temple_row-grow = sei nuove a ogni round
option-temple_row-fill = fino a sei, più facile

# Il tempio.
temple = Tempio, round { $round }
place = { $place }
row = fila { $n }
tile = { $tile } ({ $symbol })
tile-flipped = { $tile } (girata)
tile-in-danger = { $tile }, in pericolo
tile-falling = { $tile }, sta per crollare
on-tile = su { $tile }
out = all’aperto
front = davanti al tempio
dead = morto
one-of = un archeologo { $colour }
two-of = due archeologi { $colour-mp }
archaeologist = archeologo { $colour }, { $at }
in-play = { $points ->
    [0] carta in gioco: nessuna
    [one] carta in gioco, resta 1 punto
   *[other] carta in gioco, restano { $points } punti
}

# Le carte.
kind = { $symbol } { $symbol-gender ->
    [f] { $colour-f }
    [mp] { $colour-mp }
   *[m] { $colour }
}
relics = Reliquie
relic-served = { $card }, sarà recuperata
collected-of = recuperate: { $n } su { $of }
temple-row = Carte tempio
temple-glow = { $card }, sventata
temple-chosen = { $card }, colpisce adesso
temple-dim = { $card }, ha colpito
piles = Mazzi
relic-pile = mazzo delle reliquie
temple-pile = mazzo delle carte tempio
temple-discard = carte tempio scartate
move-pile = mazzo delle carte movimento
move-discard = carte movimento scartate
pile-of = { $pile }: { $n }
hand = { $who ->
    [you] La tua mano
   *[other] Mano di { $who-name }
}
note-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
note-start = apre il round

# Mosse.
play = gioca { $card }
enter = il { $colour } entra in { $tile }
step = il { $colour } da { $start } a { $tile }
leave = il { $colour } da { $start } all’aperto
flip = gira { $tile }
fall = fai crollare { $place }

prompt-card = Gioca una carta.
prompt-point = { $points ->
    [one] Muovi un archeologo con { $card-the }.
   *[other] Muovi un archeologo con { $card-the }, la prima di due volte.
}
prompt-flip = La carta tempio «{ $card }» gira una tessera: scegli quale.
prompt-fall = La carta tempio «{ $card }» fa crollare una tessera: scegli quale.

# Che cosa succede.
relics-come = Reliquie scoperte: { $relics }.
temple-cards-come = Carte tempio scoperte: { $cards }.
temple-reshuffled = Le carte tempio scartate vengono mescolate in un nuovo mazzo.
movement-reshuffled = Le carte movimento scartate vengono mescolate in un nuovo mazzo.
round-begins = Round { $round }: { $who ->
    [you] cominci tu.
   *[other] comincia { $who-name }.
} Il risultato per ora è { $result }.
plays = { $who ->
    [you] Giochi { $card-the }.
   *[other] { $who-name } gioca { $card-the }.
}
points-lost = { $points ->
    [one] Nessuno può muoversi con la carta: un punto è perso.
   *[other] Nessuno può muoversi con la carta: entrambi i punti sono persi.
}
enters = { $who ->
    [you] Mandi dentro il { $colour }, in { $tile }.
   *[other] { $who-name } manda dentro il { $colour }, in { $tile }.
}
steps = { $who ->
    [you] Muovi il { $colour } da { $start } a { $tile }.
   *[other] { $who-name } muove il { $colour } da { $start } a { $tile }.
}
escapes = { $who ->
    [you] Porti il { $colour } all’aperto
   *[other] { $who-name } porta il { $colour } all’aperto
}: { $escaped ->
    [one] 1 su 8 è in salvo.
   *[other] { $escaped } su 8 sono in salvo.
}
round-ends = Il round { $round } è finito.
collected = Recuperate: { $relics }, finora { $all } su 18.
fallen = Crollate: { $tiles }.
killed = Morti: { $dead }.
averted = Sventate: { $cards }.
chooses = { $who ->
    [you] Scegli tu la tessera.
   *[other] { $who-name } sceglie la tessera.
}
flipped = Girate: { $tiles }.
finished = { $escaped ->
    [0] Nessuno è in salvo
    [one] 1 archeologo è in salvo
   *[other] { $escaped } archeologi sono in salvo
}, { $missing ->
    [0] non manca nessuna reliquia
    [one] manca 1 reliquia
   *[other] mancano { $missing } reliquie
}: il risultato è { $result }.
result = { $winners-count ->
    [0] Non è sopra lo zero: vince il tempio.
   *[other] { $winners-you ->
        [alone] Vinci.
        [among] Vincete insieme.
       *[not] { $winners } { $winners-count ->
            [one] vince.
           *[other] vincono insieme.
        }
    }
}

# Perché no.
why-tile-first = Prima scegli la tessera colpita (R17).
why-points-first = Prima usa i punti della carta in gioco (R2).
why-not-in-hand = Non hai in mano { $card-the } (R1).
why-card-first = Prima gioca una carta (R1).
why-dead = Questo archeologo { $colour } è morto (R12).
why-escaped = Questo archeologo { $colour } è già in salvo (R7).
why-second = Lì ci sono due archeologi { $colour-mp }, uguali: prendi il primo (R3).
why-not-last-row = Si esce solo dall’ultima fila (R7).
why-exit-colour = Per uscire, il { $colour } ha bisogno di una carta { $colour-f } o bianca (R7).
why-first-row = Si entra solo dalla prima fila (R6).
why-stands-there = Questo archeologo { $colour } è già su { $place } (R3).
why-not-next = { $place } non è accanto a { $start } (R3).
why-gone = { $place } è crollata (R3).
why-no-symbol = { $place } non mostra più un simbolo: il { $colour } ha bisogno di una carta { $colour-f } o bianca (R4).
why-no-fit = La carta in gioco non ha né il colore { $colour } né il simbolo di { $place }, { $symbol } (R5).
why-not-yet = Le tessere sono colpite alla fine del round (R14).
why-gone-already = { $place } è già crollata (R14).
why-flipped-already = { $place } è già girata (R14).
why-other-symbol = { $place } non mostra il simbolo { $symbol } (R14).
why-row-flips = Prima viene una fila davanti a quella di { $place } (R14).
why-row-waits = Prima viene una fila davanti a quella di { $place } (R15).
why-row-falls = Prima viene una fila davanti a quella di { $place } (R16).
