// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/accepted_values.h"
#include "engine/lab/test_run.h"
#include "widgets/base/analysis.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

class Analyzer;

/// A test of the content, with its newest result (C4). A plain value for views.
struct BenchTest {
    /// An expectation or a measure, and what the run showed.
    struct Line {
        QString sentence;
        bool isMet = true;
        engine::Location where;
        bool isMeasure = false;
        std::optional<engine::NewValue> newValue{}; ///< what can be accepted instead; nullopt: nothing
        std::uint32_t turn = 0;                     ///< turn that decided
        engine::Row object = engine::noRow;         ///< object of the value, in the run of the test
        std::optional<engine::ColumnId> column{};   ///< value that the inspector can explain
    };

    QString id;
    QString name;                               ///< the id if there is no other name
    engine::Location where;                     ///< from the open to the close tag
    engine::Location head;                      ///< place of the name in the open tag
    QString scenario;                           ///< id of the scenario of the lines; empty: there are none
    std::optional<engine::TestOutcome> outcome; ///< nullopt: not played yet
    bool isStale = false;                       ///< the content has changed since
    QString problem;                            ///< why it is broken, or how many seeds passed
    std::vector<Line> lines;
    std::optional<quint64> seed; ///< of the run that the lines are about; nullopt: that of the scenario

    bool isBad() const { return outcome == engine::TestOutcome::failed || outcome == engine::TestOutcome::broken; }
};

/// Lists the tests of the project and plays them, on threads in the background (C4). Results stay until a test is
/// played again, and are stale after a change of the content.
class TestBench : public QObject {
    Q_OBJECT

public:
    explicit TestBench(Analyzer& analyzer, QObject* parent = nullptr);
    ~TestBench() override;

    /// The tests in the order of the content.
    const std::vector<BenchTest>& tests() const { return m_tests; }
    /// Returns whether the tests of the project are known.
    bool isListed() const { return m_isListed; }
    bool isPlaying() const { return m_stop != nullptr; }
    /// Returns the number of tests that are done; wanted() is that of all tests of the work.
    int done() const { return m_done; }
    int wanted() const { return m_wanted; }
    /// Returns the number of tests with an outcome; also of stale results.
    int count(engine::TestOutcome outcome) const;
    /// Returns the id of the test at a place; empty if there is none.
    QString testAt(engine::Location where) const;
    /// Returns an id for a test that repeats what the content does, such as "assert-3". No test has it.
    QString nextAssertedId() const;

    /// Plays the tests with these ids, or all of them if the list is empty. Stops the work before. If the content is
    /// being checked, begins afterwards.
    void play(const QStringList& ids = {});
    void stop();
    /// Sets whether each change of the content plays all tests again.
    void setPlaysOnChange(bool plays);
    bool playsOnChange() const { return m_playsOnChange; }

signals:
    /// Emitted after the list of tests, a result, or the progress changes.
    void changed();

private:
    void take(const AnalysisPtr& analysis);
    void list(quint64 generation, std::vector<BenchTest> tests);
    void put(BenchTest result, quint64 generation);
    void end(quint64 number);

    Analyzer& m_analyzer;
    std::vector<BenchTest> m_tests;
    bool m_isListed = false;
    bool m_playsOnChange = false;
    int m_done = 0;
    int m_wanted = 0;
    quint64 m_number = 0;                      ///< number of the newest work; results of earlier work are dropped
    quint64 m_generation = 0;                  ///< of the analysis whose tests are listed
    QHash<QString, std::size_t> m_places;      ///< index in m_tests by id
    std::optional<QStringList> m_wantedLater;  ///< ids of tests to play when the content is checked
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of the present work; null: none
    QThreadPool m_thread;                      ///< its own, because the work may take minutes; ends first
};

} // namespace orrery::widgets
