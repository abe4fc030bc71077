// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/shrink.h"
#include "engine/lab/test_run.h"
#include "engine/trace/preview.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace orrery::engine {

/// The size of a run, which shrinking makes small.
struct RunSize {
    std::uint32_t turns = 0;
    std::size_t objects = 0; ///< objects at the end of the run, without the game itself
    std::size_t classes = 0; ///< classes of the content
    std::size_t groups = 0;
    std::size_t statements = 0; ///< statements, orders and decisions of the run

    friend bool operator==(const RunSize&, const RunSize&) = default;
};
RunSize sizeOf(const Session& session);
/// Returns the size of a run before it begins: it has no turns and no objects.
RunSize sizeOf(const CheckedModel& model, const CheckedScenario& scenario);

/// Returns whether a run is small enough to read: at most 5 turns, 10 objects and 5 classes.
bool isSmall(const RunSize& size);

/// A fact, as a run shows it.
struct ShownFact {
    Phrase sentence;
    /// Run of the last version. A run that crashes has only the turns before the crash; null: it has none.
    std::shared_ptr<Session> run;
    RunSize size{};
};
/// Returns the fact that a run shows in its present turn.
ShownFact factOf(Phrase sentence, std::shared_ptr<Session> run);

/// A fact about content that shrinking keeps (I4.23). It holds for the same reason if the failure is of the same kind,
/// at the same place, with the same value. Turns may differ.
class ShrinkReason {
public:
    virtual ~ShrinkReason() = default;
    /// Plays each version, and returns the fact if they show it for the same reason. Changes nothing.
    virtual std::optional<ShownFact> factIn(std::span<const TriedContent> versions) const = 0;
    /// Takes the fact of content that replaces the last one. A run must then show it in no more turns.
    void accept(ShownFact fact) { m_fact = std::move(fact); }
    /// Returns the places in a project that must stay.
    virtual std::vector<Location> keptIn(const ParsedProject& project) const = 0;
    /// From now on, a value is the same if it misses the wanted value on the same side. Returns false if this makes no
    /// difference.
    virtual bool loosen() { return false; }
    /// Returns the fact of the accepted content; its sentence is empty before that.
    const ShownFact& fact() const { return m_fact; }
    const Phrase& sentence() const { return m_fact.sentence; }
    const std::shared_ptr<Session>& run() const { return m_fact.run; }
    /// Returns the content to make small: it has less that is of no use for the fact.
    const std::vector<ParsedProject>& prepared() const { return m_prepared; }

protected:
    std::vector<ParsedProject> m_prepared;

private:
    ShownFact m_fact;
};

/// Returns a sentence without its numbers, such as turns.
std::string kindOfSentence(const Phrase& sentence);

/// The limits of the runs, and a flag that ends them.
struct ShrinkRuns {
    RowTables rows;
    RunLimits limits{};
    const std::atomic<bool>* stop = nullptr;
};

/// A reason, or a sentence that says why there is none.
using FoundReason = std::variant<std::unique_ptr<ShrinkReason>, Phrase>;

/// Plays a test that fails in the last version. Its first expectation that is not met is the reason.
/// @param versions one version; or two, and the test passes in the first one
FoundReason failedTest(std::span<const ParsedProject* const> versions, const std::string& test, const ShrinkRuns& runs);

/// A run of a scenario.
struct ShrinkScenario {
    std::string id;                    ///< empty: the default scenario
    std::optional<std::uint64_t> seed; ///< nullopt: that of the scenario
    std::uint32_t turns = 0;
};
/// Plays a run that reports an error. The first error is the reason.
FoundReason failedRun(const ParsedProject& project, const ShrinkScenario& scenario, const ShrinkRuns& runs);

/// The end of a run that crashes (R5.1).
struct RunCrash {
    std::string reason;     ///< cause and effects group, equal for two crashes with the same reason
    std::uint32_t turn = 0; ///< turn that was being computed; 0: the setup
};
/// Calls a function in a process of its own. Returns the crash of this process; nullopt if it ends without one.
using CrashTrial = std::function<std::optional<RunCrash>(const std::function<void()>& play)>;
/// Plays a run that crashes the program. The crash is the reason. All runs that may crash are played by the trial.
FoundReason crashedRun(const ParsedProject& project, const ShrinkScenario& scenario, const ShrinkRuns& runs,
                       CrashTrial trial);

/// Plays two versions that differ. A value that differs is the reason.
/// @param scenarios those of the versions; or one, which is that of both
/// @param object name of the object of the value; empty: any. @param value name of the value; empty: any. The first
/// value that differs is taken.
FoundReason differingRuns(std::span<const ParsedProject* const> versions, std::vector<ShrinkScenario> scenarios,
                          const std::string& object, const std::string& value, const ShrinkRuns& runs);

/// Makes content small that shows a fact. Keeps the exact value first; if the run is then still large, only the side on
/// which the value misses the wanted one.
/// @param request its versions, function `shows` and places that stay are those of the reason
ShrunkContent shrinkFor(ShrinkReason& reason, ShrinkRequest request);

} // namespace orrery::engine
