// SPDX-License-Identifier: GPL-3.0-or-later
// The effects of FreeOrion's scripts.
#include "engine/import/freeorion_rows.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

using Format = FreeOrionFormat;

/// The writers of effects.
struct FreeOrionEffectRows {
    using Writer = FreeOrionWriter;
    using Node = std::uint32_t;
    struct Row {
        std::string_view name;
        Markup (*write)(Writer& writer, Node node);
    };

    static Markup fail(Writer& writer, Node node, std::string_view reason) {
        writer.fail(reason, node);
        return comment("");
    }

    // Values.

    static Markup meter(Writer& writer, Node node) {
        const std::string_view meter = freeOrionMeter(writer.written(node).substr(3));
        const bool isMax = meter.starts_with("Max");
        const std::string_view base = isMax ? meter.substr(3) : meter;
        Markup out = freeOrionElement(isMax ? "set-max-meter" : "set-meter", {{"meter", std::string(base)}});
        if (const Node part = writer.field(node, "partname")) {
            out.attributes.emplace_back("part", writer.askedNameAt(part, "part"));
        }
        out.attributes.emplace_back("value", writer.number(writer.field(node, "value")));
        return out;
    }

    static Markup conditional(Writer& writer, Node node) {
        Markup out = freeOrionElement("conditional");
        {
            const FreeOrionWriter::Candidate before = writer.m_candidate;
            writer.m_candidate = {"", "Target.", true};
            out.children.push_back(freeOrionElement("if", {}, {writer.condition(writer.field(node, "condition"))}));
            writer.m_candidate = before;
        }
        for (const auto& [focs, ours] : {std::pair("effects", "then"), std::pair("else", "else")}) {
            if (const Node list = writer.field(node, focs)) {
                Markup block = freeOrionElement(ours);
                writer.effects(list, block.children);
                const bool isLeftOut =
                    writer.m_keepsMetersOnly && std::ranges::all_of(block.children, &Markup::isComment);
                if (!isLeftOut || out.children.size() == 1) { // an else may be missing, but no then
                    out.children.push_back(std::move(block));
                }
            }
        }
        return out;
    }

    static Markup property(std::string_view name, std::string value) {
        return freeOrionElement("set-property", {{"property", std::string(name)}, {"value", std::move(value)}});
    }

    /// Writes an element if the value is an id, and otherwise `set-property` with an expression.
    static Markup enumerator(Writer& writer, Node value, std::string_view enumeration, std::string_view tag,
                             std::string_view attribute, std::string_view name) {
        std::string text = writer.valueAs(value, Format::enumerator, enumeration);
        const bool isId = text.find_first_of("(. ") == std::string::npos;
        return isId ? freeOrionElement(tag, {{std::string(attribute), std::move(text)}})
                    : property(name, std::move(text));
    }
    static Markup star(Writer& writer, Node node) {
        return enumerator(writer, writer.field(node, "type"), "StarColour", "set-star-colour", "colour", "star_colour");
    }
    static Markup planetType(Writer& writer, Node node) {
        return enumerator(writer, writer.field(node, "type"), "Environment", "set-planet-environment", "type",
                          "environment");
    }
    static Markup planetSize(Writer& writer, Node node) {
        return enumerator(writer, writer.field(node, "planetsize"), "PlanetSize", "set-planet-size", "size", "size");
    }
    static Markup species(Writer& writer, Node node) {
        return property("species", writer.classAt(writer.field(node, "name")));
    }
    static Markup owner(Writer& writer, Node node) {
        const std::string empire = writer.objectAt(writer.field(node, "empire"));
        return freeOrionElement("set-owner", {{"empire", empire == "Source.owner" ? "source" : empire}});
    }
    static Markup aggressive(Writer&, Node) { return property("aggressive", "true"); }
    static Markup giveTech(Writer& writer, Node node) {
        const Node empire = writer.field(node, "empire");
        const std::string owner = empire == 0 ? "Target.owner" : writer.objectAt(empire);
        if (owner != "Target.owner" && owner != "Source.owner") {
            return fail(writer, node, "list-effect");
        }
        const std::string tech = writer.nameAt(writer.field(node, "name"), "tech");
        const auto ofEmpire = [&](std::string_view name, std::string value) {
            Markup out = property(name, std::move(value));
            out.attributes.emplace_back("whose", owner == "Source.owner" ? "source" : "owners");
            return out;
        };
        if (writer.m_names.researchedTechs.contains(tech)) { // the empire has the tech from the next turn on
            const std::string turn = "researched_" + freeOrionId(tech);
            writer.m_before.push_back(ofEmpire(turn, "if(copies(" + owner + ".techs, " + tech + ") > 0, " + owner +
                                                         "." + turn + ", game.first_turn + turn + 1)"));
        }
        return ofEmpire("techs", with(owner + ".techs", tech));
    }
    /// Returns a list with a class, once.
    static std::string with(const std::string& list, const std::string& one) {
        return "if(copies(" + list + ", " + one + ") > 0, " + list + ", withClass(" + list + ", " + one + "))";
    }
    static Markup addSpecial(Writer& writer, Node node) {
        return property("specials", with("Target.specials", writer.nameAt(writer.field(node, "name"), "special")));
    }
    static Markup removeSpecial(Writer& writer, Node node) {
        return property("specials",
                        "withoutClass(Target.specials, " + writer.nameAt(writer.field(node, "name"), "special") + ")");
    }

    // Objects.

    /// Writes a new object, with the turn of its creation.
    static Markup created(std::string objectClass, std::vector<Markup> with) {
        with.push_back(property(freeOrionCreationTurn, std::string(freeOrionCreationTurnValue)));
        return freeOrionElement("create-object", {{"class", std::move(objectClass)}},
                                {freeOrionElement("with", {}, std::move(with))});
    }
    /// Writes the effects on a new object.
    static void more(Writer& writer, Node node, std::vector<Markup>& with) {
        if (const Node list = writer.field(node, "effects")) {
            const bool hadMeter = writer.m_hasMeterEffect;
            writer.m_hasMeterEffect = false;
            writer.effects(list, with);
            if (writer.m_hasMeterEffect) {
                writer.fail("meter-of-new-object", node);
            }
            writer.m_hasMeterEffect = hadMeter;
        }
    }
    static Markup ship(Writer& writer, Node node) {
        std::vector<Markup> with;
        if (const Node empire = writer.field(node, "empire")) {
            const std::string owner = writer.objectAt(empire);
            with.push_back(freeOrionElement("set-owner", {{"empire", owner == "Source.owner" ? "source" : owner}}));
        }
        if (const Node species = writer.field(node, "species")) {
            with.push_back(property("species", writer.classAt(species)));
        }
        more(writer, node, with);
        const Node design = writer.field(node, "designname");
        if (!writer.is(design, "OneOf")) {
            return created(writer.nameAt(design, "ship"), std::move(with));
        }
        // One chance after the other: 1 of 3, then 1 of 2, then the last.
        const std::vector<Node> designs = writer.elementsOf(design);
        Markup choice = created(writer.nameAt(designs.back(), "ship"), with);
        for (std::size_t i = designs.size() - 1; i-- > 0;) {
            const std::string chance = "1 / " + std::to_string(designs.size() - i);
            choice =
                freeOrionElement("conditional", {},
                                 {freeOrionElement("if", {}, {freeOrionElement("chance", {{"probability", chance}})}),
                                  freeOrionElement("then", {}, {created(writer.nameAt(designs[i], "ship"), with)}),
                                  freeOrionElement("else", {}, {std::move(choice)})});
        }
        return choice;
    }
    static Markup planet(Writer& writer, Node node) {
        std::vector<Markup> with{planetType(writer, node), planetSize(writer, node)};
        more(writer, node, with);
        return created("PLANET", std::move(with));
    }
    static Markup building(Writer& writer, Node node) {
        std::vector<Markup> with;
        more(writer, node, with);
        return created(writer.nameAt(writer.field(node, "type"), "building"), std::move(with));
    }
    static Markup field(Writer& writer, Node node) { return fail(writer, node, "meter-of-new-object"); }
    static Markup destroy(Writer&, Node) { return freeOrionElement("destroy-object"); }
    static Markup nothing(Writer&, Node) { return comment("NoOp"); }

    // Places.

    static Markup toPlace(Writer& writer, Node condition, std::string_view tag, std::string_view block,
                          std::vector<std::pair<std::string, std::string>> attributes = {}) {
        const Writer::Entering inner(writer, "");
        return freeOrionElement(tag, std::move(attributes),
                                {freeOrionElement(block, {}, {writer.condition(condition)})});
    }
    static Markup moveTo(Writer& writer, Node node) {
        return toPlace(writer, writer.field(node, "destination"), "move-to", "where");
    }
    /// The point of an effect, and the way from there to the target.
    struct Point {
        std::string x;
        std::string y;
        std::string dx;
        std::string dy;
        std::string distance;
    };
    static Point pointOf(Writer& writer, Node node) {
        Point point{.x = bracketed(writer.number(writer.field(node, "x"))),
                    .y = bracketed(writer.number(writer.field(node, "y"))),
                    .dx = {},
                    .dy = {},
                    .distance = {}};
        point.dx = "(Target.x - " + point.x + ")";
        point.dy = "(Target.y - " + point.y + ")";
        point.distance = "(" + point.dx + " ^ 2 + " + point.dy + " ^ 2) ^ 0.5";
        return point;
    }
    static Markup towardsPoint(Writer& writer, Node node) {
        const Point point = pointOf(writer, node);
        const std::string share =
            "min(1, " + bracketed(writer.number(writer.field(node, "speed"))) + " / " + bracketed(point.distance) + ")";
        return freeOrionElement("put-at", {{"x", "Target.x - " + point.dx + " * " + share},
                                           {"y", "Target.y - " + point.dy + " * " + share}});
    }
    static Markup moveTowards(Writer& writer, Node node) {
        const Node target = writer.field(node, "target");
        return target == 0 ? towardsPoint(writer, node)
                           : toPlace(writer, target, "move-towards", "where",
                                     {{"distance", writer.number(writer.field(node, "speed"))}});
    }
    static Markup addLanes(Writer& writer, Node node) {
        return toPlace(writer, writer.field(node, "endpoint"), "add-starlane", "to");
    }
    static Markup removeLanes(Writer& writer, Node node) {
        return toPlace(writer, writer.field(node, "endpoint"), "remove-starlane", "to");
    }
    static Markup destination(Writer& writer, Node node) {
        return toPlace(writer, writer.field(node, "destination"), "travel-to", "where");
    }
    /// Turns the target around a point. With t, the tangent of half the angle, the cosine and the sine need no
    /// trigonometry, and the distance stays the same.
    static Markup orbit(Writer& writer, Node node) {
        if (writer.field(node, "x") == 0 || writer.field(node, "y") == 0) {
            return fail(writer, node, "orbit");
        }
        const Point point = pointOf(writer, node);
        const std::string t = "half_tangent(" + bracketed(writer.number(writer.field(node, "speed"))) + " / " +
                              bracketed(point.distance) + ")";
        const std::string cosine = "(1 - " + t + " ^ 2)";
        const std::string sine = "2 * " + t;
        const std::string norm = "(1 + " + t + " ^ 2)";
        return freeOrionElement(
            "put-at",
            {{"x", point.x + " + (" + point.dx + " * " + cosine + " - " + point.dy + " * " + sine + ") / " + norm},
             {"y", point.y + " + (" + point.dx + " * " + sine + " + " + point.dy + " * " + cosine + ") / " + norm}});
    }

    // Empires.

    static Markup capital(Writer&, Node) { return freeOrionElement("set-capital"); }
    static Markup victory(Writer& writer, Node node) {
        const Node reason = writer.field(node, "reason");
        return freeOrionElement("win", {{"reason", reason == 0 ? "" : writer.value(reason).text}});
    }
    static Markup visibility(Writer& writer, Node node) { return fail(writer, node, "visibility"); }
    static Markup empireMeter(Writer& writer, Node node) { return fail(writer, node, "empire-meter"); }

    /// Returns words for a message, in which a brace would begin an expression.
    static std::string withoutBraces(const std::string& words) {
        std::string out;
        for (const char byte : words) {
            out += byte == '{' ? "{{" : std::string(1, byte);
        }
        return out;
    }
    /// Writes a value inside the words of a message.
    static std::string inMessage(Writer& writer, Node data) {
        const FreeOrionValue value = writer.value(data);
        if (value.isWord) {
            const auto text = writer.m_names.strings.find(value.text);
            return withoutBraces(text == writer.m_names.strings.end() ? value.text : text->second);
        }
        const bool isName = value.text == "Target.name" || (value.format == Format::object && value.isItself);
        return isName                           ? "{name}"
               : value.format == Format::object ? "{" + value.text + ".name}"
                                                : "{" + value.text + "}";
    }
    /// Returns who reads a message: everybody, or the owners of the target or of the source.
    static std::string readersOf(Writer& writer, Node node) {
        const Node affiliation = writer.field(node, "affiliation");
        const std::string_view word = affiliation == 0 ? "TheEmpire" : writer.written(affiliation);
        if (!isSameKeyword(word, "TheEmpire") && !isSameKeyword(word, "AnyEmpire")) {
            writer.fail(isSameKeyword(word, "CanSee") ? "visibility" : "diplomacy", node, word);
        }
        const Node empire = writer.field(node, "empire");
        if (empire == 0 || isSameKeyword(word, "AnyEmpire")) {
            return "everybody";
        }
        const Node scope = writer.field(1, "scope");
        const bool isOnSource = scope != 0 && writer.at(scope).row != nullptr && writer.at(scope).row->name == "Source";
        const std::string reader = writer.objectAt(empire);
        if (reader == "Source.owner" && !isOnSource) {
            return "source";
        }
        if (reader != "owner" && reader != "Target.owner" && reader != "Source.owner") {
            writer.fail("reader", node, reader);
        }
        return "owners";
    }
    static Markup message(Writer& writer, Node node) {
        const FreeOrionValue id = writer.value(writer.field(node, "message"));
        const auto found = writer.m_names.strings.find(id.text);
        const bool isId = !writer.hasFlag(node, "NoStringtableLookup") && found != writer.m_names.strings.end();
        const std::string words = isId ? found->second : id.text;
        std::map<std::string, std::string, std::less<>> values;
        for (const Node parameter : writer.elementsOf(writer.field(node, "parameters"))) {
            values[writer.value(writer.field(parameter, "tag")).text] =
                inMessage(writer, writer.field(parameter, "data"));
        }
        std::string text;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::size_t end = words[i] == '%' ? words.find('%', i + 1) : std::string::npos;
            const std::string tag = end == std::string::npos ? std::string() : words.substr(i + 1, end - i - 1);
            const auto whole = values.find(tag); // "rawtext:damage" has the kind of the value and its tag
            const auto value = whole != values.end() ? whole : values.find(tag.substr(tag.find(':') + 1));
            if (value != values.end()) {
                text += value->second;
                i = end;
            } else {
                text += words[i] == '{' ? "{{" : std::string(1, words[i]);
            }
        }
        return freeOrionElement("message", {{"text", text}, {"to", readersOf(writer, node)}});
    }

    static Markup picture(Writer& writer, Node node) {
        writer.m_pictures.push_back(writer.at(node).span);
        return comment(freeOrionReason("picture").text);
    }

    static constexpr std::array table{
        Row{"AddSpecial", addSpecial},
        Row{"AddStarlanes", addLanes},
        Row{"CreateBuilding", building},
        Row{"CreateField", field},
        Row{"CreatePlanet", planet},
        Row{"CreateShip", ship},
        Row{"Destroy", destroy},
        Row{"GenerateSitRepMessage", message},
        Row{"GiveEmpireTech", giveTech},
        Row{"If", conditional},
        Row{"MoveInOrbit", orbit},
        Row{"MoveTo", moveTo},
        Row{"MoveTowards", moveTowards},
        Row{"NoOp", nothing},
        Row{"RemoveSpecial", removeSpecial},
        Row{"RemoveStarlanes", removeLanes},
        Row{"SetAggressive", aggressive},
        Row{"SetDestination", destination},
        Row{"SetEmpireCapital", capital},
        Row{"SetEmpireMeter", empireMeter},
        Row{"SetOverlayTexture", picture},
        Row{"SetOwner", owner},
        Row{"SetPlanetSize", planetSize},
        Row{"SetPlanetType", planetType},
        Row{"SetSpecies", species},
        Row{"SetStarType", star},
        Row{"SetTexture", picture},
        Row{"SetVisibility", visibility},
        Row{"Victory", victory},
        Row{"Set meter", meter},
    };
};

FreeOrionEffectWriter freeOrionEffectWriter(std::string_view keyword) {
    const auto row = std::ranges::find(FreeOrionEffectRows::table, keyword, &FreeOrionEffectRows::Row::name);
    return row == FreeOrionEffectRows::table.end() ? nullptr : row->write;
}

} // namespace orrery::engine
