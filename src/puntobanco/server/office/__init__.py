"""The back office: reports and checks read from the log while the tables run."""
