# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the places of a C++ source where a mutant can be made, and writes mutants into the source as switches.

A mutant is a pair of insertions, so mutants nest: `a < b` becomes `(orrery_mutant(7) ? (a <= b) : (a < b))`, and a
statement becomes `if (!orrery_mutant(8)) { … }`. No insertion holds a line end: lines keep their numbers.
"""
import dataclasses
import random
import re

import clang.cindex
from clang.cindex import CursorKind

KINDS = ("comparison", "bound", "branch", "statement", "constant", "order")

PROLOGUE = ("extern int orrery_active_mutant; extern unsigned char* orrery_reached_mutants; "
            "static inline bool orrery_mutant(int number) { "
            "if (orrery_reached_mutants != nullptr) { orrery_reached_mutants[number] = 1; } "
            "return number == orrery_active_mutant; }\n")

OPPOSITE = {"<": ">=", ">=": "<", ">": "<=", "<=": ">", "==": "!=", "!=": "=="}
NEIGHBOUR = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
INTEGER = re.compile(r"(0[xX][0-9a-fA-F']+|[0-9][0-9']*)[uUlLzZ]*\Z")
FLOATING = re.compile(r"[0-9][0-9']*\.[0-9]*([eE][+-]?[0-9]+)?[fFlL]?\Z")
WORD = re.compile(r"[A-Za-z_]\w*")
NAME = re.compile(r"(?<![\w.>])[A-Za-z_]\w*")  # no member: two objects may have one of the same name
ASSIGNMENT = re.compile(r"([A-Za-z_][\w.]*|[A-Za-z_][\w.]*->[\w.]+)\s*[-+*/|&]?=(?!=)")
# Calls that only save time or write a log. No behaviour depends on them.
QUIET_NAMES = {"reserve", "shrink_to_fit", "debug", "warning"}
QUIET_CALLS = re.compile(r"(\.|->)(reserve|shrink_to_fit)\s*\(|\bq(Debug|Info|Warning|Critical)\b|\bassert\b")
CONSTANT_PLACE = re.compile(r"\b(constexpr|consteval|constinit)\b")


@dataclasses.dataclass
class Mutant:
    """One place of a source and its change. `before` and `after` may hold {n}, the mutant's number."""
    kind: str
    begin: int
    end: int
    line: int
    before: str
    after: str
    shown: str
    number: int = -1


class Finder:
    """Walks the tree of one source and collects the mutants that can be made of it."""

    def __init__(self, source: bytes, seed):
        self.source = source
        self.random = random.Random(seed)
        self.found = []

    def text(self, begin, end):
        return self.source[begin:end].decode("utf-8", "replace")

    def of(self, cursor):
        return self.text(cursor.extent.start.offset, cursor.extent.end.offset)

    def add(self, kind, begin, end, before, after, shown):
        inserted = before + after
        if "\n" in inserted or "//" in inserted or "/*" in inserted or 'R"' in inserted:
            return
        line = self.source.count(b"\n", 0, begin) + 1
        self.found.append(Mutant(kind, begin, end, line, before, after, " ".join(shown.split())))

    def add_choice(self, kind, cursor, mutated, shown=None):
        """An expression that is another one in the mutant."""
        begin, end = cursor.extent.start.offset, cursor.extent.end.offset
        mutated = self.one_line(mutated)
        self.add(kind, begin, end, f"(orrery_mutant({{n}}) ? ({escape(mutated)}) : (", "))",
                 shown or f"{self.of(cursor)} → {mutated}")

    @staticmethod
    def one_line(text):
        # A line end in a string or a comment would get lost. add() refuses comments and raw strings.
        return re.sub(r"\s*\n\s*", " ", text)

    # --- walking

    def walk(self, cursor):
        kind = cursor.kind
        if kind == CursorKind.STATIC_ASSERT or kind == CursorKind.ENUM_DECL:
            return
        begin = cursor.extent.start.offset
        if self.source[begin:begin + 7] == b"assert(" or (kind == CursorKind.CALL_EXPR and cursor.spelling in QUIET_NAMES):
            return
        children = list(cursor.get_children())
        if kind in (CursorKind.VAR_DECL, CursorKind.FUNCTION_DECL, CursorKind.CXX_METHOD, CursorKind.CONSTRUCTOR,
                    CursorKind.FUNCTION_TEMPLATE, CursorKind.FIELD_DECL):
            head = self.of(cursor).split("{" if kind != CursorKind.VAR_DECL else "=", 1)[0]
            if CONSTANT_PLACE.search(head):
                return
        if kind == CursorKind.CASE_STMT:
            children = children[1:]
        elif kind == CursorKind.IF_STMT:
            children = self.visit_if(cursor, children)
        elif kind == CursorKind.WHILE_STMT and len(children) == 2:
            self.drop(children[0], "loop is not entered", False)
        elif kind == CursorKind.CONDITIONAL_OPERATOR and len(children) == 3:
            self.drop(children[0], "first branch is dropped", False)
        elif kind in (CursorKind.BINARY_OPERATOR, CursorKind.CALL_EXPR):
            self.visit_operator(cursor, children)
        elif kind in (CursorKind.INTEGER_LITERAL, CursorKind.FLOATING_LITERAL, CursorKind.CXX_BOOL_LITERAL_EXPR):
            self.visit_literal(cursor)
        elif kind == CursorKind.COMPOUND_STMT:
            self.visit_block(children)
        for child in children:
            self.walk(child)

    def visit_if(self, cursor, children):
        begin = cursor.extent.start.offset
        if re.match(r"if\s+(constexpr|consteval)\b", self.text(begin, begin + 40)):
            return children[1:]
        if children and children[0].kind not in (CursorKind.DECL_STMT, CursorKind.VAR_DECL):
            condition, has_else = children[0], len(children) == 3
            self.drop(condition, "branch is dropped", False)
            if has_else:
                self.drop(condition, "else branch is dropped", True)
        return children

    def drop(self, condition, shown, value):
        """A condition that is constant in the mutant."""
        begin, end = condition.extent.start.offset, condition.extent.end.offset
        if end <= begin or self.source[begin:begin + 1] == b"":
            return
        before = "(orrery_mutant({n}) || (" if value else "(!orrery_mutant({n}) && ("
        self.add("branch", begin, end, before, "))", f"{self.of(condition)}: {shown}")

    def visit_operator(self, cursor, children):
        operands = children
        if cursor.kind == CursorKind.CALL_EXPR:
            if not cursor.spelling.startswith("operator"):
                return
            operands = list(cursor.get_arguments())
        if len(operands) != 2 or any(one is None for one in operands):
            return
        left, right = operands
        operator = self.text(left.extent.end.offset, right.extent.start.offset).strip()
        if operator in OPPOSITE:
            a, b = self.of(left), self.of(right)
            self.add_choice("comparison", cursor, f"({a}) {OPPOSITE[operator]} ({b})",
                            f"{self.of(cursor)} → {OPPOSITE[operator]}")
            if operator in NEIGHBOUR:
                self.add_choice("bound", cursor, f"({a}) {NEIGHBOUR[operator]} ({b})",
                                f"{self.of(cursor)} → {NEIGHBOUR[operator]}")
        elif operator in ("&&", "||") and cursor.kind == CursorKind.BINARY_OPERATOR:
            for operand in (left, right):
                self.drop(operand, "operand is dropped", operator == "&&")

    def visit_literal(self, cursor):
        begin, end = cursor.extent.start.offset, cursor.extent.end.offset
        text = self.text(begin, end)
        behind = self.text(end, end + 3).lstrip()
        if behind.startswith((">", "]")) and not behind.startswith(">="):
            return  # an argument of a template, or the size of an array
        if text in ("true", "false"):
            self.add_choice("constant", cursor, "false" if text == "true" else "true")
        elif INTEGER.match(text) or FLOATING.match(text):
            isZero = not text.strip("0.uUlLzZfF'")
            sign = "+" if isZero or self.random.random() < 0.5 else "-"
            self.add_choice("constant", cursor, f"{text} {sign} 1")

    def statement_end(self, cursor):
        """The byte behind the statement's semicolon; None where it has none of its own."""
        end = cursor.extent.end.offset
        while self.source[end:end + 1].isspace():
            end += 1
        return end + 1 if self.source[end:end + 1] == b";" else None

    def visit_block(self, children):
        previous = None
        for child in children:
            here = None
            if is_expression(child) and (end := self.statement_end(child)) is not None:
                begin = child.extent.start.offset
                text = self.text(begin, end)
                if end > begin + 1 and not QUIET_CALLS.search(text) and WORD.search(text):
                    here = (begin, end, text)
            if here:
                begin, end, text = here
                self.add("statement", begin, end, "if (!orrery_mutant({n})) {{ ", " }}", f"{text}: left out")
                if previous and self.follows(previous, here) and self.are_related(previous[2], text):
                    swapped = self.one_line(text) + " " + self.one_line(previous[2])
                    self.add("order", previous[0], end, f"if (orrery_mutant({{n}})) {{{{ {escape(swapped)} }}}} "
                             "else {{ ", " }}", f"{previous[2]} ↔ {text}")
            previous = here

    def follows(self, first, second):
        return not self.text(first[1], second[0]).strip()

    @staticmethod
    def are_related(first, second):
        """Whether an order of statements can matter. Those that share no name can trade places unseen, as can
        assignments of different places that do not read one another's."""
        targets = [ASSIGNMENT.match(one) for one in (first, second)]
        if all(targets):
            a, b = (one.group(1) for one in targets)
            return first != second and (reads(second, a) or reads(first, b))
        return first != second and bool(set(NAME.findall(first)) & set(NAME.findall(second)) - {"std", "this"})


def reads(text, place):
    return re.search(rf"(?<![\w.>]){re.escape(place)}\b", text) is not None


def is_expression(cursor):
    return cursor.kind.is_expression() and cursor.kind != CursorKind.LAMBDA_EXPR


def escape(text):
    return text.replace("{", "{{").replace("}", "}}")


def find(path, source: bytes, arguments, seed):
    """All mutants that can be made of a source. Raises ValueError where clang cannot read it."""
    unit = clang.cindex.Index.create().parse(path, args=arguments)
    errors = [d for d in unit.diagnostics if d.severity >= clang.cindex.Diagnostic.Error]
    if errors:
        raise ValueError(f"{path}: clang says: {errors[0].spelling}")
    finder = Finder(source, seed)
    for cursor in unit.cursor.get_children():
        if cursor.location.file and cursor.location.file.name == path:
            finder.walk(cursor)
    return finder.found


def overlaps(a, b):
    """Whether two places neither nest nor stand apart."""
    return a.begin < b.begin < a.end < b.end or b.begin < a.begin < b.end < a.end


def choose(found, count, rng):
    """So many mutants, of all kinds alike, whose places nest or stand apart."""
    by_kind = {kind: [m for m in found if m.kind == kind] for kind in KINDS}
    for of_kind in by_kind.values():
        rng.shuffle(of_kind)
    chosen = []
    while len(chosen) < count and any(by_kind.values()):
        kind = rng.choice([k for k in KINDS if by_kind[k]])
        mutant = by_kind[kind].pop()
        if not any(overlaps(mutant, other) for other in chosen):
            chosen.append(mutant)
    return chosen


def write(source: bytes, mutants, path):
    """The source with the mutants as switches."""
    insertions = []
    for m in mutants:
        size = m.end - m.begin
        # At one byte, ends come before begins. Of several begins the larger place comes first, of several ends the
        # smaller one.
        insertions.append(((m.begin, 1, -size, m.number), m.before.format(n=m.number)))
        insertions.append(((m.end, 0, size, -m.number), m.after.format(n=m.number)))
    out, at = [], 0
    for (offset, *_), text in sorted(insertions):
        out.append(source[at:offset])
        out.append(text.encode())
        at = offset
    out.append(source[at:])
    return PROLOGUE.encode() + f'#line 1 "{path}"\n'.encode() + b"".join(out)
