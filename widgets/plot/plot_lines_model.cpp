// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/plot_lines_model.h"

#include "engine/program/evaluate.h"
#include "widgets/plot/plot_canvas.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QIcon>
#include <QPainter>
#include <QPixmap>

#include <cmath>

namespace orrery::widgets {

QString entryName(const PlotEntry& entry) {
    const QString value = QString::fromStdString(entry.request.expression);
    const QString group = QString::fromStdString(entry.request.group);
    return !entry.object.isEmpty() ? QStringLiteral("%1: %2").arg(entry.object, value)
           : !group.isEmpty()      ? QStringLiteral("%1: %2").arg(group, value)
                                   : value;
}

void PlotLinesModel::show(PlotsPtr plots) {
    std::vector<QString> names;
    for (const PlotLine& line : plots->lines) {
        names.push_back(engineText(line.series.label));
    }
    // More turns of the same lines do not disturb the selection.
    const bool isSame =
        names == m_names && plots->entries == m_plots->entries && plots->faults.empty() && m_plots->faults.empty();
    if (isSame) {
        m_plots = std::move(plots);
        if (!m_names.empty()) {
            emit dataChanged(index(0, value), index(rowCount() - 1, value));
        }
        return;
    }
    beginResetModel();
    m_plots = std::move(plots);
    m_names = std::move(names);
    endResetModel();
}

void PlotLinesModel::setCursor(std::uint32_t turn) {
    m_cursor = turn;
    if (rowCount() > 0) {
        emit dataChanged(index(0, value), index(rowCount() - 1, value));
        emit headerDataChanged(Qt::Horizontal, value, value);
    }
}

void PlotLinesModel::setPalette(const QPalette& palette) {
    m_palette = palette;
    if (rowCount() > 0) {
        emit dataChanged(index(0, name), index(rowCount() - 1, name), {Qt::DecorationRole});
    }
}

std::optional<std::size_t> PlotLinesModel::lineAt(const QModelIndex& index) const {
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < m_plots->lines.size() ? std::optional(row) : std::nullopt;
}

std::optional<std::size_t> PlotLinesModel::entryAt(const QModelIndex& index) const {
    if (!index.isValid()) {
        return std::nullopt;
    }
    if (const auto line = lineAt(index)) {
        return m_plots->lines[*line].entry;
    }
    return m_plots->faults[static_cast<std::size_t>(index.row()) - m_plots->lines.size()].entry;
}

QString PlotLinesModel::valueText(std::size_t line, bool isExact) const {
    const engine::PlotSeries& series = m_plots->lines[line].series;
    if (m_cursor >= series.values.size() || std::isnan(series.values[m_cursor])) {
        return tr("missing");
    }
    const auto text = [isExact](double number) {
        constexpr int digits = 6;
        return isExact ? QString::fromStdString(engine::formatNumber(number)) : QString::number(number, 'g', digits);
    };
    if (series.isTruth) {
        return engineText(series.values[m_cursor] != 0.0 ? engine::phrase("true") : engine::phrase("false"));
    }
    const QString shown = text(series.values[m_cursor]);
    return series.low.empty() || !isExact
               ? shown
               : tr("%1 (%2 to %3)").arg(shown, text(series.low[m_cursor]), text(series.high[m_cursor]));
}

QString PlotLinesModel::lineName(std::size_t line) const {
    return m_names[line];
}

void PlotLinesModel::setHiddenNames(const QSet<QString>& names) {
    if (names != m_hidden) {
        m_hidden = names;
        if (rowCount() > 0) {
            emit dataChanged(index(0, name), index(rowCount() - 1, name), {Qt::CheckStateRole});
        }
        emit hiddenChanged();
    }
}

std::vector<bool> PlotLinesModel::hidden() const {
    std::vector<bool> isHidden;
    for (const QString& line : m_names) {
        isHidden.push_back(m_hidden.contains(line));
    }
    return isHidden;
}

int PlotLinesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_plots->lines.size() + m_plots->faults.size());
}

int PlotLinesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columnCount_;
}

QString PlotLinesModel::faultText(const PlotFault& fault) const {
    return sentenceText(fault.sentence);
}

QVariant PlotLinesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const auto line = lineAt(index);
    if (!line) {
        const PlotFault& fault = m_plots->faults[static_cast<std::size_t>(index.row()) - m_plots->lines.size()];
        switch (role) {
        case Qt::DisplayRole:
        case Qt::ToolTipRole:
            return index.column() == name && role == Qt::DisplayRole ? entryName(m_plots->entries[fault.entry])
                                                                     : faultText(fault);
        case Qt::DecorationRole:
            return index.column() == name ? QVariant(icon(QStringLiteral("error"), themeOf(m_palette).error))
                                          : QVariant();
        default:
            return {};
        }
    }
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) {
        return index.column() == name ? m_names[*line] : valueText(*line, role == Qt::ToolTipRole);
    }
    if (role == Qt::CheckStateRole && index.column() == name) {
        return m_hidden.contains(m_names[*line]) ? Qt::Unchecked : Qt::Checked;
    }
    if (role == Qt::DecorationRole && index.column() == name) {
        QPixmap look(28, 16);
        look.fill(themeOf(m_palette).base); // legible on the selection, too
        QPainter painter(&look);
        painter.setPen(plotPen(styleOf(*m_plots, *line), m_palette));
        painter.drawLine(1, 8, 27, 8);
        painter.end();
        QIcon lookOfRow(look);
        lookOfRow.addPixmap(look, QIcon::Selected); // without the tint of the selection
        return lookOfRow;
    }
    return {};
}

bool PlotLinesModel::setData(const QModelIndex& index, const QVariant& state, int role) {
    const auto line = lineAt(index);
    if (!line || role != Qt::CheckStateRole) {
        return false;
    }
    if (state.toInt() == Qt::Checked) {
        m_hidden.remove(m_names[*line]);
    } else {
        m_hidden.insert(m_names[*line]);
    }
    emit dataChanged(index, index, {Qt::CheckStateRole});
    emit hiddenChanged();
    return true;
}

QVariant PlotLinesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == name ? tr("Line") : tr("Turn %1").arg(m_cursor);
}

Qt::ItemFlags PlotLinesModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags base = QAbstractTableModel::flags(index);
    return index.column() == name && lineAt(index) ? base | Qt::ItemIsUserCheckable : base;
}

} // namespace orrery::widgets
