// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/causes/run_causes.h"

#include <QWidget>

#include <array>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace orrery::widgets {

class CausesCanvas;
class Sandbox;

/// The files to which a causal graph can be written.
enum class CausesFile : std::uint8_t { svg, dot };

/// The causal graph of a turn, with its filters (I4.11).
class CausesView : public QWidget {
    Q_OBJECT

public:
    explicit CausesView(Sandbox& sandbox, QWidget* parent = nullptr);

    RunCauses& causes() { return *m_causes; }
    CausesCanvas& canvas() { return *m_canvas; }
    QComboBox& objects() { return *m_objects; }
    QComboBox& groups() { return *m_groups; }
    QComboBox& reach() { return *m_reach; }
    QSpinBox& depth() { return *m_depth; }
    QCheckBox& connected() { return *m_connected; }
    QToolButton& kinds() { return *m_kinds; }
    QToolButton& clearButton() { return *m_clear; }
    QPushButton& stopButton() { return *m_stop; }
    /// Returns the text of the empty view, and the note above the graph; empty if they are not shown.
    QString emptyText() const;
    QString note() const;

    /// Offers an object for the filter; noRow: none.
    void offerObject(engine::Row row, const QString& name);
    /// Shows what led to a value of an object in the turn, or what followed from it.
    void trace(engine::Row row, engine::ColumnId column, engine::CausalReach reach);
    /// Shows what led to a box, or what followed from it.
    void trace(const engine::CausalBox& box, engine::CausalReach reach);
    void focusGraph();
    QByteArray fileOf(CausesFile kind) const;

signals:
    /// Emitted to request the XML of a box.
    void placeWanted(orrery::engine::Location where);
    /// Emitted to request the breakdown of a value.
    void valueWanted(std::uint32_t row, orrery::engine::ColumnId column);
    /// Emitted to request an object.
    void objectWanted(std::uint32_t row);
    void exportWanted(orrery::widgets::CausesFile kind);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildFilters();
    void connectParts();
    void ask();
    void clear();
    void refresh();
    void followProgram();
    void showGroups();
    void showState();
    QString emptySentence() const;
    QString noteText() const;
    void open(std::size_t box);
    void showMenu(std::size_t box, QPoint at);
    void showIcons();
    const engine::CausalBox& boxAt(std::size_t box) const;

    Sandbox& m_sandbox;
    CausesCanvas* m_canvas;
    RunCauses* m_causes;
    QComboBox* m_objects;
    QComboBox* m_groups;
    QComboBox* m_reach;
    QSpinBox* m_depth;
    QCheckBox* m_connected;
    QToolButton* m_kinds;
    QToolButton* m_clear;
    QToolButton* m_export;
    QLabel* m_note;
    QProgressBar* m_progress;
    QPushButton* m_stop;
    QLabel* m_empty;
    std::shared_ptr<const engine::Program> m_program;    ///< the filters name groups and columns of it
    std::optional<engine::ColumnId> m_column;            ///< value that the user traces
    std::optional<engine::CausalQuery::Record> m_record; ///< box that the user traces
    QString m_traced;                                    ///< its name
    bool m_isSetting = false;                            ///< the view itself changes its filters
};

} // namespace orrery::widgets
