// SPDX-License-Identifier: GPL-3.0-or-later
// P3.5 and P3.1 for the whole window. It measures the longest event of every action of a person, in projects of several
// sizes, and the time from a key to the repaint. Each project gets its own process.
#include "app/ide/application.h"
#include "tests/bench/timing.h"
#include "tests/bench/window_driver.h"
#include "tests/support/hostile_projects.h"
#include "tests/support/large_project.h"
#include "widgets/document/document_editor.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_view.h"
#include "widgets/sandbox/objects_view.h"
#include "widgets/sweep/sweep_bench.h"
#include "widgets/tables/element_table_view.h"
#include "widgets/tables/object_table_view.h"
#include "widgets/tables/table_commands.h"
#include "widgets/tables/table_grid.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QLineEdit>
#include <QProcess>
#include <QScrollArea>
#include <QScrollBar>
#include <QSemaphore>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <pthread.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <iterator>
#include <memory>
#include <vector>

using namespace orrery;
using namespace orrery::bench;
using widgets::DocumentEditor;

namespace {

void head(const char* name) {
    std::printf("%s\n  %-46s %7s %7s  %s\n", name, "", "longest", "work", "the most work, in ms");
    std::fflush(stdout);
}

ide::Watchdog& watchdog() {
    return static_cast<ide::Application*>(qApp)->watch();
}

void use(const char* name, const fixture::ProjectShape& shape) {
    head(name);
    QTemporaryDir folder;
    fixture::writeProject(fixture::makeProject(shape), folder.path().toStdString());
    ide::MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
    window.show();
    QTest::qWait(200);
    WindowDriver driver(window, watchdog());
    useWindow(driver, folder.path());
    driver.recordMost(name);
}

/// Measures the form of a scenario of 10,000 planets (I2.1).
void planets() {
    head("a scenario of 10,000 planets");
    std::string text = "<orrery format=\"1\">\n  <scenario id=\"first\" name=\"First\">\n";
    for (int i = 0; i < 1000; ++i) {
        text += "    <system id=\"s" + std::to_string(i) + "\" x=\"" + std::to_string(i % 40 * 50) + "\" y=\"" +
                std::to_string(i / 40 * 50) + "\">\n";
        for (int k = 0; k < 10; ++k) {
            text += "      <planet id=\"p" + std::to_string(i * 10 + k) + "\" size=\"medium\"/>\n";
        }
        text += "    </system>\n";
    }
    text += "  </scenario>\n  <table id=\"Costs\" key=\"number\">\n    <column id=\"food\" format=\"number\"/>\n";
    for (int i = 0; i < 10'000; ++i) {
        text += "    <row key=\"" + std::to_string(i) + "\" food=\"1\"/>\n";
    }
    text += "  </table>\n</orrery>\n";
    engine::FolderContents contents = fixture::makeProject({.classes = 10});
    contents.files.emplace("zz.xml", std::make_shared<const engine::SourceText>("zz.xml", text));
    QTemporaryDir folder;
    fixture::writeProject(contents, folder.path().toStdString());
    ide::MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
    window.show();
    WindowDriver driver(window, watchdog());
    driver.act("open the project", [&] { window.openProject(folder.path()); });
    const auto at = static_cast<std::uint32_t>(text.find("<scenario") + 2);
    const engine::FileId file = window.analyzer().latest()->fileOf(QStringLiteral("zz.xml"));
    driver.act("show the scenario as a form", [&] { window.goTo({file, {at, at}}); });
    while (window.form().isBeingMade() || window.form().lines().empty()) {
        QTest::qWait(10); // another thread makes the form
    }
    driver.act("scroll its first thousand lines", 60, [&](int i) {
        QScrollBar& bar = *window.form().findChild<QScrollArea*>()->verticalScrollBar();
        bar.setValue(i * 1000 * window.form().lines().front()->height() / 60);
        window.form().canvas().repaint();
    });
    const auto middle = static_cast<std::uint32_t>(text.find("p5003"));
    driver.act("go to a planet in its middle", [&] { window.goTo({file, {middle, middle}}); });
    DocumentEditor& editor = *window.currentEditor();
    editor.setFocus();
    editor.goTo(static_cast<int>(middle), static_cast<int>(middle));
    driver.type("type in the source beside the form", &editor, QStringLiteral("abcdef"), 400);
    driver.trigger("undo", "edit.undo", 6);
    driver.act("step through planets with Down", 20, [&](int) {
        window.form().setFocus();
        if (QWidget* const focused = QApplication::focusWidget()) {
            QTest::keyClick(focused, Qt::Key_Down);
        }
    });
    const QString words = QStringLiteral("p5003");
    driver.act("filter the lines of the form", 5,
               [&](int i) { QTest::keyClick(QApplication::focusWidget(), words[i].toLatin1()); });
    driver.act(
        "show all lines that match", 1, [](int) {}, 4000);
    driver.act("show all lines again", 5,
               [&](int) { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backspace); });
    driver.act("show the 10,000 rows of a lookup table", [&] { window.raisePane(QStringLiteral("tables")); });
    auto& table = *window.findChild<widgets::ElementTableView*>();
    table.showTable(widgets::rowSource("cells"), "Costs");
    table.waitUntilRead();
    driver.act("select them", [&] { table.table().selectAll(); });
    driver.act(
        "remove them", 1, [&](int) { table.commands().removeRows(); }, 1000);
    driver.trigger("undo that", "edit.undo");
    driver.trigger("start the run", "view.sandbox");
    auto& objects = *window.findChild<widgets::ObjectsView*>();
    driver.act(
        "show its objects as a table", 1,
        [&](int) { objects.groupingBox().setCurrentIndex(objects.groupingBox().count() - 1); }, 500);
    auto& objectTable = *window.findChild<widgets::ObjectTableView*>();
    driver.act(
        "add columns to it", 1,
        [&](int) {
            objectTable.setExpressions({QStringLiteral("Industry"), QStringLiteral("1 + 1")});
        },
        500);
    driver.act("select all of them", [&] { objectTable.table().selectAll(); });
    driver.act(
        "sort them", 1, [&](int) { objectTable.sortBy(0, true); }, 500);
    driver.recordMost("10,000 planets");
}

void copyDemo(const QString& to) {
    QDir(to).mkdir(QStringLiteral("strings"));
    const QDir demo(QStringLiteral(ORRERY_RESOURCE_DIR "/demo"));
    for (const QString& path : {QStringLiteral("."), QStringLiteral("strings")}) {
        for (const QString& name : QDir(demo.filePath(path)).entryList(QDir::Files)) {
            const QString file = path + QLatin1Char('/') + name;
            QFile::copy(demo.filePath(file), QDir(to).filePath(file));
        }
    }
}

/// Measures the sandbox with a galaxy of the demo: the map, the lists beside it and the inspector follow each turn.
void galaxy() {
    head("a galaxy of 10,000 systems with 30,000 objects");
    QTemporaryDir folder;
    copyDemo(folder.path());
    ide::MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
    window.resize(1600, 1000);
    window.show();
    WindowDriver driver(window, watchdog());
    driver.act("open the project", [&] { window.openProject(folder.path()); });
    driver.trigger("the sandbox", "view.sandbox");
    engine::CheckedScenario scenario = *window.analyzer().latest()->model->findScenario("wide-sky");
    scenario.galaxy->systems = 10'000;
    scenario.id = "many-systems"; // as a new galaxy: the project has no scenario of this id
    driver.act("start the galaxy", [&] { window.sandbox().start(scenario); });
    driver.trigger("the first turn", "run.step");
    driver.trigger("four turns", "run.step", 4);
    const engine::View view = window.sandbox().session()->state().view();
    const engine::Vocabulary& vocabulary = view.model->vocabulary;
    std::vector<std::uint32_t> planets;
    for (std::uint32_t row = 0; row < view.rowCount && planets.size() < 10; ++row) {
        if (view.exists(row) && vocabulary.types()[view.typeOf(row)].id == "planet") {
            planets.push_back(row);
        }
    }
    std::printf("  %zu objects\n", view.rowCount);
    driver.act("choose planets", static_cast<int>(planets.size()),
               [&](int i) { window.showObject(planets[static_cast<std::size_t>(i)]); });
    driver.trigger("turns with a chosen planet", "run.step", 3);
    driver.trigger("mark the turn", "run.mark-turn");
    driver.trigger("turns after the marked one", "run.step", 2);
    driver.trigger("a turn back", "run.step-back");
    auto* const grouping = driver.find<QComboBox>("Grouping of the objects");
    driver.act("objects by owner", [&] { grouping->setCurrentIndex(1); });
    driver.trigger("a turn with objects by owner", "run.step");
    driver.act("objects by class", [&] { grouping->setCurrentIndex(2); });
    driver.trigger("a turn with objects by class", "run.step");
    driver.act("objects by system", [&] { grouping->setCurrentIndex(0); });
    driver.act("filter the objects", [&] { driver.find<QLineEdit>("Filter objects")->setText(QStringLiteral("77")); });
    driver.trigger("a turn with a filter", "run.step");
    driver.act("filter nothing", [&] { driver.find<QLineEdit>("Filter objects")->clear(); });
    driver.act("objects as a table", [&] { grouping->setCurrentIndex(3); });
    driver.trigger("a turn with the table", "run.step");
    driver.trigger("side by side", "view.side");
    driver.trigger("a turn side by side", "run.step");
    driver.trigger("write", "view.write");
    driver.recordMost("10,000 systems");
}

/// Returns the time in ms that the GUI thread waited for a processor; 0 if the system does not report it.
double waitedForProcessor() {
    QFile file(QStringLiteral("/proc/thread-self/schedstat"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toDouble() / 1e6 : 0;
}

/// Returns the work of a thread so far, in ms.
double workOfThread(clockid_t thread) {
    timespec work{};
    clock_gettime(thread, &work);
    return static_cast<double>(work.tv_sec) * 1e3 + static_cast<double>(work.tv_nsec) / 1e6;
}

struct KeyTime {
    double wall = 0;   ///< from the keyboard to the painted window
    double work = 0;   ///< part of it: work of the GUI thread, for the key and for earlier events
    double waited = 0; ///< until the GUI thread handled the key
    double others = 0; ///< for a processor, after that
};

/// Presses keys like a keyboard: at their own times, even while the window is busy.
std::vector<KeyTime> pressKeys(DocumentEditor& editor, int count) {
    std::vector<KeyTime> times;
    QSemaphore isPainted;
    clockid_t own = CLOCK_THREAD_CPUTIME_ID;
    pthread_getcpuclockid(pthread_self(), &own);
    const std::unique_ptr<QThread> keyboard(QThread::create([&] {
        for (int i = 0; i < count; ++i) {
            QThread::msleep(static_cast<unsigned long>(30 + i * 37 % 170));
            const Stopwatch watch;
            const double work = workOfThread(own);
            QMetaObject::invokeMethod(
                &editor,
                [&, i, watch, work] {
                    const double waited = watch.milliseconds();
                    const double others = waitedForProcessor();
                    const int key = i % 12;
                    QTest::keyClick(&editor, key == 11 ? Qt::Key_Space : key == 6 ? Qt::Key_Backspace : Qt::Key_X);
                    QCoreApplication::sendPostedEvents(); // the events before painting, and painting
                    times.push_back(
                        {watch.milliseconds(), workOfThread(own) - work, waited, waitedForProcessor() - others});
                    isPainted.release();
                },
                Qt::QueuedConnection);
            isPainted.acquire();
        }
    }));
    QEventLoop loop;
    QObject::connect(keyboard.get(), &QThread::finished, &loop, &QEventLoop::quit);
    keyboard->start();
    loop.exec();
    return times;
}

/// Returns one part of all times.
std::vector<double> partOf(const std::vector<KeyTime>& times, double KeyTime::*part) {
    std::vector<double> all;
    std::ranges::transform(times, std::back_inserter(all), [&](const KeyTime& time) { return time.*part; });
    return all;
}

/// Uses the window while a sweep plays on all processors, which has to leave it 60 frames a second (I4.14).
void sweeping() {
    head("the demo, while a sweep plays");
    QTemporaryDir folder;
    copyDemo(folder.path());
    QFile file(folder.filePath(QStringLiteral("long.xml")));
    if (!file.open(QIODevice::WriteOnly) ||
        file.write("<orrery format=\"1\">\n<sweep id=\"long\" scenario=\"wide-sky\" seeds=\"1..2000\" turns=\"60\">"
                   "<vary at=\"BLD_FORUM/order\" element=\"raise-max-meter\" attribute=\"to\" values=\"2 4 6 8\"/>"
                   "<measure id=\"trade\" value=\"sum(planets, Trade)\" turn=\"1..60\"/>"
                   "</sweep>\n</orrery>\n") < 0) {
        return;
    }
    file.close();
    ide::MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
    window.resize(1600, 1000);
    window.show();
    window.openProject(folder.path());
    window.waitUntilIdle();
    WindowDriver driver(window, watchdog());
    driver.act("show the sweeps", [&] { window.raisePane(QStringLiteral("sweeps")); });
    auto& bench = *window.findChild<widgets::SweepBench*>();
    while (!bench.isQuiet() || !bench.isListed()) {
        QTest::qWait(10);
    }
    bench.choose(QStringLiteral("long"));
    driver.act(
        "begin the sweep", 1, [&](int) { bench.play(true); }, 1500);
    driver.trigger("the sandbox", "view.sandbox");
    driver.trigger("ten turns", "run.step", 10);
    driver.act("choose objects", 10, [&](int i) { window.showObject(static_cast<std::uint32_t>(40 + i)); });
    driver.act(
        "show the sweeps and wait", 1, [&](int) { window.raisePane(QStringLiteral("sweeps")); }, 3000);
    driver.trigger("write", "view.write");
    window.editorOf(QStringLiteral("buildings.xml"));
    DocumentEditor& editor = *window.currentEditor();
    editor.setFocus();
    const auto at = static_cast<int>(editor.document().bytes().indexOf("<!-- ") + 5);
    editor.goTo(at, at);
    const std::vector<KeyTime> times = pressKeys(editor, 240);
    const bool isPlaying = bench.state() == widgets::SweepBench::State::playing;
    std::printf("  %zu of %zu runs have a result\n", bench.progress().done, bench.progress().all);
    record({"I4.14",
            "key to repaint while a sweep plays, p95",
            isPlaying ? share(partOf(times, &KeyTime::wall), 0.95) : -1.0,
            "ms",
            {},
            ide::Watchdog::limit});
    bench.cancel();
    driver.recordMost("the demo while a sweep plays");
}

/// Measures P3.1 while checks and views are running.
void keys(std::size_t classes, const char* name) {
    QTemporaryDir folder;
    fixture::writeProject(fixture::makeProject({.classes = classes, .groupsPerClass = 2, .isOneFile = true}),
                          folder.path().toStdString());
    ide::MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
    window.show();
    window.openProject(folder.path());
    window.waitUntilIdle();
    DocumentEditor& editor = *window.currentEditor();
    editor.setFocus();
    const QByteArray bytes = editor.document().bytes();
    std::printf("%s, one file of %.1f MB\n", name, static_cast<double>(bytes.size()) / 1e6);
    for (const double place : {0.0, 0.5, 0.98}) {
        const auto at = static_cast<int>(
            bytes.indexOf("name=\"", static_cast<qsizetype>(place * static_cast<double>(bytes.size()))) + 6);
        editor.goTo(at, at);
        window.waitUntilIdle();
        QTest::qWait(300);
        const std::vector<KeyTime> times = pressKeys(editor, 240);
        const auto shareOf = [&](double KeyTime::*part, double of) { return share(partOf(times, part), of); };
        std::printf("  at %3.0f %%: p50 %6.2f ms, most %6.2f ms\n", place * 100, shareOf(&KeyTime::wall, 0.5),
                    shareOf(&KeyTime::wall, 1));
        record({"P3.1",
                std::string(name) + " in one file, key to repaint at " + std::to_string(static_cast<int>(place * 100)) +
                    " %, p95",
                shareOf(&KeyTime::wall, 0.95),
                "ms",
                {},
                8});
        std::printf("          work: p50 %6.2f ms, p95 %6.2f ms, most %6.2f ms, the first key %6.2f ms\n",
                    shareOf(&KeyTime::work, 0.5), shareOf(&KeyTime::work, 0.95), shareOf(&KeyTime::work, 1),
                    times.front().work);
        std::printf("          waiting for the window p95 %6.2f ms, for a processor p95 %6.2f ms\n",
                    shareOf(&KeyTime::waited, 0.95), shareOf(&KeyTime::others, 0.95));
        std::fflush(stdout);
    }
}

/// Measures projects that would reveal quadratic work, with and without line breaks (R2.6).
void hostile(bool isOneLine) {
    for (const fixture::HostileProject& project : fixture::hostileProjects(isOneLine)) {
        const std::string name = project.name + (isOneLine ? ", in one line" : "");
        head(name.c_str());
        QTemporaryDir folder;
        fixture::writeProject(fixture::contentsOf(project), folder.path().toStdString());
        ide::MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
        window.show();
        QTest::qWait(200);
        WindowDriver driver(window, watchdog());
        useHostile(driver, folder.path());
        driver.recordMost(name);
    }
}

int child(const QString& what) {
    if (what == QLatin1String("--10")) {
        use("10 classes", {.classes = 10, .groupsPerClass = 2});
    } else if (what == QLatin1String("--1000")) {
        use("1,000 classes", {.classes = 1000, .groupsPerClass = 2, .files = 20});
    } else if (what == QLatin1String("--10000")) {
        use("10,000 classes", {.classes = 10'000, .groupsPerClass = 1, .files = 100});
    } else if (what == QLatin1String("--fifty")) {
        use("50 MB, 20,000 classes in 1,000 files", fixture::fiftyMegabytes());
    } else if (what == QLatin1String("--planets")) {
        planets();
    } else if (what == QLatin1String("--galaxy")) {
        galaxy();
    } else if (what == QLatin1String("--sweeping")) {
        sweeping();
    } else if (what == QLatin1String("--hostile") || what == QLatin1String("--hostile-line")) {
        hostile(what == QLatin1String("--hostile-line"));
    } else if (what == QLatin1String("--keys")) {
        keys(900, "900 classes");
        keys(9000, "9,000 classes");
    } else {
        return 2;
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    ide::Application app(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("orrery-bench"));
    QSettings().clear();
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 2) {
        return child(arguments[1]);
    }
    for (const char* const what : {"--10", "--1000", "--10000", "--fifty", "--planets", "--galaxy", "--sweeping",
                                   "--hostile", "--hostile-line", "--keys"}) {
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedChannels);
        process.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(what)});
        if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0) {
            return 1;
        }
    }
    return 0;
}
