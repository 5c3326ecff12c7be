"""Authentication and authorization: sign-in, sessions, roles, approvals."""
