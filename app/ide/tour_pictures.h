// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/tour_text.h"
#include "widgets/theme/theme.h"

#include <QRect>
#include <QString>

class QDialog;
class QWidget;

namespace orrery::ide {

/// The pictures of a tour: PNG files of a folder, and their words (TourText). A file's name ends with its theme.
class TourPictures {
public:
    explicit TourPictures(const QString& folder) : m_folder(folder) {}

    /// Starts the pictures of a theme. The words are those of the theme that began last.
    void begin(widgets::ThemeKind kind);
    void take(QWidget& widget, const char* name);
    /// Shows a dialog, takes its picture, and closes it.
    void takeDialog(QDialog& dialog, const char* name);
    /// Takes a small picture for the help: the part of a widget that begins at its top left corner. It adds no words,
    /// because a picture of the whole window has them.
    void takePart(QWidget& widget, const char* name);
    /// Does the same with the middle of a widget.
    void takeMiddle(QWidget& widget, const char* name);
    /// Writes the words to tour.txt. Returns whether this file and all pictures are written.
    bool finish();

private:
    void save(QWidget& widget, const QRect& part, const char* name);

    QString m_folder;
    QString m_suffix;
    TourText m_text;
    bool m_isWritten = true;
};

} // namespace orrery::ide
