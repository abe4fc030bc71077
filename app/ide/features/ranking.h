// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <QPointer>
#include <QString>

namespace orrery::widgets {
class RankBench;
class RankView;
class SolveDialog;
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
    void solve();
    void writeNumber(const QString& number, double value);

    widgets::RankBench* m_bench;
    widgets::RankView* m_view = nullptr; ///< null until the pane is created
    QPointer<widgets::SolveDialog> m_dialog;
};

} // namespace orrery::ide
