// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layers/value_layers_view.h"

#include "widgets/base/choice_box.h"
#include "widgets/base/list_views.h"
#include "widgets/expression/expression_field.h"
#include "widgets/expression/group_choices.h"
#include "widgets/expression/run_names.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

ValueLayersView::ValueLayersView(ValueLayers& layers, Analyzer& analyzer, Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_layers(layers), m_sandbox(sandbox), m_names(new RunNames(sandbox, this)),
      m_list(new QListWidget(this)), m_add(new QToolButton(this)), m_remove(new QToolButton(this)),
      m_fields(new QWidget(this)), m_name(new QLineEdit(m_fields)),
      m_of(new ChoiceBox(tr("Type or class of the objects"), m_fields)), m_groups(new GroupChoices(this)),
      m_gather(new QComboBox(m_fields)), m_note(new QLabel(m_fields)), m_empty(new QLabel(this)) {
    build();
    connect(m_add, &QToolButton::clicked, this, &ValueLayersView::addLayer);
    connect(m_remove, &QToolButton::clicked, this, &ValueLayersView::removeLayer);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!m_isShowing) {
            m_layers.choose(row - 1); // the first item is "No values"
        }
    });
    connect(m_name, &QLineEdit::textEdited, this, [this] { store(false); });
    connect(m_name, &QLineEdit::editingFinished, this, [this] { showFields(); }); // restores an empty name
    connect(m_of, &QComboBox::activated, this, [this] {
        setPlaces();
        store(true, true);
    });
    connect(m_gather, &QComboBox::activated, this, [this] { store(true); });
    for (const Row& row : m_rows) {
        connect(row.field, &ExpressionField::verdictChanged, this, [this] { store(false); });
        connect(row.field, &QLineEdit::editingFinished, this, [this] { store(true); });
        connect(row.change, &QCheckBox::clicked, this, [this] { store(true); });
    }
    connect(&m_layers, &ValueLayers::changed, this, &ValueLayersView::showLayers);
    connect(&m_layers, &ValueLayers::valuesChanged, this, &ValueLayersView::showNote);
    connect(&m_sandbox, &Sandbox::changed, this, [this] {
        if (isVisible()) {
            m_names->follow();
        }
    });
    connect(m_names, &RunNames::changed, this, &ValueLayersView::setPlaces);
    connect(&analyzer, &Analyzer::analysed, this, &ValueLayersView::takeAnalysis);
    connect(&analyzer, &Analyzer::forgotten, this, [this] { takeAnalysis(nullptr); });
    showIcons();
    takeAnalysis(analyzer.latest());
    showLayers();
}

void ValueLayersView::build() {
    m_list->setAccessibleName(tr("Layers of values"));
    m_list->installEventFilter(this);
    m_list->setMinimumWidth(fontMetrics().averageCharWidth() * 18);
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Add a layer of values (Insert)"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Remove this layer (Delete)"));
    for (QToolButton* const button : {m_add, m_remove}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
    }
    m_name->setAccessibleName(tr("Name of the layer"));
    m_groups->setFirst({tr("all objects")});
    m_of->setItems(*m_groups);
    m_of->setMinimumContentsLength(14);
    m_of->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_gather->addItems({tr("mean"), tr("sum"), tr("smallest"), tr("largest")});
    m_gather->setAccessibleName(tr("Value of a system"));
    m_gather->setToolTip(tr("A system without a value of its own shows this value of its objects"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setText(tr("Choose a layer, or add one. A layer colours the map by an expression, and can also show "
                        "circles, texts and heat."));

    const std::array<QString, static_cast<std::size_t>(MapChannel::count_)> labels{tr("&Colour:"), tr("Si&ze:"),
                                                                                   tr("&Label:"), tr("Hea&t:")};
    const std::array<QString, static_cast<std::size_t>(MapChannel::count_)> names{tr("Colour"), tr("Size"), tr("Label"),
                                                                                  tr("Heat")};
    auto* const grid = new QGridLayout(m_fields);
    grid->setContentsMargins(0, 0, 0, 0);
    const auto addLabel = [this](const QString& text, QWidget* buddy) {
        auto* const label = new QLabel(text, m_fields);
        label->setBuddy(buddy);
        return label;
    };
    auto* const top = new QHBoxLayout;
    top->addWidget(m_name, 2);
    top->addWidget(addLabel(tr("&of"), m_of));
    top->addWidget(m_of, 2);
    top->addWidget(addLabel(tr("S&ystems:"), m_gather));
    top->addWidget(m_gather);
    grid->addWidget(addLabel(tr("&Name:"), m_name), 0, 0);
    grid->addLayout(top, 0, 1, 1, 2);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        row.field = new ExpressionField(nullptr, m_fields);
        row.field->setAccessibleName(names[i]);
        row.field->setPlaceholderText(i == 0 ? tr("Happiness, or Industry > 5, or owner") : tr("nothing"));
        row.label = addLabel(labels[i], row.field);
        row.change = new QCheckBox(tr("change"), m_fields);
        row.change->setAccessibleName(tr("%1: change from the other run").arg(names[i]));
        row.change->setToolTip(tr("Show the difference from the run with which Compare compares"));
        const int line = static_cast<int>(i) + 1;
        grid->addWidget(row.label, line, 0);
        grid->addWidget(row.field, line, 1);
        grid->addWidget(row.change, line, 2);
    }
    grid->addWidget(m_note, static_cast<int>(m_rows.size()) + 1, 0, 1, 3);
    grid->setRowStretch(static_cast<int>(m_rows.size()) + 2, 1);
    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    auto* const left = new QVBoxLayout;
    left->addWidget(m_list, 1);
    left->addLayout(buttons);
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(left, 1);
    layout->addWidget(m_fields, 3);
    layout->addWidget(m_empty, 3);
}

QComboBox& ValueLayersView::of() {
    return *m_of;
}

QString ValueLayersView::note() const {
    return m_note->text();
}

void ValueLayersView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        showIcons();
    }
    QWidget::changeEvent(event);
}

void ValueLayersView::showIcons() {
    m_add->setIcon(icon(QStringLiteral("add"), themeOf(palette())));
    m_remove->setIcon(icon(QStringLiteral("delete"), themeOf(palette())));
}

void ValueLayersView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_isDue) {
        showAnalysis();
    }
    m_names->follow();
}

bool ValueLayersView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && isUndoKey(*event) && m_layers.canBringBack()) {
        if (event->type() == QEvent::ShortcutOverride) {
            event->accept();
        } else {
            m_layers.bringBack();
        }
        return true;
    }
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete) {
            removeLayer();
            return true;
        }
        if (key == Qt::Key_Insert) {
            addLayer();
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            rowOf(MapChannel::colour).field->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ValueLayersView::addLayer() {
    ValueLayer layer;
    layer.of = QStringLiteral("planet");
    if (m_analysis == nullptr || m_analysis->model == nullptr ||
        !m_analysis->model->vocabulary.findType(layer.of.toStdString())) {
        layer.of.clear();
    }
    m_layers.add(std::move(layer));
    rowOf(MapChannel::colour).field->setFocus(Qt::OtherFocusReason);
}

void ValueLayersView::removeLayer() {
    if (const int at = m_layers.current(); at != ValueLayers::none) {
        const QString name = m_layers.layers()[static_cast<std::size_t>(at)].name;
        m_layers.remove(at);
        emit removed(name);
    }
}

void ValueLayersView::focusLayers() {
    m_list->setFocus(Qt::OtherFocusReason);
}

/// Notes the newest content. While the pane is not visible, it waits.
void ValueLayersView::takeAnalysis(const AnalysisPtr& analysis) {
    m_analysis = analysis;
    m_isDue = true;
    if (isVisible()) {
        showAnalysis();
    }
}

void ValueLayersView::showAnalysis() {
    m_isDue = false;
    m_groups->show(m_analysis);
    showFields();
}

/// Tells the fields which names they can use.
void ValueLayersView::setPlaces() {
    const bool hasModel = m_analysis != nullptr && m_analysis->model != nullptr;
    for (const Row& row : m_rows) {
        row.field->setPlace(
            hasModel ? m_names->place(*m_analysis->model, m_groups->typeAt(m_of->currentIndex()), engine::badFormat)
                     : ExpressionPlace{},
            m_analysis);
    }
}

/// Lists the layers, and shows the fields of the chosen one.
void ValueLayersView::showLayers() {
    m_isShowing = true;
    QStringList names{tr("No values")};
    for (const ValueLayer& layer : m_layers.layers()) {
        names << layer.name;
    }
    if (m_list->count() != names.size()) {
        m_shown = ValueLayers::none; // the same index may be another layer now
        m_list->clear();
        m_list->addItems(names);
    }
    for (int i = 0; i < names.size(); ++i) {
        m_list->item(i)->setText(names[i]);
    }
    m_list->setCurrentRow(m_layers.current() + 1);
    m_isShowing = false;
    showFields();
}

void ValueLayersView::showFields() {
    const int at = m_layers.current();
    m_fields->setVisible(at != ValueLayers::none);
    m_empty->setVisible(at == ValueLayers::none);
    m_remove->setEnabled(at != ValueLayers::none);
    showNote();
    if (at == ValueLayers::none) {
        return;
    }
    m_isShowing = true;
    const ValueLayer& layer = m_layers.layers()[static_cast<std::size_t>(at)];
    const bool isOther = std::exchange(m_shown, at) != at;
    const auto show = [isOther](QLineEdit& field, const QString& text) {
        if (field.text() != text && (isOther || !(field.hasFocus() && field.isModified()))) { // half-typed input stays
            field.setText(text);
        }
    };
    show(*m_name, layer.name);
    int group = 0;
    for (int row = 0; row < m_groups->rowCount() && !layer.of.isEmpty(); ++row) {
        if (m_groups->groupAt(row) == layer.of.toStdString()) {
            group = row;
            break;
        }
    }
    m_of->showItem(group);
    m_gather->setCurrentIndex(static_cast<int>(layer.gather));
    setPlaces();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        show(*m_rows[i].field, layer.channels[i].expression);
        m_rows[i].change->setChecked(layer.channels[i].isDifference);
    }
    m_isShowing = false;
}

void ValueLayersView::showNote() {
    QStringList lines;
    if (!m_sandbox.hasRun()) {
        lines << tr("Start a scenario to see the values on the map.");
    } else if (const MapValuesPtr& values = m_layers.values()) {
        for (const auto& channel : values->channels) {
            if (channel && (!channel->problem().isEmpty() || channel->read().count == 0)) {
                lines << channel->words();
            }
        }
    }
    m_note->setText(lines.join(QLatin1Char('\n')));
    m_note->setVisible(!lines.isEmpty());
}

/// Changes the layer as the fields say. @param isFinished false: the user still types, so errors wait
/// @param takesGroup false: keeps the group, which the present content may not have
void ValueLayersView::store(bool isFinished, bool takesGroup) {
    const int at = m_layers.current();
    if (m_isShowing || at == ValueLayers::none) {
        return;
    }
    ValueLayer layer = m_layers.layers()[static_cast<std::size_t>(at)];
    if (const QString name = m_name->text().trimmed(); !name.isEmpty()) {
        layer.name = name;
    }
    if (takesGroup) {
        layer.of = QString::fromStdString(m_groups->groupAt(m_of->currentIndex()));
    }
    layer.gather = static_cast<engine::ValueGather>(std::max(0, m_gather->currentIndex()));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool isHalfTyped = !isFinished && !m_rows[i].field->text().isEmpty() && m_rows[i].field->hasFocus() &&
                                 m_rows[i].field->verdict().hasErrors();
        if (!isHalfTyped) {
            layer.channels[i].expression = m_rows[i].field->text().trimmed();
        }
        layer.channels[i].isDifference = m_rows[i].change->isChecked();
    }
    m_layers.change(at, layer);
}

} // namespace orrery::widgets
