// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/breakpoints.h"
#include "widgets/sandbox/run_branches.h"
#include "widgets/sandbox/run_document.h"
#include "widgets/sandbox/run_player.h"
#include "widgets/sandbox/run_text.h"
#include "widgets/sandbox/saved_run.h"
#include "widgets/sandbox/turn_range.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace orrery::widgets {

class Document;
class DocumentStore;

/// The run that the user plays with: a scenario or a galaxy. A thread of its own steps the run forward and back. One
/// job runs at a time, and the next jobs wait for its end. Views read session() on changed(), and build their own
/// values from it. While a job changes the session, session() is null, and views keep their contents. All actions of
/// the user are text (widgets/sandbox/run_text.h), and the run reads them only from there. So undo and rename work on
/// them as on any other text. Statements that the run cannot apply stay in the text (I6.4).
class Sandbox : public QObject {
    Q_OBJECT

public:
    explicit Sandbox(QObject* parent = nullptr);
    ~Sandbox() override;

    /// Returns the run for reading. Returns null before the first run, while a job changes the run, and while work
    /// beside the run reads it (SideWork).
    const engine::Session* session() const;
    std::shared_ptr<const engine::Program> program() const { return m_program; }
    /// Returns whether a job waits or works. Work beside the run does not count.
    bool isBusy() const { return (m_isWorking && !m_isBeside) || !m_jobs.empty(); }
    bool hasRun() const { return m_session != nullptr; }
    /// Returns the current turn; lastTurn() is the last computed turn. Both stay readable while a job runs.
    std::uint32_t turn() const { return m_turn; }
    std::uint32_t lastTurn() const { return m_lastTurn; }
    /// Returns the number of changes of the current turn before the cursor; nullopt: the cursor is at the end of the
    /// turn (I4.2).
    std::optional<std::uint32_t> inside() const { return m_inside; }
    /// Returns the words for the last change before the cursor, if it is within a turn and not at its beginning.
    const std::optional<engine::CursorText>& cursorText() const { return m_cursorText; }
    /// Returns the turn with which views compare values (I4.3); nullopt if none is marked, or if the run has not
    /// computed it. A run with other objects has no marked turn at first.
    std::optional<std::uint32_t> markedTurn() const {
        return m_markedTurn && *m_markedTurn <= m_lastTurn && m_session ? m_markedTurn : std::nullopt;
    }
    void markTurn(std::optional<std::uint32_t> turn);
    /// Returns the turns that panes list (I4.26); nullopt: all turns. A run with other objects lists all at first.
    std::optional<TurnRange> shownTurns() const {
        return m_shownTurns && m_shownTurns->first <= m_lastTurn && m_session ? m_shownTurns : std::nullopt;
    }
    void showTurns(std::optional<TurnRange> turns);

    /// Stores sandbox statements in a document of a store from now on. If the document is null, stores them in a text
    /// of the sandbox itself, which is the default. The next run reads the document's present text.
    void useDocument(DocumentStore* store, Document* document);
    /// Reads the text again if it has changed. The run continues from the first turn that differs.
    void followText();

    /// Sets the memory budget of later runs (RunLimits::memory). The default is half of the machine's memory.
    void setMemoryLimit(std::uint64_t bytes) { m_limits.memory = bytes; }
    /// Sets the limits of runs. If they differ from the present ones, the present run starts again with them, up to its
    /// turn.
    void setLimits(const engine::RunLimits& limits);
    const engine::RunLimits& limits() const { return m_limits; }

    /// Uses a new program after an edit of content. Runs the same scenario, seed and statements again to the same turn
    /// (I4.9). Without a run, only stores the program. Also reads the text again.
    void useProgram(std::shared_ptr<const engine::Program> program);
    /// Drops the run and the program.
    void clear();

    /// Starts a run, and plays it up to a turn. @param seed replaces the seed of the galaxy
    void start(engine::CheckedScenario scenario, std::optional<std::uint64_t> seed = std::nullopt,
               std::uint32_t turn = 0);
    /// Starts the scenario with that id in the project's content, and plays it up to a turn. Returns false if there is
    /// none.
    bool startById(const QString& id, std::optional<std::uint64_t> seed = std::nullopt, std::uint32_t turn = 0);
    /// Starts the run again from turn 0, with all statements in the text.
    void restart(std::optional<std::uint64_t> seed = std::nullopt);
    /// Removes all statements of this run from the text.
    void removeStatements();
    /// Returns the inputs of the newest run, which a job may still play; nullopt without a run.
    std::optional<RunInputs> inputs() const;
    /// Returns a number that changes whenever the run is another one, or its turns are computed again. Later turns that
    /// join the known ones do not change the number.
    quint64 revision() const { return m_revision; }
    /// Returns whether the run has read the present text.
    bool isUpToDate() const { return !isBusy() && m_text.isTaken(); }
    /// Returns whether the run's text contains disabled statements.
    bool hasDisabled() const;
    bool hasStatements() const { return runSpan().has_value(); }
    /// Returns the span of the run's statements in the text.
    std::optional<engine::Span> runSpan() const;
    /// Returns the data that restores this run. Returns nullopt without a run, or while a job changes it.
    std::optional<SavedRun> saved() const;
    /// Restores a saved run up to its current turn. If the scenario no longer exists, the present run continues.
    /// @param project present content, from which program() was compiled
    void restore(const SavedRun& run, std::shared_ptr<const engine::ParsedProject> project);

    /// Returns the scenario of the present run, or of the run that starts next; null without a run.
    std::shared_ptr<const RunBase> base() const { return m_coming ? m_coming : m_played.base; }
    /// Returns the name of the what-if branch that is played (I4.8); empty: the run itself.
    std::string branch() const { return base() ? base()->branch : std::string(); }
    /// Returns all branches of the run in the text.
    const std::vector<RunBranch>& branches() const;
    /// Plays another branch up to the present turn; empty: the run itself. Branches share their common turns. Does
    /// nothing without a run.
    void switchTo(const std::string& branch);
    /// Returns the edits of a text for the run of a scenario; nullopt if they are not possible.
    using TextChange = std::function<std::optional<std::vector<engine::TextEdit>>(
        const std::shared_ptr<const engine::SourceText>& text, const RunBase& base)>;
    /// Changes the statements of this run as one undo step, and continues the run with them.
    /// @param branch the branch to continue with; nullopt: the present one
    /// @return false if nothing changed; the sandbox then has reported the reason
    bool changeStatements(const QString& name, const TextChange& change,
                          const std::optional<std::string>& branch = std::nullopt);
    /// Applies a statement at the current turn by adding it to the text. Statements of later turns stay in the text.
    void apply(engine::CheckedStatement statement);
    /// Gives an order in the current turn by adding it to the text. The next step accepts or refuses it (E8.6).
    /// Returns false if it could not add the order; it has said why.
    bool order(engine::CheckedOrder order);
    /// Returns whether the sandbox's own text contains an order of the run, or of the branch that is played. If not,
    /// the scenario gives the order, or the run from which the branch comes.
    bool isOwn(const engine::CheckedOrder& order) const;
    /// Removes an order from the sandbox's own text.
    void withdraw(const engine::CheckedOrder& order);
    /// Computes the step to the current turn again with other orders of its conflicts. Reports whether an order changes
    /// the result (T17).
    void findOrderDependence();
    /// Makes the pending decision of the stopped step (T7), and computes the step again.
    /// @param chosen index of the contender that comes next; nullopt: the empire passes
    void answer(std::optional<std::uint32_t> chosen);

    /// Plays a run with another program, on any thread. Returns null if `stop` became true.
    using Player = std::function<std::shared_ptr<const engine::Session>(std::shared_ptr<const engine::Program> program,
                                                                        const std::atomic<bool>& stop)>;
    /// Returns a player of the present run with all its statements, up to the current turn (I4.25). Returns null
    /// without a run.
    Player player() const;

    /// A search for a moment of the run (I4.7).
    struct Seek {
        /// Works on the sandbox's thread. May compute turns, and leave the run at any of them.
        std::function<std::optional<engine::BreakHit>(engine::Session& run, const std::atomic<bool>& stop)> search;
        /// Called on the window's thread afterwards, if a run could be searched.
        std::function<void(const std::optional<engine::BreakHit>& hit, bool isStopped)> found;
        /// The turn to which the search plays without a hit. The sandbox says why it ends earlier.
        std::optional<std::uint32_t> towards{};
    };
    /// Searches a moment, and moves the cursor there.
    void seek(Seek seek);

    /// Work beside the run: it reads the run, and changes nothing of it. Any job of the run stops it.
    struct SideWork {
        /// Works on the sandbox's thread. @param run the present run
        std::function<void(const engine::Session& run, const std::atomic<bool>& stop)> work;
        /// Called on the window's thread afterwards. @param isDone false: the work was stopped, perhaps before it began
        std::function<void(bool isDone)> finished;
        /// Whether the work reads parts of the run that are not immutable, as explanations do. No view can read the
        /// run meanwhile.
        bool readsRun = false;
    };
    /// Begins work beside the run, as soon as no job and no earlier work of others waits. Replaces earlier work of the
    /// same owner.
    void workBeside(const QObject& owner, SideWork work);
    /// Stops the work of an owner beside the run. Work that has not begun does not call `finished`.
    void stopBeside(const QObject& owner);
    bool isWorkingBeside(const QObject& owner) const;
    bool isWorkingBeside() const { return m_isBeside || !m_beside.empty(); }

    /// Keeps the inputs of the run before a job computes turns, on the sandbox's thread (R5.1).
    /// @param turn turn to reach. @param known a run of the same inputs; null: no turn is known
    using Keeper = std::function<void(const RunInputs& inputs, std::uint32_t turn, const engine::Session* known)>;
    void setKeeper(Keeper keeper) { m_keeper = std::move(keeper); }
    /// Sets the last turn to which restore() plays (R5.1); nullopt: the turn of the saved run.
    void setLastRestored(std::optional<std::uint32_t> turn) { m_lastRestored = turn; }
    /// Sets whether the opening of the project plays no scenario, because its setup crashed the program (R5.1). Ends
    /// when the user starts a run.
    void setHeldBack(bool isHeldBack) { m_isHeldBack = isHeldBack; }
    /// Returns whether a run may start without the user. If not, says why.
    bool mayStartItself();

    /// Waits until all jobs and the work beside the run are done. For tests and screenshots.
    void waitUntilIdle();

public slots:
    void step() { goTo(turn() + 1); }
    void stepBack() { goTo(turn() == 0 ? 0 : turn() - 1); }
    void goTo(std::uint32_t turn);
    /// Moves the cursor to a place within a turn, or by one step of a grain (I4.2). All views then show the state
    /// there.
    void goToPlace(orrery::engine::RunPlace place);
    void stepInside(orrery::engine::Grain grain, bool isForward);
    void runOn(std::uint32_t turns) { goTo(turn() + turns); }
    /// Stops the current job. The run keeps the turns that the job has computed.
    void cancel();

signals:
    /// Emitted after the current turn or the run changes.
    void changed();
    /// Emitted after a run with other objects than before starts.
    void started();
    /// Emitted before changed(), with the run that a new run replaces. The sandbox does not use it any more.
    void replaced(const std::shared_ptr<orrery::engine::Session>& run, const orrery::widgets::RunInputs& inputs);
    void busyChanged(bool isBusy);
    /// Emitted after the user marks a turn, or removes the mark.
    void turnMarked();
    /// Emitted after shownTurns() changes.
    void shownTurnsChanged();
    /// Emitted after a condition of the scenario stops the run after the current turn, like a breakpoint (S8).
    void paused(const QString& reason);
    /// Emitted if the next turn needs a decision: session()->question().
    void questionAsked();
    /// Emitted with the result of findOrderDependence(), as lines for users and as problems at places of program().
    void orderDependenceFound(const QString& text, const std::vector<orrery::engine::Diagnostic>& findings);
    /// Emitted if the sandbox refuses a request. @param reason one sentence
    void refused(const QString& reason);

private:
    using SessionPtr = std::shared_ptr<engine::Session>;
    using BasePtr = std::shared_ptr<const RunBase>;
    struct Job {
        /// The work of the job, on the worker thread. Its argument is the run at the beginning of the job.
        /// Returns no session if the job stopped, and no inputs if they stay the same.
        std::function<RunPlayed(const RunPlayed& current, const std::atomic<bool>& stop)> work;
        bool changesSession = false;
        bool startsAnew = false;
        std::optional<std::uint32_t> towards{}; ///< turn to reach
        bool keepsTurns = false;                ///< true: the job only adds turns to the run
        bool isSwitch = false;                  ///< true: the job plays another branch of the same run
        std::function<void()> told{};           ///< called after the job
    };

    void runAnew();
    void begin(RunBase base, std::optional<std::uint64_t> seed, std::uint32_t turn);
    void follow(std::uint32_t turn, bool mayPause, const std::optional<std::string>& wanted = std::nullopt);
    bool isBranchGone() const;
    void putAside(RunPlayed run);
    void dropAside();
    bool changeText(const QString& name, const TextChange& change);
    bool add(const QString& name, const std::vector<RunLine>& lines);
    void takeOver(const RunBase& base, const std::vector<RunLine>& lines);
    bool mayAct();
    void enqueue(Job job);
    void next();
    void startThread(bool changesSession, std::function<void()> work);
    void beginBeside();
    void finish(const Job& job, RunPlayed outcome, std::optional<engine::CursorText> cursorText);
    void tellWhyStopped();

    std::shared_ptr<const engine::Program> m_program;
    SessionPtr m_session;
    RunInputs m_played;                        ///< inputs of the present run; null members without a run
    BasePtr m_coming;                          ///< base of the run that the newest job starts; null without jobs
    mutable std::vector<RunBranch> m_branches; ///< branches of m_branchBase in m_branchText
    mutable std::shared_ptr<const engine::SourceText> m_branchText;
    mutable BasePtr m_branchBase;
    std::deque<RunPlayed> m_aside; ///< other branches of the run, the last one first. Jobs may read them.
    RunDocument m_text;
    std::optional<std::uint64_t> m_seed;
    engine::RunLimits m_limits;
    std::uint32_t m_turn = 0;
    std::uint32_t m_lastTurn = 0;
    std::optional<std::uint32_t> m_inside;
    std::optional<engine::CursorText> m_cursorText;
    std::optional<std::uint32_t> m_markedTurn;
    std::optional<TurnRange> m_shownTurns;
    Keeper m_keeper = [](const RunInputs&, std::uint32_t, const engine::Session*) {};
    bool m_isHeldBack = false;
    std::optional<std::uint32_t> m_lastRestored;
    std::uint32_t m_wanted = 0; ///< destination of the step that stopped for a decision
    std::deque<Job> m_jobs;
    /// Work beside the run that has not begun, with its owner, which is only compared.
    std::deque<std::pair<const QObject*, SideWork>> m_beside;
    const QObject* m_besideOwner = nullptr; ///< owner of the work beside the run that the thread does
    quint64 m_revision = 0;
    std::thread m_thread;
    std::atomic<bool> m_stop = false;
    bool m_isWorking = false;
    bool m_isClearing = false; ///< clear() waits for the thread
    bool m_isBeside = false;   ///< the thread works beside the run
    bool m_isChanging = false;
    mutable bool m_isMissed = false; ///< a view wanted to read the run while m_isChanging
};

} // namespace orrery::widgets
