// SPDX-License-Identifier: GPL-3.0-or-later
// Where an import has read the effects of a breakdown, and how their entries are called.
#include "engine/import/agreement.h"
#include "engine/import/freeorion_import.h"
#include "engine/import/freeorion_save/save_file.h"
#include "engine/import/import_origins.h"
#include "engine/import/saved_scenario.h"
#include "engine/orrery.h"
#include "engine/trace/explain.h"
#include "engine/trace/render.h"
#include "engine/universe/scenario.h"
#include "tests/engine/support/focs_fixture.h"
#include "tests/support/named_test.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

const std::string smallSave = ORRERY_SOURCE_DIR "/tests/data/freeorion-save/small.xml";
const std::string realSave = ORRERY_SHARED_DIR "/data/freeorion-0.4.10/saves/alpha-083.xml.xz";
const std::string vocabularyFolder = ORRERY_RESOURCE_DIR "/vocabulary";

/// A saved game that plays in imported content.
struct Played {
    Project project;
    std::unique_ptr<Session> run;
    std::string origins; ///< bytes of the file

    Ledger explained(const std::string& object, const std::string& value) const {
        const auto row = findObject(run->state().view(), object);
        const auto column = project.model->layout.find(value);
        if (!row || !column) {
            qFatal("no value %s of %s", value.c_str(), object.c_str());
        }
        Ledger ledger = explain(*run, 0, *row, *column);
        ImportOrigins(origins).addTo(ledger, project.parsed, *run);
        return ledger;
    }
};

/// @param edits texts to replace in the project's files, by their replacement
Played play(const QString& folder, const std::string& save, const std::vector<std::array<std::string, 2>>& edits = {}) {
    const ImportedProject imported = importFreeOrion(readFreeOrionFolder(folder.toStdString()));
    FolderContents contents{.name = "freeorion", .files = {}, .diagnostics = {}};
    for (const auto& [path, bytes] : imported.files) {
        std::string text = bytes;
        for (const auto& [before, after] : edits) {
            if (const std::size_t at = text.find(before); at != std::string::npos) {
                text.replace(at, before.size(), after);
            }
        }
        if (path.ends_with(".xml")) {
            contents.files[path] = std::make_shared<const SourceText>(path, std::move(text));
        }
    }
    SaveFile file = readSaveFile(save, FileId{0});
    if (!file.game) {
        qFatal("%s", file.faults.front().message().c_str());
    }
    const ParsedProject parsed = parseProject(arrangeSources(contents, {}));
    const Markup scenario = savedScenario(*file.game, "game", savedGameContent(parsed));
    Played out{openContents(contents, vocabularyFolder,
                            std::make_shared<const SourceText>("game.xml", renderMarkup(scenario))),
               nullptr, imported.files.at(std::string(ImportOrigins::fileName))};
    out.run = startSession(out.project, *findScenario(out.project, "game"));
    return out;
}

const Played& playedSmall() {
    static const Played played = play(smallFocsFolder, smallSave);
    return played;
}

/// Returns the file with the class BLD_LAMP_TOWER.
std::shared_ptr<const SourceText> playedTower(const Played& played) {
    return *std::ranges::find_if(played.project.files(),
                                 [](const auto& one) { return one->path() == "buildings.xml"; });
}

/// Returns the origin of the element at an offset of a text in place of that file.
QString originAt(const ImportOrigins& origins, const std::string& text, std::size_t offset) {
    const FolderContents contents{
        .name = {},
        .files = {{"buildings.xml", std::make_shared<const SourceText>("buildings.xml", text)}},
        .diagnostics = {}};
    const ParsedProject project = parseProject(arrangeSources(contents, {}));
    const auto at = static_cast<std::uint32_t>(offset);
    return QString::fromStdString(origins.textOf(project, {FileId{0}, {at, at + 1}}));
}

/// Returns the origins of the entries that effects made.
QStringList originsOf(const Ledger& ledger) {
    QStringList all;
    for (const LedgerRow& row : ledger.rows) {
        if (row.group != noFiring) {
            all << QString::fromStdString(row.origin);
        }
    }
    return all;
}

const QString likesLight = QStringLiteral("species/SP_MOTH.focs.txt:10 → LIKES_LIGHT, species/common/moth.macros:12");

} // namespace

class ImportOriginsTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(effect, "G3.1 an effect knows its line in the script") {
        QCOMPARE(originsOf(playedSmall().explained("Wick I", "Stealth")),
                 QStringList({"buildings/LAMP_TOWER.focs.txt:21"}));
    }

    NAMED_TEST(macro, "G3.1 an effect of a macro knows its line there, and the insertion") {
        QCOMPARE(originsOf(playedSmall().explained("Wick I", "Happiness")), QStringList({likesLight, likesLight}));
    }

    NAMED_TEST(moved,
               "G3.1 an edit that moves or changes an effect keeps its line; one that does both gives the group's") {
        const std::string activation = "<activation>\n        <expression if=\"focus == FOCUS_LIGHT\"/>";
        const std::string longer =
            "<activation>\n        <expression if=\"true\"/>\n        <expression if=\"focus == FOCUS_LIGHT\"/>";
        const std::string amount = "value=\"value() + 1\"";
        const auto edited = [&](const std::vector<std::array<std::string, 2>>& edits) {
            return originsOf(play(smallFocsFolder, smallSave, edits).explained("Wick I", "Happiness"));
        };
        QCOMPARE(edited({{activation, longer}}), QStringList({likesLight, likesLight}));
        QCOMPARE(edited({{amount, "value=\"value() + 2\""}}), QStringList({likesLight, likesLight}));
        const QString ofGroup = QString(likesLight).replace("macros:12", "macros:9");
        QCOMPARE(edited({{activation, longer}, {amount, "value=\"value() + 2\""}}), QStringList({ofGroup, likesLight}));
    }

    NAMED_TEST(deleted, "G3.1 without the first of two effects with one tag, the second keeps its line") {
        const Played played = play(smallFocsFolder, smallSave);
        const ImportOrigins origins(played.origins);
        std::string text(playedTower(played)->bytes());
        const std::size_t first = text.find("<set-meter");
        const std::size_t end = text.find("/>", first) + 2;
        const std::size_t second = text.find("<set-meter", end);
        QCOMPARE(originAt(origins, text, second), QString("buildings/LAMP_TOWER.focs.txt:21"));
        text.erase(first, end - first);
        QCOMPARE(originAt(origins, text, text.find("<set-meter")), QString("buildings/LAMP_TOWER.focs.txt:21"));
    }

    NAMED_TEST(deep, "G3.1 insertions that grow without end, and long paths, are refused") {
        const std::string hash = " 0123456789abcdef\n";
        std::string deep = "orrery-origins 2 freeorion\nfile 0 a" + hash;
        for (int i = 1; i <= 65; ++i) {
            deep += "insertion " + std::to_string(i) + " M 0 0 0 0 1 1 " + std::to_string(i - 1) + "\n";
        }
        QCOMPARE(ImportOrigins(deep).badLine(), std::optional<std::size_t>(67));
        const std::string path = "orrery-origins 2 freeorion\nfile 0 " + std::string(5000, 'a') + hash;
        QCOMPARE(ImportOrigins(path).badLine(), std::optional<std::size_t>(2));
        QVERIFY(ImportOrigins("orrery-origins 1 freeorion\n").isOtherVersion());
        QVERIFY(!ImportOrigins("a\n").isOtherVersion());
    }

    NAMED_TEST(label, "G3.2 an entry is called by the accounting label, or by the definition") {
        const auto text = [](const char* value) {
            return QString::fromStdString(renderLedger(playedSmall().explained("Wick I", value), *playedSmall().run));
        };
        const QString labelled = text("Stealth");
        QVERIFY2(labelled.contains(" LAMP_LABEL (BLD_LAMP_TOWER/group-1) · BLD_LAMP_TOWER"), qPrintable(labelled));
        const QString bare = text("Happiness");
        QVERIFY2(bare.contains(" SP_MOTH/group-1 · Wick I"), qPrintable(bare));
    }

    NAMED_TEST(text, "G3.1 explain shows the line of the script, as text and as JSON") {
        const Ledger ledger = playedSmall().explained("Wick I", "Stealth");
        const QString text = QString::fromStdString(renderLedger(ledger, *playedSmall().run));
        QVERIFY2(text.contains("  from buildings/LAMP_TOWER.focs.txt:21\n"), qPrintable(text));
        const QString json = QString::fromStdString(ledgerJson(ledger, *playedSmall().run)).remove(' ');
        QVERIFY2(json.contains("\"from\":\"buildings/LAMP_TOWER.focs.txt:21\""), qPrintable(json));
    }

    NAMED_TEST(setUp, "G4.5 the breakdown of the saved turn begins with the set-up") {
        const Ledger ledger = playedSmall().explained("Wick I", "Population");
        QVERIFY(ledger.isProven && ledger.rows.size() >= 2);
        QCOMPARE(ledger.rows.front().after, 0.0);
        QCOMPARE(ledger.rows[1].before, 0.0);
        QCOMPARE(ledger.rows[1].after, 8.0); // the initial value of the save
    }

    NAMED_TEST(cited, "G3 an explanation cites the imported line, the script's line through its macro, and the label") {
        const auto text = [](const char* value) {
            return QString::fromStdString(renderLedger(playedSmall().explained("Wick I", value), *playedSmall().run));
        };
        const QString byMacro = text("Happiness");
        QVERIFY2(byMacro.contains("  species.xml:20:9  from " + likesLight + '\n'), qPrintable(byMacro));
        const QString labelled = text("Stealth");
        QVERIFY2(labelled.contains(
                     QRegularExpression(" LAMP_LABEL \\(BLD_LAMP_TOWER/group-1\\) .*  buildings\\.xml:\\d+:\\d+  "
                                        "from buildings/LAMP_TOWER\\.focs\\.txt:21\n")),
                 qPrintable(labelled));
    }

    NAMED_TEST(outside, "G3.1 content that no import wrote has no origin") {
        const ImportOrigins origins(playedSmall().origins);
        const ParsedProject& project = playedSmall().project.parsed;
        QCOMPARE(origins.badLine(), std::nullopt);
        QCOMPARE(origins.textOf(project, {}), std::string());
        for (const Element element : project.topLevel("scenario")) {
            QCOMPARE(origins.textOf(project, element.head()), std::string());
        }
    }

    void damaged_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        const auto row = [](const char* name, const char* before, const char* after) {
            QTest::newRow(name) << before << after;
        };
        row("G3.1 origins of an earlier version are not used", "orrery-origins 2", "orrery-origins 1");
        row("G3.1 a file without a number is noticed", "file 3 ", "file three ");
        row("G3.1 a file that is missing is noticed", "file 3 ", "file 4 ");
        row("G3.1 an insertion inside itself is noticed", "insertion 1 LIKES_LIGHT 6 166 5 249 264 10 0",
            "insertion 1 LIKES_LIGHT 6 166 5 249 264 10 1");
        row("G3.1 an insertion in no file is noticed", "insertion 1 LIKES_LIGHT 6 166 5 ",
            "insertion 1 LIKES_LIGHT 6 166 50 ");
        row("G3.1 an unknown line is noticed", "insertion 2 ", "deletion 2 ");
    }
    void damaged() {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QString bytes = QString::fromStdString(playedSmall().origins);
        QVERIFY(bytes.contains(before));
        const ImportOrigins origins(bytes.replace(before, after).toStdString());
        QVERIFY(origins.badLine());
        for (const Element element : playedSmall().project.parsed.topLevel("class")) {
            for (const Element group : element.children()) {
                QCOMPARE(origins.textOf(playedSmall().project.parsed, group.head()), std::string());
            }
        }
    }

    NAMED_TEST(cut, "G3.1 a file of origins that ends anywhere is noticed, or gives places of the whole one") {
        const std::string& bytes = playedSmall().origins;
        const ParsedProject& project = playedSmall().project.parsed;
        const ImportOrigins whole(bytes);
        for (std::size_t size = 0; size < bytes.size(); ++size) {
            const ImportOrigins origins(bytes.substr(0, size));
            for (const Element element : project.topLevel("class")) {
                for (const Element group : element.children()) {
                    const std::string text = origins.textOf(project, group.head());
                    QVERIFY(text.empty() || text == whole.textOf(project, group.head()));
                }
            }
        }
    }

    NAMED_TEST(real, "G3.1 G3.2 every effect on a saved game's values has an origin, or belongs to FreeOrion itself") {
        if (!hasRealFocs()) {
            QSKIP("FreeOrion's content is not available");
        }
        const Played played = play(realFocsFolder, realSave);
        const ImportOrigins origins(played.origins);
        const SaveFile file = readSaveFile(realSave, FileId{0});
        std::size_t effects = 0;
        std::size_t ofMacros = 0;
        for (const ComparedValue& value : compareWithSave(*file.game, *played.run)) {
            Ledger ledger = explain(*played.run, 0, value.row, value.column, {.ghosts = false});
            origins.addTo(ledger, played.project.parsed, *played.run);
            for (const LedgerRow& row : ledger.rows) {
                if (row.group == noFiring) {
                    continue;
                }
                ++effects;
                ofMacros += row.origin.find(" → ") != std::string::npos ? 1 : 0;
                const std::string label = row.label.english();
                QVERIFY2(label.find("%1%") == std::string::npos && label.find("%2%") == std::string::npos,
                         label.c_str());
                const bool isOfProgram = label.find("/freeorion-") != std::string::npos;
                const bool hasOrigin = row.origin.find(".focs.txt:") != std::string::npos;
                QVERIFY2(hasOrigin || isOfProgram, label.c_str()); // numbers of scripts become effects of the program
            }
        }
        const Program& program = played.run->program();
        for (std::uint32_t group = 0; group < program.groups.size(); ++group) {
            const std::string label = shownGroupName(*program.model, program.checkedGroup(group));
            const bool isMarked = label.find("%2%") != std::string::npos || label.find("[[") != std::string::npos ||
                                  label.find("<i>") != std::string::npos;
            QVERIFY2(!isMarked, label.c_str()); // links in the texts of links, too
        }
        QVERIFY2(effects > 1000 && ofMacros > 300, qPrintable(QString("%1, %2").arg(effects).arg(ofMacros)));
    }
};

QTEST_GUILESS_MAIN(ImportOriginsTest)
#include "import_origins_test.moc"
