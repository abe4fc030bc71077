// SPDX-License-Identifier: GPL-3.0-or-later
// Values that a statement holds, and branches of a run (I4.8).
#include "engine/check/check.h"
#include "engine/check/scenario/runs.h"
#include "engine/check/scenario/statements.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/shipped_rows.h"
#include "engine/trace/dump.h"
#include "engine/trace/explain.h"
#include "tests/engine/support/game_fixture.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace orrery::engine;
using fixture::Game;

namespace {

/// A mill makes 4 industry of each planet, and farms as much as there is industry.
const std::string mills = "<class id='BLD' type='building'><group id='g' priority='1'><scope><include><object-type "
                          "type='planet'/></include></scope><effects><modify-max-meter meter='Industry' amount='4'/>"
                          "</effects></group><group id='h' priority='2'><scope><include><object-type type='planet'/>"
                          "</include></scope><effects><modify-max-meter meter='Farming' amount='Target.MaxIndustry'/>"
                          "</effects></group></class>";
const std::string mill = "<place class='BLD' on='Mars' name='Mill'/>";

Game game(const std::string& statements, bool useCaches = true) {
    return Game(mills, mill + statements, useCaches);
}

/// Returns a value at the end of the turns 0 to 6.
std::vector<double> turnsOf(Game& game, std::string_view object, std::string_view column) {
    std::vector<double> values;
    for (std::uint32_t turn = 0; turn <= 6; ++turn) {
        game.goTo(turn);
        values.push_back(game.at(object, column));
    }
    return values;
}

ColumnId columnOf(const Session& session, std::string_view name) {
    return *session.program().model->layout.find(name);
}

std::vector<std::uint64_t> hashesOf(const Session& session) {
    std::vector<std::uint64_t> hashes;
    for (std::uint32_t turn = 0; turn <= session.last(); ++turn) {
        hashes.push_back(session.history().hash(turn));
    }
    return hashes;
}

const std::string held = "<hold object='Mars' meter='Industry' which='max' value='9' turn='2' until='4'/>";
using Values = std::vector<double>;

struct Read {
    CheckedRun run;
    QStringList findings;
};

Read readRun(const Session& session, const std::string& inside) {
    const CheckedModel& model = *session.program().model;
    const auto text = std::make_shared<const SourceText>("run.xml", "<orrery format='1'><run scenario='" +
                                                                        model.scenarios.front().id + "'>" + inside +
                                                                        "</run></orrery>");
    std::vector<Diagnostic> found;
    std::vector<CheckedRun> runs = readRuns(parseXml(text, FileId{7}), model, found);
    Read read{std::move(runs.at(0)), {}};
    for (const Diagnostic& one : found) {
        read.findings << QString::fromStdString(std::string(one.code()) + " " +
                                                std::string(text->slice(one.where.span)));
    }
    return read;
}

/// Returns the memory of runs with everything that they hold. Parts that they share count once.
std::size_t memoryOf(const std::vector<const Session*>& runs) {
    std::vector<const History*> histories;
    std::size_t bytes = 0;
    for (const Session* const run : runs) {
        histories.push_back(&run->history());
        bytes += run->bytes() - run->history().bytes(); // the universe, and caches
    }
    const History::Memory shared = History::memoryOf(histories);
    return bytes + shared.snapshots + shared.logs;
}

} // namespace

class WhatIfBranchTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(setsOnce, "I4.8 set once: the rules go on from the value") {
        Game played = game("<set object='Mars' meter='Industry' which='max' value='9' turn='2'/>");
        QCOMPARE(turnsOf(played, "Mars", "MaxIndustry"), (Values{0, 4, 9, 4, 4, 4, 4}));
    }
    NAMED_TEST(holds, "I4.8 hold: the value wins over every write and read up to its last turn") {
        Game played = game(held);
        QCOMPARE(played.findings().size(), std::size_t{0});
        QCOMPARE(turnsOf(played, "Mars", "MaxIndustry"), (Values{0, 4, 9, 9, 9, 4, 4}));
        QCOMPARE(turnsOf(played, "Mars", "MaxFarming"), (Values{0, 4, 4, 9, 9, 4, 4}));
        QCOMPARE(turnsOf(played, "Sol III", "MaxIndustry"), (Values{0, 4, 4, 4, 4, 4, 4}));
    }
    NAMED_TEST(holdsAside, "I4.8 a turn that is computed again, to explain it, has its held values") {
        Game played = game(held);
        played.goTo(6);
        const Session& run = played.session();
        for (std::uint32_t turn = 1; turn <= 6; ++turn) {
            const auto again = run.stepAgain(turn, run.program(), {});
            QVERIFY(again);
            QCOMPARE(again->log.hash, run.history().hash(turn));
        }
    }
    NAMED_TEST(holdsOn, "I4.8 hold without a last turn, from the set-up on, and over later statements") {
        Game played = game("<hold object='Mars' property='size' value='huge'/>"
                           "<set object='Mars' property='size' value='tiny' turn='3'/>");
        for (std::uint32_t turn = 0; turn <= 6; ++turn) {
            played.goTo(turn);
            QCOMPARE(played.valueAt("Mars", "size"), std::string("huge"));
        }
        QVERIFY(played.session().problems().empty());
    }
    NAMED_TEST(holdsOthers, "I4.8 hold of a stockpile and of an owner") {
        Game played = game("<hold object='Terrans' resource='Minerals' value='77' turn='1' until='2'/>"
                           "<hold object='Mars' owner='Vegans' turn='1'/>"
                           "<set object='Terrans' resource='Minerals' value='5' turn='2'/>"
                           "<set object='Mars' owner='Terrans' turn='2'/>");
        played.goTo(2);
        QCOMPARE(played.at("Terrans", "Minerals"), 77.0);
        QCOMPARE(played.ownersOf("Mars"), std::vector<std::string>{"Vegans"});
    }
    NAMED_TEST(holdsAgain, "I4.8 the later of two holds of a value counts") {
        Game played = game(held + "<hold object='Mars' meter='Industry' which='max' value='6' turn='3' until='3'/>");
        QCOMPARE(turnsOf(played, "Mars", "MaxIndustry"), (Values{0, 4, 9, 6, 9, 4, 4}));
    }
    NAMED_TEST(holdsNothing, "I4.8 a hold ends with its object, and a wrong one is reported once") {
        Game played = game(held + "<remove object='Mars' turn='3'/><hold object='Nobody' owner='none' turn='1'/>");
        played.goTo(6);
        QVERIFY(!played.exists("Mars"));
        QVERIFY(!played.session().problems().empty());
        QCOMPARE(played.session().branch()->problems().size(), played.session().problems().size());
        QCOMPARE(played.session().diagnostics().size(), std::size_t{1});
        QCOMPARE(std::string(played.session().diagnostics().front().code()), std::string("scenario.unknown-object"));
        QVERIFY(!game("<hold object='Mars' turn='1'/>").findings().empty());
        QVERIFY(!game("<hold object='Mars' owner='none' until='soon'/>").findings().empty());
    }
    NAMED_TEST(isDeterministic, "I4.8 a hold is part of the hash, and logs come back with the same bytes") {
        Game played = game(held);
        Game plain = game({});
        Game uncached = game(held, false);
        played.goTo(6);
        plain.goTo(6);
        uncached.goTo(6);
        QCOMPARE(hashesOf(played.session()), hashesOf(uncached.session()));
        QCOMPARE(played.session().history().hash(1), plain.session().history().hash(1));
        QVERIFY(played.session().history().hash(2) != plain.session().history().hash(2));
        const std::string before = dumpTrace(played.session(), 3);
        played.session().limitTrace(0);
        QCOMPARE(dumpTrace(played.session(), 3), before);
        QVERIFY(before.find("\"cause\":\"hold\"") != std::string::npos);
        CheckedScenario longer = played.session().scenario();
        longer.statements.pop_back();
        played.session().change(longer);
        QCOMPARE(played.session().last(), std::uint32_t{1});
        played.goTo(6);
        QCOMPARE(hashesOf(played.session()), hashesOf(plain.session()));
    }
    NAMED_TEST(isExplained, "I4.8 the breakdown shows a hold as an entry of its own") {
        Game played = game(held);
        played.goTo(6);
        const ColumnId column = columnOf(played.session(), "MaxIndustry");
        for (const std::uint32_t turn : {2U, 3U, 4U}) {
            const Ledger ledger = explain(played.session(), turn, played.find("Mars"), column);
            QVERIFY(ledger.isProven);
            const auto entry = std::ranges::find(ledger.rows, LedgerKind::setup, &LedgerRow::kind);
            QVERIFY(entry != ledger.rows.end());
            QCOMPARE(entry->label.english(), std::string("held"));
            QVERIFY(entry->where == played.session().scenario().statements.back().where);
            QCOMPARE(entry->after, 9.0);
        }
        const Ledger later = explain(played.session(), 5, played.find("Mars"), column);
        QVERIFY(std::ranges::find(later.rows, LedgerKind::setup, &LedgerRow::kind) == later.rows.end());
    }
    NAMED_TEST(yieldsToOverrides, "X6.1 an override of one turn wins over a hold") {
        Game played = game(held);
        played.goTo(2);
        const ColumnId column = columnOf(played.session(), "MaxIndustry");
        const std::vector<Override> overrides{{.row = played.find("Mars"), .column = column, .value = 5.0}};
        const auto turn = played.session().stepWhatIf(overrides);
        QCOMPARE(turn->state.view().at(column, played.find("Mars")), 5.0);
        played.goTo(3);
        QCOMPARE(played.at("Mars", "MaxIndustry"), 9.0);
    }

    NAMED_TEST(readsBranches, "I4.8 a run has branches with actions of their own") {
        const Game played = game({});
        const std::string set = R"(<set object="Mars" property="size" value="tiny" turn="2"/>)";
        const std::string hold = R"(<hold object="Mars" meter="Industry" value="3" until="5" turn="1"/>)";
        const Read read =
            readRun(played.session(), set + "<branch name='A'>" + set + hold + "</branch>" + "<branch name='B'/>");
        QCOMPARE(read.findings, QStringList());
        QCOMPARE(read.run.statements.size(), std::size_t{1});
        QCOMPARE(read.run.branches.size(), std::size_t{2});
        QCOMPARE(read.run.branches[0].name, std::string("A"));
        QCOMPARE(statementXml(read.run.branches[0].statements.at(0)), hold);
        QCOMPARE(statementXml(read.run.branches[0].statements.at(1)), set);
        QVERIFY(read.run.branches[1].statements.empty());
    }
    NAMED_TEST(reportsBranches, "I4.8 wrong branches are reported") {
        const Game played = game({});
        QCOMPARE(readRun(played.session(), "<branch name='A'/><branch name='A'/>").findings,
                 QStringList("check.repeated A"));
        QCOMPARE(readRun(played.session(), "<branch name='A'><galaxy/></branch>").findings.size(), 1);
        QCOMPARE(readRun(played.session(), "<branch name='A'><branch name='B'/></branch>").findings.size(), 1);
        QCOMPARE(readRun(played.session(), "<branch name='A'><set object='Mars' meter='No' value='1'/></branch>")
                     .findings.size(),
                 1);
    }
    NAMED_TEST(sharesTurns, "I4.8 a branch shares its turns with the run, and plays as a run of its own") {
        Game played = game({});
        played.goTo(6);
        const auto before = hashesOf(played.session());
        const Read read = readRun(played.session(), "<branch name='A'>" + held + "</branch>");
        const CheckedScenario whatIf = withRun(played.session().scenario(), read.run.branches.at(0));
        const auto branch = played.session().branch();
        QCOMPARE(hashesOf(*branch), before);
        branch->change(whatIf);
        QCOMPARE(branch->last(), std::uint32_t{1});
        QVERIFY(branch->goTo(6));
        Game fresh = game(held);
        fresh.goTo(6);
        for (std::uint32_t turn = 0; turn <= 6; ++turn) {
            const bool isShared = &branch->history().snapshot(turn) == &played.session().history().snapshot(turn);
            QCOMPARE(isShared, turn < 2);
            QCOMPARE(branch->history().at(turn, columnOf(*branch, "MaxIndustry"), fresh.find("Mars")),
                     fresh.session().history().at(turn, columnOf(*branch, "MaxIndustry"), fresh.find("Mars")));
        }
        QCOMPARE(hashesOf(played.session()), before); // the run does not change
        played.session().change(whatIf);
        played.goTo(6);
        QCOMPARE(hashesOf(played.session()), hashesOf(*branch));
        const std::string trace = dumpTrace(*branch, 4);
        branch->freeSpare();
        QVERIFY(!branch->history().isLogKept(4));
        QCOMPARE(dumpTrace(*branch, 4), trace);
        QVERIFY(branch->goTo(9));
        branch->freeSpare();
        branch->freeSpare();
        QCOMPARE(branch->universe().view().at(columnOf(*branch, "MaxIndustry"), fresh.find("Mars")), 4.0);
        branch->freeSpare();
        const auto twig = branch->branch();
        QVERIFY(twig->goTo(10) && branch->goTo(10));
        fresh.goTo(10);
        QCOMPARE(hashesOf(*twig), hashesOf(fresh.session()));
        QCOMPARE(hashesOf(*branch), hashesOf(fresh.session()));
    }
    NAMED_TEST(branchesAreSmall, "I4.8 20 branches of the demo need at most twice the memory of one run") {
        const ParsedProject project = parseProject(arrangeSources(
            readFolder(ORRERY_RESOURCE_DIR "/demo"), readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/")));
        std::vector<Diagnostic> diagnostics;
        const auto model = check(project, shippedRows(), diagnostics);
        const auto run = Session::start(compile(model), *model->findScenario(model->defaultScenario));
        constexpr std::uint32_t turns = 20;
        QVERIFY(run->goTo(turns));
        const std::size_t ofOne = memoryOf({run.get()});
        std::vector<std::unique_ptr<Session>> branches;
        std::vector<const Session*> all{run.get()};
        const View view = run->universe().view();
        const auto planet = model->vocabulary.findType("planet");
        std::vector<Row> planets;
        for (Row row = 0; row < view.rowCount; ++row) {
            if (view.exists(row) && view.typeOf(row) == *planet && !view.ownersOf(row).empty()) {
                planets.push_back(row);
            }
        }
        QVERIFY(!planets.empty());
        for (std::size_t i = 0; i < 20; ++i) {
            const std::string object = objectReference(view, planets[i % planets.size()]);
            const Read read =
                readRun(*run, "<branch name='A'><hold object='" + object + "' meter='Population' value='" +
                                  std::to_string(1 + i) + "' turn='10'/></branch>");
            QCOMPARE(read.findings, QStringList());
            auto branch = run->branch();
            branch->change(withRun(run->scenario(), read.run.branches.at(0)));
            QVERIFY(branch->goTo(turns));
            QVERIFY(branch->history().hash(turns) != run->history().hash(turns));
            branch->freeSpare();
            all.push_back(branch.get());
            branches.push_back(std::move(branch));
        }
        const std::size_t ofAll = memoryOf(all);
        qInfo("%zu KB for the run, %zu KB with 20 branches", ofOne / 1024, ofAll / 1024);
        QVERIFY(ofAll <= 2 * ofOne);
    }
};

QTEST_APPLESS_MAIN(WhatIfBranchTest)
#include "what_if_branch_test.moc"
