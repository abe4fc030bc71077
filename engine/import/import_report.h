// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/text/source_text.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace orrery::engine {

/// How much of each kind there is (F2).
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

/// One thing that a designer should know of.
struct ImportNote {
    Location where;
    Phrase what; ///< "BLD_MEGALITH/group-1"
    Phrase why;
};

/// A meter on which effects of several kinds meet, whose order was not defined in the game and is E7.8 now.
struct MixedMeter {
    std::string meter;
    std::vector<std::string> additions; ///< groups
    std::vector<std::string> multiplications;
    std::vector<std::string> settings;
};

/// What an import has to tell (F1, F4). Every list is in the order of the files.
struct ImportReport {
    std::string_view importer; ///< its id; points to static storage
    std::vector<std::string> filesRead;
    std::vector<std::string> filesIgnored; ///< XML of the folder that holds no content
    std::vector<std::string> filesWritten;
    ImportCounts read;
    ImportCounts written;
    std::size_t stringsNotNamed = 0;      ///< of the table, which no content names: the game's windows
    std::vector<ImportNote> leftOut;      ///< kept as a comment
    std::vector<ImportNote> changed;      ///< written in another way than in the game
    std::vector<ImportNote> regrouped;    ///< brackets that keep the game's precedence
    std::vector<ImportNote> neverActive;  ///< groups
    std::vector<ImportNote> neverInScope; ///< groups
    std::vector<ImportNote> neverMatched; ///< AFFIL_ENEMY, AFFIL_ALLY
    std::vector<ImportNote> noUpperLimit; ///< a high of 100 or more
    std::vector<ImportNote> priorities;   ///< groups that come after the levels that build what they read
    std::vector<MixedMeter> mixedMeters;
};

/// The report as JSON, two spaces a level, with a line end; faults are those of the import (C5).
std::string reportJson(const ImportReport& report, const std::vector<Diagnostic>& faults,
                       const std::vector<std::shared_ptr<const SourceText>>& files);

} // namespace orrery::engine
