// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/contest.h"

#include <map>

namespace orrery::engine {

std::vector<ContestResult> contest(StackingPolicy policy, std::span<const Contender> contenders) {
    struct Standing {
        std::size_t winner = 0; ///< index of the winner; for averages: the first contender
        double best = 0.0;
        double sum = 0.0;
        double count = 0.0;
    };
    const auto beats = [&](double amount, double best) {
        return (policy == StackingPolicy::largest && amount > best) ||
               (policy == StackingPolicy::smallest && amount < best);
    };
    std::map<Row, Standing> standings;
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        for (std::size_t k = 0; k < contenders[i].rows->size(); ++k) {
            const double amount = contenders[i].amounts[k];
            const auto [entry, isFirst] = standings.try_emplace((*contenders[i].rows)[k]);
            Standing& standing = entry->second;
            if (isFirst || beats(amount, standing.best)) {
                standing.winner = i;
                standing.best = amount;
            }
            standing.sum += amount;
            standing.count += 1.0;
        }
    }
    std::vector<ContestResult> results(contenders.size());
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        ContestResult& result = results[i];
        result.rows = splitRows(contenders[i].rows, [&](Row row) { return standings[row].winner == i; });
        if (policy == StackingPolicy::average && result.rows.kept) {
            for (const Row row : *result.rows.kept) {
                result.means.push_back(standings[row].sum / standings[row].count);
            }
        }
    }
    return results;
}

} // namespace orrery::engine
