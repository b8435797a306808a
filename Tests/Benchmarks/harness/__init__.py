"""Runs the benchmarks: what is compared, how it is measured, and how the tables are printed. Standard library only."""
