// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/check/scenario/statement_names.h"
#include "engine/content/element.h"

#include <string>
#include <string_view>

namespace orrery::engine {

/// Reads attributes that hold constants: those of orders and of statements. Names of objects and empires stay as
/// written. They are looked up when the order or the statement is applied.
class ConstantReader {
public:
    /// @param isOrder an order gives values to run-time properties only (E7.9); a statement resolves its properties
    ConstantReader(Element element, const CheckedModel& model, StatementNames& names, bool isOrder)
        : m_element(element), m_model(model), m_names(names), m_isOrder(isOrder) {}

    /// Returns the argument of an attribute, or its default. It has no constant for an unknown name, which is reported.
    /// It has none for an unreadable number or choice either, which the check of the structure reports.
    CheckedArgument read(const ParameterSpec& spec);

private:
    void resolve(CheckedArgument& out);
    void resolveClass(CheckedArgument& out, std::string_view ofType);
    void resolveEnumerator(CheckedArgument& out);
    void resolveProperty(CheckedArgument& out);
    void resolveValue(CheckedArgument& out);

    Element m_element;
    const CheckedModel& m_model;
    StatementNames& m_names;
    bool m_isOrder;
};

} // namespace orrery::engine
