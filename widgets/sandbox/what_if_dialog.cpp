// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/what_if_dialog.h"

#include "engine/check/scenario/statements.h"
#include "engine/content/constants.h"
#include "engine/lab/what_if_text.h"
#include "engine/program/evaluate.h"
#include "engine/universe/scenario.h"
#include "widgets/base/choice_box.h"
#include "widgets/base/tab_order.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <charconv>

namespace orrery::widgets {

using engine::Builtin;
using engine::ColumnId;
using engine::ColumnRole;

namespace {

constexpr int lastTurn = 1'000'000; // as the row of the attribute

/// Returns a number in the notation of content, with as few digits as possible.
std::string numberText(double value) {
    char digits[32];
    const auto end = std::to_chars(digits, digits + sizeof(digits), value).ptr;
    return {digits, end};
}

/// Returns the values to choose from; empty for a free text.
QStringList offersFor(const engine::View& view, ColumnId column) {
    QStringList offers;
    const engine::ColumnSpec& spec = (*view.layout)[column];
    if (column == view.layout->builtin(Builtin::owners)) {
        const auto empire = view.model->vocabulary.findType("empire");
        for (engine::Row row = 0; row < view.rowCount; ++row) {
            if (view.exists(row) && view.typeOf(row) == empire) {
                offers << QString::fromStdString(view.nameOf(row));
            }
        }
        return offers << QStringLiteral("none");
    }
    if (spec.format.kind == engine::FormatKind::enumeration) {
        for (const auto& value : view.model->vocabulary.enumerations()[spec.format.enumeration].values) {
            offers << QString::fromStdString(value.id);
        }
    } else if (spec.format.kind == engine::FormatKind::boolean) {
        offers << QStringLiteral("true") << QStringLiteral("false");
    }
    return offers;
}

} // namespace

WhatIfDialog::WhatIfDialog(Sandbox& sandbox, engine::Row row, std::optional<ColumnId> column, QWidget* parent)
    : DraftDialog(QStringLiteral("what-if"), DraftScope::project, parent), m_sandbox(sandbox), m_row(row),
      m_value(new ChoiceBox(tr("Value"), this)), m_to(new QComboBox(this)), m_once(new QRadioButton(this)),
      m_hold(new QRadioButton(this)), m_until(new QSpinBox(this)), m_into(new QComboBox(this)),
      m_name(new QLineEdit(this)), m_verdict(new QLabel(this)) {
    setWindowTitle(tr("Try a what-if"));
    makeLayout();
    fillValues(column);
    connect(m_value, &QComboBox::currentIndexChanged, this, &WhatIfDialog::showValue);
    connect(m_to, &QComboBox::currentTextChanged, this, &WhatIfDialog::suggestName);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_isNamed = true; });
    connect(m_name, &QLineEdit::textChanged, this, &WhatIfDialog::check);
    connect(m_hold, &QRadioButton::toggled, this, &WhatIfDialog::check);
    connect(m_until, &QSpinBox::valueChanged, this, &WhatIfDialog::check);
    connect(m_into, &QComboBox::currentIndexChanged, this, &WhatIfDialog::check);
    connect(&m_sandbox, &Sandbox::changed, this, &WhatIfDialog::check);
    connect(&m_sandbox, &Sandbox::busyChanged, this, &WhatIfDialog::check);
    connect(&m_sandbox, &Sandbox::started, this, &DraftDialog::abandon); // the rows are other objects now
    showValue();
    addField(QStringLiteral("to"), *m_to);
    addField(QStringLiteral("hold"), *m_hold);
    addField(QStringLiteral("until"), *m_until);
    addField(QStringLiteral("name"), *m_name);
    tabInReadingOrder(*this);
    m_to->setFocus();
    beginDraft();
}

void WhatIfDialog::makeLayout() {
    m_value->setObjectName(QStringLiteral("value"));
    m_to->setObjectName(QStringLiteral("to"));
    m_to->setEditable(true);
    m_to->setInsertPolicy(QComboBox::NoInsert);
    m_to->setAccessibleName(tr("New value"));
    m_to->lineEdit()->setAccessibleName(tr("New value"));
    m_once->setObjectName(QStringLiteral("once"));
    m_once->setText(tr("&Set once: the rules go on from the value"));
    m_once->setChecked(true);
    m_hold->setObjectName(QStringLiteral("hold"));
    m_hold->setText(tr("&Hold: no rule changes the value until"));
    m_until->setObjectName(QStringLiteral("until"));
    m_until->setRange(static_cast<int>(m_sandbox.turn()), lastTurn);
    m_until->setSpecialValueText(tr("the end of the run"));
    m_until->setPrefix(tr("turn "));
    m_until->setAccessibleName(tr("Last turn of the hold"));
    m_until->setEnabled(false);
    connect(m_hold, &QRadioButton::toggled, m_until, &QWidget::setEnabled);
    m_into->setObjectName(QStringLiteral("into"));
    m_name->setObjectName(QStringLiteral("name"));
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setMinimumHeight(2 * fontMetrics().lineSpacing());

    auto* const form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const engine::Session* const session = m_sandbox.session();
    m_object = session != nullptr ? shownName(session->state().view(), m_row) : QString();
    auto* const object = new QLabel(m_object, this);
    object->setTextFormat(Qt::PlainText);
    form->addRow(tr("Object:"), object);
    form->addRow(tr("&Value:"), m_value);
    form->addRow(tr("&New value:"), m_to);
    form->addRow(QString(), m_once);
    auto* const held = new QHBoxLayout;
    held->addWidget(m_hold);
    held->addWidget(m_until, 1);
    form->addRow(QString(), held);
    const QString present = QString::fromStdString(m_sandbox.branch());
    m_into->addItem(tr("A new what-if"), false);
    if (!present.isEmpty()) {
        m_into->setItemText(0, tr("A new what-if, with the statements of “%1”").arg(present));
        m_into->addItem(tr("The what-if “%1”").arg(present), true);
        form->addRow(tr("&Add to:"), m_into);
    } else {
        m_into->hide();
    }
    form->addRow(tr("Na&me:"), m_name);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_make = buttons->addButton(tr("Play what-if"), QDialogButtonBox::AcceptRole);
    m_make->setDefault(true);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_verdict);
    layout->addStretch(1);
    layout->addWidget(buttons);
    resize(520, sizeHint().height());
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &WhatIfDialog::make);
}

QString WhatIfDialog::labelOf(ColumnId column) const {
    const engine::ColumnSpec& spec = (*m_sandbox.session()->state().view().layout)[column];
    return engineText(spec.label.empty() ? spec.name : spec.label);
}

void WhatIfDialog::fillValues(std::optional<ColumnId> column) {
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr) {
        return;
    }
    const engine::View view = session->state().view();
    QStringList names;
    int at = 0;
    for (std::uint16_t i = 0; m_row < view.rowCount && i < view.layout->size(); ++i) {
        if (engine::canBeSet(view, m_row, {i})) {
            at = column == ColumnId{i} ? static_cast<int>(m_columns.size()) : at;
            m_columns.push_back({i});
            names << labelOf({i});
        }
    }
    m_value->showItems(names, names.isEmpty() ? -1 : at);
}

std::optional<ColumnId> WhatIfDialog::column() const {
    const int at = m_value->currentIndex();
    return at >= 0 && static_cast<std::size_t>(at) < m_columns.size()
               ? std::optional(m_columns[static_cast<std::size_t>(at)])
               : std::nullopt;
}

/// Returns the value of the object at present, in the notation of content.
QString WhatIfDialog::currentText() const {
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr || !column()) {
        return {};
    }
    const engine::View view = session->state().view();
    const engine::ColumnSpec& spec = (*view.layout)[*column()];
    if (*column() == view.layout->builtin(Builtin::owners)) {
        const auto& owners = view.ownersOf(m_row);
        return owners.empty() ? QStringLiteral("none") : QString::fromStdString(view.nameOf(owners.front()));
    }
    const double value = view.at(*column(), m_row);
    return QString::fromStdString(spec.format == engine::numberFormat ? numberText(value)
                                                                      : engine::formatValue(value, spec.format, view));
}

/// Returns whether each turn computes the chosen value anew. @pre column()
bool WhatIfDialog::isRebuilt() const {
    const engine::CheckedModel& model = *m_sandbox.session()->program().model;
    const engine::ColumnSpec& spec = model.layout[*column()];
    return spec.role == ColumnRole::meterMax && model.vocabulary.meters()[spec.of].rebuilt;
}

/// Shows the present value of the chosen column, with the values to choose from.
void WhatIfDialog::showValue() {
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr || !column()) {
        return check();
    }
    m_to->clear();
    m_to->addItems(offersFor(session->state().view(), *column()));
    m_to->setToolTip(m_to->count() == 0 ? tr("A value, or a change of a number such as +5") : QString());
    m_to->setEditText(currentText());
    m_to->lineEdit()->selectAll();
    (isRebuilt() ? m_hold : m_once)->setChecked(true); // the choice that lasts
    suggestName();
}

void WhatIfDialog::setNewValue(const QString& value) {
    m_to->setEditText(value);
}

void WhatIfDialog::suggestName() {
    if (!m_isNamed && column() && m_sandbox.session() != nullptr) {
        const QString wanted =
            QStringLiteral("%1: %2 %3").arg(m_object, labelOf(*column()), m_to->currentText().trimmed());
        m_name->setText(
            QString::fromStdString(freeBranchName(m_sandbox.branches(), wanted.simplified().toStdString())));
    }
    check();
}

/// Returns the new value. "+5" means 5 more than now.
std::string WhatIfDialog::entered() const {
    const std::string text = m_to->currentText().trimmed().toStdString();
    const auto more = text.starts_with('+') ? engine::parseNumber(text.substr(1)) : std::nullopt;
    const auto now = more ? engine::parseNumber(currentText().toStdString()) : std::nullopt;
    return now ? numberText(*now + *more) : text;
}

QString WhatIfDialog::branch() const {
    return m_into->currentData().toBool() ? QString::fromStdString(m_sandbox.branch()) : m_name->text().trimmed();
}

std::string WhatIfDialog::xml() const {
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr || !column() || entered().empty()) {
        return {};
    }
    const bool isHeld = m_hold->isChecked();
    const bool hasEnd = isHeld && m_until->value() > m_until->minimum();
    return engine::whatIfXml(
        *session->program().model,
        {.object = engine::objectReference(session->state().view(), m_row),
         .column = *column(),
         .value = entered(),
         .turn = m_sandbox.turn(),
         .isHeld = isHeld,
         .until = hasEnd ? std::optional(static_cast<std::uint32_t>(m_until->value())) : std::nullopt});
}

void WhatIfDialog::check() {
    const engine::Session* const session = m_sandbox.session();
    const bool isNew = !m_into->currentData().toBool();
    m_name->setEnabled(isNew);
    m_make->setEnabled(false);
    if (session == nullptr || m_sandbox.isBusy()) {
        m_verdict->setText(m_sandbox.hasRun() ? tr("Computing the run…") : tr("Start a scenario first."));
        return;
    }
    if (!column()) {
        m_verdict->setText(tr("Choose a value."));
        return;
    }
    if (entered().empty()) {
        m_verdict->setText(tr("Enter the new value."));
        return;
    }
    std::vector<engine::Diagnostic> findings;
    const engine::CheckedModel& model = *session->program().model;
    if (engine::parseStatements(xml(), model, findings).empty()) {
        m_verdict->setText(findings.empty() ? tr("Enter the new value.") : problemText(findings.front()));
        return;
    }
    const std::vector<RunBranch>& branches = m_sandbox.branches();
    if (isNew && branch().isEmpty()) {
        m_verdict->setText(tr("Enter a name for the what-if."));
        return;
    }
    if (isNew && std::ranges::find(branches, branch().toStdString(), &RunBranch::name) != branches.end()) {
        m_verdict->setText(tr("There is already a what-if with this name."));
        return;
    }
    m_make->setEnabled(true);
    const QString change = tr("Turn %1: %2 %3 → %4.")
                               .arg(session->turn())
                               .arg(labelOf(*column()), currentText(), QString::fromStdString(entered()));
    m_verdict->setText(isRebuilt() && !m_hold->isChecked()
                           ? tr("%1 Each turn computes this maximum anew. Hold it to keep it.").arg(change)
                           : tr("%1 The present run stays as it is.").arg(change));
}

void WhatIfDialog::make() {
    const std::string name = branch().toStdString();
    const std::string present = m_sandbox.branch();
    const RunLine line{m_sandbox.turn(), xml()};
    check();
    if (!m_make->isEnabled() || line.xml.empty()) {
        return;
    }
    const bool isDone = m_sandbox.changeStatements(
        tr("Try what-if %1").arg(branch()),
        [&](const auto& text, const RunBase& base) {
            return name == present ? additionTo(text, base, {line})
                                   : branchAdditionTo(text, base, present, name, {line});
        },
        name);
    if (isDone) {
        accept();
    }
}

} // namespace orrery::widgets
