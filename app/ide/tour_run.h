// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/tour_subjects.h"
#include "engine/turn/session.h"

#include <optional>

namespace orrery::widgets {
class FunnelView;
}

namespace orrery::ide {

class MainWindow;
class TourPictures;

/// Waits for everything that a view shows later.
void settle(MainWindow& window);

/// The part of the tour that shows a run: the sandbox, its panes and its dialogs.
class TourOfRun {
public:
    TourOfRun(MainWindow& window, TourPictures& pictures) : m_window(window), m_pictures(pictures) {}

    /// Takes a picture of the sandbox before the first turn.
    void showStart();
    /// Takes pictures of the sandbox in the current turn of a run.
    void showTurn(const engine::Session& session);

private:
    void showObjectTable();
    void showFunnel(widgets::FunnelView& funnel, const std::optional<Showpiece>& piece);
    void showOrders();
    void showAvailable();
    void showWatches();
    void showPlots();
    void showMapValues();
    void showCompare();
    void showManySeeds();
    void showHunt();
    void showWhatIf(const Showpiece& piece);

    MainWindow& m_window;
    TourPictures& m_pictures;
};

} // namespace orrery::ide
