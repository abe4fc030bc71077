// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/measured.h"

#include "engine/program/evaluate.h"
#include "engine/universe/scenario.h"

#include <array>
#include <limits>
#include <optional>
#include <span>
#include <utility>

namespace orrery::engine {

MeasuredExpression::MeasuredExpression(std::string object, std::shared_ptr<const TypedExpression> typed)
    : m_object(std::move(object)), m_typed(std::move(typed)),
      m_program(m_typed ? compileExpression(*m_typed) : nullptr) {}

double MeasuredExpression::evaluated(Row object, const View& view, World& world) const {
    Bindings bindings;
    bindings.world = &world;
    const std::array rows{object};
    double number = 0.0;
    evaluate(*m_program, view, bindings, rows, {}, std::span(&number, 1));
    return number;
}

double MeasuredExpression::numberAt(const View& view, World& world) const {
    const auto object = m_object.empty() ? std::optional<Row>(0) : findObject(view, m_object); // 0: the game
    return object ? evaluated(*object, view, world) : std::numeric_limits<double>::quiet_NaN();
}

Measured MeasuredExpression::at(const View& view, World& world) const {
    Measured measured;
    const auto object = m_object.empty() ? std::optional<Row>(0) : findObject(view, m_object); // 0: the game
    if (!object) {
        measured.number = std::numeric_limits<double>::quiet_NaN();
        measured.problem = phrase("there is no object {0}", {quoted(m_object)});
        return measured;
    }
    measured.object = *object;
    measured.number = evaluated(*object, view, world);
    measured.text = formatValue(measured.number, m_typed->format, view, *m_typed, &world);
    if (measured.isMissing()) {
        measured.problem = phrase("{0} has no value", {m_typed->text});
    }
    return measured;
}

} // namespace orrery::engine
