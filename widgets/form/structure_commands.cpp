// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/structure_commands.h"

#include "engine/content/structure.h"
#include "engine/syntax/xml_edit.h"
#include "engine/text/text_edit.h"
#include "widgets/base/byte_view.h"
#include "widgets/document/document_store.h"
#include "widgets/edits/xml_layout.h"
#include "widgets/words/engine_text.h"

#include <algorithm>
#include <array>

namespace orrery::widgets {

namespace {

using engine::Element;
using engine::ElementRow;
using engine::RowFamily;
using engine::XmlTree;

QString words(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

std::ptrdiff_t faultsOf(const XmlTree& tree) {
    return std::ranges::count(tree.diagnostics(), engine::Severity::error, &engine::Diagnostic::severity);
}

std::vector<DocumentEdit> editsIn(Document& document, const std::vector<engine::TextEdit>& edits) {
    std::vector<DocumentEdit> out;
    for (const engine::TextEdit& edit : edits) {
        out.push_back({&document, edit.span, QByteArray::fromStdString(edit.text)});
    }
    return out;
}

/// Returns the root tags. If the user pastes a whole file, the paste uses only the content of its root.
std::array<std::string_view, 2> frames() {
    return {engine::orreryElement().tag, engine::projectElement().tag};
}

QString gone() {
    return StructureCommands::tr("The element is no longer in the file. Nothing was changed.");
}
QString broken() {
    return StructureCommands::tr("The element is malformed in the source. Fix it there first.");
}

/// Returns why the form cannot change an element as a whole; empty if it can.
QString obstacleTo(Element element) {
    return element.tree == nullptr ? gone() : element.isBroken() ? broken() : QString();
}

const engine::ParameterSpec* switchOf(const std::vector<engine::ParameterSpec>& specs) {
    const auto found = std::ranges::find(specs, std::string_view("enabled"), &engine::ParameterSpec::name);
    return found == specs.end() ? nullptr : &*found;
}

} // namespace

StructureCommands::StructureCommands(DocumentStore& store, Document& document, const engine::Vocabulary& vocabulary)
    : m_store(store), m_document(document), m_vocabulary(vocabulary), m_tree(engine::parseXml(document.source(), {})) {}

Element StructureCommands::find(const FormPath& path) const {
    return findElement(m_tree, path);
}

StructureResult StructureCommands::refuse(const QString& reason) const {
    return {false, reason, {}};
}

QString StructureCommands::labelOf(Element element) const {
    const std::string id = element.tree->value(element.index, "id");
    if (!id.empty()) {
        return QString::fromStdString(id);
    }
    const ElementRow row = rowOf(element, m_vocabulary);
    return row.isKnown() ? engineText(row.label) : words(element.tag());
}

StructureResult StructureCommands::apply(const QString& name, std::optional<StructureEdit> edit) {
    if (!edit) {
        return {};
    }
    const XmlTree after = engine::parseXml(
        std::make_shared<engine::SourceText>("", engine::applyEdits(viewOf(m_document.bytes()), edit->edits)), {});
    if (faultsOf(after) > faultsOf(m_tree)) {
        return refuse(tr("The edit would make the file malformed. Nothing was changed."));
    }
    StructureResult result{after.source()->bytes() != viewOf(m_document.bytes()), {}, {}};
    m_store.finishTyping();
    if (!m_store.apply(name, editsIn(m_document, edit->edits))) {
        return refuse(tr("The edit no longer fits the text. Nothing was changed."));
    }
    std::uint32_t at = after.nodeAt(edit->lookAt);
    while (at != XmlTree::none && !after.isElement(at)) {
        at = after.node(at).parent;
    }
    if (at != XmlTree::none && at != XmlTree::document) {
        result.at = formPathOf({&after, at});
    }
    return result;
}

StructureResult StructureCommands::add(const FormPath& parent, const FormPath& before, const ElementOffer& offer) {
    const Element around = find(parent);
    const Element next = before.empty() ? Element{} : find(before);
    if (around.tree == nullptr || (!before.empty() && next.tree == nullptr)) {
        return refuse(gone());
    }
    if (around.node().isBroken) {
        return refuse(broken());
    }
    if (!mayStandIn(around, offer.row.tag, m_vocabulary)) {
        return refuse(tr("%1 is not allowed here.").arg(QString::fromStdString(offer.label)));
    }
    return apply(tr("Add %1").arg(QString::fromStdString(offer.label)),
                 addElements(m_tree, {around.index, next.index}, offer.xml));
}

std::optional<StructureEdit> StructureCommands::additionOf(const FormPath& parent, const FormPath& before,
                                                           const ElementOffer& offer) const {
    const Element around = find(parent);
    const Element next = before.empty() ? Element{} : find(before);
    if (around.tree == nullptr || (!before.empty() && next.tree == nullptr) || around.node().isBroken ||
        !mayStandIn(around, offer.row.tag, m_vocabulary)) {
        return std::nullopt;
    }
    return addElements(m_tree, {around.index, next.index}, offer.xml);
}

StructureResult StructureCommands::remove(const FormPath& path) {
    return takeOut(path, tr("Remove %1"));
}

StructureResult StructureCommands::cut(const FormPath& path) {
    return takeOut(path, tr("Cut %1"));
}

StructureResult StructureCommands::takeOut(const FormPath& path, const QString& name) {
    const Element element = find(path);
    const QString obstacle = obstacleTo(element);
    return obstacle.isEmpty() ? apply(name.arg(labelOf(element)), removeElement(m_tree, element.index))
                              : refuse(obstacle);
}

StructureResult StructureCommands::duplicate(const FormPath& path) {
    const Element element = find(path);
    if (const QString obstacle = obstacleTo(element); !obstacle.isEmpty()) {
        return refuse(obstacle);
    }
    const Element parent{&m_tree, element.node().parent};
    if (parent.index == XmlTree::document || !mayStandIn(parent, element.tag(), m_vocabulary)) {
        return refuse(tr("A second element of this kind is not allowed here."));
    }
    return apply(tr("Duplicate %1").arg(labelOf(element)), duplicateElement(m_tree, element.index));
}

StructureResult StructureCommands::move(const FormPath& path, int by) {
    const Element element = find(path);
    if (const QString obstacle = obstacleTo(element); !obstacle.isEmpty()) {
        return refuse(obstacle);
    }
    const QString name = by < 0 ? tr("Move %1 up") : tr("Move %1 down");
    return apply(name.arg(labelOf(element)), moveElement(m_tree, element.index, by));
}

StructureResult StructureCommands::wrap(const FormPath& path, const ElementRow& around) {
    const Element element = find(path);
    if (const QString obstacle = obstacleTo(element); !obstacle.isEmpty()) {
        return refuse(obstacle);
    }
    const Element parent{&m_tree, element.node().parent};
    if (parent.index == XmlTree::document || !around.holdsConditions() ||
        rowOf(element, m_vocabulary).family != RowFamily::condition ||
        !mayStandIn(parent, around.tag, m_vocabulary, element)) {
        return refuse(tr("%1 is not allowed here.").arg(engineText(around.label)));
    }
    auto edit = wrapElement(m_tree, element.index, around.tag);
    // Adds the required attributes of the row, with empty or default values.
    const std::string snippet = snippetOf(around, m_vocabulary);
    const std::string bare = "<" + std::string(around.tag) + "/>";
    if (edit && snippet != bare && snippet.ends_with("/>")) {
        const std::string attributes = snippet.substr(bare.size() - 2, snippet.size() - bare.size());
        edit->edits.front().text.insert(1 + around.tag.size(), attributes);
    }
    return apply(tr("Wrap %2 in %1").arg(engineText(around.label), labelOf(element)), std::move(edit));
}

StructureResult StructureCommands::unwrap(const FormPath& path) {
    const Element element = find(path);
    if (const QString obstacle = obstacleTo(element); !obstacle.isEmpty()) {
        return refuse(obstacle);
    }
    const Element parent{&m_tree, element.node().parent};
    const std::vector<Element> children = element.children();
    if (children.empty() || parent.index == XmlTree::document) {
        return refuse(tr("The element has no content that can replace it."));
    }
    const ElementRow around = rowOf(parent, m_vocabulary);
    const bool isSingle = around.condition != nullptr && around.condition->children == engine::ChildRule::one;
    for (const Element child : children) {
        if (!mayStandIn(parent, child.tag(), m_vocabulary, element) || (isSingle && children.size() > 1)) {
            return refuse(tr("The content of the element is not allowed here."));
        }
    }
    return apply(tr("Unwrap %1").arg(labelOf(element)), unwrapElement(m_tree, element.index));
}

bool StructureCommands::mayChangeInto(Element element, const ElementRow& row) const {
    const ElementRow own = rowOf(element, m_vocabulary);
    const Element parent{element.tree, element.node().parent};
    return own.family == row.family && own.tag != row.tag && own.expression == nullptr && row.expression == nullptr &&
           (own.condition != nullptr || own.effect != nullptr) && parent.index != XmlTree::document &&
           mayStandIn(parent, row.tag, m_vocabulary, element) &&
           std::ranges::all_of(element.children(), [&](Element child) {
               return rowInside(row, element, child.tag(), child, m_vocabulary).isKnown();
           });
}

StructureResult StructureCommands::changeInto(const FormPath& path, const ElementRow& row) {
    const Element element = find(path);
    if (const QString obstacle = obstacleTo(element); !obstacle.isEmpty()) {
        return refuse(obstacle);
    }
    if (!mayChangeInto(element, row)) {
        return refuse(tr("%1 cannot hold the content of this element.").arg(engineText(row.label)));
    }
    return apply(tr("Change %1 into %2").arg(labelOf(element), engineText(row.label)), changeOf(path, row));
}

std::optional<StructureEdit> StructureCommands::changeOf(const FormPath& path, const ElementRow& row) const {
    const Element element = find(path);
    if (element.tree == nullptr || element.isBroken() || !mayChangeInto(element, row)) {
        return std::nullopt;
    }
    const engine::ElementAttributes known = attributesOf({}, row, m_vocabulary);
    const ElementRow own = rowOf(element, m_vocabulary);
    StructureEdit edit{{}, m_tree.span(element.index).begin};
    for (const engine::Location& place : engine::tagPlaces(element)) {
        edit.edits.push_back({place.file, place.span, std::string(row.tag)});
    }
    for (const engine::XmlAttribute* at = m_tree.attributesBegin(element.index);
         at != m_tree.attributesEnd(element.index); ++at) {
        const std::string_view name = m_tree.name(*at);
        if (known.find(name) != nullptr) {
            continue;
        }
        const bool isAmount = own.effect != nullptr && name == own.effect->amount && !row.effect->amount.empty() &&
                              !element.has(row.effect->amount);
        if (isAmount) {
            edit.edits.push_back({m_tree.file(), at->name, std::string(row.effect->amount)});
        } else if (const auto removal = engine::removeAttribute(m_tree, element.index, name)) {
            edit.edits.push_back(*removal);
        }
    }
    std::ranges::sort(edit.edits, {}, [](const engine::TextEdit& one) { return one.span.begin; });
    return edit;
}

StructureResult StructureCommands::toggle(const FormPath& path) {
    const Element element = find(path);
    if (element.tree == nullptr) {
        return refuse(gone());
    }
    if (element.node().isBroken) {
        return refuse(broken());
    }
    const engine::ElementAttributes known = attributesOf(element, rowOf(element, m_vocabulary), m_vocabulary);
    const engine::ParameterSpec* const spec = switchOf(known.specs);
    if (spec == nullptr) {
        return refuse(tr("This element cannot be switched off."));
    }
    const bool isOn = element.flag(spec->name, true);
    const auto edit = isOn ? engine::setAttribute(m_tree, element.index, spec->name, "false")
                           : engine::removeAttribute(m_tree, element.index, spec->name);
    if (!edit) {
        return {};
    }
    const QString name = isOn ? tr("Switch off %1") : tr("Switch on %1");
    return apply(name.arg(labelOf(element)), StructureEdit{{*edit}, m_tree.span(element.index).begin});
}

std::optional<StructureSpot> StructureCommands::spotFor(Element near, const std::vector<std::string>& tags) const {
    const auto suit = [&](Element parent) {
        return !parent.node().isBroken &&
               std::ranges::all_of(tags, [&](const std::string& tag) { return mayStandIn(parent, tag, m_vocabulary); });
    };
    if (near.tree == nullptr) {
        return std::nullopt;
    }
    if (suit(near)) {
        return StructureSpot{near.index, XmlTree::none};
    }
    for (std::uint32_t at = near.index; m_tree.node(at).parent != XmlTree::document; at = m_tree.node(at).parent) {
        const Element parent{&m_tree, m_tree.node(at).parent};
        if (suit(parent)) {
            std::uint32_t next = m_tree.node(at).next;
            while (next != XmlTree::none && !m_tree.isElement(next)) {
                next = m_tree.node(next).next;
            }
            return StructureSpot{parent.index, next};
        }
    }
    return std::nullopt;
}

StructureResult StructureCommands::paste(const FormPath& near, const QString& text) {
    const auto roots = frames();
    const XmlPieces pieces = readPieces(text.toStdString(), roots);
    if (!pieces.fault.empty()) {
        return refuse(tr("Cannot paste here: %1.").arg(engineText(pieces.fault)));
    }
    const Element element = find(near);
    if (element.tree == nullptr) {
        return refuse(gone());
    }
    const auto spot = spotFor(element, pieces.tags);
    if (!spot) {
        return refuse(tr("<%1> is not allowed here or in any enclosing element.").arg(words(pieces.tags.front())));
    }
    return apply(tr("Paste %1").arg(words(pieces.tags.front())), addElements(m_tree, *spot, pieces.xml, false));
}

StructureResult StructureCommands::pasteAt(const FormPath& parent, const FormPath& before, const QString& text) {
    const auto roots = frames();
    const XmlPieces pieces = readPieces(text.toStdString(), roots);
    if (!pieces.fault.empty()) {
        return refuse(tr("Cannot drop here: %1.").arg(engineText(pieces.fault)));
    }
    const Element around = find(parent);
    const Element next = before.empty() ? Element{} : find(before);
    if (around.tree == nullptr || (!before.empty() && next.tree == nullptr)) {
        return refuse(gone());
    }
    if (around.node().isBroken) {
        return refuse(broken());
    }
    for (const std::string& tag : pieces.tags) {
        if (!mayStandIn(around, tag, m_vocabulary)) {
            return refuse(tr("<%1> is not allowed here.").arg(words(tag)));
        }
    }
    return apply(tr("Drop %1").arg(words(pieces.tags.front())),
                 addElements(m_tree, {around.index, next.index}, pieces.xml, false));
}

StructureResult StructureCommands::moveTo(Document& from, const FormPath& path, const FormPath& parent,
                                          const FormPath& before) {
    const bool isSame = &from == &m_document;
    const XmlTree other = isSame ? engine::XmlTree() : engine::parseXml(from.source(), {});
    const XmlTree& source = isSame ? m_tree : other;
    const Element element = findElement(source, path);
    const Element around = find(parent);
    const Element next = before.empty() ? Element{} : find(before);
    if (element.tree == nullptr || around.tree == nullptr || (!before.empty() && next.tree == nullptr)) {
        return refuse(gone());
    }
    if (element.isBroken() || around.node().isBroken) {
        return refuse(broken());
    }
    const bool isWithin = isSame && element.node().parent == around.index;
    if (!mayStandIn(around, element.tag(), m_vocabulary, isWithin ? element : Element{})) {
        return refuse(tr("%1 is not allowed here.").arg(labelOf(element)));
    }
    const QString name = tr("Move %1").arg(labelOf(element));
    if (isSame) {
        return apply(name, moveElementTo(m_tree, element.index, {around.index, next.index}));
    }
    const auto taken = removeElement(source, element.index);
    auto put = addElements(m_tree, {around.index, next.index}, copiedText(source, element.index), false);
    if (!taken || !put) {
        return refuse(broken());
    }
    const XmlTree after = engine::parseXml(
        std::make_shared<engine::SourceText>("", engine::applyEdits(viewOf(m_document.bytes()), put->edits)), {});
    if (faultsOf(after) > faultsOf(m_tree)) {
        return refuse(tr("The edit would make the file malformed. Nothing was changed."));
    }
    std::vector<DocumentEdit> edits = editsIn(m_document, put->edits);
    for (DocumentEdit& edit : editsIn(from, taken->edits)) {
        edits.push_back(std::move(edit));
    }
    m_store.finishTyping();
    if (!m_store.apply(name, std::move(edits))) {
        return refuse(tr("The edit no longer fits the text. Nothing was changed."));
    }
    return {true, {}, formPathOf({&after, after.nodeAt(put->lookAt)})};
}

StructureResult StructureCommands::applySwitch(const QString& name, const SwitchResult& result) {
    if (!result.fault.empty()) {
        return refuse(tr("Not converted: %1.").arg(engineText(result.fault)));
    }
    return apply(name, result.edit);
}

StructureResult StructureCommands::toElements(const FormPath& path) {
    const Element element = find(path);
    return element.tree == nullptr ? refuse(gone())
                                   : applySwitch(tr("Convert %1 to elements").arg(labelOf(element)),
                                                 widgets::toElements(element, m_vocabulary));
}

StructureResult StructureCommands::attributeToElements(const FormPath& path, const std::string& attribute) {
    const Element element = find(path);
    return element.tree == nullptr
               ? refuse(gone())
               : applySwitch(
                     tr("Convert %2 of %1 to elements").arg(labelOf(element), QString::fromStdString(attribute)),
                     widgets::attributeToElements(element, attribute, m_vocabulary));
}

StructureResult StructureCommands::toText(const FormPath& path) {
    const Element element = find(path);
    return element.tree == nullptr
               ? refuse(gone())
               : applySwitch(tr("Convert %1 to text").arg(labelOf(element)), widgets::toText(element, m_vocabulary));
}

QString StructureCommands::copy(const FormPath& path) const {
    const Element element = find(path);
    return element.tree == nullptr || element.isBroken()
               ? QString()
               : QString::fromStdString(copiedText(m_tree, element.index)) + QLatin1Char('\n');
}

} // namespace orrery::widgets
