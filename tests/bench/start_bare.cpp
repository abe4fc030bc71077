// SPDX-License-Identifier: GPL-3.0-or-later
// The reference of start_bench: a window of Qt with only a QScintilla in it.
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
