// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/universe/view.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// A number or a word of a condition, or of a condition inside it, that can be replaced (I4.5).
struct MissSlot {
    std::vector<std::size_t> path{};  ///< indices of the children that lead to the condition with the slot
    std::size_t argument = 0;         ///< index of the argument
    std::vector<std::size_t> nodes{}; ///< in an expression: indices of the operands that lead to the constant
    bool isInExpression = false;
    bool isNumber = false;
    bool isInteger = false;
    double least = -1e15;
    double most = 1e15;
    const ParameterSpec* spec = nullptr; ///< parameter of an argument that is no expression
    Format format = badFormat;           ///< format of an enumerator, class or type
    double value = 0.0;
    std::string text{}; ///< the number or word as written
    Location where{};
};

/// Returns the numbers and words of a condition that the file contains as such.
std::vector<MissSlot> missSlots(const CheckedCondition& condition, const CheckedModel& model);

/// Returns the words that can stand in a slot, with their values. Does not return the present word. Of many classes,
/// returns only those that have objects.
std::vector<std::pair<double, std::string>> missWords(const MissSlot& slot, const CheckedModel& model,
                                                      const View& view);

/// Returns the condition with another number or word.
CheckedCondition withSlot(const CheckedCondition& condition, const MissSlot& slot, double value,
                          const std::string& text);

} // namespace orrery::engine
