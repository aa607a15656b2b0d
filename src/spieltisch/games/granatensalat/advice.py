"""What bots are told about Granatensalat: its playouts are long, so they think in fewer of them."""

LEVELS = {"strong": {"iterations": 1_500}, "master": {"iterations": 5_000}}
