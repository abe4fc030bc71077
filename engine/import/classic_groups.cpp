// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/classic_groups.h"

#include "engine/content/constants.h"
#include "engine/import/classic_names.h"
#include "engine/import/import_diagnostics.h"

#include <algorithm>
#include <array>
#include <set>

namespace orrery::engine {

namespace {

Markup element(std::string_view tag) {
    return {std::string(tag), {}, {}, {}};
}

/// The kinds of effects that the engine does not mix in one group.
enum class Part : std::uint8_t { meters, objects, sourceOwner };
constexpr std::array partNames{std::string_view("meters"), std::string_view("rest"), std::string_view("owner")};

Part partOf(const ImportedEffect& effect) {
    return effect.operation != MeterOperation::none ? Part::meters
           : effect.actsOnSource                    ? Part::sourceOwner
                                                    : Part::objects;
}

/// Returns the reason why a condition matches no object with that name.
Phrase obstacleWords(Phrase what, const ImportedCondition& condition) {
    if (condition.obstacle.empty()) {
        return phrase("{0}, which cannot meet its conditions", {std::move(what)});
    }
    return condition.obstacle.isLack ? phrase("{0}, which {1}", {std::move(what), condition.obstacle.words})
                                     : condition.obstacle.words;
}

/// Reads the group's effects. Converts unsupported effects to comments.
void readEffects(ClassicContext& context, const Element* effects, bool scopeIsSource, ImportedGroup& group) {
    if (effects == nullptr) {
        return;
    }
    for (const Element child : effects->children()) {
        ++context.report.read.effects;
        group.effects.push_back(importEffect(context, child, scopeIsSource));
    }
}

/// Changes a group to act on the owner of its source. The group then acts once if the original scope contains any
/// object.
void turnToSource(ImportedGroup& group, const Markup& scope) {
    Markup found = element("number-of");
    found.attributes = {{"at-least", "1"}};
    found.children.push_back(scope);
    group.activation.push_back(std::move(found));
    Markup owned = element("expression");
    owned.attributes = {{"if", "owner != none"}};
    group.activation.push_back(std::move(owned));
    group.scope = element("self");
}

bool drawsChance(const ImportedGroup& group) {
    const auto draws = [](const Markup& one) { return countElements(one, "chance") > 0; };
    return draws(group.scope) || std::ranges::any_of(group.activation, draws);
}

/// Returns the part of a group with the effects of one kind. @param isFirst true for the part that keeps the group's id
ImportedGroup partOfGroup(ClassicContext& context, const ImportedGroup& whole, Part kind, bool isFirst) {
    ImportedGroup part = whole;
    part.effects.clear();
    const std::string name(partNames[static_cast<std::size_t>(kind)]);
    if (!isFirst) {
        part.id += "-" + name;
        part.label = context.owner.substr(0, context.owner.find('/')) + "/" + part.id;
        part.comments.clear();
        context.note(
            context.report.changed, whole.where,
            phrase(drawsChance(whole)
                       ? inPhrase("the engine needs separate groups for its effects; some of them are in '{0}', which "
                                  "makes its own random draws")
                       : inPhrase("the engine needs separate groups for its effects; some of them are in '{0}'"),
                   {part.id}));
    }
    if (kind == Part::sourceOwner) {
        turnToSource(part, whole.scope);
        part.stacking.clear(); // the name applied to the objects in scope
    } else if (kind != Part::meters && !part.stacking.empty()) {
        part.stacking += "_" + name;
    }
    return part;
}

/// Splits a group with effects that the engine separates. Each part claims the stacking name separately (E2.2).
std::vector<ImportedGroup> divided(ClassicContext& context, ImportedGroup whole) {
    std::vector<Part> kinds;
    for (const ImportedEffect& effect : whole.effects) {
        if (effect.isComplete && std::ranges::find(kinds, partOf(effect)) == kinds.end()) {
            kinds.push_back(partOf(effect));
        }
    }
    std::vector<ImportedGroup> parts;
    if (kinds.empty() || (kinds.size() == 1 && kinds.front() != Part::sourceOwner)) {
        parts.push_back(std::move(whole));
        return parts;
    }
    for (const Part kind : kinds) {
        parts.push_back(partOfGroup(context, whole, kind, parts.empty()));
    }
    for (ImportedEffect& effect : whole.effects) {
        const auto at = effect.isComplete ? std::ranges::find(kinds, partOf(effect)) : kinds.begin();
        parts[static_cast<std::size_t>(at - kinds.begin())].effects.push_back(std::move(effect));
    }
    return parts;
}

} // namespace

bool ImportedGroup::altersMeters() const {
    return std::ranges::any_of(effects, [](const auto& one) { return one.operation != MeterOperation::none; });
}

std::uint32_t ImportedGroup::reads() const {
    std::uint32_t all = maxima;
    for (const ImportedEffect& effect : effects) {
        all |= effect.maxima;
    }
    return all;
}

std::vector<ImportedGroup> importGroup(ClassicContext& context, Element elementOfGroup, const ClassicHolder& holder,
                                       std::size_t number) {
    constexpr std::array<std::string_view, 5> known{"scope", "activation", "stacking_group", "description", "effects"};
    ++context.report.read.groups;
    ImportedGroup group;
    group.id = "group-" + std::to_string(number);
    const std::string owner = context.owner;
    group.label = context.owner = owner + "/" + group.id;
    group.where = elementOfGroup.head();

    ClassicFields fields(context, elementOfGroup, known);
    const Element* scopeField = fields.need("scope");
    const Element* effectsField = fields.need("effects");
    ImportedCondition scope;
    scope.isComplete = false;
    if (scopeField != nullptr) {
        scope = importOnlyCondition(context, *scopeField, holder.source);
    }
    group.scope = scope.markup;
    group.isEnabled = scope.isComplete;
    group.maxima = scope.maxima;
    if (scope.isComplete && scope.matches == 0) {
        context.note(context.report.neverInScope, group.where,
                     obstacleWords(phrase("its scope requires an object type"), scope));
    }
    if (const Element* activation = fields.find("activation")) {
        ImportedCondition condition = importOnlyCondition(context, *activation, holder.source);
        group.isEnabled = group.isEnabled && condition.isComplete;
        group.maxima |= condition.maxima;
        if (condition.isComplete && (condition.matches & holder.source) == 0) {
            context.note(context.report.neverActive, group.where,
                         obstacleWords(phrase("its source is {0}", {phrase(holder.sourceName)}), condition));
        }
        if (condition.markup.tag == "and") { // an activation is already a conjunction
            group.activation = std::move(condition.markup.children);
        } else {
            group.activation.push_back(std::move(condition.markup));
        }
    }
    if (const Element* stacking = fields.find("stacking_group")) {
        group.stacking = classicText(*stacking);
        if (parseNumber(group.stacking)) { // numbers are also names; 0 is none
            context.note(context.report.changed, classicTextWhere(*stacking),
                         phrase("the stacking group '{0}' was renamed to '{1}'",
                                {group.stacking, "stacking_" + group.stacking}));
            group.stacking.insert(0, "stacking_");
        }
    }
    if (const Element* description = fields.find("description")) {
        group.description = classicText(*description);
    }
    readEffects(context, effectsField, scope.isSource, group);
    group.comments = fields.takeComments();
    const bool hasEffect = std::ranges::any_of(group.effects, &ImportedEffect::isComplete);
    if (!hasEffect || !group.isEnabled) {
        context.note(context.report.changed, group.where,
                     phrase("the group is disabled because a part of it is missing"));
        group.isEnabled = false;
    }
    std::vector<ImportedGroup> groups = divided(context, std::move(group));
    context.owner = owner;
    return groups;
}

Markup groupMarkup(const ImportedGroup& group) {
    Markup out = element("group");
    out.attributes.emplace_back("id", group.id);
    if (!group.description.empty()) {
        out.attributes.emplace_back("description", group.description);
    }
    if (!group.isEnabled) {
        out.attributes.emplace_back("enabled", "false");
    }
    int lowest = 0;
    if (group.altersMeters()) {
        lowest = 1'000'000;
        for (const ImportedEffect& effect : group.effects) {
            lowest = effect.operation == MeterOperation::none ? lowest : std::min(lowest, group.priorityOf(effect));
        }
    }
    if (lowest != 0) {
        out.attributes.emplace_back("priority", std::to_string(lowest));
    }
    if (!group.stacking.empty()) {
        out.attributes.emplace_back("stacking", group.stacking);
    }
    out.children = group.comments;
    if (!group.activation.empty()) {
        Markup activation = element("activation");
        activation.children = group.activation;
        out.children.push_back(std::move(activation));
    }
    Markup scope = element("scope");
    if (!group.scope.isComment()) {
        scope.children.push_back(element("include"));
        scope.children.front().children.push_back(group.scope);
    } else if (!group.scope.text.empty()) {
        scope.children.push_back(group.scope);
    }
    out.children.push_back(std::move(scope));
    Markup effects = element("effects");
    for (const ImportedEffect& effect : group.effects) {
        effects.children.push_back(effect.markup);
        if (effect.operation != MeterOperation::none && group.priorityOf(effect) != lowest) {
            effects.children.back().attributes.emplace_back("priority", std::to_string(group.priorityOf(effect)));
        }
    }
    out.children.push_back(std::move(effects));
    return out;
}

} // namespace orrery::engine
