// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words/shown_name.h"

#include "engine/trace/replay.h"
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

QString shownUnnamed(const QString& label, const std::string& number) {
    return engineText(engine::phrase(engine::unnamedObject, {number, label.toStdString()}));
}

QString shownNumber(const engine::View& view, engine::Row row) {
    return view.layout->numbers() && !engine::isUnnamed(view, row) ? QString::fromStdString(view.numberText(row))
                                                                   : QString();
}

QString groupWords(const engine::CheckedModel& model, const engine::CheckedGroup& group) {
    const std::string own = engine::shownGroupName(model, group);
    const QString ofClass = QString::fromStdString(model.classes.asRead(group.owner).name);
    return own.empty() ? ofClass : ofClass + QStringLiteral(" · ") + QString::fromStdString(own);
}

} // namespace orrery::widgets
