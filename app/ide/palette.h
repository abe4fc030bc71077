// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/chooser.h"

#include <functional>
#include <vector>

namespace orrery::ide {

/// Items of one kind in the palette. They stay valid while the palette is open.
struct PaletteItems {
    int count = 0;
    std::function<widgets::Choice(int)> choiceAt; ///< called at most once for each item
    std::function<void(int)> open;                ///< opens or triggers the chosen item
};

/// The list in which the user finds everything by a part of its name: commands, settings, classes, files, objects and
/// help pages (I6.7). Features add sources, and the palette reads them when it opens.
class Palette {
public:
    /// @param source function that returns the present items of a kind
    void add(std::function<PaletteItems()> source) { m_sources.push_back(std::move(source)); }
    /// Lets the user choose an item, and opens it.
    void show(QWidget* parent) const;

private:
    std::vector<std::function<PaletteItems()>> m_sources;
};

} // namespace orrery::ide
