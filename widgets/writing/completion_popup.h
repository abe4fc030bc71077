// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/completion.h"

#include <QFrame>

class QLabel;
class QListView;

namespace orrery::widgets {

class CompletionModel;

/// The completions at a caret, as a list with help beside it (I3.3). It never takes the focus: the editor passes its
/// keys on.
class CompletionPopup : public QFrame {
    Q_OBJECT

public:
    explicit CompletionPopup(QWidget* editor);

    /// Shows the matching items, best first; hides if there is none. @param choosesFirst whether Enter takes the first
    /// item.
    /// @param caret the rectangle of the word at the caret, on the screen.
    void offer(const engine::Completion& completion, const QString& typed, bool choosesFirst, const QRect& caret);
    /// Returns the item that Enter takes; null if none is selected.
    const engine::CompletionItem* chosen() const;
    QStringList labels() const;
    /// Moves the selection by rows; wraps around.
    void step(int rows);
    int rowsShown() const;

signals:
    /// Emitted when an item was clicked.
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
