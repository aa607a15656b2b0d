aim = Te voilà à la mine. Dans quatre grottes, on ramasse de l’or ; à la fin, le coffre le plus plein l’emporte.
card = À chaque pas, une carte est retournée. Son nombre est de l’or, à parts égales pour tous ceux à l’intérieur. Une pépite pour trois : elle reste sur la carte.
choice = Maintenant, chacun choisit en secret : une carte plus loin, ou dehors. Les autres ont choisi. Reste.
choice-hint = Le bouton vert, ou la touche S.
choice-leave = Sortir te rapporterait une pépite. Il y a mieux à prendre : reste.
hand = Six pépites pour trois : deux chacun. Tu les tiens en main. Elles ne sont pas encore à l’abri.
deeper = Encore une carte : reste.
deeper-hint = Le bouton vert, ou la touche S.
deeper-leave = On peut toujours sortir, mais voyons d’abord une carte de plus.
symbols = À la troisième carte d’un même symbole, la grotte s’effondre. Ici, tu vois quels symboles s’y trouvent, et combien de fois.
once-more = Il n’y a qu’une roue pour l’instant. Reste encore une fois.
once-more-hint = Le bouton vert, ou la touche S.
once-more-leave = Pas encore : vois ce qui se passe quand un symbole vient deux fois.
danger = La deuxième roue ! Si une troisième arrive, tous ceux qui sont dedans perdent l’or qu’ils ont en main.
leave = Qui sort met son or au coffre et prend ce qui se trouve sur les cartes. Sors maintenant !
leave-hint = Le bouton rouge, ou la touche G.
leave-stay = Tu peux rester, mais c’est le moment de voir comment on sort.
safe = Personne d’autre ne sort : les cinq pépites des cartes sont pour toi. À plusieurs, on partage. Huit pépites sont dans ton coffre pour de bon.
buried = Et voilà la troisième roue : la grotte s’est effondrée, et les autres ont perdu ce qu’ils avaient en main.
end = La grotte deux commence, tous sont de nouveau dedans. Après la quatrième, c’est l’or des coffres qui compte. À toi de jouer !

coach-prompt = Reste pour plus d’or, ou sors et garde ce que tu as. La troisième carte d’un symbole le prend à tous ceux qui sont dedans.

summary-aim = Rapporter de quatre grottes plus d’or que les autres dans ton coffre.
summary-turn = Après chaque carte, tous choisissent à la fois : rester et partager la prochaine trouvaille, ou sortir et mettre son or en sûreté.
summary-end = Une grotte finit quand tous sont dehors, ou à la troisième carte d’un symbole : elle s’effondre. La quatrième est la dernière.
summary-points = Chaque pépite de ton coffre vaut un point. Ce que tu as en main lors d’un effondrement est perdu.
