// SPDX-License-Identifier: GPL-3.0-or-later
// Values of FreeOrion's scripts that have a keyword, and comparisons of values.
#include "engine/import/freeorion_rows.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

using Format = FreeOrionFormat;

namespace {

std::string inQuotes(std::string_view text) {
    return "\"" + std::string(text) + "\"";
}

/// Rule that multiplies the numbers of a part.
struct PartRule {
    std::string_view partClass;
    std::string_view capacity;
    std::string_view secondary;
};
constexpr std::array partRules{
    PartRule{"Armour", "RULE_SHIP_STRUCTURE_FACTOR", {}},
    PartRule{"Speed", "RULE_SHIP_SPEED_FACTOR", {}},
    PartRule{"ShortRange", "RULE_SHIP_WEAPON_DAMAGE_FACTOR", {}},
    PartRule{"FighterHangar", {}, "RULE_FIGHTER_DAMAGE_FACTOR"},
};

/// A total of an empire's past, as a property of the empire.
struct EmpireTotal {
    std::string_view focs;
    std::string_view property;
};
constexpr std::array empireTotals{
    EmpireTotal{"BuildingTypesProduced", "buildings_produced"},
    EmpireTotal{"BuildingTypesScrapped", "buildings_scrapped"},
    EmpireTotal{"EmpireShipsDestroyed", "ships_destroyed"},
    EmpireTotal{"ShipDesignsDestroyed", "ships_destroyed"},
    EmpireTotal{"ShipDesignsLost", "ships_lost"},
    EmpireTotal{"ShipDesignsProduced", "ships_produced"},
    EmpireTotal{"ShipDesignsScrapped", "ships_scrapped"},
    EmpireTotal{"SpeciesPlanetsBombed", "planets_bombed"},
    EmpireTotal{"SpeciesPlanetsDepoped", "planets_depopulated"},
    EmpireTotal{"SpeciesPlanetsInvaded", "planets_invaded"},
};

} // namespace

std::string_view freeOrionPartRule(std::string_view partClass, bool isSecondary) {
    for (const PartRule& row : partRules) {
        if (isSameKeyword(row.partClass, partClass)) {
            return isSecondary ? row.secondary : row.capacity;
        }
    }
    return {};
}

/// The writers of values with a keyword.
struct FreeOrionValueRows {
    using Writer = FreeOrionWriter;
    struct Row {
        std::string_view name;
        FreeOrionValue (*write)(Writer& writer, std::uint32_t node);
    };

    static FreeOrionValue call(Writer& writer, std::uint32_t node) {
        std::string text = lowerKeyword(writer.at(node).row->name) + "(";
        bool isFirst = true;
        for (const std::uint32_t argument : writer.elementsOf(node)) {
            text += (isFirst ? "" : ", ") + writer.number(argument);
            isFirst = false;
        }
        return {text + ")"};
    }

    static FreeOrionValue running(Writer& writer, std::uint32_t node) {
        if (writer.at(node).first == 0) {
            return {"value()"};
        }
        return {"running(" + writer.value(writer.elementsOf(node)[0]).text + ")"};
    }

    static FreeOrionValue statistic(Writer& writer, std::uint32_t node) { return {writer.statistic(node)}; }

    static FreeOrionValue oneOf(Writer& writer, std::uint32_t node) { return {writer.valueAs(node, Format::number)}; }

    static FreeOrionValue random(Writer& writer, std::uint32_t node) {
        const std::vector<std::uint32_t> ends = writer.elementsOf(node);
        const std::string low = writer.number(ends[0]);
        return {low + " + (" + writer.number(ends[1]) + " - " + bracketed(low) + ") * (roll(1d1000000) - 1) / 999999",
                Format::number,
                {},
                0};
    }

    static FreeOrionValue rule(Writer& writer, std::uint32_t node) {
        const std::string name = writer.value(writer.field(node, "name")).text;
        if (!writer.m_names.rules.contains(name)) {
            return {writer.fail("undefined", node, name)};
        }
        return {"option(game, " + name + ")"};
    }

    static FreeOrionValue part(Writer& writer, std::uint32_t node, std::string_view property, bool isSecondary) {
        const std::string name = writer.askedNameAt(writer.field(node, "name"), "part");
        const auto found = writer.m_names.partClasses.find(name);
        const std::string_view rule = found == writer.m_names.partClasses.end()
                                          ? std::string_view{}
                                          : freeOrionPartRule(found->second, isSecondary);
        std::string fact = "getFact(\"PART\", " + inQuotes(name) + ", " + inQuotes(property) + ")";
        return rule.empty()
                   ? FreeOrionValue{std::move(fact)}
                   : FreeOrionValue{fact + " * option(game, " + std::string(rule) + ")", Format::number, {}, 1};
    }
    static FreeOrionValue capacity(Writer& writer, std::uint32_t node) { return part(writer, node, "capacity", false); }
    static FreeOrionValue secondary(Writer& writer, std::uint32_t node) {
        return part(writer, node, "secondary_stat", true);
    }

    static FreeOrionValue hullFuel(Writer& writer, std::uint32_t node) {
        return {"lookup(Hulls, " + writer.classAt(writer.field(node, "name"), "hull") + ", fuel)"};
    }

    static FreeOrionValue partsInDesign(Writer& writer, std::uint32_t node) {
        std::string object = writer.classAt(writer.field(node, "design"));
        if (!object.ends_with("class")) {
            return {writer.fail("value", node)};
        }
        object.resize(object.size() - std::string_view("class").size());
        return {"copies(" + object + "parts, " + writer.askedNameAt(writer.field(node, "name"), "part") + ")"};
    }

    static FreeOrionValue researched(Writer& writer, std::uint32_t node) {
        const std::string empire = writer.objectAt(writer.field(node, "empire"));
        const std::string tech = writer.askedNameAt(writer.field(node, "name"), "tech");
        return {empire + ".researched_" + freeOrionId(tech)};
    }

    static FreeOrionValue distance(Writer& writer, std::uint32_t node) {
        const std::vector<std::uint32_t> ends = writer.childrenOf(node);
        std::array<std::string, 2> prefix;
        for (std::size_t i = 0; i < 2; ++i) {
            const FreeOrionValue object = writer.value(writer.at(ends[i]).first);
            prefix[i] = object.isItself ? "" : writer.as(node, object, Format::object) + ".";
        }
        const auto squared = [&](std::string_view axis) {
            return "(" + prefix[0] + std::string(axis) + " - " + prefix[1] + std::string(axis) + ") ^ 2";
        };
        return {"(" + squared("x") + " + " + squared("y") + ") ^ 0.5", Format::number, {}, 2};
    }

    /// @param named type of the class that the field `name` names
    static FreeOrionValue owned(Writer& writer, std::uint32_t node, std::string_view type, std::string_view member,
                                std::string_view named) {
        std::string all = "owned " + std::string(type) + " of " + writer.objectAt(writer.field(node, "empire"));
        if (const std::uint32_t name = writer.field(node, "name"); name != 0) {
            all += " where " + std::string(member) + " == " + writer.classAt(name, named);
        }
        return {"count(" + all + ")"};
    }
    static FreeOrionValue buildingsOwned(Writer& writer, std::uint32_t node) {
        return owned(writer, node, "buildings", "class", "building");
    }
    static FreeOrionValue designsOwned(Writer& writer, std::uint32_t node) {
        return owned(writer, node, "ships", "class", "ship");
    }
    static FreeOrionValue coloniesOwned(Writer& writer, std::uint32_t node) {
        return owned(writer, node, "planets", "species", "species");
    }
    static FreeOrionValue partsOwned(Writer& writer, std::uint32_t node) {
        if (writer.field(node, "class") != 0) {
            return {writer.fail("empire-history", node)};
        }
        const std::uint32_t name = writer.field(node, "name");
        return {"sum(owned ships of " + writer.objectAt(writer.field(node, "empire")) + ", " +
                (name == 0 ? "size(parts)" : "copies(parts, " + writer.askedNameAt(name, "part") + ")") + ")"};
    }

    static FreeOrionValue none(Writer& writer, std::uint32_t node, std::string_view reason) {
        return {writer.fail(reason, node)};
    }
    /// The save has the totals of an empire as its properties, but not the numbers of one class.
    static FreeOrionValue history(Writer& writer, std::uint32_t node) {
        const auto total = std::ranges::find(empireTotals, writer.at(node).row->name, &EmpireTotal::focs);
        const std::uint32_t empire = writer.field(node, "empire");
        const bool isOfOne = writer.field(node, "name") != 0 || writer.field(node, "class") != 0;
        return total == empireTotals.end() || empire == 0 || isOfOne
                   ? none(writer, node, "empire-history")
                   : FreeOrionValue{writer.objectAt(empire) + "." + std::string(total->property)};
    }
    static FreeOrionValue queue(Writer& writer, std::uint32_t node) { return none(writer, node, "queue"); }
    static FreeOrionValue jumps(Writer& writer, std::uint32_t node) { return none(writer, node, "distance"); }
    static FreeOrionValue empireMeter(Writer& writer, std::uint32_t node) { return none(writer, node, "empire-meter"); }
    static FreeOrionValue words(Writer& writer, std::uint32_t node) { return none(writer, node, "value"); }

    static constexpr std::array table{
        Row{"abs", call},
        Row{"BuildingTypesOwned", buildingsOwned},
        Row{"BuildingTypesProduced", history},
        Row{"BuildingTypesScrapped", history},
        Row{"DirectDistanceBetween", distance},
        Row{"EmpireMeterValue", empireMeter},
        Row{"EmpireShipsDestroyed", history},
        Row{"GameRule", rule},
        Row{"HullFuel", hullFuel},
        Row{"max", call},
        Row{"min", call},
        Row{"OneOf", oneOf},
        Row{"PartCapacity", capacity},
        Row{"PartSecondaryStat", secondary},
        Row{"PartsInShipDesign", partsInDesign},
        Row{"RandomNumber", random},
        Row{"ShipDesignsDestroyed", history},
        Row{"ShipDesignsInProduction", queue},
        Row{"ShipDesignsLost", history},
        Row{"ShipDesignsOwned", designsOwned},
        Row{"ShipDesignsProduced", history},
        Row{"ShipDesignsScrapped", history},
        Row{"ShipPartsOwned", partsOwned},
        Row{"ShortestPath", jumps},
        Row{"SpeciesColoniesOwned", coloniesOwned},
        Row{"SpeciesPlanetsBombed", history},
        Row{"SpeciesPlanetsDepoped", history},
        Row{"SpeciesPlanetsInvaded", history},
        Row{"Statistic", statistic},
        Row{"TurnTechResearched", researched},
        Row{"UserString", words},
        Row{"Value", running},
    };
};

FreeOrionValueWriter freeOrionValueWriter(std::string_view keyword) {
    const auto row = std::ranges::find(FreeOrionValueRows::table, keyword, &FreeOrionValueRows::Row::name);
    return row == FreeOrionValueRows::table.end() ? nullptr : row->write;
}

} // namespace orrery::engine
