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

/// Saves documents (R1.2), at once or on a thread of its own (P3.5).
class DocumentSaver : public QObject {
    Q_OBJECT

public:
    /// Takes up the text that another program has written to a document's file.
    using TakeUp = std::function<TakenUp(Document&, const QByteArray& bytes, const engine::FileStamp&)>;

    DocumentSaver(const DocumentList& documents, TakeUp takeUp, QObject* parent = nullptr);
    ~DocumentSaver() override;

    /// Writes a file whole or not at all (R1.2). Returns nullopt, or the reason for a failure. Does not overwrite a
    /// text that another program has written meanwhile (R1.3): it takes that text up first, and the reason says so.
    std::optional<QString> save(Document& document);
    /// Saves all modified documents. Returns the reasons for the failures.
    QStringList saveAll();
    /// Replaces the saved text with the present one. Takes no other text up. Returns nullopt, or the reason for a
    /// failure.
    std::optional<QString> saveAgain(Document& document);
    /// Begins to save the modified ones among these files, as save() does, on a separate thread (P3.5). It saves their
    /// present texts; later edits stay unsaved. Calls run one after another.
    /// @param done called from the event loop when every file is saved or refused, with the reasons for the failures.
    void saveSoon(std::vector<Document*> documents, std::function<void(const QStringList& problems)> done);
    /// Returns whether a call of saveSoon() is unfinished.
    bool isSaving() const { return !m_savings.empty(); }
    /// Waits until all calls of saveSoon() are finished and their results are recorded here.
    void finishSaving();
    /// Returns the text of a document that a saving thread can write at any moment; null if there is none.
    const QByteArray* textBeingSaved(const Document& document) const;
    /// Sets a call to make before a file is written, on the saving thread.
    void setBeforeWriting(std::function<void()> call) { m_beforeWriting = std::move(call); }

    /// For tests: sets a call to make on the saving thread just before the new file replaces the old one.
    void setBeforeReplacing(std::function<void()> call) { m_beforeReplacing = std::move(call); }

signals:
    /// Emitted before texts are read to save them: unfinished typing must be in the history.
    void aboutToSave();
    /// Emitted when the saved text of a document with unsaved work has changed: it was edited while it was written.
    void rebased(orrery::widgets::Document* document);
    /// Emitted when a file is not saved until the person has chosen a text.
    void conflictFound(orrery::widgets::Document* document);
    /// Emitted when a file is not where it was: listeners that watch the disk have to find out why.
    void lookWanted();

private:
    /// A document's text at one moment, with the text that its file is expected to hold.
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
        std::size_t left = 0; ///< texts whose result is not recorded here yet
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
    std::deque<std::shared_ptr<Saving>> m_savings; ///< the first one is running
    std::mutex m_writtenMutex;
    std::deque<Written> m_written; ///< written by the other thread, but not recorded here yet
    QThreadPool m_thread;
};

} // namespace orrery::widgets
