// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/merge.h"
#include "widgets/draft/draft_dialog.h"

#include <QByteArray>

#include <vector>

class QPlainTextEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace orrery::widgets {

/// Two texts of one file that have gone different ways, place by place: one's own and the one on the disk. What does
/// not overlap goes together by itself; of the rest somebody chooses (R1.3). Whoever decides later finds the choices
/// that were made already.
class MergeDialog : public DraftDialog {
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

    /// Asks nothing: the choices are kept.
    void reject() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    QJsonObject draftValues() const override;
    void setDraftValues(const QJsonObject& values) override;

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
