"""Exact maths and proofs about games: pure and exact; slow only if no faster way is correct."""
