// SPDX-License-Identifier: GPL-3.0-or-later
// What start_bench compares with: a window of Qt with a QScintilla in it, and nothing else.
#include <QApplication>
#include <QMainWindow>

#include <Qsci/qsciscintilla.h>

int main(int argc, char** argv) {
    const QApplication app(argc, argv);
    QMainWindow window;
    window.setCentralWidget(new QsciScintilla);
    window.resize(1360, 860);
    window.show();
    return QApplication::exec();
}
