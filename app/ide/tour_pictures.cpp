// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/tour_pictures.h"

#include "engine/text/file_io.h"
#include "widgets/base/byte_view.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDialog>
#include <QDir>
#include <QPixmap>

#include <variant>

namespace orrery::ide {

namespace {
constexpr QSize partSize(440, 320); ///< maximum size of a picture for the help, which stands in a narrow pane
}

void TourPictures::begin(widgets::ThemeKind kind) {
    m_suffix = kind == widgets::ThemeKind::light ? QStringLiteral("light") : QStringLiteral("dark");
    m_text = {};
}

void TourPictures::take(QWidget& widget, const char* name) {
    widget.ensurePolished();
    QCoreApplication::processEvents();
    m_text.add(QString::fromLatin1(name), widget);
    save(widget, widget.rect(), name);
}

void TourPictures::takeDialog(QDialog& dialog, const char* name) {
    dialog.show();
    take(dialog, name);
    dialog.close();
}

void TourPictures::takePart(QWidget& widget, const char* name) {
    save(widget, QRect(QPoint(0, 0), partSize).intersected(widget.rect()), name);
}

void TourPictures::takeMiddle(QWidget& widget, const char* name) {
    QRect part(QPoint(0, 0), partSize);
    part.moveCenter(widget.rect().center());
    save(widget, part.intersected(widget.rect()), name);
}

void TourPictures::save(QWidget& widget, const QRect& part, const char* name) {
    const QString path = QDir(m_folder).filePath(QStringLiteral("%1-%2.png").arg(QString::fromLatin1(name), m_suffix));
    QBuffer png;
    const bool isMade = widget.grab(part).save(&png, "PNG");
    const QByteArray& bytes = png.data();
    const auto written = engine::writeFileWhole(path.toStdString(), widgets::viewOf(bytes));
    m_isWritten = isMade && std::holds_alternative<std::monostate>(written) && m_isWritten;
}

bool TourPictures::finish() {
    const QByteArray text = m_text.text().toUtf8();
    const auto written = engine::writeFileWhole(QDir(m_folder).filePath(QStringLiteral("tour.txt")).toStdString(),
                                                widgets::viewOf(text));
    return m_isWritten && std::holds_alternative<std::monostate>(written);
}

} // namespace orrery::ide
