// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/field_typing.h"
#include "widgets/form/form_model.h"

#include <QString>

#include <memory>

namespace orrery::widgets {

class Document;
class DocumentStore;

/// A change by a form: another value of one attribute, or another text of an element.
struct FormChange {
    FormPath path;
    std::string attribute;            ///< name of the attribute; empty: the element's text
    std::optional<std::string> was;   ///< value that the form showed; nullopt: the file does not contain the attribute
    std::optional<std::string> value; ///< new value; nullopt: remove the attribute
};

/// The typing of a value in a form. Each key makes the smallest edit, and all keys are one undo step (I2.3, R1.4,
/// R4.2). The first key looks up the element in the text. The typing changes nothing if the element is missing or
/// broken, or differs from the form.
class FormTyping : public QObject {
    Q_OBJECT

public:
    explicit FormTyping(DocumentStore& store, QObject* parent = nullptr);

    /// Writes the present value of the field. Begins typing if necessary.
    /// @param tree tree of the present text if available, otherwise null
    /// @return the reason for a failure, as a sentence; empty after success
    QString type(Document& document, const FormChange& change, std::shared_ptr<const engine::XmlTree> tree = nullptr);
    FieldTyping& typing() { return m_typing; }

private:
    QString begin(Document& document, const FormChange& change, std::shared_ptr<const engine::XmlTree> tree);

    FieldTyping m_typing;
    FormChange m_change;                           ///< latest requested change
    std::shared_ptr<const engine::XmlTree> m_tree; ///< tree of the text at the beginning of the typing
    engine::Element m_element;
};

/// Returns the edit that gives an attribute of an element another value; an empty name: the element's text. Returns
/// nullopt if XML cannot hold the value, or if the element contains more than text.
std::optional<engine::TextEdit> valueEdit(engine::Element element, const std::string& attribute,
                                          const std::optional<std::string>& value);
/// Makes one change, as one undo step. @return the reason for a failure, as a sentence; empty after success
QString applyFormChange(DocumentStore& store, Document& document, const FormChange& change);

} // namespace orrery::widgets
