// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/merge/recovery_dialog.h"

#include "widgets/document/document_store.h"
#include "widgets/document/journal.h"
#include "widgets/merge/changed_lines.h"
#include "widgets/merge/merge_dialog.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace orrery::widgets {

namespace {

enum Column { file, when, what };

QString wordsOf(RecoveryFit fit) {
    switch (fit) {
    case RecoveryFit::isNew:
        return RecoveryDialog::tr("restored as a new file");
    case RecoveryFit::merges:
        return RecoveryDialog::tr("merged with newer changes in the file");
    case RecoveryFit::conflicts:
        return RecoveryDialog::tr("conflicts with newer changes in the file; you choose");
    case RecoveryFit::done:
        return RecoveryDialog::tr("already in the file");
    case RecoveryFit::clean:
        break;
    }
    return RecoveryDialog::tr("restored");
}

} // namespace

RecoveryDialog::RecoveryDialog(Recovery& recovery, DocumentStore& store, Journal& journal, QWidget* parent)
    : QDialog(parent), m_recovery(recovery), m_store(store), m_journal(journal), m_files(new QTreeWidget(this)),
      m_changes(new QPlainTextEdit(this)) {
    setWindowTitle(tr("Unsaved work found"));
    resize(780, 520);
    auto* const words = new QLabel(tr("Orrery ended before these changes were saved. You can restore them as one step, "
                                      "and undo that step. Orrery writes nothing to your files before you save."),
                                   this);
    words->setWordWrap(true);
    auto* const problems = new QLabel(recovery.problems().join(QLatin1Char('\n')), this);
    problems->setObjectName(QStringLiteral("problems"));
    problems->setWordWrap(true);
    problems->setVisible(!recovery.problems().isEmpty());
    m_files->setHeaderLabels({tr("File"), tr("Last change"), tr("Result")});
    m_files->setAccessibleName(tr("Files with unsaved work"));
    m_files->setRootIsDecorated(false);
    m_files->setUniformRowHeights(true);
    m_files->setAllColumnsShowFocus(true);
    m_changes->setReadOnly(true);
    m_changes->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_changes->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_changes->setAccessibleName(tr("Changes made by restoring the file"));
    auto* const heading = new QLabel(tr("&Changes made by restoring it:"), this);
    heading->setBuddy(m_changes);

    auto* const buttons = new QDialogButtonBox(this);
    m_restore = buttons->addButton(tr("&Restore"), QDialogButtonBox::AcceptRole);
    m_discard = buttons->addButton(tr("&Discard"), QDialogButtonBox::DestructiveRole);
    buttons->addButton(tr("Ask again &later"), QDialogButtonBox::RejectRole);
    m_restore->setDefault(true);
    m_discard->setAutoDefault(false);
    connect(m_restore, &QPushButton::clicked, this, &RecoveryDialog::restore);
    connect(m_discard, &QPushButton::clicked, this, &RecoveryDialog::discard);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(words);
    layout->addWidget(problems);
    layout->addWidget(m_files, 2);
    layout->addWidget(heading);
    layout->addWidget(m_changes, 3);
    layout->addWidget(buttons);
    connect(m_files, &QTreeWidget::currentItemChanged, this, &RecoveryDialog::showFile);
    connect(m_files, &QTreeWidget::itemChanged, this, &RecoveryDialog::refreshButtons);
    fill();
}

void RecoveryDialog::fill() {
    m_files->clear();
    QList<QTreeWidgetItem*> items;
    QString above;
    for (const RecoveredFile& own : m_recovery.files()) {
        auto* const item = new QTreeWidgetItem(
            {own.path, QLocale().toString(own.lastEdit, QLocale::ShortFormat), wordsOf(Recovery::fitOf(own, m_store))});
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        // If two entries are work on one file, selects only the newer one.
        item->setCheckState(file, own.path == above ? Qt::Unchecked : Qt::Checked);
        above = own.path;
        items.append(item);
    }
    m_files->addTopLevelItems(items);
    for (const int column : {file, when}) {
        m_files->resizeColumnToContents(column);
    }
    m_files->setCurrentItem(m_files->topLevelItem(0));
    m_files->setFocus();
    refreshButtons();
}

QVector<RecoveredFile> RecoveryDialog::ticked() const {
    QVector<RecoveredFile> files;
    for (int i = 0; i < m_files->topLevelItemCount(); ++i) {
        if (m_files->topLevelItem(i)->checkState(file) == Qt::Checked) {
            files.append(m_recovery.files().at(i));
        }
    }
    return files;
}

void RecoveryDialog::refreshButtons() {
    const bool isAny = !ticked().isEmpty();
    m_restore->setEnabled(isAny);
    m_discard->setEnabled(isAny);
}

void RecoveryDialog::showFile() {
    const int at = m_files->indexOfTopLevelItem(m_files->currentItem());
    if (at < 0) {
        m_changes->clear();
        return;
    }
    const RecoveredFile& own = m_recovery.files().at(at);
    const Document* const document = m_store.find(own.path);
    m_changes->setPlainText(
        changedLines(document != nullptr ? document->bytes() : QByteArray(), Recovery::textOf(own, m_store)));
}

void RecoveryDialog::restore() {
    QVector<RecoveredFile> files;
    QVector<QByteArray> texts;
    for (const RecoveredFile& own : ticked()) {
        QByteArray text = Recovery::textOf(own, m_store);
        if (Recovery::fitOf(own, m_store) == RecoveryFit::conflicts) {
            MergeDialog ask(tr("'%1' has changed since then, in the same places as your unsaved work. Choose the "
                               "version to keep at each place.")
                                .arg(own.path),
                            own.base, own.text, m_store.find(own.path)->bytes(), this);
            if (ask.exec() != Accepted) {
                continue; // the work stays in its journal for the next window
            }
            text = ask.text();
        }
        files.append(own);
        texts.append(text);
    }
    const auto count = static_cast<int>(files.size());
    if (count > 0) {
        emit done(m_recovery.restore(files, texts, m_store, m_journal)
                      ? tr("Restored the unsaved work on %n file(s); save to keep it", nullptr, count)
                      : tr("Restored %n file(s), but Orrery cannot back them up: %1", nullptr, count)
                            .arg(m_journal.problem()));
    }
    accept();
}

void RecoveryDialog::discard() {
    m_recovery.discard(ticked());
    if (m_recovery.isEmpty()) {
        accept();
    } else {
        fill();
    }
}

} // namespace orrery::widgets
