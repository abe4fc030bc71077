// SPDX-License-Identifier: GPL-3.0-or-later
// FreeOrion's saved games: a small one of our own, its damaged versions, and real ones (G4, G8.2).
#include "engine/check/render.h"
#include "engine/import/freeorion_save/save_report.h"
#include "tests/support/named_test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <cmath>

using namespace orrery::engine;

namespace {

const QString smallPath = ORRERY_SOURCE_DIR "/tests/data/freeorion-save/small.xml";
const QString realFolder = ORRERY_SHARED_DIR "/data/freeorion-0.4.10/saves/";

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray small() {
    static const QByteArray bytes = bytesOf(smallPath);
    return bytes;
}

SavedGameRead readBytes(const QByteArray& bytes) {
    return readSavedGame({bytes.constData(), static_cast<std::size_t>(bytes.size())}, FileId{0});
}

SavedGame smallGame() {
    return readBytes(small()).game.value();
}

/// Returns the codes of the faults and their places.
QString placesOf(const QByteArray& bytes, const std::vector<Diagnostic>& faults) {
    const SourceFiles files{std::make_shared<SourceText>("game.xml", bytes.toStdString())};
    QStringList out;
    for (const Diagnostic& fault : faults) {
        out << QString::fromStdString(renderText(fault, files));
    }
    return out.join('\n');
}

QByteArray changed(const char* from, const char* to) {
    QByteArray bytes = small();
    const qsizetype at = bytes.indexOf(from);
    if (at < 0) {
        qFatal("the small save has no such text");
    }
    return bytes.replace(at, static_cast<qsizetype>(qstrlen(from)), to);
}

template <typename Kind>
const Kind& kindOf(const SavedGame& game, int id) {
    return std::get<Kind>(game.object(id)->kind);
}

QString metersOf(const std::vector<SavedMeter>& meters) {
    QStringList out;
    for (const SavedMeter& meter : meters) {
        const std::string_view name = savedMeterNames()[meter.number];
        out << QString("%1 %2 %3")
                   .arg(QLatin1String(name.data(), static_cast<int>(name.size())))
                   .arg(meter.initial)
                   .arg(meter.current);
    }
    return out.join(", ");
}

} // namespace

class FreeOrionSaveTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(objects, "G4 objects have kinds, owners, places, specials, species, foci and meters");
    NAMED_TEST(ships, "G4 fleets, ships, part meters and designs");
    NAMED_TEST(empires, "G4 empires have techs, queues, capitals, supply and counters");
    NAMED_TEST(world, "G4.2 visibility, diplomacy, homeworlds, rules and turns are taken");
    NAMED_TEST(leftOut, "G4.2 parts that are not used are counted");
    NAMED_TEST(numbers, "G4.1 new numbers begin above the highest saved one");
    NAMED_TEST(names, "G4.3 each missing name is one finding with its number of uses");
    void real_data();
    void real();
    void accepted_data();
    void accepted();
    void refused_data();
    void refused();
    void files_data();
    void files();
    void warned_data();
    void warned();
    NAMED_TEST(cut, "G8.2 a save that is cut off anywhere is refused");
    NAMED_TEST(counts, "G8.2 each wrong count is a fault");
    NAMED_TEST(versions, "G8.2 each newer version is a fault");
    void realMutants_data();
    void realMutants();
};

void FreeOrionSaveTest::objects() {
    const SavedGame game = smallGame();
    QCOMPARE(game.objects.size(), 8U);
    const SavedObject& wick = *game.object(12);
    QCOMPARE(wick.name, std::string("Wick & Tallow"));
    QCOMPARE(wick.x, 10.5);
    QCOMPARE(wick.owner, savedNone);
    QCOMPARE(kindOf<SavedSystem>(game, 12).star, 1);
    QCOMPARE(kindOf<SavedSystem>(game, 12).lanes.at(0).to, 16);
    const SavedObject& planet = *game.object(20);
    QCOMPARE(planet.owner, 1);
    QCOMPARE(planet.system, 12);
    QCOMPARE(planet.createdOn, -32768);
    QCOMPARE(planet.specials.at(0).name, std::string("GLOW_SPECIAL"));
    QCOMPARE(planet.specials.at(0).addedOnTurn, 2);
    QCOMPARE(metersOf(planet.meters),
             QString("TargetPopulation 11 12, Population 8 8.25, MaxTroops 6 6, Troops 4 4, Stealth 5 5"));
    QCOMPARE(kindOf<SavedPlanet>(game, 20).species, std::string("SP_MOTH"));
    QCOMPARE(kindOf<SavedPlanet>(game, 20).focus, std::string("FOCUS_LIGHT"));
    QCOMPARE(kindOf<SavedPlanet>(game, 20).focusChanged, 3);
    QCOMPARE(kindOf<SavedPlanet>(game, 24).type, 9);
    QCOMPARE(kindOf<SavedPlanet>(game, 24).size, 6);
    QCOMPARE(kindOf<SavedBuilding>(game, 28).type, std::string("BLD_LAMP_TOWER"));
    QCOMPARE(kindOf<SavedBuilding>(game, 28).planet, 20);
    QCOMPARE(kindOf<SavedField>(game, 40).type, std::string("FLD_MIST"));
    QCOMPARE(metersOf(game.object(40)->meters), QString("Size 18 17.5, Stealth 15 15, Speed 0 0"));
}

void FreeOrionSaveTest::ships() {
    const SavedGame game = smallGame();
    QCOMPARE(kindOf<SavedFleet>(game, 32).ships, std::vector<int>{36});
    QCOMPARE(kindOf<SavedFleet>(game, 32).previousSystem, 12);
    QVERIFY(kindOf<SavedFleet>(game, 32).isAggressive);
    const auto& ship = kindOf<SavedShip>(game, 36);
    QCOMPARE(ship.design, 5);
    QCOMPARE(ship.fleet, 32);
    QCOMPARE(ship.lastResupplied, 8);
    QCOMPARE(ship.partMeters.at(0).part, std::string("PT_SHUTTER"));
    QCOMPARE(metersOf({ship.partMeters.at(0).meter}), QString("MaxCapacity 18 18"));
    const SavedDesign& design = *game.design(5);
    QCOMPARE(design.hull, std::string("SH_LANTERN"));
    QCOMPARE(design.parts, (std::vector<std::string>{"PT_SHUTTER", "", "PT_SHUTTER"}));
    QCOMPARE(design.designedBy, 1);
}

void FreeOrionSaveTest::empires() {
    const SavedGame game = smallGame();
    const SavedEmpire& empire = *game.empire(1);
    QCOMPARE(empire.techs, (std::map<std::string, int>{{"LGT_LAMPS", 1}, {"LGT_MIRRORS", 9}}));
    QCOMPARE(empire.capital, 20);
    QCOMPARE(empire.source, 20);
    QCOMPARE(empire.research.at(0).tech, std::string("LGT_PRISMS"));
    QCOMPARE(empire.research.at(0).turnsLeft, 4);
    QCOMPARE(empire.researchProgress.at("LGT_PRISMS"), 0.25);
    QCOMPARE(empire.production.at(0).design, 5);
    QCOMPARE(empire.production.at(0).location, 20);
    QCOMPARE(empire.supplyRanges, (std::map<int, double>{{12, 2.0}}));
    QCOMPARE(empire.pools.at(0).groups, (std::vector<std::vector<int>>{{12, 16}}));
    QCOMPARE(empire.explored, std::vector<int>{12});
    QCOMPARE(empire.meters.at(0).name, std::string("METER_DETECTION_STRENGTH"));
    QCOMPARE(empire.counters.at("m_species_colonies_owned").at("SP_MOTH"), 1);
    QVERIFY(game.empire(2)->isEliminated);
}

void FreeOrionSaveTest::world() {
    const SavedGame game = smallGame();
    QCOMPARE(game.turn, 9);
    QCOMPARE(game.galaxy.seed, std::string("wick"));
    QCOMPARE(game.galaxy.rules.at("RULE_LAMP_COST"), std::string("3"));
    QCOMPARE(game.visibility.at(1).size(), 3U);
    QCOMPARE(game.visibility.at(1).at(1).object, 20);
    QCOMPARE(game.visibility.at(1).at(1).level, 3);
    QCOMPARE(game.diplomacy.at(0).first, 2);
    QCOMPARE(game.diplomacy.at(0).status, 1);
    QCOMPARE(game.homeworlds.at("SP_MOTH"), std::vector<int>{20});
    QCOMPARE(game.width, 100.0);
}

void FreeOrionSaveTest::leftOut() {
    QString out;
    for (const SavedLeftOut& part : smallGame().leftOut) {
        out += QString("%1 %2\n")
                   .arg(QString::fromUtf8(part.what.data(), static_cast<int>(part.what.size())))
                   .arg(part.number);
    }
    QCOMPARE(out, QString("orders 0\nai-states 1\nsituation-reports 2\ncombat-logs 1\nvisibility-turns 2\n"
                          "known-objects 1\nstatistics 2\nresearch-queues 1\nresearch-progress 1\n"
                          "production-queues 1\nshared-supply 0\n"));
}

void FreeOrionSaveTest::numbers() {
    QCOMPARE(smallGame().highestId(), 44); // a destroyed object
}

void FreeOrionSaveTest::names() {
    const auto missing = missingNames(smallGame(), [](SavedNameKind kind, std::string_view name) {
        return kind != SavedNameKind::part && kind != SavedNameKind::species && name != "LGT_LAMPS";
    });
    const QString found = placesOf(small(), missingNameFindings(missing, FileId{0}));
    QCOMPARE(found.count("save.missing-name"), 3);
    QVERIFY2(found.contains("no tech 'LGT_LAMPS'; number of uses: 1"), qPrintable(found));
    QVERIFY2(found.contains("no species 'SP_MOTH'; number of uses: 2"), qPrintable(found));
    QVERIFY2(found.contains("no part 'PT_SHUTTER'; number of uses: 2"), qPrintable(found));
}

void FreeOrionSaveTest::real_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("numbers");
    QTest::newRow("G4 turn 2 of alpha") << "alpha-002"
                                        << "2: 40 46 12 15 15 2; 78; 10 10 10";
    QTest::newRow("G4 turn 20 of alpha") << "alpha-020"
                                         << "20: 40 46 15 17 17 5; 91; 24 22 24";
    QTest::newRow("G4 turn 50 of alpha") << "alpha-050"
                                         << "50: 40 46 18 31 33 4; 119; 34 31 33";
    QTest::newRow("G4 turn 83 of alpha") << "alpha-083"
                                         << "83: 40 46 26 42 48 4; 143; 46 44 44";
}

void FreeOrionSaveTest::real() {
    QFETCH(QString, name);
    QFETCH(QString, numbers);
    const QString path = realFolder + name + ".xml.xz";
    if (!QFile::exists(path)) {
        QSKIP("the saves of the game are not here");
    }
    const SaveFile save = readSaveFile(path.toStdString(), FileId{0});
    QCOMPARE(save.faults.size(), 0U);
    QVERIFY(save.game.has_value());
    QStringList kinds;
    for (std::size_t i = 0; i < savedKinds().size(); ++i) {
        kinds << QString::number(
            std::ranges::count(save.game->objects, i, [](const SavedObject& one) { return one.kind.index(); }));
    }
    QStringList techs;
    for (const SavedEmpire& empire : save.game->empires) {
        techs << QString::number(empire.techs.size());
    }
    QCOMPARE(QString("%1: %2; %3; %4")
                 .arg(save.game->turn)
                 .arg(kinds.join(' '))
                 .arg(save.game->designs.size())
                 .arg(techs.join(' ')),
             numbers);
    QVERIFY(save.game->bytes() < save.source->bytes().size()); // G4.4
}

void FreeOrionSaveTest::accepted_data() {
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray type = "<!DOCTYPE boost_serialization>";
    QTest::newRow("G4.4 the DOCTYPE of boost") << small();
    QTest::newRow("G4.4 no DOCTYPE") << changed(type, "");
    QTest::newRow("G4.4 a byte order mark") << "\xEF\xBB\xBF" + small();
    QTest::newRow("G4.4 elements that Orrery does not know")
        << changed("<m_universe_width>", "<m_new><a b=\"1\">x</a><c/></m_new><!-- more --><m_universe_width>");
    QTest::newRow("G5.2 a saved value that is no number") << changed("<c>1.200000000e+01</c>", "<c>nan</c>");
    QTest::newRow("G5.2 a saved value that is infinite") << changed("<c>1.200000000e+01</c>", "<c>-inf</c>");
    QTest::newRow("G5.2 a saved value beyond single precision") << changed("<c>1.200000000e+01</c>", "<c>1e300</c>");
    QTest::newRow("G5.2 a saved value beyond double precision") << changed("<c>1.200000000e+01</c>", "<c>1e999</c>");
}

void FreeOrionSaveTest::accepted() {
    QFETCH(QByteArray, bytes);
    const SavedGameRead read = readBytes(bytes);
    QVERIFY2(read.faults.empty(), qPrintable(placesOf(bytes, read.faults)));
    QCOMPARE(read.game.value().objects.size(), 8U);
}

void FreeOrionSaveTest::refused_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("found");
    const char* const type = "<!DOCTYPE boost_serialization>";
    const auto row = [](const char* name, const QByteArray& bytes, const char* found) {
        QTest::newRow(name) << bytes << found;
    };
    row("G4.4 another DOCTYPE", changed(type, "<!DOCTYPE html>"), ":2:1: error: the document type is not");
    row("G4.4 a DOCTYPE with entities", changed(type, "<!DOCTYPE boost_serialization [<!ENTITY a \"b\">]>"),
        ":2:1: error: the document type is not");
    row("G4.4 a DOCTYPE with a system id", changed(type, "<!DOCTYPE boost_serialization SYSTEM \"x\">"),
        ":2:1: error: the document type is not");
    row("G4.4 a DOCTYPE inside", changed("<m_seed>", "<!DOCTYPE boost_serialization><m_seed>"),
        ": error: expected an element");
    row("G4.4 a packed state", changed("raw-xml", "zb64-xml"), "[save.packed-state]");
    row("G4.4 a binary archive", QByteArray("\x16\0\0\0serialization::archive", 26), "[save.no-archive]");
    row("G4.4 an empty file", {}, "[save.no-archive]");
    row("G4.4 another document", "<orrery format=\"1\"/>", "[save.no-archive]");
    row("G8.2 a count of objects", changed("<count>8</count>", "<count>9</count>"),
        ":44:10: error: <m_objects> has 8 items instead of 9 [save.wrong-count]");
    row("G8.2 a count that is no number", changed("<count>8</count>", "<count>x</count>"), "[save.bad-value]");
    row("G8.2 a count in a part that is not used", changed("<combat_events><count>0", "<combat_events><count>3"),
        "error: <combat_events> has 0 items instead of 3");
    row("G8.2 an object in no system", changed("<m_system_id>12<", "<m_system_id>13<"),
        "error: there is no system 13 [save.missing-object]");
    row("G8.2 an object in a planet as its system", changed("<m_system_id>12<", "<m_system_id>24<"),
        "error: there is no system 24");
    row("G8.2 a building on no planet", changed("<m_planet_id>20<", "<m_planet_id>12<"),
        "error: there is no planet 12");
    row("G8.2 a ship without its fleet", changed("<m_fleet_id>32<", "<m_fleet_id>36<"), "error: there is no fleet 36");
    row("G8.2 a ship without its design", changed("<m_design_id>5<", "<m_design_id>6<"), "error: there is no design 6");
    row("G8.2 a fleet without its ship", changed("<item>36</item>", "<item>99</item>"), "error: there is no ship 99");
    row("G8.2 a lane to nowhere", changed("<first>16</first><second>0<", "<first>17</first><second>0<"),
        "error: there is no system 17");
    row("G8.2 an owner that is no empire", changed("<m_owner_empire_id>1<", "<m_owner_empire_id>7<"),
        "error: there is no empire 7");
    row("G8.2 an unknown meter", changed("<item><first>15</first>", "<item><first>35</first>"),
        "error: there is no meter with the number 35");
    row("G8.2 a negative meter", changed("<item><first>15</first>", "<item><first>-1</first>"),
        "error: there is no meter with the number -1");
    row("G8.2 a meter twice", changed("<item><first>15</first>", "<item><first>14</first>"), "[save.repeated]");
    row("G8.2 an object twice", changed("<first>16</first><second><px", "<first>12</first><second><px"),
        "[save.repeated]");
    row("G8.2 an object under another number", changed("<first>16</first><second><px", "<first>17</first><second><px"),
        ":49:24: error: <m_id> is 16, but the entry has the key 17 [save.wrong-id]");
    row("G8.2 a place beyond that of a scenario", changed("<m_x>60</m_x>", "<m_x>1e308</m_x>"),
        "error: '1e308' is not a valid value of <m_x>");
    row("G8.2 a system with a planet that is not there",
        changed("<m_star>1</m_star>", "<m_star>1</m_star><m_planets><count>1</count><item>99</item></m_planets>"),
        "error: there is no planet 99");
    row("G8.2 a system with the planet of another system",
        changed("<m_star>1</m_star>", "<m_star>1</m_star><m_planets><count>1</count><item>24</item></m_planets>"),
        "error: the system 12 names the planet 24, which is in 16 [save.contradiction]");
    row("G8.2 a planet in another system than that which names it",
        changed("<m_star>1</m_star>", "<m_star>1</m_star><m_planets><count>1</count><item>20</item></m_planets>")
            .replace("<m_system_id>12</m_system_id><m_specials><count>1<",
                     "<m_system_id>16</m_system_id><m_specials><count>1<"),
        "error: the system 12 names the planet 20, which is in 16");
    row("G8.2 a status with an unknown empire", changed("<first><first>2</first>", "<first><first>7</first>"),
        "error: there is no empire 7");
    row("G8.2 a tech of a turn that never was",
        changed("<first>LGT_LAMPS</first><second>1<", "<first>LGT_LAMPS</first><second>-3<"),
        "error: '-3' is not a valid value of <second>");
    row("G8.2 an initial value that is no number", changed("<i>1.100000000e+01</i>", "<i>nan</i>"),
        "error: 'nan' is not a valid value of <i>");
    row("G8.2 a planet of an unknown size", changed("<m_size>3<", "<m_size>8<"), "error: '8' is not a valid value");
    row("G8.2 a missing element", changed("<m_turn_last_colonized>1</m_turn_last_colonized>", ""),
        "error: <px> has no <m_turn_last_colonized>");
    row("G8.2 a missing section", changed("<species_manager>", "<species>").replace("</species_manager>", "</species>"),
        "error: <boost_serialization> has no <species_manager>");
    row("G8.2 an unknown kind of object", changed("class_name=\"Planet\"", "class_name=\"Moon\""),
        "error: 'Moon' is not a kind of object");
    row("G8.2 a newer archive", changed("archive\" version=\"18\"", "archive\" version=\"19\""),
        ":3:1: error: version 19 of <boost_serialization> is newer than version 18");
    row("G8.2 a newer planet",
        changed("class_name=\"Planet\" tracking_level=\"1\" version=\"2\"",
                "class_name=\"Planet\" tracking_level=\"1\" version=\"3\""),
        "[save.newer-version]");
    row("G8.2 text between elements", changed("<m_seed>", "x<m_seed>"), "[save.syntax]");
    row("G8.2 text behind the end", small() + "x", "error: expected the end of the file");
    row("G8.2 bytes that are not UTF-8", changed("Ember", "Emb\xFF"), "error: expected text in UTF-8");
    row("G8.2 an unknown reference", changed("&amp;", "&wax;"), "error: expected a character reference");
    row("G8.2 elements without end", small().left(200) + QByteArray("<a>").repeated(100000), "[save.");
}

void FreeOrionSaveTest::refused() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, found);
    const SavedGameRead read = readBytes(bytes);
    QVERIFY(!read.game);
    const QString places = placesOf(bytes, read.faults);
    QVERIFY2(places.contains(found), qPrintable(places));
}

void FreeOrionSaveTest::warned_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("found");
    QTest::newRow("G8.2 a homeworld that is not there")
        << changed("<count>1</count><item>20</item></second>",
                   "<count>2</count><item>20</item><item>99</item></second>")
        << "there is no object 99, to which <species_homeworlds> refers [save.stale-object]";
    QTest::newRow("G8.2 a newer version of the game")
        << changed("v0.4.10.2 [small]", "v0.5.0.1 [build 1]")
        << ":4:20: warning: FreeOrion 0.5.0.1 wrote the file, not FreeOrion 0.4.10 [save.other-version]";
    QTest::newRow("G8.2 an older version of the game")
        << changed("v0.4.10.2", "v0.4.1") << "FreeOrion 0.4.1 wrote the file, not FreeOrion 0.4.10";
}

void FreeOrionSaveTest::warned() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, found);
    const SavedGameRead read = readBytes(bytes);
    QVERIFY(read.game);
    QCOMPARE(read.faults.size(), std::size_t{1});
    QVERIFY2(placesOf(bytes, read.faults).contains(found), qPrintable(placesOf(bytes, read.faults)));
    QCOMPARE(read.game->homeworlds.at("SP_MOTH"), std::vector<int>{20});
}

void FreeOrionSaveTest::files_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<quint64>("limit");
    QTest::addColumn<QString>("found");
    const QByteArray packed = bytesOf(smallPath + ".xz");
    const quint64 limit = saveTextLimit;
    QTest::newRow("G4.4 .xml") << "a.xml" << small() << limit << "";
    QTest::newRow("G4.4 .sav") << "a.sav" << small() << limit << "";
    QTest::newRow("G4.4 .mps") << "a.mps" << small() << limit << "";
    QTest::newRow("G4.4 .xml.xz") << "a.xml.xz" << packed << limit << "";
    QTest::newRow("G4.4 a packed file that grows beyond the limit")
        << "a.xml.xz" << packed << quint64{4096} << "the unpacked text is larger than 0 MB";
    QTest::newRow("G4.4 a file beyond the limit") << "a.xml" << small() << quint64{4096} << "it is larger than 0 MB";
    QTest::newRow("G8.2 a packed file without its end")
        << "a.xml.xz" << packed.left(packed.size() / 2) << limit << "the packed file is damaged: it is not complete";
    QTest::newRow("G8.2 a packed file with another byte")
        << "a.xml.xz" << QByteArray(packed).replace(packed.size() / 2, 1, "\x55") << limit
        << "the packed file is damaged: its bytes";
    QTest::newRow("G8.2 no file") << "" << QByteArray() << limit << "cannot open";
}

void FreeOrionSaveTest::files() {
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(quint64, limit);
    QFETCH(QString, found);
    const QTemporaryDir folder;
    const QString path = folder.filePath(name.isEmpty() ? QString("missing.xml") : name);
    if (!name.isEmpty()) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    const SaveFile save = readSaveFile(path.toStdString(), FileId{0}, limit);
    const QString faults = save.faults.empty() ? QString() : QString::fromStdString(save.faults[0].message());
    QCOMPARE(save.game.has_value(), found.isEmpty());
    QVERIFY2(found.isEmpty() ? faults.isEmpty() : faults.contains(found), qPrintable(faults));
}

void FreeOrionSaveTest::cut() {
    const QByteArray whole = small().trimmed();
    for (qsizetype at = 0; at < whole.size(); ++at) {
        const SavedGameRead read = readBytes(whole.left(at));
        QVERIFY2(!read.game && read.faults.size() == 1, qPrintable(QString::number(at)));
        QVERIFY2(read.faults[0].where.span.end <= static_cast<std::uint32_t>(at), qPrintable(QString::number(at)));
    }
    QVERIFY(readBytes(whole).game.has_value());
}

void FreeOrionSaveTest::counts() {
    int tried = 0;
    for (qsizetype at = small().indexOf("<count>"); at >= 0; at = small().indexOf("<count>", at + 1)) {
        QByteArray bytes = small();
        const qsizetype begin = at + 7;
        const qsizetype size = bytes.indexOf('<', begin) - begin;
        bytes.replace(begin, size, QByteArray::number(bytes.mid(begin, size).toInt() + 1));
        const SavedGameRead read = readBytes(bytes);
        QVERIFY2(!read.game && read.faults.at(0).code() == "save.wrong-count", qPrintable(QString::number(at)));
        ++tried;
    }
    QVERIFY(tried > 60);
}

void FreeOrionSaveTest::versions() {
    int tried = 0;
    for (qsizetype at = small().indexOf(" version=\"", 60); at >= 0; at = small().indexOf(" version=\"", at + 1)) {
        QByteArray bytes = small();
        bytes.insert(at + 10, '9');
        const SavedGameRead read = readBytes(bytes);
        QVERIFY2(!read.game && read.faults.at(0).code() == "save.newer-version", qPrintable(QString::number(at)));
        ++tried;
    }
    QVERIFY(tried > 8);
}

void FreeOrionSaveTest::realMutants_data() {
    QTest::addColumn<int>("every");
    QTest::newRow("G8.2 a real save with other bytes never crashes") << 4001;
}

void FreeOrionSaveTest::realMutants() {
    QFETCH(int, every);
    const SaveFile save = readSaveFile((realFolder + "alpha-002.xml.xz").toStdString(), FileId{0});
    if (!QFile::exists(realFolder + "alpha-002.xml.xz")) {
        QSKIP("the saves of the game are not here");
    }
    std::string text(save.source->bytes());
    std::size_t refused = 0;
    std::size_t tried = 0;
    for (std::size_t at = 0; at < text.size(); at += static_cast<std::size_t>(every)) {
        const char known = text[at];
        text[at] = "<>\"9x&"[at % 6];
        const SavedGameRead read = readSavedGame(text, FileId{0});
        QCOMPARE(read.game.has_value(), !hasErrors(read.faults));
        refused += read.game ? 0 : 1;
        ++tried;
        text[at] = known;
    }
    QVERIFY(refused * 2 > tried); // others only change names or numbers
}

QTEST_GUILESS_MAIN(FreeOrionSaveTest)
#include "freeorion_save_test.moc"
