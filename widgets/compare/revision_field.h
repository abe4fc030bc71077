// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/revision.h"

#include <QComboBox>

namespace orrery::widgets {

/// An editable box for a revision of a git repository: a branch, a tag, a hash, "HEAD~2" …. Its list offers the last
/// revisions that changed the project. Words of a subject or a date find them, too.
class RevisionField : public QComboBox {
    Q_OBJECT

public:
    explicit RevisionField(QWidget* parent = nullptr);

    /// Shows a name without a signal.
    void setRevision(const QString& name);
    /// Offers these revisions. Keeps the text of the field. @param problem why there are none; empty: there is no
    /// problem
    void offer(const engine::RevisionList& list, const QString& problem = {});

    void showPopup() override;

signals:
    /// Emitted after the user chooses or types another revision.
    void chosen(const QString& name);
    /// Emitted before the list appears.
    void listWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose(const QString& name);

    QString m_name; ///< the last chosen one
};

/// Returns "1a2b3c4, 20 Nov 2026: Make mines cheaper".
QString revisionWords(const engine::Revision& revision);

} // namespace orrery::widgets
