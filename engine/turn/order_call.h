// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/scenario/orders.h"
#include "engine/evaluation/condition_call.h"
#include "engine/turn/proposal.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace orrery::engine {

/// One order of one empire, with the state in which it is evaluated.
struct OrderCall {
    const CheckedOrder& order;
    const View& view;
    Row empire = noRow;
    Evaluator& evaluator;
    Writer* writer = nullptr;     ///< writer for interned values; null while orderRefusal() runs
    Proposal* proposal = nullptr; ///< proposal that receives all changes of the order; null while orderRefusal() runs

    const CheckedArgument& argument(std::string_view parameter) const { return *argumentOf(order, parameter); }
    /// Returns the object that a parameter names. Returns noRow if no object in the game has that name.
    Row object(std::string_view parameter) const;
    /// Returns the index in a parameter's constant. Returns nullopt if the order does not have the parameter.
    std::optional<std::uint32_t> index(std::string_view parameter) const;
};

/// Returns the reason to refuse an order in this state, as a clause ("Vega I belongs to the Vegans"). Returns an empty
/// phrase if the engine would carry out the order.
Phrase orderRefusal(const CheckedOrder& order, Evaluator& evaluator, const View& view);

} // namespace orrery::engine
