// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/kept_setting.h"

#include "widgets/base/background.h"

#include <QCryptographicHash>
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

QString keyOfProject(const char* group, const QString& folder) {
    // Paths contain '/', which separates groups in settings.
    const QByteArray hash = QCryptographicHash::hash(folder.toUtf8(), QCryptographicHash::Sha1).toHex();
    return QString::fromLatin1(group) + QLatin1Char('/') + QString::fromLatin1(hash);
}

} // namespace orrery::ide
