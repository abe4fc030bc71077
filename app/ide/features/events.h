// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

namespace orrery::ide {

/// The pane beside the sandbox with the events of the turn, in order. Also the search for order dependence of
/// responses, and the dialog for the questions of a run (T7, T17).
class EventsFeature : public Feature {
    Q_OBJECT

public:
    explicit EventsFeature(MainWindow& window);
};

} // namespace orrery::ide
