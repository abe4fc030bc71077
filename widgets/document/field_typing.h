// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "widgets/document/document.h"

#include <QObject>
#include <QPointer>

namespace orrery::widgets {

class DocumentStore;
class EditCommand;

/// What a person types into a field, as edits of its document (R1.4): each key is in the text at once, and so in the
/// journal, under the mark of the title and in what Save writes. All keys together are one step of the history, which
/// cancel() undoes. Whatever else happens to the project's texts ends the typing: saving, undo, another edit.
class FieldTyping : public QObject {
    Q_OBJECT

public:
    explicit FieldTyping(DocumentStore& store, QObject* parent = nullptr);

    /// Typing begins, in the document as it is now; what was typed before is finished.
    void begin(Document& document);
    /// Typing begins that makes a file of the project. Nothing is done before the first type().
    void beginFile(const QString& shownPath);
    bool isOpen() const { return m_isOpen; }
    /// Whether the text differs from that in which typing began.
    bool hasTyped() const { return m_command != nullptr; }
    /// The document becomes the text in which typing began, with one replacement. Of what it is now only what differs
    /// is replaced. Where nothing is left to replace, the step leaves the history.
    /// @param name of the step
    /// @return false where the span lies outside of the text, or the file cannot be made
    bool type(const QString& name, engine::Span span, const QByteArray& text);
    /// Undoes the step; redo does it again.
    void cancel();
    /// What was typed stays, and the next key begins another step.
    void finish();

signals:
    /// Typing is over, here or because of something else.
    void ended();
    /// Undo took back what was typed last; the field is to show what it held before.
    void undone();
    /// Redo did it again.
    void redone();

private:
    void close();
    void take(const TextChange& change, const QObject* origin);
    void watch(Document& document);
    void forgetDocument();
    bool makeFile(const QString& name);
    bool takeBack(const TextChange& change);

    DocumentStore& m_store;
    QPointer<Document> m_document;
    QString m_newFile;                ///< the shown path of what the first key makes; else empty
    EditCommand* m_command = nullptr; ///< on top of the history while it is not null
    TextChange m_whole;               ///< what was typed comes to, in the text in which typing began
    std::uint64_t m_stateBefore = 0;
    std::uint64_t m_stateAfter = 0;
    bool m_isOpen = false;
    bool m_isWriting = false; ///< the change that is being told of is its own
};

} // namespace orrery::widgets
