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

/// Shows which classes an empire can have at the turn looked at, and may put on the object chosen; and of one class
/// everything that was asked, with what was found (X6.3).
class AvailabilityDialog : public QDialog {
    Q_OBJECT

public:
    /// @param object chosen in the sandbox: its owner is the empire asked for first.
    AvailabilityDialog(const Sandbox& sandbox, std::optional<engine::Row> object, QWidget* parent = nullptr);

signals:
    void placeWanted(orrery::engine::Location where);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void load();
    /// Fills the list of empires; false where there is none.
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
    engine::Row m_place = engine::noRow; ///< where the class would stand: the object, or what that one is attached to
    QLabel* m_notice;                    ///< instead of the rest, where there is nothing to ask
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
