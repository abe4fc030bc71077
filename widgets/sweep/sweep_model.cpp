// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/sweep_model.h"

#include "engine/content/constants.h"
#include "widgets/base/number_text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace orrery::widgets {

namespace {

QString numberText(double value) {
    return std::isnan(value) ? SweepModel::tr("none", "a value") : shortNumber(value);
}

} // namespace

void SweepModel::show(SweepTablePtr table, std::size_t at) {
    const int varied = table ? static_cast<int>(table->plan->sweep.varied.size()) : 0;
    const bool isSame = table && m_table && table->plan->identity == m_table->plan->identity;
    if (isSame && at == m_at && table->runs.size() == m_table->runs.size() &&
        table->errors.size() == m_table->errors.size()) {
        m_table = std::move(table);
        return;
    }
    beginResetModel();
    m_table = std::move(table);
    m_at = at;
    m_varied = varied;
    list();
    endResetModel();
}

void SweepModel::list() {
    m_order.resize(m_table && m_at < m_table->measured.size() ? m_table->plan->variants.size() : 0);
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    if (m_sortColumn >= 0) {
        std::vector<double> keys;
        for (const std::size_t variant : m_order) {
            const double key = keyOf(variant, m_sortColumn);
            keys.push_back(m_sortOrder == Qt::AscendingOrder ? key : -key);
        }
        std::ranges::stable_sort(m_order, [&](std::size_t a, std::size_t b) {
            return !std::isnan(keys[a]) && (std::isnan(keys[b]) || keys[a] < keys[b]); // missing values come last
        });
    }
    m_places.resize(m_order.size());
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        m_places[m_order[i]] = i;
    }
}

void SweepModel::sort(int column, Qt::SortOrder order) {
    beginResetModel();
    m_sortColumn = column;
    m_sortOrder = order;
    list();
    endResetModel();
}

double SweepModel::keyOf(std::size_t variant, int column) const {
    constexpr double missing = std::numeric_limits<double>::quiet_NaN();
    if (column < firstColumns_) {
        return static_cast<double>(variant);
    }
    if (column < firstColumns_ + m_varied) {
        const auto vary = static_cast<std::size_t>(column - firstColumns_);
        return engine::valueIn(m_table->plan->sweep, m_table->plan->variants[variant], vary).value_or(missing);
    }
    const engine::VariantValues* const values = m_table->summaryAt(variant, m_at);
    switch (column - firstColumns_ - m_varied) {
    case problem:
        return m_table->errorOf(variant) != nullptr ? 0.0 : missing;
    case runs:
        return values != nullptr ? static_cast<double>(values->runs) : 0.0;
    case mean:
        return values != nullptr ? values->mean : missing;
    case low:
        return values != nullptr ? values->low : missing;
    case median:
        return values != nullptr ? values->median : missing;
    default:
        return values != nullptr ? values->high : missing;
    }
}

std::size_t SweepModel::countBelow(std::size_t heading) const {
    const auto [first, last] = m_table->runsOf(m_order[heading]);
    return last - first;
}

std::optional<std::size_t> SweepModel::variantAt(const QModelIndex& index) const {
    return index.isValid() ? std::optional(m_order[headingOf(index)]) : std::nullopt;
}

std::optional<std::size_t> SweepModel::runAt(const QModelIndex& index) const {
    if (!index.isValid() || isHeading(index)) {
        return std::nullopt;
    }
    return m_table->runsOf(m_order[headingOf(index)]).first + static_cast<std::size_t>(index.row());
}

QModelIndex SweepModel::indexOfVariant(std::size_t wanted) const {
    return wanted < m_places.size() ? index(static_cast<int>(m_places[wanted]), 0) : QModelIndex();
}

QModelIndex SweepModel::indexOfRun(std::size_t run) const {
    if (m_table == nullptr || run >= m_table->runs.size()) {
        return {};
    }
    const std::size_t of = m_table->runs[run].variant;
    return index(static_cast<int>(run - m_table->runsOf(of).first), 0, indexOfVariant(of));
}

int SweepModel::columnCount(const QModelIndex& /*parent*/) const {
    return firstColumns_ + m_varied + lastColumns_;
}

QString SweepModel::numberAt(std::size_t variant, Last column) const {
    const engine::VariantValues* const values = m_table->summaryAt(variant, m_at);
    if (column == problem) {
        const engine::VariantError* const error = m_table->errorOf(variant);
        const QString place = error != nullptr ? QString::fromStdString(error->place) : QString();
        return error == nullptr  ? QString()
               : place.isEmpty() ? QString::fromStdString(error->error)
                                 : tr("%1 (%2)").arg(QString::fromStdString(error->error), place);
    }
    if (column == runs) {
        const std::size_t count = values != nullptr ? values->runs : 0;
        return values != nullptr && values->missing > 0 ? tr("%1, %2 without a value").arg(count).arg(values->missing)
                                                        : QString::number(count);
    }
    return values == nullptr || values->runs == 0 ? QString() : numberText(keyOf(variant, columnOf(column)));
}

QString SweepModel::textOf(const QModelIndex& index) const {
    const std::size_t of = m_order[headingOf(index)];
    const int last = index.column() - firstColumns_ - m_varied;
    if (const auto run = runAt(index)) {
        return index.column() == name ? tr("Seed %1").arg(m_table->runs[*run].seed)
               : last == mean         ? numberText(m_table->values[m_at][*run])
                                      : QString();
    }
    if (index.column() == name) {
        return QString::number(of + 1);
    }
    if (last < 0) {
        const auto vary = static_cast<std::size_t>(index.column() - firstColumns_);
        const auto value = engine::valueIn(m_table->plan->sweep, m_table->plan->variants[of], vary);
        return value ? QString::fromStdString(engine::numberText(*value)) : tr("as written");
    }
    return numberAt(of, static_cast<Last>(last));
}

QVariant SweepModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || m_table == nullptr) {
        return {};
    }
    const int last = index.column() - firstColumns_ - m_varied;
    switch (role) {
    case Qt::DisplayRole:
        return textOf(index);
    case Qt::ToolTipRole:
        return last == problem ? QVariant(textOf(index)) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == name || last == problem ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant SweepModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || m_table == nullptr) {
        return {};
    }
    const int vary = section - firstColumns_;
    const bool isVaried = vary >= 0 && vary < m_varied;
    if (role == Qt::TextAlignmentRole && section > name && section != columnOf(problem)) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (isVaried && (role == Qt::DisplayRole || role == Qt::ToolTipRole)) {
        const QString whole = QString::fromStdString(m_table->plan->sweep.varied[static_cast<std::size_t>(vary)].name);
        constexpr qsizetype longest = 16; // the end tells numbers of one group apart
        return role == Qt::DisplayRole && whole.size() > longest ? QStringLiteral("…") + whole.right(longest - 1)
                                                                 : whole;
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (section == name) {
        return tr("Variant");
    }
    switch (static_cast<Last>(section - firstColumns_ - m_varied)) {
    case runs:
        return tr("Runs");
    case mean:
        return tr("Mean");
    case low:
        return tr("5 %");
    case median:
        return tr("Median");
    case high:
        return tr("95 %");
    default:
        return tr("Problem");
    }
}

} // namespace orrery::widgets
