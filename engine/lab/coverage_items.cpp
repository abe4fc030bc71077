// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/coverage_items.h"

#include "engine/trace/funnel.h"
#include "engine/trace/replay.h"

#include <array>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(CoverageKind::count_)> kindNames{
    inPhrase("class"),     inPhrase("group"),  inPhrase("trigger"),
    inPhrase("condition"), inPhrase("effect"), inPhrase("scenario condition")};

constexpr std::array<std::string_view, static_cast<std::size_t>(CoverageKind::count_)> idPrefixes{
    "class:", "group:", "trigger:", "condition:", "effect:", "scenario:"};

} // namespace

std::string_view coverageKindName(CoverageKind kind) {
    return kindNames[static_cast<std::size_t>(kind)];
}

CoverageItems::CoverageItems(std::shared_ptr<const CheckedModel> model) : m_model(std::move(model)) {
    const ClassTable& classes = m_model->classes;
    m_classes.assign(classes.size(), noCoverageItem);
    for (ClassIndex index = 0; index < classes.size(); ++index) {
        m_firstGroups.push_back(static_cast<std::uint32_t>(m_groups.size()));
        m_groups.resize(m_groups.size() + classes.asRead(index).groups.size());
        if (!classes.asRead(index).isGenerated) {
            addClass(index);
        }
    }
    for (std::uint32_t index = 0; index < m_model->scenarios.size(); ++index) {
        addScenario(index);
    }
}

std::uint32_t CoverageItems::add(CoverageItem item) {
    m_items.push_back(item);
    return static_cast<std::uint32_t>(m_items.size() - 1);
}

void CoverageItems::addClass(ClassIndex index) {
    const CheckedClass& read = m_model->classes.asRead(index);
    m_classes[index] = add({.kind = CoverageKind::objectClass,
                            .owner = index,
                            .where = m_model->classes.where(index),
                            .head = m_model->classes.head(index)});
    for (const CheckedGroup& group : read.groups) {
        addGroup(index, group, m_classes[index]);
    }
}

void CoverageItems::addGroup(ClassIndex owner, const CheckedGroup& group, std::uint32_t parent) {
    const auto placed = [&](CoverageItem item, Location where, Location head) {
        item.where = m_model->classes.placeNow(owner, where);
        item.head = m_model->classes.placeNow(owner, head);
        return item;
    };
    CoverageItem item{
        .kind = CoverageKind::group, .parent = parent, .owner = owner, .number = group.order, .group = &group};
    OfGroup made{.group = add(placed(item, group.where, group.head))};
    item.parent = made.group;
    item.kind = CoverageKind::trigger;
    made.triggers = static_cast<std::uint32_t>(m_items.size());
    for (item.number = 0; item.number < group.triggers.size(); ++item.number) {
        const CheckedTrigger& trigger = group.triggers[item.number];
        add(placed(item, trigger.where, trigger.head));
    }
    item.kind = CoverageKind::condition;
    made.conditions = static_cast<std::uint32_t>(m_items.size());
    std::uint32_t number = 0;
    for (const auto* const conditions : {&group.activation, &group.include, &group.exclude}) {
        addConditions(*conditions, item, number);
    }
    item.kind = CoverageKind::effect;
    made.effects = static_cast<std::uint32_t>(m_items.size());
    for (item.number = 0; item.number < group.effects.size(); ++item.number) {
        const CheckedEffect& effect = group.effects[item.number];
        item.parent = effect.parent == noEffect ? made.group : made.effects + effect.parent;
        add(placed(item, effect.where, effect.head));
    }
    made.end = static_cast<std::uint32_t>(m_items.size());
    m_groups[m_firstGroups[owner] + group.order] = made;
}

void CoverageItems::addConditions(std::span<const CheckedCondition> conditions, const CoverageItem& like,
                                  std::uint32_t& number) {
    for (const CheckedCondition& condition : conditions) {
        CoverageItem item = like;
        item.number = number++;
        item.condition = &condition;
        item.where = m_model->classes.placeNow(like.owner, condition.where);
        item.head = m_model->classes.placeNow(like.owner, condition.head);
        item.parent = add(item);
        addConditions(condition.children, item, number);
    }
}

void CoverageItems::addScenario(std::uint32_t index) {
    m_scenarios.push_back(static_cast<std::uint32_t>(m_items.size()));
    CoverageItem item{.kind = CoverageKind::scenarioCondition, .owner = index};
    for (const ScenarioCondition& condition : m_model->scenarios[index].conditions) {
        item.where = condition.where;
        item.head = condition.head;
        add(item);
        ++item.number;
    }
}

CoverageItems::OfGroup CoverageItems::ofGroup(ClassIndex owner, std::uint32_t order) const {
    return m_groups[m_firstGroups[owner] + order];
}

const std::string& CoverageItems::ownerId(std::size_t index) const {
    const CoverageItem& item = m_items[index];
    return item.kind == CoverageKind::scenarioCondition ? m_model->scenarios[item.owner].id
                                                        : m_model->classes.asRead(item.owner).id;
}

std::string CoverageItems::id(std::size_t index) const {
    const CoverageItem& item = m_items[index];
    std::string text = std::string(idPrefixes[static_cast<std::size_t>(item.kind)]) + ownerId(index);
    if (item.kind == CoverageKind::scenarioCondition) {
        return text + "/" + m_model->scenarios[item.owner].conditions[item.number].id;
    }
    if (item.group != nullptr) {
        text += "/" + item.group->id;
    }
    const bool isInGroup = item.kind != CoverageKind::objectClass && item.kind != CoverageKind::group;
    return isInGroup ? text + "/" + std::to_string(item.number + 1) : text;
}

Phrase CoverageItems::text(std::size_t index) const {
    const CoverageItem& item = m_items[index];
    switch (item.kind) {
    case CoverageKind::objectClass:
        return ownerId(index);
    case CoverageKind::group:
        return item.group->id;
    case CoverageKind::trigger: {
        const OccurrenceKind kind = item.group->triggers[item.number].kind;
        const OccurrenceSpec* const spec = m_model->vocabulary.occurrence(kind);
        return spec != nullptr ? phrase(spec->label) : Phrase(std::string(m_model->vocabulary.occurrenceId(kind)));
    }
    case CoverageKind::condition:
        return conditionText(*item.condition);
    case CoverageKind::effect:
        return phrase(item.group->effects[item.number].spec->label);
    case CoverageKind::scenarioCondition:
    case CoverageKind::count_:
        break;
    }
    return m_model->scenarios[item.owner].conditions[item.number].id;
}

} // namespace orrery::engine
