// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/check/scenario/statement_names.h"
#include "engine/content/element.h"

#include <optional>
#include <string>
#include <string_view>

namespace orrery::engine {

template <typename Row>
class KindTable; // vocabulary/kind_table.h

/// Reads the attributes of orders and statements, which are constants. Does not resolve names of objects and empires:
/// the run looks them up when it applies the order or statement.
class ConstantReader {
public:
    /// @param isOrder true for an order: it gives values only to run-time properties (E7.9); false for a statement,
    /// which resolves its own properties
    ConstantReader(Element element, const CheckedModel& model, StatementNames& names, bool isOrder)
        : m_element(element), m_model(model), m_names(names), m_isOrder(isOrder) {}

    /// Returns the argument of an attribute, or its default. Reports an unknown name, and returns no constant for it.
    /// Returns no constant for an unreadable number or choice either; the check of the structure reports these.
    CheckedArgument read(const ParameterSpec& spec);

private:
    struct Resolving;
    static const KindTable<Resolving> resolvings;

    template <typename Table>
    void resolveIndex(CheckedArgument& out, std::optional<std::uint16_t> found, const Phrase& kind, const Table& table);
    void resolveMeter(CheckedArgument& out);
    void resolveResource(CheckedArgument& out);
    void resolveChoice(CheckedArgument& out);
    void resolveNumber(CheckedArgument& out);
    void resolveOwnClass(CheckedArgument& out);
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
