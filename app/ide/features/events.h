// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

namespace orrery::ide {

/// The events of the turn in order, in a pane beside the sandbox. Also the search for order dependence of responses,
/// and the questions that a run asks the person (T7, T17).
class EventsFeature : public Feature {
    Q_OBJECT

public:
    explicit EventsFeature(MainWindow& window);
};

} // namespace orrery::ide
