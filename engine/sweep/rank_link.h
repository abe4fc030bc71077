// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/file_io.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace orrery::engine {

/// A message of another process.
struct RankMessage {
    int from = 0; ///< its rank
    std::string bytes;
};

/// The connection to the other processes that play the same sweep. They are numbered: the ranks. One thread at a time
/// may use it. A message never overtakes another one to the same rank.
class RankLink {
public:
    virtual ~RankLink() = default;
    virtual int rank() const = 0; ///< from 0 to size() - 1
    virtual int size() const = 0;
    virtual void send(int to, std::string_view bytes) = 0;
    /// Waits for the next message, at most as long as `patience`. Returns nullopt if none comes.
    virtual std::optional<RankMessage> receive(std::chrono::milliseconds patience) = 0;
};

/// Returns whether `mpirun` has started this program as one of its processes.
bool isStartedByMpi();

/// Loads the plug-in for MPI, and connects to the other processes of `mpirun`. Only this function loads it, so no
/// program depends on MPI.
/// @param plugIn path of the plug-in
FileResult<std::unique_ptr<RankLink>> connectByMpi(const std::string& plugIn);

} // namespace orrery::engine
