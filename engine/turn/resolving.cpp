// SPDX-License-Identifier: GPL-3.0-or-later
// How what is proposed comes about (T6): first what is no change is sorted out, then everybody answers who listens
// before it, then all of it happens at once, then everybody answers who listens when and after it does.
#include "engine/turn/occurrences.h"
#include "engine/turn/timeline_machine.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace orrery::engine {

namespace {

using Work = ScriptLine::Work;
using Of = ScriptLine::Of;

constexpr ScriptLine answer(Timing timing, TimingStep step, Of of = Of::all) {
    return {.work = Work::respond, .timing = timing, .step = step, .of = of};
}

constexpr ScriptLine settle{.work = Work::settle};

constexpr std::array eventScript{
    answer(Timing::before, TimingStep::a),
    answer(Timing::before, TimingStep::b),
    settle,
    answer(Timing::before, TimingStep::c),
    settle,
    answer(Timing::when, TimingStep::a, Of::choices),
    answer(Timing::when, TimingStep::b, Of::choices),
    settle,
    answer(Timing::when, TimingStep::c, Of::choices),
    settle,
    ScriptLine{.work = Work::apply},
    answer(Timing::when, TimingStep::b, Of::others),
    answer(Timing::when, TimingStep::c, Of::others),
    answer(Timing::after, TimingStep::b),
    answer(Timing::after, TimingStep::c),
};
constexpr std::array paymentScript{
    answer(Timing::before, TimingStep::a),
    answer(Timing::before, TimingStep::b),
    settle,
    answer(Timing::before, TimingStep::c),
    settle,
    answer(Timing::when, TimingStep::a),
    answer(Timing::when, TimingStep::b),
    settle,
    answer(Timing::when, TimingStep::c),
    settle,
    ScriptLine{.work = Work::produce, .timing = Timing::when},
    ScriptLine{.work = Work::apply},
    answer(Timing::after, TimingStep::b),
    answer(Timing::after, TimingStep::c),
};
constexpr std::array beforePoint{answer(Timing::before, TimingStep::b), answer(Timing::before, TimingStep::c)};
constexpr std::array whenPoint{answer(Timing::when, TimingStep::b), answer(Timing::when, TimingStep::c)};
constexpr std::array afterPoint{answer(Timing::after, TimingStep::b), answer(Timing::after, TimingStep::c)};

/// The occurrence that a change of a property is, beside property-changed.
std::optional<ShippedOccurrence> kindOfProperty(std::string_view id) {
    if (id == "size") {
        return ShippedOccurrence::sizeChanged;
    }
    if (id == "environment") {
        return ShippedOccurrence::environmentChanged;
    }
    if (id == "star_colour") {
        return ShippedOccurrence::starColourChanged;
    }
    if (id == "focus" || id == "secondary_focus") {
        return ShippedOccurrence::focusChanged;
    }
    return std::nullopt;
}

/// What a change of a column may be: at most two kinds.
std::array<std::optional<ShippedOccurrence>, 2> kindsOfColumn(const ColumnSpec& column, const Vocabulary& vocabulary) {
    if (column.role == ColumnRole::property) {
        return {ShippedOccurrence::propertyChanged, kindOfProperty(vocabulary.properties()[column.of].id)};
    }
    if (column.role == ColumnRole::stockpile) {
        return {ShippedOccurrence::stockpileGain, ShippedOccurrence::stockpileLoss};
    }
    if (column.role == ColumnRole::builtin) {
        switch (static_cast<Builtin>(column.of)) {
        case Builtin::owners:
            return {ShippedOccurrence::ownerChanged, std::nullopt};
        case Builtin::target:
            return {ShippedOccurrence::targetSet, std::nullopt};
        default:
            break;
        }
    }
    return {};
}

} // namespace

bool TimelineMachine::hears(OccurrenceKind kind) {
    m_run.memory.listeners.refresh(m_run.program, m_run.memory.plan, m_run.view(), false);
    return (m_run.memory.listeners.hears(kind) || m_pending.awaits(kind)) && m_run.mayHappen();
}

/// Also what is about to be made may answer that it was (E3.7).
bool TimelineMachine::hearsMaking(ClassIndex objectClass) {
    const OccurrenceKind made = kindOf(ShippedOccurrence::created);
    return hears(made) ||
           std::ranges::any_of(m_run.memory.plan.triggeredOfClass[objectClass], [&](std::uint32_t group) {
               return std::ranges::any_of(m_run.program.groupAsRead(group).triggers,
                                          [&](const CheckedTrigger& trigger) { return trigger.kind == made; });
           });
}

bool TimelineMachine::isHeard(const Proposal& proposal) {
    if (!m_run.memory.plan.hasTriggers && m_run.writer.universe().pending().effects.empty()) {
        return false;
    }
    const auto hearsAny = [&](std::initializer_list<ShippedOccurrence> kinds) {
        return std::ranges::any_of(kinds, [&](ShippedOccurrence kind) { return hears(kindOf(kind)); });
    };
    const CheckedModel& model = *m_run.program.model;
    return std::ranges::any_of(proposal.changes(), [&](const Change& change) {
        switch (change.kind) {
        case Change::Kind::set:
        case Change::Kind::add:
            return std::ranges::any_of(kindsOfColumn(model.layout[change.column], model.vocabulary),
                                       [&](const auto& kind) { return kind && hears(kindOf(*kind)); });
        case Change::Kind::create:
            return hearsMaking(change.object.objectClass);
        case Change::Kind::destroy:
            return hearsAny({ShippedOccurrence::destroyed, ShippedOccurrence::durationRanOut});
        case Change::Kind::move:
            return hearsAny({ShippedOccurrence::departs, ShippedOccurrence::arrives});
        case Change::Kind::allow:
            return hears(kindOf(ShippedOccurrence::availabilityChanged));
        case Change::Kind::occur:
            return hears(change.occurrence);
        case Change::Kind::addLane:
        case Change::Kind::removeLane:
            break;
        }
        return false;
    });
}

std::vector<Row> TimelineMachine::applyUnheard(const Proposal& proposal) {
    std::vector<Row> made;
    for (const Change& change : proposal.changes()) {
        if (!m_run.mayHold()) {
            break;
        }
        if (const Row row = applyChange(change, m_run.writer, proposal.cause()); row != noRow) {
            made.push_back(row);
        }
    }
    m_run.writer.refreshDerived();
    return made;
}

ResolvingFrame& TimelineMachine::push(Proposal proposal) {
    ResolvingFrame& frame = std::get<ResolvingFrame>(m_stack.emplace_back(ResolvingFrame(std::move(proposal))));
    frame.firingsBefore = m_log.firings.size();
    frame.unansweredBefore = m_log.unanswered.size();
    return frame;
}

std::span<const std::uint32_t> TimelineMachine::pendingOf(ResolvingFrame& frame, std::uint32_t change,
                                                          std::optional<std::uint32_t> element) {
    if (frame.byChange.size() != frame.pending.size()) {
        frame.byChange.resize(frame.pending.size());
        std::iota(frame.byChange.begin(), frame.byChange.end(), 0u);
        std::ranges::stable_sort(frame.byChange, {}, [&](std::uint32_t place) {
            return std::pair(frame.pending[place].change, frame.pending[place].element);
        });
    }
    const auto begin =
        std::ranges::lower_bound(frame.byChange, std::pair(change, element.value_or(0)), {}, [&](std::uint32_t place) {
            return std::pair(frame.pending[place].change, frame.pending[place].element);
        });
    const auto end = std::find_if(begin, frame.byChange.end(), [&](std::uint32_t place) {
        return frame.pending[place].change != change || (element && frame.pending[place].element != *element);
    });
    return {begin, end};
}

void TimelineMachine::resolve(Proposal proposal) {
    ResolvingFrame& frame = push(std::move(proposal));
    frame.script = eventScript;
    findOccurrences(frame);
    frame.bytes = frame.proposal.changes().size() * (sizeof(Change) + sizeof(RowList)) +
                  frame.pending.size() * (sizeof(PendingEvent) + sizeof(Response));
    m_run.heldByFrames += frame.bytes;
}

void TimelineMachine::pay(Row empire, ResourceIndex resource, double amount, const Cause& cause) {
    const CheckedModel& model = *m_run.program.model;
    const bool isDebt = model.vocabulary.resources()[resource].debt;
    Proposal proposal(cause);
    proposal.add(model.layout.stockpile(resource), empire, -amount,
                 isDebt ? -std::numeric_limits<double>::infinity() : 0.0);
    ResolvingFrame& frame = push(std::move(proposal));
    frame.script = paymentScript;
    frame.payment.emplace(resource, amount);
    m_isPaid = false;
    if (hears(kindOf(ShippedOccurrence::payment))) {
        addPending(frame, {.kind = kindOf(ShippedOccurrence::payment),
                           .subject = empire,
                           .detail = static_cast<double>(model.layout.stockpile(resource).value),
                           .change = 0,
                           .amount = amount,
                           .base = m_run.view().at(model.layout.stockpile(resource), empire)});
    }
}

void TimelineMachine::reach(OccurrenceKind point, Timing timing, Stage stage, Side side) {
    setPlace(stage, side);
    ResolvingFrame& frame = push(Proposal({.moment = momentAt(m_run.writer, m_place)}));
    frame.script = timing == Timing::before ? std::span<const ScriptLine>(beforePoint)
                   : timing == Timing::when ? std::span<const ScriptLine>(whenPoint)
                                            : std::span<const ScriptLine>(afterPoint);
    addPending(frame, {.kind = point});
}

void TimelineMachine::choose(OccurrenceKind kind, Row subject, double detail, const Cause& cause) {
    ResolvingFrame& frame = push(Proposal(cause));
    frame.script = eventScript;
    addPending(frame, {.kind = kind, .subject = subject, .detail = detail});
    m_isChosen = false;
}

void TimelineMachine::closeChoice() {
    if (m_choice) {
        ResolvingFrame frame = std::move(*m_choice);
        m_choice.reset();
        m_stack.emplace_back(std::move(frame));
        run();
    }
}

/// @param pending what of it is not known yet is filled in
void TimelineMachine::addPending(ResolvingFrame& frame, PendingEvent pending) {
    const OccurrenceSpec* const spec = m_run.program.model->vocabulary.occurrence(pending.kind);
    pending.isChoice = spec != nullptr && spec->isChoice;
    pending.record = static_cast<std::uint32_t>(m_log.occurrences.size());
    m_run.work.done += work::event;
    const Cause& cause = frame.proposal.cause();
    m_log.occurrences.push_back({.kind = pending.kind,
                                 .subject = pending.subject,
                                 .detail = pending.detail,
                                 .amount = pending.amount,
                                 .applied = pending.amount,
                                 .firing = cause.firing,
                                 .effect = cause.effect,
                                 .cause = cause.kind,
                                 .moment = cause.moment});
    frame.pending.push_back(pending);
}

/// Says what of the proposal is an occurrence that somebody listens to. What is no change is none (T9).
void TimelineMachine::findOccurrences(ResolvingFrame& frame) {
    const std::vector<Change>& changes = frame.proposal.changes();
    frame.dropped.resize(changes.size());
    for (std::uint32_t place = 0; place < changes.size(); ++place) {
        const Change& change = changes[place];
        switch (change.kind) {
        case Change::Kind::set:
        case Change::Kind::add:
            findOfColumn(frame, place);
            break;
        case Change::Kind::create:
            if (hearsMaking(change.object.objectClass)) {
                addPending(frame, {.kind = kindOf(ShippedOccurrence::created),
                                   .subject = change.rows ? change.rows->front() : noRow,
                                   .change = place});
            }
            break;
        case Change::Kind::destroy:
            findOfDestroyed(frame, place);
            break;
        case Change::Kind::move:
            findOfMove(frame, place);
            break;
        case Change::Kind::allow:
            findOfRight(frame, place);
            break;
        case Change::Kind::occur:
            if (hears(change.occurrence)) {
                addPending(frame, {.kind = change.occurrence, .subject = change.rows->front(), .change = place});
            }
            break;
        case Change::Kind::addLane:
        case Change::Kind::removeLane:
            break;
        }
    }
}

void TimelineMachine::findOfColumn(ResolvingFrame& frame, std::uint32_t place) {
    const Change& change = frame.proposal.changes()[place];
    const CheckedModel& model = *m_run.program.model;
    const ColumnSpec& column = model.layout[change.column];
    const View view = m_run.view();
    const bool isStockpile = column.role == ColumnRole::stockpile;
    const bool hasDetail = column.role == ColumnRole::property || isStockpile;
    const double detail = hasDetail ? static_cast<double>(change.column.value) : noneValue;
    const auto kinds = kindsOfColumn(column, model.vocabulary);
    const auto isHeardKind = [&](const auto& kind) { return kind && hears(kindOf(*kind)); };
    if (std::ranges::none_of(kinds, isHeardKind)) {
        return;
    }
    RowList unchanged;
    for (std::uint32_t i = 0; i < change.rows->size(); ++i) {
        const Row row = (*change.rows)[i];
        if (!view.exists(row)) {
            continue;
        }
        const double before = view.at(change.column, row);
        const double after =
            change.kind == Change::Kind::set ? change.values[i] : std::max(before + change.values[i], change.floor);
        const bool isChange = !(after == before);
        const double by = change.kind == Change::Kind::set ? after - before : change.values[i];
        PendingEvent pending{.subject = row, .detail = detail, .change = place, .element = i, .base = before};
        bool isRecorded = false;
        for (const auto& kind : kinds) {
            // A loss of what is not there is no change, but no gain either.
            const bool isOther = isStockpile && by != 0.0 && (kind == ShippedOccurrence::stockpileGain) != (by > 0.0);
            if (!isHeardKind(kind) || isOther || (!isChange && isRecorded)) {
                continue;
            }
            isRecorded = true;
            pending.kind = kindOf(*kind);
            pending.amount = isStockpile ? std::abs(by) : 0.0;
            addPending(frame, pending);
            if (!isChange) {
                frame.pending.back().isLive = false;
                m_log.occurrences.back().end = OccurrenceEnd::noChange;
            }
        }
        if (isRecorded && !isChange) {
            auto& dropped = frame.dropped[place];
            dropped.resize(change.rows->size());
            dropped[i] = true;
            unchanged.push_back(row);
        }
    }
    skipUnchanged(frame.proposal.cause(), std::move(unchanged));
}

/// T9.
void TimelineMachine::skipUnchanged(const Cause& cause, RowList rows) {
    if (!rows.empty() && cause.kind == CauseKind::effect && cause.firing != noFiring) {
        m_run.writer.addSkip({.firing = cause.firing,
                              .effect = cause.effect,
                              .reason = SkipReason::noChange,
                              .rows = std::make_shared<const RowList>(std::move(rows))});
    }
}

/// One occurrence, though two columns say it (T6).
void TimelineMachine::findOfRight(ResolvingFrame& frame, std::uint32_t place) {
    const Change& change = frame.proposal.changes()[place];
    const Row empire = change.rows->front();
    const View view = m_run.view();
    const OccurrenceKind kind = kindOf(ShippedOccurrence::availabilityChanged);
    if (!view.exists(empire) || !hears(kind)) {
        return;
    }
    addPending(frame, {.kind = kind, .subject = empire, .change = place});
    if (isAllowedSo(view, change)) {
        frame.pending.back().isLive = false;
        m_log.occurrences.back().end = OccurrenceEnd::noChange;
        frame.dropped[place].assign(1, true);
        skipUnchanged(frame.proposal.cause(), {empire});
    }
}

/// What goes along with it is destroyed too (E3.8), once, however many of those that go it belongs to.
void TimelineMachine::findOfDestroyed(ResolvingFrame& frame, std::uint32_t place) {
    const Row row = frame.proposal.changes()[place].rows->front();
    if (!m_run.view().exists(row)) {
        return;
    }
    if (frame.proposal.cause().kind == CauseKind::duration && hears(kindOf(ShippedOccurrence::durationRanOut))) {
        addPending(frame, {.kind = kindOf(ShippedOccurrence::durationRanOut), .subject = row, .change = place});
    }
    if (!hears(kindOf(ShippedOccurrence::destroyed))) {
        return;
    }
    const auto isKnown = [&](Row leaving) {
        const auto [at, isNew] = frame.destroyed.try_emplace(leaving, static_cast<std::uint32_t>(frame.pending.size()));
        if (!isNew && leaving == row) { // it goes by itself, not only along with something
            PendingEvent& known = frame.pending[at->second];
            known.goesAlong = false;
            known.change = place;
        }
        return !isNew;
    };
    std::vector<Row> going = m_run.writer.leaving(row);
    std::ranges::sort(going); // told by id, as all that happens at once is (T24)
    for (const Row leaving : going) {
        if (!isKnown(leaving)) {
            addPending(frame, {.kind = kindOf(ShippedOccurrence::destroyed),
                               .subject = leaving,
                               .change = place,
                               .goesAlong = leaving != row});
        }
    }
}

void TimelineMachine::findOfMove(ResolvingFrame& frame, std::uint32_t place) {
    const Change& change = frame.proposal.changes()[place];
    const Row row = change.rows->front();
    const View view = m_run.view();
    if (!view.exists(row)) {
        return;
    }
    const double known = view.builtin(Builtin::system, row);
    const Row from = known < 0.0 ? noRow : static_cast<Row>(known);
    if (from == row) {
        return; // a system stays in itself, wherever it is put
    }
    const std::pair kinds{kindOf(ShippedOccurrence::departs), kindOf(ShippedOccurrence::arrives)};
    if (from != noRow && from != change.place.system && hears(kinds.first)) {
        addPending(frame, {.kind = kinds.first, .subject = row, .change = place});
    }
    if (change.place.system != noRow && from != change.place.system && hears(kinds.second)) {
        addPending(frame, {.kind = kinds.second, .subject = row, .change = place});
    }
}

double TimelineMachine::pendingAmount(const PendingEvent& pending) const {
    const OccurrenceSpec* const spec = m_run.program.model->vocabulary.occurrence(pending.kind);
    return spec != nullptr && spec->hasAmount ? std::max(pending.amount + pending.adjustment, 0.0)
                                              : std::numeric_limits<double>::quiet_NaN();
}

/// The occurrence does not happen, nor does anything else that the same change would have been.
void TimelineMachine::drop(ResolvingFrame& frame, const PendingEvent& ended, OccurrenceEnd end, std::uint32_t endedBy) {
    const std::uint32_t change = ended.change;
    const std::uint32_t element = ended.element;
    const std::uint32_t record = ended.record;
    for (const std::uint32_t place : pendingOf(frame, change, element)) {
        PendingEvent& pending = frame.pending[place];
        if (pending.isLive && (change != noPlace || pending.record == record)) {
            pending.isLive = false;
            m_log.occurrences[pending.record].end = end;
            m_log.occurrences[pending.record].endedBy = endedBy;
            m_log.occurrences[pending.record].applied = 0.0;
        }
    }
    if (change == noPlace || frame.dropped.empty()) {
        return;
    }
    const Change& dropped = frame.proposal.changes()[change];
    frame.dropped[change].resize(dropped.rows ? dropped.rows->size() : 1);
    frame.dropped[change][element] = true;
    const Cause& cause = frame.proposal.cause();
    if (cause.kind == CauseKind::effect && cause.firing != noFiring && dropped.rows) {
        const SkipReason reason = end == OccurrenceEnd::prevented     ? SkipReason::prevented
                                  : end == OccurrenceEnd::substituted ? SkipReason::substituted
                                  : end == OccurrenceEnd::reduced     ? SkipReason::reduced
                                                                      : SkipReason::destroyed;
        m_run.writer.addSkip({.firing = cause.firing,
                              .effect = cause.effect,
                              .reason = reason,
                              .rows = std::make_shared<const RowList>(1, (*dropped.rows)[element])});
    }
}

/// What left the game meanwhile has nothing happen to it any more.
void TimelineMachine::endGone(ResolvingFrame& frame) {
    const View view = m_run.view();
    const std::uint64_t stamp = view.stamps[static_cast<std::size_t>(Builtin::exists)];
    if (std::exchange(frame.existsStamp, stamp) == stamp) {
        return; // nothing left since the last time
    }
    m_run.work.done += work::object * frame.pending.size();
    for (std::size_t i = 0; i < frame.pending.size(); ++i) {
        const PendingEvent pending = frame.pending[i];
        if (pending.isLive && pending.subject != noRow && !view.exists(pending.subject)) {
            drop(frame, pending, OccurrenceEnd::gone, noFiring);
        }
    }
}

/// Changes to an amount are summed, and clamped once; an amount of 0 is no change any more (T10).
void TimelineMachine::settle(ResolvingFrame& frame) {
    for (std::size_t i = 0; i < frame.pending.size(); ++i) {
        PendingEvent& pending = frame.pending[i];
        if (!pending.isLive || pending.adjustment == 0.0) {
            continue;
        }
        pending.amount = std::max(pending.amount + pending.adjustment, 0.0);
        pending.adjustment = 0.0;
        pending.isAdjusted = true;
        m_log.occurrences[pending.record].applied = pending.amount;
        if (frame.payment) {
            frame.payment->second = pending.amount;
        }
        if (pending.amount == 0.0) {
            drop(frame, PendingEvent(pending), OccurrenceEnd::reduced, noFiring);
        }
    }
}

void TimelineMachine::advance(ResolvingFrame& frame) {
    if (frame.at == frame.script.size()) {
        finish(frame);
        return;
    }
    const ScriptLine& line = frame.script[frame.at];
    if (doLine(frame, line)) {
        return; // an answer is under way, or the step stopped
    }
    ++frame.at;
    frame.isGathered = false;
    frame.round = 0;
    frame.passes = 0;
    const bool isOutcome = frame.proposal.changes().empty() && !frame.payment && frame.at < frame.script.size() &&
                           frame.script[frame.at].work == Work::apply;
    if (isOutcome) { // a choice: who made it carries it out
        m_isChosen = std::ranges::all_of(frame.pending, &PendingEvent::isLive);
        frame.at = frame.script.size() - 2; // what answers after it
        if (m_isChosen) {
            m_choice.emplace(std::move(frame));
        } else {
            noteSilenced(frame);
        }
        pop();
    }
}

bool TimelineMachine::doLine(ResolvingFrame& frame, const ScriptLine& line) {
    switch (line.work) {
    case Work::respond:
        return line.step == TimingStep::c ? answerRound(frame, line) : answerNext(frame, line);
    case Work::settle:
        settle(frame);
        return false;
    case Work::produce:
        return produce(frame);
    case Work::apply:
        applyAll(frame);
        return false;
    }
    return false;
}

void TimelineMachine::finish(ResolvingFrame& frame) {
    noteSilenced(frame);
    m_made = std::move(frame.made);
    m_isPaid = frame.isPaid;
    m_paid = frame.isPaid ? frame.payment->second : 0.0;
    pop();
}

} // namespace orrery::engine
