// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

namespace orrery::ide {

/// Completion, snippets, signatures and help under the mouse in every source view (I3.3, I3.4).
class WritingFeature : public Feature {
    Q_OBJECT

public:
    explicit WritingFeature(MainWindow& window);
};

} // namespace orrery::ide
