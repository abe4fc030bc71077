// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/coverage_model.h"

#include "widgets/base/background.h"
#include "widgets/coverage/coverage_mark.h"
#include "widgets/hunt/coverage_places.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPointer>

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace orrery::widgets {

namespace {

/// The maximum number of elements that the GUI thread filters and sorts itself.
constexpr std::size_t listedAtOnce = 2'000;

using engine::CoverageKind;

QString groupOf(const engine::CoverageItem& item) {
    return item.group != nullptr ? QString::fromStdString(item.group->id) : QString();
}

/// Returns the element itself; a class and a group have columns of their own.
QString elementOf(const engine::CoverageItems& items, std::uint32_t item) {
    const CoverageKind kind = items[item].kind;
    return kind == CoverageKind::objectClass || kind == CoverageKind::group ? QString() : engineText(items.text(item));
}

/// Returns the number in a column; nullopt if elements of the kind do not have it.
std::optional<quint64> numberIn(const engine::Coverage& coverage, std::uint32_t item, int column) {
    const engine::CoverageCounts& counts = coverage[item];
    const CoverageKind kind = coverage.items()[item].kind;
    const bool changesValues = kind == CoverageKind::group || kind == CoverageKind::effect;
    if (kind == CoverageKind::condition) {
        return std::nullopt;
    }
    switch (column) {
    case CoverageModel::turns:
        return counts.turns;
    case CoverageModel::times:
        return counts.times;
    case CoverageModel::changed_:
        return changesValues ? std::optional<quint64>(counts.changed) : std::nullopt;
    case CoverageModel::undone:
        return changesValues ? std::optional<quint64>(counts.undone) : std::nullopt;
    case CoverageModel::suppressed:
        return changesValues ? std::optional<quint64>(counts.suppressed) : std::nullopt;
    default:
        return std::nullopt;
    }
}

} // namespace

void CoverageModel::show(CoveragePtr coverage) {
    if (coverage != m_question.coverage) {
        m_question.coverage = std::move(coverage);
        ask();
    }
}

void CoverageModel::setFilter(Filter filter) {
    if (filter != m_question.filter) {
        m_question.filter = std::move(filter);
        ask();
    }
}

void CoverageModel::sort(int column, Qt::SortOrder order) {
    m_question.column = column;
    m_question.order = order;
    ask();
}

void CoverageModel::ask() {
    const quint64 asked = ++*m_asked;
    if (!m_question.coverage || m_question.coverage->items().size() <= listedAtOnce) {
        m_answered = asked;
        take(m_question, answer(m_question));
        return;
    }
    inBackground([self = QPointer(this), question = m_question, asked, newest = m_asked] {
        if (*newest != asked) {
            return;
        }
        const Rows rows = answer(question);
        QMetaObject::invokeMethod(
            qApp,
            [self, question, rows, asked] {
                if (self && *self->m_asked == asked) {
                    self->m_answered = asked;
                    self->take(question, rows);
                }
            },
            Qt::QueuedConnection);
    });
}

CoverageModel::Rows CoverageModel::answer(const Question& question) {
    std::vector<std::uint32_t> rows;
    if (!question.coverage) {
        return std::make_shared<const std::vector<std::uint32_t>>();
    }
    const engine::Coverage& coverage = *question.coverage;
    const engine::CoverageItems& items = coverage.items();
    for (std::uint32_t item = 0; item < items.size(); ++item) {
        if ((question.filter.kind && items[item].kind != *question.filter.kind) ||
            (question.filter.state && coverage[item].state != *question.filter.state)) {
            continue;
        }
        if (!question.filter.words.isEmpty()) {
            const QString text = QString::fromStdString(items.ownerId(item)) + QLatin1Char(' ') + groupOf(items[item]) +
                                 QLatin1Char(' ') + elementOf(items, item);
            if (!std::ranges::all_of(question.filter.words,
                                     [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); })) {
                continue;
            }
        }
        rows.push_back(item);
    }
    const auto sortBy = [&](const auto& keyOf) {
        using Key = decltype(keyOf(std::uint32_t{}));
        std::vector<std::pair<Key, std::uint32_t>> keyed;
        keyed.reserve(rows.size());
        for (const std::uint32_t item : rows) {
            keyed.emplace_back(keyOf(item), item);
        }
        const bool isAscending = question.order == Qt::AscendingOrder;
        std::ranges::stable_sort(
            keyed, [&](const auto& a, const auto& b) { return isAscending ? a.first < b.first : b.first < a.first; });
        std::ranges::transform(keyed, rows.begin(), [](const auto& one) { return one.second; });
    };
    switch (question.column) {
    case objectClass:
        sortBy([&](std::uint32_t item) { return QString::fromStdString(items.ownerId(item)).toCaseFolded(); });
        break;
    case group:
        sortBy([&](std::uint32_t item) { return groupOf(items[item]).toCaseFolded(); });
        break;
    case kind:
        sortBy([&](std::uint32_t item) { return static_cast<int>(items[item].kind); });
        break;
    case element:
        sortBy([&](std::uint32_t item) { return elementOf(items, item).toCaseFolded(); });
        break;
    case turns:
    case times:
    case changed_:
    case undone:
    case suppressed:
        sortBy([&](std::uint32_t item) {
            const auto number = numberIn(coverage, item, question.column);
            return number ? static_cast<qint64>(*number) : qint64{-1};
        });
        break;
    default: // the lowest state first
        sortBy([&](std::uint32_t item) { return static_cast<int>(coverage[item].state); });
        break;
    }
    return std::make_shared<const std::vector<std::uint32_t>>(std::move(rows));
}

void CoverageModel::take(const Question& question, Rows rows) {
    if (m_shown && question.coverage && *rows == *m_rows &&
        m_shown->sharedItems() == question.coverage->sharedItems()) {
        m_shown = question.coverage; // the same rows, perhaps with other counts
        if (!m_rows->empty()) {
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount_ - 1));
        }
        emit listed();
        return;
    }
    emit aboutToList();
    beginResetModel();
    m_shown = question.coverage;
    m_rows = std::move(rows);
    endResetModel();
    emit listed();
}

std::optional<std::uint32_t> CoverageModel::itemAt(const QModelIndex& index) const {
    return index.isValid() ? std::optional((*m_rows)[static_cast<std::size_t>(index.row())]) : std::nullopt;
}

int CoverageModel::rowOf(std::uint32_t item) const {
    const auto found = std::ranges::find(*m_rows, item);
    return found == m_rows->end() ? -1 : static_cast<int>(found - m_rows->begin());
}

int CoverageModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows->size());
}

int CoverageModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columnCount_;
}

QString CoverageModel::textOf(std::uint32_t item, int column) const {
    const engine::CoverageItems& items = m_shown->items();
    switch (column) {
    case objectClass:
        return QString::fromStdString(items.ownerId(item));
    case group:
        return groupOf(items[item]);
    case kind:
        return engineText(engine::coverageKindName(items[item].kind));
    case element:
        return elementOf(items, item);
    case state:
        return coverageStateWords((*m_shown)[item].state);
    default:
        break;
    }
    const auto number = numberIn(*m_shown, item, column);
    return number ? QString::number(*number) : QString();
}

QVariant CoverageModel::data(const QModelIndex& index, int role) const {
    const auto item = itemAt(index);
    if (!item) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return textOf(*item, index.column());
    case Qt::ToolTipRole:
        return CoveragePlaces::wordsOf(*m_shown, *item);
    case Qt::DecorationRole:
        return index.column() == state
                   ? QVariant(coverageIcon((*m_shown)[*item].state, themeOf(QGuiApplication::palette())))
                   : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() >= turns ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

QVariant CoverageModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const bool isTip = role == Qt::ToolTipRole;
    switch (section) {
    case objectClass:
        return isTip ? tr("The class, or the scenario of a condition") : tr("Class");
    case group:
        return tr("Group");
    case kind:
        return tr("Kind");
    case element:
        return tr("Element");
    case state:
        return isTip ? tr("The best state that the element reached in the run") : tr("State");
    case turns:
        return isTip ? tr("Turns in which the class was in play, the group fired, or the effect had objects")
                     : tr("Turns");
    case times:
        return isTip ? tr("Firings, responses, or the largest number of objects") : tr("Count");
    case changed_:
        return isTip ? tr("Values that it changed") : tr("Changed");
    case undone:
        return isTip ? tr("Changed values that were clamped or overwritten later in the turn") : tr("Undone");
    case suppressed:
        return isTip ? tr("Objects on which a stacking name suppressed it") : tr("Suppressed");
    default:
        return {};
    }
}

} // namespace orrery::widgets
