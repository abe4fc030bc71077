// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "widgets/plot/plot_view.h"

namespace orrery::widgets {
class RunComparison;
}

namespace orrery::ide {

/// The pane with plots of values over the turns of the run (I4.10), and the command that plots the value chosen in the
/// inspector.
class PlotsFeature : public Feature {
    Q_OBJECT

public:
    explicit PlotsFeature(MainWindow& window);

    /// Writes the visible lines to a file. Returns whether it succeeded.
    bool exportTo(widgets::PlotFile kind, const QString& path);
    /// Shows the pane, and adds a line to it.
    void plot(const widgets::PlotEntry& entry);
    void plot(std::uint32_t row, const QString& expression);
    /// Asks for the file to write. @param name proposed name without an ending. @return empty if the user cancels
    static QString askPath(MainWindow& window, const QString& title, const QString& name, widgets::PlotFile kind);

private:
    widgets::PlotView* makeView();
    void open();
    void offerEarlier();
    void plotValue();
    void askExport(widgets::PlotFile kind);

    widgets::RunComparison* m_comparison;
    widgets::PlotView* m_view = nullptr; ///< null until the pane is created
    std::uint32_t m_object;              ///< the object that the user has chosen in any view; noRow: none
};

} // namespace orrery::ide
