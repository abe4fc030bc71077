// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/sweep_rows.h"

#include "engine/content/constants.h"
#include "widgets/base/choice_box.h"
#include "widgets/expression/expression_field.h"
#include "widgets/sweep/measure_place.h"
#include "widgets/sweep/number_list.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>

#include <cmath>

namespace orrery::widgets {

namespace {

QToolButton* makeRemoveButton(const QString& tip, QWidget* parent) {
    auto* const button = new QToolButton(parent);
    button->setText(QStringLiteral("×"));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

QString text(double number) {
    return QString::fromStdString(engine::numberText(number));
}

} // namespace

QComboBox* makeObjectBox(QWidget* parent) {
    auto* const box = new QComboBox(parent);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    box->setCompleter(new RankedCompleter(*box->model(), RankedCompleter::Offers::theOnly, box));
    box->lineEdit()->setPlaceholderText(MeasureRow::tr("of the whole run"));
    box->setAccessibleName(MeasureRow::tr("Object of the number"));
    box->lineEdit()->setAccessibleName(MeasureRow::tr("Object of the number"));
    return box;
}

void offerObjects(QComboBox& box, const QStringList& objects) {
    bool isSame = box.count() == objects.size();
    for (int i = 0; isSame && i < box.count(); ++i) {
        isSame = box.itemText(i) == objects[i];
    }
    if (isSame) {
        return;
    }
    const QString before = box.currentText();
    const QSignalBlocker quiet(&box);
    box.clear();
    box.addItems(objects);
    box.setCurrentIndex(-1);
    box.setEditText(before);
}

VaryRow::VaryRow(NumberList& numbers, QWidget* parent)
    : QWidget(parent), m_numbers(numbers), m_number(new ChoiceBox(tr("Number to vary"), this)),
      m_kind(new QComboBox(this)), m_from(new QLineEdit(this)), m_to(new QLineEdit(this)), m_count(new QSpinBox(this)),
      m_values(new QLineEdit(this)), m_remove(makeRemoveButton(tr("Remove this number"), this)) {
    m_number->setItems(numbers.items());
    m_number->setCurrentIndex(-1);
    m_number->lineEdit()->setPlaceholderText(tr("Type a part of the name"));
    m_kind->addItems({tr("from, to"), tr("values")});
    m_kind->setAccessibleName(tr("Way to enter the values"));
    m_from->setAccessibleName(tr("Smallest value"));
    m_to->setAccessibleName(tr("Largest value"));
    m_count->setRange(2, 1000);
    m_count->setValue(5);
    m_count->setSuffix(tr(" values"));
    m_count->setAccessibleName(tr("Number of values"));
    m_values->setPlaceholderText(tr("such as 10 20 30"));
    m_values->setAccessibleName(tr("Values"));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_number, 3);
    row->addWidget(m_kind);
    row->addWidget(m_from, 1);
    row->addWidget(m_to, 1);
    row->addWidget(m_count);
    row->addWidget(m_values, 2);
    row->addWidget(m_remove);
    connect(m_number, &QComboBox::currentIndexChanged, this, &VaryRow::choose);
    connect(&numbers, &NumberList::aboutToChange, m_number, [this] { m_number->blockSignals(true); });
    connect(&numbers, &NumberList::changed, this, &VaryRow::showNumber);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        emit changed();
    });
    for (QLineEdit* const line : {m_from, m_to, m_values}) {
        connect(line, &QLineEdit::textEdited, this, [this] { m_isTyped = true; });
        connect(line, &QLineEdit::textChanged, this, &VaryRow::changed);
    }
    connect(m_count, &QSpinBox::valueChanged, this, &VaryRow::changed);
    connect(m_remove, &QToolButton::clicked, this, &VaryRow::removeWanted);
    setFocusProxy(m_number);
    showKind();
}

bool VaryRow::isRange() const {
    return m_kind->currentIndex() == 0;
}

void VaryRow::showKind() {
    m_values->setVisible(!isRange());
    for (QWidget* const one : std::initializer_list<QWidget*>{m_from, m_to, m_count}) {
        one->setVisible(isRange());
    }
}

void VaryRow::choose() {
    const int at = m_number->currentIndex();
    const auto& numbers = m_numbers.numbers();
    if (at >= 0 && static_cast<std::size_t>(at) < numbers.size()) {
        m_name = QString::fromStdString(numbers[static_cast<std::size_t>(at)].name);
        suggest();
    }
    emit changed();
}

/// Suggests a range around the number, unless the user has entered values.
void VaryRow::suggest() {
    const int at = m_numbers.find(m_name);
    const auto value = at < 0 ? std::nullopt : m_numbers.numbers()[static_cast<std::size_t>(at)].value;
    if (m_isTyped || !value) {
        return;
    }
    const bool isWhole = *value == std::round(*value) && std::abs(*value) >= 4.0;
    const double low = *value == 0.0 ? 0.0 : *value / 2.0;
    const double high = *value == 0.0 ? 1.0 : *value * 1.5;
    m_from->setText(text(isWhole ? std::round(low) : low));
    m_to->setText(text(isWhole ? std::round(high) : high));
}

/// Shows the chosen number in a newer list.
void VaryRow::showNumber() {
    m_number->blockSignals(false);
    m_number->showItem(m_numbers.find(m_name));
    emit changed();
}

engine::SweepDraft::Vary VaryRow::draft() const {
    engine::SweepDraft::Vary vary{.number = m_name.toStdString()};
    if (isRange()) {
        vary.from = m_from->text().trimmed().toStdString();
        vary.to = m_to->text().trimmed().toStdString();
        vary.count = std::to_string(m_count->value());
    } else {
        vary.values = m_values->text().trimmed().toStdString();
    }
    return vary;
}

QJsonObject VaryRow::values() const {
    return {{QStringLiteral("number"), m_name},          {QStringLiteral("kind"), m_kind->currentIndex()},
            {QStringLiteral("from"), m_from->text()},    {QStringLiteral("to"), m_to->text()},
            {QStringLiteral("count"), m_count->value()}, {QStringLiteral("values"), m_values->text()}};
}

void VaryRow::setValues(const QJsonObject& values) {
    m_isTyped = true;
    m_name = values.value(QStringLiteral("number")).toString();
    m_number->showItem(m_numbers.find(m_name));
    m_kind->setCurrentIndex(values.value(QStringLiteral("kind")).toInt());
    m_from->setText(values.value(QStringLiteral("from")).toString());
    m_to->setText(values.value(QStringLiteral("to")).toString());
    m_count->setValue(values.value(QStringLiteral("count")).toInt());
    m_values->setText(values.value(QStringLiteral("values")).toString());
    emit changed();
}

MeasureRow::MeasureRow(const QString& id, QWidget* parent)
    : QWidget(parent), m_id(new QLineEdit(id, this)), m_object(makeObjectBox(this)),
      m_expression(new ExpressionField(nullptr, this)), m_remove(makeRemoveButton(tr("Remove this measure"), this)) {
    m_id->setAccessibleName(tr("Id of the measure"));
    m_expression->setAccessibleName(tr("Number to measure"));
    m_expression->setPlaceholderText(tr("such as sum(owned planets, Industry)"));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_id, 1);
    row->addWidget(m_object, 1);
    row->addWidget(m_expression, 3);
    row->addWidget(m_remove);
    connect(m_id, &QLineEdit::textChanged, this, &MeasureRow::changed);
    connect(m_object, &QComboBox::currentTextChanged, this, [this] {
        setPlace();
        emit changed();
    });
    connect(m_expression, &QLineEdit::textChanged, this, &MeasureRow::changed);
    connect(m_remove, &QToolButton::clicked, this, &MeasureRow::removeWanted);
    setFocusProxy(m_expression);
}

void MeasureRow::setScenario(const AnalysisPtr& analysis, const QString& scenario) {
    if (analysis == m_analysis && scenario == m_scenario) {
        return;
    }
    m_analysis = analysis;
    m_scenario = scenario;
    offerObjects(*m_object, measuredObjects(analysis, scenario));
    setPlace();
}

void MeasureRow::setPlace() {
    if (m_analysis) {
        m_expression->setPlace(measurePlace(m_analysis, m_scenario, m_object->currentText().trimmed()), m_analysis);
    }
}

engine::SweepDraft::Measure MeasureRow::draft() const {
    return {m_id->text().trimmed().toStdString(), m_object->currentText().trimmed().toStdString(),
            m_expression->text().trimmed().toStdString()};
}

QJsonObject MeasureRow::values() const {
    return {{QStringLiteral("id"), m_id->text()},
            {QStringLiteral("object"), m_object->currentText()},
            {QStringLiteral("value"), m_expression->text()}};
}

void MeasureRow::setValues(const QJsonObject& values) {
    m_id->setText(values.value(QStringLiteral("id")).toString());
    m_object->setEditText(values.value(QStringLiteral("object")).toString());
    m_expression->setText(values.value(QStringLiteral("value")).toString());
}

} // namespace orrery::widgets
