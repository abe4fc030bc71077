// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/coverage.h"

#include "widgets/base/analysis.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace orrery::widgets {

class Analyzer;
class Sandbox;

/// A coverage that views read: an immutable value.
using CoveragePtr = std::shared_ptr<const engine::Coverage>;

/// Reads the coverage of the run beside it, turn by turn, or that of all tests of the content (I4.13). Reads it again
/// after each change of the run, or of the content.
class RunCoverage : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        off, ///< nobody wants it
        noRun,
        reading, ///< coverage() grows
        current, ///< coverage() has all known turns
    };

    enum class Source : std::uint8_t { run, tests };

    RunCoverage(Sandbox& sandbox, Analyzer& analyzer, QObject* parent = nullptr);
    ~RunCoverage() override;

    Source source() const { return m_source; }
    void setSource(Source source);
    /// Returns the number of tests in coverage(); wanted() is that of all tests. Of the source `tests` only.
    int done() const { return m_done; }
    int wanted() const { return m_wanted; }

    State state() const { return m_state; }
    /// Returns the newest coverage, which may lack the last turns; null before the first one.
    const CoveragePtr& coverage() const { return m_coverage; }
    bool isWanted() const { return m_isWanted; }
    /// Sets whether somebody wants the coverage. Otherwise no log is read.
    void setWanted(bool isWanted);

signals:
    /// Emitted after state() or coverage() changes.
    void changed();

private:
    struct Work;

    void refresh();
    void readRun();
    void playTests();
    void stopTests();
    void publish(State state);
    void take(quint64 work, CoveragePtr coverage);

    Sandbox& m_sandbox;
    Analyzer& m_analyzer;
    Source m_source = Source::run;
    State m_state = State::off;
    CoveragePtr m_coverage;
    std::shared_ptr<Work> m_work; ///< only the sandbox's thread uses its contents
    quint64 m_revision = 0;       ///< revision of the run to which m_work belongs
    quint64 m_number = 0;         ///< number of the newest work; results of earlier work are dropped
    bool m_isWanted = false;
    int m_done = 0;
    int m_wanted = 0;
    AnalysisPtr m_tested;                      ///< content of the tests that play or have been played; null: none
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of these tests; null: none play
    QThreadPool m_thread;                      ///< its own, because tests may take minutes; ends first
};

} // namespace orrery::widgets
