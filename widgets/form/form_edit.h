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
    std::string attribute;            ///< empty: the element's text
    std::optional<std::string> was;   ///< the value that the form showed; nullopt: not written
    std::optional<std::string> value; ///< nullopt: remove the attribute
};

/// Typing of a value in a form. Each key makes the smallest edit, and all keys are one step of the history (I2.3, R1.4,
/// R4.2). It looks up the element in the text when typing begins. It does nothing if the element is missing or broken,
/// or differs from the form.
class FormTyping : public QObject {
    Q_OBJECT

public:
    explicit FormTyping(DocumentStore& store, QObject* parent = nullptr);

    /// Writes the value as it is typed now. Begins typing if necessary.
    /// @param tree the tree of the present text if available, otherwise null
    /// @return the reason for a failure, as a sentence; empty when done
    QString type(Document& document, const FormChange& change, std::shared_ptr<const engine::XmlTree> tree = nullptr);
    FieldTyping& typing() { return m_typing; }

private:
    QString begin(Document& document, const FormChange& change, std::shared_ptr<const engine::XmlTree> tree);

    FieldTyping m_typing;
    FormChange m_change;                           ///< the latest requested change
    std::shared_ptr<const engine::XmlTree> m_tree; ///< of the text at the beginning of the typing
    engine::Element m_element;
};

/// Makes one change, as one step of the history. @return the reason for a failure, as a sentence; empty when done.
QString applyFormChange(DocumentStore& store, Document& document, const FormChange& change);

} // namespace orrery::widgets
