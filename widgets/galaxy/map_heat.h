// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/map_scene.h"

class QImage;

namespace orrery::widgets {

/// Paints the heat of a layer of values: around each system with a value, a cloud of the value's colour. Between
/// systems, the colour is that of their mean, weighted by nearness.
void paintHeat(QImage& image, const MapScene& scene, const MapChannelValues& values);

} // namespace orrery::widgets
