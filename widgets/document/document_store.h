// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "widgets/document/document.h"
#include "widgets/document/edit_command.h"

#include <QHash>
#include <QString>
#include <QStringList>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

/// A replacement in a document, still to be done. Spans of one list speak of the text before any of them.
struct DocumentEdit {
    Document* document = nullptr;
    engine::Span span;
    QByteArray text;
};

/// All files of the open project, and the one undo history over them (I2.4).
class DocumentStore : public QObject {
    Q_OBJECT

public:
    explicit DocumentStore(QObject* parent = nullptr);
    ~DocumentStore() override;

    /// Reads every XML file of a folder. What cannot be read is left out and named in the result, one sentence each.
    QStringList openFolder(const QString& folder);
    void clear();
    const QString& folder() const { return m_folder; }
    /// By shown path, sorted.
    std::vector<Document*> documents() const;
    Document* find(const QString& shownPath) const;
    /// A new file of the project, unsaved until saved. Null where there is one of that name already.
    Document* add(const QString& shownPath, const QByteArray& bytes);

    QUndoStack& history() { return m_history; }
    bool hasUnsaved() const;

    /// Does edits as one step of the history. Edits that overlap or lie outside the text are refused: false, and
    /// nothing is changed.
    bool apply(const QString& name, std::vector<DocumentEdit> edits);
    /// Takes up what a view's own typing did: `removed` bytes at `position` became `inserted` there already.
    void typed(Document& document, int position, int removed, const QByteArray& inserted, const QObject* origin);
    /// One key, paste or drop is over: what was typed since the last call becomes one step of the history.
    void finishTyping();

    /// Writes a file whole or not at all (R1.2); nullopt, or the reason.
    std::optional<QString> save(Document& document);
    /// Saves what is modified. Returns the reasons of those that failed.
    QStringList saveAll();

signals:
    /// Any document changed: analyses are out of date.
    void changed(orrery::widgets::Document* document);
    void modifiedChanged();
    void documentsChanged();

private:
    void connectDocument(Document& document);

    QString m_folder;
    std::vector<std::unique_ptr<Document>> m_documents;
    QHash<QString, Document*> m_byPath;
    QUndoStack m_history;
    std::vector<EditStep> m_typing; ///< typed, and not yet in the history
    const QObject* m_typingOrigin = nullptr;
    std::uint64_t m_nextState = 1;
};

} // namespace orrery::widgets
