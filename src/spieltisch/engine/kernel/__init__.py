"""What rules need: records, chance, bits and sets, telling. It compiles for processor and GPU."""
