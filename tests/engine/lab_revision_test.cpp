// SPDX-License-Identifier: GPL-3.0-or-later
// Reading a project's folder at a revision of its git repository (I4.9, C6).
#include "engine/content/project_sources.h"
#include "engine/lab/revision.h"
#include "tests/support/git_command.h"
#include "tests/support/named_test.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <cerrno>
#include <memory>
#include <optional>
#include <sys/stat.h>
#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/lsan_interface.h>
#endif

using namespace orrery::engine;

namespace {

/// While it exists, the leak sanitizer ignores what libgit2 forgets to free.
struct IgnoredLeaks {
#if defined(__SANITIZE_ADDRESS__)
    const __lsan::ScopedDisabler disabler{};
#endif
    IgnoredLeaks() {}
};

void write(const QString& path, const QByteArray& bytes) {
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(path));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// Returns the texts by path, or the sentence of the error as the path "error".
std::map<std::string, std::string> filesOf(const FileResult<FolderContents>& result) {
    std::map<std::string, std::string> files;
    if (const auto* const why = std::get_if<FileError>(&result)) {
        files["error"] = why->message.english();
        return files;
    }
    for (const auto& [path, text] : std::get<FolderContents>(result).files) {
        files[path] = text->bytes();
    }
    return files;
}

std::string errorOf(const FileResult<FolderContents>& result) {
    const auto* const why = std::get_if<FileError>(&result);
    return why == nullptr ? std::string() : why->message.english();
}

/// Returns every file below a folder with the time of its last change.
QStringList stampsIn(const QString& folder) {
    QStringList all;
    QDirIterator it(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QFileInfo info(it.next());
        all << info.filePath() + " " + QString::number(info.lastModified().toMSecsSinceEpoch());
    }
    all.sort();
    return all;
}

} // namespace

class LabRevisionTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void splits_data();
    void splits();
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void lists_data();
    void lists();
    NAMED_TEST(listsWhatIsThere, "I4.9 a list ends where commits are missing, and a stop ends it");
    NAMED_TEST(readsLikeTheDisk, "C6 a revision has the same files as its checked-out folder");
    NAMED_TEST(ignoresConfiguration, "C6 no configuration, hook or filter takes part, and nothing is written");
    NAMED_TEST(respectsLimits, "C6 a revision has the limits of a folder, even if it names one folder very often");
    NAMED_TEST(survivesDamage, "C6 a damaged repository gives a sentence or the content, and nothing worse");

private:
    QString path(const QString& name) const { return m_scratch->filePath(name); }
    FileResult<FolderContents> at(const QString& folder, const QString& revision,
                                  const FolderLimits& limits = {}) const {
        return readRevision({path(folder).toStdString(), revision.toStdString()}, limits);
    }
    QString commit(const QByteArray& text, const QString& message) const;
    void addEntry(const QString& mode, const QByteArray& bytes, const QString& name) const;

    std::unique_ptr<QTemporaryDir> m_scratch;
    std::unique_ptr<QTemporaryDir> m_first; ///< has the repository that each test copies
};

/// Writes mods/demo/a.xml of the repository, and commits everything. Returns the hash.
QString LabRevisionTest::commit(const QByteArray& text, const QString& message) const {
    write(path("repo/mods/demo/a.xml"), text);
    git(path("repo"), {"add", "-A"});
    git(path("repo"), {"commit", "-q", "-m", message});
    return git(path("repo"), {"rev-parse", "HEAD"});
}

/// Commits an entry of the tree that stands for no file of the work tree.
void LabRevisionTest::addEntry(const QString& mode, const QByteArray& bytes, const QString& name) const {
    const QString hash = mode == "160000" ? git(path("repo"), {"rev-parse", "HEAD"})
                                          : git(path("repo"), {"hash-object", "-w", "--stdin"}, bytes);
    git(path("repo"), {"update-index", "--add", "--cacheinfo", mode + "," + hash + "," + name});
    git(path("repo"), {"commit", "-q", "-m", "entry"});
}

void LabRevisionTest::initTestCase() {
    init();
    QVERIFY(QDir().mkpath(path("repo/mods/demo")));
    git(path("repo"), {"init", "-q", "-b", "main"});
    write(path("repo/mods/demo/sub/table.csv"), "a,b\r\n1,2\r\n");
    write(path("repo/mods/other/b.xml"), "other");
    commit("one", "one");
    git(path("repo"), {"tag", "-a", "v1", "-m", "first"});
    commit("two", "two");
    commit("three", "three");
    m_first = std::move(m_scratch);
}

/// Gives each test its own copy of the repository.
void LabRevisionTest::init() {
    m_scratch = std::make_unique<QTemporaryDir>();
    QVERIFY(m_scratch->isValid());
    if (m_first) {
        QCOMPARE(QProcess::execute("cp", {"-r", m_first->filePath("repo"), m_scratch->path()}), 0);
    }
}

void LabRevisionTest::splits_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("folder"); ///< empty: no revision
    QTest::addColumn<QString>("revision");
    QTest::newRow("C6 a folder without a revision") << "repo"
                                                    << ""
                                                    << "";
    QTest::newRow("C6 a missing folder without a revision") << "none"
                                                            << ""
                                                            << "";
    QTest::newRow("C6 a revision") << "repo@HEAD~2"
                                   << "repo"
                                   << "HEAD~2";
    QTest::newRow("C6 a revision with '@'") << "repo@HEAD@{1}"
                                            << "repo"
                                            << "HEAD@{1}";
    QTest::newRow("C6 a branch with '/'") << "repo@feature/x"
                                          << "repo"
                                          << "feature/x";
    QTest::newRow("C6 an existing folder whose name contains '@'") << "at@home"
                                                                   << ""
                                                                   << "";
    QTest::newRow("C6 a revision of such a folder") << "at@home@main"
                                                    << "at@home"
                                                    << "main";
    QTest::newRow("C6 a revision of a folder that no longer exists") << "gone@main@{1}"
                                                                     << "gone"
                                                                     << "main@{1}";
    QTest::newRow("C6 an empty revision") << "repo@"
                                          << "repo"
                                          << "";
}

void LabRevisionTest::splits() {
    QFETCH(QString, text);
    QFETCH(QString, folder);
    QFETCH(QString, revision);
    QVERIFY(QDir(m_scratch->path()).mkpath("at@home"));
    const auto name = revisionNameIn(path(text).toStdString());
    QCOMPARE(name.has_value(), !folder.isEmpty());
    if (name) {
        QCOMPARE(name->folder, path(folder).toStdString());
        QCOMPARE(name->revision, revision.toStdString());
    }
}

void LabRevisionTest::reads_data() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("revision");
    QTest::addColumn<QString>("text"); ///< expected a.xml
    QTest::newRow("C6 a branch") << "repo/mods/demo"
                                 << "main"
                                 << "three";
    QTest::newRow("C6 HEAD") << "repo/mods/demo"
                             << "HEAD"
                             << "three";
    QTest::newRow("C6 @") << "repo/mods/demo"
                          << "@"
                          << "three";
    QTest::newRow("C6 a parent") << "repo/mods/demo"
                                 << "HEAD~2"
                                 << "one";
    QTest::newRow("C6 an annotated tag") << "repo/mods/demo"
                                         << "v1"
                                         << "one";
    QTest::newRow("C6 a hash") << "repo/mods/demo"
                               << "HASH"
                               << "two";
    QTest::newRow("C6 a short hash") << "repo/mods/demo"
                                     << "SHORT"
                                     << "two";
    QTest::newRow("C6 the reflog") << "repo/mods/demo"
                                   << "HEAD@{1}"
                                   << "two";
    QTest::newRow("C6 a message") << "repo/mods/demo"
                                  << ":/two"
                                  << "two";
    QTest::newRow("C6 a folder that no longer exists") << "repo/mods/demo"
                                                       << "GONE"
                                                       << "three";
    QTest::newRow("C6 a path with dots and a slash") << "repo/mods/other/../demo/"
                                                     << "HEAD~1"
                                                     << "two";
    QTest::newRow("C6 a bare repository") << "bare.git/mods/demo"
                                          << "main"
                                          << "three";
    QTest::newRow("C6 a further work tree") << "tree/mods/demo"
                                            << "HEAD~1"
                                            << "two";
    QTest::newRow("C6 a link to the folder") << "link"
                                             << "HEAD~1"
                                             << "two";
    QTest::newRow("C6 packed objects") << "repo/mods/demo"
                                       << "PACKED"
                                       << "one";
    QTest::newRow("C6 a shallow clone has its own commits") << "shallow/mods/demo"
                                                            << "HEAD"
                                                            << "three";
    QTest::newRow("C6 folders of objects that name each other") << "repo/mods/demo"
                                                                << "CIRCLE"
                                                                << "three";
    QTest::newRow("C6 objects of another repository") << "shared/mods/demo"
                                                      << "HEAD~1"
                                                      << "two";
}

void LabRevisionTest::reads() {
    QFETCH(QString, folder);
    QFETCH(QString, revision);
    QFETCH(QString, text);
    if (folder.startsWith("bare")) {
        git(m_scratch->path(), {"clone", "-q", "--bare", "repo", "bare.git"});
    } else if (folder.startsWith("shallow")) {
        git(m_scratch->path(), {"clone", "-q", "--depth", "1", "file://" + path("repo"), "shallow"});
    } else if (folder.startsWith("shared")) {
        git(m_scratch->path(), {"clone", "-q", "--shared", "repo", "shared"});
    } else if (folder.startsWith("tree")) {
        git(path("repo"), {"worktree", "add", "-q", "-b", "side", path("tree"), "main"});
    }
    QVERIFY(QFile::link(path("repo/mods/demo"), path("link")));
    const QString hash = git(path("repo"), {"rev-parse", "HEAD~1"});
    if (revision == "GONE") {
        QVERIFY(QDir(path("repo/mods")).removeRecursively());
        revision = "HEAD";
    } else if (revision == "CIRCLE") {
        QByteArray list;
        for (int i = 0; i < 3000; ++i) {
            list += (i % 2 == 0 ? "../objects\n" : QByteArray::number(i) + "\n");
        }
        write(path("repo/.git/objects/info/alternates"), list);
        revision = "HEAD";
    } else if (revision == "PACKED") {
        git(path("repo"), {"gc", "-q"});
        revision = "v1";
    }
    revision.replace("HASH", hash).replace("SHORT", hash.left(8));
    std::optional<IgnoredLeaks> ignored;
    if (revision.startsWith(":/")) {
        ignored.emplace(); // libgit2 keeps the pattern
    }
    const auto read = at(folder, revision);
    const std::map<std::string, std::string> expected{{"a.xml", text.toStdString()},
                                                      {"sub/table.csv", "a,b\r\n1,2\r\n"}};
    QVERIFY2(errorOf(read).empty(), errorOf(read).c_str());
    QCOMPARE(filesOf(read), expected);
    QCOMPARE(std::get<FolderContents>(read).name, std::string("demo"));
    QVERIFY(std::get<FolderContents>(read).diagnostics.empty());
}

void LabRevisionTest::refuses_data() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("revision");
    QTest::addColumn<QString>("says");
    QTest::newRow("C6 no repository") << "plain"
                                      << "HEAD"
                                      << "is in no git repository";
    QTest::newRow("C6 a missing revision") << "repo/mods/demo"
                                           << "nowhere"
                                           << "has no revision 'nowhere'; git log";
    QTest::newRow("C6 a missing hash") << "repo/mods/demo" << QString(40, 'a') << "has no revision 'aaaa";
    QTest::newRow("C6 before the first commit") << "repo/mods/demo"
                                                << "HEAD~3"
                                                << "has no revision 'HEAD~3'";
    QTest::newRow("C6 a shallow clone") << "shallow/mods/demo"
                                        << "HEAD~1"
                                        << "git fetch --unshallow";
    QTest::newRow("C6 a shallow clone without a tag") << "shallow/mods/demo"
                                                      << "v1"
                                                      << "git fetch --unshallow";
    QTest::newRow("C6 no commit yet") << "fresh"
                                      << "HEAD"
                                      << "commit the project first";
    QTest::newRow("C6 a folder, not a commit") << "repo/mods/demo"
                                               << "HEAD:mods"
                                               << "is not a commit";
    QTest::newRow("C6 no name of a revision") << "repo/mods/demo"
                                              << "a b~"
                                              << "is not the name of a revision";
    QTest::newRow("C6 a range") << "repo/mods/demo"
                                << "main..HEAD"
                                << "revision";
    QTest::newRow("C6 an ambiguous hash") << "repo/mods/demo"
                                          << "AMBIGUOUS"
                                          << "write more digits";
    QTest::newRow("C6 an empty revision") << "repo/mods/demo"
                                          << ""
                                          << "write a folder, '@' and a revision";
    QTest::newRow("C6 a folder that the revision lacks") << "repo/mods/none"
                                                         << "HEAD"
                                                         << "no folder 'mods/none'";
    QTest::newRow("C6 a file in place of the folder") << "repo/mods/demo/a.xml"
                                                      << "HEAD"
                                                      << "there is no folder";
    QTest::newRow("C6 a submodule inside") << "repo/mods/demo"
                                           << "SUBMODULE"
                                           << "'part' is a submodule";
    QTest::newRow("C6 a folder in a submodule") << "repo/mods/demo/part/inner"
                                                << "SUBMODULE"
                                                << "is a submodule";
    QTest::newRow("C6 a link inside") << "repo/mods/demo"
                                      << "LINK"
                                      << "'c.xml' is a link";
    QTest::newRow("C6 a missing object") << "repo/mods/demo"
                                         << "MISSING"
                                         << "git fsck";
    QTest::newRow("C6 a broken object") << "repo/mods/demo"
                                        << "BROKEN"
                                        << "git fsck";
    QTest::newRow("C6 a branch whose commit is missing") << "repo/mods/demo"
                                                         << "DANGLING"
                                                         << "git fsck";
    for (const char* const pipe : {"packed-refs", "refs/heads/side", "logs/HEAD", "objects/pack/pack-1.idx"}) {
        QTest::addRow("C6 a pipe in place of %s", pipe) << "repo/mods/demo" << QString("PIPE") + pipe << "has a pipe";
    }
    QTest::newRow("C6 a .git file that leads nowhere") << "lost"
                                                       << "HEAD"
                                                       << "leads to no git repository";
}

void LabRevisionTest::refuses() {
    QFETCH(QString, folder);
    QFETCH(QString, revision);
    QFETCH(QString, says);
    QVERIFY(QDir(m_scratch->path()).mkpath("plain"));
    if (folder.startsWith("fresh")) {
        git(m_scratch->path(), {"init", "-q", "fresh"});
    } else if (folder.startsWith("shallow")) {
        git(m_scratch->path(), {"clone", "-q", "--depth", "1", "--no-tags", "file://" + path("repo"), "shallow"});
    }
    write(path("lost/.git"), "gitdir: ../nowhere\n");
    const QString blob = git(path("repo"), {"rev-parse", "HEAD:mods/demo/a.xml"});
    const QString object = path("repo/.git/objects/" + blob.left(2) + "/" + blob.mid(2));
    if (revision == "SUBMODULE") {
        addEntry("160000", {}, "mods/demo/.hidden"); // no folder with content
        QVERIFY2(errorOf(at("repo/mods/demo", "HEAD")).empty(), errorOf(at("repo/mods/demo", "HEAD")).c_str());
        addEntry("160000", {}, "mods/demo/part");
    } else if (revision == "LINK") {
        addEntry("120000", "../other", "mods/demo/folder"); // no content
        QVERIFY2(errorOf(at("repo/mods/demo", "HEAD")).empty(), errorOf(at("repo/mods/demo", "HEAD")).c_str());
        addEntry("120000", "../other/b.xml", "mods/demo/c.xml");
    } else if (revision == "MISSING") {
        QVERIFY(QFile::remove(object));
    } else if (revision == "BROKEN") {
        QVERIFY(QFile::setPermissions(object, QFile::ReadOwner | QFile::WriteOwner));
        write(object, "no object");
    } else if (revision == "DANGLING") {
        write(path("repo/.git/refs/heads/main"), QByteArray(40, 'a') + "\n");
    } else if (revision.startsWith("PIPE")) {
        const QString pipe = path("repo/.git/" + revision.mid(4));
        QFile::remove(pipe);
        QVERIFY(QDir().mkpath(QFileInfo(pipe).path()));
        QCOMPARE(::mkfifo(pipe.toUtf8().constData(), 0600), 0);
        revision = "side";
    } else if (revision == "AMBIGUOUS") {
        QSet<QByteArray> known;
        for (int i = 0; i < 5000 && revision == "AMBIGUOUS"; i += 200) {
            QStringList files;
            for (int k = i; k < i + 200; ++k) {
                files << path(QString("text/%1").arg(k));
                write(files.back(), QByteArray::number(k));
            }
            for (const QByteArray& hash :
                 git(path("repo"), {"hash-object", "-w", "--stdin-paths"}, files.join('\n').toUtf8()).split('\n')) {
                if (known.contains(hash.left(4))) {
                    revision = hash.left(4);
                }
                known.insert(hash.left(4));
            }
        }
    }
    const QStringList prepared{"SUBMODULE", "LINK", "MISSING", "BROKEN", "DANGLING"};
    std::optional<IgnoredLeaks> ignored;
    if (revision == "DANGLING") {
        ignored.emplace(); // libgit2 keeps the reference
    }
    const std::string error = errorOf(at(folder, prepared.contains(revision) ? "HEAD" : revision));
    QVERIFY2(QString::fromStdString(error).contains(says), error.c_str());
    QVERIFY2(error.find(';') != std::string::npos, error.c_str()); // says what to do
}

void LabRevisionTest::lists_data() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("subjects");
    QTest::addColumn<bool>("isShallow");
    QTest::newRow("I4.9 the commits that changed a project in a subfolder") << "repo/mods/demo"
                                                                            << "side,merged,three,two,one" << false;
    QTest::newRow("I4.9 another project of the repository") << "repo/mods/other"
                                                            << "other,one" << false;
    QTest::newRow("I4.9 the whole repository") << "repo"
                                               << "side,merge,merged,other,three,two,one" << false;
    QTest::newRow("I4.9 a folder that no commit has") << "repo/mods/none"
                                                      << "" << false;
    QTest::newRow("I4.9 a shallow clone") << "shallow/mods/demo"
                                          << "side" << true;
    QTest::newRow("I4.9 no commit yet") << "fresh"
                                        << "" << false;
}

void LabRevisionTest::lists() {
    QFETCH(QString, folder);
    QFETCH(QString, subjects);
    QFETCH(bool, isShallow);
    write(path("repo/mods/other/b.xml"), "changed");
    git(path("repo"), {"commit", "-q", "-a", "-m", "other"});
    git(path("repo"), {"checkout", "-q", "-b", "side", "HEAD~1"});
    commit("merged", "merged");
    git(path("repo"), {"checkout", "-q", "main"});
    git(path("repo"), {"merge", "-q", "--no-ff", "-m", "merge", "side"}); // as the side branch: no change of its own
    commit("side", "side");
    git(m_scratch->path(), {"init", "-q", "fresh"});
    git(m_scratch->path(), {"clone", "-q", "--depth", "1", "file://" + path("repo"), "shallow"});
    const auto found = recentRevisions(path(folder).toStdString(), 10);
    QVERIFY(std::holds_alternative<RevisionList>(found));
    const auto& list = std::get<RevisionList>(found);
    QStringList named;
    for (const Revision& one : list.revisions) {
        named << QString::fromStdString(one.subject);
        QVERIFY(one.hash.size() == 40 && one.hash.starts_with(one.shortHash) && one.shortHash.size() >= 7);
        QCOMPARE(one.time, 1'767'225'600);
        const auto again = findRevision({path(folder).toStdString(), one.shortHash});
        QVERIFY(std::holds_alternative<Revision>(again));
        QCOMPARE(std::get<Revision>(again).hash, one.hash);
    }
    // Commits of the same second have no order but that of parents after children.
    named.sort();
    QStringList expected = subjects.split(',', Qt::SkipEmptyParts);
    expected.sort();
    QCOMPARE(named, expected);
    QVERIFY(list.revisions.empty() || folder.endsWith("other") || list.revisions.front().subject == "side");
    QCOMPARE(list.isShallow, isShallow);
    QVERIFY(!list.isCut);
}

void LabRevisionTest::listsWhatIsThere() {
    const std::string folder = path("repo/mods/demo").toStdString();
    const auto cut = recentRevisions(folder, 2);
    QCOMPARE(std::get<RevisionList>(cut).revisions.size(), 2u);
    QVERIFY(std::get<RevisionList>(cut).isCut);
    const std::atomic<bool> stop = true;
    QCOMPARE(std::get<RevisionList>(recentRevisions(folder, 10, &stop)).revisions.size(), 0u);
    QVERIFY(QDir().mkpath(path("plain")));
    const auto none = recentRevisions(path("plain").toStdString(), 10);
    QCOMPARE(std::get<FileError>(none).code, ENOENT);
    const QString parent = git(path("repo"), {"rev-parse", "HEAD~1"});
    const QString object = path("repo/.git/objects/" + parent.left(2) + "/" + parent.mid(2));
    QVERIFY(QFile::setPermissions(object, QFile::ReadOwner | QFile::WriteOwner));
    write(object, "no object");
    const auto damaged = recentRevisions(folder, 10);
    QCOMPARE(std::get<RevisionList>(damaged).revisions.size(), 1u);
}

void LabRevisionTest::readsLikeTheDisk() {
    const QString demo = path("repo/mods/demo");
    QString deep = demo;
    for (int i = 0; i < 40; ++i) {
        deep += "/d";
        write(deep + "/x.xml", QByteArray::number(i));
    }
    write(demo + "/.hidden/a.xml", "hidden");
    write(demo + "/build/a.xml", "built");
    write(demo + "/.a.xml", "hidden");
    write(demo + "/readme.txt", "text");
    write(demo + "/empty.xml", "");
    write(demo + "/crlf.xml", "a\r\nb\r\n");
    write(demo + "/strings/Ü \xc3\xa4.xml", "name");
    commit("new", "new");
    const auto read = at("repo/mods/demo", "HEAD");
    const FolderContents disk = readFolder(demo.toStdString());
    QVERIFY(disk.files.size() > 30);
    QCOMPARE(filesOf(read), filesOf(disk));
    QCOMPARE(std::get<FolderContents>(read).name, disk.name);
}

void LabRevisionTest::ignoresConfiguration() {
    write(path("repo/mods/demo/.gitattributes"), "*.xml filter=evil text eol=crlf ident\n");
    commit("a\n$Id$\n", "attributes");
    const QString repository = path("repo/.git/");
    const QByteArray touch = "touch " + path("ran").toUtf8();
    for (const char* const hook : {"post-checkout", "post-index-change", "reference-transaction"}) {
        write(repository + "hooks/" + hook, "#!/bin/sh\n" + touch + "\n");
        QVERIFY(QFile::setPermissions(repository + "hooks/" + hook, QFile::Permissions(0x7777)));
    }
    QCOMPARE(::mkfifo(path("pipe").toUtf8().constData(), 0600), 0); // reading it would never end
    const QByteArray evil =
        "[include]\n\tpath = " + path("pipe").toUtf8() + "\n[filter \"evil\"]\n\tsmudge = " + touch +
        "\n\trequired = true\n[core]\n\tautocrlf = true\n\tworktree = /nowhere\n\tfsmonitor = " + touch + "\n[broken\n";
    write(repository + "config", evil);
    write(path("home/.gitconfig"), evil);
    qputenv("HOME", path("home").toUtf8());
    qputenv("GIT_DIR", path("nowhere").toUtf8());
    qputenv("GIT_CONFIG_GLOBAL", path("home/.gitconfig").toUtf8());
    const QStringList before = stampsIn(path("repo"));
    const auto read = at("repo/mods/demo", "main");
    qunsetenv("GIT_DIR");
    qunsetenv("GIT_CONFIG_GLOBAL");
    QVERIFY2(errorOf(read).empty(), errorOf(read).c_str());
    QCOMPARE(filesOf(read)["a.xml"], std::string("a\n$Id$\n"));
    QCOMPARE(stampsIn(path("repo")), before);
    QVERIFY(!QFile::exists(path("ran")));
}

void LabRevisionTest::respectsLimits() {
    const auto codeAt = [&](const char* folder, const FolderLimits& limits) {
        const auto read = at(folder, "HEAD", limits);
        const auto* const contents = std::get_if<FolderContents>(&read);
        return contents == nullptr || contents->diagnostics.size() != 1
                   ? errorOf(read)
                   : std::string(contents->diagnostics.front().code());
    };
    QCOMPARE(codeAt("repo/mods/demo", {.files = 1}), std::string("content.too-many-files"));
    QCOMPARE(codeAt("repo/mods/demo", {.bytes = 6}), std::string("content.too-many-files"));
    write(path("repo/mods/demo/large.xml"), QByteArray((64 << 20) + 1, ' '));
    commit("x", "large");
    QCOMPARE(codeAt("repo/mods/demo", {}), std::string("content.file-too-large"));

    // A tree of ten levels that names the level below ten times has ten thousand million entries.
    QByteArray tree = git(path("repo"), {"mktree"}, "");
    for (int level = 0; level < 10; ++level) {
        QByteArray entries;
        for (int i = 0; i < 10; ++i) {
            entries += "040000 tree " + tree + "\td" + QByteArray::number(i) + "\n";
        }
        tree = git(path("repo"), {"mktree"}, entries);
    }
    const QByteArray commit = git(path("repo"), {"commit-tree", tree, "-m", "many"});
    git(path("repo"), {"update-ref", "refs/heads/main", commit});
    QCOMPARE(codeAt("repo", {}), std::string("content.too-many-files"));
}

void LabRevisionTest::survivesDamage() {
    const IgnoredLeaks ignored;                // libgit2 does not free everything after an error
    git(path("repo"), {"repack", "-q", "-d"}); // the last commit stays loose
    commit("four", "four");
    QStringList files;
    QDirIterator it(path("repo/.git"), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString name = it.next();
        if (!name.contains("/hooks/")) {
            files << name;
        }
    }
    files.sort();
    QRandomGenerator random(7);
    int good = 0;
    int bad = 0;
    for (int i = 0; i < 400; ++i) {
        const QString name = files[random.bounded(int(files.size()))];
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        file.close();
        QVERIFY(QFile::setPermissions(name, QFile::ReadOwner | QFile::WriteOwner));
        QByteArray damaged = bytes;
        if (damaged.isEmpty() || random.bounded(4) == 0) {
            damaged = damaged.left(random.bounded(int(damaged.size()) + 1));
        } else {
            for (int k = 0; k <= random.bounded(3); ++k) {
                damaged[random.bounded(int(damaged.size()))] = char(random.bounded(256));
            }
        }
        write(name, damaged);
        for (const char* const revision : {"HEAD", "v1", "main~3"}) {
            const std::string error = errorOf(at("repo/mods/demo", revision));
            QVERIFY2(error.empty() || error.find(';') != std::string::npos, error.c_str());
            ++(error.empty() ? good : bad);
        }
        write(name, bytes);
    }
    QVERIFY2(good > 200 && bad > 200, qPrintable(QString("%1 read, %2 refused").arg(good).arg(bad)));
}

QTEST_GUILESS_MAIN(LabRevisionTest)
#include "lab_revision_test.moc"
