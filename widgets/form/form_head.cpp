// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_head.h"

#include "widgets/form/counts_button.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>

namespace orrery::widgets {

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection()); // QPainter takes that of the program
    painter.setFont(font());
    painter.setPen(palette().color(foregroundRole()));
    const QRect room = contentsRect();
    painter.drawText(room, static_cast<int>(alignment()),
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
}

FormHead::FormHead(QWidget* parent)
    : QWidget(parent), m_crumbs(new ElidedLabel(this)), m_countsOf(new CountsButton(this)),
      m_countsMenu(new QMenu(this)) {
    m_crumbs->setForegroundRole(QPalette::PlaceholderText);
    m_crumbs->setContentsMargins(12, 0, 12, 0);
    m_crumbs->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_crumbs->setMinimumHeight(fontMetrics().height() + 10);
    m_crumbs->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_countsOf->setMenu(m_countsMenu);
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->addWidget(m_crumbs, 1);
    layout->addWidget(m_countsOf);
}

void FormHead::setCrumbs(const QString& file, const QStringList& crumbs) {
    QStringList words{file};
    words += crumbs;
    m_crumbs->setText(words.join(QStringLiteral(" ▸ ")));
    // A narrow form cuts the text.
    m_crumbs->setToolTip(QStringLiteral("<p>%1</p>").arg(m_crumbs->text().toHtmlEscaped()));
}

void FormHead::setCountsOf(const QString& object, std::uint32_t turn) {
    m_countsOf->showCounts(object, turn);
}

} // namespace orrery::widgets
