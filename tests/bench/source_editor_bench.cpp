// SPDX-License-Identifier: GPL-3.0-or-later
// P3.1: time from key to repaint in the source editor, at several places of the caret.
#include "tests/bench/timing.h"
#include "widgets/source/source_editor.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QTest>

#include <cstdio>

using namespace orrery::bench;
using namespace orrery::widgets;

namespace {

QByteArray contentOf(int size) {
    QByteArray text = "<orrery format=\"1\">\n";
    for (int i = 0; text.size() < size; ++i)
        text += "  <group id=\"g" + QByteArray::number(i) +
                "\" stacking=\"S\">\n    <scope>\n      <include if=\"Target.Happiness &lt; 5 and owner == "
                "Source.owner\"/>\n"
                "    </scope>\n    <effects>\n      <modify-max-meter meter=\"Population\" "
                "amount=\"3 * Source.MaxMining - 2 * Target.MaxMining\"/>\n    </effects>\n  </group>\n";
    return text + "</orrery>\n";
}

/// Prints times; records them where the requirement asks something of them.
void report(const char* what, int size, double place, const std::vector<double>& times, bool isAsked = false) {
    std::printf("%-34s %8d bytes at %3.0f %%: median %8.3f ms, p95 %8.3f ms, most %8.3f ms\n", what, size, place * 100,
                share(times, 0.5), share(times, 0.95), share(times, 1));
    if (isAsked) {
        record({"P3.1",
                std::string(what) + ", " + std::to_string(size / 1'000'000) + " MB at " +
                    std::to_string(static_cast<int>(place * 100)) + " %, p95",
                share(times, 0.95),
                "ms",
                {},
                8});
    }
}

void measure(int size) {
    const QByteArray text = contentOf(size);
    SourceEditor editor;
    editor.resize(1000, 800);
    editor.show();
    editor.setFocus();
    const auto repaint = [&] {
        QCoreApplication::processEvents();
        editor.viewport()->repaint();
    };
    repaint();
    report("load and paint", size, 0, {wallOf([&] {
               editor.setBytes(text);
               repaint();
           })});
    report("first jump to the end", size, 1, {wallOf([&] {
               editor.goTo(editor.length(), editor.length());
               repaint();
           })});
    for (const double place : {0.0, 0.5, 0.98}) {
        const int target = static_cast<int>(text.indexOf("Happiness", static_cast<qsizetype>(place * size)));
        editor.goTo(target, target);
        repaint();
        std::vector<double> letters;
        std::vector<double> tags;
        std::vector<double> elsewhere;
        for (int i = 0; i < 200; ++i)
            letters.push_back(wallOf([&] {
                QTest::keyClick(&editor, Qt::Key_X);
                repaint();
            }));
        QTest::keyClick(&editor, Qt::Key_End);
        for (int i = 0; i < 50; ++i)
            for (const char c : {'<', 'a', '>'})
                tags.push_back(wallOf([&] {
                    QTest::sendKeyEvent(QTest::Click, &editor, Qt::Key_unknown, QString(QLatin1Char(c)),
                                        Qt::NoModifier);
                    repaint();
                }));
        for (int i = 0; i < 200; ++i)
            elsewhere.push_back(wallOf([&] { editor.replaceSpan(target, target + 1, "y"); }));
        report("key to repaint, letters", size, place, letters, true);
        report("key to repaint, < a >", size, place, tags, true);
        report("replaceSpan", size, place, elsewhere);
    }
    editor.goTo(0, 0);
    repaint();
    report("jump to the end", size, 1, {wallOf([&] {
               editor.goTo(editor.length(), editor.length());
               repaint();
           })});
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    applyTheme(*qApp, ThemeKind::light);
    for (const int size : {1'000'000, 10'000'000})
        measure(size);
    return 0;
}
