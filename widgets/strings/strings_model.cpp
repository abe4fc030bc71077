// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/strings/strings_model.h"

#include "widgets/theme/theme.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace orrery::widgets {

namespace {

QString text(const std::string& bytes) {
    return QString::fromStdString(bytes);
}

} // namespace

void StringsModel::show(std::shared_ptr<const engine::StringTables> tables) {
    const auto sameIds = [&] {
        return m_tables && tables && m_tables->languages == tables->languages &&
               std::ranges::equal(m_tables->rows, tables->rows, {}, &engine::StringRow::id, &engine::StringRow::id);
    };
    if (sameIds()) {
        m_tables = std::move(tables);
        if (rowCount() > 0) {
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        }
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        return;
    }
    beginResetModel();
    m_tables = std::move(tables);
    endResetModel();
}

const engine::StringCell* StringsModel::cellOf(const QModelIndex& index) const {
    if (index.column() == 0) {
        return nullptr;
    }
    const auto& cell = rowOf(index).cells[static_cast<std::size_t>(index.column() - 1)];
    return cell ? &*cell : nullptr;
}

engine::Location StringsModel::placeOf(const QModelIndex& index) const {
    if (!index.isValid()) {
        return {};
    }
    if (const engine::StringCell* const cell = cellOf(index)) {
        return cell->where;
    }
    for (const auto& cell : rowOf(index).cells) {
        if (cell) {
            return cell->where;
        }
    }
    return {};
}

int StringsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_tables ? 0 : static_cast<int>(m_tables->rows.size());
}

int StringsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_tables ? 0 : static_cast<int>(m_tables->languages.size()) + 1;
}

QVariant StringsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const engine::StringRow& row = rowOf(index);
    const engine::StringCell* const cell = cellOf(index);
    const bool isId = index.column() == 0;
    switch (role) {
    case Qt::DisplayRole:
        return isId ? text(row.id) : cell != nullptr ? text(cell->text) : tr("missing");
    case Qt::EditRole:
        return isId ? text(row.id) : cell != nullptr ? text(cell->text) : QString();
    case Qt::ToolTipRole:
        return isId && !row.isUsed ? tr("Nothing in the content uses this id.")
               : cell != nullptr   ? text(cell->text)
                                   : QVariant();
    case Qt::AccessibleTextRole:
        return isId && !row.isUsed ? tr("%1, unused").arg(text(row.id)) : data(index, Qt::DisplayRole);
    case Qt::FontRole:
        if ((isId && !row.isUsed) || (!isId && cell == nullptr)) {
            QFont font = QGuiApplication::font();
            font.setItalic(true);
            return font;
        }
        return {};
    case Qt::ForegroundRole: {
        const Theme& theme = themeOf(QGuiApplication::palette());
        return isId ? (row.isUsed ? QVariant() : QVariant(theme.dimText))
                    : (cell != nullptr ? QVariant() : QVariant(theme.warning));
    }
    case MissingRole:
        return std::ranges::any_of(row.cells, [](const auto& one) { return !one; });
    case UnusedRole:
        return !row.isUsed;
    case PlaceRole:
        return cell != nullptr || isId;
    default:
        return {};
    }
}

QVariant StringsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || !m_tables || section >= columnCount()) {
        return {};
    }
    if (section == 0) {
        return tr("Id");
    }
    const auto language = static_cast<std::size_t>(section - 1);
    const auto missing = static_cast<int>(m_tables->missingIn(language));
    const QString name = text(m_tables->languages[language]);
    return missing == 0 ? name : tr("%1 (%n missing)", nullptr, missing).arg(name);
}

Qt::ItemFlags StringsModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() > 0 ? flags | Qt::ItemIsEditable : flags;
}

bool StringsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || index.column() == 0 || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return false;
    }
    const QString words = value.toString().trimmed();
    if (words == data(index, Qt::EditRole).toString()) {
        return false;
    }
    engine::StringChange change{m_tables->languages[static_cast<std::size_t>(index.column() - 1)], rowOf(index).id, {}};
    if (!words.isEmpty()) {
        change.text = words.toStdString();
    }
    emit changeWanted(change);
    return true;
}

} // namespace orrery::widgets
