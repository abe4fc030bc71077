// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/content_addition.h"

#include "app/ide/main_window.h"
#include "engine/syntax/xml_tree.h"
#include "widgets/document/document_store.h"
#include "widgets/edits/structure_edit.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/scenario_file.h"

#include <memory>
#include <vector>

namespace orrery::ide {

using namespace orrery::widgets;
using Problem = AddedContent::Problem;

namespace {

constexpr auto emptyFile = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<orrery format=\"1\">\n</orrery>\n";

std::optional<StructureEdit> additionTo(const std::shared_ptr<const engine::SourceText>& source,
                                        const std::string& xml) {
    const engine::XmlTree tree = engine::parseXml(source, {});
    return tree.root() == engine::XmlTree::none
               ? std::nullopt
               : addElements(tree, {.parent = tree.root(), .before = engine::XmlTree::none}, xml);
}

bool isContentFile(const std::shared_ptr<const engine::SourceText>& source) {
    const engine::XmlTree tree = engine::parseXml(source, {});
    return tree.root() == engine::XmlTree::none || tree.name(tree.root()) == "orrery";
}

/// Returns the document with the last element of a tag; null if there is none.
Document* documentWith(MainWindow& window, const std::string& tag) {
    const AnalysisPtr analysis = window.analyzer().latest();
    const std::vector<engine::Element> all =
        analysis ? analysis->project.topLevel(tag) : std::vector<engine::Element>();
    return all.empty() ? nullptr : window.store().find(analysis->pathOf(all.back().where().file));
}

} // namespace

AddedContent addToContent(MainWindow& window, const ContentAddition& addition) {
    window.store().finishTyping();
    Document* document = documentWith(window, addition.tag);
    if (document == nullptr) {
        document = window.store().find(addition.newFile); // without such elements
        if (document != nullptr && !isContentFile(document->source())) {
            return {Problem::isOther, addition.newFile};
        }
    }
    if (document != nullptr) {
        const auto added = additionTo(document->source(), addition.xml);
        if (!added) {
            return {Problem::hasErrors, document->shownPath()};
        }
        const bool isDone = window.store().apply(addition.step, ScenarioFile::editsOf(*document, added->edits));
        return {isDone ? Problem::none : Problem::isRefused, document->shownPath()};
    }
    const auto source = std::make_shared<const engine::SourceText>(addition.newFile.toStdString(), emptyFile);
    const auto added = additionTo(source, addition.xml);
    const std::string text = added ? engine::applyEdits(source->bytes(), added->edits) : std::string(emptyFile);
    const Document* const made = window.store().files().add(addition.newFile, QByteArray::fromStdString(text));
    return {made != nullptr ? Problem::none : Problem::isOther, addition.newFile};
}

} // namespace orrery::ide
