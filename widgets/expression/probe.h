// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/world.h"
#include "engine/turn/session.h"
#include "engine/universe/bitmap.h"

#include <QObject>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace orrery::widgets {

class Sandbox;

/// The scope of an effects group for one source.
struct ProbeScope {
    std::string objectClass; ///< id of the class
    std::uint32_t group = 0; ///< number of the group in its class, from 0
    engine::Row source = engine::noRow;
    engine::Bitmap objects; ///< objects in the scope
    friend bool operator==(const ProbeScope&, const ProbeScope&) = default;
};

/// The source and target in the running sandbox for which expression fields evaluate (I3.10). All fields of a view
/// share one probe.
class Probe : public QObject {
    Q_OBJECT

public:
    explicit Probe(Sandbox& sandbox, QObject* parent = nullptr);

    /// Returns the run to read; null before the first run and while a job changes the run.
    const engine::Session* session() const;
    /// Returns whether expressions of this content can read the run. The run must have the same content, or content
    /// whose state has the same meaning (I4.9).
    bool canRead(const std::shared_ptr<const engine::CheckedModel>& model) const;
    /// Returns the cached values of the run's state, for content that can read it. The values stay cached between
    /// evaluations.
    engine::World& world(const std::shared_ptr<const engine::CheckedModel>& model) const;
    /// Returns the picked source, otherwise the source for the first object of the shown class; noRow if there is none.
    engine::Row source() const { return m_source; }
    /// Returns the picked target, otherwise the source.
    engine::Row target() const { return m_target; }
    /// Returns the scope of a group of the shown class; null if it is not known.
    /// @param group number of the group in its class, from 0
    const ProbeScope* scopeOf(std::uint32_t group) const;
    /// Returns the picked target if it is in a scope, otherwise the first object of the scope; noRow if it is empty.
    engine::Row targetIn(const ProbeScope& scope) const;

    /// @param row nullopt: the source follows from the shown class.
    void pickSource(std::optional<engine::Row> row);
    /// @param row nullopt: the source.
    void pickTarget(std::optional<engine::Row> row);
    /// Sets the shown class.
    void showClass(const QString& id);
    /// Sets the known scopes of groups, for amounts of effects.
    void setScopes(std::vector<ProbeScope> scopes);

signals:
    /// Emitted after the objects, the turn or the run changes.
    void changed();

private:
    void refresh();

    Sandbox& m_sandbox;
    std::optional<engine::Row> m_pickedSource;
    std::optional<engine::Row> m_pickedTarget;
    QString m_class;
    std::vector<ProbeScope> m_scopes;
    engine::Row m_source;
    engine::Row m_target;
    // The cached result of canRead(): every field calls it at every key.
    mutable std::shared_ptr<const engine::CheckedModel> m_asking;
    mutable std::shared_ptr<const engine::CheckedModel> m_running;
    mutable bool m_canRead = false;
    mutable std::unique_ptr<engine::World> m_world;
    mutable std::shared_ptr<const engine::CheckedModel> m_worldModel; ///< outlives the world
};

} // namespace orrery::widgets
