// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/show_point.h"

#include "app/ide/main_window.h"
#include "engine/lab/plot.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/sandbox.h"

#include <QDockWidget>

namespace orrery::ide {

void showPoint(MainWindow& window, const engine::PlotSeries& series, std::uint32_t turn) {
    if (window.sandbox().turn() != turn) {
        window.sandbox().goTo(turn);
    }
    const engine::Row row = series.variable ? series.variable->row : series.object;
    if (row != engine::noRow) {
        window.showObject(row);
    }
    if (series.column && series.object != engine::noRow) {
        window.inspector().explain(series.object, *series.column);
    } else if (series.variable) {
        window.inspector().explain(*series.variable);
    } else {
        return;
    }
    if (auto* const dock = window.findChild<QDockWidget*>(QStringLiteral("inspector"))) {
        dock->show();
        dock->raise();
    }
}

} // namespace orrery::ide
