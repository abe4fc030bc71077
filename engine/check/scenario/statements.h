// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/check/scenario/statement_names.h"
#include "engine/content/element.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::engine {

// Statements of scenarios and of runs as text (S15). Statements refer to objects and empires by name. The run looks the
// names up when it applies a statement.

/// Returns the turn of a statement or decision, clamped to the bounds in the attribute's row.
std::uint32_t turnOf(Element element);

/// Returns whether a statement, order or decision acts. A disabled one is checked, but no run reads it (I6.4).
bool isEnabled(Element element);

/// The element of a statement, for the function `read` of the statement's row.
class StatementReading {
public:
    StatementReading(Element element, const StatementSpec& spec, const CheckedModel& model, StatementNames& names,
                     std::vector<CheckedStatement>& out)
        : m_element(element), m_spec(spec), m_model(model), m_names(names), m_out(out) {}

    Element element() const { return m_element; }
    const CheckedModel& model() const { return m_model; }
    StatementNames& names() { return m_names; }

    /// Returns a statement with the parts that all statements have: place and turn.
    CheckedStatement begin() const;
    /// Returns the argument for an attribute of the row; nullopt if the element lacks it.
    std::optional<CheckedArgument> argument(std::string_view name);
    /// Returns the statement with all attributes of the element.
    CheckedStatement whole();
    /// Finds a property by the name of its attribute, or by its id. Reports a problem if there is none. @param where
    /// the place of the id
    std::optional<PropertyIndex> property(const std::string& id, Location where);
    /// Returns the value of a property from its text. Reports a problem if the text is no value of the property.
    std::optional<GivenValue> value(PropertyIndex property, const std::string& text, Location where);
    /// Returns the values of all attributes that are not in the row. Such attributes are names of properties, with '-'
    /// in place of '_'.
    std::vector<GivenValue> values();
    /// Adds a statement, unless it names a class that does not exist.
    void add(CheckedStatement statement);

private:
    Element m_element;
    const StatementSpec& m_spec;
    const CheckedModel& m_model;
    StatementNames& m_names;
    std::vector<CheckedStatement>& m_out;
};

/// Appends the statements of one element, or nothing if the element has errors or is disabled.
void readStatements(Element element, const StatementSpec& spec, const CheckedModel& model, StatementNames& names,
                    std::vector<CheckedStatement>& out);
/// Reads a `<galaxy>`.
GalaxySpec readGalaxy(Element element, const CheckedModel& model, StatementNames& names);

/// Parses the statements of one element as text. Diagnostics point into the text. Does not compare the attributes with
/// the row.
std::vector<CheckedStatement> parseStatements(std::string_view text, const CheckedModel& model,
                                              std::vector<Diagnostic>& findings);
/// Returns a statement in the form that scenarios use, without line end. parseStatements() reads this text.
std::string statementXml(const CheckedStatement& statement);

/// Makes a statement with attributes of the row, for statementXml(). Does not resolve its names.
CheckedStatement newStatement(const StatementSpec& spec,
                              std::initializer_list<std::pair<std::string_view, std::string>> attributes);

/// Converts a statement from one model to another, after content has changed. Returns nullopt if one of its names no
/// longer exists.
std::optional<CheckedStatement> adoptStatement(const CheckedStatement& statement, const CheckedModel& to);

} // namespace orrery::engine
