// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "engine/trace/dump.h"
#include "engine/turn/session.h"

#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>

class QProgressDialog;

namespace orrery::ide {

/// The menu of exports (I5.5): the turn shown as a page, the trace of the run, the map and the reference of the
/// content. Writes one file at a time in the background, with progress. The run may go on meanwhile.
class ExportsFeature : public Feature {
    Q_OBJECT

public:
    explicit ExportsFeature(MainWindow& window);
    ~ExportsFeature() override;

    bool isExporting() const { return m_task != nullptr; }

private:
    /// An export in work. Two threads use it.
    struct Task {
        std::atomic<bool> stop{false};
        std::atomic<int> done{0};
        std::atomic<int> all{0}; ///< 0: not known
    };
    /// Writes the whole file, on another thread. Returns false if the sink stopped it.
    using Work = std::function<bool(const engine::DumpSink& sink, Task& task)>;
    using RunPtr = std::shared_ptr<engine::Session>;

    QString ask(const QString& name, const QString& filter);
    void exportTurn();
    void exportTrace(bool isCsv);
    void exportGalaxy(bool isDrawing);
    void exportReference();
    void withRun(std::function<void(const RunPtr& run)> use);
    void start(const QString& path, Work work);
    void finish(const QString& path, const QString& error);
    void enable();

    std::shared_ptr<Task> m_task;          ///< null: no export
    QProgressDialog* m_progress = nullptr; ///< of the present export
    QTimer m_clock;                        ///< shows the progress
    QThreadPool m_thread;                  ///< its own, because an export may take minutes; ends first
};

} // namespace orrery::ide
