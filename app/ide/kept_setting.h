// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QVariant;

namespace orrery::ide {

/// Keeps a setting that changes while the person works. Every QSettings of the program has it at once, the disk a
/// moment later: the window does not wait for the two syncs that this takes (P3.1, P3.5).
void keepSetting(const QString& key, const QVariant& value);

} // namespace orrery::ide
