// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/sandbox.h"

#include "engine/check/orders.h"
#include "engine/turn/order_dependence.h"
#include "engine/universe/scenario_text.h"
#include "widgets/project/background.h"
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

/// Waits for a thread when it goes.
struct ThreadEnd {
    explicit ThreadEnd(std::thread ended) : thread(std::move(ended)) {}
    ThreadEnd(const ThreadEnd&) = delete;
    ThreadEnd& operator=(const ThreadEnd&) = delete;
    ~ThreadEnd() { thread.join(); }
    std::thread thread;
};

/// Lets go of something whose end takes time: the run of a large galaxy has millions of pieces (P3.5).
template <typename Large>
void endElsewhere(std::shared_ptr<Large> large) {
    if (large) {
        inBackground([large = std::move(large)]() mutable { large.reset(); });
    }
}

} // namespace

Sandbox::Sandbox(QObject* parent) : QObject(parent) {}

Sandbox::~Sandbox() {
    m_stop = true;
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

void Sandbox::enqueue(Job job) {
    const bool wasBusy = isBusy();
    m_jobs.push_back(std::move(job));
    if (!wasBusy) {
        emit busyChanged(true);
    }
    next();
}

void Sandbox::next() {
    if (m_isWorking || m_jobs.empty()) {
        return;
    }
    if (m_thread.joinable()) {
        // It has told its outcome, and only has to take apart what it was given: nobody waits for that here.
        endElsewhere(std::make_shared<ThreadEnd>(std::move(m_thread)));
    }
    m_isWorking = true;
    m_stop = false;
    Job job = std::move(m_jobs.front());
    m_jobs.pop_front();
    m_isChanging = job.changesSession;
    m_thread = std::thread([this, job = std::move(job), current = m_session] {
        Outcome outcome = job.work(current, m_stop);
        QMetaObject::invokeMethod(
            this, [this, job, outcome = std::move(outcome)] { finish(job, outcome); }, Qt::QueuedConnection);
    });
}

void Sandbox::finish(const Job& job, Outcome outcome) {
    m_isWorking = false;
    m_isChanging = false;
    const bool isOther = outcome.session && outcome.session != m_session;
    if (outcome.session) {
        endElsewhere(std::exchange(m_session, std::move(outcome.session)));
        m_ownStatements = outcome.ownStatements.value_or(m_ownStatements);
    }
    if (m_session) {
        m_turn = m_session->turn();
        m_lastTurn = m_session->last();
    }
    if (job.startsAnew && isOther) {
        emit started();
    }
    emit changed();
    if (m_jobs.empty()) {
        emit busyChanged(false);
    }
    if (job.towards && m_jobs.empty() && m_session && m_turn < *job.towards && !m_stop) {
        m_wanted = *job.towards;
        tellWhyStopped();
    }
    next();
}

/// A run that did not get where it was to go: it asks, it is over, or a condition paused it.
void Sandbox::tellWhyStopped() {
    if (m_session->question()) {
        emit questionAsked();
    } else if (const auto condition = m_session->pausedBy(m_turn)) {
        const std::string& id = m_session->scenario().conditions[*condition].id;
        emit paused(tr("Paused after turn %1 by the condition '%2'.").arg(m_turn).arg(QString::fromStdString(id)));
    } else if (m_session->isOver()) {
        emit paused(tr("The run is over: somebody won or lost in turn %1.").arg(m_turn));
    }
}

namespace {

std::shared_ptr<Session> runTo(std::shared_ptr<const engine::Program> program, CheckedScenario scenario,
                               std::optional<std::uint64_t> seed, std::uint32_t turn, const std::atomic<bool>& stop,
                               std::map<std::uint32_t, engine::Decisions> decisions = {}) {
    std::shared_ptr<Session> session = Session::start(std::move(program), std::move(scenario), seed);
    if (!session) {
        return nullptr;
    }
    session->setDecisions(std::move(decisions));
    session->setAsks(true);
    return session->goTo(turn, &stop) || session->question() || session->isOver() ? session : nullptr;
}

/// What a person ordered in the sandbox stands in no file.
bool isOfSandbox(const engine::CheckedOrder& order) {
    return !order.where.file.isValid();
}

/// What a run of older content did, under new content. A scenario of the content is taken as it is written now, and
/// what was done in the sandbox (all statements after the first `own`) comes after it.
CheckedScenario carriedOver(const Session& session, const engine::CheckedModel& model, const CheckedScenario* written,
                            std::size_t own) {
    const engine::CheckedModel& old = *session.program().model;
    if (written == nullptr) {
        return engine::adoptScenario(session.scenario(), old, model);
    }
    CheckedScenario scenario = *written;
    const auto& statements = session.scenario().statements;
    for (std::size_t i = own; i < statements.size(); ++i) {
        if (auto kept = engine::adoptStatement(statements[i], old, model)) {
            scenario.statements.push_back(std::move(*kept));
        }
    }
    for (const engine::CheckedOrder& order : session.scenario().orders) {
        if (isOfSandbox(order)) {
            if (auto kept = engine::adoptOrder(order, model)) {
                scenario.orders.push_back(std::move(*kept));
            }
        }
    }
    return scenario;
}

} // namespace

void Sandbox::useProgram(std::shared_ptr<const engine::Program> program) {
    m_program = std::move(program);
    if (!m_program || !(m_session || isBusy())) {
        return;
    }
    // A run of older content that is still being computed is of no use any more.
    m_stop = true;
    enqueue(
        {[program = m_program, fromContent = m_isFromContent, own = m_ownStatements, seed = m_seed,
          turn = m_turn](SessionPtr current, const std::atomic<bool>& stop) -> Outcome {
             if (!current) {
                 return {};
             }
             const engine::CheckedModel& model = *program->model;
             const CheckedScenario* const written = fromContent ? model.findScenario(current->scenario().id) : nullptr;
             const std::size_t ownNow = written != nullptr ? written->statements.size() : own;
             return {runTo(program, carriedOver(*current, model, written, own), seed, turn, stop, current->decisions()),
                     ownNow};
         },
         false, false, m_turn});
}

void Sandbox::clear() {
    m_jobs.clear();
    m_stop = true;
    waitUntilIdle();
    endElsewhere(std::exchange(m_session, nullptr));
    m_program.reset();
    m_turn = m_lastTurn = 0;
    emit changed();
}

void Sandbox::start(CheckedScenario scenario, std::optional<std::uint64_t> seed) {
    if (!m_program) {
        emit refused(tr("There is no content to run yet."));
        return;
    }
    m_ownStatements = scenario.statements.size();
    m_isFromContent = m_program->model->findScenario(scenario.id) != nullptr;
    m_seed = seed;
    m_turn = 0;
    m_stop = true;
    enqueue({[program = m_program, scenario = std::move(scenario), seed](SessionPtr,
                                                                         const std::atomic<bool>& stop) -> Outcome {
                 return {runTo(program, scenario, seed, 0, stop), scenario.statements.size()};
             },
             false, true});
}

bool Sandbox::startById(const QString& id, std::optional<std::uint64_t> seed) {
    const CheckedScenario* const scenario = m_program ? m_program->model->findScenario(id.toStdString()) : nullptr;
    if (scenario == nullptr) {
        emit refused(tr("There is no scenario '%1'.").arg(id));
        return false;
    }
    start(*scenario, seed);
    return true;
}

void Sandbox::restart(std::optional<std::uint64_t> seed) {
    if (!m_session) {
        return;
    }
    CheckedScenario scenario = m_session->scenario();
    scenario.statements.resize(std::min(scenario.statements.size(), m_ownStatements));
    std::erase_if(scenario.orders, isOfSandbox);
    start(std::move(scenario), seed ? seed : m_seed);
}

std::optional<SavedRun> Sandbox::saved() const {
    const Session* const session = this->session();
    return session != nullptr ? std::optional(savedRun(*session, m_isFromContent, m_ownStatements, m_seed, m_turn))
                              : std::nullopt;
}

void Sandbox::restore(const SavedRun& run, std::shared_ptr<const engine::ParsedProject> project) {
    if (!m_program) {
        return;
    }
    const bool isThere = m_program->model->findScenario(run.scenario) != nullptr;
    if (run.isFromContent ? !isThere : run.xml.empty()) {
        return;
    }
    m_isFromContent = run.isFromContent;
    m_seed = run.seed;
    m_turn = run.turn;
    m_stop = true;
    enqueue({[program = m_program, run, project = std::move(project)](SessionPtr,
                                                                      const std::atomic<bool>& stop) -> Outcome {
                 const auto restored = restoreRun(run, *project, *program->model);
                 if (!restored) {
                     return {};
                 }
                 return {runTo(program, restored->scenario, run.seed, run.turn, stop, run.decisions),
                         restored->ownStatements};
             },
             false, true, run.turn});
}

void Sandbox::goTo(std::uint32_t turn) {
    if (!m_session && !isBusy()) {
        emit refused(tr("Open a scenario or make a new galaxy first."));
        return;
    }
    m_turn = turn;
    enqueue({[turn](SessionPtr current, const std::atomic<bool>& stop) -> Outcome {
                 if (current) {
                     current->setAsks(true);
                     current->goTo(turn, &stop, engine::AtPause::stop);
                 }
                 return {current, std::nullopt};
             },
             true, false, turn});
}

void Sandbox::answer(std::optional<std::uint32_t> chosen) {
    enqueue({[chosen, turn = m_wanted](SessionPtr current, const std::atomic<bool>& stop) -> Outcome {
                 if (current && current->question()) {
                     current->answer(chosen);
                     current->goTo(turn, &stop, engine::AtPause::stop);
                 }
                 return {current, std::nullopt};
             },
             true, false, m_wanted});
}

void Sandbox::findOrderDependence() {
    if (m_turn == 0 || !m_session) {
        emit refused(tr("Step to a turn first: turn 0 is only set up."));
        return;
    }
    enqueue({[this, turn = m_turn](SessionPtr current, const std::atomic<bool>& stop) -> Outcome {
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
                 return {current, std::nullopt};
             },
             true, false});
}

void Sandbox::order(engine::CheckedOrder order) {
    if (!m_session && !isBusy()) {
        emit refused(tr("Open a scenario or make a new galaxy first."));
        return;
    }
    enqueue({[order = std::move(order)](SessionPtr current, const std::atomic<bool>&) -> Outcome {
                 if (current) {
                     current->order(order);
                 }
                 return {current, std::nullopt};
             },
             true, false});
}

void Sandbox::apply(engine::ScenarioStatement statement) {
    if (!m_session && !isBusy()) {
        emit refused(tr("Open a scenario or make a new galaxy first."));
        return;
    }
    enqueue({[statement = std::move(statement)](SessionPtr current, const std::atomic<bool>&) -> Outcome {
                 if (current) {
                     current->apply(statement);
                 }
                 return {current, std::nullopt};
             },
             true, false});
}

void Sandbox::cancel() {
    m_jobs.clear();
    m_stop = true;
}

void Sandbox::waitUntilIdle() {
    while (isBusy()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

} // namespace orrery::widgets
