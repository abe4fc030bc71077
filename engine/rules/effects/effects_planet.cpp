// SPDX-License-Identifier: GPL-3.0-or-later
// Effects on size, environment and star colour. Sizes form a ladder, smallest first. The ends of the ladder are special
// kinds of planet: asteroids and gas giants. Such a size has the same id as an environment, and both always change
// together (E3.4). `original_environment` keeps the earlier environment for the way back (E3.5).
#include "engine/rules/effects/effect_rows.h"
#include "engine/turn/effect_arguments.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace orrery::engine {

namespace {

constexpr ParameterSpec sizeParameter{.name = "size",
                                      .kind = ParameterKind::enumerator,
                                      .of = "PlanetSize",
                                      .required = true,
                                      .label = "Size",
                                      .help = "The new size: a value of the vocabulary, or a property of the source."};
constexpr ParameterSpec stepsParameter{
    .name = "steps",
    .kind = ParameterKind::number,
    .required = true,
    .label = "Steps",
    .help = "The number of sizes to go up. Negative values go down. Fractions are cut off."};
constexpr ParameterSpec environmentParameter{
    .name = "type",
    .kind = ParameterKind::enumerator,
    .of = "Environment",
    .required = true,
    .label = "Environment",
    .help = "The new environment: a value of the vocabulary, or a property of the source."};
constexpr ParameterSpec colourParameter{.name = "colour",
                                        .kind = ParameterKind::enumerator,
                                        .of = "StarColour",
                                        .required = true,
                                        .label = "Colour",
                                        .help =
                                            "The new colour: a value of the vocabulary, or a property of the source."};

constexpr std::array sizeParameters{sizeParameter};
constexpr std::array stepsParameters{stepsParameter};
constexpr std::array environmentParameters{environmentParameter};
constexpr std::array colourParameters{colourParameter};

/// The vocabulary's rules for planets.
class PlanetRules {
public:
    explicit PlanetRules(const View& view)
        : size(propertyColumn(view, "size")), environment(propertyColumn(view, "environment")),
          original(propertyColumn(view, "original_environment")), m_sizes(enumerationOf(view, size)),
          m_environments(enumerationOf(view, environment)) {}

    std::optional<ColumnId> size;
    std::optional<ColumnId> environment;
    std::optional<ColumnId> original;

    /// Returns the environment that belongs to a size at an end of the ladder; nullopt for ordinary sizes.
    std::optional<double> kindOf(double planetSize) const {
        const auto index = static_cast<std::size_t>(planetSize);
        if (m_sizes == nullptr || m_environments == nullptr || planetSize < 0.0 || index >= m_sizes->values.size()) {
            return std::nullopt;
        }
        return m_environments->find(m_sizes->values[index].id);
    }
    /// Returns the size that belongs to an environment at an end of the ladder; nullopt for ordinary environments.
    std::optional<double> sizeOf(double kind) const {
        const auto index = static_cast<std::size_t>(kind);
        if (m_sizes == nullptr || m_environments == nullptr || kind < 0.0 || index >= m_environments->values.size()) {
            return std::nullopt;
        }
        return m_sizes->find(m_environments->values[index].id);
    }
    /// Returns the new environment of an asteroid field that grows or a gas giant that shrinks, without an earlier
    /// environment.
    std::optional<double> ordinaryInsteadOf(double end) const {
        return m_environments->find(isLowerEnd(end) ? "barren" : "toxic");
    }
    /// Returns the size next to an end of the ladder.
    double nextTo(double end) const { return std::clamp(isLowerEnd(end) ? end + 1.0 : end - 1.0, 0.0, largest()); }
    double largest() const { return m_sizes == nullptr ? 0.0 : static_cast<double>(m_sizes->values.size()) - 1.0; }

private:
    bool isLowerEnd(double end) const { return end * 2.0 < static_cast<double>(m_sizes->values.size()); }
    static const Enumeration* enumerationOf(const View& view, const std::optional<ColumnId>& column) {
        const Format format = column ? (*view.layout)[*column].format : badFormat;
        return format.kind == FormatKind::enumeration ? &view.model->vocabulary.enumerations()[format.enumeration]
                                                      : nullptr;
    }

    const Enumeration* m_sizes;
    const Enumeration* m_environments;
};

/// The three connected values of a planet, before or after a change.
struct PlanetState {
    double size = noneValue;
    double environment = noneValue;
    double original = noneValue;
};

PlanetState planetAt(const View& view, const PlanetRules& rules, Row row) {
    const auto read = [&](const std::optional<ColumnId>& column) {
        return column && view.has(row, *column) ? view.at(*column, row) : noneValue;
    };
    return {read(rules.size), read(rules.environment), read(rules.original)};
}

PlanetState withSize(PlanetState planet, double size, const PlanetRules& rules) {
    const auto oldKind = rules.kindOf(planet.size);
    const auto newKind = rules.kindOf(size);
    const bool remembers = planet.original >= 0.0 && !rules.sizeOf(planet.original);
    if (oldKind && oldKind != newKind && !remembers) {
        planet.original = rules.ordinaryInsteadOf(planet.size).value_or(noneValue);
    }
    if (newKind) {
        if (!oldKind) {
            planet.original = planet.environment;
        }
        planet.environment = *newKind;
    } else if (oldKind) {
        planet.environment = planet.original >= 0.0 ? planet.original : planet.environment;
        planet.original = noneValue;
    }
    planet.size = size;
    return planet;
}

PlanetState withEnvironment(PlanetState planet, double environment, const PlanetRules& rules) {
    if (const auto size = rules.sizeOf(environment)) {
        return withSize(planet, *size, rules);
    }
    if (rules.kindOf(planet.size)) { // sizes at an end of the ladder allow no ordinary environment
        planet.size = rules.nextTo(planet.size);
        planet.original = noneValue;
    }
    planet.environment = environment;
    return planet;
}

/// Writes one column. Writes all rows if it is the main column of the effect, otherwise only the rows that changed.
void writeColumn(const EffectCall& call, const std::optional<ColumnId>& column, std::span<const PlanetState> before,
                 std::span<const PlanetState> after, double PlanetState::*member, bool isMain) {
    if (!column) {
        return;
    }
    RowList rows;
    std::vector<double> values;
    for (std::size_t i = 0; i < after.size(); ++i) {
        const Row row = (*call.rows)[i];
        if (call.view.has(row, *column) && (isMain || before[i].*member != after[i].*member)) {
            rows.push_back(row);
            values.push_back(after[i].*member);
        }
    }
    if (!rows.empty()) {
        call.proposal->set(*column, std::make_shared<const RowList>(std::move(rows)), values);
    }
}

template <typename Change>
void changePlanets(const EffectCall& call, const PlanetRules& rules, bool isAboutSize, Change change) {
    std::vector<PlanetState> before;
    std::vector<PlanetState> after;
    for (std::size_t i = 0; i < call.rows->size(); ++i) {
        before.push_back(planetAt(call.view, rules, (*call.rows)[i]));
        after.push_back(change(before.back(), i));
    }
    writeColumn(call, rules.size, before, after, &PlanetState::size, isAboutSize);
    writeColumn(call, rules.environment, before, after, &PlanetState::environment, !isAboutSize);
    writeColumn(call, rules.original, before, after, &PlanetState::original, false);
}

void setPlanetSize(const EffectCall& call) {
    const PlanetRules rules(call.view);
    if (const auto size = indexOf(call, argumentOf(call, "size"))) {
        changePlanets(call, rules, true,
                      [&](PlanetState planet, std::size_t) { return withSize(planet, *size, rules); });
    }
}

void modifyPlanetSize(const EffectCall& call) {
    const PlanetRules rules(call.view);
    const std::vector<double> steps = amountsOf(call, argumentOf(call, "steps"), *call.rows);
    changePlanets(call, rules, true, [&](PlanetState planet, std::size_t i) {
        const double size = std::clamp(planet.size + std::trunc(steps[i]), 0.0, rules.largest());
        return withSize(planet, size, rules);
    });
}

void setPlanetEnvironment(const EffectCall& call) {
    const PlanetRules rules(call.view);
    if (const auto environment = indexOf(call, argumentOf(call, "type"))) {
        changePlanets(call, rules, false,
                      [&](PlanetState planet, std::size_t) { return withEnvironment(planet, *environment, rules); });
    }
}

void setStarColour(const EffectCall& call) {
    const auto column = propertyColumn(call.view, "star_colour");
    if (const auto colour = indexOf(call, argumentOf(call, "colour")); colour && column) {
        call.proposal->set(*column, call.rows, std::vector<double>(call.rows->size(), *colour));
    }
}

bool hasProperty(const EffectCall& call, Row target, std::string_view property) {
    const auto column = propertyColumn(call.view, property);
    return column && call.view.has(target, *column);
}

PhraseView lacksSize(const EffectCall& call, Row target) {
    return hasProperty(call, target, "size") ? std::string_view() : inPhrase("has no planet size");
}

PhraseView hasNoSizeToModify(const EffectCall& call, Row target) {
    const PhraseView lack = lacksSize(call, target);
    if (!lack.empty()) {
        return lack;
    }
    return call.view.at(*propertyColumn(call.view, "size"), target) < 0.0 ? inPhrase("has no value for its planet size")
                                                                          : std::string_view();
}

PhraseView lacksEnvironment(const EffectCall& call, Row target) {
    return hasProperty(call, target, "environment") ? std::string_view() : inPhrase("has no environment");
}

PhraseView lacksStarColour(const EffectCall& call, Row target) {
    return hasProperty(call, target, "star_colour") ? std::string_view() : inPhrase("has no star colour");
}

constexpr std::array table{
    EffectSpec{.tag = "modify-planet-size",
               .label = "Modify planet size",
               .help = "Makes a planet larger or smaller by a number of steps. The scale is asteroids, tiny, small, "
                       "medium, large, huge, gas giant. Steps beyond either end have no effect. The environment stays "
                       "the same, except at the ends of the scale. A planet that becomes asteroids or a gas giant "
                       "takes that environment. When it leaves that size, it gets its old environment back. Original "
                       "asteroids that grow become barren. An original gas giant that shrinks becomes toxic.",
               .sentence = "change planet size by {steps} steps",
               .requirement = "E3.5",
               .example = R"(<modify-planet-size steps="1"/>)",
               .parameters = stepsParameters,
               .amount = "steps",
               .property = "size",
               .unable = hasNoSizeToModify,
               .fire = modifyPlanetSize},
    EffectSpec{.tag = "set-planet-environment",
               .label = "Set planet environment",
               .help = "Sets the environment of a planet. The environments asteroids and gas giant also set the "
                       "matching size. Any other environment makes asteroids tiny and a gas giant huge.",
               .sentence = "set planet environment to {type}",
               .requirement = "E3.6",
               .example = R"(<set-planet-environment type="terran"/>)",
               .parameters = environmentParameters,
               .property = "environment",
               .unable = lacksEnvironment,
               .fire = setPlanetEnvironment},
    EffectSpec{.tag = "set-planet-size",
               .label = "Set planet size",
               .help =
                   "Sets the size of a planet. The sizes asteroids and gas giant also set the matching environment.",
               .sentence = "set planet size to {size}",
               .requirement = "E3.4",
               .example = R"(<set-planet-size size="large"/>)",
               .parameters = sizeParameters,
               .property = "size",
               .unable = lacksSize,
               .fire = setPlanetSize},
    EffectSpec{.tag = "set-star-colour",
               .label = "Set star colour",
               .help = "Sets the colour of the star of a system. Only systems have a star colour; planets have none.",
               .sentence = "set star colour to {colour}",
               .requirement = "E3.13",
               .example = R"(<set-star-colour colour="yellow"/>)",
               .parameters = colourParameters,
               .property = "star_colour",
               .unable = lacksStarColour,
               .fire = setStarColour},
};
static_assert(areProperEffects(table));

} // namespace

std::span<const EffectSpec> planetEffects() {
    return table;
}

} // namespace orrery::engine
