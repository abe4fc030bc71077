// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/statements_view.h"

#include "engine/syntax/xml_edit.h"
#include "widgets/base/list_views.h"
#include "widgets/document/document_store.h"
#include "widgets/edits/structure_edit.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace orrery::widgets {

using engine::Element;
using engine::XmlTree;

namespace {

/// Returns the element of a run whose span begins at an offset.
std::optional<Element> lineAt(Element run, std::uint32_t begin) {
    for (const Element child : run.children()) {
        if (child.where().span.begin == begin) {
            return child;
        }
    }
    return std::nullopt;
}

} // namespace

StatementsView::StatementsView(Sandbox& sandbox, DocumentStore& store, MapEdits& edits, QWidget* parent)
    : QWidget(parent), m_sandbox(sandbox), m_store(store), m_edits(edits), m_model(new StatementsModel(this)),
      m_table(new QTableView(this)), m_empty(nullptr) {
    auto* const bar = new QToolBar(this);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize({16, 16});
    m_edit = addCommand(tr("&Edit statement"), "edit", QKeySequence(Qt::Key_Return), [this] {
        if (m_table->currentIndex().column() == StatementsModel::turn) {
            m_table->edit(m_table->currentIndex());
        } else if (const auto row = current()) {
            emit editWanted(m_model->rows()[static_cast<std::size_t>(*row)].span.begin);
        }
    });
    m_toggle = addCommand(tr("Enable or &disable"), "ok", QKeySequence(Qt::Key_Space), [this] {
        if (const auto row = current()) {
            setEnabledLine(*row, !m_model->rows()[static_cast<std::size_t>(*row)].isEnabled);
        }
    });
    m_up = addCommand(tr("Move &up"), "chevron-up", QKeySequence(Qt::ALT | Qt::Key_Up), [this] { moveLine(-1); });
    m_down =
        addCommand(tr("Move d&own"), "chevron-down", QKeySequence(Qt::ALT | Qt::Key_Down), [this] { moveLine(1); });
    m_promote = addCommand(tr("Move to the &scenario"), "scenario", {}, [this] { promote(); });
    m_remove = addCommand(tr("De&lete statement"), "delete", QKeySequence(Qt::Key_Delete), [this] { removeLine(); });
    applyIcons();
    bar->addActions(actions());
    m_table->addActions(actions());
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_table->setModel(m_model);
    setUpTable(*m_table);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::AnyKeyPressed);
    m_table->setAccessibleName(tr("Statements of the sandbox"));
    m_table->horizontalHeader()->setSectionResizeMode(StatementsModel::sentence, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(StatementsModel::state, QHeaderView::Stretch);
    m_empty = addEmptyLabel(*m_table);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(2);
    layout->addWidget(bar);
    layout->addWidget(m_table, 1);
    setFocusProxy(m_table);
    connect(m_model, &StatementsModel::turnEntered, this, &StatementsView::setTurn);
    connect(m_model, &StatementsModel::enabledEntered, this, &StatementsView::setEnabledLine);
    connect(m_table, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() != StatementsModel::turn) {
            m_edit->trigger();
        }
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &StatementsView::refreshCommands);
    connect(&m_sandbox, &Sandbox::changed, this, &StatementsView::refresh);
    connect(&m_sandbox, &Sandbox::shownTurnsChanged, this, &StatementsView::refresh);
    refresh();
}

QAction* StatementsView::addCommand(const QString& text, const char* icon, const QKeySequence& key,
                                    std::function<void()> slot) {
    auto* const action = new QAction(text, this);
    action->setData(QString::fromLatin1(icon));
    action->setShortcuts(key == QKeySequence(Qt::Key_Return) ? QList<QKeySequence>{key, QKeySequence(Qt::Key_Enter)}
                                                             : QList<QKeySequence>{key});
    action->setShortcutContext(Qt::WidgetShortcut); // the keys belong to the table
    connect(action, &QAction::triggered, this, [slot = std::move(slot)] { slot(); });
    addAction(action);
    return action;
}

void StatementsView::applyIcons() {
    for (QAction* const action : actions()) {
        action->setIcon(widgets::icon(action->data().toString(), themeOf(palette())));
    }
}

void StatementsView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        applyIcons();
    }
}

void StatementsView::setDocument(Document* document) {
    if (m_document) {
        m_document->disconnect(this);
    }
    m_document = document;
    if (m_document) {
        connect(m_document, &Document::changed, this, [this] {
            m_isStale = true; // until the text is checked again
            refresh();
        });
    }
    m_problems.clear();
    refresh();
}

void StatementsView::setProblems(const AnalysisPtr& analysis) {
    const engine::Session* const session = m_sandbox.session();
    const bool isOfText =
        analysis && m_document && analysis->versions.value(m_document->shownPath()) == m_document->version();
    m_isStale = !isOfText || session == nullptr;
    if (!m_isStale) {
        m_problems.clear();
        const engine::FileId file = analysis->fileOf(m_document->shownPath());
        const auto add = [&](const engine::Diagnostic& one, const QString& text) {
            if (one.where.file == file) {
                m_problems.push_back({one.where.span, text});
            }
        };
        for (const engine::Diagnostic& one : analysis->diagnostics) {
            add(one, findingText(one));
        }
        if (session->sharedProgram() == analysis->program) { // otherwise its places refer to older content
            for (const engine::RunProblem& one : session->problems()) {
                add(one.diagnostic, engineText(one.sentence()));
            }
        }
    }
    refresh();
}

void StatementsView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

QString StatementsView::reasonAt(engine::Span span) const {
    QStringList reasons;
    for (const Problem& problem : m_problems) {
        if (problem.span.begin >= span.begin && problem.span.end <= span.end && !reasons.contains(problem.text)) {
            reasons << problem.text;
        }
    }
    return reasons.join(QLatin1Char(' '));
}

void StatementsView::refresh() {
    if (!isVisible()) {
        return; // showEvent() refreshes it
    }
    const auto base = m_sandbox.base();
    const auto source = m_document ? m_document->source() : nullptr;
    std::vector<StatementRow> rows;
    const engine::Session* const session = m_sandbox.session();
    const std::size_t objects = session != nullptr ? session->state().view().rowCount : 0;
    // A step changes only the reasons, and the names of objects that it creates.
    if (source == m_source && base == m_base && objects <= m_objects) {
        rows = m_rows;
    } else if (source && base) {
        const XmlTree tree = engine::parseXml(source, {});
        if (const auto run = runIn(tree, *base)) {
            const engine::View view = session != nullptr ? session->state().view() : engine::View{};
            rows = statementRows(*run, base->model->vocabulary, session != nullptr ? &view : nullptr);
        }
        m_objects = objects;
    }
    m_source = source;
    m_base = base;
    std::vector<QString> earlier;
    for (const StatementRow& row : m_rows) {
        earlier.push_back(row.reason);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) { // without new problems, the earlier ones stay, greyed (I3.8)
        rows[i].reason = !m_isStale ? reasonAt(rows[i].span) : earlier.size() == rows.size() ? earlier[i] : QString();
    }
    m_rows = rows;
    const auto turns = m_sandbox.shownTurns();
    std::erase_if(rows, [&](const StatementRow& row) { return turns && !turns->contains(row.turn); });
    m_model->setStale(m_isStale);
    m_model->show(std::move(rows));
    m_empty->setText(
        !base                      ? tr("Start a scenario to see its sandbox statements.")
        : turns && !m_rows.empty() ? tr("No statement in turns %1 to %2.").arg(turns->first).arg(turns->last)
        : base->isFromContent      ? tr("No statements yet. Orders, decisions and changes after turn 0 appear here.")
                                   : tr("No statements yet. Changes on the map, orders and decisions appear here."));
    m_empty->setVisible(m_model->rowCount() == 0);
    m_table->resizeColumnToContents(StatementsModel::turn);
    refreshCommands();
}

std::optional<int> StatementsView::current() const {
    const int row = m_table->currentIndex().row();
    return row >= 0 && row < m_model->rowCount() ? std::optional(row) : std::nullopt;
}

void StatementsView::refreshCommands() {
    const auto row = current();
    const std::vector<StatementRow>& rows = m_model->rows();
    m_edit->setEnabled(row.has_value());
    m_remove->setEnabled(row.has_value());
    m_toggle->setEnabled(row && rows[static_cast<std::size_t>(*row)].canBeDisabled);
    m_up->setEnabled(row.has_value()); // a disabled command would leave its key to the table, which selects another row
    m_down->setEnabled(row.has_value());
    const auto base = m_sandbox.base();
    m_promote->setEnabled(row && base && base->isFromContent);
    m_promote->setToolTip(base && !base->isFromContent
                              ? tr("A new galaxy is not a scenario of the project. Use “Save as scenario…”.")
                              : tr("Moves the statement from the sandbox into the file of the scenario"));
}

void StatementsView::choose(int row) {
    if (m_model->rowCount() > 0) {
        m_table->setCurrentIndex(
            m_model->index(std::clamp(row, 0, m_model->rowCount() - 1), StatementsModel::sentence));
    }
    refreshCommands();
}

void StatementsView::change(int row, const QString& what, const Change& change) {
    const std::uint32_t begin = m_model->rows()[static_cast<std::size_t>(row)].span.begin;
    m_store.finishTyping();
    m_sandbox.changeStatements(what,
                               [&](const std::shared_ptr<const engine::SourceText>& text,
                                   const RunBase& base) -> std::optional<std::vector<engine::TextEdit>> {
                                   const XmlTree tree = engine::parseXml(text, {});
                                   const auto run = runIn(tree, base);
                                   const auto line = run ? lineAt(*run, begin) : std::nullopt;
                                   return line ? std::optional(change(*line)) : std::nullopt;
                               });
}

void StatementsView::setTurn(int row, std::uint32_t turn) {
    if (m_model->rows()[static_cast<std::size_t>(row)].turn == turn) {
        return;
    }
    change(row, tr("Move statement to turn %1").arg(turn), [&](Element line) {
        const auto edit = turn == 0 ? engine::removeAttribute(*line.tree, line.index, "turn")
                                    : engine::setAttribute(*line.tree, line.index, "turn", std::to_string(turn));
        return edit ? std::vector{*edit} : std::vector<engine::TextEdit>();
    });
}

void StatementsView::setEnabledLine(int row, bool isEnabled) {
    change(row, isEnabled ? tr("Enable statement") : tr("Disable statement"), [&](Element line) {
        const auto edit = isEnabled ? engine::removeAttribute(*line.tree, line.index, "enabled")
                                    : engine::setAttribute(*line.tree, line.index, "enabled", "false");
        return edit ? std::vector{*edit} : std::vector<engine::TextEdit>();
    });
    choose(row);
}

void StatementsView::removeLine() {
    if (const auto row = current()) {
        change(*row, tr("Delete statement"), [](Element line) {
            const auto edit = removeElement(*line.tree, line.index);
            return edit ? edit->edits : std::vector<engine::TextEdit>();
        });
        choose(*row);
    }
}

/// Moves a statement before or after its neighbour of the same turn.
void StatementsView::moveLine(int by) {
    const auto row = current();
    if (!row) {
        return;
    }
    const std::vector<StatementRow>& rows = m_model->rows();
    const auto next = static_cast<std::size_t>(*row + by);
    if (next >= rows.size() || rows[next].turn != rows[static_cast<std::size_t>(*row)].turn) {
        emit said(tr("Statements change places only within a turn. Change the turn instead."));
        return;
    }
    const std::uint32_t other = rows[next].span.begin;
    change(*row, by < 0 ? tr("Move statement up") : tr("Move statement down"), [&](Element line) {
        const Element run{line.tree, line.node().parent};
        const std::vector<Element> lines = run.children();
        const auto found = std::ranges::find_if(lines, [&](Element one) { return one.where().span.begin == other; });
        if (found == lines.end()) {
            return std::vector<engine::TextEdit>();
        }
        const bool isLast = by > 0 && found + 1 == lines.end();
        const StructureSpot spot{.parent = run.index,
                                 .before = isLast   ? XmlTree::none
                                           : by > 0 ? (found + 1)->index
                                                    : found->index};
        const auto edit = moveElementTo(*line.tree, line.index, spot);
        return edit ? edit->edits : std::vector<engine::TextEdit>();
    });
    choose(*row + by);
}

void StatementsView::promote() {
    const auto row = current();
    const auto base = m_sandbox.base();
    if (!row || !base || !m_document) {
        return;
    }
    const XmlTree tree = engine::parseXml(m_document->source(), {});
    const auto run = runIn(tree, *base);
    const auto line = run ? lineAt(*run, m_model->rows()[static_cast<std::size_t>(*row)].span.begin) : std::nullopt;
    if (!line) {
        return;
    }
    const auto removal = removeElement(tree, line->index);
    const QString id = QString::fromStdString(base->scenario.id);
    auto edits = m_edits.additionTo(id, copiedText(tree, line->index));
    if (!removal || !edits) {
        emit said(tr("The scenario '%1' cannot take the statement, because its file contains an XML error.").arg(id));
        return;
    }
    for (const engine::TextEdit& edit : removal->edits) {
        edits->push_back({m_document, edit.span, QByteArray::fromStdString(edit.text)});
    }
    m_store.finishTyping();
    if (m_store.apply(tr("Move statement to the scenario %1").arg(id), std::move(*edits))) {
        emit said(tr("The statement is now a line of the scenario '%1'.").arg(id));
        choose(*row);
    }
}

} // namespace orrery::widgets
