// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/check/statement_names.h"
#include "engine/content/element.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::engine {

// Statements of scenarios and of runs as text (S15). Objects and empires are named, and found when a statement acts.

/// The turn of a statement or decision; outside the bounds of the attribute's row, the nearest.
std::uint32_t turnOf(Element element);

/// One element of a statement: what the `read` of a row works on.
class StatementReading {
public:
    StatementReading(Element element, const StatementSpec& spec, const CheckedModel& model, StatementNames& names,
                     std::vector<CheckedStatement>& out)
        : m_element(element), m_spec(spec), m_model(model), m_names(names), m_out(out) {}

    Element element() const { return m_element; }
    const CheckedModel& model() const { return m_model; }
    StatementNames& names() { return m_names; }

    /// The statement with what all have in common: its place and its turn.
    CheckedStatement begin() const;
    /// An attribute of the row; nullopt where it is not given.
    std::optional<CheckedArgument> argument(std::string_view name);
    /// The statement with all that is written.
    CheckedStatement whole();
    /// A property by its attribute, or by its id; else a finding. @param where of the id
    std::optional<PropertyIndex> property(const std::string& id, Location where);
    /// What a text gives a property; else a finding.
    std::optional<GivenValue> value(PropertyIndex property, const std::string& text, Location where);
    /// The values of all attributes that are no attributes of the row, with '-' for '_'.
    std::vector<GivenValue> values();
    /// Adds a statement, unless it lacks the class that it names.
    void add(CheckedStatement statement);

private:
    Element m_element;
    const StatementSpec& m_spec;
    const CheckedModel& m_model;
    StatementNames& m_names;
    std::vector<CheckedStatement>& m_out;
};

/// Appends the statements of one element; none where it has errors.
void readStatements(Element element, const StatementSpec& spec, const CheckedModel& model, StatementNames& names,
                    std::vector<CheckedStatement>& out);
/// A `<galaxy>`.
GalaxySpec readGalaxy(Element element, const CheckedModel& model, StatementNames& names);

/// The statements of one element as text; findings point into the text. Attributes are not compared with the row.
std::vector<CheckedStatement> parseStatements(std::string_view text, const CheckedModel& model,
                                              std::vector<Diagnostic>& findings);
/// A statement as a scenario writes it, without line end; parseStatements() gives it back.
std::string statementXml(const CheckedStatement& statement);

/// A statement with attributes that the row has, to be written: its names are not looked up.
CheckedStatement newStatement(const StatementSpec& spec,
                              std::initializer_list<std::pair<std::string_view, std::string>> attributes);

/// A statement made with one model, for another (content was edited). nullopt where something that it names is gone.
std::optional<CheckedStatement> adoptStatement(const CheckedStatement& statement, const CheckedModel& to);

} // namespace orrery::engine
