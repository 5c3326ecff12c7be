"""The runtime that connects the rooms: pits, writer, live shoes. Clock and entropy are given."""
