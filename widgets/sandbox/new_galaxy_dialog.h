// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "widgets/draft/draft_dialog.h"

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QSpinBox;

namespace orrery::widgets {

/// Asks for the properties of a new galaxy (I4.1): seed, size, shape, empires. Begins with the galaxy of a scenario, if
/// there is one.
class NewGalaxyDialog : public DraftDialog {
    Q_OBJECT

public:
    explicit NewGalaxyDialog(const engine::CheckedScenario* like, QWidget* parent = nullptr);

    /// Returns a scenario with the chosen galaxy, and with the specials and initial meters of the given scenario.
    engine::CheckedScenario scenario() const;

private:
    engine::CheckedScenario m_like;
    QLineEdit* m_seed;
    QSpinBox* m_systems;
    QSpinBox* m_empires;
    QDoubleSpinBox* m_planets;
    QComboBox* m_shape;
};

} // namespace orrery::widgets
