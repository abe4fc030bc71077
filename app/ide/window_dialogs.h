// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "widgets/base/analysis.h"
#include "widgets/base/chooser.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

class QWidget;

namespace orrery::engine {
struct CheckedGroup;
struct CheckedScenario;
} // namespace orrery::engine

namespace orrery::ide {

/// The classes of the content with their groups, and the scenarios, as choices.
class DefinitionList {
    Q_DECLARE_TR_FUNCTIONS(orrery::ide::DefinitionList)

public:
    explicit DefinitionList(widgets::AnalysisPtr analysis);

    int count() const { return static_cast<int>(m_places.size()); }
    widgets::Choice choiceAt(int index) const;
    std::optional<engine::Location> placeOf(int index) const;

private:
    struct Place {
        engine::ClassIndex index = 0;
        const engine::CheckedGroup* group = nullptr;       ///< group of the choice; null: the class itself
        const engine::CheckedScenario* scenario = nullptr; ///< scenario of the choice; null: a class or group
    };

    widgets::AnalysisPtr m_analysis;
    std::vector<Place> m_places;
};

/// The dialogs of the window that need only their arguments.
class WindowDialogs {
    Q_DECLARE_TR_FUNCTIONS(orrery::ide::WindowDialogs)

public:
    /// Lets the user choose a class, an effects group or a scenario. Returns its place; nullopt if the user cancels.
    static std::optional<engine::Location> chooseClass(const widgets::AnalysisPtr& analysis, QWidget* parent);
    static void showAbout(QWidget* parent);
};

} // namespace orrery::ide
