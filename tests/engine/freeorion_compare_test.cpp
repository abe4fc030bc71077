// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios from FreeOrion's saved games, and how far their values agree with those of FreeOrion's own server.
#include "engine/check/render.h"
#include "engine/import/agreement.h"
#include "engine/import/freeorion_import.h"
#include "engine/import/freeorion_save/save_file.h"
#include "engine/import/saved_game_file.h"
#include "engine/import/saved_scenario.h"
#include "engine/orrery.h"
#include "tests/engine/support/focs_fixture.h"
#include "tests/support/named_test.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <limits>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

const QString smallSave = ORRERY_SOURCE_DIR "/tests/data/freeorion-save/small.xml";
const QString realSaves = ORRERY_SHARED_DIR "/data/freeorion-0.4.10/saves/";

SavedGame readGame(const QString& path) {
    SaveFile file = readSaveFile(path.toStdString(), FileId{0});
    if (!file.game) {
        qFatal("%s", file.faults.front().message().c_str());
    }
    return std::move(*file.game);
}

/// The imported content of a folder.
FolderContents contentOf(const QString& folder) {
    const ImportedProject project = importFreeOrion(readFreeOrionFolder(folder.toStdString()));
    FolderContents contents{.name = "freeorion", .files = {}, .diagnostics = {}};
    for (const auto& [path, bytes] : project.files) {
        if (path.ends_with(".xml")) {
            contents.files[path] = std::make_shared<const SourceText>(path, bytes);
        }
    }
    return contents;
}

/// A saved game that plays in imported content.
struct Played {
    Markup scenario;
    Project project;
    std::unique_ptr<Session> run;

    View view() const { return run->state().view(); }
    QString xml() const { return QString::fromStdString(renderMarkup(scenario)).simplified().replace("> <", "><"); }
};

Played play(const SavedGame& game, const FolderContents& contents) {
    const ParsedProject parsed =
        parseProject(arrangeSources(contents, readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/")));
    Played out{.scenario = savedScenario(game, "game", savedGameContent(parsed)), .project = {}, .run = nullptr};
    out.project = openContents(contents, ORRERY_RESOURCE_DIR "/vocabulary",
                               std::make_shared<const SourceText>("game.xml", renderMarkup(out.scenario)));
    out.run = startSession(out.project, *findScenario(out.project, "game"));
    return out;
}

const FolderContents& smallContent() {
    static const FolderContents contents = contentOf(smallFocsFolder);
    return contents;
}

const FolderContents& realContent() {
    static const FolderContents contents = contentOf(realFocsFolder);
    return contents;
}

std::string problemsOf(const Played& played) {
    std::string out;
    for (const Diagnostic& one : played.project.diagnostics) {
        out += one.severity() == Severity::error ? renderText(one, played.project.files()) + '\n' : "";
    }
    for (const RunProblem& one : played.run->problems()) {
        out += one.severity() == Severity::error ? renderText(one, played.project.files()) + '\n' : "";
    }
    return out;
}

} // namespace

class FreeOrionCompareTest : public QObject {
    Q_OBJECT

private slots:
    void scenario_data();
    void scenario();
    NAMED_TEST(errors, "G4.1 the scenario of a save has no error");
    NAMED_TEST(sameNames, "G4.1 two objects of one name get different ones");
    NAMED_TEST(sources, "G4.2 techs act through the saved source, the capital, or any object");
    NAMED_TEST(designs, "G4.1 a design that differs from the content's is one of its own");
    NAMED_TEST(missing, "G4.3 foci and rules that the content lacks, and rules without a number, are warnings");
    NAMED_TEST(unnamed, "G4.1 an object without a name has its number, object 0 too");
    NAMED_TEST(humans, "G4.1 an empire that a person plays is human");
    NAMED_TEST(infinite, "G5.2 an infinite saved value agrees with nothing");
    NAMED_TEST(json, "G5.1 each comparable value is one line of JSON");
    NAMED_TEST(text, "G5.1 a table, the differences with their breakdowns, and the total");
    NAMED_TEST(noise, "G5.2 computed values do not depend on saved ones");
    NAMED_TEST(chance, "G5.3 what depends on chance is not compared");
    NAMED_TEST(ids, "G4.1 the scenario has the name of the file");
    void real_data();
    void real();
    NAMED_TEST(realNoise, "G5.2 with noise in place of every saved value the computed values are the same");
};

void FreeOrionCompareTest::scenario_data() {
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* text) { QTest::newRow(name) << text; };
    row("G4.1 systems", "<system name=\"Wick &amp; Tallow\" x=\"");
    row("G4.1 stars", "star_colour=\"");
    row("G4.1 starlanes, each once", "<lane from=\"Wick &amp; Tallow\" to=\"Ember\"/>");
    row("G4.1 planets", "<planet name=\"Wick I\" system=\"Wick &amp; Tallow\" owner=\"Lamplighters\"");
    row("G4.1 numbers of objects", "display_number=\"20\"");
    row("G4.1 buildings", "<place class=\"BLD_LAMP_TOWER\" name=\"BLD_LAMP_TOWER\" on=\"Wick I\"");
    row("G4.1 fleets", "<place class=\"FLEET\" name=\"Flicker\"");
    row("G4.1 ships stand on fleets", "name=\"Taper\" on=\"Flicker\"");
    row("G4.1 designs", "<class id=\"game_design_5\" type=\"ship\" name=\"Lantern\"");
    row("G4.1 techs", "techs=\"LGT_LAMPS LGT_MIRRORS\"");
    row("G4.1 numbers of empires", "empire_number=\"1\"");
    row("G4 stockpiles of empires", "industry_stockpile=\"3.5\"");
    row("G4 meters of empires", "detection_strength=\"10\"");
    row("G4.1 capitals", "<empire id=\"Lamplighters\" capital=\"Wick I\"");
    row("G4.1 sources of techs", "<set object=\"Lamplighters\" source_object=\"Wick I\"/>");
    row("G4.1 rules", "RULE_HABITABLE_SIZE_MEDIUM=\"3\"");
    row("G4.1 the turn", "<set object=\"game\" first_turn=\"");
    row("G4.2 nations stand for empires", "<class id=\"game_nation_Snuffers\" type=\"nation\" name=\"Snuffers\"/>");
    row("G4.2 initial values, not saved ones", "<set object=\"Wick I\" meter=\"Population\" value=\"8\"/>");
    row("G4.3 a class that the content lacks, without groups", "<class id=\"FLD_MIST\" type=\"field\"/>");
    row("G4.3 a part that the content lacks", "<!-- not in the content: part PT_SHUTTER -->");
}

void FreeOrionCompareTest::scenario() {
    QFETCH(QString, text);
    const QString xml = play(readGame(smallSave), smallContent()).xml();
    QVERIFY2(xml.contains(text), qPrintable(xml));
}

void FreeOrionCompareTest::errors() {
    const Played played = play(readGame(smallSave), smallContent());
    QCOMPARE(problemsOf(played), std::string());
    QVERIFY(findObject(played.view(), "Taper"));
}

void FreeOrionCompareTest::sameNames() {
    SavedGame game = readGame(smallSave);
    for (SavedObject& object : game.objects) {
        object.name = object.id == 20 || object.id == 24 ? "Twin" : object.name;
    }
    const Played played = play(game, smallContent());
    QCOMPARE(problemsOf(played), std::string());
    QVERIFY(findObject(played.view(), "Twin #20"));
    QVERIFY(findObject(played.view(), "Twin #24"));
}

void FreeOrionCompareTest::sources() {
    SavedGame game = readGame(smallSave);
    const auto sourceIn = [&] {
        const QString xml = play(game, smallContent()).xml();
        const qsizetype at = xml.indexOf("<set object=\"Lamplighters\" source_object=\"");
        return at < 0 ? QString() : xml.mid(at).section('"', 3, 3);
    };
    QCOMPARE(sourceIn(), QString("Wick I"));
    game.empires.front().source = savedNone;
    QCOMPARE(sourceIn(), QString("Wick I")); // the capital
    game.empires.front().capital = savedNone;
    QVERIFY(!sourceIn().isEmpty());   // any object
    game.empires.front().source = 24; // not its own
    QVERIFY(sourceIn() != QString("Ember I"));
    game.empires.front().isEliminated = true;
    QCOMPARE(sourceIn(), QString());
}

void FreeOrionCompareTest::designs() {
    SavedGame game = readGame(smallSave);
    SavedGameContent content;
    content.classes = {{"SD_LANTERN", "ship"}, {"SH_LANTERN", "hull"}, {"PT_SHUTTER", "part"}};
    content.designs["SD_LANTERN"] = {"SH_LANTERN", "PT_SHUTTER PT_SHUTTER", false};
    game.designs.front().name = "SD_LANTERN";
    game.designs.front().isNameTranslated = true;
    const auto has = [&](const char* text) {
        return renderMarkup(savedScenario(game, "game", content)).find(text) != std::string::npos;
    };
    QVERIFY(has("<place class=\"SD_LANTERN\""));
    QVERIFY(!has("game_design_5"));
    content.designs["SD_LANTERN"].parts = "PT_SHUTTER";
    QVERIFY(has("<place class=\"game_design_5\""));
}

void FreeOrionCompareTest::missing() {
    SavedGame game = readGame(smallSave);
    game.galaxy.rules["RULE_HABITABLE_SIZE_MEDIUM"] = "abc";
    game.galaxy.rules["RULE_NONE"] = "1";
    for (SavedObject& object : game.objects) {
        if (auto* const planet = std::get_if<SavedPlanet>(&object.kind); planet != nullptr && !planet->focus.empty()) {
            planet->focus = "FOCUS_NONE";
        }
    }
    const ParsedProject project =
        parseProject(arrangeSources(smallContent(), readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/")));
    std::string found;
    for (const Diagnostic& one : savedGameFile(game, "game.xml", project, FileId{0}).missing) {
        found += std::string(one.code()) + ": " + one.message() + '\n';
    }
    for (const char* const text :
         {"save.missing-name: the content has no focus 'FOCUS_NONE'; number of uses: 1\n",
          "save.missing-name: the content has no game rule 'RULE_NONE'; number of uses: 1\n",
          "save.rule-value: the value 'abc' of the rule RULE_HABITABLE_SIZE_MEDIUM is not a number\n"}) {
        QVERIFY2(found.find(text) != std::string::npos, found.c_str());
    }
}

void FreeOrionCompareTest::unnamed() {
    SavedGame game = readGame(smallSave);
    for (SavedObject& object : game.objects) {
        object.name = std::holds_alternative<SavedSystem>(object.kind) ? std::string() : object.name;
    }
    const Played played = play(game, smallContent());
    QCOMPARE(problemsOf(played), std::string());
    QVERIFY(findObject(played.view(), "#12"));
    game.objects.front().id = 0;
    game.objects.front().name.clear();
    const Played other = play(game, smallContent());
    const auto object = findObject(other.view(), "#0");
    QVERIFY(object && other.view().typeOf(*object) != other.view().typeOf(*findObject(other.view(), "game")));
}

void FreeOrionCompareTest::humans() {
    QFile file(smallSave);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray bytes = file.readAll();
    const qsizetype at = bytes.indexOf("<player_save_game_data");
    QVERIFY(at >= 0);
    bytes.insert(at, "<player_save_header_data><count>2</count><item_version>0</item_version>"
                     "<item><m_name>A</m_name><m_empire_id>1</m_empire_id><m_client_type>1</m_client_type></item>"
                     "<item><m_name>B</m_name><m_empire_id>2</m_empire_id><m_client_type>0</m_client_type></item>"
                     "</player_save_header_data>");
    const auto read = readSavedGame({bytes.constData(), static_cast<std::size_t>(bytes.size())}, FileId{0});
    QVERIFY2(read.game, read.faults.empty() ? "" : read.faults.front().message().c_str());
    QCOMPARE(play(*read.game, smallContent()).xml().count("human=\"true\""), 1);
    QVERIFY(!play(readGame(smallSave), smallContent()).xml().contains("human=\"true\""));
}

void FreeOrionCompareTest::infinite() {
    const auto isEqual = [](std::optional<double> computed, double saved) {
        ComparedValue value;
        value.computed = computed;
        value.saved = saved;
        return value.isEqual();
    };
    const double most = std::numeric_limits<double>::infinity();
    QVERIFY(!isEqual(3, most));
    QVERIFY(!isEqual(most, most));
    QVERIFY(isEqual(3, 3.00001));
    QVERIFY(!isEqual(3, 3.0001));
    QVERIFY(!isEqual({}, 0));
}

void FreeOrionCompareTest::json() {
    const SavedGame game = readGame(smallSave);
    const Played played = play(game, smallContent());
    const std::vector<ComparedValue> values = compareWithSave(game, *played.run);
    const QByteArrayList lines = QByteArray::fromStdString(agreementJson(values)).split('\n');
    QCOMPARE(lines.size(), static_cast<qsizetype>(values.size()) + 1); // the text ends with a line end
    const QJsonObject first = QJsonDocument::fromJson(lines.front()).object();
    QCOMPARE(first.keys(), (QStringList{"computed", "meter", "object", "saved", "type"}));
    ComparedValue ofPart;
    ofPart.object = 36;
    ofPart.type = "Ship";
    ofPart.meter = "MaxCapacity";
    ofPart.part = "SR_WICK";
    ofPart.computed = static_cast<double>(0.1F);
    ofPart.saved = 2;
    QCOMPARE(
        QString::fromStdString(agreementJson({ofPart})),
        QString(
            R"({"object":36,"type":"Ship","meter":"MaxCapacity","part":"SR_WICK","computed":0.10000000149011612,"saved":2.0})") +
            '\n');
}

void FreeOrionCompareTest::text() {
    SavedGame game = readGame(smallSave);
    const Played played = play(game, smallContent());
    std::vector<ComparedValue> values = compareWithSave(game, *played.run);
    for (ComparedValue& value : values) {
        value.saved = value.computed.value_or(0);
    }
    std::size_t changed = static_cast<std::size_t>(std::ranges::count(values, true, &ComparedValue::isChanged));
    const auto last = [&] {
        const std::string text = agreementText(values, *played.run, ImportOrigins(""), played.project.parsed);
        return text.substr(text.rfind('\n', text.size() - 2) + 1);
    };
    const std::size_t lost =
        static_cast<std::size_t>(std::ranges::count_if(values, [](const ComparedValue& one) { return !one.computed; }));
    const std::string all = std::to_string(values.size());
    QCOMPARE(last(), std::to_string(values.size() - lost) + " of " + all + " equal, " +
                         std::to_string(std::ranges::count_if(
                             values, [](const ComparedValue& one) { return one.isChanged && one.isEqual(); })) +
                         " of " + std::to_string(changed) + " changed equal\n");
    const auto population = std::ranges::find(values, "Population", &ComparedValue::meter);
    population->saved += 1;
    const std::string text = agreementText(values, *played.run, ImportOrigins(""), played.project.parsed);
    QVERIFY2(text.find("Population: computed ") != std::string::npos, text.c_str());
    QVERIFY2(text.find("at turn 0 = ") != std::string::npos, text.c_str());
    QVERIFY2(text.find("Planet Population") != std::string::npos, text.c_str());
}

void addNoise(SavedGame& game) {
    double noise = 0.5;
    const auto spoil = [&](SavedMeter& meter) { meter.current = noise = std::fmod(noise * 997 + 13, 1000); };
    for (SavedObject& object : game.objects) {
        std::ranges::for_each(object.meters, spoil);
        if (auto* const ship = std::get_if<SavedShip>(&object.kind)) {
            for (SavedPartMeter& part : ship->partMeters) {
                spoil(part.meter);
            }
        }
    }
}

void compareWithNoise(const QString& path, const FolderContents& contents) {
    SavedGame game = readGame(path);
    const Played before = play(game, contents);
    const std::vector<ComparedValue> values = compareWithSave(game, *before.run);
    addNoise(game);
    const Played after = play(game, contents);
    QCOMPARE(after.xml(), before.xml());
    const std::vector<ComparedValue> noisy = compareWithSave(game, *after.run);
    QCOMPARE(noisy.size(), values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        QCOMPARE(noisy[i].computed, values[i].computed);
    }
}

void FreeOrionCompareTest::noise() {
    compareWithNoise(smallSave, smallContent());
}

void FreeOrionCompareTest::chance() {
    SavedGame game = readGame(smallSave);
    const auto hasFuel = [&] {
        const Played played = play(game, smallContent());
        return std::ranges::any_of(compareWithSave(game, *played.run),
                                   [](const ComparedValue& one) { return one.meter == "Fuel"; });
    };
    for (SavedObject& object : game.objects) {
        if (std::holds_alternative<SavedShip>(object.kind)) {
            object.meters = {{.number = 8, .current = 5, .initial = 5}, {.number = 23, .current = 2, .initial = 2}};
        }
    }
    QVERIFY(hasFuel());
    for (SavedObject& object : game.objects) {
        object.owner = std::holds_alternative<SavedShip>(object.kind) ? savedNone : object.owner;
    }
    QVERIFY(!hasFuel()); // ships without an owner may find fuel
}

void FreeOrionCompareTest::ids() {
    QCOMPARE(savedScenarioId("saves/alpha-turn 83.xml.xz"), std::string("alpha-turn_83"));
    QCOMPARE(savedScenarioId("Game.mps"), std::string("Game"));
}

void FreeOrionCompareTest::real_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("all");
    QTest::addColumn<int>("changed");
    QTest::newRow("G5 turn 2 of alpha agrees in all values, those not 0, and those that changed")
        << "alpha-002" << 1241 << 35;
    QTest::newRow("G5.5 turn 20 of alpha agrees in every value") << "alpha-020" << 1269 << 43;
    QTest::newRow("G5.4 turn 50 of alpha") << "alpha-050" << 1465 << 49;
    QTest::newRow("G5.4 turn 83 of alpha") << "alpha-083" << 1655 << 91;
}

/// Every comparable value of the four saves agrees with FreeOrion's own (G5.5).
void FreeOrionCompareTest::real() {
    QFETCH(QString, file);
    QFETCH(int, all);
    QFETCH(int, changed);
    if (!hasRealFocs()) {
        QSKIP("the content of FreeOrion is missing");
    }
    const SavedGame game = readGame(realSaves + file + ".xml.xz");
    const Played played = play(game, realContent());
    QCOMPARE(problemsOf(played), std::string());
    AgreementCounts counts;
    for (const ComparedValue& value : compareWithSave(game, *played.run)) {
        counts.add(value);
    }
    QCOMPARE(counts.all, static_cast<std::size_t>(all));
    QCOMPARE(counts.changed, static_cast<std::size_t>(changed));
    QCOMPARE(counts.equalChanged, counts.changed);
    QCOMPARE(counts.equalNotZero, counts.notZero);
    QCOMPARE(counts.equal, counts.all);
}

void FreeOrionCompareTest::realNoise() {
    if (!hasRealFocs()) {
        QSKIP("the content of FreeOrion is missing");
    }
    compareWithNoise(realSaves + "alpha-083.xml.xz", realContent());
}

QTEST_GUILESS_MAIN(FreeOrionCompareTest)
#include "freeorion_compare_test.moc"
