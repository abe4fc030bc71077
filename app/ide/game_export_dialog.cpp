// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/game_export_dialog.h"

#include "app/ide/folder_field.h"
#include "app/ide/new_project.h"
#include "engine/import/freeorion_import.h"
#include "engine/import/import_origins.h"
#include "engine/text/file_io.h"
#include "widgets/base/background.h"
#include "widgets/form/field_heading.h"
#include "widgets/merge/changed_lines.h"
#include "widgets/project/analyzer.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

enum Column { what, where, choiceColumn, columnCount };
/// The place of a row in the preview: an index of a problem, or of a file in the order of paths. Rows about files of
/// the new folder have the path.
enum Role { ProblemRole = Qt::UserRole, FileRole, TargetRole };
/// The choices for a value that a macro made: the usual one is that of all values.
enum Choice { usualChoice, changeMacro, onlyHere };
constexpr int previewDelayMs = 400;

QString textOf(const std::string& text) {
    return QString::fromStdString(text);
}

} // namespace

/// The result of an export that is not written yet. Another thread makes it.
struct GameExportDialog::Preview {
    AnalysisPtr content;
    QString from;
    engine::FreeOrionExport result;
    std::map<std::string, QByteArray> before; ///< bytes of the changed files in the folder of the game, by path

    bool isWritable() const { return result.hasContent && !engine::hasErrors(result.faults); }
    /// Returns "scripting/techs/LAMPS.focs.txt:9" of a place; empty if there is none.
    QString placeOf(engine::Location place) const {
        if (!place.file.isValid() || place.file.value >= result.sources.size()) {
            return {};
        }
        const engine::SourceText& source = *result.sources[place.file.value];
        return QStringLiteral("%1:%2").arg(textOf(source.path())).arg(source.position(place.span.begin).line);
    }
};

GameExportDialog::GameExportDialog(Analyzer& analyzer, QString project, QWidget* parent)
    : DraftDialog(QStringLiteral("export-freeorion"), DraftScope::project, parent), m_analyzer(analyzer),
      m_project(std::move(project)), m_from(new QLineEdit(this)), m_to(new QLineEdit(this)),
      m_newFile(new QLineEdit(this)), m_macros(new QComboBox(this)),
      m_usesChanged(new QCheckBox(tr("Edit files that &changed since the import"), this)),
      m_overwrites(new QCheckBox(tr("&Overwrite files that changed since the last export"), this)),
      m_list(new QTreeWidget(this)), m_text(new QPlainTextEdit(this)), m_status(new QLabel(this)),
      m_progress(new QProgressBar(this)), m_delay(new QTimer(this)), m_targetDelay(new QTimer(this)) {
    setWindowTitle(tr("Export to FreeOrion"));
    resize(860, 640);
    m_macros->addItem(tr("Refuse the edit, if other definitions would change, too"));
    m_macros->addItem(tr("Change the macro, for all definitions"));
    m_macros->addItem(tr("Write the text of the macro out, only here"));
    m_newFile->setObjectName(QStringLiteral("new-file"));
    m_newFile->setPlaceholderText(QStringLiteral("scripting/techs/MINE.focs.txt"));
    m_from->setText(QDir::toNativeSeparators(importFolderOf(m_project)));
    auto* const form = new QFormLayout;
    addFolderField(*form, tr("&Game files:"), *m_from, tr("Choose the folder of the game's files"));
    addFolderField(*form, tr("E&xport to:"), *m_to, tr("Choose a new or empty folder for the export"));
    form->addRow(tr("&Values that a macro made:"), m_macros);
    form->addRow(tr("File for &new classes:"), m_newFile);
    form->addRow(QString(), m_usesChanged);
    form->addRow(QString(), m_overwrites); // no field of the draft: each export asks again
    setUpPreview();
    auto* const views = new QSplitter(Qt::Vertical, this);
    views->addWidget(m_list);
    views->addWidget(m_text);
    views->setChildrenCollapsible(false);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_export = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);
    auto* const below = new QHBoxLayout;
    below->addWidget(m_status, 1);
    below->addWidget(m_progress);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(views, 1);
    layout->addLayout(below);
    layout->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::accepted, this, &GameExportDialog::write);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_delay->setSingleShot(true);
    m_delay->setInterval(previewDelayMs);
    connect(m_delay, &QTimer::timeout, this, &GameExportDialog::makePreview);
    for (QLineEdit* const line : {m_from, m_newFile}) {
        connect(line, &QLineEdit::textChanged, this, &GameExportDialog::settingsChanged);
    }
    m_targetDelay->setSingleShot(true);
    m_targetDelay->setInterval(previewDelayMs);
    connect(m_targetDelay, &QTimer::timeout, this, &GameExportDialog::checkTarget);
    for (QLineEdit* const line : {m_from, m_to}) {
        connect(line, &QLineEdit::textChanged, this, &GameExportDialog::targetChanged);
    }
    connect(m_overwrites, &QCheckBox::toggled, this, &GameExportDialog::showTarget);
    connect(m_macros, &QComboBox::currentIndexChanged, this, &GameExportDialog::settingsChanged);
    connect(m_usesChanged, &QCheckBox::toggled, this, &GameExportDialog::settingsChanged);
    connect(&m_analyzer, &Analyzer::analysed, this, [this] {
        m_choices.clear(); // other edits may now be at these places
        settingsChanged();
    });
    (m_from->text().isEmpty() ? m_from : m_to)->setFocus();
    addField(QStringLiteral("from"), *m_from);
    addField(QStringLiteral("to"), *m_to);
    addField(QStringLiteral("macros"), *m_macros);
    addField(QStringLiteral("new-file"), *m_newFile);
    addField(QStringLiteral("changed-files"), *m_usesChanged);
    beginDraft();
    makePreview();
    checkTarget();
}

void GameExportDialog::setUpPreview() {
    m_list->setColumnCount(columnCount);
    m_list->setHeaderLabels({tr("Change or problem"), tr("Place"), tr("Macro")});
    m_list->setAccessibleName(tr("Preview of the export"));
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(what, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(where, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(choiceColumn, QHeaderView::ResizeToContents);
    m_list->installEventFilter(this);
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("Details"));
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    m_status->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_progress->setRange(0, 0);
    m_progress->setAccessibleName(tr("Progress"));
    connect(m_list, &QTreeWidget::currentItemChanged, this, &GameExportDialog::showItem);
    connect(m_list, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) { openItem(item); });
}

GameExportDialog::~GameExportDialog() {
    ++*m_newest; // ends the work of other threads
    ++*m_newestTarget;
}

/// Stays open while files are written.
void GameExportDialog::reject() {
    if (!m_isWriting) {
        DraftDialog::reject();
    }
}

/// Keeps Enter in the list from pressing the default button.
bool GameExportDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            openItem(m_list->currentItem());
            return true;
        }
    }
    return DraftDialog::eventFilter(watched, event);
}

QString GameExportDialog::shownText() const {
    return m_text->toPlainText();
}

QString GameExportDialog::status() const {
    return m_status->text();
}

QString GameExportDialog::folderOf(const QLineEdit& line) const {
    return QDir::cleanPath(QDir::fromNativeSeparators(line.text().trimmed()));
}

/// Drops the preview, and makes another one as soon as the user pauses.
void GameExportDialog::settingsChanged() {
    if (m_isWriting) {
        return;
    }
    ++*m_newest;
    m_preview.reset();
    m_isBehind = false;
    m_delay->start();
    refresh({});
}

/// Works out the export in the background.
void GameExportDialog::makePreview() {
    const AnalysisPtr content = m_analyzer.latest();
    const int generation = ++*m_newest;
    if (!m_isBehind) {
        m_preview.reset();
    }
    if (!hasFolder() || !hasPossibleFile() || !content || m_analyzer.isBehind()) {
        refresh({});
        return;
    }
    const auto preview = std::make_shared<Preview>();
    preview->content = content;
    preview->from = folderOf(*m_from);
    engine::FreeOrionExportOptions options{static_cast<engine::FreeOrionMacros>(m_macros->currentIndex()),
                                           m_usesChanged->isChecked(), m_newFile->text().trimmed().toStdString()};
    for (const auto& [edit, way] : m_choices) {
        options.macroChoices.push_back({edit.first, edit.second, static_cast<engine::FreeOrionMacros>(way)});
    }
    const QString origins = QDir(m_project).filePath(QString::fromUtf8(engine::ImportOrigins::fileName.data()));
    inBackground([preview, options, origins, generation, newest = m_newest, self = QPointer(this)] {
        if (*newest != generation) {
            return; // the user has changed a setting meanwhile
        }
        const auto bytes = engine::readFile(origins.toStdString());
        const auto* const text = std::get_if<std::string>(&bytes);
        const engine::ForeignFolder folder = engine::readFreeOrionFolder(preview->from.toStdString());
        if (*newest != generation) {
            return;
        }
        if (engine::hasErrors(folder.diagnostics)) { // a file cannot be read
            preview->result.hasContent = true;
            preview->result.faults = folder.diagnostics;
        } else {
            preview->result =
                engine::exportFreeOrion(folder, preview->content->project, text == nullptr ? "" : *text, options);
        }
        for (const auto& source : folder.files) {
            if (preview->result.files.contains(source->path())) {
                preview->before.emplace(
                    source->path(), QByteArray(source->bytes().data(), static_cast<qsizetype>(source->bytes().size())));
            }
        }
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, preview, generation] {
                if (self && *self->m_newest == generation) {
                    self->show(endingElsewhere(PreviewPtr(preview)));
                }
            },
            Qt::QueuedConnection);
    });
    refresh({});
}

void GameExportDialog::show(const PreviewPtr& preview) {
    const bool isNewChoice = m_isBehind;
    const int row = isNewChoice ? m_list->indexOfTopLevelItem(m_list->currentItem()) : 0;
    const QWidget* const focus = focusWidget();
    const QString focused = focus == nullptr ? QString() : focus->objectName();
    m_preview = preview;
    m_isBehind = false;
    m_list->clear();
    m_text->clear();
    if (preview->result.hasContent) {
        rememberImportFolder(m_project, preview->from);
    }
    addProblems();
    addFiles();
    m_list->expandAll();
    m_list->setCurrentItem(m_list->topLevelItem(std::clamp(row, 0, std::max(0, m_list->topLevelItemCount() - 1))));
    for (int i = 0; isNewChoice && i < m_list->topLevelItemCount(); ++i) { // the next key goes to the same row
        QWidget* const choices = m_list->itemWidget(m_list->topLevelItem(i), choiceColumn);
        if (choices != nullptr && choices->objectName() == focused) {
            choices->setFocus(Qt::OtherFocusReason);
        }
    }
    refresh({});
    checkTarget();
}

void GameExportDialog::addProblems() {
    const std::vector<engine::Diagnostic>& faults = m_preview->result.faults;
    QList<QTreeWidgetItem*> items;
    for (std::size_t i = 0; i < faults.size(); ++i) {
        auto* const item = new QTreeWidgetItem({findingText(faults[i]), m_preview->placeOf(faults[i].where)});
        const engine::Severity severity = faults[i].severity();
        item->setIcon(what, icon(severityIcon(severity), severityColour(severity, themeOf(palette()))));
        item->setData(what, ProblemRole, static_cast<int>(i));
        item->setToolTip(what, problemText(faults[i]));
        for (const engine::DiagnosticNote& note : faults[i].notes) {
            auto* const below = new QTreeWidgetItem(item, {engineText(note.message), m_preview->placeOf(note.where)});
            below->setData(what, ProblemRole, static_cast<int>(i));
        }
        items.append(item);
    }
    m_list->addTopLevelItems(items);
    for (std::size_t i = 0; i < faults.size(); ++i) {
        addChoice(*items[static_cast<qsizetype>(i)], faults[i]);
    }
}

/// Adds the list of choices to the row of a value that a macro made.
void GameExportDialog::addChoice(QTreeWidgetItem& item, const engine::Diagnostic& fault) {
    const std::string macro = engine::macroOf(fault);
    if (macro.empty()) {
        return;
    }
    const MacroEdit edit{m_preview->placeOf(fault.where).toStdString(), macro};
    auto* const choices = new QComboBox(m_list);
    choices->addItems({tr("As for all values"), tr("Change the macro"), tr("Only here")});
    choices->setObjectName(textOf(edit.first + ' ' + edit.second));
    choices->setAccessibleName(tr("Choice for the macro %1").arg(textOf(macro)));
    const auto known = m_choices.find(edit);
    choices->setCurrentIndex(known == m_choices.end() ? usualChoice : known->second);
    connect(
        choices, &QComboBox::currentIndexChanged, this, [this, edit](int index) { choose(edit, index); },
        Qt::QueuedConnection); // the new preview replaces the list
    m_list->setItemWidget(&item, choiceColumn, choices);
}

/// Keeps the choice for one edit, and shows the present list until the next preview is complete.
void GameExportDialog::choose(const MacroEdit& edit, int choice) {
    if (choice == usualChoice) {
        m_choices.erase(edit);
    } else {
        m_choices[edit] = choice;
    }
    ++*m_newest;
    m_isBehind = m_preview != nullptr;
    m_delay->start();
    refresh({});
}

void GameExportDialog::addFiles() {
    if (!m_preview->isWritable()) {
        return;
    }
    QList<QTreeWidgetItem*> items;
    for (const auto& [path, bytes] : m_preview->result.files) {
        const bool isNew = !m_preview->before.contains(path);
        auto* const item = new QTreeWidgetItem({isNew ? tr("New file") : tr("Changed file"), textOf(path)});
        item->setData(what, FileRole, static_cast<int>(items.size()));
        items.append(item);
    }
    m_list->addTopLevelItems(items);
}

/// Shows the changes in the selected file, or the selected problem with its advice.
void GameExportDialog::showItem() {
    const QTreeWidgetItem* const item = m_list->currentItem();
    if (item == nullptr || !m_preview) {
        m_text->clear();
        return;
    }
    if (const QVariant problem = item->data(what, ProblemRole); problem.isValid()) {
        m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
        m_text->setPlainText(problemText(m_preview->result.faults[problem.toUInt()]));
        return;
    }
    if (item->data(what, TargetRole).isValid()) {
        m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
        m_text->setPlainText(item->toolTip(what));
        return;
    }
    const auto file = std::next(m_preview->result.files.begin(), item->data(what, FileRole).toInt());
    const auto before = m_preview->before.find(file->first);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setPlainText(changedLines(before == m_preview->before.end() ? QByteArray() : before->second,
                                      QByteArray::fromStdString(file->second)));
}

/// Shows the place of a problem in the project, where the user can change the edit.
void GameExportDialog::openItem(const QTreeWidgetItem* item) {
    const QVariant problem = item == nullptr ? QVariant() : item->data(what, ProblemRole);
    if (!m_preview || !problem.isValid()) {
        return;
    }
    const engine::Location place = m_preview->result.faults[problem.toUInt()].where;
    if (isInProject(place)) {
        emit placeWanted(place);
        done(Rejected); // keeps the draft for the next time
    }
}

bool GameExportDialog::isInProject(engine::Location place) const {
    return m_preview->result.sources.size() > m_preview->content->project.trees.size() && place.file.isValid() &&
           place.file.value < m_preview->content->project.trees.size();
}

bool GameExportDialog::hasFolder() const {
    return !m_from->text().trimmed().isEmpty() && QFileInfo(folderOf(*m_from)).isDir();
}

/// Returns whether the file for new classes is a script, or not named.
bool GameExportDialog::hasPossibleFile() const {
    const QString path = m_newFile->text().trimmed();
    return path.isEmpty() || engine::isScriptPath(path.toStdString());
}

/// Waits until the user pauses, and then checks the new folder.
void GameExportDialog::targetChanged() {
    ++*m_newestTarget;
    m_target.reset();
    m_targetDelay->start();
    showTarget();
}

/// Checks the new folder in the background: whether an export can be written there, and which of its files changed
/// since the last export.
void GameExportDialog::checkTarget() {
    const int generation = ++*m_newestTarget;
    m_target.reset();
    showTarget();
    if (m_to->text().trimmed().isEmpty() || !hasFolder() || m_isWriting) {
        return;
    }
    inBackground([preview = m_preview, from = folderOf(*m_from).toStdString(), to = folderOf(*m_to).toStdString(),
                  generation, newest = m_newestTarget, self = QPointer(this)] {
        Target target{.fault = engine::exportFolderFault(from, to), .changed = {}};
        if (*newest == generation && !target.fault && preview && preview->isWritable()) {
            auto changed = engine::filesChangedSinceExport(preview->result, from, to);
            if (auto* const why = std::get_if<engine::FileError>(&changed)) {
                target.fault = std::move(*why);
            } else {
                target.changed = std::get<std::vector<std::string>>(std::move(changed));
            }
        }
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, target, generation] {
                if (self && *self->m_newestTarget == generation) {
                    self->m_target = target;
                    self->showTarget();
                }
            },
            Qt::QueuedConnection);
    });
}

/// Marks the files of the new folder that changed since the last export, above the changes.
void GameExportDialog::showTarget() {
    for (int i = m_list->topLevelItemCount(); i-- > 0;) {
        if (m_list->topLevelItem(i)->data(what, TargetRole).isValid()) {
            delete m_list->takeTopLevelItem(i);
        }
    }
    QList<QTreeWidgetItem*> items;
    if (m_target && m_preview) {
        const bool overwrites = m_overwrites->isChecked();
        const engine::Severity severity = overwrites ? engine::Severity::warning : engine::Severity::error;
        for (const std::string& path : m_target->changed) {
            auto* const item =
                new QTreeWidgetItem({overwrites ? tr("Changed since the last export; the export replaces it")
                                                : tr("Changed since the last export"),
                                     textOf(path)});
            item->setIcon(what, icon(severityIcon(severity), severityColour(severity, themeOf(palette()))));
            item->setData(what, TargetRole, textOf(path));
            item->setToolTip(what, overwrites ? tr("The changes that this file has in the new folder will be lost.")
                                              : tr("Choose another folder, or choose to overwrite these files."));
            items.append(item);
        }
    }
    m_list->insertTopLevelItems(0, items);
    if (m_list->currentItem() == nullptr) {
        m_list->setCurrentItem(m_list->topLevelItem(0));
    }
    refresh({});
}

/// Returns a sentence about the new folder, if nothing can be exported into it.
QString GameExportDialog::targetText() const {
    if (!m_target) {
        return {};
    }
    if (m_target->fault) {
        return tr("%1. Choose another folder.").arg(sentenceText(m_target->fault->message));
    }
    const auto count = static_cast<int>(m_target->changed.size());
    return count == 0 || m_overwrites->isChecked()
               ? QString()
               : tr("%n file(s) in the new folder changed since the last export. Choose another folder, or choose to "
                    "overwrite these files.",
                    nullptr, count);
}

/// Returns a sentence about the preview, and what to do.
QString GameExportDialog::previewText() const {
    if (!m_preview->result.hasContent) {
        return tr("This folder does not contain the folder scripting with .focs.txt files.");
    }
    if (!m_preview->isWritable()) {
        const bool isAny = std::ranges::any_of(m_preview->result.faults, [this](const engine::Diagnostic& fault) {
            return fault.severity() == engine::Severity::error && isInProject(fault.where);
        });
        return tr("Nothing can be exported before these problems are solved.") +
               (isAny ? QLatin1Char(' ') + tr("Press Enter on a problem to see the edit.") : QString());
    }
    if (const QString target = targetText(); !target.isEmpty()) {
        return target;
    }
    const auto count = static_cast<int>(m_preview->result.files.size());
    const QString text = count == 0 ? tr("No edit changes the game's files. The export is an exact copy of them.")
                                    : tr("%n file(s) of the game change.", nullptr, count);
    return m_to->text().trimmed().isEmpty() ? text + QLatin1Char(' ') + tr("Choose a folder for the export.") : text;
}

/// Shows the state of the preview, or a sentence instead.
void GameExportDialog::refresh(const QString& status) {
    const bool isPossible = hasFolder() && hasPossibleFile();
    if (m_preview == nullptr) {
        m_list->clear();
        m_text->clear();
    }
    m_status->setText(!status.isEmpty() ? status
                      : !hasFolder()    ? tr("Choose the folder of the game's files from which the project was "
                                                "imported. It does not change.")
                      : !hasPossibleFile()
                          ? tr("The file for new classes must be a script, such as scripting/techs/MINE.focs.txt.")
                      : m_isWriting              ? tr("Writing the files…")
                      : !m_preview || m_isBehind ? tr("Working out the changes…")
                                                 : previewText());
    m_progress->setVisible(m_isWriting || m_isBehind || (isPossible && !m_preview));
    m_export->setEnabled(m_preview && !m_isBehind && m_preview->isWritable() && !m_to->text().trimmed().isEmpty() &&
                         targetText().isEmpty() && !m_isWriting);
}

void GameExportDialog::write() {
    if (!m_export->isEnabled()) {
        return;
    }
    m_isWriting = true;
    setEnabled(false);
    refresh({});
    const QString to = folderOf(*m_to);
    inBackground([preview = m_preview, to, overwrites = m_overwrites->isChecked(), self = QPointer(this)] {
        const auto written =
            engine::writeFreeOrionExport(preview->result, preview->from.toStdString(), to.toStdString(), overwrites);
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, written, to, changed = static_cast<int>(preview->result.files.size())] {
                if (!self) {
                    return;
                }
                self->m_isWriting = false;
                self->setEnabled(true);
                if (const auto* const why = std::get_if<engine::FileError>(&written)) {
                    if (self->m_analyzer.latest() != self->m_preview->content) { // another program has changed a file
                        self->settingsChanged();
                    }
                    const QString reason = sentenceText(why->message);
                    self->refresh(why->isConflict
                                      ? tr("%1. Choose another folder, or choose to overwrite these files.").arg(reason)
                                      : reason);
                    self->m_to->setFocus(Qt::OtherFocusReason); // the disabled dialog has lost the focus
                    return;
                }
                emit self->exported(
                    tr("Exported to %1; %n file(s) changed", nullptr, changed).arg(QDir::toNativeSeparators(to)));
                self->accept();
            },
            Qt::QueuedConnection);
    });
}

} // namespace orrery::ide
