// SPDX-License-Identifier: GPL-3.0-or-later
// Imported content in play (F6): it plays turns, and every meter of every planet can be explained.
#include "engine/orrery.h"
#include "tests/engine/support/import_fixture.h"

#include <QTemporaryDir>
#include <QTest>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

const std::string vocabularyFolder = ORRERY_RESOURCE_DIR "/vocabulary";

std::shared_ptr<const SourceText> scenarioText(const std::string& statements) {
    return classicText("played.xml", "<orrery format=\"1\"><scenario id=\"played\"><galaxy seed=\"7\" systems=\"20\" "
                                     "empires=\"2\" planets=\"3\"/>" +
                                         statements + "</scenario></orrery>");
}

/// Returns the capitals of all empires, by the empires' names.
std::map<std::string, std::string> capitalsOf(const View& view) {
    std::map<std::string, std::string> capitals;
    for (Row row = 0; row < view.rowCount; ++row) {
        const double capital = view.builtin(Builtin::capital, row);
        if (view.model->vocabulary.types()[view.typeOf(row)].id == "empire" && capital >= 0.0) {
            capitals[view.nameOf(row)] = view.nameOf(static_cast<Row>(capital));
        }
    }
    return capitals;
}

/// Returns statements that give each empire all content: known techs, and specials and buildings on the capital.
std::string everything(const CheckedModel& model, const std::map<std::string, std::string>& capitals) {
    std::string statements;
    for (const auto& [empire, capital] : capitals) {
        for (const CheckedClass& one : model.classes) {
            const std::string& type = model.vocabulary.types()[one.type].id;
            if (type == "tech") {
                statements += "<give-tech tech=\"" + one.id + "\" to=\"" + empire + "\"/>";
            } else if (type == "special" || type == "building") {
                statements += "<place class=\"" + one.id + "\" on=\"" + capital + "\" owner=\"" + empire + "\"/>";
            }
        }
        statements += "<set object=\"" + capital + "\" focus=\"research\"/>";
    }
    return statements;
}

} // namespace

class ImportRunTest : public QObject {
    Q_OBJECT

private slots:
    void plays_data();
    void plays();
};

void ImportRunTest::plays_data() {
    QTest::addColumn<QString>("folder");
    QTest::newRow("F6 a small project plays 100 turns, and every meter is explained") << smallClassicFolder;
    QTest::newRow("F6 the game's content plays 100 turns, and every meter is explained") << realClassicFolder;
}

void ImportRunTest::plays() {
    QFETCH(QString, folder);
    if (folder == realClassicFolder && !hasRealClassic()) {
        QSKIP("the game's content is not beside the project");
    }
    QTemporaryDir scratch;
    const std::string out = scratch.filePath("project").toStdString();
    const ImportedProject imported = importFreeOrionClassic(readClassicFolder(folder.toStdString()));
    QVERIFY(std::holds_alternative<std::monostate>(writeImportedProject(imported, out)));

    auto bare = openProject(out, vocabularyFolder, scenarioText(""));
    QVERIFY(std::holds_alternative<Project>(bare));
    const Project& empty = std::get<Project>(bare);
    const auto map = startSession(empty, *findScenario(empty, "played"));
    const auto capitals = capitalsOf(map->state().view());
    QCOMPARE(capitals.size(), std::size_t{2});

    auto opened = openProject(out, vocabularyFolder, scenarioText(everything(*empty.model, capitals)));
    QVERIFY(std::holds_alternative<Project>(opened));
    const Project& project = std::get<Project>(opened);
    QVERIFY(!hasErrors(project.diagnostics));
    const auto session = startSession(project, *findScenario(project, "played"));
    QVERIFY(session->diagnostics().empty());
    QVERIFY(session->goTo(100));

    const View view = session->state().view();
    const ColumnLayout& layout = project.model->layout;
    std::size_t explained = 0;
    bool anythingHappened = false;
    for (Row row = 0; row < view.rowCount; ++row) {
        if (!view.exists(row) || project.model->vocabulary.types()[view.typeOf(row)].id != "planet") {
            continue;
        }
        for (std::uint16_t i = 0; i < layout.size(); ++i) {
            const ColumnRole role = layout[{i}].role;
            if ((role != ColumnRole::meterCurrent && role != ColumnRole::meterMax) || !view.has(row, {i})) {
                continue;
            }
            const Ledger ledger = explain(*session, 100, row, {i}, {.ghosts = false});
            QVERIFY2(ledger.isProven, (view.nameOf(row) + " " + layout[{i}].name).c_str());
            QCOMPARE(ledger.value, view.at({i}, row));
            anythingHappened = anythingHappened || ledger.rows.size() > 2;
            ++explained;
        }
    }
    QVERIFY(explained > 100);
    QVERIFY(anythingHappened);
}

QTEST_APPLESS_MAIN(ImportRunTest)
#include "import_run_test.moc"
