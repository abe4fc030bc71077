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

/// Returns the folder of a project's journals. It is in `root`; its name depends on the project's folder.
QString journalFolder(const QString& root, const QString& projectFolder);
/// Returns the folder of a project's session. It is in `root`, with the same name as the folder of the journals.
QString sessionFolder(const QString& root, const QString& projectFolder);

/// Keeps the unsaved work of a store's documents in a journal on the disk, each edit within milliseconds (R1.1). This
/// covers typing, forms, undo and redo, new files and renamed files. A save removes the work from the journal. The GUI
/// thread only passes shared texts to JournalWriter, which writes them on its own thread.
class Journal : public QObject {
    Q_OBJECT

public:
    /// @param root the folder of all journals, in the user's data folder and never in the project's.
    Journal(DocumentStore& store, QString root, QObject* parent = nullptr);
    /// Keeps unsaved work in the journal. A later window offers this work again.
    ~Journal() override;

    /// Discards all unsaved work, because the user decided so.
    void discard();
    /// Waits until the disk holds everything sent so far. Returns false if that fails.
    bool flush();
    /// Returns the reason why the journal cannot protect edits now; empty if it can.
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
    int m_edits = 0;       ///< number of edits since the last rewrite
    qsizetype m_bytes = 0; ///< size of the text that these edits inserted
    bool m_isHeld = false; ///< true inside a step: m_held then collects the step's records
    std::vector<journal::Record> m_held;
    QString m_problem;
    QTimer m_again;
};

} // namespace orrery::widgets
