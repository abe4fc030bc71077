// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/open_run_dialog.h"

#include "engine/runfile/run_extraction.h"
#include "widgets/words/engine_text.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <variant>

namespace orrery::ide {

using namespace orrery::widgets;

bool isRunFile(const QString& path) {
    return path.endsWith(QLatin1String(".orrery-run")) && !QFileInfo(path).isDir();
}

QString folderBeside(const QString& path) {
    const QFileInfo file(path);
    const bool isReport = // of a crash, in a folder that users do not see
        path.startsWith(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QLatin1Char('/'));
    const QDir place(isReport ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : file.path());
    const QString base = place.filePath(file.completeBaseName());
    QString folder = base;
    const auto isFree = [](const QString& one) {
        return std::holds_alternative<std::monostate>(engine::ensureEmpty(one.toStdString()));
    };
    for (int number = 2; !isFree(folder) && number < 1000; ++number) {
        folder = QStringLiteral("%1-%2").arg(base).arg(number);
    }
    return folder;
}

OpenRunDialog::OpenRunDialog(const QString& path, const engine::RunDescription& run, const QString& program,
                             QWidget* parent)
    : DraftDialog(QStringLiteral("open-run/") + path, DraftScope::program, parent), m_folder(new QLineEdit(this)),
      m_reason(new QLabel(this)) {
    setWindowTitle(tr("Open run"));
    setMinimumWidth(560);
    const auto shown = [this](const QString& text) {
        auto* const label = new QLabel(text, this);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        return label;
    };
    auto* const form = new QFormLayout;
    form->addRow(tr("Scenario:"), shown(tr("%1, seed %2").arg(QString::fromStdString(run.scenario)).arg(run.seed)));
    form->addRow(tr("Turn:"), shown(run.turnToShow() == run.lastToPlay()
                                        ? QString::number(run.turnToShow())
                                        : tr("%1 of %2").arg(run.turnToShow()).arg(run.lastToPlay())));
    if (run.crash && !run.crash->cause.empty()) {
        form->addRow(tr("Crash:"), shown(QString::fromStdString(run.crash->cause + " " + run.crash->group)));
    }
    if (QString::fromStdString(run.program) != program) {
        form->addRow(tr("Saved by:"),
                     shown(tr("Orrery %1; this is Orrery %2").arg(QString::fromStdString(run.program), program)));
    }
    auto* const row = new QHBoxLayout;
    auto* const browse = new QPushButton(tr("Choose…"), this);
    browse->setAutoDefault(false);
    browse->setAccessibleName(tr("Choose the folder for the content"));
    row->addWidget(m_folder, 1);
    row->addWidget(browse);
    form->addRow(tr("&Unpack to:"), row);
    if (auto* const words = qobject_cast<QLabel*>(form->labelForField(row))) {
        words->setBuddy(m_folder);
    }
    m_folder->setAccessibleName(tr("Folder for the content"));
    m_folder->setText(QDir::toNativeSeparators(folderBeside(path)));
    m_reason->setWordWrap(true);
    m_reason->setTextFormat(Qt::PlainText);
    m_reason->setMinimumHeight(2 * fontMetrics().lineSpacing());
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_open = buttons->addButton(tr("Open"), QDialogButtonBox::AcceptRole);
    m_open->setDefault(true);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_reason);
    layout->addStretch(1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(browse, &QPushButton::clicked, this, &OpenRunDialog::choose);
    connect(m_folder, &QLineEdit::textChanged, this, &OpenRunDialog::refresh);
    m_folder->setFocus();
    refresh();
    addField(QStringLiteral("folder"), *m_folder);
    beginDraft();
}

QString OpenRunDialog::folder() const {
    return QDir::cleanPath(QDir::fromNativeSeparators(m_folder->text().trimmed()));
}

void OpenRunDialog::choose() {
    const QString chosen = QFileDialog::getExistingDirectory(this, tr("Choose the folder for the content"),
                                                             QFileInfo(folder()).absolutePath());
    if (!chosen.isEmpty()) {
        m_folder->setText(QDir::toNativeSeparators(chosen));
    }
}

/// Shows what opening does, or why it cannot be done.
void OpenRunDialog::refresh() {
    QString reason;
    if (m_folder->text().trimmed().isEmpty() || QDir::isRelativePath(folder())) {
        reason = tr("Enter the whole path of a folder.");
    } else {
        const auto checked = engine::ensureEmpty(folder().toStdString());
        if (const auto* const why = std::get_if<engine::FileError>(&checked)) {
            reason = tr("%1. Choose a new or an empty folder.").arg(engineText(why->message));
            reason[0] = reason[0].toUpper();
        }
    }
    m_open->setEnabled(reason.isEmpty());
    m_reason->setText(reason.isEmpty()
                          ? tr("The content becomes a project in this folder. Orrery then plays the run to its turn.")
                          : reason);
}

} // namespace orrery::ide
