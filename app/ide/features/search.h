// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

namespace orrery::widgets {
class SearchView;
}

namespace orrery::ide {

/// The pane for find, replace and XPath in all texts of the project (I2.2).
class SearchFeature : public Feature {
    Q_OBJECT

public:
    explicit SearchFeature(MainWindow& window);

private:
    widgets::SearchView* makeView();

    widgets::SearchView* m_view = nullptr; ///< null until its pane is shown
};

} // namespace orrery::ide
