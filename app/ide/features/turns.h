// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <QString>

namespace orrery::widgets {
class KeptFields;
}

namespace orrery::ide {

/// The turn that the user marks for comparison (I4.3), and the turns at which scenarios were saved. Keeps both with the
/// session. A saved scenario opens at its turn.
class TurnsFeature : public Feature {
    Q_OBJECT

public:
    explicit TurnsFeature(MainWindow& window);

private:
    void markTurn();
    void keepMark();
    void restoreMark();
    void refresh();

    widgets::KeptFields* m_fields;
    bool m_isRestoring = false;
};

} // namespace orrery::ide
