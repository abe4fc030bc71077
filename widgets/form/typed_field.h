// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_edit.h"
#include "widgets/form/form_field_view.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace orrery::widgets {

/// The field in which the user is typing, or has typed last. Each key is an edit of the text (R1.4). All keys until the
/// end of the typing are one step of the history.
class TypedField : public QObject {
    Q_OBJECT

public:
    explicit TypedField(DocumentStore& store, QObject* parent = nullptr);

    /// Returns the field; null if the user has not typed yet, or if the field no longer exists.
    FormFieldView* field() const { return m_field; }
    /// Returns whether the user is typing now.
    bool isTyping() const { return m_field != nullptr && m_field->isTyping(); }
    /// Writes the present value of a field to the text. Finishes the typing in another field.
    /// @param path path of the field's element
    /// @param tree tree of the present text if available, otherwise null
    /// @return the reason for a failure, as a sentence; empty after success
    QString type(FormFieldView& field, const FormPath& path, Document& document,
                 std::shared_ptr<const engine::XmlTree> tree);
    /// Returns the value of the field after the latest key.
    const QString& value() const { return m_now; }
    void finish() { m_typing.typing().finish(); }
    /// Finishes the typing, and forgets the field, because it will be destroyed. Does nothing for another field.
    void forget(const FormFieldView* field);
    /// Undoes the typing. Does nothing for another field.
    void cancel(const FormFieldView* field);

signals:
    void ended();
    /// Emitted when undo or redo of the typing has changed the value of the field.
    void valueRestored(orrery::widgets::FormFieldView* field, const QString& value);

private:
    void restore(const QString& value);

    FormTyping m_typing;
    QPointer<FormFieldView> m_field;
    QString m_before; ///< value before the typing
    QString m_now;
};

} // namespace orrery::widgets
