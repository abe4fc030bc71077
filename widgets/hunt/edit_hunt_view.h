// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace orrery::widgets {

class EditHunt;

/// The lines whose edits changed a value (I4.18). Enter or a click opens them in the source.
class EditHuntView : public QWidget {
    Q_OBJECT

public:
    explicit EditHuntView(EditHunt& hunt, QWidget* parent = nullptr);

    QTreeWidget& tree() { return *m_tree; }
    /// Returns the sentence above the lines, and the text of the empty view; empty if they are not shown.
    QString note() const;
    QString emptyText() const;

signals:
    /// Emitted when the user opens lines. @param path shown path of the file
    void placeWanted(const QString& path, orrery::engine::Span span);

private:
    void refresh();
    void open(const QTreeWidgetItem* item);

    EditHunt& m_hunt;
    QLabel* m_note;
    QProgressBar* m_progress;
    QToolButton* m_stop;
    QTreeWidget* m_tree;
    QLabel* m_empty;
};

} // namespace orrery::widgets
