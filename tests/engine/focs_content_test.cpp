// SPDX-License-Identifier: GPL-3.0-or-later
// Whole folders of FreeOrion's content: the small example, and the game's own content (G1, G1.2, G1.3, G1.5, G3.1).
#include "engine/content/parsed_project.h"
#include "engine/import/focs/focs_string_use.h"
#include "tests/engine/support/focs_fixture.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

QString text(const std::string& words) {
    return QString::fromStdString(words);
}

/// Returns a folder's content, read once.
const FocsContent& contentOf(const QString& folder) {
    static std::map<QString, FocsContent> known;
    auto found = known.find(folder);
    if (found == known.end()) {
        found = known.emplace(folder, readFocsContent(readFocsFolder(folder.toStdString()))).first;
    }
    return found->second;
}
const FocsContent& small() {
    return contentOf(smallFocsFolder);
}
const FocsContent& real() {
    return contentOf(realFocsFolder);
}

const FocsScript& scriptOf(const FocsContent& content, const std::string& path) {
    for (const FocsScript& script : content.scripts) {
        if (content.sources[script.file.value]->path() == "scripting/" + path) {
            return script;
        }
    }
    qFatal("there is no such script");
}

/// Returns the origins of a script's groups, one per line.
QString originsOf(const FocsContent& content, const std::string& path) {
    const FocsScript& script = scriptOf(content, path);
    QString out;
    forEachFocsGroup(script, [&](std::uint32_t, Span span) {
        out += text(focsOriginPhrase(content, script, span.begin).english()) + "\n";
    });
    return out;
}

/// Returns a text without blanks and comments.
std::string bare(const std::string& words) {
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words.compare(i, 2, "//") == 0) {
            i = words.find('\n', i);
        } else if (words.compare(i, 2, "/*") == 0) {
            i = words.find("*/", i) + 1;
        } else if (words[i] == '"') {
            const std::size_t end = words.find('"', i + 1);
            out += words.substr(i, end - i + 1);
            i = end;
        } else if (std::isspace(static_cast<unsigned char>(words[i])) == 0) {
            out += words[i];
        }
        if (i == std::string::npos) {
            break;
        }
    }
    return out;
}

void compareNumbers(const std::map<double, std::size_t>& found, const std::vector<double>& priorities) {
    std::vector<double> keys;
    for (const auto& [priority, groups] : found) {
        keys.push_back(priority);
    }
    QCOMPARE(keys, priorities);
}

} // namespace

class FocsContentTest : public QObject {
    Q_OBJECT

private slots:
    void works_data();
    void works();

private:
    void smallParses();
    void smallCounts();
    void filesRead();
    void smallOrigins();
    void smallTables();
    void damagedFolder();
    void unreadableFiles();
    void missingTexts();
    void realMissingTexts();
    void realParses();
    void realMacros();
    void realDefinitions();
    void realGroups();
    void realTexts();
    void realStrings();
    void realUnused();
    void realOrigins();
    void realBytes();
};

using Work = void (FocsContentTest::*)();
Q_DECLARE_METATYPE(Work)

void FocsContentTest::works_data() {
    QTest::addColumn<Work>("work");
    QTest::addColumn<bool>("needsGame");
    const auto row = [](const char* name, Work work, bool needsGame) { QTest::newRow(name) << work << needsGame; };
    row("G1 the small example parses without a fault", &FocsContentTest::smallParses, false);
    row("G1.3 the counts of the small example", &FocsContentTest::smallCounts, false);
    row("G1.5 only the files of three folders are read", &FocsContentTest::filesRead, false);
    row("G3.1 the origins of the small example's groups", &FocsContentTest::smallOrigins, false);
    row("G1.5 all string tables are read", &FocsContentTest::smallTables, false);
    row("G1.4 a folder with faults reports all of them in the order of the files", &FocsContentTest::damagedFolder,
        false);
    row("G1.5 each file that cannot be read is reported", &FocsContentTest::unreadableFiles, false);
    row("G1.3 ids without an English text are named with their first use", &FocsContentTest::missingTexts, false);
    row("G1 all 726 scripts of the game parse without a fault", &FocsContentTest::realParses, true);
    row("G1.2 6,692 insertions of 257 macros expand; 304 definitions are known", &FocsContentTest::realMacros, true);
    row("G1.3 the numbers of definitions", &FocsContentTest::realDefinitions, true);
    row("G1.3 3,980 effects groups, of which 3,332 hold a meter effect", &FocsContentTest::realGroups, true);
    row("G2.7 equal texts of groups are stored once", &FocsContentTest::realTexts, true);
    row("G1.5 the string table of the game", &FocsContentTest::realStrings, true);
    row("G1.3 the game's content uses 18 ids without a text", &FocsContentTest::realMissingTexts, true);
    row("G1.3 disabled files, and macros that nothing inserts, are named", &FocsContentTest::realUnused, true);
    row("G3.1 the origins of groups of the game", &FocsContentTest::realOrigins, true);
    row("G3.1 each byte of the expanded text is at its origin", &FocsContentTest::realBytes, true);
}

void FocsContentTest::works() {
    QFETCH(Work, work);
    QFETCH(bool, needsGame);
    if (needsGame && !hasRealFocs()) {
        QSKIP("the game's content is not beside the project");
    }
    (this->*work)();
}

void FocsContentTest::smallParses() {
    QCOMPARE(text(faultsOf(small())), QString());
    const FocsScript& lamps = scriptOf(small(), "techs/LAMPS.focs.txt");
    QCOMPARE(lamps.definitions.size(), 2U);
    const std::string shine = "(EffectsGroup scope=(And [(Building name=[\"BLD_LAMP_TOWER\"]) (OwnedBy "
                              "empire=Source.Owner)]) stackinggroup=\"SHINE_STACK\" accountinglabel=\"MIRROR_LABEL\" "
                              "priority=120 effects=[(SetDetection value=(+ (Value) (* 9 2)))])";
    QCOMPARE(text(shown(lamps.nodes, lamps.definitions[1].node, small().store)),
             text("(Tech name=\"LGT_MIRRORS\" description=\"LGT_MIRRORS_DESC\" short_description=\"LGT_LAMPS_SHORT\" "
                  "category=\"LIGHT_CATEGORY\" researchcost=(* 20 (GameRule name=\"RULE_LAMP_COST\")) researchturns=5 "
                  "prerequisites=[\"LGT_LAMPS\"] effectsgroups=[" +
                  shine + "] graphic=\"mirrors.png\")"));
}

void FocsContentTest::smallCounts() {
    const FocsCounts counts = countFocs(small());
    QCOMPARE(counts.scripts, 4U);
    QCOMPARE(counts.definitions.at("techs"), 2U);
    QCOMPARE(counts.definitions.at("categories"), 1U);
    QCOMPARE(counts.groups, 7U);
    QCOMPARE(counts.groupTexts, 6U); // the two groups of the moth are the same
    QCOMPARE(counts.groupsWithMeterEffect, 6U);
    QCOMPARE(counts.groupsNeverActive, 1U);
    QCOMPARE(counts.macros, 10U);
    QCOMPARE(counts.macrosInserted, 9U);
    QCOMPARE(counts.macrosWithParameters, 2U);
    QCOMPARE(counts.insertionDepth, 3U);
    QCOMPARE(counts.stackingGroups.at("SHINE_STACK"), 2U);
    QVERIFY(counts.priorities == (std::map<double, std::size_t>{{100, 5}, {120, 2}}));
}

void FocsContentTest::filesRead() {
    const QTemporaryDir folder;
    for (const char* const path :
         {"scripting/a.focs.txt", "scripting/deep/er/b.inf", "scripting/c.macros", "scripting/d.disabled",
          "scripting/e.focs.py", "scripting/README.md", "stringtables/en.txt", "customizations/f.txt", "g.focs.txt",
          "data/h.focs.txt", "scripting/deep/i.focs.disabled"}) {
        QDir(folder.path()).mkpath(QFileInfo(folder.filePath(path)).path());
        QFile file(folder.filePath(path));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    const FocsFolder read = readFocsFolder(folder.path().toStdString());
    QStringList paths;
    for (const auto& file : read.files) {
        paths << text(file->path());
    }
    QCOMPARE(paths.join(' '), QString("customizations/f.txt scripting/a.focs.txt scripting/c.macros "
                                      "scripting/deep/er/b.inf stringtables/en.txt"));
    QCOMPARE(read.disabled, (std::vector<std::string>{"scripting/d.disabled", "scripting/deep/i.focs.disabled"}));
    QCOMPARE(read.pythonFiles, 1U);
    QVERIFY(read.diagnostics.empty());
    QVERIFY(isFocsScript("scripting/deep/er/b.inf"));
    QVERIFY(!isFocsScript("scripting/c.macros"));
    QVERIFY(!isFocsScript("customizations/f.focs.txt"));
}

void FocsContentTest::smallOrigins() {
    QCOMPARE(originsOf(small(), "techs/LAMPS.focs.txt"),
             QString("techs/LAMPS.focs.txt:12 → SHINE, common/light.macros:3\n"
                     "techs/LAMPS.focs.txt:13\n"
                     "techs/LAMPS.focs.txt:40 → SHINE, common/light.macros:3\n"));
    // The effect comes from a macro inside the macro, its second parameter from the script.
    const FocsScript& script = scriptOf(small(), "techs/LAMPS.focs.txt");
    QCOMPARE(text(focsOriginPhrase(small(), script, script.nodes[script.definitions[0].node].span.begin).english()),
             QString("techs/LAMPS.focs.txt:2"));
    QString effect;
    forEachFocsGroup(script, [&](std::uint32_t group, Span span) {
        for (const FocsNode& node : small().store.group(group).nodes) {
            if (node.row != nullptr && isFocsMeterEffect(*node.row) && effect.isEmpty()) {
                effect = text(focsOriginPhrase(small(), script, span.begin + node.span.begin).english());
            }
        }
    });
    QCOMPARE(effect, QString("techs/LAMPS.focs.txt:12 → SHINE, common/light.macros:8 → SET_LIGHT, "
                             "common/light.macros:18"));
}

void FocsContentTest::smallTables() {
    QCOMPARE(small().strings.size(), 2U);
    QCOMPARE(small().strings[0].language, std::string_view("Deutsch"));
    QCOMPARE(small().strings[1].texts.at("LAMP_HINT").text, std::string_view("Build one on each coast of %planet%."));
    QCOMPARE(countFocs(small()).strings, 4U);
}

void FocsContentTest::damagedFolder() {
    const FocsContent content = readFocsContent(
        focsFolder({{"scripting/common/a.macros", "A\n'''1'''\nB\n'''2"},
                    {"scripting/techs/T.focs.txt", "Tech name = \"T\"\n#include \"/scripting/common/b.macros\""},
                    {"scripting/specials/S.focs.txt", "Special name = \"S\" description = [[A]] graphic = \"\""},
                    {"stringtables/en.txt", "English\nS\n"}}));
    QCOMPARE(text(faultsOf(content)),
             QString("scripting/common/a.macros:3:1: error: the text of the macro 'B' is not closed "
                     "[focs.unclosed-macro]\n"
                     "scripting/specials/S.focs.txt:1:34: error: no macro 'A' is defined here [focs.unknown-macro]\n"
                     "scripting/techs/T.focs.txt:1:1: error: 'Tech' has no field 'description' [focs.missing-field]\n"
                     "scripting/techs/T.focs.txt:2:11: error: no file matches '/scripting/common/b.macros' "
                     "[focs.missing-include]\n"
                     "stringtables/en.txt:2:1: error: 'S' has no text [focs.no-string-text]\n"));
    QCOMPARE(countFocs(content).damaged, 2U);
}

void FocsContentTest::unreadableFiles() {
    QTemporaryDir folder;
    const QDir techs(folder.filePath("scripting/techs"));
    QVERIFY(techs.mkpath("."));
    for (const char* const name : {"LARGE_1.focs.txt", "LARGE_2.focs.txt"}) {
        QFile file(techs.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64{65} * 1024 * 1024));
    }
    const FocsContent content = readFocsContent(readFocsFolder(folder.path().toStdString()));
    QCOMPARE(content.faults.size(), std::size_t{2});
    QVERIFY(text(content.faults[0].message()).contains("LARGE_1"));
    QVERIFY(text(content.faults[1].message()).contains("LARGE_2"));
}

void FocsContentTest::realParses() {
    QCOMPARE(text(faultsOf(real())), QString());
    const FocsCounts counts = countFocs(real());
    QCOMPARE(counts.scripts, 726U);
    QCOMPARE(counts.damaged, 0U);
}

void FocsContentTest::missingTexts() {
    QStringList missing;
    for (const FocsMissingString& one : missingFocsStrings(small())) {
        missing << QString("%1 %2").arg(text(one.id)).arg(text(placeText(small().sources, one.where)));
    }
    QCOMPARE(
        missing,
        QStringList(
            {"BLD_LAMP_TOWER scripting/buildings/LAMP_TOWER.focs.txt:2:12",
             "BLD_LAMP_TOWER_DESC scripting/buildings/LAMP_TOWER.focs.txt:3:19",
             "FOCUS_LIGHT_DESC scripting/species/common/moth.macros:4:23",
             "GLOW_SPECIAL scripting/specials/GLOW.focs.txt:2:12",
             "GLOW_SPECIAL_DESC scripting/specials/GLOW.focs.txt:3:19",
             "LAMP_LABEL scripting/buildings/LAMP_TOWER.focs.txt:20:70",
             "LGT_LAMPS_SHORT scripting/techs/LAMPS.focs.txt:5:25", "LGT_MIRRORS scripting/techs/LAMPS.focs.txt:33:12",
             "LGT_MIRRORS_DESC scripting/techs/LAMPS.focs.txt:34:19", "MIRROR_LABEL scripting/common/light.macros:6:31",
             "SP_MOTH scripting/species/SP_MOTH.focs.txt:2:12", "SP_MOTH_DESC scripting/species/SP_MOTH.focs.txt:3:19",
             "SP_MOTH_GAME scripting/species/SP_MOTH.focs.txt:4:28"}));
}

void FocsContentTest::realMissingTexts() {
    const std::vector<FocsMissingString> missing = missingFocsStrings(real());
    QCOMPARE(missing.size(), 18U);
    const std::string words(
        std::ranges::find_if(real().sources, [](const auto& one) { return one->path() == "stringtables/en.txt"; })
            ->get()
            ->bytes());
    for (const FocsMissingString& one : missing) { // no line of the table is the id
        QVERIFY2(("\n" + words).find("\n" + one.id + "\n") == std::string::npos, one.id.c_str());
    }
}

void FocsContentTest::realMacros() {
    const FocsCounts counts = countFocs(real());
    QCOMPARE(counts.insertions, 6692U);
    QCOMPARE(counts.macrosInserted, 257U);
    QCOMPARE(counts.macrosWithParameters, 33U);
    QCOMPARE(counts.insertionDepth, 4U);
    std::size_t inScripts = 0;
    for (const FocsMacro& macro : real().macros) {
        inScripts += real().sources[macro.file.value]->path().starts_with("scripting/") ? 1 : 0;
    }
    QCOMPARE(inScripts, 304U);
    QCOMPARE(counts.macros, 305U); // with one in customizations/custom_sitreps.txt
}

void FocsContentTest::realDefinitions() {
    const FocsCounts counts = countFocs(real());
    const std::map<std::string_view, std::size_t> expected{
        {"techs", 209},          {"categories", 9},      {"building types", 94}, {"specials", 52},
        {"species", 45},         {"hulls", 65},          {"parts", 72},          {"designs", 75},
        {"fields", 6},           {"statistics", 18},     {"articles", 115},      {"rules", 16},
        {"monster fleets", 13},  {"starting fleets", 4}, {"unlocked items", 58}, {"orders of designs", 2},
        {"orders of species", 1}};
    for (const auto& [kind, number] : expected) {
        QVERIFY2(counts.definitions.at(kind) == number,
                 qPrintable(QString("%1: %2").arg(text(std::string(kind))).arg(counts.definitions.at(kind))));
    }
    QCOMPARE(counts.definitions.size(), expected.size());
}

void FocsContentTest::realGroups() {
    const FocsCounts counts = countFocs(real());
    QCOMPARE(counts.groups, 3980U);
    QCOMPARE(counts.groupsWithMeterEffect, 3332U);
    QCOMPARE(counts.groupsWithActivation, 3472U);
    QCOMPARE(counts.groupsNeverActive, 36U);
    QCOMPARE(counts.groupsWithStacking, 884U);
    QCOMPARE(counts.stackingGroups.size(), 117U);
    QCOMPARE(counts.groupsWithLabel, 1430U);
    QCOMPARE(counts.labels.size(), 95U);
    QCOMPARE(counts.effectsWithLabel, 612U);
    compareNumbers(counts.priorities, {0,  10, 12, 14,  16,  17,  18,  20,   30,   60,   65,   70,
                                       75, 80, 90, 100, 110, 120, 130, 1000, 1100, 2000, 2200, 5000});
    QCOMPARE(counts.priorities.at(100), 1822U);
}

void FocsContentTest::realTexts() {
    std::set<std::uint32_t> stored;
    std::set<std::string> different;
    std::set<std::string> inScripting;
    for (const FocsScript& script : real().scripts) {
        forEachFocsGroup(script, [&](std::uint32_t group, Span span) {
            stored.insert(group);
            const std::string words = bare(real().store.group(group).text);
            different.insert(words);
            const FileId file = script.origins.of(span.begin).file;
            if (real().sources[file.value]->path().starts_with("scripting/")) {
                inScripting.insert(words);
            }
        });
    }
    // Six texts differ from others only in their blanks or comments, or are in the folder customizations.
    QCOMPARE(inScripting.size(), 817U);
    QCOMPARE(different.size(), 822U);
    QCOMPARE(stored.size(), 823U);
    QCOMPARE(real().store.groupCount(), stored.size());
    QCOMPARE(countFocs(real()).groupTexts, stored.size());
}

void FocsContentTest::realStrings() {
    QCOMPARE(real().strings.size(), 1U);
    QCOMPARE(real().strings[0].language, std::string_view("English"));
    QVERIFY(real().strings[0].texts.contains("GRO_SUBTER_HAB"));
    QVERIFY(real().strings[0].texts.contains("BASIC_CONTENTEDNESS_LABEL"));
}

void FocsContentTest::realUnused() {
    QCOMPARE(real().disabled.size(), 16U);
    QCOMPARE(std::count(real().isInserted.begin(), real().isInserted.end(), false), 48);
    const QString report = text(focsReportJson(real()));
    for (const char* const name : {"scripting/buildings/OBSERVATORY.disabled", "\"NATIVE_FORTIFICATION_CUSTOM\""}) {
        QVERIFY2(report.contains(name), name);
    }
}

void FocsContentTest::realOrigins() {
    const FocsScript& etty = scriptOf(real(), "species/SP_ETTY.focs.txt");
    QStringList labels;
    forEachFocsGroup(etty, [&](std::uint32_t group, Span span) {
        const FocsNodes& nodes = real().store.group(group).nodes;
        if (const std::uint32_t label = focsField(nodes, 1, "accountinglabel"); label != 0) {
            labels << text(std::string(real().store.text(nodes[label].text))) + ": " +
                          text(focsOriginPhrase(real(), etty, span.begin + nodes[label].span.begin).english());
        }
    });
    const QString shownLabels = labels.join('\n');
    for (const char* const line :
         {"BASIC_CONTENTEDNESS_LABEL: species/SP_ETTY.focs.txt:27 → AVERAGE_HAPPINESS, "
          "species/common/happiness.macros:29",
          "CAPITAL_LABEL: species/SP_ETTY.focs.txt:27 → AVERAGE_HAPPINESS, species/common/happiness.macros:47",
          "DIFFICULTY: species/SP_ETTY.focs.txt:22 → BAD_INDUSTRY, species/common/industry.macros:45 → BASIC_INDUSTRY, "
          "species/common/industry.macros:23"}) {
        QVERIFY2(shownLabels.contains(line), qPrintable(shownLabels));
    }
    QCOMPARE(originsOf(real(), "techs/growth/SUBTER_HAB.focs.txt"), QString("techs/growth/SUBTER_HAB.focs.txt:11\n"));
    QVERIFY2(
        originsOf(real(), "techs/spy/CUSTOM_ADVISORIES.focs.txt").startsWith("customizations/custom_sitreps.txt:17\n"),
        qPrintable(originsOf(real(), "techs/spy/CUSTOM_ADVISORIES.focs.txt")));
}

void FocsContentTest::realBytes() {
    FocsReader reader(real().sources);
    std::size_t all = 0;
    for (const FocsScript& script : real().scripts) {
        const FocsText expanded = reader.expanded(script.file);
        const std::string& bytes = expanded.bytes();
        QCOMPARE(expanded.size(), script.size);
        all += bytes.size();
        for (std::uint32_t i = 0; i < bytes.size(); i += 3) {
            const FocsOrigin origin = script.origins.of(i);
            const std::string_view file = real().sources[origin.file.value]->bytes();
            if (origin.offset >= file.size() || file[origin.offset] != bytes[i]) {
                QFAIL(qPrintable(text(real().sources[script.file.value]->path()) + QString(": byte %1").arg(i)));
            }
            if (origin.insertion >= script.insertions.size()) {
                QFAIL("no such insertion");
            }
            // A byte of an insertion is in the text of its macro; the insertion is written at its place.
            if (origin.insertion != 0) {
                const FocsInsertion& insertion = script.insertions[origin.insertion];
                QVERIFY(insertion.macroText.file == origin.file && insertion.macroText.span.contains(origin.offset));
                QVERIFY(real().sources[insertion.where.file.value]->slice(insertion.where.span).starts_with("[["));
            }
        }
    }
    QVERIFY(all > 3'000'000);
}

QTEST_GUILESS_MAIN(FocsContentTest)
#include "focs_content_test.moc"
