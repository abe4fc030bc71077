// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/run_comparison.h"

#include "widgets/base/background.h"
#include "widgets/compare/revision_content.h"
#include "widgets/document/document_store.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

/// Both runs, and what is known about their differences.
struct RunComparison::Pair {
    std::shared_ptr<const engine::Session> left;
    const engine::Session* right = nullptr;
    quint64 revision = 0;
    std::unique_ptr<engine::RunComparer> comparer;
    std::unique_ptr<engine::RootFinder> roots;
    std::vector<engine::DifferenceOrigin> origins;
    std::size_t known = 0; ///< number of differences to which the origins belong
};

RunComparison::RunComparison(Sandbox& sandbox, Analyzer& analyzer, DocumentStore& store, QObject* parent)
    : QObject(parent), m_sandbox(sandbox), m_analyzer(analyzer), m_store(store), m_revision(new RevisionContent(this)) {
    connect(m_revision, &RevisionContent::listed, this, &RunComparison::revisionsListed);
    connect(m_revision, &RevisionContent::changed, this, [this] {
        if (m_base == CompareBase::revision) {
            refresh();
            emit changed(); // another sentence, even if the state is the same
        }
    });
    connect(&store.history(), &QUndoStack::indexChanged, this, &RunComparison::noteStep);
    connect(&store.list(), &DocumentList::modifiedChanged, this, &RunComparison::noteSaved);
    connect(&analyzer, &Analyzer::compiled, this, &RunComparison::noteContent);
    connect(&analyzer, &Analyzer::analysed, this, [this](const AnalysisPtr& analysis) {
        const bool hadErrors = std::exchange(m_hasErrors, analysis->hasContentErrors());
        if (hadErrors != m_hasErrors) {
            emit changed();
        }
    });
    connect(&analyzer, &Analyzer::forgotten, this, [this] {
        m_before.reset();
        m_pinned.reset();
        m_saved.reset();
        m_isSavedWanted = false;
        m_opened.reset();
        m_revision->clear();
        m_base = CompareBase::beforeEdit;
        m_baseName.clear();
        m_step = m_baseStep = m_store.history().index();
        m_hasErrors = false;
        dropLeft();
        refresh();
    });
    connect(&sandbox, &Sandbox::started, this, &RunComparison::noteStart);
    connect(&sandbox, &Sandbox::replaced, this, &RunComparison::takeRun);
    connect(&sandbox, &Sandbox::changed, this, &RunComparison::refresh);
}

/// Notes the content before a new undo step. While typing goes on, the history merges its keys into one step. Undoing
/// the step leads back to the base, so there is no difference then.
void RunComparison::noteStep(int index) {
    const int before = std::exchange(m_step, index);
    if (index == before || index == m_baseStep || (before == m_baseStep && index == before + 1 && m_before)) {
        return;
    }
    m_before = m_sandbox.inputs();
    m_baseStep = before;
    if (m_base == CompareBase::beforeEdit) {
        m_isStopped = false;
        refresh();
    }
}

/// Forgets the run before the last edit when the run of another scenario starts: no edit leads from one to the other.
void RunComparison::noteStart() {
    const std::shared_ptr<const RunBase> present = m_sandbox.base();
    if (m_before && present && !isOfScenario(*m_before->base, *present)) {
        m_before.reset();
        m_baseStep = m_step;
    }
}

void RunComparison::noteContent(const AnalysisPtr& analysis) {
    if (m_opened == nullptr) {
        m_opened = analysis->program;
    }
    if (!m_store.hasUnsaved() && !m_isSavedWanted) {
        noteSaved();
    } else if (m_isSavedWanted) {
        bool isLater = false; // then no analysis of the saved texts follows any more
        for (auto text = m_savedTexts.cbegin(); text != m_savedTexts.cend(); ++text) {
            isLater = isLater || analysis->versions.value(text.key()) > text.value();
        }
        m_isSavedWanted = !takeSaved(*analysis) && !isLater;
    }
    refresh();
}

/// Notes the texts that are on the disk, if all of them are. Their analysis may follow.
void RunComparison::noteSaved() {
    if (m_store.hasUnsaved()) {
        return;
    }
    m_savedTexts.clear();
    for (const Document* const document : m_store.documents()) {
        m_savedTexts.insert(document->shownPath(), document->version());
    }
    const AnalysisPtr analysis = m_analyzer.latest();
    m_isSavedWanted = analysis == nullptr || analysis->program == nullptr || !takeSaved(*analysis);
    if (m_base == CompareBase::saved) {
        refresh();
    }
}

/// Takes the content of an analysis if it is one of the saved texts.
bool RunComparison::takeSaved(const Analysis& analysis) {
    for (auto text = m_savedTexts.cbegin(); text != m_savedTexts.cend(); ++text) {
        if (analysis.versions.value(text.key()) != text.value()) {
            m_saved.reset();
            return false;
        }
    }
    m_saved = analysis.hasContentErrors() ? nullptr : analysis.program;
    return true;
}

const std::vector<RunBranch>& RunComparison::branches() const {
    return m_sandbox.branches();
}

bool RunComparison::hasBranch(const std::string& name) const {
    return name.empty() || std::ranges::find(branches(), name, &RunBranch::name) != branches().end();
}

std::string RunComparison::presentBranch() const {
    return m_sandbox.branch();
}

/// Compares a what-if branch with the run that it left, as soon as the user plays it (I4.8). A base that the user has
/// chosen on purpose stays.
void RunComparison::noteBranch() {
    const std::string before = std::exchange(m_branch, m_sandbox.branch());
    if (m_branch == before || (m_base != CompareBase::beforeEdit && m_base != CompareBase::branch)) {
        return;
    }
    m_base = m_branch.empty() ? CompareBase::beforeEdit : CompareBase::branch;
    m_baseName.clear();
    m_isStopped = false;
}

/// Takes a run that the sandbox no longer plays, if it is the base. So it need not be played again.
void RunComparison::takeRun(const std::shared_ptr<engine::Session>& run, const RunInputs& inputs) {
    noteBranch();
    const auto base = wanted();
    const engine::Session* const present = m_sandbox.session();
    if (base && isSameRun(*base, inputs) && present != nullptr &&
        (!m_left || m_left->session == nullptr || !isSameRun(m_left->inputs, inputs)) &&
        run->bytes() + present->bytes() <= inputs.limits.memory) {
        dropLeft();
        m_left = Left{inputs, run};
        m_reached = run->last();
    }
}

std::optional<RunInputs> RunComparison::wanted() const {
    std::optional<RunInputs> inputs = m_sandbox.inputs();
    if (!inputs) {
        return std::nullopt;
    }
    switch (m_base) {
    case CompareBase::beforeEdit:
        if (!m_before) {
            return std::nullopt;
        }
        if (isOfScenario(*m_before->base, *inputs->base)) {
            inputs->base = std::make_shared<const RunBase>(onBranch(*m_before->base, inputs->base->branch));
        }
        inputs->program = m_before->program;
        inputs->text = m_before->text;
        break;
    case CompareBase::saved:
        inputs->program = m_saved;
        break;
    case CompareBase::opened:
        inputs->program = m_opened;
        break;
    case CompareBase::revision:
        inputs->program = hasRevisionScenario() ? m_revision->program() : nullptr;
        break;
    case CompareBase::branch:
        if (!hasBranch(m_baseName)) {
            return std::nullopt;
        }
        inputs->base = std::make_shared<const RunBase>(onBranch(*inputs->base, m_baseName));
        break;
    case CompareBase::pinned:
    case CompareBase::count_:
        return m_pinned;
    }
    return inputs->program ? inputs : std::nullopt;
}

std::vector<std::shared_ptr<const engine::Program>> RunComparison::earlierPrograms() const {
    std::vector<std::shared_ptr<const engine::Program>> programs;
    const auto base = wanted();
    for (const auto& program : {base ? base->program : nullptr, m_saved, m_opened}) {
        if (program != nullptr && std::ranges::find(programs, program) == programs.end()) {
            programs.push_back(program);
        }
    }
    return programs;
}

void RunComparison::setBase(CompareBase base, const std::string& name) {
    if (base == m_base && name == m_baseName) {
        return;
    }
    m_base = base;
    m_baseName = name;
    m_isStopped = false;
    dropLeft();
    if (base == CompareBase::revision) {
        m_revision->read(m_store.folder(), QString::fromStdString(name), m_analyzer.shipped());
    } else {
        refresh();
    }
    emit changed();
    emit baseChosen();
}

bool RunComparison::hasRevisionScenario() const {
    const std::shared_ptr<const RunBase> base = m_sandbox.base();
    const auto& program = m_revision->program();
    return base != nullptr && program != nullptr &&
           (!base->isFromContent || program->model->findScenario(base->scenario.id) != nullptr);
}

void RunComparison::renewRevision() {
    if (m_base == CompareBase::revision) {
        m_revision->renew();
    }
}

void RunComparison::listRevisions() {
    m_revision->list(m_store.folder());
}

void RunComparison::pin() {
    if (auto inputs = m_sandbox.inputs()) {
        m_pinned = std::move(inputs);
        m_base = CompareBase::pinned;
        m_isStopped = false;
        dropLeft();
        refresh();
        emit baseChosen();
    }
}

void RunComparison::stop() {
    m_isStopped = true;
    m_stoppedAt = m_sandbox.revision();
    m_sandbox.stopBeside(*this);
    publish(State::stopped, m_comparison);
}

void RunComparison::resume() {
    m_isStopped = false;
    refresh();
}

void RunComparison::dropLeft() {
    ++m_work;
    if (std::exchange(m_isUnderWay, false)) {
        m_sandbox.stopBeside(*this);
    }
    if (m_left) {
        endElsewhere(std::move(m_left->session));
        m_left.reset();
    }
    endElsewhere(std::exchange(m_pair, nullptr));
    m_mark.reset();
    m_reached = 0;
    m_isCut = false;
}

void RunComparison::publish(State state, ComparisonPtr comparison) {
    const bool isNew = state != m_state || comparison != m_comparison;
    m_state = state;
    m_comparison = std::move(comparison);
    if (isNew) {
        emit changed();
    }
}

/// Begins the next piece of work for an up-to-date comparison, if there is any.
void RunComparison::refresh() {
    noteBranch();
    if (!m_sandbox.hasRun() || !m_sandbox.inputs()) {
        dropLeft();
        publish(State::noRun, nullptr);
        return;
    }
    const std::optional<RunInputs> base = wanted();
    if (!base) {
        dropLeft();
        publish(State::noBase, nullptr);
        return;
    }
    if (m_left && !isSameRun(m_left->inputs, *base)) {
        dropLeft();
    }
    if (m_isStopped && m_sandbox.revision() != m_stoppedAt) {
        m_isStopped = false;
    }
    if (m_sandbox.isBusy() || m_isStopped || (m_isUnderWay && m_sandbox.isWorkingBeside(*this))) {
        return; // the end of this work calls this function again
    }
    const std::uint32_t last = m_sandbox.lastTurn();
    if (isSameRun(*base, *m_sandbox.inputs())) {
        // While the newest content is checked, or if it has errors, the last comparison stays.
        if (m_hasErrors || isChecking()) {
            publish(State::current, m_comparison);
            return;
        }
        dropLeft();
        auto same = std::make_shared<Comparison>();
        same->turn = m_sandbox.turn();
        same->last = last;
        same->counts.assign(last + 1, 0);
        publish(State::current, std::move(same));
        return;
    }
    if (!m_left) {
        m_left = Left{*base, nullptr};
    }
    const Mark mark{m_left->session, m_sandbox.revision(), last, m_sandbox.turn()};
    if (m_mark == mark) {
        publish(State::current, m_comparison);
    } else if (m_left->session == nullptr || (m_reached < last && !m_left->isAtEnd)) {
        play(*base, last);
    } else {
        compare(mark);
    }
}

bool RunComparison::isChecking() const {
    const AnalysisPtr analysis = m_analyzer.latest();
    return m_analyzer.isBehind() || analysis == nullptr || analysis->program == nullptr;
}

/// Plays the earlier run on to a turn.
void RunComparison::play(const RunInputs& inputs, std::uint32_t target) {
    const engine::Session* const present = m_sandbox.session();
    if (present == nullptr) {
        return; // stopped work still reads it, and then calls refresh()
    }
    RunInputs limited = inputs;
    limited.limits.memory -= std::min<std::uint64_t>(present->bytes(), limited.limits.memory);
    struct Played {
        std::shared_ptr<engine::Session> session;
        std::uint32_t last = 0;
        bool isAtEnd = false;
        bool isCut = false;
    };
    const auto played = std::make_shared<Played>(Played{m_left->session});
    const quint64 work = ++m_work;
    const auto report = [sandbox = &m_sandbox, self = QPointer(this), work](std::uint32_t turn) {
        QMetaObject::invokeMethod(
            sandbox,
            [self, work, turn] {
                if (self && self->m_work == work) {
                    self->m_reached = turn;
                    emit self->progressed();
                }
            },
            Qt::QueuedConnection);
    };
    m_target = target;
    m_isUnderWay = true;
    publish(State::playing, m_comparison);
    const bool isBranch = canBranch(*m_sandbox.inputs(), inputs);
    m_sandbox.workBeside(
        *this,
        {[played, limited, target, report, isBranch](const engine::Session& shown, const std::atomic<bool>& stop) {
             if (played->session == nullptr) {
                 played->session = (isBranch ? branchRun(shown, limited) : startRun(limited)).session;
             }
             engine::Session& run = *played->session;
             run.setLimits(limited.limits);
             run.goTo(run.last(), &stop);
             while (run.last() < target && !stop && !played->isAtEnd) {
                 report(run.last());
                 played->isAtEnd = !run.step(&stop) && !stop;
             }
             played->last = run.last();
             played->isCut = run.limitReached().has_value();
         },
         [self = QPointer(this), work, played](bool isDone) {
             if (self && work == self->m_work && self->m_left) {
                 self->m_left->session = played->session;
                 self->m_left->isAtEnd = played->isAtEnd;
                 self->m_reached = played->last;
                 self->m_isCut = played->isCut;
             }
             endElsewhere(std::move(played->session));
             if (self) {
                 self->finish(work, isDone);
             }
         },
         false});
}

/// Compares the turns that were not compared yet, and reads the values of the present turn.
void RunComparison::compare(const Mark& mark) {
    if (!m_pair) {
        m_pair = std::make_shared<Pair>();
    }
    const quint64 work = ++m_work;
    const auto found = std::make_shared<ComparisonPtr>();
    m_isUnderWay = true;
    publish(State::playing, m_comparison);
    m_sandbox.workBeside(*this,
                         {[pair = m_pair, mark, found](const engine::Session& run, const std::atomic<bool>& stop) {
                              if (pair->left != mark.left || pair->right != &run || pair->revision != mark.revision) {
                                  auto fresh = std::make_unique<engine::RunComparer>(*mark.left, run);
                                  auto roots = std::make_unique<engine::RootFinder>(*fresh);
                                  *pair = {mark.left, &run, mark.revision, std::move(fresh), std::move(roots), {}, 0};
                              }
                              engine::RunComparer& comparer = *pair->comparer;
                              const std::uint32_t end = std::min(mark.left->last(), run.last());
                              while (comparer.next() <= end && !stop) {
                                  comparer.compareNext();
                                  pair->roots->addTurn();
                              }
                              if (stop) {
                                  return;
                              }
                              if (pair->known != comparer.differences().size()) {
                                  pair->origins = engine::originsOf(comparer, *pair->roots);
                                  pair->known = comparer.differences().size();
                              }
                              *found = std::make_shared<const Comparison>(
                                  comparisonOf(comparer, *pair->roots, pair->origins, std::min(run.turn(), end)));
                          },
                          [self = QPointer(this), work, mark, found](bool isDone) {
                              if (self && work == self->m_work && *found) {
                                  self->m_mark = mark;
                                  self->m_isUnderWay = false;
                                  self->publish(State::current, endingElsewhere(std::move(*found)));
                              }
                              if (self) {
                                  self->finish(work, isDone);
                              }
                          },
                          true});
}

/// Continues after a piece of work.
void RunComparison::finish(quint64 work, bool isDone) {
    if (work == m_work) {
        m_isUnderWay = false;
        if (!isDone && !m_sandbox.isBusy()) { // stopped by the user
            m_isStopped = true;
            m_stoppedAt = m_sandbox.revision();
            publish(State::stopped, m_comparison);
            return;
        }
    }
    refresh();
}

} // namespace orrery::widgets
