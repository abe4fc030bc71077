// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios written as content: they keep the work done in the sandbox, and running them gives the same bytes.
#include "engine/check/check.h"
#include "engine/check/scenario/statements.h"
#include "engine/content/parsed_project.h"
#include "engine/orrery.h"
#include "engine/rules/shipped_rows.h"
#include "engine/universe/scenario_text.h"

#include <QTest>

using namespace orrery::engine;

namespace {

constexpr auto vocabulary = ORRERY_RESOURCE_DIR "/vocabulary";
constexpr auto demo = ORRERY_RESOURCE_DIR "/demo";
constexpr auto small = ORRERY_SOURCE_DIR "/tests/data/projects/small";

Project opened(const char* folder, std::shared_ptr<const SourceText> extra = nullptr) {
    auto result = openProject(folder, vocabulary, std::move(extra));
    return std::get<Project>(std::move(result));
}

std::shared_ptr<const SourceText> asFile(const std::string& scenario) {
    return std::make_shared<const SourceText>("saved.xml", "<orrery format=\"1\">\n" + scenario + "</orrery>\n");
}

CheckedStatement read(const char* text, const CheckedModel& model) {
    std::vector<Diagnostic> findings;
    return parseStatements(text, model, findings).at(0);
}

/// Writes a scenario with another id, loads and plays it, and returns the hash of a turn; 0 if it has errors.
std::uint64_t hashAfter(const char* folder, const CheckedScenario& scenario, const CheckedModel& model,
                        std::uint64_t seed, std::uint32_t turn) {
    CheckedScenario renamed = scenario;
    renamed.id = "saved";
    const Project project = opened(folder, asFile(scenarioXml(renamed, model)));
    for (const Diagnostic& diagnostic : project.diagnostics) {
        if (diagnostic.severity() == Severity::error) {
            qWarning("%s", diagnostic.message().c_str());
        }
    }
    const CheckedScenario* const saved = findScenario(project, "saved");
    if (hasErrors(project.diagnostics) || saved == nullptr) {
        return 0;
    }
    const auto session = startSession(project, *saved, seed);
    session->goTo(turn);
    return session->history().log(turn).hash;
}

} // namespace

class ScenarioTextTest : public QObject {
    Q_OBJECT

private slots:
    void loadsAgain_data() {
        QTest::addColumn<QString>("folder");
        QTest::newRow("S15 scenarios written as content run to the same bytes: the demo's") << QString(demo);
        QTest::newRow("S15 scenarios written as content run to the same bytes: systems and lanes by hand")
            << QString(small);
    }
    void loadsAgain() {
        QFETCH(QString, folder);
        const QByteArray path = folder.toUtf8();
        const Project project = opened(path.constData());
        QVERIFY(!project.model->scenarios.empty());
        for (const CheckedScenario& scenario : project.model->scenarios) {
            const auto session = startSession(project, scenario);
            session->goTo(3);
            QCOMPARE(hashAfter(path.constData(), scenario, *project.model, session->seed(), 3),
                     session->history().log(3).hash);
        }
    }

    void keepsWhatWasDone_data() {
        QTest::addColumn<int>("unused");
        QTest::newRow("S15 what a person does in the sandbox is saved with the turn at which it was done") << 0;
    }
    void keepsWhatWasDone() {
        const Project project = opened(small);
        const auto session = startSession(project, *findScenario(project, "pair"));
        session->goTo(2);
        session->apply(read("<place class='BLD_BANK' on='Sol III'/>", *project.model));
        session->apply(read("<set object='Sol III' focus='industry'/>", *project.model));
        session->goTo(5);
        QCOMPARE(hashAfter(small, session->scenario(), *project.model, session->seed(), 5),
                 session->history().log(5).hash);
        QVERIFY(statementXml(session->scenario().statements.back()).find("turn=\"2\"") != std::string::npos);
    }

    void carriesOver_data() {
        QTest::addColumn<int>("unused");
        QTest::newRow("I4.9 statements made with older content find their classes and values again by id") << 0;
    }
    void carriesOver() {
        const Project old = opened(small);
        const Project now = opened(small, asFile("<class id=\"AAA\" type=\"building\"/>\n"));
        const CheckedScenario& scenario = *findScenario(old, "pair");
        const CheckedScenario adopted = adoptScenario(scenario, *old.model, *now.model);
        QCOMPARE(adopted.statements.size(), scenario.statements.size());
        for (std::size_t i = 0; i < adopted.statements.size(); ++i) {
            QCOMPARE(statementXml(adopted.statements[i]), statementXml(scenario.statements[i]));
        }
        const CheckedStatement gone = read("<place class='AAA'/>", *now.model);
        QVERIFY(!adoptStatement(gone, *old.model).has_value());
    }

    void writesValues_data() {
        QTest::addColumn<QString>("attributes");
        const auto row = [](const char* name, const char* attributes) { QTest::newRow(name) << attributes; };
        row("S15 a type is written by its id", "genus=\"ship\"");
        row("S15 the project's first text is written", "motto=\"ever on\"");
    }
    void writesValues() {
        QFETCH(QString, attributes);
        const std::string system = "<system name=\"Sol\" x=\"0\" y=\"0\" " + attributes.toStdString() + "/>";
        FolderContents folder;
        folder.files["orrery.xml"] = std::make_shared<const SourceText>("orrery.xml", "<project format=\"1\"/>");
        folder.files["a.xml"] = std::make_shared<const SourceText>(
            "a.xml", R"xml(<orrery format="1"><vocabulary><property id="genus" format="type"/><property id="motto"
                format="text"/><type id="system" extend="true"><has property="genus"/><has property="motto"/></type>
                </vocabulary><scenario id="sky">)xml" +
                         system + "</scenario></orrery>");
        std::vector<Diagnostic> diagnostics;
        const auto model = check(parseProject(arrangeSources(folder, readFolder(vocabulary, "vocabulary/"))),
                                 shippedRows(), diagnostics);
        QVERIFY2(!hasErrors(diagnostics), diagnostics.empty() ? "" : diagnostics.front().message().c_str());
        const std::string written = statementXml(model->findScenario("sky")->statements.at(0));
        QVERIFY2(written.find(system) != std::string::npos, written.c_str());
    }

    void writesGalaxies_data() {
        QTest::addColumn<QString>("written");
        QTest::newRow("S15 a galaxy is written with its attributes in the order of the reference")
            << "    <galaxy seed=\"1\" systems=\"5\" shape=\"disc\" empires=\"2\" planets=\"1.5\"/>\n";
    }
    void writesGalaxies() {
        QFETCH(QString, written);
        GalaxySpec galaxy;
        galaxy.systems = 5;
        galaxy.planets = 1.5;
        QCOMPARE(QString::fromStdString(galaxyXml(galaxy, *opened(small).model)), written);
    }

    void carriesGalaxyOver_data() {
        QTest::addColumn<int>("unused");
        QTest::newRow("I4.9 a galaxy made with older content finds its specials and meters again by id") << 0;
    }
    void carriesGalaxyOver() {
        const auto modelOf = [](const std::string& meter, const std::string& objectClass) {
            FolderContents folder;
            const auto add = [&](const std::string& path, const std::string& text) {
                folder.files[path] = std::make_shared<const SourceText>(path, text);
            };
            add("orrery.xml", R"xml(<project format="1" name="Galaxy"/>)xml");
            add("a.xml", R"xml(<orrery format="1"><vocabulary>)xml" + meter + R"xml(<meter id="Zeal"/>
                <type id="planet" extend="true"><has meter="Zeal"/></type></vocabulary>)xml" +
                             objectClass + R"xml(<class id="RUINS" type="special"/>
                <scenario id="sky"><galaxy systems="5"><special class="RUINS" probability="0.5"/>
                <initial meter="Zeal" value="3" on="home"/></galaxy><empire id="Terrans"/>
                <move-order empire="Terrans" object="Scout" to="Sol"/><condition when="turn == 1"><fire>
                <destroy-object/></fire></condition></scenario></orrery>)xml");
            std::vector<Diagnostic> diagnostics;
            return check(parseProject(arrangeSources(folder, readFolder(vocabulary, "vocabulary/"))), shippedRows(),
                         diagnostics);
        };
        const auto old = modelOf("", "");
        const auto now = modelOf(R"xml(<meter id="Fame"/>)xml", R"xml(<class id="AAA" type="special"/>)xml");
        const CheckedScenario& scenario = *old->findScenario("sky");
        const CheckedScenario adopted = adoptScenario(scenario, *old, *now);
        QCOMPARE(scenario.orders.size(), std::size_t{1});
        QCOMPARE(adopted.orders.size(), std::size_t{1});
        QVERIFY(adopted.ownClass.has_value() && adopted.ownClass != scenario.ownClass);
        QVERIFY(adopted.ownClass == now->findScenario("sky")->ownClass);
        QCOMPARE(adopted.galaxy->specials.size(), std::size_t{1});
        QVERIFY(adopted.galaxy->specials[0].objectClass != scenario.galaxy->specials[0].objectClass);
        QCOMPARE(now->classes[adopted.galaxy->specials[0].objectClass].id, std::string("RUINS"));
        QCOMPARE(adopted.galaxy->initials.size(), std::size_t{1});
        QVERIFY(adopted.galaxy->initials[0].meter != scenario.galaxy->initials[0].meter);
        QCOMPARE(now->vocabulary.meters()[adopted.galaxy->initials[0].meter].id, std::string("Zeal"));
    }
};

QTEST_APPLESS_MAIN(ScenarioTextTest)
#include "scenario_text_test.moc"
