// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/watch_list.h"

#include "engine/universe/scenario.h"
#include "widgets/hunt/break_list.h"
#include "widgets/inspector/numbers.h"
#include "widgets/plot/plot_lines_model.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QMimeData>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace orrery::widgets {

namespace {

const QString rowType = QStringLiteral("application/x-orrery-watch");

bool isSame(double a, double b) {
    return a == b || (std::isnan(a) && std::isnan(b));
}

} // namespace

WatchList::WatchList(Sandbox& sandbox, BreakList& breakpoints, QObject* parent)
    : QAbstractTableModel(parent), m_sandbox(sandbox), m_breakpoints(breakpoints),
      m_reader(new RunPlots(sandbox, this, RunPlots::Reads::moments)), m_plots(m_reader->plots()) {
    connect(m_reader, &RunPlots::entriesChanged, this, &WatchList::sync);
    connect(m_reader, &RunPlots::changed, this, &WatchList::refresh);
    connect(&m_sandbox, &Sandbox::changed, this, &WatchList::refresh);
    connect(&m_sandbox, &Sandbox::shownTurnsChanged, this, [this] {
        refresh();
        emit headerDataChanged(Qt::Horizontal, turns, turns);
    });
    const auto showMarks = [this] {
        if (rowCount() > 0) {
            emit dataChanged(index(0, name), index(rowCount() - 1, name), {Qt::DecorationRole, Qt::ToolTipRole});
        }
    };
    connect(&m_breakpoints, &BreakList::edited, this, showMarks);
    connect(&m_breakpoints, &BreakList::modelReset, this, showMarks);
}

void WatchList::watch(engine::Row row, const QString& expression) {
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr) {
        connect(
            &m_sandbox, &Sandbox::changed, this, [this, row, expression] { watch(row, expression); },
            Qt::SingleShotConnection);
        return;
    }
    add(plotEntryOf(*session, row, expression));
}

void WatchList::add(const PlotEntry& entry) {
    m_reader->add(entry);
    const auto found = std::ranges::find(m_entries, entry);
    if (found != m_entries.end()) {
        emit added(static_cast<int>(found - m_entries.begin()));
    }
}

void WatchList::remove(int row) {
    if (row >= 0 && row < rowCount()) {
        m_removals.note(m_entries);
        m_reader->remove(static_cast<std::size_t>(row));
    }
}

void WatchList::removeAll() {
    m_removals.note(m_entries);
    m_reader->setEntries({});
}

int WatchList::bringBack() {
    auto entries = m_removals.takeBack(m_entries, std::identity());
    if (!entries) {
        return -1;
    }
    const auto row = std::ranges::mismatch(m_entries, *entries).in2 - entries->begin();
    m_reader->setEntries(std::move(*entries));
    return static_cast<int>(row);
}

void WatchList::setEntries(std::vector<PlotEntry> entries) {
    m_removals.clear();
    m_reader->setEntries(std::move(entries));
}

void WatchList::move(int from, int to) {
    if (from == to || from < 0 || to < 0 || from >= rowCount() || to >= rowCount()) {
        return;
    }
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    const auto shift = [from, to](auto& values) {
        if (from < to) {
            std::rotate(values.begin() + from, values.begin() + from + 1, values.begin() + to + 1);
        } else {
            std::rotate(values.begin() + to, values.begin() + from, values.begin() + from + 1);
        }
    };
    shift(m_entries);
    shift(m_lines);
    endMoveRows();
    m_reader->setEntries(m_entries);
}

/// Takes over the entries of the reader.
void WatchList::sync() {
    const std::vector<PlotEntry>& now = m_reader->entries();
    const auto [was, is] = std::ranges::mismatch(m_entries, now);
    const auto at = static_cast<int>(was - m_entries.begin());
    const bool isInserted = was == m_entries.end() && now.size() == m_entries.size() + 1;
    const bool isRemoved = is + (m_entries.end() - was) - 1 == now.end() && now.size() + 1 == m_entries.size() &&
                           std::equal(was + 1, m_entries.end(), is);
    if (isInserted) {
        beginInsertRows({}, at, at);
        m_entries = now;
        m_lines.emplace_back();
        readLine(static_cast<std::size_t>(at));
        endInsertRows();
    } else if (isRemoved) {
        beginRemoveRows({}, at, at);
        m_entries = now;
        m_lines.erase(m_lines.begin() + at);
        endRemoveRows();
    } else if (now.size() == m_entries.size()) { // moved or edited
        m_entries = now;
        refresh();
    } else {
        beginResetModel();
        m_entries = now;
        m_lines.assign(now.size(), {});
        for (std::size_t row = 0; row < now.size(); ++row) {
            readLine(row);
        }
        endResetModel();
    }
    emit edited();
}

/// Shows the newest values at the turn shown.
void WatchList::refresh() {
    m_plots = m_reader->plots();
    m_turn = m_sandbox.turn();
    for (std::size_t row = 0; row < m_lines.size(); ++row) {
        readLine(row);
    }
    if (!m_lines.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount_ - 1));
    }
    emit headerDataChanged(Qt::Horizontal, value, value);
}

void WatchList::readLine(std::size_t row) {
    const PlotEntry& entry = m_entries[row];
    Line& line = m_lines[row];
    const auto at = std::ranges::find(m_plots->entries, entry);
    if (at == m_plots->entries.end()) {
        const bool isEmpty = m_reader->state() != RunPlots::State::reading;
        line = {.name = entryName(entry), .value = isEmpty ? QString() : QStringLiteral("…")};
        return;
    }
    const auto index = static_cast<std::size_t>(at - m_plots->entries.begin());
    if (const auto fault = std::ranges::find(m_plots->faults, index, &PlotFault::entry);
        fault != m_plots->faults.end()) {
        line = {.name = entryName(entry), .problem = sentenceText(fault->sentence)};
        return;
    }
    const auto found = std::ranges::find(m_plots->lines, index, &PlotLine::entry);
    line.problem.clear();
    line.series = found == m_plots->lines.end() ? nullptr : &found->series;
    const engine::Session* const session = readable();
    if (line.series == nullptr || session == nullptr || m_turn >= line.series->values.size()) {
        return; // the job that changes the run ends soon; until then the last values stay
    }
    const engine::PlotSeries& series = *line.series;
    const engine::View view = session->universe().view(); // for names, which never change
    line.name = engineText(series.label);
    if (series.object != engine::noRow) {
        // Several objects may have one name. A destroyed object is only found by its name.
        line.object = QString::fromStdString(view.exists(series.object) ? engine::objectReference(view, series.object)
                                                                        : view.nameOf(series.object));
    }
    const double now = series.values[m_turn];
    const double before = m_turn > 0 ? series.values[m_turn - 1] : now;
    line.value = std::isnan(now) ? absence(series, m_turn) : text(series, now, false);
    line.exact = std::isnan(now) ? line.value : text(series, now, true);
    line.change = isSame(now, before) || std::isnan(now) ? QString()
                  : std::isnan(before)                   ? tr("new")
                  : series.format == engine::numberFormat
                      ? changeText(now - before)
                      : tr("was %1", "before a change").arg(text(series, before, false));
    const auto inside = m_sandbox.inside();
    const bool isMomentRead = inside && m_plots->inside == engine::RunPlace{m_turn, *inside};
    line.moment = !inside                     ? QString()
                  : !isMomentRead             ? QStringLiteral("…")
                  : std::isnan(found->moment) ? tr("missing")
                                              : text(series, found->moment, false);
}

/// Returns the run if the values are of this run; null while a job changes it, or before the values are read.
const engine::Session* WatchList::readable() const {
    return m_plots->revision == m_sandbox.revision() ? m_sandbox.session() : nullptr;
}

QString WatchList::text(const engine::PlotSeries& series, double shown, bool isExact) const {
    if (series.isTruth) {
        return engineText(shown != 0.0 ? engine::phrase("true") : engine::phrase("false"));
    }
    const engine::Session* const session = readable();
    if (session == nullptr) {
        return series.format == engine::numberFormat ? shortNumber(shown) : QString();
    }
    const engine::View view = session->universe().view();
    if (series.column) {
        return isExact ? exactText(shown, *series.column, view) : valueText(shown, *series.column, view);
    }
    return isExact ? exactText(shown, series.format, view) : valueText(shown, series.format, view);
}

/// Returns why there is no value in a turn.
QString WatchList::absence(const engine::PlotSeries& series, std::uint32_t turn) const {
    const engine::Session* const session = readable();
    if (session == nullptr || series.object == engine::noRow) {
        return tr("missing");
    }
    const engine::History& history = session->history();
    const engine::ColumnId exists = session->universe().view().layout->builtin(engine::Builtin::exists);
    if (series.object >= history.snapshot(turn).rowCount) {
        return tr("not yet created");
    }
    return history.at(turn, exists, series.object) == 0.0 ? tr("destroyed") : tr("missing");
}

const engine::PlotSeries* WatchList::seriesAt(int row) const {
    return m_lines[static_cast<std::size_t>(row)].series;
}

QString WatchList::textAt(int row, std::uint32_t turn) const {
    const engine::PlotSeries* const series = seriesAt(row);
    if (series == nullptr || turn >= series->values.size()) {
        return {};
    }
    const double shown = series->values[turn];
    return tr("Turn %1: %2").arg(turn).arg(std::isnan(shown) ? absence(*series, turn) : text(*series, shown, true));
}

TurnRange WatchList::turnsOf(const engine::PlotSeries& series) const {
    const auto last = static_cast<std::uint32_t>(series.values.size() - 1);
    const auto shown = m_sandbox.shownTurns();
    return shown && shown->first <= last ? TurnRange{shown->first, std::min(shown->last, last)} : TurnRange{0, last};
}

std::optional<std::uint32_t> WatchList::changeFrom(int row, bool isForward) const {
    const engine::PlotSeries* const series = seriesAt(row);
    if (series == nullptr) {
        return std::nullopt;
    }
    const std::vector<double>& values = series->values;
    const auto isChange = [&](std::uint32_t turn) { return !isSame(values[turn], values[turn - 1]); };
    if (isForward) {
        for (std::uint32_t turn = m_turn + 1; turn < values.size(); ++turn) {
            if (isChange(turn)) {
                return turn;
            }
        }
    } else {
        for (std::uint32_t turn = std::min<std::uint32_t>(m_turn, static_cast<std::uint32_t>(values.size()));
             turn-- > 1;) {
            if (isChange(turn)) {
                return turn;
            }
        }
    }
    return std::nullopt;
}

QString WatchList::breakpointOf(int row) const {
    const engine::PlotRequest& request = m_entries[static_cast<std::size_t>(row)].request;
    const Line& line = m_lines[static_cast<std::size_t>(row)];
    const QString expression = QString::fromStdString(request.expression);
    if (request.of == engine::PlotOf::run) {
        return QStringLiteral("value:") + expression;
    }
    return request.of == engine::PlotOf::object && !line.object.isEmpty()
               ? QStringLiteral("value:%1.%2").arg(line.object, expression)
               : QString();
}

bool WatchList::stopsRun(int row) const {
    const QString words = breakpointOf(row);
    const int at = words.isEmpty() ? -1 : m_breakpoints.find(words);
    return at >= 0 && m_breakpoints.lines()[static_cast<std::size_t>(at)].isEnabled;
}

void WatchList::toggleBreakpoint(int row) {
    const QString words = breakpointOf(row);
    if (words.isEmpty()) {
        return;
    }
    if (stopsRun(row)) {
        m_breakpoints.remove(m_breakpoints.find(words));
    } else {
        m_breakpoints.add(words);
    }
}

void WatchList::setPalette(const QPalette& palette) {
    m_palette = palette;
    if (rowCount() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount_ - 1),
                         {Qt::DecorationRole, Qt::ForegroundRole});
    }
}

int WatchList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int WatchList::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columnCount_;
}

QVariant WatchList::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    const bool isWrong = !line.problem.isEmpty();
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == name     ? line.name
               : index.column() == value  ? line.value
               : index.column() == change ? line.change
               : index.column() == moment ? line.moment
                                          : line.problem;
    case Qt::EditRole:
        return QString::fromStdString(m_entries[static_cast<std::size_t>(index.row())].request.expression);
    case Qt::ToolTipRole:
        return isWrong                                           ? line.problem
               : index.column() == value                         ? line.exact
               : index.column() == name && stopsRun(index.row()) ? tr("The run stops when this changes")
                                                                 : line.name;
    case Qt::AccessibleTextRole:
        return index.column() == turns && !isWrong && line.series != nullptr
                   ? tr("values of turns %1 to %2").arg(turnsOf(*line.series).first).arg(turnsOf(*line.series).last)
                   : data(index, Qt::DisplayRole);
    case Qt::AccessibleDescriptionRole:
        return data(index, Qt::ToolTipRole);
    case Qt::DecorationRole: {
        const Theme& theme = themeOf(m_palette);
        if (index.column() != name) {
            return {};
        }
        if (!isWrong && !stopsRun(index.row())) {
            return icon(QStringLiteral("watch"), theme);
        }
        const QString symbol = isWrong ? QStringLiteral("error") : QStringLiteral("breakpoint");
        QIcon mark = icon(symbol, theme.error);
        mark.addPixmap(icon(symbol, theme.accentText).pixmap(32), QIcon::Selected); // legible on the selection
        return mark;
    }
    case Qt::ForegroundRole:
        return isWrong && index.column() == turns ? QVariant(themeOf(m_palette).error) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == name || index.column() == turns
                   ? QVariant()
                   : QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

bool WatchList::setData(const QModelIndex& index, const QVariant& typed, int role) {
    const QString text = typed.toString().trimmed();
    if (!index.isValid() || index.column() != name || role != Qt::EditRole || text.isEmpty()) {
        return false;
    }
    std::vector<PlotEntry> entries = m_entries;
    entries[static_cast<std::size_t>(index.row())].request.expression = text.toStdString();
    m_reader->setEntries(std::move(entries));
    return true;
}

Qt::ItemFlags WatchList::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::ItemIsDropEnabled; // between the watches, never on one
    }
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index) | Qt::ItemIsDragEnabled;
    return index.column() == name ? flags | Qt::ItemIsEditable : flags;
}

QVariant WatchList::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case name:
        return tr("Watch");
    case value:
        return tr("Turn %1").arg(m_turn);
    case change:
        return tr("Change");
    case moment:
        return tr("At the cursor");
    default:
        return m_sandbox.shownTurns()
                   ? tr("Turns %1 to %2").arg(m_sandbox.shownTurns()->first).arg(m_sandbox.shownTurns()->last)
                   : tr("All turns");
    }
}

QStringList WatchList::mimeTypes() const {
    return {rowType};
}

QMimeData* WatchList::mimeData(const QModelIndexList& indexes) const {
    auto* const data = new QMimeData;
    data->setData(rowType, QByteArray::number(indexes.isEmpty() ? -1 : indexes.front().row()));
    return data;
}

bool WatchList::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int, const QModelIndex& parent) {
    if (action != Qt::MoveAction || parent.isValid() || !data->hasFormat(rowType)) {
        return false;
    }
    const int from = data->data(rowType).toInt();
    const int before = row < 0 ? rowCount() : row;
    move(from, before > from ? before - 1 : before);
    return false; // the row is moved already, so the view must not remove it
}

} // namespace orrery::widgets
