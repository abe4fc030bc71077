// SPDX-License-Identifier: GPL-3.0-or-later
// The profiler of turns (I4.12).
#include "engine/lab/profile.h"
#include "tests/engine/support/game_fixture.h"
#include "tests/support/demo_run.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>
#include <tuple>

using namespace orrery::engine;
using fixture::Game;

namespace {

constexpr std::uint32_t lastTurn = 12;

const ProfileRow& find(const Profile& profile, const std::string& id) {
    const auto row = std::ranges::find(profile.rows, id, &ProfileRow::id);
    if (row == profile.rows.end()) {
        for (const ProfileRow& one : profile.rows) {
            qWarning("%s", one.id.c_str());
        }
        qFatal("no row %s", id.c_str());
    }
    return *row;
}

std::size_t countOf(const Profile& profile, ProfileKind kind) {
    return static_cast<std::size_t>(std::ranges::count(profile.rows, kind, &ProfileRow::kind));
}

/// The counts of a row: evaluations, candidates in and out, firings, changes, changed objects.
using Counts = std::tuple<std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t>;

Counts countsOf(const ProfileRow& row) {
    return {row.evaluations, row.in, row.out, row.firings, row.changes, row.objects};
}

std::string text(const Counts& counts) {
    return std::apply([](auto... count) { return ((std::to_string(count) + " ") + ...); }, counts);
}

std::string building(const std::string& id, const std::string& scope, const std::string& more = {}) {
    return "<class id='" + id + "' type='building'><group id='g' " + more + "><scope><include>" + scope +
           "</include></scope><effects><modify-max-meter meter='Industry' amount='Stock / 10'/>"
           "<modify-max-meter meter='Farming' amount='3'/></effects></group></class>";
}

const std::string planets = "<and><object-type type='planet'/><expression if='Stock &gt; 10'/></and>";

/// Two buildings whose groups have the same scope, and one with another.
Game sharedGame() {
    return Game(building("ONE", planets) + building("TWO", planets) +
                    building("LONE", "<expression if='Stock &gt; 60'/>", "active='turn &gt; 1'"),
                "<place class='ONE' on='Mars'/><place class='TWO' on='Mars'/><place class='LONE' on='Mars'/>");
}

} // namespace

class LabProfileTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(hashes, "I4.12 a measured turn has the same hash, and the run stays as it is") {
        const auto run = newDemoRun(lastTurn);
        const auto profile = profileTurns(*run, 1, lastTurn);
        QVERIFY(profile.has_value());
        QCOMPARE(profile->hashes.size(), std::size_t{lastTurn});
        for (std::uint32_t turn = 1; turn <= lastTurn; ++turn) {
            QCOMPARE(profile->hashes[turn - 1], run->history().hash(turn));
        }
        QCOMPARE(run->last(), lastTurn);
        run->goTo(lastTurn + 1);
        QCOMPARE(run->history().hash(lastTurn + 1), newDemoRun(lastTurn + 1)->history().hash(lastTurn + 1));
        const auto part = profileTurns(*run, 7, 9);
        QCOMPARE(part->hashes, std::vector<std::uint64_t>(profile->hashes.begin() + 6, profile->hashes.begin() + 9));
    }
    NAMED_TEST(sum, "I4.12 the totals add up to the step within 5 %") {
        const auto run = newDemoRun(lastTurn);
        const auto profile = profileTurns(*run, 1, lastTurn);
        QVERIFY(std::abs(profile->sum() / profile->seconds - 1.0) < 0.05);
        double own = 0.0; // each moment belongs to one row
        for (const ProfileRow& row : profile->rows) {
            QVERIFY(row.own >= 0.0);
            QVERIFY(row.total >= row.own);
            own += row.own;
        }
        QVERIFY(std::abs(own / profile->sum() - 1.0) < 1e-6);
        QVERIFY(countOf(*profile, ProfileKind::shared) > 0);
        QVERIFY(countOf(*profile, ProfileKind::group) > 20);
        QVERIFY(countOf(*profile, ProfileKind::effect) > 20);
        QVERIFY(countOf(*profile, ProfileKind::expression) > 5);
        QVERIFY(countOf(*profile, ProfileKind::condition) > 20);
    }
    NAMED_TEST(again, "I4.12 each measurement has the same rows and counts") {
        const auto run = newDemoRun(lastTurn);
        const auto first = profileTurns(*run, 3, lastTurn);
        const auto second = profileTurns(*run, 3, lastTurn);
        QCOMPARE(first->rows.size(), second->rows.size());
        for (std::size_t row = 0; row < first->rows.size(); ++row) {
            QCOMPARE(first->rows[row].id, second->rows[row].id);
            QCOMPARE(text(countsOf(first->rows[row])), text(countsOf(second->rows[row])));
            QCOMPARE(first->rows[row].users, second->rows[row].users);
        }
    }
    void counts_data();
    void counts();
    NAMED_TEST(stacks, "I4.12 in counts the scope of an effect, and out only the objects that stacking leaves to it") {
        Game game(building("NARROW", "<expression if='name == &quot;Mars&quot;'/>", "stacking='x' priority='10'") +
                      building("WIDE", planets, "stacking='x' priority='20'") +
                      building("LAST", planets, "stacking='x' priority='30'"),
                  "<place class='NARROW' on='Mars'/><place class='WIDE' on='Mars'/><place class='LAST' on='Mars'/>");
        QVERIFY2(game.findings().empty(), game.findings().empty() ? "" : game.findings().front().c_str());
        game.goTo(1);
        const auto profile = profileTurns(game.session(), 1, 1);
        const auto counts = [&](const std::string& id) {
            const ProfileRow& effect = find(*profile, "group:" + id + "/g/effect 1");
            return std::tuple(effect.evaluations, effect.in, effect.out, effect.firings);
        };
        QCOMPARE(counts("NARROW"), std::tuple(1, 1, 1, 1));
        QCOMPARE(counts("WIDE"), std::tuple(1, 5, 4, 1));
        QCOMPARE(counts("LAST"), std::tuple(1, 5, 0, 0));
    }
    NAMED_TEST(shares, "I4.12 a shared scope appears once with its users, who share its time evenly") {
        Game game = sharedGame();
        game.goTo(2);
        const auto profile = profileTurns(game.session(), 1, 2);
        QCOMPARE(countOf(*profile, ProfileKind::shared), std::size_t{1});
        const auto shared = std::ranges::find(profile->rows, ProfileKind::shared, &ProfileRow::kind);
        std::vector<std::string> users;
        for (const std::uint32_t user : shared->users) {
            users.push_back(profile->rows[user].id);
        }
        QCOMPARE(users, (std::vector<std::string>{"group:ONE/g", "group:TWO/g"}));
        QVERIFY(shared->total > 0.0);
        for (const std::string& user : users) {
            const ProfileRow& group = find(*profile, user);
            double parts = group.own;
            for (const ProfileRow& row : profile->rows) {
                parts += row.parent != noProfileRow && &profile->rows[row.parent] == &group ? row.total : 0.0;
            }
            QVERIFY(std::abs((group.total - parts) / shared->total - 0.5) < 1e-6);
        }
        const ProfileRow& lone = find(*profile, "group:LONE/g"); // what nobody shares belongs to the group
        QVERIFY(std::ranges::any_of(profile->rows, [&](const ProfileRow& row) {
            return row.kind == ProfileKind::condition && row.parent != noProfileRow &&
                   &profile->rows[row.parent] == &lone;
        }));
    }
    NAMED_TEST(frames, "I4.12 the flame chart has the step as its width, and no bar leaves the one below it") {
        const auto run = newDemoRun(lastTurn);
        const auto profile = profileTurns(*run, 1, lastTurn);
        QVERIFY(profile->frames.size() > 50);
        QVERIFY(std::abs(profile->frames.front().length / profile->seconds - 1.0) < 0.05);
        for (const ProfileFrame& frame : profile->frames) {
            QVERIFY(frame.row < profile->rows.size());
            const bool isInside = std::ranges::any_of(profile->frames, [&](const ProfileFrame& below) {
                return below.depth + 1 == frame.depth && below.start <= frame.start + 1e-9 &&
                       below.start + below.length >= frame.start + frame.length - 1e-9;
            });
            QVERIFY(frame.depth == 0 || isInside);
        }
    }
    NAMED_TEST(places, "I4.12 each row of content opens its XML") {
        const auto run = newDemoRun(lastTurn);
        const auto profile = profileTurns(*run, 1, lastTurn);
        for (const ProfileRow& row : profile->rows) {
            const bool isContent = row.kind != ProfileKind::turn && row.kind != ProfileKind::stage;
            QVERIFY2(row.where.file.isValid() == isContent, row.id.c_str());
            QVERIFY2(!row.text.empty(), row.id.c_str());
        }
        Game game = sharedGame();
        game.goTo(2);
        const auto small = profileTurns(game.session(), 2, 2);
        QVERIFY(game.session().program().model->placeText(find(*small, "group:TWO/g").where).find(':') !=
                std::string::npos);
    }
    NAMED_TEST(statements, "I4.12 a turn with statements, and one with overrides, keep their hashes") {
        Game game = sharedGame();
        game.goTo(2);
        const Row mars = game.find("Mars");
        const ColumnId stock = *game.session().program().model->layout.find("Stock");
        QVERIFY(game.session().stepUnder(2, {{.row = mars, .column = stock, .value = 70.0}}));
        game.goTo(4);
        const auto profile = profileTurns(game.session(), 1, 4);
        for (std::uint32_t turn = 1; turn <= 4; ++turn) {
            QCOMPARE(profile->hashes[turn - 1], game.session().history().hash(turn));
        }
    }
    NAMED_TEST(stops, "I4.12 a measurement can be stopped") {
        const auto run = newDemoRun(3);
        const std::atomic<bool> stop = true;
        QVERIFY(!profileTurns(*run, 1, 3, &stop).has_value());
        std::vector<std::uint32_t> turns;
        QVERIFY(profileTurns(*run, 2, 3, nullptr, [&](std::uint32_t turn) { turns.push_back(turn); }).has_value());
        QCOMPARE(turns, (std::vector<std::uint32_t>{2, 3}));
    }
};

void LabProfileTest::counts_data() {
    QTest::addColumn<std::string>("row");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* id, const Counts& counts) {
        QTest::newRow(name) << std::string(id) << text(counts);
    };
    row("I4.12 group: holders, active ones, firings, changed values and objects", "group:ONE/g", {2, 2, 2, 2, 20, 10});
    row("I4.12 group that is inactive in turn 1, and matches nothing", "group:LONE/g", {2, 2, 1, 1, 0, 0});
    row("I4.12 activation of one holder in two turns", "group:LONE/g/condition 1", {2, 2, 1, 0, 0, 0});
    row("I4.12 scope of one holder", "group:LONE/g/condition 2", {1, 12, 0, 0, 0, 0});
    row("I4.12 scope that both turns and both groups share", "shared:1", {1, 12, 5, 0, 0, 0});
    row("I4.12 second part of the shared scope", "shared:1/condition 2", {1, 5, 5, 0, 0, 0});
    row("I4.12 effect in two firings", "group:TWO/g/effect 1", {2, 10, 10, 2, 10, 10});
    row("I4.12 expression for five objects in two firings", "group:TWO/g/effect 1/amount", {2, 10, 10, 0, 0, 0});
    row("I4.12 the measured turns", "turn", {2, 0, 0, 0, 0, 0});
}

void LabProfileTest::counts() {
    QFETCH(std::string, row);
    QFETCH(std::string, expected);
    Game game = sharedGame();
    game.goTo(2);
    const auto profile = profileTurns(game.session(), 1, 2);
    QCOMPARE(text(countsOf(find(*profile, row))), expected);
}

QTEST_APPLESS_MAIN(LabProfileTest)
#include "lab_profile_test.moc"
