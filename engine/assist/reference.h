// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/text/phrase.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// One element, function or word of the content language.
struct ReferenceEntry {
    std::string name;    ///< name in content: "min", "number-of"
    std::string usage;   ///< complete form with arguments; may equal the name
    Phrase label;        ///< label for users; may be empty
    Phrase help;         ///< help text; may be empty
    std::string example; ///< example; may be empty
    std::string result;  ///< value of the example if the example reads no object
    /// Parameters, values and members, each with its text.
    std::vector<std::pair<std::string, Phrase>> parts;
};

struct ReferenceSection {
    std::string id; ///< id for links: "functions"
    Phrase title;
    Phrase introduction;
    std::vector<ReferenceEntry> entries; ///< never empty
};

/// Returns the reference of a project's content language (C6, I5.2). Builds the reference from rows and vocabulary, so
/// it is always up to date. Covers operators, functions, aggregates, relations, words, members, definitions of the
/// content, conditions, effects, modifiers, and the vocabulary.
std::vector<ReferenceSection> referenceOf(const CheckedModel& model);

/// Returns the reference as one self-contained page, without scripts or external resources.
std::string referenceHtml(const std::vector<ReferenceSection>& sections, std::string_view title);
std::string referenceMarkdown(const std::vector<ReferenceSection>& sections, std::string_view title);

} // namespace orrery::engine
