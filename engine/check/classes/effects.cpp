// SPDX-License-Identifier: GPL-3.0-or-later
// Effects, and the contents of their blocks.
#include "engine/check/classes/group_reading.h"
#include "engine/check/classes/trigger_diagnostics.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/content/constants.h"
#include "engine/content/element_rows.h"
#include "engine/content/expression_text.h"
#include "engine/content/occurrence_details.h"
#include "engine/content/structure.h"
#include "engine/syntax/xml_edit.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// The maximum number of effects in a group. The index of an effect has 16 bits.
constexpr std::size_t maxEffects = 10'000;

std::optional<int> integer(Element element, std::string_view attribute) {
    const auto value = element.has(attribute) ? parseInteger(element.value(attribute)) : std::nullopt;
    // The check of the structure reports values outside of these bounds.
    const bool fits = value && *value >= -1'000'000 && *value <= 1'000'000;
    return fits ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

/// Returns whether an optional argument has neither a value nor a default.
bool isAbsent(const CheckedArgument& argument) {
    return !argument.spec->required && argument.spec->anyOf.empty() && !argument.isGiven && argument.text.empty() &&
           !argument.constant && !argument.expression;
}

/// Reads the effects of one list.
class EffectReader {
public:
    EffectReader(Checker& checker, const EffectsPlace& place, CheckedGroup& group)
        : m_checker(checker), m_place(place), m_group(group) {}

    bool readAll(Element list) {
        bool isWell = true;
        for (const Element element : list.children()) {
            if (m_group.effects.size() >= maxEffects) {
                m_checker.report(triggerDiagnostics["check.too-many-effects"], element.head(),
                                 {std::to_string(maxEffects)});
                return false;
            }
            isWell = read(element) && isWell;
        }
        return isWell;
    }

private:
    bool read(Element element) {
        const Checker::Mark before = m_checker.mark();
        CheckedEffect effect;
        const bool counts = element.flag("enabled", true);
        effect.enabled = counts && m_place.isEnabled;
        effect.parent = m_place.parent;
        effect.block = m_place.block;
        effect.spec = m_checker.model.vocabulary.effect(element.tag());
        if (effect.spec == nullptr) {
            reportUnknown(element);
            return !counts;
        }
        effect.where = element.where();
        effect.head = element.head();
        readAttributes(element, effect);
        checkStanding(effect, element);
        // Adds the effect before its contents, because the list is in document order.
        const auto own = static_cast<std::uint16_t>(m_group.effects.size());
        m_group.effects.push_back(std::move(effect));
        const int number = m_counts[element.tag()]++;
        readChildren(element, own, m_place.path + "/" + std::string(element.tag()) + "#" + std::to_string(number));
        return !counts || !m_checker.hasErrorsSince(before);
    }

    void readAttributes(Element element, CheckedEffect& effect) {
        const EffectSpec& spec = *effect.spec;
        const bool isOfMeter = spec.operation != MeterOperation::none;
        const auto common = effectAttributes(isOfMeter);
        std::vector<ParameterSpec> beside(common.begin(), common.end());
        if (awaitsOccurrence(spec)) {
            const auto details = detailParameters(m_checker.model.vocabulary, element);
            beside.insert(beside.end(), details.begin(), details.end());
            checkOccurrences(m_checker, element, spec.parameters, effect.awaits);
        }
        checkUnknownAttributes(element, spec.parameters, beside, m_checker.diagnostics, &m_checker.nearSearches());
        for (const ParameterSpec& one : common) {
            if (element.has(one.name) && one.kind != ParameterKind::boolean) {
                checkConstant(element, one, element.value(one.name), m_checker.diagnostics, &m_checker.nearSearches());
            }
        }
        checkActive(m_checker, element, identity("effect"), effect.active);
        effect.arguments = checkArguments(m_checker, element, spec.parameters,
                                          isOfMeter ? RowPlace::meterEffect : RowPlace::otherEffect, false);
        if (isOfMeter) { // most effects of a project; few have a part
            std::erase_if(effect.arguments, isAbsent);
            effect.arguments.shrink_to_fit();
        }
        checkNoText(element, m_checker.diagnostics);
        if (isOfMeter && spec.ofMax) {
            checkHasMaximum(m_checker, effect.argument("meter"));
        }
        checkPerOwner(element, effect);
        const CheckedArgument* divisor = effect.argument(spec.amount);
        if (spec.operation == MeterOperation::divide && divisor != nullptr && divisor->constant == 0.0) {
            m_checker.report(checkDiagnostics["check.divides-by-zero"], divisor->where,
                             {std::string(spec.tag)}); // X1.3
        }
        effect.priority = isOfMeter ? integer(element, "priority").value_or(m_group.priority) : m_group.priority;
        effect.stacking = m_checker.stackingOf(element, "stacking");
    }

    /// Returns whether the contents of the effect fire later.
    static bool isPutOff(const EffectSpec& spec) {
        return spec.timeline == TimelineWork::delay || awaitsOccurrence(spec);
    }

    std::uint64_t identity(std::string_view list) const {
        return conditionIdentity(m_place.objectClass, m_group.stableName(), list);
    }

    /// Checks that the effect is allowed at its place.
    void checkStanding(const CheckedEffect& effect, Element element) {
        const std::string tag(effect.spec->tag);
        if (effect.spec->operation != MeterOperation::none && !m_place.mayAlterMeters) {
            const std::string around(element.tree->name(element.node().parent));
            m_checker.report(triggerDiagnostics["check.meter-effect-in-block"], effect.head, {tag, around});
        }
        if (effect.spec->ofResponse) {
            checkResponse(m_checker, effect, m_place.answers);
        }
    }

    void readChildren(Element element, std::uint16_t own, const std::string& path) {
        const EffectSpec& spec = *m_group.effects[own].spec;
        const auto common = effectAttributes(spec.operation != MeterOperation::none);
        m_group.effects[own].conditions.resize(spec.blocks.size());
        std::vector<bool> isThere(spec.blocks.size());
        for (const Element child : element.children()) {
            const auto found = std::ranges::find(spec.blocks, child.tag(), &BlockSpec::tag);
            if (found != spec.blocks.end()) {
                const auto block = static_cast<std::size_t>(found - spec.blocks.begin());
                isThere[block] = true;
                readBlock(child, own, block, path + "/" + std::string(child.tag()));
            } else if (!isWrittenChild(child, spec.parameters) && !isWrittenChild(child, common)) {
                reportUnknownChild(child, spec);
            }
        }
        for (std::size_t i = 0; i < spec.blocks.size(); ++i) {
            if (spec.blocks[i].required && !isThere[i] && !element.isBroken()) {
                m_checker.report(triggerDiagnostics["check.missing-block"], element.head(),
                                 {std::string(spec.tag), std::string(spec.blocks[i].tag)});
            }
        }
    }

    void readBlock(Element block, std::uint16_t own, std::size_t place, const std::string& path) {
        const EffectSpec& spec = *m_group.effects[own].spec;
        const bool ofConditions = spec.blocks[place].content == BlockContent::conditions;
        checkNoText(block, m_checker.diagnostics);
        checkUnknownAttributes(block, ofConditions ? conditionListParameters() : std::span<const ParameterSpec>(), {},
                               m_checker.diagnostics, &m_checker.nearSearches());
        if (ofConditions) {
            checkConditions(m_checker, block, RowPlace::scope, identity(path), m_group.effects[own].conditions[place]);
        } else {
            EffectsPlace inside = m_place;
            inside.path = path;
            inside.parent = own;
            inside.block = static_cast<std::uint8_t>(place);
            inside.isEnabled = m_group.effects[own].enabled;
            inside.mayAlterMeters = m_place.mayAlterMeters && isConditional(spec);
            // A copy, because the list of effects may grow.
            const std::vector<CheckedTrigger> awaited = m_group.effects[own].awaits;
            if (!isConditional(spec)) {
                inside.answers = awaited; // contents that fire later or as a replacement respond only to these events
                inside.hasOccurrence = !awaited.empty() || (m_place.hasOccurrence && !isPutOff(spec));
            }
            checkEffects(m_checker, block, inside, m_group);
        }
        const bool isEmpty = block.children().empty() && !block.has("if") && !block.isBroken();
        if (isEmpty) {
            m_checker.report(triggerDiagnostics["check.empty-block"], block.head(), {std::string(block.tag())});
        }
    }

    /// Returns the parameters of the attribute `if` of a list of conditions.
    std::span<const ParameterSpec> conditionListParameters() const {
        const ConditionSpec* row = m_checker.model.vocabulary.condition("expression");
        return row != nullptr ? row->parameters : std::span<const ParameterSpec>();
    }

    void reportUnknownChild(Element child, const EffectSpec& spec) {
        std::vector<std::string> known;
        for (const BlockSpec& block : spec.blocks) {
            known.emplace_back(block.tag);
        }
        reportUnknownElement(child, spec.tag, known, m_checker.diagnostics, &m_checker.nearSearches());
    }

    /// Checks an amount that the effect applies once for each owner: such an amount has no target (E3.14).
    void checkPerOwner(Element element, const CheckedEffect& effect) {
        const CheckedArgument* per = effect.argument("per");
        const CheckedArgument* amount = effect.argument(effect.spec->amount);
        if (per == nullptr || per->text != "owner" || amount == nullptr || !amount->expression ||
            !(amount->expression->readsTarget || amount->expression->readsCandidate)) {
            return;
        }
        Diagnostic& diagnostic = m_checker.report(checkDiagnostics["check.per-owner-reads-target"], amount->where);
        if (auto edit = setAttribute(*element.tree, element.index, "per", "object")) {
            diagnostic.fixes.push_back({phrase("set {0}", {std::string("per=\"object\"")}), {std::move(*edit)}});
        }
    }

    void reportUnknown(Element element) {
        std::vector<std::string> known;
        for (const EffectSpec& row : m_checker.model.vocabulary.effects()) {
            known.emplace_back(row.tag);
        }
        const std::size_t at = m_checker.diagnostics.size();
        reportUnknownElement(element, "effects", known, m_checker.diagnostics, &m_checker.nearSearches());
        if (m_checker.model.vocabulary.condition(element.tag()) == nullptr) {
            m_checker.diagnostics[at].spec = &checkDiagnostics["check.unknown-effect"];
            m_checker.diagnostics[at].args.resize(1);
        }
    }

    Checker& m_checker;
    const EffectsPlace& m_place;
    CheckedGroup& m_group;
    std::map<std::string_view, int> m_counts; ///< number of effects so far, by tag
};

} // namespace

bool checkEffects(Checker& checker, Element list, const EffectsPlace& place, CheckedGroup& group) {
    const AnswerGuard guard(checker, place.hasOccurrence);
    return EffectReader(checker, place, group).readAll(list);
}

bool isConditional(const EffectSpec& spec) {
    return spec.timeline == TimelineWork::branch;
}

std::vector<const CheckedEffect*> decidingEffects(const CheckedGroup& group) {
    std::vector<const CheckedEffect*> deciding;
    for (const CheckedEffect& effect : group.effects) {
        bool counts = effect.enabled && !isConditional(*effect.spec);
        for (std::uint16_t at = effect.parent; counts && at != noEffect; at = group.effects[at].parent) {
            counts = isConditional(*group.effects[at].spec);
        }
        if (counts) {
            deciding.push_back(&effect);
        }
    }
    return deciding;
}

} // namespace orrery::engine
