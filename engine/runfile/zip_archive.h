// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/runfile/run_file_error.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace orrery::engine {

/// The limits of a run file (R2.2). They apply to reading and to writing.
struct ArchiveLimits {
    std::uint64_t entries = 10'000;
    std::uint64_t entryBytes = std::uint64_t{64} << 20;
    std::uint64_t bytes = std::uint64_t{256} << 20; ///< of all entries together, and of the archive itself
};

using ArchiveEntries = std::map<std::string, std::string, std::less<>>; ///< bytes by name

/// Packs entries into a zip archive. The same entries give the same bytes at any time and place.
/// @return an error if unpackZip() would refuse the archive
RunFileResult<std::string> packZip(const std::map<std::string, std::string_view>& entries,
                                   const ArchiveLimits& limits = {});

/// Unpacks any bytes that claim to be a zip archive. Checks names, kinds, sizes and the number of entries before it
/// unpacks the first one, and checksums before it returns. Never needs more memory than the limits allow.
RunFileResult<ArchiveEntries> unpackZip(std::string_view bytes, const ArchiveLimits& limits = {});

} // namespace orrery::engine
