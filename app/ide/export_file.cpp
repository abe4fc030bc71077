// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/export_file.h"

#include "app/ide/main_window.h"
#include "engine/content/output_guard.h"
#include "engine/text/file_io.h"
#include "widgets/base/byte_view.h"
#include "widgets/words/engine_text.h"

#include <QFileDialog>
#include <QFileInfo>

namespace orrery::ide {

using namespace orrery::widgets;

QString askSavePath(QWidget& parent, const QString& title, const QString& proposed, const QString& filter) {
    // QFileDialog::getSaveFileName() adds no ending, and one that is added afterwards names a file without the
    // question.
    QFileDialog dialog(&parent, title, QFileInfo(proposed).path(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QFileInfo(proposed).suffix());
    dialog.selectFile(QFileInfo(proposed).fileName());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString exportRefusal(MainWindow& window, const QString& path) {
    engine::OutputGuard guard;
    guard.addProject(window.store().folder().toStdString());
    for (const Document* const document : window.store().documents()) {
        guard.addInput(document->path().toStdString());
    }
    const auto refused = guard.admit(path.toStdString());
    return refused ? engineText(refused->message) : QString();
}

bool exportFile(MainWindow& window, const QString& path, const QByteArray& bytes, const QString& done) {
    if (const QString refused = exportRefusal(window, path); !refused.isEmpty()) {
        window.say(refused);
        return false;
    }
    const auto written = engine::writeFileWhole(path.toStdString(), viewOf(bytes));
    if (const auto* const error = std::get_if<engine::FileError>(&written)) {
        window.say(engineText(error->message));
        return false;
    }
    window.say(done);
    return true;
}

} // namespace orrery::ide
