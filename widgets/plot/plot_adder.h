// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/plot/run_plots.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;

namespace orrery::widgets {

class Analyzer;
class ChoiceBox;
class ExpressionField;
class PlotSubjects;
class RunNames;
class Sandbox;

/// The fields for a new line of a plot, or for a new watch: a value, the object or group that has it, and for a group
/// the condition and the form (I4.7, I4.10). The name of an object and a dot in front of the value choose the object.
class PlotAdder : public QWidget {
    Q_OBJECT

public:
    PlotAdder(Sandbox& sandbox, Analyzer& analyzer, RunPlots::Reads reads, QWidget* parent = nullptr);

    ExpressionField& value() { return *m_value; }
    QComboBox& subject();
    ExpressionField& condition() { return *m_condition; }
    QComboBox& form() { return *m_form; }
    QPushButton& button() { return *m_add; }
    /// Offers an object of the run. @param type its type @param name empty: there is no such object
    void offerObject(std::optional<std::uint64_t> key, engine::TypeIndex type, const QString& name);
    /// Reads the names of the objects and counters of the run, which expressions can use.
    void showRun(const engine::Session& session);

signals:
    void entryWanted(const orrery::widgets::PlotEntry& entry);
    /// Emitted with the reason why there is no line.
    void refused(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void takeAnalysis(const AnalysisPtr& analysis);
    void showAnalysis();
    void setPlaces();
    void showFields();
    void splitObject();
    void add();

    Sandbox& m_sandbox;
    AnalysisPtr m_analysis;
    bool m_isDue = false; ///< the fields do not show m_analysis yet
    QStringList m_counters;
    RunNames* m_names;
    ExpressionField* m_value;
    ChoiceBox* m_subject;
    PlotSubjects* m_subjects;
    QLabel* m_where;
    ExpressionField* m_condition;
    QComboBox* m_form;
    QPushButton* m_add;
};

} // namespace orrery::widgets
