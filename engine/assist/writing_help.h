// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/completion.h"
#include "engine/assist/completion_lists.h"
#include "engine/assist/completion_spot.h"
#include "engine/assist/hover.h"
#include "engine/assist/signature.h"
#include "engine/assist/snippets.h"
#include "engine/content/parsed_project.h"

#include <memory>
#include <optional>
#include <string_view>

namespace orrery::engine {

/// Help for writing content, from one version of a project (I3.3, I3.4). The requested texts may be newer than that
/// version, and broken. Names and ids come from that version, places from the text. Any thread may call this class.
/// Each function takes less than 5 ms in a project of 10,000 classes.
class WritingHelp {
public:
    /// Creates the help for one version of a project.
    /// @param before help from an earlier version, whose names this object offers until prepare() has finished
    WritingHelp(const ParsedProject& project, std::shared_ptr<const CheckedModel> model,
                const WritingHelp* before = nullptr);

    /// Makes the lists that grow with the project. So the first request need not wait for them. Any thread may call
    /// this function.
    void prepare() const { m_lists.prepare(); }

    /// Returns the items that the user can insert at a byte of a file's present text.
    /// @param file id of the file; invalid for new files
    Completion complete(FileId file, std::string_view text, std::uint32_t offset, const WritingStyle& style = {}) const;
    /// Returns the call around a byte, with the parameter at the byte. Returns nullopt if there is none.
    std::optional<SignatureHelp> signatureAt(FileId file, std::string_view text, std::uint32_t offset) const;
    /// Returns the information about the content at a byte. Returns nullopt if there is none.
    std::optional<Hover> hoverAt(FileId file, std::string_view text, std::uint32_t offset) const;

    const CheckedModel& model() const { return m_lists.model(); }

private:
    const XmlTree* known(FileId file) const;

    CompletionLists m_lists;
};

} // namespace orrery::engine
