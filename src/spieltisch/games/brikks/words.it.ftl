title = Brikks
tagline = Un tiro, un blocco, e tutti lo lasciano cadere.

option-level = Livello
option-level-1 = 1: ogni cerchio porta energia
option-level-2 = 2: i cerchi nel colore del blocco portano energia
option-level-3 = 3: gli altri cerchi costano 1 energia
option-level-4 = 4: gli altri cerchi costano 2 energia
option-level-choose = ognuno sceglie il suo
option-mode = Scopo
option-mode-points = più punti
option-mode-duel = duello: resistere di più

# Blocchi e dadi.
white = bianco
yellow = giallo
green = verde
red = rosso
blue = blu
black = nero
block = { $colour } { $number }
dice = dadi
die = dado
die-number = numero { $number }
overview = Tabella
chip = gettone

# Un foglio.
sheet = { $who ->
    [you] Il tuo foglio
   *[other] { $who-name }
}
sheet-answered = { $who ->
    [you] Il tuo foglio
   *[other] { $who-name } ✓
}
heights = altezza delle colonne: { $heights }
bomb = bomba
bomb-used = bomba usata
bomb-worth = bomba, { points-worth }
extra-bar = barra bonus: { $crosses ->
    [one] 1 croce
   *[other] { $crosses } croci
}, { points-worth }
energy-bar = energia: { $energy } libera
points-worth = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

# Accanto ai nomi.
level = livello { $level }
note-energy = { $energy } energia
note-bombs = { $bombs ->
    [one] 1 bomba
   *[other] { $bombs } bombe
}
note-rank = grado { $rank } su 9
note-done = fatto
note-out = fuori
answered = { $done } su { $all } { $done ->
    [one] ha risposto
   *[other] hanno risposto
}

# Mosse.
label-land = { $block } nella colonna { $column }, riga { $row }
label-change = { $price ->
    [5] scambia con { $block } (5 energia)
   *[other] gira in { $block } ({ $price } energia)
}
label-start = blocco iniziale { $block }
label-drop = mini nella colonna { $column }, riga { $row }
label-back = torna a { $block }, come tirato
label-bomb = fai saltare il blocco
label-leave = esci dal gioco
label-roll = tira i dadi
label-keep = tieni il tiro
label-reroll = tira di nuovo
label-other-start = scegli un altro blocco iniziale
short-change = { $block } per { $price } energia
short-roll = tira
short-reroll = tira di nuovo
brings = { $gains }
brings-energy = { $energy } energia
brings-rows = { $n ->
    [one] 1 riga
   *[other] { $n } righe
}
brings-crosses = { $n ->
    [one] 1 croce
   *[other] { $n } croci
}
brings-minis = { $n } mini

prompt-level = A quale livello giochi?
prompt-start = Scegli un blocco iniziale.
prompt-start-columns = Scegli le colonne per il tuo blocco iniziale.
prompt-roll = Tira i dadi.
prompt-rolled = Hai tirato { $block }: lo tieni o tiri di nuovo?
prompt-land = Lascia cadere { $block }{ $price ->
    [0] .
   *[other] , per { $price } energia.
}
prompt-stuck = Il blocco { $block } non va più da nessuna parte: { $means }.
means-change = cambialo
means-bomb = fallo saltare
means-leave = esci dal gioco
prompt-drop = { $minis ->
    [one] Lascia cadere un mini sul foglio di { $whom-name }.
   *[other] Lascia cadere { $minis } mini sul foglio di { $whom-name }, uno alla volta.
}

# Che cosa succede.
plays-alone = { $who ->
    [you] Giochi in solitario.
   *[other] { $who-name } gioca in solitario.
}
rolls-first = { $who ->
    [you] Il primo tiro è tuo.
   *[other] Il primo tiro è di { $who-name }.
}
starts-first = { $who ->
    [you] Scegli tu il primo blocco iniziale.
   *[other] { $who-name } sceglie il primo blocco iniziale.
}
plays-level = { $who ->
    [you] Giochi al livello { $level }.
   *[other] { $who-name } gioca al livello { $level }.
}
takes-start = { $who ->
    [you] Prendi { $block } come blocco iniziale.
   *[other] { $who-name } prende { $block } come blocco iniziale.
}
lands-start = { $who ->
    [you] Disegni { $block } in fondo al tuo foglio.
   *[other] { $who-name } disegna { $block } in fondo al foglio.
}
dice-begin = { $who ->
    [you] Adesso tiri tu.
   *[other] Adesso tira { $who-name }.
}
rolls = { $who ->
    [you] Tiri
   *[other] { $who-name } tira
} { $again ->
    [1] di nuovo: { $block }.
   *[other] { $block }.
}
keeps = { $who ->
    [you] Tieni { $block }.
   *[other] { $who-name } tiene { $block }.
}
changes = { $who ->
    [you] Vuoi pagare
   *[other] { $who-name } vuole pagare
} { $price } energia { $price ->
    [5] per scambiare il blocco con { $block }.
   *[other] per girare il blocco in { $block }.
}
thinks-again = { $who ->
    [you] Ci ripensi.
   *[other] { $who-name } ci ripensa.
}
lands = { $who ->
    [you] Lasci cadere { $block }
   *[other] { $who-name } lascia cadere { $block }
}{ $price ->
    [0] .
   *[other] , per { $price } energia.
}
wins = { $energy ->
    [0] { $who ->
        [you] La tua barra dell’energia è già piena.
       *[other] La barra dell’energia di { $who-name } è già piena.
    }
   *[other] { $who ->
        [you] Guadagni { $energy } energia.
       *[other] { $who-name } guadagna { $energy } energia.
    }
}
loses = { $who ->
    [you] Perdi { $energy } energia.
   *[other] { $who-name } perde { $energy } energia.
}
fills = { $who ->
    [you] Riempi
   *[other] { $who-name } riempie
} { $rows ->
    [one] una riga.
   *[other] { $rows } righe in una volta.
}
crosses = { $crosses ->
    [0] { $who ->
        [you] La tua barra bonus è già piena.
       *[other] La barra bonus di { $who-name } è già piena.
    }
   *[other] { $who ->
        [you] Ricevi
       *[other] { $who-name } riceve
    } { $crosses ->
        [one] una croce
       *[other] { $crosses } croci
    } sulla barra bonus.
}
earns = { $who ->
    [you] Ricevi
   *[other] { $who-name } riceve
} { $minis ->
    [one] un mini
   *[other] { $minis } mini
} da far cadere.
blows-up = { $who ->
    [you] Fai saltare il blocco e
   *[other] { $who-name } fa saltare il blocco e
} { $left ->
    [0] non restano bombe.
    [one] resta 1 bomba.
   *[other] restano { $left } bombe.
}
leaves = { $who ->
    [you] Esci dal gioco.
   *[other] { $who-name } esce dal gioco.
}
drops = { $who ->
    [you] Fai cadere un mini sul foglio di { $whom-name }.
   *[other] { $whom ->
        [you] { $who-name } fa cadere un mini sul tuo foglio.
       *[other] { $who-name } fa cadere un mini sul foglio di { $whom-name }.
    }
}
scores = { $who ->
    [you] Il tuo foglio
   *[other] { $who-name }
}: righe { $rows }, barra bonus { $extra }, bombe { $bombs }, energia { $energy } – in tutto { points-worth }.
ranked = Livello { $level }: grado { $rank } su 9.
still-in = { $who ->
    [you] Sei ancora in gioco.
   *[other] { $who-name } è ancora in gioco.
}
both-left = Siete fuori entrambi. Adesso contano le righe piene.
has-full = { $who ->
    [you] Le tue righe piene
   *[other] Le righe piene di { $who-name }
}: { points-worth }.
result = { $points ->
    [1] { $winners-you ->
        [alone] Vinci.
        [among] { $winners } vincete insieme.
       *[not] { $winners } { $winners-count ->
            [one] vince.
           *[other] vincono insieme.
        }
    }
   *[other] { $winners-you ->
        [alone] Hai il foglio migliore: { points-worth }.
        [among] { $winners } avete i fogli migliori: { points-worth } a testa.
       *[not] { $winners } { $winners-count ->
            [one] ha il foglio migliore: { points-worth }.
           *[other] hanno i fogli migliori: { points-worth } a testa.
        }
    }
}

# Perché no.
why-picking = Prima ognuno sceglie un livello (S2).
why-starting = Adesso si disegnano i blocchi iniziali (S4).
why-rolling = Prima si tirano i dadi (R1).
why-rolled = Tieni il tiro o ritira entrambi i dadi (R1).
why-answering = Adesso cade un blocco: posalo, o torna a quello tirato (R3, R4).
why-dropping = Adesso cadono i mini (D2).
why-no-bomb = Non hai più bombe (R10).
why-no-leaving = Puoi uscire solo se il blocco tirato non va da nessuna parte (R11).
why-start-taken = Qualcuno ha già questo blocco iniziale (S4).
why-outside = Il blocco deve stare tutto dentro il foglio (R5).
why-no-room = Lì non c’è posto per il blocco (R5).
why-falls = Lì il blocco cade ancora più giù (R5).
why-unreachable = Dall’alto il blocco non arriva lì (R6).
why-same-block = È lo stesso blocco (R4).
why-too-dear = Costa { $price } energia, ne hai { $energy } (R4).
why-cheaper = Un’altra casella ha lo stesso blocco, a meno o allo stesso prezzo (R4).
why-fits-nowhere = Questo blocco non va più da nessuna parte (R4).
why-beside-mini = I mini di uno stesso tiro non possono stare fianco a fianco (D3).
