// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/conditions/condition_rows.h"
#include "tests/engine/support/condition_fixture.h"

#include <random>

namespace orrery::engine::fixture {

/// Random conditions, written as designers would, and random states to evaluate them on.
class Random {
public:
    explicit Random(std::uint32_t seed) : m_engine(seed) {}

    std::uint32_t below(std::size_t bound) { return static_cast<std::uint32_t>(m_engine() % bound); }
    bool chance(std::uint32_t percent) { return below(100) < percent; }
    template <typename Value>
    Value pick(std::initializer_list<Value> values) {
        return *(values.begin() + below(values.size()));
    }

    std::string number() {
        return pick<const char*>({"0", "1", "2", "3", "50", "120", "Population", "Source.Population", "Source.Minerals",
                                  "Target.Population - 1", "Source.Population - Population", "x / 2", "turn"});
    }

    std::string argument(const ParameterSpec& spec) {
        switch (spec.kind) {
        case ParameterKind::number:
            return number();
        case ParameterKind::boolean:
            return pick<const char*>({"Population &gt; 2", "turn &gt; 1", "Source.Population &gt;= Population",
                                      "Target.Population == Population", "size == large", "Minerals &lt; 12"});
        case ParameterKind::enumerator:
            return spec.of == "PlanetSize"    ? pick<const char*>({"tiny", "large", "gas_giant", "Source.size"})
                   : spec.of == "Environment" ? pick<const char*>({"swamp", "ocean", "asteroids", "Source.environment"})
                   : spec.of == "StarColour"  ? pick<const char*>({"blue", "red", "Source.star_colour"})
                                              : pick<const char*>({"industry", "mining", "Source.focus"});
        case ParameterKind::objectClass:
            return spec.of == "special" ? "RUINS"
                   : spec.of == "tech"  ? pick<const char*>({"WARP", "DRIVE"})
                                        : pick<const char*>({"PLANET", "SHIP", "YARD", "GATE", "RUINS"});
        case ParameterKind::objectType:
            return pick<const char*>({"planet", "ship", "system", "building"});
        case ParameterKind::meter:
            return pick<const char*>({"Population", "Industry"});
        case ParameterKind::resource:
            return "Minerals";
        case ParameterKind::empire:
            return pick<const char*>({"source", "none", "E1", "E9", "Source.owner"});
        case ParameterKind::choice:
            return std::string(spec.choices[below(spec.choices.size())]);
        case ParameterKind::value:
            return pick<const char*>({"Population", "size", "class", "owner", "x", "Source.Population + Population",
                                      "Target.Population", "1"});
        case ParameterKind::grouping:
            return pick<const char*>({"Works", "Wonder", "Nothing"});
        default:
            break;
        }
        return "1";
    }

    std::string condition(const ConditionSpec& row, int depth) {
        std::string text = "<" + std::string(row.tag);
        for (const ParameterSpec& spec : row.parameters) {
            if (spec.required || chance(60)) {
                text += " " + std::string(spec.name) + "='" + argument(spec) + "'";
            }
        }
        text += ">";
        if (row.children != ChildRule::none) {
            const std::uint32_t count = row.children == ChildRule::one ? 1 : 1 + below(3);
            for (std::uint32_t i = 0; i < count; ++i) {
                const auto rows = conditionRows();
                const ConditionSpec* child = &rows[below(rows.size())];
                while (depth <= 0 && child->children != ChildRule::none) {
                    child = &rows[below(rows.size())];
                }
                text += condition(*child, depth - 1);
            }
        }
        return text + "</" + std::string(row.tag) + ">";
    }

    std::mt19937& engine() { return m_engine; }

private:
    std::mt19937 m_engine;
};

/// Sets random targets, creators, observers and destinations.
inline void relate(Table& table, Random& random) {
    const View view = table.universe.view();
    const auto some = [&] { return static_cast<Row>(random.below(view.rowCount)); };
    const auto write = [&](Builtin column, double value) {
        const Row row = some();
        if (view.exists(row)) {
            table.writer->write(view.layout->builtin(column), row, value, {.kind = CauseKind::setup});
        }
    };
    for (const Builtin column : {Builtin::target, Builtin::creator, Builtin::destination}) {
        write(column, random.chance(30) ? noneValue : some());
    }
    for (int i = 0; i < 4; ++i) {
        write(Builtin::seenBy, table.writer->internOwners({some(), random.below(4), random.below(4)}));
    }
    for (const Builtin column : {Builtin::capital, Builtin::homeworld}) {
        table.writer->write(view.layout->builtin(column), 1 + random.below(3), some(), {.kind = CauseKind::setup});
    }
    const ColumnId attack = table.models.column("Attack");
    if (const Row armed = some(); view.exists(armed) && view.has(armed, attack)) {
        table.writer->write(attack, armed, random.below(2), {.kind = CauseKind::setup});
    }
}

inline void fill(Table& table, Random& random, std::size_t objects) {
    const ModelFixture& models = table.models;
    const Row team = table.make("GAME");
    std::vector<Row> empires;
    for (const char* name : {"E1", "E2", "E3"}) {
        empires.push_back(table.make("EMPIRE", random.chance(50) ? team : noRow, name));
    }
    const auto owners = [&] {
        std::vector<Row> some;
        for (const Row empire : empires) {
            if (random.chance(30)) {
                some.push_back(empire);
            }
        }
        return some;
    };
    std::vector<Row> systems;
    std::vector<std::pair<Row, Row>> lanes;
    for (int i = 0; i < 6; ++i) {
        systems.push_back(table.makeSystem({}, 50.0 * random.below(6), 50.0 * random.below(6)));
        if (i > 0 && random.chance(70)) {
            lanes.emplace_back(systems[random.below(systems.size() - 1)], systems.back());
        }
    }
    table.writer->setLanes(lanes);
    std::vector<Row> hosts = systems;
    for (std::size_t i = 0; i < objects; ++i) {
        const Row host = hosts[random.below(hosts.size())];
        switch (random.below(6)) {
        case 0:
            table.make("TECH");
            table.make(random.chance(50) ? "WARP" : "DRIVE", empires[random.below(3)], {}, owners());
            break;
        case 1: {
            const bool isIn = random.chance(60);
            Writer::NewObject ship{.objectClass = models.classOf("SHIP")};
            ship.owners = table.writer->internOwners(owners());
            ship.position = std::pair(25.0 * random.below(8), 25.0 * random.below(8));
            ship.system = isIn ? systems[random.below(systems.size())] : noRow;
            table.writer->create(ship, {.kind = CauseKind::setup});
            break;
        }
        case 2:
            table.make(random.chance(50) ? "RUINS" : "YARD", host, {}, owners());
            break;
        default:
            hosts.push_back(table.make("PLANET", systems[random.below(systems.size())], {}, owners()));
        }
    }
    for (int i = 0; i < 3; ++i) {
        relate(table, random);
    }
    table.endTurn();
}

/// Changes a few values, as effects would.
inline void disturb(Table& table, Random& random) {
    const Cause cause{.kind = CauseKind::setup};
    for (int i = 0; i < 12; ++i) {
        const Row row = random.below(table.universe.rowCount());
        const View view = table.universe.view();
        if (!view.exists(row)) {
            continue;
        }
        const auto write = [&](const char* column, double value) {
            const ColumnId id = table.models.column(column);
            if (view.has(row, id)) {
                table.writer->write(id, row, value, cause);
            }
        };
        relate(table, random);
        switch (random.below(5)) {
        case 0:
            write("Population", random.below(6));
            break;
        case 1:
            write("size", static_cast<double>(random.below(8)) - 1.0);
            write("environment", static_cast<double>(random.below(12)) - 1.0);
            break;
        case 2:
            write("star_colour", random.below(5));
            write("focus", static_cast<double>(random.below(3)) - 1.0);
            write("Minerals", random.below(20));
            break;
        case 3:
            if (row > 4 && random.chance(30)) {
                table.writer->destroy(row, cause);
            }
            break;
        default:
            table.writer->setOwners(row, random.chance(50) ? std::vector<Row>{} : std::vector<Row>{1, 2}, cause);
        }
    }
    table.writer->refreshDerived();
}

} // namespace orrery::engine::fixture
