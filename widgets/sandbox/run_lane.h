// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/turn_lanes.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <vector>

namespace orrery::widgets {

class Sandbox;

/// Reads a lane of the timeline that comes from the logs of the run, beside the run and after each change of it
/// (I4.26). Later turns join the known ones.
class RunLane : public QObject {
    Q_OBJECT

public:
    enum class Of : std::uint8_t { events, breakpoints };
    RunLane(Of of, Sandbox& sandbox, QObject* parent = nullptr);

    /// Sets the breakpoints of the lane: "group:CLASS/GROUP" for the firings of a group.
    void setBreakpoints(const QStringList& breakpoints);
    /// Sets whether anybody looks at the lane. While nobody does, nothing is read.
    void setWanted(bool isWanted);
    const std::vector<engine::TurnNote>& notes() const { return m_notes; }
    /// Returns the first turn from which on all notes are known: the logs of earlier turns may be dropped.
    std::uint32_t knownFrom() const { return m_knownFrom; }

signals:
    /// Emitted after notes() changes.
    void changed();

private:
    struct Work;

    void clear();
    void refresh();

    Of m_of;
    Sandbox& m_sandbox;
    QStringList m_breakpoints;
    std::vector<engine::TurnNote> m_notes;
    std::uint32_t m_knownFrom = 0;
    std::shared_ptr<Work> m_work; ///< only the sandbox's thread uses its reader
    quint64 m_revision = 0;       ///< revision of the run to which m_work belongs
    std::uint32_t m_read = 0;     ///< number of turns in m_notes
    quint64 m_number = 0;         ///< number of the newest work; results of earlier work are dropped
    bool m_isWanted = false;
};

} // namespace orrery::widgets
