// SPDX-License-Identifier: GPL-3.0-or-later
// The way back of a project to FreeOrion's scripts: our own small content, and the game's own if it is available.
#include "engine/import/freeorion_export/freeorion_export.h"
#include "engine/import/freeorion_export/inverse_expressions.h"
#include "engine/import/freeorion_import.h"
#include "engine/import/import_origins.h"
#include "tests/engine/support/focs_fixture.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <utility>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

using Files = std::map<std::string, std::string>;

/// A tech beside those of the small folder.
const std::string night = R"(// The night has its own lights.
Tech
    name = "LGT_NIGHT"
    description = "LGT_NIGHT_DESC"
    short_description = "LGT_LAMPS_SHORT"
    category = "LIGHT_CATEGORY"
    researchcost = 4 * (1 + 2)
    researchturns = 7
    tags = [ "NIGHTLY" "CHEAP" ]
    prerequisites = "LGT_LAMPS"
    effectsgroups = [
        EffectsGroup
            scope = And [
                Planet
                OwnedBy empire = Source.Owner
                // this comment stays
                Focus type = "FOCUS_LIGHT"
            ]
            activation = Turn low = 30
            accountinglabel = "NIGHT_LABEL"
            effects = [
                SetIndustry value = Value + Target.Population * 0.25
                SetStealth value = Value + 5
            ]
        EffectsGroup
            scope = Source
            effects = SetResearch value = Value + 1
    ]
    graphic = "night.png"
)";
const std::string nightPath = "scripting/techs/NIGHT.focs.txt";
const std::string newPath = "scripting/techs/MINE.focs.txt"; ///< no file of the folder
const QString smallWithNight = "small with night";

/// Returns a folder: one on disk, or the small one with a further tech.
const ForeignFolder& folderOf(const QString& path) {
    static std::map<QString, ForeignFolder> known;
    auto found = known.find(path);
    if (found == known.end()) {
        const bool isSmall = path == smallWithNight;
        ForeignFolder folder = readFreeOrionFolder((isSmall ? smallFocsFolder : path).toStdString());
        if (isSmall) {
            folder.files.push_back(std::make_shared<const SourceText>(nightPath, night));
            std::ranges::sort(folder.files, {}, [](const auto& file) { return file->path(); });
        }
        found = known.emplace(path, std::move(folder)).first;
    }
    return found->second;
}

const Files& importedFiles(const QString& path) {
    static std::map<QString, Files> known;
    auto found = known.find(path);
    if (found == known.end()) {
        found = known.emplace(path, importFreeOrion(folderOf(path)).files).first;
    }
    return found->second;
}

FreeOrionExport exported(const ForeignFolder& folder, const Files& files, const FreeOrionExportOptions& options = {}) {
    FolderContents contents;
    std::string origins;
    for (const auto& [path, bytes] : files) {
        if (path.ends_with(".xml")) {
            contents.files[path] = std::make_shared<const SourceText>(path, bytes);
        } else if (path == ImportOrigins::fileName) {
            origins = bytes;
        }
    }
    return exportFreeOrion(folder, readExportProject(contents), origins, options);
}

/// Returns the faults: code, line of the project, message and notes.
QString faultsOf(const FreeOrionExport& result) {
    QString out;
    for (const Diagnostic& fault : result.faults) {
        out += QString::fromStdString(std::string(fault.code())) + ' ';
        if (fault.where.file.isValid()) {
            const SourceText& source = *result.sources[fault.where.file.value];
            out += QString::fromStdString(source.path()) + ':' +
                   QString::number(source.position(fault.where.span.begin).line) + ' ';
        }
        out += QString::fromStdString(fault.message());
        for (const DiagnosticNote& note : fault.notes) {
            const SourceText& source = *result.sources[note.where.file.value];
            out += " | " + QString::fromStdString(source.path()) + ' ' + QString::fromStdString(note.message.english());
        }
        out += '\n';
    }
    return out;
}

/// Returns the changed parts of the folder's files: path, old and new text without what is equal on both sides.
QString changesOf(const FreeOrionExport& result, const ForeignFolder& folder) {
    QString out;
    for (const auto& [path, bytes] : result.files) {
        std::string old;
        for (const auto& file : folder.files) {
            old = file->path() == path ? std::string(file->bytes()) : old;
        }
        std::size_t begin = 0;
        while (begin < old.size() && begin < bytes.size() && old[begin] == bytes[begin]) {
            ++begin;
        }
        std::size_t end = 0;
        while (end < old.size() - begin && end < bytes.size() - begin &&
               old[old.size() - 1 - end] == bytes[bytes.size() - 1 - end]) {
            ++end;
        }
        out += QString::fromStdString(path + ": {" + old.substr(begin, old.size() - begin - end) + "} {" +
                                      bytes.substr(begin, bytes.size() - begin - end) + "}\n");
    }
    return out;
}

/// Replaces the first occurrence after a mark.
Files edited(Files files, const QString& path, const QString& after, const QString& before, const QString& text) {
    std::string& bytes = files.at(path.toStdString());
    const std::size_t mark = bytes.find(after.toStdString());
    const std::size_t at = mark == std::string::npos ? mark : bytes.find(before.toStdString(), mark);
    if (at == std::string::npos) {
        qWarning("the project has no '%s' behind '%s':\n%s", qPrintable(before), qPrintable(after), bytes.c_str());
        return {};
    }
    bytes.replace(at, before.toStdString().size(), text.toStdString());
    return files;
}

} // namespace

class FreeOrionExportTest : public QObject {
    Q_OBJECT
    /// Gives a test without data its name.
    static void name(const char* text) {
        QTest::addColumn<int>("unused");
        QTest::newRow(text) << 0;
    }

private slots:
    void unchanged_data();
    void unchanged();
    void edits_data();
    void edits();
    void newClasses_data();
    void newClasses();
    void refusals_data();
    void refusals();
    void choices_data();
    void choices();
    void changedFile_data() { name("G9.3 file that changed since the import"); }
    void changedFile();
    void origins_data();
    void origins();
    void disk_data() { name("G9 folder of an export on the disk"); }
    void disk();
    void handEdits_data() { name("G9.3 file that changed since the last export is not overwritten unasked"); }
    void handEdits();
    void suitability_data();
    void suitability();
    void real_data();
    void real();
};

void FreeOrionExportTest::unchanged_data() {
    QTest::addColumn<QString>("folder");
    QTest::newRow("G9.1 small content without an edit") << smallFocsFolder;
    QTest::newRow("G9.1 the game's own content without an edit") << realFocsFolder;
}

void FreeOrionExportTest::unchanged() {
    QFETCH(QString, folder);
    if (folder == realFocsFolder && !hasRealFocs()) {
        QSKIP("FreeOrion's content is not available");
    }
    const FreeOrionExport result = exported(folderOf(folder), importedFiles(folder));
    QCOMPARE(faultsOf(result), QString());
    QVERIFY(result.hasContent);
    QVERIFY(result.files.empty());
}

void FreeOrionExportTest::edits_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("macros");
    QTest::addColumn<QString>("changes");
    const auto row = [](const char* name, const char* path, const char* after, const char* before, const char* text,
                        const char* changes, FreeOrionMacros macros = FreeOrionMacros::ask) {
        QTest::newRow(name) << path << after << before << text << static_cast<int>(macros) << changes;
    };
    const char* const techs = "techs.xml";
    const char* const tower = "buildings.xml";
    const char* const moth = "species.xml";
    const char* const atNight = "id=\"LGT_NIGHT\"";
    const auto atNightRow = [&](const char* name, const char* before, const char* text, const char* changes) {
        row(name, techs, atNight, before, text, changes);
    };
    atNightRow("G9.1 number of a field", "\"research_time\" value=\"7\"", "\"research_time\" value=\"8\"",
               "scripting/techs/NIGHT.focs.txt: {7} {8}\n");
    atNightRow("G9.1 number of a formula", "4 * (1 + 2)", "4 * (1 + 3)", "scripting/techs/NIGHT.focs.txt: {2} {3}\n");
    atNightRow("G9.1 other formula", "4 * (1 + 2)", "4 * max(1, 2)",
               "scripting/techs/NIGHT.focs.txt: {(1 +} {max(1,}\n");
    atNightRow("G9.1 constant instead of a formula", "name=\"research_cost_formula\" value=\"4 * (1 + 2)\"",
               "name=\"research_cost\" value=\"12\"", "scripting/techs/NIGHT.focs.txt: {4 * (1 + 2)} {12}\n");
    atNightRow("G9.1 number of an effect", "value() + 5", "value() + 7", "scripting/techs/NIGHT.focs.txt: {5} {7}\n");
    atNightRow("G9.1 further term", "value() + 5", "value() + 5 - 1", "scripting/techs/NIGHT.focs.txt: {} { - 1}\n");
    atNightRow("G9.1 name of a property", "Target.Population", "Target.Happiness",
               "scripting/techs/NIGHT.focs.txt: {Population} {Happiness}\n");
    atNightRow("G9.1 meter of an effect", "meter=\"Stealth\"", "meter=\"Detection\"",
               "scripting/techs/NIGHT.focs.txt: {Stealth} {Detection}\n");
    atNightRow("G9.1 label of a group", "NIGHT_LABEL", "LATE_LABEL",
               "scripting/techs/NIGHT.focs.txt: {NIGHT} {LATE}\n");
    atNightRow("G9.1 removed label", " name=\"NIGHT_LABEL\"", "",
               "scripting/techs/NIGHT.focs.txt: {accountinglabel = \"NIGHT_LABEL\"\n"
               "            } {}\n");
    atNightRow("G9.1 new stacking group", "priority=\"100\"", "priority=\"100\" stacking=\"NIGHT_STACK\"",
               "scripting/techs/NIGHT.focs.txt: {} {stackinggroup = \"NIGHT_STACK\"\n"
               "            }\n");
    atNightRow("G9.1 other priority", "priority=\"100\"", "priority=\"90\"",
               "scripting/techs/NIGHT.focs.txt: {} {priority = 90\n"
               "            }\n");
    atNightRow("G9.1 number of a condition", ">= 30", ">= 40", "scripting/techs/NIGHT.focs.txt: {3} {4}\n");
    atNightRow("G9.1 name in a condition", "focus == FOCUS_LIGHT", "focus != none",
               "scripting/techs/NIGHT.focs.txt: { type = \"FOCUS_LIGHT\"} {}\n");
    atNightRow(
        "G9.1 other condition", "<expression if=\"focus == FOCUS_LIGHT\"/>",
        "<contains><object-class class=\"BLD_LAMP_TOWER\"/></contains>",
        "scripting/techs/NIGHT.focs.txt: {Focus type = \"FOCUS_LIGHT} {Contains Building name = \"BLD_LAMP_TOWER}\n");
    atNightRow("G9.1 removed condition", "<expression if=\"focus == FOCUS_LIGHT\"/>", "",
               "scripting/techs/NIGHT.focs.txt: {    Focus type = \"FOCUS_LIGHT\"\n"
               "            } {}\n");
    atNightRow("G9.1 new condition", "<object-type type=\"planet\"/>",
               "<object-type type=\"planet\"/><expression if=\"Population &gt;= 3\"/>",
               "scripting/techs/NIGHT.focs.txt: {} {(LocalCandidate.Population >= 3)\n"
               "                }\n");
    atNightRow("G9.1 condition inside another one", "<expression if=\"focus == FOCUS_LIGHT\"/>",
               "<not><expression if=\"focus == FOCUS_LIGHT\"/></not>", "scripting/techs/NIGHT.focs.txt: {} {Not }\n");
    atNightRow("G9.1 removed effect", "<set-meter meter=\"Stealth\" value=\"value() + 5\"/>", "",
               "scripting/techs/NIGHT.focs.txt: {    SetStealth value = Value + 5\n"
               "            } {}\n");
    atNightRow(
        "G9.1 new effect", "<set-meter meter=\"Stealth\" value=\"value() + 5\"/>",
        "<set-meter meter=\"Stealth\" value=\"value() + 5\"/><set-max-meter meter=\"Troops\" value=\"value() * 1.5\"/>",
        "scripting/techs/NIGHT.focs.txt: {} {    SetMaxTroops value = Value * 1.5\n"
        "            }\n");
    const char* const stealth = "<set-meter meter=\"Stealth\" value=\"value() + 5\"/>";
    const auto newEffect = [&](const char* name, const std::string& effect, const char* text) {
        row(name, techs, atNight, stealth, (stealth + effect).c_str(), text);
    };
    newEffect("G9.1 new message",
              "<message text=\"{name} of {Source.owner.name} has {Target.Population}\" to=\"source\"/>",
              "scripting/techs/NIGHT.focs.txt: {} {    GenerateSitRepMessage\n"
              "                    message = \"%rawtext:v1% of %empire:v2% has %rawtext:v3%\"\n"
              "                    label = \"Custom_1\"\n"
              "                    NoStringtableLookup\n"
              "                    icon = \"icons/tech/categories/spy.png\"\n"
              "                    parameters = [\n"
              "                        tag = \"v1\" data = Target.Name\n"
              "                        tag = \"v2\" data = Source.Owner\n"
              "                        tag = \"v3\" data = Target.Population\n"
              "                    ]\n"
              "                    empire = Source.Owner\n"
              "            }\n");
    newEffect("G9.1 new message to everybody", "<message text=\"It is dark\" to=\"everybody\"/>",
              "scripting/techs/NIGHT.focs.txt: {} {    GenerateSitRepMessage\n"
              "                    message = \"It is dark\"\n"
              "                    label = \"Custom_1\"\n"
              "                    NoStringtableLookup\n"
              "                    icon = \"icons/tech/categories/spy.png\"\n"
              "                    affiliation = AnyEmpire\n"
              "            }\n");
    newEffect("G9.1 new building with effects",
              "<create-object class=\"BLD_LAMP_TOWER\"><with><set-owner empire=\"source\"/></with></create-object>",
              "scripting/techs/NIGHT.focs.txt: {} {    CreateBuilding type = \"BLD_LAMP_TOWER\"\n"
              "                    effects = SetOwner empire = Source.Owner\n"
              "            }\n");
    newEffect("G9.1 new planet with effects",
              "<create-object class=\"PLANET\"><with><set-planet-environment type=\"toxic\"/><set-planet-size "
              "size=\"huge\"/><set-star-colour colour=\"red\"/></with></create-object>",
              "scripting/techs/NIGHT.focs.txt: {} {    CreatePlanet type = Toxic planetsize = Huge\n"
              "                    effects = SetStarType type = Red\n"
              "            }\n");
    row("G9.1 second effect", techs, atNight, "<set-meter meter=\"Research\" value=\"value() + 1\"/>",
        "<set-meter meter=\"Research\" value=\"value() + 1\"/><destroy-object/>",
        "scripting/techs/NIGHT.focs.txt: {SetResearch value = Value + 1} {[\n"
        "                SetResearch value = Value + 1\n"
        "                Destroy\n"
        "            ]}\n");
    atNightRow("G9.1 new group", "</class>",
               "<group id=\"mine\" name=\"MINE\" priority=\"100\"><activation><expression if=\"Population &gt;= "
               "9\"/></activation>"
               "<scope><include><and><object-type type=\"planet\"/><not><capital/></not></and></include></scope>"
               "<effects><set-meter meter=\"Industry\" value=\"value() + 1\"/></effects></group></class>",
               "scripting/techs/NIGHT.focs.txt: {} {    EffectsGroup\n"
               "            scope = And [\n"
               "                Planet\n"
               "                Not Capital\n"
               "            ]\n"
               "            activation = (LocalCandidate.Population >= 9)\n"
               "            accountinglabel = \"MINE\"\n"
               "            effects = SetIndustry value = Value + 1\n"
               "    }\n");
    atNightRow("G9.1 new tag", "NIGHTLY CHEAP", "NIGHTLY DEEP CHEAP",
               "scripting/techs/NIGHT.focs.txt: {} {DEEP\" \"}\n");
    atNightRow("G9.1 removed tag", "NIGHTLY CHEAP", "CHEAP", "scripting/techs/NIGHT.focs.txt: {NIGHTLY\" \"} {}\n");
    atNightRow("G9.1 other prerequisite", "LGT_LAMPS\"/>", "LGT_MIRRORS\"/>",
               "scripting/techs/NIGHT.focs.txt: {LAMP} {MIRROR}\n");
    atNightRow("G9.1 removed prerequisite", "<prerequisite tech=\"LGT_LAMPS\"/>", "",
               "scripting/techs/NIGHT.focs.txt: {prerequisites = \"LGT_LAMPS\"\n"
               "    } {}\n");
    atNightRow("G9.1 second prerequisite", "<prerequisite tech=\"LGT_LAMPS\"/>",
               "<prerequisite tech=\"LGT_LAMPS\"/><prerequisite tech=\"LGT_MIRRORS\"/>",
               "scripting/techs/NIGHT.focs.txt: {\"LGT_LAMPS\"} {[ \"LGT_LAMPS\" \"LGT_MIRRORS\" ]}\n");
    atNightRow("G9.1 new flag", " groupings=", " available=\"false\" groupings=",
               "scripting/techs/NIGHT.focs.txt: {} {Unresearchable\n"
               "    }\n");
    atNightRow("G9.1 new description", " groupings=", " description=\"NIGHT_TEXT\" groupings=",
               "scripting/techs/NIGHT.focs.txt: {LGT_NIGHT_DESC} {NIGHT_TEXT}\n");
    atNightRow("G9.1 new unlock", "<prerequisite", "<unlocks class=\"BLD_LAMP_TOWER\"/><prerequisite",
               "scripting/techs/NIGHT.focs.txt: {} {unlock = Item type = Building name = \"BLD_LAMP_TOWER\"\n"
               "    }\n");
    row("G9.1 removed unlock", techs, "LGT_LAMPS", "<unlocks class=\"BLD_LAMP_TOWER\"/>", "",
        "scripting/techs/LAMPS.focs.txt: {unlock = Item type = Building name = \"BLD_LAMP_TOWER\"\n"
        "    } {}\n");
    row("G9.1 suitability", "tables.xml", "SP_MOTH", "desert=\"hostile\"", "desert=\"poor\"",
        "scripting/species/SP_MOTH.focs.txt: {Hostile} {Poor}\n");
    row("G9.1 place of a building", tower, "<location>", "Population &lt; 30", "Population &lt; 20",
        "scripting/buildings/LAMP_TOWER.focs.txt: {3} {2}\n");
    row("G9.1 name in the place of a building", tower, "<location>", "planet.environment == swamp",
        "planet.environment == toxic", "scripting/buildings/LAMP_TOWER.focs.txt: {Swamp} {Toxic}\n");
    row("G9.1 text of a string table", "strings/en.xml", "", "Bright lamps", "Very bright lamps",
        "stringtables/en.txt: {B} {Very b}\n");
    row("G9.1 text with several lines", "strings/en.xml", "", "Bright lamps", "Bright\n lamps",
        "stringtables/en.txt: {Bright lamps} {'''Bright\n"
        " lamps'''}\n");
    row("G9.1 removed text", "strings/de.xml", "", "<string id=\"LGT_LAMPS\">Helle Lampen</string>", "",
        "stringtables/de.txt: {LGT_LAMPS\n"
        "Helle Lampen\n"
        "} {}\n");
    row("G9.1 new text", "strings/de.xml", "", "</strings>", "<string id=\"LGT_NIGHT\">Nacht</string></strings>",
        "stringtables/de.txt: {} {\n"
        "LGT_NIGHT\n"
        "Nacht\n"
        "}\n");
    row("G9.2 macro of one definition", techs, "LGT_LAMPS", "5 * 1.5", "5 * 2.5",
        "scripting/common/numbers.macros: {1} {2}\n");
    row("G9.2 change of a macro", techs, "LGT_LAMPS", "5 * 1.5", "7 * 1.5",
        "scripting/common/light.macros: {@1@ * [[SCALE_OF_@1@]]} {7 * 1.5}\n", FreeOrionMacros::change);
    row("G9.2 only here", techs, "LGT_LAMPS", "5 * 1.5", "7 * 1.5",
        "scripting/techs/LAMPS.focs.txt: {[[SHINE(5, LAMP_LABEL)]]} {EffectsGroup\n"
        "            scope = [[OWN_TOWERS]]\n"
        "            stackinggroup = \"SHINE_STACK\"\n"
        "            accountinglabel = \"LAMP_LABEL\"\n"
        "            priority = [[LATE_LIGHT]]\n"
        "            effects = SetDetection value = Value + 7 * 1.5\n"
        "}\n",
        FreeOrionMacros::here);
    row("G9.2 priority from a macro, only here", techs, "LGT_LAMPS", "priority=\"120\"", "priority=\"130\"",
        "scripting/techs/LAMPS.focs.txt: {[[SHINE(5, LAMP_LABEL)]]} {EffectsGroup\n"
        "            scope = [[OWN_TOWERS]]\n"
        "            stackinggroup = \"SHINE_STACK\"\n"
        "            accountinglabel = \"LAMP_LABEL\"\n"
        "            priority = 130\n"
        "            effects = SetDetection value = Value + 5 * 1.5\n"
        "}\n",
        FreeOrionMacros::here);
    row("G9.2 change of a macro that makes two groups", moth, "", "value() + 1", "value() + 2",
        "scripting/species/common/moth.macros: {1} {2}\n", FreeOrionMacros::change);
    row("G9.2 one of two groups of a macro", moth, "", "value() + 1", "value() + 2",
        "scripting/species/SP_MOTH.focs.txt: {[[LIKES_LIGHT]]} {EffectsGroup\n"
        "        scope = Source\n"
        "        activation = Focus type = \"FOCUS_LIGHT\"\n"
        "        effects = SetHappiness value = Value + 2\n"
        "}\n",
        FreeOrionMacros::here);
    row("G9.1 removed group of a macro", moth, "",
        "<group id=\"group-2\" priority=\"100\">\n      <activation>\n        <expression if=\"focus == "
        "FOCUS_LIGHT\"/>\n"
        "      </activation>\n      <scope>\n        <include>\n          <self/>\n        </include>\n      </scope>\n"
        "      <effects>\n        <set-meter meter=\"Happiness\" value=\"value() + 1\"/>\n      </effects>\n    "
        "</group>",
        "", "scripting/species/SP_MOTH.focs.txt: {[[LIKES_LIGHT]] } {}\n");
    row("G9.1 new class", techs, "", "</orrery>",
        "<class id=\"LGT_DAWN\" type=\"tech\" groupings=\"NIGHTLY\"><property name=\"short_description\" value=\"S\"/>"
        "<property name=\"category\" value=\"LIGHT_CATEGORY\"/><property name=\"research_cost\" value=\"9\"/>"
        "<property name=\"research_time\" value=\"2\"/><prerequisite tech=\"LGT_NIGHT\"/><group id=\"a\" "
        "priority=\"100\">"
        "<scope><include><self/></include></scope><effects><set-meter meter=\"Research\" value=\"value() + 2\"/>"
        "</effects></group></class></orrery>",
        "scripting/techs/MINE.focs.txt: {} {Tech\n"
        "    name = \"LGT_DAWN\"\n"
        "    description = \"LGT_DAWN_DESC\"\n"
        "    short_description = \"S\"\n"
        "    category = \"LIGHT_CATEGORY\"\n"
        "    researchcost = 9\n"
        "    researchturns = 2\n"
        "    tags = \"NIGHTLY\"\n"
        "    prerequisites = \"LGT_NIGHT\"\n"
        "    effectsgroups = [\n"
        "        EffectsGroup\n"
        "            scope = Source\n"
        "            effects = SetResearch value = Value + 2\n"
        "    ]\n"
        "}\n");
}

void FreeOrionExportTest::edits() {
    QFETCH(QString, path);
    QFETCH(QString, after);
    QFETCH(QString, before);
    QFETCH(QString, text);
    QFETCH(int, macros);
    QFETCH(QString, changes);
    const ForeignFolder& folder = folderOf(smallWithNight);
    FreeOrionExportOptions options;
    options.macros = static_cast<FreeOrionMacros>(macros);
    options.newFile = newPath;
    const FreeOrionExport result =
        exported(folder, edited(importedFiles(smallWithNight), path, after, before, text), options);
    QVERIFY2(!hasErrors(result.faults), qPrintable(faultsOf(result)));
    QCOMPARE(changesOf(result, folder), changes);
}

void FreeOrionExportTest::newClasses_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("text");
    QTest::newRow("G9.1 new part of a ship")
        << "scripting/ship_parts/MINE.focs.txt"
        << "<class id=\"SR_LAMP\" type=\"part\"><property name=\"part_class\" value=\"short_range\"/><property "
           "name=\"capacity\" value=\"3\"/><property name=\"slot_types\" value=\"External Core\"/><property "
           "name=\"build_cost\" value=\"5\"/></class>"
        << "Part\n"
           "    name = \"SR_LAMP\"\n"
           "    description = \"SR_LAMP_DESC\"\n"
           "    class = ShortRange\n"
           "    capacity = 3\n"
           "    mountableSlotTypes = [ External Core ]\n"
           "    buildcost = 5\n"
           "    buildtime = 1\n"
           "    location = All\n";
    QTest::newRow("G9.1 new hull")
        << "scripting/ship_hulls/MINE.focs.txt"
        << "<class id=\"SH_LAMP\" type=\"hull\" available=\"false\"><property name=\"speed\" value=\"75\"/><property "
           "name=\"structure\" value=\"20\"/><property name=\"slots\" value=\"external internal\"/></class>"
        << "Hull\n"
           "    name = \"SH_LAMP\"\n"
           "    description = \"SH_LAMP_DESC\"\n"
           "    speed = 75\n"
           "    fuel = 0\n"
           "    stealth = 0\n"
           "    structure = 20\n"
           "    slots = [\n"
           "        Slot type = External position = (0.50, 0.50)\n"
           "        Slot type = Internal position = (0.50, 0.50)\n"
           "    ]\n"
           "    buildcost = 1\n"
           "    buildtime = 1\n"
           "    Unproducible\n"
           "    location = All\n"
           "    graphic = \"\"\n";
    QTest::newRow("G9.1 new tech with an unlock")
        << "scripting/techs/MINE.focs.txt"
        << "<class id=\"LGT_DUSK\" type=\"tech\"><unlocks class=\"BLD_LAMP_TOWER\"/></class>"
        << "Tech\n"
           "    name = \"LGT_DUSK\"\n"
           "    description = \"LGT_DUSK_DESC\"\n"
           "    short_description = \"\"\n"
           "    category = \"\"\n"
           "    researchcost = 1\n"
           "    researchturns = 1\n"
           "    unlock = Item type = Building name = \"BLD_LAMP_TOWER\"\n";
}

void FreeOrionExportTest::newClasses() {
    QFETCH(QString, file);
    QFETCH(QString, content);
    QFETCH(QString, text);
    FreeOrionExportOptions options;
    options.newFile = file.toStdString();
    const FreeOrionExport result =
        exported(folderOf(smallFocsFolder),
                 edited(importedFiles(smallFocsFolder), "techs.xml", "", "</orrery>", content + "</orrery>"), options);
    QCOMPARE(faultsOf(result), QString());
    QCOMPARE(result.files.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(result.files.at(file.toStdString())), text);
}

void FreeOrionExportTest::refusals_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("faults");
    const auto row = [](const char* name, const char* path, const char* after, const char* before, const char* text,
                        const char* faults) { QTest::newRow(name) << path << after << before << text << faults; };
    const char* const techs = "techs.xml";
    const char* const atNight = "id=\"LGT_NIGHT\"";
    row("G9.2 macro of several definitions", techs, "LGT_LAMPS", "5 * 1.5", "7 * 1.5",
        "export.macro techs.xml:24 the macro 'SET_LIGHT' also makes 1 other definitions | "
        "scripting/common/light.macros 'LGT_MIRRORS' is made here\n");
    row("G9.2 macro of several groups", "species.xml", "", "value() + 1", "value() + 2",
        "export.own-macro species.xml:20 the macro 'LIKES_LIGHT' also makes another part of 'SP_MOTH/group-1'\n");
    row("G9.3 disabled group", techs, atNight, "priority=\"100\"", "priority=\"100\" enabled=\"false\"",
        "export.not-written techs.xml:75 the edit of 'LGT_NIGHT/group-1' cannot be written back: FreeOrion has no "
        "disabled groups\n");
    row("G9.3 condition without a text", techs, atNight, "<object-type type=\"planet\"/>",
        "<object-type type=\"planet\"/><expression if=\"count(planets below) > 3\"/>",
        "export.not-written techs.xml:82 the edit of 'LGT_NIGHT/group-1' cannot be written back: FreeOrion's scripts "
        "have no text for 'expression'\n");
    row("G9.3 effect without a text", techs, atNight, "<effects>", "<effects><set-name name=\"x\"/>",
        "export.not-written techs.xml:88 the edit of 'LGT_NIGHT/group-1' cannot be written back: FreeOrion's scripts "
        "have no text for 'set-name'\n");
    row("G9.3 new object that FreeOrion's scripts cannot create", techs, atNight, "<effects>",
        "<effects><create-object class=\"STORM\"/>",
        "export.not-written techs.xml:88 the edit of 'LGT_NIGHT/group-1' cannot be written back: FreeOrion's scripts "
        "have no text for 'create-object'\n");
    row("G9.3 message with a value of no object", techs, atNight, "<effects>",
        "<effects><message text=\"{Population}\" to=\"source\"/>",
        "export.not-written techs.xml:88 the edit of 'LGT_NIGHT/group-1' cannot be written back: FreeOrion's scripts "
        "have no text for 'message'\n");
    row("G9.3 scope without a condition", techs, atNight, "<self/>", "",
        "export.not-written techs.xml:95 the edit of 'LGT_NIGHT/group-2' cannot be written back: FreeOrion's scripts "
        "have no text for it\n");
    row("G9.3 new class without a file", techs, "", "</orrery>", "<class id=\"MINE\" type=\"tech\"/></orrery>",
        "export.new-class techs.xml:104 the class 'MINE' is new, and has no file\n");
    row("G9.3 new class of another type", techs, "", "</orrery>", "<class id=\"MINE\" type=\"species\"/></orrery>",
        "export.not-written techs.xml:104 the edit of 'MINE' cannot be written back: FreeOrion's scripts have no text "
        "for 'species'\n");
    row("G9.3 other type of a class", techs, "", "id=\"LGT_NIGHT\" type=\"tech\"", "id=\"LGT_NIGHT\" type=\"special\"",
        "export.not-written techs.xml:68 the edit of 'LGT_NIGHT' cannot be written back: FreeOrion's scripts have no "
        "text for it\n");
    row("G9.3 name of a class", techs, "", "id=\"LGT_NIGHT\"", "id=\"LGT_NIGHT\" name=\"Night\"",
        "export.not-written techs.xml:68 the edit of 'LGT_NIGHT' cannot be written back: FreeOrion's scripts have no "
        "text for it\n");
    row("G9.3 vocabulary", "freeorion.xml", "", "label=\"Research time\"", "label=\"Time\"",
        "export.not-written freeorion.xml:172 the edit of 'research_time' cannot be written back: FreeOrion's scripts "
        "declare no vocabulary\n");
    row("G9.3 text with quotation marks", "strings/en.xml", "", "Bright lamps", "Bright ''' lamps",
        "export.not-written strings/en.xml:6 the edit of 'LGT_LAMPS' cannot be written back: a text of a string table "
        "cannot contain '''\n");
    row("G9.3 damaged file of the project", techs, "", "</orrery>", "",
        "xml.unclosed techs.xml:2 '<orrery>' in line 2 is never closed\n");
}

void FreeOrionExportTest::refusals() {
    QFETCH(QString, path);
    QFETCH(QString, after);
    QFETCH(QString, before);
    QFETCH(QString, text);
    QFETCH(QString, faults);
    FreeOrionExportOptions options;
    options.newFile = text.contains("species") ? newPath : std::string();
    const FreeOrionExport result =
        exported(folderOf(smallWithNight), edited(importedFiles(smallWithNight), path, after, before, text), options);
    QCOMPARE(faultsOf(result), faults);
    QVERIFY(hasErrors(result.faults));
    QVERIFY(result.files.empty());
}

void FreeOrionExportTest::choices_data() {
    QTest::addColumn<QString>("choices");
    QTest::addColumn<QString>("faults");
    QTest::addColumn<QString>("changes");
    const QString refused = "export.macro techs.xml:24 the macro 'SET_LIGHT' also makes 1 other definitions | "
                            "scripting/common/light.macros 'LGT_MIRRORS' is made here\n";
    const QString own = "export.own-macro species.xml:20 the macro 'LIKES_LIGHT' also makes another part of "
                        "'SP_MOTH/group-1'\n";
    const QString changed = "export.changed-macro techs.xml:24 the macro 'SET_LIGHT' changes 1 other definitions | "
                            "scripting/common/light.macros 'LGT_MIRRORS' is made here\n";
    const QString ownChanged = "export.changed-macro species.xml:20 the macro 'LIKES_LIGHT' changes 1 other "
                               "definitions | scripting/species/SP_MOTH.focs.txt 'SP_MOTH' is made here\n";
    const QString out = "export.written-out techs.xml:24 the text of the macro 'SET_LIGHT' is written out, only here\n";
    const QString ownOut =
        "export.written-out species.xml:20 the text of the macro 'LIKES_LIGHT' is written out, only here\n";
    const QString light = "scripting/common/light.macros\n";
    const QString moth = "scripting/species/common/moth.macros\n";
    const QString lamps = "scripting/techs/LAMPS.focs.txt\n";
    const auto row = [](const char* name, const char* choices, const QString& faults, const QString& changes) {
        QTest::newRow(name) << choices << faults << changes;
    };
    row("G9.2 two edits without a choice", "", own + refused, "");
    row("G9.2 one edit changes the macro, and one is only here",
        "/SET_LIGHT/change techs.xml:24//change "
        "species.xml:20//here",
        changed + ownOut, light + "scripting/species/SP_MOTH.focs.txt\n");
    row("G9.2 one macro only here, and one changed", "/SET_LIGHT/here species.xml:20/LIKES_LIGHT/change",
        out + ownChanged, moth + lamps);
    row("G9.2 choice for a macro around the value", "/SHINE/here /LIKES_LIGHT/change",
        QString(out).replace("SET_LIGHT", "SHINE") + ownChanged, moth + lamps);
    row("G9.2 the last choice for an edit counts", "techs.xml:24//change techs.xml:24//here /LIKES_LIGHT/change",
        out + ownChanged, moth + lamps);
    row("G9.2 choice for another line", "techs.xml:25//here /LIKES_LIGHT/change",
        refused + ownChanged + "export.unused-choice no edit needs the choice for 'techs.xml:25'\n", "");
    row("G9.2 choice for a macro that no edit needs", "/DARK/change /SET_LIGHT/change /LIKES_LIGHT/change",
        changed + ownChanged + "export.unused-choice no edit needs the choice for 'DARK'\n", light + moth);
}

/// Two edits of values that macros made: a choice for each.
void FreeOrionExportTest::choices() {
    QFETCH(QString, choices);
    QFETCH(QString, faults);
    QFETCH(QString, changes);
    const Files files = edited(edited(importedFiles(smallFocsFolder), "techs.xml", "LGT_LAMPS", "5 * 1.5", "7 * 1.5"),
                               "species.xml", "", "value() + 1", "value() + 2");
    FreeOrionExportOptions options;
    for (const QString& choice : choices.split(' ', Qt::SkipEmptyParts)) {
        const QStringList parts = choice.split('/');
        options.macroChoices.push_back({parts[0].toStdString(), parts[1].toStdString(),
                                        parts[2] == "here" ? FreeOrionMacros::here : FreeOrionMacros::change});
    }
    const FreeOrionExport result = exported(folderOf(smallFocsFolder), files, options);
    QCOMPARE(faultsOf(result), faults);
    QString paths;
    for (const auto& [path, bytes] : result.files) {
        paths += QString::fromStdString(path) + '\n';
    }
    QCOMPARE(paths, changes);
}

/// A script of the folder changes after the import: an edit in it is refused, one in another script is not.
void FreeOrionExportTest::changedFile() {
    ForeignFolder folder = folderOf(smallWithNight);
    for (auto& file : folder.files) {
        if (file->path() == nightPath) {
            file = std::make_shared<const SourceText>(nightPath, "// Changed.\n" + night);
        }
    }
    const Files& files = importedFiles(smallWithNight);
    const Files there = edited(files, "techs.xml", "id=\"LGT_NIGHT\"", "value() + 5", "value() + 7");
    const Files elsewhere = edited(files, "techs.xml", "id=\"LGT_MIRRORS\"", "value=\"5\"", "value=\"6\"");
    FreeOrionExport result = exported(folder, there);
    QCOMPARE(faultsOf(result),
             QString("export.changed-file techs.xml:68 'scripting/techs/NIGHT.focs.txt' changed since the "
                     "import\n"));
    QVERIFY(result.files.empty());
    result = exported(folder, elsewhere);
    QCOMPARE(faultsOf(result), QString());
    QCOMPARE(changesOf(result, folder), QString("scripting/techs/LAMPS.focs.txt: {5} {6}\n"));
    FreeOrionExportOptions options;
    options.usesChangedFiles = true;
    result = exported(folder, there, options);
    QCOMPARE(faultsOf(result), QString());
    QCOMPARE(changesOf(result, folder), QString("scripting/techs/NIGHT.focs.txt: {5} {7}\n"));
}

void FreeOrionExportTest::origins_data() {
    QTest::addColumn<QString>("bytes");
    QTest::addColumn<QString>("fault");
    const QString first = "orrery-origins 2 freeorion\n";
    const auto row = [](const char* name, const QString& bytes, const char* fault) {
        QTest::newRow(name) << bytes << fault;
    };
    row("G9.3 no origins", "", "export.no-origins");
    row("G9.3 origins of another importer", "orrery-origins 2 other\n", "export.damaged-origins");
    row("G9.3 origins with their first line only", first, "export.damaged-origins");
    row("G9.3 origins that are cut", first + "file 0 scripting/techs/LAMPS.focs.txt 0123456789ab",
        "export.damaged-origins");
    row("G9.3 origins without a hash", first + "file 0 scripting/techs/LAMPS.focs.txt\n", "export.damaged-origins");
    row("G9.3 origins with bytes that are no text", first + QString(300, QChar(1)) + "\nfile x y z\n",
        "export.damaged-origins");
    row("G9.3 origins of no file of the folder", first + "file 0 scripting/OTHER.focs.txt 0123456789abcdef\n",
        "export.changed-file");
}

void FreeOrionExportTest::origins() {
    QFETCH(QString, bytes);
    QFETCH(QString, fault);
    Files files = edited(importedFiles(smallWithNight), "techs.xml", "id=\"LGT_NIGHT\"", "value() + 5", "value() + 7");
    files[std::string(ImportOrigins::fileName)] = bytes.toStdString();
    const FreeOrionExport result = exported(folderOf(smallWithNight), files);
    QCOMPARE(result.faults.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(std::string(result.faults.front().code())), fault);
    QVERIFY(result.files.empty());
}

/// All files of the folder are copied byte by byte, also those that no import reads. A folder that no export wrote, and
/// the folder of the game, are refused. A new export replaces an earlier one.
void FreeOrionExportTest::disk() {
    const QTemporaryDir scratch;
    const QString out = scratch.filePath("out");
    const auto writeTo = [&](const FreeOrionExport& result, const QString& folder) {
        return writeFreeOrionExport(result, smallFocsFolder.toStdString(), folder.toStdString());
    };
    const auto read = [](const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no file");
    };
    const FreeOrionExport unchanged = exported(folderOf(smallFocsFolder), importedFiles(smallFocsFolder));
    FreeOrionExport changed = unchanged;
    changed.files["scripting/techs/LAMPS.focs.txt"] = "// changed";
    changed.files["scripting/techs/MINE.focs.txt"] = "// new";
    for (const FreeOrionExport* const result : std::initializer_list<const FreeOrionExport*>{&changed, &unchanged}) {
        const auto written = writeTo(*result, out);
        QVERIFY(std::holds_alternative<std::size_t>(written));
        QCOMPARE(std::get<std::size_t>(written), std::size_t{result == &changed ? 14U : 13U});
        QDirIterator files(smallFocsFolder, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = files.next();
            const bool isChanged = result == &changed && file.endsWith("/LAMPS.focs.txt");
            QCOMPARE(read(out + file.mid(smallFocsFolder.size())), isChanged ? QByteArray("// changed") : read(file));
        }
        QCOMPARE(QFile::exists(out + "/scripting/techs/MINE.focs.txt"), result == &changed);
    }
    QVERIFY(QDir(scratch.path()).mkpath("mine"));
    QFile mine(scratch.filePath("mine/notes.txt"));
    QVERIFY(mine.open(QIODevice::WriteOnly) && mine.write("mine") == 4);
    mine.close();
    for (const QString& folder :
         {scratch.filePath("mine"), smallFocsFolder, smallFocsFolder + "/scripting", QFileInfo(smallFocsFolder).path(),
          scratch.filePath("mine/notes.txt"), scratch.filePath("mine/notes.txt/out")}) {
        QVERIFY2(std::holds_alternative<FileError>(writeTo(unchanged, folder)), qPrintable(folder));
        QVERIFY2(exportFolderFault(smallFocsFolder.toStdString(), folder.toStdString()), qPrintable(folder));
    }
    QCOMPARE(QDir(scratch.filePath("mine")).entryList(QDir::Files).join(' '), QString("notes.txt"));
}

/// A new export names the files that another program has changed, and writes nothing. It does not write files again
/// that have the right bytes.
void FreeOrionExportTest::handEdits() {
    const QTemporaryDir scratch;
    const std::string out = scratch.filePath("out").toStdString();
    const std::string lamps = "scripting/techs/LAMPS.focs.txt";
    const auto writeTo = [&](const FreeOrionExport& result, bool overwrites = false) {
        return writeFreeOrionExport(result, smallFocsFolder.toStdString(), out, overwrites);
    };
    const auto read = [&](const std::string& path) {
        QFile file(QString::fromStdString(out + '/' + path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no file");
    };
    const FreeOrionExport unchanged = exported(folderOf(smallFocsFolder), importedFiles(smallFocsFolder));
    FreeOrionExport changed = unchanged;
    changed.files[lamps] = "// changed";
    changed.files[newPath] = "// new";
    QVERIFY(std::holds_alternative<std::size_t>(writeTo(changed)));
    const auto before = std::get<FileStamp>(stampOf(out + '/' + lamps));
    QVERIFY(std::holds_alternative<std::size_t>(writeTo(changed)));
    QVERIFY(std::get<FileStamp>(stampOf(out + '/' + lamps)) == before);
    for (const std::string& path : {lamps, newPath}) {
        QFile file(QString::fromStdString(out + '/' + path));
        QVERIFY(file.open(QIODevice::Append) && file.write(" by hand") == 8);
    }
    for (const FreeOrionExport* const result : {&std::as_const(changed), &unchanged}) {
        const auto written = writeTo(*result);
        const auto* const why = std::get_if<FileError>(&written);
        QVERIFY(why != nullptr && why->isConflict);
        const auto marked = filesChangedSinceExport(*result, smallFocsFolder.toStdString(), out); // for a preview
        QVERIFY((std::get<std::vector<std::string>>(marked) == std::vector<std::string>{lamps, newPath}));
        const QString text = QString::fromStdString(why->message.english());
        QVERIFY2(text.endsWith(": scripting/techs/LAMPS.focs.txt, scripting/techs/MINE.focs.txt"), qPrintable(text));
        QCOMPARE(read(lamps), QByteArray("// changed by hand"));
        QCOMPARE(read(newPath), QByteArray("// new by hand"));
    }
    QVERIFY(std::holds_alternative<std::size_t>(writeTo(unchanged, true)));
    QCOMPARE(read(newPath), QByteArray("no file"));
    QVERIFY(std::holds_alternative<std::size_t>(writeTo(changed))); // nobody has changed the files since
    QCOMPARE(read(lamps), QByteArray("// changed"));
}

void FreeOrionExportTest::suitability_data() {
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("condition");
    QTest::newRow("G9.1 suitability of a planet for its species")
        << "suitability(planet.species, planet.environment) == poor"
        << "Planet environment = Poor";
    QTest::newRow("G9.1 rest of a list of suitabilities")
        << "suitability(species, environment) == good or suitability(species, environment) == adequate"
        << "Or [ Planet environment = Good Planet environment = Adequate ]";
    QTest::newRow("G9.1 suitability of a planet for a species") << "suitability(SP_MOTH, environment) == hostile"
                                                                << "Planet environment = Hostile species = \"SP_MOTH\"";
}

void FreeOrionExportTest::suitability() {
    QFETCH(QString, expression);
    QFETCH(QString, condition);
    FreeOrionNames names;
    names.types.emplace("SP_MOTH", "species");
    const auto text = focsTest(expression.toStdString(), names, false);
    QCOMPARE(QString::fromStdString(text.value_or("no text")), condition);
}

void FreeOrionExportTest::real_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("macros");
    QTest::addColumn<QString>("changes");
    const auto row = [](const char* name, const char* path, const char* after, const char* before, const char* text,
                        const char* changes, FreeOrionMacros macros = FreeOrionMacros::ask) {
        QTest::newRow(name) << path << after << before << text << static_cast<int>(macros) << changes;
    };
    row("G9.1 effect of a tech of the game", "techs/growth.xml", "\"GRO_SUBTER_HAB\" type", "value() + 1 ",
        "value() + 2 ", "scripting/techs/growth/SUBTER_HAB.focs.txt: {1} {2}\n");
    row("G9.1 damage of a weapon of the game", "ship_parts/ShortRange.xml", "\"SR_WEAPON_1_1\"",
        "name=\"capacity\" value=\"3\"", "name=\"capacity\" value=\"5\"",
        "scripting/ship_parts/ShortRange/SR_WEAPON_1_1.focs.txt: {3} {5}\n");
    row("G9.2 macro of the game", "species.xml", "\"SP_HUMAN\"", "Target.Population * 0.2", "Target.Population * 0.25",
        "scripting/common/base_prod.macros: {} {5}\n", FreeOrionMacros::change);
    row("G9.1 new design of the game", "species.xml", "", "</orrery>",
        "<class id=\"SD_LAMP\" type=\"ship\"><property name=\"hull\" value=\"SH_BASIC_MEDIUM\"/><property "
        "name=\"parts\" value=\"SR_WEAPON_1_1 GT_TROOP_POD\"/></class></orrery>",
        "scripting/ship_designs/MINE.focs.txt: {} {ShipDesign\n"
        "    name = \"SD_LAMP\"\n"
        "    description = \"SD_LAMP_DESC\"\n"
        "    hull = \"SH_BASIC_MEDIUM\"\n"
        "    parts = [ \"SR_WEAPON_1_1\" \"GT_TROOP_POD\" ]\n"
        "    model = \"\"\n"
        "}\n");
    row("G9.2 macro of the game, only here", "species.xml", "\"SP_HUMAN\"", "Target.Population * 0.2",
        "Target.Population * 0.25",
        "scripting/species/SP_HUMAN.focs.txt: {[[AVERAGE_INDUSTRY]]} {        EffectsGroup\n"
        "            scope = Source\n"
        "            activation = And [\n"
        "                Planet\n"
        "                TargetIndustry low = 0\n"
        "                Focus type = \"FOCUS_INDUSTRY\"\n"
        "            ]\n"
        "            accountinglabel = \"FOCUS_INDUSTRY_LABEL\"\n"
        "            priority = [[EARLY_PRIORITY]]\n"
        "            effects = SetTargetIndustry value = Value + Target.Population * 0.25\n"
        "\n"
        "        EffectsGroup      // gives human bonuses when AI Aggression set to Beginner\n"
        "            scope = Source\n"
        "            activation = And [\n"
        "                Planet\n"
        "                Human     // human player, not human species\n"
        "                (GalaxyMaxAIAggression = 0)\n"
        "            ]\n"
        "            accountinglabel = \"DIFFICULTY\"\n"
        "            priority = [[VERY_LATE_PRIORITY]]\n"
        "            effects = SetTargetIndustry value = Value * 2\n"
        "\n"
        "}\n",
        FreeOrionMacros::here);
}

void FreeOrionExportTest::real() {
    if (!hasRealFocs()) {
        QSKIP("FreeOrion's content is not available");
    }
    QFETCH(QString, path);
    QFETCH(QString, after);
    QFETCH(QString, before);
    QFETCH(QString, text);
    QFETCH(int, macros);
    QFETCH(QString, changes);
    const ForeignFolder& folder = folderOf(realFocsFolder);
    FreeOrionExportOptions options;
    options.macros = static_cast<FreeOrionMacros>(macros);
    options.newFile = "scripting/ship_designs/MINE.focs.txt";
    const FreeOrionExport result =
        exported(folder, edited(importedFiles(realFocsFolder), path, after, before, text), options);
    QVERIFY2(!hasErrors(result.faults), qPrintable(faultsOf(result)));
    QCOMPARE(changesOf(result, folder), changes);
}

QTEST_APPLESS_MAIN(FreeOrionExportTest)
#include "freeorion_export_test.moc"
