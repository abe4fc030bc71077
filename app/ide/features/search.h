// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

namespace orrery::widgets {
class SearchView;
}

namespace orrery::ide {

/// Find, replace and XPath over all texts of the project, in a pane (I2.2).
class SearchFeature : public Feature {
    Q_OBJECT

public:
    explicit SearchFeature(MainWindow& window);

private:
    widgets::SearchView* makeView();

    widgets::SearchView* m_view = nullptr; ///< null before its pane is seen
};

} // namespace orrery::ide
