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

/// An action of a person on an object of the sandbox: its name, and the statement that carries it out.
struct ObjectAction {
    QString group; ///< the submenu
    QString name;
    engine::CheckedStatement statement; ///< to be added to the text
};

/// Returns all actions on an object at the current turn (I4.1). They place an object on it, give its owner a tech, set
/// a property that is an enumeration, or give it to another empire.
QVector<ObjectAction> actionsFor(const engine::Session& session, engine::Row row);

/// Shows the actions in a searchable list, and carries out the chosen one. `group` limits the list to one kind; empty:
/// all.
void chooseObjectAction(Sandbox& sandbox, engine::Row row, const QString& group, QWidget* parent);

/// Fills a menu with one entry for each kind of action. Each entry opens the list.
void addObjectActions(QMenu& menu, Sandbox& sandbox, engine::Row row, QWidget* parent);

} // namespace orrery::widgets
