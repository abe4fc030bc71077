// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "widgets/sweep/sweep_bench.h"

#include <QString>

#include <cstddef>

namespace orrery::engine {
struct SweepDraft;
} // namespace orrery::engine

namespace orrery::widgets {
class SweepView;
}

namespace orrery::ide {

class VariantRun;

/// The pane with the sweeps of the content (I4.14).
class SweepsFeature : public Feature {
    Q_OBJECT

public:
    explicit SweepsFeature(MainWindow& window);

    widgets::SweepBench& bench() { return *m_bench; }
    /// Writes all values of the results to a CSV file. Makes its text in the background.
    void exportTo(const QString& path);

private:
    widgets::SweepView* makeView();
    void open();
    void makeNew();
    QString write(const engine::SweepDraft& draft);
    void showWritten();
    void showRun(const widgets::SweepTablePtr& shown, std::size_t run);
    void askExport();

    widgets::SweepBench* m_bench;
    VariantRun* m_run;
    QString m_written;                    ///< id of the new sweep, until it is listed; empty: none
    widgets::SweepView* m_view = nullptr; ///< null until the pane is created
};

} // namespace orrery::ide
