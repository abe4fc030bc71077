// SPDX-License-Identifier: GPL-3.0-or-later
// Projects from FreeOrion's scripts: our own small content, and the game's own if it is available.
#include "engine/import/freeorion_import.h"
#include "tests/engine/support/focs_fixture.h"
#include "tests/engine/support/import_fixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <map>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

ImportedProject imported(const QString& folder) {
    static std::map<QString, FocsContent> read;
    auto found = read.find(folder);
    if (found == read.end()) {
        found = read.emplace(folder, readFocsContent(readFocsFolder(folder.toStdString()))).first;
    }
    return importFreeOrion(found->second);
}

QString fileOf(const ImportedProject& project, const char* path) {
    const auto found = project.files.find(path);
    return found == project.files.end() ? QString()
                                        : QString::fromStdString(found->second).simplified().replace("> <", "><");
}

QJsonObject reportOf(const ImportedProject& project) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(project.reportText)).object();
}

} // namespace

class FreeOrionImportTest : public QObject {
    Q_OBJECT
    /// Gives a test without data its name.
    static void name(const char* text) {
        QTest::addColumn<int>("unused");
        QTest::newRow(text) << 0;
    }

private slots:
    void contains_data();
    void contains();
    void checks_data() { name("G2.1 the project passes the check"); }
    void checks();
    void again_data() { name("G2.1 the same files give the same bytes"); }
    void again();
    void realCounts_data() { name("G1.3 definitions of the game's own content"); }
    void realCounts();
    void realGroups_data() { name("G2 groups of the game's own content"); }
    void realGroups();
    void realChecks_data() { name("G2.1 the game's own content passes the check"); }
    void realChecks();
};

void FreeOrionImportTest::contains_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* path, const char* text) { QTest::newRow(name) << path << text; };
    const char* const vocabulary = "freeorion.xml";
    row("G2.2 pair of values", vocabulary, "<meter id=\"Structure\" minimum=\"0\" maximum=\"65536\"/>");
    row("G2.2 single value", vocabulary, "<meter id=\"Stealth\" single=\"true\" minimum=\"0\" maximum=\"65536\"/>");
    row("G2.2 value without bounds", vocabulary, "<meter id=\"Happiness\" single=\"true\"/>");
    row("G2.2 reset of fleets", vocabulary, "<has meter=\"Stealth\" reset=\"2000\" clamp=\"true\"/>");
    row("G2.2 meters of parts", vocabulary, "<has meter=\"Capacity\" per=\"parts\"");
    row("G2.2 foci", vocabulary, "<enumeration id=\"Focus\" label=\"Focus\"><value id=\"FOCUS_LIGHT\"");
    row("G2.2 planet types", vocabulary,
        "<value id=\"gas_giant\" alias=\"GasGiant\" label=\"Gas giant\" off=\"true\"/>");
    row("G2.3 species lend", vocabulary, "<lends property=\"species\"/>");
    row("G2.3 techs lend to the source", vocabulary, "<lends property=\"techs\" source=\"source_object\"/>");
    row("G2.3 lists", vocabulary,
        "<property id=\"parts\" format=\"classes\" of=\"class\" label=\"Parts\" type=\"part\"/>");
    row("G3.3 names of priorities", vocabulary, "<priority id=\"LATE_LIGHT\" value=\"120\"/>");
    row("G4.1 numbers of objects", vocabulary, "default=\"-1\" numbers=\"true\"");
    row("G2.3 tags", "species.xml", "groupings=\"WINGED\"");
    row("G2 suitability", "tables.xml", "<row key=\"SP_MOTH\" swamp=\"good\" toxic=\"uninhabitable\"");
    row("G2 accounting label", "techs.xml", "<group id=\"group-1\" name=\"LAMP_LABEL\"");
    row("G2 prerequisite", "techs.xml", "<prerequisite tech=\"LGT_LAMPS\"/>");
    row("G2 unlock", "techs.xml", "<unlocks class=\"BLD_LAMP_TOWER\"/>");
    row("G2 category", "techs.xml", "<property name=\"category\" value=\"LIGHT_CATEGORY\"/>");
    row("G2 strings", "strings/en.xml", "<string id=\"LGT_LAMPS\">Bright lamps</string>");
    row("G2 strings of another language", "strings/de.xml", "<strings language=\"de\">");
    row("G2.5 constant cost", "techs.xml", "<property name=\"research_time\" value=\"3\"/>");
    row("G2.5 cost as expression", "buildings.xml",
        "<property name=\"build_cost_formula\" value=\"12 * (1 + count(buildings where class == BLD_LAMP_TOWER and "
        "(owner != none and owner == Source)))\"/>");
    row("G2.5 location", "buildings.xml",
        "<location><and><expression if=\"(planet.environment == swamp or planet.environment == ocean) and planet.size "
        "== "
        "small\"/><not><contains><object-class class=\"BLD_LAMP_TOWER\"/></contains></not><expression if=\"1 &lt;= "
        "Population and Population &lt; 30\"/></and></location>");
    row("G2.6 never active", "specials.xml", "<activation><not><all/></not></activation>");
    row("G3.1 origins of a group", "freeorion-origins.txt", "group SP_MOTH/group-1 ");
    row("G3.1 chain of insertions", "freeorion-origins.txt", "LIKES_LIGHT");
    row("G6 rules", "orrery.xml", "rules=\"freeorion\"");
}

void FreeOrionImportTest::contains() {
    QFETCH(QString, path);
    QFETCH(QString, text);
    const ImportedProject project = imported(smallFocsFolder);
    const QString file = fileOf(project, path.toUtf8().constData());
    QVERIFY2(file.contains(text), qPrintable(file));
}

void FreeOrionImportTest::checks() {
    const ImportedProject project = imported(smallFocsFolder);
    QCOMPARE(QString::fromStdString(errorsOf(project)), QString());
}

void FreeOrionImportTest::again() {
    QVERIFY(imported(smallFocsFolder).files == imported(smallFocsFolder).files);
}

void FreeOrionImportTest::realCounts() {
    if (!hasRealFocs()) {
        QSKIP("FreeOrion's content is not available");
    }
    const QJsonObject classes = reportOf(imported(realFocsFolder))["written"].toObject()["classes"].toObject();
    const std::map<QString, int> expected{
        {"tech", 209},    {"category", 9},       {"building", 94},     {"special", 52}, {"species", 45},
        {"hull", 65},     {"part", 72},          {"ship", 75},         {"field", 6},    {"statistic", 18},
        {"article", 115}, {"monster_fleet", 13}, {"starting_fleet", 4}};
    for (const auto& [type, count] : expected) {
        QCOMPARE(std::pair(type, classes[type].toInt()), std::pair(type, count));
    }
}

void FreeOrionImportTest::realGroups() {
    if (!hasRealFocs()) {
        QSKIP("FreeOrion's content is not available");
    }
    const QJsonObject report = reportOf(imported(realFocsFolder));
    const QJsonObject groups = report["groups"].toObject();
    const int kept = groups["with-meaning"].toInt();
    const int rest = groups["text-only"].toInt() + groups["disabled"].toInt();
    QCOMPARE(kept + rest, 3980);
    QVERIFY2(kept >= 3940, qPrintable(QString::number(kept))); // the report names the others
    int listed = 0;
    for (const QJsonValue& reason : report["reasons"].toArray()) {
        listed += reason.toObject()["groups"].toInt();
    }
    QCOMPARE(listed, rest);
}

void FreeOrionImportTest::realChecks() {
    if (!hasRealFocs()) {
        QSKIP("FreeOrion's content is not available");
    }
    QCOMPARE(QString::fromStdString(errorsOf(imported(realFocsFolder))), QString());
}

QTEST_APPLESS_MAIN(FreeOrionImportTest)
#include "freeorion_import_test.moc"
