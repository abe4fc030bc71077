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

// Statements of scenarios and of runs as text (S15). They name objects and empires, which are looked up when a
// statement is applied.

/// Returns the turn of a statement or decision, clamped to the bounds of the attribute's row.
std::uint32_t turnOf(Element element);

/// One element of a statement, for the function `read` of a row.
class StatementReading {
public:
    StatementReading(Element element, const StatementSpec& spec, const CheckedModel& model, StatementNames& names,
                     std::vector<CheckedStatement>& out)
        : m_element(element), m_spec(spec), m_model(model), m_names(names), m_out(out) {}

    Element element() const { return m_element; }
    const CheckedModel& model() const { return m_model; }
    StatementNames& names() { return m_names; }

    /// Returns a statement with the parts that all have: its place and its turn.
    CheckedStatement begin() const;
    /// Returns an attribute of the row; nullopt if it is not given.
    std::optional<CheckedArgument> argument(std::string_view name);
    /// Returns the statement with all written attributes.
    CheckedStatement whole();
    /// Finds a property by the name of its attribute, or by its id. Reports a problem if there is none. @param where of
    /// the id
    std::optional<PropertyIndex> property(const std::string& id, Location where);
    /// Returns the value that a text means for a property. Reports a problem if there is none.
    std::optional<GivenValue> value(PropertyIndex property, const std::string& text, Location where);
    /// Returns the values of all attributes that are not in the row, with '-' for '_'.
    std::vector<GivenValue> values();
    /// Adds a statement, unless the class that it names is missing.
    void add(CheckedStatement statement);

private:
    Element m_element;
    const StatementSpec& m_spec;
    const CheckedModel& m_model;
    StatementNames& m_names;
    std::vector<CheckedStatement>& m_out;
};

/// Appends the statements of one element; none if it has errors.
void readStatements(Element element, const StatementSpec& spec, const CheckedModel& model, StatementNames& names,
                    std::vector<CheckedStatement>& out);
/// Reads a `<galaxy>`.
GalaxySpec readGalaxy(Element element, const CheckedModel& model, StatementNames& names);

/// Parses the statements of one element as text; diagnostics point into the text. Does not compare attributes with the
/// row.
std::vector<CheckedStatement> parseStatements(std::string_view text, const CheckedModel& model,
                                              std::vector<Diagnostic>& findings);
/// Returns a statement as a scenario contains it, without line end; parseStatements() reads it back.
std::string statementXml(const CheckedStatement& statement);

/// Makes a statement with attributes of the row, to be written as text. Does not look up its names.
CheckedStatement newStatement(const StatementSpec& spec,
                              std::initializer_list<std::pair<std::string_view, std::string>> attributes);

/// Converts a statement from one model to another (after content was edited). Returns nullopt if one of its names no
/// longer exists.
std::optional<CheckedStatement> adoptStatement(const CheckedStatement& statement, const CheckedModel& to);

} // namespace orrery::engine
