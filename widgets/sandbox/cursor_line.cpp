// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/cursor_line.h"

#include "widgets/base/kept_fields.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace orrery::widgets {

CursorLine::CursorLine(Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_sandbox(sandbox), m_back(button(tr("Step back inside the turn"))),
      m_forward(button(tr("Step forward inside the turn"))), m_grains(new QComboBox(this)), m_text(new QLabel(this)),
      m_xml(button(tr("Open the XML of this change"))), m_object(button(tr("Show the object that changed"))),
      m_end(button(tr("Go to the end of the turn"))) {
    m_grains->addItems({tr("by stage"), tr("by group"), tr("by effect"), tr("by change")});
    m_grains->setCurrentIndex(static_cast<int>(engine::Grain::firing));
    m_grains->setAccessibleName(tr("Size of a step inside the turn"));
    keepWithSession(*m_grains, "cursor.grain");
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long text does not widen the window
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 0, 6, 2);
    for (QWidget* const part : {static_cast<QWidget*>(m_back), static_cast<QWidget*>(m_forward),
                                static_cast<QWidget*>(m_grains), static_cast<QWidget*>(m_end)}) {
        layout->addWidget(part);
    }
    layout->addWidget(m_text, 1);
    layout->addWidget(m_object);
    layout->addWidget(m_xml);
    connect(m_back, &QToolButton::clicked, this, &CursorLine::back);
    connect(m_forward, &QToolButton::clicked, this, &CursorLine::forward);
    connect(m_end, &QToolButton::clicked, &m_sandbox, [this] { m_sandbox.goTo(m_sandbox.turn()); });
    connect(m_xml, &QToolButton::clicked, this, [this] {
        if (m_sandbox.cursorText()) {
            emit placeWanted(m_sandbox.cursorText()->where);
        }
    });
    connect(m_object, &QToolButton::clicked, this, [this] {
        if (m_sandbox.cursorText()) {
            emit objectWanted(m_sandbox.cursorText()->object);
        }
    });
    connect(&m_sandbox, &Sandbox::changed, this, &CursorLine::refresh);
    applyIcons();
    refresh();
}

QToolButton* CursorLine::button(const QString& help) {
    auto* const made = new QToolButton(this);
    made->setAutoRaise(true);
    made->setToolTip(help);
    made->setAccessibleName(help);
    return made;
}

engine::Grain CursorLine::grain() const {
    return static_cast<engine::Grain>(m_grains->currentIndex());
}

void CursorLine::forward() {
    m_sandbox.stepInside(grain(), true);
}
void CursorLine::back() {
    m_sandbox.stepInside(grain(), false);
}

void CursorLine::refresh() {
    const auto inside = m_sandbox.inside();
    const std::optional<engine::CursorText>& text = m_sandbox.cursorText();
    const bool hasText = inside && text;
    if (!hasText) {
        m_words = inside ? tr("At the beginning of turn %1").arg(m_sandbox.turn()) : QString();
    } else if (m_sandbox.session() != nullptr) {
        m_words = wordsFor(*text);
    }
    m_xml->setEnabled(hasText && text->where.file.isValid());
    m_object->setEnabled(hasText && text->objects == 1);
    m_back->setEnabled(m_sandbox.turn() > 0 || (inside && *inside > 0));
    showText();
}

QString CursorLine::wordsFor(const engine::CursorText& text) const {
    const engine::View view = m_sandbox.session()->universe().view(); // for names, which never change
    const QString by = text.holder == engine::noRow
                           ? engineText(text.cause)
                           : tr("%1 for %2").arg(engineText(text.cause), shownName(view, text.holder));
    const QString change =
        text.objects == 1 ? tr("%1 of %2: %3 → %4")
                                .arg(engineText(text.value), shownName(view, text.object),
                                     QString::fromStdString(text.before), QString::fromStdString(text.after))
                          : tr("%1 of %n objects", nullptr, static_cast<int>(text.objects)).arg(engineText(text.value));
    return tr("Inside turn %1, after change %2 of %3 · %4 · %5 · %6")
        .arg(QString::number(m_sandbox.turn()), QString::number(text.runs), QString::number(text.total),
             engineText(text.stage), by, change);
}

void CursorLine::showText() {
    m_text->setText(m_text->fontMetrics().elidedText(m_words, Qt::ElideMiddle, std::max(1, m_text->width())));
    m_text->setToolTip(m_words);
    m_text->setAccessibleName(m_words);
}

void CursorLine::applyIcons() {
    const Theme& theme = themeOf(palette());
    m_back->setIcon(icon(QStringLiteral("step-back"), theme));
    m_forward->setIcon(icon(QStringLiteral("step-in"), theme));
    m_end->setIcon(icon(QStringLiteral("step-out"), theme));
    m_xml->setIcon(icon(QStringLiteral("source"), theme));
    m_object->setIcon(icon(QStringLiteral("planet"), theme));
}

void CursorLine::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        applyIcons();
    }
    QWidget::changeEvent(event);
}

void CursorLine::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showText();
}

} // namespace orrery::widgets
