// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/break_list.h"

#include "engine/lab/break_places.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QFont>
#include <QGuiApplication>

#include <algorithm>

namespace orrery::widgets {

void BreakList::setLines(std::vector<Line> lines) {
    m_removals.clear();
    reset(std::move(lines));
}

void BreakList::reset(std::vector<Line> lines) {
    if (lines == m_lines) {
        return;
    }
    beginResetModel();
    m_lines = std::move(lines);
    m_states.assign(m_lines.size(), {});
    endResetModel();
}

int BreakList::find(const QString& words) const {
    const QString mark = QString::fromLatin1(engine::clauseMark.data(), qsizetype(engine::clauseMark.size()));
    const auto found = std::ranges::find_if(
        m_lines, [&](const Line& line) { return line.text == words || line.text.startsWith(words + mark); });
    return found == m_lines.end() ? -1 : static_cast<int>(found - m_lines.begin());
}

bool BreakList::hasEnabled() const {
    return std::ranges::any_of(m_lines, &Line::isEnabled);
}

int BreakList::add(const QString& words) {
    int row = find(words);
    if (row < 0) {
        row = static_cast<int>(m_lines.size());
        beginInsertRows({}, row, row);
        m_lines.push_back({words});
        m_states.emplace_back();
        endInsertRows();
    } else {
        m_lines[static_cast<std::size_t>(row)].isEnabled = true;
        show(row);
    }
    emit edited();
    return row;
}

void BreakList::remove(int row) {
    if (row < 0 || row >= static_cast<int>(m_lines.size())) {
        return;
    }
    m_removals.note(m_lines);
    beginRemoveRows({}, row, row);
    m_lines.erase(m_lines.begin() + row);
    m_states.erase(m_states.begin() + row);
    endRemoveRows();
    emit edited();
}

int BreakList::bringBack() {
    auto lines = m_removals.takeBack(m_lines, &Line::text);
    if (!lines) {
        return -1;
    }
    const auto row = std::ranges::mismatch(m_lines, *lines).in2 - lines->begin();
    reset(std::move(*lines));
    emit edited();
    return static_cast<int>(row);
}

BreakList::Readable BreakList::read(const engine::Session& session) {
    Readable readable;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        auto read = engine::Breakpoint::read(session, m_lines[i].text.toStdString());
        const auto* const why = std::get_if<engine::Phrase>(&read);
        m_states[i].problem = why != nullptr ? sentenceText(*why) : QString();
        if (why == nullptr && m_lines[i].isEnabled) {
            readable.breakpoints.push_back(std::get<engine::Breakpoint>(std::move(read)));
            readable.rows.push_back(static_cast<int>(i));
        }
        show(static_cast<int>(i));
    }
    return readable;
}

void BreakList::showHit(int row, const QString& sentence) {
    for (std::size_t i = 0; i < m_states.size(); ++i) {
        if (static_cast<int>(i) == row) {
            m_states[i].hit = sentence;
            show(row);
        }
    }
}

QString BreakList::problemOf(int row) const {
    return m_states[static_cast<std::size_t>(row)].problem;
}

void BreakList::show(int row) {
    emit dataChanged(index(row, 0), index(row, columnCount_ - 1));
}

int BreakList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int BreakList::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columnCount_;
}

QVariant BreakList::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    const State& at = m_states[static_cast<std::size_t>(index.row())];
    if (index.column() == text) {
        switch (role) {
        case Qt::DisplayRole:
        case Qt::EditRole:
        case Qt::ToolTipRole:
            return line.text;
        case Qt::CheckStateRole:
            return line.isEnabled ? Qt::Checked : Qt::Unchecked;
        default:
            return {};
        }
    }
    const QString words = at.problem.isEmpty() ? at.hit : at.problem;
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) {
        return words;
    }
    if (role == Qt::ForegroundRole && !at.problem.isEmpty()) {
        return themeOf(QGuiApplication::palette()).error;
    }
    return {};
}

bool BreakList::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || index.column() != text) {
        return false;
    }
    Line& line = m_lines[static_cast<std::size_t>(index.row())];
    if (role == Qt::CheckStateRole) {
        line.isEnabled = value.toInt() == Qt::Checked;
    } else if (const QString typed = value.toString().trimmed(); role == Qt::EditRole && !typed.isEmpty()) {
        line.text = typed;
        m_states[static_cast<std::size_t>(index.row())] = {};
    } else {
        return false;
    }
    show(index.row());
    emit edited();
    return true;
}

Qt::ItemFlags BreakList::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == text ? flags | Qt::ItemIsEditable | Qt::ItemIsUserCheckable : flags;
}

QVariant BreakList::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == text ? tr("Breakpoint") : tr("Last hit or problem");
}

} // namespace orrery::widgets
