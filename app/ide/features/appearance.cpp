// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/appearance.h"

#include "app/ide/main_window.h"
#include "app/ide/theme_setting.h"
#include "app/ide/translation.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenu>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// Creates a menu of exclusive choices. @param words values with their texts. @param present returns the present value.
template <class Choose>
QMenu* choices(MainWindow& window, const std::vector<std::pair<QString, QString>>& words, QString (*present)(),
               Choose choose) {
    auto* const menu = new QMenu(&window);
    auto* const group = new QActionGroup(menu);
    for (const auto& [value, text] : words) {
        QAction* const action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(value == present());
        action->setData(value);
        group->addAction(action);
    }
    // The preferences change the same settings.
    QObject::connect(menu, &QMenu::aboutToShow, menu, [group, present] {
        for (QAction* const action : group->actions()) {
            action->setChecked(action->data().toString() == present());
        }
    });
    QObject::connect(group, &QActionGroup::triggered, &window,
                     [choose](QAction* action) { choose(action->data().toString()); });
    return menu;
}

} // namespace

AppearanceFeature::AppearanceFeature(MainWindow& window) : Feature(window) {
    makeThemes();
    makeLanguages();
}

void AppearanceFeature::makeThemes() {
    window().actions()["view.theme"].setMenu(choices(window(),
                                                     {{QString(), tr("Same as &desktop")},
                                                      {QStringLiteral("light"), tr("&Light")},
                                                      {QStringLiteral("dark"), tr("D&ark")}},
                                                     themeSetting, [](const QString& theme) {
                                                         setThemeSetting(theme);
                                                         applyTheme(*qApp, wantedTheme(*qApp));
                                                     }));
}

void AppearanceFeature::makeLanguages() {
    std::vector<std::pair<QString, QString>> words{{QString(), tr("Same as &desktop")}};
    for (const QString& language : languages()) {
        words.emplace_back(language, languageName(language));
    }
    window().actions()["view.language"].setMenu(
        choices(window(), words, languageSetting, [this](const QString& language) {
            setLanguageSetting(language);
            if (chooseLanguage(wantedLanguages({})) != currentLanguage()) {
                window().say(tr("Orrery uses this language after a restart."));
            }
        }));
}

} // namespace orrery::ide
