#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the accessibility tree of the running program through AT-SPI (I5.4).

Fails if something that takes the focus has no name, or if a view of the program has no role.
"""
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

PATIENCE = 60  # seconds until the window shows its project
LINE = "BLD_FORUM · Building"  # the first line of the form; the bus calls items of trees cells
WANTED = {"form": "Form", "table cell": LINE, "canvas": "Galaxy map", "tree": "Project", "combo box": "Type of "}


def program():
    """Returns the accessible of the program; None if it has not started yet."""
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        one = desktop.get_child_at_index(i)
        if one is not None and one.get_name() == "orrery":
            return one
    return None


def walk(one, path, found):
    """Collects the path, role, name and states of everything inside."""
    try:
        role, name, states = one.get_role_name(), one.get_name(), one.get_state_set()
        path = f"{path} / {role} {name[:40]!r}"
        found.append((path, role, name, states))
        for i in range(min(one.get_child_count(), 200)):
            child = one.get_child_at_index(i)
            if child is not None:
                walk(child, path, found)
    except gi.repository.GLib.Error:
        pass  # it has gone meanwhile


def read():
    found = []
    one = program()
    if one is not None:
        walk(one, "", found)
    return found


def main():
    Atspi.init()
    found, end = [], time.monotonic() + PATIENCE
    while time.monotonic() < end and not any(LINE in name for _, _, name, _ in found):
        time.sleep(1)
        found = read()
    nameless = [
        path
        for path, _, name, states in found
        if not name and states.contains(Atspi.StateType.FOCUSABLE) and states.contains(Atspi.StateType.SHOWING)
    ]
    roles = {(role, name) for _, role, name, _ in found}
    missing = [
        f"no {role} {wanted}".rstrip()
        for role, wanted in WANTED.items()
        if not any(role == one and wanted in name for one, name in roles)
    ]
    for line in nameless + missing:
        print(line)
    print(f"{len(found)} accessible objects, {len(nameless)} without a name, {len(missing)} roles missing")
    return 1 if nameless or missing or not found else 0


if __name__ == "__main__":
    sys.exit(main())
