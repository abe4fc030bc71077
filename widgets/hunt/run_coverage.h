// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/coverage.h"

#include <QObject>

#include <memory>

namespace orrery::widgets {

class Sandbox;

/// A coverage that views read: an immutable value.
using CoveragePtr = std::shared_ptr<const engine::Coverage>;

/// Reads the coverage of the run beside it, turn by turn (I4.13), and again after each change of the run.
class RunCoverage : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        off, ///< nobody wants it
        noRun,
        reading, ///< coverage() grows
        current, ///< coverage() has all known turns
    };

    explicit RunCoverage(Sandbox& sandbox, QObject* parent = nullptr);

    State state() const { return m_state; }
    /// Returns the newest coverage, which may lack the last turns; null before the first one.
    const CoveragePtr& coverage() const { return m_coverage; }
    bool isWanted() const { return m_isWanted; }
    /// Sets whether somebody wants the coverage. Otherwise no log is read.
    void setWanted(bool isWanted);

signals:
    /// Emitted after state() or coverage() changes.
    void changed();

private:
    struct Work;

    void refresh();
    void publish(State state);
    void take(quint64 work, CoveragePtr coverage);

    Sandbox& m_sandbox;
    State m_state = State::off;
    CoveragePtr m_coverage;
    std::shared_ptr<Work> m_work; ///< only the sandbox's thread uses its contents
    quint64 m_revision = 0;       ///< revision of the run to which m_work belongs
    quint64 m_number = 0;         ///< number of the newest work; results of earlier work are dropped
    bool m_isWanted = false;
};

} // namespace orrery::widgets
