"""What one process runs: its tables, their timers, thinking bots, and news from other processes."""
