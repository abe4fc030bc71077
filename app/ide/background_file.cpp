// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/background_file.h"

#include "app/ide/main_window.h"
#include "engine/text/file_writer.h"
#include "widgets/base/background.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPointer>
#include <QProgressDialog>

#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {
constexpr int dialogAfterMs = 400; ///< most files are written earlier
}

void BackgroundFile::Task::tell(const QString& text) {
    const std::lock_guard lock(m_mutex);
    m_told = text;
}

QString BackgroundFile::Task::told() const {
    const std::lock_guard lock(m_mutex);
    return m_told;
}

BackgroundFile::BackgroundFile(MainWindow& window) : QObject(&window), m_window(window) {
    m_thread.setMaxThreadCount(1);
    m_clock.setInterval(100);
    connect(&m_clock, &QTimer::timeout, this, [this] {
        if (m_task->stop) {
            return; // the dialog has been closed, and must not show again
        }
        m_progress->setMaximum(m_task->all);
        m_progress->setValue(m_task->done);
        if (const QString told = m_task->told(); !told.isEmpty()) {
            m_progress->setLabelText(told);
        }
    });
}

BackgroundFile::~BackgroundFile() {
    if (m_task) {
        m_task->stop = true;
    }
}

void BackgroundFile::start(const QString& path, const QString& label, Work work) {
    m_task = std::make_shared<Task>();
    m_progress = new QProgressDialog(label, tr("Cancel"), 0, 0, &m_window);
    m_progress->setObjectName(QStringLiteral("file-progress"));
    m_progress->setAutoClose(false);
    m_progress->setAutoReset(false);
    m_progress->setMinimumDuration(dialogAfterMs);
    connect(m_progress, &QProgressDialog::canceled, this, [task = m_task] { task->stop = true; });
    m_clock.start();
    emit changed();
    m_thread.start([self = QPointer(this), task = m_task, path, work = std::move(work)]() mutable {
        goBehind();
        engine::FileWriter writer(path.toStdString());
        engine::FileWriter::Failure failure = writer.open();
        const auto sink = [&](std::string_view bytes) {
            failure = task->stop ? std::nullopt : writer.write(bytes);
            return !failure && !task->stop;
        };
        const bool isWhole = !failure && work(sink, *task);
        work = nullptr; // a run is large, and ends here
        const bool isComplete = isWhole && !task->stop;
        if (isComplete) {
            const auto written = writer.commit();
            if (const auto* const error = std::get_if<engine::FileError>(&written)) {
                failure = *error;
            }
        }
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, path, failure, isComplete] {
                if (self) {
                    self->finish(path, failure ? engineText(failure->message) : QString(), isComplete);
                }
            },
            Qt::QueuedConnection);
    });
}

void BackgroundFile::finish(const QString& path, const QString& error, bool isComplete) {
    m_clock.stop();
    const std::shared_ptr<Task> task = std::exchange(m_task, nullptr);
    m_progress->disconnect(this); // closing it also cancels
    m_progress->close();
    std::exchange(m_progress, nullptr)->deleteLater();
    emit changed();
    const QString name = QFileInfo(path).fileName();
    m_window.say(!error.isEmpty()            ? error
                 : task->stop && !isComplete ? tr("Cancelled. %1 was not written.").arg(name)
                 : !task->problem.isEmpty()  ? task->problem
                 : !task->result.isEmpty()   ? task->result
                                             : tr("Exported %1").arg(name));
}

} // namespace orrery::ide
