// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/project/analysis.h"
#include "widgets/source/source_editor.h"

namespace orrery::widgets {

class Document;
class DocumentStore;

/// The source view of one document of a project: what is typed goes to the store and its history, what others change
/// shows here, and findings of the newest analysis are marked.
class DocumentEditor : public SourceEditor {
    Q_OBJECT

public:
    DocumentEditor(DocumentStore& store, Document& document, QWidget* parent = nullptr);

    Document& document() const { return m_document; }
    /// @param isLinted what lint says is in the analysis; until then what it said last stays, and is shown as such when
    ///   it has not said anything new for SourceMarks::staleAfterMs (I3.8): most of the time it has.
    void showFindings(const Analysis& analysis, bool isLinted);

private:
    void ageAdvice();
    void layOut();

    DocumentStore& m_store;
    Document& m_document;
    QTimer m_ageSoon;
    bool m_isLayingOut = false;
};

} // namespace orrery::widgets
