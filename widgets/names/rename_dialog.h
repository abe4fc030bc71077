// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/rename.h"
#include "widgets/base/analysis.h"
#include "widgets/draft/draft_dialog.h"

#include <optional>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace orrery::widgets {

/// Asks for a new name and shows every edit. Meanwhile tries the edits on a copy of the project (I3.6). The user can
/// accept the dialog only after the trial ended without problems.
class RenameDialog : public DraftDialog {
    Q_OBJECT

public:
    RenameDialog(AnalysisPtr analysis, engine::NameId name, QWidget* parent = nullptr);

    const engine::RenamePlan& plan() const { return m_plan; }
    QString newName() const;
    QLineEdit& nameLine() { return *m_line; }
    QTreeWidget& preview() { return *m_preview; }
    /// Returns the problem that prevents the rename, or a sentence that there is none.
    QString verdict() const;
    bool isTrying() const { return m_isTrying; }
    bool canAccept() const;

signals:
    void tried();

private:
    void replan();
    void startTrial();
    void takeTrial(const QString& newName, const std::vector<engine::Diagnostic>& refusals);
    void showPlan();
    void showVerdict(const std::vector<engine::Diagnostic>& refusals);

    AnalysisPtr m_analysis;
    engine::NameId m_name;
    engine::RenamePlan m_plan;
    bool m_isTrying = false;
    std::optional<QString> m_triedWell; ///< the name whose trial succeeded
    QLineEdit* m_line;
    QTreeWidget* m_preview;
    QLabel* m_note;
    QLabel* m_verdict;
    QPushButton* m_accept;
};

} // namespace orrery::widgets
