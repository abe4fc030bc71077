// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "engine/universe/view.h"

#include <QString>

#include <memory>
#include <vector>

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
    void listObjects();

    /// An object of the run.
    struct Named {
        engine::Row row;
        QString name;
        QString number;
    };
    std::shared_ptr<const std::vector<Named>> m_objects; ///< null: none is known
};

} // namespace orrery::ide
