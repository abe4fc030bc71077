// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/focs/focs_content.h"
#include "engine/import/freeorion_export/content_tree.h"
#include "engine/import/freeorion_names.h"

#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A place in a file that made a part of an expanded text.
struct SourcePlace {
    FileId file;
    Span span;
    std::uint32_t insertion = 0; ///< insertion whose macro has this text; 0: the text of a script
};

/// A script with its expanded text, as its files are now.
struct ExportReading {
    FocsContent content; ///< the files and their words, with this script only
    std::string text;    ///< expanded

    const FocsScript& script() const { return content.scripts.front(); }
    const FocsNodes& nodes() const { return script().nodes; }
    std::string_view word(std::uint32_t index) const { return content.store.text(index); }

    /// Returns the text of a node and all that belongs to it, with its brackets.
    /// @param begin beginning of the text of the nodes
    Span extentOf(const FocsNodes& nodes, std::uint32_t node, std::uint32_t begin) const;

    /// Returns the places that made a span, from that in the innermost macro to that in the script. A place further
    /// outside needs an insertion that made the span and nothing else.
    std::vector<SourcePlace> placesOf(Span span) const;
    /// Returns the place of an insertion, with all parameters in its name: [[SCALE_OF_@1@]].
    Location markOf(std::uint32_t insertion) const;
    /// Returns the insertion in the text of the script that made a byte. Returns 0 if the byte is from the script.
    std::uint32_t outermostInsertion(std::uint32_t offset) const;
    /// Returns the text of an insertion, so that the macro is not needed. Insertions inside it that did not make the
    /// byte stay.
    std::string writtenOut(std::uint32_t insertion, std::uint32_t offset) const;

private:
    bool isOf(std::uint32_t offset, std::uint32_t insertion) const;
    bool isWhole(Span span, std::uint32_t insertion) const;
    Span rangeOf(std::uint32_t insertion, std::uint32_t offset) const;
};

/// A definition as the importer translates it.
struct DefinitionNow {
    ExportReading reading;
    std::size_t index = 0; ///< of the definition in its script
    ContentNode node;      ///< its class; origins are spans of the expanded text

    const FocsDefinition& definition() const { return reading.script().definitions[index]; }
};

/// The tables with one row for each class of a kind. Each row belongs to its class.
inline constexpr std::array<std::string_view, 3> rowTables{"Hulls", "PreferredFoci", "Suitabilities"};

/// Removes the children with these keys from a class.
void removeIgnored(ContentNode& node, const std::set<std::string>& ignored);

/// The files of a `default` folder with the edits made so far.
class ExportSources {
public:
    ExportSources(FocsSources sources, FreeOrionNames names)
        : m_reader(std::move(sources)), m_names(std::move(names)) {}

    const FocsSources& sources() const { return m_reader.sources(); }
    std::optional<FileId> find(std::string_view path) const { return m_reader.find(path); }
    std::string_view bytesOf(FileId file) const { return sources()[file.value]->bytes(); }
    void setBytes(FileId file, std::string bytes) { m_reader.replace(file, std::move(bytes)); }
    FreeOrionNames& names() { return m_names; }

    ExportReading read(FileId script);
    /// Reads a definition. Returns nullopt if the script has no such definition without a fault.
    /// @param ignored keys of children that are not part of the result (contentKey)
    std::optional<DefinitionNow> readDefinition(FileId script, const FocsRow& row, std::string_view name,
                                                const std::string& id, const std::set<std::string>& ignored = {});

private:
    FocsReader m_reader;
    FreeOrionNames m_names;
};

} // namespace orrery::engine
