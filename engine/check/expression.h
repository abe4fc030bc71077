// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/vocabulary/column_layout.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// Where a reading starts (X1.6).
enum class ExpressionRoot : std::uint8_t {
    source,
    target,    ///< the scope candidate, at any depth
    candidate, ///< the innermost candidate: what bare names mean
};

/// A node of a typed expression: a constant, a reading, an operator or a function (which row) over operands.
/// Defined in check/expression.cpp's sibling headers by the expression checker; spans are in the file's bytes.
struct TypedNode;

/// An expression whose names are resolved and whose formats fit. Immutable.
struct TypedExpression {
    Format format;
    std::string text; ///< as written
    Location where;
    std::shared_ptr<const TypedNode> root;
    std::optional<double> constant; ///< folded, where it reads nothing
    bool readsSource = false;
    bool readsTarget = false;    ///< `Target`, explicitly
    bool readsCandidate = false; ///< bare names
    bool readsTurn = false;
    bool readsChance = false;
    bool readsValue = false;       ///< value()
    std::vector<ColumnId> columns; ///< every column that it can read, sorted
};

} // namespace orrery::engine
