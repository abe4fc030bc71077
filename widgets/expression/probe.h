// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/world.h"
#include "engine/turn/session.h"

#include <QObject>
#include <QString>

#include <optional>

namespace orrery::widgets {

class Sandbox;

/// Which objects of the running sandbox the expression fields evaluate for (I3.10). Shared by all fields of a view.
class Probe : public QObject {
    Q_OBJECT

public:
    explicit Probe(Sandbox& sandbox, QObject* parent = nullptr);

    /// The run to read; null before the first and while it is being changed.
    const engine::Session* session() const;
    /// Whether expressions of a content can be asked of the run: it runs that content, or one whose state means the
    /// same (I4.9).
    bool canRead(const std::shared_ptr<const engine::CheckedModel>& model) const;
    /// What is known of the run's state to a content that can read it, kept from one question to the next.
    engine::World& world(const std::shared_ptr<const engine::CheckedModel>& model) const;
    /// The picked source, else the source of the first holder of the class shown; noRow where there is none.
    engine::Row source() const { return m_source; }
    /// The picked target, else the source.
    engine::Row target() const { return m_target; }

    /// @param row nullopt: by the class shown.
    void pickSource(std::optional<engine::Row> row);
    /// @param row nullopt: the source.
    void pickTarget(std::optional<engine::Row> row);
    /// The class whose groups are being looked at.
    void showClass(const QString& id);

signals:
    /// Other objects, another turn or another run.
    void changed();

private:
    void refresh();

    Sandbox& m_sandbox;
    std::optional<engine::Row> m_pickedSource;
    std::optional<engine::Row> m_pickedTarget;
    QString m_class;
    engine::Row m_source;
    engine::Row m_target;
    // What was compared last: every field asks the same at every key.
    mutable std::shared_ptr<const engine::CheckedModel> m_asking;
    mutable std::shared_ptr<const engine::CheckedModel> m_running;
    mutable bool m_canRead = false;
    mutable std::unique_ptr<engine::World> m_world;
    mutable std::shared_ptr<const engine::CheckedModel> m_worldModel; ///< outlives the world
};

} // namespace orrery::widgets
