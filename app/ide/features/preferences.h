// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <QPointer>
#include <QTimer>

namespace orrery::ide {

class PreferencesDialog;
struct PaletteItems;

/// The dialog of the preferences, the settings in the palette, and the settings that act on the whole window (I6.7).
class PreferencesFeature : public Feature {
    Q_OBJECT

public:
    explicit PreferencesFeature(MainWindow& window);

private:
    PreferencesDialog& dialog();
    PaletteItems settings();
    void saveIfUnsaved();

    QPointer<PreferencesDialog> m_dialog; ///< null while it is closed
    QTimer m_pause;
    QTimer m_edited; ///< runs from an edit to the end of its event
};

} // namespace orrery::ide
