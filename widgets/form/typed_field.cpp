// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/typed_field.h"

#include "widgets/document/document.h"

#include <utility>

namespace orrery::widgets {

TypedField::TypedField(DocumentStore& store, QObject* parent) : QObject(parent), m_typing(store) {
    FieldTyping& typing = m_typing.typing();
    connect(&typing, &FieldTyping::ended, this, [this] {
        if (m_field != nullptr) {
            m_field->setTyping(false);
        }
        emit ended();
    });
    connect(&typing, &FieldTyping::undone, this, [this] { restore(m_before); });
    connect(&typing, &FieldTyping::redone, this, [this] { restore(m_now); });
}

void TypedField::restore(const QString& value) {
    if (m_field != nullptr) {
        emit valueRestored(m_field, value);
    }
}

QString TypedField::type(FormFieldView& field, const FormPath& path, Document& document,
                         std::shared_ptr<const engine::XmlTree> tree) {
    if (&field != m_field) {
        finish();
    }
    const FormField& shown = field.field();
    FormChange change{path, field.attribute().toStdString(), std::nullopt, std::nullopt};
    if (shown.isGiven) {
        change.was = shown.text;
    }
    if (const std::optional<QString> written = field.written()) {
        change.value = written->toStdString();
    }
    if (!m_typing.typing().isOpen()) {
        m_before = QString::fromStdString(shown.text);
    }
    m_field = &field;
    field.setTyping(true);
    QString reason = m_typing.type(document, change, std::move(tree));
    field.setTyping(m_typing.typing().isOpen());
    if (reason.isEmpty()) {
        field.accept();
        m_now = change.value ? QString::fromStdString(*change.value) : QString();
    }
    return reason;
}

void TypedField::forget(const FormFieldView* field) {
    if (field != nullptr && m_field == field) {
        finish();
        m_field = nullptr;
    }
}

void TypedField::cancel(const FormFieldView* field) {
    if (field == m_field) {
        m_typing.typing().cancel();
    }
}

} // namespace orrery::widgets
