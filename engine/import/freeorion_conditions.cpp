// SPDX-License-Identifier: GPL-3.0-or-later
// The conditions of FreeOrion's scripts, as elements and as expressions.
#include "engine/import/freeorion_rows.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

using Format = FreeOrionFormat;

/// The writers of conditions. A row without an element is an `<expression>`, one without a text has no expression.
struct FreeOrionConditionRows {
    using Writer = FreeOrionWriter;
    using Node = std::uint32_t;
    using Row = FreeOrionConditionRow;

    // Structure.

    static Node innerOf(Writer& writer, Node node) {
        const Node field = writer.field(node, "condition");
        return field != 0 ? field : writer.at(node).first;
    }

    static std::string andText(Writer& writer, Node node) { return writer.joined(writer.elementsOf(node), "and"); }
    static std::string orText(Writer& writer, Node node) { return writer.joined(writer.elementsOf(node), "or"); }
    static std::string notText(Writer& writer, Node node) {
        return "not " + bracketed(writer.test(innerOf(writer, node)));
    }
    static std::string allText(Writer&, Node) { return "true"; }
    static std::string noneText(Writer&, Node) { return "false"; }
    static std::string described(Writer& writer, Node node) { return writer.test(innerOf(writer, node)); }

    static Markup several(Writer& writer, Node node, std::string_view tag) {
        Markup out = freeOrionElement(tag);
        const std::string_view type = writer.m_type;
        if (tag == "and" && !writer.typeOf(node).empty()) {
            writer.m_type = writer.typeOf(node);
        }
        for (const Node part : writer.elementsOf(node)) {
            out.children.push_back(writer.condition(part));
        }
        writer.m_type = type;
        return out;
    }
    static Markup andElement(Writer& writer, Node node) { return several(writer, node, "and"); }
    static Markup orElement(Writer& writer, Node node) { return several(writer, node, "or"); }
    static Markup notElement(Writer& writer, Node node) {
        return freeOrionElement("not", {}, {writer.condition(innerOf(writer, node))});
    }
    static Markup allElement(Writer&, Node) { return freeOrionElement("all"); }
    static Markup noneElement(Writer&, Node) { return freeOrionElement("not", {}, {freeOrionElement("all")}); }
    static Markup describedElement(Writer& writer, Node node) { return writer.condition(innerOf(writer, node)); }

    /// Writes an element around an inner condition.
    static Markup around(Writer& writer, Node node, std::string_view tag,
                         std::vector<std::pair<std::string, std::string>> attributes = {}) {
        const Writer::Entering inner(writer, "");
        return freeOrionElement(tag, std::move(attributes), {writer.condition(innerOf(writer, node))});
    }

    // Objects.

    static std::string source(Writer& writer, Node) {
        const std::string object = writer.m_place == FreeOrionPlace::location ? "Source.source_object.id" : "Source.id";
        return writer.self() + "id == " + object;
    }
    static Markup sourceElement(Writer& writer, Node node) {
        return writer.m_place == FreeOrionPlace::location ? freeOrionExpression(source(writer, node))
                                                          : freeOrionElement("self");
    }
    static std::string root(Writer& writer, Node node) {
        const std::optional<std::string>& root = writer.m_candidate.root;
        const std::string self = writer.self();
        return !root ? writer.fail("outer-candidate", node) : root->empty() ? "true" : self + "id == " + *root + "id";
    }
    static std::string target(Writer& writer, Node) { return writer.self() + "id == Target.id"; }

    static std::string typeText(Writer& writer, Node node) {
        return writer.self() + "type == " + std::string(writer.typeOf(node));
    }
    static Markup typeElement(Writer& writer, Node node) {
        return freeOrionElement("object-type", {{"type", std::string(writer.typeOf(node))}});
    }
    static std::string fighter(Writer&, Node) { return "false"; } // they exist only in combat

    /// Tests whether a member equals one of the values of a field.
    static std::string oneOf(Writer& writer, Node list, const std::string& member, Format format,
                             std::string_view enumeration = {}) {
        std::string text;
        const std::vector<Node> values = writer.elementsOf(list);
        for (const Node value : values) {
            text += (text.empty() ? "" : " or ") + member + " == " + writer.valueAs(value, format, enumeration);
        }
        return values.size() > 1 ? "(" + text + ")" : text;
    }

    static std::string building(Writer& writer, Node node) {
        const Node names = writer.field(node, "name");
        return names == 0 ? typeText(writer, node)
                          : oneOf(writer, names, writer.self() + "class", Format::objectClass, "building");
    }
    static Markup buildingElement(Writer& writer, Node node) {
        const std::vector<Node> names = writer.elementsOf(writer.field(node, "name"));
        if (names.size() == 1) {
            if (const FreeOrionValue name = writer.value(names[0]); name.isWord && writer.m_names.isClass(name.text)) {
                return freeOrionElement("object-class", {{"class", name.text}});
            }
        }
        return names.empty() ? typeElement(writer, node) : freeOrionExpression(building(writer, node));
    }

    static std::string planet(Writer& writer, Node node) {
        // With arguments, a building stands for its planet.
        const bool isPlain = writer.at(node).first == 0;
        const std::string object = writer.self() + (isPlain || writer.m_type == "planet" ? "" : "planet.");
        std::vector<std::string> tests;
        if (writer.m_type != "planet" && isPlain) {
            tests.push_back(object + "type == planet");
        }
        if (const Node types = writer.field(node, "type")) {
            tests.push_back(oneOf(writer, types, object + "environment", Format::enumerator, "Environment"));
        }
        if (const Node sizes = writer.field(node, "size")) {
            tests.push_back(oneOf(writer, sizes, object + "size", Format::enumerator, "PlanetSize"));
        }
        if (const Node suitabilities = writer.field(node, "environment")) {
            const Node species = writer.field(node, "species");
            const std::string which = species == 0 ? object + "species" : writer.classAt(species, "species");
            tests.push_back(oneOf(writer, suitabilities, "suitability(" + which + ", " + object + "environment)",
                                  Format::enumerator, "Suitability"));
        }
        std::string text;
        for (const std::string& one : tests) {
            text += (text.empty() ? "" : " and ") + one;
        }
        return tests.empty() ? "true" : tests.size() > 1 ? "(" + text + ")" : text;
    }
    static Markup planetElement(Writer& writer, Node node) {
        return writer.at(node).first == 0 ? typeElement(writer, node) : freeOrionExpression(planet(writer, node));
    }

    // Where.

    static std::string contains(Writer& writer, Node node) { return writer.any(innerOf(writer, node), "below"); }
    static Markup containsElement(Writer& writer, Node node) { return around(writer, node, "contains"); }
    static std::string containedBy(Writer& writer, Node node) { return writer.any(innerOf(writer, node), "above"); }
    static Markup containedByElement(Writer& writer, Node node) { return around(writer, node, "contained-by"); }

    static std::string near(Writer& writer, Node node, std::string_view field, std::string_view unit) {
        const std::string number = bracketed(writer.number(writer.field(node, field)));
        const Node inner = innerOf(writer, node);
        // The relation excludes the object itself, the condition does not.
        return "(" + writer.test(inner) + " or " +
               writer.any(inner, "near " + number + (unit.empty() ? "" : " " + std::string(unit))) + ")";
    }
    static std::string withinJumps(Writer& writer, Node node) { return near(writer, node, "jumps", "jumps"); }
    static Markup withinJumpsElement(Writer& writer, Node node) {
        return around(writer, node, "within-jumps", {{"at-most", writer.number(writer.field(node, "jumps"))}});
    }
    static std::string withinDistance(Writer& writer, Node node) { return near(writer, node, "distance", ""); }
    static Markup withinDistanceElement(Writer& writer, Node node) {
        return around(writer, node, "within-distance", {{"at-most", writer.number(writer.field(node, "distance"))}});
    }

    static std::string object(Writer& writer, Node node) {
        const Node id = writer.field(node, "id");
        if (id == 0) {
            return "true";
        }
        const FreeOrionValue value = writer.value(id);
        const std::string self = writer.self();
        if (value.format == Format::object) {
            return self + "id == " + writer.idOf(value);
        }
        const bool isNone = value.format == Format::number && Writer::isNegative(value);
        return isNone ? "false" : self + "display_number == " + writer.as(id, value, Format::number);
    }
    static std::string inSystem(Writer& writer, Node node) {
        const Node id = writer.field(node, "id");
        const FreeOrionValue system{writer.self() + "system", Format::object};
        return id == 0 ? system.text + " != none" : writer.isSame(system, id);
    }
    static std::string onPlanet(Writer& writer, Node node) {
        const Node id = writer.field(node, "id");
        const std::string self = writer.self();
        const FreeOrionValue planet{self + "planet", Format::object};
        return "(" + self + "type == building and " + (id == 0 ? planet.text + " != none" : writer.isSame(planet, id)) +
               ")";
    }

    static std::string star(Writer& writer, Node node) {
        return oneOf(writer, writer.field(node, "type"), writer.self() + "system.star_colour", Format::enumerator,
                     "StarColour");
    }

    // Owners.

    static std::string ownedBy(Writer& writer, Node node) {
        const Node affiliation = writer.field(node, "affiliation");
        const Node empire = writer.field(node, "empire");
        const std::string_view word = affiliation == 0 ? "TheEmpire" : writer.written(affiliation);
        const std::string owner = writer.self() + "owner";
        if (isSameKeyword(word, "AnyEmpire")) {
            return owner + " != none";
        }
        if (isSameKeyword(word, "None")) {
            return owner + " == none";
        }
        for (const auto& [focs, function] :
             {std::pair("EnemyOf", "at_war"), std::pair("AllyOf", "allied"), std::pair("PeaceWith", "at_peace")}) {
            if (isSameKeyword(word, focs) && empire != 0) {
                return std::string(function) + "(" + owner + ", " + writer.objectAt(empire) + ")";
            }
        }
        if (!isSameKeyword(word, "TheEmpire") || empire == 0) {
            return writer.fail("diplomacy", node, word);
        }
        return "(" + owner + " != none and " + writer.isSame({owner, Format::object, "empire"}, empire) + ")";
    }
    static std::string unowned(Writer& writer, Node) { return writer.self() + "owner == none"; }
    static std::string human(Writer& writer, Node) { return writer.self() + "owner.human"; }
    static std::string monster(Writer& writer, Node) {
        const std::string self = writer.self();
        return "(" + self + "type == ship and " + self + "owner == none and " + self + "is_monster)";
    }
    static std::string ownerHasTech(Writer& writer, Node node) {
        return "copies(" + writer.self() + "owner.techs, " + writer.askedNameAt(writer.field(node, "name"), "tech") +
               ") > 0";
    }
    static std::string ownerCanBuild(Writer& writer, Node node) {
        return "copies(" + writer.self() + "owner.available_parts, " +
               writer.askedNameAt(writer.field(node, "name"), "part") + ") > 0";
    }
    static std::string producedBy(Writer& writer, Node node) {
        const FreeOrionValue producer{writer.self() + "produced_by_empire", Format::object, "empire"};
        return writer.isSame(producer, writer.field(node, "empire"));
    }
    static std::string capital(Writer& writer, Node) {
        const std::string self = writer.self();
        return self + "id == " + self + "owner.capital.id";
    }
    static Markup capitalElement(Writer&, Node) { return freeOrionElement("capital"); }
    static Markup visible(Writer& writer, Node node) {
        const Node empire = writer.field(node, "empire");
        if (empire == 0 || writer.objectAt(empire) != "Source.owner") {
            writer.fail("visibility", node);
        }
        return freeOrionElement("visible-to-source");
    }

    // Classes.

    static std::string focus(Writer& writer, Node node) {
        const Node types = writer.field(node, "type");
        const std::string focus = writer.self() + "focus";
        if (types == 0) {
            return focus + " != none";
        }
        std::string text;
        std::size_t count = 0;
        for (const Node type : writer.elementsOf(types)) {
            const FreeOrionValue value = writer.value(type);
            if (value.isWord && !value.text.empty() && !writer.m_names.foci.contains(value.text)) {
                writer.m_names.undefinedFoci.insert(value.text); // no planet has it
                continue;
            }
            text += (++count == 1 ? "" : " or ") + focus + " == " + writer.valueAs(type, Format::enumerator, "Focus");
        }
        return count > 1 ? "(" + text + ")" : count == 1 ? text : "false";
    }
    static std::string hasTag(Writer& writer, Node node) {
        const FreeOrionValue tag = writer.value(writer.field(node, "name"));
        if (!tag.isWord) {
            return writer.fail("value", node, tag.text);
        }
        if (!writer.m_names.tags.contains(freeOrionId(tag.text))) {
            return "false"; // no class has it
        }
        const std::string of = writer.ofSelf();
        return "has(GROUPING, " + freeOrionId(tag.text) + (of.empty() ? "" : ", " + of.substr(4)) + ")";
    }
    static Markup hasTagElement(Writer& writer, Node node) {
        if (hasTag(writer, node) == "false") {
            return noneElement(writer, node);
        }
        return freeOrionElement("has-grouping",
                                {{"grouping", freeOrionId(writer.value(writer.field(node, "name")).text)}});
    }
    static std::string hasSpecial(Writer& writer, Node node) {
        const Node name = writer.field(node, "name");
        const std::string list = writer.self() + "specials";
        return name == 0 ? "size(" + list + ") > 0"
                         : "copies(" + list + ", " + writer.askedNameAt(name, "special") + ") > 0";
    }
    static std::string species(Writer& writer, Node node) {
        const Node names = writer.field(node, "name");
        const std::string self = writer.self();
        const auto of = [&](const std::string& member) {
            return names == 0 ? member + " != none" : oneOf(writer, names, member, Format::objectClass, "species");
        };
        const std::string_view type = writer.m_type;
        return type == "planet" || type == "ship" ? of(self + "species")
               : type == "building"               ? of(self + "planet.species")
                                    : "(" + of(self + "species") + " or " + of(self + "planet.species") + ")";
    }
    static std::string homeworld(Writer& writer, Node node) {
        const Node names = writer.field(node, "name");
        const std::string list = writer.self() + "homeworld_of";
        if (names == 0) {
            return "size(" + list + ") > 0";
        }
        std::string text;
        const std::vector<Node> species = writer.elementsOf(names);
        for (const Node one : species) {
            text += (text.empty() ? "copies(" : " or copies(") + list + ", " + writer.classAt(one, "species") + ") > 0";
        }
        return species.size() > 1 ? "(" + text + ")" : text;
    }
    static std::string designHasHull(Writer& writer, Node node) {
        return writer.self() + "hull == " + writer.classAt(writer.field(node, "name"), "hull");
    }
    static std::string design(Writer& writer, Node node) {
        return writer.self() + "class == " + writer.classAt(writer.field(node, "name"), "ship");
    }
    static std::string designHasPart(Writer& writer, Node node) {
        const std::string count =
            "copies(" + writer.self() + "parts, " + writer.askedNameAt(writer.field(node, "name"), "part") + ")";
        const Node low = writer.field(node, "low");
        const Node high = writer.field(node, "high");
        return low == 0 && high == 0 ? count + " >= 1"
               : low == 0            ? "(" + count + " >= 1 and " + writer.both(0, high, count) + ")"
                                     : writer.both(low, high, count);
    }

    // Numbers and chance.

    static std::string turn(Writer& writer, Node node) {
        const std::string text =
            writer.both(writer.field(node, "low"), writer.field(node, "high"), std::string(freeOrionTurn));
        return text.empty() ? "true" : text;
    }
    static std::string number(Writer& writer, Node node) {
        std::string count;
        {
            const Writer::Entering inner(writer, "");
            const auto [words, text] = writer.selection(innerOf(writer, node), {});
            count = "count(" + words + (text == "true" ? "" : " where " + text) + ")";
        }
        const std::string text = writer.both(writer.field(node, "low"), writer.field(node, "high"), count);
        return text.empty() ? "true" : text;
    }
    static Markup numberElement(Writer& writer, Node node) {
        std::vector<std::pair<std::string, std::string>> attributes;
        for (const auto& [focs, ours] : {std::pair("low", "at-least"), std::pair("high", "at-most")}) {
            if (const Node bound = writer.field(node, focs)) {
                attributes.emplace_back(ours, writer.number(bound));
            }
        }
        return around(writer, node, "number-of", std::move(attributes));
    }
    static Markup random(Writer& writer, Node node) {
        return freeOrionElement("chance", {{"probability", writer.number(writer.field(node, "probability"))}});
    }
    static Markup sorted(Writer& writer, Node node, const std::string& order, const std::string& key) {
        return around(writer, node, "sorted",
                      {{"count", writer.number(writer.field(node, "number"))}, {"by", key}, {"order", order}});
    }
    static std::string keyOf(Writer& writer, Node node) {
        const Writer::Entering inner(writer, "");
        return writer.number(writer.field(node, "sortkey"));
    }
    static Markup largest(Writer& writer, Node node) { return sorted(writer, node, "largest", keyOf(writer, node)); }
    static Markup smallest(Writer& writer, Node node) { return sorted(writer, node, "smallest", keyOf(writer, node)); }
    static Markup drawn(Writer& writer, Node node) { return sorted(writer, node, "largest", "roll(1d1000000)"); }

    static std::string meter(Writer& writer, Node node) {
        const std::string value = writer.self() + std::string(freeOrionMeter(writer.written(node)));
        const std::string text = writer.both(writer.field(node, "low"), writer.field(node, "high"), value);
        return text.empty() ? value + " == " + value : text; // true for an object with the meter
    }

    // Fleets.

    /// Tests a fleet, or the fleet of a ship.
    template <typename Test>
    static std::string ofFleet(Writer& writer, Test&& test) {
        const std::string self = writer.self();
        const std::string fleet = test(self);
        const std::string ship = test(self + "fleet.");
        return writer.m_type == "fleet" ? fleet
               : writer.m_type == "ship"
                   ? ship
                   : "(" + self + "type == fleet and " + fleet + " or " + self + "type == ship and " + ship + ")";
    }
    static std::string stationary(Writer& writer, Node) {
        return ofFleet(writer, [](const std::string& fleet) {
            return "(" + fleet + "next_system == none or " + fleet + "next_system == " + fleet + "system)";
        });
    }
    static std::string aggressive(Writer& writer, Node) {
        return ofFleet(writer, [](const std::string& fleet) { return fleet + "aggressive"; });
    }

    /// Tests whether a weapon or a hangar of the ship has a capacity.
    static std::string armed(Writer& writer, Node) {
        const std::string self = writer.self();
        const std::string of = self.empty() ? "" : ", " + self.substr(0, self.size() - 1);
        std::string sum;
        for (const auto& [part, partClass] : writer.m_names.partClasses) {
            if (isSameKeyword(partClass, "ShortRange") || isSameKeyword(partClass, "FighterHangar")) {
                sum += (sum.empty() ? "part_meter(Capacity, " : " + part_meter(Capacity, ") + part + of + ")";
            }
        }
        return sum.empty() ? "false" : sum + " > 0";
    }
    /// Tests how many parts of a class the design has: DesignHasPartClass.
    static std::string hasPartClass(Writer& writer, Node node) {
        const std::string_view wanted = writer.written(writer.field(node, "class"));
        std::string count;
        for (const auto& [part, partClass] : writer.m_names.partClasses) {
            if (isSameKeyword(partClass, wanted)) {
                count += (count.empty() ? "copies(" : " + copies(") + writer.self() + "parts, " + part + ")";
            }
        }
        const Node low = writer.field(node, "low");
        const Node high = writer.field(node, "high");
        count = count.empty() ? "0" : bracketed(count);
        return low == 0 && high == 0 ? count + " >= 1"
               : low == 0            ? "(" + count + " >= 1 and " + writer.both(0, high, count) + ")"
                                     : writer.both(low, high, count);
    }

    // Supply networks. A system knows its network by a number, and the empire that supplies it.

    static std::string suppliedBy(Writer& writer, Node node) {
        const std::string self = writer.self();
        return "(" + self + "system.supply_network > 0 and " + self +
               "system.supplied_by == " + writer.objectAt(writer.field(node, "empire")) + ")";
    }
    /// Tests the network of the source or the target: other conditions need an element.
    static std::string connected(Writer& writer, Node node) {
        const Node inner = innerOf(writer, node);
        const bool isSource = writer.is(inner, "Source") && writer.m_place != FreeOrionPlace::location;
        if (!isSource && !writer.is(inner, "Target")) {
            return writer.fail("supply", node);
        }
        const std::string self = writer.self();
        const std::string other = isSource ? "Source." : "Target.";
        return "(" + self + "id == " + other + "id or " + suppliedBy(writer, node) + " and " + self +
               "system.supply_network == " + other + "system.supply_network)";
    }
    /// An object outside the empire's networks shares a value with itself only.
    static Markup connectedElement(Writer& writer, Node node) {
        std::string network;
        {
            const Writer::Entering inner(writer, "");
            network = "if(" + suppliedBy(writer, node) + ", system.supply_network, -1 - id)";
        }
        return around(writer, node, "shares", {{"value", std::move(network)}});
    }

    static std::string explored(Writer& writer, Node node) {
        const std::string self = writer.self();
        return "(" + self + "type == system and copies(" + self + "explored_by, " +
               writer.objectAt(writer.field(node, "empire")) + ".nation) > 0)";
    }

    /// A ship knows the planet that it has an order to bombard.
    static std::string bombardedBy(Writer& writer, Node node) {
        const Node inner = innerOf(writer, node);
        return writer.is(inner, "Source") ? "Source.bombards.id == " + writer.self() + "id"
                                          : writer.fail("orders", node);
    }

    // Rows without an equivalent.

    static std::string enqueued(Writer& writer, Node node) { return writer.fail("queue", node); }
    static std::string starlanes(Writer& writer, Node node) { return writer.fail("starlanes", node); }
    static std::string flag(Writer& writer, Node node) { return writer.fail("class-flag", node); }
    static std::string location(Writer& writer, Node node) { return writer.fail("location", node); }
};

namespace {

using R = FreeOrionConditionRows;
constexpr std::array conditionTable{
    FreeOrionConditionRow{"Aggressive", R::aggressive},
    FreeOrionConditionRow{"All", R::allText, R::allElement},
    FreeOrionConditionRow{"And", R::andText, R::andElement},
    FreeOrionConditionRow{"Armed", R::armed, nullptr, "ship"},
    FreeOrionConditionRow{"Building", R::building, R::buildingElement, "building"},
    FreeOrionConditionRow{"CanAddStarlanesTo", R::starlanes},
    FreeOrionConditionRow{"CanColonize", R::flag},
    FreeOrionConditionRow{"CanProduceShips", R::flag},
    FreeOrionConditionRow{"Capital", R::capital, R::capitalElement, "planet"},
    FreeOrionConditionRow{"ContainedBy", R::containedBy, R::containedByElement},
    FreeOrionConditionRow{"Contains", R::contains, R::containsElement},
    FreeOrionConditionRow{"Described", R::described, R::describedElement},
    FreeOrionConditionRow{"Design", R::design, nullptr, "ship"},
    FreeOrionConditionRow{"DesignHasHull", R::designHasHull, nullptr, "ship"},
    FreeOrionConditionRow{"DesignHasPart", R::designHasPart, nullptr, "ship"},
    FreeOrionConditionRow{"DesignHasPartClass", R::hasPartClass, nullptr, "ship"},
    FreeOrionConditionRow{"Enqueued", R::enqueued},
    FreeOrionConditionRow{"ExploredByEmpire", R::explored},
    FreeOrionConditionRow{"Field", R::typeText, R::typeElement, "field"},
    FreeOrionConditionRow{"Fighter", R::fighter, R::noneElement},
    FreeOrionConditionRow{"Fleet", R::typeText, R::typeElement, "fleet"},
    FreeOrionConditionRow{"Focus", R::focus, nullptr, "planet"},
    FreeOrionConditionRow{"HasSpecial", R::hasSpecial},
    FreeOrionConditionRow{"HasTag", R::hasTag, R::hasTagElement},
    FreeOrionConditionRow{"Homeworld", R::homeworld, nullptr, "planet"},
    FreeOrionConditionRow{"Human", R::human},
    FreeOrionConditionRow{"InSystem", R::inSystem},
    FreeOrionConditionRow{"Location", R::location},
    FreeOrionConditionRow{"MaximumNumberOf", nullptr, R::largest},
    FreeOrionConditionRow{"MinimumNumberOf", nullptr, R::smallest},
    FreeOrionConditionRow{"Monster", R::monster, nullptr, "ship"},
    FreeOrionConditionRow{"None", R::noneText, R::noneElement},
    FreeOrionConditionRow{"Not", R::notText, R::notElement},
    FreeOrionConditionRow{"Number", R::number, R::numberElement},
    FreeOrionConditionRow{"NumberOf", nullptr, R::drawn},
    FreeOrionConditionRow{"Object", R::object},
    FreeOrionConditionRow{"OnPlanet", R::onPlanet, nullptr, "building"},
    FreeOrionConditionRow{"Or", R::orText, R::orElement},
    FreeOrionConditionRow{"OrderedBombardedBy", R::bombardedBy},
    FreeOrionConditionRow{"OwnedBy", R::ownedBy},
    FreeOrionConditionRow{"OwnerHasShipPartAvailable", R::ownerCanBuild},
    FreeOrionConditionRow{"OwnerHasTech", R::ownerHasTech},
    FreeOrionConditionRow{"Planet", R::planet, R::planetElement, "planet"},
    FreeOrionConditionRow{"PopulationCenter", R::typeText, R::typeElement, "planet"},
    FreeOrionConditionRow{"ProducedByEmpire", R::producedBy},
    FreeOrionConditionRow{"ProductionCenter", R::typeText, R::typeElement, "planet"},
    FreeOrionConditionRow{"Random", nullptr, R::random},
    FreeOrionConditionRow{"ResourceSupplyConnected", R::connected, R::connectedElement},
    FreeOrionConditionRow{"ResupplyableBy", R::suppliedBy},
    FreeOrionConditionRow{"RootCandidate", R::root},
    FreeOrionConditionRow{"Ship", R::typeText, R::typeElement, "ship"},
    FreeOrionConditionRow{"Source", R::source, R::sourceElement},
    FreeOrionConditionRow{"Species", R::species},
    FreeOrionConditionRow{"Star", R::star},
    FreeOrionConditionRow{"Stationary", R::stationary},
    FreeOrionConditionRow{"System", R::typeText, R::typeElement, "system"},
    FreeOrionConditionRow{"Target", R::target},
    FreeOrionConditionRow{"Turn", R::turn},
    FreeOrionConditionRow{"Unowned", R::unowned},
    FreeOrionConditionRow{"VisibleToEmpire", nullptr, R::visible},
    FreeOrionConditionRow{"WithinDistance", R::withinDistance, R::withinDistanceElement},
    FreeOrionConditionRow{"WithinStarlaneJumps", R::withinJumps, R::withinJumpsElement},
    FreeOrionConditionRow{"meter", R::meter},
};

} // namespace

const FreeOrionConditionRow& freeOrionConditionRow(const FocsRow& focs) {
    return *std::ranges::find(conditionTable, focs.name, &FreeOrionConditionRow::name);
}

} // namespace orrery::engine
