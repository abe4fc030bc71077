// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/writing/writing_assistant.h"

#include "engine/assist/writing_help.h"
#include "widgets/base/byte_view.h"
#include "widgets/document/document.h"
#include "widgets/document/document_editor.h"
#include "widgets/expression/probe.h"
#include "widgets/writing/completion_popup.h"
#include "widgets/writing/hover_text.h"
#include "widgets/writing/signature_tip.h"

#include <QKeyEvent>

#include <algorithm>

namespace orrery::widgets {

namespace {

using engine::CompletionKind;

bool isWordByte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           static_cast<unsigned char>(c) >= 0x80;
}

bool isWord(const QString& typed) {
    return typed.size() == 1 && (typed[0].isLetterOrNumber() || typed[0] == QLatin1Char('_') ||
                                 typed[0] == QLatin1Char('-') || typed[0] == QLatin1Char('/'));
}

bool isCompleteCommand(const QKeyEvent& event) {
    return event.key() == Qt::Key_Space && event.modifiers() == Qt::ControlModifier;
}

} // namespace

WritingAssistant::WritingAssistant(DocumentEditor& editor)
    : QObject(&editor), m_editor(editor), m_popup(new CompletionPopup(&editor)),
      m_signature(new SignatureTip(&editor)) {
    m_popup->hide();
    m_signature->hide();
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &WritingAssistant::catchUp);
    connect(m_popup, &CompletionPopup::accepted, this, &WritingAssistant::accept);
    connect(&editor.document(), &Document::changed, this, [this](const TextChange& change, const QObject* origin) {
        if (m_stops.isActive()) {
            if (origin != &m_editor) {
                m_stops.end(); // an undo, or an edit from outside this editor
            }
            m_stops.textChanged(change.position, static_cast<int>(change.removed.size()),
                                static_cast<int>(change.inserted.size()));
        }
    });
    connect(&editor, &SourceEditor::caretMoved, this, [this](int offset) {
        if (!m_isWriting && m_stops.isActive()) {
            m_stops.caretMoved(offset);
            showStops();
        }
        if (m_popup->isVisible() || m_signature->isVisible()) {
            m_soon.start(0);
        }
    });
    editor.setHoverHelp([this](int offset) { return help(offset); });
    editor.installEventFilter(this);
    editor.viewport()->installEventFilter(this);
}

void WritingAssistant::setAnalysis(AnalysisPtr analysis) {
    const bool isFirst = m_analysis == nullptr;
    m_analysis = std::move(analysis);
    if (isFirst && m_analysis != nullptr) { // these names stay the same while the program runs
        ExpressionNames names = ExpressionNames::defaults();
        for (const std::string_view name : engine::expressionAttributes(m_analysis->model->vocabulary)) {
            names.expressions.insert(QByteArray(name.data(), static_cast<qsizetype>(name.size())));
        }
        m_editor.setExpressionNames(std::move(names));
    }
}

void WritingAssistant::setProbe(Probe* probe) {
    m_probe = probe;
}

void WritingAssistant::setFrame(QByteArray before, QByteArray behind) {
    m_before = std::move(before);
    m_behind = std::move(behind);
}

bool WritingAssistant::isUsable() const {
    return m_analysis != nullptr && m_analysis->writing != nullptr && !m_editor.isReadOnly() && m_editor.hasOneCaret();
}

engine::FileId WritingAssistant::file() const {
    return m_analysis->fileOf(m_editor.document().shownPath());
}

std::string_view WritingAssistant::text() const {
    const bool isFramed = !m_before.isEmpty() || !m_behind.isEmpty();
    if (isFramed) {
        m_whole = m_before + m_editor.document().bytes() + m_behind;
    }
    return viewOf(isFramed ? m_whole : m_editor.document().bytes());
}

QRect WritingAssistant::lineAt(int offset) const {
    const QPoint below = m_editor.viewport()->mapToGlobal(m_editor.pointBelow(offset));
    const int height = m_editor.lineHeight();
    return {below.x(), below.y() - height, 1, height};
}

bool WritingAssistant::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::ShortcutOverride: {
        auto* const key = static_cast<QKeyEvent*>(event);
        const bool isTab = key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab;
        const bool isOurs =
            key->key() == Qt::Key_Escape || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter || isTab;
        if (isCompleteCommand(*key) || (isOurs && m_popup->isVisible()) ||
            ((isTab || key->key() == Qt::Key_Escape) && m_stops.isActive())) {
            event->accept();
            return true;
        }
        break;
    }
    case QEvent::KeyPress: {
        auto* const key = static_cast<QKeyEvent*>(event);
        if (watched == &m_editor && keyPressed(*key)) {
            event->accept();
            return true;
        }
        const bool isPlain = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        if (watched == &m_editor && isPlain) {
            keyTyped(key->text());
        }
        break;
    }
    case QEvent::FocusOut:
    case QEvent::Hide:
    case QEvent::Resize:
    case QEvent::Wheel:
    case QEvent::MouseButtonPress:
        closeAll();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

bool WritingAssistant::keyPressed(const QKeyEvent& event) {
    if (isCompleteCommand(event)) {
        complete();
        return true;
    }
    const int key = event.key();
    if (m_popup->isVisible()) {
        switch (key) {
        case Qt::Key_Down:
        case Qt::Key_Up:
            m_popup->step(key == Qt::Key_Down ? 1 : -1);
            return true;
        case Qt::Key_PageDown:
        case Qt::Key_PageUp:
            m_popup->step(key == Qt::Key_PageDown ? m_popup->rowsShown() : -m_popup->rowsShown());
            return true;
        case Qt::Key_Escape:
            m_popup->hide();
            return true;
        case Qt::Key_Tab:
            if (m_popup->chosen() == nullptr) {
                m_popup->step(1);
            }
            accept();
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_popup->chosen() != nullptr) {
                accept();
                return true;
            }
            m_popup->hide();
            break;
        default:
            break;
        }
    }
    if (m_stops.isActive()) {
        if (key == Qt::Key_Tab || key == Qt::Key_Backtab) {
            m_popup->hide();
            goToStop(key == Qt::Key_Tab ? m_stops.next() : m_stops.previous());
            return true;
        }
        if (key == Qt::Key_Escape) {
            m_stops.end();
            showStops();
            return true;
        }
    }
    if (key == Qt::Key_Escape && m_signature->isVisible()) {
        m_signature->hide();
        return true;
    }
    return false;
}

void WritingAssistant::keyTyped(const QString& text) {
    m_typed = text;
    m_soon.start(0);
}

/// Updates the help after the editor has painted a key.
void WritingAssistant::catchUp() {
    const QString typed = std::exchange(m_typed, {});
    if (!isUsable() || !m_editor.hasFocus()) {
        closeAll();
        return;
    }
    const bool isDot = typed == QLatin1String(".");
    if (m_popup->isVisible() && !isDot) {
        refine();
    } else if (isWord(typed) || isDot || typed == QLatin1String("<") || typed == QLatin1String("\"") ||
               typed == QLatin1String("'") || typed == QLatin1String(" ")) {
        m_typed = typed;
        offer(false);
        m_typed.clear();
    }
    const bool opensCall = typed == QLatin1String("(") || typed == QLatin1String(",");
    if (opensCall || m_signature->isVisible()) {
        showSignature(opensCall);
    }
}

void WritingAssistant::complete() {
    if (isUsable()) {
        offer(true);
    }
}

void WritingAssistant::offer(bool isAsked) {
    const int caret = m_editor.caretOffset();
    const engine::WritingStyle style{m_editor.indentation().toStdString(), m_editor.lineEnding().toStdString(), {}};
    m_completion = m_analysis->writing->complete(file(), text(), inText(caret), style);
    const auto frame = static_cast<std::uint32_t>(m_before.size());
    for (engine::Span* const span : {&m_completion.word, &m_completion.replaced}) {
        *span = {span->begin - std::min(frame, span->begin), span->end - std::min(frame, span->end)};
    }
    m_completedAt = caret;
    const QByteArray typed = m_editor.bytes(static_cast<int>(m_completion.word.begin), caret);
    if (!isAsked) {
        const bool isEmpty = m_completion.size() == 0;
        const CompletionKind kind = isEmpty ? CompletionKind::value : m_completion[0].kind;
        const bool isBlank = m_typed == QLatin1String(" ");
        const bool isExpression = kind == CompletionKind::expression;
        const bool begins = m_typed == QLatin1String(".") || m_typed == QLatin1String("\"");
        // Texts and expressions also contain blanks, so a blank opens completion only between attributes.
        if (isEmpty || (isBlank && kind != CompletionKind::attribute) || (isExpression && typed.isEmpty() && !begins)) {
            m_popup->hide();
            return;
        }
    }
    refine();
    if (isAsked && m_popup->isVisible() && m_popup->chosen() == nullptr) {
        m_popup->step(1);
    }
}

/// Shows the items that match the present word.
void WritingAssistant::refine() {
    const int caret = m_editor.caretOffset();
    const int begin = static_cast<int>(m_completion.word.begin);
    const QByteArray typed = m_editor.bytes(begin, caret);
    const bool isInside =
        caret >= begin && std::ranges::all_of(typed, [&](char c) {
            return isWordByte(c) || (caret <= m_completedAt) || c == '.' || c == '/' || c == ':' || c == ' ';
        });
    if (!isInside || (caret > m_completedAt && typed.endsWith(' '))) {
        m_popup->hide();
        return;
    }
    const QString word = QString::fromUtf8(typed);
    const auto best = engine::fitting(m_completion, typed.toStdString(), 2);
    if (best.empty()) {
        m_popup->hide();
        return;
    }
    // Enter after a complete word must not replace the word by another one.
    const engine::CompletionItem& first = m_completion[best.front()];
    const bool isWhole = first.label == typed.toStdString() && first.insert.empty();
    if (isWhole && best.size() == 1) {
        m_popup->hide();
        return;
    }
    m_popup->offer(m_completion, word, !word.isEmpty() && !isWhole, lineAt(begin));
    preview();
}

int WritingAssistant::endOfReplaced() const {
    return static_cast<int>(m_completion.replaced.end) + m_editor.caretOffset() - m_completedAt;
}

/// Requests what each item of the list would match or change. The analysis can be older than the text. So each edit
/// also replaces the part of the analysed text that has changed since.
void WritingAssistant::preview() {
    constexpr std::size_t most = 60;
    const engine::FileId analysed = file();
    const auto& files = m_analysis->project.sources.files;
    const std::string_view now = text();
    const std::uint32_t begin = inText(static_cast<int>(m_completion.replaced.begin));
    const std::uint32_t end = inText(endOfReplaced());
    ++m_offered;
    if (!analysed.isValid() || begin > end || end > now.size()) {
        return;
    }
    const std::string_view before = files[analysed.value].text->bytes();
    const std::size_t same = std::min(now.size(), before.size());
    const auto front = static_cast<std::size_t>(
        std::mismatch(now.begin(), now.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(same, begin)),
                      before.begin())
            .first -
        now.begin());
    const std::size_t mostBack = std::min(same - front, now.size() - end);
    const auto back = static_cast<std::size_t>(
        std::mismatch(now.rbegin(), now.rbegin() + static_cast<std::ptrdiff_t>(mostBack), before.rbegin()).first -
        now.rbegin());
    const engine::Span old{static_cast<std::uint32_t>(front), static_cast<std::uint32_t>(before.size() - back)};
    PreviewRequest request{
        m_analysis,
        {},
        [self = QPointer(this), number = m_offered](std::size_t item, const QString& words, const QString& sentence) {
            if (self != nullptr && number == self->m_offered && self->m_popup->isVisible()) {
                self->m_popup->setPreview(item, words, sentence);
            }
        }};
    for (const engine::CompletionItem* const item : m_popup->items()) {
        std::string written(now.substr(front, begin - front));
        written += item->written() + m_completion.behind;
        written += now.substr(end, now.size() - back - end);
        // Just inside the new text: in the tag of a new element, or in the tag around a value.
        request.candidates.push_back({{{analysed, old, std::move(written)}}, begin + 1});
        if (request.candidates.size() == most) {
            break;
        }
    }
    emit previewsWanted(request);
}

void WritingAssistant::accept() {
    const engine::CompletionItem* const chosen = m_popup->chosen();
    if (chosen == nullptr || !isUsable()) {
        return;
    }
    const engine::CompletionItem item = *chosen;
    m_popup->hide();
    const int begin = static_cast<int>(m_completion.replaced.begin);
    const int end = endOfReplaced();
    if (begin > end || end > m_editor.document().bytes().size()) {
        return;
    }
    const QByteArray written = QByteArray::fromStdString(item.written() + m_completion.behind);
    m_isWriting = true;
    m_editor.replaceAsTyped(begin, end, written);
    m_isWriting = false;
    QVector<ByteRange> stops;
    for (const engine::Span stop : item.stops) {
        stops.push_back({begin + static_cast<int>(stop.begin), begin + static_cast<int>(stop.end)});
    }
    if (stops.isEmpty()) {
        const int behind = begin + static_cast<int>(written.size());
        select({behind, behind});
        return;
    }
    // Inside the stops of a larger snippet, a small snippet is plain text.
    const bool isInSnippet = m_stops.isActive();
    if (!isInSnippet && stops.size() > 1) {
        m_stops.begin(stops);
    }
    select(stops.front());
    showStops();
    if (item.kind == CompletionKind::attribute || item.kind == CompletionKind::element) {
        keyTyped(QStringLiteral("\"")); // next offers completion between the quotes
    } else if (item.kind == CompletionKind::expression) {
        showSignature(true);
    }
}

void WritingAssistant::select(ByteRange stop) {
    m_isWriting = true;
    m_editor.select(stop.begin, stop.end);
    m_isWriting = false;
}

void WritingAssistant::goToStop(std::optional<ByteRange> stop) {
    if (stop) {
        select(*stop);
    }
    showStops();
}

void WritingAssistant::showStops() {
    m_editor.setStops(m_stops.all());
}

void WritingAssistant::showSignature(bool mayAppear) {
    const int caret = m_editor.caretOffset();
    const auto signature = m_analysis->writing->signatureAt(file(), text(), inText(caret));
    if (signature && (mayAppear || m_signature->isVisible())) {
        m_signature->showSignature(*signature, lineAt(static_cast<int>(signature->name.begin - inText(0))));
    } else {
        m_signature->hide();
    }
}

void WritingAssistant::closeAll() {
    m_popup->hide();
    m_signature->hide();
}

QString WritingAssistant::help(int offset) const {
    if (m_analysis == nullptr || m_analysis->writing == nullptr) {
        return {};
    }
    const auto hover = m_analysis->writing->hoverAt(file(), text(), inText(offset));
    return hover ? hoverHtml(*hover, m_analysis, m_probe) : QString();
}

} // namespace orrery::widgets
