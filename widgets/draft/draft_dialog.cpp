// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/draft/draft_dialog.h"

#include "widgets/base/choice_box.h"
#include "widgets/base/tab_order.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QJsonValue>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QMetaProperty>
#include <QPushButton>

#include <utility>

namespace orrery::widgets {

DraftDialog::DraftDialog(QString name, DraftScope scope, QWidget* parent)
    : QDialog(parent), m_name(std::move(name)), m_scope(scope) {}

DraftDialog::~DraftDialog() = default;

void DraftDialog::addField(const QString& field, QWidget& editor) {
    m_fields.push_back({field, &editor});
    if (const auto* const list = qobject_cast<const QListWidget*>(&editor)) {
        connect(list, &QListWidget::currentRowChanged, this, &DraftDialog::draftChanged);
        return;
    }
    const QMetaProperty value = editor.metaObject()->userProperty();
    Q_ASSERT(value.hasNotifySignal());
    connect(&editor, value.notifySignal(), this,
            staticMetaObject.method(staticMetaObject.indexOfSlot("draftChanged()")));
}

QJsonObject DraftDialog::draftValues() const {
    QJsonObject values;
    for (const Field& field : m_fields) {
        const auto* const list = qobject_cast<const QListWidget*>(field.editor);
        values.insert(field.name, list != nullptr ? QJsonValue(list->currentRow())
                                                  : QJsonValue::fromVariant(
                                                        field.editor->metaObject()->userProperty().read(field.editor)));
    }
    return values;
}

void DraftDialog::setDraftValues(const QJsonObject& values) {
    for (const Field& field : m_fields) {
        const QJsonValue value = values.value(field.name);
        if (value.isUndefined()) {
            continue; // a value from another version of the dialog
        }
        if (auto* const list = qobject_cast<QListWidget*>(field.editor)) {
            list->setCurrentRow(value.toInt());
        } else {
            field.editor->metaObject()->userProperty().write(field.editor, value.toVariant());
        }
    }
}

void DraftDialog::beginDraft() {
    m_initial = draftValues();
    m_store = DraftStore::around(parentWidget());
    const std::optional<Draft> left = m_store != nullptr ? m_store->find(m_scope, m_name) : std::nullopt;
    if (left) {
        setDraftValues(left->values);
    }
    m_isBegun = true;
    if (left && isChanged()) {
        showNotice(left->lastEdit);
    }
    tabInReadingOrder(*this);
}

void DraftDialog::showNotice(const QDateTime& lastEdit) {
    m_notice = new QWidget(this);
    auto* const words = new QLabel(
        tr("You entered this on %1 and did not finish it.").arg(QLocale().toString(lastEdit, QLocale::ShortFormat)),
        m_notice);
    words->setWordWrap(true);
    auto* const anew = new QPushButton(tr("Start &over"), m_notice);
    anew->setAutoDefault(false);
    connect(anew, &QPushButton::clicked, this, &DraftDialog::startAnew);
    auto* const row = new QHBoxLayout(m_notice);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(words, 1);
    row->addWidget(anew);
    if (auto* const box = qobject_cast<QBoxLayout*>(layout())) {
        box->insertWidget(0, m_notice);
    } else if (auto* const form = qobject_cast<QFormLayout*>(layout())) {
        form->insertRow(0, m_notice);
    }
}

void DraftDialog::startAnew() {
    setDraftValues(m_initial);
    std::exchange(m_notice, nullptr)->deleteLater();
    forget();
}

bool DraftDialog::isChanged() const {
    return m_isBegun && draftValues() != m_initial;
}

void DraftDialog::draftChanged() {
    if (!m_isBegun || m_store == nullptr) {
        return;
    }
    if (isChanged()) {
        m_store->keep(m_scope, m_name, draftValues());
    } else {
        forget();
    }
}

void DraftDialog::settle() {
    m_initial = draftValues();
    forget();
}

void DraftDialog::forget() {
    if (m_store != nullptr) {
        m_store->forget(m_scope, m_name);
    }
}

void DraftDialog::reject() {
    if (isChanged()) {
        QMessageBox ask(QMessageBox::Question, windowTitle(), tr("Discard your input?"), QMessageBox::NoButton, this);
        QPushButton* const discard = ask.addButton(tr("&Discard"), QMessageBox::DestructiveRole);
        QPushButton* const keep = ask.addButton(tr("&Keep editing"), QMessageBox::RejectRole);
        ask.setDefaultButton(keep);
        ask.setEscapeButton(keep);
        ask.exec();
        if (ask.clickedButton() != discard) {
            return;
        }
    }
    abandon();
}

void DraftDialog::abandon() {
    forget();
    m_isBegun = false; // changes during closing are not edits
    QDialog::reject();
}

void DraftDialog::done(int result) {
    if (result == Accepted) {
        forget();
        m_isBegun = false;
    }
    QDialog::done(result);
}

std::optional<QString> askText(const TextQuestion& question, QWidget* parent) {
    DraftDialog dialog(question.draft, DraftScope::project, parent);
    dialog.setWindowTitle(question.title);
    auto* const words = new QLabel(question.label, &dialog);
    words->setWordWrap(true);
    auto* const offers = question.offers.isEmpty() ? nullptr : new QComboBox(&dialog);
    auto* const line = offers == nullptr ? new QLineEdit(question.text, &dialog) : nullptr;
    QWidget* const editor = offers == nullptr ? static_cast<QWidget*>(line) : offers;
    if (offers != nullptr) {
        offers->setEditable(true);
        offers->setInsertPolicy(QComboBox::NoInsert);
        offers->setCompleter(new RankedCompleter(*offers->model(), RankedCompleter::Offers::theOnly, offers));
        offers->addItems(question.offers);
        offers->setCurrentText(question.text);
        offers->lineEdit()->setAccessibleName(question.label);
    } else {
        line->selectAll();
    }
    words->setBuddy(editor);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    if (!question.verb.isEmpty()) {
        buttons->button(QDialogButtonBox::Ok)->setText(question.verb);
    }
    constexpr int frameLetters = 20; // room for the buttons of the window's frame
    dialog.setMinimumWidth(dialog.fontMetrics().horizontalAdvance(question.title) +
                           frameLetters * dialog.fontMetrics().averageCharWidth());
    auto* const layout = new QVBoxLayout(&dialog);
    layout->addWidget(words);
    layout->addWidget(editor);
    layout->addWidget(buttons);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    dialog.addField(QStringLiteral("text"), *editor);
    dialog.beginDraft();
    editor->setFocus();
    if (dialog.exec() != QDialog::Accepted) {
        return {};
    }
    return offers != nullptr ? offers->currentText() : line->text();
}

} // namespace orrery::widgets
