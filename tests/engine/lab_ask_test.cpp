// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about all turns of a run (I4.19).
#include "engine/check/expression/row_place.h"
#include "engine/check/model/visible_scopes.h"
#include "engine/lab/ask_run.h"
#include "engine/trace/ask.h"
#include "tests/support/demo_run.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace orrery::engine;

namespace {

constexpr std::uint32_t lastTurn = 20;

const Session& demoRun() {
    static const std::unique_ptr<Session> run = newDemoRun(lastTurn);
    return *run;
}

TypeIndex planet() {
    return *demoRun().program().model->vocabulary.findType("planet");
}

std::vector<RunHit> hitsOf(RunQuestion question) {
    RunAsker asker(demoRun(), std::move(question));
    while (asker.isGood() && asker.next() <= lastTurn) {
        asker.askNext();
    }
    return asker.hits();
}

using Values = std::map<std::pair<std::uint32_t, Row>, double>;

/// Evaluates the expression for each planet and turn by itself.
Values valuesOneByOne(std::string_view expression) {
    const CheckedModel& model = *demoRun().program().model;
    Values values;
    for (std::uint32_t turn = 0; turn <= lastTurn; ++turn) {
        const State state = demoRun().history().state(demoRun().universe(), turn);
        const View view = state.view();
        for (Row row = 0; row < view.rowCount; ++row) {
            if (view.exists(row) && view.typeOf(row) == planet()) {
                ExpressionQuestion question;
                question.text = expression;
                question.context = expressionContext(RowPlace::scope, false, model);
                question.context.scope = scopeOfType(model.vocabulary, planet()).value_or(globalScope);
                question.target = row;
                values[{turn, row}] = ask(question, model, view).value.value();
            }
        }
    }
    return values;
}

std::vector<std::pair<std::uint32_t, Row>> placesOf(const std::vector<RunHit>& hits) {
    std::vector<std::pair<std::uint32_t, Row>> places;
    for (const RunHit& hit : hits) {
        places.emplace_back(hit.turn, hit.object);
    }
    return places;
}

} // namespace

class LabAskTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(isTrue, "I4.19 a question lists every turn and object for which it is true");
    NAMED_TEST(becameTrue, "I4.19 a question lists the turns in which it becomes true");
    NAMED_TEST(extremes, "I4.19 a question lists the largest and smallest values");
    NAMED_TEST(names, "I4.19 a question names objects, classes and empires");
    NAMED_TEST(refuses, "I4.19 a wrong question says what is wrong");
};

void LabAskTest::isTrue() {
    const std::string expression = "Happiness < 3";
    std::vector<std::pair<std::uint32_t, Row>> expected;
    const Values values = valuesOneByOne(expression);
    for (const auto& [place, value] : values) {
        if (value == 1.0) {
            expected.push_back(place);
        }
    }
    QVERIFY(expected.size() > 20 && expected.size() < values.size());
    QVERIFY(placesOf(hitsOf({.expression = expression, .type = planet(), .most = 100'000})) == expected);
    // Only the first hits are kept, but all are counted.
    RunAsker asker(demoRun(), {.expression = expression, .type = planet(), .most = 5});
    while (asker.next() <= lastTurn) {
        asker.askNext();
    }
    QCOMPARE(asker.count(), expected.size());
    QVERIFY(std::ranges::equal(placesOf(asker.hits()), std::span(expected).first(5)));
}

void LabAskTest::becameTrue() {
    const std::string expression = "Happiness < 3";
    const Values values = valuesOneByOne(expression);
    std::vector<std::pair<std::uint32_t, Row>> expected;
    for (const auto& [place, value] : values) {
        const auto before = place.first == 0 ? values.end() : values.find({place.first - 1, place.second});
        if (value == 1.0 && (before == values.end() || before->second != 1.0)) {
            expected.push_back(place);
        }
    }
    QVERIFY(std::ranges::any_of(expected, [](const auto& place) { return place.first > 0; }));
    QVERIFY(placesOf(hitsOf({.expression = expression, .wish = RunWish::becameTrue, .type = planet()})) == expected);
}

void LabAskTest::extremes() {
    const std::string expression = "Industry + Trade";
    std::vector<std::pair<double, std::pair<std::uint32_t, Row>>> values;
    for (const auto& [place, value] : valuesOneByOne(expression)) {
        if (!isMissing(value)) {
            values.emplace_back(value, place);
        }
    }
    for (const RunWish wish : {RunWish::largest, RunWish::smallest}) {
        const double sign = wish == RunWish::largest ? -1.0 : 1.0;
        std::ranges::sort(values, {}, [sign](const auto& one) { return std::pair(sign * one.first, one.second); });
        for (const std::size_t most : {std::size_t{1}, std::size_t{7}, values.size() + 10}) {
            const auto hits = hitsOf({.expression = expression, .wish = wish, .type = planet(), .most = most});
            QCOMPARE(hits.size(), std::min(most, values.size()));
            for (std::size_t i = 0; i < hits.size(); ++i) {
                QCOMPARE(hits[i].value, values[i].first);
                QVERIFY(std::pair(hits[i].turn, hits[i].object) == values[i].second);
            }
        }
    }
}

void LabAskTest::names() {
    const auto hits = hitsOf({.expression = "owner == Aurora and Population > 1", .type = planet()});
    QVERIFY(!hits.empty());
    const View view = demoRun().universe().view();
    QVERIFY(std::ranges::any_of(hits, [&](const RunHit& hit) { return view.nameOf(hit.object) == "Algedi I"; }));
    const auto forum = demoRun().program().model->findClass("BLD_FORUM");
    QVERIFY(forum);
    const auto ofClass = hitsOf({.expression = "true", .objectClass = forum});
    QVERIFY(!ofClass.empty());
    for (const RunHit& hit : ofClass) {
        QCOMPARE(view.builtin(Builtin::objectClass, hit.object), static_cast<double>(*forum));
    }
    RunAsker asker(demoRun(), {.expression = "Population", .wish = RunWish::largest, .type = planet(), .most = 1});
    asker.askNext();
    QVERIFY(!asker.textOf(asker.hits().front()).empty());
}

void LabAskTest::refuses() {
    const auto codeOf = [](RunQuestion question) {
        const RunAsker asker(demoRun(), std::move(question));
        return asker.isGood() || asker.diagnostics().empty() ? std::string()
                                                             : std::string(asker.diagnostics().front().code());
    };
    QCOMPARE(codeOf({.expression = "Industri > 3", .type = planet()}), std::string("expr.unknown-name"));
    QCOMPARE(codeOf({.expression = "Industry", .type = planet()}), std::string("expr.wrong-format"));
    QCOMPARE(codeOf({.expression = "Industry > 3", .wish = RunWish::largest}), std::string("expr.wrong-format"));
    QCOMPARE(codeOf({.expression = "Source.Industry > 3"}), std::string("ask.no-source"));
    QCOMPARE(codeOf({.expression = ""}).empty(), false);
}

QTEST_APPLESS_MAIN(LabAskTest)
#include "lab_ask_test.moc"
