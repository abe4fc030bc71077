// SPDX-License-Identifier: GPL-3.0-or-later
// The causal graph of a turn: its nodes and edges, filters, folding, and DOT (I4.11).
#include "engine/lab/causal_picture.h"
#include "engine/trace/why_not.h"
#include "engine/turn/occurrences.h"
#include "tests/engine/support/orders_content.h"
#include "tests/engine/support/timing_fixture.h"
#include "tests/engine/support/watched_scenario.h"
#include "tests/support/demo_run.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

constexpr std::uint32_t lastTurn = 16;

const Session& demoRun() {
    static const std::unique_ptr<Session> run = newDemoRun(lastTurn);
    return *run;
}

std::uint32_t demoGroup(std::string_view label) {
    const Program& program = demoRun().program();
    for (std::uint32_t group = 0; group < program.groups.size(); ++group) {
        if (groupLabel(*program.model, program.checkedGroup(group)) == label) {
            return group;
        }
    }
    qFatal("no such group");
}

/// Returns the edges of a picture in words, and the boxes without an edge, sorted.
QStringList lines(const CausalPicture& picture) {
    QStringList all;
    std::set<std::uint32_t> linked;
    const auto words = [&](std::uint32_t box) {
        return QString::fromStdString(textOf(picture.boxes[box])).replace("\n", "; ");
    };
    for (const auto& [from, to] : picture.edges) {
        all << words(from) + " => " + words(to);
        linked.insert({from, to});
    }
    for (std::uint32_t box = 0; box < picture.boxes.size(); ++box) {
        if (!linked.contains(box)) {
            all << words(box);
        }
    }
    all.sort();
    return all;
}

QStringList linesOf(const Session& session, const CausalQuery& query, std::optional<std::uint32_t> turn = {}) {
    const std::uint32_t at = turn.value_or(session.last());
    return lines(pictureOf(session, readCauses(session, at, at), query));
}

bool isSame(const QStringList& found, const QStringList& expected) {
    if (found != expected) {
        qWarning().noquote() << "found:\n" + found.join("\n");
    }
    return found == expected;
}

/// Returns the number of nodes that no order of causes before results can hold.
std::size_t inCycles(const CausalGraph& graph) {
    std::vector<std::size_t> waits(graph.nodes.size());
    for (const CausalEdge& edge : graph.edges) {
        ++waits[edge.to];
    }
    std::vector<std::uint32_t> free;
    for (std::uint32_t i = 0; i < waits.size(); ++i) {
        if (waits[i] == 0) {
            free.push_back(i);
        }
    }
    for (std::size_t at = 0; at < free.size(); ++at) {
        for (const CausalEdge& edge : graph.edges) {
            if (edge.from == free[at] && --waits[edge.to] == 0) {
                free.push_back(edge.to);
            }
        }
    }
    return graph.nodes.size() - free.size();
}

} // namespace

class LabCausesTest : public QObject {
    Q_OBJECT

private slots:
    void turns_data() {
        QTest::addColumn<std::uint32_t>("turn");
        for (std::uint32_t turn = 0; turn <= lastTurn; ++turn) {
            QTest::addRow("I4.11 the causes of turn %u of the demo have every record once, and no cycle", turn) << turn;
        }
    }
    void turns() {
        QFETCH(std::uint32_t, turn);
        const TurnLog& log = demoRun().history().log(turn);
        const CausalGraph graph = readCauses(demoRun(), turn, turn);
        std::vector<int> runs(log.runs.size());
        std::vector<int> firings(log.firings.size());
        std::vector<int> events(log.occurrences.size());
        for (const CausalNode& node : graph.nodes) {
            QCOMPARE(node.turn, turn);
            if (node.kind == CausalKind::change) {
                for (std::uint32_t i = 0; i < node.runs; ++i) {
                    ++runs.at(node.index + i);
                    QVERIFY(*log.runs[node.index + i].rows == *log.runs[node.index].rows);
                }
            } else if (node.kind == CausalKind::event) {
                ++events.at(node.index);
            } else if (node.kind != CausalKind::input) {
                ++firings.at(node.index);
                const bool isTriggered = log.firings[node.index].occurrence != noOccurrence;
                QCOMPARE(node.kind, isTriggered ? CausalKind::response : CausalKind::firing);
            }
        }
        const auto isOnce = [](int count) { return count == 1; };
        QVERIFY(std::ranges::all_of(runs, isOnce));
        QVERIFY(std::ranges::all_of(firings, isOnce));
        QVERIFY(std::ranges::all_of(events, isOnce));
        QVERIFY(std::ranges::is_sorted(graph.edges));
        std::vector<std::set<std::uint32_t>> causes(graph.nodes.size());
        for (const CausalEdge& edge : graph.edges) {
            QVERIFY(edge.from < graph.nodes.size() && edge.to < graph.nodes.size());
            QVERIFY2(causes[edge.to].insert(edge.from).second, "an edge is there twice");
        }
        QCOMPARE(inCycles(graph), std::size_t{0});
        for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
            const CausalNode& node = graph.nodes[i];
            const auto isCausedBy = [&](CausalKind kind, std::uint32_t index) {
                return std::ranges::any_of(causes[i], [&](std::uint32_t cause) {
                    return graph.nodes[cause].kind == kind && graph.nodes[cause].index == index;
                });
            };
            const auto isCausedByFiring = [&](std::uint32_t firing) {
                return isCausedBy(CausalKind::firing, firing) || isCausedBy(CausalKind::response, firing);
            };
            if (node.kind == CausalKind::response) {
                QVERIFY(isCausedBy(CausalKind::event, log.firings[node.index].occurrence));
            } else if (node.kind == CausalKind::event) {
                const OccurrenceRecord& event = log.occurrences[node.index];
                QVERIFY(event.firing == noFiring || event.cause != CauseKind::effect || isCausedByFiring(event.firing));
            } else if (node.kind == CausalKind::change && log.runs[node.index].cause == CauseKind::effect) {
                QVERIFY(isCausedByFiring(log.runs[node.index].firing));
            }
        }
    }

    NAMED_TEST(demoEvent,
               "I4.11 in the demo an event of an effect triggers a response, whose change is an event, too") {
        CausalQuery query{.group = demoGroup("TECH_CHRONICLE/feast"), .reach = CausalReach::both};
        const Row basalt = objectOf("Basalt");
        query.object = {};
        const QStringList all = linesOf(demoRun(), query, 13);
        QVERIFY(all.contains("Tejat III: jubilee => TECH_CHRONICLE/feast of #267; after, step B"));
        query = {.object = basalt, .column = column("Influence"), .reach = CausalReach::led, .depth = 4};
        QVERIFY(isSame(linesOf(demoRun(), query, 13).filter("TECH_CHRONICLE"),
                       {"TECH_CHRONICLE/feast of #267; after, step B => Basalt: Influence; -3 → -2",
                        "TECH_CHRONICLE/feast of #267; after, step B => Basalt: Stockpile gain (Influence) of 1",
                        "TECH_CHRONICLE/jubilee of #267; objects in scope: 1 => Tejat III: jubilee",
                        "Tejat III: jubilee => TECH_CHRONICLE/feast of #267; after, step B"}));
    }

    NAMED_TEST(demoDelay, "I4.11 over several turns an expired delay follows from the firing that began it") {
        const CausalGraph graph = readCauses(demoRun(), 13, 15);
        CausalQuery query{.group = demoGroup("TECH_CHRONICLE/jubilee"), .reach = CausalReach::followed, .depth = 1};
        query.isHidden[static_cast<std::size_t>(CausalKind::event)] = true;
        const QStringList all = lines(pictureOf(demoRun(), graph, query));
        const QString begin = "TECH_CHRONICLE/jubilee of #267; objects in scope: 1 => ";
        QVERIFY2(all.contains(begin + "TECH_CHRONICLE/jubilee of #267; after, step B") ||
                     !all.filter(begin + "TECH_CHRONICLE/jubilee of #267").isEmpty(),
                 qPrintable(all.join("\n")));
        QVERIFY(!all.filter("Basalt: Credits").isEmpty());
        QVERIFY(readCauses(demoRun(), 15, 15).nodes.size() < graph.nodes.size());
    }

    NAMED_TEST(effect, "I4.11 an effect that changes a meter is a firing and a change") {
        Game game(
            building("MINE", group("dig", "", named("Mars"), "<modify-max-meter meter=\"Industry\" amount=\"3\"/>")),
            place("MINE", "Sol III", "Mine"));
        game.goTo(1);
        const CausalQuery query{.object = game.find("Mars"), .reach = CausalReach::led, .hidesLone = true};
        const QStringList all = linesOf(game.session(), query);
        QVERIFY2(all.contains("MINE/dig of Mine; objects in scope: 1 => Mars: Max Industry; 0 → 3"),
                 qPrintable(all.join("\n")));
    }

    NAMED_TEST(response, "I4.11 an effect causes an event, whose change and responses follow") {
        Game game = bombed();
        QVERIFY(isSame(linesOf(game.session(), {.reach = CausalReach::only, .hidesLone = true}).filter("Mars"),
                       {"BOMB/go of Bomb; objects in scope: 1 => Mars: Destroyed",
                        "BOMB/go of Bomb; objects in scope: 1 => Mars: destroyed",
                        "Mars: Destroyed => ACT/mourn of Act; after, step B", "Mars: Destroyed => Mars: destroyed"}));
        const QStringList stock = linesOf(game.session(), {.group = groupOf(game, "ACT/mourn")});
        QVERIFY(isSame(stock, {"ACT/mourn of Act; after, step B => Terrans: Minerals; 10 → 11"}));
    }

    NAMED_TEST(reach, "I4.11 'what led to this' and 'what followed from this' stop after the wanted steps") {
        Game game = bombed();
        const ColumnId minerals = game.session().program().model->layout.find("Minerals").value();
        CausalQuery query{.object = game.find("Terrans"), .column = minerals, .reach = CausalReach::led, .depth = 1};
        QVERIFY(
            isSame(linesOf(game.session(), query), {"ACT/mourn of Act; after, step B => Terrans: Minerals; 10 → 11"}));
        query.depth = 2;
        QCOMPARE(linesOf(game.session(), query).size(), 2);
        query.depth = 0;
        QCOMPARE(linesOf(game.session(), query).size(), 3);
        // A change begins with its event: the response follows from the destruction of Mars.
        const CausalGraph graph = readCauses(game.session(), 1, 1);
        const auto change = std::ranges::find_if(graph.nodes, [&](const CausalNode& node) {
            return node.kind == CausalKind::change && node.group == groupOf(game, "BOMB/go");
        });
        query = {.record = CausalQuery::Record{1, CausalKind::change, change->index}, .reach = CausalReach::followed};
        QVERIFY(isSame(linesOf(game.session(), query),
                       {"ACT/mourn of Act; after, step B => Terrans: Minerals; 10 → 11",
                        "Mars: Destroyed => ACT/mourn of Act; after, step B", "Mars: Destroyed => Mars: destroyed"}));
    }

    NAMED_TEST(hidden, "I4.11 edges lead over hidden kinds") {
        Game game = bombed();
        CausalQuery query{.group = groupOf(game, "BOMB/go"), .reach = CausalReach::followed};
        query.isHidden[static_cast<std::size_t>(CausalKind::event)] = true;
        query.isHidden[static_cast<std::size_t>(CausalKind::response)] = true;
        QVERIFY(isSame(linesOf(game.session(), query),
                       {"BOMB/go of Bomb; objects in scope: 1 => Mars: destroyed",
                        "BOMB/go of Bomb; objects in scope: 1 => Terrans: Minerals; 10 → 11"}));
    }

    NAMED_TEST(inputs, "I4.11 orders and statements are the causes of their events and changes") {
        Game game(ordersContent + building("ACT", answer("see", "after=\"departs\"", say("gone"))),
                  ordersPlaces + place("ACT", "Vega I", "Act") +
                      "<move-order turn='0' empire='Terrans' object='Scout' to='Vega'/>");
        game.goTo(1);
        const QStringList all = linesOf(game.session(), {.hidesLone = true});
        QVERIFY(isSame(all, {"Scout: Departs => ACT/see of Act; after, step B",
                             "Scout: Departs => Scout: moved; Sol → none (moved)",
                             "Terrans: Move Scout Vega => Scout: Destination; none → Vega"}));
        const QStringList setUp = linesOf(game.session(), {.object = game.find("Mars"), .reach = CausalReach::led}, 0);
        QVERIFY2(setUp.contains("Statement: planet => Mars: created"), qPrintable(setUp.join("\n")));
    }

    NAMED_TEST(inputKinds, "I4.11 a query for one input finds no input of another kind with the same number") {
        Game game(ordersContent, ordersPlaces + "<move-order turn='0' empire='Terrans' object='Scout' to='Vega'/>");
        game.goTo(1);
        const CausalPicture setUp = pictureOf(game.session(), readCauses(game.session(), 0, 0), {});
        const auto statement = std::ranges::find(setUp.boxes, CausalKind::input, &CausalBox::kind);
        QCOMPARE(statement->record.input, InputKind::statement);
        const CausalGraph graph = readCauses(game.session(), 1, 1);
        const auto order = std::ranges::find(graph.nodes, CausalKind::input, &CausalNode::kind);
        CausalGraph three{.first = 1, .last = 1, .nodes = {*order, *order, *order}};
        for (const InputKind input : {InputKind::order, InputKind::action, InputKind::statement}) {
            three.nodes[static_cast<std::size_t>(input)].input = input;
        }
        for (const InputKind input : {InputKind::order, InputKind::action, InputKind::statement}) {
            const CausalPick picked =
                pickCauses(game.session(), three, {.record = CausalQuery::Record{1, CausalKind::input, 0, input}});
            QCOMPARE(picked.boxes.size(), std::size_t{1});
            QCOMPARE(picked.boxes.front().nodes, std::vector{static_cast<std::uint32_t>(input)});
        }
    }

    NAMED_TEST(cascade, "I4.11 objects that are destroyed with their host follow from its destruction") {
        Game game(building("BOMB", group("go", "", named("Mars"), "<destroy-object/>")) + building("HUT", ""),
                  place("BOMB", "Sol III", "Bomb") + place("HUT", "Mars", "Hut"));
        game.goTo(1);
        QVERIFY(
            isSame(linesOf(game.session(), {.group = groupOf(game, "BOMB/go")}),
                   {"BOMB/go of Bomb; objects in scope: 1 => Mars: destroyed", "Mars: destroyed => Hut: destroyed"}));
    }

    NAMED_TEST(folds, "I4.11 more than 300 nodes are folded by group, then by class and kind") {
        const CausalGraph graph = readCauses(demoRun(), 13, 13);
        QVERIFY(graph.nodes.size() > 300);
        const CausalPicture picture = pictureOf(demoRun(), graph, {});
        QCOMPARE(picture.fold, CausalFold::group);
        QVERIFY(picture.boxes.size() <= 300);
        QCOMPARE(picture.nodes, graph.nodes.size());
        std::size_t count = 0;
        for (const CausalBox& box : picture.boxes) {
            count += box.count;
        }
        QCOMPARE(count, graph.nodes.size());
        QVERIFY(lines(picture).contains("TECH_CHRONICLE/jubilee × 3 => jubilee × 3"));
        QVERIFY(lines(picture).contains("jubilee × 3 => TECH_CHRONICLE/feast × 3"));
        // Exactly at the limit nothing is folded.
        QCOMPARE(pictureOf(demoRun(), graph, {.most = graph.nodes.size()}).fold, CausalFold::none);
        QCOMPARE(pictureOf(demoRun(), graph, {.most = graph.nodes.size() - 1}).fold, CausalFold::group);
        const CausalGraph all = readCauses(demoRun(), 1, lastTurn);
        QCOMPARE(pictureOf(demoRun(), all, {}).fold, CausalFold::run);
        const CausalPicture classes = pictureOf(demoRun(), all, {.most = 110});
        QCOMPARE(classes.fold, CausalFold::classes);
        QVERIFY(!lines(classes).filter("TECH_CHRONICLE × ").isEmpty());
        const CausalPicture kinds = pictureOf(demoRun(), all, {.most = 1});
        QCOMPARE(kinds.fold, CausalFold::kinds);
        QVERIFY(kinds.boxes.size() <= 5);
        QVERIFY(!lines(kinds).filter(QRegularExpression("^Events × \\d+ => Responses × \\d+$")).isEmpty());
    }

    NAMED_TEST(opens, "I4.11 each box of an effect knows its XML, and a change its value") {
        const CausalPicture picture =
            pictureOf(demoRun(), readCauses(demoRun(), 13, 13), {.group = demoGroup("TECH_CHRONICLE/feast")});
        QCOMPARE(picture.boxes.size(), std::size_t{3 + 3 + 2}); // Aurora's gain has no listener yet
        for (const CausalBox& box : picture.boxes) {
            QVERIFY(box.where.file.isValid());
            QVERIFY(box.object != noRow);
            QCOMPARE(box.column.has_value(), box.kind == CausalKind::change);
        }
    }

    NAMED_TEST(dot, "I4.11 DOT has a node for each box, an edge for each cause, and safe texts") {
        CausalPicture picture;
        picture.boxes.push_back({.kind = CausalKind::event, .label = Phrase(std::string("a \"b\" \\ c\td"))});
        picture.boxes.push_back(
            {.label = Phrase(std::string("Sol")), .detail = Phrase(std::string("1 → 2")), .count = 2});
        picture.edges.push_back({0, 1});
        QCOMPARE(causalDot(picture),
                 std::string("digraph causes {\n"
                             "    rankdir=LR;\n"
                             "    node [style=filled, fontname=\"sans-serif\"];\n"
                             "    n0 [label=\"a \\\"b\\\" \\\\ c d\", shape=ellipse, fillcolor=\"#fdeccb\"];\n"
                             "    n1 [label=\"Sol × 2\\n1 → 2\", shape=box, fillcolor=\"#e2f3df\"];\n"
                             "    n0 -> n1;\n"
                             "}\n"));
        QCOMPARE(causalDot({}), std::string("digraph causes {\n    rankdir=LR;\n    node [style=filled, "
                                            "fontname=\"sans-serif\"];\n}\n"));
    }

    NAMED_TEST(stops, "I4.11 reading the causes can be stopped") {
        const std::atomic<bool> stop = true;
        QVERIFY(readCauses(demoRun(), 1, 5, &stop).nodes.empty());
    }

private:
    static Row objectOf(std::string_view name) {
        const View view = demoRun().universe().view();
        for (Row row = 0; row < view.rowCount; ++row) {
            if (view.nameOf(row) == name) {
                return row;
            }
        }
        return noRow;
    }
    static ColumnId column(std::string_view name) { return demoRun().program().model->layout.find(name).value(); }
    static std::uint32_t groupOf(const Game& game, std::string_view label) {
        const Program& program = game.session().program();
        for (std::uint32_t group = 0; group < program.groups.size(); ++group) {
            if (groupLabel(*program.model, program.checkedGroup(group)) == label) {
                return group;
            }
        }
        return noGroup;
    }
    /// Returns a game in which a bomb destroys Mars in turn 1, and a response adds Minerals.
    static Game bombed() {
        Game game(building("BOMB", group("go", "", named("Mars"), "<destroy-object/>")) +
                      building("ACT", group("mourn", "<trigger after=\"destroyed\"/>", named("Terrans"),
                                            "<modify-stockpile resource=\"Minerals\" amount=\"1\"/>")),
                  place("BOMB", "Sol III", "Bomb") + place("ACT", "Vega I", "Act"));
        if (!game.findings().empty()) {
            qFatal("%s", game.findings().front().c_str());
        }
        game.goTo(1);
        return game;
    }
};

QTEST_APPLESS_MAIN(LabCausesTest)
#include "lab_causes_test.moc"
