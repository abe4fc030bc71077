// SPDX-License-Identifier: GPL-3.0-or-later
// Edits, saves, journals and recovers with the real classes, without a window, so that faults_test can make its system
// calls fail. It reads one line for each run, "OPERATION PROJECT DATA SHORT", and forks a child for it. After its
// preparations the child waits for SIGUSR1. So a tracer can be attached before, and sees only the operation. With the
// arguments "OPERATION PROJECT DATA REPORT" it runs that operation at once, and writes its report to that file line by
// line. sync_faults_test uses this to see these writes among the others.
#include "widgets/document/document_store.h"
#include "widgets/document/journal.h"
#include "widgets/document/recovery.h"

#include <QCoreApplication>
#include <QDir>
#include <QThread>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <iostream>
#include <new>
#include <string>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace orrery::widgets;

namespace {

/// Selects the writes to a file that are short: the n-th, every one (-1), or none (0). With -2 every write is
/// interrupted.
std::atomic<int> shortWrites = 0;
std::atomic<int> writesSeen = 0;
int shortWritesWanted = 0; ///< applies when the operation begins

/// The child's report, in memory shared with its parent: it needs no system call that could fail.
constexpr std::size_t reportSize = 1 << 22;
char* report = nullptr;
std::atomic<bool>* isReady = nullptr; ///< shared too; set when the child waits for SIGUSR1
int reportFile = -1;                  ///< replaces both

void say(const std::string& line) {
    if (reportFile >= 0) {
        [[maybe_unused]] const ssize_t size = ::write(reportFile, (line + "\n").c_str(), line.size() + 1);
        return;
    }
    const std::size_t used = std::strlen(report);
    if (used + line.size() + 2 < reportSize) {
        std::memcpy(report + used, (line + "\n").c_str(), line.size() + 2);
    }
}

void waitForStart() {
    if (reportFile >= 0) {
        return;
    }
    sigset_t blocked;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGUSR1);
    int signal = 0;
    *isReady = true;
    sigwait(&blocked, &signal);
    shortWrites = shortWritesWanted;
}

/// Waits until the journal is written, with one attempt to repair it.
bool isKept(Journal& journal) {
    for (int tried = 0; tried < 4; ++tried) {
        const bool isDown = journal.flush();
        QCoreApplication::processEvents();
        if (isDown && journal.problem().isEmpty()) {
            return true;
        }
        QThread::msleep(1);
    }
    return false;
}

std::string textsOf(const DocumentStore& store) {
    std::string texts;
    for (const Document* const document : store.documents()) {
        texts += ' ' + document->shownPath().toStdString() + '=' + document->bytes().toHex().toStdString();
    }
    return texts;
}

void saveAll(DocumentStore& store) {
    for (Document* const document : store.documents()) {
        if (document->isModified()) {
            const auto problem = store.saver().save(*document);
            say((problem ? "unsaved " : "saved ") + document->shownPath().toStdString());
        }
    }
}

void edit(DocumentStore& store, const char* path, const QByteArray& text) {
    store.apply(QStringLiteral("Edit"), {{store.find(QString::fromLatin1(path)), {0, 0}, text}});
}

void save(const QString& project, const QString& data) {
    DocumentStore store;
    Journal journal(store, data);
    store.openFolder(project);
    edit(store, "a.xml", "<!-- new -->");
    edit(store, "sub/b.xml", "<!-- new -->");
    journal.flush();
    waitForStart();
    saveAll(store);
    journal.flush();
}

void keep(const QString& project, const QString& data) {
    DocumentStore store;
    Journal journal(store, data);
    store.openFolder(project);
    say("typed" + textsOf(store));
    waitForStart();
    const auto note = [&] {
        say("typed" + textsOf(store));
        say(isKept(journal) ? "kept" : journal.problem().isEmpty() ? "silent" : "unprotected");
    };
    const QObject view;
    store.edits().typed(*store.find(QStringLiteral("a.xml")), 0, 0, "x", &view);
    note();
    store.finishTyping();
    edit(store, "a.xml", "<!-- second -->");
    note();
    store.history().undo();
    note();
    store.history().redo();
    note();
    store.files().add(QStringLiteral("new.xml"), "<orrery/>");
    note();
    edit(store, "sub/b.xml", QByteArray(20'000, 'b'));
    note();
}

void recover(const QString& project, const QString& data) {
    waitForStart();
    DocumentStore store;
    Journal journal(store, data);
    store.openFolder(project);
    Recovery recovery(data, project);
    const QVector<RecoveredFile> files = recovery.files();
    QVector<QByteArray> texts;
    for (const RecoveredFile& file : files) {
        texts.append(Recovery::textOf(file, store));
    }
    say("offered " + std::to_string(files.size()));
    if (!files.isEmpty()) {
        say(recovery.restore(files, texts, store, journal) ? "restored" : "kept back");
    }
    saveAll(store);
    journal.flush();
}

/// Creates files and folders.
void create(const QString& project, const QString& data) {
    DocumentStore store;
    Journal journal(store, data);
    store.openFolder(project);
    waitForStart();
    store.files().add(QStringLiteral("one/two/new.xml"), "<orrery/>");
    saveAll(store);
    journal.flush();
}

/// Renames one file and deletes another; both change the disk at once.
void move(const QString& project, const QString& data) {
    DocumentStore store;
    Journal journal(store, data);
    store.openFolder(project);
    waitForStart();
    say(store.files().rename(*store.find(QStringLiteral("a.xml")), QStringLiteral("one/c.xml"), {})
            ? "not renamed"
            : "renamed one/c.xml");
    say(store.files().remove(*store.find(QStringLiteral("sub/b.xml")), {}) ? "not removed" : "removed sub/b.xml");
}

void discard(const QString& project, const QString& data) {
    waitForStart();
    Recovery recovery(data, project);
    recovery.discard(recovery.files());
}

/// Saves in an unsafe way: verifies that the tests notice it.
void saveNaively(const QString& project) {
    waitForStart();
    const std::string path = QDir(project).filePath(QStringLiteral("a.xml")).toStdString();
    const QByteArray text = "<!-- new --><orrery>" + QByteArray(20'000, 'a') + "</orrery>\n";
    const int fd = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    for (qsizetype at = 0; at < text.size(); at += 4096) {
        [[maybe_unused]] const ssize_t n =
            ::write(fd, text.constData() + at, static_cast<std::size_t>(std::min<qsizetype>(4096, text.size() - at)));
    }
    ::close(fd);
    say("saved a.xml");
}

int runChild(const std::string& operation, const QString& project, const QString& data) {
    if (operation == "save") {
        save(project, data);
    } else if (operation == "journal") {
        keep(project, data);
    } else if (operation == "recover") {
        recover(project, data);
    } else if (operation == "create") {
        create(project, data);
    } else if (operation == "move") {
        move(project, data);
    } else if (operation == "discard") {
        discard(project, data);
    } else if (operation == "naive") {
        saveNaively(project);
    } else {
        return 2;
    }
    say("done");
    return 0;
}

} // namespace

/// Replaces the system's function. It makes real short writes; a tracer can only fake them.
extern "C" ssize_t write(int fd, const void* bytes, std::size_t size) {
    struct stat info {};
    const int wanted = shortWrites;
    if (wanted != 0 && size > 1 && ::fstat(fd, &info) == 0 && S_ISREG(info.st_mode)) {
        if (wanted == -2) {
            errno = EINTR;
            return -1;
        }
        const int seen = ++writesSeen;
        if (wanted < 0 || seen == wanted) {
            size = wanted < 0 ? std::min<std::size_t>(size - 1, 777) : size / 2;
        }
    }
    return ::syscall(SYS_write, fd, bytes, size);
}

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("orrery-faults"));
    if (argc == 5) {
        reportFile = ::open(argv[4], O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        const int code = runChild(argv[1], QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]));
        ::_exit(code);
    }
    report =
        static_cast<char*>(::mmap(nullptr, reportSize + 64, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    isReady = new (report + reportSize) std::atomic<bool>(false);
    sigset_t blocked;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGUSR1);
    sigprocmask(SIG_BLOCK, &blocked, nullptr);
    std::string operation;
    std::string project;
    std::string data;
    int shorts = 0;
    while (std::cin >> operation >> project >> data >> shorts) {
        std::memset(report, 0, reportSize);
        *isReady = false;
        const pid_t child = ::fork();
        if (child == 0) {
            ::prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY);
            shortWritesWanted = shorts;
            const int code = runChild(operation, QString::fromStdString(project), QString::fromStdString(data));
            ::_exit(code);
        }
        for (int tried = 0; !*isReady && tried < 20'000; ++tried) {
            QThread::usleep(200);
        }
        std::cout << "pid " << child << std::endl;
        int status = 0;
        ::waitpid(child, &status, 0);
        std::cout << report << "ended " << (WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status)) << std::endl;
    }
    return 0;
}
