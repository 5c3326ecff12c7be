"""The room of exact maths and audits, held against what is known."""
