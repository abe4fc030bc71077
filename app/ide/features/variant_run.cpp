// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/variant_run.h"

#include "app/ide/main_window.h"
#include "app/ide/run_commands.h"
#include "engine/rules/shipped_rows.h"
#include "engine/sweep/sweep_content.h"
#include "widgets/base/background.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/sweep/sweep_cache.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QPointer>

#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

constexpr std::string_view prefix = "sweep ";

/// Returns the id of the scenario of a variant's runs. It names the sweep, the variant and its values, so a run that
/// the session restores finds its content again.
std::string idOf(const engine::SweepPlan& plan, std::size_t variant) {
    return std::string(prefix) + plan.sweep.id + " " + std::to_string(variant) + " " +
           engine::variantLabel(plan, variant).english();
}

} // namespace

/// The content of a variant, and the scenario of its runs.
struct VariantRun::Made {
    engine::VariantContent content; ///< without a program: there is no such variant
    engine::CheckedScenario scenario;
};

VariantRun::VariantRun(MainWindow& window) : QObject(&window), m_window(window) {
    window.runs().setOtherContent([this](const AnalysisPtr& analysis) { return takeContent(analysis); });
    connect(&window.analyzer(), &Analyzer::forgotten, this, &VariantRun::forget);
    connect(&window.sandbox(), &Sandbox::started, this, &VariantRun::follow);
    connect(&window.sandbox(), &Sandbox::busyChanged, this, &VariantRun::follow); // before another run is played
}

/// Returns whether the sandbox has, or soon has, the run of a variant.
bool VariantRun::isPlayed() const {
    const auto base = m_window.sandbox().base();
    return base && base->scenario.id.starts_with(prefix);
}

/// Drops the content of the variant, also that which is being made.
void VariantRun::forget() {
    m_program.reset();
    m_model.reset();
    m_made.clear();
    ++m_number;
}

/// Makes the content of a variant, in the background. @param wanted id of its scenario
void VariantRun::make(const AnalysisPtr& analysis, const std::string& wanted,
                      std::function<void(const Made& made)> then) {
    const quint64 number = ++m_number;
    m_made = wanted;
    inBackground([analysis, wanted, then = std::move(then), number, self = QPointer(this)] {
        auto made = std::make_shared<Made>();
        const std::string sweep = wanted.substr(prefix.size(), wanted.find(' ', prefix.size()) - prefix.size());
        if (const auto plan = sweepPlanOf(*analysis, QString::fromStdString(sweep), {})) {
            for (std::size_t variant = 0; variant < plan->variants.size(); ++variant) {
                if (idOf(*plan, variant) != wanted) {
                    continue;
                }
                const engine::SweepContent contents(analysis->project, analysis->diagnostics, engine::shippedRows(),
                                                    plan->sweep);
                engine::CheckMemory memory;
                made->content = contents.make(plan->variants[variant], memory);
                if (made->content.program) {
                    const engine::CheckedModel& model = *made->content.program->model;
                    made->scenario =
                        engine::withRun(*model.findScenario(made->content.sweep.scenario), made->content.sweep.actions);
                    made->scenario.chanceKey = made->scenario.stableName(); // draws the same numbers (E5.10)
                    made->scenario.id = wanted; // no scenario of the content, which would replace it
                    made->scenario.name = plan->sweep.name;
                }
                break;
            }
        }
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [made, then, number, self, model = analysis->model] {
                if (!self || self->m_number != number) {
                    return;
                }
                const AnalysisPtr latest = self->m_window.analyzer().latest();
                if (!latest || latest->model != model) {
                    self->m_made.clear(); // an edit came first
                    return;
                }
                self->m_program = made->content.program;
                self->m_model = model;
                then(*made);
            },
            Qt::QueuedConnection);
    });
}

void VariantRun::open(const SweepTablePtr& table, const AnalysisPtr& content, std::size_t run, std::uint32_t turn) {
    const AnalysisPtr analysis = m_window.analyzer().latest();
    if (!analysis || !analysis->program || m_window.analyzer().isBehind()) {
        m_window.say(tr("The content is being checked. Try again in a moment."));
        return;
    }
    if (!content || content->model != analysis->model) {
        m_window.say(tr("The content has changed since these results. Run the sweep again."));
        return;
    }
    const engine::SweepTable::Run played = table->runs[run];
    const QString words = tr("%1, seed %2, with the content of the variant")
                              .arg(engineText(engine::variantLabel(*table->plan, played.variant)))
                              .arg(played.seed);
    const auto before = m_window.sandbox().base();
    make(analysis, idOf(*table->plan, played.variant), [this, played, turn, words, before](const Made& made) {
        if (m_window.sandbox().base() != before) {
            forget(); // the user has started another run meanwhile
            return;
        }
        if (!made.content.program) {
            m_window.say(tr("The content has changed since these results. Run the sweep again."));
            return;
        }
        m_window.setPerspective(Perspective::sandbox);
        Sandbox& sandbox = m_window.sandbox();
        m_isOpening = true;
        sandbox.useProgram(made.content.program);
        m_isOpening = false;
        sandbox.start(made.scenario, played.seed);
        sandbox.goTo(turn);
        m_window.say(words);
    });
}

/// Gives the sandbox the content of its variant after an edit. Returns false if the sandbox has no run of a variant.
bool VariantRun::takeContent(const AnalysisPtr& analysis) {
    if (!isPlayed()) {
        return false;
    }
    Sandbox& sandbox = m_window.sandbox();
    if (m_program && analysis->model == m_model) {
        sandbox.useProgram(m_program); // only texts of the session have changed
        return true;
    }
    make(analysis, sandbox.base()->scenario.id, [this, analysis](const Made& made) {
        if (!isPlayed()) {
            return;
        }
        if (!made.content.program) {
            m_window.say(tr("The variant of this run does not exist any more. The run uses the content as it is."));
        }
        m_window.sandbox().useProgram(made.content.program ? made.content.program : analysis->program);
    });
    return true;
}

/// Gives another run the content as it is, and a restored run of a variant the content of the variant.
void VariantRun::follow() {
    const AnalysisPtr analysis = m_window.analyzer().latest();
    Sandbox& sandbox = m_window.sandbox();
    if (!analysis || !analysis->program || m_isOpening) {
        return;
    }
    if (!isPlayed() && m_program) {
        const bool isVariant = sandbox.program() == m_program;
        forget();
        if (isVariant) {
            sandbox.useProgram(analysis->program);
        }
    } else if (isPlayed() && sandbox.program() != m_program && m_made != sandbox.base()->scenario.id) {
        takeContent(analysis);
    }
}

} // namespace orrery::ide
