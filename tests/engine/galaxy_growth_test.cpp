// SPDX-License-Identifier: GPL-3.0-or-later
// P2.3: the work of a turn grows no faster than the galaxy and the objects it creates. The test counts it, not its
// time.
#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/program/turn_work.h"
#include "engine/rules/shipped_rows.h"
#include "engine/turn/session.h"
#include "tests/engine/support/game_fixture.h"

#include <QTest>

using namespace orrery::engine;

namespace {

/// The work done, in units of one object.
struct Work {
    std::uint64_t asked = 0;   ///< for conditions and expressions (engine/program/turn_work.h)
    std::uint64_t related = 0; ///< for related objects (the visits of World)
    std::uint64_t derived = 0; ///< for updates of derived columns
    std::uint64_t total() const { return asked + related + derived; }
};

/// Returns the work of the turns up to `turns`.
Work workOfTurns(Session& session, std::uint32_t turns) {
    Work work;
    const World& world = session.evaluator().world();
    const std::uint64_t relatedBefore = world.counts().visits;
    const std::uint64_t derivedBefore = session.universe().derivedVisits();
    while (session.last() < turns && session.step()) {
        work.asked += turnWork(session.evaluator().world()).done / work::object;
    }
    work.related = world.counts().visits - relatedBefore;
    work.derived = session.universe().derivedVisits() - derivedBefore;
    return work;
}

/// Returns the work of all turns after the first, in the demo's generated galaxy with `systems` systems.
Work workOf(std::uint32_t systems, std::uint32_t turns) {
    std::vector<Diagnostic> diagnostics;
    const std::shared_ptr<const CheckedModel> model =
        check(parseProject(arrangeSources(readFolder(ORRERY_RESOURCE_DIR "/demo"),
                                          readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/"))),
              shippedRows(), diagnostics);
    CheckedScenario scenario = *model->findScenario("wide-sky");
    scenario.galaxy->systems = systems;
    const std::unique_ptr<Session> session = Session::start(compile(model), scenario);
    session->step();
    return workOfTurns(*session, turns);
}

/// Fails if the larger work is more than `atMost` times the smaller work.
void compare(const Work& few, const Work& many, double atMost) {
    const double growth = static_cast<double>(many.total()) / static_cast<double>(few.total());
    const QString told = QString("%1 times the work: asked %2 and %3, related %4 and %5, derived %6 and %7")
                             .arg(growth)
                             .arg(few.asked)
                             .arg(many.asked)
                             .arg(few.related)
                             .arg(many.related)
                             .arg(few.derived)
                             .arg(many.derived);
    QVERIFY2(growth <= atMost, qPrintable(told));
    qInfo("%s", qPrintable(told));
}

} // namespace

class GalaxyGrowthTest : public QObject {
    Q_OBJECT

private slots:
    void turns_data() {
        QTest::addColumn<uint>("systems");
        QTest::addColumn<uint>("turns");
        // Nests hatch and plagues begin in turns 8 and 9. The second row has ordinary turns only.
        QTest::newRow("P2.3 200 and 2,000 systems for twelve turns") << 200u << 12u;
        QTest::newRow("P2.3 300 and 3,000 systems for four turns") << 300u << 4u;
    }
    void turns() {
        QFETCH(uint, systems);
        QFETCH(uint, turns);
        const Work few = workOf(systems, turns);
        const Work many = workOf(10 * systems, turns);
        QVERIFY(few.asked > 0 && few.related > 0 && few.derived > 0);
        compare(few, many, 12.0);
    }

    void creating_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("place");
        // All planets are in one system, whose owners are the owners of its planets (E5.3).
        QTest::newRow("R2.4 planets that double") << "planet"
                                                  << "on=\"Sol\" owner=\"Terrans\"";
        QTest::newRow("R2.4 buildings of one planet that double") << "building"
                                                                  << "on=\"Mars\"";
    }
    /// Compares the last turn with the third before it, which creates an eighth as many objects.
    void creating() {
        QFETCH(QString, type);
        QFETCH(QString, place);
        const QString content = "<class id=\"TWIN\" type=\"%1\"><group><scope><include><self/></include></scope>"
                                "<effects><create-object class=\"TWIN\"/></effects></group></class>";
        const QString twin = "<place class=\"TWIN\" name=\"First\" %1/>";
        fixture::Game game(content.arg(type).toStdString(), twin.arg(place).toStdString());
        QCOMPARE(game.findings(), std::vector<std::string>());
        const std::uint32_t few = 7;
        const std::uint32_t many = few + 3;
        game.goTo(few - 1);
        const Work before = workOfTurns(game.session(), few);
        game.goTo(many - 1);
        const Work after = workOfTurns(game.session(), many);
        QCOMPARE(game.countOf("TWIN"), std::size_t{1} << many);
        compare(before, after, 10.0);
    }
};

QTEST_APPLESS_MAIN(GalaxyGrowthTest)
#include "galaxy_growth_test.moc"
