// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVector>

#include <functional>
#include <vector>

class QWidget;

namespace orrery::ide {

/// One of the choices of a chooser.
struct Choice {
    QString name;
    QString detail; ///< dimmed text at the end of the line; the filter also searches it
};

/// The choices that contain every typed word, in any order. Choices whose name begins with the typed text come first.
/// Searches tens of thousands of choices between events (P3.5), and adds the rows that it has found.
class ChoiceModel : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int DetailRole = Qt::UserRole;

    /// @param choiceAt function that returns a choice; the model calls it at most once for each.
    ChoiceModel(int count, std::function<Choice(int)> choiceAt, QObject* parent = nullptr);

    void filter(const QString& words);
    /// Returns whether the search has checked all choices.
    bool isDone() const { return m_next == m_count; }
    /// Continues the search until there is a row, or until it has checked all choices.
    void lookForFirst();
    /// Returns the index of a row among all choices.
    int choiceOf(int row) const { return m_found[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void lookOn();
    const Choice& choiceAt(int index);
    bool isFound(const Choice& choice) const;
    void addRows(std::size_t at, const std::vector<int>& found);

    int m_count;
    std::function<Choice(int)> m_choiceAt;
    std::vector<Choice> m_choices; ///< choices that choiceAt() has returned so far
    QString m_typed;
    QStringList m_words;
    std::vector<int> m_found;
    std::size_t m_leading = 0; ///< number of rows whose name begins with the typed text
    int m_next = 0;            ///< next choice to check
    QTimer m_soon;
};

/// These functions let the user choose one of many items by typing a part of its name: classes, scenarios, commands.
/// @return index of the item; -1 if the user cancels.
int choose(const QString& title, int count, std::function<Choice(int)> choiceAt, QWidget* parent);
int choose(const QString& title, const QVector<Choice>& choices, QWidget* parent);

} // namespace orrery::ide
