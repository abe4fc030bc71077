// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/rank_bench.h"

#include "engine/lab/ordered_work.h"
#include "engine/rules/shipped_rows.h"
#include "engine/text/machine_memory.h"
#include "widgets/base/background.h"
#include "widgets/project/analyzer.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThread>

#include <algorithm>
#include <cmath>
#include <utility>

namespace orrery::widgets {

namespace {

/// Returns the measure with the scenario that the project opens, if it has none.
engine::RankedMeasure withScenario(const Analysis& analysis, engine::RankedMeasure measure) {
    const engine::CheckedModel& model = *analysis.model;
    if (measure.scenario.empty()) {
        const bool isKnown = model.findScenario(model.defaultScenario) != nullptr || model.scenarios.empty();
        measure.scenario = isKnown ? model.defaultScenario : model.scenarios.front().id;
    }
    return measure;
}

} // namespace

RankBench::RankBench(Analyzer& analyzer, QObject* parent) : QObject(parent), m_analyzer(analyzer) {
    m_thread.setMaxThreadCount(1);
    connect(&analyzer, &Analyzer::compiled, this, &RankBench::changed);
    connect(&analyzer, &Analyzer::forgotten, this, [this] {
        stop();
        emit partsGo();
        m_parts.clear();
        emit partsWent();
        m_model.reset();
        m_tried = m_all = m_idle = m_broken = 0;
        m_base = 0.0;
        m_failure.clear();
        m_state = State::idle;
        emit changed();
    });
}

RankBench::~RankBench() {
    if (m_stop) {
        *m_stop = true;
    }
}

bool RankBench::isStale() const {
    const AnalysisPtr analysis = m_analyzer.latest();
    return m_model && analysis && analysis->model != m_model;
}

void RankBench::start(const engine::RankedMeasure& measure) {
    stop();
    const AnalysisPtr analysis = m_analyzer.latest();
    if (!analysis || !analysis->program || m_analyzer.isBehind()) {
        fail(tr("The content is being checked. Try again in a moment."));
        return;
    }
    emit partsGo();
    m_parts.clear();
    emit partsWent();
    m_tried = m_all = m_idle = m_broken = 0;
    m_model = analysis->model;
    m_state = State::playing;
    m_failure.clear();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    const auto tell = [self = QPointer(this), number = ++m_number](auto call) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, number, call = std::move(call)]() mutable {
                if (self && self->m_number == number) {
                    call(*self);
                }
            },
            Qt::QueuedConnection);
    };
    m_thread.start([analysis, measure, stop = m_stop, tell] {
        goBehind(); // so do the threads that it starts
        const auto jobs = static_cast<unsigned>(std::max(1, QThread::idealThreadCount() - 1)); // one for the window
        engine::RunLimits limits;
        limits.memory = engine::defaultMemoryLimit() / (2 * std::uint64_t{jobs});
        const engine::Ranking ranking(analysis->project, engine::shippedRows(), withScenario(*analysis, measure),
                                      limits, stop.get());
        if (ranking.isStopped()) {
            return; // stop() has told so
        }
        if (!ranking.problem().empty()) {
            tell([reason = sentenceText(ranking.problem())](RankBench& self) { self.fail(reason + QLatin1Char('.')); });
            return;
        }
        tell([base = ranking.base(), all = ranking.knobs().size()](RankBench& self) {
            self.m_base = base;
            self.m_all = all;
            emit self.changed();
        });
        engine::OrderedWork<engine::KnobResult> work(ranking.knobs().size(), jobs, [&](std::size_t index) {
            auto result = ranking.tryKnob(index);
            return result.isStopped ? std::nullopt : std::optional(std::move(result));
        });
        for (const engine::Knob& knob : ranking.knobs()) {
            auto result = work.take();
            if (!result) {
                return;
            }
            tell([knob, result = std::move(*result)](RankBench& self) { self.take(knob, result); });
        }
        tell([](RankBench& self) {
            self.m_state = State::idle;
            self.m_stop.reset();
            emit self.changed();
        });
    });
    emit changed();
}

void RankBench::take(engine::Knob knob, const engine::KnobResult& result) {
    ++m_tried;
    const double change = result.value - m_base;
    if (std::isnan(change)) {
        ++m_broken;
    } else if (change == 0.0) {
        ++m_idle;
    } else {
        const auto size = [](const RankedPart& one) { return std::abs(one.change); };
        const auto place = std::ranges::upper_bound(m_parts, std::abs(change), std::ranges::greater(), size);
        emit partComes(static_cast<int>(place - m_parts.begin()));
        m_parts.insert(place, {std::move(knob), result.value, change});
        emit partCame();
    }
    emit changed();
}

void RankBench::fail(const QString& reason) {
    m_state = State::failed;
    m_failure = reason;
    m_stop.reset();
    emit changed();
}

void RankBench::stop() {
    ++m_number;
    if (m_stop) {
        *m_stop = true;
        m_stop.reset();
    }
    if (m_state == State::playing) {
        m_state = State::stopped;
        emit changed();
    }
}

} // namespace orrery::widgets
