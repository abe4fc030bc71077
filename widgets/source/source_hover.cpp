// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/source_hover.h"

#include "widgets/source/scintilla.h"
#include "widgets/source/source_coverage.h"
#include "widgets/source/source_looks.h"
#include "widgets/source/source_marks.h"
#include "widgets/source/source_mirror.h"

#include <QTextDocument>
#include <QToolTip>

namespace orrery::widgets {

using Base = QsciScintillaBase;

SourceHover::Texts SourceHover::textsAt(int position) const {
    const int next = static_cast<int>(send(m_view, Base::SCI_POSITIONAFTER, position));
    return {.messages = m_marks.messagesIn(position, next),
            .help = m_help ? m_help(m_mirror.offsetOf(position)) : QString()};
}

QString SourceHover::textAt(int offset) const {
    const auto [messages, help] = textsAt(m_mirror.positionOf(offset));
    return messages + (messages.isEmpty() || help.isEmpty() ? QString() : QStringLiteral("\n\n")) + help;
}

void SourceHover::show(int position, QPoint point) const {
    Texts texts;
    const int margins = marginWidthOf(m_view);
    if (!point.isNull() && point.x() < margins) { // the symbol stands for all problems that begin in its line
        const long at = send(m_view, Base::SCI_POSITIONFROMPOINT, margins + 1, point.y());
        const int line = lineOf(m_view, static_cast<int>(at));
        texts.messages = m_marks.messagesIn(lineBegin(m_view, line), lineEnd(m_view, line));
        texts.help = m_coverage.wordsAt(line);
    } else if (position >= 0) {
        texts = textsAt(position);
    }
    QString shown;
    if (!texts.messages.isEmpty())
        shown += QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(texts.messages.toHtmlEscaped());
    if (!texts.help.isEmpty())
        shown += QStringLiteral("<p style='white-space:pre-wrap'>%1</p>")
                     .arg(Qt::mightBeRichText(texts.help) ? texts.help : texts.help.toHtmlEscaped());
    if (shown.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(m_view.viewport()->mapToGlobal(point + QPoint(0, 12)), shown, m_view.viewport());
}

} // namespace orrery::widgets
