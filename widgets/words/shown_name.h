// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/view.h"
#include "engine/vocabulary/rows.h"

#include <QString>

#include <string>

namespace orrery::engine {
struct CheckedGroup;
}

namespace orrery::widgets {

/// Returns the name of an object for people: its name, or for an object without a name its class and its id, such as
/// "Forum #272".
QString shownName(const engine::View& view, engine::Row row);

/// Returns the value of an attribute or argument for people. If it is a reference to an object by "#" and its id, adds
/// the label of its class. @param spec null: an unknown attribute
QString shownValue(const engine::View& view, const std::string& value, const engine::ParameterSpec* spec);
/// Returns the name of an object without a name. @param label label of its class @param number "#" and its number
QString shownUnnamed(const QString& label, const std::string& number);
/// Returns the number of an object with a name, such as "#12", if a property of the project numbers objects (G4.1).
/// Otherwise returns an empty text.
QString shownNumber(const engine::View& view, engine::Row row);

/// Returns the names in the game by which people look for a group: that of its class, then its own.
QString groupWords(const engine::CheckedModel& model, const engine::CheckedGroup& group);

} // namespace orrery::widgets
