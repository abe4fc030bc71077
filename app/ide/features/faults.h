// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <QString>

#include <cstddef>

namespace orrery::widgets {
class FaultBench;
class FaultView;
class TestBench;
} // namespace orrery::widgets

namespace orrery::ide {

/// The pane that tries faults in the content, and lists those that no test notices (I4.13). It writes drafts of tests
/// for them.
class FaultsFeature : public Feature {
    Q_OBJECT

public:
    explicit FaultsFeature(MainWindow& window);

private:
    widgets::FaultView* makeView();
    void open();
    void tryClass();
    void openTest(const QString& id);
    void draft(std::size_t fault);
    void write(const QString& xml, const QString& id, const QString& name);
    void showWritten();

    widgets::FaultBench* m_bench;
    widgets::TestBench* m_tests;
    widgets::FaultView* m_view = nullptr; ///< null until the pane is created
    QString m_written;                    ///< id of the draft to show once it is listed; empty: none
};

} // namespace orrery::ide
