// SPDX-License-Identifier: GPL-3.0-or-later
// Hostile projects in the window: one line of the table for each action of a person.
#include "tests/bench/window_driver.h"
#include "widgets/document/document_editor.h"
#include "widgets/form/form_view.h"
#include "widgets/problems/problems_view.h"
#include "widgets/project/project_tree.h"

#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QTreeView>

namespace orrery::bench {

using namespace orrery::widgets;

namespace {

/// Scrolls through a whole list, a tenth of it at a time.
void scroll(WindowDriver& driver, const char* what, QAbstractScrollArea& area) {
    QScrollBar& bar = *area.verticalScrollBar();
    driver.act(what, 11, [&](int i) { bar.setValue(bar.maximum() * i / 10); });
}

} // namespace

void useHostile(WindowDriver& driver, const QString& folder) {
    ide::MainWindow& window = driver.window();
    driver.act("open the project", [&] { window.openProject(folder); });
    driver.act("open the file", [&] { window.editorOf(QStringLiteral("made.xml")); });
    DocumentEditor& editor = *window.currentEditor();
    const auto middle = static_cast<int>(editor.document().bytes().size() / 2);
    const engine::FileId file = window.analyzer().latest()->fileOf(QStringLiteral("made.xml"));
    driver.act("show its form", [&] { window.goTo({file, {20, 20}}); });
    driver.act("go to its middle", [&] {
        window.goTo({file, {static_cast<std::uint32_t>(middle), static_cast<std::uint32_t>(middle)}});
    });
    editor.setFocus();
    driver.type("type", &editor, QStringLiteral("abc"), 400);
    driver.trigger("undo", "edit.undo", 3);
    scroll(driver, "scroll the source", editor);
    if (editor.hasSoftBreaks()) {
        driver.act("lay out its long lines", [&] { editor.layOutLines(); });
        driver.trigger("undo the layout", "edit.undo", 1);
    }
    driver.act("show the problems", [&] { window.raisePane(QStringLiteral("problems")); });
    scroll(driver, "scroll the problems", window.problems().table());
    driver.trigger("next problem", "go.next-problem", 5);
    driver.act("unfold all of the tree", [&] { window.projectTree().view().expandAll(); });
    driver.act("open it again", [&] { window.openProject(folder); });
    driver.act("close it", [&] { window.close(); });
}

} // namespace orrery::bench
