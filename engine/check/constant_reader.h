// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/check/statement_names.h"
#include "engine/content/element.h"

#include <string>
#include <string_view>

namespace orrery::engine {

/// Reads attributes that hold constants: those of orders and of statements. Names of objects and empires stay as
/// written, and are found when the order or the statement is carried out.
class ConstantReader {
public:
    ConstantReader(Element element, const CheckedModel& model, StatementNames& names)
        : m_element(element), m_model(model), m_names(names) {}

    /// The argument of an attribute, or its fallback. It has no constant where a name is unknown, which is reported,
    /// and where a number or a choice cannot be read, which the check of the structure reports.
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
};

} // namespace orrery::engine
