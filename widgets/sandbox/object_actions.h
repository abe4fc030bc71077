// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <QString>
#include <QVector>

#include <functional>

class QMenu;
class QWidget;

namespace orrery::widgets {

class MapEdits;
class Sandbox;

/// An action of the user on an object of the sandbox: its name, and the statement that performs it.
struct ObjectAction {
    QString group; ///< name of the submenu
    QString name;
    engine::CheckedStatement statement; ///< statement that the action adds to the text
};

/// Returns all actions on an object at the current turn (I4.1). There are actions that place an object on it, or give
/// its owner a tech. Others set a property that is an enumeration, or give the object to another empire.
QVector<ObjectAction> actionsFor(const engine::Session& session, engine::Row row);

/// Shows the actions in a searchable list, and performs the chosen one. `group` limits the list to one kind; empty: all
/// kinds.
/// @param edits applies the statement of the action
void chooseObjectAction(Sandbox& sandbox, MapEdits& edits, engine::Row row, const QString& group, QWidget* parent);

/// Fills a menu with one entry for each kind of action. Each entry opens the list of its actions.
void addObjectActions(QMenu& menu, Sandbox& sandbox, MapEdits& edits, engine::Row row, QWidget* parent);

} // namespace orrery::widgets
