// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

namespace orrery::ide {

/// How the program looks and speaks: the theme, which follows the desktop unless a person says otherwise (I1.4), and
/// the language (I5.3).
class AppearanceFeature : public Feature {
    Q_OBJECT

public:
    explicit AppearanceFeature(MainWindow& window);

private:
    void makeThemes();
    void makeLanguages();
};

} // namespace orrery::ide
