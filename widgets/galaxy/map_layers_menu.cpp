// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_layers_menu.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMouseEvent>

#include <algorithm>

namespace orrery::widgets {

MapLayersMenu::MapLayersMenu(QWidget* parent) : QMenu(parent) {
    for (const MapLayerRow& row : mapLayerRows()) {
        QAction* const action = addAction(QCoreApplication::translate("MapLayers", row.text));
        action->setCheckable(true);
        m_switches.push_back(action);
        connect(action, &QAction::triggered, this, [this, &row](bool isOn) {
            MapLayers layers = m_layers;
            layers.*row.isOn = isOn;
            choose(layers);
        });
    }
    m_meterMenu = addMenu(tr("&Circles for a meter"));
    m_meterGroup = new QActionGroup(this);
    connect(m_meterGroup, &QActionGroup::triggered, this, [this](const QAction* action) {
        MapLayers layers = m_layers;
        layers.meter = action->data().toString();
        choose(layers);
    });
    listMeters();
}

void MapLayersMenu::setLayers(const MapLayers& layers) {
    m_layers = layers;
    refresh();
}

void MapLayersMenu::setMeters(std::vector<MapMeter> meters) {
    const auto isSame = [](const MapMeter& a, const MapMeter& b) { return a.id == b.id && a.label == b.label; };
    if (!std::ranges::equal(meters, m_meters, isSame)) {
        m_meters = std::move(meters);
        listMeters();
    }
}

void MapLayersMenu::choose(const MapLayers& layers) {
    if (m_layers == layers) {
        return;
    }
    setLayers(layers);
    emit layersChanged(m_layers);
}

void MapLayersMenu::mouseReleaseEvent(QMouseEvent* event) {
    QAction* const action = actionAt(event->position().toPoint());
    if (action != nullptr && action->isCheckable()) {
        action->trigger();
        return;
    }
    QMenu::mouseReleaseEvent(event);
}

void MapLayersMenu::listMeters() {
    const QList<QAction*> old = m_meterGroup->actions();
    for (QAction* const action : old) {
        m_meterGroup->removeAction(action);
        m_meterMenu->removeAction(action);
        action->deleteLater();
    }
    const auto add = [this](const QString& text, const QString& id) {
        QAction* const action = m_meterMenu->addAction(text);
        action->setCheckable(true);
        action->setData(id);
        m_meterGroup->addAction(action);
    };
    add(tr("None"), {});
    for (const MapMeter& meter : m_meters) {
        add(QString(meter.label).replace(QLatin1Char('&'), QStringLiteral("&&")), meter.id);
    }
    refresh();
}

void MapLayersMenu::refresh() {
    for (std::size_t i = 0; i < m_switches.size(); ++i) {
        m_switches[i]->setChecked(m_layers.*mapLayerRows()[i].isOn);
    }
    const QList<QAction*> actions = m_meterGroup->actions();
    for (QAction* const action : actions) {
        action->setChecked(action->data().toString() == m_layers.meter);
    }
}

} // namespace orrery::widgets
