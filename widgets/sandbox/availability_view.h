// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/view.h"

#include <QDialog>

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
class AvailabilityDialog : public QDialog {
    Q_OBJECT

public:
    /// @param object object that the user chose in the sandbox; the dialog begins with its owner
    AvailabilityDialog(const Sandbox& sandbox, std::optional<engine::Row> object, QWidget* parent = nullptr);

signals:
    void placeWanted(orrery::engine::Location where);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOutBody();
    void load();
    /// Fills the list of empires. Returns false if there are none.
    bool listEmpires(const engine::View& view);
    void listPlace(const engine::View& view);
    void askAll();
    void showAnswer();
    void chooseFirst();
    void openXml();
    engine::Row empire() const;
    engine::Row place() const;
    void say(const QString& notice);

    const Sandbox& m_sandbox;
    std::optional<engine::Row> m_object;
    engine::Row m_place = engine::noRow; ///< place for the class: the object or its host
    QLabel* m_notice;                    ///< text in place of the body if there is nothing to evaluate
    QWidget* m_body;
    QComboBox* m_empire;
    QCheckBox* m_onPlace;
    QLineEdit* m_words;
    AvailabilityModel* m_classes;
    QSortFilterProxyModel* m_filter;
    QTreeView* m_list;
    QLabel* m_sentence;
    QTreeWidget* m_conditions;
    QPushButton* m_open = nullptr;
};

} // namespace orrery::widgets
