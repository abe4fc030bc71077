// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QCoreApplication;

namespace orrery::ide {

/// Returns the codes of the program's languages (I5.3): "en", "de", "fr".
const QStringList& languages();
/// Returns the native name of a language, such as "Deutsch".
QString languageName(const QString& language);
/// Returns the first wanted language that the program has; otherwise English. Ignores countries: "de_AT" counts as
/// "de".
QString chooseLanguage(const QStringList& wanted);
/// Returns the wanted languages: `asked` (from the command line), otherwise the one in the settings, otherwise those of
/// the desktop.
QStringList wantedLanguages(const QString& asked);
/// Sets the language of the program and of Qt's own dialogs. Existing widgets keep their texts. Can be called again
/// with another language. Returns false if the program has no texts in the language.
bool useLanguage(QCoreApplication& app, const QString& language);
/// Returns the language in use; English before useLanguage().
QString currentLanguage();
/// Returns the language from the settings; empty: the language of the desktop.
QString languageSetting();
void setLanguageSetting(const QString& language);

} // namespace orrery::ide
