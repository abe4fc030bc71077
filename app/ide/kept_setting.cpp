// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/kept_setting.h"

#include "widgets/base/background.h"

#include <QSettings>
#include <QString>
#include <QThreadPool>
#include <QVariant>

#include <memory>

namespace orrery::ide {

void keepSetting(const QString& key, const QVariant& value) {
    auto settings = std::make_shared<QSettings>();
    settings->setValue(key, value);
    settings->moveToThread(nullptr); // without a thread, only the destructor writes the setting
    widgets::inBackground([settings = std::move(settings)]() mutable { settings.reset(); });
}

} // namespace orrery::ide
