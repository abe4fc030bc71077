// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/run_document.h"

#include "widgets/base/byte_view.h"
#include "widgets/document/document_store.h"
#include "widgets/sandbox/run_text.h"

namespace orrery::widgets {

namespace {

QByteArray emptyText() {
    return {emptyRuns.data(), static_cast<qsizetype>(emptyRuns.size())};
}

} // namespace

RunDocument::RunDocument() : m_own(emptyText()) {}

RunDocument::~RunDocument() = default;

void RunDocument::use(DocumentStore* store, Document* document) {
    m_store = store;
    m_document = document;
    m_own = emptyText();
    m_taken.reset();
}

std::shared_ptr<const engine::SourceText> RunDocument::text() const {
    if (m_document) {
        return m_document->source();
    }
    const bool isSame = m_taken && m_taken->bytes() == viewOf(m_own);
    return isSame ? m_taken : std::make_shared<const engine::SourceText>("", m_own.toStdString());
}

std::shared_ptr<const engine::SourceText> RunDocument::take() {
    m_taken = text();
    return m_taken;
}

bool RunDocument::edit(const QString& name, const std::vector<engine::TextEdit>& edits) {
    if (!m_document) {
        const std::string text = engine::applyEdits(viewOf(m_own), edits);
        m_own = QByteArray::fromStdString(text);
        return true;
    }
    std::vector<DocumentEdit> steps;
    for (const engine::TextEdit& one : edits) {
        steps.push_back({m_document, one.span, QByteArray::fromStdString(one.text)});
    }
    return m_store->apply(name, std::move(steps));
}

} // namespace orrery::widgets
