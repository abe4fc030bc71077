// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/map_values.h"

#include "app/ide/main_window.h"
#include "widgets/base/kept_fields.h"
#include "widgets/compare/run_comparison.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/layers/value_layers_menu.h"
#include "widgets/layers/value_layers_view.h"

#include <QDockWidget>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {
const QString keptAs = QStringLiteral("map.values");
} // namespace

MapValuesFeature::MapValuesFeature(MainWindow& window)
    : Feature(window), m_layers(new ValueLayers(window.sandbox(), this)),
      m_comparison(window.findChild<RunComparison*>()),
      m_dock(window.addPane({.title = tr("Values on the map"),
                             .name = "map-values",
                             .area = Qt::BottomDockWidgetArea,
                             .shownIn = PaneIn::sandbox | PaneIn::sideBySide,
                             .make = [this] { return makeView(); }})) {
    GalaxyView& galaxy = window.galaxy();
    auto* const menu = new ValueLayersMenu(*m_layers, &window);
    connect(menu, &ValueLayersMenu::editWanted, this, &MapValuesFeature::edit);
    galaxy.setValuesMenu(menu);
    window.actions()["view.values"].setMenu(menu);
    window.actions().connectTo("view.edit-values", [this] { edit(false); });
    connect(&window, &MainWindow::stateChanged, this, [&window] {
        window.actions()["view.values"].setEnabled(window.hasProject());
        window.actions()["view.edit-values"].setEnabled(window.hasProject());
    });
    connect(m_layers, &ValueLayers::valuesChanged, &galaxy, [this, &galaxy] { galaxy.setValues(m_layers->values()); });
    connect(m_comparison, &RunComparison::changed, this, &MapValuesFeature::offerOther);
    if (auto* const fields = window.findChild<KeptFields*>()) {
        connect(m_layers, &ValueLayers::changed, fields,
                [this, fields] { fields->setValue(keptAs, m_layers->kept()); });
        connect(fields, &KeptFields::replaced, m_layers,
                [this, fields] { m_layers->setKept(fields->values().value(keptAs).toObject()); });
        connect(fields, &KeptFields::rewritten, m_layers, [this, fields](const QString& name) {
            if (name == keptAs) {
                m_layers->setKept(fields->values().value(keptAs).toObject());
            }
        });
    }
}

ValueLayersView* MapValuesFeature::makeView() {
    auto* const view = new ValueLayersView(*m_layers, window().analyzer(), window().sandbox());
    connect(view, &ValueLayersView::removed, this, [this](const QString& name) {
        window().say(tr("Removed the layer %1. Ctrl+Z in the list brings it back.").arg(name));
    });
    return view;
}

void MapValuesFeature::edit(bool isNew) {
    window().raisePane(QStringLiteral("map-values"));
    if (auto* const view = m_dock->findChild<ValueLayersView*>()) {
        isNew ? view->addLayer() : view->focusLayers();
    }
}

/// Offers the run with which Compare compares. While the content has errors, the last one stays.
void MapValuesFeature::offerOther() {
    if (m_comparison->state() == RunComparison::State::playing) {
        return; // its end calls this function again
    }
    const bool isActive = m_comparison->state() == RunComparison::State::current;
    m_layers->setOther(isActive ? m_comparison->earlierRun() : nullptr);
}

} // namespace orrery::ide
