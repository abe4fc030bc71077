// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/palette.h"

#include <QCoreApplication>

namespace orrery::ide {

void Palette::show(QWidget* parent) const {
    std::vector<PaletteItems> all;
    std::vector<int> ends; // for each source, the number of items up to its last one
    for (const auto& source : m_sources) {
        all.push_back(source());
        ends.push_back(all.back().count + (ends.empty() ? 0 : ends.back()));
    }
    const auto itemAt = [&](int index) {
        std::size_t source = 0;
        while (index >= ends[source]) {
            ++source;
        }
        return std::pair(source, index - (source == 0 ? 0 : ends[source - 1]));
    };
    const int chosen = widgets::choose(
        QCoreApplication::translate("Palette", "Find anything"), ends.empty() ? 0 : ends.back(),
        [&](int index) {
            const auto [source, item] = itemAt(index);
            return all[source].choiceAt(item);
        },
        parent);
    if (chosen >= 0) {
        const auto [source, item] = itemAt(chosen);
        all[source].open(item);
    }
}

} // namespace orrery::ide
