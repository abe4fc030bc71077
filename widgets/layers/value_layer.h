// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/object_values.h"
#include "widgets/galaxy/map_values.h"

#include <QJsonArray>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace orrery::widgets {

/// A named layer of the map: the expressions that it shows as colour, size, label and heat (I4.24).
struct ValueLayer {
    /// The expression of one channel.
    struct Channel {
        QString expression; ///< empty: the channel is not in use
        bool isDifference = false;
        friend bool operator==(const Channel&, const Channel&) = default;
    };

    QString name;
    QString of; ///< id of a type or class; empty: all objects
    engine::ValueGather gather = engine::ValueGather::mean;
    std::array<Channel, static_cast<std::size_t>(MapChannel::count_)> channels{};

    /// Returns the request of a channel; nullopt if it is not in use.
    std::optional<engine::ObjectValuesRequest> request(MapChannel channel) const;
    friend bool operator==(const ValueLayer&, const ValueLayer&) = default;
};

/// Converts layers for the session. Skips unreadable layers.
QJsonArray toJson(const std::vector<ValueLayer>& layers);
std::vector<ValueLayer> valueLayersFrom(const QJsonArray& json);

} // namespace orrery::widgets
