// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/edit_command.h"

#include "widgets/document/document_files.h"

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {
constexpr qint64 mergeWithinMs = 2000;

/// Returns whether typed text continues a word, as a letter or digit does. Blanks and line ends begin a new step: undo
/// then removes single words.
bool continuesWord(const QByteArray& typed) {
    return typed.size() == 1 && typed[0] != ' ' && typed[0] != '\n' && typed[0] != '\t' && typed[0] != '\r';
}
} // namespace

EditCommand::EditCommand(QString text, std::vector<EditStep> steps, const QObject* typedIn)
    : QUndoCommand(std::move(text)), m_steps(std::move(steps)), m_isTyping(typedIn != nullptr),
      m_isDone(typedIn != nullptr) {
    m_age.start();
}

void EditCommand::setFiles(DocumentFiles& project, std::vector<FileStep> files) {
    m_project = &project;
    m_files = std::move(files);
    m_filesAreDone = true;
}

void EditCommand::setTyped(Document& document, const TextChange& change, std::uint64_t stateBefore,
                           std::uint64_t stateAfter) {
    m_isDone = true;
    m_steps.assign(1, EditStep{&document, change, stateBefore, stateAfter});
}

/// Returns the documents without unsaved work, which redo() and undo() save again after their changes. The command
/// renames or removes a file on the disk at once. Files that refer to it must then match on the disk, too.
std::vector<Document*> EditCommand::savedOnes() const {
    std::vector<Document*> saved;
    const bool isOnDisk = std::any_of(m_files.begin(), m_files.end(),
                                      [](const FileStep& step) { return step.kind != FileStep::Kind::add; });
    for (const EditStep& step : m_steps) {
        if (isOnDisk && step.document && step.document->isOnDisk() && !step.document->isModified()) {
            saved.push_back(step.document);
        }
    }
    return saved;
}

void EditCommand::redo() {
    if (std::exchange(m_isDone, true)) {
        return;
    }
    if (m_project != nullptr) {
        m_project->finishSaving();
    }
    const std::vector<Document*> saved = savedOnes();
    if (!std::exchange(m_filesAreDone, true)) {
        for (FileStep& step : m_files) {
            m_project->redo(step);
        }
    }
    for (EditStep& step : m_steps) {
        if (step.document) {
            step.document->replace(step.change, step.stateAfter, nullptr);
        }
    }
    if (m_project != nullptr) {
        m_project->saveAgain(saved);
    }
}

void EditCommand::undo() {
    m_isDone = false;
    if (m_project != nullptr) {
        m_project->finishSaving();
    }
    const std::vector<Document*> saved = savedOnes();
    for (FileStep& step : m_files) {
        step.isAsMade =
            step.document && (!step.document->isOnDisk() || step.document->savedBytes() == step.document->bytes());
    }
    for (auto step = m_steps.rbegin(); step != m_steps.rend(); ++step) {
        if (step->document) {
            const TextChange inverse{step->change.position, step->change.inserted, step->change.removed};
            step->document->replace(inverse, step->stateBefore, nullptr);
        }
    }
    m_filesAreDone = false;
    for (auto step = m_files.rbegin(); step != m_files.rend(); ++step) {
        m_project->undo(*step);
    }
    if (m_project != nullptr) {
        m_project->saveAgain(saved);
    }
}

bool EditCommand::mergeWith(const QUndoCommand* other) {
    const auto& next = static_cast<const EditCommand&>(*other);
    if (!m_isTyping || !next.m_isTyping || m_steps.size() != 1 || next.m_steps.size() != 1 ||
        m_age.elapsed() > mergeWithinMs || m_steps[0].document != next.m_steps[0].document) {
        return false;
    }
    EditStep& mine = m_steps[0];
    const EditStep& theirs = next.m_steps[0];
    // The first key may have replaced a selection, for example a number.
    const bool bothInsert = !mine.change.inserted.isEmpty() && theirs.change.removed.isEmpty() &&
                            theirs.change.position == mine.change.position + mine.change.inserted.size() &&
                            continuesWord(theirs.change.inserted);
    const bool bothBackspace = mine.change.inserted.isEmpty() && theirs.change.inserted.isEmpty() &&
                               theirs.change.position + theirs.change.removed.size() == mine.change.position;
    const bool bothDelete = mine.change.inserted.isEmpty() && theirs.change.inserted.isEmpty() &&
                            theirs.change.position == mine.change.position;
    if (bothInsert) {
        mine.change.inserted += theirs.change.inserted;
    } else if (bothBackspace) {
        mine.change.position = theirs.change.position;
        mine.change.removed.prepend(theirs.change.removed);
    } else if (bothDelete) {
        mine.change.removed += theirs.change.removed;
    } else {
        return false;
    }
    mine.stateAfter = theirs.stateAfter;
    m_age.restart();
    return true;
}

} // namespace orrery::widgets
