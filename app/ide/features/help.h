// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

namespace orrery::widgets {
class HelpView;
}

namespace orrery::ide {

struct PaletteItems;

/// The help pane (I5.2). Its pages are also in the palette. F1 in the form or the source view opens the page about the
/// element there.
class HelpFeature : public Feature {
    Q_OBJECT

public:
    explicit HelpFeature(MainWindow& window);

private:
    void help();
    PaletteItems pages();

    widgets::HelpView* m_view;
};

} // namespace orrery::ide
