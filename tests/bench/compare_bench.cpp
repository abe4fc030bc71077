// SPDX-License-Identifier: GPL-3.0-or-later
// P2.6: the time from a key to the painted pane Compare, in the demo's wide-sky with 500 systems at turn 30. Each edit
// also plays the run again, which is measured apart.
#include "app/ide/application.h"
#include "app/ide/main_window.h"
#include "tests/bench/timing.h"
#include "widgets/compare/compare_view.h"
#include "widgets/compare/run_comparison.h"
#include "widgets/document/document_editor.h"

#include <QApplication>
#include <QEventLoop>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <array>
#include <cstdio>
#include <filesystem>
#include <optional>

using namespace orrery;
using namespace orrery::bench;

namespace {

constexpr std::uint32_t turn = 30;
constexpr int editsOfKind = 10;

/// A kind of edit: replaces a text by one of two others, in turns.
struct EditKind {
    const char* name;
    const char* file;
    const char* before;               ///< words before the replaced text
    std::array<const char*, 2> texts; ///< the first one is in the file
};

constexpr std::array kinds{
    EditKind{"a constant", "buildings.xml", "meter=\"Happiness\" to=\"", {"4", "9"}},
    EditKind{"a condition", "techs.xml", "starlane-jumps-to-source at-most=\"", {"1", "4"}},
    EditKind{"a new effect",
             "buildings.xml",
             "<raise-max-meter meter=\"Happiness\" to=\"4\"/>",
             {"", "<modify-max-meter meter=\"Industry\" amount=\"1\"/>"}},
    EditKind{"a new class",
             "buildings.xml",
             "<orrery format=\"1\">",
             {"", "<class id=\"BLD_NEW\" type=\"building\"><group id=\"g\"><scope><include><self/></include></scope>"
                  "<effects><destroy-object/></effects></group></class>"}},
    EditKind{"the scenario", "scenarios.xml", "<initial meter=\"Happiness\" value=\"", {"4", "5"}},
};

/// Waits for a paint event of a widget.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(QWidget& widget) { widget.installEventFilter(this); }
    bool isPainted = false;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        isPainted = isPainted || event->type() == QEvent::Paint;
        return false;
    }
};

struct Times {
    double whole = 0.0;   ///< from the key to the painted pane
    double run = 0.0;     ///< from the key to the end of the run, with the check of the content
    double compare = 0.0; ///< from there to the differences
};

Times edit(ide::MainWindow& window, const EditKind& kind, int number) {
    widgets::SourceEditor* const editor = window.editorOf(QString::fromLatin1(kind.file));
    const QByteArray bytes = window.store().find(QString::fromLatin1(kind.file))->bytes();
    const qsizetype found = bytes.indexOf(kind.before);
    if (found < 0) {
        std::printf("no text '%s'\n", kind.before);
        return {};
    }
    const auto begin = static_cast<int>(found + static_cast<qsizetype>(qstrlen(kind.before)));
    const QByteArray from = kind.texts[static_cast<std::size_t>(number % 2)];
    const QByteArray to = kind.texts[static_cast<std::size_t>(1 - number % 2)];
    editor->goTo(begin, begin + static_cast<int>(from.size()));
    window.waitUntilIdle();
    QTest::qWait(50);
    auto& comparison = *window.findChild<widgets::RunComparison*>();
    auto& view = *window.findChild<widgets::CompareView*>();
    const widgets::ComparisonPtr before = comparison.comparison();
    Times times;
    const Stopwatch watch;
    const auto connection = QObject::connect(
        &window.sandbox(), &widgets::Sandbox::replaced, &window, [&] { times.run = watch.milliseconds(); },
        Qt::DirectConnection);
    if (to.isEmpty()) {
        QTest::keyClick(editor, Qt::Key_Delete);
    } else {
        editor->replaceAsTyped(begin, begin + static_cast<int>(from.size()), to);
    }
    while (comparison.comparison() == before || comparison.state() != widgets::RunComparison::State::current ||
           times.run == 0.0) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
    times.compare = watch.milliseconds() - times.run;
    PaintWatch paint(view);
    view.update();
    while (!paint.isPainted) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
    times.whole = watch.milliseconds();
    QObject::disconnect(connection);
    std::printf("  %-12s %7.1f ms: run %7.1f, comparison %6.1f, %zu values, %zu causes\n", kind.name, times.whole,
                times.run, times.compare, comparison.comparison()->values.size(),
                comparison.comparison()->origins.size());
    std::fflush(stdout);
    return times;
}

} // namespace

int main(int count, char** arguments) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    ide::Application app(count, arguments);
    QCoreApplication::setOrganizationName(QStringLiteral("orrery-test"));
    QCoreApplication::setApplicationName(QStringLiteral("orrery-compare-bench"));
    QSettings().clear();
    const QTemporaryDir folder;
    std::filesystem::copy(ORRERY_RESOURCE_DIR "/demo", folder.path().toStdString(),
                          std::filesystem::copy_options::recursive);
    QFile scenarios(folder.filePath(QStringLiteral("scenarios.xml")));
    if (!scenarios.open(QIODevice::ReadWrite)) {
        return 1;
    }
    const QByteArray text = scenarios.readAll().replace("systems=\"40\"", "systems=\"500\"");
    scenarios.resize(0);
    scenarios.write(text);
    scenarios.close();
    ide::MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
    window.resize(1360, 860);
    window.show();
    if (!window.openProject(folder.path())) {
        return 1;
    }
    window.waitUntilIdle();
    if (window.analyzer().latest()->hasContentErrors()) {
        return 1;
    }
    window.setPerspective(ide::Perspective::sideBySide);
    window.sandbox().goTo(turn);
    window.waitUntilIdle();
    window.raisePane(QStringLiteral("compare"));
    std::vector<double> whole;
    std::vector<double> run;
    std::vector<double> compare;
    for (const EditKind& kind : kinds) {
        for (int i = 0; i < editsOfKind; ++i) {
            const Times times = edit(window, kind, i);
            whole.push_back(times.whole);
            run.push_back(times.run);
            compare.push_back(times.compare);
        }
    }
    record({"P2.6", "wide-sky, 500 systems, turn 30: edit to painted Compare, p95", share(whole, 0.95), "ms", {}, 200});
    record({"P2.6", "… of it: check, compile and run to turn 30, p95", share(run, 0.95), "ms", {}, {}});
    record({"P2.6", "… of it: the comparison, p95", share(compare, 0.95), "ms", {}, {}});
    return 0;
}
