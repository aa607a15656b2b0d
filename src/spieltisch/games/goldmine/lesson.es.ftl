aim = Estás en la mina. En cuatro cuevas se recoge oro; al final gana el cofre más lleno.
card = En cada paso se descubre una carta. Su número es oro, a partes iguales para quienes están dentro. Uno para tres no alcanza: se queda en la carta.
choice = Ahora cada cual elige en secreto: una carta más adentro, o salir. Los demás ya han elegido. Quédate.
choice-hint = El botón verde, o la tecla S.
choice-leave = Salir te daría un oro. Hay más que ganar: quédate.
hand = Seis de oro para tres: dos para cada uno. Los llevas en la mano. Aún no están a salvo.
deeper = Otra carta más: quédate.
deeper-hint = El botón verde, o la tecla S.
deeper-leave = Siempre se puede salir, pero veamos antes una carta más.
symbols = Con la tercera carta de un símbolo, la cueva se derrumba. Aquí ves qué símbolos hay en esta cueva y cuántas veces.
once-more = Por ahora hay una rueda. Quédate otra vez.
once-more-hint = El botón verde, o la tecla S.
once-more-leave = Todavía no: mira qué pasa cuando un símbolo sale dos veces.
danger = ¡La segunda rueda! Si sale una tercera, quienes estén dentro pierden lo que llevan en la mano.
leave = Quien sale guarda su oro en el cofre y recoge lo que hay sobre las cartas. ¡Sal ahora!
leave-hint = El botón rojo, o la tecla G.
leave-stay = Puedes quedarte, pero ahora toca ver cómo se sale.
safe = Saliste a solas: los cinco de oro de las cartas son tuyos. Si salen varios, se reparten. Ocho quedan para siempre en tu cofre.
buried = Y llegó la tercera rueda: la cueva se ha derrumbado y los demás han perdido lo que llevaban en la mano.
end = Empieza la cueva dos y todos están dentro otra vez. Tras la cuarta cuenta el oro de los cofres. ¡Sigue jugando!

coach-prompt = Quédate por más oro, o sal y conserva lo que tienes. La tercera carta de un símbolo se lo quita a quienes están dentro.

summary-aim = Llevar a tu cofre más oro que nadie de cuatro cuevas.
summary-turn = Tras cada carta todos eligen a la vez: quedarse y repartir el próximo hallazgo, o salir y poner el oro a salvo.
summary-end = Una cueva termina cuando todos han salido, o con la tercera carta de un símbolo: entonces se derrumba. La cuarta es la última.
summary-points = Cada oro de tu cofre es un punto. Lo que tengas en la mano al derrumbarse se pierde.
