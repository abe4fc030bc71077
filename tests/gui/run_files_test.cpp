// SPDX-License-Identifier: GPL-3.0-or-later
// Run files in the whole window: saving, opening, dropping, and files that are refused (I4.16).
#include "app/ide/actions.h"
#include "app/ide/features/run_files.h"
#include "app/ide/main_window.h"
#include "app/ide/open_run_dialog.h"
#include "app/ide/translation.h"
#include "engine/check/scenario/statements.h"
#include "engine/runfile/run_file.h"
#include "tests/engine/support/zip_maker.h"
#include "tests/support/named_test.h"
#include "widgets/document/document.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QProgressDialog>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class RunFilesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-run-files-test");
        QCoreApplication::setApplicationVersion("1.2.3");
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QVERIFY(useLanguage(*qApp, QStringLiteral("en")));
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        makeWindow();
        QVERIFY(copyFolder(QStringLiteral(ORRERY_RESOURCE_DIR "/demo"), m_folder->filePath("demo")));
        QVERIFY(m_window->openProject(m_folder->filePath("demo")));
        m_window->waitUntilIdle();
    }
    void cleanup() {
        m_window.reset();
        m_folder.reset();
    }

    NAMED_TEST(commands, "I4.16 Save run needs a run; Open run is always possible, also on the start page") {
        QVERIFY(action("file.save-run").isEnabled());
        QVERIFY(m_window->closeProject());
        m_window->waitUntilIdle();
        QVERIFY(!action("file.save-run").isEnabled());
        QVERIFY(action("file.open-run").isEnabled());
    }

    NAMED_TEST(saved, "I4.16 a run is saved with unsaved edits, statements and its turn, and opens the same by keys") {
        Document& document = edit("older");
        m_window->sandbox().startById("seven-suns", 11);
        m_window->sandbox().goTo(2);
        m_window->waitUntilIdle();
        apply("<set object='Hearth' meter='Population' which='current' value='3'/>");
        m_window->sandbox().goTo(5);
        m_window->sandbox().goTo(4);
        m_window->waitUntilIdle();
        const std::uint64_t hash = session().history().hash(5);
        saveByKeys();
        const auto file = read();
        QCOMPARE(file.run.scenario, std::string("seven-suns"));
        QCOMPARE(file.run.seed, std::uint64_t{11});
        QCOMPARE(file.run.turn, 4U);
        QCOMPARE(file.run.hashes.size(), std::size_t{6});
        QCOMPARE(file.run.hashes.back(), hash);
        QCOMPARE(file.run.program, std::string("1.2.3"));
        QVERIFY(file.run.actions.size() == 1 && file.run.actions.front().starts_with("<set"));
        QVERIFY(document.isModified());
        QVERIFY(std::string(file.contents.files.at("scenarios.xml")->bytes()).find("older") != std::string::npos);
        for (const auto& [path, text] : file.contents.files) {
            QVERIFY2(!path.starts_with("."), path.c_str()); // texts of the session are no content
        }

        while (document.isModified()) { // the statement is a step of the same history
            m_window->store().history().undo();
        }
        m_window->waitUntilIdle();
        const QSignalSpy replayed(feature(), &RunFilesFeature::replayed);
        openByKeys(path());
        QTRY_COMPARE(replayed.size(), 1);
        m_window->waitUntilIdle();
        QCOMPARE(m_window->store().folder(), m_folder->filePath("strange"));
        QCOMPARE(m_window->sandbox().turn(), 4U);
        QCOMPARE(session().seed(), std::uint64_t{11});
        QCOMPARE(session().history().hash(4), file.run.hashes[4]);
        QCOMPARE(said(), QString("As saved: the hashes of turns 0 to 5 agree."));
        QVERIFY(m_window->perspective() == Perspective::sandbox);
    }

    NAMED_TEST(galaxy, "I4.16 the run of a new galaxy is saved with its scenario, and plays the same") {
        engine::CheckedScenario galaxy = *m_window->sandbox().program()->model->findScenario("wide-sky");
        galaxy.id = "galaxy";
        galaxy.name = "My galaxy";
        m_window->sandbox().start(galaxy, 5);
        m_window->sandbox().goTo(3);
        m_window->waitUntilIdle();
        const std::uint64_t hash = session().history().hash(3);
        feature()->save(path());
        QTRY_VERIFY(QFile::exists(path()));
        QCOMPARE(read().run.scenario, std::string("saved-run"));
        const QSignalSpy replayed(feature(), &RunFilesFeature::replayed);
        openByKeys(path());
        QTRY_COMPARE(replayed.size(), 1);
        m_window->waitUntilIdle();
        QCOMPARE(session().history().hash(3), hash);
        QCOMPARE(said(), QString("As saved: the hashes of turns 0 to 3 agree."));
    }

    NAMED_TEST(differs,
               "I4.16 a run that plays otherwise is opened, and the window names the first turn that differs") {
        m_window->sandbox().goTo(4);
        m_window->waitUntilIdle();
        feature()->save(path());
        QTRY_VERIFY(QFile::exists(path()));
        engine::RunFile file = read();
        file.run.hashes[2] ^= 1;
        file.run.program = "0.9";
        file.description = std::make_shared<const engine::SourceText>("run.xml", engine::runDescriptionXml(file.run));
        writeBytes(std::get<std::string>(engine::writeRunFile(file)));
        openByKeys(path());
        QTRY_VERIFY(message() != nullptr);
        QCOMPARE(message()->text(), QString("The run differs from the saved one from turn 2 on."));
        QCOMPARE(message()->informativeText(),
                 QString("Orrery 0.9 saved the run; this is Orrery 1.2.3. The rules may have changed."));
        message()->accept();
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().turn(), 4U);
    }

    void refused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        QTest::newRow("I4.16 a file that is no run file is refused with the reason")
            << QByteArray("no zip at all, but long enough to be one: 0123456789") << "it is not a zip archive";
        QTest::newRow("I4.16 a truncated file is refused with the reason")
            << QByteArray("half") << "its end is missing";
        QTest::newRow("I4.16 a file of an unknown format is refused with the reason")
            << QByteArray("format") << "it has format 99, and this version of Orrery reads format 1";
        QTest::newRow("I4.16 a path that leads outside is refused with the reason")
            << QByteArray("outside") << "the name 'content/../../evil.xml' leads out of the run file";
        QTest::newRow("I4.16 a zip bomb is refused with the reason") << QByteArray("bomb") << "the limit is";
    }
    void refused() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        if (!bytes.startsWith("no zip")) {
            bytes = broken(bytes);
        }
        writeBytes(bytes.toStdString());
        feature()->open(path());
        QTRY_VERIFY(message() != nullptr);
        QCOMPARE(message()->text(), QString("'strange.orrery-run' cannot be opened."));
        QVERIFY2(message()->informativeText().contains(reason), qPrintable(message()->informativeText()));
        message()->accept();
        QVERIFY(!QDir(m_folder->filePath("strange")).exists());
        QCOMPARE(m_window->store().folder(), m_folder->filePath("demo"));
        QVERIFY(m_window->sandbox().hasRun());
    }

    NAMED_TEST(dropped, "I4.16 a run file that is dropped on any part of the window is opened") {
        feature()->save(path());
        QTRY_VERIFY(QFile::exists(path()));
        m_window->setEditMode(EditMode::source);
        m_window->openFile("scenarios.xml");
        for (QWidget* const target : {static_cast<QWidget*>(m_window.get()), QApplication::focusWidget()}) {
            QVERIFY(target != nullptr);
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(path())});
            data.setText(path());
            QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QVERIFY(QApplication::sendEvent(target, &enter) && enter.isAccepted());
            QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QVERIFY(QApplication::sendEvent(target, &drop));
            QTRY_VERIFY(dialog() != nullptr);
            dialog()->reject();
            QTRY_VERIFY(dialog() == nullptr);
        }
        QVERIFY(!m_window->store().hasUnsaved()); // the name was not inserted into the text
    }

    NAMED_TEST(folders, "I4.16 the folder is beside the file, never one with content, and the dialog says why not") {
        feature()->save(path());
        QTRY_VERIFY(QFile::exists(path()));
        QVERIFY(QDir().mkpath(m_folder->filePath("strange/inside")));
        QCOMPARE(folderBeside(path()), m_folder->filePath("strange-2"));
        feature()->open(path());
        QTRY_VERIFY(dialog() != nullptr);
        QLineEdit& line = *dialog()->findChild<QLineEdit*>();
        QVERIFY(line.hasFocus() || dialog()->focusWidget() == &line);
        QVERIFY(openButton()->isEnabled());
        line.setText(m_folder->filePath("strange"));
        QVERIFY(!openButton()->isEnabled());
        QVERIFY2(labels().contains("is not empty. Choose a new or an empty folder."), qPrintable(labels()));
        line.setText("relative");
        QVERIFY2(labels().contains("Enter the whole path of a folder."), qPrintable(labels()));
        line.setText(QDir::toNativeSeparators(m_folder->filePath("strange-2")));
        dialog()->reject();
    }

    NAMED_TEST(stays, "I4.16 a project with unsaved work stays open if the user wants that") {
        feature()->save(path());
        QTRY_VERIFY(QFile::exists(path()));
        edit("unsaved");
        QTimer::singleShot(0, this, &RunFilesTest::cancelQuestions);
        feature()->open(path());
        QTRY_VERIFY(dialog() != nullptr);
        dialog()->accept();
        QTRY_VERIFY(said().startsWith("The content of the run is in "));
        QCOMPARE(m_window->store().folder(), m_folder->filePath("demo"));
        QVERIFY(m_window->store().hasUnsaved());
        m_window->store().history().undo();
    }

    NAMED_TEST(allSaved, "I4.16 saving goes on while another file is saved or opened, and every file is written") {
        feature()->save(path());
        QTRY_VERIFY(QFile::exists(path()));
        QTRY_VERIFY(said().startsWith("Saved the run"));
        m_window->sandbox().goTo(6);
        m_window->waitUntilIdle();
        const QString first = m_folder->filePath("first.orrery-run");
        const QString second = m_folder->filePath("second.orrery-run");
        feature()->save(first);
        feature()->save(second);
        feature()->open(path());
        QTRY_VERIFY(QFile::exists(first) && QFile::exists(second));
        QTRY_VERIFY(dialog() != nullptr);
        dialog()->reject();
        QTRY_COMPARE(said(), QString("Saved the run to second.orrery-run"));
    }

    NAMED_TEST(dropsWish, "I4.16 the window says that a run is not saved if its project closes before") {
        m_window->sandbox().goTo(300);
        feature()->save(path());
        QVERIFY(m_window->sandbox().isBusy());
        QVERIFY(m_window->closeProject());
        QTRY_VERIFY(message() != nullptr);
        QCOMPARE(message()->text(), QString("The run was not saved."));
        message()->accept();
        QVERIFY(!QFile::exists(path()));
    }

    NAMED_TEST(cancelledJob, "I4.16 a run is saved as it was played, without statements that a cancelled job drops") {
        m_window->sandbox().goTo(300);
        std::vector<engine::Diagnostic> problems;
        m_window->sandbox().apply(
            engine::parseStatements("<set object='Hearth' meter='Population' which='current' value='3'/>",
                                    *m_window->sandbox().program()->model, problems)
                .at(0));
        m_window->sandbox().cancel();
        m_window->sandbox().waitUntilIdle();
        const std::size_t played = session().scenario().statements.size();
        QCOMPARE(played, session().program().model->findScenario(session().scenario().id)->statements.size());
        feature()->save(path());
        QTRY_VERIFY(QFile::exists(path()));
        QCOMPARE(read().run.actions.size(), std::size_t{0});
    }

    NAMED_TEST(cancelledUnpack, "I4.16 Cancel while the content is unpacked keeps the present project") {
        feature()->save(path());
        QTRY_VERIFY(QFile::exists(path()));
        feature()->open(path());
        QTRY_VERIFY(dialog() != nullptr);
        dialog()->accept();
        const QPointer progress = m_window->findChild<QProgressDialog*>("run-file-progress");
        QVERIFY(progress != nullptr);
        emit progress->canceled(); // its button, which appears only if the work takes a while
        QTRY_VERIFY(progress == nullptr);
        QTest::qWait(100);
        QCOMPARE(m_window->store().folder(), m_folder->filePath("demo"));
    }

    NAMED_TEST(replaces, "I4.16 a name without its ending is not saved over a file before the user agrees") {
        QFile old(path());
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        QString question;
        answerFileDialog(m_folder->filePath("strange"));
        refuseReplacing(question);
        pressMenu(Qt::Key_V);
        m_window->waitUntilIdle();
        QVERIFY2(question.contains("strange.orrery-run"), qPrintable(question));
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
    }

    NAMED_TEST(unwritable,
               "I4.16 a file of the project or a folder that does not exist is not written, with the reason") {
        feature()->save(m_folder->filePath("demo/scenarios.xml"));
        QTRY_VERIFY(message() != nullptr);
        QCOMPARE(message()->text(), QString("The run was not saved."));
        message()->accept();
        QTRY_VERIFY(message() == nullptr);
        feature()->save(m_folder->filePath("none/strange.orrery-run"));
        QTRY_VERIFY(message() != nullptr);
        QVERIFY2(message()->informativeText().contains("none/strange.orrery-run"),
                 qPrintable(message()->informativeText()));
        message()->accept();
    }

    NAMED_TEST(argument, "I4.16 the window opens a run file that it gets in place of a project") {
        feature()->save(path());
        QTRY_VERIFY(QFile::exists(path()));
        m_window.reset();
        makeWindow();
        QVERIFY(m_window->openProject(path()));
        QTRY_VERIFY(dialog() != nullptr);
        const QSignalSpy replayed(feature(), &RunFilesFeature::replayed);
        QTest::keyClick(dialog(), Qt::Key_Return);
        QTRY_COMPARE(replayed.size(), 1);
        QCOMPARE(m_window->store().folder(), m_folder->filePath("strange"));
    }

private:
    void makeWindow() {
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1400, 900);
        m_window->show();
        QApplication::setActiveWindow(m_window.get());
    }
    static bool copyFolder(const QString& from, const QString& to) {
        QDir().mkpath(to);
        bool isDone = true;
        for (const QFileInfo& entry : QDir(from).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
            const QString target = QDir(to).filePath(entry.fileName());
            isDone = isDone && (entry.isDir() ? copyFolder(entry.filePath(), target)
                                              : QFile::copy(entry.filePath(), target) &&
                                                    QFile(target).setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        }
        return isDone;
    }
    QString path() const { return m_folder->filePath("strange.orrery-run"); }
    QAction& action(const char* id) { return m_window->actions()[id]; }
    RunFilesFeature* feature() { return m_window->findChild<RunFilesFeature*>(); }
    const engine::Session& session() const { return *m_window->sandbox().session(); }
    QString said() const { return m_window->statusBar()->currentMessage(); }
    QMessageBox* message() const {
        const QList<QMessageBox*> all = m_window->findChildren<QMessageBox*>();
        return all.isEmpty() || !all.back()->isVisible() ? nullptr : all.back();
    }
    OpenRunDialog* dialog() const {
        auto* const found = m_window->findChild<OpenRunDialog*>();
        return found != nullptr && found->isVisible() ? found : nullptr;
    }
    QPushButton* openButton() const {
        for (QPushButton* const button : dialog()->findChildren<QPushButton*>()) {
            if (button->text() == "Open") {
                return button;
            }
        }
        return nullptr;
    }
    QString labels() const {
        QString text;
        for (const QLabel* const label : dialog()->findChildren<QLabel*>()) {
            text += label->text() + '\n';
        }
        return text;
    }
    engine::RunFile read() const {
        QFile file(path());
        if (!file.open(QFile::ReadOnly)) {
            qFatal("no run file");
        }
        return std::get<engine::RunFile>(engine::readRunFile(file.readAll().toStdString()));
    }
    void writeBytes(const std::string& bytes) const {
        QFile file(path());
        if (!file.open(QFile::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) != qint64(bytes.size())) {
            qFatal("cannot write");
        }
    }
    /// Adds a comment to the scenarios without saving.
    Document& edit(const QByteArray& added) {
        Document& document = *m_window->store().find("scenarios.xml");
        const QByteArray text = document.bytes();
        const auto at = static_cast<std::uint32_t>(text.indexOf("<scenario"));
        m_window->store().apply("edit", {{&document, {at, at}, "<!-- " + added + " -->"}});
        m_window->waitUntilIdle();
        return document;
    }
    void apply(const std::string& xml) {
        std::vector<engine::Diagnostic> problems;
        const auto statements = engine::parseStatements(xml, *m_window->sandbox().program()->model, problems);
        m_window->sandbox().apply(statements.at(0));
        m_window->waitUntilIdle();
    }
    /// Answers the next file dialog with a path.
    void answerFileDialog(const QString& wanted) {
        QTimer::singleShot(0, this, [this, wanted] {
            auto* const files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (files == nullptr) {
                answerFileDialog(wanted);
                return;
            }
            auto* const name = files->findChild<QLineEdit*>("fileNameEdit");
            name->setText(wanted);
            QTest::keyClick(name, Qt::Key_Return);
        });
    }
    /// Refuses to replace a file, keeps the question, and closes the file dialog.
    void refuseReplacing(QString& question) {
        QTimer::singleShot(20, this, [this, &question] {
            QWidget* const modal = QApplication::activeModalWidget();
            if (auto* const box = qobject_cast<QMessageBox*>(modal)) {
                question = box->text();
                box->button(QMessageBox::No)->click();
            } else if (auto* const files = qobject_cast<QFileDialog*>(modal); files != nullptr && !question.isEmpty()) {
                files->reject();
                return;
            }
            if (!said().startsWith("Saved the run")) {
                refuseReplacing(question);
            }
        });
    }
    void cancelQuestions() {
        if (auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            box->reject();
        } else if (m_window) {
            QTimer::singleShot(20, this, &RunFilesTest::cancelQuestions);
        }
    }
    void pressMenu(Qt::Key key) {
        QApplication::setActiveWindow(m_window.get());
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::AltModifier); // the menu File
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        QTest::keyClick(QApplication::activePopupWidget(), key);
    }
    void saveByKeys() {
        answerFileDialog(m_folder->filePath("strange")); // the ending is added
        pressMenu(Qt::Key_V);
        QTRY_VERIFY(said().startsWith("Saved the run"));
    }
    void openByKeys(const QString& file) {
        answerFileDialog(file);
        pressMenu(Qt::Key_P);
        QTRY_VERIFY(dialog() != nullptr);
        QTest::keyClick(dialog(), Qt::Key_Return);
    }
    QByteArray broken(const QByteArray& how) {
        feature()->save(path());
        if (!QTest::qWaitFor([this] { return QFile::exists(path()); })) {
            qFatal("not saved");
        }
        const engine::RunFile file = read();
        engine::ArchiveEntries entries;
        entries.emplace("run.xml", std::string(file.description->bytes()));
        for (const auto& [name, text] : file.contents.files) {
            entries.emplace("content/" + name, std::string(text->bytes()));
        }
        if (how == "format") {
            std::string& xml = entries["run.xml"];
            xml.replace(xml.find("format=\"1\""), 10, "format=\"99\"");
        }
        if (how == "bomb") {
            const std::string zeros(std::size_t{70} << 20, '\0');
            const engine::ArchiveLimits wide{
                .entries = 20'000, .entryBytes = std::uint64_t{1} << 40, .bytes = std::uint64_t{1} << 40};
            return QByteArray::fromStdString(std::get<std::string>(engine::packZip({{"content/a.xml", zeros}}, wide)));
        }
        engine::fixture::ZipMaker zip;
        for (const auto& [name, bytes] : entries) {
            zip.add({.name = name, .bytes = bytes});
        }
        if (how == "outside") {
            zip.add({.name = "content/../../evil.xml", .bytes = "<orrery/>"});
        }
        const QByteArray whole = QByteArray::fromStdString(zip.bytes());
        return how == "half" ? whole.left(whole.size() / 2) : whole;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(RunFilesTest)
#include "run_files_test.moc"
