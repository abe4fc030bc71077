// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/seeds_run.h"

#include "widgets/base/background.h"
#include "widgets/compare/run_comparison.h"
#include "widgets/sandbox/sandbox.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThread>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

/// Returns whether two inputs give the same runs with the same seeds.
bool isSameForSeeds(RunInputs a, RunInputs b) {
    a.seed.reset();
    b.seed.reset();
    return isSameRun(a, b);
}

engine::SeededSide sideOf(const RunInputs& inputs, unsigned jobs) {
    engine::SeededSide side{inputs.program, scenarioOf(inputs), inputs.limits};
    side.limits.memory /= std::uint64_t{2} * jobs; // all runs at once fit into the memory of a run
    return side;
}

} // namespace

SeedsRun::SeedsRun(const RunComparison& comparison, const Sandbox& sandbox, QObject* parent)
    : QObject(parent), m_comparison(comparison), m_sandbox(sandbox) {
    m_thread.setMaxThreadCount(1);
}

SeedsRun::~SeedsRun() {
    if (m_stop) {
        *m_stop = true;
    }
}

std::optional<SeedsRun::Sides> SeedsRun::present() const {
    auto left = m_comparison.baseInputs();
    auto right = m_sandbox.inputs();
    return left && right && left->program && right->program ? std::optional(Sides{std::move(*left), std::move(*right)})
                                                            : std::nullopt;
}

bool SeedsRun::canStart() const {
    return present().has_value();
}

bool SeedsRun::isStale() const {
    if (!m_shown) {
        return false;
    }
    const auto now = present();
    return !now || !isSameForSeeds(now->left, m_shown->left) || !isSameForSeeds(now->right, m_shown->right);
}

void SeedsRun::start(std::uint32_t seeds) {
    auto sides = present();
    if (!sides) {
        return;
    }
    if (m_stop) {
        *m_stop = true;
    }
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_played = sides;
    m_done = 0;
    m_wanted = seeds;
    m_state = State::playing;
    const quint64 number = ++m_number;
    const auto tell = [self = QPointer(this)](auto call) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, call = std::move(call)] {
                if (self) {
                    call(*self);
                }
            },
            Qt::QueuedConnection);
    };
    m_thread.start([number, sides = std::move(*sides), seeds, turn = m_sandbox.turn(), stop = m_stop, tell] {
        goBehind(); // so do the threads that it starts
        engine::SeedsRequest request;
        request.turn = turn;
        request.jobs = static_cast<unsigned>(std::max(1, QThread::idealThreadCount() - 1)); // one for the window
        request.sides = {sideOf(sides.left, request.jobs), sideOf(sides.right, request.jobs)};
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            request.seeds.push_back(seed);
        }
        auto found = engine::compareSeeds(request, stop.get(), [&](std::size_t done) {
            tell([number, done](SeedsRun& self) {
                if (number == self.m_number) {
                    self.m_done = static_cast<std::uint32_t>(done);
                    emit self.changed();
                }
            });
        });
        std::shared_ptr<const FoundSeeds> result;
        if (found) {
            const auto& model = sides.right.program->model;
            SeedsNames names = namesOf(*found, *model);
            result = std::make_shared<const FoundSeeds>(FoundSeeds{std::move(*found), model, std::move(names)});
        }
        tell([number, result](SeedsRun& self) { self.take(number, result); });
    });
    emit changed();
}

void SeedsRun::take(quint64 number, std::shared_ptr<const FoundSeeds> found) {
    if (number == m_number && found != nullptr) {
        m_found = endingElsewhere(std::move(found));
        m_shown = std::exchange(m_played, std::nullopt);
        m_state = State::done;
        emit changed();
    }
}

void SeedsRun::stop() {
    if (m_state == State::playing) {
        *m_stop = true;
        ++m_number;
        m_state = State::stopped;
        emit changed();
    }
}

void SeedsRun::clear() {
    if (m_stop) {
        *m_stop = true;
    }
    ++m_number;
    m_state = State::none;
    m_found.reset();
    m_played.reset();
    m_shown.reset();
    emit changed();
}

} // namespace orrery::widgets
