// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/compare_model.h"

#include "widgets/base/number_text.h"
#include "widgets/document/project_files.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QFont>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr double noNumber = -std::numeric_limits<double>::infinity(); ///< sorts before all numbers

bool hasWord(const QString& text, const QString& word) {
    return text.contains(word, Qt::CaseInsensitive);
}

/// Returns the place of a cause: "a.xml:3:5", or both places if it moved.
QString placeOf(const engine::DifferenceOrigin& origin) {
    const std::string& left = origin.left.place;
    const std::string& right = origin.right.place;
    return QString::fromStdString(left.empty() || left == right ? right : right.empty() ? left : left + " → " + right);
}

/// Returns the place of each text in their order.
template <typename Texts, typename TextOf>
std::vector<std::uint32_t> ranksOf(const Texts& texts, const TextOf& textOf) {
    std::vector<std::uint32_t> order(texts.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, [&](std::uint32_t a, std::uint32_t b) {
        return QString::localeAwareCompare(textOf(texts[a]), textOf(texts[b])) < 0;
    });
    std::vector<std::uint32_t> ranks(texts.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) {
        // Equal texts have one rank.
        const bool isSame = i > 0 && textOf(texts[order[i]]) == textOf(texts[order[i - 1]]);
        ranks[order[i]] = isSame ? ranks[order[i - 1]] : i;
    }
    return ranks;
}

/// Returns a change with its sign and an arrow. Never shows a change as 0.
QString sizeText(double change) {
    return std::abs(change) >= 0.005 ? changeText(change)
                                     : (change < 0.0 ? QStringLiteral("▼ −") : QStringLiteral("▲ +")) +
                                           QString::number(std::abs(change), 'g', 2);
}

} // namespace

void CompareModel::show(ComparisonPtr comparison, const QString& leftName) {
    beginResetModel();
    m_comparison = std::move(comparison);
    m_leftName = leftName;
    m_kinds.clear();
    if (m_comparison) {
        for (const ComparedValueKind& kind : m_comparison->kinds) {
            m_kinds.push_back(kind.isPresence ? tr("Object") : engineText(kind.label));
        }
    }
    list();
    endResetModel();
}

void CompareModel::setFilter(CompareFilter filter) {
    beginResetModel();
    m_filter = std::move(filter);
    list();
    endResetModel();
}

void CompareModel::setTurns(std::optional<TurnRange> turns) {
    if (turns != m_turns) {
        beginResetModel();
        m_turns = turns;
        list();
        endResetModel();
    }
}

void CompareModel::setDimmed(bool isDimmed) {
    if (std::exchange(m_isDimmed, isDimmed) != isDimmed && !m_headings.empty()) {
        emit dataChanged(headingIndex(0), headingIndex(m_headings.size() - 1), {Qt::ForegroundRole});
    }
}

void CompareModel::sort(int column, Qt::SortOrder order) {
    m_sortColumn = column;
    m_sortOrder = order;
    beginResetModel();
    list();
    endResetModel();
}

/// Lists the values that match the filter. Tests each name only once: there may be many differences of few objects.
void CompareModel::list() {
    m_headings.clear();
    m_matching = 0;
    if (!m_comparison) {
        return;
    }
    const Comparison& all = *m_comparison;
    if (m_sortColumn == object) {
        m_ranks = ranksOf(all.objects, [](const ComparedThing& one) -> const QString& { return one.name; });
    } else if (m_sortColumn == value) {
        m_ranks = ranksOf(m_kinds, [](const QString& label) -> const QString& { return label; });
    }
    const QStringList& words = m_filter.words();
    const auto matches = [&](const QString& text) {
        std::uint64_t found = 0;
        for (qsizetype i = 0; i < words.size(); ++i) {
            found |= hasWord(text, words[i]) ? std::uint64_t{1} << std::min<qsizetype>(i, 63) : 0;
        }
        return found;
    };
    std::vector<std::uint64_t> ofObjects;
    std::vector<std::uint64_t> ofKinds;
    std::ranges::transform(all.objects, std::back_inserter(ofObjects),
                           [&](const auto& one) { return matches(one.name); });
    std::ranges::transform(m_kinds, std::back_inserter(ofKinds), matches);
    const std::uint64_t wanted = words.isEmpty()      ? 0
                                 : words.size() >= 64 ? ~std::uint64_t{0}
                                                      : (std::uint64_t{1} << words.size()) - 1;
    for (std::size_t origin = 0; origin < all.origins.size(); ++origin) {
        Heading heading{origin, {}};
        for (const std::uint32_t index : all.origins[origin].differences) {
            const ComparedValue& one = all.values[index];
            if ((!m_turns || m_turns->contains(one.first)) && (ofObjects[one.object] | ofKinds[one.kind]) == wanted &&
                m_filter.matches(Comparison::changeOf(one))) {
                heading.values.push_back(index);
            }
        }
        m_matching += heading.values.size();
        if (!heading.values.empty()) {
            order(heading.values);
            m_headings.push_back(std::move(heading));
        }
    }
}

/// Sorts values by the chosen column.
void CompareModel::order(std::vector<std::uint32_t>& values) const {
    const Comparison& all = *m_comparison;
    const auto sortBy = [&](const auto& key) {
        const auto isBefore = [&](std::uint32_t a, std::uint32_t b) {
            return m_sortOrder == Qt::AscendingOrder ? key(all.values[a]) < key(all.values[b])
                                                     : key(all.values[b]) < key(all.values[a]);
        };
        std::ranges::stable_sort(values, isBefore);
    };
    switch (m_sortColumn) {
    case object:
        return sortBy([this](const ComparedValue& one) { return m_ranks[one.object]; });
    case value:
        return sortBy([this](const ComparedValue& one) { return m_ranks[one.kind]; });
    case firstTurn:
        return sortBy([](const ComparedValue& one) { return one.first; });
    case left:
        return sortBy([](const ComparedValue& one) { return one.left.value_or(noNumber); });
    case right:
        return sortBy([](const ComparedValue& one) { return one.right.value_or(noNumber); });
    case change:
        return sortBy([](const ComparedValue& one) { return std::abs(Comparison::changeOf(one).value_or(0.0)); });
    default:
        return;
    }
}

std::size_t CompareModel::countBelow(std::size_t heading) const {
    const std::size_t count = m_headings[heading].values.size();
    return count > mostRows ? mostRows + 1 : count;
}

int CompareModel::columnCount(const QModelIndex&) const {
    return columnCount_;
}

const ComparedValue* CompareModel::valueAt(const QModelIndex& index) const {
    if (!index.isValid() || isHeading(index)) {
        return nullptr;
    }
    const std::vector<std::uint32_t>& values = m_headings[headingOf(index)].values;
    const auto row = static_cast<std::size_t>(index.row());
    return row < std::min(values.size(), mostRows) ? &m_comparison->values[values[row]] : nullptr;
}

const engine::DifferenceOrigin* CompareModel::originAt(const QModelIndex& index) const {
    return index.isValid() ? &m_comparison->origins[m_headings[headingOf(index)].origin] : nullptr;
}

QModelIndex CompareModel::indexOf(const QString& objectName, const std::string& kind) const {
    for (std::size_t heading = 0; heading < m_headings.size(); ++heading) {
        const std::vector<std::uint32_t>& values = m_headings[heading].values;
        for (std::size_t row = 0; row < std::min(values.size(), mostRows); ++row) {
            const ComparedValue& one = m_comparison->values[values[row]];
            if (m_comparison->kinds[one.kind].label == kind && m_comparison->objects[one.object].name == objectName) {
                return index(static_cast<int>(row), 0, headingIndex(heading));
            }
        }
    }
    return {};
}

/// Returns the words of a cause: "edited: BLD_FORUM/order (buildings.xml:12:7), 34 values from turn 3 on".
QString CompareModel::headingText(const Heading& heading) const {
    const engine::DifferenceOrigin& origin = m_comparison->origins[heading.origin];
    QString text = engineText(origin.label);
    QStringList edits;
    for (const std::uint32_t root : origin.roots) {
        edits << m_comparison->edits[root].label;
    }
    const bool isOfSession = isSessionPath(placeOf(origin)); // a line of this text means less than the statement
    const QString place = !isOfSession                           ? placeOf(origin)
                          : origin.isEdited && edits.size() == 1 ? edits.front()
                                                                 : QString();
    if (!place.isEmpty()) {
        text = tr("%1 (%2)").arg(text, place);
    }
    if (origin.isEdited) {
        text = tr("✎ edited: %1").arg(text);
    }
    if (origin.left.isThere != origin.right.isThere) {
        text = origin.left.isThere ? tr("%1, only in the earlier run").arg(text) : tr("%1, only now").arg(text);
    }
    if (!edits.isEmpty() && !(origin.isEdited && edits.size() == 1)) { // otherwise the edit is in the cause itself
        text = tr("%1, follows from %2").arg(text, edits.join(QStringLiteral(" + ")));
    }
    const auto all = static_cast<int>(origin.differences.size());
    const auto shown = static_cast<int>(heading.values.size());
    text += QStringLiteral(": ") + tr("%n values from turn %1 on", nullptr, all).arg(origin.first);
    return shown < all ? tr("%1, %2 match the filter").arg(text).arg(shown) : text;
}

QString CompareModel::textOf(const ComparedValue& one, int column) const {
    switch (column) {
    case object:
        return m_comparison->objects[one.object].name;
    case value:
        return m_kinds[one.kind];
    case firstTurn:
        return QString::number(one.first);
    case left:
        return m_comparison->leftText(one);
    case right:
        return m_comparison->rightText(one);
    default:
        break;
    }
    if (!m_comparison->isDifferentNow(one)) {
        return QStringLiteral("=");
    }
    const auto size = Comparison::changeOf(one);
    return size ? sizeText(*size) : QStringLiteral("≠");
}

QVariant CompareModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    if (role == Qt::ForegroundRole) {
        const Theme& theme = themeOf(QGuiApplication::palette());
        const ComparedValue* const one = valueAt(index);
        return m_isDimmed || (one != nullptr && !m_comparison->isDifferentNow(*one)) ? QVariant(theme.ghost)
                                                                                     : QVariant();
    }
    const Heading& heading = m_headings[headingOf(index)];
    if (isHeading(index)) {
        if (role == Qt::FontRole) {
            QFont font;
            font.setBold(m_comparison->origins[heading.origin].isEdited);
            return font;
        }
        return (role == Qt::DisplayRole || role == Qt::ToolTipRole) && index.column() == 0
                   ? QVariant(headingText(heading))
                   : QVariant();
    }
    const ComparedValue* const one = valueAt(index);
    if (one == nullptr) {
        const auto more = static_cast<int>(heading.values.size() - mostRows);
        return role == Qt::DisplayRole && index.column() == 0
                   ? QVariant(tr("… and %n more. Use the filter to find them.", nullptr, more))
                   : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        return textOf(*one, index.column());
    case Qt::ToolTipRole:
        if (one->left && one->right) {
            return tr("%1: exactly %2 → %3 in turn %4")
                .arg(m_kinds[one->kind], QString::number(*one->left, 'g', QLocale::FloatingPointShortest),
                     QString::number(*one->right, 'g', QLocale::FloatingPointShortest))
                .arg(m_comparison->turn);
        }
        return textOf(*one, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == firstTurn ||
                       ((index.column() == left || index.column() == right) && one->text == ComparedValue::noText)
                   ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant();
    default:
        return {};
    }
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const std::uint32_t turn = m_comparison ? m_comparison->turn : 0;
    switch (section) {
    case object:
        return tr("Object");
    case value:
        return tr("Value");
    case firstTurn:
        return tr("First turn");
    case left:
        return tr("%1, turn %2").arg(m_leftName).arg(turn);
    case right:
        return tr("Now, turn %1").arg(turn);
    case change:
        return tr("Change");
    default:
        return {};
    }
}

} // namespace orrery::widgets
