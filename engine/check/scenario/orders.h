// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/content/element.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

class StatementNames;

// Orders of empires as text (E8.6): in scenarios, in files of orders, in fields of a form. Orders refer to objects and
// empires by name. The run looks the names up when it applies an order.

/// Returns the argument of a parameter of the order's row; null if the row has no such parameter.
const CheckedArgument* argumentOf(const CheckedOrder& order, std::string_view parameter);

/// Reads an order from an element, according to the row with the element's tag. If there is a problem, reports it and
/// returns nullopt.
std::optional<CheckedOrder> readOrder(Element element, const CheckedModel& model, StatementNames& names);

/// Reads the orders of a scenario: all child elements without another meaning.
void checkOrders(Element scenario, const CheckedModel& model, StatementNames& names, CheckedScenario& out);

/// Parses one order as text, such as `<move-order empire="…" …/>`, for the sandbox. The text belongs to no file, and
/// diagnostics point into the text. Returns nullopt if there is a problem.
std::optional<CheckedOrder> parseOrder(std::string_view text, const CheckedModel& model,
                                       std::vector<Diagnostic>& findings);
/// Parses all orders of a text, one element for each, in the order of the text. Skips wrong orders. @param file the
/// file for the places of the orders
std::vector<CheckedOrder> parseOrders(std::shared_ptr<const SourceText> text, FileId file, const CheckedModel& model,
                                      std::vector<Diagnostic>& findings);

/// Returns an order in the form that scenarios use, without line end. parseOrder() reads this text (S15).
std::string orderXml(const CheckedOrder& order);

/// Converts an order from one model to another, after content has changed. Returns nullopt if one of its names no
/// longer exists.
std::optional<CheckedOrder> adoptOrder(const CheckedOrder& order, const CheckedModel& to);

} // namespace orrery::engine
