// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

class QWidget;

namespace orrery::ide {

/// The pictures of a tour as text: the visible widgets of each picture with their place and their words. A test
/// compares it with the last accepted tour. It does not depend on fonts, colours or the user's folders.
class TourText {
public:
    /// Adds the visible widgets of a picture. A pane with the same words as in an earlier picture is one line.
    void add(const QString& picture, const QWidget& root);
    QString text() const { return m_lines.join(QLatin1Char('\n')) + QLatin1Char('\n'); }

private:
    void addPart(const QString& picture, const QWidget& part, const QWidget& root);

    QStringList m_lines;
    QHash<QString, QString> m_known; ///< picture that first showed these words
};

} // namespace orrery::ide
