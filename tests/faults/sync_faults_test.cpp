// SPDX-License-Identifier: GPL-3.0-or-later
// The order of writing, syncing and renaming, and the state after a power failure (R1.1, R1.2). The test traces the
// calls of faults_driver and replays them on a model of a disk. After each call every file must be whole. Everything
// that the driver reports as saved or kept must be safe. Then each sync fails, once and permanently.
#include "disk_model.h"
#include "faults_run.h"

#include "engine/text/journal.h"
#include "widgets/document/document_store.h"
#include "widgets/document/journal.h"

#include <QTest>

#include <algorithm>
#include <cerrno>
#include <optional>

using namespace orrery;
using namespace orrery::widgets;

namespace {

using Files = DiskModel::Files;

struct Operation {
    const char* name;
    QStringList said;                           ///< reports of a run without faults
    std::map<std::string, std::string> texts{}; ///< texts that project files may have, in addition to the old ones
};

std::string original(const char* path) {
    return Scene::original(QString::fromLatin1(path)).toStdString();
}

const std::string comment = "<!-- new -->";

const std::array operations = {
    Operation{"save",
              {"saved a.xml", "saved sub/b.xml", "done"},
              {{"a.xml", comment + original("a.xml")}, {"sub/b.xml", comment + original("sub/b.xml")}}},
    Operation{"create", {"saved one/two/new.xml", "done"}, {{"one/two/new.xml", "<orrery/>"}}},
    Operation{"move", {"renamed one/c.xml", "removed sub/b.xml", "done"}, {{"one/c.xml", original("a.xml")}}},
    Operation{"journal", {"kept", "kept", "kept", "kept", "kept", "kept", "done"}},
    Operation{"recover",
              {"offered 2", "restored", "saved a.xml", "saved new.xml", "done"},
              {{"a.xml", comment + original("a.xml")}, {"new.xml", "<orrery>" + comment + "</orrery>\n"}}},
    Operation{"discard", {"done"}},
};

/// Returns the texts after a power failure: the project's files, overwritten by those of the journals.
std::map<std::string, std::string> foundIn(const Files& disk) {
    std::map<std::string, std::string> found;
    for (const auto& [path, bytes] : disk) {
        if (path.starts_with("project/")) {
            found[path.substr(8)] = bytes;
        }
    }
    for (const auto& [path, bytes] : disk) {
        if (path.ends_with(journal::suffix)) {
            for (const engine::JournalFile& file : engine::readJournal(bytes).files) {
                found[file.path] = file.text;
            }
        }
    }
    return found;
}

/// Parses "typed a.xml=HEX b.xml=HEX".
std::map<std::string, std::string> textsOf(const QByteArray& line) {
    std::map<std::string, std::string> texts;
    for (const QByteArray& part : line.split(' ').mid(1)) {
        const qsizetype at = part.indexOf('=');
        texts[part.left(at).toStdString()] = QByteArray::fromHex(part.mid(at + 1)).toStdString();
    }
    return texts;
}

} // namespace

class SyncFaultsTest : public QObject {
    Q_OBJECT

private slots:
    void staysSafe_data() { rows("R1.2 %s: files are whole at each call, and safe once that is said"); }
    void staysSafe() {
        QFETCH(int, operation);
        const Run run = play(operations[static_cast<std::size_t>(operation)], {});
        QVERIFY2(run.isTraced, qPrintable(run.problems.join('\n')));
        QStringList said = run.said;
        said.removeIf([](const QString& line) { return line.startsWith("typed"); });
        QCOMPARE(said, operations[static_cast<std::size_t>(operation)].said);
        QVERIFY2(run.problems.isEmpty(), qPrintable(run.problems.join('\n')));
        QVERIFY(run.syncs > 0);
    }

    void failingSyncs_data() { rows("R1.2 %s: each sync fails, once and for ever, and nothing unsafe is said"); }
    void failingSyncs() {
        QFETCH(int, operation);
        const Operation& tried = operations[static_cast<std::size_t>(operation)];
        const int syncs = play(tried, {}).syncs;
        QVERIFY(syncs > 0);
        QStringList problems;
        for (int when = 1; when <= syncs; ++when) {
            for (const bool isForever : {false, true}) {
                const Run run = play(tried, {when, isForever});
                for (const QString& problem : run.problems) {
                    problems << QString("sync %1 fails %2: %3").arg(when).arg(isForever ? "for ever" : "once", problem);
                }
                if (isForever && run.said.last() == "done" && run.said.contains("kept") && when == 1) {
                    problems << "work is said to be kept, and no sync works";
                }
            }
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join('\n')));
    }

private:
    struct FailingSync {
        int when = 0; ///< 0: none
        bool isForever = false;
    };
    struct Run {
        bool isTraced = false;
        QStringList said;
        QStringList problems;
        int syncs = 0;
    };

    static void rows(const char* name) {
        QTest::addColumn<int>("operation");
        for (std::size_t i = 0; i < operations.size(); ++i) {
            QTest::addRow(name, operations[i].name) << static_cast<int>(i);
        }
    }

    static void leaveWork(const Scene& scene) {
        DocumentStore store;
        Journal journal(store, scene.data());
        store.openFolder(scene.project());
        store.apply("Edit", {{store.find("a.xml"), {0, 0}, "<!-- new -->"}});
        store.files().add("new.xml", "<orrery><!-- new --></orrery>\n");
        QVERIFY(journal.flush());
    }

    static Run play(const Operation& operation, const FailingSync& failing) {
        const Scene scene;
        if (operation.name == QByteArray("recover") || operation.name == QByteArray("discard")) {
            leaveWork(scene);
        }
        const std::string folder = scene.folder().toStdString();
        const std::string report = folder + "/said";
        DiskModel disk(folder);
        Run run;
        TraceOptions options;
        options.folder = folder;
        options.failure = [&](const FileCall& call) {
            if (call.kind != FileCall::Kind::sync) {
                return 0;
            }
            ++run.syncs;
            return run.syncs == failing.when || (failing.isForever && run.syncs > failing.when) ? EIO : 0;
        };
        const Traced traced = runTraced(
            {FAULTS_DRIVER, operation.name, scene.project().toStdString(), scene.data().toStdString(), report},
            options);
        run.isTraced = traced.refused.empty();
        if (!run.isTraced) {
            run.problems << QString::fromStdString(traced.refused);
        } else if (traced.status != 0) {
            run.problems << QString("ends with %1").arg(traced.status);
        }
        std::map<std::string, std::string> typed;
        for (const FileCall& call : traced.calls) {
            if (call.path == report && call.kind == FileCall::Kind::write) {
                const QByteArray line = QByteArray::fromStdString(call.bytes).trimmed();
                run.said << QString::fromUtf8(line);
                typed = line.startsWith("typed") ? textsOf(line) : typed;
                checkSaid(line, operation, typed, disk.safe(), run.problems);
                const bool isAllSaved = line == "done" && operation.name != QByteArray("journal");
                if (isAllSaved && failing.when == 0 && hasJournal(disk.safe())) {
                    run.problems << "a power failure brings a journal back, and saved work is offered again";
                }
            } else {
                disk.apply(call);
                checkWhole(operation, disk.safe(), run.problems);
                checkWhole(operation, disk.hasty(), run.problems);
            }
        }
        run.problems.removeDuplicates();
        return run;
    }

    static bool hasJournal(const Files& disk) {
        return std::any_of(disk.begin(), disk.end(),
                           [](const auto& file) { return file.first.ends_with(journal::suffix); });
    }

    static void checkWhole(const Operation& operation, const Files& disk, QStringList& problems) {
        for (const auto& [path, bytes] : disk) {
            const std::string name = path.substr(path.find('/') + 1);
            const bool isHidden = name.substr(name.rfind('/') + 1).starts_with('.');
            if (!path.starts_with("project/") || isHidden) {
                continue;
            }
            const auto text = operation.texts.find(name);
            const bool isNew = text != operation.texts.end() && bytes == text->second;
            if (!isNew && bytes != original(name.c_str())) {
                problems << "a power failure leaves a torn " + QString::fromStdString(name);
            }
        }
    }

    static void checkSaid(const QByteArray& line, const Operation& operation,
                          const std::map<std::string, std::string>& typed, const Files& safe, QStringList& problems) {
        const std::string name = line.mid(line.indexOf(' ') + 1).toStdString();
        const auto found = foundIn(safe);
        const auto file = safe.find("project/" + name);
        bool isTrue = true;
        if (line.startsWith("saved ") || line.startsWith("renamed ")) {
            isTrue = file != safe.end() && file->second == operation.texts.at(name);
        } else if (line.startsWith("removed ")) {
            isTrue = file == safe.end();
        } else if (line == "kept") {
            isTrue = found == typed;
        } else if (line == "restored") {
            for (const auto& [path, text] : operation.texts) {
                isTrue = isTrue && found.contains(path) && found.at(path) == text;
            }
        }
        if (line.startsWith("renamed ")) {
            isTrue = isTrue && !safe.contains("project/a.xml");
        }
        if (!isTrue) {
            problems << "after '" + QString::fromUtf8(line) + "' a power failure loses it";
        }
    }
};

QTEST_GUILESS_MAIN(SyncFaultsTest)
#include "sync_faults_test.moc"
