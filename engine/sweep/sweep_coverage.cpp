// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/sweep_coverage.h"

#include "engine/sweep/parallel.h"
#include "engine/sweep/variant_player.h"

#include <algorithm>
#include <mutex>
#include <utility>

namespace orrery::engine {

namespace {

/// Plays the runs of a sweep on several threads, and merges what they cover.
class CoverageWork {
public:
    CoverageWork(const SweepRequest& request, const std::shared_ptr<const CoverageItems>& items,
                 const std::atomic<bool>* stop, const std::function<void(const SweepCoverage&)>& progress)
        : m_request(request), m_stop(stop), m_progress(progress), m_maker(request), m_all{.coverage = Coverage(items)} {
    }

    void play() {
        eachInParallel(m_request.plan.variants.size(), Waiting::helpsAll,
                       [this](std::size_t variant) { playVariant(variant); });
    }
    bool isStopped() const { return m_stop != nullptr && m_stop->load(); }
    SweepCoverage take() {
        std::ranges::sort(m_all.errors, {}, &VariantError::variant);
        return std::move(m_all);
    }

private:
    void playVariant(std::size_t variant) {
        if (isStopped()) {
            return;
        }
        const std::vector<std::uint64_t>& seeds = m_request.plan.seeds;
        const VariantPlayer player = m_maker.make(variant);
        if (!player.isPlayable()) {
            const std::lock_guard lock(m_mutex);
            m_all.errors.push_back(player.error(seeds.size()));
            note(seeds.size());
            return;
        }
        const auto items = std::make_shared<const CoverageItems>(player.program()->model);
        // A thread that waits here must not begin another variant: its content needs memory.
        eachInParallel(seeds.size(), Waiting::helpsLoop, [&](std::size_t i) { playRun(player, items, seeds[i]); });
    }

    void playRun(const VariantPlayer& player, const std::shared_ptr<const CoverageItems>& items, std::uint64_t seed) {
        if (isStopped()) {
            return;
        }
        Coverage coverage(items);
        const auto session = player.start(seed);
        do {
            if (!coverage.add(*session, session->turn(), m_stop)) {
                return;
            }
        } while (session->turn() < m_request.plan.sweep.turns && session->step(m_stop));
        if (!isStopped()) {
            const std::lock_guard lock(m_mutex);
            m_all.coverage.merge(coverage);
            note(1);
        }
    }

    void note(std::size_t runs) {
        m_all.done += runs;
        if (m_progress) {
            m_progress(m_all);
        }
    }

    const SweepRequest& m_request;
    const std::atomic<bool>* m_stop;
    const std::function<void(const SweepCoverage&)>& m_progress;
    VariantMaker m_maker;
    std::mutex m_mutex;
    SweepCoverage m_all;
};

} // namespace

std::optional<SweepCoverage> coverSweep(const SweepRequest& request, const std::shared_ptr<const CoverageItems>& items,
                                        const std::atomic<bool>* stop,
                                        const std::function<void(const SweepCoverage&)>& progress) {
    CoverageWork work(request, items, stop, progress);
    withThreads(request.jobs, [&] { work.play(); });
    return work.isStopped() ? std::nullopt : std::optional(work.take());
}

} // namespace orrery::engine
