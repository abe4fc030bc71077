// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/text/phrase.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// One thing that content can say.
struct ReferenceEntry {
    std::string name;    ///< as it is written: "min", "number-of"
    std::string usage;   ///< how it is written in full; may be the name
    Phrase label;        ///< for people; may be empty
    Phrase help;         ///< may be empty
    std::string example; ///< may be empty
    std::string result;  ///< what the example gives, where it reads no object
    /// Parameters, values, members: what belongs to it, each with its words.
    std::vector<std::pair<std::string, Phrase>> parts;
};

struct ReferenceSection {
    std::string id; ///< for links: "functions"
    Phrase title;
    Phrase introduction;
    std::vector<ReferenceEntry> entries; ///< never empty
};

/// Everything that a project's content can say, made from the rows and the vocabulary, and so never out of date (C6,
/// I5.2): operators, functions, aggregates, relations, words, members, what content defines, conditions, effects,
/// modifiers, and the vocabulary.
std::vector<ReferenceSection> referenceOf(const CheckedModel& model);

/// The reference as one page that stands by itself, without scripts and without anything from elsewhere.
std::string referenceHtml(const std::vector<ReferenceSection>& sections, std::string_view title);
std::string referenceMarkdown(const std::vector<ReferenceSection>& sections, std::string_view title);

} // namespace orrery::engine
