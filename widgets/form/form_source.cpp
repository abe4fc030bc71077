// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_source.h"

#include "widgets/base/byte_view.h"
#include "widgets/document/document_editor.h"
#include "widgets/document/document_store.h"
#include "widgets/edits/xml_layout.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"
#include "widgets/writing/completion_popup.h"
#include "widgets/writing/writing_assistant.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr int fewestLines = 5;
constexpr int mostLines = 22;

bool isApply(const QKeyEvent& key) {
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) &&
           (key.modifiers() & ~Qt::KeypadModifier) == Qt::ControlModifier;
}

/// Returns a text with an indentation before each line. Skips the first line and empty lines.
QByteArray indented(const QByteArray& text, const QByteArray& indent) {
    QByteArray result;
    qsizetype from = 0;
    for (qsizetype end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
        result += text.mid(from, end + 1 - from);
        from = end + 1;
        const QByteArrayView next = QByteArrayView(text).sliced(from);
        if (!next.isEmpty() && !next.startsWith('\n') && !next.startsWith("\r\n")) {
            result += indent;
        }
    }
    return result + text.mid(from);
}

/// Returns the text without the indentation, on the lines that have it.
QByteArray unindented(QByteArray text, const QByteArray& indent) {
    return text.replace("\n" + indent, "\n");
}

} // namespace

FormSource::FormSource(DocumentStore& store, QWidget* canvas)
    : QFrame(canvas), m_store(store), m_typing(store), m_own(std::make_unique<DocumentStore>()),
      m_title(new QLabel(this)), m_icon(new QLabel(this)), m_verdict(new QLabel(this)),
      m_apply(new QPushButton(tr("&Done"), this)) {
    connect(&m_typing, &FieldTyping::undone, this, [this] { showAgain(static_cast<int>(m_typedSpan.size())); });
    connect(&m_typing, &FieldTyping::redone, this, [this] { showAgain(m_typedSize); });
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_title->setForegroundRole(QPalette::PlaceholderText);
    m_verdict->setWordWrap(true);
    m_verdict->setMinimumWidth(60);
    m_apply->setToolTip(tr("Shows the element as form lines again (Ctrl+Enter)"));
    auto* const cancel = new QPushButton(tr("&Cancel"), this);
    cancel->setToolTip(tr("Restores the element as it was (Escape)"));
    auto* const below = new QHBoxLayout;
    below->addWidget(m_icon, 0, Qt::AlignTop);
    below->addWidget(m_verdict, 1);
    below->addWidget(m_apply, 0, Qt::AlignTop);
    below->addWidget(cancel, 0, Qt::AlignTop);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 6);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addLayout(below);
    connect(m_apply, &QPushButton::clicked, this, &FormSource::applyWanted);
    connect(cancel, &QPushButton::clicked, this, &FormSource::cancelled);
    hide();
}

FormSource::~FormSource() {
    delete m_editor; // the editor refers to the texts
}

void FormSource::open(Document& document, const FormPath& path, int begin, int end) {
    close();
    m_document = &document;
    m_begin = begin;
    m_size = end - begin;
    m_file = document.shownPath();
    m_path = path;
    m_original = document.bytes().mid(begin, end - begin);
    const QByteArray before = document.bytes().left(begin);
    const std::string_view line = viewOf(before);
    if (const auto at = static_cast<std::uint32_t>(begin); beginsLine(line, at)) {
        const std::string_view indent = indentAt(line, at);
        m_indent = QByteArray(indent.data(), static_cast<qsizetype>(indent.size()));
    }
    if (indented(unindented(m_original, m_indent), m_indent) != m_original) {
        m_indent.clear(); // if some lines are further left, the editor shows all lines unchanged
    }
    m_own->clear();
    m_own->disk().appear(m_file, unindented(m_original, m_indent), {});
    m_editor = new DocumentEditor(*m_own, *m_own->find(m_file), this);
    m_editor->setAccessibleName(tr("XML of %1").arg(QString::fromStdString(path.back().tag)));
    m_assistant = new WritingAssistant(*m_editor);
    connect(m_assistant, &WritingAssistant::previewsWanted, this, &FormSource::previewsWanted);
    m_assistant->setFrame(before, document.bytes().mid(end));
    m_assistant->setAnalysis(m_analysis);
    m_assistant->setProbe(m_probe);
    m_editor->installEventFilter(this);
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, m_editor, 1);
    setTabOrder(m_editor, m_apply);
    connect(m_editor, &SourceEditor::contentChanged, this, [this] {
        check();
        write(text());
    });
    connect(&document, &Document::changed, this, &FormSource::follow);
    const std::string& id = path.back().id;
    m_title->setText(id.empty() ? QStringLiteral("<%1>").arg(QString::fromStdString(path.back().tag))
                                : QStringLiteral("<%1 id=\"%2\">")
                                      .arg(QString::fromStdString(path.back().tag), QString::fromStdString(id)));
    m_title->setTextFormat(Qt::PlainText);
    check();
}

/// Writes the typed text to the file.
void FormSource::write(const QByteArray& text) {
    if (m_isWriting || !isOpen() || m_document == nullptr) {
        return;
    }
    const QScopedValueRollback writing(m_isWriting, true);
    if (!m_typing.isOpen()) {
        m_typedSpan = {static_cast<std::uint32_t>(m_begin), static_cast<std::uint32_t>(m_begin + m_size)};
        m_typedText = m_document->slice(m_begin, m_size);
        m_typing.begin(*m_document);
    }
    if (m_typing.type(tr("Edit %1 as XML").arg(QString::fromStdString(m_path.back().tag)), m_typedSpan, text)) {
        m_size = m_typedSize = static_cast<int>(text.size());
    }
}

/// Shows the text after the project's undo or redo of the typing.
void FormSource::showAgain(int size) {
    if (isOpen() && m_document != nullptr) {
        m_begin = static_cast<int>(m_typedSpan.begin);
        m_size = size;
        showText(m_document->slice(m_begin, m_size));
    }
}

/// Follows another change of the file.
void FormSource::follow(const TextChange& change) {
    if (m_isWriting || !isOpen()) {
        return;
    }
    const int end = change.position + static_cast<int>(change.removed.size());
    const auto grown = static_cast<int>(change.inserted.size() - change.removed.size());
    const bool isBefore = end < m_begin || (end == m_begin && change.position <= m_begin);
    if (isBefore) {
        m_begin += grown;
    } else if (change.position >= m_begin && end <= m_begin + m_size && change.position < m_begin + m_size) {
        m_size += grown;
        showText(m_document->slice(m_begin, m_size));
    } else if (change.position < m_begin + m_size) {
        emit lost();
    }
}

void FormSource::showText(const QByteArray& text) {
    const QScopedValueRollback writing(m_isWriting, true);
    if (indented(unindented(text, m_indent), m_indent) != text) {
        m_indent.clear();
    }
    Document* const own = m_own->find(m_file);
    m_own->apply({}, {{own, {0, static_cast<std::uint32_t>(own->size())}, unindented(text, m_indent)}});
    m_own->history().clear(); // undo in this editor applies only to typing in it
}

void FormSource::revert() {
    if (m_typing.isOpen() && m_typedText == m_original) {
        const QScopedValueRollback writing(m_isWriting, true);
        m_typing.cancel();
    } else if (m_document != nullptr && m_document->slice(m_begin, m_size) != m_original) {
        write(m_original);
        m_typing.finish();
    }
}

int FormSource::elementBegin() const {
    const QByteArray bytes = text();
    const engine::XmlTree tree = parsePieces(viewOf(bytes));
    const bool hasElement = tree.root() != engine::XmlTree::none && !tree.elements(tree.root()).empty();
    return m_begin +
           (hasElement ? static_cast<int>(tree.span(*tree.elements(tree.root()).begin()).begin - wrapBytes) : 0);
}

bool FormSource::covers(const QString& file, const FormPath& path) const {
    return isOpen() && m_file == file && leadsInto(path, m_path);
}

bool FormSource::isInside(const QString& file, const FormPath& path) const {
    return isOpen() && m_file == file && leadsInto(m_path, path);
}

void FormSource::close() {
    hide();
    m_typing.finish();
    if (m_document != nullptr) {
        m_document->disconnect(this);
    }
    m_document = nullptr;
    m_path.clear();
    m_file.clear();
    m_original.clear();
    m_indent.clear();
    if (m_editor != nullptr) {
        // The caller can be a key event of the editor itself, so deletes the editor later.
        m_editor->hide();
        m_editor->disconnect(this);
        m_editor->removeEventFilter(this);
        m_editor->setParent(nullptr);
        std::exchange(m_editor, nullptr)->deleteLater();
        m_assistant = nullptr;
        // The editor refers to the texts, so deletes them after it.
        auto* const old = m_own.release();
        m_own = std::make_unique<DocumentStore>();
        old->deleteLater();
    }
}

void FormSource::setAnalysis(const AnalysisPtr& analysis) {
    m_analysis = analysis;
    if (m_assistant != nullptr) {
        m_assistant->setAnalysis(analysis);
    }
}

void FormSource::setProbe(Probe* probe) {
    m_probe = probe;
}

QByteArray FormSource::text() const {
    return indented(shownText(), m_indent);
}

QByteArray FormSource::shownText() const {
    const Document* const own = m_own->find(m_file);
    return own != nullptr ? own->bytes() : QByteArray();
}

std::optional<FormSource::Fault> FormSource::findFault() const {
    const QByteArray bytes = shownText();
    const engine::XmlTree tree = parsePieces(viewOf(bytes));
    const auto size = static_cast<int>(bytes.size());
    for (const engine::Diagnostic& found : tree.diagnostics()) {
        if (found.severity() == engine::Severity::error) {
            const int begin =
                std::clamp(static_cast<int>(found.where.span.begin) - static_cast<int>(wrapBytes), 0, size);
            const int end =
                std::clamp(static_cast<int>(found.where.span.end) - static_cast<int>(wrapBytes), begin, size);
            return Fault{begin, end, findingText(found)};
        }
    }
    if (tree.root() == engine::XmlTree::none || tree.elements(tree.root()).empty()) {
        return Fault{0, size, tr("no element is left; to remove the element, delete its line in the form")};
    }
    return std::nullopt;
}

void FormSource::check() {
    const std::optional<Fault> fault = findFault();
    QVector<SourceMark> marks;
    if (fault) {
        marks.append({fault->begin, std::max(fault->end, fault->begin + 1), engine::Severity::error,
                      fault->message.toStdString()});
    }
    m_editor->setMarks(marks);
    m_editor->setMarksStale(false);
    m_apply->setEnabled(!fault);
    showVerdict(fault ? tr("Line %1: %2").arg(shownText().left(fault->begin).count('\n') + 1).arg(fault->message)
                      : QString());
    const int lines = std::clamp(static_cast<int>(shownText().count('\n')) + 2, fewestLines, mostLines);
    if (std::exchange(m_lines, lines) != lines) {
        emit heightChanged();
    }
}

QString FormSource::fault() const {
    const std::optional<Fault> fault = isOpen() ? findFault() : std::nullopt;
    return fault ? fault->message : QString();
}

void FormSource::refuse(const QString& reason) {
    showVerdict(reason);
    m_editor->setFocus();
}

void FormSource::showVerdict(const QString& words) {
    const Theme& colours = themeOf(palette());
    const int size = fontMetrics().height();
    m_icon->setPixmap(words.isEmpty() ? QPixmap() : icon(QStringLiteral("error"), colours.error).pixmap(size, size));
    m_verdict->setText(words);
    m_verdict->setAccessibleName(words);
}

int FormSource::wantedHeight() const {
    const int line = m_editor != nullptr ? m_editor->lineHeight() : fontMetrics().lineSpacing();
    return m_lines * line + m_title->sizeHint().height() + m_apply->sizeHint().height() + 30;
}

bool FormSource::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_editor || !isKey) {
        return QFrame::eventFilter(watched, event);
    }
    const auto& key = *static_cast<QKeyEvent*>(event);
    // The editor's own history comes first, word by word. In the project's history, all edits are one step (I2.4).
    const bool undoes = key.matches(QKeySequence::Undo);
    const bool redoes =
        key.matches(QKeySequence::Redo) || (key.key() == Qt::Key_Y && key.modifiers() == Qt::ControlModifier);
    // Escape first closes popups over the text, and removes additional carets.
    const bool cancels = key.key() == Qt::Key_Escape && !m_assistant->popup().isVisible() &&
                         !m_assistant->stops().isActive() && m_editor->hasOneCaret();
    m_own->finishTyping();
    const bool isProjects = (undoes && !m_own->history().canUndo()) || (redoes && !m_own->history().canRedo());
    if (isProjects || (!undoes && !redoes && !cancels && !isApply(key))) {
        return false;
    }
    event->accept();
    if (event->type() == QEvent::ShortcutOverride) {
        return true;
    }
    if (undoes) {
        m_own->history().undo();
    } else if (redoes) {
        m_own->history().redo();
    } else if (cancels) {
        emit cancelled();
    } else {
        emit applyWanted();
    }
    return true;
}

void FormSource::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && isOpen()) {
        check();
    }
}

} // namespace orrery::widgets
