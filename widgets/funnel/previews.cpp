// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/funnel/previews.h"

#include "engine/evaluation/condition_call.h"
#include "engine/rules/shipped_rows.h"
#include "engine/trace/effect_results.h"
#include "engine/trace/preview.h"
#include "engine/universe/class_list.h"
#include "engine/universe/source.h"
#include "widgets/base/background.h"
#include "widgets/funnel/funnel_remarks.h"
#include "widgets/funnel/scope_funnel.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <algorithm>
#include <chrono>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr std::size_t mostChanges = 10'000;           ///< maximum number of changes that a preview counts
constexpr std::chrono::milliseconds patience(100);    ///< during typing, every key makes another list
constexpr std::chrono::milliseconds longestPlay(300); ///< a run that takes longer is played for one candidate only

/// A few words for a list, and a sentence.
struct PreviewText {
    QString words;
    QString sentence;
};

PreviewText ofCondition(const engine::ConditionCounts& counts) {
    return {QStringLiteral("%1 → %2").arg(counts.before).arg(counts.after),
            Previews::tr("With this choice, the condition would match %1 of %2 objects.")
                .arg(counts.after)
                .arg(counts.before)};
}

PreviewText ofEffect(const std::vector<engine::EffectResult>& results, const engine::PlaceInGroup& place,
                     const engine::View& view) {
    const auto own = std::ranges::find_if(results, [&](const engine::EffectResult& one) {
        return one.group == place.group && one.effect == place.effect;
    });
    const auto count = own == results.end() ? 0 : std::ranges::count_if(own->first, [](const auto& change) {
        return change.before != change.after;
    });
    if (count == 0) {
        return {Previews::tr("no change"),
                Previews::tr("With this choice, the effect would change nothing in turn %1.").arg(view.turn)};
    }
    const QString changes = effectText(*own, view);
    return {Previews::tr("changes %n", nullptr, static_cast<int>(count)),
            Previews::tr("With this choice, the effect would make these changes in turn %1: %2.")
                .arg(view.turn)
                .arg(changes)};
}

/// Returns the place of the innermost element at an offset.
engine::Location elementAt(const engine::XmlTree& tree, std::uint32_t offset) {
    std::uint32_t at = tree.nodeAt(offset);
    while (at != engine::XmlTree::none && at != engine::XmlTree::document && !tree.isElement(at)) {
        at = tree.node(at).parent;
    }
    const bool isFound = at != engine::XmlTree::none && at != engine::XmlTree::document;
    return {tree.file(), isFound ? tree.span(at) : engine::Span{offset, offset}};
}

} // namespace

Previews::Previews(ScopeFunnel& funnel, Sandbox& sandbox, QObject* parent)
    : QObject(parent), m_funnel(funnel), m_sandbox(sandbox) {
    m_thread = std::thread([this] { work(); });
}

Previews::~Previews() {
    *m_stop = true;
    m_jobs.close();
    m_thread.join();
}

void Previews::ask(PreviewRequest request) {
    const FunnelAnswerPtr& known = m_funnel.answer();
    const auto first = std::ranges::find_if(request.candidates, [](const auto& one) { return !one.edits.empty(); });
    if (known == nullptr || request.analysis->program == nullptr || first == request.candidates.end() ||
        !engine::placeInGroup(*request.analysis->program, {first->edits.front().file, first->edits.front().span})) {
        return;
    }
    *m_stop = true;
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_request = std::move(request);
    const engine::FunnelQuestion& question = known->request.question;
    m_jobs.put({m_request, known->request.state, question.holder, question.source, question.object, m_sandbox.player(),
                ++m_asked, m_stop});
}

void Previews::clear() {
    *m_stop = true;
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_request = {};
    Job job;
    job.number = ++m_asked;
    job.stop = m_stop;
    m_jobs.put(std::move(job));
}

void Previews::waitUntilIdle() {
    while (m_done != m_asked) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

void Previews::work() {
    goBehind();
    auto memory = std::make_unique<engine::CheckMemory>();
    while (const std::optional<Job> job = m_jobs.take()) {
        if (m_jobs.wait(patience)) {
            continue; // the user is still typing
        }
        if (job->request.analysis == nullptr) {
            memory = std::make_unique<engine::CheckMemory>();
        } else {
            answer(*job, *memory);
        }
        QMetaObject::invokeMethod(
            this, [this, number = job->number] { m_done = number; }, Qt::QueuedConnection);
    }
}

void Previews::answer(const Job& job, engine::CheckMemory& memory) {
    const engine::View shown = job.state->view();
    bool mayPlay = job.play && job.holder != engine::noRow;
    for (std::size_t i = 0; i < job.request.candidates.size() && !*job.stop; ++i) {
        const PreviewCandidate& candidate = job.request.candidates[i];
        if (candidate.edits.empty()) {
            continue;
        }
        const engine::FileId file = candidate.edits.front().file;
        const engine::TriedContent tried =
            engine::tryEdits(job.request.analysis->project, candidate.edits, engine::shippedRows(), memory);
        const engine::Location where = elementAt(*tried.project.trees[file.value], candidate.place);
        const auto place = engine::placeInGroup(*tried.program, where);
        if (!place || !tried.program->checkedGroup(place->group).isRunnable ||
            !engine::canRead(*tried.model, *shown.model)) {
            continue;
        }
        const engine::CompiledGroup& group = tried.program->groups[place->group];
        const engine::View view = engine::viewFor(*tried.model, shown);
        engine::FunnelQuestion question{place->group, job.holder, job.source, job.object};
        if (job.holder != engine::noRow) {
            if (!engine::carries(view, job.holder, group.objectClass)) {
                continue; // the funnel shows another class
            }
            question.source = engine::sourceOf(view, group, job.holder);
        }
        if (question.source == engine::noRow) {
            continue;
        }
        engine::Evaluator evaluator(*tried.program);
        const auto funnel = engine::makeFunnel(question, evaluator, view, job.stop.get());
        if (!funnel) {
            return; // stopped
        }
        PreviewText text;
        if (const auto counts = engine::countsAt(*funnel, *tried.program, where)) {
            text = ofCondition(*counts);
        } else if (place->effect != engine::noEffect && mayPlay) {
            const auto begin = std::chrono::steady_clock::now();
            const std::shared_ptr<const engine::Session> session = job.play(tried.program, *job.stop);
            mayPlay = std::chrono::steady_clock::now() - begin < longestPlay;
            if (session == nullptr || session->turn() != shown.turn) {
                continue;
            }
            text = ofEffect(engine::effectResults(*session, session->turn(), job.holder, mostChanges), *place,
                            session->state().view());
        } else {
            continue;
        }
        QMetaObject::invokeMethod(
            this,
            [this, i, text = std::move(text), number = job.number] {
                if (number == m_asked && m_request.show) {
                    m_request.show(i, text.words, text.sentence);
                }
            },
            Qt::QueuedConnection);
    }
}

} // namespace orrery::widgets
