// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QApplication;

namespace orrery::ide {

/// Renders each view of a project into PNG files of a folder, in both themes, without a display (`orrery --tour DIR`).
/// @return 0, or 1 with a message on standard error.
int makeTour(QApplication& app, const QString& resourceFolder, const QString& project, const QString& folder);

} // namespace orrery::ide
