// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions, effects, groups and classes as FreeOrion's scripts. Expressions are in inverse_expressions.cpp.
#include "engine/import/freeorion_export/focs_inverse.h"

#include "engine/import/focs/focs_rows.h"
#include "engine/import/freeorion_export/export_sources.h"
#include "engine/import/freeorion_vocabulary.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace orrery::engine {

using Text = FocsInverse::Text;

namespace {

constexpr std::string_view oneLevel = "    ";

std::string deeper(const std::string& indent) {
    return indent + std::string(oneLevel);
}

std::string inList(const std::vector<std::string>& parts, const std::string& indent) {
    std::string out = "[";
    for (const std::string& part : parts) {
        out += "\n" + deeper(indent) + part;
    }
    return out + (parts.empty() ? "]" : "\n" + indent + "]");
}

Text joinedText(std::string_view before, const Text& text) {
    return text ? Text(std::string(before) + *text) : std::nullopt;
}

/// Returns the word of a script for an enumerator.
Text enumeratorOf(std::string_view enumeration, std::string_view id) {
    for (const FreeOrionEnumerator& value : freeOrionValues(enumeration)) {
        if (value.id == id) {
            return std::string(value.focs);
        }
    }
    return std::nullopt;
}

const ContentNode* childOf(const ContentNode& node, std::string_view tag) {
    const auto found = std::ranges::find(node.children, tag, &ContentNode::tag);
    return found == node.children.end() ? nullptr : &*found;
}

} // namespace

/// The writers of conditions.
struct InverseConditions {
    using Inverse = FocsInverse;
    struct Row {
        std::string_view tag;
        Text (*write)(const Inverse& inverse, const ContentNode& node, const std::string& indent);
    };

    static Text all(const Inverse&, const ContentNode&, const std::string&) { return "All"; }
    static Text self(const Inverse&, const ContentNode&, const std::string&) { return "Source"; }
    static Text capital(const Inverse&, const ContentNode&, const std::string&) { return "Capital"; }
    static Text visible(const Inverse&, const ContentNode&, const std::string&) {
        return "VisibleToEmpire empire = Source.Owner";
    }
    static Text several(const Inverse& inverse, const ContentNode& node, const std::string& indent) {
        std::vector<std::string> parts;
        for (const ContentNode& child : node.children) {
            Text part = inverse.condition(child, deeper(indent));
            if (!part) {
                return std::nullopt;
            }
            parts.push_back(std::move(*part));
        }
        return (node.tag == "and" ? "And " : "Or ") + inList(parts, indent);
    }
    static Text negated(const Inverse& inverse, const ContentNode& node, const std::string& indent) {
        const bool isNone = node.children.size() == 1 && node.children[0].tag == "all";
        return isNone ? Text("None") : joinedText("Not ", inverse.onlyCondition(node, indent));
    }
    static Text contains(const Inverse& inverse, const ContentNode& node, const std::string& indent) {
        return joinedText("Contains ", inverse.onlyCondition(node, indent));
    }
    static Text containedBy(const Inverse& inverse, const ContentNode& node, const std::string& indent) {
        return joinedText("ContainedBy ", inverse.onlyCondition(node, indent));
    }
    static Text type(const Inverse&, const ContentNode& node, const std::string&) {
        static constexpr std::array types{std::pair<std::string_view, std::string_view>{"building", "Building"},
                                          std::pair<std::string_view, std::string_view>{"field", "Field"},
                                          std::pair<std::string_view, std::string_view>{"fleet", "Fleet"},
                                          std::pair<std::string_view, std::string_view>{"planet", "Planet"},
                                          std::pair<std::string_view, std::string_view>{"ship", "Ship"},
                                          std::pair<std::string_view, std::string_view>{"system", "System"}};
        const auto found =
            std::ranges::find(types, node.value("type"), &std::pair<std::string_view, std::string_view>::first);
        return found == types.end() ? std::nullopt : Text(std::string(found->second));
    }
    static Text objectClass(const Inverse& inverse, const ContentNode& node, const std::string&) {
        const bool isBuilding = inverse.m_names.isClass(node.value("class"), "building");
        return isBuilding ? joinedText("Building name = ", focsQuoted(node.value("class"))) : std::nullopt;
    }
    static Text tag(const Inverse&, const ContentNode& node, const std::string&) {
        return joinedText("HasTag name = ", focsQuoted(node.value("grouping")));
    }
    static Text chance(const Inverse& inverse, const ContentNode& node, const std::string&) {
        return joinedText("Random probability = ", inverse.value(node.value("probability")));
    }
    /// Writes a keyword, numbers, and the condition inside.
    static Text around(const Inverse& inverse, const ContentNode& node, const std::string& indent, std::string out,
                       std::initializer_list<std::pair<std::string_view, std::string_view>> numbers) {
        for (const auto& [focs, ours] : numbers) {
            if (!node.has(ours)) {
                continue;
            }
            const Text number = inverse.value(node.value(ours));
            if (!number) {
                return std::nullopt;
            }
            out.append(" ").append(focs).append(" = ").append(*number);
        }
        return joinedText(out + " condition = ", inverse.onlyCondition(node, indent));
    }
    static Text jumps(const Inverse& inverse, const ContentNode& node, const std::string& indent) {
        return around(inverse, node, indent, "WithinStarlaneJumps", {{"jumps", "at-most"}});
    }
    static Text distance(const Inverse& inverse, const ContentNode& node, const std::string& indent) {
        return around(inverse, node, indent, "WithinDistance", {{"distance", "at-most"}});
    }
    static Text numberOf(const Inverse& inverse, const ContentNode& node, const std::string& indent) {
        return around(inverse, node, indent, "Number", {{"low", "at-least"}, {"high", "at-most"}});
    }
    static Text sorted(const Inverse& inverse, const ContentNode& node, const std::string& indent) {
        if (node.value("by").starts_with("roll(")) {
            return around(inverse, node, indent, "NumberOf", {{"number", "count"}});
        }
        return around(inverse, node, indent, node.value("order") == "smallest" ? "MinimumNumberOf" : "MaximumNumberOf",
                      {{"number", "count"}, {"sortkey", "by"}});
    }
    static Text expression(const Inverse& inverse, const ContentNode& node, const std::string&) {
        return inverse.test(node.value("if"));
    }

    static constexpr std::array table{
        Row{"all", all},
        Row{"and", several},
        Row{"capital", capital},
        Row{"chance", chance},
        Row{"contained-by", containedBy},
        Row{"contains", contains},
        Row{"expression", expression},
        Row{"has-grouping", tag},
        Row{"not", negated},
        Row{"number-of", numberOf},
        Row{"object-class", objectClass},
        Row{"object-type", type},
        Row{"or", several},
        Row{"self", self},
        Row{"sorted", sorted},
        Row{"visible-to-source", visible},
        Row{"within-distance", distance},
        Row{"within-jumps", jumps},
    };
};

/// The writers of effects.
struct InverseEffects {
    using Inverse = FocsInverse;
    struct Row {
        std::string_view tag;
        Text (*write)(const Inverse& inverse, const ContentNode& node, const std::string& indent);
    };

    static Text meter(const Inverse& inverse, const ContentNode& node, const std::string&) {
        const Text value = inverse.value(node.value("value"));
        if (!value) {
            return std::nullopt;
        }
        std::string out = node.tag == "set-max-meter" ? "SetMax" : "Set";
        out += node.value("meter");
        if (node.has("part")) {
            out += " partname = \"" + std::string(node.value("part")) + "\"";
        }
        return out + " value = " + *value;
    }
    static Text conditional(const Inverse& inverse, const ContentNode& node, const std::string& indent) {
        const ContentNode* const test = childOf(node, "if");
        const ContentNode* const then = childOf(node, "then");
        if (test == nullptr || then == nullptr) {
            return std::nullopt;
        }
        const std::string next = deeper(indent);
        const Text condition = inverse.onlyCondition(*test, next);
        const Text effects = inverse.effectList(*then, next);
        if (!condition || !effects) {
            return std::nullopt;
        }
        std::string out = "If\n" + next + "condition = " + *condition + "\n" + next + "effects = " + *effects;
        if (const ContentNode* const other = childOf(node, "else")) {
            const Text otherwise = inverse.effectList(*other, next);
            if (!otherwise) {
                return std::nullopt;
            }
            out += "\n" + next + "else = " + *otherwise;
        }
        return out;
    }
    static Text destroy(const Inverse&, const ContentNode&, const std::string&) { return "Destroy"; }
    static Text capital(const Inverse&, const ContentNode&, const std::string&) { return "SetEmpireCapital"; }
    static Text star(const Inverse&, const ContentNode& node, const std::string&) {
        return joinedText("SetStarType type = ", enumeratorOf("StarColour", node.value("colour")));
    }
    static Text planetType(const Inverse&, const ContentNode& node, const std::string&) {
        return joinedText("SetPlanetType type = ", enumeratorOf("Environment", node.value("type")));
    }
    static Text planetSize(const Inverse&, const ContentNode& node, const std::string&) {
        return joinedText("SetPlanetSize planetsize = ", enumeratorOf("PlanetSize", node.value("size")));
    }
    static Text property(const Inverse& inverse, const ContentNode& node, const std::string&) {
        if (node.value("property") == "aggressive" && node.value("value") == "true") {
            return "SetAggressive";
        }
        const bool isSpecies = node.value("property") == "species" && inverse.m_names.isClass(node.value("value"));
        return isSpecies ? joinedText("SetSpecies name = ", focsQuoted(node.value("value"))) : std::nullopt;
    }
    static Text owner(const Inverse& inverse, const ContentNode& node, const std::string&) {
        return joinedText("SetOwner empire = ", ownerOf(inverse, node.value("empire")));
    }
    /// Writes the condition of a place.
    static Text toPlace(const Inverse& inverse, const ContentNode& node, std::string_view block, std::string before,
                        const std::string& indent) {
        const ContentNode* const place = childOf(node, block);
        return place == nullptr ? std::nullopt : joinedText(before, inverse.onlyCondition(*place, indent));
    }
    static Text moveTo(const Inverse& inverse, const ContentNode& node, const std::string& indent) {
        return toPlace(inverse, node, "where", "MoveTo destination = ", indent);
    }
    static Text moveTowards(const Inverse& inverse, const ContentNode& node, const std::string& indent) {
        const Text speed = inverse.value(node.value("distance"));
        return speed ? toPlace(inverse, node, "where", "MoveTowards speed = " + *speed + " target = ", indent)
                     : std::nullopt;
    }
    static Text addLane(const Inverse& inverse, const ContentNode& node, const std::string& indent) {
        return toPlace(inverse, node, "to", "AddStarlanes endpoint = ", indent);
    }
    static Text removeLane(const Inverse& inverse, const ContentNode& node, const std::string& indent) {
        return toPlace(inverse, node, "to", "RemoveStarlanes endpoint = ", indent);
    }
    /// Writes the value of a species: a class, or a property of an object.
    static Text speciesOf(const Inverse& inverse, std::string_view value) {
        return inverse.m_names.isClass(value, "species") ? focsQuoted(value) : inverse.value(value);
    }
    static Text ownerOf(const Inverse& inverse, std::string_view empire) {
        return empire == "source" ? Text("Source.Owner") : inverse.value(empire);
    }
    static Text create(const Inverse& inverse, const ContentNode& node, const std::string& indent) {
        const std::string_view id = node.value("class");
        const ContentNode* const block = childOf(node, "with");
        if (node.children.size() > (block == nullptr ? 0U : 1U)) {
            return std::nullopt;
        }
        ContentNode rest = block == nullptr ? ContentNode{} : *block;
        Text out;
        if (inverse.m_names.isClass(id, "building")) {
            out = joinedText("CreateBuilding type = ", focsQuoted(id));
        } else if (inverse.m_names.isClass(id, "ship")) {
            out = joinedText("CreateShip designname = ", focsQuoted(id));
        } else if (id == "PLANET" && rest.children.size() > 1 && rest.children[0].tag == "set-planet-environment" &&
                   rest.children[1].tag == "set-planet-size") {
            const Text type = enumeratorOf("Environment", rest.children[0].value("type"));
            const Text size = enumeratorOf("PlanetSize", rest.children[1].value("size"));
            rest.children.erase(rest.children.begin(), rest.children.begin() + 2);
            out = type && size ? Text("CreatePlanet type = " + *type + " planetsize = " + *size) : std::nullopt;
        }
        if (out && inverse.m_names.isClass(id, "ship")) { // the fields of ships come before other effects
            using Field = std::pair<std::string_view, std::string_view>;
            for (const auto& [tag, field] : {Field("set-owner", "empire"), Field("set-property", "species")}) {
                const bool isIt = !rest.children.empty() && rest.children[0].tag == tag &&
                                  (field == "empire" || rest.children[0].value("property") == field);
                if (!isIt) {
                    continue;
                }
                const Text value = field == "empire" ? ownerOf(inverse, rest.children[0].value("empire"))
                                                     : speciesOf(inverse, rest.children[0].value("value"));
                out = value ? Text(*out + " " + std::string(field) + " = " + *value) : std::nullopt;
                rest.children.erase(rest.children.begin());
                if (!out) {
                    return out;
                }
            }
        }
        if (!out || rest.children.empty()) {
            return out;
        }
        const Text effects = inverse.effectList(rest, deeper(indent));
        return effects ? Text(*out + "\n" + deeper(indent) + "effects = " + *effects) : std::nullopt;
    }

    /// Writes the words of a message themselves, not as the id of a text. Each value in them is a parameter.
    static Text message(const Inverse& inverse, const ContentNode& node, const std::string& indent) {
        const std::string_view text = node.value("text");
        std::string words;
        std::vector<std::string> parameters;
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text.substr(i, 2) == "{{") {
                words += text[i++];
                continue;
            }
            if (text[i] != '{') {
                words += text[i];
                continue;
            }
            const std::size_t end = std::min(text.find('}', i), text.size());
            const std::string_view read = text.substr(i + 1, end - i - 1);
            const bool isEmpire = read == "Source.owner.name" || read == "Target.owner.name";
            const Text data = read == "name" ? Text("Target.Name")
                              : isEmpire     ? inverse.value(read.substr(0, read.rfind('.')))
                                             : inverse.value(read);
            if (!data || data->find("LocalCandidate") != std::string::npos) { // a message has no candidate
                return std::nullopt;
            }
            const std::string label = "v" + std::to_string(parameters.size() + 1);
            words += (isEmpire ? "%empire:" : "%rawtext:") + label + "%";
            parameters.push_back("tag = \"" + label + "\" data = " + *data);
            i = end;
        }
        const Text quoted = focsQuoted(words);
        const std::string_view to = node.value("to");
        if (!quoted || (to != "everybody" && to != "owners" && to != "source")) {
            return std::nullopt;
        }
        const std::string next = "\n" + deeper(indent);
        std::string out = "GenerateSitRepMessage" + next + "message = " + *quoted + next + "label = \"Custom_1\"" +
                          next + "NoStringtableLookup" + next + "icon = \"icons/tech/categories/spy.png\"";
        if (!parameters.empty()) {
            out += next + "parameters = " + inList(parameters, deeper(indent));
        }
        return out + next +
               (to == "everybody" ? "affiliation = AnyEmpire"
                : to == "owners"  ? "empire = Target.Owner"
                                  : "empire = Source.Owner");
    }

    static constexpr std::array table{
        Row{"add-starlane", addLane},
        Row{"conditional", conditional},
        Row{"create-object", create},
        Row{"destroy-object", destroy},
        Row{"message", message},
        Row{"move-to", moveTo},
        Row{"move-towards", moveTowards},
        Row{"remove-starlane", removeLane},
        Row{"set-capital", capital},
        Row{"set-max-meter", meter},
        Row{"set-meter", meter},
        Row{"set-owner", owner},
        Row{"set-planet-environment", planetType},
        Row{"set-planet-size", planetSize},
        Row{"set-property", property},
        Row{"set-star-colour", star},
    };
};

Text FocsInverse::condition(const ContentNode& node, const std::string& indent) const {
    if (m_kept != nullptr && m_kept->hash == node.hash) {
        return std::string(1, focsKept);
    }
    const auto row = std::ranges::find(InverseConditions::table, node.tag, &InverseConditions::Row::tag);
    return noted(row == InverseConditions::table.end() ? std::nullopt : row->write(*this, node, indent), node.tag);
}

Text FocsInverse::onlyCondition(const ContentNode& parent, const std::string& indent) const {
    return parent.children.size() == 1 ? condition(parent.children[0], indent) : std::nullopt;
}

Text FocsInverse::effect(const ContentNode& node, const std::string& indent) const {
    if (m_kept != nullptr && m_kept->hash == node.hash) {
        return std::string(1, focsKept);
    }
    const auto row = std::ranges::find(InverseEffects::table, node.tag, &InverseEffects::Row::tag);
    return noted(row == InverseEffects::table.end() ? std::nullopt : row->write(*this, node, indent), node.tag);
}

Text FocsInverse::noted(Text text, std::string_view name) const {
    if (!text && m_missing.empty()) {
        m_missing = name;
    }
    return text;
}

Text FocsInverse::effectList(const ContentNode& parent, const std::string& indent) const {
    std::vector<std::string> parts;
    for (const ContentNode& child : parent.children) {
        Text part = effect(child, parent.children.size() == 1 ? indent : deeper(indent));
        if (!part) {
            return std::nullopt;
        }
        parts.push_back(std::move(*part));
    }
    return parts.size() == 1 ? Text(parts[0]) : parts.empty() ? Text("NoOp") : Text(inList(parts, indent));
}

Text FocsInverse::group(const ContentNode& node, const std::string& indent) const {
    const std::string next = deeper(indent);
    const ContentNode* const scope = childOf(node, "scope");
    const ContentNode* const include = scope == nullptr ? nullptr : childOf(*scope, "include");
    const ContentNode* const effects = childOf(node, "effects");
    if (include == nullptr || effects == nullptr || scope->children.size() != 1) {
        return std::nullopt;
    }
    std::string out = "EffectsGroup";
    const auto add = [&](std::string_view name, const Text& text) {
        if (text) {
            out.append("\n").append(next).append(name).append(" = ").append(*text);
        }
        return text.has_value();
    };
    const auto addText = [&](std::string_view name, std::string_view attribute) {
        return !node.has(attribute) || add(name, focsQuoted(node.value(attribute)));
    };
    if (!addText("description", "description") || !add("scope", onlyCondition(*include, next))) {
        return std::nullopt;
    }
    if (const ContentNode* const activation = childOf(node, "activation");
        activation != nullptr && !add("activation", onlyCondition(*activation, next))) {
        return std::nullopt;
    }
    const bool hasPriority = node.has("priority") && node.value("priority") != "100";
    const bool isWritten = addText("stackinggroup", "stacking") && addText("accountinglabel", "name") &&
                           (!hasPriority || add("priority", std::string(node.value("priority")))) &&
                           add("effects", effectList(*effects, next));
    return isWritten ? Text(std::move(out)) : std::nullopt;
}

namespace {

/// A class that FOCS can define, with the fields that every definition of its kind has.
struct DefinitionRow {
    std::string_view type;
    std::string_view keyword;
    std::string_view required; ///< fields with their usual texts, separated by ';'
};
constexpr std::array definitionRows{
    DefinitionRow{"building", "BuildingType", "buildcost=1;buildtime=1;location=All;icon=\"\""},
    DefinitionRow{"field", "FieldType", "stealth=0;graphic=\"\""},
    DefinitionRow{"hull", "Hull",
                  "speed=0;fuel=0;stealth=0;structure=0;buildcost=1;buildtime=1;location=All;graphic=\"\""},
    DefinitionRow{"part", "Part", "class=General;buildcost=1;buildtime=1;location=All"},
    DefinitionRow{"ship", "ShipDesign", "hull=\"\";model=\"\""},
    DefinitionRow{"special", "Special", "graphic=\"\""},
    DefinitionRow{"tech", "Tech", "short_description=\"\";category=\"\";researchcost=1;researchturns=1"},
};

/// Returns whether a field of a definition becomes a property of the class.
bool isFieldOf(std::string_view field, std::string_view property) {
    const auto found = std::ranges::find(freeOrionFields(), field, &FreeOrionField::focs);
    return found != freeOrionFields().end() && found->property == property;
}

/// Returns one element, or a list of several in a line.
std::string listOf(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) {
        list += (list.empty() ? "" : " ") + word;
    }
    return words.size() == 1 ? list : "[ " + list + " ]";
}

} // namespace

Text FocsInverse::item(std::string_view id) const {
    static constexpr std::array kinds{
        std::pair<std::string_view, std::string_view>{"building", "Building"},
        std::pair<std::string_view, std::string_view>{"hull", "ShipHull"},
        std::pair<std::string_view, std::string_view>{"part", "ShipPart"},
        std::pair<std::string_view, std::string_view>{"ship", "ShipDesign"},
        std::pair<std::string_view, std::string_view>{"tech", "Tech"},
    };
    const auto type = m_names.types.find(std::string(id));
    const auto kind =
        type == m_names.types.end()
            ? kinds.end()
            : std::ranges::find(kinds, type->second, &std::pair<std::string_view, std::string_view>::first);
    return kind == kinds.end()
               ? std::nullopt
               : Text("Item type = " + std::string(kind->second) + " name = \"" + std::string(id) + "\"");
}

/// Writes a property of a class for a field of its definition.
Text FocsInverse::classProperty(const ContentNode& property, std::string_view field) const {
    const std::string_view value = property.value("value");
    std::vector<std::string> words;
    if (field == "hull") {
        return focsQuoted(value);
    }
    if (field == "slots") {
        for (const std::string_view slot : contentTokens(value)) {
            const Text type = enumeratorOf("SlotType", slot);
            if (!type) {
                return std::nullopt;
            }
            words.push_back("Slot type = " + *type + " position = (0.50, 0.50)");
        }
        return inList(words, std::string(oneLevel));
    }
    const auto row = std::ranges::find(freeOrionFields(), field, &FreeOrionField::focs);
    const bool isList = field == "parts" || (row != freeOrionFields().end() && row->use == FreeOrionField::Use::words);
    if (isList) {
        for (const std::string_view word : contentTokens(value)) {
            words.push_back(field == "mountableSlotTypes" ? std::string(word) : "\"" + std::string(word) + "\"");
        }
        return listOf(words);
    }
    if (row == freeOrionFields().end()) {
        return std::nullopt;
    }
    switch (row->use) {
    case FreeOrionField::Use::number:
        return this->value(value);
    case FreeOrionField::Use::text:
        return focsQuoted(value);
    case FreeOrionField::Use::condition:
        return test(value);
    case FreeOrionField::Use::flag:
        return value == "true" ? Text("") : std::nullopt;
    case FreeOrionField::Use::enumerator:
        return row->enumeration == "Focus" ? focsQuoted(value) : enumeratorOf(row->enumeration, value);
    default:
        return std::nullopt;
    }
}

Text FocsInverse::definition(const ContentNode& node) const {
    const auto kind = std::ranges::find(definitionRows, node.value("type"), &DefinitionRow::type);
    if (kind == definitionRows.end()) {
        return noted(std::nullopt, node.value("type"));
    }
    const FocsRow& row = *findFocsDefinition(kind->keyword);
    const std::string id(node.value("id"));
    std::map<std::string, std::string, std::less<>> fields;
    fields["name"] = "\"" + (node.has("name") ? std::string(node.value("name")) : id) + "\"";
    const Text description = focsQuoted(node.has("description") ? node.value("description") : id + "_DESC");
    if (!description) {
        return std::nullopt;
    }
    fields["description"] = *description;
    const std::string one(oneLevel);
    std::vector<std::string> tags;
    for (const std::string_view tag : contentTokens(node.value("groupings"))) {
        tags.push_back("\"" + std::string(tag) + "\"");
    }
    std::vector<std::string> prerequisites;
    std::vector<std::string> groups;
    std::vector<std::string> unlocks;
    if (node.value("available") == "false") {
        fields[node.value("type") == "tech" ? "Unresearchable" : "Unproducible"] = "";
    }
    FocsInverse inside(m_names, true);
    for (const ContentNode& child : node.children) {
        if (isImplicitGroup(child) || std::ranges::find(rowTables, child.tag) != rowTables.end()) {
            continue; // follows from the fields
        }
        Text text;
        std::string_view missing = child.tag;
        if (child.tag == "group") {
            const FocsInverse inverse(m_names);
            text = inverse.group(child, one + one);
            groups.push_back(text.value_or(""));
            noted(text, inverse.missing());
        } else if (child.tag == "prerequisite") {
            text = focsQuoted(child.value("tech"));
            prerequisites.push_back(text.value_or(""));
        } else if (child.tag == "unlocks") {
            text = item(child.value("class"));
            unlocks.push_back(text.value_or(""));
        } else if (child.tag == "location") {
            text = inside.onlyCondition(child, one);
            fields["location"] = text.value_or("");
        } else if (child.tag == "property") {
            missing = child.value("name");
            std::string_view property = missing;
            constexpr std::string_view formula = "_formula";
            property.remove_suffix(property.ends_with(formula) ? formula.size() : 0);
            if (property == "single_capacity" || property == "is_monster") {
                continue; // follows from the class of the part, and from the folder
            }
            const auto field = std::ranges::find_if(row.fields, [&](const FocsField& candidate) {
                return candidate.name == property || isFieldOf(candidate.name, property);
            });
            if (field != row.fields.end()) {
                text = inside.classProperty(child, field->name);
                fields[std::string(field->name)] = text.value_or("");
            }
        }
        if (!text) {
            return noted(std::nullopt, missing);
        }
    }
    if (!tags.empty()) {
        fields["tags"] = listOf(tags);
    }
    if (!prerequisites.empty()) {
        fields["prerequisites"] = listOf(prerequisites);
    }
    if (!unlocks.empty()) {
        fields["unlock"] = unlocks.size() == 1 ? unlocks[0] : inList(unlocks, one);
    }
    if (!groups.empty()) {
        fields["effectsgroups"] = inList(groups, one);
    }
    for (std::string_view rest = kind->required; !rest.empty();) {
        const std::string_view entry = rest.substr(0, rest.find(';'));
        rest.remove_prefix(std::min(rest.size(), entry.size() + 1));
        fields.emplace(entry.substr(0, entry.find('=')), entry.substr(entry.find('=') + 1));
    }
    std::string out(row.name);
    for (const FocsField& field : row.fields) {
        const auto found = fields.find(field.name);
        if (found == fields.end()) {
            continue;
        }
        out.append("\n").append(one).append(field.name);
        out += field.shape == FocsShape::flag ? "" : " = " + found->second;
    }
    return out + "\n";
}

} // namespace orrery::engine
