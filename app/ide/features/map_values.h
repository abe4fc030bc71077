// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

class QDockWidget;

namespace orrery::widgets {
class RunComparison;
class ValueLayers;
class ValueLayersView;
} // namespace orrery::widgets

namespace orrery::ide {

/// The layers of values on the map, their menu and their pane (I4.24). The session keeps them.
class MapValuesFeature : public Feature {
    Q_OBJECT

public:
    explicit MapValuesFeature(MainWindow& window);

private:
    widgets::ValueLayersView* makeView();
    void edit(bool isNew);
    void offerOther();

    widgets::ValueLayers* m_layers;
    widgets::RunComparison* m_comparison;
    QDockWidget* m_dock;
};

} // namespace orrery::ide
