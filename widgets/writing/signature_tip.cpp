// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/writing/signature_tip.h"

#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QScreen>

#include <algorithm>

namespace orrery::widgets {

SignatureTip::SignatureTip(QWidget* editor) : QLabel(editor, Qt::ToolTip | Qt::FramelessWindowHint) {
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFocusPolicy(Qt::NoFocus);
    setTextFormat(Qt::RichText);
    setFrameStyle(QFrame::Box | QFrame::Plain);
    setMargin(4);
    setAccessibleName(QCoreApplication::translate("SignatureTip", "Function signature"));
}

void SignatureTip::showSignature(const engine::SignatureHelp& signature, const QRect& line) {
    const auto part = [&](std::size_t begin, std::size_t end) {
        return QString::fromStdString(signature.usage.substr(begin, end - begin)).toHtmlEscaped();
    };
    QString text = part(0, signature.active.begin);
    if (!signature.active.isEmpty()) {
        text += QStringLiteral("<b><u>%1</u></b>").arg(part(signature.active.begin, signature.active.end));
    }
    text += part(signature.active.end, signature.usage.size());
    if (!signature.help.empty()) {
        text += QStringLiteral("<br>") + engineText(signature.help).toHtmlEscaped();
    }
    setText(text);
    adjustSize();
    QRect at(line.topLeft() - QPoint(0, height() + 2), size());
    if (const QScreen* const on = parentWidget()->screen()) {
        const QRect room = on->availableGeometry();
        if (at.top() < room.top()) {
            at.moveTop(line.bottom() + 2);
        }
        at.moveLeft(std::clamp(at.left(), room.left(), std::max(room.left(), room.right() - at.width())));
    }
    move(at.topLeft());
    show();
}

} // namespace orrery::widgets
