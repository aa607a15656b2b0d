title = Speedy
tagline = Libera la mano più in fretta che puoi.

option-draw = Pescare
option-draw-hand = a mano, quando vuoi
option-draw-auto = da sé, subito dopo ogni carta

# Il tavolo.
centre = Centro
pile = { $pile ->
    [0] pila sinistra
   *[other] pila destra
}
underneath = { $n ->
    [one] 1 carta sotto
   *[other] { $n } carte sotto
}
hand = { $who ->
    [you] Le tue carte
   *[other] Carte di { $who-name }
}
stock = mazzo
stock-of = mazzo, { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
note-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
note-ready = via!
note-waits = aspetta

# Chi aspetta il tavolo, e com’è finita.
notice-ready = { $who-you ->
    [alone] Manca ancora il tuo via.
    [among] Manca ancora il via di entrambi.
   *[not] { $who-count ->
        [one] Manca ancora il via di { $who }.
       *[other] Manca ancora il via di entrambi: { $who }.
    }
}
notice-stuck = Nessuno può andare avanti. { $who-you ->
    [alone] Devi ancora dare una carta.
    [among] Ognuno di voi dà una carta.
   *[not] { $who } { $who-count ->
        [one] deve ancora dare una carta.
       *[other] danno una carta a testa.
    }
}
notice-won = { $winner ->
    [you] Non hai più carte.
   *[other] { $winner-name } non ha più carte.
} { $loser ->
    [you] Tu hai ancora
   *[other] { $loser-name } ha ancora
} { $cards ->
    [one] 1 carta.
   *[other] { $cards } carte.
}
notice-drawn = Entrambi hanno finito nello stesso istante.

# Mosse.
ready = dai il via
turn-up = scopri la prima carta del tuo mazzo
play = { $card } sulla pila { $pile ->
    [0] sinistra
   *[other] destra
}
draw = pesca una carta
lay = { $card }, a faccia in giù, sulla pila { $pile ->
    [0] sinistra
   *[other] destra
}
wait = aspetta

prompt-ready = Guarda le tue carte. Dai il via?
prompt-turn-up = Nessuno può andare avanti: scopri una carta.
prompt-choose = Nessuno può andare avanti: scegli una carta della tua mano.
prompt-wait = Nessuna delle tue carte va bene: aspetta.
prompt-lay-or-draw = Gioca carte che vanno bene, o pesca.
prompt-lay = Gioca carte che vanno bene.

# Che cosa succede.
colour = colore
symbol = simbolo
number = numero
dealt = Tutte le carte sono distribuite, quelle iniziali sono coperte. Si parte quando entrambi danno il via.
is-ready = { $who ->
    [you] Dai il via.
   *[other] { $who-name } dà il via.
}
begins = La corsa comincia con { $left-the } (sinistra) e { $right-the } (destra).
lays = { $who ->
    [you] Giochi
   *[other] { $who-name } gioca
} { $card-the } sulla pila { $pile ->
    [0] sinistra
   *[other] destra
} (stesso { $shared }).
draws = { $who ->
    [you] Peschi una carta.
   *[other] { $who-name } pesca una carta.
}
draws-card = Peschi { $card-the }.
waits = { $who ->
    [you] Aspetti.
   *[other] { $who-name } aspetta.
}
no-way-on = Nessuno può andare avanti: non c’è niente da giocare né da pescare.
chooses = { $who ->
    [you] Hai scelto una carta della tua mano.
   *[other] { $who-name } ha scelto una carta della sua mano.
}
chooses-card = Hai scelto { $card-the }.
adds = { $who ->
    [you] Dai
   *[other] { $who-name } dà
} { $card-the } alla pila { $pile ->
    [0] sinistra
   *[other] destra
}.
keeps = { $who ->
    [you] Hai ancora
   *[other] { $who-name } ha ancora
} { $cards ->
    [one] 1 carta.
   *[other] { $cards } carte.
}
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Non hai più carte e vinci.
       *[other] { $winners } non ha più carte e vince.
    }
   *[other] Entrambi hanno finito nello stesso istante: pareggio.
}

# Perché no.
why-not-begun = La corsa comincia quando entrambi danno il via (S5).
why-pause = La corsa è ferma finché entrambi non hanno dato una carta (R10).
why-empty-slot = Questo posto della tua mano è vuoto ({ $rule }).
why-no-fit = Né colore né simbolo né numero in comune tra { $card-the } e { $top-the } (R2).
why-pile-empty = Il tuo mazzo è vuoto (R6).
why-by-itself = La tua mano si riempie da sé (R6).
why-hand-full = Hai già tre carte in mano (R6).
why-wait = Aspettare è una mossa solo durante la corsa, e solo se non puoi né giocare né pescare (R1).
why-go = Si scopre una carta solo quando nessuno può più giocare o pescare (R9).
why-choose = Il tuo mazzo è vuoto: scegli una carta della tua mano (R10).
why-lay = Una carta che non va bene puoi giocarla solo quando nessuno può andare avanti (R10).
why-turn-up = Hai ancora un mazzo: scopri la sua prima carta (R10).
