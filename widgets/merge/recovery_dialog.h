// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/recovery.h"

#include <QDialog>

class QPlainTextEdit;
class QPushButton;
class QTreeWidget;

namespace orrery::widgets {

/// Offers what an earlier window left unsaved, file by file (R1.1): what would come back, from when, and how it goes
/// together with what is there now. What is neither restored nor discarded is offered again next time.
class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    RecoveryDialog(Recovery& recovery, DocumentStore& store, Journal& journal, QWidget* parent = nullptr);

    QTreeWidget& files() { return *m_files; }
    /// Restores what is ticked; where work and file do not go together somebody is asked.
    void restore();
    void discard();

signals:
    /// One sentence about what was done.
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
