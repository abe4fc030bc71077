// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/checker.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Where effects stand.
struct EffectsPlace {
    std::string_view objectClass;              ///< id of the class whose group it is
    std::string path;                          ///< within the group, for the identities of conditions: "effects#0"
    std::span<const CheckedTrigger> answers{}; ///< what effects here can prevent, replace or change; empty: nothing
    bool hasOccurrence = false;                ///< Subject and amount() mean something
    std::uint16_t parent = noEffect;           ///< the effect in whose block they stand
    std::uint8_t block = 0;
    bool isEnabled = true;      ///< false: their parent is switched off, and they with it
    bool mayAlterMeters = true; ///< in a group, and in the blocks of a conditional there
};

/// While it lives, what is read answers an occurrence, or does not (Checker::mayReadSubject).
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

/// All effects below an element, and what stands in their blocks, into the group, in the order of the document
/// (check/effects.cpp). @return whether nothing stands in the way of running them.
bool checkEffects(Checker& checker, Element list, const EffectsPlace& place, CheckedGroup& group);

/// What `before`, `when` or `after`, `of` and their details say (check/triggers.cpp), each occurrence by itself;
/// without conditions. @param parameters among which `of` may have a fallback. @return whether all of it could be read.
bool checkOccurrences(Checker& checker, Element element, std::span<const ParameterSpec> parameters,
                      std::vector<CheckedTrigger>& out);
/// A `<trigger>`. @param identity of its conditions. @return whether all of it could be read.
bool checkTrigger(Checker& checker, Element element, std::uint64_t identity, std::vector<CheckedTrigger>& out);
/// Whether an effect that answers can do so to what it answers (T1, T10, T25). @return whether it can.
bool checkResponse(Checker& checker, const CheckedEffect& effect, std::span<const CheckedTrigger> answers);

/// Whether the effects in its blocks are as good as those of the group itself: `conditional`.
bool isConditional(const EffectSpec& spec);
/// The effects that decide whether a group alters meters (E2.2), all that count: those that stand in the group itself
/// or in conditionals there, but no conditionals.
std::vector<const CheckedEffect*> decidingEffects(const CheckedGroup& group);

} // namespace orrery::engine
