// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/table_choices.h"
#include "widgets/tables/table_order.h"

#include <string>
#include <vector>

namespace orrery::widgets {

/// One reading of a table, on a thread in the background (P3.5): what to read, and the result.
struct TableReading {
    AnalysisPtr analysis{};
    TableChoices choices{};    ///< the chosen table; after read() with the set that it shows
    std::string wantedSet{};   ///< the set that the user wanted at the start
    bool mayChangeSet = false; ///< true: if the set does not exist, read the largest one
    TableWish wish{};
    bool isNewOrder = false; ///< true: sort and filter the rows anew
    ShownTable before{};     ///< the table that the view shows

    std::vector<RowSet> sets{};
    ShownTable shown{};

    void read();
};

} // namespace orrery::widgets
