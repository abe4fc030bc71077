// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/preferences.h"

#include "app/ide/main_window.h"
#include "app/ide/shortcuts_page.h"
#include "app/ide/theme_setting.h"
#include "app/ide/translation.h"
#include "engine/text/machine_memory.h"
#include "engine/turn/run_limits.h"
#include "widgets/sandbox/sandbox_bar.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QApplication>
#include <QFont>
#include <QSettings>

#include <algorithm>
#include <array>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Preferences)
};

constexpr std::array pages{
    PreferencePage{"appearance", QT_TRANSLATE_NOOP("Preferences", "Appearance"), "settings"},
    PreferencePage{"saving", QT_TRANSLATE_NOOP("Preferences", "Opening and saving"), "save"},
    PreferencePage{"sandbox", QT_TRANSLATE_NOOP("Preferences", "Sandbox"), "galaxy"},
    PreferencePage{"limits", QT_TRANSLATE_NOOP("Preferences", "Limits of runs"), "warning"},
    PreferencePage{"keys", QT_TRANSLATE_NOOP("Preferences", "Keyboard shortcuts"), "edit",
                   [](MainWindow& window) -> QWidget* { return new ShortcutsPage(window.actions()); }},
};

constexpr auto autoSaveKey = "saving/automatic";
constexpr auto reopenKey = "saving/reopen";
constexpr auto lastProjectKey = "saving/last-project";
constexpr auto turnsKey = "sandbox/turns";
constexpr auto desktopFontProperty = "orreryDesktopFont"; ///< stored before a setting replaces the font
constexpr double mebi = 1024.0 * 1024.0;

QString key(const char* text) {
    return QString::fromLatin1(text);
}

/// Gives the program the font sizes and the font for code from the settings.
void applyFonts(MainWindow& /*window*/) {
    const QVariant kept = qApp->property(desktopFontProperty);
    const QFont desktop = kept.isValid() ? kept.value<QFont>() : QApplication::font();
    qApp->setProperty(desktopFontProperty, desktop);
    const QSettings settings;
    QFont font = desktop;
    if (const int size = settings.value(key("font/size")).toInt(); size > 0) {
        font.setPointSize(size);
    }
    if (font != QApplication::font()) {
        QApplication::setFont(font);
    }
    setCodeFont(settings.value(key("font/code-family")).toString(), settings.value(key("font/code-size")).toInt());
}

std::vector<Preference> appearance() {
    std::vector<std::pair<QString, QString>> spoken{{QString(), Texts::tr("Same as desktop")}};
    for (const QString& language : languages()) {
        spoken.emplace_back(language, languageName(language));
    }
    const QString page = key("appearance");
    return {
        {.key = key("theme"),
         .page = page,
         .label = Texts::tr("Theme"),
         .choices = {{QString(), Texts::tr("Same as desktop")},
                     {QStringLiteral("light"), Texts::tr("Light")},
                     {QStringLiteral("dark"), Texts::tr("Dark")}},
         .fallback = QString(),
         .apply = [](MainWindow&) { applyTheme(*qApp, wantedTheme(*qApp)); }},
        {.key = key("language"),
         .page = page,
         .label = Texts::tr("Language"),
         .help = Texts::tr("Orrery uses another language after a restart."),
         .choices = spoken,
         .fallback = QString()},
        {.key = key("font/size"),
         .page = page,
         .label = Texts::tr("Size of text"),
         .kind = PreferenceKind::number,
         .least = 5,
         .most = 32,
         .unit = Texts::tr(" pt"),
         .special = Texts::tr("Same as desktop"),
         .fallback = 0,
         .apply = applyFonts},
        {.key = key("font/code-family"),
         .page = page,
         .label = Texts::tr("Font of source and expressions"),
         .kind = PreferenceKind::fontFamily,
         .fallback = QString(),
         .apply = applyFonts},
        {.key = key("font/code-size"),
         .page = page,
         .label = Texts::tr("Size of source and expressions"),
         .kind = PreferenceKind::number,
         .least = 5,
         .most = 32,
         .unit = Texts::tr(" pt"),
         .special = Texts::tr("Same as desktop"),
         .fallback = 0,
         .apply = applyFonts},
    };
}

std::vector<Preference> saving() {
    const QString page = key("saving");
    return {
        {.key = key(autoSaveKey),
         .page = page,
         .label = Texts::tr("Save all files automatically"),
         .help = Texts::tr("Orrery keeps unsaved edits after a crash in any case."),
         .choices = {{QString(), Texts::tr("Never")},
                     {QStringLiteral("pause"), Texts::tr("5 seconds after the last edit")},
                     {QStringLiteral("leave"), Texts::tr("When another program gets the focus")}},
         .fallback = QString()},
        {.key = key(reopenKey),
         .page = page,
         .label = Texts::tr("Open the last project at the start"),
         .help = Texts::tr("Not after you close the project: then Orrery shows the start page."),
         .kind = PreferenceKind::flag,
         .fallback = false},
    };
}

std::vector<Preference> sandbox() {
    return {{.key = key(turnsKey),
             .page = key("sandbox"),
             .label = Texts::tr("Number of turns for 'Run turns'"),
             .help = Texts::tr("The field beside the button changes it, too."),
             .kind = PreferenceKind::number,
             .least = 1,
             .most = 10000,
             .fallback = 10,
             .apply = [](MainWindow& window) {
                 window.sandboxBar().setTurns(QSettings().value(key(turnsKey), 10).toInt());
             }}};
}

/// Returns the text key of a limit. Codes of diagnostics never change.
QString keyOf(const engine::RunLimitRow& row) {
    return QStringLiteral("limits/") +
           QString::fromUtf8(row.diagnostic->code.data(), static_cast<qsizetype>(row.diagnostic->code.size()));
}

bool countsBytes(const engine::RunLimitRow& row) {
    return row.value == &engine::RunLimits::traceBytes || row.value == &engine::RunLimits::memory;
}

void applyLimits(MainWindow& window) {
    static const std::uint64_t memoryAtStart = window.sandbox().limits().memory; // an option can set it
    engine::RunLimits limits = window.sandbox().limits();
    limits.memory = memoryAtStart;
    for (const Preference& one : preferences()) {
        for (const engine::RunLimitRow& row : engine::runLimitRows()) {
            if (one.key == keyOf(row) && (QSettings().contains(one.key) || row.value != &engine::RunLimits::memory)) {
                limits.*row.value =
                    static_cast<std::uint64_t>(one.value().toDouble() * (countsBytes(row) ? mebi : 1.0));
            }
        }
    }
    window.sandbox().setLimits(limits);
}

std::vector<Preference> limits() {
    engine::RunLimits normal;
    normal.memory = engine::defaultMemoryLimit();
    std::vector<Preference> all;
    for (const engine::RunLimitRow& row : engine::runLimitRows()) {
        const double size = countsBytes(row) ? mebi : 1.0;
        QString label = engineText(row.label);
        label[0] = label[0].toUpper();
        all.push_back(
            {.key = keyOf(row),
             .page = key("limits"),
             .label = label,
             .help = row.endsRun ? Texts::tr("At this limit, the run ends after the last complete turn.")
                     : row.span == engine::RunLimitRow::Span::run
                         ? Texts::tr("At this limit, the run goes on without more of them.")
                         : Texts::tr("For one turn. At this limit, the turn goes on without more of them."),
             .kind = PreferenceKind::number,
             .least = 1,
             .most = 1e15 / size,
             .unit = countsBytes(row) ? Texts::tr(" MB") : QString(),
             .fallback = static_cast<double>(static_cast<std::uint64_t>(static_cast<double>(normal.*row.value) / size)),
             .apply = applyLimits});
    }
    return all;
}

} // namespace

QVariant Preference::value() const {
    return QSettings().value(key, fallback);
}

void Preference::set(MainWindow& window, const QVariant& value) const {
    if (value == fallback) {
        QSettings().remove(key);
    } else {
        QSettings().setValue(key, value);
    }
    if (apply) {
        apply(window);
    }
}

std::span<const PreferencePage> preferencePages() {
    return pages;
}

QString titleOf(const PreferencePage& page) {
    return QCoreApplication::translate("Preferences", page.title);
}

const std::vector<Preference>& preferences() {
    static const std::vector<Preference> all = [] {
        std::vector<Preference> made;
        for (const auto& some : {appearance(), saving(), sandbox(), limits()}) {
            made.insert(made.end(), some.begin(), some.end());
        }
        return made;
    }();
    return all;
}

AutoSave autoSave() {
    const QString setting = QSettings().value(key(autoSaveKey)).toString();
    return setting == QLatin1String("pause")   ? AutoSave::afterPause
           : setting == QLatin1String("leave") ? AutoSave::onLeaving
                                               : AutoSave::never;
}

bool reopensLastProject() {
    return QSettings().value(key(reopenKey)).toBool();
}

void rememberLastProject(const QString& folder) {
    QSettings().setValue(key(lastProjectKey), folder);
}

QString lastProject() {
    return QSettings().value(key(lastProjectKey)).toString();
}

} // namespace orrery::ide
