// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/events_model.h"

#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QGuiApplication>
#include <QPalette>

#include <array>

namespace orrery::widgets {

using engine::Happening;

namespace {

constexpr quintptr topLevel = ~quintptr{0};
/// In the order of HappeningKind.
constexpr std::array<const char*, 6> kindIcons{"ship", "trigger", "split", "edit", "star", "watch"};

} // namespace

void EventsModel::show(std::vector<Happening> happenings) {
    beginResetModel();
    m_happenings = std::move(happenings);
    endResetModel();
}

QModelIndex EventsModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) : topLevel);
}

QModelIndex EventsModel::parent(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == topLevel) {
        return {};
    }
    return createIndex(static_cast<int>(index.internalId()), 0, topLevel);
}

int EventsModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) {
        return static_cast<int>(m_happenings.size());
    }
    const bool isTop = parent.internalId() == topLevel;
    return isTop ? static_cast<int>(m_happenings[static_cast<std::size_t>(parent.row())].details.size()) : 0;
}

int EventsModel::columnCount(const QModelIndex&) const {
    return 1;
}

QVariant EventsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const bool isTop = index.internalId() == topLevel;
    const auto at = isTop ? static_cast<std::size_t>(index.row()) : static_cast<std::size_t>(index.internalId());
    const Happening& happening = m_happenings[at];
    switch (role) {
    case HappeningRole:
        return QVariant::fromValue(static_cast<int>(at));
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return engineText(isTop ? happening.sentence : happening.details[static_cast<std::size_t>(index.row())]);
    case Qt::DecorationRole:
        return isTop ? QVariant(
                           icon(happening.isWanting ? "warning" : kindIcons[static_cast<std::size_t>(happening.kind)],
                                themeOf(QGuiApplication::palette())))
                     : QVariant();
    default:
        return {};
    }
}

} // namespace orrery::widgets
