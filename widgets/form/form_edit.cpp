// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_edit.h"

#include "engine/syntax/xml_edit.h"
#include "widgets/document/document_store.h"

#include <QCoreApplication>

#include <utility>

namespace orrery::widgets {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("orrery::widgets", text);
}

std::optional<std::string> presentValue(engine::Element element, const std::string& attribute) {
    if (attribute.empty()) {
        std::string text = element.tree->text(element.index);
        return text.empty() ? std::nullopt : std::optional(std::move(text));
    }
    return element.has(attribute) ? std::optional(element.tree->value(element.index, attribute)) : std::nullopt;
}

std::optional<engine::TextEdit> editFor(engine::Element element, const FormChange& change) {
    if (change.value == change.was) {
        return engine::TextEdit{element.tree->file(), {}, {}}; // restores the original bytes
    }
    return valueEdit(element, change.attribute, change.value);
}

/// Returns the name of the undo step.
QString nameOf(const FormChange& change) {
    const QString tag = QString::fromStdString(change.path.back().tag);
    const QString attribute = QString::fromStdString(change.attribute);
    return change.attribute.empty() ? tr("Set text of %1").arg(tag)
           : change.value           ? tr("Set %2 of %1").arg(tag, attribute)
                                    : tr("Clear %2 of %1").arg(tag, attribute);
}

} // namespace

std::optional<engine::TextEdit> valueEdit(engine::Element element, const std::string& attribute,
                                          const std::optional<std::string>& value) {
    const engine::XmlTree& tree = *element.tree;
    if (attribute.empty()) {
        return engine::setText(tree, element.index, value.value_or(std::string()));
    }
    return value ? engine::setAttribute(tree, element.index, attribute, *value)
                 : engine::removeAttribute(tree, element.index, attribute);
}

FormTyping::FormTyping(DocumentStore& store, QObject* parent) : QObject(parent), m_typing(store) {}

QString FormTyping::begin(Document& document, const FormChange& change, std::shared_ptr<const engine::XmlTree> tree) {
    m_tree = tree != nullptr ? std::move(tree)
                             : std::make_shared<const engine::XmlTree>(engine::parseXml(document.source(), {}));
    m_element = findElement(*m_tree, change.path);
    if (m_element.tree == nullptr) {
        return tr("The element is no longer in the file. Nothing was changed.");
    }
    if (m_element.node().isBroken) {
        return tr("The element is malformed in the source. Fix it there first.");
    }
    const std::optional<std::string> present = presentValue(m_element, change.attribute);
    if (present != change.was && present != change.value) {
        return tr("The source has changed meanwhile. Nothing was changed here.");
    }
    m_change = change;
    m_change.was = present;
    m_typing.begin(document);
    return {};
}

QString FormTyping::type(Document& document, const FormChange& change, std::shared_ptr<const engine::XmlTree> tree) {
    const bool isSame =
        m_typing.isOpen() && leadsSameWay(m_change.path, change.path) && m_change.attribute == change.attribute;
    if (!isSame) {
        if (QString reason = begin(document, change, std::move(tree)); !reason.isEmpty()) {
            m_tree.reset();
            return reason;
        }
    }
    m_change.value = change.value;
    const auto edit = editFor(m_element, m_change);
    if (!edit) {
        return change.attribute.empty() ? tr("The element contains more than text. Edit it in the source.")
                                        : tr("XML cannot hold these characters.");
    }
    if (!m_typing.type(nameOf(m_change), edit->span, QByteArray::fromStdString(edit->text))) {
        return tr("The edit no longer fits the text. Nothing was changed.");
    }
    return {};
}

QString applyFormChange(DocumentStore& store, Document& document, const FormChange& change) {
    FormTyping typing(store);
    QString reason = typing.type(document, change);
    typing.typing().finish();
    return reason;
}

} // namespace orrery::widgets
