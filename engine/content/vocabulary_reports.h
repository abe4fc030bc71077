// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/content_diagnostics.h"
#include "engine/content/element.h"
#include "engine/vocabulary/near_names.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The maximum number of declarations of a kind. Indices have 16 bits, and every meter has two columns.
inline constexpr std::size_t declarationLimit = 4096;

/// Returns the label of a declaration, or its id if it has no label.
std::string labelOf(Element element);
/// Returns the words of an attribute.
std::vector<std::string> wordsOf(Element element, std::string_view attribute);

/// Returns the ids of rows of a vocabulary.
template <typename Table>
std::vector<std::string> idsOf(const std::vector<Table>& tables) {
    std::vector<std::string> ids;
    for (const Table& table : tables) {
        ids.push_back(table.id);
    }
    return ids;
}

/// Adds the diagnostics of one vocabulary to a list. A returned reference is valid until the next diagnostic.
class VocabularyReports {
public:
    explicit VocabularyReports(std::vector<Diagnostic>& diagnostics) : m_diagnostics(diagnostics) {}

    Diagnostic& finding(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args = {});
    /// Reports a second declaration of an id, with the fix that replaces the earlier one.
    void duplicate(Element element, const std::string& id, Location earlier);
    /// Reports an id that is no name. Other code reports a missing id.
    void badName(Element element, const std::string& id);
    /// Reports a reference to a name without a declaration.
    /// @param known returns the names to search for near ones, if the limit allows the search
    void unknown(Element element, std::string_view attribute, std::string_view kind, const std::string& name,
                 const std::function<std::vector<std::string>()>& known);
    /// Counts a search for near names. Returns whether the limit allows this search.
    bool startNearSearch() { return m_nearSearches.start(); }

private:
    std::vector<Diagnostic>& m_diagnostics;
    NearSearches m_nearSearches;
};

} // namespace orrery::engine
