// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/project_sources.h"
#include "engine/text/span.h"
#include "engine/universe/universe.h"
#include "widgets/sandbox/run_player.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace orrery::widgets {

/// A value that differs between two runs, whose edits are searched (I4.18).
struct HuntedValue {
    RunInputs left;
    RunInputs right;
    std::uint32_t turn = 0;
    std::uint64_t birthKey = 0; ///< of the object
    std::string column;         ///< name of the column; empty: whether the object exists
    QString words;              ///< "Max Industry of Sol III in turn 6"
};

/// A failed test of the content, whose edits are searched (I4.18).
struct HuntedTest {
    std::string id;
    std::string file;   ///< path of the file with the test
    std::string folder; ///< of the project, whose git repository has another earlier content
    QString words;      ///< "The test “Sol III has industry”"
    std::vector<std::shared_ptr<const engine::Program>> left; ///< earlier contents, in the order of their trial
    std::shared_ptr<const engine::Program> right;
    std::vector<std::string> ofSession{}; ///< paths of texts that belong to the session, not to the content
};

/// Lines that changed between the two contents.
struct HuntedEdit {
    QString path;
    int line = 0; ///< first line in the right version, from 1
    QStringList before;
    QStringList after;
    engine::Span span{}; ///< of the lines in the right version
};

/// Searches the smallest set of changed lines that changes a value, or that makes a test fail. Plays the run, or the
/// test, with parts of the edits (I4.18). Works on a thread in the background. Statements of the run and the seed stay
/// those of the right run.
class EditHunt : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t { none, searching, stopped, found, problem };
    struct Result;
    using Report = std::function<void(const Result& result)>;

    explicit EditHunt(QObject* parent = nullptr);
    ~EditHunt() override;

    /// Starts a search, and stops the one before. @param shipped the shipped vocabulary
    void search(HuntedValue value, engine::FolderContents shipped);
    /// Does the same for a test. The left content is the first one with which the test passes: one of HuntedTest::left,
    /// or the last git revision. If a left content does not have the test, the test's file is that of the right one.
    void search(HuntedTest test, engine::FolderContents shipped);
    void stop();
    void clear();

    State state() const { return m_state; }
    /// Returns the words for the value of the newest search.
    const QString& words() const { return m_words; }
    /// Returns the edits found: a smallest set that changes the value together. Empty if no line changes it.
    const std::vector<HuntedEdit>& edits() const { return m_edits; }
    /// Returns the value in the left and in the right run.
    const QString& before() const { return m_before; }
    const QString& after() const { return m_after; }
    std::size_t editCount() const { return m_editCount; } ///< number of all edits between the versions
    int runs() const { return m_runs; }                   ///< number of runs played so far
    const QString& problem() const { return m_problem; }

signals:
    /// Emitted after state() changes, or after another run.
    void changed();

private:
    void begin(const QString& words, std::function<void(const Report& report, const std::atomic<bool>& stop)> work);
    void take(quint64 number, const Result& result);

    State m_state = State::none;
    QString m_words;
    std::vector<HuntedEdit> m_edits;
    QString m_before;
    QString m_after;
    QString m_problem;
    std::size_t m_editCount = 0;
    int m_runs = 0;
    quint64 m_number = 0; ///< number of the newest search; results of earlier ones are dropped
    std::shared_ptr<std::atomic<bool>> m_stop;
};

} // namespace orrery::widgets
