// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/source/source_editor.h"

namespace orrery::widgets {

class Document;
class DocumentStore;

/// The source view of one document of a project. Sends typed text to the store and its history, and shows changes made
/// in other views. Marks the problems of the newest analysis.
class DocumentEditor : public SourceEditor {
    Q_OBJECT

public:
    DocumentEditor(DocumentStore& store, Document& document, QWidget* parent = nullptr);

    Document& document() const { return m_document; }
    /// Shows the diagnostics of an analysis.
    /// @param isLinted whether the analysis contains lint's advice. If not, the editor keeps the advice shown. It marks
    ///        that advice as stale after SourceMarks::staleAfterMs without new advice (I3.8). Usually new advice
    ///        arrives earlier.
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
