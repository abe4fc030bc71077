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
    std::string name;    ///< in source form: "min", "number-of"
    std::string usage;   ///< the full form; may be the name
    Phrase label;        ///< for people; may be empty
    Phrase help;         ///< may be empty
    std::string example; ///< may be empty
    std::string result;  ///< the value of the example, where it reads no object
    /// Parameters, values and members, each with its text.
    std::vector<std::pair<std::string, Phrase>> parts;
};

struct ReferenceSection {
    std::string id; ///< for links: "functions"
    Phrase title;
    Phrase introduction;
    std::vector<ReferenceEntry> entries; ///< never empty
};

/// Returns the reference of a project's content language (C6, I5.2), built from rows and vocabulary and thus always up
/// to date. It covers operators, functions, aggregates, relations, words, members, content's own definitions,
/// conditions, effects, modifiers, and the vocabulary.
std::vector<ReferenceSection> referenceOf(const CheckedModel& model);

/// Returns the reference as one self-contained page, without scripts or external resources.
std::string referenceHtml(const std::vector<ReferenceSection>& sections, std::string_view title);
std::string referenceMarkdown(const std::vector<ReferenceSection>& sections, std::string_view title);

} // namespace orrery::engine
