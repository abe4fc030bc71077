// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QSettings>
#include <QTranslator>

namespace orrery::ide {

namespace {

constexpr auto settingKey = "language";
constexpr auto propertyName = "orreryLanguage";

} // namespace

const QStringList& languages() {
    static const QStringList all{QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("fr")};
    return all;
}

QString languageName(const QString& language) {
    const QString name = QLocale(language).nativeLanguageName();
    // Qt's name for "en" is "American English".
    return language == QLatin1String("en") ? QStringLiteral("English") : name.left(1).toUpper() + name.mid(1);
}

QString chooseLanguage(const QStringList& wanted) {
    for (const QString& one : wanted) {
        const QString language = one.left(one.indexOf(QRegularExpression(QStringLiteral("[-_.@]")))).toLower();
        if (languages().contains(language)) {
            return language;
        }
    }
    return QStringLiteral("en");
}

QStringList wantedLanguages(const QString& asked) {
    const QString setting = languageSetting();
    return !asked.isEmpty()     ? QStringList{asked}
           : !setting.isEmpty() ? QStringList{setting}
                                : QLocale::system().uiLanguages();
}

bool useLanguage(QCoreApplication& app, const QString& language) {
    for (QTranslator* const old : app.findChildren<QTranslator*>(QString(), Qt::FindDirectChildrenOnly)) {
        QCoreApplication::removeTranslator(old);
        delete old;
    }
    // The order matters: Qt first searches the translator that was installed last.
    const QString ofQt = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    bool isSpoken = false;
    for (const QString& file : {ofQt + QStringLiteral("/qtbase_"), ofQt + QStringLiteral("/qscintilla_"),
                                QStringLiteral(":/orrery/translations/orrery_")}) {
        auto* const translator = new QTranslator(&app);
        if (translator->load(file + language + QStringLiteral(".qm")) &&
            QCoreApplication::installTranslator(translator)) {
            isSpoken = file.startsWith(QLatin1Char(':'));
        } else {
            delete translator;
        }
    }
    app.setProperty(propertyName, language);
    return isSpoken;
}

QString currentLanguage() {
    const QVariant language = QCoreApplication::instance()->property(propertyName);
    return language.isValid() ? language.toString() : QStringLiteral("en");
}

QString languageSetting() {
    return QSettings().value(QLatin1String(settingKey)).toString();
}

void setLanguageSetting(const QString& language) {
    if (language.isEmpty()) {
        QSettings().remove(QLatin1String(settingKey));
    } else {
        QSettings().setValue(QLatin1String(settingKey), language);
    }
}

} // namespace orrery::ide
