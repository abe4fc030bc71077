// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/folder_limits.h"

#include <cstdint>
#include <string>
#include <vector>

namespace orrery::engine {

/// Adds files to the contents of a project's folder within the limits (R2.2), wherever the files come from. All paths
/// are relative to the folder. The contents must outlive the filler.
class FolderFiller {
public:
    /// @param shownBefore text before each path in messages
    FolderFiller(std::string shownBefore, const FolderLimits& limits, FolderContents& out);

    /// Returns whether the limits admit one more file of that size. Reports a file that they do not admit.
    bool admits(const std::string& path, std::uintmax_t size);
    /// Adds a file that admits() has accepted.
    void add(const std::string& path, std::string bytes);
    /// Reports a problem of a file or folder. @param args arguments of the message after the path
    void report(const DiagnosticSpec& spec, const std::string& path, std::vector<Phrase> args = {});
    /// Reports that the folder has more than an amount, and that the rest is ignored. Repeated reports count once.
    void reportExcess(Phrase amount);

private:
    std::string m_shownBefore;
    FolderLimits m_limits;
    FolderContents& m_out;
    std::uintmax_t m_bytes = 0;
};

} // namespace orrery::engine
