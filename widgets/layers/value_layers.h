// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/removals.h"
#include "widgets/layers/value_layer.h"

#include <QJsonObject>
#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

class Sandbox;

/// The named layers of values of a project, and the one that the map shows (I4.24). Reads its values beside the run
/// after each change of the run, the cursor or the layer.
class ValueLayers : public QObject {
    Q_OBJECT

public:
    static constexpr int none = -1;

    explicit ValueLayers(Sandbox& sandbox, QObject* parent = nullptr);

    const std::vector<ValueLayer>& layers() const { return m_layers; }
    /// Returns the layer on the map; none if there is none.
    int current() const { return m_current; }
    void choose(int index);
    /// Adds a layer, and shows it. Gives it another name if a layer has the name.
    void add(ValueLayer layer);
    void change(int index, const ValueLayer& layer);
    void remove(int index);
    /// Brings back the layer that was removed last, and shows it. Does nothing if there is none.
    void bringBack();
    bool canBringBack() const { return !m_removals.isEmpty(); }
    /// Returns a name that no layer has: "Values 2".
    QString freeName() const;

    /// Sets the run for differences; null: there is none. Only the sandbox's thread reads it.
    void setOther(std::shared_ptr<const engine::Session> run);
    /// Returns the values for the map; null without a layer or a run.
    const MapValuesPtr& values() const { return m_values; }

    /// Converts the layers and the choice for the session.
    QJsonObject kept() const;
    void setKept(const QJsonObject& kept);

signals:
    /// Emitted after the layers or the choice change.
    void changed();
    /// Emitted after values() changes.
    void valuesChanged();

private:
    /// The state of the run and the layer that values() shows.
    struct Mark {
        quint64 revision = 0;
        std::uint32_t turn = 0;
        std::optional<std::uint32_t> inside;
        ValueLayer layer;
        std::shared_ptr<const engine::Session> other;
        friend bool operator==(const Mark&, const Mark&) = default;
    };

    void note();
    void refresh();
    void read(const Mark& wanted);
    void publish(MapValuesPtr values);

    Sandbox& m_sandbox;
    std::vector<ValueLayer> m_layers;
    Removals<ValueLayer> m_removals;
    int m_current = none;
    std::shared_ptr<const engine::Session> m_other;
    MapValuesPtr m_values;
    std::optional<Mark> m_mark; ///< of m_values, or of the work that reads them
    quint64 m_work = 0;         ///< number of the newest work; results of earlier work are dropped
};

} // namespace orrery::widgets
