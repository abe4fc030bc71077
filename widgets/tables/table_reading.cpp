// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/table_reading.h"

#include "widgets/base/background.h"

#include <algorithm>
#include <utility>

namespace orrery::widgets {

void TableReading::read() {
    const RowSource& source = choices.source();
    sets = source.sets(*analysis);
    const bool isThere = std::ranges::find(sets, choices.set(), &RowSet::id) != sets.end();
    if (mayChangeSet && !sets.empty() && !isThere) {
        choices.choose(source, std::ranges::max_element(sets, {}, &RowSet::count)->id);
    }
    TableContentPtr content = endingElsewhere(readTable(analysis, source, choices.set(), choices.columns()));
    if (!choices.columns() && !content->rows.empty()) {
        choices.setFirstColumns(content->columns); // later readings need not find them again
    }
    shown = isNewOrder ? arranged(std::move(content), wish) : followed(before, std::move(content), wish);
    if (before.content != nullptr) {
        shown.places = rowsNow(before, shown);
    }
}

} // namespace orrery::widgets
