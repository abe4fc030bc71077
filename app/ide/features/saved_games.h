// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "app/ide/saved_game_view.h"
#include "engine/import/import_origins.h"
#include "widgets/base/analysis.h"
#include "widgets/inspector/inspector_model.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace orrery::ide {

/// Opens saved games of FreeOrion as scenarios of a project that was imported from the game (G4.5). Compares the saved
/// values with those that the run has computed. Keeps the saved values beside the run, because they are no content.
/// Adds to breakdowns the places in the scripts of the game that the import has read (G3.1).
class SavedGamesFeature : public Feature {
    Q_OBJECT

public:
    explicit SavedGamesFeature(MainWindow& window);
    ~SavedGamesFeature() override;

    /// Reads a saved game in the background. Then adds its scenario to the project, and plays it.
    void open(const QString& path);

private:
    struct Reading;
    struct Opened;
    struct Compared;

    void askOpen();
    QString refusal() const;
    void showProgress();
    void read();
    void restore(const widgets::AnalysisPtr& analysis);
    void take(const Reading& reading);
    void finish(const std::shared_ptr<Reading>& reading);
    void stopReading();
    void add(const std::shared_ptr<Reading>& reading);
    void play(const widgets::AnalysisPtr& analysis);
    void endRun();
    bool isPlayed() const;
    void compare();
    void take(std::shared_ptr<const Compared> compared, quint64 revision);
    std::optional<widgets::SavedValues> savedValues(std::uint32_t row) const;
    SavedGameReport report() const;
    void refreshView();
    void showValue(std::uint32_t row, int column);
    void readOrigins();
    void addOrigins(engine::Ledger& ledger) const;

    std::shared_ptr<Reading> m_reading; ///< null: reads no file
    std::shared_ptr<const Opened> m_opened;
    QString m_scenarioPath;                                 ///< file of the project with the scenario of m_opened
    std::shared_ptr<const engine::ImportOrigins> m_origins; ///< null: unknown
    std::shared_ptr<const Compared> m_compared;
    quint64 m_comparedRevision = 0; ///< revision of the sandbox's run that m_compared belongs to
    bool m_isRestored = false;      ///< the save of the last session was looked for
    bool m_isToPlay = false;        ///< the scenario is played as soon as the content is checked
    bool m_isToTell = false;        ///< the result of the next comparison is news
    SavedGameView* m_view = nullptr;
};

} // namespace orrery::ide
