// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

namespace orrery::ide {

/// What happened in the turn, in its order: a pane beside the sandbox, whether the order of answers matters, and the
/// questions that a run asks of the person (T7, T17).
class EventsFeature : public Feature {
    Q_OBJECT

public:
    explicit EventsFeature(MainWindow& window);
};

} // namespace orrery::ide
