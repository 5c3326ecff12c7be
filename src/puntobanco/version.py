"""The version, kept where both the build and the running program can read it."""

VERSION = "0.1.0"
