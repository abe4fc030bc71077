// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QUndoCommand>

#include <vector>

namespace orrery::widgets {

/// One replacement of a command.
struct EditStep {
    QPointer<Document> document;
    TextChange change;
    std::uint64_t stateBefore = 0;
    std::uint64_t stateAfter = 0;
};

class DocumentStore;

/// What a command does to a file beside its text (I1.1). Undo does the opposite.
struct FileStep {
    enum class Kind : std::uint8_t { add, remove, rename };
    Kind kind = Kind::add;
    QPointer<Document> document{};
    QString before{}; ///< shown paths; of a rename alone
    QString after{};
    bool wasOnDisk = false; ///< what was removed is to be there again
    std::uint64_t savedState = 0;
    bool isAsMade = true; ///< what was added holds on the disk, if it is there, what it was made with
};

/// The one kind of command: replacements in documents, under one name. Undo and redo are the same swap (house style
/// 21).
class EditCommand : public QUndoCommand {
public:
    /// @param typedIn the view whose typing it was: the step is done there and in the document already, so the first
    /// redo
    ///        does nothing. Null: pushing it does the steps.
    EditCommand(QString text, std::vector<EditStep> steps, const QObject* typedIn);
    /// The command also adds, removes or renames files of a store: that is done already when it is pushed.
    void setFiles(DocumentStore& store, std::vector<FileStep> files);
    /// What is being typed into a field comes to this change by now, which is done already (FieldTyping).
    void setTyped(Document& document, const TextChange& change, std::uint64_t stateBefore, std::uint64_t stateAfter);

    void undo() override;
    void redo() override;
    int id() const override { return 1; }
    /// Keystrokes that follow one another at one place within two seconds become one.
    bool mergeWith(const QUndoCommand* other) override;

private:
    void waitForFiles();
    std::vector<Document*> savedOnes() const;
    void saveAgain(const std::vector<Document*>& documents);

    DocumentStore* m_store = nullptr; ///< set where there are files
    std::vector<FileStep> m_files;
    bool m_filesAreDone = false;
    std::vector<EditStep> m_steps;
    bool m_isTyping = false;
    bool m_isDone = false;
    QElapsedTimer m_age;
};

} // namespace orrery::widgets
