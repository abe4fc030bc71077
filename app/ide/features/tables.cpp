// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/tables.h"

#include "app/ide/main_window.h"
#include "widgets/tables/element_table_view.h"
#include "widgets/tables/table_commands.h"

#include <QApplication>
#include <QTableView>

#include <array>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// The commands that act on the selected cells.
constexpr std::array cellCommands{"table.columns", "table.fill-down", "table.calculate", "table.next-gap"};

} // namespace

TablesFeature::TablesFeature(MainWindow& window) : Feature(window) {
    window.addPane({.title = tr("Class table"),
                    .name = "tables",
                    .area = Qt::BottomDockWidgetArea,
                    .shownIn = PaneIn::none,
                    .make = [this] { return makeView(); },
                    .unsaved = [this] { return m_view->unsaved(); }});
    window.actions().connectTo("table.show", [this] {
        this->window().raisePane(QStringLiteral("tables"));
        if (m_view != nullptr) {
            m_view->table().setFocus(Qt::ShortcutFocusReason);
        }
    });
    const auto onTable = [this](const char* id, void (*command)(ElementTableView&)) {
        this->window().actions().connectTo(id, [this, command] {
            if (m_view != nullptr) {
                command(*m_view);
            }
        });
    };
    onTable("table.columns", [](ElementTableView& view) { view.chooseColumns(); });
    onTable("table.fill-down", [](ElementTableView& view) { view.commands().fillDown(); });
    onTable("table.calculate", [](ElementTableView& view) { view.openCalculation(); });
    onTable("table.next-gap", [](ElementTableView& view) { view.commands().goToGap(); });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { noteFocus(now); });
    connect(&window, &MainWindow::stateChanged, this, &TablesFeature::refreshActions);
    refreshActions();
}

ElementTableView* TablesFeature::makeView() {
    m_view = new ElementTableView(window().store(), window().analyzer());
    connect(m_view, &ElementTableView::placeWanted, &window(), &MainWindow::goTo);
    connect(m_view, &ElementTableView::said, &window(), &MainWindow::say);
    return m_view;
}

/// The keys of the table's commands have other meanings in other views. So the commands are enabled only in the table.
void TablesFeature::noteFocus(QWidget* focused) {
    if (focused != nullptr && focused->window() == &window()) { // not the palette, which runs commands
        m_isFocused = m_view != nullptr && m_view->isAncestorOf(focused);
        refreshActions();
    }
}

void TablesFeature::refreshActions() {
    window().actions()["table.show"].setEnabled(window().hasProject());
    for (const char* const id : cellCommands) {
        window().actions()[id].setEnabled(window().hasProject() && m_isFocused);
    }
}

} // namespace orrery::ide
