// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QWidget>

#include <cstdint>

class QMenu;

namespace orrery::widgets {

class CountsButton;

/// One line of text. If the text does not fit, the label ends with "…", and the tooltip shows all of it.
class ElidedLabel : public QLabel {
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// The strip above the lines of a form: the path of the selected line, and the source of the counts at the lines.
class FormHead : public QWidget {
    Q_OBJECT

public:
    explicit FormHead(QWidget* parent = nullptr);

    /// Shows the file and the names of the selected line and of those around it, the outermost first.
    void setCrumbs(const QString& file, const QStringList& crumbs);
    /// Shows the object that is the source of the counts at the lines, and their turn; empty: there are no counts.
    void setCountsOf(const QString& object, std::uint32_t turn);
    /// Returns the menu of this button. Its listener fills it before it opens.
    QMenu& countsMenu() const { return *m_countsMenu; }

private:
    ElidedLabel* m_crumbs;
    CountsButton* m_countsOf;
    QMenu* m_countsMenu;
};

} // namespace orrery::widgets
