// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/freeorion_export/freeorion_export.h"
#include "widgets/base/analysis.h"
#include "widgets/draft/draft_dialog.h"

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QTimer;
class QTreeWidget;
class QTreeWidgetItem;

namespace orrery::widgets {
class Analyzer;
}

namespace orrery::ide {

/// Exports a project to FreeOrion's scripts (G9): asks for the folders and the settings, and shows the changes in the
/// files and the edits that cannot be written. Each change of a setting makes a new preview in the background. The
/// export writes what the preview shows. A value that a macro made has a choice of its own in its row (G9.2). Files of
/// the new folder that changed since the last export are marked (G9.3).
class GameExportDialog : public widgets::DraftDialog {
    Q_OBJECT

public:
    /// @param analyzer knows the project's present texts. @param project folder of the project
    GameExportDialog(widgets::Analyzer& analyzer, QString project, QWidget* parent = nullptr);
    ~GameExportDialog() override;

    void reject() override;
    QTreeWidget& list() { return *m_list; }
    /// Returns the text beside the list: the changes in the selected file, or the selected problem.
    QString shownText() const;
    QString status() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Emitted to show the place of an edit that cannot be written. The dialog is closed, and keeps its draft.
    void placeWanted(orrery::engine::Location where);
    /// Emitted with a sentence about the result.
    void exported(const QString& text);

private:
    struct Preview;
    using PreviewPtr = std::shared_ptr<const Preview>;
    /// An edit of a value that a macro made: its place in the project, and the macro.
    using MacroEdit = std::pair<std::string, std::string>;
    /// The check of the new folder.
    struct Target {
        std::optional<engine::FileError> fault;
        std::vector<std::string> changed; ///< files that changed since the last export
    };

    void setUpPreview();
    void settingsChanged();
    void makePreview();
    void show(const PreviewPtr& preview);
    void addProblems();
    void addChoice(QTreeWidgetItem& item, const engine::Diagnostic& fault);
    void choose(const MacroEdit& edit, int choice);
    void addFiles();
    void targetChanged();
    void checkTarget();
    void showTarget();
    void showItem();
    void openItem(const QTreeWidgetItem* item);
    void refresh(const QString& status);
    void write();
    QString folderOf(const QLineEdit& line) const;
    QString previewText() const;
    QString targetText() const;
    bool isInProject(engine::Location place) const;
    bool hasFolder() const;
    bool hasPossibleFile() const;

    widgets::Analyzer& m_analyzer;
    QString m_project;
    QLineEdit* m_from;
    QLineEdit* m_to;
    QLineEdit* m_newFile;
    QComboBox* m_macros;
    QCheckBox* m_usesChanged;
    QCheckBox* m_overwrites;
    QTreeWidget* m_list;
    QPlainTextEdit* m_text;
    QLabel* m_status;
    QProgressBar* m_progress;
    QPushButton* m_export = nullptr;
    QTimer* m_delay;       ///< until the next preview, while the user types
    QTimer* m_targetDelay; ///< until the next check of the new folder, while the user types
    PreviewPtr m_preview;
    std::optional<Target> m_target;     ///< none while the check is running
    std::map<MacroEdit, int> m_choices; ///< of the rows; no part of the draft, because edits move the places
    bool m_isBehind = false;            ///< true while the list shows the preview before the last choice
    std::shared_ptr<std::atomic<int>> m_newest = std::make_shared<std::atomic<int>>(0); ///< number of a preview
    std::shared_ptr<std::atomic<int>> m_newestTarget = std::make_shared<std::atomic<int>>(0);
    bool m_isWriting = false;
};

} // namespace orrery::ide
