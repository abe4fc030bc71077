// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/background_file.h"
#include "app/ide/feature.h"
#include "engine/turn/session.h"

#include <functional>
#include <memory>

namespace orrery::ide {

/// The menu of exports (I5.5): the turn shown as a page, the trace of the run, the map and the reference of the
/// content. Writes one file at a time in the background, with progress. The run may go on meanwhile.
class ExportsFeature : public Feature {
    Q_OBJECT

public:
    explicit ExportsFeature(MainWindow& window);

    /// Returns whether an export is being written, or waits for the run.
    bool isExporting();

private:
    using RunPtr = std::shared_ptr<engine::Session>;

    QString ask(const QString& name, const QString& filter);
    void exportTurn();
    void exportTrace(bool isCsv);
    void exportGalaxy(bool isDrawing);
    void exportReference();
    void withRun(std::function<void(const RunPtr& run)> use);
    void start(const QString& path, BackgroundFile::Work work);
    void enable();

    BackgroundFile* m_file;
};

} // namespace orrery::ide
