// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/source_text.h"
#include "engine/text/text_edit.h"

#include <QByteArray>
#include <QPointer>
#include <QString>

#include <memory>
#include <vector>

namespace orrery::widgets {

class Document;
class DocumentStore;

/// The text with the statements, orders and decisions of the sandbox. It is a document of a store, or without one a
/// text of its own. Remembers the text that the run has read.
class RunDocument {
public:
    RunDocument();
    ~RunDocument();
    RunDocument(const RunDocument&) = delete;
    RunDocument& operator=(const RunDocument&) = delete;

    /// Keeps the text in a document from now on; null: in a new text of its own.
    void use(DocumentStore* store, Document* document);
    std::shared_ptr<const engine::SourceText> text() const;
    /// Returns the present text for a run, which reads it now.
    std::shared_ptr<const engine::SourceText> take();
    /// Returns the text that the run has read last; null: none.
    const std::shared_ptr<const engine::SourceText>& taken() const { return m_taken; }
    bool isTaken() const { return text() == m_taken; }
    void forgetTaken() { m_taken.reset(); }
    /// Edits the text as one undo step. Returns false if this is not possible.
    bool edit(const QString& name, const std::vector<engine::TextEdit>& edits);

private:
    DocumentStore* m_store = nullptr;
    QPointer<Document> m_document; ///< null: m_own is in use
    QByteArray m_own;
    std::shared_ptr<const engine::SourceText> m_taken;
};

} // namespace orrery::widgets
