// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words/shown_name.h"

#include "engine/universe/object_phrase.h"
#include "widgets/words/engine_text.h"

namespace orrery::widgets {

QString shownName(const engine::View& view, engine::Row row) {
    return engineText(engine::objectPhrase(view, row));
}

QString shownValue(const engine::View& view, const std::string& value, const engine::ParameterSpec* spec) {
    const bool isObject =
        spec != nullptr && (spec->kind == engine::ParameterKind::object || spec->kind == engine::ParameterKind::system);
    return isObject ? engineText(engine::referencePhrase(view, value)) : QString::fromStdString(value);
}

QString shownUnnamed(const QString& label, engine::Row row) {
    return engineText(engine::phrase(engine::unnamedObject, {"#" + std::to_string(row), label.toStdString()}));
}

} // namespace orrery::widgets
