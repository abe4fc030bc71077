// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/search.h"

#include "app/ide/main_window.h"
#include "widgets/document/document_editor.h"
#include "widgets/search/search_model.h"
#include "widgets/search/search_view.h"

namespace orrery::ide {

using namespace orrery::widgets;

SearchFeature::SearchFeature(MainWindow& window) : Feature(window) {
    window.addPane({.title = tr("Search"),
                    .name = "search",
                    .area = Qt::BottomDockWidgetArea,
                    .shownIn = PaneIn::write,
                    .make = [this] { return makeView(); }});
    const auto open = [this, &window](SearchView::Mode mode) {
        QString selected;
        if (const DocumentEditor* const editor = window.currentEditor()) {
            selected = QString::fromUtf8(editor->bytes(editor->selectionBegin(), editor->selectionEnd()));
        }
        window.raisePane(QStringLiteral("search"));
        m_view->open(mode, selected);
    };
    window.actions().connectTo("edit.find-in-project", [open] { open(SearchView::Mode::find); });
    window.actions().connectTo("edit.replace-in-project", [open] { open(SearchView::Mode::replace); });
    connect(&window, &MainWindow::stateChanged, this, [&window] {
        for (const char* const id : {"edit.find-in-project", "edit.replace-in-project"}) {
            window.actions()[id].setEnabled(window.hasProject());
        }
    });
}

SearchView* SearchFeature::makeView() {
    m_view = new SearchView(window().store());
    connect(m_view, &SearchView::placeWanted, &window(),
            [&window = window()](const QString& path, int begin, int end, bool isFinal) {
                SourceEditor* const editor = window.editorOf(path);
                if (editor == nullptr) {
                    return;
                }
                const AnalysisPtr analysis = window.analyzer().latest();
                const engine::FileId file = analysis ? analysis->fileOf(path) : engine::FileId{};
                if (isFinal && file.isValid()) {
                    window.goTo({file, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}});
                    editor->setFocus();
                } else {
                    editor->goTo(begin, std::min(end, begin + 200));
                }
            });
    connect(&window(), &MainWindow::projectClosing, m_view, [view = m_view] {
        view->cancel();
        view->results().clear();
    });
    return m_view;
}

} // namespace orrery::ide
