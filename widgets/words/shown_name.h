// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/view.h"
#include "engine/vocabulary/rows.h"

#include <QString>

#include <string>

namespace orrery::widgets {

/// Returns the name of an object for people: its name, or for an object without a name its class and its id, such as
/// "Forum #272".
QString shownName(const engine::View& view, engine::Row row);

/// Returns the value of an attribute or argument for people. If it is a reference to an object by "#" and its id, adds
/// the label of its class. @param spec null: an unknown attribute
QString shownValue(const engine::View& view, const std::string& value, const engine::ParameterSpec* spec);
/// Returns the name of an object without a name. @param label label of its class
QString shownUnnamed(const QString& label, engine::Row row);

} // namespace orrery::widgets
