// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/focs/focs_content.h"
#include "engine/import/freeorion_groups.h"
#include "engine/import/import_report.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A part of a definition without an equivalent in the project, with its place.
struct FreeOrionLoss {
    const FreeOrionReason* reason = nullptr;
    Location where;
    std::string what; ///< class and group, or class and field: "SP_ETTY/group-3"
    std::string detail;
    bool isGroup = true;
};

/// The result of an import in numbers.
struct FreeOrionTally {
    std::map<std::string, std::size_t> classes; ///< written classes by type
    std::size_t kept = 0;                       ///< groups with their meaning
    std::size_t textOnly = 0;                   ///< groups that only change pictures
    std::size_t disabled = 0;
    std::size_t partial = 0;  ///< groups of which only the meter effects act
    std::size_t implicit = 0; ///< groups of FreeOrion's program
    std::size_t differentGroups = 0;
    std::size_t constants = 0; ///< costs, times, locations and the like, by their form
    std::size_t expressions = 0;
    std::size_t texts = 0;
    std::map<std::string, std::size_t> strings;                ///< texts by language
    std::map<std::string, std::string, std::less<>> undefined; ///< types of the undefined names that conditions use
    std::vector<FreeOrionLoss> losses;                         ///< in the order of the scripts
};

/// Returns the report as JSON, indented by two spaces a level, with a line end.
std::string freeOrionReportJson(const FocsContent& content, const FreeOrionTally& tally);

/// Returns a sentence with the numbers of what was read.
Phrase freeOrionReadSummary(const FocsContent& content);
/// Returns a sentence with the number of texts that the English string table lacks; empty if it has all.
Phrase freeOrionStringsSummary(const FocsContent& content);
/// Returns a sentence for each macro whose damage costs several definitions.
std::vector<Phrase> freeOrionMacroSummaries(const FocsContent& content);
/// Returns a sentence with the numbers of what was written.
Phrase freeOrionSummary(const FreeOrionTally& tally);
/// Returns a sentence with the number of groups that are imported in part; empty if there is none.
Phrase freeOrionPartSummary(const FreeOrionTally& tally);
/// Returns the parts without an equivalent by their reason, the undefined names and the missing texts.
std::vector<ImportSection> freeOrionSections(const FocsContent& content, const FreeOrionTally& tally);

/// Collects the origins of groups, and of their conditions and effects (G3.1).
class FreeOrionOrigins {
public:
    explicit FreeOrionOrigins(const FocsContent& content) : m_content(content) {}

    /// @param group element of the group, with spans of the group's text
    /// @param begin beginning of that text in the expanded text of the script
    void add(const FocsScript& script, const std::string& holder, const std::string& id, const Markup& group,
             Span span);
    /// Returns the bytes of the file. docs/freeorion-scripts.md describes its lines.
    std::string take();

private:
    std::string place(const FocsScript& script, Span span);
    std::string lineOf(FileId file, std::uint32_t offset) const;
    std::size_t insertion(const FocsScript& script, std::uint32_t index);
    void addElements(const FocsScript& script, const Markup& markup, std::uint32_t begin, std::size_t& number);

    const FocsContent& m_content;
    std::map<std::string, std::size_t> m_known; ///< lines of insertions
    std::string m_insertions;
    std::string m_groups;
    std::string m_elements; ///< lines of the present group
};

/// The file of the classes that scripts name but do not define.
inline constexpr std::string_view freeOrionUndefinedPath = "undefined.xml";

} // namespace orrery::engine
