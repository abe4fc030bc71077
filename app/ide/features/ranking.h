// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

namespace orrery::widgets {
class RankBench;
class RankView;
} // namespace orrery::widgets

namespace orrery::ide {

/// The pane that ranks the parts of the content by what they do to a number (I4.21).
class RankingFeature : public Feature {
    Q_OBJECT

public:
    explicit RankingFeature(MainWindow& window);

private:
    widgets::RankView* makeView();
    void open();

    widgets::RankBench* m_bench;
    widgets::RankView* m_view = nullptr; ///< null until the pane is created
};

} // namespace orrery::ide
