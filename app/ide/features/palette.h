// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

namespace orrery::ide {

struct PaletteItems;

/// The command for the palette, and its items of the window: commands, panes, classes and groups, scenarios, files and
/// the objects of the run (I6.7).
class PaletteFeature : public Feature {
    Q_OBJECT

public:
    explicit PaletteFeature(MainWindow& window);

private:
    PaletteItems commands();
    PaletteItems panes();
    PaletteItems definitions();
    PaletteItems files();
    PaletteItems objects();
};

} // namespace orrery::ide
