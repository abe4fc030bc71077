// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QCoreApplication;

namespace orrery::ide {

/// The languages that the program speaks (I5.3): "en", "de", "fr".
const QStringList& languages();
/// A language by its own name: "Deutsch".
QString languageName(const QString& language);
/// The first of the wanted ones that the program speaks, a country left out ("de_AT" is "de"); else English.
QString chooseLanguage(const QStringList& wanted);
/// What is wanted: `asked` (of the command line), else the settings, else the desktop.
QStringList wantedLanguages(const QString& asked);
/// Lets the program, and Qt's own dialogs, speak a language; texts made before stay as they are. Once in a program's
/// life, or again with another one. False where the program has no texts in it.
bool useLanguage(QCoreApplication& app, const QString& language);
/// The language in use; English before one was chosen.
QString currentLanguage();
/// The language that settings ask for; empty: the desktop's.
QString languageSetting();
void setLanguageSetting(const QString& language);

} // namespace orrery::ide
