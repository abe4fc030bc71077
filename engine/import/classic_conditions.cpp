// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/classic_conditions.h"

#include "engine/content/constants.h"
#include "engine/import/classic_inside.h"
#include "engine/import/classic_names.h"
#include "engine/import/import_diagnostics.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::string_view prefix = "Condition::";
constexpr double meterCap = 100.0; ///< maximum of a meter in the game, whose meters begin at 0

/// The input for reading one condition.
struct Reading {
    ClassicContext& context;
    Element element;
    std::uint32_t source;

    ImportedCondition leftOut(Phrase why) const {
        ImportedCondition out;
        out.markup = context.leaveOut(element, std::move(why));
        out.isComplete = false;
        return out;
    }
    ImportedCondition faulty() const { return leftOut(phrase("it contains an error")); }
    /// Returns the expression of a parameter. If there is none, returns nullopt, and the caller returns `out`.
    std::optional<ClassicExpression> number(const Element* field, ImportedCondition& out) const {
        Phrase why;
        if (field != nullptr) {
            if (auto expression = context.expression(*field, why)) {
                if (expression->node(expression->root).format.empty()) {
                    return expression;
                }
                context.fault(importDiagnostics["import.unknown-value"], classicTextWhere(*field),
                              {expression->written, phrase("number")}, phrase("write a number"));
            }
        }
        out = why.empty() ? faulty() : leftOut(why);
        return std::nullopt;
    }
};

std::string bare(const ClassicExpression& expression) {
    return printExpression(expression, expression.root, TargetStyle::bare);
}

Markup element(std::string_view tag, std::vector<std::pair<std::string, std::string>> attributes = {}) {
    return {std::string(tag), std::move(attributes), {}, {}};
}

ImportedCondition readAll(const Reading&) {
    return {.markup = element("all")};
}

ImportedCondition readSelf(const Reading& at) {
    return {.markup = element("self"), .matches = at.source, .isSource = true};
}

std::vector<Element> conditionsIn(Element parent) {
    std::vector<Element> found;
    for (const Element child : parent.children()) {
        if (child.tag().starts_with(prefix)) {
            found.push_back(child);
        }
    }
    return found;
}

/// Combines several conditions. If the importer could not convert some of them, the result is incomplete, but not
/// faulty.
ImportedCondition readSeveral(const Reading& at, std::string_view tag) {
    ClassicFields others(at.context, at.element, {}, prefix);
    ImportedCondition out{.markup = element(tag)};
    const bool isAnd = tag == "and";
    out.matches = isAnd ? objects::all : 0u;
    bool hasElement = false;
    for (const Element child : conditionsIn(at.element)) {
        ImportedCondition part = importCondition(at.context, child, at.source);
        out.matches = isAnd ? out.matches & part.matches : out.matches | part.matches;
        out.isComplete = out.isComplete && part.isComplete;
        out.isSource = out.isSource || (isAnd && part.isSource);
        out.maxima |= part.maxima;
        out.obstacle = out.obstacle.empty() ? part.obstacle : out.obstacle;
        hasElement = hasElement || !part.markup.isComment();
        out.markup.children.push_back(std::move(part.markup));
    }
    for (Markup& left : others.takeComments()) {
        out.markup.children.push_back(std::move(left));
        out.isComplete = false;
    }
    if (!hasElement) {
        if (out.markup.children.empty() && !at.element.isBroken()) {
            at.context.fault(importDiagnostics["import.condition-count"], at.element.head(),
                             {std::string(at.element.tag()), phrase("no")},
                             phrase("add a condition, or remove the element"));
        }
        return at.faulty();
    }
    return out;
}

ImportedCondition readAnd(const Reading& at) {
    return readSeveral(at, "and");
}

ImportedCondition readOr(const Reading& at) {
    return readSeveral(at, "or");
}

/// Puts the only condition in `parent` into an element of Orrery's format.
ImportedCondition around(const Reading& at, Element parent, Markup markup, std::uint32_t matches) {
    ImportedCondition inner = importOnlyCondition(at.context, parent, at.source);
    if (inner.markup.isComment()) {
        inner.isComplete = false;
        return inner;
    }
    ImportedCondition out{.markup = std::move(markup)};
    out.markup.children.push_back(std::move(inner.markup));
    out.isComplete = inner.isComplete;
    out.maxima = inner.maxima;
    out.matches = inner.matches == 0 ? 0 : matches;
    return out;
}

ImportedCondition readNot(const Reading& at) {
    ImportedCondition out = around(at, at.element, element("not"), objects::all);
    const bool excludesAll = out.markup.children.size() == 1 && out.markup.children.front().tag == "all";
    out.matches = excludesAll ? 0 : objects::all;
    return out;
}

ImportedCondition readContains(const Reading& at) {
    return around(at, at.element, element("contains"), objects::planet | objects::system | objects::ship);
}

ImportedCondition readContainedBy(const Reading& at) {
    return around(at, at.element, element("contained-by"), objects::all);
}

ImportedCondition readType(const Reading& at) {
    ImportedCondition out;
    Phrase why;
    const auto expression = at.context.expression(at.element, why);
    if (!expression) {
        return why.empty() ? at.faulty() : at.leftOut(why);
    }
    const ClassicNode& node = expression->node(expression->root);
    if (node.kind == ClassicNode::Kind::read && node.word == "type" && node.object == ClassicObject::source &&
        node.via.empty()) {
        return {.markup = element("object-type"), .matches = at.source};
    }
    if (node.kind != ClassicNode::Kind::constant || node.format != "type") {
        at.context.faultOfName(importDiagnostics["import.unknown-value"], classicTextWhere(at.element),
                               {classicText(at.element), phrase("object type")}, classicText(at.element),
                               classicWords(classicObjectTypes()), phrase("write OBJ_PLANET or another object type"));
        return at.faulty();
    }
    out.markup = element("object-type", {{"type", std::string(node.word)}});
    out.matches = node.word == "planet"     ? objects::planet
                  : node.word == "building" ? objects::building
                  : node.word == "ship"     ? objects::ship
                                            : objects::system;
    return out;
}

ImportedCondition readId(const Reading& at, std::string_view kind, std::string_view tag, std::string_view attribute,
                         std::uint32_t matches) {
    const std::string id = classicText(at.element);
    if (!at.context.requireDefined(at.element, id, kind)) {
        return at.faulty();
    }
    return {.markup = element(tag, {{std::string(attribute), id}}), .matches = matches};
}

ImportedCondition readBuilding(const Reading& at) {
    return readId(at, "building", "object-class", "class", objects::building);
}

ImportedCondition readHasSpecial(const Reading& at) {
    return readId(at, "special", "has-special", "special", objects::all);
}

ImportedCondition readOwnerHasTech(const Reading& at) {
    return readId(at, "tech", "owner-has-tech", "tech", objects::all);
}

constexpr std::array<std::string_view, 2> bounds{"low", "high"};

ImportedCondition readTurn(const Reading& at) {
    ClassicFields fields(at.context, at.element, bounds);
    ImportedCondition out;
    const Element* low = fields.need("low");
    const Element* high = fields.need("high");
    const auto from = at.number(low, out);
    if (!from) {
        return out;
    }
    const auto before = at.number(high, out);
    if (!before) {
        return out;
    }
    out.markup = element("expression", {{"if", "turn >= " + bare(*from) + " and turn < " + bare(*before)}});
    return out;
}

ImportedCondition readChance(const Reading& at) {
    constexpr std::array<std::string_view, 1> known{"chance"};
    ClassicFields fields(at.context, at.element, known);
    ImportedCondition out;
    if (const auto chance = at.number(fields.need("chance"), out)) {
        out.markup = element("chance", {{"probability", bare(*chance)}});
    }
    return out;
}

ImportedCondition readNumberOf(const Reading& at) {
    return at.leftOut(phrase("the engine has no condition that picks matching objects at random"));
}

ImportedCondition readVisibleToEmpire(const Reading& at) {
    return at.leftOut(phrase("the engine has no condition that tests whether an empire sees an object"));
}

ImportedCondition readEmpireAffiliation(const Reading& at) {
    constexpr std::array<std::string_view, 3> known{"empire_id", "affiliation", "exclusive"};
    constexpr std::array<std::string_view, 3> affiliations{"AFFIL_SELF", "AFFIL_ENEMY", "AFFIL_ALLY"};
    ClassicFields fields(at.context, at.element, known);
    const Element* empire = fields.need("empire_id");
    const Element* affiliation = fields.need("affiliation");
    const Element* exclusive = fields.need("exclusive");
    if (empire == nullptr || affiliation == nullptr || exclusive == nullptr) {
        return at.faulty();
    }
    const std::string word = classicText(*affiliation);
    if (std::ranges::find(affiliations, word) == affiliations.end()) {
        at.context.faultOfName(importDiagnostics["import.unknown-value"], classicTextWhere(*affiliation),
                               {word, phrase("affiliation")}, word, {affiliations.begin(), affiliations.end()},
                               phrase("write AFFIL_SELF"));
        return at.faulty();
    }
    if (word != "AFFIL_SELF") {
        at.context.note(
            at.context.report.neverMatched, classicTextWhere(*affiliation),
            phrase("{0} never matched in the original game; it is imported as a condition that never matches", {word}));
        Markup nothing = element("not");
        nothing.children = {comment(word), element("all")};
        return {.markup = std::move(nothing), .matches = 0, .obstacle = {phrase("{0} never matches", {word})}};
    }
    const auto isExclusive = classicFlag(classicText(*exclusive));
    if (!isExclusive) {
        at.context.fault(importDiagnostics["import.unknown-value"], classicTextWhere(*exclusive),
                         {classicText(*exclusive), phrase("flag")}, phrase("write 0 or 1"));
        return at.faulty();
    }
    Phrase why;
    const auto expression = at.context.expression(*empire, why);
    if (!expression) {
        return why.empty() ? at.faulty() : at.leftOut(why);
    }
    if (bare(*expression) != "Source.owner") {
        return at.leftOut(phrase("the engine supports only Source.Owner as the empire"));
    }
    return {.markup =
                element("empire-affiliation",
                        {{"empire", "source"}, {"mode", *isExclusive ? "empire-exclusive" : "empire-inclusive"}})};
}

struct ValueCondition {
    std::string_view enumeration;
    std::string_view tag;
    std::string_view attribute;
};

/// Reads a condition with a list of values. Each value is in an element with any name.
ImportedCondition readValues(const Reading& at, const ValueCondition& row) {
    const ClassicEnumeration& enumeration = classicEnumeration(row.enumeration);
    Markup any = element("or");
    for (const Element child : at.element.children()) {
        Phrase why;
        const auto expression = at.context.expression(child, why);
        if (!expression) {
            return why.empty() ? at.faulty() : at.leftOut(why);
        }
        const ClassicNode& node = expression->node(expression->root);
        if (node.format != row.enumeration) {
            const std::string word = classicText(child);
            at.context.faultOfName(importDiagnostics["import.unknown-value"], classicTextWhere(child),
                                   {word, phrase(enumeration.label)}, word, classicWords(enumeration.values),
                                   phrase("write {0}", {std::string(enumeration.values.front().classic)}));
            return at.faulty();
        }
        if (node.kind == ClassicNode::Kind::read && node.object == ClassicObject::target) {
            return at.leftOut(phrase("values other than numbers can be read from the source only"));
        }
        any.children.push_back(element(row.tag, {{std::string(row.attribute), bare(*expression)}}));
    }
    if (any.children.empty()) {
        if (!at.element.isBroken()) {
            at.context.fault(importDiagnostics["import.missing-element"], at.element.head(),
                             {std::string(at.element.tag()), phrase(enumeration.label)}, phrase("add a value"));
        }
        return at.faulty();
    }
    const std::uint32_t matches = objects::planet | objects::building | objects::special | objects::ship |
                                  (row.enumeration == "StarColour" ? objects::system : 0);
    return {.markup = any.children.size() == 1 ? any.children.front() : any, .matches = matches};
}

ImportedCondition readPlanetType(const Reading& at) {
    return readValues(at, {"Environment", "planet-environment", "type"});
}

ImportedCondition readPlanetSize(const Reading& at) {
    return readValues(at, {"PlanetSize", "planet-size", "size"});
}

ImportedCondition readStarType(const Reading& at) {
    return readValues(at, {"StarColour", "star-colour", "colour"});
}

ImportedCondition readPlanetEnvironment(const Reading& at) {
    return at.leftOut(phrase("the engine does not know how well a planet suits a race"));
}

ImportedCondition readFocusType(const Reading& at) {
    Markup any = element("or");
    std::optional<bool> isPrimary;
    for (const Element child : at.element.children()) {
        const std::string word = classicText(child);
        if (child.tag() == "primary") {
            isPrimary = classicFlag(word);
            if (!isPrimary) {
                at.context.fault(importDiagnostics["import.unknown-value"], classicTextWhere(child),
                                 {word, phrase("flag")}, phrase("write 0 or 1"));
                return at.faulty();
            }
        } else if (child.tag() != "FocusType") {
            at.context.faultOfName(importDiagnostics["import.unknown-element"], child.head(),
                                   {std::string(child.tag()), std::string(at.element.tag())}, child.tag(),
                                   {"FocusType", "primary"}, phrase("remove the element"));
            return at.faulty();
        } else if (const ClassicName* focus = findClassic(classicEnumeration("Focus").values, word)) {
            any.children.push_back(element("planet-focus", {{"focus", std::string(focus->ours)}}));
        } else {
            at.context.faultOfName(importDiagnostics["import.unknown-value"], classicTextWhere(child),
                                   {word, phrase("focus")}, word, classicWords(classicEnumeration("Focus").values),
                                   phrase("write FOCUS_INDUSTRY or another focus"));
            return at.faulty();
        }
    }
    if (!isPrimary || any.children.empty()) {
        if (!at.element.isBroken()) {
            at.context.fault(importDiagnostics["import.missing-element"], at.element.head(),
                             {std::string(at.element.tag()), std::string(isPrimary ? "FocusType" : "primary")},
                             phrase("add it"));
        }
        return at.faulty();
    }
    for (Markup& one : any.children) {
        one.attributes.emplace_back("which", *isPrimary ? "primary" : "secondary-only");
    }
    return {.markup = any.children.size() == 1 ? any.children.front() : any,
            .matches = objects::planet | objects::building | objects::special | objects::ship};
}

ImportedCondition readMeterValue(const Reading& at) {
    constexpr std::array<std::string_view, 4> known{"meter", "low", "high", "max_meter"};
    ClassicFields fields(at.context, at.element, known);
    const Element* meter = fields.need("meter");
    const Element* lowField = fields.need("low");
    const Element* highField = fields.need("high");
    const Element* max = fields.need("max_meter");
    if (meter == nullptr || lowField == nullptr || highField == nullptr || max == nullptr) {
        return at.faulty();
    }
    const std::string word = classicText(*meter);
    const ClassicName* name = findClassic(classicMeters(), word);
    const auto ofMax = classicFlag(classicText(*max));
    if (name == nullptr) {
        at.context.faultOfName(importDiagnostics["import.unknown-value"], classicTextWhere(*meter),
                               {word, phrase("meter")}, word, classicWords(classicMeters()),
                               phrase("write METER_INDUSTRY or another meter"));
        return at.faulty();
    }
    if (!ofMax) {
        at.context.fault(importDiagnostics["import.unknown-value"], classicTextWhere(*max),
                         {classicText(*max), phrase("flag")}, phrase("write 0 or 1"));
        return at.faulty();
    }
    ImportedCondition out;
    const auto low = at.number(lowField, out);
    if (!low) {
        return out;
    }
    const auto high = at.number(highField, out);
    if (!high) {
        return out;
    }
    out.markup =
        element("meter-value",
                {{"meter", std::string(name->ours)}, {"which", *ofMax ? "max" : "current"}, {"at-least", bare(*low)}});
    const auto highest = high->constant(high->root);
    if (highest && *highest >= meterCap) {
        at.context.note(at.context.report.noUpperLimit, classicTextWhere(*highField),
                        phrase("meters ended at 100 in the original game, so the high value {0} is not an upper limit",
                               {bare(*high)}));
    } else {
        out.markup.attributes.emplace_back("below", bare(*high));
    }
    const auto lowest = low->constant(low->root);
    const bool isEmpty = lowest && highest && *lowest >= *highest;
    out.matches = isEmpty ? 0 : objects::planet;
    const std::string ours(name->ours);
    out.obstacle =
        isEmpty ? Obstacle{phrase("no value of {0} is at least {1} and below {2}", {ours, bare(*low), bare(*high)})}
                : Obstacle{phrase("has no meter {0}", {ours}), true};
    const auto place = static_cast<std::uint32_t>(name - classicMeters().data());
    out.maxima = (*ofMax ? 1u << place : 0u) | low->maxima(low->root) | high->maxima(high->root);
    return out;
}

ImportedCondition readStockpileValue(const Reading& at) {
    constexpr std::array<std::string_view, 3> known{"stockpile", "low", "high"};
    ClassicFields fields(at.context, at.element, known);
    const Element* stockpile = fields.need("stockpile");
    const Element* lowField = fields.need("low");
    const Element* highField = fields.need("high");
    if (stockpile == nullptr || lowField == nullptr || highField == nullptr) {
        return at.faulty();
    }
    const std::string word = classicText(*stockpile);
    const ClassicName* name = findClassic(classicStockpiles(), word);
    if (name == nullptr) {
        at.context.faultOfName(importDiagnostics["import.unknown-value"], classicTextWhere(*stockpile),
                               {word, phrase("stockpile")}, word, classicWords(classicStockpiles()),
                               phrase("write ST_FOOD, ST_MINERAL or ST_TRADE"));
        return at.faulty();
    }
    ImportedCondition out;
    const auto low = at.number(lowField, out);
    if (!low) {
        return out;
    }
    const auto high = at.number(highField, out);
    if (!high) {
        return out;
    }
    out.markup = element("stockpile-value",
                         {{"resource", std::string(name->ours)}, {"at-least", bare(*low)}, {"at-most", bare(*high)}});
    out.maxima = low->maxima(low->root) | high->maxima(high->root);
    return out;
}

/// Reads a condition on the distance or jumps from objects that match another condition. Uses a shorter form if these
/// objects are only the source.
ImportedCondition readWithin(const Reading& at, std::string_view field, std::string_view ofSource,
                             std::string_view ofOthers) {
    const std::array<std::string_view, 2> known{field, "condition"};
    ClassicFields fields(at.context, at.element, known);
    const Element* distance = fields.need(field);
    const Element* condition = fields.need("condition");
    ImportedCondition out;
    const auto reach = at.number(distance, out);
    if (!reach) {
        if (condition != nullptr) {
            findFaultsInside(at.context, *condition);
        }
        return out;
    }
    if (condition == nullptr) {
        return at.faulty();
    }
    out = around(at, *condition, element(ofOthers, {{"at-most", bare(*reach)}}), objects::all);
    if (out.markup.children.size() == 1 && out.markup.children.front().tag == "self") {
        out.markup = element(ofSource, {{"at-most", bare(*reach)}});
    }
    out.maxima |= reach->maxima(reach->root);
    return out;
}

ImportedCondition readWithinDistance(const Reading& at) {
    return readWithin(at, "distance", "distance-to-source", "within-distance");
}

ImportedCondition readWithinJumps(const Reading& at) {
    return readWithin(at, "jumps", "starlane-jumps-to-source", "within-jumps");
}

struct ConditionRow {
    std::string_view name; ///< name without the prefix
    ImportedCondition (*read)(const Reading& at);
};

constexpr std::array rows{
    ConditionRow{"All", readAll},
    ConditionRow{"And", readAnd},
    ConditionRow{"Building", readBuilding},
    ConditionRow{"Chance", readChance},
    ConditionRow{"ContainedBy", readContainedBy},
    ConditionRow{"Contains", readContains},
    ConditionRow{
        "EffectTarget",
        [](const Reading& at) { return at.leftOut(phrase("the engine does not support effect targets yet")); }},
    ConditionRow{"EmpireAffiliation", readEmpireAffiliation},
    ConditionRow{"EmpireStockpileValue", readStockpileValue},
    ConditionRow{"FocusType", readFocusType},
    ConditionRow{"HasSpecial", readHasSpecial},
    ConditionRow{"MeterValue", readMeterValue},
    ConditionRow{"Not", readNot},
    ConditionRow{"NumberOf", readNumberOf},
    ConditionRow{"Or", readOr},
    ConditionRow{"OwnerHasTech", readOwnerHasTech},
    ConditionRow{"PlanetEnvironment", readPlanetEnvironment},
    ConditionRow{"PlanetSize", readPlanetSize},
    ConditionRow{"PlanetType", readPlanetType},
    ConditionRow{"Self", readSelf},
    ConditionRow{"StarType", readStarType},
    ConditionRow{"Turn", readTurn},
    ConditionRow{"Type", readType},
    ConditionRow{"VisibleToEmpire", readVisibleToEmpire},
    ConditionRow{"WithinDistance", readWithinDistance},
    ConditionRow{"WithinStarlaneJumps", readWithinJumps},
};
static_assert(std::ranges::is_sorted(rows, {}, &ConditionRow::name), "keep the rows in the order of their names");

} // namespace

ImportedCondition importCondition(ClassicContext& context, Element element, std::uint32_t source) {
    const Reading at{context, element, source};
    const std::string_view tag = element.tag();
    const auto row =
        tag.starts_with(prefix) ? std::ranges::find(rows, tag.substr(prefix.size()), &ConditionRow::name) : rows.end();
    if (row != rows.end()) {
        return row->read(at);
    }
    std::vector<std::string> known;
    for (const ConditionRow& one : rows) {
        known.push_back(std::string(prefix) + std::string(one.name));
    }
    context.faultOfName(importDiagnostics["import.unknown-condition"], element.head(), {std::string(tag)}, tag, known,
                        phrase("see the documentation of this format for the list of conditions"));
    findFaultsInside(context, element);
    return at.leftOut(phrase("there is no such condition"));
}

ImportedCondition importOnlyCondition(ClassicContext& context, Element parent, std::uint32_t source) {
    const std::vector<Element> children = parent.children();
    if (children.size() == 1) {
        return importCondition(context, children.front(), source);
    }
    if (!children.empty() || !parent.isBroken()) {
        context.fault(
            importDiagnostics["import.condition-count"], parent.head(),
            {std::string(parent.tag()), children.empty() ? phrase("no") : Phrase(std::to_string(children.size()))},
            children.empty() ? phrase("add a condition") : phrase("put them into Condition::And or Condition::Or"));
    }
    findFaultsInside(context, parent);
    ImportedCondition out;
    out.markup = context.leaveOut(parent, phrase("it must contain exactly one condition"));
    out.isComplete = false;
    return out;
}

} // namespace orrery::engine
