// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions, effects, groups and classes as FreeOrion's scripts. Expressions are in inverse_expressions.cpp.
#include "engine/import/freeorion_export/focs_inverse.h"

#include "engine/import/focs/focs_rows.h"
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
        const std::string_view empire = node.value("empire");
        return joinedText("SetOwner empire = ", empire == "source" ? Text("Source.Owner") : inverse.value(empire));
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
    static Text create(const Inverse& inverse, const ContentNode& node, const std::string&) {
        const bool isBuilding = inverse.m_names.isClass(node.value("class"), "building") && node.children.empty();
        const bool isShip = inverse.m_names.isClass(node.value("class"), "ship") && node.children.empty();
        return isBuilding ? joinedText("CreateBuilding type = ", focsQuoted(node.value("class")))
               : isShip   ? joinedText("CreateShip designname = ", focsQuoted(node.value("class")))
                          : std::nullopt;
    }

    static constexpr std::array table{
        Row{"add-starlane", addLane},
        Row{"conditional", conditional},
        Row{"create-object", create},
        Row{"destroy-object", destroy},
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
    return row == InverseConditions::table.end() ? std::nullopt : row->write(*this, node, indent);
}

Text FocsInverse::onlyCondition(const ContentNode& parent, const std::string& indent) const {
    return parent.children.size() == 1 ? condition(parent.children[0], indent) : std::nullopt;
}

Text FocsInverse::effect(const ContentNode& node, const std::string& indent) const {
    if (m_kept != nullptr && m_kept->hash == node.hash) {
        return std::string(1, focsKept);
    }
    const auto row = std::ranges::find(InverseEffects::table, node.tag, &InverseEffects::Row::tag);
    return row == InverseEffects::table.end() ? std::nullopt : row->write(*this, node, indent);
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
    DefinitionRow{"special", "Special", "graphic=\"\""},
    DefinitionRow{"tech", "Tech", "short_description=\"\";category=\"\";researchcost=1;researchturns=1"},
};

} // namespace

Text FocsInverse::definition(const ContentNode& node) const {
    const auto kind = std::ranges::find(definitionRows, node.value("type"), &DefinitionRow::type);
    if (kind == definitionRows.end()) {
        return std::nullopt;
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
    const auto listOf = [](const std::vector<std::string>& words) {
        std::string list;
        for (const std::string& word : words) {
            list += (list.empty() ? "" : " ") + word;
        }
        return words.size() > 1 ? "[ " + list + " ]" : list;
    };
    const std::string one(oneLevel);
    std::vector<std::string> tags;
    for (const std::string_view tag : contentTokens(node.value("groupings"))) {
        tags.push_back("\"" + std::string(tag) + "\"");
    }
    std::vector<std::string> prerequisites;
    std::vector<std::string> groups;
    std::vector<std::string> unlocks;
    if (node.value("available") == "false") {
        fields["Unresearchable"] = "";
    }
    FocsInverse inside(m_names, true);
    for (const ContentNode& child : node.children) {
        Text text;
        if (child.tag == "group") {
            text = FocsInverse(m_names).group(child, one + one);
            groups.push_back(text.value_or(""));
        } else if (child.tag == "prerequisite") {
            text = focsQuoted(child.value("tech"));
            prerequisites.push_back(text.value_or(""));
        } else if (child.tag == "location") {
            text = inside.onlyCondition(child, one);
            fields["location"] = text.value_or("");
        } else if (child.tag == "property") {
            std::string_view property = child.value("name");
            constexpr std::string_view formula = "_formula";
            const bool isFormula = property.ends_with(formula);
            property.remove_suffix(isFormula ? formula.size() : 0);
            const auto field = std::ranges::find_if(freeOrionFields(), [&](const FreeOrionField& candidate) {
                return candidate.property == property &&
                       std::ranges::find(row.fields, candidate.focs, &FocsField::name) != row.fields.end();
            });
            if (field != freeOrionFields().end()) {
                using Use = FreeOrionField::Use;
                text = field->use == Use::number      ? inside.value(child.value("value"))
                       : field->use == Use::text      ? focsQuoted(child.value("value"))
                       : field->use == Use::condition ? inside.test(child.value("value"))
                                                      : std::nullopt;
                fields[std::string(field->focs)] = text.value_or("");
            }
        }
        if (!text) {
            return std::nullopt;
        }
    }
    if (!tags.empty()) {
        fields["tags"] = listOf(tags);
    }
    if (!prerequisites.empty()) {
        fields["prerequisites"] = listOf(prerequisites);
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
