// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/orders.h"
#include "engine/rules/condition_call.h"
#include "engine/turn/proposal.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace orrery::engine {

/// One order of one empire, on the state on which it is looked at.
struct OrderCall {
    const CheckedOrder& order;
    const View& view;
    Row empire = noRow;
    Evaluator& evaluator;
    Writer* writer = nullptr;     ///< for interning; null while the refusal is asked
    Proposal* proposal = nullptr; ///< what changes goes in here; null while the refusal is asked

    const CheckedArgument& argument(std::string_view parameter) const { return *argumentOf(order, parameter); }
    /// The object that a parameter names; noRow where nothing in the game is called so.
    Row object(std::string_view parameter) const;
    /// What a parameter's constant is the index of; parameters without one are those that are not given.
    std::optional<std::uint32_t> index(std::string_view parameter) const;
};

/// The kinds of order (E8.6), in the order in which occurrences name them (turn/occurrences.h).
std::span<const OrderSpec> orderRows();

/// Why an order would not be carried out on this state, as a clause ("Vega I belongs to the Vegans"); empty: it would.
Phrase orderRefusal(const CheckedOrder& order, Evaluator& evaluator, const View& view);

/// Why an empire cannot have a class: which part of its availability fails, and with what values (X6.3). Where a place
/// is given, also why the class may not stand there. Empty: it can.
Phrase whyUnavailable(Evaluator& evaluator, const View& view, ClassIndex objectClass, Row empire, Row place = noRow);

} // namespace orrery::engine
