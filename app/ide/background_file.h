// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string_view>

class QProgressDialog;

namespace orrery::ide {

class MainWindow;

/// Writes one file at a time on another thread, with progress and Cancel. The user goes on meanwhile. The file appears
/// as a whole, or not at all.
class BackgroundFile : public QObject {
    Q_OBJECT

public:
    /// The work in progress. Two threads use it.
    class Task {
    public:
        std::atomic<bool> stop{false};
        std::atomic<int> done{0};
        std::atomic<int> all{0}; ///< 0: not known
        /// Shows a text in place of the label.
        void tell(const QString& text);
        QString told() const;
        QString result{};  ///< sentence to show after success; empty: the name of the file
        QString problem{}; ///< reason why there is no file, if the work returned false

    private:
        mutable std::mutex m_mutex;
        QString m_told;
    };
    using Sink = std::function<bool(std::string_view bytes)>;
    /// Writes the whole file. Returns false if it cannot, or if the sink or `stop` ended it.
    using Work = std::function<bool(const Sink& sink, Task& task)>;

    explicit BackgroundFile(MainWindow& window);
    ~BackgroundFile() override;

    bool isWriting() const { return m_task != nullptr; }
    /// @pre isWriting() is false
    void start(const QString& path, const QString& label, Work work);

signals:
    /// Emitted after isWriting() changes.
    void changed();

private:
    void finish(const QString& path, const QString& error, bool isComplete);

    MainWindow& m_window;
    std::shared_ptr<Task> m_task;          ///< null: no work
    QProgressDialog* m_progress = nullptr; ///< of the present work
    QTimer m_clock;                        ///< shows the progress
    QThreadPool m_thread;                  ///< its own, because the work may take minutes; ends first
};

} // namespace orrery::ide
