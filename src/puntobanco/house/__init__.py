"""The runtime that joins the rooms: pits, writer, live shoes; clock and entropy come in."""
