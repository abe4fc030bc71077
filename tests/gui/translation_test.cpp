// SPDX-License-Identifier: GPL-3.0-or-later
// The program in other languages.
#include "app/ide/translation.h"
#include "tests/support/named_test.h"
#include "widgets/form/form_commands.h"
#include "widgets/form/form_entries.h"
#include "widgets/form/structure_commands.h"
#include "widgets/sandbox/map_objects.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace orrery;
using namespace orrery::ide;

namespace {

/// Whether all translations must exist; off while sources change faster than their translations.
constexpr bool mustBeFinished = ORRERY_TRANSLATIONS_FINISHED;

const QString texts = QStringLiteral(ORRERY_SOURCE_DIR "/translations");

/// Returns the sources of entries without a translation, or with missing plural forms.
QStringList unfinished(const QString& language) {
    QStringList found;
    QFile file(QStringLiteral("%1/orrery_%2.ts").arg(texts, language));
    if (!file.open(QIODevice::ReadOnly)) {
        return {QStringLiteral("cannot read %1").arg(file.fileName())};
    }
    QXmlStreamReader xml(&file);
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QLatin1String("source")) {
            source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            const bool isOpen = xml.attributes().hasAttribute("type");
            const QString words = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            if (isOpen || words.isEmpty()) {
                found << source;
            }
        }
    }
    return xml.hasError() ? QStringList{xml.errorString()} : found;
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the first group of each match in the sources of the widgets and the program.
QSet<QString> namesIn(const QRegularExpression& pattern) {
    QSet<QString> names;
    for (const char* const folder : {"widgets", "app/ide"}) {
        QDirIterator files(QStringLiteral(ORRERY_SOURCE_DIR "/%1").arg(QLatin1String(folder)), {"*.cpp", "*.h"},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString source = QString::fromUtf8(bytesOf(files.next()));
            for (auto found = pattern.globalMatch(source); found.hasNext();) {
                names << found.next().captured(1);
            }
        }
    }
    return names;
}

} // namespace

class TranslationTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-translation-test");
        QSettings().clear();
    }

    void chosen_data() {
        QTest::addColumn<QStringList>("wanted");
        QTest::addColumn<QString>("language");
        QTest::newRow("I5.3 a country's language is the language") << QStringList{"de_AT.UTF-8"} << "de";
        QTest::newRow("I5.3 a language may be written with a dash") << QStringList{"fr-CA"} << "fr";
        QTest::newRow("I5.3 the first language that is spoken is taken") << QStringList{"pt-BR", "fr", "de"} << "fr";
        QTest::newRow("I5.3 where none is spoken it is English") << QStringList{"pt-BR"} << "en";
        QTest::newRow("I5.3 where none is asked for it is English") << QStringList{} << "en";
    }
    void chosen() {
        QFETCH(QStringList, wanted);
        QTEST(chooseLanguage(wanted), "language");
    }

    NAMED_TEST(setting, "I5.3 the command line goes before the settings, and these before the desktop") {
        setLanguageSetting("fr");
        QCOMPARE(wantedLanguages("de"), QStringList{"de"});
        QCOMPARE(wantedLanguages({}), QStringList{"fr"});
        setLanguageSetting({});
        QCOMPARE(wantedLanguages({}), QLocale::system().uiLanguages());
    }

    void plurals_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("words");
        QTest::newRow("I5.3 one error in English") << "en" << 1 << "1 error";
        QTest::newRow("I5.3 no errors in English") << "en" << 0 << "0 errors";
        QTest::newRow("I5.3 two errors in English") << "en" << 2 << "2 errors";
        QTest::newRow("I5.3 one error in German") << "de" << 1 << "1 Fehler";
        QTest::newRow("I5.3 no error in French is one like a single one") << "fr" << 0 << "0 erreur";
        QTest::newRow("I5.3 two errors in French") << "fr" << 2 << "2 erreurs";
    }
    void plurals() {
        QFETCH(QString, language);
        QFETCH(int, count);
        QVERIFY(useLanguage(*QCoreApplication::instance(), language));
        QCOMPARE(currentLanguage(), language);
        QTEST(QCoreApplication::translate("orrery::widgets::ProjectTreeModel", "%n error(s)", nullptr, count), "words");
    }

    void menus_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("words");
        QTest::newRow("I5.3 the menu in English") << "en"
                                                  << "&File";
        QTest::newRow("I5.3 the menu in German") << "de"
                                                 << "&Datei";
        QTest::newRow("I5.3 the menu in French") << "fr"
                                                 << "&Fichier";
    }
    void menus() {
        QFETCH(QString, language);
        QVERIFY(useLanguage(*QCoreApplication::instance(), language));
        QTEST(QCoreApplication::translate("Menus", "&File"), "words");
    }

    NAMED_TEST(contexts, "I5.3 texts of classes without signals are found in their own contexts") {
        QVERIFY(useLanguage(*QCoreApplication::instance(), "de"));
        QCOMPARE(widgets::FormCommands::tr("&Duplicate"), "&Verdoppeln");
        QCOMPARE(widgets::FormEntries::tr("After %1"), "Nach %1");
        QCOMPARE(widgets::StructureCommands::tr("Remove %1"), "%1 entfernen");
        QCOMPARE(widgets::MapObjects::tr("%1 is already here"), "Hier ist schon %1");
    }

    NAMED_TEST(markedContexts, "I5.3 each context of a marked text is one that the program looks up") {
        const QSet<QString> marked = namesIn(QRegularExpression("QT_TRANSLATE_NOOP\\(\\s*\"([^\"]+)\""));
        const QSet<QString> classes = namesIn(QRegularExpression("\nclass (\\w+)[^;{]*\\{\\s*Q_OBJECT"));
        QSet<QString> known = namesIn(QRegularExpression("\\btranslate\\(\\s*\"([^\"]+)\""));
        for (const QString& one : classes) {
            known << QStringLiteral("orrery::widgets::") + one << QStringLiteral("orrery::ide::") + one;
        }
        QVERIFY(marked.contains("Actions"));
        QCOMPARE((marked - known).values(), QStringList());
    }

    NAMED_TEST(unknown, "I5.3 a language without texts is not taken for one") {
        QVERIFY(!useLanguage(*QCoreApplication::instance(), "eo"));
    }

    void finished_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("I5.3 English has all plural forms") << "en";
        QTest::newRow("I5.3 German is complete") << "de";
        QTest::newRow("I5.3 French is complete") << "fr";
    }
    void finished() {
        QFETCH(QString, language);
        const QStringList open = unfinished(language);
        QVERIFY2(open.isEmpty() || !open.front().startsWith("cannot read", Qt::CaseInsensitive),
                 qPrintable(open.join('\n')));
        if (mustBeFinished) {
            QCOMPARE(open, QStringList());
        } else {
            QVERIFY(!open.contains("&File"));
        }
    }

    void upToDate_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages()) {
            QTest::addRow("I5.3 the sources say nothing that the texts do not have: %s", qPrintable(language))
                << language;
        }
    }
    void upToDate() {
        QFETCH(QString, language);
        const QString name = QStringLiteral("orrery_%1.ts").arg(language);
        QTemporaryDir folder;
        for (const QString& one : languages()) {
            const QString file = QStringLiteral("orrery_%1.ts").arg(one);
            QVERIFY(QFile::copy(texts + '/' + file, folder.filePath(file)));
        }
        QProcess update;
        for (const QString& one : languages()) {
            if (one != QLatin1String("en")) {
                const QString file = QStringLiteral("engine_%1.ts").arg(one);
                QVERIFY(QFile::copy(texts + '/' + file, folder.filePath(file)));
            }
        }
        update.start(texts + "/update", {ORRERY_LUPDATE, folder.path(), ORRERY_ENGINE_TEXTS});
        QVERIFY(update.waitForFinished(120000));
        QCOMPARE(update.exitCode(), 0);
        // Here a text would have one context in the file, and another one when the program looks it up.
        const QString said = QString::fromUtf8(update.readAllStandardError());
        static const QRegularExpression lost(".*Class '(?!orrery::widgets')[^']*' lacks Q_OBJECT macro");
        QCOMPARE(lost.match(said).captured(), QString());
        QVERIFY(!bytesOf(folder.filePath(name)).isEmpty());
        if (mustBeFinished) {
            QCOMPARE(bytesOf(folder.filePath(name)), bytesOf(texts + '/' + name));
            const QString ofEngine = QStringLiteral("engine_%1.ts").arg(language);
            QCOMPARE(bytesOf(folder.filePath(ofEngine)), bytesOf(texts + '/' + ofEngine));
        }
    }
};

QTEST_GUILESS_MAIN(TranslationTest)
#include "translation_test.moc"
