// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/field_typing.h"

#include "widgets/document/document_store.h"
#include "widgets/document/edit_command.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

bool isContinuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0u) == 0x80u;
}

/// Returns the smallest change between two texts that begin at `position`. Does not split a character.
TextChange changeBetween(int position, const QByteArray& before, const QByteArray& after) {
    const auto most = std::min(before.size(), after.size());
    qsizetype front = std::mismatch(before.begin(), before.begin() + most, after.begin()).first - before.begin();
    while (front > 0 && ((front < before.size() && isContinuation(before[front])) ||
                         (front < after.size() && isContinuation(after[front])))) {
        --front;
    }
    qsizetype back = 0;
    while (back < most - front && before[before.size() - 1 - back] == after[after.size() - 1 - back]) {
        ++back;
    }
    while (back > 0 && isContinuation(after[after.size() - back])) {
        --back;
    }
    return {position + static_cast<int>(front), before.mid(front, before.size() - front - back),
            after.mid(front, after.size() - front - back)};
}

int sizeOf(const QByteArray& bytes) {
    return static_cast<int>(bytes.size());
}

bool isNothing(const TextChange& change) {
    return change.removed.isEmpty() && change.inserted.isEmpty();
}

} // namespace

FieldTyping::FieldTyping(DocumentStore& store, QObject* parent) : QObject(parent), m_store(store) {
    const auto closeForOthers = [this] {
        if (!m_isWriting) {
            close();
        }
    };
    connect(&store.edits(), &EditHistory::typingFinished, this, closeForOthers);
    connect(&store, &DocumentStore::aboutToClear, this, closeForOthers);
    connect(&store.history(), &QUndoStack::indexChanged, this, closeForOthers);
}

void FieldTyping::begin(Document& document) {
    m_store.finishTyping();
    watch(document);
    m_whole = {};
    m_isOpen = true;
}

void FieldTyping::beginFile(const QString& shownPath) {
    m_store.finishTyping();
    forgetDocument();
    m_newFile = shownPath;
    m_whole = {};
    m_isOpen = true;
}

void FieldTyping::watch(Document& document) {
    forgetDocument();
    m_document = &document;
    m_stateBefore = m_stateAfter = document.state();
    connect(&document, &Document::changed, this, &FieldTyping::take);
}

void FieldTyping::forgetDocument() {
    if (m_document != nullptr) {
        m_document->disconnect(this);
    }
    m_document = nullptr;
    m_newFile.clear();
}

bool FieldTyping::makeFile(const QString& name) {
    const QString shownPath = m_newFile;
    m_command = m_store.files().addTyped(name, shownPath);
    if (m_command == nullptr) {
        return false;
    }
    watch(*m_store.find(shownPath));
    m_newFile = shownPath;
    return true;
}

bool FieldTyping::type(const QString& name, engine::Span span, const QByteArray& text) {
    if (!m_isOpen) {
        return false;
    }
    const QScopedValueRollback writing(m_isWriting, true);
    if (m_document == nullptr && (m_newFile.isEmpty() || !makeFile(name))) {
        return false;
    }
    // The texts of the span that contains the earlier edits and this one. They are the text when typing began (before),
    // the present text (now), and the new text (after).
    const bool isEmpty = span.size() == 0 && text.isEmpty(); // then the position has no meaning
    const int begin = isEmpty ? m_whole.position : static_cast<int>(span.begin);
    const int end = isEmpty ? m_whole.position : static_cast<int>(span.end);
    const int wholeEnd = m_whole.position + sizeOf(m_whole.removed);
    const int from = isNothing(m_whole) ? begin : std::min(begin, m_whole.position);
    const int to = isNothing(m_whole) ? end : std::max(end, wholeEnd);
    const int grown = sizeOf(m_whole.inserted) - sizeOf(m_whole.removed);
    if (begin > end || to + grown > m_document->size()) {
        return false;
    }
    const QByteArray now = m_document->slice(from, to + grown - from);
    QByteArray before = now;
    if (!isNothing(m_whole)) {
        before.replace(m_whole.position - from, m_whole.inserted.size(), m_whole.removed);
    }
    QByteArray after = before;
    after.replace(begin - from, end - begin, text);
    const TextChange change = changeBetween(from, now, after);
    if (isNothing(change)) {
        return true;
    }
    m_whole = changeBetween(from, before, after);
    if (isNothing(m_whole)) {
        return takeBack(change);
    }
    m_stateAfter = m_store.edits().replaceTyped(*m_document, change, std::nullopt, this);
    if (m_command == nullptr) {
        m_command = m_store.edits().pushTyped(name);
    }
    m_command->setTyped(*m_document, m_whole, m_stateBefore, m_stateAfter);
    m_command->setText(name);
    return true;
}

/// Reverts to the original text. The history then contains no trace of the typing.
bool FieldTyping::takeBack(const TextChange& change) {
    EditCommand* const command = std::exchange(m_command, nullptr);
    if (!m_newFile.isEmpty()) {
        m_store.history().undo(); // this also removes the file
        const QString shownPath = m_newFile;
        forgetDocument();
        m_newFile = shownPath;
        return true;
    }
    m_stateAfter = m_store.edits().replaceTyped(*m_document, change, m_stateBefore, this);
    command->setObsolete(true);
    m_store.history().undo(); // removes the obsolete command from the history
    return true;
}

void FieldTyping::cancel() {
    if (m_command != nullptr) {
        close();
        m_store.history().undo();
    } else {
        finish();
    }
}

void FieldTyping::finish() {
    close();
}

void FieldTyping::close() {
    m_command = nullptr;
    if (std::exchange(m_isOpen, false)) {
        emit ended();
    }
}

void FieldTyping::take(const TextChange&, const QObject*) {
    if (m_isWriting) {
        return;
    }
    const std::uint64_t now = m_document->state();
    close();
    if (m_stateBefore == m_stateAfter) {
        return;
    }
    if (now == m_stateBefore) {
        emit undone();
    } else if (now == m_stateAfter) {
        emit redone();
    }
}

bool isUndoOfProject(const QLineEdit& line, const QKeyEvent& key) {
    return (key.matches(QKeySequence::Undo) && !line.isUndoAvailable()) ||
           (key.matches(QKeySequence::Redo) && !line.isRedoAvailable());
}

} // namespace orrery::widgets
