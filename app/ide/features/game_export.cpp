// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/game_export.h"

#include "app/ide/game_export_dialog.h"
#include "app/ide/main_window.h"
#include "engine/import/import_origins.h"
#include "widgets/project/analyzer.h"

#include <QDir>
#include <QFileInfo>

namespace orrery::ide {

using namespace orrery::widgets;

GameExportFeature::GameExportFeature(MainWindow& window) : Feature(window) {
    window.actions().connectTo("export.freeorion", [this] { ask(); });
    connect(&window, &MainWindow::projectClosing, this, [this] {
        if (m_dialog) {
            m_dialog->abandon();
        }
    });
}

void GameExportFeature::ask() {
    const QString folder = window().store().folder();
    const QString origins = QString::fromUtf8(engine::ImportOrigins::fileName.data());
    if (!window().hasProject() || !QFileInfo::exists(QDir(folder).filePath(origins))) {
        showReason(tr("Only projects that were imported from FreeOrion can be exported."),
                   tr("The folder of such a project contains the file %1. Choose File ▸ New project… to import the "
                      "game.")
                       .arg(origins));
        return;
    }
    window().store().finishTyping();
    m_dialog = new GameExportDialog(window().analyzer(), folder, &window());
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &GameExportDialog::placeWanted, &window(), &MainWindow::goTo);
    connect(m_dialog, &GameExportDialog::exported, &window(), &MainWindow::say);
    m_dialog->open();
}

} // namespace orrery::ide
