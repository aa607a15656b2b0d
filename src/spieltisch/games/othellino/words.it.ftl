title = Othellino
tagline = Othello su una scacchiera piccola: chiudi i dischi e cambia colore.

option-size = Tabellone
option-size-6 = 6 × 6, come nella scatola
option-size-8 = 8 × 8, Othello intero

# Il tabellone.
board = Tabellone
cell = { $name }
disc = disco { $colour } su { $cell }

# Mosse.
place = posa su { $cell }
pass = passa

prompt-place = Posa un disco.
prompt-pass = Non puoi chiudere niente: passa.

# Che cosa devono vedere tutti.
stuck = { $who ->
    [you] Non puoi posare nessun disco.
   *[other] { $who-name } non può posare nessun disco.
}
again = { $who ->
    [you] { $other-name } ha dovuto passare: tocca di nuovo a te.
   *[other] { $other ->
        [you] Hai dovuto passare: tocca di nuovo a { $who-name }.
       *[other] { $other-name } ha dovuto passare: tocca di nuovo a { $who-name }.
    }
}

# Che cosa succede.
begins = { $who ->
    [you] Hai il rosso e cominci.
   *[other] { $who-name } ha il rosso e comincia.
}
places = { $who ->
    [you] Posi su { $cell } e giri { $turned-count ->
        [one] il disco su { $turned }.
       *[other] { $turned-count } dischi: { $turned }.
    }
   *[other] { $who-name } posa su { $cell } e gira { $turned-count ->
        [one] il disco su { $turned }.
       *[other] { $turned-count } dischi: { $turned }.
    }
}
passes = { $who ->
    [you] Non puoi posare nessun disco e passi.
   *[other] { $who-name } non può posare nessun disco e passa.
}
blocked = Nessuno può più posare: rosso { $red }, giallo { $yellow }.
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Vinci.
       *[other] { $winners } vince.
    }
   *[other] La partita finisce in pareggio.
}

# Perché no.
why-pass = Puoi passare solo se non puoi posare nessun disco (R7).
why-no-cell = Questa casella non è sul tabellone (R1).
why-taken = Su { $cell } c’è già un disco (R1).
why-nothing = Su { $cell } non chiuderesti nessun disco (R2).
