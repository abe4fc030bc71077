// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/firing_rows.h"

#include "engine/turn/stepper.h"

#include <algorithm>

namespace orrery::engine {

namespace {

void skip(Writer& writer, const Cause& cause, SkipReason reason, RowListRef rows, PhraseView detail = {}) {
    writer.addSkip(
        {.firing = cause.firing, .effect = cause.effect, .reason = reason, .detail = detail, .rows = std::move(rows)});
}

} // namespace

RowListRef removeDestroyed(StepRun& run, const RowListRef& rows, const LastKnown* last, const Cause& cause) {
    const View view = run.view();
    SplitRows split =
        splitRows(rows, [&](Row row) { return view.exists(row) || (last != nullptr && last->hasLeft(row)); });
    if (split.left) {
        skip(run.writer, cause, SkipReason::destroyed, std::move(split.left));
    }
    return split.kept;
}

RowListRef removeUnable(const EffectCall& call) {
    if (call.effect.spec->unable == nullptr) {
        return call.rows;
    }
    std::vector<std::pair<PhraseView, RowList>> reasons;
    SplitRows split = splitRows(call.rows, [&](Row row) {
        const PhraseView reason = call.effect.spec->unable(call, row);
        if (reason.empty()) {
            return true;
        }
        auto known = std::ranges::find(reasons, reason, &std::pair<PhraseView, RowList>::first);
        if (known == reasons.end()) {
            known = reasons.insert(reasons.end(), {reason, {}});
        }
        known->second.push_back(row);
        return false;
    });
    for (auto& [reason, rows] : reasons) {
        skip(call.run.writer, call.cause, SkipReason::unable, std::make_shared<const RowList>(std::move(rows)), reason);
    }
    return split.kept;
}

RowListRef claimRows(StepRun& run, const RowListRef& rows, StackingIndex name, const Cause& cause) {
    StackingClaims& claims = run.memory.claims;
    SplitRows split = splitRows(rows, [&](Row row) { return !claims.isClaimed(name, row); });
    if (split.left) {
        skip(run.writer, cause, SkipReason::stackedOut, std::move(split.left));
    }
    if (split.kept) {
        claims.claim(name, *split.kept);
    }
    return split.kept;
}

} // namespace orrery::engine
