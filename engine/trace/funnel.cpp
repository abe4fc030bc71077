// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/funnel.h"

#include "engine/trace/funnel_answers.h"
#include "engine/trace/funnel_probe.h"
#include "engine/turn/branches.h"
#include "engine/turn/listeners.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace orrery::engine {

namespace {

Bitmap minus(Bitmap from, const Bitmap& what) {
    from.andNot(what);
    return from;
}

Bitmap both(Bitmap a, const Bitmap& b) {
    a &= b;
    return a;
}

bool isTag(const CompiledCondition& condition, std::string_view tag) {
    return condition.spec->tag == tag;
}

} // namespace

Bitmap FunnelNode::no() const {
    return minus(minus(asked, yes), missing);
}

double FunnelThreshold::nearest() const {
    const double value = values.front().first;
    const double scaled = value * 100.0;
    const double rounded = (sign == "≥" ? std::floor(scaled) : std::ceil(scaled)) / 100.0;
    // For large numbers, and for numbers with few decimals, rounding changes nothing.
    return moreAt(rounded) > 0 ? rounded : value;
}

std::size_t FunnelThreshold::moreAt(double other) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        values, [&](const auto& one) { return sign == "≥" ? one.first >= other : one.first <= other; }));
}

const FunnelSection* Funnel::find(FunnelPart part) const {
    const auto found = std::ranges::find(sections, part, &FunnelSection::part);
    return found == sections.end() ? nullptr : &*found;
}

std::size_t Funnel::endOf(std::size_t section) const {
    return section + 1 < sections.size() ? sections[section + 1].first : nodes.size();
}

namespace {

/// Fills a funnel, condition by condition.
class FunnelMaker {
public:
    FunnelMaker(const FunnelQuestion& question, Evaluator& evaluator, const View& view, const std::atomic<bool>* stop);

    /// Makes the funnel. Returns false if stopped.
    bool make(FunnelExtent extent);
    Funnel take() { return std::move(m_funnel); }

private:
    /// The state of the outer conditions for the candidates of an inner one.
    struct Frame {
        std::size_t parent = noFunnelNode;
        std::uint32_t depth = 0;
        Row target = noRow;
        bool keepsMissing = false; ///< true if a missing verdict differs from no
    };

    const CompiledGroup& group() const;
    Bitmap single(Row row) const;
    std::size_t openSection(FunnelPart part, Location where, Bitmap candidates);
    /// Evaluates conditions that must all match. Stores the objects that match all of them.
    void askAll(std::span<const CompiledCondition> conditions, const Frame& frame);
    std::size_t ask(const CompiledCondition& condition, const Bitmap& asked, const Bitmap& before, const Bitmap& came,
                    const Frame& frame);
    void askChildren(std::size_t node, const Frame& frame);
    void askOthers(const CompiledCondition& condition, const Frame& frame);
    void addOpen(const CompiledCondition& condition, const Frame& frame);
    void askTriggers();
    void askScope();
    void askEffects();
    Bitmap subjectsOf(const CheckedTrigger& trigger) const;
    Funnel m_funnel;
    Evaluator& m_evaluator;
    const View& m_view;
    FunnelAnswers m_answers;
};

FunnelMaker::FunnelMaker(const FunnelQuestion& question, Evaluator& evaluator, const View& view,
                         const std::atomic<bool>* stop)
    : m_evaluator(evaluator), m_view(view), m_answers(evaluator, view, question.source, stop) {
    m_funnel.question = question;
    if (!view.exists(question.object)) {
        m_funnel.question.object = noRow;
    }
}

const CompiledGroup& FunnelMaker::group() const {
    return m_evaluator.program().groups[m_funnel.question.group];
}

Bitmap FunnelMaker::single(Row row) const {
    Bitmap one(m_view.rowCount);
    if (m_view.exists(row)) {
        one.set(row);
    }
    return one;
}

std::size_t FunnelMaker::openSection(FunnelPart part, Location where, Bitmap candidates) {
    FunnelSection section;
    section.part = part;
    section.where = where;
    section.first = m_funnel.nodes.size();
    section.result = candidates;
    section.candidates = std::move(candidates);
    m_funnel.sections.push_back(std::move(section));
    return m_funnel.sections.size() - 1;
}

bool FunnelMaker::make(FunnelExtent extent) {
    if (extent == FunnelExtent::whole) {
        askTriggers();
    }
    openSection(FunnelPart::activation, group().checked->head, single(m_funnel.question.source));
    askAll(group().activation, {});
    if (extent != FunnelExtent::activation) {
        askScope();
    }
    if (extent != FunnelExtent::whole) {
        return !m_answers.isStopped();
    }
    askEffects();
    for (std::size_t i = 0; i < m_funnel.nodes.size() && !m_answers.isStopped(); ++i) {
        FunnelNode& node = m_funnel.nodes[i];
        m_answers.setSubjectIsCandidate(m_funnel.sections[node.section].part == FunnelPart::trigger);
        node.threshold = thresholdOf(m_funnel, i, m_answers);
        node.probe = probeOf(m_funnel, i, m_answers);
    }
    return !m_answers.isStopped();
}

void FunnelMaker::askAll(std::span<const CompiledCondition> conditions, const Frame& frame) {
    const std::size_t section = m_funnel.sections.size() - 1;
    Bitmap left = m_funnel.sections[section].candidates;
    for (const CompiledCondition& condition : conditions) {
        const std::size_t node = ask(condition, left, left, m_funnel.sections[section].candidates, frame);
        left = m_funnel.nodes[node].after;
    }
    m_funnel.sections[section].result = std::move(left);
}

void FunnelMaker::askTriggers() {
    for (const CompiledTrigger& trigger : group().triggers) {
        const std::size_t section =
            openSection(FunnelPart::trigger, trigger.checked->head, subjectsOf(*trigger.checked));
        m_funnel.sections[section].trigger = trigger.checked;
        m_answers.setSubjectIsCandidate(true);
        askAll(trigger.conditions, {});
        m_answers.setSubjectIsCandidate(false);
    }
}

/// Returns the objects that can be the subject of the trigger's event (T1).
Bitmap FunnelMaker::subjectsOf(const CheckedTrigger& trigger) const {
    const FunnelQuestion& question = m_funnel.question;
    Bitmap subjects(m_view.rowCount);
    if (m_view.exists(question.holder) && m_view.exists(question.source)) {
        m_evaluator.existing(m_view).forEach([&](Row row) {
            if (mayHappenTo(trigger.subject, m_view, question.holder, question.source, row)) {
                subjects.set(row);
            }
        });
    }
    return subjects;
}

void FunnelMaker::askScope() {
    const std::size_t section = openSection(FunnelPart::scope, group().checked->head, m_evaluator.existing(m_view));
    const Bitmap all = m_funnel.sections[section].candidates;
    Bitmap scope(m_view.rowCount);
    for (const CompiledCondition& include : group().include) {
        const Bitmap left = minus(all, scope);
        scope |= m_funnel.nodes[ask(include, left, left, all, {})].after;
    }
    for (const CompiledCondition& exclude : group().exclude) {
        const std::size_t node = ask(exclude, scope, scope, scope, {.keepsMissing = m_answers.excludesMissing()});
        FunnelNode& made = m_funnel.nodes[node];
        made.isExclude = true;
        made.after = minus(scope, m_answers.removedBy(exclude, scope, {made.yes, made.missing}));
        scope = made.after;
    }
    m_funnel.sections[section].result = std::move(scope);
}

void FunnelMaker::askEffects() {
    const Row source = m_funnel.question.source;
    const RowListRef scope = std::make_shared<const RowList>(m_funnel.find(FunnelPart::scope)->result.rows());
    for (std::uint16_t e = 0; e < group().effects.size() && !m_answers.isStopped(); ++e) {
        const CompiledEffect& effect = group().effects[e];
        if (!effect.active.empty()) {
            const std::size_t section = openSection(FunnelPart::active, effect.checked->head, single(source));
            m_funnel.sections[section].effect = e;
            askAll(effect.active, {});
        }
        for (std::size_t b = 0; b < effect.blocks.size(); ++b) {
            if (effect.blocks[b].conditions.empty()) {
                continue;
            }
            // A conditional evaluates its block for the objects on which it fires. Other effects evaluate their blocks
            // for all objects.
            const bool isBranch = effect.spec->timeline == TimelineWork::branch;
            const Row target = isBranch ? noRow : m_funnel.question.object;
            Bitmap candidates = isBranch ? Bitmap(m_view.rowCount) : m_evaluator.existing(m_view);
            if (isBranch) {
                const SplitRows rows = rowsOfBranch(group(), e, m_evaluator, m_view, source, scope);
                for (const Row row : rows.kept ? *rows.kept : RowList()) {
                    candidates.set(row);
                }
            }
            const std::size_t section = openSection(FunnelPart::block, effect.checked->head, std::move(candidates));
            m_funnel.sections[section].effect = e;
            m_funnel.sections[section].block = effect.spec->blocks[b].tag;
            const auto& conditions = effect.blocks[b].conditions;
            if (!isBranch && target == noRow && std::ranges::any_of(conditions, &CompiledCondition::readsTarget)) {
                m_funnel.sections[section].isOpen = true;
                m_funnel.sections[section].result = Bitmap(m_view.rowCount);
                for (const CompiledCondition& condition : conditions) {
                    addOpen(condition, {});
                }
                continue;
            }
            askAll(conditions, {.target = target});
        }
    }
}

std::size_t FunnelMaker::ask(const CompiledCondition& condition, const Bitmap& asked, const Bitmap& before,
                             const Bitmap& came, const Frame& frame) {
    FunnelNode node;
    node.condition = &condition;
    node.parent = frame.parent;
    node.section = m_funnel.sections.size() - 1;
    node.depth = frame.depth;
    TruthSet truth;
    m_answers.evaluate(condition, asked, frame.target, truth);
    node.asked = asked;
    node.yes = std::move(truth.yes);
    node.missing = std::move(truth.missing);
    node.skipped = minus(came, asked);
    node.before = before;
    node.after = both(before, node.yes);
    const std::size_t index = m_funnel.nodes.size();
    m_funnel.nodes.push_back(std::move(node));
    if (!m_answers.isStopped()) {
        askChildren(index, frame);
    }
    return index;
}

void FunnelMaker::askChildren(std::size_t index, const Frame& outer) {
    const CompiledCondition& condition = *m_funnel.nodes[index].condition;
    Frame frame = outer;
    frame.parent = index;
    frame.depth = outer.depth + 1;
    const Bitmap came = m_funnel.nodes[index].asked;
    if (!condition.spec->asksSameObject) {
        for (const CompiledCondition& child : condition.children) {
            askOthers(child, frame);
        }
        return;
    }
    const bool isOr = isTag(condition, "or");
    const bool isAnd = isTag(condition, "and");
    const bool isFirst = isTag(condition, "ordered-alternatives");
    frame.keepsMissing = outer.keepsMissing || isTag(condition, "not");
    Bitmap open = came;   // candidates that no condition has decided yet
    Bitmap passed = came; // objects that all earlier conditions matched
    for (const CompiledCondition& child : condition.children) {
        const std::size_t node = ask(child, open, isAnd ? passed : open, came, frame);
        const FunnelNode& made = m_funnel.nodes[node];
        if (isAnd) {
            passed = made.after;
            open = made.yes;
            if (frame.keepsMissing) {
                open |= made.missing;
            }
        } else if (isOr) {
            open.andNot(made.yes);
        } else if (isFirst && open.any()) {
            TruthSet anywhere;
            m_answers.evaluate(child, m_evaluator.existing(m_view), frame.target, anywhere);
            if (anywhere.yes.any()) {
                open = Bitmap(m_view.rowCount);
            }
        }
    }
}

/// Evaluates a nested condition on other objects: tests all existing objects.
void FunnelMaker::askOthers(const CompiledCondition& condition, const Frame& outer) {
    Frame frame = outer;
    frame.keepsMissing = false;
    if (frame.target == noRow && condition.readsTarget) {
        frame.target = m_funnel.question.object;
        if (frame.target == noRow) {
            addOpen(condition, frame);
            m_funnel.nodes.back().isOfOthers = true;
            return;
        }
    }
    const bool answered = m_answers.setSubjectIsCandidate(false);
    const Bitmap all = m_evaluator.existing(m_view);
    const std::size_t node = ask(condition, all, all, all, frame);
    m_funnel.nodes[node].isOfOthers = true;
    m_answers.setSubjectIsCandidate(answered);
}

void FunnelMaker::addOpen(const CompiledCondition& condition, const Frame& frame) {
    FunnelNode node;
    node.condition = &condition;
    node.parent = frame.parent;
    node.section = m_funnel.sections.size() - 1;
    node.depth = frame.depth;
    node.isOpen = true;
    for (Bitmap* const set : {&node.asked, &node.yes, &node.missing, &node.skipped, &node.before, &node.after}) {
        *set = Bitmap(m_view.rowCount);
    }
    const std::size_t index = m_funnel.nodes.size();
    m_funnel.nodes.push_back(std::move(node));
    Frame inner = frame;
    inner.parent = index;
    inner.depth = frame.depth + 1;
    for (const CompiledCondition& child : condition.children) {
        addOpen(child, inner);
    }
}

} // namespace

std::optional<Funnel> makeFunnel(const FunnelQuestion& question, Evaluator& evaluator, const View& view,
                                 const std::atomic<bool>* stop, FunnelExtent extent) {
    FunnelMaker maker(question, evaluator, view, stop);
    const bool isDone = maker.make(extent);
    evaluator.faults().clear(); // the turns report these faults
    return isDone ? std::optional(maker.take()) : std::nullopt;
}

bool canRead(const CheckedModel& model, const CheckedModel& ofState) {
    const auto sameColumn = [](const ColumnSpec& a, const ColumnSpec& b) {
        return a.name == b.name && a.role == b.role && a.of == b.of && a.format == b.format;
    };
    const auto& types = model.vocabulary.types();
    if (!std::ranges::equal(model.layout.columns(), ofState.layout.columns(), sameColumn) ||
        !std::ranges::equal(types, ofState.vocabulary.types(), {}, &Type::id, &Type::id) ||
        !std::ranges::equal(model.vocabulary.enumerations(), ofState.vocabulary.enumerations(),
                            [](const Enumeration& a, const Enumeration& b) {
                                return std::ranges::equal(a.values, b.values, {}, &Enumerator::id, &Enumerator::id);
                            }) ||
        model.classes.size() < ofState.classes.size()) {
        return false;
    }
    for (std::size_t i = 0; i < ofState.classes.size(); ++i) {
        if (!model.classes.isSame(i, ofState.classes)) {
            const CheckedClass& own = model.classes.asRead(i);
            const CheckedClass& its = ofState.classes.asRead(i);
            if (own.id != its.id || own.type != its.type) {
                return false;
            }
        }
    }
    for (std::size_t type = 0; type < types.size(); ++type) {
        for (std::size_t column = 0; column < model.layout.size(); ++column) {
            const ColumnId id{static_cast<std::uint16_t>(column)};
            const auto which = static_cast<TypeIndex>(type);
            if (model.layout.has(which, id) != ofState.layout.has(which, id)) {
                return false;
            }
        }
    }
    return true;
}

View viewFor(const CheckedModel& model, View view) {
    view.model = &model;
    view.layout = &model.layout;
    return view;
}

} // namespace orrery::engine
