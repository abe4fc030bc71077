// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/plot_adder.h"

#include "engine/universe/agenda.h"
#include "widgets/base/choice_box.h"
#include "widgets/expression/expression_field.h"
#include "widgets/expression/group_choices.h"
#include "widgets/expression/probe.h"
#include "widgets/expression/run_names.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/engine_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace orrery::widgets {

/// The subjects of a line, in this order: the whole run, the chosen object, counters, types, classes.
class PlotSubjects : public GroupChoices {
public:
    explicit PlotSubjects(QObject* parent) : GroupChoices(parent) { showFirst(); }

    void setObject(std::optional<std::uint64_t> key, engine::TypeIndex type, const QString& name) {
        m_key = key;
        m_type = type;
        m_object = name;
        showFirst();
    }
    void setCounters(const QStringList& counters) {
        m_counters = counters;
        showFirst();
    }

    /// Fills the subject of a request.
    void fill(int row, PlotEntry& entry) const {
        using engine::PlotOf;
        if (row <= 0) {
            entry.request.of = PlotOf::run;
        } else if (isGroup(row)) {
            entry.request.of = PlotOf::group;
            entry.request.group = groupAt(row);
        } else if (isCounter(row)) {
            entry.request.of = PlotOf::counter;
            entry.request.expression = m_counters[row - firstCounter()].toStdString();
        } else {
            entry.request.of = PlotOf::object;
            entry.request.object = m_key;
            entry.object = m_object;
        }
    }
    /// Returns the type of the objects with the value.
    std::optional<engine::TypeIndex> typeOf(int row) const {
        return isGroup(row) ? typeAt(row) : row > 0 && !isCounter(row) ? std::optional(m_type) : std::nullopt;
    }
    bool isCounter(int row) const { return row >= firstCounter() && !isGroup(row); }
    bool hasObject() const { return m_key.has_value(); }

private:
    int firstCounter() const { return m_key ? 2 : 1; }
    void showFirst() {
        QStringList first{PlotAdder::tr("the whole run")};
        if (m_key) {
            first << m_object;
        }
        for (const QString& counter : m_counters) {
            first << PlotAdder::tr("counter %1").arg(counter);
        }
        setFirst(first);
    }

    std::optional<std::uint64_t> m_key;
    engine::TypeIndex m_type = 0;
    QString m_object;
    QStringList m_counters;
};

PlotAdder::PlotAdder(Sandbox& sandbox, Analyzer& analyzer, RunPlots::Reads reads, QWidget* parent)
    : QWidget(parent), m_sandbox(sandbox), m_names(new RunNames(sandbox, this)),
      m_value(new ExpressionField(new Probe(sandbox, this), this)),
      m_subject(new ChoiceBox(tr("Object or group with the value"), this)), m_subjects(new PlotSubjects(this)),
      m_where(new QLabel(tr("&where"), this)), m_condition(new ExpressionField(nullptr, this)),
      m_form(new QComboBox(this)), m_add(new QPushButton(tr("&Add"), this)) {
    const bool isPlot = reads == RunPlots::Reads::ends;
    m_value->setAccessibleName(isPlot ? tr("Value to plot") : tr("Value to watch"));
    m_value->setPlaceholderText(isPlot ? tr("Value to plot: Industry, or sum(planets, Trade)")
                                       : tr("Value to watch: Sol III.Industry, or sum(planets, Trade)"));
    m_subject->setItems(*m_subjects);
    m_condition->setAccessibleName(tr("Only objects for which this expression is true"));
    m_condition->setPlaceholderText(tr("all objects"));
    m_form->setAccessibleName(tr("Lines of the group"));
    using engine::PlotForm;
    const std::pair<PlotForm, QString> forms[] = {{PlotForm::each, tr("each object")},
                                                  {PlotForm::mean, tr("mean")},
                                                  {PlotForm::sum, tr("sum")},
                                                  {PlotForm::band, tr("mean and range")}};
    for (const auto& [form, name] : forms) {
        if (isPlot || form == PlotForm::mean || form == PlotForm::sum) { // a watch is one number
            m_form->addItem(name, static_cast<int>(form));
        }
    }
    m_form->setCurrentIndex(m_form->findData(static_cast<int>(isPlot ? PlotForm::band : PlotForm::sum)));
    m_where->setBuddy(m_condition);
    const int letter = fontMetrics().averageCharWidth();
    m_value->setMinimumWidth(letter * 20);
    m_condition->setMinimumWidth(letter * 16);
    auto* const of = new QLabel(tr("&of"), this);
    of->setBuddy(m_subject);
    auto* const line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_value, 3);
    line->addWidget(of);
    line->addWidget(m_subject, 2);
    line->addWidget(m_where);
    line->addWidget(m_condition, 3);
    line->addWidget(m_form);
    line->addWidget(m_add);
    connect(m_subject, &QComboBox::currentIndexChanged, this, &PlotAdder::showFields);
    connect(m_value, &QLineEdit::textEdited, this, &PlotAdder::splitObject);
    connect(m_add, &QPushButton::clicked, this, &PlotAdder::add);
    connect(m_value, &QLineEdit::returnPressed, this, &PlotAdder::add);
    connect(m_condition, &QLineEdit::returnPressed, this, &PlotAdder::add);
    connect(m_names, &RunNames::changed, this, &PlotAdder::setPlaces);
    connect(&analyzer, &Analyzer::analysed, this, &PlotAdder::takeAnalysis);
    connect(&analyzer, &Analyzer::forgotten, this, [this] { takeAnalysis(nullptr); });
    takeAnalysis(analyzer.latest());
    m_subject->showItem(0);
    showFields();
}

QComboBox& PlotAdder::subject() {
    return *m_subject;
}

/// Notes the newest content. While the fields are not visible, they wait.
void PlotAdder::takeAnalysis(const AnalysisPtr& analysis) {
    m_analysis = analysis;
    m_isDue = true;
    if (isVisible()) {
        showAnalysis();
    }
}

void PlotAdder::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_isDue) {
        showAnalysis();
    }
}

void PlotAdder::showAnalysis() {
    m_isDue = false;
    const QString chosen = m_subject->currentText();
    m_subjects->show(m_analysis);
    m_subject->showItem(std::max(0, m_subject->findText(chosen)));
    showFields();
}

/// Tells the fields which names they can use.
void PlotAdder::setPlaces() {
    if (m_analysis == nullptr || m_analysis->model == nullptr) {
        m_value->setPlace({}, m_analysis);
        m_condition->setPlace({}, m_analysis);
        return;
    }
    const engine::CheckedModel& model = *m_analysis->model;
    std::optional<engine::TypeIndex> type = m_subjects->typeOf(m_subject->currentIndex());
    if (type && *type >= model.vocabulary.types().size()) {
        type.reset(); // of an earlier content
    }
    m_value->setPlace(m_names->place(model, type, engine::badFormat), m_analysis);
    m_condition->setPlace(m_names->place(model, type, engine::booleanFormat), m_analysis);
}

void PlotAdder::showRun(const engine::Session& session) {
    m_names->follow();
    QStringList counters;
    for (const auto& [name, value] : session.universe().view().agenda->counters) {
        counters << QString::fromStdString(name);
    }
    if (counters != m_counters) {
        m_counters = counters;
        const QString chosen = m_subject->currentText();
        m_subjects->setCounters(counters);
        m_subject->showItem(std::max(0, m_subject->findText(chosen)));
        showFields();
    }
}

void PlotAdder::offerObject(std::optional<std::uint64_t> key, engine::TypeIndex type, const QString& name) {
    const bool wasObject = m_subjects->hasObject() && m_subject->currentIndex() == 1;
    const bool isFirst = !m_subjects->hasObject() && m_subject->currentIndex() <= 0;
    const QString chosen = m_subject->currentText();
    m_subjects->setObject(key, type, name);
    // The field follows the chosen object, unless the user has chosen a group.
    m_subject->showItem(key && (wasObject || isFirst) ? 1 : std::max(0, m_subject->findText(chosen)));
    showFields();
}

/// Shows the fields that the subject needs.
void PlotAdder::showFields() {
    const bool isGroup = m_subjects->isGroup(m_subject->currentIndex());
    m_where->setVisible(isGroup);
    m_condition->setVisible(isGroup);
    m_form->setVisible(isGroup);
    m_value->setEnabled(!m_subjects->isCounter(m_subject->currentIndex()));
    setPlaces();
}

/// Moves the name of an object from the value into the field of the subject: "Sol III.Industry".
void PlotAdder::splitObject() {
    const QString text = m_value->text();
    const engine::Session* const session = m_sandbox.session();
    bool isNumber = false;
    static_cast<void>(text.toDouble(&isNumber)); // not of an object whose name is a number
    if (session == nullptr || isNumber || !text.contains(QLatin1Char('.'))) {
        return;
    }
    const PlotEntry entry = plotEntryOf(*session, text);
    if (!entry.request.object) {
        return;
    }
    const engine::View view = session->universe().view();
    const auto row =
        static_cast<engine::Row>(std::ranges::find(view.birthKeys, *entry.request.object) - view.birthKeys.begin());
    m_subjects->setObject(entry.request.object, view.typeOf(row), entry.object);
    m_subject->showItem(1);
    showFields();
    const QString rest = QString::fromStdString(entry.request.expression);
    const auto caret = m_value->cursorPosition() - (text.size() - rest.size());
    m_value->setText(rest);
    m_value->setCursorPosition(static_cast<int>(std::max<qsizetype>(0, caret)));
}

void PlotAdder::add() {
    PlotEntry entry;
    entry.request.expression = m_value->text().trimmed().toStdString();
    m_subjects->fill(m_subject->currentIndex(), entry);
    if (entry.request.expression.empty()) {
        emit refused(tr("Type the value to plot, for example Industry."));
        m_value->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (entry.request.of == engine::PlotOf::group) {
        entry.request.condition = m_condition->text().trimmed().toStdString();
        entry.request.form = static_cast<engine::PlotForm>(m_form->currentData().toInt());
    }
    emit entryWanted(entry);
}

} // namespace orrery::widgets
