// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/classes/checker.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The place of a list of effects in the content.
struct EffectsPlace {
    std::string_view objectClass;              ///< id of the class that owns the group
    std::string path;                          ///< path within the group, for the identities of conditions: "effects#0"
    std::span<const CheckedTrigger> answers{}; ///< events that effects here can alter or cancel; empty: none
    bool hasOccurrence = false;                ///< true if `Subject` and amount() have a value
    std::uint16_t parent = noEffect;           ///< index of the effect whose block contains this list
    std::uint8_t block = 0;
    bool isEnabled = true;      ///< false if the parent effect is disabled; its contents are then disabled too
    bool mayAlterMeters = true; ///< true directly in a group, and in the blocks of its conditionals
};

/// Sets Checker::mayReadSubject during its lifetime: whether the current part responds to an event.
class AnswerGuard {
public:
    AnswerGuard(Checker& checker, bool isAnswer) : m_checker(checker), m_before(checker.mayReadSubject) {
        m_checker.mayReadSubject = isAnswer;
    }
    ~AnswerGuard() { m_checker.mayReadSubject = m_before; }
    AnswerGuard(const AnswerGuard&) = delete;
    AnswerGuard& operator=(const AnswerGuard&) = delete;

private:
    Checker& m_checker;
    bool m_before;
};

/// Adds all effects below an element to the group, including the contents of their blocks (check/classes/effects.cpp).
/// Keeps document order. @return true if the effects can run
bool checkEffects(Checker& checker, Element list, const EffectsPlace& place, CheckedGroup& group);

/// Reads `before`, `when` or `after`, `of` and their details (check/classes/triggers.cpp). Adds one trigger for each
/// event, without conditions. @param parameters may contain a default for `of` @return false if a part has errors
bool checkOccurrences(Checker& checker, Element element, std::span<const ParameterSpec> parameters,
                      std::vector<CheckedTrigger>& out);
/// Reads a `<trigger>`. @param identity the initial identity of its conditions (conditionIdentity()) @return false if a
/// part has errors
bool checkTrigger(Checker& checker, Element element, std::uint64_t identity, std::vector<CheckedTrigger>& out);
/// Checks that an effect can cancel, replace or change the events of its triggers (T1, T10, T25). @return false if the
/// effect cannot
bool checkResponse(Checker& checker, const CheckedEffect& effect, std::span<const CheckedTrigger> answers);

/// Returns whether the effects in the blocks of an effect count as the group's own effects. The result is true for
/// `conditional`.
bool isConditional(const EffectSpec& spec);
/// Returns the enabled effects that decide whether a group alters meters (E2.2). These are the effects directly in the
/// group or in its conditionals. Excludes the conditionals themselves.
std::vector<const CheckedEffect*> decidingEffects(const CheckedGroup& group);

} // namespace orrery::engine
