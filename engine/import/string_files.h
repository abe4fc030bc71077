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
    std::string source;      ///< text in the project's language; empty if there is none
    std::string translation; ///< translated text; empty if there is none yet
    bool isFinished = true;  ///< false: empty, "fuzzy" or "unfinished", so no translator has approved the text
    friend bool operator==(const CatalogueEntry&, const CatalogueEntry&) = default;
};

/// The texts of one language together with their source texts.
struct StringCatalogue {
    std::string language;
    std::string sourceLanguage;
    std::vector<CatalogueEntry> entries;
    friend bool operator==(const StringCatalogue&, const StringCatalogue&) = default;
};

/// The file formats of catalogues (I2.7).
enum class CatalogueFormat : std::uint8_t {
    po, ///< GNU gettext: msgctxt has the id
    ts, ///< Qt Linguist: the comment of a message has the id
};

/// Returns the format for the end of a file's name. Returns nullopt for other files.
std::optional<CatalogueFormat> catalogueFormatOf(std::string_view path);

/// Returns the catalogue with all ids of the tables, in their order. The language need not have a table.
StringCatalogue catalogueOf(const StringTables& tables, std::string_view language);
/// Returns the bytes of a catalogue file. readCatalogue() reads the same catalogue from these bytes, for any texts.
std::string renderCatalogue(const StringCatalogue& catalogue, CatalogueFormat format);

struct ReadCatalogue {
    StringCatalogue catalogue;
    std::vector<Diagnostic> faults; ///< diagnostics in file order; the reader skips their entries
};
/// Reads a catalogue from any bytes. Skips entries for other programs (plural forms, obsolete entries).
ReadCatalogue readCatalogue(std::shared_ptr<const SourceText> file, FileId id, CatalogueFormat format);
/// Reads a catalogue from a .po file.
ReadCatalogue readPo(std::shared_ptr<const SourceText> file, FileId id);

/// The changes that a catalogue makes: its finished translations. Skips and counts entries whose id the project does
/// not have.
struct CatalogueChanges {
    std::vector<StringChange> changes;
    std::size_t unknown = 0;    ///< number of ids that the project does not have
    std::size_t unfinished = 0; ///< number of texts that are empty, or that no translator has approved
};
/// Returns the changes that a catalogue makes.
/// @param language language that replaces the catalogue's; empty: keeps the catalogue's
CatalogueChanges changesOf(const StringCatalogue& catalogue, const StringTables& tables,
                           std::string_view language = {});

} // namespace orrery::engine
