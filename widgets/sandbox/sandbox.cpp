// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/sandbox.h"

#include "engine/check/scenario/orders.h"
#include "engine/check/scenario/runs.h"
#include "engine/check/scenario/statements.h"
#include "engine/text/alternate_stack.h"
#include "engine/text/machine_memory.h"
#include "engine/turn/kept_run.h"
#include "engine/turn/order_dependence.h"
#include "widgets/base/background.h"
#include "widgets/sandbox/later_turns.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QThreadPool>

#include <algorithm>
#include <memory>
#include <thread>
#include <utility>

namespace orrery::widgets {

using engine::CheckedScenario;
using engine::Session;

namespace {

/// A thread. The destructor waits for its end.
struct ThreadEnd {
    explicit ThreadEnd(std::thread ended) : thread(std::move(ended)) {}
    ThreadEnd(const ThreadEnd&) = delete;
    ThreadEnd& operator=(const ThreadEnd&) = delete;
    ~ThreadEnd() { thread.join(); }
    std::thread thread;
};

/// Keeps the inputs of a run that a job continues.
void keepCurrent(const Sandbox::Keeper& keep, const RunPlayed& current, std::uint32_t turn) {
    if (current.session && current.inputs) {
        keep(*current.inputs, turn, current.session.get());
    }
}

} // namespace

Sandbox::Sandbox(QObject* parent) : QObject(parent) {
    m_limits.memory = engine::defaultMemoryLimit();
}

Sandbox::~Sandbox() {
    m_stop = true;
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

const Session* Sandbox::session() const {
    if (m_isChanging) {
        m_isMissed = true;
        return nullptr;
    }
    return m_session.get();
}

void Sandbox::enqueue(Job job) {
    const bool wasBusy = isBusy();
    const auto waiting = std::exchange(m_beside, {});
    if (m_isBeside) {
        m_stop = true;
    }
    m_jobs.push_back(std::move(job));
    for (const auto& [owner, work] : waiting) {
        work.finished(false); // after the job was added, so that the owner sees why
    }
    if (!wasBusy) {
        emit busyChanged(true);
    }
    next();
}

void Sandbox::next() {
    if (m_isWorking) {
        return;
    }
    if (m_jobs.empty()) {
        beginBeside();
        return;
    }
    Job job = std::move(m_jobs.front());
    m_jobs.pop_front();
    const bool changesSession = job.changesSession;
    startThread(changesSession, [this, job = std::move(job), current = RunPlayed{m_session, m_played}] {
        engine::playsKeptRun = true; // the thread ends with the job
        RunPlayed outcome = job.work(current, m_stop);
        std::optional<engine::CursorText> text;
        if (outcome.session) {
            outcome.session->state(); // otherwise the window's thread would load the state of an earlier turn
            if (outcome.session->inside()) {
                text = engine::changeBefore(*outcome.session, engine::placeOf(*outcome.session));
            }
        }
        QMetaObject::invokeMethod(
            this, [this, job, outcome = std::move(outcome), text = std::move(text)] { finish(job, outcome, text); },
            Qt::QueuedConnection);
    });
}

void Sandbox::startThread(bool changesSession, std::function<void()> work) {
    if (m_thread.joinable()) {
        // The thread has delivered its outcome, and only destroys its input. The window does not wait for that.
        endElsewhere(std::make_shared<ThreadEnd>(std::move(m_thread)));
    }
    m_isWorking = true;
    m_stop = false;
    m_isChanging = changesSession;
    m_isMissed = false;
    m_thread = std::thread([work = std::move(work)] {
        const engine::AlternateStack forCrashes;
        work();
    });
}

void Sandbox::workBeside(const QObject& owner, SideWork work) {
    stopBeside(owner);
    if (m_isClearing) {
        return;
    }
    m_beside.emplace_back(&owner, std::move(work));
    // Later, because other listeners of changed() still read the run.
    QMetaObject::invokeMethod(this, &Sandbox::next, Qt::QueuedConnection);
}

void Sandbox::stopBeside(const QObject& owner) {
    std::erase_if(m_beside, [&owner](const auto& waiting) { return waiting.first == &owner; });
    if (m_isBeside && m_besideOwner == &owner) {
        m_stop = true;
    }
}

bool Sandbox::isWorkingBeside(const QObject& owner) const {
    return (m_isBeside && m_besideOwner == &owner) ||
           std::ranges::any_of(m_beside, [&owner](const auto& waiting) { return waiting.first == &owner; });
}

void Sandbox::beginBeside() {
    if (m_session == nullptr) {
        m_beside.clear();
    }
    if (m_beside.empty()) {
        return;
    }
    m_isBeside = true;
    m_besideOwner = m_beside.front().first;
    auto side = std::make_shared<const SideWork>(std::move(m_beside.front().second));
    m_beside.pop_front();
    startThread(side->readsRun, [this, side, run = m_session] {
        side->work(*run, m_stop);
        const bool isDone = !m_stop;
        QMetaObject::invokeMethod(
            this,
            [this, side, isDone] {
                m_isWorking = m_isBeside = m_isChanging = false;
                side->finished(isDone);
                if (m_isMissed) {
                    emit changed(); // a view kept its contents, because it could not read the run
                }
                next();
            },
            Qt::QueuedConnection);
    });
}

void Sandbox::markTurn(std::optional<std::uint32_t> turn) {
    if (m_markedTurn != turn) {
        m_markedTurn = turn;
        emit turnMarked();
    }
}

void Sandbox::showTurns(std::optional<TurnRange> turns) {
    if (m_shownTurns != turns) {
        m_shownTurns = turns;
        emit shownTurnsChanged();
    }
}

void Sandbox::finish(const Job& job, RunPlayed outcome, std::optional<engine::CursorText> cursorText) {
    m_isWorking = false;
    m_isChanging = false;
    const bool isOther = outcome.session && outcome.session != m_session;
    const SessionPtr before = m_session;
    const RunInputs inputs = m_played;
    if (outcome.session) {
        m_session = std::move(outcome.session);
    }
    if (outcome.inputs) {
        m_played = std::move(*outcome.inputs);
    }
    if (!job.keepsTurns) {
        ++m_revision;
    }
    if (m_jobs.empty()) {
        m_coming.reset();
    }
    if (m_session) {
        m_turn = m_session->turn();
        m_lastTurn = m_session->last();
        m_inside = m_session->inside();
        m_cursorText = std::move(cursorText);
    }
    if (m_shownTurns && m_shownTurns->first > m_lastTurn) {
        showTurns(std::nullopt); // the run is shorter now: a range that nobody sees must filter nothing
    }
    if (job.startsAnew && isOther) {
        m_markedTurn.reset();
        showTurns(std::nullopt);
        emit started();
    }
    if (isOther && job.isSwitch) {
        putAside({before, inputs});
    } else if (isOther) {
        dropAside();
    }
    if (isOther && before) {
        emit replaced(before, inputs);
        endElsewhere(before);
    }
    emit changed();
    if (m_jobs.empty()) {
        emit busyChanged(false);
    }
    if (job.told) {
        job.told();
    }
    if (job.towards && m_jobs.empty() && m_session && m_turn < *job.towards && !m_stop) {
        m_wanted = *job.towards;
        tellWhyStopped();
    }
    next();
}

/// Reports why a run did not reach its destination. It needs a decision, it is over, or a condition paused it.
void Sandbox::tellWhyStopped() {
    if (m_session->question()) {
        emit questionAsked();
    } else if (const auto condition = m_session->pausedBy(m_turn)) {
        const std::string& id = m_session->scenario().conditions[*condition].id;
        emit paused(tr("Paused after turn %1 by the condition '%2'.").arg(m_turn).arg(QString::fromStdString(id)));
    } else if (m_session->isOver()) {
        emit paused(tr("The run ended in turn %1: an empire won or lost.").arg(m_turn));
    } else if (const auto& limit = m_session->limitReached()) {
        emit paused(sentenceText(limit->sentence()));
    }
}

Sandbox::Player Sandbox::player() const {
    if (m_played.base == nullptr) {
        return {};
    }
    return [inputs = RunInputs{nullptr, m_played.base, m_text.text(), m_seed, m_limits},
            turn = m_turn](const std::shared_ptr<const engine::Program>& program, const std::atomic<bool>& stop) {
        RunInputs tried = inputs;
        tried.program = program;
        return playRun(tried, turn, stop).session;
    };
}

std::optional<RunInputs> Sandbox::inputs() const {
    if (!isBusy() && m_session && m_played.program && m_played.base && m_played.text) {
        return m_played; // a cancelled job leaves the run with older content, text or seed
    }
    if (m_program == nullptr || base() == nullptr || m_text.taken() == nullptr) {
        return std::nullopt;
    }
    return RunInputs{m_program, base(), m_text.taken(), m_seed, m_limits};
}

void Sandbox::useDocument(DocumentStore* store, Document* document) {
    m_text.use(store, document);
}

const std::vector<RunBranch>& Sandbox::branches() const {
    const auto text = m_text.text();
    if (text != m_branchText || base() != m_branchBase) {
        m_branchText = text;
        m_branchBase = base();
        m_branches = m_branchBase ? branchesOf(text, *m_branchBase) : std::vector<RunBranch>();
    }
    return m_branches;
}

void Sandbox::switchTo(const std::string& branch) {
    if (base() && branch != this->branch()) {
        follow(m_turn, false, branch);
    }
}

/// Keeps a run that another branch replaces, so that the user can go back at once. Drops the oldest ones if they need
/// more memory than a run may.
void Sandbox::putAside(RunPlayed run) {
    const std::string branch = run.inputs->base->branch;
    std::erase_if(m_aside, [&](const RunPlayed& other) {
        return other.inputs->base->branch == branch || other.inputs->base->branch == m_played.base->branch;
    });
    m_aside.push_front(std::move(run));
    std::size_t bytes = m_session->bytes();
    std::size_t kept = 0;
    for (; kept < m_aside.size() && bytes + m_aside[kept].session->bytes() <= m_limits.memory; ++kept) {
        bytes += m_aside[kept].session->bytes();
    }
    while (m_aside.size() > kept) {
        endElsewhere(std::move(m_aside.back().session));
        m_aside.pop_back();
    }
}

void Sandbox::dropAside() {
    for (RunPlayed& run : m_aside) {
        endElsewhere(std::move(run.session));
    }
    m_aside.clear();
}

void Sandbox::followText() {
    if (!m_text.isTaken() && (m_session || isBusy())) {
        follow(m_turn, false);
    }
}

/// Starts a job that continues the run with the present text, up to a turn.
/// @param mayPause whether conditions of the scenario may pause the run on the way
/// @param wanted the branch to continue with; nullopt: the present one, or the run itself if there is none any more
void Sandbox::follow(std::uint32_t turn, bool mayPause, const std::optional<std::string>& wanted) {
    const std::optional<std::string> toBranch = !wanted && isBranchGone() ? std::string() : wanted;
    const bool isSwitch = toBranch && base() && *toBranch != branch();
    SessionPtr kept;
    std::vector<SessionPtr> idle; // these hardly need their caches and logs
    if (isSwitch) {
        m_coming = std::make_shared<const RunBase>(onBranch(*base(), *toBranch));
        for (std::size_t i = 0; i < m_aside.size(); ++i) {
            if (m_aside[i].inputs->base->branch == *toBranch && isSameScenario(*m_aside[i].inputs->base, *m_coming)) {
                kept = m_aside[i].session;
            } else if (i > 0) {
                idle.push_back(m_aside[i].session);
            }
        }
    }
    // A branch is known as far as the run that it replaces, so that they can be compared.
    const std::uint32_t last = isSwitch ? std::max(m_lastTurn, turn) : turn;
    enqueue(
        {[text = m_text.take(), seed = m_seed, limits = m_limits, turn, mayPause, isSwitch, toBranch, kept, idle, last,
          before = m_lastTurn, keep = m_keeper](const RunPlayed& current, const std::atomic<bool>& stop) -> RunPlayed {
             if (current.session == nullptr) {
                 return {};
             }
             RunInputs inputs{current.session->sharedProgram(), current.inputs->base, text, seed, limits};
             SessionPtr session = current.session;
             if (isSwitch) {
                 inputs.base = std::make_shared<const RunBase>(onBranch(*inputs.base, *toBranch));
                 const bool canUse = kept && kept->sharedProgram() == inputs.program;
                 session = canUse ? kept : SessionPtr(session->branch());
                 session->setLimits(limits);
                 session->setAsks(true);
                 std::ranges::for_each(idle, [](const SessionPtr& one) { one->freeSpare(); });
             }
             keep(inputs, last, nullptr);
             RunPlayed played = continueRun(session, inputs, last, mayPause, stop);
             if (played.session && turn < last) {
                 played.session->goTo(std::min(turn, played.session->last()));
             } else if (played.session && played.session->turn() == turn) {
                 keepLaterTurns(*played.session, before, stop);
             }
             return played;
         },
         true, false, turn, false, isSwitch});
}

/// Returns whether the text has no branch any more that could be the present one. A renamed branch keeps its place.
bool Sandbox::isBranchGone() const {
    return !branch().empty() && base()->branchCount != branches().size() &&
           std::ranges::find(branches(), branch(), &RunBranch::name) == branches().end();
}

/// Changes the text of this run, as one undo step.
bool Sandbox::changeText(const QString& name, const TextChange& change) {
    const auto edits = change(m_text.text(), *base());
    if (!edits || !m_text.edit(name, *edits)) {
        emit refused(tr("The sandbox statements contain an XML error. Fix it first."));
        return false;
    }
    return true;
}

/// Adds lines to the text of this run, as one undo step.
bool Sandbox::add(const QString& name, const std::vector<RunLine>& lines) {
    return changeText(name, [&](const auto& text, const RunBase& base) { return additionTo(text, base, lines); });
}

bool Sandbox::changeStatements(const QString& name, const TextChange& change,
                               const std::optional<std::string>& branch) {
    if (!mayAct() || !changeText(name, change)) {
        return false;
    }
    follow(m_turn, false, branch);
    return true;
}

bool Sandbox::mayAct() {
    if (!m_played.base && !m_coming) {
        emit refused(tr("Open a scenario or create a new galaxy first."));
        return false;
    }
    return true;
}

std::optional<engine::Span> Sandbox::runSpan() const {
    return m_played.base ? spanOfRun(m_text.text(), *m_played.base) : std::nullopt;
}

bool Sandbox::hasDisabled() const {
    const engine::XmlTree tree = engine::parseXml(m_text.text(), {});
    const auto run = m_played.base ? runIn(tree, *m_played.base) : std::nullopt;
    const std::vector<engine::Element> lines = run ? run->children() : std::vector<engine::Element>();
    return std::ranges::any_of(lines, [](engine::Element line) { return !engine::isEnabled(line); });
}

void Sandbox::removeStatements() {
    if (!mayAct()) {
        return;
    }
    const auto edits = removalFrom(m_text.text(), m_coming ? *m_coming : *m_played.base);
    if (!edits.empty() && m_text.edit(tr("Remove all sandbox statements"), edits)) {
        follow(m_turn, false);
    }
}

void Sandbox::useProgram(std::shared_ptr<const engine::Program> program) {
    if (program == m_program) {
        followText();
        return;
    }
    m_program = std::move(program);
    if (!m_program || !(m_session || isBusy())) {
        return;
    }
    runAnew();
}

void Sandbox::setLimits(const engine::RunLimits& limits) {
    if (limits != m_limits) {
        m_limits = limits;
        if (m_program && (m_session || isBusy())) {
            runAnew();
        }
    }
}

/// Starts a job that plays the present scenario again from turn 0 to the present turn.
void Sandbox::runAnew() {
    m_stop = true; // an unfinished run of older content or limits is no longer useful
    enqueue({[inputs = RunInputs{m_program, nullptr, m_text.take(), m_seed, m_limits}, turn = m_turn, last = m_lastTurn,
              keep = m_keeper](const RunPlayed& current, const std::atomic<bool>& stop) mutable -> RunPlayed {
                 inputs.base = current.inputs->base;
                 if (!inputs.base) {
                     return {};
                 }
                 keep(inputs, std::max(turn, last), nullptr);
                 RunPlayed played = playRun(inputs, turn, stop);
                 if (played.session && played.session->turn() == turn) {
                     keepLaterTurns(*played.session, last, stop);
                 }
                 return played;
             },
             false, false, m_turn});
}

void Sandbox::clear() {
    m_jobs.clear();
    m_beside.clear();
    m_stop = true;
    m_isClearing = true; // work that this stops must not begin again
    waitUntilIdle();
    m_isClearing = false;
    endElsewhere(std::exchange(m_session, nullptr));
    m_program.reset();
    dropAside();
    m_played = {};
    m_coming.reset();
    m_text.forgetTaken();
    m_turn = m_lastTurn = 0;
    m_inside.reset();
    m_cursorText.reset();
    showTurns(std::nullopt);
    emit changed();
}

void Sandbox::start(CheckedScenario scenario, std::optional<std::uint64_t> seed, std::uint32_t turn) {
    if (!m_program) {
        emit refused(tr("There is no content to run yet."));
        return;
    }
    m_isHeldBack = false;
    const bool isFromContent = m_program->model->findScenario(scenario.id) != nullptr;
    begin({std::move(scenario), m_program->model, isFromContent, {}, 0}, seed, turn);
}

void Sandbox::begin(RunBase base, std::optional<std::uint64_t> seed, std::uint32_t turn) {
    m_coming = std::make_shared<const RunBase>(std::move(base));
    m_seed = seed;
    m_turn = m_lastTurn = turn; // an edit meanwhile computes no turns of the old run
    m_stop = true;
    enqueue({[inputs = RunInputs{m_program, m_coming, m_text.take(), seed, m_limits}, turn,
              keep = m_keeper](const RunPlayed&, const std::atomic<bool>& stop) -> RunPlayed {
                 keep(inputs, turn, nullptr);
                 return playRun(inputs, turn, stop);
             },
             false, true, turn});
}

bool Sandbox::startById(const QString& id, std::optional<std::uint64_t> seed, std::uint32_t turn) {
    const CheckedScenario* const scenario = m_program ? m_program->model->findScenario(id.toStdString()) : nullptr;
    if (scenario == nullptr) {
        emit refused(tr("There is no scenario '%1'.").arg(id));
        return false;
    }
    start(*scenario, seed, turn);
    return true;
}

void Sandbox::restart(std::optional<std::uint64_t> seed) {
    if (m_session && m_played.base) {
        begin(*m_played.base, seed ? seed : m_seed, 0);
    }
}

std::optional<SavedRun> Sandbox::saved() const {
    const bool isReadable = m_session != nullptr && (!m_isChanging || m_isBeside);
    return isReadable && m_played.base ? std::optional(savedRun(*m_played.base, m_seed, m_turn)) : std::nullopt;
}

bool Sandbox::mayStartItself() {
    if (m_isHeldBack) {
        emit refused(tr("No scenario is played: the setup of the last one crashed. Open a scenario to play it."));
    }
    return !m_isHeldBack;
}

void Sandbox::restore(const SavedRun& run, std::shared_ptr<const engine::ParsedProject> project) {
    if (!m_program || !mayStartItself()) {
        return;
    }
    const std::uint32_t turn = std::min(run.turn, m_lastRestored.value_or(run.turn));
    if (run.isFromContent) {
        if (const auto base = restoredBase(run, *project, m_program->model)) {
            takeOver(*base, run.lines);
            begin(*base, run.seed, turn);
        }
        return;
    }
    if (run.xml.empty()) {
        return;
    }
    // If the content does not define the scenario, the job first checks it, which takes a while.
    m_seed = run.seed;
    m_turn = m_lastTurn = turn;
    m_stop = true;
    enqueue({[this, program = m_program, run, turn, text = m_text.take(), limits = m_limits, keep = m_keeper,
              project = std::move(project)](const RunPlayed&, const std::atomic<bool>& stop) -> RunPlayed {
                 const auto base = restoredBase(run, *project, program->model);
                 if (!base) {
                     return {};
                 }
                 if (!run.lines.empty()) {
                     QMetaObject::invokeMethod(
                         this, [this, base = *base, lines = run.lines] { takeOver(base, lines); },
                         Qt::QueuedConnection);
                 }
                 const RunInputs inputs{program, std::make_shared<const RunBase>(*base), text, run.seed, limits};
                 keep(inputs, turn, nullptr);
                 return playRun(inputs, turn, stop);
             },
             false, true, turn});
}

/// Converts the statements of a saved run of an earlier version into text.
void Sandbox::takeOver(const RunBase& base, const std::vector<RunLine>& lines) {
    if (lines.empty() || spanOfRun(m_text.text(), base)) {
        return;
    }
    if (const auto edits = additionTo(m_text.text(), base, lines)) {
        m_text.edit(tr("Import earlier sandbox statements"), *edits);
        followText();
    }
}

void Sandbox::goTo(std::uint32_t turn) {
    if (!m_session && !isBusy()) {
        emit refused(tr("Open a scenario or create a new galaxy first."));
        return;
    }
    m_turn = turn;
    enqueue({[turn, keep = m_keeper](const RunPlayed& current, const std::atomic<bool>& stop) -> RunPlayed {
                 keepCurrent(keep, current, turn);
                 if (current.session) {
                     current.session->setAsks(true);
                     current.session->goTo(turn, &stop, engine::AtPause::stop);
                 }
                 return {current.session};
             },
             true, false, turn, true});
}

void Sandbox::goToPlace(engine::RunPlace place) {
    if (m_session) {
        m_turn = place.turn;
        enqueue({[place, keep = m_keeper](const RunPlayed& current, const std::atomic<bool>& stop) -> RunPlayed {
                     keepCurrent(keep, current, place.turn);
                     if (current.session) {
                         engine::goToPlace(*current.session, place, &stop);
                     }
                     return {current.session};
                 },
                 true, false, place.turn, true});
    }
}

void Sandbox::seek(Seek seek) {
    if (!m_session) {
        emit refused(tr("Open a scenario or create a new galaxy first."));
        return;
    }
    struct Result {
        std::optional<engine::BreakHit> hit;
        bool isStopped = false;
    };
    const auto result = std::make_shared<Result>();
    Job job;
    job.work = [search = std::move(seek.search), result, turn = m_turn,
                keep = m_keeper](const RunPlayed& current, const std::atomic<bool>& stop) -> RunPlayed {
        keepCurrent(keep, current, turn);
        if (current.session) {
            current.session->setAsks(true);
            result->hit = search(*current.session, stop);
            result->isStopped = stop;
            if (result->hit) {
                engine::goToPlace(*current.session, result->hit->place);
            }
        }
        return {current.session};
    };
    job.changesSession = true;
    job.keepsTurns = true;
    job.told = [this, found = std::move(seek.found), result, towards = seek.towards] {
        found(result->hit, result->isStopped);
        const bool isAtEnd = m_session && m_turn == m_lastTurn &&
                             (m_session->question() || m_session->isOver() || m_session->limitReached());
        const bool isShort = m_session && towards && m_turn < *towards;
        if (!result->hit && !result->isStopped && (towards ? isShort : isAtEnd)) {
            m_wanted = towards.value_or(m_wanted);
            tellWhyStopped();
        }
    };
    enqueue(std::move(job));
}

void Sandbox::stepInside(engine::Grain grain, bool isForward) {
    if (!m_session) {
        emit refused(tr("Open a scenario or create a new galaxy first."));
        return;
    }
    // At the end of a turn, a step forward leads into the next one.
    const std::uint32_t towards = m_turn + (isForward && !m_inside ? 1 : 0);
    enqueue({[grain, isForward, towards, keep = m_keeper](const RunPlayed& current,
                                                          const std::atomic<bool>& stop) -> RunPlayed {
                 keepCurrent(keep, current, towards);
                 if (current.session) {
                     current.session->setAsks(true);
                     engine::stepInside(*current.session, grain, isForward, &stop);
                 }
                 return {current.session};
             },
             true, false, isForward ? std::optional(towards) : std::nullopt, true});
}

void Sandbox::answer(std::optional<std::uint32_t> chosen) {
    const Session* const session = this->session();
    if (session == nullptr || !session->question()) {
        return;
    }
    const engine::CheckedDecision decision = session->decisionFor(chosen);
    if (add(tr("Turn %1: decision").arg(decision.turn), {{decision.turn, engine::decisionXml(decision)}})) {
        follow(m_wanted, true);
    }
}

void Sandbox::findOrderDependence() {
    if (m_turn == 0 || !m_session) {
        emit refused(tr("Step to turn 1 first: turn 0 is only the setup."));
        return;
    }
    enqueue({[this, turn = m_turn](const RunPlayed& played, const std::atomic<bool>& stop) -> RunPlayed {
                 const SessionPtr& current = played.session;
                 if (current) {
                     const engine::OrderDependence found =
                         engine::findOrderDependence(*current, turn, engine::defaultOrderTries, &stop);
                     QString text;
                     for (const engine::IndentedLine& line : engine::orderDependenceLines(*current, found)) {
                         text += QString(2 * line.depth, QLatin1Char(' ')) + engineText(line.words) + QLatin1Char('\n');
                     }
                     if (!found.isStopped) {
                         QMetaObject::invokeMethod(
                             this,
                             [this, text, findings = engine::orderDependenceDiagnostics(*current, found)] {
                                 emit orderDependenceFound(text, findings);
                             },
                             Qt::QueuedConnection);
                     }
                 }
                 return {current};
             },
             true,
             false,
             {},
             true});
}

bool Sandbox::order(engine::CheckedOrder order) {
    order.turn = m_turn;
    if (!mayAct() || !add(tr("Turn %1: order").arg(m_turn), {{m_turn, engine::orderXml(order)}})) {
        return false;
    }
    follow(m_turn, false);
    return true;
}

bool Sandbox::isOwn(const engine::CheckedOrder& order) const {
    const auto& files = m_session->program().model->files;
    const auto& taken = m_text.taken();
    if (taken != nullptr && !branch().empty() && order.where.file.isValid()) {
        const auto run = spanOfRun(taken, *m_played.base);
        if (!run || order.where.span.begin < run->begin || order.where.span.end > run->end) {
            return false;
        }
    }
    return taken != nullptr && (!order.where.file.isValid() || files[order.where.file.value] == taken ||
                                files[order.where.file.value]->path() == taken->path());
}

void Sandbox::withdraw(const engine::CheckedOrder& order) {
    if (!isUpToDate()) { // the place of the order belongs to an older text
        emit refused(tr("The statements are being read. Try again in a moment."));
    } else if (isOwn(order) && m_text.edit(tr("Turn %1: order withdrawn").arg(order.turn),
                                           removalOf(m_text.taken(), order.where.span))) {
        follow(m_turn, false);
    }
}

void Sandbox::apply(engine::CheckedStatement statement) {
    if (!mayAct()) {
        return;
    }
    statement.turn = m_turn;
    if (add(tr("Turn %1: statement").arg(m_turn), {{m_turn, engine::statementXml(statement)}})) {
        follow(m_turn, false);
    }
}

void Sandbox::cancel() {
    m_jobs.clear();
    m_stop = true;
}

void Sandbox::waitUntilIdle() {
    while (isBusy() || isWorkingBeside()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

} // namespace orrery::widgets
