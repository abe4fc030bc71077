// SPDX-License-Identifier: GPL-3.0-or-later
// Faults in content, and the tests that notice them (I4.13).
#include "engine/lab/mutant_trial.h"
#include "engine/orrery.h"
#include "engine/rules/shipped_rows.h"
#include "engine/text/text_edit.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace orrery::engine;

namespace {

Project projectOf(const std::string& rules) {
    FolderContents contents;
    const auto add = [&](const std::string& path, std::string text) {
        contents.files.emplace(path, std::make_shared<const SourceText>(path, std::move(text)));
    };
    add("orrery.xml", R"(<project format="1" name="Mines" scenario="mines"/>)");
    add("rules.xml", "<orrery format=\"1\">\n" + rules + R"(
<scenario id="mines">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  <planet name="Moon" system="Sun"/>
  <place class="BLD_MINE" on="World" name="Pit"/>
</scenario>
</orrery>)");
    return openContents(std::move(contents), ORRERY_RESOURCE_DIR "/vocabulary");
}

/// A mine, with a part of each kind that faults can change.
constexpr auto mine = R"(<class id="BLD_MINE" type="building">
  <group id="dig" priority="10" stacking="DIG">
    <activation if="turn >= 3"/>
    <scope><include><and><contains><self/></contains><planet-size size="medium"/></and></include></scope>
    <effects>
      <modify-max-meter meter="Mining" amount="2"/>
      <set-max-meter meter="Trade" value="3"/>
    </effects>
  </group>
</class>)";

std::vector<Mutant> mutantsIn(const Project& project) {
    return mutantsOf(project.parsed, project.model->vocabulary);
}

/// Returns the text of the rules with a fault.
std::string textWith(const Project& project, const Mutant& mutant) {
    return applyEdits(project.files()[mutant.edits.front().file.value]->bytes(), mutant.edits);
}

QString firstOf(const std::vector<Diagnostic>& diagnostics) {
    return diagnostics.empty() ? QString() : QString::fromStdString(diagnostics.front().message());
}

} // namespace

class MutantsTest : public QObject {
    Q_OBJECT

private slots:
    void kinds_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QStringList>("texts");
        const auto row = [](const char* name, MutantKind kind, QStringList texts) {
            QTest::newRow(name) << static_cast<int>(kind) << texts;
        };
        row("I4.13 mutation switches a group off", MutantKind::groupOff, {"stacking=\"DIG\" enabled=\"false\""});
        row("I4.13 mutation switches effects off", MutantKind::effectOff,
            {"amount=\"2\" enabled=\"false\"/>", "value=\"3\" enabled=\"false\"/>"});
        row("I4.13 mutation removes conditions", MutantKind::conditionOff,
            {"<activation/>", "<and enabled=\"false\">", "<contains enabled=\"false\">", "<self enabled=\"false\"/>",
             "<planet-size size=\"medium\" enabled=\"false\"/>"});
        row("I4.13 mutation negates conditions", MutantKind::negated,
            {"if=\"not (turn >= 3)\"", "<not><and>", "<not><contains>", "<not><self/></not>", "<not><planet-size"});
        row("I4.13 mutation moves bounds", MutantKind::bound, {"turn >= 4", "turn >= 2"});
        row("I4.13 mutation scales numbers", MutantKind::scaled, {"amount=\"2.2\"", "value=\"3.3\""});
        row("I4.13 mutation sets numbers to 0", MutantKind::zeroed, {"amount=\"0\"", "value=\"0\""});
        row("I4.13 mutation swaps enumerators", MutantKind::enumerator, {"<planet-size size=\"large\"/>"});
        row("I4.13 mutation swaps the side of a meter", MutantKind::meterSide,
            {"<modify-meter meter=\"Mining\"", "<set-meter meter=\"Trade\""});
        row("I4.13 mutation removes a stacking name", MutantKind::stackingOff, {"<group id=\"dig\" priority=\"10\">"});
        row("I4.13 mutation changes a priority", MutantKind::priority, {"priority=\"110\""});
        row("I4.13 mutation swaps effects", MutantKind::swapped, {"value=\"3\"/>\n      <modify-max-meter"});
    }
    void kinds() {
        QFETCH(int, kind);
        QFETCH(QStringList, texts);
        const Project project = projectOf(mine);
        QVERIFY(project.diagnostics.empty());
        QStringList found;
        for (const Mutant& mutant : mutantsIn(project)) {
            QVERIFY(!mutant.edits.empty());
            QVERIFY(!mutant.sentence.empty());
            QCOMPARE(QString::fromStdString(mutant.group), "BLD_MINE/dig");
            if (mutant.kind == static_cast<MutantKind>(kind)) {
                found << QString::fromStdString(textWith(project, mutant));
            }
        }
        QCOMPARE(found.size(), texts.size());
        for (qsizetype i = 0; i < texts.size(); ++i) {
            QVERIFY2(found[i].contains(texts[i]), qPrintable(found[i]));
        }
    }

    NAMED_TEST(outcomes, "I4.13 a fault is killed, survives, changes nothing, or is an error") {
        const std::string test = R"(<test id="digs" turns="5">
            <expect object="World" value="MaxMining" turn="4" equals="2"/></test>)";
        const Project project = projectOf(mine + test);
        const MutantTrial trial(project.parsed, shippedRows(), {});
        QCOMPARE(trial.tests(), std::size_t{1});
        QVERIFY(trial.failing().empty());
        const std::vector<Mutant> mutants = mutantsIn(project);
        const auto outcomeOf = [&](MutantKind kind, std::size_t number = 0) {
            for (const Mutant& mutant : mutants) {
                if (mutant.kind == kind && number-- == 0) {
                    return trial.tryMutant(mutant);
                }
            }
            return MutantResult{.outcome = MutantOutcome::stopped};
        };
        const MutantResult killed = outcomeOf(MutantKind::groupOff);
        QCOMPARE(killed.outcome, MutantOutcome::killed);
        QCOMPARE(killed.test, "digs");
        QCOMPARE(outcomeOf(MutantKind::scaled).outcome, MutantOutcome::killed);
        QCOMPARE(outcomeOf(MutantKind::scaled, 1).outcome, MutantOutcome::survived);     // nobody looks at Trade
        QCOMPARE(outcomeOf(MutantKind::bound).outcome, MutantOutcome::survived);         // it begins one turn later
        QCOMPARE(outcomeOf(MutantKind::stackingOff).outcome, MutantOutcome::equivalent); // it is the only one
        QCOMPARE(outcomeOf(MutantKind::swapped).outcome, MutantOutcome::equivalent);
        Mutant wrong = mutants.front();
        wrong.edits.front().text = " enabled=\"maybe\"";
        QCOMPARE(trial.tryMutant(wrong).outcome, MutantOutcome::invalid);
    }

    NAMED_TEST(notCounted, "I4.13 expected hashes, asserted values, and tests that fail anyway, notice no fault") {
        const std::string tests = R"(<test id="exact" turns="5"><expect-hash equals="0"/>
            <expect object="Moon" value="MaxMining" equals="0"/></test>
            <test id="assert-1"><expect object="World" value="MaxMining" equals="2"/></test>
            <test id="wrong"><expect object="World" value="MaxMining" equals="99"/></test>
            <test id="off" enabled="false"><expect object="World" value="MaxMining" equals="2"/></test>)";
        const Project project = projectOf(mine + tests);
        const MutantTrial trial(project.parsed, shippedRows(), {});
        QCOMPARE(trial.tests(), std::size_t{1});
        QCOMPARE(trial.failing(), std::vector<std::string>{"wrong"});
        QCOMPARE(trial.tryMutant(mutantsIn(project).front()).outcome, MutantOutcome::survived);
    }

    void drafts_data() {
        QTest::addColumn<QString>("test");
        QTest::addColumn<QString>("has");   // text of each draft
        QTest::addColumn<QString>("lacks"); // text of no draft
        QTest::newRow("I4.13 the draft of a test notices the fault that no test notices")
            << R"(<test id="digs" turns="5"><expect object="World" value="MaxMining" turn="4" equals="2"/></test>)"
            << "scenario=\"mines\""
            << "seed=";
        QTest::newRow("I4.13 the draft repeats the statements of the test, up to the turn of the value")
            << R"(<test id="more" turns="6"><place class="BLD_MINE" on="Moon"/>
                  <set object="Moon" meter="Trade" which="max" value="4" turn="6"/>
                  <expect object="Moon" value="MaxMining" turn="5" equals="2"/></test>)"
            << "<place class=\"BLD_MINE\" on=\"Moon\""
            << "<set";
        QTest::newRow("I4.13 the draft has the seed with which the value differs")
            << R"(<test id="often" turns="4" seeds="3..5"><expect if="turn &gt;= 0"/></test>)"
            << "seed=\"3\""
            << "seeds";
    }
    void drafts() {
        QFETCH(QString, test);
        QFETCH(QString, has);
        QFETCH(QString, lacks);
        const std::string rules = mine + test.toStdString();
        const Project project = projectOf(rules);
        QVERIFY2(project.diagnostics.empty(), qPrintable(firstOf(project.diagnostics)));
        const MutantTrial trial(project.parsed, shippedRows(), {});
        QCOMPARE(trial.tests(), std::size_t{1});
        const std::vector<Mutant> mutants = mutantsIn(project);
        int survivors = 0;
        for (std::size_t i = 0; i < mutants.size(); ++i) {
            if (trial.tryMutant(mutants[i]).outcome != MutantOutcome::survived) {
                continue;
            }
            ++survivors;
            for (const std::string id : {"mine", "assert-1"}) {
                const std::string draft = trial.draftFor(mutants[i], id, "It digs");
                QVERIFY2(!draft.empty(), mutants[i].sentence.english().c_str());
                QVERIFY2(QString::fromStdString(draft).contains(has), draft.c_str());
                QVERIFY2(!QString::fromStdString(draft).contains(lacks), draft.c_str());
                // The group changes the maximum; the current value only follows from it.
                const bool isMax = draft.find("value=\"MaxMining\"") != std::string::npos ||
                                   draft.find("value=\"MaxTrade\"") != std::string::npos;
                QVERIFY2(isMax || mutants[i].kind == MutantKind::meterSide, draft.c_str());
                const Project with = projectOf(rules + draft);
                QVERIFY2(with.diagnostics.empty(),
                         qPrintable(QString::fromStdString(draft) + firstOf(with.diagnostics)));
                const MutantTrial second(with.parsed, shippedRows(), {});
                QVERIFY(second.failing().empty());
                const MutantResult result = second.tryMutant(mutantsIn(with)[i]);
                const bool counts = id == "mine"; // a draft that nobody has changed does not
                QVERIFY2(result.outcome == (counts ? MutantOutcome::killed : MutantOutcome::survived), draft.c_str());
                QCOMPARE(result.test, counts ? id : std::string());
            }
        }
        QVERIFY(survivors >= 2);
    }

    NAMED_TEST(noDraft, "I4.13 there is no draft for a fault that no run shows in a value") {
        const Project project =
            projectOf(std::string(mine) + R"(<test id="digs" turns="5"><expect if="turn &gt;= 0"/></test>)");
        const MutantTrial trial(project.parsed, shippedRows(), {});
        const std::vector<Mutant> mutants = mutantsIn(project);
        const auto removed = std::ranges::find(mutants, MutantKind::stackingOff, &Mutant::kind);
        QCOMPARE(trial.draftFor(*removed, "a", "b"), std::string());
        const std::atomic<bool> stop = true;
        QCOMPARE(trial.draftFor(mutants.front(), "a", "b", &stop), std::string());
        QVERIFY(!trial.draftFor(mutants.front(), "a", "b").empty());
    }

    void keeps_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("kept");
        QTest::newRow("I4.13 faults of all classes") << "" << QStringList{"BLD_MINE/dig", "BLD_MINE_2/dig"};
        QTest::newRow("I4.13 faults of one class") << "BLD_MINE" << QStringList{"BLD_MINE/dig"};
        QTest::newRow("I4.13 faults of one group") << "BLD_MINE_2/dig" << QStringList{"BLD_MINE_2/dig"};
        QTest::newRow("I4.13 faults by a part of the name") << "dig" << QStringList{"BLD_MINE/dig", "BLD_MINE_2/dig"};
        QTest::newRow("I4.13 faults of this class only") << "BLD_MINE/" << QStringList{"BLD_MINE/dig"};
        QTest::newRow("I4.13 no faults of classes with a longer name") << "MINE_2/" << QStringList{};
        QTest::newRow("I4.13 faults of a class that does not exist") << "BLD_FORUM" << QStringList{};
    }
    void keeps() {
        QFETCH(QString, name);
        QFETCH(QStringList, kept);
        std::string second = mine;
        second.replace(second.find("BLD_MINE"), 8, "BLD_MINE_2");
        std::vector<Mutant> mutants = mutantsIn(projectOf(mine + second));
        keepMutantsOf(mutants, name.toStdString());
        QStringList groups;
        for (const Mutant& mutant : mutants) {
            groups << QString::fromStdString(mutant.group);
        }
        groups.removeDuplicates();
        QCOMPARE(groups, kept);
    }

    NAMED_TEST(disabled, "I4.13 parts that are switched off, and shipped content, have no mutants") {
        const Project project = projectOf(R"(<class id="BLD_MINE" type="building"><group id="dig" enabled="false">
            <scope><include><self/></include></scope><effects><destroy-object/></effects></group></class>)");
        QVERIFY(mutantsIn(project).empty());
    }
};

QTEST_GUILESS_MAIN(MutantsTest)
#include "mutants_test.moc"
