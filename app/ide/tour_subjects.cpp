// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/tour_subjects.h"

#include <QHash>

namespace orrery::ide {

const engine::CheckedGroup* findShownGroup(const engine::CheckedModel& model) {
    const engine::CheckedGroup* best = nullptr;
    std::size_t most = 0;
    for (const auto& objectClass : model.classes.asRead()) {
        if (!objectClass->isGenerated && objectClass->groups.size() > most) {
            most = objectClass->groups.size();
            best = &objectClass->groups.front();
        }
    }
    return best;
}

std::optional<engine::Row> findOwned(const engine::View& view) {
    for (engine::Row row = 0; row < view.rowCount; ++row) {
        const bool isPlaced = view.exists(row) && view.builtin(engine::Builtin::positioned, row) != 0.0;
        if (isPlaced && view.builtin(engine::Builtin::owners, row) > 0.0) {
            return row;
        }
    }
    return std::nullopt;
}

std::optional<Showpiece> findShowpiece(const engine::Session& session) {
    const engine::TurnLog& log = session.history().log(session.turn());
    const engine::ColumnLayout& layout = session.program().model->layout;
    QHash<quint64, int> changes;
    std::optional<Showpiece> best;
    int most = 0;
    for (const engine::Run& run : log.runs) {
        if (run.cause != engine::CauseKind::effect || layout[run.column].role != engine::ColumnRole::meterMax) {
            continue;
        }
        for (const engine::Row row : *run.rows) {
            const int count = ++changes[(quint64{row} << 16) | run.column.value];
            if (count > most) {
                most = count;
                best = Showpiece{row, run.column};
            }
        }
    }
    return best;
}

} // namespace orrery::ide
