// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/string_tables.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// One text of a catalogue, for translators.
struct CatalogueEntry {
    std::string id;
    std::string source;      ///< in the project's language; empty if it has none
    std::string translation; ///< empty if there is none yet
    bool isFinished = true;  ///< false: empty, "fuzzy" or "unfinished", so that a person has not approved it
    friend bool operator==(const CatalogueEntry&, const CatalogueEntry&) = default;
};

/// The texts of one language beside their source texts.
struct StringCatalogue {
    std::string language;
    std::string sourceLanguage;
    std::vector<CatalogueEntry> entries;
    friend bool operator==(const StringCatalogue&, const StringCatalogue&) = default;
};

/// The file formats of catalogues (I2.7).
enum class CatalogueFormat : std::uint8_t {
    po, ///< GNU gettext: msgctxt is the id
    ts, ///< Qt Linguist: the comment of a message is the id
};

/// Returns the format by the end of a file's name; nullopt for other files.
std::optional<CatalogueFormat> catalogueFormatOf(std::string_view path);

/// Returns all ids of the tables, in their order. The language need not have a table.
StringCatalogue catalogueOf(const StringTables& tables, std::string_view language);
/// Returns the bytes of a file that readCatalogue() reads as the same catalogue, for any texts.
std::string renderCatalogue(const StringCatalogue& catalogue, CatalogueFormat format);

struct ReadCatalogue {
    StringCatalogue catalogue;
    std::vector<Diagnostic> faults; ///< in the order of the file; the entries that they refer to are skipped
};
/// Reads any bytes; skips entries that serve other programs (plural forms, obsolete entries).
ReadCatalogue readCatalogue(std::shared_ptr<const SourceText> file, FileId id, CatalogueFormat format);
/// Does the same for a .po file.
ReadCatalogue readPo(std::shared_ptr<const SourceText> file, FileId id);

/// The changes from a catalogue: its finished translations. Entries whose id the project does not have are skipped and
/// counted.
struct CatalogueChanges {
    std::vector<StringChange> changes;
    std::size_t unknown = 0;    ///< ids that the project does not have
    std::size_t unfinished = 0; ///< empty, or not approved by a person
};
/// @param language replaces the catalogue's own; empty: keeps it
CatalogueChanges changesOf(const StringCatalogue& catalogue, const StringTables& tables,
                           std::string_view language = {});

} // namespace orrery::engine
