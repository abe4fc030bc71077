// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/galaxy_map.h"
#include "widgets/galaxy/map_layers.h"

#include <QMenu>

#include <vector>

class QActionGroup;

namespace orrery::widgets {

/// The menu of the map's layers: a switch for each layer, and a choice of the meter that circles show. A click on a
/// switch leaves the menu open, so that the user can choose several layers.
class MapLayersMenu : public QMenu {
    Q_OBJECT

public:
    explicit MapLayersMenu(QWidget* parent = nullptr);

    const MapLayers& layers() const { return m_layers; }
    /// Shows other layers, without a signal.
    void setLayers(const MapLayers& layers);
    /// Sets the meters to choose from. Keeps the choice, even if the meter is not among them.
    void setMeters(std::vector<MapMeter> meters);

signals:
    /// Emitted after the user changes the layers.
    void layersChanged(const orrery::widgets::MapLayers& layers);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void listMeters();
    void refresh();
    void choose(const MapLayers& layers);

    MapLayers m_layers;
    std::vector<MapMeter> m_meters;
    std::vector<QAction*> m_switches; ///< in the order of mapLayerRows()
    QMenu* m_meterMenu;
    QActionGroup* m_meterGroup;
};

} // namespace orrery::widgets
