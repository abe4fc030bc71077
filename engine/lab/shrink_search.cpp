// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/shrink_galaxy.h"
#include "engine/lab/shrink_project.h"
#include "engine/lab/shrink_reasons.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::uint32_t smallTurns = 5;
constexpr std::size_t smallObjects = 10;
constexpr std::size_t smallClasses = 5;

/// Returns the content to make small. If it still shows the fact with the objects of its generated galaxies as
/// statements, it has them.
std::vector<ParsedProject> placedContent(ShrinkReason& reason, RowTables rows) {
    const std::vector<ParsedProject>& prepared = reason.prepared();
    if (reason.run() == nullptr) {
        return prepared;
    }
    const Session& run = *reason.run();
    std::vector<ParsedProject> projects;
    std::vector<TriedContent> placed;
    bool hasGalaxy = false;
    for (const ParsedProject& project : prepared) {
        auto with = withPlacedGalaxy(project, rows, run.scenario().id, run.seed());
        hasGalaxy = hasGalaxy || with;
        projects.push_back(with ? std::move(*with) : project);
        placed.push_back(contentOf(projects.back(), rows));
    }
    auto fact = hasGalaxy ? reason.factIn(placed) : std::nullopt;
    if (!fact) {
        return prepared;
    }
    reason.accept(std::move(*fact));
    return projects;
}

} // namespace

RunSize sizeOf(const Session& session) {
    RunSize size = sizeOf(*session.program().model, session.scenario());
    size.turns = session.turn();
    const View view = session.state().view();
    for (Row row = 1; row < view.rowCount; ++row) { // row 0 is the game
        size.objects += view.exists(row) ? 1 : 0;
    }
    return size;
}

RunSize sizeOf(const CheckedModel& model, const CheckedScenario& scenario) {
    RunSize size;
    for (ClassIndex index = 0; index < model.classes.size(); ++index) {
        const CheckedClass& one = model.classes.asRead(index);
        size.classes += one.isGenerated ? 0 : 1;
        size.groups += one.isGenerated ? 0 : one.groups.size();
    }
    size.statements = scenario.statements.size() + scenario.orders.size() + scenario.decisions.size();
    return size;
}

bool isSmall(const RunSize& size) {
    return size.turns <= smallTurns && size.objects <= smallObjects && size.classes <= smallClasses;
}

ShownFact factOf(Phrase sentence, std::shared_ptr<Session> run) {
    const RunSize size = sizeOf(*run);
    return {std::move(sentence), std::move(run), size};
}

ShrunkContent shrinkFor(ShrinkReason& reason, ShrinkRequest request) {
    const std::size_t whole = reason.fact().size.objects;
    std::size_t objects = whole;
    std::size_t runs = 0;
    const std::size_t mostRuns = request.mostRuns;
    request.shows = [&](std::span<const TriedContent> versions) {
        auto fact = reason.factIn(versions);
        const std::size_t now = fact ? fact->size.objects : 0;
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
    const std::vector<ParsedProject> wholeContent = placedContent(reason, request.rows);
    ShrunkContent best = shrink(wholeContent);
    ShownFact fact = reason.fact(); // that of `best`
    if (best.isStopped || isSmall(fact.size) || !reason.loosen()) {
        return best;
    }
    // No single step leads from the smallest content with the exact value to some that are smaller. So the search also
    // begins again.
    std::vector<ParsedProject> strict;
    for (const TriedContent& version : best.versions) {
        strict.push_back(version.project);
    }
    for (const std::vector<ParsedProject>& start : {strict, wholeContent}) {
        const RunSize size = fact.size;
        if (isSmall(size) || best.isStopped || runs >= mostRuns) {
            break;
        }
        ShrunkContent other = shrink(start);
        best.isStopped = other.isStopped;
        auto ofOther = reason.factIn(other.versions); // if nothing was removed, the accepted fact is that of `best`
        const RunSize otherSize = ofOther ? ofOther->size : size;
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
