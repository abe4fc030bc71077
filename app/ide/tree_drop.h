// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_model.h"

#include <QModelIndex>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QMimeData;

namespace orrery::widgets {
class Document;
}

namespace orrery::ide {

class MainWindow;

/// The place in the text of an entry of the project tree.
struct TreePlace {
    widgets::Document* document = nullptr; ///< null: no editable file, or unreadable
    widgets::FormPath path;                ///< for a file: its root
    QString label;
};
TreePlace treePlaceOf(MainWindow& window, const QModelIndex& at);
/// Returns the shown path of the file of an entry.
QString treeFileOf(MainWindow& window, const QModelIndex& at);

/// Handles drags of elements from forms, other files and programs onto entries of the project tree, where they are
/// allowed. It also lets entries be dragged to these (I2.5).
class TreeDrop : public QObject {
    Q_OBJECT

public:
    TreeDrop(MainWindow& window, QObject* parent);

private:
    /// The destination of an element, in the terms of forms.
    struct Spot {
        widgets::Document* document = nullptr;
        widgets::FormPath parent;
        widgets::FormPath before;
    };
    std::unique_ptr<QMimeData> describe(const QModelIndex& entry) const;
    /// @param isInto into the entry, or into the fitting element of a group; else before it
    std::optional<Spot> spotFor(const QMimeData& mime, const QModelIndex& entry, bool isInto) const;
    void take(const QMimeData& mime, const QString& entry, bool isInto, bool moves);

    MainWindow& m_window;
};

} // namespace orrery::ide
