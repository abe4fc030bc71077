// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/condition_call.h"
#include "tests/bench/timing.h"
#include "tests/engine/support/condition_fixture.h"

#include <cmath>
#include <random>

// Activation and scope of the workload of P2.1: 10,000 objects in 1,000 systems, 5,000 (source, group) pairs. The
// scopes select by type, owner and size, in the whole empire or within 300 of the source.
namespace {

using namespace orrery;
using namespace orrery::engine;
using fixture::ConditionFixture;
using fixture::Table;

constexpr std::size_t objectCount = 10'000;
constexpr std::size_t systemCount = objectCount / 10;
constexpr std::size_t pairCount = 5'000;

struct Workload {
    explicit Workload(bool isLocal) {
        Type& ship = galaxy.models.model().vocabulary.editTypes()[galaxy.models.type("ship")];
        ship.properties.push_back(*galaxy.models.model().vocabulary.findProperty("size"));
        ship.meters.push_back(galaxy.models.meter("Population"));
        galaxy.models.layOut();
        const char* types[]{"planet", "ship"};
        for (std::size_t i = 0; i < 4; ++i) {
            const std::string owner = i == 0 ? "none" : "E" + std::to_string(i);
            galaxy.addGroup("PLANET", std::string("<group><activation><meter-value meter='Population' at-least='0'/>"
                                                  "</activation><include><and><object-type type='") +
                                          types[i % 2] + "'/><empire-affiliation empire='" + owner +
                                          "'/><planet-size size='medium' range='1'/>" +
                                          (isLocal ? "<distance-to-source at-most='300'/>" : "") +
                                          "</and></include></group>");
        }
        galaxy.program = compile(galaxy.models.share());
        table = std::make_unique<Table>(galaxy.models);
        fill();
        std::mt19937 random(3);
        while (pairs.size() < pairCount) {
            const auto row = static_cast<Row>(random() % table->universe.rowCount());
            if (table->universe.view().has(row, galaxy.models.column("Population"))) {
                pairs.emplace_back(row, pairs.size() % 4);
            }
        }
    }

    void fill() {
        std::mt19937 random(7);
        std::vector<Row> empires;
        for (int i = 0; i < 10; ++i) {
            empires.push_back(table->make("EMPIRE", noRow, "E" + std::to_string(i)));
        }
        std::vector<Row> systems;
        const double width = 100.0 * std::sqrt(static_cast<double>(systemCount));
        std::uniform_real_distribution<double> place(0.0, width);
        for (std::size_t i = 0; i < systemCount; ++i) {
            const double x = place(random);
            systems.push_back(table->makeSystem({}, x, place(random)));
        }
        for (std::size_t i = 0; i < objectCount; ++i) {
            const std::vector<Row> owners =
                random() % 2 == 0 ? std::vector<Row>{} : std::vector<Row>{empires[random() % 10]};
            const Row system = systems[random() % systemCount];
            Row object = noRow;
            if (random() % 100 < 60) {
                object = table->make("PLANET", system, {}, owners);
            } else {
                Writer::NewObject ship{.objectClass = galaxy.models.classOf("SHIP")};
                ship.owners = table->writer->internOwners(owners);
                const View view = table->universe.view();
                ship.position = std::pair(view.builtin(Builtin::x, system), view.builtin(Builtin::y, system));
                ship.system = system;
                object = table->writer->create(ship, {.kind = CauseKind::setup});
            }
            table->writer->write(galaxy.models.column("size"), object, static_cast<double>(random() % 7),
                                 {.kind = CauseKind::setup});
        }
        table->endTurn();
    }

    /// @return the number of objects in scope, over all pairs
    std::size_t run(Evaluator& evaluator) const {
        const View view = table->universe.view();
        std::size_t changes = 0;
        for (const auto& [source, group] : pairs) {
            if (evaluator.isActive(galaxy.group(group), view, source)) {
                changes += evaluator.scope(galaxy.group(group), view, source)->size();
            }
        }
        return changes;
    }

    ConditionFixture galaxy;
    std::unique_ptr<Table> table;
    std::vector<std::pair<Row, std::size_t>> pairs;
};

/// Records the time of a pair, in ns: with empty caches (cold), and again with those of the run before (warm).
void measure(const char* name, bool isLocal) {
    const Workload workload(isLocal);
    std::vector<double> cold;
    std::vector<double> warm;
    for (int i = 0; i < 30; ++i) {
        Evaluator evaluator(*workload.galaxy.program);
        for (std::vector<double>* const times : {&cold, &warm}) {
            std::size_t inScope = 0;
            times->push_back(bench::workOf([&] { inScope = workload.run(evaluator); }) * 1e6 / pairCount);
            if (inScope == 0) {
                times->clear(); // there is nothing to measure
            }
        }
    }
    bench::record({"P2.1", std::string("conditions of a pair, ") + name + ", cold", bench::share(cold, 0.5), "ns"});
    bench::record({"P2.1", std::string("conditions of a pair, ") + name + ", warm", bench::share(warm, 0.5), "ns"});
}

} // namespace

int main() {
    measure("empire-wide scopes", false);
    measure("local scopes", true);
    return 0;
}
