// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/new_project.h"
#include "widgets/draft/draft_dialog.h"

#include <optional>

class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QThread;

namespace orrery::ide {

/// The dialog for the template, name and folder of a new project (I1.1). Creates the project. Shows problems of the
/// input while the user types.
class NewProjectDialog : public widgets::DraftDialog {
    Q_OBJECT

public:
    /// @param templateId the initially selected template.
    explicit NewProjectDialog(const QString& resourceFolder, const QString& templateId = QStringLiteral("tutorial"),
                              QWidget* parent = nullptr);
    ~NewProjectDialog() override;

    NewProject wanted() const;
    /// Returns the result after the user has accepted the dialog; otherwise nullopt.
    const std::optional<MadeProject>& made() const { return m_made; }

    void reject() override;
    void done(int result) override;

private:
    void listTemplates(const QString& chosenId);
    QString freeName() const;
    void refresh();
    void make();

    QString m_resourceFolder;
    QListWidget* m_templates;
    QLabel* m_description;
    QLineEdit* m_name;
    QLineEdit* m_folderName;
    QLineEdit* m_location;
    QLineEdit* m_importFolder;
    QWidget* m_importRow;
    QFormLayout* m_form;
    QLabel* m_reason;
    QPushButton* m_create;
    QThread* m_maker = nullptr;
    std::optional<MadeProject> m_made;
};

} // namespace orrery::ide
