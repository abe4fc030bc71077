// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace orrery::widgets {

class EventsModel;
class Sandbox;

/// Shows the events of the current turn: accepted and refused orders, events and their responses, messages, conditions
/// of the scenario. Enter or a double click opens the content of an event. Selecting an event emits objectWanted() with
/// its object.
class EventsView : public QWidget {
    Q_OBJECT

public:
    explicit EventsView(Sandbox& sandbox, QWidget* parent = nullptr);

    QTreeView& tree() { return *m_tree; }
    const EventsModel& model() const { return *m_model; }

signals:
    void placeWanted(orrery::engine::Location where);
    void objectWanted(std::uint32_t row);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void showFound();
    void open(const QModelIndex& index);

    Sandbox& m_sandbox;
    EventsModel* m_model;
    QSortFilterProxyModel* m_filter;
    QLineEdit* m_words;
    QTreeView* m_tree;
    QLabel* m_empty;
    bool m_isStale = false; ///< true if the run changed while the pane was not visible
};

} // namespace orrery::widgets
