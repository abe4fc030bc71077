// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QCoreApplication;

namespace orrery::ide {

/// Returns the languages of the program (I5.3): "en", "de", "fr".
const QStringList& languages();
/// Returns the native name of a language: "Deutsch".
QString languageName(const QString& language);
/// Returns the first wanted language that the program has, ignoring countries ("de_AT" is "de"); else English.
QString chooseLanguage(const QStringList& wanted);
/// Returns the wanted languages: `asked` (from the command line), else the settings, else the desktop's.
QStringList wantedLanguages(const QString& asked);
/// Sets the language of the program and of Qt's own dialogs; existing texts stay as they are. It can be called again
/// with another language. Returns false if the program has no texts in that language.
bool useLanguage(QCoreApplication& app, const QString& language);
/// Returns the language in use; English before useLanguage().
QString currentLanguage();
/// Returns the language from the settings; empty: the desktop's.
QString languageSetting();
void setLanguageSetting(const QString& language);

} // namespace orrery::ide
