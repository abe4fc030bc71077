// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "widgets/funnel/funnel_model.h"
#include "widgets/galaxy/galaxy_view.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace orrery::widgets {

class Analyzer;
class ScopeFunnel;

/// The scope debugger (I4.6): a group, a source, and the funnel of its conditions. The condition that is chosen lights
/// its objects up on the map; from one to the next the candidates there shrink and grow.
class FunnelView : public QWidget {
    Q_OBJECT

public:
    FunnelView(ScopeFunnel& funnel, Analyzer& analyzer, QWidget* parent = nullptr);

    QTreeView& tree() { return *m_tree; }
    const FunnelModel& model() const { return *m_model; }
    QComboBox& groups() { return *m_groups; }
    QComboBox& sources() { return *m_sources; }
    QPushButton& stepButton() { return *m_stepThrough; }
    /// What stands below the tree about the condition chosen, and above it about the funnel as a whole.
    QString details() const;
    QString note() const;
    /// Goes to the next or previous condition in the order in which they are asked (F11, Shift+F11 leads out).
    void stepBy(int step);
    void stepOut();
    /// Puts the lights out.
    void clearLights();
    QSize sizeHint() const override { return {700, 260}; }

signals:
    /// What the map is to show; empty: nothing any more.
    void lightsChanged(const QHash<std::uint32_t, orrery::widgets::MapMark>& marks,
                       const orrery::widgets::MapLegend& legend);
    void placeWanted(orrery::engine::Location where);
    void objectWanted(std::uint32_t row);
    /// An expression is to be stepped through, for a source and a candidate.
    void steppingWanted(const QString& text, std::uint32_t source, std::uint32_t candidate);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
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
    QComboBox* m_groups;
    QComboBox* m_sources;
    QLabel* m_note;
    QTreeView* m_tree;
    QLabel* m_details;
    QPushButton* m_stepThrough;
    bool m_isLit = false;
    std::optional<quint64> m_listedOf; ///< the analysis whose groups can be picked
    bool m_isShowing = false;
};

} // namespace orrery::widgets
