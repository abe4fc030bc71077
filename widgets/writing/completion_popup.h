// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/completion.h"

#include <QFrame>

#include <vector>

class QLabel;
class QListView;

namespace orrery::widgets {

class CompletionModel;

/// The completions at a caret, as a list with help beside it (I3.3). The popup never takes the focus, because the
/// editor passes its keys to the popup.
class CompletionPopup : public QFrame {
    Q_OBJECT

public:
    explicit CompletionPopup(QWidget* editor);

    /// Shows the matching items, the best ones first. Hides the popup if there are none.
    /// @param choosesFirst whether Enter takes the first item
    /// @param caret rectangle of the word at the caret, on the screen
    void offer(const engine::Completion& completion, const QString& typed, bool choosesFirst, const QRect& caret);
    /// Returns the item that Enter takes; null if none is selected.
    const engine::CompletionItem* chosen() const;
    QStringList labels() const;
    /// Returns the shown items, best first. The pointers are valid until the next offer().
    std::vector<const engine::CompletionItem*> items() const;
    /// Sets what an item would match or change (I4.25).
    /// @param item index in items()
    void setPreview(std::size_t item, const QString& words, const QString& sentence);
    /// Moves the selection by rows. A single step wraps around at the ends.
    void step(int rows);
    int rowsShown() const;

signals:
    /// Emitted after a click on an item.
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
