// SPDX-License-Identifier: GPL-3.0-or-later
// Projects of production and research. Each turn pays one more share of each project. A fully paid project creates its
// product (E8.6).
#include "engine/content/constants.h"
#include "engine/turn/effect_arguments.h"
#include "engine/turn/projects.h"
#include "engine/turn/stepper.h"
#include "engine/turn/timeline.h"
#include "engine/turn/turn_diagnostics.h"
#include "engine/universe/chance.h"
#include "engine/universe/object_phrase.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// The projects of one stage.
class ProjectStage {
public:
    ProjectStage(StepRun& run, const ProjectVocabulary& vocabulary, Stage stage, CauseKind cause)
        : m_run(run), m_model(*run.program.model), m_vocabulary(vocabulary),
          m_stage(stage), m_cause{.kind = cause, .moment = run.writer.openMoment(stage, 0)} {}

    bool work() {
        for (const Row project : waiting()) {
            if (m_run.isStopped()) {
                return false;
            }
            if (m_run.view().exists(project)) { // a response to an earlier payment may have destroyed the project
                advance(project);
            }
        }
        finish();
        return true;
    }

private:
    /// Returns the projects by id. The stage pays for the oldest order first.
    RowList waiting() {
        const View view = m_run.view();
        RowList projects;
        for (Row row = 0; row < view.rowCount; ++row) {
            if (!view.exists(row) || view.typeOf(row) != m_vocabulary.type) {
                continue;
            }
            const double product = view.at(m_vocabulary.product, row);
            if (product >= 0.0 &&
                isResearched(m_model, static_cast<ClassIndex>(product)) == (m_stage == Stage::research)) {
                projects.push_back(row);
            }
        }
        return projects;
    }

    void advance(Row project) {
        View view = m_run.view();
        const auto product = static_cast<ClassIndex>(view.at(m_vocabulary.product, project));
        const std::vector<Row>& owners = view.ownersOf(project);
        const Row place = view.parent(project);
        if (owners.size() != 1 || place == noRow) {
            return wait(project, product,
                        phrase("it does not have exactly one owner, or it is not attached to an object"));
        }
        const Row empire = owners.front();
        if (m_stage == Stage::research && m_run.evaluator.empireHas(view, empire, product)) {
            m_done.push_back(project); // the empire obtained the product in another way
            return;
        }
        if (place != empire &&
            !view.ownerSets->contains(static_cast<std::uint32_t>(view.builtin(Builtin::owners, place)), empire)) {
            return wait(project, product,
                        phrase("{0} does not belong to {1}", {objectPhrase(view, place), objectPhrase(view, empire)}));
        }
        const Price price = priceOf(m_model, product);
        const double spent = view.at(m_vocabulary.spent, project);
        const double turns = view.at(m_vocabulary.turns, project) + 1.0;
        const double left = std::max(price.cost - spent, 0.0);
        const double share = turns < price.turns ? std::min(price.cost / price.turns, left) : left;
        if (share > 0.0) {
            const Cause paying{.kind = CauseKind::payment, .moment = m_cause.moment};
            if (!price.resource || !m_run.timeline->pay(empire, *price.resource, share, paying)) {
                return wait(project, product,
                            phrase("{0} cannot pay {1} {2}",
                                   {objectPhrase(m_run.view(), empire), numberText(share), price.resourceName}));
            }
        }
        if (!m_run.view().exists(project)) {
            return; // a response to the payment destroyed the project
        }
        Proposal progress(m_cause);
        progress.set(m_vocabulary.spent, project, spent + share);
        progress.set(m_vocabulary.turns, project, turns);
        m_run.timeline->apply(std::move(progress));
        if (turns >= price.turns) {
            m_done.push_back(project);
        }
    }

    void wait(Row project, ClassIndex product, Phrase why) {
        logFault(m_run.writer, turnDiagnostics["run.project-waits"], {}, noFiring, project,
                 {objectPhrase(m_run.view(), project), m_model.classes[product].id, std::move(why)});
    }

    /// Creates the products of all finished projects at the same time.
    void finish() {
        const View view = m_run.view();
        Proposal proposal(m_cause);
        for (const Row project : m_done) {
            if (!view.exists(project)) {
                continue;
            }
            const auto product = static_cast<ClassIndex>(view.at(m_vocabulary.product, project));
            const auto owners = static_cast<std::uint32_t>(view.builtin(Builtin::owners, project));
            const Row place = view.parent(project);
            const std::vector<Row>& empires = (*view.ownerSets)[owners];
            const bool isKnown = m_stage == Stage::research && !empires.empty() &&
                                 m_run.evaluator.empireHas(view, empires.front(), product);
            if (!isKnown && place != noRow) {
                proposal.create(
                    objectAt(view, product, place, owners, joinKeys(view.birthKeys[project], stableHash("product"))),
                    place);
            }
        }
        for (const Row project : m_done) {
            if (view.exists(project)) {
                proposal.destroy(project);
            }
        }
        if (!proposal.changes().empty()) {
            m_run.timeline->apply(std::move(proposal));
        }
    }

    StepRun& m_run;
    const CheckedModel& m_model;
    const ProjectVocabulary& m_vocabulary;
    Stage m_stage;
    Cause m_cause;
    RowList m_done;
};

bool runProjects(StepRun& run, Stage stage, CauseKind cause) {
    const auto vocabulary = projectVocabulary(*run.program.model);
    return !vocabulary || ProjectStage(run, *vocabulary, stage, cause).work();
}

} // namespace

bool produce(StepRun& run) {
    return runProjects(run, Stage::production, CauseKind::production);
}

bool doResearch(StepRun& run) {
    return runProjects(run, Stage::research, CauseKind::research);
}

} // namespace orrery::engine
