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

/// Finds and replaces in one source editor, at its bottom. Return and F3 go to the next match. With Shift, they go to
/// the previous match. Escape closes the bar.
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
    /// Replaces the selected match and selects the next one. If no match is selected, only selects one.
    void replaceOne();
    /// Replaces all matches as one undo step, and returns their number.
    int replaceAll();

    SearchQuery query() const;
    /// Searches with this query, as if the user had entered it.
    void setQuery(const SearchQuery& query);
    void setReplacement(const QString& replacement);
    /// Returns the index of the selected match and the number of matches: "3 of 22".
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
    QTimer m_refresh; ///< updates the matches when the user pauses typing in the text
    std::optional<SourceSearch> m_search;
    QVector<ByteRange> m_matches;
    int m_openedAt = 0; ///< start of the search while the user types the pattern
};

} // namespace orrery::widgets
