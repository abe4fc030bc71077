// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers that a sweep can vary, and sweeps that a user is entering (I4.14).
#include "engine/lab/knobs.h"
#include "engine/sweep/content_numbers.h"
#include "engine/sweep/sweep_content.h"
#include "engine/sweep/sweep_draft.h"
#include "sweep_fixture.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>

using namespace orrery::engine;
using namespace orrery::tests;

namespace {

SweepDraft goodDraft() {
    return {.id = "mine",
            .scenario = "mines",
            .seeds = "1..3",
            .turns = "4",
            .varied = {{.number = "BONUS", .values = "1 2"},
                       {.number = "BLD_MINE/dig priority", .from = "10", .to = "30", .count = "3"}},
            .measures = {{"mining", "World", "MaxMining"}}};
}

} // namespace

class SweepDraftTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(lists, "I4.14 constants, priorities, and amounts of effects are listed with their texts") {
        const Project project = projectWith({});
        QStringList listed;
        for (const ContentNumber& one : contentNumbers(project.parsed, *project.model)) {
            listed << QString::fromStdString(one.name + " = " + one.text + (one.value ? "" : " (expression)"));
            const std::string_view file = project.parsed.sources.files[one.place.file.value].text->bytes();
            const Span span = one.place.span;
            QCOMPARE(QString::fromStdString(std::string(file.substr(span.begin, span.end - span.begin))).trimmed(),
                     QString::fromStdString(one.text));
        }
        QCOMPARE(listed,
                 (QStringList{"BONUS = 2", "SHARE = 0.5", "BLD_MINE/dig priority = 20",
                              "BLD_MINE/dig modify-max-meter amount = BONUS (expression)",
                              "BLD_MINE/dig modify-max-meter[2] amount = 3 * SHARE (expression)",
                              "BLD_MINE/dig modify-max-meter[3] amount = 4", "BLD_DICE duration = 100",
                              "BLD_DICE/roll chance probability = 0.5", "BLD_DICE/roll modify-max-meter amount = 7"}));
    }

    NAMED_TEST(demo, "I4.14 a sweep can vary each listed number of the demo, at the place where it is written") {
        const auto opened = openProject(ORRERY_RESOURCE_DIR "/demo", ORRERY_RESOURCE_DIR "/vocabulary");
        const Project& project = std::get<Project>(opened);
        const std::vector<ContentNumber> numbers = contentNumbers(project.parsed, *project.model);
        QVERIFY2(numbers.size() > 100, qPrintable(QString::number(numbers.size())));
        SweepDraft draft{.id = "all", .measures = {{"turn", {}, "turn"}}};
        for (const ContentNumber& one : numbers) {
            draft.varied.push_back({.number = one.name, .values = "1"});
        }
        const TriedSweep tried = trySweep(project.parsed, *project.model, draft);
        QVERIFY2(tried.problems.empty(), tried.problems.empty() ? "" : tried.problems.front().message().c_str());
        QVERIFY(tried.sweep.has_value());
        QCOMPARE(tried.sweep->varied.size(), numbers.size());
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const CheckedVary& vary = tried.sweep->varied[i];
            QCOMPARE(QString::fromStdString(vary.name), QString::fromStdString(numbers[i].name));
            QCOMPARE(writtenNumber(tried.project, vary), numbers[i].value);
            const auto edit = editOf(tried.project, vary, 1.0);
            QVERIFY(edit.has_value());
            QCOMPARE(edit->file.value, numbers[i].place.file.value);
            QVERIFY2(edit->span.begin <= numbers[i].place.span.begin && edit->span.end >= numbers[i].place.span.end,
                     numbers[i].name.c_str());
        }
        // Each number that a ranking changes is one of them.
        for (const Knob& knob : knobsOf(project.parsed, project.model->vocabulary)) {
            if (knob.kind == KnobKind::number || knob.kind == KnobKind::constant) {
                QVERIFY2(std::ranges::count_if(
                             numbers, [&](const ContentNumber& one) { return isAt(one, knob.edits.front()); }) == 1,
                         (knob.name + " " + knob.change.english()).c_str());
            }
        }
    }

    NAMED_TEST(writes, "I4.14 a draft becomes XML that the checker reads as the same sweep") {
        QCOMPARE(QString::fromStdString(sweepXml(goodDraft())),
                 QString(R"(<sweep id="mine" scenario="mines" seeds="1..3" turns="4">
  <vary constant="BONUS" values="1 2"/>
  <vary at="BLD_MINE/dig" attribute="priority" from="10" to="30" values-count="3"/>
  <measure id="mining" object="World" value="MaxMining"/>
</sweep>)"));
        const Project project = projectWith(sweepXml(goodDraft()));
        const std::vector<CheckedSweep> sweeps = sweepsOf(project);
        QCOMPARE(sweeps.size(), std::size_t{1});
        QVERIFY(sweeps[0].isRunnable);
        QCOMPARE(variantCount(sweeps[0]), std::size_t{6});
        QCOMPARE(sweeps[0].seeds.size(), std::size_t{3});
    }

    void reports_data() {
        QTest::addColumn<int>("change");
        QTest::addColumn<QString>("problem");
        QTest::newRow("I4.14 a good draft has no problem") << 0 << QString();
        QTest::newRow("I4.14 an id that another sweep has") << 1 << "there is already a sweep 'old'";
        QTest::newRow("I4.14 seeds that are no numbers") << 2 << "'few' is no list of seeds";
        QTest::newRow("I4.14 values that are no numbers") << 3 << "'one two' is no list of numbers";
        QTest::newRow("I4.14 half a range") << 4 << "to";
        QTest::newRow("I4.14 a measure with an unknown name") << 5 << "MaxMinin";
        QTest::newRow("I4.14 no number to vary") << 6 << "varies";
        QTest::newRow("I4.14 no measure") << 7 << "measure";
        QTest::newRow("I4.14 no id") << 8 << "id";
    }
    void reports() {
        QFETCH(int, change);
        QFETCH(QString, problem);
        SweepDraft draft = goodDraft();
        draft.id = change == 1 ? "old" : change == 8 ? "" : draft.id;
        draft.seeds = change == 2 ? "few" : draft.seeds;
        draft.varied[0].values = change == 3 ? "one two" : draft.varied[0].values;
        draft.varied[1].to = change == 4 ? "" : draft.varied[1].to;
        draft.measures[0].value = change == 5 ? "MaxMinin" : draft.measures[0].value;
        if (change == 6) {
            draft.varied.clear();
        }
        if (change == 7) {
            draft.measures.clear();
        }
        SweepDraft old = goodDraft();
        old.id = "old";
        const Project project = projectWith(sweepXml(old));
        const TriedSweep tried = trySweep(project.parsed, *project.model, draft);
        QCOMPARE(tried.sweep.has_value(), problem.isEmpty());
        QCOMPARE(tried.problems.empty(), problem.isEmpty());
        if (!problem.isEmpty()) {
            const QString message = QString::fromStdString(tried.problems.front().message());
            QVERIFY2(message.contains(problem), qPrintable(message));
        }
    }
};

QTEST_APPLESS_MAIN(SweepDraftTest)
#include "sweep_draft_test.moc"
