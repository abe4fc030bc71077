// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <QPointer>

namespace orrery::ide {

class GameExportDialog;

/// Writes the edits of a project that was imported from FreeOrion back as the game's scripts, after a preview (G9).
class GameExportFeature : public Feature {
    Q_OBJECT

public:
    explicit GameExportFeature(MainWindow& window);

private:
    void ask();

    QPointer<GameExportDialog> m_dialog;
};

} // namespace orrery::ide
