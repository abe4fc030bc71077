// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "widgets/draft/draft_dialog.h"

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QSpinBox;

namespace orrery::widgets {

/// Asks what galaxy to make (I4.1): seed, size, shape, empires. Begins with the galaxy of a scenario, where there is
/// one.
class NewGalaxyDialog : public DraftDialog {
    Q_OBJECT

public:
    explicit NewGalaxyDialog(const engine::CheckedScenario* like, QWidget* parent = nullptr);

    /// A scenario that holds the galaxy asked for, with the specials and initial meters of the one it is like.
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
