// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "widgets/plot/plot_view.h"
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
    /// Writes the picture, or all values of the results, to a file. Makes the text of a table in the background.
    void exportTo(widgets::PlotFile kind, const QString& path);

private:
    widgets::SweepView* makeView();
    void open();
    void makeNew();
    QString write(const engine::SweepDraft& draft);
    void showWritten();
    void showRun(const widgets::SweepTablePtr& shown, std::size_t run);
    void askExport(widgets::PlotFile kind);
    void exportTable(const QString& path);

    widgets::SweepBench* m_bench;
    VariantRun* m_run;
    QString m_written;                    ///< id of the new sweep, until it is listed; empty: none
    widgets::SweepView* m_view = nullptr; ///< null until the pane is created
};

} // namespace orrery::ide
