// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/variant_player.h"

#include "engine/turn/session.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace orrery::engine {

namespace {

std::string problemOf(const Session& session) {
    for (const RunProblem& problem : session.problems()) {
        if (problem.severity() == Severity::error) {
            return problem.sentence().english();
        }
    }
    return {};
}

} // namespace

VariantPlayer::VariantPlayer(const SweepRequest& request, VariantContent content, std::size_t variant)
    : m_request(&request), m_content(std::move(content)), m_variant(variant) {
    if (!isPlayable()) {
        return;
    }
    m_scenario = withRun(*m_content.program->model->findScenario(m_content.sweep.scenario), m_content.sweep.actions);
    const CheckedSweep& planned = request.plan.sweep; // whose turns count
    for (std::size_t i = 0; i < planned.measures.size(); ++i) {
        const CheckedMeasure& measure = m_content.sweep.measures[i];
        m_expressions.emplace_back(measure.object, measure.expression);
        for (const std::uint32_t turn : planned.measures[i].turns) {
            m_slots.push_back({turn, i, m_slots.size()});
        }
    }
    std::ranges::stable_sort(m_slots, {}, &Slot::turn);
}

std::unique_ptr<Session> VariantPlayer::start(std::uint64_t seed) const {
    auto session = Session::start(m_content.program, m_scenario, seed, true, m_request->limits);
    session->limitTrace(0); // only the newest turn is read
    return session;
}

std::optional<SweepRun> VariantPlayer::play(std::uint64_t seed, const std::atomic<bool>& stop) const {
    SweepRun run{.variant = m_variant, .seed = seed};
    run.values.assign(m_slots.size(), std::numeric_limits<double>::quiet_NaN());
    const auto session = start(seed);
    World world(*m_content.program->model);
    auto next = m_slots.begin();
    read(*session, world, next, run);
    while (session->turn() < m_request->plan.sweep.turns && session->step(&stop)) {
        read(*session, world, next, run);
    }
    if (stop.load()) {
        return std::nullopt;
    }
    run.turns = session->turn();
    run.problem = problemOf(*session);
    return run;
}

void VariantPlayer::read(const Session& session, World& world, std::vector<Slot>::const_iterator& next,
                         SweepRun& run) const {
    for (; next != m_slots.end() && next->turn == session.turn(); ++next) {
        run.values[next->index] = m_expressions[next->measure].numberAt(session.universe().view(), world);
    }
}

VariantMaker::VariantMaker(const SweepRequest& request)
    : m_request(request), m_content(request.project, request.diagnostics, request.rows, request.plan.sweep) {}

std::unique_ptr<CheckMemory> VariantMaker::takeMemory() {
    const std::lock_guard lock(m_mutex);
    if (m_memories.empty()) {
        return std::make_unique<CheckMemory>();
    }
    std::unique_ptr<CheckMemory> memory = std::move(m_memories.back());
    m_memories.pop_back();
    return memory;
}

VariantPlayer VariantMaker::make(std::size_t variant) {
    std::unique_ptr<CheckMemory> memory = takeMemory();
    VariantPlayer player(m_request, m_content.make(m_request.plan.variants[variant], *memory), variant);
    const std::lock_guard lock(m_mutex);
    m_memories.push_back(std::move(memory));
    return player;
}

} // namespace orrery::engine
