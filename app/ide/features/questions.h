// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "engine/lab/nearest_miss.h"
#include "widgets/base/analysis.h"

#include <vector>

namespace orrery::widgets {
class AvailabilityView;
class OrdersView;
class WhyNotView;
} // namespace orrery::widgets

namespace orrery::ide {

/// The panes that answer questions about the chosen object: why a group had no effect on it (I4.5), which classes its
/// owner can have (X6.3), and which orders the turn has (E8.6). They stay open and follow the run.
class QuestionsFeature : public Feature {
    Q_OBJECT

public:
    explicit QuestionsFeature(MainWindow& window);

private:
    void askWhyNot();
    void apply(const QString& name, const widgets::AnalysisPtr& analysis, const std::vector<engine::TextEdit>& edits);
    void tryOut(const std::vector<engine::MissChange>& changes);
    void askAvailability();
    void giveOrder();

    // Null until their panes are shown.
    widgets::WhyNotView* m_whyNot = nullptr;
    widgets::AvailabilityView* m_availability = nullptr;
    widgets::OrdersView* m_orders = nullptr;
};

} // namespace orrery::ide
