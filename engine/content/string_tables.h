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

/// A text of one language, and its place.
struct StringCell {
    std::string text;
    Location where; ///< place of the `<string>` element
};

/// All texts of an id.
struct StringRow {
    std::string id;
    std::vector<std::optional<StringCell>> cells; ///< texts by the index in StringTables::languages
    bool isUsed = false; ///< true if it is a default text id, or if content names it in an attribute or a text
};

/// The string tables of a project side by side (I2.7): ids × languages.
struct StringTables {
    std::vector<std::string> languages; ///< the project's own language first, the others by name
    std::vector<StringRow> rows; ///< ids in load order of their first text in the project's language, then the rest

    /// Returns the index of a language; nullopt if there is none. findRow() returns the row of an id, or null.
    std::optional<std::size_t> findLanguage(std::string_view language) const;
    const StringRow* findRow(std::string_view id) const;
    /// Returns the number of ids without a text in a language. unused() returns the number of unused ids.
    std::size_t missingIn(std::size_t language) const;
    std::size_t unused() const;
};

/// Reads the tables of a project. If a text exists twice, the last one in load order counts, as in runs.
StringTables readStringTables(const ParsedProject& project);

/// A new text of an id in a language. Without a text, the change removes the old text.
struct StringChange {
    std::string language;
    std::string id;
    std::optional<std::string> text;
};

/// The edits that make the changes in the files.
struct StringEdits {
    std::vector<TextEdit> edits;                 ///< edits that do not overlap
    std::map<std::string, std::string> newFiles; ///< bytes of new files, by path in the project
    std::vector<Phrase> refused;                 ///< one sentence for each refused change: the reason
};

/// An index of the places of a project's texts. With this index, an edit at each key press needs no search for the
/// text.
class StringPlaces {
public:
    /// @param project must outlive this object
    explicit StringPlaces(const ParsedProject& project);

    /// Returns the smallest edits that make the changes (R4.2). Replaces a text in its place. Adds a new text after the
    /// last one of its language, in the same layout. Creates strings/LANGUAGE.xml for a language without a table. If a
    /// text changes several times, the last change counts. Never writes into the shipped vocabulary.
    StringEdits edit(std::span<const StringChange> changes) const;

private:
    bool isOwn(Element element) const;

    const ParsedProject& m_project;
    std::map<std::pair<std::string, std::string>, Element> m_present; ///< texts by language and id
    std::map<std::string, Element> m_tails; ///< last table in the project's own files, by language
    std::set<std::string> m_broken;         ///< languages with a broken table, which get no second table
};

/// Returns the edits of StringPlaces::edit(), for a caller that makes only one call.
StringEdits editStrings(const ParsedProject& project, std::span<const StringChange> changes);
/// Returns a new file with a table for a language. Returns no file if the language has a table or the name is invalid.
StringEdits addLanguage(const ParsedProject& project, std::string_view language);
/// Returns whether a table can have this language: "de", "pt-BR".
bool isLanguageName(std::string_view name);

} // namespace orrery::engine
