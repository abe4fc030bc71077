// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/classes/checker.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The place of effects.
struct EffectsPlace {
    std::string_view objectClass;              ///< the id of the class that owns the group
    std::string path;                          ///< within the group, for the identities of conditions: "effects#0"
    std::span<const CheckedTrigger> answers{}; ///< events that effects here can alter or cancel; empty: none
    bool hasOccurrence = false;                ///< whether Subject and amount() have a value
    std::uint16_t parent = noEffect;           ///< the effect whose block contains them
    std::uint8_t block = 0;
    bool isEnabled = true;      ///< false: their parent is disabled, and they with it
    bool mayAlterMeters = true; ///< true in a group, and in the blocks of a conditional there
};

/// Sets, during its lifetime, whether the part being read responds to an event (Checker::mayReadSubject).
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

/// Adds all effects below an element, and the contents of their blocks, to the group, in document order
/// (check/classes/effects.cpp). @return whether they can run
bool checkEffects(Checker& checker, Element list, const EffectsPlace& place, CheckedGroup& group);

/// Reads `before`, `when` or `after`, `of` and their details (check/classes/triggers.cpp), one trigger for each event,
/// without conditions. @param parameters may contain a fallback for `of`. @return whether everything could be read
bool checkOccurrences(Checker& checker, Element element, std::span<const ParameterSpec> parameters,
                      std::vector<CheckedTrigger>& out);
/// Reads a `<trigger>`. @param identity of its conditions. @return whether everything could be read
bool checkTrigger(Checker& checker, Element element, std::uint64_t identity, std::vector<CheckedTrigger>& out);
/// Checks that an effect can cancel, replace or change the events of its triggers (T1, T10, T25). @return whether it
/// can
bool checkResponse(Checker& checker, const CheckedEffect& effect, std::span<const CheckedTrigger> answers);

/// Returns whether the effects in its blocks count as the group's own: `conditional`.
bool isConditional(const EffectSpec& spec);
/// Returns the enabled effects that decide whether a group alters meters (E2.2): those directly in the group or in its
/// conditionals, except the conditionals themselves.
std::vector<const CheckedEffect*> decidingEffects(const CheckedGroup& group);

} // namespace orrery::engine
