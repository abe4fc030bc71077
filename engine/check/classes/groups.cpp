// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/classes/group_reading.h"
#include "engine/check/classes/reads.h"
#include "engine/check/classes/trigger_diagnostics.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/element_rows_triggers.h"
#include "engine/syntax/xml_edit.h"

#include <algorithm>
#include <set>

namespace orrery::engine {

namespace {

constexpr ParameterSpec costAmount{.name = "amount", .kind = ParameterKind::number, .required = true, .minimum = 0};

/// Reads one group into the model.
class GroupReader {
public:
    GroupReader(Checker& checker, const CheckedClass& owner, CheckedGroup& out)
        : m_checker(checker), m_owner(owner), m_out(out) {}

    void read(Element element) {
        m_out.where = element.where();
        m_out.head = element.head();
        m_out.enabled = element.flag("enabled", true);
        m_out.priority = integer(element, "priority").value_or(0);
        m_out.stacking = m_checker.stackingOf(element, "stacking");
        m_out.name = m_checker.textOf(element, "name", m_owner.id + "." + m_out.id);
        m_out.description = m_checker.textOf(element, "description", m_owner.id + "." + m_out.id + "_DESC");
        m_isScopeWell = m_areEffectsWell = !element.isBroken();
        bool areTriggersWell = readTriggers(element);
        const AnswerGuard guard(m_checker, m_hasTrigger);
        bool isActivationWell =
            checkActive(m_checker, element, conditionIdentity(m_owner.stableName(), m_out.stableName(), "active"),
                        m_out.activation) &&
            m_isScopeWell;
        std::map<std::string_view, int> counts;
        for (const Element child : element.children()) {
            if (child.tag() == "activation") {
                isActivationWell =
                    readConditions(child, counts, RowPlace::activation, m_out.activation) && isActivationWell;
            } else if (child.tag() == "cost") {
                areTriggersWell = readCost(child) && areTriggersWell;
            } else if (child.tag() == "effects") {
                m_areEffectsWell = readEffects(child, counts) && m_areEffectsWell;
            } else if (child.tag() == "scope") {
                for (const Element list : child.children()) {
                    if (list.tag() == "include" || list.tag() == "exclude") {
                        m_isScopeWell = readConditions(list, counts, RowPlace::scope,
                                                       list.tag() == "include" ? m_out.include : m_out.exclude) &&
                                        m_isScopeWell;
                    }
                }
            }
        }
        m_out.isRunnable = m_out.isRunnable && isActivationWell && areTriggersWell && m_isScopeWell && m_areEffectsWell;
        m_out.altersMeters = std::ranges::any_of(decidingEffects(m_out), [](const CheckedEffect* effect) {
            return effect->spec->operation != MeterOperation::none;
        });
    }

    /// Return whether the scope, or the effects, have no errors.
    bool isScopeWell() const { return m_isScopeWell; }
    bool areEffectsWell() const { return m_areEffectsWell; }

private:
    /// Reads the triggers. Call it before the parts that refer to triggers.
    bool readTriggers(Element element) {
        bool isWell = true;
        int number = 0;
        for (const Element child : element.children()) {
            if (child.tag() == "trigger") {
                const std::string path = "trigger#" + std::to_string(number++);
                isWell =
                    checkTrigger(m_checker, child, conditionIdentity(m_owner.stableName(), m_out.stableName(), path),
                                 m_out.triggers) &&
                    isWell;
            }
        }
        m_hasTrigger = number > 0;
        const bool isStage = readChoice(element, "stage", rows::firingPoints, m_out.point);
        const bool isSpan = readChoice(element, "answers", rows::answerSpans, m_out.answers);
        const auto reaction = parseBoolean(element.value("reaction"));
        m_out.isReaction = reaction.value_or(false);
        return isWell && isStage && isSpan && (reaction || !element.has("reaction"));
    }

    /// Reads a choice whose words are in the order of its values. @return true if the choice is valid or missing
    template <typename Value, typename Words>
    static bool readChoice(Element element, std::string_view attribute, const Words& words, Value& out) {
        if (!element.has(attribute)) {
            return true;
        }
        const auto found = std::ranges::find(words, element.value(attribute));
        if (found != words.end()) {
            out = static_cast<Value>(found - words.begin());
        }
        return found != words.end();
    }

    bool readCost(Element element) {
        const Checker::Mark before = m_checker.mark();
        const ParameterSpec& named = rows::costAttributes.front();
        const CheckedArgument resource = checkArgument(m_checker, element, named, RowPlace::activation, false);
        CheckedCost cost;
        cost.amount = checkArgument(m_checker, element, costAmount, RowPlace::activation, false);
        cost.where = element.where();
        if (!resource.constant || !(cost.amount.constant || cost.amount.expression)) {
            return false;
        }
        cost.resource = static_cast<ResourceIndex>(*resource.constant);
        m_out.costs.push_back(std::move(cost));
        return !m_checker.hasErrorsSince(before);
    }

    bool readEffects(Element list, std::map<std::string_view, int>& counts) {
        EffectsPlace place;
        place.objectClass = m_owner.stableName();
        place.path = std::string(list.tag()) + "#" + std::to_string(counts[list.tag()]++);
        place.answers = m_out.triggers;
        place.hasOccurrence = m_hasTrigger;
        return checkEffects(m_checker, list, place, m_out);
    }

    bool readConditions(Element list, std::map<std::string_view, int>& counts, RowPlace place,
                        std::vector<CheckedCondition>& out) {
        const std::string path = std::string(list.tag()) + "#" + std::to_string(counts[list.tag()]++);
        return checkConditions(m_checker, list, place,
                               conditionIdentity(m_owner.stableName(), m_out.stableName(), path), out);
    }

    static std::optional<int> integer(Element element, std::string_view attribute) {
        const auto value = element.has(attribute) ? parseInteger(element.value(attribute)) : std::nullopt;
        // The check of the structure reports values outside of these bounds.
        const bool fits = value && *value >= -1'000'000 && *value <= 1'000'000;
        return fits ? std::optional(static_cast<int>(*value)) : std::nullopt;
    }

    Checker& m_checker;
    const CheckedClass& m_owner;
    CheckedGroup& m_out;
    bool m_hasTrigger = false;
    bool m_isScopeWell = true;
    bool m_areEffectsWell = true;
};

/// Returns the id of a group, unique within its class. Breakpoints, explanations and random draws refer to groups by
/// id.
std::string groupId(Checker& checker, Element element, std::uint32_t order, std::map<std::string, Location>& known) {
    const std::string id = element.value("id");
    if (id.empty()) {
        return "#" + std::to_string(order + 1);
    }
    const Location where = element.valueWhere("id");
    if (!isLooseName(id)) {
        checker.report(contentDiagnostics["content.bad-name"], where, {id, phrase("the id of a group")});
    }
    const auto [earlier, isNew] = known.emplace(id, where);
    if (!isNew) {
        Diagnostic& diagnostic = checker.report(checkDiagnostics["check.duplicate-group"], where, {id});
        diagnostic.notes.push_back({earlier->second, phrase("the other one is here")});
        for (int number = 2;; ++number) {
            const std::string free = id + "-" + std::to_string(number);
            if (!known.contains(free)) {
                diagnostic.fixes.push_back({phrase("rename to '{0}'", {free}), {{where.file, where.span, free}}});
                break;
            }
        }
    }
    return id;
}

/// Returns the first condition that draws a random number, in the list or among its descendants.
const CheckedCondition* findChance(const std::vector<CheckedCondition>& conditions) {
    for (const CheckedCondition& condition : conditions) {
        const CheckedCondition* found = condition.spec->readsChance ? &condition : findChance(condition.children);
        if (found != nullptr) {
            return found;
        }
    }
    return nullptr;
}

/// Reports a hint for a group without an id: its random draws depend on its position (E5.10).
void checkChance(Checker& checker, const CheckedGroup& group) {
    if (!group.id.starts_with('#')) {
        return;
    }
    std::vector<const std::vector<CheckedCondition>*> lists{&group.activation, &group.include, &group.exclude};
    for (const CheckedTrigger& trigger : group.triggers) {
        lists.push_back(&trigger.conditions);
    }
    for (const CheckedEffect& effect : group.effects) {
        for (const std::vector<CheckedCondition>& block : effect.conditions) {
            lists.push_back(&block);
        }
    }
    for (const std::vector<CheckedCondition>* list : lists) {
        if (const CheckedCondition* chance = findChance(*list)) {
            checker.report(checkDiagnostics["check.unnamed-chance"], group.head, {std::string(chance->spec->tag)});
            return;
        }
    }
}

/// Returns whether all effects act on the event itself. Such a group needs no scope.
bool actsOnOccurrence(const CheckedGroup& group) {
    return std::ranges::all_of(group.effects, [](const CheckedEffect& effect) {
        return effect.parent != noEffect || (effect.spec->ofResponse && effect.spec->blocks.empty());
    });
}

void addRemoval(Diagnostic& diagnostic, Element element, std::string_view attribute) {
    if (auto edit = removeAttribute(*element.tree, element.index, attribute)) {
        diagnostic.fixes.push_back({phrase("remove '{0}'", {std::string(attribute)}), {std::move(*edit)}});
    }
}

/// Checks the attributes and effects that require or forbid a trigger (T1, T13, T21, T24, E8.8).
void checkTriggering(Checker& checker, Element element, CheckedGroup& group) {
    const Checker::Mark before = checker.mark();
    const bool hasTrigger =
        std::ranges::any_of(element.children(), [](const Element& child) { return child.tag() == "trigger"; });
    if (hasTrigger) {
        for (const CheckedEffect* effect : decidingEffects(group)) {
            if (effect->spec->operation != MeterOperation::none) {
                Diagnostic& diagnostic = checker.report(triggerDiagnostics["check.triggered-meters"], effect->head,
                                                        {std::string(effect->spec->tag)});
                for (const CheckedTrigger& trigger : group.triggers) {
                    diagnostic.notes.push_back({trigger.head, phrase("the group's trigger is here")});
                    break;
                }
            }
        }
    } else {
        for (const std::string_view attribute : {"reaction", "answers"}) {
            const bool isSaid = attribute == "reaction" ? group.isReaction : group.answers != AnswerSpan::always;
            if (isSaid) {
                addRemoval(checker.report(triggerDiagnostics["check.needs-trigger"], element.valueWhere(attribute),
                                          {quoted(std::string(attribute))}),
                           element, attribute);
            }
        }
        for (const Element child : element.children()) {
            if (child.tag() == "cost") {
                checker.report(triggerDiagnostics["check.needs-trigger"], child.head(), {std::string("<cost>")});
            }
        }
    }
    if (group.point != FiringPoint::effects && (hasTrigger || group.altersMeters)) {
        addRemoval(checker.report(hasTrigger ? triggerDiagnostics["check.stage-of-triggered"]
                                             : triggerDiagnostics["check.stage-of-meters"],
                                  element.valueWhere("stage")),
                   element, "stage");
    }
    group.isRunnable = group.isRunnable && !checker.hasErrorsSince(before);
}

/// Collects the run-time properties that must have a value before the group can be active (E7.9).
class RuntimeReads {
public:
    explicit RuntimeReads(CheckedGroup& group) {
        for (const auto* list : {&group.activation, &group.include, &group.exclude}) {
            addAll(*list);
        }
        addAll(group.triggers);
        for (const CheckedCost& cost : group.costs) {
            add(cost.amount);
        }
        for (const CheckedEffect& effect : group.effects) {
            if (!effect.enabled) {
                continue;
            }
            addAll(effect.arguments);
            addAll(effect.active);
            addAll(effect.awaits);
            for (const std::vector<CheckedCondition>& block : effect.conditions) {
                addAll(block);
            }
        }
        group.runtime.assign(m_properties.begin(), m_properties.end());
    }

private:
    template <typename Part>
    void addAll(const std::vector<Part>& parts) {
        for (const Part& part : parts) {
            add(part);
        }
    }
    void add(const CheckedTrigger& trigger) { addAll(trigger.conditions); }
    void add(const CheckedCondition& condition) {
        addAll(condition.arguments);
        addAll(condition.children);
    }
    void add(const MessagePiece& piece) { add(piece.expression); }
    void add(const CheckedArgument& argument) {
        add(argument.expression);
        addAll(argument.pieces);
    }
    void add(const std::shared_ptr<const TypedExpression>& expression) {
        if (expression) {
            m_properties.insert(expression->runtime.begin(), expression->runtime.end());
        }
    }

    std::set<PropertyIndex> m_properties;
};

bool asksTime(const CheckedCondition& condition) {
    const auto readsTurn = [](const CheckedArgument& argument) {
        return argument.expression && argument.expression->readsTurn;
    };
    return condition.spec->tag == "turn-range" || condition.spec->tag == "created-within" ||
           std::ranges::any_of(condition.arguments, readsTurn) || std::ranges::any_of(condition.children, asksTime);
}

/// Returns whether the turn or the meter's value may limit the effect to some turns. Such a limit is in the group's
/// scope or in the effect's amount.
bool mayEnd(const CheckedModel& model, const CheckedGroup& group, const CheckedEffect& effect) {
    const CheckedArgument& meter = *effect.argument("meter");
    const ColumnId column = model.layout.meter(static_cast<MeterIndex>(meter.constant.value_or(0.0)), false);
    bool readsIt = false;
    const auto visit = [&](const ColumnRead& read) { readsIt = readsIt || read.column == column; };
    for (const auto* list : {&group.include, &group.exclude}) {
        for (const CheckedCondition& condition : *list) {
            eachRead(condition, model.layout, visit);
            readsIt = readsIt || asksTime(condition);
        }
    }
    eachRead(effect.arguments, visit);
    return readsIt || std::ranges::any_of(effect.arguments, [](const CheckedArgument& argument) {
               return argument.expression && (argument.expression->readsTurn || argument.expression->readsValue);
           });
}

/// Returns whether the argument names a meter whose value starts each turn anew, so changes of it do not add up.
bool isRebuiltValue(const CheckedModel& model, const CheckedArgument& meter) {
    const auto index = static_cast<std::size_t>(meter.constant.value_or(-1.0));
    const std::vector<Meter>& meters = model.vocabulary.meters();
    return index < meters.size() && meters[index].single && meters[index].rebuilt;
}

/// Reports missing parts of a group. Reports nothing if the group contains unreadable parts of this kind.
void checkShape(Checker& checker, const CheckedClass& owner, const CheckedGroup& group, const GroupReader& reader) {
    if (group.effects.empty() && reader.areEffectsWell()) {
        checker.report(checkDiagnostics["check.no-effects"], group.head, {group.id});
    } else if (!group.effects.empty() && group.include.empty() && reader.isScopeWell() && !actsOnOccurrence(group)) {
        checker.report(checkDiagnostics["check.no-inclusion"], group.head, {group.id});
    }
    if (!group.isRunnable) {
        return;
    }
    const bool isAlwaysActive = std::all_of(group.activation.begin(), group.activation.end(),
                                            [](const CheckedCondition& one) { return isAll(*one.spec); });
    for (const CheckedEffect& effect : group.effects) {
        const bool isStep =
            effect.spec->operation == MeterOperation::add || effect.spec->operation == MeterOperation::multiply;
        if (!effect.active.empty() || effect.parent != noEffect) {
            continue;
        }
        const CheckedArgument* meter = effect.argument("meter");
        const bool isOnce = owner.duration == 1 || !group.enabled || !effect.enabled;
        if (isAlwaysActive && isStep && !effect.spec->ofMax && !isOnce && meter != nullptr &&
            !isRebuiltValue(checker.model, *meter) && !mayEnd(checker.model, group, effect)) {
            checker.report(checkDiagnostics["check.grows-every-turn"], effect.head, {meter->text});
        }
    }
}

} // namespace

void checkGroups(Checker& checker, Element classElement, CheckedClass& objectClass, ClassIndex index) {
    std::map<std::string, Location> ids;
    ChanceKeys keys(checker);
    for (const Element element : classElement.children()) {
        if (element.tag() != "group") {
            continue;
        }
        CheckedGroup group;
        group.owner = index;
        group.order = static_cast<std::uint32_t>(objectClass.groups.size());
        const Checker::Mark before = checker.mark();
        group.id = groupId(checker, element, group.order, ids);
        group.chanceKey = element.value("chance-key");
        keys.note(element, "id");
        group.isRunnable = !checker.hasErrorsSince(before);
        GroupReader reader(checker, objectClass, group);
        reader.read(element);
        checkMixture(checker, element, group);
        checkTriggering(checker, element, group);
        RuntimeReads{group};
        if (checker.isStrict()) {
            checkStrictGroup(checker, group);
        }
        checkShape(checker, objectClass, group, reader);
        checkReach(checker, objectClass, group);
        checkChance(checker, group);
        group.effects.shrink_to_fit();
        objectClass.groups.push_back(std::move(group));
    }
    objectClass.groups.shrink_to_fit();
}

} // namespace orrery::engine
