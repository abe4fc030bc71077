// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/form/form_line_view.h"
#include "widgets/funnel/funnel_worker.h"

#include <vector>

namespace orrery::engine {
class Session;
struct EffectResult;
} // namespace orrery::engine

namespace orrery::widgets {

/// The remarks of a funnel on the lines of a form (I4.6): the counts of its conditions.
struct FunnelRemarks {
    QString file; ///< the shown path of the form's file; empty: no remarks
    std::vector<FormRemark> remarks;
};
/// Returns the remarks of the funnels of one class. Each group has the number of objects that it acts on.
/// @param analysis the analysis of the funnels' content
/// @param session the run of the same content, to show what each effect changed in the run's turn; null: none
FunnelRemarks funnelRemarks(const FunnelAnswers& answers, const Analysis& analysis, bool isStale,
                            const engine::Session* session = nullptr);

/// Returns the changes by an effect in a few words: "Sol III ▲ +3, 1 more".
/// @param view state after the turn of the changes
QString effectText(const engine::EffectResult& result, const engine::View& view);

} // namespace orrery::widgets
