// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/profile.h"

#include "engine/lab/profile_turn.h"
#include "engine/program/turn_work.h"

#include <array>
#include <chrono>

namespace orrery::engine {

namespace {

/// Returns a branch of the run that knows only the turns before one, and computes this turn again as the run did.
std::unique_ptr<Session> branchBefore(const Session& run, std::uint32_t turn) {
    std::unique_ptr<Session> branch = run.branch();
    RunLimits limits = run.limits(); // the run had room for the turns
    limits.memory = RunLimits{}.memory;
    branch->setLimits(limits);
    const CheckedScenario scenario = branch->scenario();
    CheckedScenario other = scenario;
    other.decisions.emplace_back().turn = turn - 1; // a difference, so that the run drops the turns from here on
    branch->change(std::move(other));
    branch->change(scenario);
    branch->goTo(turn - 1);
    return branch;
}

constexpr std::array<std::string_view, static_cast<std::size_t>(ProfileKind::count_)> kindNames{
    "turn", "stage", "group", "shared", "condition", "effect", "expression"};

} // namespace

std::string_view profileKindName(ProfileKind kind) {
    return kindNames[static_cast<std::size_t>(kind)];
}

double Profile::sum() const {
    double all = 0.0;
    for (const ProfileRow& row : rows) {
        all += row.parent == noProfileRow && row.kind != ProfileKind::shared ? row.total : 0.0;
    }
    return all;
}

std::optional<Profile> profileTurns(const Session& run, std::uint32_t first, std::uint32_t last,
                                    const std::atomic<bool>* stop,
                                    const std::function<void(std::uint32_t turn)>& progress) {
    const auto isStopped = [stop] { return stop != nullptr && stop->load(std::memory_order_relaxed); };
    const std::uint32_t warm = first > 1 ? first - 1 : first;
    const std::unique_ptr<Session> branch = branchBefore(run, warm);
    if (warm < first && !branch->step(stop) && isStopped()) {
        return std::nullopt;
    }
    Profile profile{.first = first, .last = first - 1};
    StepProbe probe;
    ProfileActs acts;
    for (std::uint32_t turn = first; turn <= last; ++turn) {
        if (progress) {
            progress(turn);
        }
        TurnWork& work = turnWork(branch->evaluator().world());
        const auto begin = std::chrono::steady_clock::now();
        probe.beginTurn();
        work.probe = &probe;
        const bool isDone = branch->step(stop);
        turnWork(branch->evaluator().world()).probe = nullptr;
        probe.endTurn();
        profile.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        if (isStopped()) {
            return std::nullopt;
        }
        if (!isDone) {
            profile.problem = phrase("turn {0} cannot be computed again", {std::to_string(turn)});
            break;
        }
        acts.add(*branch, turn);
        profile.last = turn;
        profile.hashes.push_back(branch->history().log(turn).hash);
    }
    addRows(profile, probe, run.program(), acts);
    return profile;
}

} // namespace orrery::engine
