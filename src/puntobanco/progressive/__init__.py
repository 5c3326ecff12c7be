"""The jackpot controller: commands in, events or a refusal out. Pure, like the `table` room."""
