// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

namespace orrery::ide {

/// The theme and the language of the program. The program has the theme of the desktop, unless the user chooses another
/// theme (I1.4, I5.3).
class AppearanceFeature : public Feature {
    Q_OBJECT

public:
    explicit AppearanceFeature(MainWindow& window);

private:
    void makeThemes();
    void makeLanguages();
};

} // namespace orrery::ide
