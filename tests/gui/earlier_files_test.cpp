// SPDX-License-Identifier: GPL-3.0-or-later
// Files that earlier versions of the program wrote still open: session, statements of the sandbox, journal, project.
// tests/data/earlier/VERSION holds them as that version left them when it was killed.
#include "app/ide/main_window.h"
#include "widgets/document/document.h"
#include "widgets/document/document_editor.h"
#include "widgets/document/journal.h"
#include "widgets/merge/recovery_dialog.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

const QString earlier = QStringLiteral(ORRERY_SOURCE_DIR "/tests/data/earlier/");

void copyFiles(const QString& from, const QString& to) {
    QDir().mkpath(to);
    for (const QString& file : QDir(from).entryList(QDir::Files)) {
        QVERIFY(QFile::copy(from + '/' + file, to + '/' + file));
        QVERIFY(QFile::setPermissions(to + '/' + file, QFile::ReadOwner | QFile::WriteOwner));
    }
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class EarlierFilesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-earlier-files-test");
        QSettings().clear();
        QDir(data()).removeRecursively();
        applyTheme(*qApp, ThemeKind::light);
    }
    void cleanupTestCase() { QDir(data()).removeRecursively(); }

    void opens_data() {
        QTest::addColumn<QString>("version");
        QTest::addColumn<quint64>("hash");
        QTest::newRow("R1.1 what the version of November 2026 left when it was killed is opened")
            << "2026-11" << quint64{13433690877089866344u};
    }
    void opens() {
        QFETCH(QString, version);
        QFETCH(quint64, hash);
        const QString from = earlier + version;
        const QTemporaryDir project;
        copyFiles(from + "/project", project.path());
        const QByteArray key = QCryptographicHash::hash(project.path().toUtf8(), QCryptographicHash::Sha1).toHex();
        QSettings().setValue("sessions/" + QString::fromLatin1(key), bytesOf(from + "/session.json"));
        copyFiles(from + "/statements", sessionFolder(data(), project.path()));
        copyFiles(from + "/journal", journalFolder(data(), project.path()));

        MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
        window.show();
        QVERIFY(window.openProject(project.path()));
        QCoreApplication::processEvents();
        window.waitUntilIdle();

        // The journal: its work is offered, and restored.
        auto* const dialog = window.findChild<RecoveryDialog*>();
        QVERIFY(dialog != nullptr);
        for (QPushButton* const button : dialog->findChildren<QPushButton*>()) {
            if (button->isDefault()) {
                button->click(); // Restore
            }
        }
        window.waitUntilIdle();
        const Document* const content = window.store().find("content.xml");
        QVERIFY(content != nullptr);
        QCOMPARE(content->bytes(), "<!-- before -->" + bytesOf(from + "/project/content.xml"));

        // The session: tabs, carets, perspective, scenario, seed, turn, statements and orders.
        QCOMPARE(window.editors().size(), std::size_t{2});
        QCOMPARE(window.editorOf("orrery.xml")->caretOffset(), 12);
        QCOMPARE(window.perspective(), Perspective::sideBySide);
        QTRY_COMPARE(window.sandbox().turn(), 3u);
        const engine::Session& run = *window.sandbox().session();
        QCOMPARE(run.seed(), quint64{4711});
        QCOMPARE(run.scenario().orders.size(), std::size_t{1});
        QCOMPARE(run.history().log(3).hash, hash);
    }

private:
    static QString data() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }
};

QTEST_MAIN(EarlierFilesTest)
#include "earlier_files_test.moc"
