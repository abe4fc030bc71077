// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"
#include "engine/program/world.h"
#include "engine/text/phrase.h"

#include <cmath>
#include <memory>
#include <string>

namespace orrery::engine {

struct ExpressionProgram;

/// A value of one run at one moment.
struct Measured {
    double number = 0.0; ///< NaN: missing
    std::string text{};
    Row object = noRow;
    Phrase problem{}; ///< why there is no value: a sentence without a full stop; empty: there is one

    bool isMissing() const { return std::isnan(number); }
};

/// An expression of a test or a sweep, compiled once for all turns.
class MeasuredExpression {
public:
    /// @param object name of the object of the expression; empty: the game
    /// @param typed null: there is no expression
    MeasuredExpression(std::string object, std::shared_ptr<const TypedExpression> typed);

    explicit operator bool() const { return m_program != nullptr; }
    const TypedExpression& typed() const { return *m_typed; }
    /// Returns the value in a state. @pre there is an expression
    Measured at(const View& view, World& world) const;
    /// Returns only the number of the value; NaN if there is none. @pre there is an expression
    double numberAt(const View& view, World& world) const;

private:
    double evaluated(Row object, const View& view, World& world) const;

    std::string m_object;
    std::shared_ptr<const TypedExpression> m_typed;
    std::shared_ptr<const ExpressionProgram> m_program;
};

} // namespace orrery::engine
