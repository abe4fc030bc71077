// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layers/value_layers.h"

#include "widgets/base/background.h"
#include "widgets/sandbox/sandbox.h"

#include <QPointer>

#include <algorithm>
#include <atomic>
#include <utility>

namespace orrery::widgets {

ValueLayers::ValueLayers(Sandbox& sandbox, QObject* parent) : QObject(parent), m_sandbox(sandbox) {
    connect(&sandbox, &Sandbox::changed, this, &ValueLayers::refresh);
    connect(&sandbox, &Sandbox::started, this, [this] { publish(nullptr); }); // its rows are other objects
}

void ValueLayers::note() {
    emit changed();
    refresh();
}

void ValueLayers::choose(int index) {
    const int chosen = index >= 0 && index < static_cast<int>(m_layers.size()) ? index : none;
    if (std::exchange(m_current, chosen) != chosen) {
        note();
    }
}

QString ValueLayers::freeName() const {
    for (int number = static_cast<int>(m_layers.size()) + 1;; ++number) {
        const QString name = tr("Values %1").arg(number);
        if (std::ranges::find(m_layers, name, &ValueLayer::name) == m_layers.end()) {
            return name;
        }
    }
}

void ValueLayers::add(ValueLayer layer) {
    const bool isTaken = std::ranges::find(m_layers, layer.name, &ValueLayer::name) != m_layers.end();
    if (layer.name.isEmpty() || isTaken) {
        layer.name = freeName();
    }
    m_layers.push_back(std::move(layer));
    m_current = static_cast<int>(m_layers.size()) - 1;
    note();
}

void ValueLayers::change(int index, const ValueLayer& layer) {
    ValueLayer& present = m_layers[static_cast<std::size_t>(index)];
    if (present != layer) {
        present = layer;
        note();
    }
}

void ValueLayers::remove(int index) {
    m_removals.note(m_layers);
    m_layers.erase(m_layers.begin() + index);
    if (m_current >= index) {
        m_current = std::min(m_current == index ? index : m_current - 1, static_cast<int>(m_layers.size()) - 1);
    }
    note();
}

void ValueLayers::bringBack() {
    if (auto layers = m_removals.takeBack(m_layers, &ValueLayer::name)) {
        m_current = static_cast<int>(std::ranges::mismatch(m_layers, *layers).in2 - layers->begin());
        m_layers = std::move(*layers);
        note();
    }
}

void ValueLayers::setOther(std::shared_ptr<const engine::Session> run) {
    if (run != m_other) {
        endElsewhere(std::exchange(m_other, std::move(run)));
        refresh();
    }
}

QJsonObject ValueLayers::kept() const {
    return {{QStringLiteral("layers"), toJson(m_layers)}, {QStringLiteral("shown"), m_current}};
}

void ValueLayers::setKept(const QJsonObject& kept) {
    m_removals.clear();
    m_layers = valueLayersFrom(kept.value(QStringLiteral("layers")).toArray());
    const int shown = kept.value(QStringLiteral("shown")).toInt(none);
    m_current = shown >= 0 && shown < static_cast<int>(m_layers.size()) ? shown : none;
    note();
}

void ValueLayers::publish(MapValuesPtr values) {
    ++m_work;
    m_mark.reset();
    if (values != m_values) {
        m_values = std::move(values);
        emit valuesChanged();
    }
}

void ValueLayers::refresh() {
    if (!m_sandbox.hasRun() || m_current == none) {
        m_sandbox.stopBeside(*this);
        publish(nullptr);
        return;
    }
    if (m_sandbox.isBusy()) {
        return; // the end of the job calls this function again
    }
    const ValueLayer& layer = m_layers[static_cast<std::size_t>(m_current)];
    const bool isDifferent = std::ranges::any_of(layer.channels, &ValueLayer::Channel::isDifference);
    const Mark now{m_sandbox.revision(), m_sandbox.turn(), m_sandbox.inside(), layer, isDifferent ? m_other : nullptr};
    if (m_mark != now) {
        read(now);
    }
}

void ValueLayers::read(const Mark& wanted) {
    const quint64 work = ++m_work;
    m_mark = wanted;
    const auto found = std::make_shared<MapValuesPtr>();
    m_sandbox.workBeside(*this, {[wanted, found](const engine::Session& run, const std::atomic<bool>& stop) {
                                     auto values = std::make_shared<MapValues>();
                                     values->name = wanted.layer.name;
                                     for (std::size_t i = 0; i < values->channels.size() && !stop; ++i) {
                                         const auto channel = static_cast<MapChannel>(i);
                                         if (const auto request = wanted.layer.request(channel)) {
                                             values->channels[i].emplace(
                                                 channel, engine::objectValues(run, *request, wanted.other.get()),
                                                 request->isDifference);
                                         }
                                     }
                                     *found = std::move(values);
                                 },
                                 [self = QPointer(this), work, found, wanted](bool isDone) {
                                     if (!self || work != self->m_work) {
                                         return; // newer work waits, or none is wanted
                                     }
                                     if (!isDone) {
                                         self->m_mark.reset();
                                         self->refresh(); // a job stopped it; the end of the job calls refresh(), too
                                         return;
                                     }
                                     self->publish(std::move(*found));
                                     self->m_mark = wanted;
                                 },
                                 false});
}

} // namespace orrery::widgets
