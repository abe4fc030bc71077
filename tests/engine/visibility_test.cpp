// SPDX-License-Identifier: GPL-3.0-or-later
// Visibility (E5.13): it is fixed at the start of the turn, before meters are reset, and again after movement.
#include "tests/engine/support/game_fixture.h"

#include <QTest>

using namespace orrery::engine;
using fixture::Game;

namespace {

const std::string vocabulary = R"xml(<vocabulary>
  <meter id="Detection" rebuilt="false" growth="value()"/>
  <type id="ship" class="SHIP" attached-to="system"><has meter="Detection"/></type>
  <type id="planet" extend="true"><has meter="Detection"/></type>
</vocabulary>
<class id="WARP" type="tech"/>)xml";

/// A building whose group acts on the planets that it sees.
const std::string watch = R"xml(<class id="WATCH" type="building"><group id="watch">
  <scope><include><and><object-type type="planet"/><visible-to-source/></and></include></scope>
  <effects><modify-max-meter meter="Industry" amount="1"/></effects></group></class>)xml";

/// Returns statements that set a detector's range, so that growth and caps do not change it.
std::string range(const std::string& object, const std::string& value) {
    std::string set;
    for (const char* which : {"max", "current"}) {
        set += "<set object=\"" + object + "\" meter=\"Detection\" which=\"" + which + "\" value=\"" + value + "\"/>";
    }
    return set;
}

const std::string monster = R"(<place class="SHIP" on="Vega" name="Monster"/><set object="Monster" owner="none"/>)";

/// Returns the empires and objects that see an object at the end of the current turn: "Terrans, Vegans".
QString seersOf(const Game& game, const char* object) {
    const View view = game.session().state().view();
    QStringList names;
    for (const Row seer :
         (*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(Builtin::seenBy, game.find(object)))]) {
        names += QString::fromStdString(view.nameOf(seer));
    }
    return names.join(", ");
}

std::size_t changesIn(const Game& game) {
    std::size_t changed = 0;
    for (const Run& run : game.log().runs) {
        changed += run.cause == CauseKind::visibility ? run.rows->size() : 0;
    }
    return changed;
}

} // namespace

class VisibilityTest : public QObject {
    Q_OBJECT

private slots:
    void sees_data() {
        QTest::addColumn<QString>("placements");
        QTest::addColumn<QString>("object");
        QTest::addColumn<QString>("seers");
        const auto row = [](const char* name, const std::string& placements, const char* object, const char* seers) {
            QTest::newRow(name) << QString::fromStdString(placements) << QString(object) << QString(seers);
        };
        row("E5.13 an empire sees what it owns", "", "Mars", "Terrans");
        row("E5.13 without a detector it does not see what it does not own", "", "Belt", "");
        row("E5.13 nor what another empire owns", "", "Vega I", "Vegans");
        row("E5.13 it sees the systems in which it owns a planet", "", "Sol", "Terrans");
        row("E5.13 it sees what is within the range of a detector", range("Sol III", "100"), "Giant", "Terrans");
        row("E5.13 several empires may see one object", range("Sol III", "100"), "Vega I", "Terrans, Vegans");
        row("E5.13 not what is farther away than the range", range("Sol III", "99.9"), "Giant", "");
        row("E5.13 a short range adds what a longer one elsewhere does not reach",
            R"(<planet name="Colony" system="Vega" owner="Terrans"/>)" + range("Sol III", "50") + range("Colony", "10"),
            "Giant", "Terrans");
        row("E5.13 and no detector lends another its range",
            R"(<planet name="Colony" system="Vega" owner="Terrans"/><system name="Deneb" x="130" y="0"/>)"
            R"(<planet name="Outpost" system="Deneb"/>)" +
                range("Sol III", "50") + range("Colony", "10"),
            "Outpost", "");
        row("E5.13 the range is the current value of the meter", range("Sol III", "0"), "Belt", "");
        row("E5.13 a detector without an owner sees for itself", monster + range("Monster", "1"), "Giant", "Monster");
        row("E5.13 and not for any empire", monster + range("Monster", "500"), "Mars", "Terrans, Monster");
        row("E5.13 without a detector it does not even see itself", monster, "Monster", "");
        row("E5.13 what has no position is seen by its owners only",
            range("Sol III", "9999") + range("Vega I", "9999") + R"(<give-tech tech="WARP" to="Vegans"/>)",
            "WARP of Vegans", "Vegans");
    }
    void sees() {
        QFETCH(QString, placements);
        QFETCH(QString, object);
        QFETCH(QString, seers);
        for (const bool useCaches : {true, false}) {
            Game game(vocabulary + watch, placements.toStdString(), useCaches);
            QVERIFY2(game.findings().empty(), game.findings().empty() ? "" : game.findings().front().c_str());
            game.goTo(1);
            if (object.startsWith("WARP")) {
                const View view = game.session().state().view();
                const auto warp = view.model->findClass("WARP");
                for (Row row = 0; row < view.rowCount; ++row) {
                    if (view.builtin(Builtin::objectClass, row) == *warp) {
                        object = QString::fromStdString("#" + std::to_string(row));
                    }
                }
            }
            QCOMPARE(seersOf(game, object.toUtf8().constData()), seers);
        }
    }

    void isFixedBeforeTheMeterStage() {
        // E5.13: in the first turn, groups already use the visibility that the setup gives.
        Game game(vocabulary + watch,
                  R"(<place class="WATCH" on="Sol III" name="Watch" owner="Terrans"/>)" + range("Sol III", "100"));
        game.goTo(1);
        QCOMPARE(game.at("Giant", "MaxIndustry"), 1.0);
        QCOMPARE(game.at("Mars", "MaxIndustry"), 1.0);
    }

    void staysAsItWasFixed() {
        // E5.13: a change in the meter stage affects visibility when it is next fixed, not at once.
        const std::string opener = R"xml(<class id="OPENER" type="building"><group id="open" priority="-5">
          <activation if="turn == 1"/><scope><include><object-class class="PLANET"/></include></scope>
          <effects><modify-meter meter="Detection" amount="100"/></effects></group></class>)xml";
        Game game(vocabulary + watch + opener, R"(<place class="WATCH" on="Sol III" name="Watch" owner="Terrans"/>)"
                                               R"(<place class="OPENER" on="Sol III" name="Opener" owner="Terrans"/>)"
                                               R"(<set object="Sol III" meter="Detection" which="max" value="500"/>)");
        game.goTo(1);
        QCOMPARE(game.at("Giant", "MaxIndustry"), 0.0);
        game.goTo(2);
        QCOMPARE(game.at("Giant", "MaxIndustry"), 1.0);
    }

    void effectsShowAndHide_data() {
        QTest::addColumn<QString>("effect");
        QTest::addColumn<QString>("object");
        QTest::addColumn<QString>("seers");
        QTest::newRow("E3.26 an empire that is shown an object sees it wherever it is")
            << R"(<set-visibility empire="Terrans"/>)"
            << "Giant"
            << "Terrans";
        QTest::newRow("E3.26 one that it is hidden from does not see it, though it own it")
            << R"(<set-visibility empire="Terrans" seen="false"/>)"
            << "Mars"
            << "";
    }
    void effectsShowAndHide() {
        QFETCH(QString, effect);
        QFETCH(QString, object);
        QFETCH(QString, seers);
        const std::string shower = R"xml(<class id="SHOWER" type="building"><group id="show">
          <activation if="turn == 1"/><scope><include><object-class class="PLANET"/></include></scope>
          <effects>)xml" + effect.toStdString() +
                                   "</effects></group></class>";
        Game game(vocabulary + watch + shower, R"(<place class="SHOWER" on="Sol III" name="Shower" owner="Terrans"/>)");
        QVERIFY2(game.findings().empty(), game.findings().empty() ? "" : game.findings().front().c_str());
        game.goTo(1);
        QCOMPARE(seersOf(game, object.toUtf8().constData()), seers);
    }

    void writesOnlyWhatChanges() {
        Game game(vocabulary + watch, range("Sol III", "100"));
        game.goTo(1);
        QVERIFY(changesIn(game) > 0);
        for (const Moment& moment : game.log().moments) { // only groups have priorities
            QVERIFY(moment.stage != Stage::visibility || moment.priority == 0);
        }
        game.goTo(2);
        QCOMPARE(changesIn(game), std::size_t{0});
    }

    void costsNothingWhereNobodyAsks() {
        Game game(vocabulary, range("Sol III", "100"));
        game.goTo(2);
        QCOMPARE(seersOf(game, "Mars"), QString());
        QCOMPARE(changesIn(game), std::size_t{0});
    }
};

QTEST_APPLESS_MAIN(VisibilityTest)
#include "visibility_test.moc"
