"""Tests of exact maths and audits against known results."""
