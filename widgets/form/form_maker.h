// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/form/form_model.h"

#include <QObject>

#include <functional>

namespace orrery::widgets {

/// Makes the form of an element of an analysis. Another thread makes a large form, because with ten thousand planets
/// that takes longer than the window may block (P3.5).
class FormMaker : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns whether the form of an element is made on another thread.
    static bool isLarge(engine::Element top);
    /// Makes the form, at once or later. Drops an earlier one that is not ready.
    /// @param top element of a tree of the analysis
    /// @param take receives the form, unless another call or cancel() comes first
    void make(engine::Element top, const AnalysisPtr& analysis, std::function<void(Form)> take);
    /// Drops the form that is being made, because it belongs to an older text or to another element.
    void cancel();
    /// Returns whether another thread is making a form.
    bool isBusy() const { return m_isBusy; }

private:
    quint64 m_asked = 0; ///< number of the latest request
    bool m_isBusy = false;
};

} // namespace orrery::widgets
