"""Who is asking, and may they: sign-in, sessions, roles, approvals."""
