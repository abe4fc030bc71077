#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The maker of mutants: each kind is made, constant places are not, and each switch changes what a program does."""
import os
import pathlib
import random
import subprocess
import tempfile
import unittest

import mutants

SWITCH = pathlib.Path(__file__).with_name("mutant_switch.cpp")

SOURCE = """\
#include <cstdio>
#include <array>
#include <cassert>
#include <vector>
constexpr int limit = 3;
static_assert(limit == 3);
enum Colour { red = 1 };
constexpr int twice(int a) { return a < 5 ? a + a : 7; }
void add(std::vector<int>& to, int value) {
    to.reserve(17);
    to.push_back(value);
    to.push_back(value + 4);
    to.push_back(value + 6);
}
int main(int argc, char**) {
    std::array<int, 2> pair{1, 2};
    std::vector<int> out;
    assert(argc == 1);
    if (argc < 2 && pair[0] <= 1) {
        add(out, 10);
    } else {
        add(out, 20);
    }
    switch (argc) {
    case 1: out.push_back(30); break;
    }
    for (const int one : out) {
        std::printf("%d ", one);
    }
}
"""


class MutationTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.path = os.path.join(cls.folder.name, "source.cpp")
        pathlib.Path(cls.path).write_text(SOURCE)
        cls.found = mutants.find(cls.path, SOURCE.encode(), ["-x", "c++", "-std=c++20"], 1)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_every_kind_is_made(self):
        self.assertEqual({m.kind for m in self.found}, set(mutants.KINDS))

    def test_places_are_where_the_change_is(self):
        lines = SOURCE.split("\n")
        bound = next(m for m in self.found if m.kind == "bound")
        self.assertRegex(lines[bound.line - 1], r"<=? [12]")

    def test_constant_places_have_none(self):
        lines = SOURCE.split("\n")
        for m in self.found:
            for word in ("constexpr", "static_assert", "enum", "assert(", "reserve"):
                self.assertNotIn(word, lines[m.line - 1], m.shown)
            self.assertFalse(m.kind == "constant" and SOURCE[m.begin:m.end] == "1" and "case" in SOURCE[m.begin - 6:m.begin])
            self.assertFalse("array<" in lines[m.line - 1] and SOURCE[m.end] == ">", m.shown)

    def test_orders_that_cannot_matter_are_not_changed(self):
        are_related = mutants.Finder.are_related
        self.assertFalse(are_related("one.column = column;", "one.value = value;"))
        self.assertFalse(are_related("a(x);", "b(y);"))
        self.assertTrue(are_related("one.column = column;", "two.value = one.column;"))
        self.assertTrue(are_related("left = right;", "left = 3;"))
        self.assertTrue(are_related("out.add(x);", "out.add(y);"))
        self.assertFalse(are_related("rows.push_back(row);", "values.push_back(found->row);"))

    def test_chosen_places_nest_or_stand_apart(self):
        for seed in range(20):
            chosen = mutants.choose(list(self.found), len(self.found), random.Random(seed))
            crossing = [(a, b) for a in chosen for b in chosen if a.begin < b.begin < a.end < b.end]
            self.assertFalse(crossing)

    def test_the_same_seed_chooses_the_same(self):
        first, second = (mutants.choose(list(self.found), 5, random.Random(3)) for _ in range(2))
        self.assertEqual(first, second)

    def run_program(self, program, **environment):
        done = subprocess.run([program], env={**os.environ, **environment}, stdout=subprocess.PIPE, check=False)
        return done.stdout.decode()

    def test_each_switch_changes_the_program(self):
        chosen = mutants.choose(list(self.found), len(self.found), random.Random(1))
        for number, m in enumerate(chosen):
            m.number = number
        mutated = os.path.join(self.folder.name, "mutated.cpp")
        pathlib.Path(mutated).write_bytes(mutants.write(SOURCE.encode(), chosen, self.path))
        program = os.path.join(self.folder.name, "program")
        subprocess.run(["g++", "-std=c++20", "-w", "-Wno-narrowing", mutated, SWITCH, "-o", program], check=True)
        original = self.run_program(program)
        self.assertEqual(original, "10 14 16 30 ")
        reached = pathlib.Path(self.folder.name, "reached")
        reached.write_bytes(bytes(len(chosen)))
        self.run_program(program, ORRERY_MUTANTS_REACHED=str(reached))
        seen = reached.read_bytes()
        changing = set()
        for m in chosen:
            other = self.run_program(program, ORRERY_MUTANT=str(m.number))
            if not seen[m.number]:
                self.assertEqual(other, original, f"{m.shown} acts although it is not reached")
            elif other != original:
                changing.add(m.kind)
            else:
                self.assertNotIn(m.kind, ("comparison", "statement"), m.shown)
        self.assertEqual(changing, set(mutants.KINDS))


if __name__ == "__main__":
    unittest.main()
