// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/view.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTreeView;
class QTreeWidget;

namespace orrery::widgets {

class AvailabilityModel;
class Sandbox;

/// Shows which classes an empire can have at the current turn, and which ones it can place on the object. For one
/// class, shows all evaluated conditions with the observed values (X6.3).
class AvailabilityView : public QWidget {
    Q_OBJECT

public:
    explicit AvailabilityView(Sandbox& sandbox, QWidget* parent = nullptr);

    /// Checks the classes for the owner of an object, and for placing them there. nullopt: for the first empire.
    void ask(std::optional<engine::Row> object);
    /// Checks the same empire with another place.
    void showObject(engine::Row object);

signals:
    void placeWanted(orrery::engine::Location where);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void layOutBody();
    void load();
    /// Fills the list of empires. Returns false if there are none.
    bool listEmpires(const engine::View& view);
    void listPlace(const engine::View& view);
    void askAll();
    void showAnswer();
    void choosePresent();
    void chooseFirst();
    void openXml();
    engine::Row empire() const;
    engine::Row place() const;
    void say(const QString& notice);

    Sandbox& m_sandbox;
    std::optional<engine::Row> m_object;
    engine::Row m_wantedEmpire = engine::noRow; ///< empire to choose when the list of empires is next filled
    engine::Row m_place = engine::noRow;        ///< place for the class: the object or its host
    QLabel* m_notice;                           ///< text in place of the body if there is nothing to evaluate
    QWidget* m_body;
    QLabel* m_turn;
    QComboBox* m_empire;
    QCheckBox* m_onPlace;
    QLineEdit* m_words;
    AvailabilityModel* m_classes;
    QSortFilterProxyModel* m_filter;
    QTreeView* m_list;
    QLabel* m_sentence;
    QTreeWidget* m_conditions;
    QPushButton* m_open;
    bool m_isStale = true; ///< true if the run changed while the pane was not visible
};

} // namespace orrery::widgets
