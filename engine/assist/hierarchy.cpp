// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/hierarchy.h"

#include "engine/check/expression/expression.h"
#include "engine/content/constants.h"
#include "engine/content/occurrence_details.h"
#include "engine/content/schema.h"

#include <algorithm>
#include <array>
#include <set>

namespace orrery::engine {

namespace {

using Role = HierarchyRow::Role;

class HierarchyMaker {
public:
    HierarchyMaker(const ParsedProject& project, const CheckedModel& model, const NameIndex& index)
        : m_project(project), m_model(model), m_vocabulary(model.vocabulary), m_index(index) {}

    std::vector<HierarchyRow> modifiers(const NameKey& key) {
        eachGroup([&](const CheckedGroup& group) {
            for (const CheckedEffect& effect : group.effects) {
                if (changed(effect) == key) {
                    addEffect(group, effect);
                }
            }
            for (const CheckedCost& cost : group.costs) {
                if (key == NameKey{NameKind::resource, {}, m_vocabulary.resources()[cost.resource].id}) {
                    add({Role::cost, labelOf(group), cost.amount.text, group.priority, cost.where, {}, true});
                }
            }
        });
        std::ranges::stable_sort(m_rows, {}, &HierarchyRow::priority);
        if (key.kind == NameKind::variable) {
            addModifiers(key.id);
        }
        addOwn(key);
        addChannels(key);
        addStatements(key);
        return std::move(m_rows);
    }

    std::vector<HierarchyRow> touches(const NameKey& key) {
        if (const CheckedGroup* group = groupOf(key)) {
            for (const CheckedEffect& effect : group->effects) {
                addEffect(*group, effect);
                m_rows.back().next = changed(effect);
                m_rows.back().asksWithin = false;
            }
        }
        return std::move(m_rows);
    }

    std::vector<HierarchyRow> triggers(const NameKey& key) {
        const CheckedGroup* group = groupOf(key);
        if (group == nullptr) {
            return raisers(key);
        }
        for (const CheckedTrigger& trigger : group->triggers) {
            const std::string id(m_vocabulary.occurrenceId(trigger.kind));
            add({Role::trigger, id, phrase(timingNames[static_cast<std::size_t>(trigger.timing)]), 0, trigger.head,
                 NameKey{NameKind::occurrence, {}, id}, false});
        }
        if (group->triggers.empty() && !group->isCalled) {
            const std::string stage = group->altersMeters ? "meters" : std::string(firingPointName(group->point));
            add({Role::everyTurn, stage, {}, group->priority, group->head, {}, false});
        }
        // Actions of scenarios that fire the group.
        if (const auto name = m_index.find(key)) {
            for (const std::uint32_t at : m_index.placesOf(*name)) {
                const NamePlace& place = m_index.places()[at];
                if (!place.isDefinition && place.form == PlaceForm::plain) {
                    add({Role::scenario, scenarioAt(place.where), {}, 0, place.where, {}, false});
                }
            }
        }
        return std::move(m_rows);
    }

    /// Adds the changeable names inside a location, except `target`.
    std::vector<HierarchyRow> within(Location where, const std::optional<NameKey>& target) {
        std::set<NameKey> seen;
        const auto isBefore = [](const NamePlace& place, Location end) {
            return std::pair(place.where.file, place.where.span.begin) < std::pair(end.file, end.span.begin);
        };
        auto it = std::lower_bound(m_index.places().begin(), m_index.places().end(), where, isBefore);
        for (; it != m_index.places().end() && it->where.file == where.file && it->where.span.begin < where.span.end;
             ++it) {
            const NameKey& key = m_index.key(it->name);
            if (canAsk(HierarchyKind::modifiers, key.kind) && !it->isDefinition && key != target &&
                seen.insert(key).second) {
                add({Role::name, key.id, {}, 0, it->where, key, false});
            }
        }
        return std::move(m_rows);
    }

    /// Adds the groups that mention a name, except as the target of a change.
    std::vector<HierarchyRow> readers(const NameKey& key) {
        const auto name = m_index.find(key);
        if (!name) {
            return {};
        }
        std::set<std::string> seen;
        for (const std::uint32_t at : m_index.placesOf(*name)) {
            const NamePlace& place = m_index.places()[at];
            const CheckedGroup* group = place.isDefinition ? nullptr : groupAt(place.where);
            if (group == nullptr || isTarget(*group, key, place.where) || !seen.insert(labelOf(*group)).second) {
                continue;
            }
            add({Role::reader,
                 labelOf(*group),
                 {},
                 group->priority,
                 place.where,
                 NameKey{NameKind::group, m_model.classes[group->owner].id, group->id},
                 false});
        }
        return std::move(m_rows);
    }

private:
    void add(HierarchyRow row) { m_rows.push_back(std::move(row)); }

    template <typename Visit>
    void eachGroup(const Visit& visit) const {
        for (const CheckedClass& objectClass : m_model.classes) {
            for (const CheckedGroup& group : objectClass.groups) {
                visit(group);
            }
        }
    }

    std::string labelOf(const CheckedGroup& group) const { return m_model.classes[group.owner].id + "/" + group.id; }

    const CheckedGroup* groupOf(const NameKey& key) const {
        const auto found = key.kind == NameKind::group ? m_model.findClass(key.owner) : std::nullopt;
        if (!found) {
            return nullptr;
        }
        const auto& groups = m_model.classes[*found].groups;
        const auto group = std::ranges::find(groups, key.id, &CheckedGroup::id);
        return group == groups.end() ? nullptr : &*group;
    }

    const CheckedGroup* groupAt(Location where) {
        const auto order = [](const CheckedGroup* group) {
            return std::pair(group->where.file, group->where.span.begin);
        };
        if (m_groups.empty()) {
            eachGroup([&](const CheckedGroup& group) { m_groups.push_back(&group); });
            std::ranges::sort(m_groups, {}, order);
        }
        const auto after = std::ranges::upper_bound(m_groups, std::pair(where.file, where.span.begin), {}, order);
        if (after == m_groups.begin()) {
            return nullptr;
        }
        const CheckedGroup* group = *(after - 1);
        return group->where.file == where.file && group->where.span.covers(where.span) ? group : nullptr;
    }

    /// Returns the name of the meter, resource, property or event that an effect changes. Returns nullopt if the effect
    /// has no such name.
    std::optional<NameKey> changed(const CheckedEffect& effect) const {
        for (const CheckedArgument& argument : effect.arguments) {
            if (!argument.constant) {
                continue;
            }
            const auto index = static_cast<std::size_t>(*argument.constant);
            switch (argument.spec->kind) {
            case ParameterKind::meter:
                return NameKey{NameKind::meter, {}, m_vocabulary.meters()[index].id};
            case ParameterKind::resource:
                return NameKey{NameKind::resource, {}, m_vocabulary.resources()[index].id};
            case ParameterKind::property:
                return NameKey{NameKind::property, {}, m_vocabulary.properties()[index].id};
            case ParameterKind::occurrence:
                return NameKey{NameKind::occurrence,
                               {},
                               std::string(m_vocabulary.occurrenceId(static_cast<OccurrenceKind>(index)))};
            default:
                break;
            }
        }
        return effect.spec->property.empty()
                   ? std::nullopt
                   : std::optional(NameKey{NameKind::property, {}, std::string(effect.spec->property)});
    }

    /// Returns whether an effect of the group names its target at this location.
    bool isTarget(const CheckedGroup& group, const NameKey& key, Location where) const {
        return std::ranges::any_of(group.effects, [&](const CheckedEffect& effect) {
            return changed(effect) == key &&
                   std::ranges::any_of(effect.arguments, [&](const CheckedArgument& argument) {
                       return argument.isGiven && argument.where == where;
                   });
        });
    }

    void addEffect(const CheckedGroup& group, const CheckedEffect& effect) {
        std::vector<Phrase> detail{phrase(effect.spec->label)};
        for (const CheckedArgument& argument : effect.arguments) {
            if (argument.isGiven) {
                detail.emplace_back(std::string(argument.spec->name) + " " + argument.text);
            }
        }
        add({Role::effect, labelOf(group), joined(detail), effect.priority, effect.where, changed(effect), true});
    }

    void addModifiers(const std::string& variable) {
        std::vector<const CheckedModifier*> found;
        for (const CheckedModifier& modifier : m_model.language.modifiers) {
            const auto isOne = [&](VariableIndex index) { return m_model.language.variables[index].name == variable; };
            if (std::ranges::any_of(modifier.variables, isOne)) {
                found.push_back(&modifier);
            }
        }
        std::ranges::stable_sort(
            found, {}, [](const CheckedModifier* one) { return std::pair(one->priority, one->operation->inherent); });
        for (const CheckedModifier* modifier : found) {
            add({Role::modifier,
                 modifier->carrier ? m_model.classes[*modifier->carrier].id : std::string(),
                 std::string(modifier->operation->name) + " " + modifier->value->text,
                 modifier->priority,
                 modifier->where,
                 {},
                 true});
        }
    }

    /// Adds growth, income and spread.
    void addOwn(const NameKey& key) {
        const auto own = [&](const std::string& text, Location where) {
            if (!text.empty()) {
                add({Role::growth, key.id, text, 0, where, {}, true});
            }
        };
        if (key.kind == NameKind::meter) {
            if (const auto meter = m_vocabulary.findMeter(key.id)) {
                own(m_vocabulary.meters()[*meter].growth, m_vocabulary.meters()[*meter].growthWhere);
            }
        } else if (key.kind == NameKind::resource) {
            if (const auto resource = m_vocabulary.findResource(key.id)) {
                own(m_vocabulary.resources()[*resource].income, m_vocabulary.resources()[*resource].incomeWhere);
            }
        } else if (key.kind == NameKind::variable) {
            for (const CheckedVariable& variable : m_model.language.variables) {
                if (variable.name == key.id && variable.spread) {
                    own(variable.spread->text, variable.spread->where);
                }
            }
        }
    }

    /// Adds the channel that gives the name the value of another one.
    void addChannels(const NameKey& key) {
        for (const CheckedVariable& variable : m_model.language.variables) {
            if (variable.channel == ChannelDirection::none) {
                continue;
            }
            const ColumnSpec& column = m_model.layout[variable.channelColumn];
            const bool isMeter = column.role == ColumnRole::meterCurrent || column.role == ColumnRole::meterMax;
            const NameKey bound{isMeter ? NameKind::meter : NameKind::property,
                                {},
                                isMeter ? m_vocabulary.meters()[column.of].id
                                        : m_vocabulary.properties()[column.of].id};
            const NameKey own{NameKind::variable, {}, variable.name};
            const bool isIn = variable.channel == ChannelDirection::in;
            if (key == (isIn ? own : bound)) {
                const NameKey& from = isIn ? bound : own;
                add({Role::channel, from.id, {}, 0, variable.channelWhere, from, false});
            }
        }
    }

    /// Adds the statements of scenarios that set the name.
    void addStatements(const NameKey& key) {
        const auto name = m_index.find(key);
        if (!name) {
            return;
        }
        for (const std::uint32_t at : m_index.placesOf(*name)) {
            const NamePlace& place = m_index.places()[at];
            if (const std::string scenario = scenarioAt(place.where); !scenario.empty() && isStatement(place.where)) {
                add({Role::scenario, scenario, {}, 0, place.where, {}, false});
            }
        }
    }

    std::string scenarioAt(Location where) const {
        for (const CheckedScenario& scenario : m_model.scenarios) {
            if (scenario.where.file == where.file && scenario.where.span.covers(where.span)) {
                return scenario.id;
            }
        }
        return {};
    }

    bool isStatement(Location where) const {
        const XmlTree& tree = *m_project.trees[where.file.value];
        const std::string_view tag = tree.name(tree.nodeAt(where.span.begin));
        const ElementSpec* const spec = elementInside(*orreryElement().child("scenario"), tag, m_vocabulary);
        const bool isInitial = orreryElement().child("scenario")->child("galaxy")->child(tag) != nullptr;
        return (spec != nullptr && spec->takesProperties) || isInitial || m_vocabulary.order(tag) != nullptr;
    }

    std::vector<HierarchyRow> raisers(const NameKey& key) {
        eachGroup([&](const CheckedGroup& group) {
            for (const CheckedEffect& effect : group.effects) {
                if (changed(effect) == key) {
                    addEffect(group, effect);
                    m_rows.back().next = NameKey{NameKind::group, m_model.classes[group.owner].id, group.id};
                    m_rows.back().asksWithin = false;
                }
            }
        });
        return std::move(m_rows);
    }

    const ParsedProject& m_project;
    const CheckedModel& m_model;
    const Vocabulary& m_vocabulary;
    const NameIndex& m_index;
    std::vector<HierarchyRow> m_rows;
    std::vector<const CheckedGroup*> m_groups; ///< groups sorted by place; filled at the first request
};

} // namespace

bool canAsk(HierarchyKind kind, NameKind of) {
    switch (kind) {
    case HierarchyKind::modifiers:
        return of == NameKind::meter || of == NameKind::property || of == NameKind::resource ||
               of == NameKind::variable;
    case HierarchyKind::touches:
        return of == NameKind::group;
    case HierarchyKind::triggers:
        return of == NameKind::group || of == NameKind::occurrence;
    }
    return false;
}

std::vector<HierarchyRow> hierarchyOf(const ParsedProject& project, const CheckedModel& model, const NameIndex& index,
                                      HierarchyKind kind, const NameKey& name) {
    HierarchyMaker maker(project, model, index);
    switch (kind) {
    case HierarchyKind::modifiers:
        return maker.modifiers(name);
    case HierarchyKind::touches:
        return maker.touches(name);
    case HierarchyKind::triggers:
        return maker.triggers(name);
    }
    return {};
}

std::vector<HierarchyRow> below(const ParsedProject& project, const CheckedModel& model, const NameIndex& index,
                                HierarchyKind kind, const HierarchyRow& row) {
    HierarchyMaker maker(project, model, index);
    if (row.asksWithin) {
        return maker.within(row.where, row.next);
    }
    if (!row.next) {
        return {};
    }
    if (kind == HierarchyKind::touches && row.next->kind != NameKind::group) {
        return maker.readers(*row.next);
    }
    return hierarchyOf(project, model, index, kind, *row.next);
}

} // namespace orrery::engine
