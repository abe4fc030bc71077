// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/seeds_model.h"

#include "widgets/base/number_text.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QFont>
#include <QGuiApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr std::array partNames{QT_TRANSLATE_NOOP("SeedsModel", "Totals over all objects of a type"),
                               QT_TRANSLATE_NOOP("SeedsModel", "Values of objects"),
                               QT_TRANSLATE_NOOP("SeedsModel", "Perhaps only chance")};

bool isPresence(const engine::SeedsRow& row, const engine::CheckedModel& model) {
    const auto column = model.layout.find(row.value);
    return column && *column == engine::ColumnId{static_cast<std::uint16_t>(engine::Builtin::exists)};
}

/// Returns "+3.1 (2.4 to 3.9)", or the most frequent change, "Terrans → Basalt".
QString changeOf(const engine::SeedsRow& row, const engine::CheckedModel& model) {
    if (row.isNumber) {
        const QString mean = shortNumber(row.mean);
        return SeedsModel::tr("%1 (%2 to %3)")
            .arg(row.mean > 0.0 ? QLatin1Char('+') + mean : mean, shortNumber(row.low), shortNumber(row.high));
    }
    const auto side = [&](const std::string& text) {
        if (isPresence(row, model)) {
            return text == "exists" ? SeedsModel::tr("exists") : SeedsModel::tr("does not exist");
        }
        return QString::fromStdString(text);
    };
    return SeedsModel::tr("%1 → %2").arg(side(row.left), side(row.right));
}

/// Returns "up in 40, down in 2 of 50", or "in 12 of 50, the reverse in 1, other changes in 3".
QString shareOf(const engine::SeedsRow& row) {
    const std::uint32_t others = row.differs - std::min(row.differs, row.up + row.down);
    QString text;
    if (row.isNumber) {
        text = row.down == 0 ? SeedsModel::tr("up in %1 of %2").arg(row.up).arg(row.seeds)
               : row.up == 0 ? SeedsModel::tr("down in %1 of %2").arg(row.down).arg(row.seeds)
                             : SeedsModel::tr("up in %1, down in %2 of %3").arg(row.up).arg(row.down).arg(row.seeds);
        return others > 0 ? SeedsModel::tr("%1, missing on one side in %2").arg(text).arg(others) : text;
    }
    text = SeedsModel::tr("in %1 of %2").arg(row.up).arg(row.seeds);
    text = row.down > 0 ? SeedsModel::tr("%1, the reverse in %2").arg(text).arg(row.down) : text;
    return others > 0 ? SeedsModel::tr("%1, other changes in %2").arg(text).arg(others) : text;
}

} // namespace

void SeedsModel::show(std::shared_ptr<const FoundSeeds> found) {
    beginResetModel();
    m_found = std::move(found);
    list();
    endResetModel();
}

void SeedsModel::setFilter(CompareFilter filter) {
    beginResetModel();
    m_filter = std::move(filter);
    list();
    endResetModel();
}

void SeedsModel::setDimmed(bool isDimmed) {
    if (isDimmed != m_isDimmed) {
        m_isDimmed = isDimmed;
        if (!m_headings.empty()) {
            emit dataChanged(index(0, 0), index(static_cast<int>(m_headings.size()) - 1, 0)); // views paint all again
        }
    }
}

void SeedsModel::sort(int column, Qt::SortOrder order) {
    m_sortColumn = column;
    m_sortOrder = order;
    beginResetModel();
    list();
    endResetModel();
}

/// Lists the rows that match the filter, in their parts.
void SeedsModel::list() {
    m_headings.clear();
    if (m_found == nullptr) {
        return;
    }
    std::array<Heading, partNames.size()> parts;
    const auto add = [&](const std::vector<engine::SeedsRow>& rows, Part part) {
        for (const engine::SeedsRow& row : rows) {
            Heading& heading = parts[static_cast<std::size_t>(row.isChance ? Part::chance : part)];
            ++heading.all;
            const QString name = objectName(row) + QLatin1Char(' ') + valueName(row);
            const bool hasWords = std::ranges::all_of(
                m_filter.words(), [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); });
            if (hasWords && m_filter.matches(row.isNumber ? std::optional(row.mean) : std::nullopt)) {
                heading.rows.push_back(&row);
            }
        }
    };
    add(m_found->seeds.totals, Part::totals);
    add(m_found->seeds.rows, Part::values);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!parts[i].rows.empty()) {
            parts[i].part = static_cast<Part>(i);
            order(parts[i].rows);
            m_headings.push_back(std::move(parts[i]));
        }
    }
}

void SeedsModel::order(std::vector<const engine::SeedsRow*>& rows) const {
    const auto sortBy = [&](const auto& key) {
        std::ranges::stable_sort(rows, [&](const engine::SeedsRow* a, const engine::SeedsRow* b) {
            return m_sortOrder == Qt::AscendingOrder ? key(*a) < key(*b) : key(*b) < key(*a);
        });
    };
    switch (m_sortColumn) {
    case object:
        return sortBy([this](const engine::SeedsRow& row) { return objectName(row).toCaseFolded(); });
    case value:
        return sortBy([this](const engine::SeedsRow& row) { return valueName(row).toCaseFolded(); });
    case change:
        return sortBy([](const engine::SeedsRow& row) { return row.isNumber ? std::abs(row.mean) : 0.0; });
    case seeds:
        return sortBy([](const engine::SeedsRow& row) { return std::max(row.up, row.down); });
    default:
        return; // the surest first
    }
}

std::size_t SeedsModel::countBelow(std::size_t heading) const {
    const std::size_t count = m_headings[heading].rows.size();
    return count > mostRows ? mostRows + 1 : count;
}

int SeedsModel::columnCount(const QModelIndex&) const {
    return columnCount_;
}

const engine::SeedsRow* SeedsModel::rowAt(const QModelIndex& index) const {
    if (!index.isValid() || isHeading(index)) {
        return nullptr;
    }
    const auto& rows = m_headings[headingOf(index)].rows;
    const auto row = static_cast<std::size_t>(index.row());
    return row < std::min(rows.size(), mostRows) ? rows[row] : nullptr;
}

bool SeedsModel::isTotal(const engine::SeedsRow& row) const {
    const std::vector<engine::SeedsRow>& totals = m_found->seeds.totals;
    return !std::less<>()(&row, totals.data()) && std::less<>()(&row, totals.data() + totals.size());
}

/// Returns the name of an object, with a mark if it is right with the first seed only; the label of a type.
QString SeedsModel::objectName(const engine::SeedsRow& row) const {
    if (isTotal(row)) {
        const auto& types = m_found->model->vocabulary.types();
        const auto type = std::ranges::find(types, row.object, [](const auto& one) { return one.id; });
        return type != types.end() && !type->label.empty() ? engineText(type->label)
                                                           : QString::fromStdString(row.object);
    }
    const QString name = QString::fromStdString(row.object);
    return row.hasOneName ? name : name + QLatin1Char('*');
}

QString SeedsModel::valueName(const engine::SeedsRow& row) const {
    const auto column = m_found->model->layout.find(row.value);
    if (!column) {
        return isTotal(row) ? tr("number of objects") : QString::fromStdString(row.value);
    }
    const std::string& label = m_found->model->layout[*column].label;
    return label.empty() ? QString::fromStdString(row.value) : engineText(label);
}

QString SeedsModel::textOf(const engine::SeedsRow& row, int column) const {
    switch (column) {
    case object:
        return objectName(row);
    case value:
        return valueName(row);
    case change:
        return changeOf(row, *m_found->model);
    default:
        return shareOf(row);
    }
}

QVariant SeedsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    if (role == Qt::ForegroundRole) {
        return m_isDimmed ? QVariant(themeOf(QGuiApplication::palette()).ghost) : QVariant();
    }
    const Heading& heading = m_headings[headingOf(index)];
    if (isHeading(index)) {
        if (role == Qt::FontRole) {
            QFont font;
            font.setBold(heading.part != Part::chance);
            return font;
        }
        if ((role != Qt::DisplayRole && role != Qt::ToolTipRole) || index.column() != 0) {
            return {};
        }
        const QString name =
            QCoreApplication::translate("SeedsModel", partNames[static_cast<std::size_t>(heading.part)]);
        return heading.rows.size() < heading.all
                   ? tr("%1: %2, %3 match the filter").arg(name).arg(heading.all).arg(heading.rows.size())
                   : tr("%1: %2").arg(name).arg(heading.all);
    }
    const engine::SeedsRow* const row = rowAt(index);
    if (row == nullptr) {
        const auto more = static_cast<int>(heading.rows.size() - mostRows);
        return role == Qt::DisplayRole && index.column() == 0
                   ? QVariant(tr("… and %n more. Use the filter to find them.", nullptr, more))
                   : QVariant();
    }
    return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(textOf(*row, index.column())) : QVariant();
}

QVariant SeedsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const bool isTip = role == Qt::ToolTipRole;
    switch (section) {
    case object:
        return isTip ? tr("The object, or the type of the objects") : tr("Object");
    case value:
        return tr("Value");
    case change:
        return isTip ? tr("The mean change from the earlier run to the present one, and the band from the 10 % to the "
                          "90 % quantile")
                     : tr("Mean change (band)");
    case seeds:
        return isTip ? tr("The number of seeds with which the value changes, of those with which both runs have it")
                     : tr("Seeds");
    default:
        return {};
    }
}

} // namespace orrery::widgets
