// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/layers/value_layers.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QToolButton;

namespace orrery::widgets {

class Analyzer;
class ChoiceBox;
class ExpressionField;
class GroupChoices;
class RunNames;
class Sandbox;

/// The pane that chooses and edits the layers of values (I4.24). The map follows at once. A field with an error follows
/// when it loses the focus or the user presses Enter.
class ValueLayersView : public QWidget {
    Q_OBJECT

public:
    ValueLayersView(ValueLayers& layers, Analyzer& analyzer, Sandbox& sandbox, QWidget* parent = nullptr);

    QListWidget& list() { return *m_list; }
    QLineEdit& name() { return *m_name; }
    QComboBox& of();
    QComboBox& gather() { return *m_gather; }
    ExpressionField& field(MapChannel channel) { return *rowOf(channel).field; }
    QCheckBox& change(MapChannel channel) { return *rowOf(channel).change; }
    /// Returns the sentences about channels that show nothing, one a line; empty if there are none.
    QString note() const;
    /// Adds a layer, and gives the focus to the field of its colour.
    void addLayer();
    void removeLayer();
    /// Gives the focus to the list.
    void focusLayers();

signals:
    /// Emitted after the user removes a layer, with its name.
    void removed(const QString& name);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row {
        QLabel* label = nullptr;
        ExpressionField* field = nullptr;
        QCheckBox* change = nullptr;
    };
    Row& rowOf(MapChannel channel) { return m_rows[static_cast<std::size_t>(channel)]; }
    void build();
    void takeAnalysis(const AnalysisPtr& analysis);
    void showAnalysis();
    void setPlaces();
    void showLayers();
    void showFields();
    void showNote();
    void showIcons();
    void store(bool isFinished, bool takesGroup = false);

    ValueLayers& m_layers;
    Sandbox& m_sandbox;
    RunNames* m_names;
    QListWidget* m_list;
    QToolButton* m_add;
    QToolButton* m_remove;
    QWidget* m_fields;
    QLineEdit* m_name;
    ChoiceBox* m_of;
    GroupChoices* m_groups; ///< the items of m_of
    QComboBox* m_gather;
    std::array<Row, static_cast<std::size_t>(MapChannel::count_)> m_rows{};
    QLabel* m_note;
    QLabel* m_empty;
    AnalysisPtr m_analysis;
    bool m_isDue = false;            ///< the box does not show m_analysis yet
    bool m_isShowing = false;        ///< the fields are being filled
    int m_shown = ValueLayers::none; ///< the layer of the fields
};

} // namespace orrery::widgets
