// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"
#include "engine/turn/session.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

struct ExpressionProgram;

/// An expression about objects of a run. Its bare names belong to the object, and it may name objects as scenario
/// conditions do: "owner == Aurora" (I4.7, I4.19).
class RunExpression {
public:
    /// Checks the expression. @param type the type of the objects, for their variables; nullopt: any
    RunExpression(const Session& session, std::string text, Format wanted, std::optional<TypeIndex> type);

    /// Returns the problems. Their locations are spans of the text.
    const std::vector<Diagnostic>& diagnostics() const { return m_diagnostics; }
    bool isGood() const { return m_program != nullptr; }
    /// Returns the first error: a sentence without a full stop; empty if the expression is good.
    Phrase problem() const;
    Format format() const;
    /// Returns the name of the value for people: the label of a column, otherwise the expression. @pre isGood()
    Phrase label(const CheckedModel& model) const;
    /// Returns whether the value depends on the object. @pre isGood()
    bool readsObject() const;
    /// Returns the column if the expression is only the name of a value of the object: "Industry". @pre isGood()
    std::optional<ColumnId> ownColumn() const;
    /// Returns the variables of the name if the expression is only the name of a variable. @pre isGood()
    std::vector<VariableIndex> ownVariables() const;
    /// Returns the columns that the value can depend on. @pre isGood()
    std::vector<ColumnId> columns(const CheckedModel& model) const;
    /// Returns the values for objects of a state; NaN if a value is missing. @pre isGood()
    /// @param texts gets the text of each value; null: nobody wants the texts
    std::vector<double> values(const View& view, std::span<const Row> objects,
                               std::vector<std::string>* texts = nullptr) const;

private:
    std::string m_text;
    std::vector<Diagnostic> m_diagnostics;
    std::shared_ptr<const TypedExpression> m_typed;
    std::shared_ptr<const ExpressionProgram> m_program;
};

/// Returns the column of an expression that is only the name of a value of its object: "Industry".
std::optional<ColumnId> ownColumn(const TypedExpression& expression);

/// Returns the names of all objects of a run so far.
ObjectNames objectNamesIn(const Session& session);
/// Returns the context of an expression about objects of a run. @param type as in RunExpression
/// @param names outlives the context
ExpressionContext contextOfRun(const CheckedModel& model, std::optional<TypeIndex> type, const ObjectNames& names);

/// Returns the object with a name, or with "#" and an id, in any turn so far. Prefers an object that exists. Returns
/// nullopt if there is none.
std::optional<Row> objectOfRun(const Session& session, std::string_view name);
/// The objects of a type or of a class. Without both, all objects.
struct ObjectGroup {
    std::optional<TypeIndex> type{}; ///< also the type of the class
    std::optional<ClassIndex> objectClass{};
};
/// Returns the group with the id of a type or a class; for an empty id, all objects. Returns nullopt if there is none.
std::optional<ObjectGroup> findGroup(const CheckedModel& model, std::string_view id);
/// Returns the sentence about an id that names no group.
Phrase noSuchGroup(const std::string& id);
/// Returns the label of a column for people, without the name of the object. @param wantsMeasure gives the current and
/// the maximum value of a meter the same label
Phrase columnLabel(const CheckedModel& model, ColumnId column, bool wantsMeasure = false);

/// Returns the existing objects of a state, of one type or one class if given.
std::vector<Row> objectsIn(const View& view, std::optional<TypeIndex> type, std::optional<ClassIndex> objectClass);

} // namespace orrery::engine
