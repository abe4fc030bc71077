// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/merge.h"

#include <QByteArray>
#include <QDialog>

#include <vector>

class QPlainTextEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace orrery::widgets {

/// Two texts of one file that have gone different ways, place by place: one's own and the one on the disk. What does
/// not overlap goes together by itself; of the rest somebody chooses (R1.3).
class MergeDialog : public QDialog {
    Q_OBJECT

public:
    /// @param explanation a sentence: which file, and what happened.
    MergeDialog(const QString& explanation, QByteArray base, QByteArray mine, QByteArray theirs,
                QWidget* parent = nullptr);

    /// For each place, in order: that of the disk is taken.
    const std::vector<bool>& choices() const { return m_takesTheirs; }
    /// What the choices come to.
    QByteArray text() const;
    void chooseAll(bool theirs);
    void choose(int place, bool theirs);
    QTreeWidget& places() { return *m_places; }

private:
    void showPlace();
    void say(QTreeWidgetItem& item, bool theirs) const;
    QString sliceOf(const QByteArray& text, engine::Span span) const;

    QByteArray m_base;
    QByteArray m_mine;
    QByteArray m_theirs;
    engine::Merge m_merge;
    std::vector<engine::MergePart> m_conflicts;
    std::vector<bool> m_takesTheirs;
    QTreeWidget* m_places;
    QPlainTextEdit* m_mineView;
    QPlainTextEdit* m_theirsView;
};

} // namespace orrery::widgets
