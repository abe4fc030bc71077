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

/// Icons in the order of HappeningKind.
constexpr std::array<const char*, 6> kindIcons{"ship", "trigger", "split", "edit", "star", "watch"};

} // namespace

void EventsModel::show(std::vector<Happening> happenings, std::vector<std::uint32_t> turns) {
    beginResetModel();
    m_turns = std::move(turns);
    m_happenings = std::move(happenings);
    endResetModel();
}

QVariant EventsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const bool isTop = isHeading(index);
    const std::size_t at = headingOf(index);
    const Happening& happening = m_happenings[at];
    switch (role) {
    case HappeningRole:
        return QVariant::fromValue(static_cast<int>(at));
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        if (isTop && turnOf(at)) {
            return tr("Turn %1: %2").arg(*turnOf(at)).arg(engineText(happening.sentence));
        }
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
