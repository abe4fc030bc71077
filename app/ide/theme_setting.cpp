// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/theme_setting.h"

#include <QApplication>
#include <QSettings>

namespace orrery::ide {

using widgets::ThemeKind;

namespace {

constexpr auto settingKey = "theme";
constexpr auto desktopProperty = "orreryDesktopIsDark"; ///< stored before a theme replaces the palette

ThemeKind kindOf(const QString& name, ThemeKind fallback) {
    return name == QLatin1String("dark")    ? ThemeKind::dark
           : name == QLatin1String("light") ? ThemeKind::light
                                            : fallback;
}

} // namespace

QString themeSetting() {
    return QSettings().value(QLatin1String(settingKey)).toString();
}

void setThemeSetting(const QString& setting) {
    if (setting.isEmpty()) {
        QSettings().remove(QLatin1String(settingKey));
    } else {
        QSettings().setValue(QLatin1String(settingKey), setting);
    }
}

ThemeKind wantedTheme(const QApplication& app) {
    const bool isDark = app.property(desktopProperty).toBool();
    return kindOf(themeSetting(), isDark ? ThemeKind::dark : ThemeKind::light);
}

void beginTheme(QApplication& app, const QString& asked) {
    app.setProperty(desktopProperty, widgets::themeKindOf(QApplication::palette()) == ThemeKind::dark);
    widgets::applyTheme(app, kindOf(asked, wantedTheme(app)));
}

} // namespace orrery::ide
