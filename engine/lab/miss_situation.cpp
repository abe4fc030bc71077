// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/miss_situation.h"

#include "engine/lab/miss_changes.h"
#include "engine/lab/miss_priorities.h"
#include "engine/lab/miss_trial.h"
#include "engine/syntax/xml_edit.h"
#include "engine/universe/object_phrase.h"
#include "engine/universe/source.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

namespace {

/// Returns whether an effect writes a value that no object of a type has.
bool isUnable(const CompiledEffect& effect, const View& view, Row object) {
    std::optional<ColumnId> column;
    if (effect.spec->operation != MeterOperation::none) {
        column = effect.column;
    } else if (!effect.spec->property.empty()) {
        column = view.layout->find(effect.spec->property);
    }
    return column && !view.has(object, *column);
}

} // namespace

MissSituation::MissSituation(const MissRun& run, const MissQuestion& question)
    : m_run(run), m_question(question), m_model(*run.session.program().model),
      m_group(run.session.program().groups[question.group]), m_checked(*m_group.checked),
      m_evaluator(run.session.program(), false) {}

std::optional<MissEnd> MissSituation::begin() {
    const auto end = [](MissOutcome outcome, Phrase sentence) {
        return std::optional(MissEnd{outcome, std::move(sentence)});
    };
    const auto endWith = [&](const Phrase& reason) {
        return end(MissOutcome::none, phrase("no change of the conditions makes the group act: {0}", {reason}));
    };
    const Session& session = m_run.session;
    if (m_question.turn == 0 || m_question.turn > session.last()) {
        return end(MissOutcome::none, phrase("changes are tried only in the steps from turn 1 on"));
    }
    m_replay.emplace(session, m_question.turn, m_evaluator);
    const WhyNot why = whyNot(*m_replay, m_question.group, m_question.holder, m_question.object);
    m_reason = why.sentence;
    const UnansweredTrigger* const unanswered = m_replay->unansweredOf(m_group, m_question.holder);
    const bool isInactiveResponse =
        why.stage == WhyNotStage::trigger && unanswered != nullptr && unanswered->reason == NoAnswer::inactive;
    switch (why.stage) {
    case WhyNotStage::fired:
        if (missVerdict(m_replay->log(), m_checked, m_question).end == MissVerdict::End::acts) {
            return end(MissOutcome::acts, why.sentence);
        }
        break;
    case WhyNotStage::switchedOff:
        findEnabling();
        break;
    case WhyNotStage::trigger:
        if (isInactiveResponse) {
            break;
        }
        [[fallthrough]];
    case WhyNotStage::hasErrors:
    case WhyNotStage::noHolder:
    case WhyNotStage::gone:
    case WhyNotStage::noSource:
        return endWith(why.sentence);
    default:
        break;
    }
    const TurnLog& log = m_replay->log();
    m_firing = m_replay->firingOf(m_group, m_question.holder);
    m_moment = m_enabling.empty() ? m_replay->decisionOf(m_group, m_question.holder)
                                  : momentOfPriority(*m_replay, m_group, m_group.priority);
    if (!m_moment || !m_replay->existedAtOpening(m_question.holder)) {
        return endWith(why.sentence);
    }
    const View view = this->view();
    const Row source = view.exists(m_question.holder) ? sourceOf(view, m_group, m_question.holder) : noRow;
    if (source == noRow || (m_question.object != noRow && !view.exists(m_question.object))) {
        return endWith(why.sentence);
    }
    if (m_firing) {
        m_evaluator.setOccurrence(m_replay->answeredBy(log.firings[*m_firing]));
    } else if (isInactiveResponse) {
        const OccurrenceRecord& record = log.occurrences[unanswered->occurrence];
        m_evaluator.setOccurrence(record.subject, record.amount);
    }
    const std::vector<std::uint16_t> acting = effects(log);
    const bool isHopeless = m_question.object != noRow && std::ranges::all_of(acting, [&](std::uint16_t effect) {
                                return isUnable(m_group.effects[effect], view, m_question.object);
                            });
    if (isHopeless) {
        return end(MissOutcome::none,
                   phrase("no effect of the group can act on {0}: it lacks the value that they change",
                          {objectPhrase(view, m_question.object)}));
    }
    m_state.emplace(MissState{m_evaluator, source, m_model.rules.excludesMissing});
    m_tree = makeMissTree(m_checked, m_model, *m_state, view, m_question.object, acting);
    m_truths = truths(view);
    if (m_question.object == noRow && verdictOf(m_tree, 0, m_truths) == Truth::yes && m_enabling.empty()) {
        return end(MissOutcome::none, phrase("the group is active, but its scope is empty: ask about an object"));
    }
    return std::nullopt;
}

/// Finds the changes that enable a disabled group or effect.
void MissSituation::findEnabling() {
    const auto enable = [&](Location head, Phrase sentence) {
        if (!head.file.isValid()) {
            return;
        }
        const XmlTree& tree = *m_run.project.trees[head.file.value];
        const std::uint32_t element = elementAt(tree, head.span.begin);
        if (auto edit = element == XmlTree::none ? std::nullopt : removeAttribute(tree, element, "enabled")) {
            m_enabling.push_back({.kind = MissChangeKind::enabled,
                                  .where = head,
                                  .before = "false",
                                  .after = "true",
                                  .sentence = std::move(sentence),
                                  .edits = {std::move(*edit)}});
        }
    };
    if (!m_checked.enabled) {
        enable(m_checked.head, phrase("enable the group"));
    }
    const bool hasEffect = std::ranges::any_of(m_checked.effects, &CheckedEffect::enabled);
    if (!hasEffect && !m_checked.effects.empty()) {
        const std::size_t effect = m_question.effect != noEffect ? m_question.effect : 0;
        enable(m_checked.effects[effect].head, phrase("enable the effect"));
    }
}

/// Returns the effects of which one has to act. Effects that skip the object for other reasons than conditions do not
/// count, unless there are no others.
std::vector<std::uint16_t> MissSituation::effects(const TurnLog& log) const {
    std::vector<std::uint16_t> all;
    std::vector<std::uint16_t> free;
    for (std::uint16_t i = 0; i < m_checked.effects.size(); ++i) {
        const CheckedEffect& effect = m_checked.effects[i];
        const bool isOuter = std::ranges::any_of(
            effect.spec->blocks, [](const BlockSpec& block) { return block.content == BlockContent::effects; });
        if (isOuter || (!effect.enabled && m_enabling.empty()) ||
            (m_question.effect != noEffect && m_question.effect != i)) {
            continue;
        }
        all.push_back(i);
        const Skip* const skip = m_firing && m_question.object != noRow && !log.firings.empty()
                                     ? m_replay->skipOf(*m_firing, i, m_question.object)
                                     : nullptr;
        if (skip == nullptr || skip->reason == SkipReason::inactive || skip->reason == SkipReason::otherBranch) {
            free.push_back(i);
        }
    }
    return free.empty() ? all : free;
}

std::vector<Truth> MissSituation::truths(const View& view) const {
    std::vector<Truth> result(m_tree.nodes.size(), Truth::no);
    for (const std::size_t leaf : m_tree.leaves) {
        result[leaf] = truthOf(TestedCondition(m_tree.nodes[leaf].condition, m_model), *m_state, view,
                               m_tree.nodes[leaf].candidate);
    }
    return result;
}

bool MissSituation::hasEffectConditions() const {
    return std::ranges::any_of(m_checked.effects, [](const CheckedEffect& effect) {
        return !effect.active.empty() || effect.parent != noEffect;
    });
}

View MissSituation::view() {
    return m_firing ? m_replay->readBy(m_replay->log().firings[*m_firing], *m_moment) : m_replay->at(*m_moment);
}

View MissSituation::viewAt(const Moment& moment) {
    if (!m_other) {
        m_other.emplace(m_run.session, m_question.turn, m_evaluator);
    }
    return m_other->at(moment);
}

} // namespace orrery::engine
