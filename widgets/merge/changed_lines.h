// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace orrery::widgets {

/// Returns the lines in which two texts differ, for people: the number of the line, then each removed line after "- ",
/// and each added line after "+ ". Cuts very long results.
QString changedLines(const QByteArray& before, const QByteArray& after);

} // namespace orrery::widgets
