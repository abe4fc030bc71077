// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "engine/runfile/replay_run.h"
#include "engine/runfile/run_file.h"
#include "widgets/base/analysis.h"

#include <QPointer>
#include <QString>
#include <QStringList>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

class QProgressDialog;

namespace orrery::ide {

/// Saves the run of the sandbox with its content as one file, and opens such files (I4.16): by command, by dropping one
/// on the window, or as the argument of the program.
class RunFilesFeature : public Feature {
    Q_OBJECT

public:
    explicit RunFilesFeature(MainWindow& window);
    ~RunFilesFeature() override;

    /// Saves the run as soon as the sandbox is idle.
    void save(const QString& path);
    /// Reads a run file, and asks for the folder of its content.
    void open(const QString& path);

signals:
    /// Emitted after the content of a run file is open as a project.
    void unpacked(const QString& path, const QString& folder);
    /// Emitted after the opened run was played, or could not be.
    void replayed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using FilePtr = std::shared_ptr<const engine::RunFile>;
    struct Work;

    void askSave();
    void askOpen();
    void saveNow();
    void askFolder(const QString& path, const FilePtr& file);
    void unpack(const QString& path, const FilePtr& file, const QString& folder);
    void play(const FilePtr& file, const widgets::AnalysisPtr& analysis);
    void showResult(const FilePtr& file, bool isSameVocabulary, const std::optional<engine::ReplayResult>& result,
                    bool isStopped);
    using WorkPtr = std::shared_ptr<Work>;
    WorkPtr beginWork(const QString& words, int steps);
    void show(const WorkPtr& work, const QString& words, int steps);
    void dropWanted();
    void inBackgroundThen(const std::shared_ptr<Work>& work, std::function<std::function<void()>()> job);

    QStringList m_wanted;           ///< paths of the files that the next idle run is saved to, in this order
    std::shared_ptr<Work> m_work;   ///< reading, unpacking or comparing; newer work replaces it
    std::shared_ptr<Work> m_saving; ///< only the user stops it
};

} // namespace orrery::ide
