// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/ledger_model.h"

#include "widgets/inspector/numbers.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QFont>
#include <QGuiApplication>
#include <QTextDocument>

#include <algorithm>
#include <bit>

namespace orrery::widgets {

using engine::LedgerKind;
using engine::LedgerRow;

namespace {

QString shortText(double value, const engine::Ledger& ledger, const engine::View& view) {
    return ledger.variable ? valueText(value, engine::ledgerFormat(ledger, *view.model), view)
                           : valueText(value, ledger.column, view);
}

QString longText(double value, const engine::Ledger& ledger, const engine::View& view) {
    return ledger.variable ? exactText(value, engine::ledgerFormat(ledger, *view.model), view)
                           : exactText(value, ledger.column, view);
}

/// Returns the change from the first of some consecutive entries to the last, as a number with its sign. A value of
/// another format has no difference: returns the new value.
QString changeOf(const LedgerRow& first, const LedgerRow& last, const engine::Ledger& ledger,
                 const engine::View& view) {
    if (ledgerFormat(ledger, *view.model).kind != engine::FormatKind::number) {
        return shortText(last.after, ledger, view);
    }
    const QString change = shortNumber(last.after - first.before);
    return change.startsWith(QLatin1Char('-')) ? change : QLatin1Char('+') + change;
}

void addPart(QString& text, const QString& part) {
    text += text.isEmpty() || part.isEmpty() ? part : QStringLiteral(" · ") + part;
}

EarlierEntry entryOf(const LedgerRow& row, const engine::Ledger& ledger, const engine::View& view) {
    EarlierEntry entry;
    entry.label = row.label;
    entry.source = row.source != engine::noRow ? shownName(view, row.source) : QString();
    if (row.kind == LedgerKind::opening) {
        entry.value = shortText(row.after, ledger, view);
    } else {
        entry.step = changeOf(row, row, ledger, view);
    }
    return entry;
}

/// Returns whether the entries before a place in the turn lead to a value without a gap, bit for bit.
bool leadsTo(double value, const engine::Ledger& ledger, std::uint32_t runs) {
    const auto isSame = [](double a, double b) {
        return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
    };
    double running = ledger.rows.empty() ? value : ledger.rows.front().before;
    for (const LedgerRow& row : ledger.rows) {
        if (row.run != engine::noFiring && row.run >= runs) {
            break;
        }
        if (row.kind != LedgerKind::opening && !isSame(row.before, running)) {
            return false;
        }
        running = row.after;
    }
    return isSame(running, value);
}

} // namespace

std::vector<EarlierEntry> earlierEntries(const engine::Session& session, const engine::Ledger& ledger) {
    const engine::State state = session.history().state(session.universe(), ledger.turn);
    const engine::View view = state.view();
    std::vector<EarlierEntry> entries;
    for (const engine::FoldedRows& fold : engine::foldRows(ledger)) {
        const LedgerRow& first = ledger.rows[fold.first];
        EarlierEntry& entry = entries.emplace_back(entryOf(first, ledger, view));
        if (fold.count == 1) {
            continue;
        }
        entry.source.clear();
        entry.step = changeOf(first, ledger.rows[fold.first + fold.count - 1], ledger, view);
        for (std::size_t i = 0; i < fold.count; ++i) {
            entry.below.push_back(entryOf(ledger.rows[fold.first + i], ledger, view));
        }
    }
    return entries;
}

int LedgerModel::add(Line line, int parent) {
    const int place = static_cast<int>(m_lines.size());
    line.parent = parent;
    m_lines.push_back(std::move(line));
    (parent < 0 ? m_all : m_lines[static_cast<std::size_t>(parent)].children).push_back(place);
    return place;
}

/// Adds the place that an import has read for the entry (G3.1).
void LedgerModel::addOrigin(const LedgerRow& row, Line& line) {
    if (!row.origin.empty()) {
        //: The place in a script of the game that an import has read for an effect
        const QString origin = tr("from %1").arg(QString::fromStdString(row.origin));
        line.cells[because] += line.cells[because].isEmpty() ? origin : QStringLiteral(" · ") + origin;
        line.toolTip += QStringLiteral("\n") + origin;
    }
}

LedgerModel::Line LedgerModel::happenedLine(const engine::FoldedRows& fold, const engine::View& view,
                                            const engine::Ledger& ledger) {
    const LedgerRow& row = ledger.rows[fold.first];
    const LedgerRow& last = ledger.rows[fold.first + fold.count - 1];
    Line line;
    line.cells[before] = row.kind == LedgerKind::opening ? QString() : shortText(row.before, ledger, view);
    line.cells[after] = shortText(last.after, ledger, view);
    line.cells[step] = row.kind == LedgerKind::opening ? QString() : changeOf(row, last, ledger, view);
    line.label = engineText(row.label);
    line.cells[group] = line.label;
    if (row.source != engine::noRow) {
        line.cells[source] = shownName(view, row.source);
        line.object = row.source;
    }
    if (fold.count > 1) {
        line.kind = Kind::folded;
        line.cells[group] = tr("%1 × %2").arg(fold.count).arg(line.cells[group]);
        line.cells[source] = tr("%1 sources").arg(fold.count);
    }
    if (row.kind == LedgerKind::change && !row.amount.empty()) {
        const QString operation = engineText(engine::operationText(row));
        const bool isShown = QString(operation).remove(QLatin1Char(' ')) == line.cells[step]; // "+ 3" and "+3"
        line.cells[because] = isShown ? QString() : operation;
    }
    if (row.priority != 0) {
        const std::string_view named = view.model->vocabulary.priorityName(row.priority);
        const QString number = tr("priority %1").arg(row.priority);
        const QString priority =
            named.empty()
                ? number
                : tr("%1, %2").arg(number, QString::fromUtf8(named.data(), static_cast<qsizetype>(named.size())));
        line.cells[because] += line.cells[because].isEmpty() ? priority : QStringLiteral(" · ") + priority;
    }
    line.toolTip = line.label + QStringLiteral("\n") +
                   tr("%1 → %2").arg(longText(row.before, ledger, view), longText(last.after, ledger, view));
    for (const Column column : {source, because}) {
        line.toolTip += line.cells[column].isEmpty() ? QString() : QStringLiteral("\n") + line.cells[column];
    }
    addOrigin(row, line);
    line.where = row.amountWhere.file.isValid() ? row.amountWhere : row.where;
    line.run = row.run;
    return line;
}

LedgerModel::Line LedgerModel::ghostLine(const LedgerRow& row, const engine::View& view) {
    Line line;
    line.kind = Kind::ghost;
    line.cells[group] = engineText(row.label);
    if (row.count > 1) {
        line.cells[group] = tr("%1 × %2").arg(row.count).arg(line.cells[group]);
    }
    if (row.count == 1 && row.source != engine::noRow) {
        line.cells[source] = shownName(view, row.source);
    }
    line.object = row.source != engine::noRow ? row.source : row.holder;
    line.cells[because] = engineText(engine::ghostName(row.ghost)) + QStringLiteral(": ") + engineText(row.reason);
    const QString operation = engineText(engine::operationText(row));
    line.toolTip = line.cells[group] + QStringLiteral("\n") + operation + QStringLiteral("\n") + line.cells[because];
    addPart(line.cells[because], operation);
    addOrigin(row, line);
    line.where = row.where;
    line.blocker = row.blocker;
    return line;
}

/// Adds the operands of an entry's amount, with the values that the step has read. A value that differs now is shown as
/// well.
/// @param now the shown state
void LedgerModel::addOperands(const LedgerRow& row, const engine::View& view, const engine::View& now, int parent) {
    for (const engine::EvaluatedTerm& term : row.terms) {
        if (!term.isReading && !term.variable && term.depth != 0) {
            continue;
        }
        Line line;
        line.kind = Kind::operand;
        line.cells[step] = exactText(term.value, term.format, view);
        line.cells[group] = QString::fromStdString(term.text);
        line.toolTip = tr("%1 = %2").arg(line.cells[group], line.cells[step]);
        line.where = term.where;
        if (term.isReading && term.object != engine::noRow) {
            line.object = term.object;
            line.operandColumn = term.column.value;
            line.cells[source] = shownName(view, term.object);
            const bool isThere = now.exists(term.object) && now.has(term.object, term.column);
            const QString present =
                isThere ? exactText(now.at(term.column, term.object), term.format, now) : line.cells[step];
            if (present != line.cells[step]) {
                line.toolTip =
                    tr("%1 = %2 at the start of the step, %3 now").arg(line.cells[group], line.cells[step], present);
                //: A value that an expression has read, and the present value
                line.cells[step] = tr("%1 (now %2)").arg(line.cells[step], present);
            }
        } else if (term.variable) {
            line.operandVariable = *term.variable;
            line.operandPart = term.part;
            line.object = term.object;
            line.cells[source] = term.object == engine::noRow ? tr("the whole run") : shownName(view, term.object);
        }
        add(std::move(line), parent);
    }
}

void LedgerModel::show(const engine::Session& session, const engine::Ledger& ledger) {
    beginResetModel();
    m_lines.clear();
    m_all.clear();
    m_earlier = m_next;
    const engine::State state = session.history().state(session.universe(), ledger.turn);
    const engine::View view = state.view();
    const bool isInside = session.inside() && session.turn() == ledger.turn;
    const engine::View now = isInside ? session.state().view() : view;
    const bool hasHeadings = engine::hasTwoPasses(ledger);
    auto pass = engine::MeterPass::none;
    for (const engine::FoldedRows& fold : engine::foldRows(ledger)) {
        const LedgerRow& first = ledger.rows[fold.first];
        if (hasHeadings && first.pass != engine::MeterPass::none && first.pass != pass) {
            addPass(first.pass);
            pass = first.pass;
        }
        if (fold.count == 1) {
            addOperands(first, view, now, add(happenedLine(fold, view, ledger), -1));
            continue;
        }
        const int parent = add(happenedLine(fold, view, ledger), -1);
        for (std::size_t i = fold.first; i < fold.first + fold.count; ++i) {
            addOperands(ledger.rows[i], view, now, add(happenedLine({i, 1}, view, ledger), parent));
        }
    }
    if (m_earlier) {
        matchEarlier(m_earlier->entries, -1);
    }
    for (std::size_t i = 0; i < ledger.ghosts.size();) {
        i += addGhosts(ledger, i, view);
    }
    addFooter(ledger, view, isInside && !ledger.variable ? &session : nullptr);
    if (isInside) {
        for (Line& line : m_lines) {
            line.isAhead = line.run != engine::noFiring && line.run >= *session.inside();
            line.toolTip += line.isAhead ? QStringLiteral("\n") + tr("After the moment shown") : QString();
        }
    }
    rebuildTop();
    endResetModel();
}

void LedgerModel::addPass(engine::MeterPass pass) {
    Line line;
    line.kind = Kind::pass;
    line.cells[group] = engineText(engine::passName(pass));
    add(std::move(line), -1);
}

/// Adds the value, and whether the entries lead to it. Inside a turn, this is the value at the cursor.
/// @param inside the session with its cursor inside the turn; null: the value at the end of the turn
void LedgerModel::addFooter(const engine::Ledger& ledger, const engine::View& view, const engine::Session* inside) {
    const double value = inside != nullptr ? inside->state().view().at(ledger.column, ledger.row) : ledger.value;
    Line footer;
    footer.kind = Kind::footer;
    footer.isProven = inside != nullptr ? leadsTo(value, ledger, *inside->inside()) : ledger.isProven;
    footer.cells[step] = QStringLiteral("Σ");
    footer.cells[after] = shortText(value, ledger, view);
    footer.cells[group] = footer.isProven ? tr("✓ matches the value") : tr("✗ does not match the value");
    footer.cells[earlier] = m_earlier ? m_earlier->value : QString();
    footer.toolTip = longText(value, ledger, view);
    if (inside != nullptr) {
        footer.cells[because] = tr("end of the turn: %1").arg(shortText(ledger.value, ledger, view));
    }
    add(std::move(footer), -1);
}

/// Puts the entries of the earlier run beside those with the same cause and source, or else the same cause. Adds the
/// others as lines of their own.
void LedgerModel::matchEarlier(const std::vector<EarlierEntry>& entries, int parent) {
    std::vector<bool> isMatched(entries.size());
    const auto textOf = [](const EarlierEntry& entry) { return entry.value.isEmpty() ? entry.step : entry.value; };
    const std::vector<int> lines = parent < 0 ? m_all : m_lines[static_cast<std::size_t>(parent)].children;
    for (const int place : lines) {
        Line& line = m_lines[static_cast<std::size_t>(place)];
        if (line.kind != Kind::happened && line.kind != Kind::folded) {
            continue;
        }
        std::size_t best = entries.size();
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (!isMatched[i] && engineText(entries[i].label) == line.label) {
                best = std::min(best, i);
                if (entries[i].source == line.cells[source]) {
                    best = i;
                    break;
                }
            }
        }
        if (best == entries.size()) {
            continue;
        }
        isMatched[best] = true;
        line.cells[earlier] = textOf(entries[best]);
        if (line.kind == Kind::folded && !entries[best].below.empty()) {
            matchEarlier(entries[best].below, place);
        }
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!isMatched[i]) {
            Line gone;
            gone.kind = Kind::ghost;
            gone.cells[group] = tr("%1, only in the earlier run").arg(engineText(entries[i].label));
            gone.cells[source] = entries[i].source;
            gone.cells[earlier] = textOf(entries[i]);
            add(std::move(gone), parent);
        }
    }
}

std::size_t LedgerModel::addGhosts(const engine::Ledger& ledger, std::size_t first, const engine::View& view) {
    const LedgerRow& ghost = ledger.ghosts[first];
    std::size_t count = 1;
    std::uint32_t holders = ghost.count;
    for (; first + count < ledger.ghosts.size(); ++count) {
        const LedgerRow& next = ledger.ghosts[first + count];
        if (next.group != ghost.group || next.effect != ghost.effect || next.ghost != ghost.ghost ||
            next.where != ghost.where) {
            break;
        }
        holders += next.count;
    }
    if (count == 1) {
        add(ghostLine(ghost, view), -1);
        return count;
    }
    // One row for an effect that did not act for several sources. The row unfolds to the reason for each source.
    Line line = ghostLine(ghost, view);
    line.cells[group] = tr("%1 × %2").arg(holders).arg(engineText(ghost.label));
    line.cells[source] = tr("%1 sources").arg(holders);
    line.cells[because] = engineText(engine::ghostName(ghost.ghost));
    addPart(line.cells[because], engineText(engine::operationText(ghost)));
    line.toolTip = tr("Expand to see the reason for each source");
    const int parent = add(std::move(line), -1);
    for (std::size_t i = 0; i < count; ++i) {
        add(ghostLine(ledger.ghosts[first + i], view), parent);
    }
    return count;
}

void LedgerModel::clear() {
    beginResetModel();
    m_lines.clear();
    m_all.clear();
    m_top.clear();
    m_earlier.reset();
    endResetModel();
}

void LedgerModel::rebuildTop() {
    m_top.clear();
    std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(m_top), [this](int place) {
        return m_showGhosts || m_lines[static_cast<std::size_t>(place)].kind != Kind::ghost;
    });
}

bool LedgerModel::hasGhosts() const {
    return std::ranges::any_of(m_lines, [](const Line& line) { return line.kind == Kind::ghost; });
}

void LedgerModel::setGhostsShown(bool shown) {
    beginResetModel();
    m_showGhosts = shown;
    rebuildTop();
    endResetModel();
}

const std::vector<int>& LedgerModel::childrenOf(const QModelIndex& parent) const {
    return parent.isValid() ? m_lines[parent.internalId()].children : m_top;
}

QModelIndex LedgerModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, static_cast<quintptr>(childrenOf(parent)[static_cast<std::size_t>(row)]));
}

QModelIndex LedgerModel::parent(const QModelIndex& index) const {
    if (!index.isValid()) {
        return {};
    }
    const int parentPlace = m_lines[index.internalId()].parent;
    if (parentPlace < 0) {
        return {};
    }
    const int grandParent = m_lines[static_cast<std::size_t>(parentPlace)].parent;
    const std::vector<int>& siblings =
        grandParent < 0 ? m_top : m_lines[static_cast<std::size_t>(grandParent)].children;
    const auto at = std::find(siblings.begin(), siblings.end(), parentPlace);
    return createIndex(static_cast<int>(at - siblings.begin()), 0, static_cast<quintptr>(parentPlace));
}

int LedgerModel::rowCount(const QModelIndex& parent) const {
    return parent.column() > 0 ? 0 : static_cast<int>(childrenOf(parent).size());
}

int LedgerModel::columnCount(const QModelIndex&) const {
    return m_earlier ? int{columnCount_} : int{earlier};
}

QVariant LedgerModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Line& line = m_lines[index.internalId()];
    switch (role) {
    case Qt::DisplayRole:
        return line.cells[index.column()];
    case Qt::ToolTipRole:
        // A name of content can look like rich text.
        return Qt::mightBeRichText(line.toolTip) ? Qt::convertFromPlainText(line.toolTip)
               : line.toolTip.isEmpty()          ? QVariant()
                                                 : line.toolTip;
    case Qt::TextAlignmentRole:
        return index.column() <= after || index.column() == earlier
                   ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant();
    case Qt::FontRole: {
        QFont font = QGuiApplication::font();
        font.setItalic(line.kind == Kind::ghost);
        font.setBold(line.kind == Kind::footer || line.kind == Kind::pass);
        return font;
    }
    case Qt::ForegroundRole: {
        const Theme& colours = themeOf(QGuiApplication::palette());
        if (line.kind == Kind::ghost || line.kind == Kind::operand || line.isAhead) {
            return colours.ghost;
        }
        if (line.kind == Kind::footer) {
            return line.isProven ? colours.good : colours.error;
        }
        return {};
    }
    case DetailRole: {
        QString detail = line.cells[source];
        addPart(detail, line.cells[because]);
        return detail;
    }
    case Qt::AccessibleTextRole: {
        QString text = line.cells[index.column()];
        addPart(text, index.column() == group ? data(index, DetailRole).toString() : QString());
        return text;
    }
    case Qt::AccessibleDescriptionRole:
        return line.kind == Kind::ghost ? tr("did not act") : line.isAhead ? tr("After the moment shown") : QString();
    case KindRole:
        return static_cast<int>(line.kind);
    case FileRole:
        return line.where.file.isValid() ? QVariant(line.where.file.value) : QVariant();
    case BeginRole:
        return line.where.span.begin;
    case EndRole:
        return line.where.span.end;
    case ObjectRole:
        return line.object != engine::noRow ? QVariant(line.object) : QVariant();
    case OperandRole:
        return line.operandColumn >= 0 ? QVariant(line.operandColumn) : QVariant();
    case VariableRole:
        return line.operandVariable >= 0 ? QVariant(line.operandVariable) : QVariant();
    case RunRole:
        return line.run != engine::noFiring ? QVariant(line.run) : QVariant();
    case PartRole:
        return line.operandVariable >= 0 ? QVariant(line.operandPart) : QVariant();
    case BlockerRole:
        return line.blocker != engine::noRow ? QVariant(line.blocker) : QVariant();
    case IsProvenRole:
        return line.isProven;
    default:
        return {};
    }
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    switch (section) {
    case before:
        return tr("Before");
    case step:
        return tr("Change");
    case after:
        return tr("After");
    case group:
        return tr("Cause");
    case source:
        return tr("Source");
    case because:
        return tr("Reason");
    case earlier:
        return m_earlier ? tr("Change (%1)").arg(m_earlier->run) : QString();
    default:
        return {};
    }
}

} // namespace orrery::widgets
