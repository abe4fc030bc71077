// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document_list.h"

#include <QStringList>
#include <QThreadPool>

#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace orrery::widgets {

/// Saves documents (R1.2), at once or on a separate thread (P3.5).
class DocumentSaver : public QObject {
    Q_OBJECT

public:
    /// Function that applies the text that another program has written to a document's file.
    using TakeUp = std::function<TakenUp(Document&, const QByteArray& bytes, const engine::FileStamp&)>;

    DocumentSaver(const DocumentList& documents, TakeUp takeUp, QObject* parent = nullptr);
    ~DocumentSaver() override;

    /// Writes a file whole or not at all (R1.2). Returns nullopt, or the reason for a failure. Does not overwrite a
    /// text that another program has written meanwhile (R1.3). Applies that text to the document first, and mentions
    /// this in the returned reason.
    std::optional<QString> save(Document& document);
    /// Saves all modified documents. Returns the reasons for the failures.
    QStringList saveAll();
    /// Replaces the saved text with the present one. Applies no text of another program. Returns nullopt, or the reason
    /// for a failure.
    std::optional<QString> saveAgain(Document& document);
    /// Begins to save the modified documents among these, as save() does, on a separate thread (P3.5). Saves their
    /// present texts; later edits stay unsaved. Calls run one after another.
    /// @param done called from the event loop with the reasons for the failures, after every file is saved or has
    /// failed.
    void saveSoon(std::vector<Document*> documents, std::function<void(const QStringList& problems)> done);
    /// Returns whether a call of saveSoon() is unfinished.
    bool isSaving() const { return !m_savings.empty(); }
    /// Waits until all calls of saveSoon() are finished and this object has recorded their results.
    void finishSaving();
    /// Returns the text of a document that a saving thread can write at any moment; null if there is none.
    const QByteArray* textBeingSaved(const Document& document) const;
    /// Sets a function that the saving thread calls before it writes a file.
    void setBeforeWriting(std::function<void()> call) { m_beforeWriting = std::move(call); }

    /// Sets a function that the saving thread calls just before the new file replaces the old one; for tests.
    void setBeforeReplacing(std::function<void()> call) { m_beforeReplacing = std::move(call); }

signals:
    /// Emitted before this object reads texts to save them. Listeners must then add unfinished typing to the history.
    void aboutToSave();
    /// Emitted after the saved text of a document with unsaved work changes: the user edited it during the save.
    void rebased(orrery::widgets::Document* document);
    /// Emitted when a file stays unsaved until the user chooses a text.
    void conflictFound(orrery::widgets::Document* document);
    /// Emitted when a file is missing at its known path. Listeners that watch the disk have to find the reason.
    void lookWanted();

private:
    /// A document's text at one moment, with the expected text of its file.
    struct TextToWrite {
        Document* document = nullptr;
        QString folder; ///< the project's folder
        QString path;
        QString shownPath;
        QByteArray bytes;
        engine::Expected::Kind expected = engine::Expected::Kind::noFile;
        QByteArray expectedBytes;
        std::uint64_t state = 0;
        bool isOfSession = false;
    };
    /// The result of writing one text.
    struct Written {
        const TextToWrite* text = nullptr;
        engine::FileResult<engine::FileStamp> stamp;
    };
    /// One call of saveSoon().
    struct Saving {
        std::vector<Document*> documents;
        std::function<void(const QStringList&)> done;
        std::vector<TextToWrite> texts;
        QStringList problems;
        std::size_t left = 0; ///< number of texts without a recorded result
    };
    TextToWrite textToWrite(Document& document) const;
    using Call = std::function<void()>;
    static engine::FileResult<engine::FileStamp> write(const TextToWrite& text, const Call& beforeWriting,
                                                       const Call& beforeReplacing);
    std::optional<engine::FileError> overwrite(Document& document, const QByteArray& expected);
    std::optional<engine::FileError> takeWritten(const TextToWrite& text,
                                                 const engine::FileResult<engine::FileStamp>& written);
    std::optional<QString> reasonOf(Document& document, const std::optional<engine::FileError>& error);
    void beginSaving();
    bool takeNextWritten();
    void endSaving();

    const DocumentList& m_documents;
    const TakeUp m_takeUp;
    Call m_beforeWriting;
    Call m_beforeReplacing;
    std::deque<std::shared_ptr<Saving>> m_savings; ///< calls of saveSoon() in order; the first one is running
    std::mutex m_writtenMutex;
    std::deque<Written> m_written; ///< results of the saving thread that are not recorded yet
    QThreadPool m_thread;
};

} // namespace orrery::widgets
