"""The live table: commands in, events or a refusal out. Pure; time, cards and people are inputs."""
