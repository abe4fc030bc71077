// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/sweep_run.h"

#include "engine/lab/measured.h"
#include "engine/sweep/parallel.h"
#include "engine/sweep/result_writer.h"
#include "engine/sweep/sweep_content.h"
#include "engine/turn/session.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <mutex>
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

/// The results of earlier checks, which later checks reuse: one for each check that runs at the same time.
class CheckMemories {
public:
    std::unique_ptr<CheckMemory> take() {
        const std::lock_guard lock(m_mutex);
        if (m_free.empty()) {
            return std::make_unique<CheckMemory>();
        }
        std::unique_ptr<CheckMemory> memory = std::move(m_free.back());
        m_free.pop_back();
        return memory;
    }
    void giveBack(std::unique_ptr<CheckMemory> memory) {
        const std::lock_guard lock(m_mutex);
        m_free.push_back(std::move(memory));
    }

private:
    std::mutex m_mutex;
    std::vector<std::unique_ptr<CheckMemory>> m_free;
};

/// Plays what is missing of a sweep, on several threads.
class SweepWork {
public:
    SweepWork(const SweepRequest& request, const std::vector<bool>& done, ResultWriter& writer)
        : m_request(request), m_done(done), m_writer(writer),
          m_content(request.project, request.diagnostics, request.rows, request.plan.sweep) {}

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
        const VariantContent content = contentOf(variant);
        if (!content.program) {
            m_writer.add(VariantError{variant, content.error, content.place, seeds.size()});
            return;
        }
        const VariantPlayer player(m_request, content, variant);
        // A thread that waits here must not begin another variant: its content needs memory.
        eachInParallel(seeds.size(), Waiting::helpsLoop, [&](std::size_t i) { playRun(player, seeds[i]); });
    }

    VariantContent contentOf(std::size_t variant) {
        ++m_contents;
        std::unique_ptr<CheckMemory> memory = m_memories.take();
        VariantContent content = m_content.make(m_request.plan.variants[variant], *memory);
        m_memories.giveBack(std::move(memory));
        return content;
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
    SweepContent m_content;
    std::atomic<std::size_t> m_contents{0};
    std::atomic<std::size_t> m_played{0};
    CheckMemories m_memories;
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
