"""The back office: what is read of the logs while the tables play on."""
