// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"
#include "engine/universe/bitmap.h"
#include "engine/universe/universe.h"

#include <string>

namespace orrery::engine {

class Evaluator;

/// One evaluation of one condition: which condition, on which state, for which source.
struct ConditionCall {
    const CompiledCondition& condition;
    const View& view;
    Row source = noRow;
    Row target = noRow; ///< the scope candidate, when the condition stands inside another one; else noRow
    Evaluator& evaluator;
};

/// Why a condition answered as it did, for people: "Construction is 29", "at least 30".
struct Verdict {
    Truth truth = Truth::no;
    std::string observed;  ///< what was found: "Construction is 29", "has no meter Construction"
    std::string wanted;    ///< what was asked: "at least 30"
    double distance = 0.0; ///< how far off, for comparisons of numbers; else 0
};

/// Evaluates conditions on views, with caches shared by everything that asks the same on the same state. One for each
/// thread. Caches are keyed by the stamps of the columns they read; with `useCaches` off every answer is computed anew,
/// and is the same.
class Evaluator {
public:
    explicit Evaluator(const Program& program, bool useCaches = true);
    ~Evaluator();
    Evaluator(const Evaluator&) = delete;
    Evaluator& operator=(const Evaluator&) = delete;

    const Program& program() const { return m_program; }

    Truth one(const CompiledCondition& condition, const View& view, Row source, Row candidate, Row target = noRow,
              Verdict* why = nullptr);
    void set(const CompiledCondition& condition, const View& view, Row source, const Bitmap& among, TruthSet& out,
             Row target = noRow);
    /// All rows that match, cached and shared: what nested conditions ask.
    const TruthSet& matching(const CompiledCondition& condition, const View& view, Row source);

    /// E6.1: all conditions hold for the source. A source that is gone is never active.
    bool isActive(const CompiledGroup& group, const View& view, Row source);
    /// E4.1, E4.5: ascending, shared with every other source that has the same scope.
    RowListRef scope(const CompiledGroup& group, const View& view, Row source);

    /// Numbers of an argument for one source, or one candidate (missing: NaN).
    double number(const CompiledArgument& argument, const View& view, Row source, Row candidate = noRow,
                  Row target = noRow);

    /// Rows that exist, and rows of each (column, value); cached.
    const Bitmap& existing(const View& view);
    const Bitmap& equal(const View& view, ColumnId column, double value);
    /// The same through the attachment tree (E4.4): rows for which holderOf(column) has the value; and where it is
    /// missing.
    const TruthSet& effectiveEqual(const View& view, ColumnId column, double value);
    /// Rows at most `distance` from a place, or at most `jumps` starlane jumps from a row's place (E5.15, E5.16).
    const Bitmap& withinDistance(const View& view, double x, double y, double distance);
    const Bitmap& withinJumps(const View& view, Row from, int jumps);
    /// Jumps between two places, or -1 (no path, or no position).
    int jumps(const View& view, Row from, Row to);

private:
    struct Caches;
    const Program& m_program;
    bool m_useCaches;
    std::unique_ptr<Caches> m_caches;
};

/// The rows of the shipped conditions, in tag order (rules/conditions_*.cpp, one file a family).
std::span<const ConditionSpec> conditionRows();

} // namespace orrery::engine
