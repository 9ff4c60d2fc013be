"""The rule book: chapters with checked examples, made from the switches of any rules."""
