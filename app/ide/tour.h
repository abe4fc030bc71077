// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

class QApplication;

namespace orrery::ide {

/// Renders each view of a project into PNG files of a folder, in both themes, without a display (`orrery --tour DIR`).
/// @param memory the memory limit of its runs; nullopt: the sandbox's own limit. If the limit ends a run, the tour
/// reports that on standard error. The pictures then show the last whole turn.
/// @return 0, or 1 with a message on standard error.
int makeTour(QApplication& app, const QString& resourceFolder, const QString& project, const QString& folder,
             std::optional<std::uint64_t> memory);

} // namespace orrery::ide
