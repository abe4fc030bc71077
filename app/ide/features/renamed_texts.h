// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/index.h"

#include <QJsonObject>
#include <QObject>
#include <QString>

#include <vector>

class QUndoStack;

namespace orrery::widgets {
class KeptFields;
}

namespace orrery::ide {

/// Renames names in the texts of the session too: in breakpoints, watches, plots and layers (I3.6). Follows undo and
/// redo of the rename.
class RenamedTexts : public QObject {
    Q_OBJECT

public:
    /// The arguments must outlive the object.
    RenamedTexts(widgets::KeptFields& fields, QUndoStack& history, QObject* parent);

    /// Call this function after the newest command of the history has renamed a name.
    void note(const engine::NameKey& was, const QString& newId);

private:
    struct Rename {
        int place = 0; ///< place of the command in the history
        QString text;  ///< text of the command; another text there: the history has dropped the command
        engine::NameKey was;
        QString newId;
        bool isDone = true;
        QJsonObject before{}; ///< values of the session before the rename; undo brings back those that did not change
        QJsonObject after{};
    };

    void follow();
    void apply(Rename& rename);

    widgets::KeptFields& m_fields;
    QUndoStack& m_history;
    std::vector<Rename> m_renames;
};

} // namespace orrery::ide
