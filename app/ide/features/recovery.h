// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "widgets/document/recovery.h"

#include <memory>

class QLabel;

namespace orrery::widgets {
class DraftStore;
class Journal;
class RecoveryDialog;
} // namespace orrery::widgets

namespace orrery::ide {

/// Keeps unsaved edits and inputs of dialogs in journals in the user's data folder, and reports failures. Offers to
/// recover the work of a window that ended unexpectedly (R1.1, R1.4).
class RecoveryFeature : public Feature {
    Q_OBJECT

public:
    explicit RecoveryFeature(MainWindow& window);
    ~RecoveryFeature() override;

private:
    void offer();
    void restoreSession();
    void showProblem();

    widgets::Journal* m_journal;
    widgets::DraftStore* m_drafts;
    std::unique_ptr<widgets::Recovery> m_recovery;
    std::unique_ptr<widgets::RecoveryDialog> m_dialog;
    QLabel* m_problem;
};

} // namespace orrery::ide
