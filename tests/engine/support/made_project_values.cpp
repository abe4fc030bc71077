// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters' values in made content: words and numbers that are probably valid there, and others (R2.3).
#include "tests/engine/support/made_project.h"

#include "engine/rules/functions/function_rows.h"
#include "engine/vocabulary/functions.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace orrery::engine::fixture {

namespace {

/// Names in examples of functions that the base does not contain.
constexpr std::array strangers{"BLD_MEGALITH", "HARD_MODE", "CON_CONC_CAMP", "food"};

} // namespace

std::string MadeProject::number(int depth) {
    if (depth > 0 && chance(50)) {
        const std::string op = one({" + ", " - ", " * ", " / ", " % ", " ^ "});
        return "(" + number(depth - 1) + op + number(depth - 1) + ")";
    }
    if (depth > 0 && chance(20)) {
        return one({"min(", "max("}) + number(depth - 1) + ", " + number(depth - 1) + ")";
    }
    if (chance(15)) {
        const std::span<const ExpressionFunction> rows = functionRows();
        const std::string example(rows[below(rows.size())].example);
        return example.empty() ||
                       std::ranges::any_of(strangers,
                                           [&](const char* name) { return example.find(name) != std::string::npos; })
                   ? "1"
                   : example;
    }
    if (chance(15)) {
        return "if(" + truth(0) + ", " + number(0) + ", 2)";
    }
    if (chance(m_wrong * 2)) { // each is valid in some places only
        return one({"Target.Population", "Subject.Population", "amount()", "value()", "runtime(given)",
                    "dropIntoContext(ship.weapon, Source, 1, Crit)", "Crit"});
    }
    return one({"0",
                "1",
                "-3",
                "2.5",
                "1e9",
                "turn",
                "Population",
                "MaxIndustry",
                "Source.Population",
                "Zeal",
                "Unrest",
                "Source.Unrest",
                "last(Source.MaxPopulation)",
                "count(planets owned)",
                "sum(planets near 2 jumps, Population)",
                "mean(objects, id)",
                "max(planets, Unrest)",
                "twice(Population)",
                "lookup(Costs, turn, cost)",
                "roll(2d6)",
                "age",
                "Source.Minerals",
                "bonus",
                "count(systems connected)"});
}

std::string MadeProject::truth(int depth) {
    if (depth > 0 && chance(40)) {
        return "(" + truth(depth - 1) + one({" and ", " or "}) + truth(depth - 1) + ")";
    }
    if (chance(50)) {
        return number(depth) + one({" < ", " <= ", " > ", " >= ", " == ", " != "}) + number(0);
    }
    return one({"true", "false", "not (turn > 2)", "has(TECH, TEC_WARP)", "Source.owner == owner", "size == medium",
                "any(planets owned, Population > 1)", "canHave(BLD_FORGE, Source)", "class == BLD_MILL",
                "owner == none", "motto == \"none\"", "Source.environment == environment"});
}

/// Returns a text that is probably valid for an attribute with this name, if the row accepts any text.
std::string MadeProject::word(std::string_view name) {
    struct Words {
        std::string_view name;
        std::initializer_list<const char*> all;
    };
    static const Words known[] = {
        {"system", {"S0", "S1", "P0"}},
        {"from", {"S0", "S1", "N1"}},
        {"to", {"S1", "S0", "E1", "P1", "high"}},
        {"on", {"P0", "P1", "S0", "K0"}},
        {"at", {"P0", "P2", "S1"}},
        {"object", {"P0", "P1", "K0", "E1", "game", "subject"}},
        {"owner", {"E1", "E2", "none", "E1 E2"}},
        {"empire", {"E1", "E2"}},
        {"empires", {"E1", "E2", "E1 E2"}},
        {"capital", {"P0", "P1"}},
        {"format", {"number", "boolean", "text", "object", "class", "PlanetSize", "pair", "dice"}},
        {"result", {"number", "boolean", "text"}},
        {"type", {"planet", "building", "ship", "tech"}},
        {"attached-to", {"planet", "system", "planet ship"}},
        {"scope", {"planet", "ship", "ship.weapon", "global", "empire"}},
        {"variable", {"Zeal", "Unrest", "Crit"}},
        {"meter", {"Population", "MaxIndustry", "Speed", "Industry"}},
        {"resource", {"Minerals", "Food"}},
        {"class", {"BLD_MILL", "SHP_SCOUT", "PLANET"}},
        {"grouping", {"Works"}},
        {"property", {"size", "bonus", "focus"}},
        {"value", {"1", "medium", "true", "turn + 1", "Population"}},
        {"default", {"1", "medium", "true", "none"}},
        {"stacking", {"A", "L", "7", "0"}},
        {"before", {"owner-changed", "stockpile-loss", "destroyed festival", "payment"}},
        {"when", {"festival", "payment", "effects"}},
        {"after", {"created", "property-changed", "movement", "size-changed focus-changed"}},
        {"key", {"a", "b"}},
        {"language", {"en", "de"}},
        {"rotation", {"E1 E2", "E2"}},
        {"growth", {"value()", "value() + 1", "Population"}},
        {"income", {"1", "sum(planets owned, Population)"}},
        {"spread", {"mean(planets near 1 jumps, Unrest) / 2"}},
        {"start", {"0"}},
        {"step", {"total + value", "max(total, value)"}},
        {"finish", {"total / count"}},
        {"path", {"made.xml", "../x.xml", "base.xml"}},
        {"shown", {"P0"}},
    };
    const auto found = std::ranges::find(known, name, &Words::name);
    return found != std::end(known) ? one(found->all)
                                    : one({"a", "b", "HELLO", "1", "BLD_MILL", "E1", "P0", "number", "Unrest"});
}

std::string MadeProject::junk() {
    return one({"",
                " ",
                "-",
                "((((",
                "1e400",
                "NaN",
                "Source.",
                "x y",
                "99999999999999999999",
                "../x",
                "{",
                "}",
                "{{",
                "a<b",
                "none",
                "true",
                "Ω",
                "0x10",
                "1 +",
                "=",
                "E1 E1 E1",
                ";",
                "id",
                "-0",
                "1e-320",
                "Source.owner.owner",
                "objects",
                "#3",
                "#",
                "#99999999999",
                "game",
                "'",
                "\"",
                "2d",
                "[1",
                "nobody.name"});
}

/// Returns a number within the bounds of the row.
std::string MadeProject::constant(const ParameterSpec& spec) {
    const double wanted = spec.kind == ParameterKind::integer ? below(4) : below(80) * 0.5;
    const double held = std::clamp(wanted, spec.minimum, spec.maximum);
    return held == std::trunc(held) ? std::to_string(static_cast<std::int64_t>(held)) : std::to_string(held);
}

/// @param isConstant for an element that takes expressions only where its row says so
std::string MadeProject::value(const ParameterSpec& spec, const Markup& at, bool isConstant) {
    switch (spec.kind) {
    case ParameterKind::number:
        return isConstant || chance(20) ? constant(spec) : number(2);
    case ParameterKind::boolean:
        return truth(2);
    case ParameterKind::value:
        return chance(50) ? number(1) : truth(1);
    case ParameterKind::enumerator: {
        const auto found = std::ranges::find(m_vocabulary.enumerations(), spec.of, &Enumeration::id);
        return found == m_vocabulary.enumerations().end() || chance(20)
                   ? one({"Source.size", "Source.environment", "Source.focus"})
                   : found->values[below(found->values.size())].id;
    }
    case ParameterKind::objectClass:
        return spec.of == "tech" ? "TEC_WARP"
               : spec.of == "special"
                   ? "SPC_GEM"
                   : one({"BLD_MILL", "BLD_FORGE", "SHP_SCOUT", "PLANET", isConstant ? "SPC_GEM" : "Source.class"});
    case ParameterKind::objectType:
        return !isConstant && chance(20) ? "Source.type" : idOf(m_types);
    case ParameterKind::meter:
        return idOf(m_meters);
    case ParameterKind::resource:
        return idOf(m_resources);
    case ParameterKind::empire:
        return one({"source", "none", "E1", "E2", "Source.owner", "E9"});
    case ParameterKind::choice:
        return std::string(spec.choices[below(spec.choices.size())]);
    case ParameterKind::integer:
        return constant(spec);
    case ParameterKind::message:
        return one({"Hello", "HELLO", "{name} has {Population}", "{{ {turn}", "{Source.name}"});
    case ParameterKind::property:
        return idOf(m_properties);
    case ParameterKind::propertyValue:
        return one({"1", "medium", "true", "none", "Source.size", "text", "P0", "turn + bonus"});
    case ParameterKind::objectName:
        return one({"P0", "P1", "K0", "E1", "S1", "subject", "game", "initial 1", "#2", "selected", "N1"});
    case ParameterKind::occurrence:
        if (!spec.isList) {
            return "festival";
        }
        break;
    default: // free words
        break;
    }
    if (spec.name == "id" || spec.name == "name") {
        const std::string stem = at.tag == "empire" ? "E" : at.tag == "system" || at.tag == "planet" ? "N" : "Made";
        return chance(15) ? word(spec.name) : stem + std::to_string(below(40));
    }
    return word(spec.name);
}

} // namespace orrery::engine::fixture
