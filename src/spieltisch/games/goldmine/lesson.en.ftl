aim = You are a miner. In four caves you gather gold; whoever has the fullest chest at the end wins.
card = Every step turns a card. Its number is gold, shared evenly by all inside. One gold for three is too little: it stays on the card.
choice = Now everybody secretly chooses: go one card deeper, or leave. The others have chosen. Stay.
choice-hint = The green button, or the key S.
choice-leave = Leaving would bring you one gold. There is more to be had: stay.
hand = Six gold for three: two each. You carry them in your hand. They are not safe yet.
deeper = Another card, please: stay.
deeper-hint = The green button, or the key S.
deeper-leave = You may always leave, but let us look at one more card first.
symbols = A cave collapses with the third card of one symbol. Here you see which symbols lie in this cave, and how often.
once-more = One wheel lies there so far. Stay once more.
once-more-hint = The green button, or the key S.
once-more-leave = Not yet: see what happens when a symbol comes twice.
danger = The second wheel! If a third one comes, everybody inside loses what he has in hand.
leave = Who leaves puts his gold into the chest and takes what lies on the cards. Leave now!
leave-hint = The red button, or the key G.
leave-stay = You may stay, but this is the time to see how leaving works.
safe = You left alone, so all five gold on the cards were yours. Several leavers share it. Eight gold are in your chest for good.
buried = And there came the third wheel: the cave collapsed, and the others lost what they had in hand.
end = Cave two begins, and all are inside again. After the fourth cave the gold in the chests counts. Play on!

coach-prompt = Stay for more gold, or leave and keep what you have. The third card of one symbol takes it from everybody inside.

summary-aim = Bring the most gold out of four caves into your chest.
summary-turn = After every card all choose at once: stay and share the next find, or leave and bring your gold to safety.
summary-end = A cave ends when all are out, or with the third card of a symbol: then it collapses. The fourth is the last.
summary-points = Every gold in your chest is a point. What you had in hand at a collapse is lost.
