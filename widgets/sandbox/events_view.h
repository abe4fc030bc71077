// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"
#include "widgets/sandbox/turn_range.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace orrery::widgets {

class EventsModel;
class Sandbox;

/// Shows the events of the current turn, or of a chosen range of turns (I4.26): accepted and refused orders, events and
/// their responses, messages, conditions of the scenario. Enter or a double click opens the content of an event.
/// Selecting an event emits objectWanted() with its object.
class EventsView : public QWidget {
    Q_OBJECT

public:
    explicit EventsView(Sandbox& sandbox, QWidget* parent = nullptr);

    QTreeView& tree() { return *m_tree; }
    const EventsModel& model() const { return *m_model; }
    /// Returns the sentence about events of a range that are not listed; empty: all are.
    QString note() const;

signals:
    void placeWanted(orrery::engine::Location where);
    void objectWanted(std::uint32_t row);
    /// Emitted when the user opens an event of another turn.
    void turnWanted(std::uint32_t turn);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void readRange(const engine::Session& session, TurnRange turns);
    void showFound();
    void open(const QModelIndex& index);

    Sandbox& m_sandbox;
    EventsModel* m_model;
    QSortFilterProxyModel* m_filter;
    QLineEdit* m_words;
    QTreeView* m_tree;
    QLabel* m_empty;
    QLabel* m_note;
    std::size_t m_leftOut = 0; ///< number of events of the range that the list does not have
    /// The turns that the view lists, or will list after the work beside the run.
    struct Listed {
        quint64 revision = 0;
        TurnRange turns;
        friend bool operator==(const Listed&, const Listed&) = default;
    };
    std::optional<Listed> m_listed; ///< nullopt: the current turn
    bool m_isStale = false;         ///< true if the run changed while the pane was not visible
};

} // namespace orrery::widgets
