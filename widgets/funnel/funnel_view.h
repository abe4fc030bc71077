// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "widgets/base/choice_box.h"
#include "widgets/funnel/funnel_model.h"
#include "widgets/galaxy/galaxy_view.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QTreeView;

namespace orrery::widgets {

class Analyzer;
class ScopeFunnel;

/// The scope debugger (I4.6): a group, a source, and the funnel of the group's conditions. The map highlights the
/// candidates in the chosen count of the chosen condition.
class FunnelView : public QWidget {
    Q_OBJECT

public:
    FunnelView(ScopeFunnel& funnel, Analyzer& analyzer, QWidget* parent = nullptr);

    QTreeView& tree() { return *m_tree; }
    const FunnelModel& model() const { return *m_model; }
    ChoiceBox& groups() { return *m_groups; }
    ChoiceBox& sources() { return *m_sources; }
    QPushButton& stepButton() { return *m_stepThrough; }
    /// Returns the text below the tree, about the chosen condition. note() returns the text above it, about the whole
    /// funnel.
    QString details() const;
    QString note() const;
    /// Selects the next or previous condition in the order of evaluation (F11). stepOut() leaves the inner conditions
    /// (Shift+F11).
    void stepBy(int step);
    void stepOut();
    /// Removes the highlights.
    void clearLights();
    QSize sizeHint() const override { return {700, 260}; }

signals:
    /// Emitted when the map must show other marks; empty: none.
    void lightsChanged(const QHash<std::uint32_t, orrery::widgets::MapMark>& marks,
                       const orrery::widgets::MapLegend& legend);
    void placeWanted(orrery::engine::Location where);
    void objectWanted(std::uint32_t row);
    /// Emitted to step through an expression for a source and a candidate.
    void steppingWanted(const QString& text, std::uint32_t source, std::uint32_t candidate);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void setUpTree();
    void refresh();
    void listGroups();
    void pickGroup(int index);
    void light();
    void showDetails();
    void openCurrent();
    void stepThrough();
    bool isExpression(const QModelIndex& index) const;

    ScopeFunnel& m_funnel;
    Analyzer& m_analyzer;
    FunnelModel* m_model;
    ChoiceBox* m_groups;
    ChoiceBox* m_sources;
    QLabel* m_note;
    QTreeView* m_tree;
    QLabel* m_details;
    QPushButton* m_stepThrough;
    bool m_isLit = false;
    std::optional<quint64> m_listedOf; ///< generation of the analysis whose groups are listed
    bool m_isShowing = false;
};

} // namespace orrery::widgets
