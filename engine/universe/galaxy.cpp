// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/galaxy.h"

#include "engine/universe/chance.h"
#include "engine/universe/galaxy_map.h"
#include "engine/universe/galaxy_tables.h"
#include "engine/universe/universe_diagnostics.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine {

namespace {

// Upper limits on the numbers in a scenario: generation must end in seconds for any file.
constexpr std::uint32_t mostSystems = 100'000;
constexpr std::uint32_t mostEmpires = 200;
constexpr std::uint32_t mostPlanets = 40; // maximum number of planets in one system
constexpr double highestMean = 20.0;

/// Returns e to the power of -x, with the same bits on every machine (R3.2): (1 - x/2^20)^(2^20), by squaring.
double decay(double x) {
    double power = 1.0 - x / 1048576.0;
    for (int i = 0; i < 20; ++i) {
        power *= power;
    }
    return power;
}

/// Returns the number of planets for a draw. The numbers have a Poisson distribution with the given mean.
std::uint32_t planetCount(double mean, double draw) {
    double chance = decay(mean);
    double below = chance;
    std::uint32_t count = 0;
    while (draw >= below && count < mostPlanets) {
        ++count;
        chance *= mean / count;
        below += chance;
    }
    return count;
}

struct Planet {
    Row row = noRow;
    std::uint32_t system = 0; ///< index of the planet's system
    std::uint64_t key = 0;
    double zone = 0.0; ///< position among the orbits: 0 at the star, 1 at the last orbit
    bool isHome = false;
};

class Generator {
public:
    Generator(const GalaxySpec& spec, Writer& writer, std::vector<Diagnostic>& diagnostics)
        : m_spec(spec), m_writer(writer), m_diagnostics(diagnostics), m_model(writer.universe().model()),
          m_seed(writer.universe().seed()),
          m_cause({.kind = CauseKind::setup,
                   .moment = static_cast<std::uint32_t>(std::max<std::size_t>(writer.log().moments.size(), 1) - 1)}) {}

    void make(std::vector<Row> empires, const NameSet& taken);

private:
    std::uint32_t bounded(double wanted, std::uint32_t most, std::string_view what);
    void checkShape();
    void makeEmpires(std::uint32_t count, const NameSet& taken);
    void makeSystems(std::uint32_t count, const NameSet& taken);
    void makePlanets(double mean);
    void colourStars();
    void shapePlanets();
    void settleHomes();
    void placeSpecials();

    double draw(std::uint64_t key, std::string_view purpose, std::uint64_t ordinal = 0) const {
        return uniform(m_seed, key, stableHash(purpose), ordinal);
    }
    /// Returns the property with the shipped id and enumerated values, if objects of the class have it; otherwise null.
    const Property* enumerated(std::string_view property, std::optional<ClassIndex> of) const;
    void write(const Property& property, RowList rows, const std::vector<double>& values);

    const GalaxySpec& m_spec;
    Writer& m_writer;
    std::vector<Diagnostic>& m_diagnostics;
    const CheckedModel& m_model;
    std::uint64_t m_seed;
    Cause m_cause;

    std::vector<Row> m_empires;
    std::vector<MapPoint> m_points;
    std::vector<std::string> m_names;
    std::vector<Row> m_systems;
    std::vector<std::uint32_t> m_homes; ///< index of each empire's home system
    std::vector<bool> m_isHome;         ///< true for home systems, by system
    std::vector<Planet> m_planets;      ///< planets, by system, from the star outwards
    std::uint64_t m_visits = 0;         ///< number of visits; see galaxy_map.h
};

std::uint32_t Generator::bounded(double wanted, std::uint32_t most, std::string_view what) {
    if (!(wanted > most)) {
        return static_cast<std::uint32_t>(std::max(wanted, 0.0));
    }
    m_diagnostics.push_back(
        {.spec = &universeDiagnostics["scenario.galaxy-too-large"],
         .where = m_spec.where,
         .args = {std::to_string(static_cast<std::uint64_t>(wanted)), phrase(what), std::to_string(most)}});
    return most;
}

void Generator::checkShape() {
    const auto shapes = galaxyShapes();
    if (std::ranges::find(shapes, m_spec.shape) == shapes.end()) {
        m_diagnostics.push_back(
            {.spec = &universeDiagnostics["scenario.unknown-shape"], .where = m_spec.where, .args = {m_spec.shape}});
    }
}

void Generator::makeEmpires(std::uint32_t count, const NameSet& taken) {
    const auto objectClass = defaultClass(m_model, "empire");
    if (!objectClass || count <= m_empires.size()) {
        return;
    }
    const auto missing = static_cast<std::uint32_t>(count - m_empires.size());
    for (std::string& name : empireNames(missing, taken)) {
        const std::uint64_t key = joinKeys(stableHash("galaxy empire"), m_empires.size());
        const Row row =
            m_writer.create({.objectClass = *objectClass, .name = std::move(name), .birthKey = key}, m_cause);
        if (row != noRow) {
            m_empires.push_back(row);
        }
    }
}

void Generator::makeSystems(std::uint32_t count, const NameSet& taken) {
    const auto objectClass = defaultClass(m_model, "system");
    if (!objectClass) {
        return;
    }
    m_points = placeSystems(m_spec.shape, count, m_seed, m_visits);
    m_names = systemNames(count, m_seed, taken);
    for (std::uint32_t i = 0; i < count; ++i) {
        const Row row = m_writer.create({.objectClass = *objectClass,
                                         .name = m_names[i],
                                         .position = std::pair(m_points[i].x, m_points[i].y),
                                         .birthKey = systemKey(i)},
                                        m_cause);
        if (row == noRow) {
            break;
        }
        m_systems.push_back(row);
    }
    m_points.resize(m_systems.size());
    std::vector<std::pair<Row, Row>> lanes = m_writer.universe().lanes().lanes;
    for (const auto& [from, to] : connectSystems(m_points, m_seed, m_visits)) {
        lanes.emplace_back(m_systems[from], m_systems[to]);
    }
    m_writer.setLanes(std::move(lanes));
}

void Generator::makePlanets(double mean) {
    const auto objectClass = defaultClass(m_model, "planet");
    if (!objectClass) {
        return;
    }
    constexpr std::uint32_t fewestAtHome = 2;
    for (std::uint32_t i = 0; i < m_systems.size(); ++i) {
        const bool isHome = m_isHome[i];
        const std::uint32_t drawn = planetCount(mean, draw(systemKey(i), "planets"));
        const std::uint32_t count = std::max(drawn, isHome ? fewestAtHome : 0u);
        for (std::uint32_t orbit = 0; orbit < count; ++orbit) {
            const std::uint64_t key = joinKeys(systemKey(i), orbit);
            const Row row = m_writer.create({.objectClass = *objectClass,
                                             .attachedTo = m_systems[i],
                                             .name = m_names[i] + " " + romanNumeral(orbit + 1),
                                             .birthKey = key},
                                            m_cause);
            if (row == noRow) {
                return;
            }
            // A draw moves each planet within its share of the orbits. So a single planet may be in any zone.
            m_planets.push_back({.row = row,
                                 .system = i,
                                 .key = key,
                                 .zone = (orbit + draw(key, "orbit")) / count,
                                 .isHome = isHome && orbit == (count - 1) / 2});
        }
    }
}

const Property* Generator::enumerated(std::string_view id, std::optional<ClassIndex> of) const {
    const auto index = m_model.vocabulary.findProperty(id);
    if (!index || !of || !m_model.layout.hasColumn(*index)) {
        return nullptr;
    }
    const Property& property = m_model.vocabulary.properties()[*index];
    const bool isThere = m_model.layout.has(m_model.classes[*of].type, m_model.layout.property(*index));
    const bool hasValues = property.format.kind == FormatKind::enumeration &&
                           !m_model.vocabulary.enumerations()[property.format.enumeration].values.empty();
    return isThere && hasValues ? &property : nullptr;
}

void Generator::write(const Property& property, RowList rows, const std::vector<double>& values) {
    if (!rows.empty()) {
        const auto index = static_cast<PropertyIndex>(&property - m_model.vocabulary.properties().data());
        m_writer.write(m_model.layout.property(index), std::make_shared<const RowList>(std::move(rows)), values,
                       m_cause);
    }
}

void Generator::colourStars() {
    const Property* const colour = enumerated("star_colour", defaultClass(m_model, "system"));
    if (colour == nullptr) {
        return;
    }
    const Enumeration& colours = m_model.vocabulary.enumerations()[colour->format.enumeration];
    const auto ofHomes = colours.find("yellow");
    std::vector<double> values;
    for (std::uint32_t i = 0; i < m_systems.size(); ++i) {
        const bool isHome = m_isHome[i];
        values.push_back(
            isHome && ofHomes ? *ofHomes : pickValue(colours, starColourWeights(), draw(systemKey(i), "star colour")));
    }
    write(*colour, m_systems, values);
}

void Generator::shapePlanets() {
    const auto objectClass = defaultClass(m_model, "planet");
    const Property* const size = enumerated("size", objectClass);
    const Property* const environment = enumerated("environment", objectClass);
    const auto valuesOf = [&](const Property* property) {
        return property == nullptr ? nullptr : &m_model.vocabulary.enumerations()[property->format.enumeration];
    };
    const Enumeration* const sizes = valuesOf(size);
    const Enumeration* const environments = valuesOf(environment);
    RowList rows;
    std::vector<double> drawnSizes;
    std::vector<double> drawnEnvironments;
    for (const Planet& planet : m_planets) {
        rows.push_back(planet.row);
        const OrbitZone& zone = *std::ranges::find_if(
            orbitZones(), [&](const OrbitZone& candidate) { return planet.zone <= candidate.outerEdge; });
        std::string_view kind; // id of a size that is also an environment, such as asteroids (E3.4)
        if (sizes != nullptr) {
            const auto ofHome = planet.isHome ? sizes->find("medium") : std::nullopt;
            const std::uint16_t drawn = ofHome ? *ofHome : pickValue(*sizes, zone.sizes, draw(planet.key, "size"));
            drawnSizes.push_back(drawn);
            kind = sizes->values[drawn].off ? std::string_view(sizes->values[drawn].id) : std::string_view();
        }
        if (environments != nullptr) {
            const auto given = planet.isHome  ? environments->find("terran")
                               : kind.empty() ? std::nullopt
                                              : environments->find(kind);
            drawnEnvironments.push_back(
                given ? *given : pickValue(*environments, zone.environments, draw(planet.key, "environment")));
        }
    }
    if (size != nullptr) {
        write(*size, rows, drawnSizes);
    }
    if (environment != nullptr) {
        write(*environment, rows, drawnEnvironments);
    }
}

void Generator::settleHomes() {
    for (std::size_t e = 0; e < m_homes.size(); ++e) {
        // clang++ 14 cannot compile the subrange that equal_range() returns.
        const auto end = std::ranges::upper_bound(m_planets, m_homes[e], {}, &Planet::system);
        const auto home = std::find_if(std::ranges::lower_bound(m_planets, m_homes[e], {}, &Planet::system), end,
                                       [](const Planet& planet) { return planet.isHome; });
        if (home == end) {
            continue;
        }
        m_writer.setOwners(home->row, {m_empires[e]}, m_cause);
        for (const Builtin which : {Builtin::capital, Builtin::homeworld}) {
            m_writer.write(m_model.layout.builtin(which), m_empires[e], home->row, m_cause);
        }
    }
}

void Generator::placeSpecials() {
    for (std::size_t s = 0; s < m_spec.specials.size(); ++s) {
        const GalaxySpecial& special = m_spec.specials[s];
        const CheckedClass& made = m_model.classes[special.objectClass];
        const Type& type = m_model.vocabulary.types()[made.type];
        const auto goesOn = [&](std::string_view id) {
            const auto host = m_model.vocabulary.findType(id);
            return host && std::ranges::find(type.attachedTo, *host) != type.attachedTo.end();
        };
        const std::uint64_t purpose = stableHash(made.stableName(), stableHash("special"));
        // A class that the scenario lists twice has its own draw for each listing.
        const auto ordinal = static_cast<std::uint64_t>(
            std::count_if(m_spec.specials.begin(), m_spec.specials.begin() + static_cast<std::ptrdiff_t>(s),
                          [&](const GalaxySpecial& other) { return other.objectClass == special.objectClass; }));
        const auto drop = [&](Row host, std::uint64_t key) {
            if (uniform(m_seed, key, purpose, ordinal) >= special.probability) {
                return;
            }
            const auto owners = m_writer.universe().at(m_model.layout.builtin(Builtin::owners), host);
            m_writer.create({.objectClass = special.objectClass,
                             .attachedTo = host,
                             .owners = static_cast<std::uint32_t>(owners),
                             .birthKey = joinKeys(joinKeys(key, purpose), ordinal)},
                            m_cause);
        };
        if (goesOn("planet")) {
            for (const Planet& planet : m_planets) {
                if (planet.isHome == special.ofHome) {
                    drop(planet.row, planet.key);
                }
            }
        } else if (goesOn("system")) {
            for (std::uint32_t i = 0; i < m_systems.size(); ++i) {
                const bool isHome = m_isHome[i];
                if (isHome == special.ofHome) {
                    drop(m_systems[i], systemKey(i));
                }
            }
        } else {
            m_diagnostics.push_back({.spec = &universeDiagnostics["scenario.special-nowhere"],
                                     .where = m_spec.where,
                                     .args = {made.id, type.id}});
        }
    }
}

void Generator::make(std::vector<Row> empires, const NameSet& taken) {
    checkShape();
    const std::uint32_t systems = bounded(m_spec.systems, mostSystems, inPhrase("systems"));
    const std::uint32_t wanted = bounded(m_spec.empires, std::min(mostEmpires, systems), inPhrase("empires"));
    const double mean = std::isfinite(m_spec.planets) ? std::clamp(m_spec.planets, 0.0, highestMean) : 0.0;

    empires.resize(std::min<std::size_t>(empires.size(), wanted));
    m_empires = std::move(empires);
    makeEmpires(wanted, taken);
    makeSystems(systems, taken);
    m_homes = farApart(m_points, static_cast<std::uint32_t>(std::min(m_empires.size(), m_systems.size())), m_visits);
    m_isHome.assign(m_systems.size(), false);
    for (const std::uint32_t home : m_homes) {
        m_isHome[home] = true;
    }
    makePlanets(mean);
    colourStars();
    shapePlanets();
    settleHomes();
    m_writer.refreshDerived();
    placeSpecials();
}

} // namespace

std::optional<ClassIndex> defaultClass(const CheckedModel& model, std::string_view type) {
    const auto index = model.vocabulary.findType(type);
    if (!index) {
        return std::nullopt;
    }
    const auto known = model.classNames.find(model.vocabulary.types()[*index].defaultClass);
    return known == model.classNames.end() ? std::nullopt : std::optional(known->second);
}

void makeGalaxy(const GalaxySpec& spec, std::vector<Row> empires, const NameSet& taken, Writer& writer,
                std::vector<Diagnostic>& diagnostics) {
    Generator(spec, writer, diagnostics).make(std::move(empires), taken);
}

} // namespace orrery::engine
