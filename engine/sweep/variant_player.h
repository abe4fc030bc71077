// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/measured.h"
#include "engine/sweep/sweep_content.h"
#include "engine/sweep/sweep_run.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace orrery::engine {

class Session;

/// One variant of a sweep, ready to play. Several threads may call play().
class VariantPlayer {
public:
    /// @param request must outlive this object
    VariantPlayer(const SweepRequest& request, VariantContent content, std::size_t variant);

    /// Returns false if the content has an error, so that it has no runs.
    bool isPlayable() const { return m_content.program != nullptr; }
    /// Returns the error of the content. @param runs number of runs that are not played
    VariantError error(std::size_t runs) const { return {m_variant, m_content.error, m_content.place, runs}; }
    std::size_t variant() const { return m_variant; }

    const std::shared_ptr<const Program>& program() const { return m_content.program; }

    /// Starts one run, which keeps only the trace of its newest turn. @pre isPlayable()
    std::unique_ptr<Session> start(std::uint64_t seed) const;
    /// Plays one run; nullopt if stopped. @pre isPlayable()
    std::optional<SweepRun> play(std::uint64_t seed, const std::atomic<bool>& stop) const;

private:
    /// The place of a value in SweepRun::values.
    struct Slot {
        std::uint32_t turn = 0;
        std::size_t measure = 0;
        std::size_t index = 0;
    };
    void read(const Session& session, World& world, std::vector<Slot>::const_iterator& next, SweepRun& run) const;

    const SweepRequest* m_request;
    VariantContent m_content;
    std::size_t m_variant;
    CheckedScenario m_scenario;
    std::vector<MeasuredExpression> m_expressions;
    std::vector<Slot> m_slots; ///< by turn
};

/// Makes the variants of a sweep. Several threads may call make(), and reuse the results of earlier checks.
class VariantMaker {
public:
    /// @param request must outlive this object, and the players
    explicit VariantMaker(const SweepRequest& request);
    VariantPlayer make(std::size_t variant);

private:
    std::unique_ptr<CheckMemory> takeMemory();

    const SweepRequest& m_request;
    SweepContent m_content;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<CheckMemory>> m_memories; ///< one for each check that runs at the same time
};

} // namespace orrery::engine
