// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps (I4.14): reading them, their variants, their runs, and their files.
#include "engine/assist/rename.h"
#include "engine/assist/writing_help.h"
#include "engine/check/scenario/sweeps.h"
#include "engine/lab/test_run.h"
#include "engine/orrery.h"
#include "engine/rules/shipped_rows.h"
#include "engine/sweep/sweep_content.h"
#include "engine/sweep/sweep_identity.h"
#include "engine/sweep/sweep_summary.h"
#include "tests/engine/sweep_fixture.h"
#include "tests/support/named_test.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace orrery::engine;
using namespace orrery::tests;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int manySeeds = 6;
#else
constexpr int manySeeds = 40;
#endif

std::vector<double> valuesOf(const CheckedVary& vary) {
    std::vector<double> values;
    for (std::size_t level = 0; level < vary.count(); ++level) {
        values.push_back(vary.value(level));
    }
    return values;
}

/// Returns the levels of all variants: "0 1 | 2 0".
QString levelsText(const std::vector<SweepVariant>& variants) {
    QStringList all;
    for (const SweepVariant& variant : variants) {
        QStringList levels;
        for (const std::int32_t level : variant.levels) {
            levels << QString::number(level);
        }
        all << levels.join(' ');
    }
    return all.join(" | ");
}

/// Returns the code and the marked text of each problem of a project: "check.bad-values '1, 2'".
QStringList problemsOf(const Project& project) {
    QStringList problems;
    for (const Diagnostic& one : project.diagnostics) {
        const SourceText& text = *project.files()[one.where.file.value];
        const std::string marked(text.bytes().substr(one.where.span.begin, one.where.span.size()));
        problems << QString::fromStdString(std::string(one.code()) + " '" + marked + "'");
    }
    return problems;
}

void cut(const QString& path, qint64 size) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.size() > size);
    QVERIFY(file.resize(size));
}

} // namespace

class SweepTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath("results.sqlite").toStdString();
    }
    void cleanup() { m_folder.reset(); }

    // Reading.

    NAMED_TEST(reading, "I4.14 a sweep has its varied numbers, values, measures, seeds and turns") {
        const Project project =
            projectWith(R"xml(<sweep id="s" name="Ore" seeds="7 3..5 4" turns="40" design="morris" samples="6">
  <set object="World" meter="Mining" value="1"/>
  <vary constant="SHARE" from="0" to="1" values-count="11"/>
  <vary at="BLD_MINE/dig" attribute="priority" values="10 -20 3e1"/>
  <vary at="BLD_MINE" element="modify-max-meter[3]" attribute="amount" from="8" to="11" values-count="7"/>
  <vary at="BLD_DICE" attribute="duration" values="1 2" enabled="false"/>
  <measure id="m" value="sum(planets, Mining)" turn="1..3 40"/>
</sweep>)xml");
        QVERIFY2(project.diagnostics.empty(), qPrintable(problemsOf(project).join("; ")));
        const CheckedSweep sweep = sweepsOf(project).at(0);
        QVERIFY(sweep.isRunnable);
        QCOMPARE(sweep.name, std::string("Ore"));
        QCOMPARE(sweep.seeds, (std::vector<std::uint64_t>{3, 4, 5, 7}));
        QCOMPARE(sweep.turns, 40u);
        QCOMPARE(sweep.samples, 6u);
        QVERIFY(sweep.design == SweepDesign::morris);
        QCOMPARE(sweep.scenario, std::string("mines"));
        QCOMPARE(sweep.actions.statements.size(), std::size_t{1});
        QCOMPARE(sweep.measures.at(0).turns, (std::vector<std::uint32_t>{1, 2, 3, 40}));
        QCOMPARE(sweep.varied.size(), std::size_t{3});
        QCOMPARE(sweep.varied[0].name, std::string("SHARE"));
        QCOMPARE(valuesOf(sweep.varied[0]),
                 (std::vector<double>{0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0}));
        QCOMPARE(sweep.varied[1].name, std::string("BLD_MINE/dig priority"));
        QCOMPARE(valuesOf(sweep.varied[1]), (std::vector<double>{10.0, -20.0, 30.0}));
        QCOMPARE(sweep.varied[2].name, std::string("BLD_MINE modify-max-meter[3] amount"));
        QCOMPARE(valuesOf(sweep.varied[2]), (std::vector<double>{8.0, 8.5, 9.0, 9.5, 10.0, 10.5, 11.0}));
    }

    void problems_data() {
        QTest::addColumn<QString>("sweep");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const std::string& inside, const char* problem,
                            const char* attributes = "") {
            QTest::newRow(name) << QString::fromStdString(sweepText(attributes, inside)) << QString(problem);
        };
        const std::string measure = measureMining;
        const std::string vary = varyBonus;
        row("I4.14 an unknown constant", R"(<vary constant="BONUZ" values="1 2"/>)" + measure,
            "check.unknown-name 'BONUZ'");
        row("I4.14 an expression is no constant", R"(<vary constant="2 * BONUS" values="1 2"/>)" + measure,
            "check.unknown-name '2 * BONUS'");
        row("I4.14 a constant that is no number", R"(<vary constant="WORD" values="1 2"/>)" + measure,
            "check.no-number 'WORD'");
        row("I4.14 an unknown class", R"(<vary at="BLD_MIN" attribute="duration" values="1 2"/>)" + measure,
            "check.unknown-name 'BLD_MIN'");
        row("I4.14 an unknown group", R"(<vary at="BLD_MINE/dug" attribute="priority" values="1 2"/>)" + measure,
            "check.unknown-name 'BLD_MINE/dug'");
        row("I4.14 an unknown element",
            R"(<vary at="BLD_MINE" element="modify-meter" attribute="amount" values="1 2"/>)" + measure,
            "check.unknown-name 'modify-meter'");
        row("I4.14 a number of an element that is too large",
            R"(<vary at="BLD_MINE" element="modify-max-meter[4]" attribute="amount" values="1 2"/>)" + measure,
            "check.unknown-name 'modify-max-meter[4]'");
        row("I4.14 a number of an element that is no number",
            R"(<vary at="BLD_MINE" element="modify-max-meter[x]" attribute="amount" values="1 2"/>)" + measure,
            "check.unknown-name 'modify-max-meter[x]'");
        row("I4.14 an unknown attribute", R"(<vary at="BLD_MINE/dig" attribute="prio" values="1 2"/>)" + measure,
            "check.unknown-name 'prio'");
        row("I4.14 no attribute", R"(<vary at="BLD_MINE/dig" values="1 2"/>)" + measure,
            "content.missing-attribute 'vary'");
        row("I4.14 a constant and a place", R"(<vary constant="BONUS" at="BLD_MINE" values="1 2"/>)" + measure,
            "check.not-together 'BLD_MINE'");
        row("I4.14 a list and a range", R"(<vary constant="BONUS" values="1 2" to="3"/>)" + measure,
            "check.not-together '3'");
        row("I4.14 no list of numbers", R"(<vary constant="BONUS" values="1, 2"/>)" + measure,
            "check.bad-values '1, 2'");
        row("I4.14 a range without an end", R"(<vary constant="BONUS" from="1" values-count="3"/>)" + measure,
            "check.half-a-range 'vary'");
        row("I4.14 a range without a count", R"(<vary constant="BONUS" from="1" to="3"/>)" + measure,
            "check.half-a-range 'vary'");
        row("I4.14 a range of one value", R"(<vary constant="BONUS" from="1" to="3" values-count="1"/>)" + measure,
            "content.out-of-range '1'");
        row("I4.14 nothing varies", measure, "check.varies-nothing 'sweep'");
        row("I4.14 nothing is measured", vary, "check.measures-nothing 'sweep'");
        row("I4.14 a number varies twice", vary + vary + measure, "check.varied-twice 'vary'");
        row("I4.14 too many variants",
            R"(<vary constant="BONUS" from="0" to="1" values-count="1000"/>)"
            R"(<vary constant="SHARE" from="0" to="1" values-count="101"/>)" +
                measure,
            "check.too-many-variants 'sweep'");
        std::string thousand;
        for (int i = 0; i < 1'000; ++i) {
            thousand += " " + std::to_string(i);
        }
        row("I4.14 too many values in a list", "<vary constant=\"BONUS\" values=\"1" + thousand + "\"/>" + measure,
            ("check.bad-values '1" + thousand + "'").c_str());
        row("I4.14 samples of a grid", vary + measure, "check.no-samples '5'", R"(samples="5")");
        row("I4.14 one value for Morris", R"(<vary constant="BONUS" values="1"/>)" + measure, "check.one-value '1'",
            R"(design="morris")");
        row("I4.14 bad seeds", vary + measure, "check.bad-seeds '1-5'", R"(seeds="1-5")");
        row("I4.14 an unknown design", vary + measure, "content.not-a-choice 'cube'", R"(design="cube")");
        row("I4.14 an unknown scenario", vary + R"(<measure id="m" value="count(planets) + 0"/>)",
            "check.unknown-name 'moons'", R"(scenario="moons")");
        row("I4.14 a measure after the last turn", vary + R"(<measure id="m" value="count(planets) + 0" turn="5"/>)",
            "check.after-the-test '5'");
    }
    void problems() {
        QFETCH(QString, sweep);
        QFETCH(QString, problem);
        const Project project = projectWith(sweep.toStdString());
        const QStringList problems = problemsOf(project);
        QCOMPARE(problems, QStringList{problem});
        const bool isWarning = project.diagnostics.front().severity() != Severity::error;
        QCOMPARE(sweepsOf(project).at(0).isRunnable, isWarning);
    }

    NAMED_TEST(mostVariantsFit, "I4.14 a sweep can have 100,000 variants") {
        const Project project =
            projectWith(sweepText("", R"(<vary constant="BONUS" from="0" to="1" values-count="1000"/>
<vary constant="SHARE" from="0" to="1" values-count="100"/>)" +
                                          std::string(measureMining)));
        QVERIFY(project.diagnostics.empty());
        QCOMPARE(variantsOf(sweepsOf(project).at(0)).size(), mostVariants);
    }

    void completes_data() {
        QTest::addColumn<QString>("vary");
        QTest::addColumn<QString>("with");
        QTest::addColumn<QString>("without");
        QTest::newRow("I3.3 constants are offered for a varied constant") << "<vary constant=\"|\"/>"
                                                                          << "BONUS"
                                                                          << "Population";
        QTest::newRow("I3.3 classes and groups are offered for a varied place") << "<vary at=\"|\"/>"
                                                                                << "BLD_MINE/dig"
                                                                                << "BONUS";
        QTest::newRow("I3.3 designs are offered") << "<x/></sweep><sweep design=\"|\">"
                                                  << "one-at-a-time"
                                                  << "spiral";
        QTest::newRow("I3.3 varied numbers and measures are offered in a sweep") << "<|"
                                                                                 << "vary"
                                                                                 << "expect";
    }
    void completes() {
        QFETCH(QString, vary);
        QFETCH(QString, with);
        QFETCH(QString, without);
        const Project project = projectWith("");
        const WritingHelp help(project.parsed, project.model);
        std::string text = "<orrery format=\"1\"><sweep id=\"s\">" + vary.toStdString();
        const std::size_t caret = text.find('|');
        text.erase(caret, 1);
        const Completion offered = help.complete(FileId{}, text, static_cast<std::uint32_t>(caret));
        QStringList labels;
        for (std::size_t i = 0; i < offered.size(); ++i) {
            labels << QString::fromStdString(offered[i].label);
        }
        QVERIFY2(labels.contains(with), qPrintable(labels.join(' ')));
        QVERIFY2(!labels.contains(without), qPrintable(labels.join(' ')));
    }

    NAMED_TEST(renames, "I3.6 a rename changes varied constants, classes and groups") {
        const Project project =
            projectWith(sweepText("", std::string(varyBonus) +
                                          R"(<vary at="BLD_MINE/dig" attribute="priority" values="1 2"/>)"
                                          R"(<vary at="BLD_DICE" attribute="duration" values="1 2"/>)" +
                                          measureMining));
        const auto index = indexNames(project.parsed, *project.model);
        const auto renamed = [&](NameKind kind, std::string_view id, std::string_view newId) {
            for (NameId name = 0; name < index->names().size(); ++name) {
                if (index->names()[name].kind == kind && index->names()[name].id == id) {
                    const RenamePlan plan = planRename(project.parsed, project.model->vocabulary, *index, name, newId);
                    const ProjectSources sources = withEdits(project.parsed.sources, plan.edits);
                    return std::string(sources.files[sources.find("sweeps.xml").value].text->bytes());
                }
            }
            return std::string();
        };
        QVERIFY(renamed(NameKind::define, "BONUS", "GAIN").find("constant=\"GAIN\"") != std::string::npos);
        QVERIFY(renamed(NameKind::objectClass, "BLD_DICE", "BLD_CUBE").find("at=\"BLD_CUBE\"") != std::string::npos);
        QVERIFY(renamed(NameKind::objectClass, "BLD_MINE", "BLD_PIT").find("at=\"BLD_PIT/dig\"") != std::string::npos);
        QVERIFY(renamed(NameKind::group, "dig", "delve").find("at=\"BLD_MINE/delve\"") != std::string::npos);
    }

    // Designs.

    NAMED_TEST(grid, "I4.14 a grid has all combinations, with both ends of a range") {
        const Planned sweep(sweepText("", std::string(R"(<vary constant="BONUS" from="8" to="11" values-count="2"/>)") +
                                              R"(<vary constant="SHARE" values="1 2 3"/>)" + measureMining));
        QCOMPARE(levelsText(sweep.plan.variants), "0 0 | 0 1 | 0 2 | 1 0 | 1 1 | 1 2");
        QCOMPARE(valueIn(sweep.plan.sweep, sweep.plan.variants.front(), 0), std::optional(8.0));
        QCOMPARE(valueIn(sweep.plan.sweep, sweep.plan.variants.back(), 0), std::optional(11.0));
        QCOMPARE(valueIn(sweep.plan.sweep, sweep.plan.variants.back(), 1), std::optional(3.0));
    }

    NAMED_TEST(oneAtATime, "I4.14 one-at-a-time begins with the content as it is") {
        const Planned sweep(
            sweepText(R"(design="one-at-a-time")",
                      std::string(varyBonus) + R"(<vary constant="SHARE" values="1 2"/>)" + measureMining));
        QCOMPARE(levelsText(sweep.plan.variants), "-1 -1 | 0 -1 | 1 -1 | 2 -1 | -1 0 | -1 1");
        QVERIFY(!valueIn(sweep.plan.sweep, sweep.plan.variants.front(), 0));
    }

    NAMED_TEST(latinHypercube, "I4.14 each part of a range has one sample of a Latin hypercube") {
        const std::string inside = std::string(R"(<vary constant="BONUS" from="1" to="100" values-count="100"/>)") +
                                   R"(<vary constant="SHARE" from="0" to="1" values-count="20"/>)" + measureMining;
        const Planned sweep(sweepText(R"(design="latin-hypercube" samples="20")", inside));
        QCOMPARE(sweep.plan.variants.size(), std::size_t{20});
        std::set<std::int32_t> parts;
        std::set<std::int32_t> levels;
        for (const SweepVariant& variant : sweep.plan.variants) {
            parts.insert(variant.levels.at(0) / 5);
            levels.insert(variant.levels.at(1));
        }
        QCOMPARE(parts.size(), std::size_t{20});
        QCOMPARE(levels.size(), std::size_t{20});
        QCOMPARE(*levels.rbegin(), 19);
        // A random order, which is always the same.
        QCOMPARE(levelsText(sweep.plan.variants).left(24), "16 11 | 52 4 | 57 5 | 93");
        const Planned again(sweepText(R"(design="latin-hypercube" samples="20")", inside));
        QVERIFY(again.plan.variants == sweep.plan.variants);
        std::string other = sweepText(R"(design="latin-hypercube" samples="20")", inside);
        other.replace(other.find("\"s\""), 3, "\"t\"");
        QVERIFY(Planned(other).plan.variants != sweep.plan.variants);
    }

    NAMED_TEST(morris, "I4.14 each step of a Morris path changes one number by half of its values") {
        const Planned sweep(
            sweepText(R"(design="morris" samples="30")",
                      std::string(varyBonus) + R"(<vary constant="SHARE" from="0" to="1" values-count="4"/>)" +
                          R"(<vary at="BLD_MINE/dig" attribute="priority" values="1 2"/>)" + measureMining));
        const std::vector<SweepVariant>& variants = sweep.plan.variants;
        QCOMPARE(variants.size(), std::size_t{30 * 4});
        const std::vector<std::int32_t> steps{1, 2, 1};
        std::set<std::size_t> firstChanged;
        std::set<std::int32_t> starts;
        for (std::size_t i = 0; i < variants.size(); ++i) {
            for (std::size_t vary = 0; vary < 3; ++vary) {
                const auto count = static_cast<std::int32_t>(sweep.plan.sweep.varied[vary].count());
                QVERIFY(variants[i].levels[vary] >= 0 && variants[i].levels[vary] < count);
            }
            if (i % 4 == 0) {
                starts.insert(variants[i].levels[1]);
                continue;
            }
            std::size_t changed = 0;
            for (std::size_t vary = 0; vary < 3; ++vary) {
                const std::int32_t step = std::abs(variants[i].levels[vary] - variants[i - 1].levels[vary]);
                QVERIFY(step == 0 || step == steps[vary]);
                changed += step != 0 ? 1 : 0;
                if (step != 0 && i % 4 == 1) {
                    firstChanged.insert(vary);
                }
            }
            QCOMPARE(changed, std::size_t{1});
        }
        QCOMPARE(firstChanged.size(), std::size_t{3}); // in random order
        QCOMPARE(starts.size(), std::size_t{4});
    }

    // Contents and runs.

    void contents_data() {
        QTest::addColumn<QString>("vary");
        QTest::addColumn<QString>("measure");
        QTest::addColumn<QList<double>>("expected");
        const auto row = [](const char* name, const char* vary, const char* measure, const QList<double>& expected) {
            QTest::newRow(name) << QString(vary) << QString(measure) << expected;
        };
        row("I4.14 a constant varies", R"(<vary constant="BONUS" values="1 5 9"/>)", "MaxMining", {1, 5, 9});
        row("I4.14 a constant varies in each expression", R"(<vary constant="SHARE" values="0 1 2.5"/>)", "MaxIndustry",
            {0, 3, 7.5});
        row("I4.14 an attribute varies",
            R"(<vary at="BLD_MINE/dig" element="modify-max-meter" attribute="amount" values="1 -2 0.1"/>)",
            "MaxMining + 10", {11, 10, 10.1});
        row("I4.14 an attribute of the second element varies",
            R"(<vary at="BLD_MINE" element="modify-max-meter[2]" attribute="amount" values="1 2"/>)", "MaxIndustry",
            {1, 2});
        row("I4.14 an element that stands for an attribute varies",
            R"(<vary at="BLD_MINE/dig" element="modify-max-meter[3]" attribute="amount" values="1 2"/>)", "MaxTrade",
            {1, 2});
        row("I4.14 an attribute that is not written varies",
            R"(<vary at="BLD_MINE" attribute="duration" values="0 2"/>)", "MaxMining", {2, 0});
        row("I4.14 the sweep itself has statements",
            R"(<remove object="Pit" turn="2"/><vary constant="BONUS" values="1 5"/>)", "MaxMining", {0, 0});
    }
    void contents() {
        QFETCH(QString, vary);
        QFETCH(QString, measure);
        QFETCH(QList<double>, expected);
        const Planned sweep(sweepText("", vary.toStdString() + "<measure id=\"m\" object=\"World\" value=\"" +
                                              measure.toStdString() + "\"/>"));
        QVERIFY2(sweep.project.diagnostics.empty(), qPrintable(problemsOf(sweep.project).join("; ")));
        const auto results = sweep.open();
        sweep.play(*results);
        QList<double> found;
        results->eachValue([&](const SweepValue& value) {
            found << value.value;
            return true;
        });
        QCOMPARE(found, expected);
    }

    NAMED_TEST(sameAsTest, "I4.14 a run of a sweep has the values of a test with the edited content") {
        const Planned sweep(sweepText(seedsText(5), std::string(R"(<vary constant="BONUS" values="5"/>)") +
                                                        measureMining + measureResearch));
        const auto results = sweep.open();
        sweep.play(*results);
        Project edited = projectWith("<test id=\"t\" turns=\"4\" " + seedsText(5) + ">" + measureMining +
                                     measureResearch + "</test>");
        FolderContents contents;
        for (const ProjectSource& source : edited.parsed.sources.files) {
            if (!source.isShipped) {
                std::string text(source.text->bytes());
                if (const std::size_t at = text.find("\"BONUS\" value=\"2\""); at != std::string::npos) {
                    text.replace(at, 17, "\"BONUS\" value=\"5\"");
                }
                contents.files[source.text->path()] =
                    std::make_shared<const SourceText>(source.text->path(), std::move(text));
            }
        }
        edited = openContents(std::move(contents), ORRERY_RESOURCE_DIR "/vocabulary");
        std::vector<Diagnostic> reported;
        const auto tests = readTests(edited.parsed, *edited.model, reported);
        const TestResult tested = runTest({.program = edited.program}, tests.at(0));
        const std::vector<VariantValues> summary = summaryOf(*results);
        QCOMPARE(summary.size(), tested.measures.size());
        QCOMPARE(summary.size(), std::size_t{5});
        bool isVaried = false;
        for (std::size_t i = 0; i < summary.size(); ++i) {
            QCOMPARE(summary[i].turn, tested.measures[i].turn);
            QCOMPARE(summary[i].runs, std::size_t{5});
            QVERIFY(std::abs(summary[i].mean - tested.measures[i].value) < 1e-12);
            isVaried = isVaried || summary[i].low != summary[i].high;
        }
        QVERIFY(isVaried); // the seeds differ
        QCOMPARE(summary[0].mean, 5.0);
    }

    NAMED_TEST(threads, "I4.14 the table is the same for any number of threads, and content is compiled once") {
        const Planned sweep(
            sweepText(seedsText(manySeeds), std::string(varyBonus) + varyShare + measureMining + measureResearch));
        std::string first;
        for (const unsigned jobs : {1u, 2u, 5u}) {
            const auto results = sweep.open();
            const SweepProgress end = sweep.play(*results, jobs);
            QCOMPARE(end.done, std::size_t{15} * manySeeds);
            QCOMPARE(end.contents, std::size_t{15});
            const std::string csv = sweep.csv(*results);
            first = first.empty() ? csv : first;
            QVERIFY(csv == first);
        }
        QVERIFY(QString::fromStdString(first).startsWith("variant,seed,BONUS,SHARE,measure,turn,value\n"
                                                         "0,1,1,0,mining,4,1\n0,1,1,0,research,1,"));
        QCOMPARE(std::count(first.begin(), first.end(), '\n'), 1 + 15 * manySeeds * 5);
    }

    NAMED_TEST(fewVariants, "I4.14 the seeds of one variant are played on several threads") {
        const Planned sweep(
            sweepText(seedsText(manySeeds), std::string(R"(<vary constant="BONUS" values="3"/>)") + measureResearch));
        QCOMPARE(sweep.played(1), sweep.played(3));
    }

    NAMED_TEST(broken, "I4.14 a variant with an error is reported, and the sweep goes on") {
        const Planned sweep(
            sweepText(seedsText(3), R"(<vary at="BLD_MINE/dig" attribute="priority" values="1 1.5 2 2.5"/>)" +
                                        std::string(measureMining)));
        const auto results = sweep.open(m_path);
        std::size_t last = 0;
        const SweepProgress end =
            sweep.play(*results, 2, nullptr, [&](const SweepProgress& progress) { last = progress.done; });
        QCOMPARE(end.done, end.all);
        QCOMPARE(last, end.all);
        const std::vector<VariantError> errors = results->variantErrors();
        QCOMPARE(errors.size(), std::size_t{2});
        QCOMPARE(errors[0].variant, std::size_t{1});
        QCOMPARE(errors[1].variant, std::size_t{3});
        QVERIFY2(errors[0].error.find("1.5") != std::string::npos, errors[0].error.c_str());
        QVERIFY2(errors[0].place.starts_with("rules.xml:8:"), errors[0].place.c_str());
        QCOMPARE(summaryOf(*results).size(), std::size_t{2});
        QCOMPARE(sweep.play(*results).contents, std::size_t{0}); // the errors are results, too
    }

    NAMED_TEST(missing, "I4.14 a value that is missing has no number") {
        const Planned sweep(sweepText(seedsText(2), std::string(varyBonus) +
                                                        R"(<measure id="none" object="#99" value="MaxMining"/>)"
                                                        R"(<measure id="sun" object="Sun" value="MaxMining"/>)" +
                                                        measureMining));
        const auto results = sweep.open();
        sweep.play(*results);
        const std::vector<VariantValues> summary = summaryOf(*results);
        QCOMPARE(summary.size(), std::size_t{9});
        QCOMPARE(summary[0].runs, std::size_t{0});
        QCOMPARE(summary[0].missing, std::size_t{2});
        QVERIFY(std::isnan(summary[0].mean) && std::isnan(summary[0].median) && std::isnan(summary[1].mean));
        QCOMPARE(summary[2].runs, std::size_t{2});
        QVERIFY(sweep.csv(*results).find("0,1,1,none,4,\n") != std::string::npos);
    }

    NAMED_TEST(limits, "I4.14 a run that reaches a limit has a problem, and no values after its end") {
        RunLimits limits;
        limits.workOfRun = 1; // the set-up alone needs more
        const Planned sweep(sweepText("", std::string(varyBonus) + measureResearch), limits);
        const auto results = sweep.open();
        sweep.play(*results);
        const auto [count, first] = results->problems();
        QCOMPARE(count, std::size_t{3});
        QVERIFY(!first.empty());
        QCOMPARE(summaryOf(*results).back().missing, std::size_t{1});
    }

    NAMED_TEST(stopsInside, "I4.14 a run that is stopped has no result") {
        const Planned sweep("<sweep id=\"s\" turns=\"1000000\">" + std::string(varyBonus) +
                            R"(<measure id="m" object="World" value="MaxMining" turn="1 1000000"/></sweep>)");
        const auto results = sweep.open();
        std::atomic<bool> stop{false};
        int looks = 0;
        const SweepProgress end =
            sweep.play(*results, 2, &stop, [&](const SweepProgress&) { stop.store(++looks == 2); });
        QCOMPARE(end.contents, std::size_t{2});
        QCOMPARE(end.done, std::size_t{0});
        QVERIFY(summaryOf(*results).empty());
    }

    NAMED_TEST(turns, "I4.14 other turns move the measures of the last turn") {
        const Planned sweep(sweepText("", std::string(varyBonus) + measureMining + measureResearch));
        CheckedSweep shorter = sweep.plan.sweep;
        QVERIFY(setTurns(shorter, 2));
        QCOMPARE(shorter.measures[0].turns, std::vector<std::uint32_t>{2});
        QCOMPARE(shorter.measures[1].turns, (std::vector<std::uint32_t>{1, 2}));
        QVERIFY(!setTurns(shorter, 0));
    }

    // Files.

    NAMED_TEST(resumes, "I4.14 a sweep that was stopped goes on, and plays nothing twice") {
        const Planned sweep(
            sweepText(seedsText(manySeeds), std::string(varyBonus) + varyShare + measureMining + measureResearch));
        const std::string whole = sweep.played();
        std::size_t calls = 0;
        std::size_t before = 0;
        for (bool isDone = false; !isDone; ++calls) {
            const auto results = sweep.open(m_path);
            QVERIFY(results != nullptr);
            std::atomic<bool> stop{false};
            const SweepProgress end = sweep.play(*results, 2, &stop, [&](const SweepProgress& progress) {
                stop.store(calls < 3 && progress.done > progress.before);
            });
            QCOMPARE(end.before, before);
            QVERIFY(end.done >= before);
            QCOMPARE(end.played, end.done - before);
            before = end.done;
            isDone = end.done == end.all;
            QVERIFY(calls < 20);
        }
        const auto results = sweep.open(m_path);
        const SweepProgress end = sweep.play(*results);
        QCOMPARE(end.contents, std::size_t{0});
        QVERIFY(sweep.csv(*results) == whole);
    }

    NAMED_TEST(otherContent, "I4.14 a file of another sweep or other content is refused, unless it is replaced") {
        const std::string text = sweepText(seedsText(2), std::string(varyBonus) + measureMining);
        const Planned sweep(text);
        sweep.play(*sweep.open(m_path));
        const QString sentence =
            QString("'%1' has results of another sweep, or of other content").arg(QString::fromStdString(m_path));
        const Planned otherValues(sweepText(seedsText(2), std::string(varyShare) + measureMining));
        QCOMPARE(otherValues.refusal(m_path), sentence);
        const Planned otherContent(text + R"(<class id="BLD_NEW" type="building"/>)");
        QCOMPARE(otherContent.refusal(m_path), sentence);
        RunLimits limits;
        limits.workOfRun = 1'000'000'000;
        QCOMPARE(Planned(text, limits).refusal(m_path), sentence);
        // Tests, other sweeps and comments between elements do not matter.
        const Planned same("<!-- new -->" + text +
                           "<test id=\"t\"><expect if=\"count(planets) == 2\"/></test>"
                           "<sweep id=\"other\">" +
                           varyShare + measureMining + "</sweep>");
        QVERIFY2(same.project.diagnostics.empty(), qPrintable(problemsOf(same.project).join("; ")));
        QCOMPARE(same.plan.identity, sweep.plan.identity);
        QCOMPARE(same.play(*same.open(m_path)).contents, std::size_t{0});
        const auto replaced = otherValues.open(m_path, ResultFile::IfOther::replace);
        QCOMPARE(otherValues.play(*replaced).contents, std::size_t{5});
    }

    NAMED_TEST(locked, "I4.14 a locked file is refused, and stays as it is") {
        const Planned sweep(sweepText(seedsText(2), std::string(varyBonus) + measureMining));
        sweep.play(*sweep.open(m_path));
        {
            Database other(m_path);
            QVERIFY(other.run("BEGIN EXCLUSIVE"));
            const QString sentence =
                QString("cannot use '%1': another program has locked it").arg(QString::fromStdString(m_path));
            QCOMPARE(sweep.refusal(m_path), sentence);
            QCOMPARE(sweep.refusal(m_path, ResultFile::IfOther::replace), sentence);
        }
        QCOMPARE(sweep.play(*sweep.open(m_path)).contents, std::size_t{0});
    }

    void damaged_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<QString>("reason");
        QTest::newRow("I4.14 a truncated file is refused, and --restart replaces it") << 4'096 * 3 << "it is damaged";
        QTest::newRow("I4.14 a file cut within a page is refused") << 9'999 << "it is damaged";
        QTest::newRow("I4.14 a file cut within its head is refused") << 50 << "it is no SQLite file";
    }
    void damaged() {
        QFETCH(int, size);
        QFETCH(QString, reason);
        const Planned sweep(sweepText(seedsText(manySeeds), std::string(varyBonus) + measureResearch));
        sweep.play(*sweep.open(m_path));
        cut(QString::fromStdString(m_path), size);
        QCOMPARE(sweep.refusal(m_path), QString("cannot use '%1': %2").arg(QString::fromStdString(m_path), reason));
        if (size > 100) { // a file without a head may be anything
            const auto replaced = sweep.open(m_path, ResultFile::IfOther::replace);
            QCOMPARE(sweep.play(*replaced).contents, std::size_t{3});
        }
    }

    NAMED_TEST(strange, "I4.14 files that hold no results are refused, and never changed") {
        const Planned sweep(sweepText("", std::string(varyBonus) + measureMining));
        for (const auto ifOther : {ResultFile::IfOther::refuse, ResultFile::IfOther::replace}) {
            QFile text(m_folder->filePath("notes.txt"));
            QVERIFY(text.open(QIODevice::WriteOnly));
            text.write(QByteArray(5'000, 'x'));
            text.close();
            QVERIFY(sweep.refusal(text.fileName().toStdString(), ifOther).endsWith("it is no SQLite file"));
            QCOMPARE(text.size(), 5'000);
            const std::string other = m_folder->filePath("other.sqlite").toStdString();
            QVERIFY(Database(other).run("CREATE TABLE IF NOT EXISTS mine (x)"));
            QVERIFY(sweep.refusal(other, ifOther).endsWith("has no results of a sweep"));
            QVERIFY(Database(other).run("SELECT * FROM mine"));
            QVERIFY(!sweep.refusal(m_folder->path().toStdString(), ifOther).isEmpty());
            QVERIFY(!sweep.refusal(m_folder->filePath("none/file").toStdString(), ifOther).isEmpty());
        }
        QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    NAMED_TEST(fullDisk, "I4.14 a full disk ends the sweep, and everything committed stays") {
        const Planned sweep(sweepText(seedsText(manySeeds), std::string(varyBonus) + varyShare + measureResearch));
        const std::string whole = sweep.played();
        {
            const auto results = sweep.open(m_path);
            QVERIFY(results->limitPages(8)); // a disk with room for eight pages
            const SweepProgress end = sweep.play(*results);
            QVERIFY(results->error());
            QVERIFY2(results->error()->message.english().ends_with("No space left on device"),
                     results->error()->message.english().c_str());
            QVERIFY(end.done < end.all);
        }
        const auto results = sweep.open(m_path);
        QVERIFY(results != nullptr);
        sweep.play(*results);
        QVERIFY(sweep.csv(*results) == whole);
    }

    NAMED_TEST(stopsAtFailure, "I4.14 a sweep that cannot write its results ends at once") {
        const Planned sweep(sweepText("", R"(<vary constant="BONUS" from="0" to="1" values-count="1000"/>)" +
                                              std::string(measureResearch)));
        const auto results = sweep.open(m_path);
        QVERIFY(results->limitPages(1)); // no page more
        const SweepProgress end = sweep.play(*results);
        QVERIFY(results->error());
        QVERIFY2(end.contents < 1'000, "it went on");
    }

    NAMED_TEST(overwritten, "I4.14 a file with other bytes inside is refused") {
        const Planned sweep(sweepText(seedsText(200), std::string(varyBonus) + measureResearch));
        sweep.play(*sweep.open(m_path));
        QFile file(QString::fromStdString(m_path));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(file.size() - 3'000));
        file.write(QByteArray(2'000, '\xff'));
        file.close();
        QVERIFY2(sweep.refusal(m_path).endsWith("it is damaged"), qPrintable(sweep.refusal(m_path)));
    }

    // Reports.

    NAMED_TEST(quantiles, "I4.14 a summary has the mean and the quantiles over the seeds") {
        const Planned sweep(
            sweepText(seedsText(5), std::string(R"(<vary constant="BONUS" values="1"/>)") + measureMining));
        const auto results = sweep.open();
        QVERIFY(results->begin());
        for (std::uint64_t seed = 5; seed > 0; --seed) { // 1 4 9 16 25, in any order
            const double value = static_cast<double>(seed * seed);
            QVERIFY(results->add(SweepRun{.variant = 0, .seed = seed, .turns = 4, .values = {value}}));
        }
        QVERIFY(results->commit());
        const VariantValues values = summaryOf(*results).at(0);
        QCOMPARE(values.runs, std::size_t{5});
        QCOMPARE(values.mean, 11.0);
        QCOMPARE(values.low, 1.6);
        QCOMPARE(values.median, 9.0);
        QCOMPARE(values.high, 23.2);
    }

    NAMED_TEST(sensitivity, "I4.14 the sensitivity of a linear measure is its slope times the range") {
        const std::string inside = std::string(R"(<vary constant="SHARE" from="0" to="1" values-count="4"/>)") +
                                   R"(<vary constant="BONUS" from="0" to="6" values-count="4"/>)" +
                                   R"(<measure id="m" object="World" value="MaxMining - 0.5 * MaxIndustry"/>)";
        const auto found = [](const std::string& text) {
            const Planned sweep(text);
            const auto results = sweep.open();
            sweep.play(*results);
            return sensitivitiesOf(sweep.plan, summaryOf(*results));
        };
        const std::vector<Sensitivity> morris = found(sweepText(R"(design="morris" samples="5")", inside));
        QCOMPARE(morris.size(), std::size_t{2});
        QCOMPARE(morris[0].vary, std::size_t{1}); // the largest first
        QCOMPARE(morris[0].count, std::size_t{5});
        QCOMPARE(morris[0].meanEffect, 6.0);
        QCOMPARE(morris[0].meanSize, 6.0);
        QCOMPARE(morris[0].deviation, 0.0);
        QCOMPARE(morris[1].meanEffect, -1.5);
        QCOMPARE(morris[1].meanSize, 1.5);
        const std::vector<Sensitivity> single = found(sweepText(R"(design="one-at-a-time")", inside));
        QCOMPARE(single[0].vary, std::size_t{1});
        QCOMPARE(single[0].smallest, -0.75);
        QCOMPARE(single[0].largest, 5.25);
        QCOMPARE(single[1].smallest, 0.5);
        QCOMPARE(single[1].largest, 2.0);
        QVERIFY(found(sweepText("", inside)).empty());
        // The content as it is counts, too: its bonus is 2.
        const std::vector<Sensitivity> outside = found(sweepText(
            R"(design="one-at-a-time")", R"(<vary constant="BONUS" values="3 4"/>)" + std::string(measureMining)));
        QCOMPARE(outside.at(0).smallest, 2.0);
        QCOMPARE(outside.at(0).largest, 4.0);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_path;
};

QTEST_GUILESS_MAIN(SweepTest)
#include "sweep_test.moc"
