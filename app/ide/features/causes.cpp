// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/causes.h"

#include "app/ide/export_file.h"
#include "app/ide/main_window.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/shown_name.h"

#include <QDockWidget>
#include <QFileInfo>

#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

CausesFeature::CausesFeature(MainWindow& window) : Feature(window), m_object(engine::noRow) {
    window.addPane({.title = tr("Causes"),
                    .name = "causes",
                    .area = Qt::BottomDockWidgetArea,
                    .shownIn = PaneIn::none,
                    .make = [this] { return makeView(); }});
    window.actions().connectTo("run.causes", [this] { open(); });
    window.actions().connectTo("run.led-to", [this] { traceValue(engine::CausalReach::led); });
    window.actions().connectTo("run.followed-from", [this] { traceValue(engine::CausalReach::followed); });
    connect(&window, &MainWindow::stateChanged, this, [&window] {
        window.actions()["run.causes"].setEnabled(window.hasProject());
        for (const char* const id : {"run.led-to", "run.followed-from"}) {
            window.actions()[id].setEnabled(window.sandbox().hasRun());
        }
    });
    connect(&window, &MainWindow::objectShown, this, [this](std::uint32_t row) {
        m_object = row;
        offerObject();
    });
    connect(&window.sandbox(), &Sandbox::started, this, [this] {
        m_object = engine::noRow;
        m_wanted.reset();
    });
    connect(&window.sandbox(), &Sandbox::changed, this, [this] {
        offerObject();
        if (const auto reach = std::exchange(m_wanted, std::nullopt)) {
            traceValue(*reach);
        }
    });
}

CausesView* CausesFeature::makeView() {
    m_view = new CausesView(window().sandbox());
    offerObject();
    connect(m_view, &CausesView::placeWanted, this, [this](engine::Location where) { window().goTo(where); });
    connect(m_view, &CausesView::objectWanted, this, [this](std::uint32_t row) { window().showObject(row); });
    connect(m_view, &CausesView::valueWanted, this, [this](std::uint32_t row, engine::ColumnId column) {
        window().showObject(row);
        window().inspector().explain(row, column);
        if (auto* const dock = window().findChild<QDockWidget*>(QStringLiteral("inspector"))) {
            dock->show();
            dock->raise();
        }
    });
    connect(m_view, &CausesView::exportWanted, this, &CausesFeature::askExport);
    return m_view;
}

/// Offers the chosen object for the filter.
void CausesFeature::offerObject() {
    const engine::Session* const session = window().sandbox().session();
    if (m_view != nullptr && session != nullptr && m_object < session->universe().view().rowCount) {
        m_view->offerObject(m_object, shownName(session->universe().view(), m_object));
    }
}

void CausesFeature::open() {
    window().raisePane(QStringLiteral("causes"));
    if (m_view != nullptr) {
        m_view->focusGraph();
    }
}

/// Shows the causes or results of the value that the inspector explains.
void CausesFeature::traceValue(engine::CausalReach reach) {
    const ObjectInspector& inspector = window().inspector();
    const auto object = inspector.object();
    const auto column = inspector.explained();
    if (!object || !column || !window().sandbox().hasRun()) {
        window().say(tr("Choose a value in the inspector first."));
        return;
    }
    window().raisePane(QStringLiteral("causes"));
    const engine::Session* const session = window().sandbox().session();
    if (session == nullptr) { // something reads the run; changed() follows
        m_wanted = reach;
        return;
    }
    m_view->offerObject(*object, shownName(session->universe().view(), *object));
    m_view->trace(*object, *column, reach);
    m_view->focusGraph();
}

void CausesFeature::askExport(CausesFile kind) {
    const bool isDrawing = kind == CausesFile::svg;
    const QString path = askSavePath(window(), tr("Export causes"),
                                     isDrawing ? QStringLiteral("causes.svg") : QStringLiteral("causes.dot"),
                                     isDrawing ? tr("Drawings (*.svg)") : tr("Graphs (*.dot *.gv)"));
    if (!path.isEmpty()) {
        exportTo(kind, path);
    }
}

bool CausesFeature::exportTo(CausesFile kind, const QString& path) {
    return exportFile(window(), path, m_view->fileOf(kind),
                      tr("Exported the causes to %1").arg(QFileInfo(path).fileName()));
}

} // namespace orrery::ide
