// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/field_typing.h"
#include "widgets/form/form_model.h"

#include <QString>

#include <memory>

namespace orrery::widgets {

class Document;
class DocumentStore;

/// What a form asks for: another value of one attribute, or another text of an element.
struct FormChange {
    FormPath path;
    std::string attribute;            ///< empty: the element's text
    std::optional<std::string> was;   ///< what the form showed; nullopt: left out
    std::optional<std::string> value; ///< nullopt: take the attribute out
};

/// A value of a form that is being typed: each key makes the smallest edit that does it, all of them are one step of
/// the history (I2.3, R1.4, R4.2). The element is looked for when typing begins, in the text as it is then: where it is
/// gone, broken or says something else than the form showed, nothing is done.
class FormTyping : public QObject {
    Q_OBJECT

public:
    explicit FormTyping(DocumentStore& store, QObject* parent = nullptr);

    /// Writes the value as it is typed now; begins where nothing is being typed.
    /// @param tree of the text as it is now, where somebody has it; else null
    /// @return what stood in the way, as a sentence; empty when done
    QString type(Document& document, const FormChange& change, std::shared_ptr<const engine::XmlTree> tree = nullptr);
    FieldTyping& typing() { return m_typing; }

private:
    QString begin(Document& document, const FormChange& change, std::shared_ptr<const engine::XmlTree> tree);

    FieldTyping m_typing;
    FormChange m_change;                           ///< as it was asked for last
    std::shared_ptr<const engine::XmlTree> m_tree; ///< of the text in which typing began
    engine::Element m_element;
};

/// Makes one change, as one step of the history. @return what stood in the way, as a sentence; empty when done.
QString applyFormChange(DocumentStore& store, Document& document, const FormChange& change);

} // namespace orrery::widgets
