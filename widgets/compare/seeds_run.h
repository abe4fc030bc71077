// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/many_seeds.h"
#include "widgets/compare/seeds_names.h"
#include "widgets/sandbox/run_player.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

namespace orrery::widgets {

class RunComparison;
class Sandbox;

/// The differences of both runs of a comparison over many seeds.
struct FoundSeeds {
    engine::SeedsComparison seeds;
    std::shared_ptr<const engine::CheckedModel> model; ///< of the present run; never null
    SeedsNames names;
};

/// Plays both runs of a comparison with each of n seeds, and compares them at the turn shown (I4.20). Threads in the
/// background work beside the run. The result stays when the runs change, and is then stale.
class SeedsRun : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t { none, playing, stopped, done };

    SeedsRun(const RunComparison& comparison, const Sandbox& sandbox, QObject* parent = nullptr);
    ~SeedsRun() override;

    /// Returns whether there are two runs to compare.
    bool canStart() const;
    /// Starts the work for the seeds 1 to `seeds`, in place of earlier work. Does nothing if there are no two runs.
    void start(std::uint32_t seeds);
    /// Stops the work; an earlier result stays.
    void stop();
    /// Drops the result.
    void clear();

    State state() const { return m_state; }
    /// Returns the number of seeds that are done; wanted() is that of all seeds.
    std::uint32_t done() const { return m_done; }
    std::uint32_t wanted() const { return m_wanted; }
    /// Returns the newest result; null before the first one.
    const std::shared_ptr<const FoundSeeds>& found() const { return m_found; }
    /// Returns whether the runs have changed since the work of the result began.
    bool isStale() const;

signals:
    /// Emitted after state(), done() or found() changes.
    void changed();

private:
    struct Sides {
        RunInputs left;
        RunInputs right;
    };

    std::optional<Sides> present() const;
    void take(quint64 number, std::shared_ptr<const FoundSeeds> found);

    const RunComparison& m_comparison;
    const Sandbox& m_sandbox;
    State m_state = State::none;
    std::uint32_t m_done = 0;
    std::uint32_t m_wanted = 0;
    std::optional<Sides> m_played; ///< inputs of the work, or of the result if no work goes on
    std::optional<Sides> m_shown;  ///< inputs of the result
    std::shared_ptr<const FoundSeeds> m_found;
    quint64 m_number = 0; ///< number of the newest work; results of earlier work are dropped
    std::shared_ptr<std::atomic<bool>> m_stop;
    QThreadPool m_thread; ///< its own, because the work may take minutes; last, so that it ends first
};

} // namespace orrery::widgets
