// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of other programs to a project's files, in every state of a document (R1.3). Nothing is overwritten without
// asking, neither in the window nor on the disk.
#include "tests/support/named_test.h"
#include "widgets/document/document_store.h"
#include "widgets/document/journal.h"
#include "widgets/document/outside_edits.h"
#include "widgets/document/recovery.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace orrery::widgets;

namespace {

const QByteArray original = "one\ntwo\nthree\nfour\nfive\n";
const QByteArray mine = "ONE\ntwo\nthree\nfour\nfive\n";   ///< unsaved work
const QByteArray theirs = "one\ntwo\nthree\nfour\nFIVE\n"; ///< another program's edit, in another place
const QByteArray both = "ONE\ntwo\nthree\nfour\nFIVE\n";
const QByteArray clash = "eins\ntwo\nthree\nfour\nfive\n"; ///< another program's edit, in the same place

void put(const QString& path, const QByteArray& bytes) {
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray get(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

enum class State { clean, dirty, saving, restored };
enum class Deed { modified, deleted, replaced, renamed, permissions, linkSwapped, sameTime };

constexpr std::pair<State, const char*> states[] = {{State::clean, "nothing unsaved"},
                                                    {State::dirty, "unsaved work"},
                                                    {State::saving, "while it is saved"},
                                                    {State::restored, "work restored from the journal"}};
constexpr std::pair<Deed, const char*> deeds[] = {
    {Deed::modified, "modified"},       {Deed::deleted, "deleted"},
    {Deed::replaced, "replaced"},       {Deed::renamed, "renamed"},
    {Deed::permissions, "permissions"}, {Deed::linkSwapped, "symbolic link swapped"},
    {Deed::sameTime, "same time stamp"}};

} // namespace

class OutsideEditsTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        put(at("real.txt"), original);
        put(at("other.txt"), theirs);
        put(at("a.xml"), original);
        put(at("b.xml"), "<orrery/>\n");
        m_store = std::make_unique<DocumentStore>();
        m_journal = std::make_unique<Journal>(*m_store, m_data.path());
    }
    void cleanup() {
        m_edits.reset();
        m_journal.reset();
        m_store.reset();
    }

    void survives_data() {
        QTest::addColumn<int>("deed");
        QTest::addColumn<int>("state");
        for (const auto& [deed, did] : deeds) {
            for (const auto& [state, was] : states) {
                QTest::addRow("R1.3 %s, %s", did, was) << static_cast<int>(deed) << static_cast<int>(state);
            }
        }
    }
    void survives() {
        QFETCH(int, deed);
        QFETCH(int, state);
        const auto what = static_cast<Deed>(deed);
        const auto when = static_cast<State>(state);
        if (what == Deed::linkSwapped) {
            QFile::remove(at("a.xml"));
            QVERIFY(QFile::link("real.txt", at("a.xml")));
        }
        open(when);
        Document* const document = m_store->find("a.xml");
        QVERIFY(document);
        QCOMPARE(document->isModified(), when != State::clean);
        if (when == State::saving) {
            m_store->saver().setBeforeReplacing([&] { act(what); });
            const auto problem = m_store->saver().save(*document);
            m_store->saver().setBeforeReplacing({});
            QCOMPARE(problem.has_value(), what != Deed::permissions);
        } else {
            act(what);
        }
        m_edits->check();
        m_edits->waitUntilChecked();
        checkText(what, when, document);

        // Saving now succeeds, and both edits are in the file.
        if (m_store->find(document->shownPath()) == document && document->isModified()) {
            QCOMPARE(m_store->saver().save(*document), std::nullopt);
        }
        const QString name = what == Deed::renamed ? "c.xml" : "a.xml";
        if (what == Deed::deleted && when == State::clean) {
            QVERIFY(!QFile::exists(at("a.xml")));
        } else {
            QCOMPARE(get(at(name)), document->bytes());
        }
        QVERIFY2(what != Deed::renamed || !QFile::exists(at("a.xml")), "the old name stays free");
        if (what == Deed::linkSwapped) {
            QVERIFY(QFileInfo(at("a.xml")).isSymLink());
            QCOMPARE(get(at("real.txt")), original);
        }
        if (what == Deed::permissions) {
            struct stat info {};
            QCOMPARE(::stat(at("a.xml").toLocal8Bit().constData(), &info), 0);
            QCOMPARE(static_cast<int>(info.st_mode & 0777u), 0640);
        }
    }

    void overlaps_data() {
        QTest::addColumn<bool>("whileSaving");
        QTest::addColumn<QByteArray>("chosen");
        QTest::newRow("R1.3 texts that overlap: both stay until somebody chooses, here") << false << mine;
        QTest::newRow("R1.3 texts that overlap: both stay until somebody chooses, theirs") << false << clash;
        QTest::newRow("R1.3 texts that overlap while it is saved: both stay") << true << QByteArray("something new\n");
    }
    void overlaps() {
        QFETCH(bool, whileSaving);
        QFETCH(QByteArray, chosen);
        open(State::dirty);
        Document& document = *m_store->find("a.xml");
        const QSignalSpy conflicts(&m_store->disk(), &DiskFollower::conflictFound);
        if (whileSaving) {
            m_store->saver().setBeforeReplacing([&] { put(at("a.xml"), clash); });
            QVERIFY(m_store->saver().save(document).has_value());
            m_store->saver().setBeforeReplacing({});
        } else {
            put(at("a.xml"), clash);
            m_edits->check();
            m_edits->waitUntilChecked();
        }
        QVERIFY(conflicts.count() > 0);
        QVERIFY(document.conflict());
        QCOMPARE(document.bytes(), mine);
        QVERIFY2(m_store->saver().save(document).has_value(), "nothing is written before somebody has chosen");
        QCOMPARE(get(at("a.xml")), clash);
        m_store->disk().resolve(document, chosen);
        QVERIFY(!document.conflict());
        QCOMPARE(document.isModified(), chosen != clash);
        QCOMPARE(m_store->saver().save(document), std::nullopt);
        QCOMPARE(get(at("a.xml")), chosen);
        m_store->history().undo();
        QCOMPARE(document.bytes(), chosen == mine ? original : mine);
    }

    NAMED_TEST(readOnly, "R1.3 a file that another program protects is not written, and says why") {
        open(State::dirty);
        QVERIFY(QFile::setPermissions(at("a.xml"), QFile::ReadOwner));
        QVERIFY(m_store->saver().save(*m_store->find("a.xml")).has_value());
        QCOMPARE(get(at("a.xml")), original);
        QVERIFY(m_store->find("a.xml")->isModified());
    }

    NAMED_TEST(linkLeadsOut, "R1.3 a link swapped to lead out of the project is not followed") {
        QTemporaryDir outside;
        put(outside.filePath("a.xml"), original);
        open(State::dirty);
        QFile::remove(at("a.xml"));
        QVERIFY(QFile::link(outside.filePath("a.xml"), at("a.xml")));
        QVERIFY(m_store->saver().save(*m_store->find("a.xml")).has_value());
        m_edits->check();
        m_edits->waitUntilChecked();
        QVERIFY(m_store->saver().save(*m_store->find("a.xml")).has_value());
        QCOMPARE(get(outside.filePath("a.xml")), original);
        QCOMPARE(m_store->find("a.xml")->bytes(), mine);
    }

    NAMED_TEST(appears, "I1.2 files added outside appear, files removed go, by watching alone") {
        open(State::clean);
        m_edits->waitUntilChecked();
        put(at("new/c.xml"), "<orrery/>\n");
        put(at("d.xml"), "<orrery/>\n");
        QTRY_VERIFY(m_store->find("d.xml"));
        QTRY_VERIFY(m_store->find("new/c.xml"));
        QVERIFY(!m_store->hasUnsaved());
        put(at("d.xml"), "<orrery>more</orrery>\n");
        QTRY_COMPARE(m_store->find("d.xml")->bytes(), QByteArray("<orrery>more</orrery>\n"));
        QFile::remove(at("d.xml"));
        QTRY_VERIFY(!m_store->find("d.xml"));
    }

    NAMED_TEST(comesBack, "I1.2 undo brings back what a removed file held before") {
        open(State::clean);
        Document* const document = m_store->find("b.xml");
        m_store->apply("Edit", {{document, {0, 0}, "<!-- x -->"}});
        QCOMPARE(m_store->saver().save(*document), std::nullopt);
        QFile::remove(at("b.xml"));
        m_edits->check();
        m_edits->waitUntilChecked();
        QVERIFY(!m_store->find("b.xml"));
        m_store->history().undo();
        QCOMPARE(m_store->find("b.xml"), document);
        QCOMPARE(document->bytes(), QByteArray("<orrery/>\n"));
        QVERIFY(m_store->hasUnsaved());
        QCOMPARE(m_store->saver().save(*document), std::nullopt);
        QCOMPARE(get(at("b.xml")), QByteArray("<orrery/>\n"));
    }

private:
    QString at(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QString at(const QString& name) const { return m_folder->filePath(name); }

    void open(State state) {
        if (state == State::restored) {
            DocumentStore killed;
            Journal journal(killed, m_data.path());
            killed.openFolder(m_folder->path());
            killed.apply("Edit", {{killed.find("a.xml"), {0, 3}, "ONE"}});
            QVERIFY(journal.flush());
        }
        m_store->openFolder(m_folder->path());
        m_edits = std::make_unique<OutsideEdits>(*m_store);
        m_edits->check();
        m_edits->waitUntilChecked();
        if (state == State::restored) {
            Recovery recovery(m_data.path(), m_folder->path());
            QCOMPARE(recovery.files().size(), 1);
            QVERIFY(recovery.restore(recovery.files(), {Recovery::textOf(recovery.files().front(), *m_store)}, *m_store,
                                     *m_journal));
        } else if (state != State::clean) {
            m_store->apply("Edit", {{m_store->find("a.xml"), {0, 3}, "ONE"}});
        }
    }

    void act(Deed deed) {
        switch (deed) {
        case Deed::modified:
            put(at("a.xml"), theirs);
            break;
        case Deed::deleted:
            QVERIFY(QFile::remove(at("a.xml")));
            break;
        case Deed::replaced:
            put(at("a.new"), theirs);
            QCOMPARE(::rename(at("a.new").toLocal8Bit().constData(), at("a.xml").toLocal8Bit().constData()), 0);
            break;
        case Deed::renamed:
            QVERIFY(QFile::rename(at("a.xml"), at("c.xml")));
            break;
        case Deed::permissions:
            QCOMPARE(::chmod(at("a.xml").toLocal8Bit().constData(), 0640), 0);
            break;
        case Deed::linkSwapped:
            QVERIFY(QFile::remove(at("a.xml")));
            QVERIFY(QFile::link("other.txt", at("a.xml")));
            break;
        case Deed::sameTime: {
            struct stat before {};
            QCOMPARE(::stat(at("a.xml").toLocal8Bit().constData(), &before), 0);
            QCOMPARE(theirs.size(), original.size());
            put(at("a.xml"), theirs);
            const timespec times[] = {before.st_atim, before.st_mtim};
            QCOMPARE(::utimensat(AT_FDCWD, at("a.xml").toLocal8Bit().constData(), times, 0), 0);
            break;
        }
        }
    }

    /// Checks the text of the document, and whether it is still unsaved.
    void checkText(Deed deed, State state, Document* document) {
        const bool hasWork = state != State::clean;
        QVERIFY(!document->conflict());
        switch (deed) {
        case Deed::modified:
        case Deed::replaced:
        case Deed::linkSwapped:
        case Deed::sameTime:
            QCOMPARE(document->bytes(), hasWork ? both : theirs);
            QCOMPARE(document->isModified(), hasWork);
            QVERIFY(m_store->history().canUndo());
            break;
        case Deed::deleted:
            QCOMPARE(m_store->find("a.xml"), hasWork ? document : nullptr);
            QCOMPARE(document->bytes(), hasWork ? mine : original);
            break;
        case Deed::renamed:
            QCOMPARE(m_store->find("c.xml"), document);
            QCOMPARE(m_store->find("a.xml"), nullptr);
            QCOMPARE(document->bytes(), hasWork ? mine : original);
            break;
        case Deed::permissions:
            QCOMPARE(document->bytes(), hasWork ? mine : original);
            QCOMPARE(document->isModified(), hasWork && state != State::saving);
            break;
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QTemporaryDir m_data;
    std::unique_ptr<DocumentStore> m_store;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<OutsideEdits> m_edits;
};

QTEST_MAIN(OutsideEditsTest)
#include "outside_edits_test.moc"
