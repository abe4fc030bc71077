// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/document/journal_writer.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <vector>

namespace orrery::widgets {

class DocumentStore;

/// The folder of a project's journals: in `root`, named after the project's folder.
QString journalFolder(const QString& root, const QString& projectFolder);
/// The folder of a project's session, likewise.
QString sessionFolder(const QString& root, const QString& projectFolder);

/// Keeps what is unsaved in the documents of a store in a journal on the disk, each edit within milliseconds (R1.1):
/// typed, made in a form, undone and redone, in new files and renamed ones. What is saved leaves the journal. The GUI
/// thread only hands over shared texts; JournalWriter writes them.
class Journal : public QObject {
    Q_OBJECT

public:
    /// @param root where all journals stand: the person's data folder, never the project's.
    Journal(DocumentStore& store, QString root, QObject* parent = nullptr);
    /// What is unsaved stays in the journal, to be offered again.
    ~Journal() override;

    /// The person wants nothing of what is unsaved.
    void discard();
    /// Waits until everything so far is on the disk; false where it cannot be.
    bool flush();
    /// Why edits are not protected now; empty where they are.
    const QString& problem() const { return m_problem; }

signals:
    void problemChanged(const QString& problem);

private:
    struct Tracked {
        std::uint32_t number = 0;
        std::int64_t lastEdit = 0;
    };

    void begin();
    void trackWhole(Document* document);
    void send(std::vector<journal::Record> records);
    void sendHeld();
    void take(Document* document, const TextChange& change);
    void forget(Document* document);
    void takeProblem(const QString& problem);
    void rewrite();
    static journal::Record editOf(const Tracked& tracked, const TextChange& change);
    static journal::Record fileOf(const Document& document, const Tracked& tracked);
    std::vector<journal::Record> wholeOf(const Document& document, const Tracked& tracked) const;

    QPointer<DocumentStore> m_store;
    QString m_root;
    std::unique_ptr<JournalWriter> m_writer;
    QHash<Document*, Tracked> m_tracked;
    std::uint32_t m_nextNumber = 1;
    int m_edits = 0;       ///< since the journal was written anew
    qsizetype m_bytes = 0; ///< in these
    bool m_isHeld = false; ///< within a step: half of it is no state that anybody has seen
    std::vector<journal::Record> m_held;
    QString m_problem;
    QTimer m_again;
};

} // namespace orrery::widgets
