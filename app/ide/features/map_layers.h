// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

namespace orrery::ide {

/// The layers of the map, in the menu View and on the map (I4.1). Keeps the choice with the session.
class MapLayersFeature : public Feature {
    Q_OBJECT

public:
    explicit MapLayersFeature(MainWindow& window);
};

} // namespace orrery::ide
