// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace orrery::ide {

class MainWindow;
class TourPictures;

/// The part of the tour that tests and measures runs: tests, coverage, sweeps, ranking, causes and profile.
class TourOfMeasures {
public:
    TourOfMeasures(MainWindow& window, TourPictures& pictures) : m_window(window), m_pictures(pictures) {}

    /// Takes all pictures, and leaves the window in the sandbox. @pre there is a run
    void show();

private:
    void showTests();
    void showFaults();
    void showCoverage();
    void showSweeps();
    void showRanking();
    void showCauses();
    void showProfile();

    MainWindow& m_window;
    TourPictures& m_pictures;
};

} // namespace orrery::ide
