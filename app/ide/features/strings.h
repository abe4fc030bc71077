// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

namespace orrery::widgets {
class StringsView;
}

namespace orrery::ide {

/// The pane of texts in several languages, with export and import of translators' files (I2.7).
class StringsFeature : public Feature {
    Q_OBJECT

public:
    explicit StringsFeature(MainWindow& window);

    /// Writes the texts of a language to a file for translators, and reports the result in the window. Returns false on
    /// failure.
    bool exportTo(const QString& path, const QString& language);
    /// Imports the texts of a translator's file into the content, as one undo step. Returns false on failure.
    bool importFrom(const QString& path);

private:
    widgets::StringsView* makeView();
    void askLanguage();
    void askExport();
    void askImport();

    widgets::StringsView* m_view = nullptr; ///< null until its pane is shown
};

} // namespace orrery::ide
