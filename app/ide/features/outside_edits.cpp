// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/outside_edits.h"

#include "app/ide/main_window.h"
#include "widgets/document/outside_edits.h"
#include "widgets/merge/merge_dialog.h"

#include <QApplication>

namespace orrery::ide {

using namespace orrery::widgets;

OutsideEditsFeature::OutsideEditsFeature(MainWindow& window)
    : Feature(window), m_edits(new OutsideEdits(window.store(), this)) {
    m_ask.setSingleShot(true);
    m_ask.setInterval(100);
    connect(&m_ask, &QTimer::timeout, this, &OutsideEditsFeature::ask);
    connect(m_edits, &OutsideEdits::tookUp, &window, &MainWindow::say);
    DocumentStore& store = window.store();
    connect(&store.saver(), &DocumentSaver::conflictFound, &m_ask, qOverload<>(&QTimer::start));
    connect(&store.disk(), &DiskFollower::conflictFound, &m_ask, qOverload<>(&QTimer::start));
    connect(&window, &MainWindow::projectClosing, this, [this] { delete m_dialog; });
}

void OutsideEditsFeature::ask() {
    if (m_dialog != nullptr) {
        return;
    }
    if (QApplication::activeModalWidget() != nullptr) {
        m_ask.start();
        return;
    }
    for (Document* const document : window().store().documents()) {
        if (!document->conflict()) {
            continue;
        }
        const QString path = document->shownPath();
        const QByteArray theirs = document->conflict()->bytes;
        m_dialog = new MergeDialog(tr("Another program changed '%1' in the same places. Choose the version to keep at "
                                      "each place. Orrery writes nothing before you save.")
                                       .arg(path),
                                   document->savedBytes(), document->bytes(), theirs, &window());
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        const std::uint64_t version = document->version();
        connect(m_dialog, &QDialog::accepted, this, [this, path, theirs, version] {
            Document* const own = window().store().find(path);
            const bool isSame =
                own != nullptr && own->version() == version && own->conflict() && own->conflict()->bytes == theirs;
            if (isSame) {
                window().store().disk().resolve(*own, m_dialog->text());
            }
            m_ask.start(); // asks about the next file, or again about this one if it has changed
        });
        m_dialog->open();
        return;
    }
}

} // namespace orrery::ide
