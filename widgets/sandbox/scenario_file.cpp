// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/scenario_file.h"

#include "widgets/document/document_store.h"
#include "widgets/edits/structure_edit.h"
#include "widgets/edits/xml_layout.h"

namespace orrery::widgets {

using engine::Element;
using engine::XmlTree;

namespace {

/// Returns the place of a new line. Most statements of a turn act in their order, so the line comes after all others.
/// Objects and starlanes stand with their like.
StructureSpot spotOf(const StatementLines& lines, std::string_view xml) {
    const XmlTree pieces = parsePieces(xml); // comments may come before the element
    const std::vector<Element> added = Element{&pieces, pieces.root()}.children();
    const std::string_view tag = added.empty() ? std::string_view() : added.front().tag();
    const engine::StatementSpec* const row = lines.vocabulary->statement(tag);
    const bool joinsItsLike = row != nullptr && row->round != engine::SetupRound::others;
    std::uint32_t after = XmlTree::none;
    bool isLike = false;
    for (const Element child : lines.parent.children()) {
        const engine::StatementSpec* const spec = lines.vocabulary->statement(child.tag());
        const bool isOfTag = joinsItsLike && child.tag() == tag;
        if (isOfTag || (!isLike && (spec != nullptr || child.tag() == "galaxy"))) {
            after = child.index;
            isLike = isLike || isOfTag;
        }
    }
    StructureSpot spot{.parent = lines.parent.index, .before = XmlTree::none};
    bool isBehind = after == XmlTree::none;
    for (const Element child : lines.parent.children()) {
        if (isBehind) {
            spot.before = child.index;
            break;
        }
        isBehind = child.index == after;
    }
    return spot;
}

} // namespace

Document* ScenarioFile::find(const std::string& id) const {
    const AnalysisPtr analysis = m_latest();
    const engine::CheckedScenario* const found = analysis ? analysis->model->findScenario(id) : nullptr;
    return found != nullptr ? m_store.find(analysis->pathOf(found->where.file)) : nullptr;
}

bool ScenarioFile::isAnalysed(const Document& document) const {
    const AnalysisPtr analysis = m_latest();
    const QString& path = document.shownPath();
    return analysis && analysis->versions.contains(path) && analysis->versions.value(path) == document.version();
}

const engine::Program* ScenarioFile::analysedProgram() const {
    const AnalysisPtr analysis = m_latest();
    return analysis ? analysis->program.get() : nullptr;
}

std::shared_ptr<const XmlTree> ScenarioFile::treeOf(Document& document) const {
    const AnalysisPtr analysis = m_latest();
    return isAnalysed(document) ? analysis->project.trees[analysis->fileOf(document.shownPath()).value]
                                : std::make_shared<const XmlTree>(engine::parseXml(document.source(), {}));
}

std::optional<Element> ScenarioFile::elementIn(const XmlTree& tree, std::string_view id) {
    const Element root{&tree, tree.root()};
    for (const Element child : tree.root() == XmlTree::none ? std::vector<Element>() : root.children()) {
        if (child.tag() == "scenario" && child.value("id") == id && !child.node().isBroken) {
            return child;
        }
    }
    return std::nullopt;
}

std::vector<engine::TextEdit> ScenarioFile::additionTo(const XmlTree& tree, const StatementLines& lines,
                                                       std::string_view xml) {
    const auto added = addElements(tree, spotOf(lines, xml), xml);
    return added ? added->edits : std::vector<engine::TextEdit>();
}

std::vector<DocumentEdit> ScenarioFile::editsOf(Document& document, const std::vector<engine::TextEdit>& edits) {
    std::vector<DocumentEdit> made;
    for (const engine::TextEdit& edit : edits) {
        made.push_back({&document, edit.span, QByteArray::fromStdString(edit.text)});
    }
    return made;
}

std::optional<std::vector<DocumentEdit>> ScenarioFile::additionTo(const std::string& id, const std::string& xml,
                                                                  const engine::Vocabulary& vocabulary) const {
    Document* const document = find(id);
    if (document == nullptr) {
        return std::nullopt;
    }
    const auto tree = treeOf(*document);
    const auto element = elementIn(*tree, id);
    const auto edits = element ? additionTo(*tree, {.parent = *element, .vocabulary = &vocabulary}, xml)
                               : std::vector<engine::TextEdit>();
    return edits.empty() ? std::nullopt : std::optional(editsOf(*document, edits));
}

} // namespace orrery::widgets
