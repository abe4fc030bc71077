// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that the effects under each stacking name fit its policy (E7.7).
#include "engine/check/classes/group_reading.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/content/constants.h"
#include "engine/content/element_rows_vocabulary.h"
#include "engine/content/vocabulary_diagnostics.h"
#include "engine/syntax/xml_edit.h"

#include <algorithm>
#include <map>

namespace orrery::engine {

namespace {

/// The effects under one name, in order of addition.
class Contest {
public:
    Contest(Checker& checker, StackingIndex name, StackingPolicy policy, Location declared)
        : m_checker(checker), m_name(checker.model.stackingNames[name]),
          m_policy(rows::stackingPolicyNames[static_cast<std::size_t>(policy)]), m_declared(declared) {}

    /// Adds an effect. @return true if the effect is comparable with the earlier effects
    bool add(const CheckedEffect& effect) {
        const CheckedArgument* meter = effect.argument("meter");
        if (effect.spec->operation != MeterOperation::add || meter == nullptr) {
            Diagnostic& diagnostic = m_checker.report(checkDiagnostics["check.stacking-not-an-addition"], effect.head,
                                                      {std::string(effect.spec->tag), m_name, m_policy});
            diagnostic.notes.push_back({m_declared, phrase("the policy is declared here")});
            return false;
        }
        if (!meter->constant) {
            return true; // already reported
        }
        const ColumnLayout& layout = m_checker.model.layout;
        const ColumnId column = layout.meter(static_cast<MeterIndex>(*meter->constant), effect.spec->ofMax);
        if (m_first == nullptr) {
            m_first = &effect;
            m_column = column;
            return true;
        }
        const bool isSame = column == m_column;
        if (isSame && effect.priority == m_first->priority) {
            return true;
        }
        Diagnostic& diagnostic =
            isSame ? m_checker.report(
                         checkDiagnostics["check.stacking-another-priority"], effect.head,
                         {m_name, m_policy, std::to_string(effect.priority), std::to_string(m_first->priority)})
                   : m_checker.report(checkDiagnostics["check.stacking-another-meter"], effect.head,
                                      {m_name, m_policy, layout[column].name, layout[m_column].name});
        diagnostic.notes.push_back({m_first->head, phrase("the other one is here")});
        diagnostic.notes.push_back({m_declared, phrase("the policy is declared here")});
        return false;
    }

private:
    Checker& m_checker;
    std::string m_name;
    std::string m_policy;
    Location m_declared;
    const CheckedEffect* m_first = nullptr;
    ColumnId m_column{};
};

} // namespace

void declareStacking(Checker& checker) {
    for (const Element section : checker.project.topLevel("vocabulary")) {
        for (const Element element : section.children()) {
            const std::string written = element.value("name");
            const auto policy = std::ranges::find(rows::stackingPolicyNames, element.value("policy"));
            if (element.tag() != "stacking" || written.empty() || policy == rows::stackingPolicyNames.end()) {
                continue;
            }
            const StackingIndex name = checker.stackingOf(element, "name");
            const Location where = element.valueWhere("name");
            if (name == 0) {
                checker.report(checkDiagnostics["check.stacking-of-nothing"], where);
                continue;
            }
            const auto [earlier, isNew] = checker.stackingDeclared.emplace(name, where);
            if (!isNew && !element.flag("replace", false)) {
                Diagnostic& diagnostic = checker.report(vocabularyDiagnostics["vocabulary.duplicate"], where,
                                                        {Phrase::said("stacking"), written});
                diagnostic.notes.push_back({earlier->second, phrase("declared here")});
                if (auto edit = setAttribute(*element.tree, element.index, "replace", "true")) {
                    diagnostic.fixes.push_back({phrase("replace the earlier one"), {std::move(*edit)}});
                }
                continue;
            }
            if (isNew && element.flag("replace", false)) {
                checker.report(vocabularyDiagnostics["vocabulary.nothing-to-replace"], where,
                               {Phrase::said("stacking"), written, phrase("replace")});
            }
            earlier->second = where;
            checker.model.stackingPolicies.resize(checker.model.stackingNames.size());
            checker.model.stackingPolicies[name] =
                static_cast<StackingPolicy>(policy - rows::stackingPolicyNames.begin());
        }
    }
}

void checkStacking(Checker& checker) {
    std::vector<StackingPolicy>& policies = checker.model.stackingPolicies;
    policies.resize(checker.model.stackingNames.size());
    std::map<StackingIndex, Contest> contests;
    for (const auto& [name, where] : checker.stackingDeclared) {
        if (policies[name] != StackingPolicy::first) {
            contests.emplace(name, Contest(checker, name, policies[name], where));
        }
    }
    const auto competes = [&](const CheckedGroup& group) {
        return contests.contains(group.stacking) ||
               std::ranges::any_of(group.effects,
                                   [&](const CheckedEffect& effect) { return contests.contains(effect.stacking); });
    };
    for (ClassIndex index = 0; !contests.empty() && index < checker.model.classes.size(); ++index) {
        for (std::size_t at = 0; at < checker.model.classes.asRead(index).groups.size(); ++at) {
            if (!competes(checker.model.classes.asRead(index).groups[at])) {
                continue; // avoids a copy of the class with its current places
            }
            ClassTable& classes = checker.model.classes;
            // A Contest points to effects, so a moved class needs a permanent copy with its current places.
            const CheckedGroup& group = (classes.movedBy(index) != 0 ? classes.edit(index) : classes[index]).groups[at];
            bool isFit = true;
            for (const CheckedEffect& effect : group.effects) {
                if (!group.enabled || !effect.enabled || isConditional(*effect.spec)) {
                    continue;
                }
                const auto [first, second] = std::minmax(effect.stacking, group.stacking);
                for (const StackingIndex name : {first, first == second ? StackingIndex{0} : second}) {
                    const auto contest = name == 0 ? contests.end() : contests.find(name);
                    if (contest != contests.end() && !contest->second.add(effect)) {
                        isFit = false;
                    }
                }
            }
            if (!isFit && group.isRunnable) {
                CheckedGroup& own = checker.model.classes.edit(index).groups[at];
                own.isRunnable = false;
                own.hasStackingFault = true;
            }
        }
    }
}

} // namespace orrery::engine
