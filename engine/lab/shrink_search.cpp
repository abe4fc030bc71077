// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/shrink_reasons.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::uint32_t smallTurns = 5;
constexpr std::size_t smallObjects = 10;
constexpr std::size_t smallClasses = 5;

} // namespace

RunSize sizeOf(const Session& session) {
    RunSize size{.turns = session.turn()};
    const View view = session.state().view();
    for (Row row = 1; row < view.rowCount; ++row) { // row 0 is the game
        size.objects += view.exists(row) ? 1 : 0;
    }
    const CheckedModel& model = *session.program().model;
    for (ClassIndex index = 0; index < model.classes.size(); ++index) {
        const CheckedClass& one = model.classes.asRead(index);
        size.classes += one.isGenerated ? 0 : 1;
        size.groups += one.isGenerated ? 0 : one.groups.size();
    }
    const CheckedScenario& scenario = session.scenario();
    size.statements = scenario.statements.size() + scenario.orders.size() + scenario.decisions.size();
    return size;
}

bool isSmall(const RunSize& size) {
    return size.turns <= smallTurns && size.objects <= smallObjects && size.classes <= smallClasses;
}

ShrunkContent shrinkFor(ShrinkReason& reason, ShrinkRequest request) {
    const std::size_t whole = sizeOf(*reason.run()).objects;
    std::size_t objects = whole;
    std::size_t runs = 0;
    const std::size_t mostRuns = request.mostRuns;
    request.shows = [&](std::span<const TriedContent> versions) {
        auto fact = reason.factIn(versions);
        const std::size_t now = fact ? sizeOf(*fact->run).objects : 0;
        if (!fact || now > std::max(objects, smallObjects)) { // with fewer conditions, effects may create many
            return false;
        }
        objects = now;
        reason.accept(std::move(*fact));
        return true;
    };
    request.tell = [&runs, tell = std::move(request.tell)](ShrinkProgress progress) {
        progress.runs += runs;
        if (tell) {
            tell(progress);
        }
    };
    const auto shrink = [&](const std::vector<ParsedProject>& projects) {
        request.versions.clear();
        for (const ParsedProject& project : projects) {
            request.versions.push_back(&project);
        }
        request.kept = reason.keptIn(projects.back());
        request.mostRuns = mostRuns - std::min(runs, mostRuns);
        objects = whole;
        ShrunkContent result = Shrinker(request).run();
        result.runs = runs += result.runs;
        return result;
    };
    ShrunkContent best = shrink(reason.prepared());
    ShownFact fact = reason.fact(); // that of `best`
    if (best.isStopped || isSmall(sizeOf(*fact.run)) || !reason.loosen()) {
        return best;
    }
    // No single step leads from the smallest content with the exact value to some that are smaller. So the search also
    // begins again.
    std::vector<ParsedProject> strict;
    for (const TriedContent& version : best.versions) {
        strict.push_back(version.project);
    }
    for (const std::vector<ParsedProject>& start : {strict, reason.prepared()}) {
        const RunSize size = sizeOf(*fact.run);
        if (isSmall(size) || best.isStopped || runs >= mostRuns) {
            break;
        }
        ShrunkContent other = shrink(start);
        best.isStopped = other.isStopped;
        auto ofOther = reason.factIn(other.versions); // if nothing was removed, the accepted fact is that of `best`
        const RunSize otherSize = ofOther ? sizeOf(*ofOther->run) : size;
        if (ofOther && (isSmall(otherSize) || otherSize.objects <= size.objects)) {
            best = std::move(other);
            fact = std::move(*ofOther);
        }
    }
    reason.accept(std::move(fact));
    best.runs = runs;
    best.isAtLimit = runs >= mostRuns && !best.isStopped;
    return best;
}

} // namespace orrery::engine
