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

/// The place of an entry of the project tree in the text.
struct TreePlace {
    widgets::Document* document = nullptr; ///< document of the entry; null if the file is read-only or not readable
    widgets::FormPath path;                ///< path of the element; for a file, of its root
    QString label;
};
TreePlace treePlaceOf(MainWindow& window, const QModelIndex& at);
/// Returns the shown path of the file of an entry.
QString treeFileOf(MainWindow& window, const QModelIndex& at);

/// Handles drags of elements to entries of the project tree where they are allowed (I2.5). The elements come from
/// forms, other files or other programs. Also handles drags of entries to these.
class TreeDrop : public QObject {
    Q_OBJECT

public:
    TreeDrop(MainWindow& window, QObject* parent);

private:
    /// The destination of an element, as paths of a form.
    struct Spot {
        widgets::Document* document = nullptr;
        widgets::FormPath parent;
        widgets::FormPath before;
    };
    std::unique_ptr<QMimeData> describe(const QModelIndex& entry) const;
    /// @param isInto true: into the entry, or into the right element of a group; false: before the entry
    std::optional<Spot> spotFor(const QMimeData& mime, const QModelIndex& entry, bool isInto) const;
    void take(const QMimeData& mime, const QString& entry, bool isInto, bool moves);

    MainWindow& m_window;
};

} // namespace orrery::ide
