// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

class QToolBar;

namespace orrery::widgets {
class CursorLine;
}

namespace orrery::ide {

/// Steps within a turn (I4.2), with a line below the tool bar that tells where the cursor is.
class CursorFeature : public Feature {
    Q_OBJECT

public:
    explicit CursorFeature(MainWindow& window);

private:
    void refresh();

    QToolBar* m_bar;
    widgets::CursorLine* m_line;
};

} // namespace orrery::ide
