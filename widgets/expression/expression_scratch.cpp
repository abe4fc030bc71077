// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/expression/expression_scratch.h"

#include "widgets/base/choice_box.h"
#include "widgets/base/kept_fields.h"
#include "widgets/expression/expression_field.h"
#include "widgets/expression/probe.h"
#include "widgets/project/analyzer.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/shown_name.h"

#include <QAbstractListModel>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

/// The objects of a run as items of a box, after an item that leaves the choice to the program.
class ObjectChoices : public QAbstractListModel {
public:
    ObjectChoices(QString automatic, QObject* parent) : QAbstractListModel(parent), m_automatic(std::move(automatic)) {}

    void show(std::shared_ptr<const ObjectNames> objects) {
        beginResetModel();
        m_objects = std::move(objects);
        endResetModel();
    }
    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_objects->size()) + 1;
    }
    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::EditRole)) {
            return {};
        }
        return index.row() == 0 ? m_automatic : (*m_objects)[static_cast<std::size_t>(index.row()) - 1].second;
    }

private:
    QString m_automatic;
    std::shared_ptr<const ObjectNames> m_objects = std::make_shared<const ObjectNames>();
};

ExpressionScratch::ExpressionScratch(Analyzer& analyzer, Probe& probe, QWidget* parent)
    : QWidget(parent), m_probe(probe), m_field(new ExpressionField(&probe, this)),
      m_source(new ChoiceBox(tr("Source"), this)), m_target(new ChoiceBox(tr("Target"), this)),
      m_sources(new ObjectChoices(tr("(of the displayed class)"), this)),
      m_targets(new ObjectChoices(tr("(the source)"), this)), m_status(new QLabel(this)),
      m_terms(new QTreeWidget(this)) {
    m_field->setAccessibleName(tr("Expression to try"));
    m_field->setPlaceholderText(tr("Try an expression: Source.Population + 2"));
    keepWithSession(*m_field, "expressions.tried");
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    m_terms->setHeaderLabels({tr("Part"), tr("Value"), tr("Object")});
    m_terms->setAccessibleName(tr("Parts of the expression with their values"));
    m_terms->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_terms->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_terms->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_terms->header()->setStretchLastSection(false);
    m_terms->setMinimumHeight(fontMetrics().height() * 3);
    auto* const picks = new QHBoxLayout;
    for (const auto& [name, picker] : {std::pair(tr("S&ource"), m_source), std::pair(tr("&Target"), m_target)}) {
        auto* const label = new QLabel(name, this);
        label->setBuddy(picker);
        picks->addWidget(label);
        picks->addWidget(picker, 1);
    }
    struct StepRow {
        const char* icon;
        QString help;
        void (ExpressionField::*step)();
    };
    const StepRow stepRows[] = {
        {"step-in", tr("Step into: evaluate the operands of the underlined part (F11)"), &ExpressionField::stepIn},
        {"step", tr("Step over: evaluate the underlined part as a whole (Ctrl+F11)"), &ExpressionField::step},
        {"step-out", tr("Step out: evaluate the rest of the enclosing part (Shift+F11)"), &ExpressionField::stepOut},
        {"step-back", tr("Step back (Alt+F11)"), &ExpressionField::stepBack},
    };
    auto* const line = new QHBoxLayout;
    line->addWidget(m_field, 1);
    for (const StepRow& row : stepRows) {
        auto* const button = new QToolButton(this);
        button->setAutoRaise(true);
        button->setToolTip(row.help);
        button->setAccessibleName(row.help);
        connect(button, &QToolButton::clicked, m_field, row.step);
        m_buttons.emplace_back(button, row.icon);
        line->addWidget(button);
    }
    showIcons();
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addLayout(line);
    layout->addWidget(m_status);
    layout->addLayout(picks);
    layout->addWidget(m_terms, 1);
    m_source->setItems(*m_sources);
    m_target->setItems(*m_targets);
    const auto picked = [this](void (Probe::*pick)(std::optional<engine::Row>)) {
        return [this, pick](int index) {
            if (m_list.isPending()) { // the lists belong to an older run
                listObjects();
            } else {
                (m_probe.*pick)(rowAt(index));
            }
        };
    };
    connect(m_source, &QComboBox::activated, this, picked(&Probe::pickSource));
    connect(m_target, &QComboBox::activated, this, picked(&Probe::pickTarget));
    connect(m_field, &ExpressionField::verdictChanged, this, &ExpressionScratch::showVerdict);
    connect(&m_probe, &Probe::changed, this, [this] {
        if (const engine::Session* const session = m_probe.session(); session != nullptr && isVisible()) {
            m_list.request(session->state().view().rowCount);
        }
    });
    connect(&analyzer, &Analyzer::analysed, this, &ExpressionScratch::takeAnalysis);
    connect(&analyzer, &Analyzer::forgotten, this, [this] { takeAnalysis(nullptr); });
    takeAnalysis(analyzer.latest());
}

void ExpressionScratch::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    listObjects();
}

QComboBox& ExpressionScratch::source() {
    return *m_source;
}

QComboBox& ExpressionScratch::target() {
    return *m_target;
}

QString ExpressionScratch::status() const {
    return m_status->text();
}

std::optional<engine::Row> ExpressionScratch::rowAt(int index) const {
    // The first entry leaves the choice to the probe.
    return index < 1 ? std::nullopt : std::optional((*m_objects)[static_cast<std::size_t>(index) - 1].first);
}

void ExpressionScratch::takeAnalysis(const AnalysisPtr& analysis) {
    m_field->setPlace({engine::RowPlace::scope, false, engine::badFormat}, analysis);
}

void ExpressionScratch::listObjects() {
    const engine::Session* const session = m_probe.session();
    if (session == nullptr || !isVisible()) {
        return; // a job is changing the run: keep the present list. showEvent() lists the objects.
    }
    const engine::View view = session->state().view();
    const auto stampOf = [&](engine::Builtin column) { return view.stamps[static_cast<std::size_t>(column)]; };
    const std::vector<std::uint64_t> state{stampOf(engine::Builtin::exists), stampOf(engine::Builtin::name)};
    bool areOthers = false;
    if (state != m_listed) {
        ObjectNames objects;
        for (engine::Row row = 0; row < view.rowCount; ++row) {
            if (view.exists(row)) {
                objects.emplace_back(row, shownName(view, row));
            }
        }
        areOthers = objects != *m_objects;
        m_objects = std::make_shared<const ObjectNames>(std::move(objects));
        m_listed = state;
    }
    const auto fill = [&](ChoiceBox& box, ObjectChoices& choices, engine::Row present) {
        const QSignalBlocker quiet(&box);
        if (areOthers) {
            choices.show(m_objects);
        }
        const auto at = std::ranges::lower_bound(*m_objects, present, {}, &std::pair<engine::Row, QString>::first);
        const bool isListed = at != m_objects->end() && at->first == present;
        const int index = isListed ? static_cast<int>(at - m_objects->begin()) + 1 : 0;
        if (areOthers || box.currentIndex() != index) { // otherwise this would replace a half-typed name
            box.showItem(index);
        }
    };
    fill(*m_source, *m_sources, m_probe.source());
    fill(*m_target, *m_targets, m_probe.target());
}

void ExpressionScratch::showVerdict() {
    const ExpressionVerdict& verdict = m_field->verdict();
    const Theme& theme = themeOf(palette());
    QPalette own = m_status->palette();
    own.setColor(QPalette::WindowText, verdict.hasErrors() ? theme.error : theme.text);
    m_status->setPalette(own);
    m_status->setText((verdict.hasErrors() ? QStringLiteral("✕ ") : QString()) + verdict.summary());
    m_terms->clear();
    std::vector<QTreeWidgetItem*> open;
    const engine::ExpressionSteps* const steps = m_field->steps();
    QTreeWidgetItem* next = nullptr;
    for (std::size_t i = 0; i < verdict.terms.size(); ++i) {
        const ExpressionVerdict::Term& term = verdict.terms[i];
        const bool isKnown = steps == nullptr || steps->isEvaluated(i);
        const QStringList cells{term.text, isKnown ? term.value : QStringLiteral("…"),
                                term.object.isEmpty() ? term.elsewhere : term.object};
        open.resize(std::min(open.size(), static_cast<std::size_t>(term.depth)));
        auto* const item = open.empty() ? new QTreeWidgetItem(m_terms, cells) : new QTreeWidgetItem(open.back(), cells);
        item->setFont(0, codeFont());
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        if (steps != nullptr && steps->next() == i) {
            next = item;
        }
        open.push_back(item);
    }
    m_terms->expandAll();
    if (next != nullptr) {
        m_terms->setCurrentItem(next);
    }
    for (const auto& [button, icon] : m_buttons) {
        button->setEnabled(!verdict.terms.empty());
    }
}

void ExpressionScratch::tryOut(const QString& text, std::optional<engine::Row> source,
                               std::optional<engine::Row> target) {
    m_probe.pickSource(source);
    m_probe.pickTarget(target);
    m_field->setText(text);
    m_field->stepIn();
    m_field->setFocus();
}

void ExpressionScratch::showIcons() {
    for (const auto& [button, name] : m_buttons) {
        button->setIcon(icon(QString::fromLatin1(name), themeOf(palette())));
    }
}

void ExpressionScratch::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        showIcons();
    }
}

} // namespace orrery::widgets
