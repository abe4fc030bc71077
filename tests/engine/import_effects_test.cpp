// SPDX-License-Identifier: GPL-3.0-or-later
// Import of FreeOrion's content of 2006: effects other than those on meters, and the files that hold content (F1, F4,
// F5).
#include "engine/import/freeorion_classic.h"
#include "tests/engine/support/import_fixture.h"

#include <QTest>

#include <algorithm>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

const std::string plough = "<Tech><name>PLOUGH</name><description>A_DESC</description><type>TT_THEORY</type>"
                           "<category>FIELDS</category><research_cost>1</research_cost><research_turns>1"
                           "</research_turns><prerequisites/><unlocked_items/><graphic/></Tech>";

/// Returns content with a building that has one group, and with a tech to which the group can refer.
ForeignFolder folderOf(const std::string& scope, const std::string& effect) {
    ForeignFolder folder = classicBuilding(scope, effect);
    folder.files.push_back(classicText("techs.xml", "<XMLDoc><Category>FIELDS</Category>" + plough + "</XMLDoc>"));
    folder.files[1] = classicText("eng_stringtable.txt",
                                  "English\n\nBLD_A\nA\n\nA_DESC\nAn A.\n\nPLOUGH\nPlough\n\nFIELDS\nFields\n");
    return folder;
}

/// Returns an Effect::SetTechAvailability. A null argument omits its field.
QString setTech(const char* tech, const char* empire, const char* available, const char* include) {
    const auto field = [](const char* tag, const char* text) {
        return text == nullptr ? QString() : QString("<%1>%2</%1>").arg(tag, text);
    };
    return "<Effect::SetTechAvailability>" + field("tech_name", tech) + field("empire_id", empire) +
           field("available", available) + field("include_tech", include) + "</Effect::SetTechAvailability>";
}

QStringList codesOf(const ImportedProject& project) {
    QStringList codes;
    for (const Diagnostic& fault : project.faults) {
        codes << QString::fromStdString(std::string(fault.code()));
    }
    return codes;
}

} // namespace

class ImportEffectsTest : public QObject {
    Q_OBJECT

private slots:
    void effects_data();
    void effects();
    void faults_data();
    void faults();
    void files_data();
    void files();
};

void ImportEffectsTest::effects_data() {
    QTest::addColumn<QString>("scope");
    QTest::addColumn<QString>("effect");
    QTest::addColumn<QStringList>("with");
    QTest::addColumn<QStringList>("lacking");
    const QString planet = QString::fromStdString(onPlanet);
    const QString self = "<Condition::Self/>";
    const QString atLeastOne = R"(<number-of at-least="1">)";
    const QString isOff = R"(enabled="false")";
    QTest::newRow("F4 a tech is given to the source's owner, once, where anything is in scope")
        << planet << setTech("PLOUGH", "Source.Owner", "1", "1")
        << QStringList{R"(<give-tech tech="PLOUGH"/>)", atLeastOne, "<self/>", R"(<expression if="owner != none"/>)"}
        << QStringList{isOff};
    QTest::newRow("F4 a tech is given to the owner of the source that is in scope")
        << self << setTech("PLOUGH", "Source.Owner", "1", "1")
        << QStringList{R"(<give-tech tech="PLOUGH"/>)", "<self/>"} << QStringList{atLeastOne, isOff};
    QTest::newRow("F4 a tech is taken away") << self << setTech("PLOUGH", "Source.Owner", "0", "1")
                                             << QStringList{R"(<take-tech tech="PLOUGH"/>)"} << QStringList{isOff};
    QTest::newRow("F4 a group whose only effect cannot be imported is switched off")
        << self << setTech("PLOUGH", "Source.Owner", "1", "0")
        << QStringList{"<!-- not imported: <Effect::SetTechAvailability>", isOff} << QStringList{"<give-tech"};
    QTest::newRow("F4 a tech of another empire cannot be imported")
        << self << setTech("PLOUGH", "1", "1", "1")
        << QStringList{"<!-- not imported: <Effect::SetTechAvailability>", isOff} << QStringList{"<give-tech"};
    QTest::newRow("F4 another effect of the group keeps it switched on")
        << self << setTech("PLOUGH", "1", "1", "1") + QString::fromStdString(anything)
        << QStringList{"<!-- not imported: <Effect::SetTechAvailability>", R"(<modify-max-meter meter="Trade")"}
        << QStringList{"<give-tech", isOff};
}

void ImportEffectsTest::effects() {
    QFETCH(QString, scope);
    QFETCH(QString, effect);
    QFETCH(QStringList, with);
    QFETCH(QStringList, lacking);
    const ImportedProject project = importFreeOrionClassic(folderOf(scope.toStdString(), effect.toStdString()));
    QCOMPARE(codesOf(project), QStringList());
    const QString text = QString::fromStdString(project.files.at("buildings.xml"));
    for (const QString& part : with) {
        QVERIFY2(text.contains(part), qPrintable("lacks " + part + ":\n" + text));
    }
    for (const QString& part : lacking) {
        QVERIFY2(!text.contains(part), qPrintable("has " + part + ":\n" + text));
    }
    QCOMPARE(QString::fromStdString(errorsOf(project)), QString());
}

void ImportEffectsTest::faults_data() {
    QTest::addColumn<QString>("effect");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, const QString& effect, const char* code) {
        QTest::newRow(name) << effect << code;
    };
    row("F5 no tech to give", setTech(nullptr, "Source.Owner", "1", "1"), "import.missing-element");
    row("F5 nobody to give a tech to", setTech("PLOUGH", nullptr, "1", "1"), "import.missing-element");
    row("F5 neither given nor taken", setTech("PLOUGH", "Source.Owner", nullptr, "1"), "import.missing-element");
    row("F5 with the tech or only its items", setTech("PLOUGH", "Source.Owner", "1", nullptr),
        "import.missing-element");
    row("F5 a tech that is not defined", setTech("PLOUHG", "Source.Owner", "1", "1"), "import.undefined");
    row("F5 a word for a flag", setTech("PLOUGH", "Source.Owner", "yes", "1"), "import.unknown-value");
    row("F5 a word for the other flag", setTech("PLOUGH", "Source.Owner", "1", "yes"), "import.unknown-value");
    row("F5 an owner that cannot be read", setTech("PLOUGH", "Source.", "1", "1"), "import.expression");
    row("F5 a fault of the XML says what to do", setTech("PLOUGH", "Source.Owner", "1", "1") + "<!-- a -- b -->",
        "xml.double-hyphen");
}

void ImportEffectsTest::faults() {
    QFETCH(QString, effect);
    QFETCH(QString, code);
    const ImportedProject project = importFreeOrionClassic(folderOf(onPlanet, effect.toStdString()));
    QCOMPARE(codesOf(project), QStringList{code});
    QVERIFY(!project.faults.front().notes.empty());
    QVERIFY(!project.faults.front().notes.front().message.english().empty());
    QCOMPARE(QString::fromStdString(errorsOf(project)), QString());
}

void ImportEffectsTest::files_data() {
    QTest::addColumn<QString>("content");
    QTest::addColumn<bool>("isRead");
    QTest::newRow("F1 a file of any name that holds classes is read")
        << QString::fromStdString(plough).replace("PLOUGH", "REAP") << true;
    QTest::newRow("F1 a file that holds categories is read") << "<Category>FORESTS</Category>" << true;
    QTest::newRow("F1 a file of something else is ignored") << "<Fleet>SM_SCOUT</Fleet>" << false;
    QTest::newRow("F1 a file of nothing is ignored") << "" << false;
}

void ImportEffectsTest::files() {
    QFETCH(QString, content);
    QFETCH(bool, isRead);
    ForeignFolder folder = folderOf(onPlanet, anything);
    folder.files.push_back(classicText("more.xml", "<XMLDoc>" + content.toStdString() + "</XMLDoc>"));
    const ImportReport report = importFreeOrionClassic(folder).report;
    QCOMPARE(std::ranges::count(report.filesRead, "more.xml") == 1, isRead);
    QCOMPARE(std::ranges::count(report.filesIgnored, "more.xml") == 0, isRead);
}

QTEST_APPLESS_MAIN(ImportEffectsTest)
#include "import_effects_test.moc"
