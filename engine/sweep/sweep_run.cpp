// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/sweep_run.h"

#include "engine/sweep/parallel.h"
#include "engine/sweep/result_writer.h"
#include "engine/sweep/variant_player.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace orrery::engine {

namespace {

/// Plays what is missing of a sweep, on several threads.
class SweepWork {
public:
    SweepWork(const SweepRequest& request, const std::vector<bool>& done, ResultWriter& writer)
        : m_request(request), m_done(done), m_writer(writer), m_maker(request) {}

    void play() {
        eachInParallel(m_request.plan.variants.size(), Waiting::helpsAll,
                       [this](std::size_t variant) { playVariant(variant); });
    }
    std::size_t contents() const { return m_contents.load(); }
    std::size_t played() const { return m_played.load(); }

private:
    std::vector<std::uint64_t> missingSeeds(std::size_t variant) const {
        const std::vector<std::uint64_t>& seeds = m_request.plan.seeds;
        std::vector<std::uint64_t> missing;
        for (std::size_t i = 0; i < seeds.size(); ++i) {
            if (!m_done[variant * seeds.size() + i]) {
                missing.push_back(seeds[i]);
            }
        }
        return missing;
    }

    void playVariant(std::size_t variant) {
        const std::vector<std::uint64_t> seeds = missingSeeds(variant);
        if (seeds.empty() || m_writer.stop().load()) {
            return;
        }
        ++m_contents;
        const VariantPlayer player = m_maker.make(variant);
        if (!player.isPlayable()) {
            m_writer.add(player.error(seeds.size()));
            return;
        }
        // A thread that waits here must not begin another variant: its content needs memory.
        eachInParallel(seeds.size(), Waiting::helpsLoop, [&](std::size_t i) { playRun(player, seeds[i]); });
    }

    void playRun(const VariantPlayer& player, std::uint64_t seed) {
        if (m_writer.stop().load()) {
            return;
        }
        if (auto run = player.play(seed, m_writer.stop())) {
            ++m_played;
            m_writer.add(std::move(*run));
        }
    }

    const SweepRequest& m_request;
    const std::vector<bool>& m_done;
    ResultWriter& m_writer;
    VariantMaker m_maker;
    std::atomic<std::size_t> m_contents{0};
    std::atomic<std::size_t> m_played{0};
};

std::size_t countDone(const std::vector<bool>& done) {
    return static_cast<std::size_t>(std::ranges::count(done, true));
}

} // namespace

SweepProgress runSweep(const SweepRequest& request, ResultFile& results, const std::atomic<bool>* stop,
                       const std::function<void(const SweepProgress&)>& progress) {
    const std::vector<bool> done = results.done();
    const std::size_t before = countDone(done);
    SweepProgress state{.done = before, .before = before, .all = request.plan.runs()};
    if (results.error() || before == state.all) {
        return state;
    }
    const auto report = [&, now = state](std::size_t written) mutable {
        now.done = before + written;
        progress(now);
    };
    {
        ResultWriter writer(results, stop, progress ? std::function<void(std::size_t)>(report) : nullptr);
        SweepWork work(request, done, writer);
        withThreads(request.jobs, [&] { work.play(); });
        writer.finish();
        state.contents = work.contents();
        state.played = work.played();
    }
    state.done = results.error() ? before : countDone(results.done());
    return state;
}

} // namespace orrery::engine
