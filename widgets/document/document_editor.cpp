// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/document_editor.h"

#include "widgets/base/background.h"
#include "widgets/base/finding_limit.h"
#include "widgets/document/document_store.h"
#include "widgets/document/line_layout.h"

#include <QCoreApplication>
#include <QPointer>
#include <QToolTip>

#include <algorithm>
#include <iterator>

namespace orrery::widgets {

DocumentEditor::DocumentEditor(DocumentStore& store, Document& document, QWidget* parent)
    : SourceEditor(parent), m_store(store), m_document(document) {
    m_ageSoon.setSingleShot(true);
    m_ageSoon.setInterval(SourceMarks::staleAfterMs);
    m_ageSoon.callOnTimeout([this] { ageAdvice(); });
    setBytes(document.bytes());
    setAccessibleName(tr("Source of %1").arg(document.shownPath()));
    connect(this, &SourceEditor::edited, this, [this](int position, int removed, const QByteArray& inserted) {
        m_store.edits().typed(m_document, position, removed, inserted, this);
    });
    connect(this, &SourceEditor::inputFinished, &m_store.edits(), &EditHistory::finishTyping);
    connect(this, &SourceEditor::layOutWanted, this, &DocumentEditor::layOut);
    connect(&document, &Document::changed, this, [this](const TextChange& change, const QObject* origin) {
        if (origin != this) {
            replaceSpan(change.position, change.position + static_cast<int>(change.removed.size()), change.inserted);
        }
        setMarksStale(true);
    });
}

void DocumentEditor::showFindings(const Analysis& analysis, bool isLinted) {
    // Diagnostics of an older text would have wrong places. Until newer ones arrive, the marks shown move with the
    // text.
    if (analysis.versions.value(m_document.shownPath()) != m_document.version()) {
        return;
    }
    const engine::FileId file = analysis.fileOf(m_document.shownPath());
    QVector<SourceMark> marks;
    const auto add = [&](const std::vector<engine::Diagnostic>& list, bool isAdvice) {
        // The list is sorted by file, so the diagnostics of this file are adjacent.
        const auto fileOf = [](const engine::Diagnostic& diagnostic) { return diagnostic.where.file; };
        for (auto it = std::ranges::lower_bound(list, file, {}, fileOf);
             it != list.end() && it->where.file == file && marks.size() < mostFindingsShown; ++it) {
            marks.push_back({.begin = static_cast<int>(it->where.span.begin),
                             .end = static_cast<int>(it->where.span.end),
                             .severity = it->severity(),
                             .message = it->sentence(),
                             .isAdvice = isAdvice,
                             .advice = it->advice()});
        }
    };
    add(analysis.diagnostics, false);
    if (isLinted) {
        m_ageSoon.stop();
        add(analysis.advice, true);
    } else {
        std::ranges::copy_if(this->marks(), std::back_inserter(marks), &SourceMark::isAdvice);
        if (!m_ageSoon.isActive()) {
            m_ageSoon.start();
        }
    }
    setMarksStale(false); // before the new marks: each change of colour lays out all visible text again
    setMarks(marks);
}

void DocumentEditor::layOut() {
    if (std::exchange(m_isLayingOut, true)) {
        return;
    }
    const auto finish = [self = QPointer(this)](std::uint64_t version, const QByteArray& text, int place) {
        if (self == nullptr) {
            return;
        }
        self->m_isLayingOut = false;
        Document& document = self->m_document;
        if (document.version() != version) { // the text has changed since
            self->layOut();
        } else if (text == document.bytes()) {
            QToolTip::showText(
                self->viewport()->mapToGlobal(QPoint(8, 8)),
                tr("Cannot break the lines: the XML has errors, or each long line is a single value, text or comment"),
                self);
        } else {
            const auto size = static_cast<std::uint32_t>(document.size());
            self->m_store.apply(tr("Break long lines"), {{&document, {0, size}, text}});
            self->goToSoon(place);
        }
    };
    // Reading megabytes takes longer than an event may (P3.5).
    inBackground([finish, source = m_document.source(), version = m_document.version(), level = indentation(),
                  lineEnd = lineEnding(), caret = caretOffset()] {
        const QByteArray text = withLineEnds(engine::parseXml(source, engine::FileId{}), level, lineEnd);
        const int place = sameByteIn(viewOf(text), source->bytes(), caret);
        QMetaObject::invokeMethod(
            QCoreApplication::instance(), [finish, version, text, place] { finish(version, text, place); },
            Qt::QueuedConnection);
    });
}

void DocumentEditor::ageAdvice() {
    QVector<SourceMark> marks = this->marks();
    for (SourceMark& mark : marks) {
        mark.isOld = mark.isOld || mark.isAdvice;
    }
    setMarks(marks);
}

} // namespace orrery::widgets
