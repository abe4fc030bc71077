// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/view.h"
#include "tests/engine/support/made_content.h"

#include <compare>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace orrery::engine::fixture {

/// A value of any format. Texts, pairs and dice are text; `none` is -1.
struct RefValue {
    bool isMissing = false;
    double number = 0.0;
    std::string text{};
};

/// The objects and values on which an expression is evaluated.
struct RefPlace {
    Row source = noRow;
    Row target = noRow; ///< noRow: the candidate
    Row candidate = noRow;
    double value = 0.0;
    bool missingAsZero = false;
    int part = 0;
    const std::map<std::string, RefValue>* parameters = nullptr;
};

/// Evaluates expressions in the slow and obvious way. It follows only the requirements (X1 to X4, V2 to V6, E4.4, E4.5)
/// and the content format. It reads columns, owner sets, texts and lanes of a view, and the tables of the vocabulary.
/// It shares nothing with the engine's evaluator except `^` (R3.2). It finds related objects by visiting every object,
/// and variables by visiting every modifier of every object.
class ReferenceEvaluator {
public:
    ReferenceEvaluator(const View& view, const MadeContent& content) : m_view(view), m_content(content) {}

    enum class Fault : std::uint8_t { divisionByZero, overflow, notANumber };

    RefValue evaluate(const Term& term, const RefPlace& place);
    const std::vector<Fault>& faults() const { return m_faults; }

    /// One instance of a variable: of an object, of a part of it, or of the whole run (noRow).
    struct Cell {
        std::string variable;
        std::string scope;
        Row row = noRow;
        int part = 0;
        friend auto operator<=>(const Cell&, const Cell&) = default;
    };
    /// Returns the cell that a name refers to, read from an object; nullopt if there is none.
    std::optional<Cell> cellOf(const std::string& name, Row row, int part) const;
    RefValue valueOf(const Cell& cell);
    /// Returns the start value, in the turn after that of the view, of a variable that spreads (X3.5). Reads only the
    /// values before the step.
    double spreadOf(const Cell& cell);

private:
    // Values (reference_evaluator.cpp).
    const MadeContent::Variable& variableOf(const Cell& cell) const;
    RefValue operation(const Term& term, const RefPlace& place);
    RefValue arithmetic(const std::string& op, const RefValue& a, const RefValue& b);
    RefValue logic(const Term& term, const RefPlace& place);
    RefValue constantOf(const Term& term) const;
    RefValue function(const Term& term, const RefPlace& place);
    RefValue lookup(const Term& term, const RefPlace& place);
    RefValue nothingOf(Format format) const;
    RefValue checked(double result, bool dividesByZero);

    // Objects (reference_objects.cpp).
    Row objectOf(const Term& term, const RefPlace& place, bool& isRoot);
    RefValue member(const Term& term, const RefPlace& place);
    RefValue read(const std::string& name, Row row, bool missingAsZero) const;
    std::optional<RefValue> readBuiltin(const std::string& name, Row row) const;
    RefValue cell(Format format, double value) const;
    RefValue named(const std::string& name) const;
    bool has(const std::string& kind, const std::string& id, Row row) const;
    RefValue hasOption(const std::string& id, Row row) const;
    bool isOfKind(const std::string& kind, const std::string& id, Row row) const;

    // Relations (reference_relations.cpp).
    std::vector<Row> related(const Term& term, const RefPlace& place, Row from);
    bool isRelated(const std::string& relation, Row from, Row other, double number, bool inJumps) const;
    RefValue aggregate(const Term& term, const RefPlace& place);
    RefValue reduce(const std::string& name, const std::vector<double>& values);
    bool isWithinJumps(Row from, Row other, double jumps) const;
    bool isConnected(Row from, Row other) const;

    // Access to the state.
    Row rowAt(Builtin column, Row row) const;
    double at(Builtin column, Row row) const { return m_view.builtin(column, row); }
    const std::vector<Row>& ownersOf(Row row) const;
    Row soleOwner(Row row) const;
    /// Returns an object and its hosts, from the object upwards (E4.4); a ship's system is above it.
    std::vector<Row> upwards(Row row) const;
    const Type& typeOf(Row row) const;
    Row sourceOf(Row carrier) const;

    const View& m_view;
    const MadeContent& m_content;
    std::vector<Fault> m_faults;
    std::map<Cell, RefValue> m_values; ///< results so far, because cells are read often
};

} // namespace orrery::engine::fixture
