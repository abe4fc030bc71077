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

/// One line of a chooser.
struct Choice {
    QString name;
    QString detail; ///< dim, at the end of the line; found by the filter too
};

/// The choices that hold every word that is typed, in whatever order; those whose name begins with what is typed come
/// first. Looking through tens of thousands of them goes on between events (P3.5): rows come as they are found.
class ChoiceModel : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int DetailRole = Qt::UserRole;

    /// @param choiceAt is asked for each once, when it is first looked at.
    ChoiceModel(int count, std::function<Choice(int)> choiceAt, QObject* parent = nullptr);

    void filter(const QString& words);
    /// Whether all have been looked at.
    bool isDone() const { return m_next == m_count; }
    /// Looks on at once until there is a row, if there is to be one.
    void lookForFirst();
    /// Of a row, its index among all.
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
    std::vector<Choice> m_choices; ///< those that were looked at
    QString m_typed;
    QStringList m_words;
    std::vector<int> m_found;
    std::size_t m_leading = 0; ///< of them begin with what is typed
    int m_next = 0;            ///< to be looked at
    QTimer m_soon;
};

/// Asks for one of many by typing a part of it: classes, scenarios, commands. @return its index, -1 if none was chosen.
int choose(const QString& title, int count, std::function<Choice(int)> choiceAt, QWidget* parent);
int choose(const QString& title, const QVector<Choice>& choices, QWidget* parent);

} // namespace orrery::ide
