// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVector>

#include <array>
#include <functional>
#include <optional>
#include <vector>

class QWidget;

namespace orrery::widgets {

/// One of the choices of a chooser.
struct Choice {
    QString name;
    QString detail{};          ///< dimmed text at the end of the line; the filter also searches it
    QString kind{};            ///< kind of the choice, such as "class", after the detail; the filter also searches it
    bool isAvailable = true;   ///< false: shows the name dimmed
    bool isDetailName = false; ///< true: the detail is a second name, which ranks as the name does
    bool isPart = false;       ///< true: part of another choice, which comes before it at the same rank
};

/// The choices that contain every typed word, in any order. The best matches come first (I6.7): the typed name, then
/// names that begin with it. Names with a word that begins with it come next, then other names. Matches of the detail
/// or the kind are last. Parts come behind the other choices of their rank. Searches tens of thousands of choices
/// between events (P3.5), and adds the rows that it has found. Longer words search only what the shorter words found.
class ChoiceModel : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int DetailRole = Qt::UserRole; ///< the detail and the kind
    static constexpr int AvailableRole = Qt::UserRole + 1;

    /// @param choiceAt function that returns a choice; the model calls it at most once for each.
    ChoiceModel(int count, std::function<Choice(int)> choiceAt, QObject* parent = nullptr);

    void filter(const QString& words);
    /// Returns whether the search has checked all choices.
    bool isDone() const { return m_next == poolSize(); }
    /// Continues the search until a row begins with the typed text and is no part of another, or until it has checked
    /// all choices.
    void lookForFirst();
    /// Returns the index of a row among all choices.
    int choiceOf(int row) const { return m_found[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

signals:
    /// Emitted when the search begins, and when it has checked all choices.
    void searched();

private:
    static constexpr std::size_t places = 5;         ///< places of the typed text: the whole name, its beginning, …
    static constexpr std::size_t ranks = 2 * places; ///< parts come behind the other choices of a place

    void lookOn();
    const Choice& choiceAt(int index);
    std::size_t rankOf(const Choice& choice) const;
    void addRows(std::size_t rank, const std::vector<int>& found);
    int poolSize() const { return m_pool ? static_cast<int>(m_pool->size()) : m_count; }

    int m_count;
    std::function<Choice(int)> m_choiceAt;
    std::vector<Choice> m_choices; ///< choices that choiceAt() has returned so far
    QString m_typed;
    QStringList m_words;
    std::vector<int> m_found;
    std::array<std::size_t, ranks> m_ofRank{}; ///< number of rows of each rank
    std::optional<std::vector<int>> m_pool;    ///< choices to search; nullopt: all
    int m_next = 0;                            ///< next choice of the pool to check
    QTimer m_soon;
};

/// These functions let the user choose one of many items by typing a part of its name: classes, scenarios, commands.
/// If no item matches, they say so.
/// @return index of the item; -1 if the user cancels.
int choose(const QString& title, int count, std::function<Choice(int)> choiceAt, QWidget* parent);
int choose(const QString& title, const QVector<Choice>& choices, QWidget* parent);

} // namespace orrery::widgets
