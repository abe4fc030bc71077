// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/order_dialog.h"

#include "engine/assist/completion_lists.h"
#include "engine/check/scenario/orders.h"
#include "engine/syntax/xml_text.h"
#include "engine/turn/order_call.h"
#include "engine/universe/scenario.h"
#include "widgets/base/choice_box.h"
#include "widgets/base/tab_order.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/engine_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace orrery::widgets {

using engine::ParameterKind;
using engine::ParameterSpec;
using engine::Row;

OrderDialog::OrderDialog(Sandbox& sandbox, Row row, QWidget* parent)
    : DraftDialog(QStringLiteral("order"), DraftScope::project, parent), m_sandbox(sandbox), m_row(row),
      m_empire(new QComboBox(this)), m_kind(new QComboBox(this)), m_form(new QFormLayout), m_verdict(new QLabel(this)),
      m_give(nullptr) {
    setWindowTitle(tr("Give an order"));
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_empire->setObjectName(QStringLiteral("empire"));
    m_kind->setObjectName(QStringLiteral("order"));
    m_verdict->setObjectName(QStringLiteral("verdict"));
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_give = buttons->addButton(tr("Give order"), QDialogButtonBox::AcceptRole);
    m_give->setDefault(true);
    m_give->setEnabled(false);
    m_form->addRow(tr("Empire"), m_empire);
    m_form->addRow(tr("Order"), m_kind);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(m_form);
    layout->addSpacing(8);
    layout->addWidget(m_verdict);
    layout->addStretch(1);
    layout->addWidget(buttons);
    resize(460, 320);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &OrderDialog::give);

    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr) {
        return;
    }
    const engine::View view = session->state().view();
    const engine::Vocabulary& vocabulary = view.model->vocabulary;
    const auto empireType = vocabulary.findType("empire");
    for (Row empire = 0; empireType && empire < view.rowCount; ++empire) {
        if (view.exists(empire) && view.typeOf(empire) == *empireType) {
            m_empire->addItem(QString::fromStdString(view.nameOf(empire)));
        }
    }
    if (m_row < view.rowCount) {
        const auto& owners =
            (*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(engine::Builtin::owners, m_row))];
        const Row owner = empireType && view.typeOf(m_row) == *empireType ? m_row
                          : owners.empty()                                ? engine::noRow
                                                                          : owners.front();
        if (owner != engine::noRow) {
            m_empire->setCurrentText(QString::fromStdString(view.nameOf(owner)));
        }
    }
    for (const engine::OrderSpec& spec : vocabulary.orders()) {
        m_kind->addItem(engineText(spec.label));
    }
    connect(m_kind, &QComboBox::currentIndexChanged, this, &OrderDialog::showFields);
    connect(m_empire, &QComboBox::currentIndexChanged, this, &OrderDialog::check);
    // An edit of content starts a new run while the dialog is open. The verdict must always refer to the present run.
    connect(&m_sandbox, &Sandbox::busyChanged, this, &OrderDialog::check);
    connect(&m_sandbox, &Sandbox::changed, this, &OrderDialog::check);
    focusFirst();
    showFields();
    beginDraft();
}

void OrderDialog::focusFirst() {
    m_kind->setFocus();
}

QJsonObject OrderDialog::draftValues() const {
    QJsonObject fields;
    for (const auto& [spec, field] : m_fields) {
        fields.insert(field->objectName(), field->currentText());
    }
    return {{QStringLiteral("empire"), m_empire->currentText()},
            {QStringLiteral("order"), m_kind->currentText()},
            {QStringLiteral("fields"), fields}};
}

void OrderDialog::setDraftValues(const QJsonObject& values) {
    m_empire->setCurrentText(values.value(QStringLiteral("empire")).toString());
    m_kind->setCurrentText(values.value(QStringLiteral("order")).toString()); // also shows the fields of the order
    const QJsonObject fields = values.value(QStringLiteral("fields")).toObject();
    for (const auto& [spec, field] : m_fields) {
        if (const QJsonValue text = fields.value(field->objectName()); text.isString()) {
            field->setCurrentText(text.toString());
        }
    }
}

/// Fills a field with the possible values. The user can also type other values.
void OrderDialog::fill(QComboBox& field, const ParameterSpec& spec) {
    const engine::View view = m_sandbox.session()->state().view();
    if (spec.kind == ParameterKind::objectName) { // names of this turn, not of the scenario's start
        QStringList names;
        for (Row row = 0; row < view.rowCount; ++row) {
            const std::string name = view.exists(row) ? view.nameOf(row) : std::string();
            if (!name.empty() && view.builtin(engine::Builtin::positioned, row) != 0.0) {
                names << QString::fromStdString(name);
            }
        }
        field.addItems(names); // at once: each insertion ranks the whole list
        field.setCurrentText(m_row < view.rowCount ? QString::fromStdString(view.nameOf(m_row)) : QString());
        return;
    }
    const engine::CompletionLists lists({}, {}, m_sandbox.session()->program().model);
    const engine::OfferedValues offered = engine::offeredValues({.lists = lists, .spec = spec});
    QStringList values;
    for (const engine::CompletionItem& item : offered.words) {
        values << QString::fromStdString(item.label);
    }
    if (offered.list) {
        for (const engine::CompletionItem& item : *offered.list) {
            values << QString::fromStdString(item.label);
        }
    }
    field.addItems(values);
    if (!spec.required) {
        field.setCurrentText(QString::fromUtf8(spec.fallback.data(), static_cast<qsizetype>(spec.fallback.size())));
    }
}

void OrderDialog::showFields() {
    constexpr int rowsOfAll = 2; // rows of the empire and of the order itself
    const engine::Session* const session = m_sandbox.session();
    m_isDue = session == nullptr && m_sandbox.hasRun(); // check() calls this function again after the job
    if (m_isDue) {
        return;
    }
    while (m_form->rowCount() > rowsOfAll) {
        m_form->removeRow(rowsOfAll);
    }
    m_fields.clear();
    if (session == nullptr || m_kind->currentIndex() < 0) {
        return;
    }
    const auto orders = session->program().model->vocabulary.orders();
    const engine::OrderSpec& order = orders[static_cast<std::size_t>(m_kind->currentIndex())];
    bool isFirstObject = true;
    for (const ParameterSpec& spec : order.parameters) {
        auto* const field = new QComboBox(this);
        field->setEditable(true);
        field->setInsertPolicy(QComboBox::NoInsert);
        field->setCompleter(new RankedCompleter(*field->model(), RankedCompleter::Offers::theOnly, field));
        field->setObjectName(QString::fromUtf8(spec.name.data(), static_cast<qsizetype>(spec.name.size())));
        if (!spec.required) {
            field->lineEdit()->setPlaceholderText(tr("optional"));
        }
        field->setToolTip(engineText(spec.help));
        fill(*field, spec);
        if (spec.kind == ParameterKind::objectName) {
            if (!isFirstObject) {
                field->setCurrentText({});
            }
            isFirstObject = false;
        }
        m_form->addRow(engineText(spec.label), field);
        connect(field, &QComboBox::currentTextChanged, this, &OrderDialog::check);
        m_fields.emplace_back(&spec, field);
    }
    tabInReadingOrder(*this);
    check();
}

QString OrderDialog::text() const {
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr || m_kind->currentIndex() < 0) {
        return {};
    }
    const auto orders = session->program().model->vocabulary.orders();
    std::string out = "<" + std::string(orders[static_cast<std::size_t>(m_kind->currentIndex())].tag);
    const auto add = [&](std::string_view name, const QString& value) {
        if (!value.trimmed().isEmpty()) {
            out += " " + std::string(name) + "=\"" + engine::escapeAttribute(value.trimmed().toStdString(), '"') + "\"";
        }
    };
    add("empire", m_empire->currentText());
    for (const auto& [spec, field] : m_fields) {
        add(spec->name, field->currentText());
    }
    return QString::fromStdString(out + "/>");
}

void OrderDialog::check() {
    const engine::Session* const session = m_sandbox.session();
    if (m_isDue && session != nullptr) {
        return showFields(); // calls this function again
    }
    if (!m_isDue) {
        draftChanged();
    }
    m_give->setEnabled(false);
    if (session == nullptr) {
        m_verdict->setText(m_sandbox.hasRun() ? tr("Computing the run…") : tr("Start a scenario first."));
        return;
    }
    for (const auto& [spec, field] : m_fields) {
        if (spec->required && field->currentText().trimmed().isEmpty()) {
            m_verdict->setText(engineText(spec->help));
            return;
        }
    }
    std::vector<engine::Diagnostic> findings;
    const auto order = engine::parseOrder(text().toStdString(), *session->program().model, findings);
    if (!order) {
        m_verdict->setText(findings.empty() ? tr("Fill in the fields.") : problemText(findings.front()));
        return;
    }
    m_give->setEnabled(true);
    const engine::View view = session->state().view();
    const engine::Phrase refusal = engine::orderRefusal(*order, session->evaluator(), view);
    m_verdict->setText(refusal.empty()
                           ? tr("The order takes effect in the next step.")
                           : tr("In the current state, the order will be refused: %1.").arg(engineText(refusal)));
}

void OrderDialog::give() {
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr) {
        return;
    }
    std::vector<engine::Diagnostic> findings;
    if (auto order = engine::parseOrder(text().toStdString(), *session->program().model, findings)) {
        if (m_sandbox.order(std::move(*order))) {
            accept();
        }
    }
}

} // namespace orrery::widgets
