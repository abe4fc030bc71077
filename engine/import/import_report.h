// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/text/source_text.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace orrery::engine {

/// The number of items of each kind (F2).
struct ImportCounts {
    std::size_t categories = 0;
    std::size_t techs = 0;
    std::size_t buildings = 0;
    std::size_t specials = 0;
    std::size_t groups = 0;
    std::size_t effects = 0;
    std::size_t strings = 0;
    friend bool operator==(const ImportCounts&, const ImportCounts&) = default;
};

/// One fact that a designer should know.
struct ImportNote {
    Location where;
    Phrase what; ///< "BLD_MEGALITH/group-1"
    Phrase why;
};

/// A meter on which several kinds of effects meet. The game left their order undefined; now it is the order of E7.8.
struct MixedMeter {
    std::string meter;
    std::vector<std::string> additions; ///< groups
    std::vector<std::string> multiplications;
    std::vector<std::string> settings;
};

/// The report of an import (F1, F4). Every list is in the order of the files.
struct ImportReport {
    std::string_view importer; ///< its id; points to static storage
    std::vector<std::string> filesRead;
    std::vector<std::string> filesIgnored; ///< XML files of the folder without content
    std::vector<std::string> filesWritten;
    ImportCounts read;
    ImportCounts written;
    std::size_t stringsNotNamed = 0;      ///< strings that no content names: those of the game's windows
    std::vector<ImportNote> leftOut;      ///< kept as a comment
    std::vector<ImportNote> changed;      ///< expressed differently than in the game
    std::vector<ImportNote> regrouped;    ///< brackets added to keep the game's precedence
    std::vector<ImportNote> neverActive;  ///< groups
    std::vector<ImportNote> neverInScope; ///< groups
    std::vector<ImportNote> neverMatched; ///< AFFIL_ENEMY, AFFIL_ALLY
    std::vector<ImportNote> noUpperLimit; ///< a high of 100 or more
    std::vector<ImportNote> priorities;   ///< groups moved after the levels that build the maxima that they read
    std::vector<MixedMeter> mixedMeters;
};

/// Returns the report as JSON, indented by two spaces a level, with a line end. `faults` are the import's (C5).
std::string reportJson(const ImportReport& report, const std::vector<Diagnostic>& faults,
                       const std::vector<std::shared_ptr<const SourceText>>& files);

} // namespace orrery::engine
