// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/check_diagnostics.h"
#include "engine/check/checker.h"
#include "engine/check/reads.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/structure.h"
#include "engine/syntax/xml_edit.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// One group on its way into the model.
class GroupReader {
public:
    GroupReader(Checker& checker, const CheckedClass& owner, CheckedGroup& out)
        : m_checker(checker), m_owner(owner), m_out(out) {}

    void read(Element element) {
        m_out.where = element.where();
        m_out.head = element.head();
        m_out.enabled = element.flag("enabled", true);
        m_out.priority = integer(element, "priority").value_or(0);
        m_out.stacking = m_checker.stackingIndex(element.value("stacking"));
        m_out.name = m_checker.textOf(element, "name", m_owner.id + "." + m_out.id);
        m_out.description = m_checker.textOf(element, "description", m_owner.id + "." + m_out.id + "_DESC");
        m_isScopeWell = m_areEffectsWell = !element.isBroken();
        bool isActivationWell =
            checkActive(m_checker, element, conditionIdentity(m_owner.id, m_out.id, "active"), m_out.activation) &&
            m_isScopeWell;
        std::map<std::string_view, int> counts;
        for (const Element child : element.children()) {
            if (child.tag() == "activation") {
                isActivationWell =
                    readConditions(child, counts, RowPlace::activation, m_out.activation) && isActivationWell;
            } else if (child.tag() == "effects") {
                for (const Element effect : child.children()) {
                    m_areEffectsWell = readEffect(effect) && m_areEffectsWell;
                }
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
        m_out.isRunnable = m_out.isRunnable && isActivationWell && m_isScopeWell && m_areEffectsWell;
        m_out.altersMeters = std::any_of(m_out.effects.begin(), m_out.effects.end(), [](const CheckedEffect& effect) {
            return effect.enabled && effect.spec->operation != MeterOperation::none;
        });
    }

    /// Whether all of the scope, or of the effects, could be read.
    bool isScopeWell() const { return m_isScopeWell; }
    bool areEffectsWell() const { return m_areEffectsWell; }

private:
    bool readConditions(Element list, std::map<std::string_view, int>& counts, RowPlace place,
                        std::vector<CheckedCondition>& out) {
        const std::string path = std::string(list.tag()) + "#" + std::to_string(counts[list.tag()]++);
        return checkConditions(m_checker, list, place, conditionIdentity(m_owner.id, m_out.id, path), out);
    }

    /// @return whether nothing stands in the way of running it.
    bool readEffect(Element element) {
        const Checker::Mark before = m_checker.mark();
        CheckedEffect effect;
        effect.enabled = element.flag("enabled", true);
        effect.spec = m_checker.model.vocabulary.effect(element.tag());
        if (effect.spec == nullptr) {
            reportUnknown(element);
            return !effect.enabled;
        }
        const bool isOfMeter = effect.spec->operation != MeterOperation::none;
        effect.where = element.where();
        effect.head = element.head();
        const auto common = effectAttributes(isOfMeter);
        checkUnknownAttributes(element, effect.spec->parameters, common, m_checker.diagnostics);
        for (const ParameterSpec& spec : common) {
            if (element.has(spec.name) && spec.kind != ParameterKind::boolean) {
                checkConstant(element, spec, element.value(spec.name), m_checker.diagnostics);
            }
        }
        checkActive(m_checker, element, conditionIdentity(m_owner.id, m_out.id, "effect"), effect.active);
        effect.arguments = checkArguments(m_checker, element, effect.spec->parameters,
                                          isOfMeter ? RowPlace::meterEffect : RowPlace::otherEffect, false);
        checkNoText(element, m_checker.diagnostics);
        for (const Element child : element.children()) {
            if (!isWrittenChild(child, effect.spec->parameters) && !isWrittenChild(child, common)) {
                reportUnknownElement(child, element.tag(), {}, m_checker.diagnostics);
            }
        }
        checkPerOwner(element, effect);
        const CheckedArgument* divisor = effect.argument(effect.spec->amount);
        if (effect.spec->operation == MeterOperation::divide && divisor != nullptr && divisor->constant == 0.0) {
            m_checker.report(diag::dividesByZero, divisor->where, {std::string(effect.spec->tag)}); // X1.3
        }
        effect.priority = isOfMeter ? integer(element, "priority").value_or(m_out.priority) : m_out.priority;
        effect.stacking = m_checker.stackingIndex(element.value("stacking"));
        const bool isWell = !effect.enabled || !m_checker.hasErrorsSince(before);
        m_out.effects.push_back(std::move(effect));
        return isWell;
    }

    /// An amount that is applied once for each owner has no target (E3.14).
    void checkPerOwner(Element element, const CheckedEffect& effect) {
        const CheckedArgument* per = effect.argument("per");
        const CheckedArgument* amount = effect.argument(effect.spec->amount);
        if (per == nullptr || per->text != "owner" || amount == nullptr || !amount->expression ||
            !(amount->expression->readsTarget || amount->expression->readsCandidate)) {
            return;
        }
        Diagnostic& diagnostic = m_checker.report(diag::perOwnerReadsTarget, amount->where);
        if (auto edit = setAttribute(*element.tree, element.index, "per", "object")) {
            diagnostic.fixes.push_back({"set per=\"object\"", {std::move(*edit)}});
        }
    }

    void reportUnknown(Element element) {
        std::vector<std::string> known;
        for (const EffectSpec& row : m_checker.model.vocabulary.effects()) {
            known.emplace_back(row.tag);
        }
        const std::size_t at = m_checker.diagnostics.size();
        reportUnknownElement(element, "effects", known, m_checker.diagnostics);
        if (m_checker.model.vocabulary.condition(element.tag()) == nullptr) {
            m_checker.diagnostics[at].spec = &diag::unknownEffect;
            m_checker.diagnostics[at].args.resize(1);
        }
    }

    static std::optional<int> integer(Element element, std::string_view attribute) {
        const auto value = element.has(attribute) ? parseInteger(element.value(attribute)) : std::nullopt;
        const bool fits = value && *value >= -1'000'000 && *value <= 1'000'000; // else the row's bounds are told
        return fits ? std::optional(static_cast<int>(*value)) : std::nullopt;
    }

    Checker& m_checker;
    const CheckedClass& m_owner;
    CheckedGroup& m_out;
    bool m_isScopeWell = true;
    bool m_areEffectsWell = true;
};

/// Ids are unique within a class, as breakpoints, explanations and draws of chance name groups by them.
std::string groupId(Checker& checker, Element element, std::uint32_t order, std::map<std::string, Location>& known) {
    const std::string id = element.value("id");
    if (id.empty()) {
        return "#" + std::to_string(order + 1);
    }
    const Location where = element.valueWhere("id");
    if (!isLooseName(id)) {
        checker.report(diag::badName, where, {id, "the id of a group"});
    }
    const auto [earlier, isNew] = known.emplace(id, where);
    if (!isNew) {
        Diagnostic& diagnostic = checker.report(diag::duplicateGroup, where, {id});
        diagnostic.notes.push_back({earlier->second, "the other one"});
        for (int number = 2;; ++number) {
            const std::string free = id + "-" + std::to_string(number);
            if (!known.contains(free)) {
                diagnostic.fixes.push_back({"rename to '" + free + "'", {{where.file, where.span, free}}});
                break;
            }
        }
    }
    return id;
}

/// The first condition that draws a number, in the list or below.
const CheckedCondition* findChance(const std::vector<CheckedCondition>& conditions) {
    for (const CheckedCondition& condition : conditions) {
        const CheckedCondition* found = condition.spec->readsChance ? &condition : findChance(condition.children);
        if (found != nullptr) {
            return found;
        }
    }
    return nullptr;
}

/// Draws are keyed by the group's id, or by its place where it has none (E5.10).
void checkChance(Checker& checker, const CheckedGroup& group) {
    if (!group.id.starts_with('#')) {
        return;
    }
    for (const auto* list : {&group.activation, &group.include, &group.exclude}) {
        if (const CheckedCondition* chance = findChance(*list)) {
            checker.report(diag::unnamedChance, group.head, {std::string(chance->spec->tag)});
            return;
        }
    }
}

/// What seems to be missing may be what could not be read.
void checkShape(Checker& checker, const CheckedGroup& group, const GroupReader& reader) {
    if (group.effects.empty() && reader.areEffectsWell()) {
        checker.report(diag::noEffects, group.head, {group.id});
    } else if (!group.effects.empty() && group.include.empty() && reader.isScopeWell()) {
        checker.report(diag::noInclusion, group.head, {group.id});
    }
    if (!group.isRunnable) {
        return;
    }
    const bool isAlwaysActive = std::all_of(group.activation.begin(), group.activation.end(),
                                            [](const CheckedCondition& one) { return isAll(*one.spec); });
    for (const CheckedEffect& effect : group.effects) {
        const bool isStep =
            effect.spec->operation == MeterOperation::add || effect.spec->operation == MeterOperation::multiply;
        if (!effect.active.empty()) {
            continue;
        }
        const CheckedArgument* meter = effect.argument("meter");
        if (isAlwaysActive && isStep && !effect.spec->ofMax && effect.enabled && meter != nullptr) {
            checker.report(diag::growsEveryTurn, effect.head, {meter->text});
        }
    }
}

} // namespace

void checkGroups(Checker& checker, Element classElement, CheckedClass& objectClass, ClassIndex index) {
    std::map<std::string, Location> ids;
    for (const Element element : classElement.children()) {
        if (element.tag() != "group") {
            continue;
        }
        CheckedGroup group;
        group.owner = index;
        group.order = static_cast<std::uint32_t>(objectClass.groups.size());
        const Checker::Mark before = checker.mark();
        group.id = groupId(checker, element, group.order, ids);
        group.isRunnable = !checker.hasErrorsSince(before);
        GroupReader reader(checker, objectClass, group);
        reader.read(element);
        checkMixture(checker, element, group);
        if (checker.isStrict()) {
            checkStrictGroup(checker, group);
        }
        checkShape(checker, group, reader);
        checkReach(checker, objectClass, group);
        checkChance(checker, group);
        objectClass.groups.push_back(std::move(group));
    }
}

} // namespace orrery::engine
