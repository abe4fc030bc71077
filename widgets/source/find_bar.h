// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/source/source_search.h"

#include <QTimer>
#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace orrery::widgets {

class SourceEditor;

/// Finds and replaces in one source editor; shown at its bottom. Return and F3 go to the next match, with Shift to the
/// previous one; Escape closes.
class FindBar : public QWidget {
    Q_OBJECT

public:
    enum class Mode { find, replace };

    explicit FindBar(SourceEditor& editor);

    /// Shows the bar. A selection within one line becomes the pattern.
    void open(Mode mode);
    void close();
    void goToNext();
    void goToPrevious();
    /// Replaces the selected match and goes to the next; if no match is selected, selects one first.
    void replaceOne();
    /// Replaces all matches as one undo step, and returns their number.
    int replaceAll();

    SearchQuery query() const;
    /// Searches for this query, as if the user had entered it.
    void setQuery(const SearchQuery& query);
    void setReplacement(const QString& replacement);
    /// Returns the number of matches and the selected one: "3 of 22".
    QString countText() const;

signals:
    void shownOrHidden();

protected:
    void changeEvent(QEvent* event) override;
    bool focusNextPrevChild(bool isForward) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QToolButton* addButton(QGridLayout& grid, int row, int column, const QString& label, const QString& help);
    void applyTheme();
    void queryChanged();
    void refresh();
    void showCount();
    const SourceSearch& search();
    void select(const std::optional<ByteRange>& match);

    SourceEditor& m_editor;
    QLineEdit* m_pattern;
    QLineEdit* m_replacement;
    QToolButton* m_caseSensitive;
    QToolButton* m_wholeWords;
    QToolButton* m_regularExpression;
    QToolButton* m_previous;
    QToolButton* m_next;
    QToolButton* m_close;
    QToolButton* m_replace;
    QToolButton* m_replaceAll;
    QLabel* m_count;
    QTimer m_refresh; ///< refreshes the matches when typing in the text pauses
    std::optional<SourceSearch> m_search;
    QVector<ByteRange> m_matches;
    int m_openedAt = 0; ///< start of the search while the pattern is typed
};

} // namespace orrery::widgets
