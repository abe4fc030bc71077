// SPDX-License-Identifier: GPL-3.0-or-later
// The lanes of the timeline that come from the logs of a run (I4.26).
#include "engine/lab/turn_lanes.h"
#include "engine/trace/happenings.h"
#include "tests/support/demo_run.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>

using namespace orrery::engine;

namespace {

constexpr std::uint32_t lastTurn = 12;

LaneReader readOn(const Session& run, LaneReader reader) {
    while (reader.next() <= run.last()) {
        reader.readNext(run);
    }
    return reader;
}

LaneReader readAll(const Session& run, const std::vector<std::string>& breakpoints) {
    return readOn(run, LaneReader(run, breakpoints));
}

std::vector<std::uint32_t> turnsOf(const std::vector<TurnNote>& notes) {
    std::vector<std::uint32_t> turns;
    for (const TurnNote& note : notes) {
        turns.push_back(note.turn);
    }
    return turns;
}

} // namespace

class LabLanesTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(notesEvents, "I4.26 each turn with events has a note with their number and the first of them") {
        const auto run = newDemoRun(lastTurn);
        const LaneReader reader = readOn(*run, LaneReader());
        std::size_t turnsWithEvents = 0;
        for (std::uint32_t turn = 0; turn <= lastTurn; ++turn) {
            const std::vector<Happening> happenings = happeningsOf(*run, turn);
            const auto& notes = reader.notes();
            const auto note = std::ranges::find(notes, turn, &TurnNote::turn);
            QCOMPARE(note == notes.end(), happenings.empty());
            if (note != notes.end()) {
                ++turnsWithEvents;
                QCOMPARE(note->count, happenings.size());
                QCOMPARE(note->sentences.size(), std::min(happenings.size(), TurnNote::mostSentences));
                QCOMPARE(note->sentences.front().english(), happenings.front().sentence.english());
            }
        }
        QVERIFY(turnsWithEvents > 0);
        QCOMPARE(reader.knownFrom(), 0u);
    }

    NAMED_TEST(notesFirings, "I4.26 a group has a note in each turn in which it fires") {
        const auto run = newDemoRun(lastTurn);
        const CheckedModel& model = *run->program().model;
        std::vector<std::uint32_t> expected;
        std::size_t firings = 0;
        for (std::uint32_t turn = 0; turn <= lastTurn; ++turn) {
            std::size_t inTurn = 0;
            for (const Firing& firing : run->history().log(turn).firings) {
                const CompiledGroup& group = run->program().groups[firing.group];
                inTurn += group.checked->id == "order" && model.classes[group.objectClass].id == "BLD_FORUM" ? 1 : 0;
            }
            if (inTurn > 0) {
                expected.push_back(turn);
                firings = inTurn;
            }
        }
        QVERIFY(!expected.empty());
        const LaneReader reader = readAll(*run, {"group:BLD_FORUM/order"});
        QCOMPARE(turnsOf(reader.notes()), expected);
        QCOMPARE(reader.notes().back().count, firings);
        QVERIFY(readAll(*run, {"group:BLD_FORUM/nothing"}).notes().empty());
    }

    NAMED_TEST(notesHits, "I4.26 the hits of all breakpoints share a lane; one that does not fit is skipped") {
        const auto run = newDemoRun(lastTurn);
        const std::vector<std::string> some{"value:Algedi I.Industry", "group:NOBODY/nothing"};
        const LaneReader reader = readAll(*run, some);
        const auto breakpoint = std::get<Breakpoint>(Breakpoint::read(*run, some.front()));
        std::vector<std::uint32_t> expected;
        for (std::uint32_t turn = 0; turn <= lastTurn; ++turn) {
            if (!breakpoint.hitsIn(*run, turn).empty()) {
                expected.push_back(turn);
            }
        }
        QVERIFY(!expected.empty());
        QCOMPARE(turnsOf(reader.notes()), expected);
        const std::string words = reader.notes().back().sentences.front().english();
        QVERIFY2(words.find("Industry of Algedi I") != std::string::npos, words.c_str());
    }

    NAMED_TEST(continues, "I4.26 later turns join the notes without reading the earlier ones again") {
        const auto run = newDemoRun(4);
        LaneReader reader = readAll(*run, {"value:Algedi I.Industry"});
        QCOMPARE(reader.next(), 5u);
        const std::size_t before = reader.notes().size();
        run->goTo(lastTurn);
        reader = readOn(*run, std::move(reader));
        QVERIFY(reader.notes().size() > before);
        const LaneReader again = readAll(*run, {"value:Algedi I.Industry"});
        QCOMPARE(turnsOf(again.notes()), turnsOf(reader.notes()));
    }

    NAMED_TEST(skipsDroppedLogs, "I4.26 a turn whose log is dropped is skipped, and known when it was read before") {
        const auto run = newDemoRun(6);
        LaneReader known = readOn(*run, LaneReader());
        run->limitTrace(1); // keeps the newest log
        run->goTo(lastTurn);
        QVERIFY(!run->history().isLogKept(3));
        const LaneReader reader = readOn(*run, LaneReader());
        QVERIFY(reader.knownFrom() > 3 && reader.knownFrom() <= lastTurn);
        QVERIFY(
            std::ranges::all_of(reader.notes(), [&](const TurnNote& note) { return note.turn >= reader.knownFrom(); }));
        const std::size_t before = known.notes().size();
        QVERIFY(before > 0);
        QVERIFY(readOn(*run, std::move(known)).notes().size() >= before);
        // A count of hits would need the dropped turns, so the lane does not know it.
        const LaneReader counted = readAll(*run, {"value:Algedi I.Industry | hit 2"});
        QVERIFY(counted.notes().empty() && counted.knownFrom() == lastTurn + 1);
    }
};

QTEST_GUILESS_MAIN(LabLanesTest)
#include "lab_lanes_test.moc"
