// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QCompleter>

#include <cstdint>

namespace orrery::widgets {

class RankedModel;

/// The role of a second name of an item, by which a search finds it as well.
inline constexpr int otherNameRole = Qt::UserRole + 19;

/// Offers the items that contain the typed letters, in any case. Items that begin with them come first. Enter and Tab
/// take the highlighted item, which is also the one that they take without a choice (I6.7).
class RankedCompleter : public QCompleter {
    Q_OBJECT

public:
    /// The item that is highlighted before the user chooses one.
    enum class Offers : std::uint8_t {
        theOnly, ///< the only match: for fields that also accept other texts
        first,   ///< the best match: for fields that accept nothing else
    };

    RankedCompleter(QAbstractItemModel& model, Offers offers, QObject* parent = nullptr);

    /// Ranks the items for the typed text.
    QStringList splitPath(const QString& path) const override;
    /// Returns whether no item matches the typed text.
    bool isWithoutMatch() const;
    /// Ranks nothing while idle, because ranking 50,000 items takes some milliseconds (P3.5).
    void setIdle(bool isIdle) { m_isIdle = isIdle; }
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QModelIndex offered() const;
    bool isChosen() const;
    void highlight();
    void clearHighlight();

    RankedModel* m_ranked;
    Offers m_offers;
    bool m_isIdle = false;
};

/// An editable box that finds its items by a part of their names. Its text is always the name of its current item,
/// except while the user types. A tip says if nothing matches the typed text. Leaving the box with another text
/// restores the name (I6.7).
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceBox(const QString& accessibleName, QWidget* parent = nullptr);

    /// Shows the items of a model from now on. A long list needs a model of its own, because the box would copy it.
    void setItems(QAbstractItemModel& items);
    /// Makes an item of any list the current one, without a signal.
    void showItem(int at);
    /// Shows these items, and chooses one without a signal. Keeps a half-typed name if nothing changes. @param at index
    /// of the current item; -1: none. @param otherNames second names by item; empty: none
    void showItems(const QStringList& names, int at, const QStringList& otherNames = {});

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void settle();
    void sayIfUnknown();

    RankedCompleter* m_completer = nullptr;
};

} // namespace orrery::widgets
