// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layers/value_layer.h"

#include <QJsonObject>

#include <algorithm>

namespace orrery::widgets {

namespace {

constexpr std::array gatherNames{"mean", "sum", "smallest", "largest"};
constexpr std::array channelNames{"colour", "size", "label", "heat"};
static_assert(gatherNames.size() == static_cast<std::size_t>(engine::ValueGather::count_));
static_assert(channelNames.size() == static_cast<std::size_t>(MapChannel::count_));

} // namespace

std::optional<engine::ObjectValuesRequest> ValueLayer::request(MapChannel channel) const {
    const Channel& one = channels[static_cast<std::size_t>(channel)];
    if (one.expression.trimmed().isEmpty()) {
        return std::nullopt;
    }
    return engine::ObjectValuesRequest{one.expression.toStdString(), of.toStdString(), gather, one.isDifference};
}

QJsonArray toJson(const std::vector<ValueLayer>& layers) {
    QJsonArray json;
    for (const ValueLayer& layer : layers) {
        QJsonObject one{
            {QStringLiteral("name"), layer.name},
            {QStringLiteral("of"), layer.of},
            {QStringLiteral("systems"), QString::fromLatin1(gatherNames[static_cast<std::size_t>(layer.gather)])}};
        for (std::size_t i = 0; i < layer.channels.size(); ++i) {
            const ValueLayer::Channel& channel = layer.channels[i];
            one.insert(QLatin1String(channelNames[i]), QJsonObject{{QStringLiteral("value"), channel.expression},
                                                                   {QStringLiteral("change"), channel.isDifference}});
        }
        json << one;
    }
    return json;
}

std::vector<ValueLayer> valueLayersFrom(const QJsonArray& json) {
    std::vector<ValueLayer> layers;
    for (const QJsonValue& value : json) {
        const QJsonObject one = value.toObject();
        ValueLayer layer{.name = one.value(QStringLiteral("name")).toString(),
                         .of = one.value(QStringLiteral("of")).toString()};
        if (layer.name.isEmpty()) {
            continue;
        }
        const QString gather = one.value(QStringLiteral("systems")).toString();
        const auto found =
            std::ranges::find_if(gatherNames, [&gather](const char* name) { return gather == QLatin1String(name); });
        if (found != gatherNames.end()) {
            layer.gather = static_cast<engine::ValueGather>(found - gatherNames.begin());
        }
        for (std::size_t i = 0; i < layer.channels.size(); ++i) {
            const QJsonObject channel = one.value(QLatin1String(channelNames[i])).toObject();
            layer.channels[i] = {channel.value(QStringLiteral("value")).toString(),
                                 channel.value(QStringLiteral("change")).toBool()};
        }
        layers.push_back(std::move(layer));
    }
    return layers;
}

} // namespace orrery::widgets
