// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_edit.h"

#include "engine/syntax/xml_edit.h"
#include "widgets/document/document_store.h"

#include <QCoreApplication>

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
    const engine::XmlTree& tree = *element.tree;
    if (change.attribute.empty()) {
        return engine::setText(tree, element.index, change.value.value_or(std::string()));
    }
    return change.value ? engine::setAttribute(tree, element.index, change.attribute, *change.value)
                        : engine::removeAttribute(tree, element.index, change.attribute);
}

} // namespace

QString applyFormChange(DocumentStore& store, Document& document, const FormChange& change) {
    const engine::XmlTree tree = engine::parseXml(document.source(), {});
    const engine::Element element = findElement(tree, change.path);
    if (element.tree == nullptr) {
        return tr("It is not in the file any more; nothing was changed.");
    }
    if (element.node().isBroken) {
        return tr("It is broken in the source; mend it there first.");
    }
    const std::optional<std::string> present = presentValue(element, change.attribute);
    if (present == change.value) {
        return {};
    }
    if (present != change.was) {
        return tr("It was changed in the source meanwhile; nothing was changed here.");
    }
    const auto edit = editFor(element, change);
    if (!edit) {
        return change.attribute.empty() ? tr("There is more than text in it; change it in the source.")
                                        : tr("XML cannot hold these characters.");
    }
    const QString name = change.attribute.empty() ? tr("Set text of %1")
                         : change.value           ? tr("Set %2 of %1")
                                                  : tr("Clear %2 of %1");
    store.finishTyping();
    const QString words = change.attribute.empty() ? name.arg(QString::fromStdString(change.path.back().tag))
                                                   : name.arg(QString::fromStdString(change.path.back().tag),
                                                              QString::fromStdString(change.attribute));
    if (!store.apply(words, {{&document, edit->span, QByteArray::fromStdString(edit->text)}})) {
        return tr("The edit does not fit the text; nothing was changed.");
    }
    return {};
}

} // namespace orrery::widgets
