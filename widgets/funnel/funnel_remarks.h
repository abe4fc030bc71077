// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/form/form_line_view.h"

#include <vector>

namespace orrery::widgets {

struct FunnelAnswer;

/// The remarks of a funnel on the lines of a form (I4.6): the counts of its conditions.
struct FunnelRemarks {
    QString file; ///< the shown path of the form's file; empty: no remarks
    std::vector<FormRemark> remarks;
};
/// Returns the remarks of a funnel. @param analysis the analysis of the funnel's content.
FunnelRemarks funnelRemarks(const FunnelAnswer& answer, const Analysis& analysis, bool isStale);

} // namespace orrery::widgets
