// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QVariant;

namespace orrery::ide {

/// Stores a setting that changes while the person works. All QSettings objects see it at once; the disk gets it a
/// moment later. The GUI thread does not wait for the two syncs to disk (P3.1, P3.5).
void keepSetting(const QString& key, const QVariant& value);

} // namespace orrery::ide
