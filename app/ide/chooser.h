// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

class QWidget;

namespace orrery::ide {

/// One line of a chooser.
struct Choice {
    QString name;
    QString detail; ///< dim, behind the name; found by the filter too
};

/// Asks for one of many by typing a part of it: classes, scenarios, commands. @return its index, -1 if none was chosen.
int choose(const QString& title, const QVector<Choice>& choices, QWidget* parent);

} // namespace orrery::ide
