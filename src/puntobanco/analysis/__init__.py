"""Exact maths and proofs about games: pure, exact, slow only where nothing else is right."""
