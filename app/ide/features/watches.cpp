// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/watches.h"

#include "app/ide/features/content_tests.h"
#include "app/ide/features/plots.h"
#include "app/ide/main_window.h"
#include "app/ide/show_point.h"
#include "widgets/base/kept_fields.h"
#include "widgets/hunt/break_list.h"
#include "widgets/hunt/watch_list.h"
#include "widgets/hunt/watches_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/sandbox.h"

#include <QJsonArray>
#include <QPointer>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {
const QString listKey = QStringLiteral("watches.list");
}

WatchesFeature::WatchesFeature(MainWindow& window)
    : Feature(window), m_fields(window.findChild<KeptFields*>()),
      m_list(new WatchList(window.sandbox(), *window.findChild<BreakList*>(), this)), m_object(engine::noRow) {
    window.addPane({.title = tr("Watches"),
                    .name = "watches",
                    .area = Qt::BottomDockWidgetArea,
                    .shownIn = PaneIn::sandbox | PaneIn::sideBySide,
                    .make = [this] { return makeView(); }});
    window.actions().connectTo("run.watches", [this] { open(); });
    window.actions().connectTo("run.watch-value", [this] { watchValue(); });
    connect(&window, &MainWindow::stateChanged, this, [&window] {
        window.actions()["run.watches"].setEnabled(window.hasProject());
        window.actions()["run.watch-value"].setEnabled(window.sandbox().hasRun());
    });
    connect(&window, &MainWindow::objectShown, this, [this](std::uint32_t row) {
        m_object = row;
        if (m_view != nullptr) {
            m_view->offerObject(row);
        }
    });
    connect(&window.sandbox(), &Sandbox::started, this, [this] { m_object = engine::noRow; });
    connect(m_list, &WatchList::added, this, &WatchesFeature::raise);
    connect(&window.inspector(), &ObjectInspector::watchWanted, m_list, &WatchList::watch);
    if (m_fields != nullptr) {
        connect(m_list, &WatchList::edited, this, &WatchesFeature::keep);
        connect(m_fields, &KeptFields::replaced, this, &WatchesFeature::restore);
        connect(m_fields, &KeptFields::rewritten, this, [this](const QString& name) {
            if (name == listKey) {
                restore();
            }
        });
    }
}

WatchesView* WatchesFeature::makeView() {
    m_view = new WatchesView(*m_list, window().sandbox(), window().analyzer());
    if (m_object != engine::noRow) {
        m_view->offerObject(m_object);
    }
    connect(m_view, &WatchesView::turnWanted, &window().sandbox(), &Sandbox::goTo);
    connect(m_view, &WatchesView::valueWanted, this,
            [this](const engine::PlotSeries& series) { showPoint(window(), series, window().sandbox().turn()); });
    connect(m_view, &WatchesView::plotWanted, this,
            [this](const PlotEntry& entry) { window().findChild<PlotsFeature*>()->plot(entry); });
    connect(m_view, &WatchesView::assertWanted, this, // the feature for tests follows this one
            [this](std::uint32_t row, const QString& expression, std::uint32_t turn) {
                window().findChild<ContentTestsFeature*>()->assertValue(row, expression, turn);
            });
    connect(m_view, &WatchesView::said, &window(), &MainWindow::say);
    return m_view;
}

void WatchesFeature::open() {
    window().raisePane(QStringLiteral("watches"));
    m_view->focusWatches();
}

/// Shows the pane, and leaves the focus in the view in which the user adds watches.
void WatchesFeature::raise() {
    const QPointer<QWidget> focus = window().focusWidget();
    window().raisePane(QStringLiteral("watches"));
    if (focus) {
        focus->setFocus(Qt::OtherFocusReason);
    }
}

void WatchesFeature::restore() {
    m_list->setEntries(plotEntriesFrom(m_fields->values().value(listKey).toArray().toVariantList()));
}

void WatchesFeature::keep() {
    const QJsonArray kept = QJsonArray::fromVariantList(toVariant(m_list->entries()));
    if (m_fields->values().value(listKey).toArray() != kept) {
        m_fields->setValue(listKey, kept);
    }
}

/// Watches the value that the inspector explains.
void WatchesFeature::watchValue() {
    if (!window().inspector().watchExplained()) {
        window().say(tr("Choose a value in the inspector first."));
    }
}

} // namespace orrery::ide
