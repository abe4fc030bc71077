// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/text/text_edit.h"
#include "widgets/base/analysis.h"
#include "widgets/sandbox/statement_lines.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::widgets {

class Document;
class DocumentStore;
struct DocumentEdit;

/// The texts of the project's scenarios: finds a scenario in its file, and makes the edits of its lines.
class ScenarioFile {
public:
    /// @param latest returns the newest analysis of the project, or null
    ScenarioFile(DocumentStore& store, std::function<AnalysisPtr()> latest)
        : m_store(store), m_latest(std::move(latest)) {}

    /// Returns the document with a scenario; null if the project does not have the scenario.
    Document* find(const std::string& id) const;
    /// Returns whether the newest analysis has read a document's present text.
    bool isAnalysed(const Document& document) const;
    const engine::Program* analysedProgram() const;
    /// Returns the tree of a document's present text. The analysis has it, except soon after an edit.
    std::shared_ptr<const engine::XmlTree> treeOf(Document& document) const;
    /// Returns the edits that add a line to a scenario; nullopt if its file does not allow this.
    std::optional<std::vector<DocumentEdit>> additionTo(const std::string& id, const std::string& xml,
                                                        const engine::Vocabulary& vocabulary) const;

    /// Returns the element of a scenario; nullopt if it is not there, or has an XML error.
    static std::optional<engine::Element> elementIn(const engine::XmlTree& tree, std::string_view id);
    /// Returns the edits that add a line at its place. Most statements of a turn act in their order, so the line comes
    /// after all others. Objects and starlanes stand with their like.
    static std::vector<engine::TextEdit> additionTo(const engine::XmlTree& tree, const StatementLines& lines,
                                                    std::string_view xml);
    static std::vector<DocumentEdit> editsOf(Document& document, const std::vector<engine::TextEdit>& edits);

private:
    DocumentStore& m_store;
    std::function<AnalysisPtr()> m_latest;
};

} // namespace orrery::widgets
