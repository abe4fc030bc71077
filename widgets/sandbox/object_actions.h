// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <QString>
#include <QVector>

#include <functional>

class QMenu;
class QWidget;

namespace orrery::widgets {

class Sandbox;

/// Something that a person may do with an object of the sandbox: the statement that does it, and its name.
struct ObjectAction {
    QString group; ///< the submenu
    QString name;
    engine::CheckedStatement statement; ///< to be written
};

/// Everything that can be done with an object at the turn looked at: place what may be attached to it, give its owner a
/// tech, set a property that is an enumeration, give it to another empire (I4.1).
QVector<ObjectAction> actionsFor(const engine::Session& session, engine::Row row);

/// Asks in a searchable list which of them to do, and does it. `group` narrows to one kind; empty: all.
void chooseObjectAction(Sandbox& sandbox, engine::Row row, const QString& group, QWidget* parent);

/// Fills a menu with one entry a kind of action, each of which opens the list.
void addObjectActions(QMenu& menu, Sandbox& sandbox, engine::Row row, QWidget* parent);

} // namespace orrery::widgets
