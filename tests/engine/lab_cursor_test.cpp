// SPDX-License-Identifier: GPL-3.0-or-later
// The cursor: steps within a turn, at every grain, and the words for each change (I4.2).
#include "engine/lab/cursor.h"
#include "tests/support/demo_run.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <vector>

using namespace orrery::engine;

namespace {

constexpr std::uint32_t lastTurn = 4;
constexpr std::array grains{Grain::stage, Grain::firing, Grain::effect, Grain::change};

std::uint32_t sizeOf(const Session& session, std::uint32_t turn) {
    return static_cast<std::uint32_t>(session.history().log(turn).runs.size());
}

/// Returns whether two states have the same bits in all columns.
bool isSame(const View& a, const View& b) {
    for (std::size_t c = 0; c < a.layout->size(); ++c) {
        for (Row row = 0; row < a.rowCount; ++row) {
            const ColumnId column{static_cast<std::uint16_t>(c)};
            const double left = a.at(column, row);
            const double right = b.at(column, row);
            if (left != right && !(left != left && right != right)) {
                return false;
            }
        }
    }
    return a.rowCount == b.rowCount;
}

/// Returns the places at which steps of a grain stop, from the end of turn 0 to the end of the last turn.
std::vector<RunPlace> placesOf(Session& session, Grain grain) {
    session.goTo(0);
    std::vector<RunPlace> places;
    while (session.turn() < lastTurn || session.inside()) {
        if (!stepInside(session, grain, true)) {
            qFatal("no step");
        }
        places.push_back(placeOf(session));
    }
    return places;
}

} // namespace

class LabCursorTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(forward, "I4.2 steps at every grain go through the whole turn, and on into the next one");
    NAMED_TEST(back, "I4.2 steps back visit the same places in reverse");
    NAMED_TEST(states, "I4.2 the state at each place is that of the log, and the run stays the same");
    NAMED_TEST(borders, "I4.2 steps end where a stage, firing or effect ends");
    NAMED_TEST(words, "I4.2 each change has words, its stage and its XML");
    NAMED_TEST(ends, "I4.2 a step beyond the set-up or the end of the run does not move");
};

void LabCursorTest::forward() {
    const auto session = newDemoRun(lastTurn);
    std::vector<RunPlace> finer;
    for (std::size_t i = grains.size(); i-- > 0;) {
        const std::vector<RunPlace> places = placesOf(*session, grains[i]);
        QVERIFY(std::ranges::is_sorted(places));
        for (std::uint32_t turn = 1; turn <= lastTurn; ++turn) {
            QVERIFY(std::ranges::count(places, RunPlace{turn, sizeOf(*session, turn)}) == 1);
        }
        if (grains[i] == Grain::change) {
            std::size_t all = 0;
            for (std::uint32_t turn = 1; turn <= lastTurn; ++turn) {
                all += sizeOf(*session, turn);
            }
            QCOMPARE(places.size(), all);
        } else {
            QVERIFY(places.size() <= finer.size());
            QVERIFY(std::ranges::includes(finer, places));
        }
        finer = places;
    }
    QVERIFY(finer.size() > 4 * lastTurn && finer.size() < 60 * lastTurn); // stages
    // Beyond the last computed turn, a step computes the next one.
    session->goTo(lastTurn);
    QVERIFY(stepInside(*session, Grain::stage, true));
    QVERIFY(session->last() == lastTurn + 1 && session->turn() == lastTurn + 1 && session->inside());
}

void LabCursorTest::back() {
    const auto session = newDemoRun(lastTurn);
    for (const Grain grain : grains) {
        std::vector<RunPlace> there = placesOf(*session, grain);
        there.insert(there.begin(), {0, sizeOf(*session, 0)});
        std::vector<RunPlace> back{placeOf(*session)};
        while (back.back() != there.front()) {
            QVERIFY(stepInside(*session, grain, false));
            back.push_back(placeOf(*session));
        }
        std::ranges::reverse(back);
        QVERIFY(back == there);
    }
}

void LabCursorTest::states() {
    const auto session = newDemoRun(lastTurn);
    const std::uint64_t hash = session->history().hash(lastTurn);
    session->limitTrace(0); // replays the turns
    for (const RunPlace place : placesOf(*session, Grain::firing)) {
        QVERIFY(goToPlace(*session, place));
        const State expected = session->history().stateAt(session->universe(), place.turn, place.runs);
        QVERIFY(isSame(session->state().view(), expected.view()));
        QVERIFY(session->inside().has_value() == (place.runs < sizeOf(*session, place.turn)));
    }
    QVERIFY(goToPlace(*session, {2, 1}));
    QVERIFY(!isSame(session->state().view(), session->history().state(session->universe(), 2).view()));
    session->goTo(2);
    QVERIFY(isSame(session->state().view(), session->history().state(session->universe(), 2).view()));
    const auto other = newDemoRun(lastTurn + 2);
    session->lookInside(1);
    QVERIFY(session->goTo(lastTurn + 2));
    QVERIFY(session->history().hash(lastTurn) == hash);
    QVERIFY(session->history().hash(lastTurn + 2) == other->history().hash(lastTurn + 2));
}

void LabCursorTest::borders() {
    const auto session = newDemoRun(lastTurn);
    for (const Grain grain : grains) {
        const std::vector<RunPlace> places = placesOf(*session, grain);
        for (std::uint32_t turn = 1; turn <= lastTurn; ++turn) {
            const TurnLog& log = session->history().log(turn);
            for (std::uint32_t runs = 1; runs < log.runs.size(); ++runs) {
                const Run& a = log.runs[runs - 1];
                const Run& b = log.runs[runs];
                const Moment& first = log.moments[a.moment];
                const Moment& second = log.moments[b.moment];
                const bool isStage = first.stage != second.stage || first.priority != second.priority;
                const bool isFiring = isStage || a.cause != b.cause || a.firing != b.firing;
                const bool isEffect = isFiring || a.effect != b.effect;
                const bool isBorder = grain == Grain::stage    ? isStage
                                      : grain == Grain::firing ? isFiring
                                      : grain == Grain::effect ? isEffect
                                                               : true;
                QVERIFY(std::ranges::binary_search(places, RunPlace{turn, runs}) == isBorder);
            }
        }
    }
}

void LabCursorTest::words() {
    const auto session = newDemoRun(lastTurn);
    std::size_t withXml = 0;
    std::size_t single = 0;
    for (std::uint32_t turn = 0; turn <= lastTurn; ++turn) {
        QVERIFY(!changeBefore(*session, {turn, 0}));
        for (std::uint32_t runs = 1; runs <= sizeOf(*session, turn); ++runs) {
            const auto text = changeBefore(*session, {turn, runs});
            QVERIFY(text && !text->stage.empty() && !text->cause.empty() && !text->value.empty());
            QVERIFY(text->runs == runs && text->total == sizeOf(*session, turn));
            withXml += text->where.file.isValid() ? 1 : 0;
            const Run& run = session->history().log(turn).runs[runs - 1];
            QVERIFY(text->objects == run.rows->size() && text->object == run.rows->front());
            single += run.rows->size() == 1 && text->before != text->after ? 1 : 0;
            if (run.cause == CauseKind::effect) {
                QVERIFY(text->where.file.isValid());
                QVERIFY(text->cause.english().find('/') != std::string::npos);
            }
        }
    }
    QVERIFY(withXml > 0 && single > 0);
}

void LabCursorTest::ends() {
    const auto session = newDemoRun(lastTurn);
    QVERIFY(goToPlace(*session, {0, 1}));
    QVERIFY(stepInside(*session, Grain::change, false));
    QVERIFY(session->inside() == 0u);
    QVERIFY(!stepInside(*session, Grain::change, false));
    QVERIFY(session->turn() == 0 && session->inside() == 0u);
    session->goTo(lastTurn);
    std::atomic<bool> stop = true;
    QVERIFY(!stepInside(*session, Grain::stage, true, &stop));
    QVERIFY(session->turn() == lastTurn && !session->inside());
    session->lookInside(~0u); // more changes than there are: the end of the turn
    QVERIFY(!session->inside());
}

QTEST_APPLESS_MAIN(LabCursorTest)
#include "lab_cursor_test.moc"
