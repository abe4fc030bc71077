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

/// Finds changes that other programs make to a project's files, and applies them if that loses no work (I1.2, R1.3).
/// Finds changed, added, removed and renamed files. Watches folders and files. A look at all files, on its own thread,
/// compares file stamps and reads the files that differ. A save does not rely on the looks: it compares the bytes that
/// it replaces.
class OutsideEdits : public QObject {
    Q_OBJECT

public:
    explicit OutsideEdits(DocumentStore& store, QObject* parent = nullptr);
    ~OutsideEdits() override;

    /// Starts a look at the whole project soon. Merges calls in quick succession.
    void check();
    /// Waits until all requested looks are finished and their changes applied; for tests.
    void waitUntilChecked();

signals:
    /// Emitted with a sentence for the user after a change is applied.
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
        engine::FileStamp known; ///< stamp at the beginning of the look; isFile is false for a new file
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
