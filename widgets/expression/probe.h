// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/world.h"
#include "engine/turn/session.h"

#include <QObject>
#include <QString>

#include <optional>

namespace orrery::widgets {

class Sandbox;

/// The objects of the running sandbox for which the expression fields evaluate (I3.10). All fields of a view share it.
class Probe : public QObject {
    Q_OBJECT

public:
    explicit Probe(Sandbox& sandbox, QObject* parent = nullptr);

    /// Returns the run to read; null before the first run and while the run is being changed.
    const engine::Session* session() const;
    /// Returns whether expressions of a content can be evaluated on the run: the run has that content, or content whose
    /// state means the same (I4.9).
    bool canRead(const std::shared_ptr<const engine::CheckedModel>& model) const;
    /// Returns the cached values of the run's state for a content that can read it. They stay from one evaluation to
    /// the next.
    engine::World& world(const std::shared_ptr<const engine::CheckedModel>& model) const;
    /// Returns the picked source, otherwise the source of the first object of the class shown; noRow if there is none.
    engine::Row source() const { return m_source; }
    /// Returns the picked target, otherwise the source.
    engine::Row target() const { return m_target; }

    /// @param row nullopt: derived from the class shown.
    void pickSource(std::optional<engine::Row> row);
    /// @param row nullopt: the source.
    void pickTarget(std::optional<engine::Row> row);
    /// Sets the class whose groups are shown.
    void showClass(const QString& id);

signals:
    /// Emitted when the objects, the turn or the run has changed.
    void changed();

private:
    void refresh();

    Sandbox& m_sandbox;
    std::optional<engine::Row> m_pickedSource;
    std::optional<engine::Row> m_pickedTarget;
    QString m_class;
    engine::Row m_source;
    engine::Row m_target;
    // The latest comparison: every field repeats it at every key.
    mutable std::shared_ptr<const engine::CheckedModel> m_asking;
    mutable std::shared_ptr<const engine::CheckedModel> m_running;
    mutable bool m_canRead = false;
    mutable std::unique_ptr<engine::World> m_world;
    mutable std::shared_ptr<const engine::CheckedModel> m_worldModel; ///< outlives the world
};

} // namespace orrery::widgets
