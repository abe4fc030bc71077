// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/sweep_run.h"

#include "engine/lab/measured.h"
#include "engine/sweep/result_writer.h"
#include "engine/sweep/sweep_content.h"
#include "engine/turn/session.h"

#include <algorithm>
#include <limits>
#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/enumerable_thread_specific.h>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>
#include <optional>
#include <utility>

namespace orrery::engine {

namespace {

/// Plays the runs of one variant. Several threads may call play().
class VariantPlayer {
public:
    VariantPlayer(const SweepRequest& request, const VariantContent& content, std::size_t variant)
        : m_request(request), m_content(content), m_variant(variant),
          m_scenario(withRun(*content.program->model->findScenario(content.sweep.scenario), content.sweep.actions)) {
        const CheckedSweep& planned = request.plan.sweep; // whose turns count
        for (std::size_t i = 0; i < planned.measures.size(); ++i) {
            const CheckedMeasure& measure = content.sweep.measures[i];
            m_expressions.emplace_back(measure.object, measure.expression);
            for (const std::uint32_t turn : planned.measures[i].turns) {
                m_slots.push_back({turn, i, m_slots.size()});
            }
        }
        std::ranges::stable_sort(m_slots, {}, &Slot::turn);
    }

    /// Returns nullopt if stopped.
    std::optional<SweepRun> play(std::uint64_t seed, const std::atomic<bool>& stop) const {
        SweepRun run{.variant = m_variant, .seed = seed};
        run.values.assign(m_slots.size(), std::numeric_limits<double>::quiet_NaN());
        const auto session = Session::start(m_content.program, m_scenario, seed, true, m_request.limits);
        session->limitTrace(0); // only the newest turn is read
        World world(*m_content.program->model);
        auto next = m_slots.begin();
        read(*session, world, next, run);
        while (session->turn() < m_request.plan.sweep.turns && session->step(&stop)) {
            read(*session, world, next, run);
        }
        if (stop.load()) {
            return std::nullopt;
        }
        run.turns = session->turn();
        run.problem = problemOf(*session);
        return run;
    }

private:
    /// The place of a value in SweepRun::values.
    struct Slot {
        std::uint32_t turn = 0;
        std::size_t measure = 0;
        std::size_t index = 0;
    };

    void read(const Session& session, World& world, std::vector<Slot>::const_iterator& next, SweepRun& run) const {
        for (; next != m_slots.end() && next->turn == session.turn(); ++next) {
            run.values[next->index] = m_expressions[next->measure].numberAt(session.universe().view(), world);
        }
    }

    static std::string problemOf(const Session& session) {
        for (const RunProblem& problem : session.problems()) {
            if (problem.severity() == Severity::error) {
                return problem.sentence().english();
            }
        }
        return {};
    }

    const SweepRequest& m_request;
    const VariantContent& m_content;
    std::size_t m_variant;
    CheckedScenario m_scenario;
    std::vector<MeasuredExpression> m_expressions;
    std::vector<Slot> m_slots; ///< by turn
};

/// Plays what is missing of a sweep, on all threads of oneTBB's arena.
class SweepWork {
public:
    SweepWork(const SweepRequest& request, const std::vector<bool>& done, ResultWriter& writer)
        : m_request(request), m_done(done), m_writer(writer),
          m_content(request.project, request.diagnostics, request.rows, request.plan.sweep) {}

    /// Returns the number of variants whose content was made.
    std::size_t play() {
        tbb::parallel_for(
            tbb::blocked_range<std::size_t>(0, m_request.plan.variants.size(), 1),
            [this](const tbb::blocked_range<std::size_t>& range) {
                for (std::size_t variant = range.begin(); variant != range.end(); ++variant) {
                    playVariant(variant);
                }
            },
            tbb::simple_partitioner());
        return m_contents.load();
    }

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
        const VariantContent content = m_content.make(m_request.plan.variants[variant], m_memories.local());
        if (!content.program) {
            m_writer.add(VariantError{variant, content.error, content.place, seeds.size()});
            return;
        }
        const VariantPlayer player(m_request, content, variant);
        // Isolated: a thread that waits here must not begin another variant, whose content needs memory.
        tbb::this_task_arena::isolate([&] {
            tbb::parallel_for(
                tbb::blocked_range<std::size_t>(0, seeds.size(), 1),
                [&](const tbb::blocked_range<std::size_t>& range) {
                    for (std::size_t i = range.begin(); i != range.end(); ++i) {
                        playRun(player, seeds[i]);
                    }
                },
                tbb::simple_partitioner());
        });
    }

    void playRun(const VariantPlayer& player, std::uint64_t seed) {
        if (m_writer.stop().load()) {
            return;
        }
        if (auto run = player.play(seed, m_writer.stop())) {
            m_writer.add(std::move(*run));
        }
    }

    const SweepRequest& m_request;
    const std::vector<bool>& m_done;
    ResultWriter& m_writer;
    SweepContent m_content;
    std::atomic<std::size_t> m_contents{0};
    tbb::enumerable_thread_specific<CheckMemory> m_memories; ///< a check reuses the thread's check before it
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
    constexpr unsigned mostJobs = 256;
    const unsigned jobs = std::clamp(request.jobs, 1u, mostJobs);
    {
        ResultWriter writer(results, stop, progress ? std::function<void(std::size_t)>(report) : nullptr);
        const tbb::global_control control(tbb::global_control::max_allowed_parallelism, jobs);
        tbb::task_arena arena(static_cast<int>(jobs));
        state.contents = arena.execute([&] { return SweepWork(request, done, writer).play(); });
        writer.finish();
    }
    state.done = results.error() ? before : countDone(results.done());
    return state;
}

} // namespace orrery::engine
