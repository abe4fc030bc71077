// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/content/element.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

class StatementNames;

// Orders of empires as text (E8.6): in scenarios, in files of orders, in fields of a form. Objects and empires are
// named, and found when an order is carried out.

/// What every order takes besides the parameters of its row: who gives it, and when.
std::span<const ParameterSpec> orderAttributes();

/// The argument of a parameter of the order's row; null where the row has no such parameter.
const CheckedArgument* argumentOf(const CheckedOrder& order, std::string_view parameter);

/// The order that an element gives, of whatever row its tag names. nullopt, with findings, where anything is wrong.
std::optional<CheckedOrder> readOrder(Element element, const CheckedModel& model, StatementNames& names);

/// The orders of a scenario: whatever stands in its element and is nothing else.
void checkOrders(Element scenario, const CheckedModel& model, StatementNames& names, CheckedScenario& out);

/// One order as text, `<move-order empire="…" …/>`, as a person gives it in the sandbox: it stands in no file, and
/// findings point into the text. nullopt where anything is wrong.
std::optional<CheckedOrder> parseOrder(std::string_view text, const CheckedModel& model,
                                       std::vector<Diagnostic>& findings);
/// All orders of a text, one element each, in its order; those that are wrong are left out. @param file goes into their
/// places.
std::vector<CheckedOrder> parseOrders(std::shared_ptr<const SourceText> text, FileId file, const CheckedModel& model,
                                      std::vector<Diagnostic>& findings);

/// An order as a scenario writes it, without line end; parseOrder() gives it back (S15).
std::string orderXml(const CheckedOrder& order);

/// An order made with one model, for another (content was edited). nullopt where something that it names is gone.
std::optional<CheckedOrder> adoptOrder(const CheckedOrder& order, const CheckedModel& to);

} // namespace orrery::engine
