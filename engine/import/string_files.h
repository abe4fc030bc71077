// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/string_tables.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// One text of a catalogue, as translators see it.
struct CatalogueEntry {
    std::string id;
    std::string source;      ///< in the project's language; empty where it has none
    std::string translation; ///< empty where there is none yet
    bool isFinished = true;  ///< false: without words, or "fuzzy" or "unfinished": a person has not agreed to it
    friend bool operator==(const CatalogueEntry&, const CatalogueEntry&) = default;
};

/// The texts of one language beside those that they are translated from.
struct StringCatalogue {
    std::string language;
    std::string sourceLanguage;
    std::vector<CatalogueEntry> entries;
    friend bool operator==(const StringCatalogue&, const StringCatalogue&) = default;
};

/// How catalogues are written (I2.7).
enum class CatalogueFormat : std::uint8_t {
    po, ///< GNU gettext: msgctxt is the id
    ts, ///< Qt Linguist: the comment of a message is the id
};

/// By the end of a file's name; nullopt where it is neither.
std::optional<CatalogueFormat> catalogueFormatOf(std::string_view path);

/// All ids of the tables, in their order. The language need not have a table.
StringCatalogue catalogueOf(const StringTables& tables, std::string_view language);
/// The bytes of a file that readCatalogue() reads back as the same catalogue, whatever its texts hold.
std::string renderCatalogue(const StringCatalogue& catalogue, CatalogueFormat format);

struct ReadCatalogue {
    StringCatalogue catalogue;
    std::vector<Diagnostic> faults; ///< in the order of the file; what they speak of is left out
};
/// Reads any bytes; what is written for other programs (plural forms, obsolete entries) is left out.
ReadCatalogue readCatalogue(std::shared_ptr<const SourceText> file, FileId id, CatalogueFormat format);
/// The same of a .po file.
ReadCatalogue readPo(std::shared_ptr<const SourceText> file, FileId id);

/// What a catalogue asks for: its finished translations. Entries whose id the project does not have are left out and
/// counted.
struct CatalogueChanges {
    std::vector<StringChange> changes;
    std::size_t unknown = 0;    ///< ids that the project does not have
    std::size_t unfinished = 0; ///< without words, or not agreed to
};
/// @param language instead of the catalogue's own; empty: that.
CatalogueChanges changesOf(const StringCatalogue& catalogue, const StringTables& tables,
                           std::string_view language = {});

} // namespace orrery::engine
