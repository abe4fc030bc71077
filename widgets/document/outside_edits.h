// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/file_io.h"

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>
#include <QVector>

namespace orrery::widgets {

class DocumentStore;

/// Notices what other programs do to a project's files, and takes it up where nothing is lost by that (I1.2, R1.3):
/// files changed, added, removed, renamed. Folders and files are watched; a look at all of them, on a thread of its
/// own, compares what the file system says, and reads what differs. Nothing depends on the watching alone: each save
/// looks at the bytes that it is about to replace.
class OutsideEdits : public QObject {
    Q_OBJECT

public:
    explicit OutsideEdits(DocumentStore& store, QObject* parent = nullptr);
    ~OutsideEdits() override;

    /// Looks at the whole project soon; calls that come together are one.
    void check();
    /// Waits until what was asked for is looked at and taken up; for tests.
    void waitUntilChecked();

signals:
    /// Something was taken up: a sentence for the person.
    void tookUp(const QString& sentence);

private:
    /// What is known of one document when a look begins.
    struct Known {
        QString shownPath;
        engine::FileStamp stamp;
    };
    struct Seen {
        QString shownPath;
        QByteArray bytes;
        engine::FileStamp stamp;
        engine::FileStamp known; ///< no file: it is new
    };
    struct Look {
        QString folder;
        QVector<Seen> seen;
        QVector<Known> missing;
        QStringList folders;
    };

    void begin();
    static Look look(const QString& folder, const QVector<Known>& known);
    void take(Look found);
    void followRenames(Look& found);
    void watch(const QStringList& folders);

    DocumentStore& m_store;
    QFileSystemWatcher m_watcher;
    QTimer m_soon;
    QThreadPool m_pool;
    bool m_isLooking = false;
    bool m_isWanted = false;
};

} // namespace orrery::widgets
