// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/numbers.h"

#include "engine/universe/universe.h"
#include "widgets/words/shown_name.h"

#include <QStringList>

namespace orrery::widgets {

QString exactText(double value, engine::ColumnId column, const engine::View& view) {
    if (column == view.layout->builtin(engine::Builtin::owners)) {
        QStringList names;
        for (const engine::Row empire : (*view.ownerSets)[static_cast<std::uint32_t>(value)]) {
            names << shownName(view, empire);
        }
        return names.isEmpty() ? QStringLiteral("none") : names.join(QStringLiteral(", "));
    }
    return exactText(value, (*view.layout)[column].format, view);
}

QString valueText(double value, engine::ColumnId column, const engine::View& view) {
    const bool isNumber = (*view.layout)[column].format.kind == engine::FormatKind::number &&
                          column != view.layout->builtin(engine::Builtin::owners);
    return isNumber ? shortNumber(value) : exactText(value, column, view);
}

QString exactText(double value, engine::Format format, const engine::View& view) {
    if (format.kind == engine::FormatKind::object && value >= 0.0) {
        return shownName(view, static_cast<engine::Row>(value));
    }
    return QString::fromStdString(engine::formatValue(value, format, view));
}

QString valueText(double value, engine::Format format, const engine::View& view) {
    return format.kind == engine::FormatKind::number ? shortNumber(value) : exactText(value, format, view);
}

} // namespace orrery::widgets
