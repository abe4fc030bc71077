// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/knowledge/completion.h"

#include <QFrame>

class QLabel;
class QListView;

namespace orrery::widgets {

class CompletionModel;

/// What can be written at a caret, as a list with help beside it (I3.3). It never takes the focus: whoever shows it
/// hands it the keys.
class CompletionPopup : public QFrame {
    Q_OBJECT

public:
    explicit CompletionPopup(QWidget* editor);

    /// Shows what fits to what is typed, best first. @param choosesFirst whether Enter takes the first one at once.
    /// Hides where nothing fits. @param caret the rectangle of the word at the caret, on the screen.
    void offer(const engine::Completion& completion, const QString& typed, bool choosesFirst, const QRect& caret);
    /// The item that Enter takes; null where none is chosen.
    const engine::CompletionItem* chosen() const;
    QStringList labels() const;
    /// Moves the choice by rows; wraps around.
    void step(int rows);
    int rowsShown() const;

signals:
    /// An item was clicked.
    void accepted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showHelp();
    void place(const QRect& caret);
    void applyTheme();

    CompletionModel* m_model;
    QListView* m_list;
    QLabel* m_help;
};

} // namespace orrery::widgets
