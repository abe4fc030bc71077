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

/// Notices changes that other programs make to a project's files, and takes them up if no work is lost (I1.2, R1.3).
/// Files can be changed, added, removed or renamed. It watches folders and files. A look at all of them, on its own
/// thread, compares file stamps and reads the files that differ. Nothing depends on the watching alone: each save
/// compares the bytes that it is about to replace.
class OutsideEdits : public QObject {
    Q_OBJECT

public:
    explicit OutsideEdits(DocumentStore& store, QObject* parent = nullptr);
    ~OutsideEdits() override;

    /// Looks at the whole project soon. Merges calls in quick succession.
    void check();
    /// Waits until all requested looks are finished and their changes taken up; for tests.
    void waitUntilChecked();

signals:
    /// Emitted when a change was taken up, with a sentence for the person.
    void tookUp(const QString& sentence);

private:
    /// The known state of one document at the beginning of a look.
    struct Known {
        QString shownPath;
        engine::FileStamp stamp;
    };
    struct Seen {
        QString shownPath;
        QByteArray bytes;
        engine::FileStamp stamp;
        engine::FileStamp known; ///< not a file (isFile is false): the file is new
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
