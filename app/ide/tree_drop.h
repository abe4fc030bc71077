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

/// An entry of the project's tree in the text.
struct TreePlace {
    widgets::Document* document = nullptr; ///< null: of no file that can be edited, or unreadable
    widgets::FormPath path;                ///< of a file: its root
    QString label;
};
TreePlace treePlaceOf(MainWindow& window, const QModelIndex& at);
/// The shown path of the file that an entry is, or stands in.
QString treeFileOf(MainWindow& window, const QModelIndex& at);

/// Lets elements come from forms, other files and programs onto entries of the project's tree, where they may stand,
/// and gives entries to drag to these (I2.5).
class TreeDrop : public QObject {
    Q_OBJECT

public:
    TreeDrop(MainWindow& window, QObject* parent);

private:
    /// Where an element goes, as forms speak of it.
    struct Spot {
        widgets::Document* document = nullptr;
        widgets::FormPath parent;
        widgets::FormPath before;
    };
    std::unique_ptr<QMimeData> describe(const QModelIndex& entry) const;
    /// @param isInto into the entry, or into what a group keeps such things in; else before it
    std::optional<Spot> spotFor(const QMimeData& mime, const QModelIndex& entry, bool isInto) const;
    void take(const QMimeData& mime, const QString& entry, bool isInto, bool moves);

    MainWindow& m_window;
};

} // namespace orrery::ide
