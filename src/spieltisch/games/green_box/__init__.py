"""The parts of the Green Box of Games that sixteen of the games share: deck, colours, symbols."""
