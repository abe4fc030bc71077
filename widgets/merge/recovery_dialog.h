// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/recovery.h"

#include <QDialog>

class QPlainTextEdit;
class QPushButton;
class QTreeWidget;

namespace orrery::widgets {

/// Offers the unsaved work of an earlier window, file by file (R1.1). Shows the changes, their time, and their relation
/// to the present file. The next window offers work again that the user neither restores nor discards.
class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    RecoveryDialog(Recovery& recovery, DocumentStore& store, Journal& journal, QWidget* parent = nullptr);

    QTreeWidget& files() { return *m_files; }
    /// Restores the selected files. Asks the user if the work and the file conflict.
    void restore();
    void discard();

signals:
    /// Emitted with a sentence about the result.
    void done(const QString& text);

private:
    QVector<RecoveredFile> ticked() const;
    void fill();
    void showFile();
    void refreshButtons();

    Recovery& m_recovery;
    DocumentStore& m_store;
    Journal& m_journal;
    QTreeWidget* m_files;
    QPlainTextEdit* m_changes;
    QPushButton* m_restore = nullptr;
    QPushButton* m_discard = nullptr;
};

} // namespace orrery::widgets
