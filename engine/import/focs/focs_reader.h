// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/focs/focs_expansion.h"
#include "engine/import/focs/focs_tree.h"
#include "engine/text/source_text.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

using FocsSources = std::vector<std::shared_ptr<const SourceText>>; ///< files by FileId, sorted by path

/// Returns whether a file is a script, by its path: scripting/…/NAME.focs.txt or NAME.inf (G1.5).
bool isFocsScript(std::string_view path);

/// Reads the scripts of a folder that is in memory. Divides each file once, however many scripts include it.
class FocsReader {
public:
    explicit FocsReader(FocsSources sources, const FocsLimits& limits = {});

    const FocsSources& sources() const { return m_sources; }
    std::optional<FileId> find(std::string_view path) const;
    /// Replaces the bytes of a file. Other files are not divided again.
    void replace(FileId file, std::string bytes);

    /// Expands and parses a script with all that it includes.
    FocsScript read(FileId script, FocsStore& store);
    /// Returns the expanded text of a script, for tests and for writing an insertion out.
    FocsText expanded(FileId script, FocsInsertions* insertions = nullptr);
    /// Returns the files that a script includes, directly or through others, in the order of their places.
    std::vector<FileId> includesOf(FileId script);

    /// Returns the faults of a file that do not depend on the script that includes it.
    const std::vector<Diagnostic>& faultsOf(FileId file) { return divided(file).file.faults; }
    const std::vector<FocsMacro>& macrosOf(FileId file) { return divided(file).file.macros; }

private:
    struct Divided {
        FocsFile file;
        std::vector<std::vector<FileId>> includes; ///< files of each include, in the order of the pieces
    };
    /// A script and the files that it includes, before the expansion.
    struct Scope {
        FocsText text;
        FocsMacros macros;
        std::vector<FileId> files; ///< each file once, in the order of their places
        std::vector<bool> isIn;    ///< by FileId: true if `files` contains it
        std::vector<Diagnostic> faults;
    };

    const Divided& divided(FileId file);
    std::vector<FileId> filesOf(FileId file, std::string_view path) const;
    void addFile(Scope& scope, FileId file, std::uint32_t depth);
    Scope scopeOf(FileId script);

    FocsSources m_sources;
    FocsLimits m_limits;
    std::vector<std::string_view> m_bytes; ///< bytes of the sources
    std::vector<std::optional<Divided>> m_divided;
};

} // namespace orrery::engine
