// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/calculation_bar.h"

#include "widgets/base/kept_fields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace orrery::widgets {

CalculationBar::CalculationBar(QWidget* parent)
    : QWidget(parent), m_kind(new QComboBox(this)), m_operand(new QLineEdit(this)),
      m_round(new QCheckBox(tr("&Round"), this)), m_preview(new QLabel(this)),
      m_apply(new QPushButton(tr("&Apply"), this)) {
    m_kind->addItems({tr("Multiply by"), tr("Add"), tr("Set to")}); // in the order of CellCalculation::Kind
    m_kind->setAccessibleName(tr("Calculation"));
    m_operand->setAccessibleName(tr("Number"));
    m_operand->setPlaceholderText(tr("Number"));
    m_operand->setMaximumWidth(160);
    keepWithSession(*m_operand, "table.operand");
    m_round->setToolTip(tr("Round the results to whole numbers"));
    m_preview->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* const close = new QPushButton(tr("C&lose"), this);
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_kind);
    layout->addWidget(m_operand);
    layout->addWidget(m_round);
    layout->addWidget(m_preview, 1);
    layout->addWidget(m_apply);
    layout->addWidget(close);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &CalculationBar::changed);
    connect(m_operand, &QLineEdit::textChanged, this, &CalculationBar::changed);
    connect(m_round, &QCheckBox::toggled, this, &CalculationBar::changed);
    connect(m_operand, &QLineEdit::returnPressed, m_apply, &QPushButton::click);
    connect(m_apply, &QPushButton::clicked, this, &CalculationBar::applyWanted);
    connect(close, &QPushButton::clicked, this, [this] {
        hide();
        emit closed();
    });
    hide();
}

CellCalculation CalculationBar::calculation() const {
    return {static_cast<CellCalculation::Kind>(m_kind->currentIndex()), m_operand->text().trimmed().toStdString(),
            m_round->isChecked()};
}

void CalculationBar::open() {
    show();
    m_operand->setFocus(Qt::ShortcutFocusReason);
    m_operand->selectAll();
    emit changed();
}

void CalculationBar::setPreview(const QString& words, bool isPossible) {
    m_preview->setText(words);
    m_preview->setToolTip(words);
    m_apply->setEnabled(isPossible);
}

void CalculationBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        hide();
        emit closed();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace orrery::widgets
