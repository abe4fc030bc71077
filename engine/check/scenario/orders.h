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

// Orders of empires as text (E8.6): in scenarios, in files of orders, in fields of a form. They name objects and
// empires, which are looked up when an order is applied.

/// Returns the argument of a parameter of the order's row; null if the row has no such parameter.
const CheckedArgument* argumentOf(const CheckedOrder& order, std::string_view parameter);

/// Reads an order from an element, of the row with its tag. Returns nullopt if there is a problem, and reports it.
std::optional<CheckedOrder> readOrder(Element element, const CheckedModel& model, StatementNames& names);

/// Reads the orders of a scenario: all of its child elements that are nothing else.
void checkOrders(Element scenario, const CheckedModel& model, StatementNames& names, CheckedScenario& out);

/// Parses one order as text, `<move-order empire="…" …/>`, as the sandbox uses it. The text belongs to no file, and
/// diagnostics point into it. Returns nullopt if there is a problem.
std::optional<CheckedOrder> parseOrder(std::string_view text, const CheckedModel& model,
                                       std::vector<Diagnostic>& findings);
/// Parses all orders of a text, one element each, in its order; skips wrong ones. @param file the file of their places
std::vector<CheckedOrder> parseOrders(std::shared_ptr<const SourceText> text, FileId file, const CheckedModel& model,
                                      std::vector<Diagnostic>& findings);

/// Returns an order as a scenario contains it, without line end; parseOrder() reads it back (S15).
std::string orderXml(const CheckedOrder& order);

/// Converts an order from one model to another (after content was edited). Returns nullopt if one of its names no
/// longer exists.
std::optional<CheckedOrder> adoptOrder(const CheckedOrder& order, const CheckedModel& to);

} // namespace orrery::engine
