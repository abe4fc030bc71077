// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QVariant;

namespace orrery::ide {

/// Stores a setting that changes while the user works. All QSettings objects have the new value at once. Another thread
/// writes it to the disk, so that the GUI thread does not wait for two syncs (P3.1, P3.5).
void keepSetting(const QString& key, const QVariant& value);

} // namespace orrery::ide
