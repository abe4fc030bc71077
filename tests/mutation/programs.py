# SPDX-License-Identifier: GPL-3.0-or-later
"""The test programs of a build, and running one of them until it fails."""
import dataclasses
import json
import os
import resource
import selectors
import signal
import subprocess
import time

MOST_BYTES = 6 << 30  # of address space: a mutant that grows without end must not take the machine with it


@dataclasses.dataclass
class Program:
    name: str
    command: list
    folder: str
    environment: dict
    is_window: bool
    cpu: float = 0.0
    wall: float = 0.0
    reached: set = dataclasses.field(default_factory=set)


@dataclasses.dataclass
class Outcome:
    failure: str  # empty: it passed
    cpu: float
    wall: float


def listed(build):
    """The tests that ctest knows of, without those of packages and of the sources' text."""
    known = json.loads(subprocess.run(["ctest", "--show-only=json-v1"], cwd=build, check=True,
                                      stdout=subprocess.PIPE).stdout)
    found = []
    for test in known["tests"]:
        properties = {p["name"]: p["value"] for p in test.get("properties", [])}
        if test["name"] in ("install", "architecture", "architecture_sees_faults") or "command" not in test:
            continue
        if not os.path.exists(test["command"][0]):
            continue  # not among the targets that were asked for
        environment = dict(one.split("=", 1) for one in properties.get("ENVIRONMENT", []))
        found.append(Program(test["name"], test["command"], properties.get("WORKING_DIRECTORY", str(build)),
                             environment, "window" in properties.get("LABELS", [])))
    return found


def run(program, environment, usual, slowest=None):
    """Runs a program to its end, or to its first failed row. @param usual its usual times, of which it may take some
    more. @param slowest processor time without usual times; None: no limit."""
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        seconds = int(3 + 4 * usual.cpu) if usual else slowest
        if seconds:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))

    begin = time.monotonic()
    deadline = begin + (60 + 20 * usual.wall if usual else 3600)
    process = subprocess.Popen(program.command, cwd=program.folder, preexec_fn=limit, start_new_session=True,
                               env={**os.environ, **program.environment, **environment}, stdin=subprocess.DEVNULL,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    failure = watch(process, deadline)
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.stdout.close()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = status
    if not failure and status != 0:
        failure = f"signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else f"exit {os.WEXITSTATUS(status)}"
    return Outcome(failure, usage.ru_utime + usage.ru_stime, time.monotonic() - begin)


def watch(process, deadline):
    """Reads what a program says until it ends; the first failed row ends it."""
    pending = b""
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        while True:
            left = deadline - time.monotonic()
            if left <= 0 or not selector.select(left):
                return "time"
            data = os.read(process.stdout.fileno(), 65536)
            if not data:
                wait_until(process, deadline)
                return ""
            lines = (pending + data).split(b"\n")
            pending = lines.pop()
            for line in lines:
                if line.startswith(b"FAIL!"):
                    return line.decode("utf-8", "replace").split(":", 1)[-1].strip()[:120]


def wait_until(process, deadline):
    """Waits for the end of a program that has closed its output."""
    while time.monotonic() < deadline:
        if os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG):
            return
        time.sleep(0.01)
