// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"
#include "widgets/sandbox/run_text.h"
#include "widgets/sandbox/saved_run.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QString>

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace orrery::widgets {

class Document;
class DocumentStore;

/// The run that a person plays with: a scenario or a galaxy, stepped forward and back on a thread of its own. One job
/// runs at a time; the next jobs wait for it. Views read session() on changed(), and build their own values from it.
/// While a job changes the session, session() is null, and views keep their contents. All actions of a person are text
/// (widgets/sandbox/run_text.h), and nothing but text: the run reads them from there. So they are undone and renamed
/// like any other text, and statements that cannot be carried out stay in it (I6.4).
class Sandbox : public QObject {
    Q_OBJECT

public:
    explicit Sandbox(QObject* parent = nullptr);
    ~Sandbox() override;

    /// Returns the run to read from; null before the first run, and while a job changes it.
    const engine::Session* session() const { return m_isChanging ? nullptr : m_session.get(); }
    std::shared_ptr<const engine::Program> program() const { return m_program; }
    bool isBusy() const { return m_isWorking || !m_jobs.empty(); }
    bool hasRun() const { return m_session != nullptr; }
    /// Returns the current turn; lastTurn() is the last one computed. Both can be read while a job runs.
    std::uint32_t turn() const { return m_turn; }
    std::uint32_t lastTurn() const { return m_lastTurn; }

    /// Stores sandbox statements in a document of a store from now on. Null: in a text of its own, as before any call.
    /// The document's present text is read with the next run.
    void useDocument(DocumentStore* store, Document* document);
    /// Reads the text again if it has changed. The run continues from the first turn that is different.
    void followText();

    /// Sets the memory budget of runs that begin from now on (RunLimits::memory). The default is half of the machine's
    /// memory.
    void setMemoryLimit(std::uint64_t bytes) { m_memory = bytes; }

    /// Uses a new program after an edit of content: the same scenario, seed and statements run again to the same turn
    /// (I4.9). Without a run, only stores the program. Follows the text as well.
    void useProgram(std::shared_ptr<const engine::Program> program);
    /// Drops run and program.
    void clear();

    /// Starts a run. @param seed used instead of the galaxy's own
    void start(engine::CheckedScenario scenario, std::optional<std::uint64_t> seed = std::nullopt);
    /// Starts the scenario of that id in the project's content. Returns false if there is none.
    bool startById(const QString& id, std::optional<std::uint64_t> seed = std::nullopt);
    /// Starts the run again from turn 0, with all statements in the text.
    void restart(std::optional<std::uint64_t> seed = std::nullopt);
    /// Removes all statements of this run from the text.
    void removeStatements();
    bool hasStatements() const { return runSpan().has_value(); }
    /// Returns the span of the statements in the text.
    std::optional<engine::Span> runSpan() const;
    /// Returns the data that restores this run; nullopt if there is no run, or if a job is changing it.
    std::optional<SavedRun> saved() const;
    /// Restores a saved run, up to the turn that was the current one. If the scenario no longer exists, the present run
    /// continues.
    /// @param project the present content, of program()
    void restore(const SavedRun& run, std::shared_ptr<const engine::ParsedProject> project);

    /// Applies a statement at the current turn: adds it to the text. Statements of later turns stay there.
    void apply(engine::CheckedStatement statement);
    /// Gives an order in the current turn: adds it to the text. The next step carries it out or refuses it (E8.6).
    void order(engine::CheckedOrder order);
    /// Computes the step to the current turn again with other orders of its conflicts, and reports whether one matters
    /// (T17).
    void findOrderDependence();
    /// Decides the question of the step that was stopped (T7), and computes the step again.
    /// @param chosen place of the contender that comes next; nullopt: the empire passes
    void answer(std::optional<std::uint32_t> chosen);

    /// Waits until all jobs are done; for tests and for pictures.
    void waitUntilIdle();

public slots:
    void step() { goTo(turn() + 1); }
    void stepBack() { goTo(turn() == 0 ? 0 : turn() - 1); }
    void goTo(std::uint32_t turn);
    void runOn(std::uint32_t turns) { goTo(turn() + turns); }
    /// Stops the current job. The turns that it reached stay.
    void cancel();

signals:
    /// The current turn or the run has changed.
    void changed();
    /// A run with other objects than before has started.
    void started();
    void busyChanged(bool isBusy);
    /// A condition of the scenario stopped the run after the current turn: a breakpoint (S8).
    void paused(const QString& reason);
    /// The next turn cannot be computed before session()->question() is decided.
    void questionAsked();
    /// The result of trying other orders: as lines for users, and as problems at places of program().
    void orderDependenceFound(const QString& text, const std::vector<orrery::engine::Diagnostic>& findings);
    /// A request cannot be carried out. The reason is one sentence.
    void refused(const QString& reason);

private:
    using SessionPtr = std::shared_ptr<engine::Session>;
    using BasePtr = std::shared_ptr<const RunBase>;
    /// The run when a job begins.
    struct Played {
        SessionPtr session;
        BasePtr base;
    };
    struct Outcome {
        SessionPtr session; ///< null: stopped, the session stays the same
        BasePtr base{};     ///< null: the same as before
    };
    /// The text of the sandbox at one moment.
    struct Text {
        std::shared_ptr<const engine::SourceText> source;
        std::string path;
    };
    struct Job {
        /// Runs on the worker, given the run as it is when the job begins.
        std::function<Outcome(const Played& current, const std::atomic<bool>& stop)> work;
        bool changesSession = false;
        bool startsAnew = false;
        std::optional<std::uint32_t> towards{}; ///< the turn to reach
    };

    static Outcome play(const std::shared_ptr<const engine::Program>& program, const RunBase& base, const Text& text,
                        std::optional<std::uint64_t> seed, std::uint32_t turn, std::uint64_t memory,
                        const std::atomic<bool>& stop);
    void begin(RunBase base, std::optional<std::uint64_t> seed, std::uint32_t turn);
    std::shared_ptr<const engine::SourceText> text() const;
    Text takeText();
    void follow(std::uint32_t turn, bool mayPause);
    bool add(const QString& name, const std::vector<RunLine>& lines);
    bool edit(const QString& name, const std::vector<engine::TextEdit>& edits);
    void takeOver(const RunBase& base, const std::vector<RunLine>& lines);
    bool mayAct();
    void enqueue(Job job);
    void next();
    void finish(const Job& job, Outcome outcome);
    void tellWhyStopped();

    std::shared_ptr<const engine::Program> m_program;
    SessionPtr m_session;
    BasePtr m_base;   ///< null without a run
    BasePtr m_coming; ///< base of the run that the newest job starts; null when no job is left
    DocumentStore* m_store = nullptr;
    QPointer<Document> m_document; ///< null: m_text
    QByteArray m_text;
    std::shared_ptr<const engine::SourceText> m_followed; ///< the text that the last job read
    std::optional<std::uint64_t> m_seed;
    std::uint64_t m_memory;
    std::uint32_t m_turn = 0;
    std::uint32_t m_lastTurn = 0;
    std::uint32_t m_wanted = 0; ///< destination of the step that stopped with a question
    std::deque<Job> m_jobs;
    std::thread m_thread;
    std::atomic<bool> m_stop = false;
    bool m_isWorking = false;
    bool m_isChanging = false;
};

} // namespace orrery::widgets
