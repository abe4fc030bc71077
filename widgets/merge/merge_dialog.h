// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/merge.h"
#include "widgets/draft/draft_dialog.h"

#include <QByteArray>

#include <vector>

class QDialogButtonBox;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace orrery::widgets {

/// Two diverged texts of one file, place by place: the user's text and the text on the disk (R1.3). Merges changes that
/// do not overlap. For each other place, the user chooses a text. If the user postpones the decision, the draft keeps
/// the choices.
class MergeDialog : public DraftDialog {
    Q_OBJECT

public:
    /// @param explanation a sentence about the file and the cause of the conflict.
    MergeDialog(const QString& explanation, QByteArray base, QByteArray mine, QByteArray theirs,
                QWidget* parent = nullptr);

    /// Returns for each place, in order, whether the user chose the text on the disk.
    const std::vector<bool>& choices() const { return m_takesTheirs; }
    /// Returns the text that results from the choices.
    QByteArray text() const;
    void chooseAll(bool theirs);
    void choose(int place, bool theirs);
    QTreeWidget& places() { return *m_places; }

    /// Closes the dialog without a question, because the draft keeps the choices.
    void reject() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    QJsonObject draftValues() const override;
    void setDraftValues(const QJsonObject& values) override;

private:
    void setUpPlaces();
    QDialogButtonBox* makeButtons();
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
