// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/plot_adder.h"

#include "engine/check/expression/row_place.h"
#include "engine/check/model/visible_scopes.h"
#include "engine/universe/agenda.h"
#include "widgets/base/choice_box.h"
#include "widgets/expression/expression_field.h"
#include "widgets/expression/probe.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/engine_text.h"

#include <QAbstractListModel>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace orrery::widgets {

/// The subjects of a line, in this order: the whole run, the chosen object, counters, types, classes. Reads the names
/// of classes only when they are painted, because there can be ten thousand.
class PlotSubjects : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void show(const AnalysisPtr& analysis) {
        beginResetModel();
        m_analysis = analysis;
        m_classes.clear();
        if (m_analysis != nullptr && m_analysis->model != nullptr) {
            const auto& classes = m_analysis->model->classes.asRead();
            for (std::size_t i = 0; i < classes.size(); ++i) {
                if (!classes[i]->isGenerated) {
                    m_classes.push_back(i);
                }
            }
        }
        endResetModel();
    }
    void setObject(std::optional<std::uint64_t> key, engine::TypeIndex type, const QString& name) {
        beginResetModel();
        m_key = key;
        m_type = type;
        m_object = name;
        endResetModel();
    }
    void setCounters(const QStringList& counters) {
        if (counters != m_counters) {
            beginResetModel();
            m_counters = counters;
            endResetModel();
        }
    }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : firstClass() + static_cast<int>(m_classes.size());
    }
    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::EditRole)) {
            return {};
        }
        const int row = index.row();
        if (row == 0) {
            return PlotAdder::tr("the whole run");
        }
        if (row < firstCounter()) {
            return m_object;
        }
        if (row < firstType()) {
            return PlotAdder::tr("counter %1").arg(m_counters[row - firstCounter()]);
        }
        return QString::fromStdString(groupAt(row));
    }

    /// Fills the subject of a request.
    void fill(int row, PlotEntry& entry) const {
        using engine::PlotOf;
        if (row <= 0) {
            entry.request.of = PlotOf::run;
        } else if (row < firstCounter()) {
            entry.request.of = PlotOf::object;
            entry.request.object = m_key;
            entry.object = m_object;
        } else if (row < firstType()) {
            entry.request.of = PlotOf::counter;
            entry.request.expression = m_counters[row - firstCounter()].toStdString();
        } else {
            entry.request.of = PlotOf::group;
            entry.request.group = groupAt(row);
        }
    }
    /// Returns the type of the objects with the value.
    std::optional<engine::TypeIndex> typeAt(int row) const {
        if (row <= 0 || isCounter(row) || m_analysis == nullptr) {
            return std::nullopt;
        }
        return row < firstCounter() ? std::optional(m_type)
               : row < firstClass()
                   ? std::optional(static_cast<engine::TypeIndex>(row - firstType()))
                   : std::optional(
                         m_analysis->model->classes.asRead()[m_classes[static_cast<std::size_t>(row - firstClass())]]
                             ->type);
    }
    bool isGroup(int row) const { return row >= firstType(); }
    bool isCounter(int row) const { return row >= firstCounter() && row < firstType(); }
    bool hasObject() const { return m_key.has_value(); }

private:
    int firstCounter() const { return m_key ? 2 : 1; }
    int firstType() const { return firstCounter() + static_cast<int>(m_counters.size()); }
    int firstClass() const {
        const bool hasTypes = m_analysis != nullptr && m_analysis->model != nullptr;
        return firstType() + (hasTypes ? static_cast<int>(m_analysis->model->vocabulary.types().size()) : 0);
    }
    std::string groupAt(int row) const {
        return row < firstClass()
                   ? m_analysis->model->vocabulary.types()[static_cast<std::size_t>(row - firstType())].id
                   : m_analysis->model->classes.asRead()[m_classes[static_cast<std::size_t>(row - firstClass())]]->id;
    }

    AnalysisPtr m_analysis;
    std::vector<std::size_t> m_classes; ///< indices of the classes of the content
    std::optional<std::uint64_t> m_key;
    engine::TypeIndex m_type = 0;
    QString m_object;
    QStringList m_counters;
};

PlotAdder::PlotAdder(Sandbox& sandbox, Analyzer& analyzer, QWidget* parent)
    : QWidget(parent), m_value(new ExpressionField(new Probe(sandbox, this), this)),
      m_subject(new ChoiceBox(tr("Object or group with the value"), this)), m_subjects(new PlotSubjects(this)),
      m_where(new QLabel(tr("&where"), this)), m_condition(new ExpressionField(nullptr, this)),
      m_form(new QComboBox(this)), m_add(new QPushButton(tr("&Add"), this)) {
    m_value->setAccessibleName(tr("Value to plot"));
    m_value->setPlaceholderText(tr("Value to plot: Industry, or sum(planets, Trade)"));
    m_subject->setItems(*m_subjects);
    m_condition->setAccessibleName(tr("Only objects for which this expression is true"));
    m_condition->setPlaceholderText(tr("all objects"));
    m_form->setAccessibleName(tr("Lines of the group"));
    m_form->addItems({tr("each object"), tr("mean"), tr("sum"), tr("mean and range")});
    m_form->setCurrentIndex(static_cast<int>(engine::PlotForm::band));
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
    connect(m_add, &QPushButton::clicked, this, &PlotAdder::add);
    connect(m_value, &QLineEdit::returnPressed, this, &PlotAdder::add);
    connect(m_condition, &QLineEdit::returnPressed, this, &PlotAdder::add);
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
    ExpressionPlace place{engine::RowPlace::scope, false, engine::badFormat};
    if (m_analysis != nullptr && m_analysis->model != nullptr) {
        const engine::CheckedModel& model = *m_analysis->model;
        place.own = engine::expressionContext(engine::RowPlace::scope, false, model);
        place.own->objectNames = m_names.get();
        place.names = m_names;
        if (const auto type = m_subjects->typeAt(m_subject->currentIndex());
            type && *type < model.vocabulary.types().size()) {
            place.own->scope = engine::scopeOfType(model.vocabulary, *type).value_or(engine::globalScope);
        }
    }
    m_value->setPlace(place, m_analysis);
    place.wanted = engine::booleanFormat;
    m_condition->setPlace(place, m_analysis);
}

void PlotAdder::showRun(const engine::Session& session) {
    constexpr std::size_t mostNames = 10'000; // reading them takes some milliseconds
    const engine::View view = session.universe().view();
    if (m_shownRun == RunMark{&session, view.rowCount}) {
        return; // names never change
    }
    m_shownRun = {&session, view.rowCount};
    std::shared_ptr<engine::ObjectNames> names;
    if (view.rowCount <= mostNames) {
        names = std::make_shared<engine::ObjectNames>();
        for (engine::Row row = 0; row < view.rowCount; ++row) {
            if (view.builtin(engine::Builtin::name, row) >= 0.0) {
                names->insert(view.nameOf(row));
            }
        }
    }
    m_names = std::move(names);
    QStringList counters;
    for (const auto& [name, value] : view.agenda->counters) {
        counters << QString::fromStdString(name);
    }
    const QString chosen = m_subject->currentText();
    m_subjects->setCounters(counters);
    m_subject->showItem(std::max(0, m_subject->findText(chosen)));
    showFields();
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
        entry.request.form = static_cast<engine::PlotForm>(m_form->currentIndex());
    }
    emit entryWanted(entry);
}

} // namespace orrery::widgets
