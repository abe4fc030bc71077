// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/causes/causes_view.h"

#include "engine/trace/replay.h"
#include "widgets/base/kept_fields.h"
#include "widgets/causes/causes_canvas.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace orrery::widgets {

using engine::CausalKind;
using engine::CausalReach;

namespace {

constexpr int kindCount = static_cast<int>(CausalKind::count_);
constexpr int mostSteps = 99;

} // namespace

CausesView::CausesView(Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_sandbox(sandbox), m_canvas(new CausesCanvas(this)),
      m_causes(new RunCauses(
          sandbox, [this](const engine::CausalBox& box) { return m_canvas->sizeOf(box); }, this)),
      m_objects(new QComboBox(this)), m_groups(new QComboBox(this)), m_reach(new QComboBox(this)),
      m_depth(new QSpinBox(this)), m_connected(new QCheckBox(tr("Only &connected"), this)),
      m_kinds(new QToolButton(this)), m_clear(new QToolButton(this)), m_export(new QToolButton(this)),
      m_note(new QLabel(this)), m_progress(new QProgressBar(this)), m_stop(new QPushButton(this)),
      m_empty(new QLabel(this)), m_program(sandbox.program()) {
    buildFilters();
    auto* const top = new QHBoxLayout;
    for (QWidget* const field :
         std::initializer_list<QWidget*>{m_objects, m_groups, m_reach, m_depth, m_kinds, m_connected}) {
        top->addWidget(field);
    }
    for (QComboBox* const box : {m_objects, m_groups, m_reach}) {
        top->setStretchFactor(box, 1);
    }
    auto* const state = new QHBoxLayout;
    state->addWidget(m_note, 1);
    state->addWidget(m_clear);
    state->addWidget(m_progress);
    state->addWidget(m_export);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(top);
    layout->addLayout(state);
    layout->addWidget(m_canvas, 1);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_stop, 0, Qt::AlignHCenter);
    connectParts();
    showIcons();
    ask();
    showState();
}

void CausesView::buildFilters() {
    m_objects->addItem(tr("All objects"), engine::noRow);
    m_objects->setAccessibleName(tr("Object"));
    m_objects->setToolTip(tr("Show only events, firings and changes of this object"));
    m_groups->addItem(tr("All groups"), engine::noGroup);
    m_groups->setAccessibleName(tr("Group"));
    m_groups->setToolTip(tr("Show only this group, and what it causes"));
    m_reach->addItems({tr("Only these"), tr("With their causes"), tr("With their results"),
                       tr("With causes and results")}); // as engine::CausalReach
    m_reach->setAccessibleName(tr("Nodes around these"));
    m_depth->setRange(0, mostSteps);
    m_depth->setSpecialValueText(tr("All steps"));
    m_depth->setPrefix(tr("Steps: "));
    m_depth->setAccessibleName(tr("Most steps to causes and results"));
    m_connected->setChecked(true);
    m_connected->setToolTip(tr("Hide nodes without a cause and a result, if there is no other filter"));
    m_kinds->setText(tr("&Kinds"));
    m_kinds->setToolTip(tr("Choose the kinds of nodes"));
    m_kinds->setAutoRaise(true);
    m_kinds->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_kinds->setPopupMode(QToolButton::InstantPopup);
    auto* const kinds = new QMenu(m_kinds);
    for (int kind = 0; kind < kindCount; ++kind) {
        QAction* const action = kinds->addAction(engineText(engine::causalKindLabel(static_cast<CausalKind>(kind))));
        action->setCheckable(true);
        action->setChecked(true);
        connect(action, &QAction::toggled, this, &CausesView::ask);
    }
    m_kinds->setMenu(kinds);
    m_export->setText(tr("E&xport"));
    m_export->setToolTip(tr("Write the graph to a file"));
    m_export->setAutoRaise(true);
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_export->setPopupMode(QToolButton::InstantPopup);
    auto* const files = new QMenu(m_export);
    files->addAction(tr("&Drawing (SVG)…"), this, [this] { emit exportWanted(CausesFile::svg); });
    files->addAction(tr("&Graph (DOT)…"), this, [this] { emit exportWanted(CausesFile::dot); });
    m_export->setMenu(files);
    m_clear->setText(tr("Show all"));
    m_clear->setToolTip(tr("Remove all filters"));
    m_clear->setAutoRaise(true);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_progress->setRange(0, 0);
    m_progress->setMaximumWidth(fontMetrics().averageCharWidth() * 20);
    m_progress->setAccessibleName(tr("Progress of the graph"));
    m_empty->setObjectName(QStringLiteral("empty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    keepWithSession(*m_connected, "causes.connected");
}

void CausesView::connectParts() {
    for (QComboBox* const box : {m_objects, m_groups, m_reach}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(5);
        box->setMaximumWidth(fontMetrics().averageCharWidth() * 34);
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            if (!m_isSetting) { // another filter ends the trace of one box
                m_record.reset();
                m_column.reset();
            }
            ask();
        });
    }
    connect(m_depth, &QSpinBox::valueChanged, this, &CausesView::ask);
    connect(m_connected, &QCheckBox::toggled, this, &CausesView::ask);
    connect(m_clear, &QToolButton::clicked, this, &CausesView::clear);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (m_causes->isWorking()) {
            m_causes->stop();
        } else {
            m_causes->resume();
        }
    });
    connect(m_causes, &RunCauses::changed, this, &CausesView::refresh);
    connect(m_canvas, &CausesCanvas::activated, this, &CausesView::open);
    connect(m_canvas, &CausesCanvas::menuWanted, this, &CausesView::showMenu);
    connect(m_canvas, &CausesCanvas::sizesChanged, m_causes, &RunCauses::resume);
    connect(&m_sandbox, &Sandbox::changed, this, &CausesView::followProgram);
    connect(&m_sandbox, &Sandbox::started, this, [this] {
        offerObject(engine::noRow, {});
        clear();
    });
}

void CausesView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_causes->setWanted(true);
}

void CausesView::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_causes->setWanted(false);
}

void CausesView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        showIcons();
    }
    QWidget::changeEvent(event);
}

void CausesView::showIcons() {
    const Theme& theme = themeOf(palette());
    m_export->setIcon(icon(QStringLiteral("export"), theme));
    m_kinds->setIcon(icon(QStringLiteral("filter"), theme));
}

/// Asks for the graph of the present filters.
void CausesView::ask() {
    if (m_isSetting) {
        return;
    }
    engine::CausalQuery query{.column = m_column, .record = m_record};
    if (const auto object = m_objects->currentData().toUInt(); object != engine::noRow) {
        query.object = object;
    }
    if (const auto group = m_groups->currentData().toUInt(); group != engine::noGroup) {
        query.group = group;
    }
    query.reach = static_cast<CausalReach>(m_reach->currentIndex());
    query.depth = static_cast<std::uint32_t>(m_depth->value());
    query.hidesLone = m_connected->isChecked();
    for (int kind = 0; kind < kindCount; ++kind) {
        query.isHidden[static_cast<std::size_t>(kind)] = !m_kinds->menu()->actions()[kind]->isChecked();
    }
    m_causes->setQuery(query);
    showState();
}

/// Removes all filters.
void CausesView::clear() {
    m_isSetting = true;
    m_record.reset();
    m_column.reset();
    m_objects->setCurrentIndex(0);
    m_groups->setCurrentIndex(0);
    m_reach->setCurrentIndex(0);
    m_depth->setValue(0);
    for (QAction* const action : m_kinds->menu()->actions()) {
        action->setChecked(true);
    }
    m_isSetting = false;
    ask();
}

void CausesView::offerObject(engine::Row row, const QString& name) {
    m_isSetting = true;
    const bool isChosen = m_objects->currentIndex() > 0;
    if (!isChosen || row == engine::noRow) {
        while (m_objects->count() > 1) {
            m_objects->removeItem(1);
        }
    }
    if (row != engine::noRow && m_objects->findData(row) < 0) {
        m_objects->addItem(name, row);
    }
    m_isSetting = false;
}

void CausesView::trace(engine::Row row, engine::ColumnId column, CausalReach reach) {
    clear();
    m_isSetting = true;
    m_column = column;
    m_objects->setCurrentIndex(m_objects->findData(row));
    m_reach->setCurrentIndex(static_cast<int>(reach));
    m_isSetting = false;
    const auto program = m_sandbox.program();
    m_traced = program ? QString::fromStdString(program->model->layout[column].name) : QString();
    ask();
}

void CausesView::trace(const engine::CausalBox& box, CausalReach reach) {
    const engine::CausalBox traced = box; // the canvas may replace it
    clear();
    m_isSetting = true;
    if (traced.count == 1) {
        m_record = traced.record;
        m_traced = engineText(traced.label);
    } else if (const int group = m_groups->findData(traced.group); traced.group != engine::noGroup && group >= 0) {
        m_groups->setCurrentIndex(group);
    }
    m_reach->setCurrentIndex(static_cast<int>(reach));
    m_isSetting = false;
    ask();
}

void CausesView::focusGraph() {
    m_canvas->setFocus(Qt::ShortcutFocusReason);
}

QByteArray CausesView::fileOf(CausesFile kind) const {
    if (kind == CausesFile::svg) {
        return m_canvas->svg();
    }
    const CausesPtr& causes = m_canvas->causes();
    return QByteArray::fromStdString(
        causes == nullptr ? std::string() : engine::causalDot(causes->picture, [](const engine::Phrase& phrase) {
            return engineText(phrase).toStdString();
        }));
}

void CausesView::refresh() {
    if (m_causes->causes() != m_canvas->causes()) {
        m_canvas->show(m_causes->causes());
        showGroups();
    }
    showState();
}

/// Finds the group and the value again after an edit of the content, because the program numbers them. A traced box has
/// no such name, so its trace ends.
void CausesView::followProgram() {
    const auto program = m_sandbox.program();
    if (m_sandbox.isBusy() || program == m_program) {
        return;
    }
    m_program = program;
    m_record.reset();
    if (m_column) {
        m_column = program ? program->model->layout.find(m_traced.toStdString()) : std::nullopt;
    }
    const std::string label = m_groups->currentIndex() > 0 ? m_groups->currentText().toStdString() : std::string();
    m_isSetting = true;
    while (m_groups->count() > 1) { // the next graph offers its own groups
        m_groups->removeItem(1);
    }
    for (std::uint32_t group = 0; program && !label.empty() && group < program->groups.size(); ++group) {
        if (engine::groupLabel(*program->model, program->checkedGroup(group)) == label) {
            m_groups->addItem(QString::fromStdString(label), group);
            m_groups->setCurrentIndex(1);
            break;
        }
    }
    m_isSetting = false;
    ask();
}

/// Offers the groups of the turn, and keeps the chosen one.
void CausesView::showGroups() {
    const CausesPtr& causes = m_causes->causes();
    if (causes == nullptr) {
        return;
    }
    const QVariant chosen = m_groups->currentData();
    const QString label = m_groups->currentText();
    m_isSetting = true;
    while (m_groups->count() > 1) {
        m_groups->removeItem(1);
    }
    for (const auto& [group, name] : causes->groups) {
        m_groups->addItem(name, group);
    }
    if (m_groups->findData(chosen) < 0) { // the group does not act in this turn
        m_groups->addItem(label, chosen);
    }
    m_groups->setCurrentIndex(m_groups->findData(chosen));
    m_isSetting = false;
}

QString CausesView::emptyText() const {
    return m_empty->isHidden() ? QString() : m_empty->text();
}

QString CausesView::note() const {
    return m_note->isHidden() ? QString() : m_note->text();
}

QString CausesView::emptySentence() const {
    switch (m_causes->state()) {
    case RunCauses::State::noRun:
        return tr("No run yet. Create a new galaxy or open a scenario; then step a turn to see what caused what.");
    case RunCauses::State::reading:
        return tr("Reading the causes of the turn…");
    case RunCauses::State::layingOut:
        return tr("Laying out the graph…");
    case RunCauses::State::stopped:
        return tr("Stopped before the graph was complete.");
    case RunCauses::State::failed:
        return tr("The graph could not be laid out. Choose fewer nodes.");
    case RunCauses::State::current:
        break;
    }
    return m_canvas->causes() != nullptr && m_canvas->causes()->picture.all == 0
               ? tr("Nothing happened in this turn.")
               : tr("No node matches the filter. A change by a rule, such as growth, has no cause here.");
}

QString CausesView::noteText() const {
    const CausesPtr& causes = m_canvas->causes();
    if (causes == nullptr || causes->picture.boxes.empty()) {
        return {};
    }
    const engine::CausalPicture& picture = causes->picture;
    QString text = picture.first == picture.last ? tr("Turn %1.").arg(picture.first)
                                                 : tr("Turns %1 to %2.").arg(picture.first).arg(picture.last);
    const auto add = [&](const QString& sentence) { text += QLatin1Char(' ') + sentence; };
    if (m_record) {
        add(tr("About %1.").arg(m_traced));
    } else if (m_column) {
        add(tr("About %1 of %2.").arg(m_traced, causes->object));
    }
    add(tr("%1 of %2 nodes.").arg(picture.nodes).arg(picture.all));
    if (picture.fold == engine::CausalFold::classes) {
        add(tr("Nodes of a class are shown as one."));
    } else if (picture.fold == engine::CausalFold::kinds) {
        add(tr("Nodes of a kind are shown as one."));
    } else if (picture.fold != engine::CausalFold::none) {
        add(tr("Nodes of a group are shown as one."));
    }
    return text;
}

void CausesView::showState() {
    const bool isWorking = m_causes->isWorking();
    const bool isEmpty = m_canvas->causes() == nullptr || m_canvas->causes()->picture.boxes.empty();
    const bool isStopped = m_causes->state() == RunCauses::State::stopped;
    const QString note = noteText();
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_canvas->setVisible(!isEmpty);
    m_empty->setText(emptySentence());
    m_empty->setVisible(isEmpty || isStopped);
    m_progress->setVisible(isWorking);
    m_stop->setVisible(isWorking || isStopped);
    m_stop->setText(isWorking ? tr("Cancel") : tr("Continue"));
    const engine::CausalQuery& query = m_causes->query();
    const engine::CausalQuery plain{.hidesLone = query.hidesLone};
    m_clear->setVisible(query != plain);
    m_export->setEnabled(!isEmpty);
    m_depth->setEnabled(query.reach != CausalReach::only);
}

const engine::CausalBox& CausesView::boxAt(std::size_t box) const {
    return m_canvas->causes()->picture.boxes[box];
}

/// Opens the XML of a box, and its breakdown. A folded box shows its nodes.
void CausesView::open(std::size_t index) {
    const engine::CausalBox box = boxAt(index);
    if (box.count > 1 && box.group != engine::noGroup && m_causes->query().group != box.group) {
        trace(box, CausalReach::only);
        return;
    }
    if (box.column && box.object != engine::noRow) {
        emit valueWanted(box.object, *box.column);
    } else if (box.object != engine::noRow) {
        emit objectWanted(box.object);
    }
    if (box.where.file.isValid()) {
        emit placeWanted(box.where);
    }
}

void CausesView::showMenu(std::size_t index, QPoint at) {
    const engine::CausalBox box = boxAt(index);
    QMenu menu(this);
    if (box.where.file.isValid()) {
        menu.addAction(tr("Open the XML"), this, [this, box] { emit placeWanted(box.where); });
    }
    if (box.column && box.object != engine::noRow) {
        menu.addAction(tr("Show the breakdown"), this, [this, box] { emit valueWanted(box.object, *box.column); });
    }
    if (box.object != engine::noRow) {
        menu.addAction(tr("Show the object"), this, [this, box] { emit objectWanted(box.object); });
    }
    if (box.count == 1 || box.group != engine::noGroup) {
        menu.addSeparator();
        menu.addAction(tr("Show what led to this"), this, [this, box] { trace(box, CausalReach::led); });
        menu.addAction(tr("Show what followed from this"), this, [this, box] { trace(box, CausalReach::followed); });
    }
    menu.exec(at);
}

} // namespace orrery::widgets
