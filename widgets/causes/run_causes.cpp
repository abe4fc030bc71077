// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/causes/run_causes.h"

#include "engine/trace/replay.h"
#include "widgets/base/background.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/shown_name.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <algorithm>
#include <set>
#include <utility>

namespace orrery::widgets {

namespace {

/// Returns the groups of a graph's nodes, sorted by their labels.
std::vector<std::pair<std::uint32_t, QString>> groupsOf(const engine::Session& run, const engine::CausalGraph& graph) {
    std::set<std::uint32_t> known;
    for (const engine::CausalNode& node : graph.nodes) {
        known.insert(node.group);
    }
    known.erase(engine::noGroup);
    std::vector<std::pair<std::uint32_t, QString>> groups;
    for (const std::uint32_t group : known) {
        groups.emplace_back(
            group, QString::fromStdString(engine::groupLabel(*run.program().model, run.program().checkedGroup(group))));
    }
    std::ranges::sort(groups, {}, &std::pair<std::uint32_t, QString>::second);
    return groups;
}

} // namespace

RunCauses::RunCauses(Sandbox& sandbox, Measure measure, QObject* parent)
    : QObject(parent), m_sandbox(sandbox), m_measure(std::move(measure)) {
    connect(&sandbox, &Sandbox::changed, this, &RunCauses::refresh);
    connect(&sandbox, &Sandbox::shownTurnsChanged, this, &RunCauses::refresh);
}

RunCauses::~RunCauses() {
    renew(); // layouts that wait are not computed. The sandbox may have ended before, with its window.
}

void RunCauses::setQuery(const engine::CausalQuery& query) {
    if (query != m_query) {
        m_query = query;
        refresh();
    }
}

void RunCauses::stop() {
    if (isWorking()) {
        renew(); // Graphviz cannot stop: its result is dropped
        m_sandbox.stopBeside(*this);
        publish(State::stopped);
    }
}

void RunCauses::resume() {
    m_key.reset();
    refresh();
}

void RunCauses::setWanted(bool isWanted) {
    if (std::exchange(m_isWanted, isWanted) == isWanted) {
        return; // a view also hides when its window ends, after the sandbox
    }
    if (isWanted) {
        refresh();
    } else if (isWorking()) {
        renew();
        m_key.reset();
        m_sandbox.stopBeside(*this);
    }
}

void RunCauses::publish(State state) {
    m_state = state;
    emit changed();
}

void RunCauses::refresh() {
    if (!m_sandbox.hasRun()) {
        renew();
        m_key.reset();
        m_causes.reset();
        m_sandbox.stopBeside(*this);
        publish(State::noRun);
        return;
    }
    if (m_sandbox.isBusy() || !m_isWanted) {
        return; // the end of the job, or the wish, calls this function again
    }
    const auto range = m_sandbox.shownTurns();
    Key key{.revision = m_sandbox.revision(),
            .first = range ? range->first : m_sandbox.turn(),
            .last = range ? std::min(range->last, m_sandbox.lastTurn()) : m_sandbox.turn(),
            .query = m_query};
    if (m_key == key) {
        return;
    }
    m_key = key;
    const quint64 number = renew();
    const auto causes = std::make_shared<LaidOutCauses>();
    publish(State::reading);
    m_sandbox.workBeside(*this, {.work =
                                     [causes, key](const engine::Session& run, const std::atomic<bool>& stop) {
                                         const engine::CausalGraph graph =
                                             engine::readCauses(run, key.first, key.last, &stop);
                                         causes->picture = engine::pictureOf(run, graph, key.query);
                                         causes->groups = groupsOf(run, graph);
                                         if (key.query.object) {
                                             causes->object = shownName(run.universe().view(), *key.query.object);
                                         }
                                     },
                                 .finished =
                                     [self = QPointer(this), number, causes](bool isDone) {
                                         if (!self || number != *self->m_newest) {
                                             return;
                                         }
                                         if (isDone) {
                                             self->layOutBeside(causes);
                                         } else {
                                             self->m_key.reset(); // a job of the run stopped it, and calls refresh()
                                         }
                                     },
                                 .readsRun = true});
}

/// Lays out the boxes on the thread for layouts. Drops the layout if other work has begun meanwhile, and does not even
/// begin it if it still waits then.
void RunCauses::layOutBeside(std::shared_ptr<LaidOutCauses> causes) {
    GraphShape shape;
    for (const engine::CausalBox& box : causes->picture.boxes) {
        shape.boxes.push_back(m_measure(box));
    }
    causes->sizes = shape.boxes;
    for (const engine::CausalEdge& edge : causes->picture.edges) {
        shape.edges.emplace_back(edge.from, edge.to);
    }
    const quint64 number = *m_newest;
    publish(State::layingOut);
    layoutThread().start(
        [self = QPointer(this), number, newest = m_newest, causes = std::move(causes), shape = std::move(shape)] {
            if (number != *newest) {
                return;
            }
            goBehind();
            auto layout = layOut(shape);
            const bool isGood = layout.has_value();
            if (isGood) {
                causes->layout = std::move(*layout);
            }
            QMetaObject::invokeMethod(
                qApp,
                [self, number, causes, isGood] {
                    if (self && number == *self->m_newest) {
                        self->m_causes = isGood ? causes : nullptr;
                        self->publish(isGood ? State::current : State::failed);
                    }
                },
                Qt::QueuedConnection);
        });
}

} // namespace orrery::widgets
