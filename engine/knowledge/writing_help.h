// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"
#include "engine/knowledge/completion.h"
#include "engine/knowledge/completion_lists.h"
#include "engine/knowledge/completion_spot.h"
#include "engine/knowledge/hover.h"
#include "engine/knowledge/signature.h"
#include "engine/knowledge/snippets.h"

#include <memory>
#include <optional>
#include <string_view>

namespace orrery::engine {

/// What helps to write content, for one reading of a project (I3.3, I3.4). The texts asked about may be newer than
/// that reading, and broken: names and ids are those of the reading, places those of the text. Any thread may ask;
/// an answer takes less than 5 ms in a project of 10,000 classes.
class WritingHelp {
public:
    /// @param before of an earlier reading: its names are offered until prepare() has been called.
    WritingHelp(const ParsedProject& project, std::shared_ptr<const CheckedModel> model,
                const WritingHelp* before = nullptr);

    /// Makes what grows with the project, that the first to ask would wait for; on any thread.
    void prepare() const { m_lists.prepare(); }

    /// What can be written at a byte of a file's present text. @param file not valid of files that are new.
    Completion complete(FileId file, std::string_view text, std::uint32_t offset, const WritingStyle& style = {}) const;
    /// The call around a byte, with the parameter that it is in; nullopt where there is none.
    std::optional<Signature> signatureAt(FileId file, std::string_view text, std::uint32_t offset) const;
    /// What stands at a byte; nullopt where nothing is known of it.
    std::optional<Hover> hoverAt(FileId file, std::string_view text, std::uint32_t offset) const;

    const CheckedModel& model() const { return m_lists.model(); }

private:
    const XmlTree* known(FileId file) const;

    CompletionLists m_lists;
};

} // namespace orrery::engine
