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
    const SeedsNames& names = m_found->names;
    std::vector<std::vector<bool>> hits; // by word of the filter and text
    for (const QString& word : m_filter.words()) {
        std::vector<bool>& hit = hits.emplace_back();
        for (const QString& text : names.texts) {
            hit.push_back(text.contains(word, Qt::CaseInsensitive));
        }
    }
    std::array<Heading, partNames.size()> parts;
    std::uint32_t place = 0;
    const auto add = [&](const std::vector<engine::SeedsRow>& rows, const std::vector<SeedsNames::Row>& named,
                         Part part) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const engine::SeedsRow& row = rows[i];
            const SeedsNames::Row name = named[i];
            Heading& heading = parts[static_cast<std::size_t>(row.isChance ? Part::chance : part)];
            ++heading.all;
            const bool hasWords = std::ranges::all_of(
                hits, [name](const std::vector<bool>& hit) { return hit[name.object] || hit[name.value]; });
            if (hasWords && m_filter.matches(row.isNumber ? std::optional(row.mean) : std::nullopt)) {
                heading.rows.push_back({&row, name, place++});
            }
        }
    };
    add(m_found->seeds.totals, names.totals, Part::totals);
    add(m_found->seeds.rows, names.rows, Part::values);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!parts[i].rows.empty()) {
            parts[i].part = static_cast<Part>(i);
            order(parts[i].rows);
            m_headings.push_back(std::move(parts[i]));
        }
    }
}

/// Sorts the rows that the model shows.
void SeedsModel::order(std::vector<Entry>& rows) const {
    const auto sortBy = [&](const auto& key) {
        const auto end = rows.begin() + static_cast<std::ptrdiff_t>(std::min(rows.size(), mostRows));
        std::partial_sort(rows.begin(), end, rows.end(), [&](const Entry& a, const Entry& b) {
            const auto ofA = key(a);
            const auto ofB = key(b);
            return ofA == ofB ? a.place < b.place : (ofA < ofB) == (m_sortOrder == Qt::AscendingOrder);
        });
    };
    const std::vector<std::uint32_t>& ranks = m_found->names.ranks;
    switch (m_sortColumn) {
    case object:
        return sortBy([&](const Entry& entry) { return ranks[entry.name.object]; });
    case value:
        return sortBy([&](const Entry& entry) { return ranks[entry.name.value]; });
    case change:
        return sortBy([](const Entry& entry) { return entry.row->isNumber ? std::abs(entry.row->mean) : 0.0; });
    case seeds:
        return sortBy([](const Entry& entry) { return std::max(entry.row->up, entry.row->down); });
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

const SeedsModel::Entry* SeedsModel::entryAt(const QModelIndex& index) const {
    if (!index.isValid() || isHeading(index)) {
        return nullptr;
    }
    const std::vector<Entry>& rows = m_headings[headingOf(index)].rows;
    const auto row = static_cast<std::size_t>(index.row());
    return row < std::min(rows.size(), mostRows) ? &rows[row] : nullptr;
}

const engine::SeedsRow* SeedsModel::rowAt(const QModelIndex& index) const {
    const Entry* const entry = entryAt(index);
    return entry != nullptr ? entry->row : nullptr;
}

bool SeedsModel::isTotal(const engine::SeedsRow& row) const {
    const std::vector<engine::SeedsRow>& totals = m_found->seeds.totals;
    return !std::less<>()(&row, totals.data()) && std::less<>()(&row, totals.data() + totals.size());
}

QString SeedsModel::textOf(const Entry& entry, int column) const {
    switch (column) {
    case object:
        return m_found->names.texts[entry.name.object];
    case value:
        return m_found->names.texts[entry.name.value];
    case change:
        return changeOf(*entry.row, *m_found->model);
    default:
        return shareOf(*entry.row);
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
    const Entry* const entry = entryAt(index);
    if (entry == nullptr) {
        const auto more = static_cast<int>(heading.rows.size() - mostRows);
        return role == Qt::DisplayRole && index.column() == 0
                   ? QVariant(tr("… and %n more. Use the filter to find them.", nullptr, more))
                   : QVariant();
    }
    return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(textOf(*entry, index.column())) : QVariant();
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
