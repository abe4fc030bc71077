// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::engine {

/// A text of one language, where it stands.
struct StringCell {
    std::string text;
    Location where; ///< the `<string>` element
};

/// All texts of an id.
struct StringRow {
    std::string id;
    std::vector<std::optional<StringCell>> cells; ///< by StringTables::languages
    bool isUsed = false; ///< something of the content is called by it, or names it in an attribute or a text
};

/// The string tables of a project side by side (I2.7): ids × languages.
struct StringTables {
    std::vector<std::string> languages; ///< the project's own first, the others by name
    std::vector<StringRow> rows;        ///< in load order of their first text in the project's language, then the rest

    /// The place of a language, or of a row; nullopt where there is none.
    std::optional<std::size_t> findLanguage(std::string_view language) const;
    const StringRow* findRow(std::string_view id) const;
    /// How many ids have no text in a language, and how many nothing uses.
    std::size_t missingIn(std::size_t language) const;
    std::size_t unused() const;
};

/// Reads the tables of a project. Of texts that stand twice, the last one in load order counts, as in runs.
StringTables readStringTables(const ParsedProject& project);

/// A text that is to be. Without a text the id has none in the language any more.
struct StringChange {
    std::string language;
    std::string id;
    std::optional<std::string> text;
};

/// What changes come to in the files.
struct StringEdits {
    std::vector<TextEdit> edits;                 ///< none overlap
    std::map<std::string, std::string> newFiles; ///< bytes by path in the project
    std::vector<Phrase> refused;                 ///< why a change cannot be made, a sentence each
};

/// Where the texts of a project stand, so that a text that is being typed is found once and not at each key.
class StringPlaces {
public:
    /// @param project must outlive this.
    explicit StringPlaces(const ParsedProject& project);

    /// The smallest edits that make the changes (R4.2): a text is replaced where it stands; a new one goes behind the
    /// last of its language, laid out like it; a language without a table gets a file of its own, strings/LANGUAGE.xml.
    /// Of several changes of one text the last counts. Never writes into the shipped vocabulary.
    StringEdits edit(std::span<const StringChange> changes) const;

private:
    bool isOwn(Element element) const;

    const ParsedProject& m_project;
    std::map<std::pair<std::string, std::string>, Element> m_present; ///< by language and id
    std::map<std::string, Element> m_tails; ///< by language: the last table of the project's own files
    std::set<std::string> m_broken; ///< languages of which a table has faults: nothing is put beside it behind its back
};

/// The same, asked once.
StringEdits editStrings(const ParsedProject& project, std::span<const StringChange> changes);
/// A table for a language that has none yet: a new file. Empty where it has one, or the name is none.
StringEdits addLanguage(const ParsedProject& project, std::string_view language);
/// Whether a table can be of it: "de", "pt-BR".
bool isLanguageName(std::string_view name);

} // namespace orrery::engine
