// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/unsaved_work.h"

#include "widgets/document/document_store.h"
#include "widgets/draft/draft_dialog.h"

#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// Returns the names of the first files with unsaved work.
QString unsavedNames(const DocumentStore& store) {
    constexpr qsizetype most = 8;
    QStringList names;
    for (const Document* const document : store.documents()) {
        if (document->isModified()) {
            names << document->shownPath();
        }
    }
    const qsizetype more = names.size() - most;
    if (more > 0) {
        names = names.first(most) << UnsavedWork::tr("and %n more", nullptr, static_cast<int>(more));
    }
    return names.join(QLatin1Char('\n'));
}

/// Returns the innermost open dialog with changed input; null if there is none.
DraftDialog* changedDialog(const QWidget& window) {
    const auto dialogs = window.findChildren<DraftDialog*>();
    const auto found = std::find_if(dialogs.rbegin(), dialogs.rend(),
                                    [](const DraftDialog* one) { return one->isVisible() && one->isChanged(); });
    return found != dialogs.rend() ? *found : nullptr;
}

} // namespace

UnsavedWork::UnsavedWork(DocumentStore& store, QWidget& window) : QObject(&window), m_store(store), m_window(window) {
    connect(&store.list(), &DocumentList::changed, this, &UnsavedWork::askAgain);
}

bool UnsavedWork::exists() {
    m_store.finishTyping();
    return m_store.hasUnsaved() || changedDialog(m_window) != nullptr;
}

bool UnsavedWork::mayEnd() {
    m_hasAgreedToEnd = mayDiscard();
    return m_hasAgreedToEnd;
}

bool UnsavedWork::mayDiscard() {
    if (m_hasAgreedToEnd) {
        return true;
    }
    while (DraftDialog* const dialog = changedDialog(m_window)) {
        dialog->reject(); // the dialog asks the user
        if (dialog->isVisible()) {
            return false;
        }
    }
    m_store.finishTyping();
    m_store.saver().finishSaving();
    if (!mayLeaveSession()) {
        return false;
    }
    if (!m_store.hasUnsaved()) {
        return true;
    }
    QMessageBox ask(QMessageBox::Question, QStringLiteral("Orrery"), tr("Save the changes to this project?"),
                    QMessageBox::NoButton, &m_window);
    ask.setInformativeText(unsavedNames(m_store));
    QPushButton* const save = ask.addButton(tr("Save all"), QMessageBox::AcceptRole);
    QPushButton* const discard = ask.addButton(tr("Discard changes"), QMessageBox::DestructiveRole);
    ask.addButton(tr("Keep editing"), QMessageBox::RejectRole);
    ask.setDefaultButton(save);
    ask.exec();
    return ask.clickedButton() == discard || (ask.clickedButton() == save && saveAll());
}

/// Saves the texts of the session without a question. Asks only if a save fails.
bool UnsavedWork::mayLeaveSession() {
    QStringList problems;
    for (Document* const document : m_store.allDocuments()) {
        if (document->isOfSession() && document->isModified()) {
            if (const auto problem = m_store.saver().save(*document)) {
                problems << *problem;
            }
        }
    }
    if (problems.isEmpty()) {
        return true;
    }
    QMessageBox ask(QMessageBox::Warning, QStringLiteral("Orrery"),
                    tr("Cannot save the sandbox statements: %1").arg(problems.join(QLatin1Char(' '))),
                    QMessageBox::NoButton, &m_window);
    QPushButton* const discard = ask.addButton(tr("Discard statements"), QMessageBox::DestructiveRole);
    ask.setDefaultButton(ask.addButton(tr("Keep editing"), QMessageBox::RejectRole));
    ask.exec();
    return ask.clickedButton() == discard;
}

void UnsavedWork::saveSoon(std::vector<Document*> documents) {
    if (documents.empty()) {
        return saveEverythingSoon(); // the mark in the title may refer to other files
    }
    QStringList paths;
    for (const Document* const document : documents) {
        paths << document->shownPath();
    }
    beginSaving(std::move(documents), tr("Saved %1").arg(paths.join(QStringLiteral(", "))));
}

void UnsavedWork::saveEverythingSoon() {
    beginSaving(m_store.documents(), tr("Saved everything"));
}

void UnsavedWork::beginSaving(std::vector<Document*> documents, const QString& sentence) {
    m_store.saver().saveSoon(std::move(documents),
                             [this, sentence](const QStringList& problems) { finish(problems, sentence); });
}

bool UnsavedWork::saveAll() {
    m_store.finishTyping();
    const QStringList problems = m_store.saver().saveAll();
    finish(problems, tr("Saved everything"));
    return problems.isEmpty();
}

void UnsavedWork::finish(const QStringList& problems, const QString& sentence) {
    emit finished();
    if (problems.isEmpty()) {
        emit said(sentence);
    } else {
        QMessageBox::warning(&m_window, QStringLiteral("Orrery"), problems.join(QLatin1Char('\n')));
    }
}

} // namespace orrery::ide
