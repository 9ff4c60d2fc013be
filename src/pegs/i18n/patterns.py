"""Fluent messages as functions of their variables.

`fluent.syntax` reads the catalogs. This is the part of Fluent that they use: text, variables, choices by
number or word, other messages, and NUMBER. The usual `fluent.runtime` does all of Fluent, but needs Babel,
which is a third of what playing in a terminal would install. Tests compare the two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from fluent.syntax import FluentParser, ast

from pegs.i18n.numerals import MAX_DECIMALS, number_text, plural_category

Value = str | int | float
Values = Mapping[str, Value]
Written = Callable[[Values], str]
"""What a pattern, or a part of it, says with the given variables. Raises KeyError if one is missing."""
_DECIMALS = "maximumFractionDigits"


def parse(source: str, language: str, find: Callable[[str], Written] | None = None) -> dict[str, Written]:
    """The messages of a catalog, or of a part of one, by id, and their attributes by ``id.attribute``.

    ``find`` gives the messages that they refer to, which otherwise stand in the same source.
    """
    reader = _Reader(language, find)
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                reader.messages[entry.id.name] = reader.pattern(entry.value)
            for attribute in entry.attributes:
                reader.messages[f"{entry.id.name}.{attribute.id.name}"] = reader.pattern(attribute.value)
    return reader.messages


class _Reader:
    """Turns the nodes of messages into functions."""

    def __init__(self, language: str, find: Callable[[str], Written] | None) -> None:
        self.language = language
        self.messages: dict[str, Written] = {}
        self.find = find or self.messages.__getitem__

    def pattern(self, pattern: ast.Pattern) -> Written:
        parts = [self._element(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda values: "".join([part(values) for part in parts])

    def _element(self, element: ast.TextElement | ast.Placeable) -> Written:
        if isinstance(element, ast.TextElement):
            return partial(_constant, element.value)
        return self._expression(element.expression)

    def _expression(self, expression: object) -> Written:
        if isinstance(expression, ast.SelectExpression):
            return self._choice(expression)
        if isinstance(expression, ast.MessageReference):
            attribute = f".{expression.attribute.name}" if expression.attribute else ""
            name = f"{expression.id.name}{attribute}"
            return lambda values: self.find(name)(values)
        value, decimals = self._value(expression), _most_decimals(expression)
        return lambda values: self._text(value(values), decimals)

    def _text(self, value: Value, most_decimals: int) -> str:
        return value if isinstance(value, str) else number_text(value, self.language, most_decimals)

    def _value(self, expression: object) -> Callable[[Values], Value]:
        """The text or number that an expression stands for."""
        if isinstance(expression, ast.VariableReference):
            name = expression.id.name
            return lambda values: values[name]
        if isinstance(expression, ast.StringLiteral):
            return partial(_constant, expression.parse()["value"])
        if isinstance(expression, ast.FunctionReference) and expression.id.name == "NUMBER":
            argument = self._value(expression.arguments.positional[0])
            return lambda values: _number(argument(values))
        if isinstance(expression, ast.Placeable):
            return self._value(expression.expression)
        raise ValueError(f"messages can't have a {type(expression).__name__}")

    def _choice(self, choice: ast.SelectExpression) -> Written:
        value = self._value(choice.selector)
        by_number: dict[float, Written] = {}
        by_word: dict[str, Written] = {}
        for variant in choice.variants:
            text = self.pattern(variant.value)
            if isinstance(variant.key, ast.NumberLiteral):
                by_number.setdefault(float(variant.key.value), text)
            else:
                by_word.setdefault(variant.key.name, text)
            if variant.default:
                otherwise = text

        def choose(values: Values) -> str:
            chosen = value(values)
            if isinstance(chosen, str):
                return by_word.get(chosen, otherwise)(values)
            if chosen in by_number:
                return by_number[chosen](values)
            return by_word.get(plural_category(chosen, self.language), otherwise)(values)

        return choose


def _number(value: Value) -> int | float:
    if isinstance(value, str):
        raise TypeError("NUMBER() takes a number, not a text")
    return value


def _constant(text: str, _values: Values) -> str:
    return text


def _most_decimals(expression: object) -> int:
    if not isinstance(expression, ast.FunctionReference):
        return MAX_DECIMALS
    given = {option.name.name: option.value for option in expression.arguments.named}
    return int(given[_DECIMALS].value) if _DECIMALS in given else MAX_DECIMALS
