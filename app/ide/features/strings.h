// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

namespace orrery::widgets {
class StringsView;
}

namespace orrery::ide {

/// The pane of texts in several languages, with translators' files in and out (I2.7).
class StringsFeature : public Feature {
    Q_OBJECT

public:
    explicit StringsFeature(MainWindow& window);

    /// Writes a language for translators; says in the window how it went. False where it failed.
    bool exportTo(const QString& path, const QString& language);
    /// Takes the texts of a translator's file into the content, as one step of the history.
    bool importFrom(const QString& path);

private:
    widgets::StringsView* makeView();
    void askLanguage();
    void askExport();
    void askImport();

    widgets::StringsView* m_view = nullptr; ///< null before its pane is seen
};

} // namespace orrery::ide
