// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/export_file.h"

#include "app/ide/main_window.h"
#include "engine/content/output_guard.h"
#include "engine/text/file_io.h"
#include "widgets/base/byte_view.h"
#include "widgets/words/engine_text.h"

namespace orrery::ide {

using namespace orrery::widgets;

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
