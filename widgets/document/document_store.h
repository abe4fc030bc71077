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

/// A replacement in a document, still to be done. Spans of one list speak of the text before any of them.
struct DocumentEdit {
    Document* document = nullptr;
    engine::Span span;
    QByteArray text;
};

/// What a file of the project is to hold.
struct DocumentText {
    QString shownPath;
    QByteArray bytes;
};

/// What became of a file that another program has changed.
enum class TakenUp : std::uint8_t {
    nothing,  ///< the text is what was known already
    reloaded, ///< nothing was unsaved: the new text is here, as a step of the history
    merged,   ///< unsaved work and the new text go together, and are now one text
    conflict  ///< they do not: somebody has to choose
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
    QStringList problems;    ///< a sentence for each file that is left out
};

/// All files of the open project, and the one undo history over them (I2.4).
class DocumentStore : public QObject {
    Q_OBJECT

public:
    explicit DocumentStore(QObject* parent = nullptr);
    ~DocumentStore() override;

    /// Reads every XML file of a folder; may be called on any thread.
    static FolderTexts readFolder(const QString& folder);
    /// Takes a folder's files in place of what was open. What could not be read is named in the result, one sentence
    /// each.
    QStringList open(FolderTexts texts);
    QStringList openFolder(const QString& folder);
    void clear();
    const QString& folder() const { return m_folder; }
    /// By shown path, sorted; without those of the session.
    std::vector<Document*> documents() const;
    /// With those of the session: all texts that one history is over.
    std::vector<Document*> allDocuments() const;
    Document* find(const QString& shownPath) const;
    /// A new file of the project, unsaved until saved. Null where there is one of that name already. Undo takes it out
    /// of the project again, and from the disk where it was saved as it was made.
    Document* add(const QString& shownPath, const QByteArray& bytes);
    /// Takes a file out of the project and from the disk, at once; undo brings it back to both, with what was unsaved
    /// in it. nullopt, or why not. @param edits of other files that spoke of it, in the same step; those that were
    /// saved are saved again.
    std::optional<QString> remove(Document& document, std::vector<DocumentEdit> edits);
    /// Gives a file another name, likewise at once, on the disk too.
    std::optional<QString> rename(Document& document, const QString& shownPath, std::vector<DocumentEdit> edits);

    /// A table (CSV) of the project's folder, which is a document from now on: something in it is to be edited. Null
    /// where it cannot be read.
    Document* openTable(const QString& shownPath);

    /// A text of the session, which stands in a file outside the project's folder (I6.4). Its edits are steps of the
    /// history and reach the journal like all others, but it is no unsaved work: whoever opens it saves it.
    /// @param shownPath a name that no file of the project can have. @param initial where there is no such file
    /// @return null, with the reason, where there is a file that cannot be read
    Document* openOfSession(const QString& shownPath, const QString& path, const QByteArray& initial, QString* problem);

    QUndoStack& history() { return m_history; }
    bool hasUnsaved() const;

    /// Does edits as one step of the history. Edits that overlap or lie outside the text are refused: false, and
    /// nothing is changed.
    bool apply(const QString& name, std::vector<DocumentEdit> edits);
    /// Makes files hold texts, by the fewest lines and as one step; those that are not there are added.
    void setTexts(const QString& name, const std::vector<DocumentText>& texts);
    /// Takes up what a view's own typing did: `removed` bytes at `position` became `inserted` there already.
    void typed(Document& document, int position, int removed, const QByteArray& inserted, const QObject* origin);
    /// One key, paste or drop is over: what was typed since the last call becomes one step of the history. Fields that
    /// are typed in (FieldTyping) begin a new step with the next key.
    void finishTyping();

    /// Writes a file whole or not at all (R1.2); nullopt, or the reason. What another program has written there since
    /// is not overwritten (R1.3): it is taken up first, and the reason says so.
    std::optional<QString> save(Document& document);
    /// Saves what is modified. Returns the reasons of those that failed.
    QStringList saveAll();
    /// Begins to save those of these files that are modified, as save() does, on a thread of its own (P3.5). They are
    /// saved as they are now: what is edited meanwhile stays unsaved. Calls follow one another.
    /// @param done called from the event loop when all are on the disk or refused, with the reasons of those that
    ///        failed.
    void saveSoon(std::vector<Document*> documents, std::function<void(const QStringList& problems)> done);
    /// Whether something that saveSoon() was asked for is not over yet.
    bool isSaving() const { return !m_savings.empty(); }
    /// Waits until all that saveSoon() was asked for is over, and known here.
    void finishSaving();
    /// The text that the disk may have of a document at any moment, before it is known here; null where there is none.
    const QByteArray* textBeingSaved(const Document& document) const;
    /// What has to be done before a file is written, on the thread that saves.
    void setBeforeWriting(std::function<void()> call) { m_beforeWriting = std::move(call); }

    /// For tests: called in saving when only the file's name is still the old one's, on the thread that saves.
    void setBeforeReplacing(std::function<void()> call) { m_beforeReplacing = std::move(call); }

    /// Another program has put this text there: it is taken up where nothing is lost by that (I1.2).
    TakenUp takeUp(Document& document, const QByteArray& bytes, const engine::FileStamp& stamp);
    /// Somebody has chosen what a document in conflict is to hold: one step of the history. The conflict is over.
    void resolve(Document& document, const QByteArray& text);
    /// Another program has removed the file. Without unsaved work it leaves the project, and comes back when undo
    /// changes it; with unsaved work it stays, as a file that is not on the disk.
    void lose(Document& document);
    /// Another program has given the file another name: the document follows. False where there is one of that name.
    bool follow(Document& document, const QString& shownPath, const engine::FileStamp& stamp);
    /// Another program has added a file.
    void appear(const QString& shownPath, const QByteArray& bytes, const engine::FileStamp& stamp);

signals:
    /// The documents of the project that was open are about to go, with everything unsaved in them.
    void aboutToClear();
    /// Replacements that belong to one step of apply() come between these.
    void stepBegins();
    void stepEnds();
    /// Typing is over, wherever it was.
    void typingFinished();
    /// One replacement was made in a document; before changed().
    void edited(orrery::widgets::Document* document, const orrery::widgets::TextChange& change);
    /// A document is on the disk as it is here, or is no part of the project any more.
    void settled(orrery::widgets::Document* document);
    /// What a document with unsaved work is compared with has changed: the disk holds something else now, or nothing.
    void rebased(orrery::widgets::Document* document);
    void renamed(orrery::widgets::Document* document, const QString& oldShownPath);
    /// A document left the project; views of it have nothing to show.
    void left(orrery::widgets::Document* document);
    /// A file is not where it was: whoever looks at the disk is to find out what became of it.
    void lookWanted();
    /// Undo or redo made a document part of the project again that had left it.
    void cameBack(orrery::widgets::Document* document);
    /// Undo or redo could not do to a file what it should: a sentence for the person.
    void fileRefused(const QString& sentence);
    void conflictFound(orrery::widgets::Document* document);
    /// Any document changed: analyses are out of date.
    void changed(orrery::widgets::Document* document);
    void modifiedChanged();
    void documentsChanged();

private:
    friend class EditCommand;
    friend class FieldTyping;
    void connectDocument(Document& document);
    Document* addEmpty(const QString& shownPath);
    /// The steps of edits, in the order in which they are done; nullopt where they overlap or lie outside the text.
    std::optional<std::vector<EditStep>> stepsOf(std::vector<DocumentEdit> edits);
    EditCommand* push(const QString& name, std::vector<EditStep> steps, std::vector<FileStep> files);
    // what fields do that are typed in: FieldTyping
    /// @param state that the text is in then; nullopt: a new one. @return the state
    std::uint64_t replaceTyped(Document& document, const TextChange& change, std::optional<std::uint64_t> state,
                               const QObject* origin);
    /// A step that is done already, and whose change is still to be set.
    EditCommand* pushTyped(const QString& name);
    // what commands do to files: document_store_files.cpp
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
    /// A document's text at one moment, and what its file is believed to hold.
    struct TextToWrite {
        Document* document = nullptr;
        QString folder; ///< the project's
        QString path;
        QString shownPath;
        QByteArray bytes;
        engine::Expected::Kind expected = engine::Expected::Kind::noFile;
        QByteArray expectedBytes;
        std::uint64_t state = 0;
        bool isOfSession = false;
    };
    /// What became of one of them.
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
        std::size_t left = 0; ///< texts whose end is not known here
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
    std::vector<std::unique_ptr<Document>> m_gone;      ///< left the project; the history still knows them
    QHash<QString, Document*> m_byPath;
    QUndoStack m_history;
    std::vector<EditStep> m_typing; ///< typed, and not yet in the history
    const QObject* m_typingOrigin = nullptr;
    std::uint64_t m_nextState = 1;
    std::function<void()> m_beforeWriting;
    std::function<void()> m_beforeReplacing;
    std::deque<std::shared_ptr<Saving>> m_savings; ///< the first is under way
    std::mutex m_writtenMutex;
    std::deque<Written> m_written; ///< by the other thread, and not known here yet
    QThreadPool m_saver;
};

} // namespace orrery::widgets
