// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "widgets/document/document.h"
#include "widgets/document/edit_command.h"

#include <QHash>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QUndoStack>

#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace orrery::widgets {

/// A replacement to make in a document. The spans of one list refer to the text before any of its replacements.
struct DocumentEdit {
    Document* document = nullptr;
    engine::Span span;
    QByteArray text;
};

/// The text that a file of the project must get.
struct DocumentText {
    QString shownPath;
    QByteArray bytes;
};

/// The outcome after another program has changed a file.
enum class TakenUp : std::uint8_t {
    nothing,  ///< the text is the one already known
    reloaded, ///< nothing was unsaved: the new text is loaded, as a step of the history
    merged,   ///< unsaved work and the new text did not conflict and are now merged
    conflict  ///< they conflict: the person has to choose
};

/// The XML files of a project's folder as they were read.
struct FolderTexts {
    struct File {
        QString shownPath;
        QByteArray bytes;
        engine::FileStamp stamp;
    };
    QString folder;          ///< absolute
    std::vector<File> files; ///< by shown path, sorted
    QStringList problems;    ///< one sentence for each skipped file
};

/// All files of the open project and the one undo history over them (I2.4).
class DocumentStore : public QObject {
    Q_OBJECT

public:
    explicit DocumentStore(QObject* parent = nullptr);
    ~DocumentStore() override;

    /// Reads every XML file of a folder; may be called on any thread.
    static FolderTexts readFolder(const QString& folder);
    /// Replaces the open files with a folder's files. Returns one sentence for each file that was not readable.
    QStringList open(FolderTexts texts);
    QStringList openFolder(const QString& folder);
    void clear();
    const QString& folder() const { return m_folder; }
    /// Returns the project's documents, sorted by shown path; those of the session are excluded.
    std::vector<Document*> documents() const;
    /// Returns all documents under the one history, including those of the session.
    std::vector<Document*> allDocuments() const;
    Document* find(const QString& shownPath) const;
    /// Adds a new file to the project, unsaved until saved. Returns null if a file of that name exists. Undo removes it
    /// from the project. Undo also removes it from the disk if it was saved unchanged.
    Document* add(const QString& shownPath, const QByteArray& bytes);
    /// Removes a file from the project and from the disk at once. Undo restores both, with the unsaved work. Returns
    /// nullopt, or the reason for a failure.
    /// @param edits of other files that refer to it, in the same step; files that were saved are saved again.
    std::optional<QString> remove(Document& document, std::vector<DocumentEdit> edits);
    /// Renames a file, also at once and also on the disk.
    std::optional<QString> rename(Document& document, const QString& shownPath, std::vector<DocumentEdit> edits);

    /// Makes a table (CSV) of the project's folder a document, so that it can be edited. Returns null if the table is
    /// not readable.
    Document* openTable(const QString& shownPath);

    /// Opens a text of the session, stored in a file outside the project's folder (I6.4). Its edits are steps of the
    /// history and reach the journal like all others. It does not count as unsaved work: the caller saves it.
    /// @param shownPath a name that no file of the project can have. @param initial the text if the file does not exist
    /// @return null, with the reason, if the file exists but is not readable
    Document* openOfSession(const QString& shownPath, const QString& path, const QByteArray& initial, QString* problem);

    QUndoStack& history() { return m_history; }
    bool hasUnsaved() const;

    /// Applies edits as one step of the history. Returns false and changes nothing if edits overlap or lie outside the
    /// text.
    bool apply(const QString& name, std::vector<DocumentEdit> edits);
    /// Sets the texts of files, changing the fewest lines, as one step. Adds files that do not exist.
    void setTexts(const QString& name, const std::vector<DocumentText>& texts);
    /// Records typing that a view has already applied: at `position`, `inserted` replaced `removed` bytes.
    void typed(Document& document, int position, int removed, const QByteArray& inserted, const QObject* origin);
    /// Ends one key, paste or drop: the text typed since the last call becomes one step of the history. Fields that are
    /// being typed in (FieldTyping) begin a new step with the next key.
    void finishTyping();

    /// Writes a file whole or not at all (R1.2). Returns nullopt, or the reason for a failure. Does not overwrite a
    /// text that another program has written meanwhile (R1.3): it takes that text up first, and the reason says so.
    std::optional<QString> save(Document& document);
    /// Saves all modified documents. Returns the reasons for the failures.
    QStringList saveAll();
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

    /// Takes up the text that another program has written, if no work is lost by that (I1.2).
    TakenUp takeUp(Document& document, const QByteArray& bytes, const engine::FileStamp& stamp);
    /// Resolves a document's conflict with the text that the person has chosen, as one step of the history.
    void resolve(Document& document, const QByteArray& text);
    /// Handles the removal of a file by another program. Without unsaved work, the file leaves the project and returns
    /// when undo changes it. With unsaved work it stays, as a file that is not on the disk.
    void lose(Document& document);
    /// Follows another program's renaming of a file. Returns false if the project has a file of the new name.
    bool follow(Document& document, const QString& shownPath, const engine::FileStamp& stamp);
    /// Adds a file that another program has added.
    void appear(const QString& shownPath, const QByteArray& bytes, const engine::FileStamp& stamp);

signals:
    /// Emitted before the open project's documents are destroyed, with all their unsaved work.
    void aboutToClear();
    /// Emitted around the replacements that belong to one step of apply().
    void stepBegins();
    void stepEnds();
    /// Emitted when typing ends, wherever it was.
    void typingFinished();
    /// Emitted after one replacement in a document, before changed().
    void edited(orrery::widgets::Document* document, const orrery::widgets::TextChange& change);
    /// Emitted when the disk holds a document's present text, or when the document is no longer part of the project.
    void settled(orrery::widgets::Document* document);
    /// Emitted when the saved text of a document with unsaved work has changed: the disk holds another text, or none.
    void rebased(orrery::widgets::Document* document);
    void renamed(orrery::widgets::Document* document, const QString& oldShownPath);
    /// Emitted when a document has left the project; its views have nothing to show.
    void left(orrery::widgets::Document* document);
    /// Emitted when a file is not where it was: listeners that watch the disk have to find out why.
    void lookWanted();
    /// Emitted when undo or redo has returned a document to the project.
    void cameBack(orrery::widgets::Document* document);
    /// Emitted when undo or redo failed to change a file, with a sentence for the person.
    void fileRefused(const QString& sentence);
    void conflictFound(orrery::widgets::Document* document);
    /// Emitted when any document has changed: analyses are out of date.
    void changed(orrery::widgets::Document* document);
    void modifiedChanged();
    void documentsChanged();

private:
    friend class EditCommand;
    friend class FieldTyping;
    void connectDocument(Document& document);
    Document* addEmpty(const QString& shownPath);
    /// Returns the steps of edits, in the order of execution; nullopt if they overlap or lie outside the text.
    std::optional<std::vector<EditStep>> stepsOf(std::vector<DocumentEdit> edits);
    EditCommand* push(const QString& name, std::vector<EditStep> steps, std::vector<FileStep> files);
    // for fields that are being typed in: FieldTyping
    /// @param state the text's state after the change; nullopt: a new one. @return the state
    std::uint64_t replaceTyped(Document& document, const TextChange& change, std::optional<std::uint64_t> state,
                               const QObject* origin);
    /// Pushes a step that is already done and whose change the caller sets later.
    EditCommand* pushTyped(const QString& name);
    // changes of files by commands: document_store_files.cpp
    void redoFile(FileStep& step);
    void undoFile(FileStep& step);
    void saveQuietly(Document& document);
    std::optional<QString> removeNow(FileStep& step);
    std::optional<QString> renameNow(Document& document, const QString& shownPath);
    void putBack(Document& document);
    Document* insert(std::unique_ptr<Document> document);
    std::unique_ptr<Document> take(Document& document);
    bool comeBack(Document& document);
    // saving: document_store_saving.cpp
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
    std::optional<engine::FileError> write(Document& document, engine::Expected::Kind kind, const QByteArray& expected);
    std::optional<engine::FileError> takeWritten(const TextToWrite& text,
                                                 const engine::FileResult<engine::FileStamp>& written);
    std::optional<QString> reasonOf(Document& document, const std::optional<engine::FileError>& error);
    void beginSaving();
    bool takeNextWritten();
    void endSaving();

    QString m_folder;
    std::vector<std::unique_ptr<Document>> m_documents; ///< by shown path, sorted
    std::vector<std::unique_ptr<Document>> m_gone;      ///< left the project; the history refers to them
    QHash<QString, Document*> m_byPath;
    QUndoStack m_history;
    std::vector<EditStep> m_typing; ///< typed, but not yet in the history
    const QObject* m_typingOrigin = nullptr;
    std::uint64_t m_nextState = 1;
    std::function<void()> m_beforeWriting;
    std::function<void()> m_beforeReplacing;
    std::deque<std::shared_ptr<Saving>> m_savings; ///< the first one is running
    std::mutex m_writtenMutex;
    std::deque<Written> m_written; ///< written by the other thread, but not recorded here yet
    QThreadPool m_saver;
};

} // namespace orrery::widgets
