// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QVariant;

namespace orrery::ide {

/// Stores a setting that changes while the user works. All QSettings objects have the new value at once. Another thread
/// writes it to the disk, so that the GUI thread does not wait for two syncs (P3.1, P3.5).
void keepSetting(const QString& key, const QVariant& value);

/// Returns the key of a setting that each project has for itself.
/// @param group first part of the key @param folder folder of the project
QString keyOfProject(const char* group, const QString& folder);

} // namespace orrery::ide
