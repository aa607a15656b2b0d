title = Brooke
tagline = Gira i tuoi dadi come vuoi – e le isole girano con loro.

option-cards = Carte
cards-twelve-islands = Dodici isole
option-limit = Limite di punti
option-limit-owned = 11 + tutti i dadi del round
option-limit-placed = 11 + dadi posati
option-start = Chi comincia
option-start-random = a sorte
option-start-blue = Blu
option-start-red = Rosso

# Colori, carte e dadi. `-f` e `-mp` sono il femminile e il maschile plurale.
blue = blu
    .f = blu
    .mp = blu
red = rosso
    .f = rossa
    .mp = rossi
right = Destra
left = Sinistra
swap = Scambio
flip = Ribalta
reserve = Riserva
turn = Gira
face = { $action } in { $colour }
face-printed = { $action } in { $colour }, +{ $plus } per il { $on }
die = { $value } { $colour } di { $slot }
    .the = { $value ->
        [1] l’1
       *[other] il { $value }
    } { $colour } di { $slot }
card = Carta { $slot }: { $face } – { $deed }. Altro lato: { $behind }.
total = { $colour } alla carta { $slot }
round = Round { $n }
round-of = Round { $n } di { $of }
heap-blue = Blu
heap-red = Rosso
heap-pile = mazzo
heap-tied = nessuno
heap-cards = { $heap }: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
rolled = tirato
supply = scorta
in-reserve = riserva
stock = { $who ->
    [you] I tuoi dadi
   *[other] Dadi di { $who-name }
}
own-stock = { $dice ->
    [one] La tua scorta: 1 dado
   *[other] La tua scorta: { $dice } dadi
}, più { $reserve } in riserva
pips = { $have } su { $most } punti posati
next-die = prossimo dado: { $value }
die-on = dado con { $value }
die-over = dado con { $value }, oltre il limite
die-rolled = { $value } tirato
die-supply = dado nella scorta
die-reserve = dado in riserva
note-begun = ha cominciato
note-out = salta

# Che cosa chiedono le carte.
deed-move = sposta un dado { $colour } di una carta ({ $ring })
deed-swap = scambia due dadi { $colour-mp } di carte diverse
deed-flip = ribalta un dado { $colour } sul lato opposto
deed-reserve = il { $colour } riceve un dado dalla riserva
deed-turn = gira una carta qualsiasi
action-deed = { $action }: { $deed }

# Mosse.
place = { $value } alla carta { $slot }
value = { $value }
move-die = porta { $die-the } in { $slot }
flip-die = ribalta { $die-the } a { $value }
lower = abbassa { $die-the } a { $value }
swap-dice = scambia { $die-the } e { $other-the }
turn-card = gira la carta { $slot }
next = disponi il round { $round }
brings = { $mine }:{ $theirs }
brings-action = { $mine }:{ $theirs } → { $action }
void-short = a vuoto

prompt-rolled = Metti il dado che hai tirato, un { $value }, accanto a una carta.
prompt-place = { $most ->
    [one] Metti un dado accanto a una carta: un 1.
   *[other] Metti un dado accanto a una carta: da 1 a { $most }.
}
prompt-next = Il round { $round } è finito. Disponi le prossime carte.
prompt-fix = { $who ->
    [you] Superi
   *[other] { $who-name } supera
} di { $lower } il limite: scegli il dado { $colour } da abbassare di { $lower }.
prompt-right = Destra: scegli il dado { $colour } che avanza di una carta.
prompt-left = Sinistra: scegli il dado { $colour } che avanza di una carta.
prompt-swap = Scambio: porta un dado { $colour } su uno di un’altra carta.
prompt-flip = Ribalta: scegli il dado { $colour } che va sul lato opposto.
prompt-turn = Gira: scegli la carta da girare.

# Che cosa succede.
laid-out = Il round { $round } è disposto. A: { $a }; B: { $b }; C: { $c }.
rolls = { $who ->
    [you] Tiri un { $value }.
   *[other] { $who-name } tira un { $value }.
}
begins = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $who-name }.
}
places = { $who ->
    [you] Metti un { $value } alla carta { $slot }: { $mine } contro { $theirs }, nessuna azione.
   *[other] { $who-name } mette un { $value } alla carta { $slot }: { $mine } contro { $theirs }, nessuna azione.
}
leads = { $who ->
    [you] Metti un { $value } alla carta { $slot } e conduci { $mine } a { $theirs }.
   *[other] { $who-name } mette un { $value } alla carta { $slot } e conduce { $mine } a { $theirs }.
}
asks = { $deed }.
void = { $cause }.
void-die = { $action } va a vuoto: accanto alle carte non c’è nessun dado { $colour }
void-swap = { $action } va a vuoto: non ci sono due dadi { $colour-mp } a carte diverse
void-reserve = { $action } va a vuoto: la riserva { $colour-f } è vuota
gets-die = { $who ->
    [you] Riserva: ricevi un dado dalla tua riserva.
   *[other] Riserva: { $who-name } riceve un dado dalla riserva.
}
shifts = { $who ->
    [you] Porti { $die-the } in { $slot }.
   *[other] { $who-name } porta { $die-the } in { $slot }.
}
swaps = { $who ->
    [you] Scambi { $die-the } e { $other-the }.
   *[other] { $who-name } scambia { $die-the } e { $other-the }.
}
flips = { $who ->
    [you] Ribalti { $die-the } a { $value }.
   *[other] { $who-name } ribalta { $die-the } a { $value }.
}
turns = { $who ->
    [you] Giri la carta { $slot }.
   *[other] { $who-name } gira la carta { $slot }.
}
exceeds = { $who ->
    [you] Hai { $pips } punti, il limite è { $most }.
   *[other] { $who-name } ha { $pips } punti, il limite è { $most }.
}
lowers = { $who ->
    [you] Abbassi { $die-the } a { $value }.
   *[other] { $who-name } abbassa { $die-the } a { $value }.
}
shows = La carta { $slot } si gira e mostra { $face }.
sits-out = { $who ->
    [you] Salti il turno:
   *[other] { $who-name } salta il turno:
} { $dice ->
    [0] la scorta è vuota.
   *[other] il limite è raggiunto.
}
round-ends = Il round { $round } è finito.
wins-card = { $who ->
    [you] Vinci la carta { $slot } per { $mine } a { $theirs }.
   *[other] { $who-name } vince la carta { $slot } per { $mine } a { $theirs }.
}
no-card = Nessuno vince la carta { $slot }: { $total } a { $total }.
standing = Carte: { $blue ->
    [you] tu { $blues }
   *[other] { $blue-name } { $blues }
}, { $red ->
    [you] tu { $reds }.
   *[other] { $red-name } { $reds }.
}
printed-decide = { $cards ->
    [one] Entrambi hanno 1 carta
   *[other] Entrambi hanno { $cards } carte
}, quindi decidono i dadi stampati: { $blue ->
    [you] tu { $blues }
   *[other] { $blue-name } { $blues }
}, { $red ->
    [you] tu { $reds }.
   *[other] { $red-name } { $reds }.
}
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Vinci con { $points ->
            [one] 1 carta.
           *[other] { $points } carte.
        }
       *[other] { $winners } vince con { $points ->
            [one] 1 carta.
           *[other] { $points } carte.
        }
    }
   *[other] La partita finisce in pareggio.
}

# Come sono finiti un round e la partita.
notice-round = Round { $round }: { $a }, { $b }, { $c }.
notice-card = { $slot } a { $who ->
    [you] te
   *[other] { $who-name }
} ({ $mine } : { $theirs })
notice-nobody = { $slot } a nessuno ({ $total } : { $total })
notice-cards = { $who ->
    [you] Vinci per { $most } carte a { $least }.
   *[other] { $who-name } vince per { $most } carte a { $least }.
}
notice-printed = { $cards ->
    [one] 1 carta a testa;
   *[other] { $cards } carte a testa;
} { $who ->
    [you] vinci per { $most } a { $least } sui dadi stampati.
   *[other] { $who-name } vince per { $most } a { $least } sui dadi stampati.
}
notice-draw = { $cards ->
    [one] 1 carta a testa
   *[other] { $cards } carte a testa
} e gli stessi punti sui dadi stampati: pareggio.

# Perché no.
why-other = Adesso c’è altro da fare (R8). { $now }
why-action = L’azione chiede altro (R8). { $now }
why-rolled = Il tuo primo dado è quello tirato: un { $value } (R2).
why-limit = Con un { $value } avresti { $over } punti, il limite è { $most } (R3).
why-no-die = Non c’è nessun { $die } (R8).
why-too-low = Non si può abbassare { $die-the } di { $lower } (R9).
why-same-card = Si scambiano due dadi di carte diverse (R8c).

# Che cosa non va in un mazzo di carte.
kit-section = Non c’è una sezione [{ $section }], solo [cards].
kit-missing = Sotto [cards] manca: { $cards }.
kit-entries = Una carta ha cinque dati (numero, due azioni, due dadi), qui sono { $n }.
kit-number = { $word } non è un numero di carta da 1 a { $most }.
kit-again = La carta { $card } compare già più sopra.
kit-action = { $word } non è un’azione. Ci sono { $known }.
kit-die = { $word } non è un dado. Sono possibili blue+1 fino a blue+3, red+1 fino a red+3, e - per nessuno.
