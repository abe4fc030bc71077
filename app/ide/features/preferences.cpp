// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/preferences.h"

#include "app/ide/kept_setting.h"
#include "app/ide/main_window.h"
#include "app/ide/palette.h"
#include "app/ide/preferences.h"
#include "app/ide/preferences_dialog.h"
#include "widgets/sandbox/sandbox_bar.h"

#include <QApplication>
#include <QSettings>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {
constexpr int pauseMs = 5000;
}

PreferencesFeature::PreferencesFeature(MainWindow& window) : Feature(window) {
    const QSettings stored;
    for (const Preference& one : preferences()) {
        if (one.apply && stored.contains(one.key)) {
            one.apply(window);
        }
    }
    window.commandPalette().add([this] { return settings(); });
    window.actions().connectTo("file.preferences", [this] { dialog(); });
    window.actions().connectTo("help.shortcuts", [this] { dialog().showPage(QStringLiteral("keys")); });

    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMs);
    connect(&m_pause, &QTimer::timeout, this, &PreferencesFeature::saveIfUnsaved);
    // Reads the setting once for all edits of a step. The settings of Qt are slow, and a step can edit a thousand files
    // (P3.5).
    m_edited.setSingleShot(true);
    m_edited.setInterval(0);
    connect(&m_edited, &QTimer::timeout, this, [this] {
        if (autoSave() == AutoSave::afterPause) {
            m_pause.start();
        }
    });
    connect(&window.store().list(), &DocumentList::changed, &m_edited, qOverload<>(&QTimer::start));
    connect(qApp, &QApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive && autoSave() == AutoSave::onLeaving) {
            saveIfUnsaved();
        }
    });
    connect(&window, &MainWindow::projectOpened, this,
            [this] { rememberLastProject(this->window().store().folder()); });
    connect(&window.sandboxBar(), &SandboxBar::turnsChanged, this,
            [](int turns) { keepSetting(QStringLiteral("sandbox/turns"), turns); });
    connect(&window, &MainWindow::projectClosed, this, [] { rememberLastProject({}); });
}

PreferencesDialog& PreferencesFeature::dialog() {
    if (m_dialog == nullptr) {
        m_dialog = new PreferencesDialog(window());
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
    return *m_dialog;
}

PaletteItems PreferencesFeature::settings() {
    const std::vector<Preference>& all = preferences();
    const auto pageOf = [](const Preference& one) {
        for (const PreferencePage& page : preferencePages()) {
            if (one.page == QLatin1String(page.id)) {
                return titleOf(page);
            }
        }
        return QString();
    };
    return {static_cast<int>(all.size()),
            [&all, pageOf](int i) {
                const Preference& one = all[static_cast<std::size_t>(i)];
                return Choice{.name = one.label, .detail = pageOf(one), .kind = tr("setting")};
            },
            [this, &all](int i) { dialog().showSetting(all[static_cast<std::size_t>(i)].key); }};
}

void PreferencesFeature::saveIfUnsaved() {
    if (window().store().hasUnsaved()) {
        window().saveEverything();
    }
}

} // namespace orrery::ide
