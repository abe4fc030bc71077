// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/parsed_project.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

struct Ledger;
class Session;

/// Where an import has read the groups, conditions and effects of a project (G3.1). docs/freeorion-scripts.md describes
/// the lines of the file.
class ImportOrigins {
public:
    /// Name of the file, in the folder of the project.
    static constexpr std::string_view fileName = "freeorion-origins.txt";
    static constexpr std::string_view firstLine = "orrery-origins 2 freeorion";

    /// Reads the bytes of the file.
    explicit ImportOrigins(std::string bytes);

    /// Returns the number of the first line that is not valid. No origin is known then.
    std::optional<std::size_t> badLine() const { return m_badLine; }
    /// Returns the hashes of the files that the import read, by path.
    const std::map<std::string, std::string, std::less<>>& hashes() const { return m_hashes; }

    /// Returns the place that an import read for the content at a place, with the macros that wrote it:
    /// "species/SP_ETTY.focs.txt:27 → AVERAGE_HAPPINESS, species/common/happiness.macros:29". Finds an element that
    /// edits have moved by its attributes, and one with new attributes by its position. If both have changed, returns
    /// the place of its group. Returns an empty text outside of imported groups.
    std::string textOf(const ParsedProject& project, Location where) const;

    /// Returns whether the file is of another version of this program. Then its first line is the bad one.
    bool isOtherVersion() const { return m_isOtherVersion; }

    /// Sets the origin of each row of a breakdown. In labels of FreeOrion, %1% becomes the name of the source.
    /// @param run the run of the breakdown
    void addTo(Ledger& ledger, const ParsedProject& project, const Session& run) const;

    /// Returns the hash of a source file or of attributes: 16 digits. An export uses it to find files that changed.
    static std::string hashOf(std::string_view bytes);
    /// Adds an attribute to the text whose hash stands for the attributes of an element.
    static void addAttribute(std::string& text, std::string_view name, std::string_view value);

    /// An element of a group, as the lines of the file describe it.
    struct Element {
        std::string_view tag;
        std::string hash;           ///< of its attributes
        std::uint32_t position = 0; ///< among the elements of the group, in the order of the text, from 1
        std::uint32_t count = 0;    ///< number of elements of the group
    };

private:
    /// A place in a file, and the insertion that wrote it there; 0: none.
    struct Place {
        std::uint32_t file = 0;
        std::uint32_t line = 0;
        std::uint32_t insertion = 0;
    };
    struct Insertion {
        std::string macro;
        Place where;             ///< place that inserts the macro; its insertion is the one around it
        std::uint32_t depth = 1; ///< number of insertions inside each other
    };

    bool read(std::string_view line, std::size_t begin);
    bool takePlace(std::string_view& line, Place& place) const;
    Place placeOf(std::size_t offset, const Element& asked) const;
    std::string textOf(const Place& place) const;

    std::string m_bytes;
    std::map<std::string, std::string, std::less<>> m_hashes;
    std::vector<std::string> m_files;
    std::vector<Insertion> m_insertions;                      ///< from the number 1 on
    std::map<std::string, std::size_t, std::less<>> m_groups; ///< offsets of the lines of groups, in m_bytes
    std::optional<std::size_t> m_badLine;
    bool m_isOtherVersion = false;
};

} // namespace orrery::engine
