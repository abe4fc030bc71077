// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/new_class_dialog.h"

#include "engine/syntax/xml_text.h"
#include "widgets/words/engine_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace orrery::ide {

bool isClassId(const QString& id) {
    static const QRegularExpression allowed(QStringLiteral("^[A-Za-z_][A-Za-z0-9_]*$"));
    return allowed.match(id).hasMatch();
}

bool isGroupId(const QString& id) {
    static const QRegularExpression allowed(QStringLiteral("^[A-Za-z_][A-Za-z0-9_.-]*$"));
    return allowed.match(id).hasMatch();
}

NewClassDialog::NewClassDialog(widgets::AnalysisPtr analysis, const QStringList& files, const QString& file,
                               QWidget* parent)
    : DraftDialog(QStringLiteral("new-class"), widgets::DraftScope::project, parent), m_analysis(std::move(analysis)),
      m_id(new QLineEdit(this)), m_name(new QLineEdit(this)), m_type(new QComboBox(this)), m_file(new QComboBox(this)),
      m_reason(new QLabel(this)) {
    setWindowTitle(tr("New class"));
    resize(420, 0);
    for (const auto& type : m_analysis->model->vocabulary.types()) {
        const QString id = QString::fromStdString(type.id);
        m_type->addItem(type.label.empty() ? id : widgets::engineText(type.label), id);
    }
    m_type->setCurrentIndex(std::max(0, m_type->findData(QStringLiteral("building"))));
    m_file->addItems(files);
    m_file->setCurrentText(file);
    m_reason->setWordWrap(true);
    m_reason->setMinimumHeight(2 * fontMetrics().lineSpacing());
    auto* const form = new QFormLayout;
    form->addRow(tr("&Id:"), m_id);
    form->addRow(tr("&Type:"), m_type);
    form->addRow(tr("&Name:"), m_name);
    form->addRow(tr("&File:"), m_file);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_create = buttons->addButton(tr("Create"), QDialogButtonBox::AcceptRole);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_reason);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_id, &QLineEdit::textChanged, this, &NewClassDialog::refresh);
    m_id->setFocus();
    refresh();
    addField(QStringLiteral("id"), *m_id);
    addField(QStringLiteral("type"), *m_type);
    addField(QStringLiteral("name"), *m_name);
    addField(QStringLiteral("file"), *m_file);
    beginDraft();
}

QString NewClassDialog::id() const {
    return m_id->text().trimmed();
}

QString NewClassDialog::file() const {
    return m_file->currentText();
}

QString NewClassDialog::xml() const {
    QString xml = QStringLiteral("<class id=\"%1\" type=\"%2\"").arg(id(), m_type->currentData().toString());
    if (const QString name = m_name->text().trimmed(); !name.isEmpty()) {
        xml += QStringLiteral(" name=\"%1\"")
                   .arg(QString::fromStdString(engine::escapeAttribute(name.toStdString(), '"')));
    }
    return xml + QStringLiteral(">\n</class>");
}

void NewClassDialog::refresh() {
    QString reason;
    if (id().isEmpty()) {
        reason = tr("Other content refers to the class by its id, for example BLD_WORKSHOP.");
    } else if (!isClassId(id())) {
        reason = tr("An id consists of letters, digits and '_', and does not begin with a digit.");
    } else if (m_analysis->model->classNames.contains(id().toStdString())) {
        reason = tr("The class '%1' already exists.").arg(id());
    }
    m_reason->setText(reason);
    m_create->setEnabled(reason.isEmpty());
}

} // namespace orrery::ide
