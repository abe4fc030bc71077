// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/profile_model.h"

#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::widgets {

namespace {

using engine::ProfileKind;
using engine::ProfileRow;

/// A heading, and its explanation.
struct ColumnWords {
    const char* heading;
    const char* toolTip;
};

constexpr std::array<ColumnWords, ProfileModel::columnCount_> columns{{
    {QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "Part"),
     QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "The part of the turns, with the parts around it")},
    {QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "Kind"),
     QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "The kind of the part")},
    {QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "Time (ms)"),
     QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel",
                       "Milliseconds with everything inside, and with the shares of shared results")},
    {QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "Own time (ms)"),
     QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "Milliseconds without the parts inside and shared results")},
    {QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "Time per object (µs)"),
     QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel",
                       "Microseconds for each object that the part changed. Large numbers show waste.")},
    {QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "Evaluations"),
     QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "Times that the part was computed")},
    {QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "In"),
     QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel",
                       "Candidates of a condition, holders of a group, or objects in the scope of an effect")},
    {QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "Out"),
     QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel",
                       "Matching candidates, active holders, or objects on which the effect acted")},
    {QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "Firings"),
     QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "Firings of the group or effect")},
    {QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "Changes"),
     QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "Values that the part changed")},
    {QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "Objects"),
     QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "Objects that the part changed, each once a turn")},
}};

constexpr std::array<const char*, static_cast<std::size_t>(ProfileKind::count_)> kindWords{
    QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "whole turn"),
    QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "stage"),
    QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "group"),
    QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "shared result"),
    QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "condition"),
    QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "effect"),
    QT_TRANSLATE_NOOP("orrery::widgets::ProfileModel", "expression")};

/// Returns the number in a column, in the unit of the column; nullopt if the row has none.
std::optional<double> numberIn(const ProfileRow& row, int column) {
    const auto count = [](std::uint64_t number) {
        return number == 0 ? std::nullopt : std::optional(static_cast<double>(number));
    };
    switch (column) {
    case ProfileModel::total:
        return row.total * 1e3;
    case ProfileModel::own:
        return row.own * 1e3;
    case ProfileModel::perObject:
        return row.perObject() ? std::optional(*row.perObject() * 1e6) : std::nullopt;
    case ProfileModel::evaluations:
        return count(row.evaluations);
    case ProfileModel::in:
        return count(row.in);
    case ProfileModel::out:
        return row.in == 0 ? std::nullopt : std::optional(static_cast<double>(row.out));
    case ProfileModel::firings:
        return count(row.firings);
    case ProfileModel::changes:
        return row.firings == 0 ? std::nullopt : std::optional(static_cast<double>(row.changes));
    case ProfileModel::objects:
        return row.firings == 0 ? std::nullopt : std::optional(static_cast<double>(row.objects));
    default:
        return std::nullopt;
    }
}

bool isTime(int column) {
    return column == ProfileModel::total || column == ProfileModel::own || column == ProfileModel::perObject;
}

} // namespace

QString profileKindWords(ProfileKind kind) {
    return ProfileModel::tr(kindWords[static_cast<std::size_t>(kind)]);
}

QString profileTime(double seconds) {
    return ProfileModel::tr("%1 ms").arg(QLocale().toString(seconds * 1e3, 'f', 2));
}

QString profilePath(const engine::Profile& profile, std::uint32_t row) {
    QStringList parts;
    for (; row != engine::noProfileRow; row = profile.rows[row].parent) {
        parts.prepend(engineText(profile.rows[row].text));
    }
    return parts.join(QStringLiteral(" › "));
}

QString profileWords(const engine::Profile& profile, std::uint32_t row) {
    const ProfileRow& one = profile.rows[row];
    QString words = profilePath(profile, row) + QLatin1Char('\n') +
                    ProfileModel::tr("%1 (own: %2)").arg(profileTime(one.total), profileTime(one.own));
    if (one.in > 0) {
        words += QLatin1Char('\n') + ProfileModel::tr("in %L1, out %L2").arg(one.in).arg(one.out);
    }
    if (!one.users.empty()) {
        constexpr std::size_t mostNamed = 10;
        words += QLatin1Char('\n') +
                 ProfileModel::tr("Its %n users share its time evenly:", nullptr, static_cast<int>(one.users.size()));
        for (std::size_t i = 0; i < std::min(mostNamed, one.users.size()); ++i) {
            words += QLatin1Char('\n') + profilePath(profile, one.users[i]);
        }
        words += one.users.size() > mostNamed ? QStringLiteral("\n…") : QString();
    }
    return words;
}

void ProfileModel::show(ProfilePtr profile) {
    if (profile != m_profile) {
        beginResetModel();
        m_profile = std::move(profile);
        m_paths.clear();
        m_keys.clear();
        for (std::uint32_t row = 0; m_profile != nullptr && row < m_profile->rows.size(); ++row) {
            m_paths.append(profilePath(*m_profile, row));
            m_keys.append(m_paths.last().toCaseFolded());
        }
        list();
        endResetModel();
    }
}

void ProfileModel::setFilter(Filter filter) {
    for (QString& word : filter.words) {
        word = word.toCaseFolded();
    }
    if (filter != m_filter) {
        beginResetModel();
        m_filter = std::move(filter);
        list();
        endResetModel();
    }
}

void ProfileModel::sort(int column, Qt::SortOrder order) {
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const std::vector<std::uint32_t> before = m_rows;
    m_column = column < 0 ? static_cast<int>(total) : column;
    m_order = column < 0 ? Qt::DescendingOrder : order;
    this->order();
    std::vector<int> places(static_cast<std::size_t>(m_keys.size())); // by row of the profile
    for (std::size_t at = 0; at < m_rows.size(); ++at) {
        places[m_rows[at]] = static_cast<int>(at);
    }
    const QModelIndexList moved = persistentIndexList();
    QModelIndexList there;
    for (const QModelIndex& one : moved) {
        there.append(index(places[before[static_cast<std::size_t>(one.row())]], one.column()));
    }
    changePersistentIndexList(moved, there);
    emit layoutChanged({}, VerticalSortHint);
}

void ProfileModel::list() {
    m_rows.clear();
    if (m_profile == nullptr) {
        return;
    }
    const auto isListed = [this](std::uint32_t row) {
        if (m_filter.kind && m_profile->rows[row].kind != *m_filter.kind) {
            return false;
        }
        return std::ranges::all_of(m_filter.words, [&](const QString& word) { return m_keys[row].contains(word); });
    };
    for (std::uint32_t row = 0; row < m_profile->rows.size(); ++row) {
        if (isListed(row)) {
            m_rows.push_back(row);
        }
    }
    order();
}

/// Sorts the listed rows. Rows with equal keys keep the order of the profile.
void ProfileModel::order() {
    std::ranges::sort(m_rows);
    const auto sortBy = [this](const auto& keyOf) {
        std::ranges::stable_sort(m_rows, [&](std::uint32_t a, std::uint32_t b) {
            return m_order == Qt::AscendingOrder ? keyOf(a) < keyOf(b) : keyOf(b) < keyOf(a);
        });
    };
    if (m_column == part) {
        sortBy([this](std::uint32_t row) -> const QString& { return m_keys.at(row); });
    } else if (m_column == kind) {
        sortBy([this](std::uint32_t row) { return static_cast<int>(m_profile->rows[row].kind); });
    } else {
        sortBy([this](std::uint32_t row) { return numberIn(m_profile->rows[row], m_column).value_or(-1.0); });
    }
}

std::optional<std::uint32_t> ProfileModel::rowAt(const QModelIndex& index) const {
    return index.isValid() ? std::optional(m_rows[static_cast<std::size_t>(index.row())]) : std::nullopt;
}

QModelIndex ProfileModel::indexOf(std::uint32_t row) const {
    const auto found = std::ranges::find(m_rows, row);
    return found == m_rows.end() ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()), part);
}

int ProfileModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ProfileModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columnCount_;
}

QVariant ProfileModel::data(const QModelIndex& index, int role) const {
    const auto row = rowAt(index);
    if (!row) {
        return {};
    }
    const ProfileRow& one = m_profile->rows[*row];
    switch (role) {
    case Qt::DisplayRole: {
        if (index.column() == part) {
            return m_paths[*row];
        }
        if (index.column() == kind) {
            return profileKindWords(one.kind);
        }
        const auto number = numberIn(one, index.column());
        return number ? QLocale().toString(*number, 'f', isTime(index.column()) ? 2 : 0) : QString();
    }
    case Qt::TextAlignmentRole:
        return index.column() <= kind ? QVariant() : QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return profileWords(*m_profile, *row);
    default:
        return {};
    }
}

QVariant ProfileModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= columnCount_) {
        return {};
    }
    const ColumnWords& words = columns[static_cast<std::size_t>(section)];
    if (role == Qt::TextAlignmentRole) {
        return section <= kind ? QVariant() : QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    }
    return role == Qt::DisplayRole   ? tr(words.heading)
           : role == Qt::ToolTipRole ? QVariant(tr(words.toolTip))
                                     : QVariant();
}

} // namespace orrery::widgets
