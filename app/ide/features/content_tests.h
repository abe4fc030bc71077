// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/background_file.h"
#include "app/ide/feature.h"
#include "engine/universe/universe.h"

#include <QString>

#include <string>
#include <vector>

namespace orrery::engine {
struct NewValue;
} // namespace orrery::engine

namespace orrery::widgets {
class TestBench;
class TestsView;
} // namespace orrery::widgets

namespace orrery::ide {

/// The pane with the tests of the content, and the commands that play them (C4). Another command writes a test for the
/// value chosen in the inspector (I4.15). Also marks the turns in which the run fails a test.
class ContentTestsFeature : public Feature {
    Q_OBJECT

public:
    explicit ContentTestsFeature(MainWindow& window);

    widgets::TestBench& bench() { return *m_bench; }
    /// Writes a test behind the other tests of the project (I4.15, I4.19). It expects the value of an expression at the
    /// end of a turn of the run. Waits for the run if it is not readable now. Tells the result.
    /// @param object noRow: a value of the whole run
    void assertValue(engine::Row object, const QString& expression, std::uint32_t turn);
    /// Writes a test behind the others, as one step. Tells the result. @param done sentence about success; its last
    /// argument is the file. @return whether it succeeded
    static bool write(MainWindow& window, const std::string& xml, const QString& step, const QString& done);

private:
    void open();
    void playAll();
    void playHere();
    void assertInspected();
    void markTurns();
    void findEdit(const QString& id);
    void showRun(const QString& id, int line);
    void accept(const std::vector<engine::NewValue>& values);
    void makeSmall(const QString& id);

    widgets::TestBench* m_bench;
    BackgroundFile* m_file;
    widgets::TestsView* m_view = nullptr; ///< null until the pane is created
};

} // namespace orrery::ide
