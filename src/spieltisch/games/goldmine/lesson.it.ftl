aim = Sei in miniera. In quattro grotte si raccoglie oro; alla fine vince chi ha il forziere più pieno.
card = A ogni passo si scopre una carta. Il suo numero è oro, diviso in parti uguali tra chi è dentro. Uno per tre non basta: resta sulla carta.
choice = Ora tutti scelgono in segreto: una carta più a fondo, o fuori. Gli altri hanno già scelto. Resta.
choice-hint = Il pulsante verde, o il tasto S.
choice-leave = Uscire ti darebbe un oro. C’è di più da prendere: resta.
hand = Sei d’oro per tre: due a testa. Li tieni in mano. Non sono ancora al sicuro.
deeper = Ancora una carta: resta.
deeper-hint = Il pulsante verde, o il tasto S.
deeper-leave = Si può sempre uscire, ma prima guardiamo un’altra carta.
symbols = Con la terza carta di uno stesso simbolo la grotta crolla. Qui vedi quali simboli ci sono in questa grotta, e quante volte.
once-more = Per ora c’è una ruota. Resta ancora una volta.
once-more-hint = Il pulsante verde, o il tasto S.
once-more-leave = Non ancora: guarda che cosa succede quando un simbolo esce due volte.
danger = La seconda ruota! Se ne arriva una terza, chi è dentro perde quello che ha in mano.
leave = Chi esce mette il suo oro nel forziere e prende quello che sta sulle carte. Esci adesso!
leave-hint = Il pulsante rosso, o il tasto G.
leave-stay = Puoi restare, ma ora vediamo come si esce.
safe = Da soli si prende tutto: i cinque d’oro sulle carte sono tuoi. In più persone si divide. Otto sono nel tuo forziere per sempre.
buried = Ed ecco la terza ruota: la grotta è crollata, e gli altri hanno perso quello che avevano in mano.
end = Comincia la grotta due, e tutti sono di nuovo dentro. Dopo la quarta conta l’oro nei forzieri. Continua tu!

coach-prompt = Resta per altro oro, o esci e tieni quello che hai. La terza carta di un simbolo lo toglie a chi è dentro.

summary-aim = Portare nel forziere più oro di tutti da quattro grotte.
summary-turn = Dopo ogni carta tutti scelgono insieme: restare e dividere il prossimo ritrovamento, o uscire e mettere al sicuro il proprio oro.
summary-end = Una grotta finisce quando sono tutti fuori, o con la terza carta di un simbolo: allora crolla. La quarta è l’ultima.
summary-points = Ogni pepita nel forziere è un punto. Quello che hai in mano quando crolla è perso.
