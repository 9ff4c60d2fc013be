"""Paper: documents made from any rules, typeset with Typst. Needs the extra ``print``."""
