// SPDX-License-Identifier: GPL-3.0-or-later
// P2.3: lists and derived columns that follow changed rows equal those of a walk over all rows.
#include "engine/program/world.h"
#include "engine/universe/chance.h"
#include "tests/engine/support/model_fixture.h"

#include <QTest>

#include <algorithm>

using namespace orrery::engine;
using fixture::ModelFixture;
using fixture::Table;

namespace {

constexpr ColumnId columnOf(Builtin builtin) {
    return {static_cast<std::uint16_t>(builtin)};
}

template <typename List>
std::vector<Row> copy(const List& rows) {
    return {rows.begin(), rows.end()};
}

/// Makes random changes of all kinds.
class Changes {
public:
    explicit Changes(std::uint64_t seed) : m_table(m_models, seed), m_seed(seed) {
        for (int i = 0; i < 3; ++i) {
            m_empires.push_back(m_table.make("EMPIRE"));
        }
        for (int i = 0; i < 12; ++i) {
            const Row system = m_table.makeSystem("S" + std::to_string(i), 10.0 * i, 5.0 * (i % 4));
            for (int p = 0; p < 3; ++p) {
                m_planets.push_back(m_table.make("PLANET", system));
            }
        }
    }

    void makeOne() {
        Writer& writer = *m_table.writer;
        const Row any = draw(m_table.universe.rowCount());
        const bool exists = m_table.at("exists", any) != 0.0;
        switch (draw(8)) {
        case 0:
            m_planets.push_back(m_table.make("PLANET", systemOf(draw(12)), {}, {m_empires[draw(3)]}));
            break;
        case 1:
            m_table.make("BUILDING", m_planets[draw(m_planets.size())]);
            break;
        case 2:
            if (exists && m_table.at("type", any) != double(m_models.type("empire")) &&
                m_table.at("type", any) != double(m_models.type("system"))) {
                writer.destroy(any, {});
            }
            break;
        case 3:
            writer.setOwners(m_planets[draw(m_planets.size())], {m_empires[draw(3)]}, {});
            break;
        case 4:
            writer.setOwners(m_planets[draw(m_planets.size())], {m_empires[draw(3)], m_empires[draw(3)]}, {});
            break;
        case 5:
            writer.write(columnOf(Builtin::attachedTo), m_planets[draw(m_planets.size())], systemOf(draw(12)), {});
            break;
        case 6:
            if (const Row ship = m_table.make("SHIP"); ship != noRow) {
                writer.write(columnOf(Builtin::target), ship, any, {});
            }
            break;
        case 7:
            if (draw(20) == 0) { // too many at once to follow one by one
                RowList rows = m_planets;
                std::ranges::sort(rows);
                std::vector<double> hosts;
                for (std::size_t i = 0; i < rows.size(); ++i) {
                    hosts.push_back(systemOf(draw(12)));
                }
                writer.write(columnOf(Builtin::attachedTo), std::make_shared<const RowList>(std::move(rows)), hosts,
                             {});
            }
            break;
        default:
            break;
        }
        writer.refreshDerived();
    }

    Table& table() { return m_table; }
    const ModelFixture& models() const { return m_models; }
    Row systemOf(std::uint32_t index) const { return static_cast<Row>(3 + 4 * index); }
    std::uint32_t draw(std::size_t below) {
        return static_cast<std::uint32_t>(uniform(m_seed, ++m_draws, 0, 0) * static_cast<double>(below));
    }

private:
    ModelFixture m_models;
    Table m_table;
    std::uint64_t m_seed;
    std::uint64_t m_draws = 0;
    std::vector<Row> m_empires;
    std::vector<Row> m_planets;
};

void compareLists(World& kept, World& fresh, const View& view, const ModelFixture& models) {
    QVERIFY(kept.existing(view) == fresh.existing(view));
    for (const char* type : {"planet", "ship", "building"}) {
        const double value = models.type(type);
        QVERIFY(kept.equal(view, columnOf(Builtin::objectType), value) ==
                fresh.equal(view, columnOf(Builtin::objectType), value));
        QCOMPARE(copy(kept.ofType(view, models.type(type))), copy(fresh.ofType(view, models.type(type))));
    }
    QCOMPARE(copy(kept.ofClass(view, models.classOf("PLANET"))), copy(fresh.ofClass(view, models.classOf("PLANET"))));
    for (Row row = 0; row < view.rowCount; ++row) {
        QCOMPARE(copy(kept.attached(view, row)), copy(fresh.attached(view, row)));
        QCOMPARE(copy(kept.ownedBy(view, row)), copy(fresh.ownedBy(view, row)));
    }
}

/// Checks the promise of Writer::refreshDerived() by a walk over all objects.
void compareDerived(Table& table, const View& view, const ModelFixture& models) {
    for (Row system = 0; system < view.rowCount; ++system) {
        const double target = view.builtin(Builtin::target, system);
        QVERIFY(!view.exists(system) || target < 0.0 || view.exists(static_cast<Row>(target)));
        if (view.typeOf(system) != models.type("system")) {
            continue;
        }
        std::vector<Row> owners;
        for (Row planet = 0; planet < view.rowCount; ++planet) {
            if (view.exists(planet) && view.typeOf(planet) == models.type("planet") && view.parent(planet) == system) {
                const std::vector<Row> own = table.owners(planet);
                owners.insert(owners.end(), own.begin(), own.end());
            }
        }
        std::ranges::sort(owners);
        owners.erase(std::unique(owners.begin(), owners.end()), owners.end());
        QCOMPARE(table.owners(system), owners);
    }
}

} // namespace

class FollowedListsTest : public QObject {
    Q_OBJECT

private slots:
    void afterChanges_data() {
        QTest::addColumn<uint>("between");
        QTest::newRow("P2.3 lists are asked for after each change") << 1u;
        QTest::newRow("P2.3 lists are asked for after twenty changes") << 20u;
    }
    void afterChanges() {
        QFETCH(uint, between);
        Changes changes(between + 4);
        World kept(*changes.models().share());
        for (std::uint32_t i = 0; i < 240; ++i) {
            changes.makeOne();
            if (i % between == 0) {
                World fresh(*changes.models().share());
                compareLists(kept, fresh, changes.table().universe.view(), changes.models());
            }
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        // A list is made once and then follows changes, so it visits few of all rows each time.
        QVERIFY(kept.counts().visits < 240 * changes.table().universe.rowCount());
    }

    void derived_data() {
        QTest::addColumn<uint>("seed");
        QTest::newRow("P2.3 owners of systems are those of their planets after each change") << 1u;
        QTest::newRow("P2.3 nothing aims at what is gone after each change") << 2u;
    }
    void derived() {
        QFETCH(uint, seed);
        Changes changes(seed);
        for (std::uint32_t i = 0; i < 300 && !QTest::currentTestFailed(); ++i) {
            changes.makeOne();
            changes.table().writer->destroy(changes.table().make("SHIP"), {}); // some ships lose their targets
            changes.table().writer->refreshDerived();
            compareDerived(changes.table(), changes.table().universe.view(), changes.models());
        }
    }

    void otherStates_data() {
        QTest::addColumn<uint>("turn");
        QTest::newRow("P2.3 lists of a state that history put back") << 0u;
    }
    void otherStates() {
        QFETCH(uint, turn);
        // The journal does not lead to a past state, or to a state that history restored.
        Changes changes(9);
        World kept(*changes.models().share());
        changes.table().endTurn();
        compareLists(kept, *std::make_unique<World>(*changes.models().share()), changes.table().universe.view(),
                     changes.models());
        for (int i = 0; i < 30; ++i) {
            changes.makeOne();
        }
        compareLists(kept, *std::make_unique<World>(*changes.models().share()), changes.table().universe.view(),
                     changes.models());
        changes.table().history.restore(changes.table().universe, turn);
        compareLists(kept, *std::make_unique<World>(*changes.models().share()), changes.table().universe.view(),
                     changes.models());
    }
};

QTEST_APPLESS_MAIN(FollowedListsTest)
#include "followed_lists_test.moc"
