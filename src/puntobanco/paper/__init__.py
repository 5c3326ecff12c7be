"""Documents to print: templates that escape every value, and their one style sheet."""
