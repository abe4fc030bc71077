// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "widgets/causes/causes_view.h"

namespace orrery::ide {

/// The pane with the causal graph of a turn (I4.11), and the commands that trace the value chosen in the inspector.
class CausesFeature : public Feature {
    Q_OBJECT

public:
    explicit CausesFeature(MainWindow& window);

    /// Writes the graph to a file. Returns whether it succeeded.
    bool exportTo(widgets::CausesFile kind, const QString& path);

private:
    widgets::CausesView* makeView();
    void open();
    void traceValue(engine::CausalReach reach);
    void offerObject();
    void askExport(widgets::CausesFile kind);

    widgets::CausesView* m_view = nullptr; ///< null until the pane is created
    /// A trace that the user wants as soon as nothing else reads the run.
    std::optional<engine::CausalReach> m_wanted;
    std::uint32_t m_object; ///< the object that the user has chosen in any view; noRow: none
};

} // namespace orrery::ide
