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

/// The run that the person plays with: a scenario or a galaxy, stepped forward and back on a thread of its own. One job
/// runs at a time; asked for more meanwhile, it does that next. Views read session() and build their own values from it
/// on changed(); while a job changes the session it is null, and views keep what they show. What a person does is text
/// (widgets/sandbox/run_text.h), and nothing but text: the run reads it from there, so it is undone and renamed like
/// any other text, and what cannot be carried out stays in it (I6.4).
class Sandbox : public QObject {
    Q_OBJECT

public:
    explicit Sandbox(QObject* parent = nullptr);
    ~Sandbox() override;

    /// The run to read from; null before the first, and while it is being changed.
    const engine::Session* session() const { return m_isChanging ? nullptr : m_session.get(); }
    std::shared_ptr<const engine::Program> program() const { return m_program; }
    bool isBusy() const { return m_isWorking || !m_jobs.empty(); }
    bool hasRun() const { return m_session != nullptr; }
    /// The turn looked at, and the last one computed; also while busy.
    std::uint32_t turn() const { return m_turn; }
    std::uint32_t lastTurn() const { return m_lastTurn; }

    /// Keeps what is done in a document of a store from now on; null: in a text of its own, as before any call. The
    /// text that the document has comes with the next run.
    void useDocument(DocumentStore* store, Document* document);
    /// Reads the text again where it has changed: the run goes on from the first turn that is different.
    void followText();

    /// The memory budget of runs that begin from now on (RunLimits::memory); without a call half of the machine's.
    void setMemoryLimit(std::uint64_t bytes) { m_memory = bytes; }

    /// Content was edited: the same scenario, seed and doings run again to the same turn (I4.9). Without a run yet,
    /// only remembers the program. Follows the text as well.
    void useProgram(std::shared_ptr<const engine::Program> program);
    /// Forgets run and program.
    void clear();

    /// @param seed instead of the galaxy's own.
    void start(engine::CheckedScenario scenario, std::optional<std::uint64_t> seed = std::nullopt);
    /// The scenario of that id of the project's content.
    bool startById(const QString& id, std::optional<std::uint64_t> seed = std::nullopt);
    /// From turn 0 on, with all that the text says.
    void restart(std::optional<std::uint64_t> seed = std::nullopt);
    /// Takes everything that was done in this run out of the text.
    void removeStatements();
    bool hasStatements() const { return runSpan().has_value(); }
    /// Where they stand in the text.
    std::optional<engine::Span> runSpan() const;
    /// What it takes to have this run again; nullopt where there is none, or it is being changed.
    std::optional<SavedRun> saved() const;
    /// Plays a run again that was saved, up to the turn that was looked at. @param project the content as it is now, of
    /// program(). Where the scenario is no more, what runs goes on.
    void restore(const SavedRun& run, std::shared_ptr<const engine::ParsedProject> project);

    /// Does something at the turn looked at: adds it to the text. What was done in later turns stays there.
    void apply(engine::CheckedStatement statement);
    /// Gives an order in the turn looked at, likewise, which the next step carries out or refuses (E8.6).
    void order(engine::CheckedOrder order);
    /// Takes the step to the turn looked at again in other orders of its conflicts, and tells whether one matters
    /// (T17).
    void findOrderDependence();
    /// Decides what the step that was stopped asked (T7), and takes it again: the contender that goes next, by its
    /// place, or nothing: the empire passes.
    void answer(std::optional<std::uint32_t> chosen);

    /// Waits until nothing is left to do; for tests and for pictures.
    void waitUntilIdle();

public slots:
    void step() { goTo(turn() + 1); }
    void stepBack() { goTo(turn() == 0 ? 0 : turn() - 1); }
    void goTo(std::uint32_t turn);
    void runOn(std::uint32_t turns) { goTo(turn() + turns); }
    /// Ends the job at work; what was reached stays.
    void cancel();

signals:
    /// Another turn is looked at, or the run is another one.
    void changed();
    /// A run began whose objects are others than before.
    void started();
    void busyChanged(bool isBusy);
    /// A condition of the scenario stopped the run after the turn that is looked at: a breakpoint (S8).
    void paused(const QString& reason);
    /// The next turn cannot be computed before session()->question() is answered.
    void questionAsked();
    /// What trying other orders came to: in lines for people, and as findings at places of program().
    void orderDependenceFound(const QString& text, const std::vector<orrery::engine::Diagnostic>& findings);
    /// Something was asked for that cannot be done; one sentence.
    void refused(const QString& reason);

private:
    using SessionPtr = std::shared_ptr<engine::Session>;
    using BasePtr = std::shared_ptr<const RunBase>;
    /// What is played when a job begins.
    struct Played {
        SessionPtr session;
        BasePtr base;
    };
    struct Outcome {
        SessionPtr session; ///< null: stopped, keep what there was
        BasePtr base{};     ///< null: the same as before
    };
    /// What was done, as one moment has it.
    struct Text {
        std::shared_ptr<const engine::SourceText> source;
        std::string path;
    };
    struct Job {
        /// Runs on the worker, given the run as it is when the job begins.
        std::function<Outcome(const Played& current, const std::atomic<bool>& stop)> work;
        bool changesSession = false;
        bool startsAnew = false;
        std::optional<std::uint32_t> towards{}; ///< the turn that is to be reached
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
    BasePtr m_coming; ///< that the last job to begin a run begins; null when it is over
    DocumentStore* m_store = nullptr;
    QPointer<Document> m_document; ///< null: m_text
    QByteArray m_text;
    std::shared_ptr<const engine::SourceText> m_followed; ///< what the last job read
    std::optional<std::uint64_t> m_seed;
    std::uint64_t m_memory;
    std::uint32_t m_turn = 0;
    std::uint32_t m_lastTurn = 0;
    std::uint32_t m_wanted = 0; ///< the turn that a step was on the way to when it had to ask
    std::deque<Job> m_jobs;
    std::thread m_thread;
    std::atomic<bool> m_stop = false;
    bool m_isWorking = false;
    bool m_isChanging = false;
};

} // namespace orrery::widgets
