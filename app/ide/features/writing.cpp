// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/writing.h"

#include "app/ide/main_window.h"
#include "widgets/document/document_editor.h"
#include "widgets/form/form_view.h"
#include "widgets/writing/writing_assistant.h"

namespace orrery::ide {

using namespace orrery::widgets;

WritingFeature::WritingFeature(MainWindow& window) : Feature(window) {
    connect(&window.form(), &FormView::previewsWanted, &window, &MainWindow::previewsWanted);
    connect(&window, &MainWindow::editorOpened, this, [&window](SourceEditor* editor) {
        auto* const own = qobject_cast<DocumentEditor*>(editor);
        if (own == nullptr) {
            return; // the shipped vocabulary is read-only
        }
        auto* const assistant = new WritingAssistant(*own);
        assistant->setAnalysis(window.analyzer().latest());
        assistant->setProbe(&window.form().probe());
        connect(&window.analyzer(), &Analyzer::analysed, assistant, &WritingAssistant::setAnalysis);
        connect(assistant, &WritingAssistant::previewsWanted, &window, &MainWindow::previewsWanted);
    });
}

} // namespace orrery::ide
