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
    Phrase what; ///< class or group: "BLD_MEGALITH/group-1"
    Phrase why;
};

/// A meter that several kinds of effects change. The game does not define their order. The imported project uses the
/// order of E7.8.
struct MixedMeter {
    std::string meter;
    std::vector<std::string> additions; ///< groups that add to the meter
    std::vector<std::string> multiplications;
    std::vector<std::string> settings;
};

/// The report of an import (F1, F4). Every list is in the order of the files.
struct ImportReport {
    std::string_view importer; ///< id of the importer; refers to static storage
    std::vector<std::string> filesRead;
    std::vector<std::string> filesIgnored; ///< XML files of the folder that contain no content
    std::vector<std::string> filesWritten;
    ImportCounts read;
    ImportCounts written;
    std::size_t stringsNotNamed = 0;      ///< number of strings that no content names, such as those of windows
    std::vector<ImportNote> leftOut;      ///< elements that became comments
    std::vector<ImportNote> changed;      ///< elements whose conversion differs from their form in the game
    std::vector<ImportNote> regrouped;    ///< expressions with added brackets that keep the game's precedence
    std::vector<ImportNote> neverActive;  ///< groups that are never active
    std::vector<ImportNote> neverInScope; ///< groups whose scope is always empty
    std::vector<ImportNote> neverMatched; ///< conditions that never match: AFFIL_ENEMY, AFFIL_ALLY
    std::vector<ImportNote> noUpperLimit; ///< conditions without an upper limit: a high of 100 or more
    std::vector<ImportNote> priorities;   ///< groups that now come after the levels that build their maxima
    std::vector<MixedMeter> mixedMeters;
};

/// The parts of one kind that need a designer's attention. All importers list their parts in sections.
struct ImportSection {
    Phrase title;
    std::vector<ImportNote> notes;
};

/// Returns the lists of a report that are not empty, with their titles.
std::vector<ImportSection> importSections(const ImportReport& report);
/// Returns sentences with the numbers of a report.
std::vector<Phrase> importSummary(const ImportReport& report);

/// Returns the report as JSON, indented by two spaces a level, with a line end.
/// @param faults diagnostics of the import (C5)
std::string reportJson(const ImportReport& report, const std::vector<Diagnostic>& faults,
                       const std::vector<std::shared_ptr<const SourceText>>& files);

} // namespace orrery::engine
