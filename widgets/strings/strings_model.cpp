// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/strings/strings_model.h"

#include "widgets/theme/theme.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

QString text(const std::string& bytes) {
    return QString::fromStdString(bytes);
}

bool hasWord(const engine::StringRow& row, const QString& word) {
    return text(row.id).contains(word, Qt::CaseInsensitive) || std::ranges::any_of(row.cells, [&](const auto& cell) {
               return cell && text(cell->text).contains(word, Qt::CaseInsensitive);
           });
}

bool isOfKind(const engine::StringRow& row, StringsShowing showing) {
    switch (showing) {
    case StringsShowing::missing:
        return std::ranges::any_of(row.cells, [](const auto& cell) { return !cell; });
    case StringsShowing::unused:
        return !row.isUsed;
    case StringsShowing::all:
        break;
    }
    return true;
}

} // namespace

ShownStrings shownStrings(std::shared_ptr<const engine::StringTables> tables, const QStringList& words,
                          StringsShowing showing) {
    ShownStrings shown;
    if (!tables) {
        return shown;
    }
    for (std::size_t i = 0; i < tables->rows.size(); ++i) {
        const engine::StringRow& row = tables->rows[i];
        if (isOfKind(row, showing) &&
            std::ranges::all_of(words, [&](const QString& word) { return hasWord(row, word); })) {
            shown.rows.push_back(i);
        }
    }
    for (std::size_t language = 0; language < tables->languages.size(); ++language) {
        shown.missing.push_back(tables->missingIn(language));
    }
    shown.unused = tables->unused();
    shown.tables = std::move(tables);
    return shown;
}

void StringsModel::show(ShownStrings shown) {
    if (!m_shown.tables || !shown.tables || m_shown.tables->languages != shown.tables->languages) {
        beginResetModel();
        m_shown = std::move(shown);
        endResetModel();
        return;
    }
    const auto idIn = [](const ShownStrings& of) {
        return [&of](std::size_t row) -> const std::string& { return of.tables->rows[row].id; };
    };
    if (std::ranges::equal(m_shown.rows, shown.rows, {}, idIn(m_shown), idIn(shown))) {
        m_shown = std::move(shown);
        if (rowCount() > 0) {
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        }
    } else {
        emit layoutAboutToBeChanged();
        const ShownStrings before = std::exchange(m_shown, std::move(shown));
        const QModelIndexList chosen = persistentIndexList(); // few: the current index and the ends of ranges
        QModelIndexList now;
        for (const QModelIndex& one : chosen) {
            const std::string& id = rowAt(before, static_cast<std::size_t>(one.row())).id;
            const auto found = std::ranges::find(m_shown.rows, id, idIn(m_shown));
            now << (found == m_shown.rows.end() ? QModelIndex()
                                                : index(static_cast<int>(found - m_shown.rows.begin()), one.column()));
        }
        changePersistentIndexList(chosen, now);
        emit layoutChanged();
    }
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
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

engine::StringChange StringsModel::changeOf(const QModelIndex& index) const {
    return {m_shown.tables->languages[static_cast<std::size_t>(index.column() - 1)], rowOf(index).id, {}};
}

QString StringsModel::nameOf(const engine::StringChange& change) {
    return tr("Text of %1").arg(QString::fromStdString(change.id));
}

int StringsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.rows.size());
}

int StringsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_shown.tables ? 0 : static_cast<int>(m_shown.tables->languages.size()) + 1;
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
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || !m_shown.tables || section >= columnCount()) {
        return {};
    }
    if (section == 0) {
        return tr("Id");
    }
    const auto language = static_cast<std::size_t>(section - 1);
    const auto missing = static_cast<int>(m_shown.missing[language]);
    const QString name = text(m_shown.tables->languages[language]);
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
    engine::StringChange change = changeOf(index);
    if (!words.isEmpty()) {
        change.text = words.toStdString();
    }
    emit changeWanted(change);
    return true;
}

} // namespace orrery::widgets
