// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/writing_help.h"

#include "engine/assist/completion_writer.h"

namespace orrery::engine {

namespace {

std::vector<std::string> tablesOf(const ParsedProject& project) {
    std::vector<std::string> tables;
    for (const ProjectSource& source : project.sources.files) {
        if (source.isTable) {
            tables.push_back(source.text->path());
        }
    }
    return tables;
}

} // namespace

WritingHelp::WritingHelp(const ParsedProject& project, std::shared_ptr<const CheckedModel> model,
                         const WritingHelp* before)
    : m_lists(project.trees, tablesOf(project), std::move(model), before != nullptr ? &before->m_lists : nullptr) {}

const XmlTree* WritingHelp::known(FileId file) const {
    return file.value < m_lists.trees().size() ? m_lists.trees()[file.value].get() : nullptr;
}

Completion WritingHelp::complete(FileId file, std::string_view text, std::uint32_t offset,
                                 const WritingStyle& style) const {
    const ContentSpot spot = contentSpot(known(file), text, offset, model());
    return CompletionWriter(m_lists, spot, text, offset, style).run();
}

std::optional<SignatureHelp> WritingHelp::signatureAt(FileId file, std::string_view text, std::uint32_t offset) const {
    return engine::signatureAt(contentSpot(known(file), text, offset, model()), text, offset, model());
}

std::optional<Hover> WritingHelp::hoverAt(FileId file, std::string_view text, std::uint32_t offset) const {
    return engine::hoverAt(contentSpot(known(file), text, offset, model()), text, offset, m_lists);
}

} // namespace orrery::engine
