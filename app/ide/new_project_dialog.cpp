// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/new_project_dialog.h"

#include "app/ide/folder_field.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QThread>
#include <QVBoxLayout>

#include <memory>

namespace orrery::ide {

namespace {
constexpr auto locationKey = "new-project-location";
}

NewProjectDialog::NewProjectDialog(const QString& resourceFolder, const QString& templateId, QWidget* parent)
    : DraftDialog(QStringLiteral("new-project/") + templateId, widgets::DraftScope::program, parent),
      m_resourceFolder(resourceFolder), m_templates(new QListWidget(this)), m_description(new QLabel(this)),
      m_name(new QLineEdit(this)), m_folderName(new QLineEdit(this)), m_location(new QLineEdit(this)),
      m_importFolder(new QLineEdit(this)), m_form(new QFormLayout), m_reason(new QLabel(this)) {
    setWindowTitle(tr("New project"));
    resize(680, 360);
    listTemplates(templateId);
    m_description->setWordWrap(true);
    m_description->setForegroundRole(QPalette::PlaceholderText);
    m_description->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_description->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_reason->setWordWrap(true);
    m_reason->setMinimumHeight(2 * fontMetrics().lineSpacing());
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    m_location->setText(QSettings().value(QLatin1String(locationKey), QDir::toNativeSeparators(documents)).toString());
    m_form->addRow(tr("&Name:"), m_name);
    m_form->addRow(tr("Folder na&me:"), m_folderName);
    addFolderField(*m_form, tr("&In the folder:"), *m_location, tr("Choose the parent folder"));
    m_importRow =
        addFolderField(*m_form, tr("&Game files:"), *m_importFolder, tr("Choose the folder of the game's files"));
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_create = buttons->addButton(tr("Create"), QDialogButtonBox::AcceptRole);
    m_create->setDefault(true);

    auto* const right = new QVBoxLayout;
    right->addWidget(m_description);
    right->addLayout(m_form);
    right->addStretch(1);
    right->addWidget(m_reason);
    auto* const across = new QHBoxLayout;
    across->addWidget(m_templates);
    across->addLayout(right, 1);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(across, 1);
    layout->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::accepted, this, &NewProjectDialog::make);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_templates, &QListWidget::currentRowChanged, this, &NewProjectDialog::refresh);
    connect(m_name, &QLineEdit::textChanged, this, [this](const QString& name) {
        if (!m_folderName->isModified()) { // keeps a folder name that the user typed
            m_folderName->setText(folderNameFor(name));
        }
    });
    for (QLineEdit* const line : {m_name, m_folderName, m_location, m_importFolder}) {
        connect(line, &QLineEdit::textChanged, this, &NewProjectDialog::refresh);
    }
    m_name->setText(freeName());
    m_name->selectAll();
    m_name->setFocus();
    refresh();
    addField(QStringLiteral("template"), *m_templates);
    addField(QStringLiteral("name"), *m_name);
    addField(QStringLiteral("folder-name"), *m_folderName); // after the name, which also sets the folder name
    addField(QStringLiteral("location"), *m_location);
    addField(QStringLiteral("classic"), *m_importFolder); // the key in drafts of earlier versions
    beginDraft();
}

void NewProjectDialog::listTemplates(const QString& chosenId) {
    m_templates->setAccessibleName(tr("Template"));
    m_templates->setMaximumWidth(200);
    for (const ProjectTemplate& one : projectTemplates()) {
        auto* const item = new QListWidgetItem(one.title, m_templates);
        item->setData(Qt::UserRole, one.id);
        if (chosenId == one.id) {
            m_templates->setCurrentItem(item);
        }
    }
}

/// Returns a name whose folder does not exist yet.
QString NewProjectDialog::freeName() const {
    const QDir location(QDir::fromNativeSeparators(m_location->text()));
    QString name = tr("My mod");
    for (int i = 2; location.exists(folderNameFor(name)); ++i) {
        name = tr("My mod %1").arg(i);
    }
    return name;
}

NewProjectDialog::~NewProjectDialog() {
    if (m_maker != nullptr) {
        m_maker->wait();
    }
}

NewProject NewProjectDialog::wanted() const {
    const QListWidgetItem* const item = m_templates->currentItem();
    const QString location = QDir::fromNativeSeparators(m_location->text().trimmed());
    const QString name = m_folderName->text().trimmed();
    return {.templateId = item != nullptr ? item->data(Qt::UserRole).toString() : QString(),
            .name = m_name->text().trimmed(),
            .folder = location.isEmpty() || name.isEmpty() ? QString() : QDir(location).filePath(name),
            .importFolder = QDir::fromNativeSeparators(m_importFolder->text().trimmed())};
}

void NewProjectDialog::refresh() {
    const NewProject project = wanted();
    for (const ProjectTemplate& one : projectTemplates()) {
        if (project.templateId == one.id) {
            m_description->setText(one.description);
            m_importRow->setVisible(one.importer != nullptr);
            m_form->labelForField(m_importRow)->setVisible(one.importer != nullptr);
        }
    }
    const QString reason = whyNotMade(project);
    m_reason->setText(!reason.isEmpty()
                          ? reason
                          : tr("The project will be created in %1").arg(QDir::toNativeSeparators(project.folder)));
    m_create->setEnabled(reason.isEmpty() && m_maker == nullptr);
}

void NewProjectDialog::make() {
    if (m_maker != nullptr || !m_create->isEnabled()) {
        return;
    }
    // Uses another thread, because an import can read thousands of classes (I5.1).
    const auto result = std::make_shared<std::variant<MadeProject, QString>>();
    const NewProject project = wanted();
    m_maker =
        QThread::create([result, project, resources = m_resourceFolder] { *result = makeProject(project, resources); });
    m_maker->setParent(this);
    setEnabled(false);
    m_reason->setText(tr("Creating the project…"));
    connect(m_maker, &QThread::finished, this, [this, result, project] {
        m_maker->deleteLater();
        m_maker = nullptr;
        setEnabled(true);
        refresh();
        if (const auto* const reason = std::get_if<QString>(result.get())) {
            m_reason->setText(*reason);
            QLineEdit& wrong = *(m_importRow->isVisibleTo(this) ? m_importFolder : m_location);
            wrong.setFocus(Qt::OtherFocusReason); // the disabled dialog has lost the focus
            wrong.selectAll();
            return;
        }
        m_made = std::get<MadeProject>(*result);
        QSettings().setValue(QLatin1String(locationKey), m_location->text().trimmed());
        rememberImportFolder(project.folder, project.importFolder);
        accept();
    });
    m_maker->start();
}

// Closes the dialog, except while the thread writes files.
void NewProjectDialog::reject() {
    if (m_maker == nullptr) {
        DraftDialog::reject();
    }
}

void NewProjectDialog::done(int result) {
    if (m_maker == nullptr) {
        DraftDialog::done(result);
    }
}

} // namespace orrery::ide
