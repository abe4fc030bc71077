// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of DocumentStore, each without those that it does not need.
#include "widgets/document/disk_follower.h"
#include "widgets/document/document_files.h"
#include "widgets/document/document_list.h"
#include "widgets/document/document_saver.h"
#include "widgets/document/edit_history.h"

#include <QDir>
#include <QFile>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

QByteArray readRaw(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

QStringList namesOf(const std::vector<Document*>& documents) {
    QStringList names;
    for (const Document* const document : documents) {
        names << document->shownPath();
    }
    return names;
}

std::unique_ptr<Document> documentOf(const QString& shownPath, const QByteArray& bytes = {}) {
    return std::make_unique<Document>(QStringLiteral("/project/") + shownPath, shownPath, bytes);
}

/// Another program's text must not come up in a test of files that nobody else writes.
TakenUp takeNothing(Document&, const QByteArray&, const engine::FileStamp&) {
    return TakenUp::nothing;
}

} // namespace

class DocumentPartsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    // DocumentList

    void listSortsAndFinds() {
        DocumentList list;
        std::vector<std::unique_ptr<Document>> documents;
        documents.push_back(documentOf("b.xml"));
        list.open("/project", std::move(documents));
        list.add(documentOf("c.xml"));
        list.add(documentOf("a.xml"));
        list.add(std::make_unique<Document>("/session/run", ".session/run", "x", true));
        QCOMPARE(namesOf(list.documents()), QStringList({"a.xml", "b.xml", "c.xml"}));
        QCOMPARE(list.allDocuments().size(), 4u);
        QCOMPARE(list.pathOf("a.xml"), QString("/project/a.xml"));
        QCOMPARE(list.find("c.xml"), list.documents()[2]);
        QCOMPARE(list.find("d.xml"), nullptr);
        list.clear();
        QVERIFY(list.allDocuments().empty() && list.folder().isEmpty());
    }

    void listKeepsWhatLeft() {
        DocumentList list;
        Document* const document = list.add(documentOf("a.xml", "one"));
        QSignalSpy left(&list, &DocumentList::left);
        list.remove(*document, 7);
        QCOMPARE(left.count(), 1);
        QCOMPARE(list.find("a.xml"), nullptr);
        QCOMPARE(list.findGone("a.xml"), document);
        QVERIFY(!list.hasUnsaved());

        Document* const other = list.add(documentOf("a.xml"));
        QVERIFY2(!list.restore(*document), "another file has the name");
        QVERIFY(list.rename(*other, "b.xml", {}));
        QVERIFY(list.restore(*document));
        QVERIFY(!list.restore(*document));
        QVERIFY2(list.hasUnsaved(), "its file is missing");
        QVERIFY2(!list.rename(*other, "a.xml", {}), "the name is taken");
    }

    void listReturnsWhatUndoChanges() {
        DocumentList list;
        Document* const document = list.add(documentOf("a.xml", "one"));
        list.remove(*document, 7);
        QSignalSpy edited(&list, &DocumentList::edited);
        QSignalSpy listed(&list, &DocumentList::documentsChanged);
        document->replace({0, "one", "two"}, 8, nullptr);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(listed.count(), 1);
        QCOMPARE(list.find("a.xml"), document);
    }

    // EditHistory

    void historyAppliesOneStep() {
        EditHistory history;
        const auto a = documentOf("a.xml", "one two");
        const auto b = documentOf("b.xml", "three");
        QVERIFY(history.apply("both", {{a.get(), {4, 7}, "2"}, {b.get(), {0, 5}, "3"}, {a.get(), {0, 3}, "1"}}));
        QCOMPARE(a->bytes(), QByteArray("1 2"));
        QCOMPARE(history.stack().count(), 1);
        history.stack().undo();
        QCOMPARE(a->bytes() + b->bytes(), QByteArray("one twothree"));
        QVERIFY2(!a->isModified(), "undo restores the state");
        QVERIFY(!history.apply("overlap", {{a.get(), {0, 3}, {}}, {a.get(), {2, 4}, {}}}));
        QVERIFY(!history.apply("outside", {{a.get(), {0, 99}, {}}}));
        QVERIFY(history.apply("nothing", {{a.get(), {0, 3}, "one"}}));
        QCOMPARE(history.stack().count(), 1);
    }

    void historyCollectsTyping() {
        EditHistory history;
        const auto a = documentOf("a.xml");
        const QObject view;
        QSignalSpy finished(&history, &EditHistory::typingFinished);
        history.typed(*a, 0, 0, "x", &view);
        history.typed(*a, 1, 0, "y", &view);
        QCOMPARE(history.stack().count(), 0);
        history.finishTyping();
        QVERIFY(finished.count() > 0);
        QCOMPARE(history.stack().count(), 1);
        history.stack().undo();
        QCOMPARE(a->bytes(), QByteArray());
    }

    void historyChangesFewLines() {
        const auto a = documentOf("a.xml", "one\ntwo\nthree\n");
        const auto edits = lineEdits(*a, "one\n2\nthree\n");
        QCOMPARE(edits.size(), 1u);
        QCOMPARE(edits[0].text, QByteArray("2\n"));
    }

    // DocumentSaver

    void saverWritesAside() {
        DocumentList list;
        list.open(m_folder->path(), {});
        Document* const a = addIn(list, "a.xml", "one");
        DocumentSaver saver(list, takeNothing);
        QSignalSpy rebased(&saver, &DocumentSaver::rebased);
        QSemaphore mayWrite;
        saver.setBeforeReplacing([&] { mayWrite.acquire(); });
        QStringList problems{"not called"};
        saver.saveSoon({a}, [&](const QStringList& found) { problems = found; });
        QVERIFY(saver.isSaving());
        QCOMPARE(*saver.textBeingSaved(*a), QByteArray("one"));
        a->replace({0, "one", "two"}, 9, nullptr);
        mayWrite.release();
        saver.finishSaving();
        QCOMPARE(readRaw(a->path()), QByteArray("one"));
        QCOMPARE(rebased.count(), 1);
        QVERIFY(a->isModified() && !saver.isSaving() && saver.textBeingSaved(*a) == nullptr);
        QTRY_COMPARE(problems, QStringList());
    }

    void saverOverwritesNobody_data() {
        QTest::addColumn<int>("taken");
        QTest::addColumn<bool>("refuses");
        QTest::newRow("R1.3 texts that conflict") << static_cast<int>(TakenUp::conflict) << true;
        QTest::newRow("R1.3 texts that are merged") << static_cast<int>(TakenUp::merged) << true;
        QTest::newRow("R1.3 a text that replaces an unedited one") << static_cast<int>(TakenUp::reloaded) << false;
    }
    void saverOverwritesNobody() {
        QFETCH(int, taken);
        QFETCH(bool, refuses);
        DocumentList list;
        list.open(m_folder->path(), {});
        Document* const a = addIn(list, "a.xml", "one");
        QByteArray theirs;
        DocumentSaver saver(list, [&](Document&, const QByteArray& bytes, const engine::FileStamp&) {
            theirs = bytes;
            return static_cast<TakenUp>(taken);
        });
        QSignalSpy asked(&saver, &DocumentSaver::aboutToSave);
        QCOMPARE(saver.save(*a), std::nullopt);
        a->replace({0, "one", "two"}, 9, nullptr);
        writeRaw(a->path(), "other");
        QCOMPARE(saver.saveAll().isEmpty(), !refuses);
        QCOMPARE(theirs, QByteArray("other"));
        QCOMPARE(readRaw(a->path()), QByteArray("other"));
        QCOMPARE(asked.count(), 2);
        a->setConflict({theirs, {}});
        QSignalSpy conflicts(&saver, &DocumentSaver::conflictFound);
        QVERIFY(saver.save(*a).has_value());
        QCOMPARE(conflicts.count(), 1);
    }

    // DiskFollower

    void followerTakesUp_data() {
        QTest::addColumn<QByteArray>("mine");
        QTest::addColumn<QByteArray>("theirs");
        QTest::addColumn<int>("taken");
        QTest::addColumn<QByteArray>("text");
        const QByteArray base = "one\ntwo\nthree\n";
        const auto row = [](const char* name, const QByteArray& mine, const QByteArray& theirs, TakenUp taken,
                            const QByteArray& text) {
            QTest::newRow(name) << mine << theirs << static_cast<int>(taken) << text;
        };
        row("I1.2 the same text", base, base, TakenUp::nothing, base);
        row("I1.2 nothing is unsaved", base, "1\ntwo\nthree\n", TakenUp::reloaded, "1\ntwo\nthree\n");
        row("R1.3 other lines", "one\ntwo\n3\n", "1\ntwo\nthree\n", TakenUp::merged, "1\ntwo\n3\n");
        row("R1.3 the same lines", "I\ntwo\nthree\n", "1\ntwo\nthree\n", TakenUp::conflict, "I\ntwo\nthree\n");
    }
    void followerTakesUp() {
        QFETCH(QByteArray, mine);
        QFETCH(QByteArray, theirs);
        QFETCH(int, taken);
        QFETCH(QByteArray, text);
        DocumentList list;
        EditHistory history;
        DiskFollower follower(list, history);
        QSignalSpy conflicts(&follower, &DiskFollower::conflictFound);
        follower.appear("a.xml", "one\ntwo\nthree\n", {});
        Document& a = *list.find("a.xml");
        QVERIFY(a.isOnDisk() && !a.isModified());
        history.apply("mine", lineEdits(a, mine));
        QCOMPARE(static_cast<int>(follower.takeUp(a, theirs, {})), taken);
        QCOMPARE(a.bytes(), text);
        QCOMPARE(conflicts.count(), taken == static_cast<int>(TakenUp::conflict) ? 1 : 0);
        follower.resolve(a, theirs);
        QCOMPARE(a.conflict().has_value(), false);
        QCOMPARE(a.isModified(), taken == static_cast<int>(TakenUp::merged));
    }

    void followerLoses() {
        DocumentList list;
        EditHistory history;
        DiskFollower follower(list, history);
        follower.appear("a.xml", "one\n", {});
        follower.appear("b.xml", "two\n", {});
        Document& a = *list.find("a.xml");
        Document& b = *list.find("b.xml");
        history.apply("mine", {{&b, {0, 3}, "2"}});
        follower.lose(a);
        follower.lose(b);
        QCOMPARE(namesOf(list.documents()), QStringList("b.xml"));
        QVERIFY(b.isModified() && !b.isOnDisk());
        follower.appear("a.xml", "one more\n", {});
        QCOMPARE(list.find("a.xml"), &a);
        QCOMPARE(a.bytes(), QByteArray("one more\n"));
    }

    // DocumentFiles

    void filesAreSteps() {
        DocumentList list;
        list.open(m_folder->path(), {});
        EditHistory history;
        DocumentSaver saver(list, takeNothing);
        DocumentFiles files(list, history, saver);
        Document* const a = files.add("a.xml", "one");
        QCOMPARE(files.add("a.xml", "two"), nullptr);
        QCOMPARE(saver.save(*a), std::nullopt);
        QCOMPARE(files.rename(*a, "sub/b.xml", {}), std::nullopt);
        QVERIFY(files.rename(*a, "../b.xml", {}).has_value());
        QCOMPARE(readRaw(list.pathOf("sub/b.xml")), QByteArray("one"));
        QCOMPARE(files.remove(*a, {}), std::nullopt);
        QVERIFY(!QFile::exists(list.pathOf("sub/b.xml")));

        QSignalSpy back(&files, &DocumentFiles::cameBack);
        history.stack().undo();
        QCOMPARE(back.count(), 1);
        QCOMPARE(readRaw(list.pathOf("sub/b.xml")), QByteArray("one"));
        history.stack().undo();
        QCOMPARE(list.find("a.xml"), a);
        history.stack().undo();
        QVERIFY(list.documents().empty() && !QFile::exists(list.pathOf("a.xml")));
        history.stack().redo();
        QCOMPARE(a->bytes(), QByteArray("one"));
    }

    void filesUndoTheRenamingOfALostOne() {
        DocumentList list;
        list.open(m_folder->path(), {});
        EditHistory history;
        DocumentSaver saver(list, takeNothing);
        DocumentFiles files(list, history, saver);
        DiskFollower follower(list, history);
        Document* const a = files.add("a.xml", "one");
        QCOMPARE(saver.save(*a), std::nullopt);
        QCOMPARE(files.rename(*a, "b.xml", {}), std::nullopt);
        QVERIFY(QFile::remove(a->path()));
        follower.lose(*a);
        history.stack().undo();
        QCOMPARE(list.findGone("a.xml"), a);
        QVERIFY(list.documents().empty());
    }

    void filesRefuseATakenName() {
        DocumentList list;
        list.open(m_folder->path(), {});
        EditHistory history;
        DocumentSaver saver(list, takeNothing);
        DocumentFiles files(list, history, saver);
        Document* const a = files.add("a.xml", "one");
        QCOMPARE(files.remove(*a, {}), std::nullopt);
        list.add(std::make_unique<Document>(list.pathOf("a.xml"), "a.xml", "other"));
        QSignalSpy refused(&files, &DocumentFiles::fileRefused);
        history.stack().undo();
        QCOMPARE(refused.count(), 1);
        QCOMPARE(list.find("a.xml")->bytes(), QByteArray("other"));
    }

    void filesOpenTables() {
        DocumentList list;
        list.open(m_folder->path(), {});
        EditHistory history;
        DocumentSaver saver(list, takeNothing);
        DocumentFiles files(list, history, saver);
        writeRaw(list.pathOf("t.csv"), "a,b\n");
        QCOMPARE(files.openTable("u.csv"), nullptr);
        QCOMPARE(files.openTable("../t.csv"), nullptr);
        Document* const table = files.openTable("t.csv");
        QVERIFY(table != nullptr && table->isOnDisk());
        QCOMPARE(files.openTable("t.csv"), table);
        files.setTexts("texts", {{"t.csv", "a,c\n"}, {"new.xml", "<orrery/>"}});
        QCOMPARE(table->bytes(), QByteArray("a,c\n"));
        QCOMPARE(history.stack().count(), 1);
        history.stack().undo();
        QCOMPARE(namesOf(list.documents()), QStringList("t.csv"));

        QString problem;
        Document* const run = files.openOfSession(".run", m_folder->filePath("run"), "first", &problem);
        QCOMPARE(run->bytes(), QByteArray("first"));
        QVERIFY(run->isOfSession() && problem.isEmpty());
    }

private:
    static void writeRaw(const QString& path, const QByteArray& bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), static_cast<qint64>(bytes.size()));
    }
    /// Adds a new file, unsaved.
    static Document* addIn(DocumentList& list, const QString& shownPath, const QByteArray& bytes) {
        Document* const added = list.add(std::make_unique<Document>(list.pathOf(shownPath), shownPath, QByteArray()));
        added->replace({0, {}, bytes}, 1, nullptr);
        return added;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(DocumentPartsTest)
#include "document_parts_test.moc"
