// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/runfile/run_description.h"
#include "widgets/draft/draft_dialog.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace orrery::ide {

/// Returns whether a path names a run file (I4.16).
bool isRunFile(const QString& path);
/// Returns a folder beside a run file for its content. It does not exist yet, or is empty.
QString folderBeside(const QString& path);

/// Shows the run in a run file, and asks for the folder that gets its content (I4.16).
class OpenRunDialog : public widgets::DraftDialog {
    Q_OBJECT

public:
    /// @param path path of the run file. @param program version of this program
    OpenRunDialog(const QString& path, const engine::RunDescription& run, const QString& program,
                  QWidget* parent = nullptr);

    /// Returns the chosen folder.
    QString folder() const;

private:
    void choose();
    void refresh();

    QLineEdit* m_folder;
    QLabel* m_reason;
    QPushButton* m_open;
};

} // namespace orrery::ide
