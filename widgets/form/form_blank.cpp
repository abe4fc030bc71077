// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_blank.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace orrery::widgets {

FormBlank::FormBlank(QWidget* parent)
    : QWidget(parent), m_words(new QLabel(this)), m_begin(new QPushButton(tr("Add an element…"), this)) {
    m_words->setAlignment(Qt::AlignCenter);
    m_words->setWordWrap(true);
    m_words->setMargin(24);
    m_words->setForegroundRole(QPalette::PlaceholderText);
    m_begin->hide();
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_words, 1);
    layout->addWidget(m_begin, 0, Qt::AlignHCenter);
}

void FormBlank::showWords(const QString& words, bool canBegin) {
    m_words->setText(words);
    m_begin->setVisible(canBegin);
    setVisible(!words.isEmpty());
}

QString FormBlank::words() const {
    return isHidden() ? QString() : m_words->text();
}

} // namespace orrery::widgets
