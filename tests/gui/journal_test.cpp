// SPDX-License-Identifier: GPL-3.0-or-later
// The journal of unsaved edits, and the work that a later window offers from it.
#include "tests/support/named_test.h"
#include "widgets/document/document_store.h"
#include "widgets/document/journal.h"
#include "widgets/document/recovery.h"
#include "widgets/merge/merge_dialog.h"
#include "widgets/merge/recovery_dialog.h"

#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include <functional>

using namespace orrery::widgets;

namespace {

void put(const QString& path, const QByteArray& bytes) {
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// A window's store and journal. It ends like a killed window, without informing the journal.
struct Window {
    explicit Window(const QString& project, const QString& data) : journal(store, data) { store.openFolder(project); }
    Document& operator[](const char* path) { return *store.find(QString::fromLatin1(path)); }
    DocumentStore store;
    Journal journal;
};

using Edit = void (*)(Window& window);

} // namespace
Q_DECLARE_METATYPE(Edit)

class JournalTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        put(project() + "/a.xml", "one\ntwo\nthree\n");
        put(project() + "/sub/b.xml", "four\n");
    }

    void keeps_data() {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, Edit edit, const char* path, const char* text) {
            QTest::newRow(name) << edit << QString::fromLatin1(path) << QByteArray(text);
        };
        row(
            "R1.1 what is typed is kept before the step is finished",
            [](Window& w) { w.store.edits().typed(w["a.xml"], 0, 3, "uno", &w.store); }, "a.xml", "uno\ntwo\nthree\n");
        row(
            "R1.1 an edit of several places is kept",
            [](Window& w) {
                w.store.apply("Edit", {{&w["a.xml"], {4, 7}, "due"}, {&w["a.xml"], {0, 3}, "uno"}});
            },
            "a.xml", "uno\ndue\nthree\n");
        row(
            "R1.1 undo is kept",
            [](Window& w) {
                w.store.apply("Edit", {{&w["a.xml"], {0, 3}, "uno"}});
                w.store.apply("Edit", {{&w["a.xml"], {4, 7}, "due"}});
                w.store.history().undo();
            },
            "a.xml", "uno\ntwo\nthree\n");
        row(
            "R1.1 redo is kept",
            [](Window& w) {
                w.store.apply("Edit", {{&w["a.xml"], {0, 3}, "uno"}});
                w.store.history().undo();
                w.store.history().redo();
            },
            "a.xml", "uno\ntwo\nthree\n");
        row(
            "R1.1 undo behind the save point is kept",
            [](Window& w) {
                w.store.apply("Edit", {{&w["a.xml"], {0, 3}, "uno"}});
                w.store.saver().saveAll();
                w.store.history().undo();
            },
            "a.xml", "one\ntwo\nthree\n");
        row(
            "R1.1 what is edited while the text before it is saved is kept",
            [](Window& w) {
                w.store.apply("Edit", {{&w["a.xml"], {0, 3}, "uno"}});
                w.store.saver().saveSoon({&w["a.xml"]}, [](const QStringList&) {});
                w.store.apply("Edit", {{&w["a.xml"], {4, 7}, "due"}});
                w.store.saver().finishSaving();
                QCOMPARE(w["a.xml"].savedBytes(), QByteArray("uno\ntwo\nthree\n"));
            },
            "a.xml", "uno\ndue\nthree\n");
        row(
            "R1.1 what is undone while it is saved is kept",
            [](Window& w) {
                w.store.apply("Edit", {{&w["a.xml"], {0, 3}, "uno"}});
                w.store.saver().saveSoon({&w["a.xml"]}, [](const QStringList&) {});
                w.store.history().undo();
                w.store.saver().finishSaving();
                QCOMPARE(w["a.xml"].savedBytes(), QByteArray("uno\ntwo\nthree\n"));
            },
            "a.xml", "one\ntwo\nthree\n");
        row(
            "R1.1 a new file is kept", [](Window& w) { w.store.files().add("new.xml", "<orrery/>"); }, "new.xml",
            "<orrery/>");
        row(
            "R1.1 a file renamed while it is edited is kept under its new name",
            [](Window& w) {
                w.store.apply("Edit", {{&w["sub/b.xml"], {0, 4}, "five"}});
                QVERIFY(QFile::rename(w["sub/b.xml"].path(), w.store.folder() + "/c.xml"));
                w.store.list().rename(w["sub/b.xml"], "c.xml", w["sub/b.xml"].stamp());
            },
            "c.xml", "five\n");
        row(
            "R1.1 work on a file that another program removed is kept",
            [](Window& w) {
                w.store.apply("Edit", {{&w["sub/b.xml"], {0, 4}, "five"}});
                QFile::remove(w["sub/b.xml"].path());
                w.store.disk().lose(w["sub/b.xml"]);
            },
            "sub/b.xml", "five\n");
        row(
            "R1.1 thousands of edits are kept",
            [](Window& w) {
                for (int i = 0; i < 9000; ++i) {
                    w.store.edits().typed(w["a.xml"], i, 0, "x", &w.store);
                }
                w.store.apply("Edit", {{&w["a.xml"], {0, 9000}, "uno\n"}});
            },
            "a.xml", "uno\none\ntwo\nthree\n");
    }
    void keeps() {
        QFETCH(Edit, edit);
        QFETCH(QString, path);
        QFETCH(QByteArray, text);
        {
            Window window(project(), data());
            edit(window);
            QVERIFY(window.journal.flush());
        }
        Window next(project(), data());
        Recovery recovery(data(), project());
        QCOMPARE(recovery.files().size(), 1);
        QCOMPARE(recovery.files().front().path, path);
        QCOMPARE(recovery.files().front().text, text);
        QVERIFY(recovery.restore(recovery.files(), {Recovery::textOf(recovery.files().front(), next.store)}, next.store,
                                 next.journal));
        QCOMPARE(next.store.find(path)->bytes(), text);
        QCOMPARE(next.store.history().count(), 1);
        QVERIFY(next.store.saver().saveAll().isEmpty());
        QVERIFY(next.journal.flush());
        QVERIFY2(litter().isEmpty(), qPrintable(litter().join(' ')));
    }

    void leavesNothing_data() {
        QTest::addColumn<Edit>("end");
        const auto row = [](const char* name, Edit end) { QTest::newRow(name) << end; };
        row("R1.1 nothing is left when all is saved", [](Window& w) { w.store.saver().saveAll(); });
        row("R1.1 nothing is left when all is undone", [](Window& w) {
            w.store.history().undo();
            w.store.history().undo();
        });
        row("R1.1 nothing is left when the person discards it", [](Window& w) { w.journal.discard(); });
        row("R1.1 nothing is left when another project is opened", [](Window& w) { w.store.clear(); });
    }
    void leavesNothing() {
        QFETCH(Edit, end);
        Window window(project(), data());
        window.store.apply("Edit", {{&window["a.xml"], {0, 3}, "uno"}});
        window.store.apply("Edit", {{&window["sub/b.xml"], {0, 4}, "five"}});
        QVERIFY(window.journal.flush());
        QVERIFY(!litter().isEmpty());
        end(window);
        QVERIFY(window.journal.flush());
        QVERIFY2(litter().isEmpty(), qPrintable(litter().join(' ')));
        QCOMPARE(QDir(project()).entryList(QDir::Files | QDir::Hidden), QStringList{"a.xml"});
    }

    NAMED_TEST(twoWindows, "R1.1 two windows of one project leave each other's journal alone") {
        auto first = std::make_unique<Window>(project(), data());
        first->store.apply("Edit", {{&(*first)["a.xml"], {0, 3}, "uno"}});
        QVERIFY(first->journal.flush());
        Window second(project(), data());
        QVERIFY(Recovery(data(), project()).isEmpty());
        second.store.apply("Edit", {{&second["a.xml"], {0, 3}, "eins"}});
        QVERIFY(second.journal.flush());
        second.journal.discard();
        QVERIFY(second.journal.flush());
        first.reset();
        Recovery recovery(data(), project());
        QCOMPARE(recovery.files().size(), 1);
        QCOMPARE(recovery.files().front().text, QByteArray("uno\ntwo\nthree\n"));
        QVERIFY2(Recovery(data(), project()).isEmpty(), "who offers it holds it");
    }

    void once_data() {
        QTest::addColumn<bool>("isRestored");
        QTest::newRow("R1.1 work that was restored twice over is offered once, and not again once it is restored")
            << true;
        QTest::newRow("R1.1 work that was restored twice over is offered once, and not again once discarded") << false;
    }
    void once() {
        QFETCH(bool, isRestored);
        leaveWork();
        // A window that is killed while it restores also has the work in its own journal.
        const QDir journals(journalFolder(data(), project()));
        QVERIFY(
            QFile::copy(journals.filePath(journals.entryList(QDir::Files).front()), journals.filePath("2.journal")));
        Window next(project(), data());
        {
            Recovery recovery(data(), project());
            QCOMPARE(recovery.files().size(), 1);
            if (isRestored) {
                QVERIFY(recovery.restore(recovery.files(), {"uno\ntwo\nthree\n"}, next.store, next.journal));
            } else {
                recovery.discard(recovery.files());
            }
            QVERIFY(recovery.isEmpty());
        }
        QVERIFY2(Recovery(data(), project()).isEmpty(), "it is offered again");
        QCOMPARE(next["a.xml"].bytes(), QByteArray(isRestored ? "uno\ntwo\nthree\n" : "one\ntwo\nthree\n"));
        next.journal.discard();
        QVERIFY(next.journal.flush());
        QVERIFY2(litter().isEmpty(), qPrintable(litter().join(' ')));
    }

    NAMED_TEST(damaged, "R1.1 a journal with a byte turned round gives what is whole before it, and says so") {
        orrery::engine::JournalRecords records;
        std::vector<std::pair<int, QByteArray>> texts{{0, "one\ntwo\nthree\n"}}; ///< text offered, from a byte on
        const auto note = [&](const char* text) { texts.emplace_back(static_cast<int>(records.bytes().size()), text); };
        records.begin("x");
        records.file(1, "a.xml", true, "one\ntwo\nthree\n", 1);
        records.edit(1, 0, 3, "uno", 2);
        note("uno\ntwo\nthree\n");
        records.edit(1, 4, 3, "due", 3);
        note("uno\ndue\nthree\n");
        records.edit(1, 8, 5, "tre", 4);
        const QByteArray all = QByteArray::fromStdString(records.bytes());
        const QString path = journalFolder(data(), project()) + "/1.journal";
        for (int at = 0; at < all.size(); ++at) {
            QByteArray broken = all;
            broken[at] = static_cast<char>(broken[at] ^ 4);
            put(path, broken);
            QByteArray expected;
            for (const auto& [begin, text] : texts) {
                expected = begin <= at ? text : expected;
            }
            Window next(project(), data());
            Recovery recovery(data(), project());
            QCOMPARE(recovery.problems().size(), 1);
            if (expected == texts.front().second) {
                QVERIFY(recovery.isEmpty());
                QVERIFY2(recovery.problems().front().contains(path + ".damaged"), "where it is kept is said");
                QVERIFY(QFile::remove(path + ".damaged"));
                continue;
            }
            QCOMPARE(recovery.files().size(), 1);
            QCOMPARE(recovery.files().front().text, expected);
            RecoveryDialog dialog(recovery, next.store, next.journal);
            dialog.show();
            auto* const problems = dialog.findChild<QLabel*>("problems");
            QVERIFY(problems->isVisible() && problems->text() == recovery.problems().front());
            dialog.restore();
            QCOMPARE(next["a.xml"].bytes(), expected);
            QVERIFY(Recovery(data(), project()).isEmpty());
            next.journal.discard();
            QVERIFY(next.journal.flush());
        }
        QVERIFY2(litter().isEmpty(), qPrintable(litter().join(' ')));
    }

    void fits_data() {
        QTest::addColumn<QByteArray>("now");
        QTest::addColumn<int>("fit");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const char* now, RecoveryFit fit, const char* text) {
            QTest::newRow(name) << QByteArray(now) << static_cast<int>(fit) << QByteArray(text);
        };
        row("R1.1 work comes back on the file that it was done on", "one\ntwo\nthree\n", RecoveryFit::clean,
            "uno\ntwo\nthree\n");
        row("R1.1 work is put together with what came since", "one\ntwo\nTHREE\n", RecoveryFit::merges,
            "uno\ntwo\nTHREE\n");
        row("R1.1 work that overlaps with what came since asks", "ONE\ntwo\nthree\n", RecoveryFit::conflicts,
            "uno\ntwo\nthree\n");
        row("R1.1 work on a file that is gone comes back as a new one", nullptr, RecoveryFit::isNew,
            "uno\ntwo\nthree\n");
    }
    void fits() {
        QFETCH(QByteArray, now);
        QFETCH(int, fit);
        QFETCH(QByteArray, text);
        leaveWork();
        if (now.isNull()) {
            QFile::remove(project() + "/a.xml");
        } else {
            put(project() + "/a.xml", now);
        }
        Window next(project(), data());
        const Recovery recovery(data(), project());
        QCOMPARE(recovery.files().size(), 1);
        QCOMPARE(static_cast<int>(Recovery::fitOf(recovery.files().front(), next.store)), fit);
        QCOMPARE(Recovery::textOf(recovery.files().front(), next.store), text);
    }

    NAMED_TEST(saidAlready, "R1.1 what was saved before the end is not offered") {
        leaveWork();
        put(project() + "/a.xml", "uno\ntwo\nthree\n");
        QVERIFY(Recovery(data(), project()).isEmpty());
        QVERIFY2(litter().isEmpty(), qPrintable(litter().join(' ')));
    }

    void savedBetween_data() {
        QTest::addColumn<QString>("path");
        QTest::newRow("R1.1 work goes on from a text that was saved just before the end") << "a.xml";
        QTest::newRow("R1.1 work on a new file goes on from its first text that was saved just before the end")
            << "n.xml";
    }
    void savedBetween() {
        QFETCH(QString, path);
        {
            Window window(project(), data());
            if (window.store.find(path) == nullptr) {
                window.store.files().add(path, "one\ntwo\nthree\n");
            }
            Document& document = *window.store.find(path);
            window.store.apply("Edit", {{&document, {0, 3}, "uno"}});
            window.store.apply("Edit", {{&document, {0, 3}, "eins"}});
            QVERIFY(window.journal.flush());
        }
        put(project() + '/' + path, "uno\ntwo\nthree\n"); // the journal had no time to record this
        Window next(project(), data());
        const Recovery recovery(data(), project());
        QCOMPARE(recovery.files().size(), 1);
        QCOMPARE(static_cast<int>(Recovery::fitOf(recovery.files().front(), next.store)),
                 static_cast<int>(RecoveryFit::clean));
        QCOMPARE(Recovery::textOf(recovery.files().front(), next.store), QByteArray("eins\ntwo\nthree\n"));
    }

    void killedInSaving_data() {
        QTest::addColumn<Edit>("before");
        QTest::addColumn<Edit>("meanwhile");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, Edit before, Edit meanwhile, const char* text) {
            QTest::newRow(name) << before << meanwhile << QByteArray(text);
        };
        const Edit nothing = [](Window&) {};
        row(
            "R1.1 no file is written before the journal knows its text, however much the journal has to write",
            [](Window& w) {
                w.store.apply("Edit", {{&w["a.xml"], {0, 3}, "un"}});
                QVERIFY(w.journal.flush());
                w.store.apply("Edit", {{&w["sub/b.xml"], {0, 0}, QByteArray(60'000'000, 'x')}});
                w.store.apply("Edit", {{&w["a.xml"], {0, 2}, "one"}});
            },
            nothing, "uno\ntwo\nthree\n");
        row(
            "R1.1 what is typed while its file is written follows on the text that was saved", nothing,
            [](Window& w) {
                w.store.apply("Edit", {{&w["a.xml"], {0, 3}, "eins"}});
            },
            "eins\ntwo\nthree\n");
        row(
            "R1.1 so do thousands of edits, with which the journal begins anew", nothing,
            [](Window& w) {
                for (int i = 0; i < 9000; ++i) {
                    w.store.edits().typed(w["a.xml"], i, 0, "x", &w.store);
                }
                w.store.apply("Edit", {{&w["a.xml"], {0, 9003}, "eins"}});
            },
            "eins\ntwo\nthree\n");
        row(
            "R1.1 so does what is typed after an undo", nothing,
            [](Window& w) {
                w.store.history().undo();
                w.store.apply("Edit", {{&w["a.xml"], {0, 3}, "eins"}});
            },
            "eins\ntwo\nthree\n");
    }
    void killedInSaving() {
        QFETCH(Edit, before);
        QFETCH(Edit, meanwhile);
        QFETCH(QByteArray, text);
        QSemaphore isWriting;
        QSemaphore isEdited;
        QByteArray kept;
        Window window(project(), data());
        before(window);
        window.store.apply("Edit", {{&window["a.xml"], {0, 3}, "uno"}});
        window.store.saver().setBeforeReplacing([&] {
            isWriting.release();
            isEdited.acquire();
            kept = journalBytes();
        });
        window.store.saver().saveSoon({&window["a.xml"]}, [](const QStringList&) {});
        isWriting.acquire();
        meanwhile(window);
        if (window["a.xml"].bytes() != "uno\ntwo\nthree\n") {
            QVERIFY(window.journal.flush());
        }
        isEdited.release();
        QTRY_COMPARE(read(project() + "/a.xml"), QByteArray("uno\ntwo\nthree\n"));
        window.store.saver().finishSaving();
        // The state that a new window finds if this one was killed before it recorded the save.
        const QString killed = m_folder->filePath("killed");
        put(killed + "/a.xml", "uno\ntwo\nthree\n");
        put(journalFolder(data(), killed) + "/1.journal", kept);
        Window next(killed, data());
        Recovery recovery(data(), killed);
        for (const RecoveredFile& file : recovery.files()) {
            if (file.path == "a.xml") {
                QCOMPARE(static_cast<int>(Recovery::fitOf(file, next.store)), static_cast<int>(RecoveryFit::clean));
                QVERIFY(recovery.restore({file}, {Recovery::textOf(file, next.store)}, next.store, next.journal));
            }
        }
        QCOMPARE(next["a.xml"].bytes(), text);
    }

    void renamedBetween_data() {
        QTest::addColumn<bool>("isTwice");
        QTest::addColumn<QString>("path");
        QTest::newRow("R1.1 work follows a file that was renamed just before the end") << false << "c.xml";
        QTest::newRow("R1.1 work on a file that is gone stays under its name where two may be meant")
            << true << "a.xml";
    }
    void renamedBetween() {
        QFETCH(bool, isTwice);
        QFETCH(QString, path);
        leaveWork();
        if (isTwice) {
            QVERIFY(QFile::copy(project() + "/a.xml", project() + "/d.xml"));
        }
        QVERIFY(QFile::rename(project() + "/a.xml", project() + "/c.xml"));
        Window next(project(), data());
        const Recovery recovery(data(), project());
        QCOMPARE(recovery.files().size(), 1);
        QCOMPARE(recovery.files().front().path, path);
        QCOMPARE(static_cast<int>(Recovery::fitOf(recovery.files().front(), next.store)),
                 static_cast<int>(isTwice ? RecoveryFit::isNew : RecoveryFit::clean));
    }

    NAMED_TEST(staysOut, "R1.1 a journal cannot name a file outside of its project") {
        orrery::engine::JournalRecords records;
        records.begin("x");
        records.file(1, "../out.xml", false, "", 1);
        records.text(1, "text", 2);
        records.file(2, "/tmp/out.xml", false, "", 1);
        records.file(3, "sub/../../out.xml", false, "", 1);
        put(journalFolder(data(), project()) + "/1.journal", QByteArray::fromStdString(records.bytes()));
        QVERIFY(Recovery(data(), project()).isEmpty());
    }

    NAMED_TEST(dialogRestores, "R1.1 the dialog restores what is ticked, and asks where texts overlap") {
        leaveWork();
        put(project() + "/a.xml", "ONE\ntwo\nthree\n");
        Window next(project(), data());
        Recovery recovery(data(), project());
        RecoveryDialog dialog(recovery, next.store, next.journal);
        dialog.show();
        QVERIFY(dialog.findChild<QPlainTextEdit*>()->toPlainText().contains("+ uno"));
        QTimer::singleShot(0, this, [] {
            auto* const ask = qobject_cast<MergeDialog*>(QApplication::activeModalWidget());
            QVERIFY(ask);
            QCOMPARE(ask->places().topLevelItemCount(), 1);
            QTest::keyClick(&ask->places(), Qt::Key_Return); // chooses the text of the disk here
            QCOMPARE(ask->text(), QByteArray("ONE\ntwo\nthree\n"));
            QVERIFY2(ask->isVisible(), "Return in the list uses no text");
            QTest::keyClick(&ask->places(), Qt::Key_Enter);
            QVERIFY2(ask->isVisible(), "nor does Enter");
            ask->accept();
        });
        dialog.restore();
        QCOMPARE(next["a.xml"].bytes(), QByteArray("uno\ntwo\nthree\n"));
        next.store.history().undo();
        QCOMPARE(next["a.xml"].bytes(), QByteArray("ONE\ntwo\nthree\n"));
        QVERIFY(recovery.isEmpty());
    }

    NAMED_TEST(dialogDiscards, "R1.1 what is neither restored nor discarded is offered again") {
        {
            Window window(project(), data());
            window.store.apply("Edit", {{&window["a.xml"], {0, 3}, "uno"}, {&window["sub/b.xml"], {0, 4}, "five"}});
            QVERIFY(window.journal.flush());
        }
        {
            Window next(project(), data());
            Recovery recovery(data(), project());
            RecoveryDialog dialog(recovery, next.store, next.journal);
            QCOMPARE(dialog.files().topLevelItemCount(), 2);
            dialog.files().topLevelItem(1)->setCheckState(0, Qt::Unchecked);
            dialog.discard();
            QCOMPARE(dialog.files().topLevelItemCount(), 1);
            dialog.reject();
        }
        const Recovery again(data(), project());
        QCOMPARE(again.files().size(), 1);
        QCOMPARE(again.files().front().path, QString("sub/b.xml"));
    }

private:
    QString project() const { return m_folder->filePath("project"); }
    QString data() const { return m_folder->filePath("data"); }
    static QByteArray read(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Returns the bytes of the only journal.
    QByteArray journalBytes() const {
        const QDir journals(journalFolder(data(), project()));
        const QStringList names = journals.entryList({"*.journal"}, QDir::Files);
        return names.isEmpty() ? QByteArray() : read(journals.filePath(names.front()));
    }
    void leaveWork() {
        Window window(project(), data());
        window.store.apply("Edit", {{&window["a.xml"], {0, 3}, "uno"}});
        QVERIFY(window.journal.flush());
    }
    QStringList litter() const {
        QStringList found;
        QDirIterator all(data() + "/journals", QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden,
                         QDirIterator::Subdirectories);
        while (all.hasNext()) {
            found << all.next();
        }
        return found;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(JournalTest)
#include "journal_test.moc"
