// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace orrery::widgets {

/// The text that a form shows in place of lines, with a button that adds the first element of an empty file.
class FormBlank : public QWidget {
    Q_OBJECT

public:
    explicit FormBlank(QWidget* parent = nullptr);

    /// Shows a text; empty: hides everything. @param canBegin whether the file can get its first element
    void showWords(const QString& words, bool canBegin);
    /// Returns the shown text; empty if there are lines.
    QString words() const;
    QPushButton& beginButton() const { return *m_begin; }

private:
    QLabel* m_words;
    QPushButton* m_begin;
};

} // namespace orrery::widgets
