// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/causal_picture.h"
#include "widgets/causes/graph_layout.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace orrery::widgets {

class Sandbox;

/// The causes of some turns, with the place of each box: plain values, which do not need the run.
struct LaidOutCauses {
    engine::CausalPicture picture;
    std::vector<std::pair<std::uint32_t, QString>> groups; ///< the groups of these turns, with their labels, by label
    QString object;                                        ///< name of the object that the query names
    std::vector<QSizeF> sizes;                             ///< by box
    GraphLayout layout;
};
using CausesPtr = std::shared_ptr<const LaidOutCauses>;

/// Reads the causes of the current turn, or of the chosen range of turns, beside the run, and lays them out in the
/// background (I4.11). Does so again after each change of the turn.
class RunCauses : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        noRun,
        reading,
        layingOut,
        stopped, ///< the user stopped the work
        failed,  ///< there is no layout
        current, ///< causes() is the newest result
    };
    /// Returns the size of a box of a picture. Called on the window's thread.
    using Measure = std::function<QSizeF(const engine::CausalBox& box)>;

    RunCauses(Sandbox& sandbox, Measure measure, QObject* parent = nullptr);
    ~RunCauses() override;

    State state() const { return m_state; }
    bool isWorking() const { return m_state == State::reading || m_state == State::layingOut; }
    /// Returns the newest causes; null before the first ones.
    const CausesPtr& causes() const { return m_causes; }
    const engine::CausalQuery& query() const { return m_query; }
    void setQuery(const engine::CausalQuery& query);
    void stop();
    void resume();
    /// Sets whether somebody wants the causes. Otherwise nothing is read, and the last causes stay.
    void setWanted(bool isWanted);

signals:
    /// Emitted after state() or causes() changes.
    void changed();

private:
    /// The question that some work answers.
    struct Key {
        quint64 revision = 0;
        std::uint32_t first = 0;
        std::uint32_t last = 0;
        engine::CausalQuery query{};
        friend bool operator==(const Key&, const Key&) = default;
    };

    void refresh();
    void layOutBeside(std::shared_ptr<LaidOutCauses> causes);
    void publish(State state);
    /// Begins new work. Returns its number; results of earlier work are dropped.
    quint64 renew() { return ++*m_newest; }

    Sandbox& m_sandbox;
    Measure m_measure;
    State m_state = State::noRun;
    engine::CausalQuery m_query;
    CausesPtr m_causes;
    std::optional<Key> m_key; ///< of the newest work
    /// Number of the newest work. A layout that waits reads it on its thread.
    std::shared_ptr<std::atomic<quint64>> m_newest = std::make_shared<std::atomic<quint64>>(0);
    bool m_isWanted = false;
};

} // namespace orrery::widgets
