// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <QPointer>
#include <QTimer>

namespace orrery::widgets {
class Document;
class MergeDialog;
class OutsideEdits;
} // namespace orrery::widgets

namespace orrery::ide {

/// Applies changes that other programs make to the project's files, and reports them. Asks the user if they conflict
/// with unsaved work (I1.2, R1.3).
class OutsideEditsFeature : public Feature {
    Q_OBJECT

public:
    explicit OutsideEditsFeature(MainWindow& window);

private:
    void ask();

    widgets::OutsideEdits* m_edits;
    QTimer m_ask; ///< delays the question until saves and other dialogs are finished
    QPointer<widgets::MergeDialog> m_dialog;
};

} // namespace orrery::ide
