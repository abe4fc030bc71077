// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/stage_label.h"

namespace orrery::engine {

Phrase stageLabel(Stage stage) {
    switch (stage) {
    case Stage::setup:
        return phrase("set-up");
    case Stage::visibility:
        return phrase("visibility");
    case Stage::spread:
        return phrase("spread");
    case Stage::reset:
        return phrase("reset");
    case Stage::channels:
        return phrase("channels");
    case Stage::meters:
        return phrase("meters");
    case Stage::growth:
        return phrase("growth");
    case Stage::cap:
        return phrase("caps");
    case Stage::effects:
        return phrase("effects");
    case Stage::orders:
        return phrase("orders");
    case Stage::movement:
        return phrase("movement");
    case Stage::combat:
        return phrase("combat");
    case Stage::production:
        return phrase("production");
    case Stage::research:
        return phrase("research");
    case Stage::income:
        return phrase("income");
    case Stage::rest:
        return phrase("durations");
    case Stage::scenario:
        return phrase("scenario");
    case Stage::count_:
        break;
    }
    return {};
}

} // namespace orrery::engine
