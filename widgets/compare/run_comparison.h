// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/compare/comparison.h"
#include "widgets/sandbox/run_player.h"

#include <QHash>
#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace orrery::widgets {

class Analyzer;
class DocumentStore;
class RevisionContent;
class Sandbox;
struct RunBranch;

/// The run with which the present one is compared (I4.9).
enum class CompareBase : std::uint8_t {
    beforeEdit, ///< the content and statements before the last undo step
    saved,      ///< the content when it was last saved as a whole, with the present statements
    opened,     ///< the content when the project was opened, with the present statements
    pinned,     ///< a run that the user has pinned
    revision,   ///< the content at a revision of its git repository, with the present statements
    branch,     ///< a what-if branch of the present run, or the run itself (I4.8)
    count_
};

/// Compares the present run of the sandbox with an earlier one, after each change of either. The earlier run is played
/// on the sandbox's thread, if the sandbox did not hand it over. Keeps it as long as it is the base. Both runs together
/// stay within the memory limit of a run.
class RunComparison : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        noRun,
        noBase,  ///< there is no earlier run of the chosen kind
        playing, ///< the earlier run is played, or the turns are compared
        stopped, ///< the user stopped this
        current, ///< comparison() is up to date
    };

    RunComparison(Sandbox& sandbox, Analyzer& analyzer, DocumentStore& store, QObject* parent = nullptr);

    State state() const { return m_state; }
    /// Returns the newest comparison; null before the first one. It may be older than the runs, see state().
    const ComparisonPtr& comparison() const { return m_comparison; }
    /// Returns whether the content has errors, so that the comparison is the last one without errors.
    bool isOfOlderContent() const { return m_hasErrors; }
    /// Returns whether the earlier run ended early because both runs together reached the memory limit.
    bool isCutByMemory() const { return m_isCut; }
    /// Returns the turn that the earlier run has reached; target() is the turn to reach.
    std::uint32_t reached() const { return m_reached; }
    std::uint32_t target() const { return m_target; }

    /// Returns the inputs of the earlier run; nullopt if there is none of the chosen kind.
    std::optional<RunInputs> baseInputs() const { return wanted(); }
    /// Returns the earlier contents that are known, without repetitions: that of the earlier run first, then that of
    /// the last save and that of the project when it was opened.
    std::vector<std::shared_ptr<const engine::Program>> earlierPrograms() const;
    /// Returns the earlier run; null before it is played. Only work beside the sandbox's run can use it.
    std::shared_ptr<const engine::Session> earlierRun() const { return m_left ? m_left->session : nullptr; }

    CompareBase base() const { return m_base; }
    /// Returns the name of the branch, for CompareBase::branch (empty: the run itself), or of the git revision.
    const std::string& baseName() const { return m_baseName; }
    /// Compares with another run, which the user has chosen. @param name as baseName()
    void setBase(CompareBase base, const std::string& name = {});
    /// Returns the content of the git revision, for CompareBase::revision.
    const RevisionContent& revision() const { return *m_revision; }
    /// Returns whether the content of the git revision has the scenario of the present run.
    bool hasRevisionScenario() const;
    /// Reads the git revision again if its name now means another commit.
    void renewRevision();
    /// Begins to list the last git revisions that changed the project; see RevisionContent::recent().
    void listRevisions();
    /// Returns the branches of the present run, and the one that is played.
    const std::vector<RunBranch>& branches() const;
    std::string presentBranch() const;
    /// Keeps the inputs of the present run, and compares with them. Does nothing without a run.
    void pin();
    /// Stops the work of the comparison, until the run or the base changes.
    void stop();
    /// Continues after stop().
    void resume();

signals:
    /// Emitted after state() or comparison() changes.
    void changed();
    /// Emitted after reached() changes.
    void progressed();
    /// Emitted after the user chooses another base.
    void baseChosen();
    /// Emitted after listRevisions() has found the revisions.
    void revisionsListed();

private:
    struct Pair;
    /// The earlier run. Only the sandbox's thread uses the session.
    struct Left {
        RunInputs inputs;
        std::shared_ptr<engine::Session> session; ///< null: not played yet
        bool isAtEnd = false;                     ///< no turn follows the last one
    };
    /// Identifies the state of both runs. An unchanged mark means an up-to-date comparison.
    struct Mark {
        std::shared_ptr<const engine::Session> left;
        quint64 revision = 0;
        std::uint32_t last = 0;
        std::uint32_t turn = 0;
        friend bool operator==(const Mark&, const Mark&) = default;
    };

    void noteStep(int index);
    void noteStart();
    void noteContent(const AnalysisPtr& analysis);
    void noteSaved();
    bool takeSaved(const Analysis& analysis);
    void takeRun(const std::shared_ptr<engine::Session>& run, const RunInputs& inputs);
    void noteBranch();
    bool hasBranch(const std::string& name) const;
    std::optional<RunInputs> wanted() const;
    void refresh();
    void play(const RunInputs& inputs, std::uint32_t target);
    void compare(const Mark& mark);
    void finish(quint64 work, bool isDone);
    bool isChecking() const;
    void publish(State state, ComparisonPtr comparison);
    void dropLeft();

    Sandbox& m_sandbox;
    Analyzer& m_analyzer;
    DocumentStore& m_store;
    CompareBase m_base = CompareBase::beforeEdit;
    std::string m_baseName;               ///< name of the branch or of the git revision
    RevisionContent* m_revision;          ///< content of the git revision, for CompareBase::revision
    std::string m_branch;                 ///< branch of the present run
    std::optional<RunInputs> m_before;    ///< inputs before the last undo step
    int m_step = 0;                       ///< present index of the undo history
    int m_baseStep = 0;                   ///< index to which m_before belongs
    QHash<QString, quint64> m_savedTexts; ///< by shown path: the versions of the texts that were last saved as a whole
    bool m_isSavedWanted = false;         ///< the analysis of these texts may still follow
    std::shared_ptr<const engine::Program> m_saved; ///< null: not known, or with errors
    std::shared_ptr<const engine::Program> m_opened;
    std::optional<RunInputs> m_pinned;
    std::optional<Left> m_left;
    std::shared_ptr<Pair> m_pair; ///< only the sandbox's thread uses its contents
    std::optional<Mark> m_mark;   ///< state of the runs that m_comparison compares
    ComparisonPtr m_comparison;
    State m_state = State::noRun;
    bool m_hasErrors = false;
    bool m_isCut = false;
    bool m_isStopped = false;  ///< the user has stopped the work
    quint64 m_stoppedAt = 0;   ///< revision of the run at that time
    bool m_isUnderWay = false; ///< work has begun and is still wanted
    std::uint32_t m_reached = 0;
    std::uint32_t m_target = 0;
    quint64 m_work = 0; ///< number of the newest work; results of earlier work are dropped
};

} // namespace orrery::widgets
