// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/cursor.h"

#include "engine/lab/stage_label.h"
#include "engine/trace/explain.h"

#include <string>
#include <tuple>

namespace orrery::engine {

namespace {

std::uint32_t sizeOf(const TurnLog& log) {
    return static_cast<std::uint32_t>(log.runs.size());
}

/// Returns whether two changes that follow each other belong to the same step of a grain.
bool isSameStep(const TurnLog& log, const Run& a, const Run& b, Grain grain) {
    const Moment& first = log.moments[a.moment];
    const Moment& second = log.moments[b.moment];
    if (std::tuple(first.stage, first.priority) != std::tuple(second.stage, second.priority)) {
        return false;
    }
    if (grain == Grain::stage) {
        return true;
    }
    if (std::tuple(a.cause, a.firing) != std::tuple(b.cause, b.firing)) {
        return false;
    }
    return grain == Grain::firing || (grain == Grain::effect && a.effect == b.effect);
}

/// Returns the end of the first step after a place of a turn.
std::uint32_t endAfter(const TurnLog& log, std::uint32_t runs, Grain grain) {
    std::uint32_t end = runs + 1;
    while (end < sizeOf(log) && isSameStep(log, log.runs[end - 1], log.runs[end], grain)) {
        ++end;
    }
    return end;
}

/// Returns the beginning of the last step before a place of a turn.
std::uint32_t beginBefore(const TurnLog& log, std::uint32_t runs, Grain grain) {
    std::uint32_t begin = runs - 1;
    while (begin > 0 && isSameStep(log, log.runs[begin - 1], log.runs[begin], grain)) {
        --begin;
    }
    return begin;
}

} // namespace

RunPlace placeOf(const Session& session) {
    return {session.turn(), session.inside().value_or(sizeOf(session.history().log(session.turn())))};
}

bool goToPlace(Session& session, RunPlace place, const std::atomic<bool>* stop) {
    if (!session.goTo(place.turn, stop)) {
        return false;
    }
    session.lookInside(place.runs);
    return true;
}

bool stepInside(Session& session, Grain grain, bool isForward, const std::atomic<bool>* stop) {
    RunPlace place = placeOf(session);
    if (isForward) {
        if (!session.inside()) {
            place = {place.turn + 1, 0};
            if (!session.goTo(place.turn, stop)) {
                return false;
            }
        }
        const auto log = session.history().sharedLog(place.turn);
        place.runs = place.runs < sizeOf(*log) ? endAfter(*log, place.runs, grain) : place.runs;
    } else {
        const auto log = session.history().sharedLog(place.turn);
        const std::uint32_t begin = place.runs > 0 ? beginBefore(*log, place.runs, grain) : 0;
        if (begin > 0) {
            place.runs = begin;
        } else if (place.turn > 0) { // the beginning of a turn is the end of the one before
            return session.goTo(place.turn - 1, stop);
        } else if (place.runs > 0) {
            place.runs = 0;
        } else {
            return false;
        }
    }
    return goToPlace(session, place, stop);
}

std::optional<CursorText> changeBefore(const Session& session, RunPlace place) {
    const auto log = session.history().sharedLog(place.turn);
    if (place.runs == 0 || place.runs > sizeOf(*log)) {
        return std::nullopt;
    }
    const Run& run = log->runs[place.runs - 1];
    const Moment& moment = log->moments[run.moment];
    const LedgerRow entry = entryOf(session, *log, place.runs - 1);
    const View view = session.universe().view(); // for names and formats, which never change
    CursorText text;
    text.runs = place.runs;
    text.total = sizeOf(*log);
    text.stage = moment.stage == Stage::meters
                     ? phrase("{0}, priority {1}", {stageLabel(moment.stage), std::to_string(moment.priority)})
                     : stageLabel(moment.stage);
    text.cause = entry.label;
    text.holder = entry.holder;
    text.where = entry.where;
    const ColumnSpec& column = (*view.layout)[run.column];
    text.value = column.label.empty() ? column.name : column.label;
    text.objects = run.rows->size();
    if (run.rows->empty()) {
        return text;
    }
    text.object = run.rows->front();
    const State before = session.history().stateAt(session.universe(), place.turn, place.runs - 1);
    text.before = formatValue(before.view().at(run.column, text.object), column.format, view);
    text.after = formatValue(log->values[run.firstValue], column.format, view);
    return text;
}

} // namespace orrery::engine
