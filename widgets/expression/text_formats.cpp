// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/expression/text_formats.h"

#include "engine/check/expression/expression_members.h"
#include "engine/syntax/expr_lexer.h"
#include "engine/vocabulary/functions.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QScopedValueRollback>

#include <optional>
#include <utility>

namespace orrery::widgets {

namespace {

using engine::ExprTokenKind;

/// Returns the colour of a token; nullopt: the normal text colour.
std::optional<QColor> colourOf(const engine::ExprToken& token, std::string_view text, bool isCalled,
                               const SyntaxColours& colours) {
    const std::string_view word = text.substr(token.span.begin, token.span.size());
    switch (token.kind) {
    case ExprTokenKind::number:
        return colours.number;
    case ExprTokenKind::text:
        return colours.string;
    case ExprTokenKind::name:
        if (isCalled) {
            return colours.function;
        }
        if (const engine::WordRow* const row = engine::findWord(word)) {
            return row->meaning == engine::WordRow::Meaning::source || row->meaning == engine::WordRow::Meaning::target
                       ? colours.root
                       : colours.keyword;
        }
        return std::nullopt;
    case ExprTokenKind::unknown:
    case ExprTokenKind::end:
        return std::nullopt;
    default:
        return !word.empty() && word.front() >= 'a' && word.front() <= 'z' ? colours.keyword : colours.operation;
    }
}

/// The formats of one line edit. The line edit gets the formats in an input method event. During a composition, this
/// object delays the event, because the event would end the composition.
class LineFormats : public QObject {
public:
    explicit LineFormats(QLineEdit& edit) : QObject(&edit), m_edit(edit) {
        setObjectName(name());
        edit.installEventFilter(this);
    }
    static QString name() { return QStringLiteral("formats of the line"); }

    void show(const std::vector<TextFormatRange>& ranges) {
        m_ranges = ranges;
        if (!m_isComposing) {
            send();
        }
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::InputMethod && !m_isSending) {
            const bool isComposing = !static_cast<const QInputMethodEvent*>(event)->preeditString().isEmpty();
            if (std::exchange(m_isComposing, isComposing) && !isComposing) {
                QMetaObject::invokeMethod(
                    this, [this] { show(std::vector(m_ranges)); }, Qt::QueuedConnection);
            }
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void send() {
        QList<QInputMethodEvent::Attribute> attributes;
        for (const TextFormatRange& range : m_ranges) {
            if (range.end > range.begin) {
                // Positions are relative to the cursor, as in all events of input methods.
                attributes.append({QInputMethodEvent::TextFormat, range.begin - m_edit.cursorPosition(),
                                   range.end - range.begin, range.format});
            }
        }
        QInputMethodEvent event(QString(), attributes);
        const QScopedValueRollback sending(m_isSending, true);
        QCoreApplication::sendEvent(&m_edit, &event);
    }

    QLineEdit& m_edit;
    std::vector<TextFormatRange> m_ranges;
    bool m_isComposing = false;
    bool m_isSending = false;
};

} // namespace

void setTextFormats(QLineEdit& edit, const std::vector<TextFormatRange>& ranges) {
    auto* const own = edit.findChild<QObject*>(LineFormats::name(), Qt::FindDirectChildrenOnly);
    (own != nullptr ? static_cast<LineFormats&>(*own) : *new LineFormats(edit)).show(ranges);
}

void addSquiggle(std::vector<TextFormatRange>& ranges, int begin, int end, engine::Severity severity,
                 const Theme& theme) {
    QTextCharFormat format;
    format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    format.setUnderlineColor(severity == engine::Severity::error     ? theme.error
                             : severity == engine::Severity::warning ? theme.warning
                                                                     : theme.hint);
    ranges.push_back({begin, end, format});
}

std::vector<TextFormatRange> expressionFormats(const QString& text, const Theme& theme) {
    const std::string bytes = text.toStdString();
    const bool isPlain = bytes.size() == static_cast<std::size_t>(text.size());
    const auto offset = [&](std::uint32_t byte) {
        return isPlain ? static_cast<int>(byte)
                       : static_cast<int>(QString::fromStdString(bytes.substr(0, byte)).size());
    };
    const std::vector<engine::ExprToken> tokens = engine::lexExpression(bytes);
    std::vector<TextFormatRange> ranges;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const bool isCalled = i + 1 < tokens.size() && tokens[i + 1].kind == ExprTokenKind::open;
        if (const auto colour = colourOf(tokens[i], bytes, isCalled, theme.syntax)) {
            QTextCharFormat format;
            format.setForeground(*colour);
            ranges.push_back({offset(tokens[i].span.begin), offset(tokens[i].span.end), format});
        }
    }
    return ranges;
}

} // namespace orrery::widgets
