// SPDX-License-Identifier: GPL-3.0-or-later
// P3.1: time from key to repaint in the source editor, at several places of the caret.
#include "widgets/source/source_editor.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cstdio>

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

template <typename Action>
double milliseconds(Action action) {
    QElapsedTimer timer;
    timer.start();
    action();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void report(const char* what, int size, double place, std::vector<double> times) {
    std::ranges::sort(times);
    const auto at = [&](double share) {
        return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    };
    std::printf("%-34s %8d bytes at %3.0f %%: median %8.3f ms, p95 %8.3f ms, most %8.3f ms\n", what, size, place * 100,
                at(0.5), at(0.95), times.back());
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
    report("load and paint", size, 0, {milliseconds([&] {
               editor.setBytes(text);
               repaint();
           })});
    report("first jump to the end", size, 1, {milliseconds([&] {
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
            letters.push_back(milliseconds([&] {
                QTest::keyClick(&editor, Qt::Key_X);
                repaint();
            }));
        QTest::keyClick(&editor, Qt::Key_End);
        for (int i = 0; i < 50; ++i)
            for (const char c : {'<', 'a', '>'})
                tags.push_back(milliseconds([&] {
                    QTest::sendKeyEvent(QTest::Click, &editor, Qt::Key_unknown, QString(QLatin1Char(c)),
                                        Qt::NoModifier);
                    repaint();
                }));
        for (int i = 0; i < 200; ++i)
            elsewhere.push_back(milliseconds([&] { editor.replaceSpan(target, target + 1, "y"); }));
        report("key to repaint, letters", size, place, letters);
        report("key to repaint, < a >", size, place, tags);
        report("replaceSpan", size, place, elsewhere);
    }
    editor.goTo(0, 0);
    repaint();
    report("jump to the end", size, 1, {milliseconds([&] {
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
