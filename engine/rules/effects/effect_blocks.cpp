// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/effects/effect_blocks.h"

#include "engine/evaluation/run_diagnostics.h"
#include "engine/program/turn_work.h"

#include <algorithm>
#include <cassert>

namespace orrery::engine {

namespace {

/// The maximum number of candidates that one effect may test with its block: about one second of work. Applies if each
/// target has its own matches.
constexpr std::uint64_t workLimit = 50'000'000;

double squaredDistance(std::pair<double, double> a, std::pair<double, double> b) {
    const double dx = b.first - a.first;
    const double dy = b.second - a.second;
    return dx * dx + dy * dy;
}

bool readsTarget(std::span<const CompiledCondition> conditions) {
    return std::ranges::any_of(conditions, &CompiledCondition::readsTarget);
}

} // namespace

std::optional<std::pair<double, double>> positionOf(const View& view, Row row) {
    if (view.builtin(Builtin::positioned, row) == 0.0) {
        return std::nullopt;
    }
    const double in = view.builtin(Builtin::system, row);
    const bool isInSystem = in >= 0.0 && in < static_cast<double>(view.rowCount) &&
                            view.builtin(Builtin::positioned, static_cast<Row>(in)) != 0.0;
    const Row placed = isInSystem ? static_cast<Row>(in) : row;
    return std::pair(view.builtin(Builtin::x, placed), view.builtin(Builtin::y, placed));
}

std::span<const CompiledCondition> blockConditions(const EffectCall& call, std::string_view block) {
    const auto blocks = call.effect.spec->blocks;
    const auto found = std::ranges::find(blocks, block, &BlockSpec::tag);
    assert(found != blocks.end());
    return call.effect.blocks[static_cast<std::size_t>(found - blocks.begin())].conditions;
}

BlockMatches& matchesOf(const EffectCall& call, std::string_view block) {
    if (!call.matches) {
        call.matches = std::make_shared<BlockMatches>(call, block);
    }
    return *call.matches;
}

std::string_view matchesNothing(const EffectCall& call, std::string_view block, Row target, bool isPlaced) {
    if (!call.usesUpName && readsTarget(blockConditions(call, block))) {
        return {};
    }
    BlockMatches& matches = matchesOf(call, block);
    const bool isAny = isPlaced ? matches.hasPlaced(target) : !matches.of(target).empty();
    return isAny || matches.isExhausted() ? std::string_view() : inPhrase("no object matches");
}

BlockMatches::BlockMatches(const EffectCall& call, std::string_view block)
    : m_view(call.view), m_reads(call.reads), m_evaluator(call.evaluator), m_source(call.source),
      m_conditions(blockConditions(call, block)), m_areShared(!readsTarget(m_conditions)), m_budget(workLimit) {}

void BlockMatches::find(Row target, RowList& out) {
    out.clear();
    if (m_conditions.empty()) {
        return;
    }
    Bitmap matching = m_evaluator.existing(m_view);
    TruthSet answer;
    for (const CompiledCondition& condition : m_conditions) {
        if (!condition.readsTarget) {
            matching &= m_evaluator.matching(condition, m_reads, m_source).yes;
            continue;
        }
        const std::size_t asked = matching.count();
        if (asked > m_budget) {
            if (!m_isExhausted) {
                m_evaluator.addFault(runDiagnostics["run.too-much-work"], condition.checked->head, target);
            }
            m_budget = 0;
            m_isExhausted = true;
            return;
        }
        m_budget -= asked;
        m_evaluator.set(condition, m_reads, m_source, matching, answer, target);
        matching &= answer.yes;
    }
    matching.forEach([&](Row row) { out.push_back(row); });
}

const RowList& BlockMatches::of(Row target) {
    if (!m_areShared || !m_isFound) {
        find(target, m_matches);
        m_isFound = true;
        m_placed.clear();
        m_lowestNowhere = noRow;
        m_nearest.clear();
        m_arePlaced = false;
    }
    return m_matches;
}

void BlockMatches::place() {
    if (m_arePlaced) {
        return;
    }
    m_arePlaced = true;
    for (const Row row : m_matches) {
        const auto position = positionOf(m_view, row);
        if (!position) {
            m_lowestNowhere = std::min(m_lowestNowhere, row);
        } else if (m_placed.empty() || m_placed.back().first != *position) {
            m_placed.emplace_back(*position, row);
        }
    }
}

bool BlockMatches::hasPlaced(Row target) {
    const RowList& matches = of(target);
    if (m_arePlaced) {
        return !m_placed.empty();
    }
    return std::ranges::any_of(matches, [&](Row row) { return positionOf(m_view, row).has_value(); });
}

Row BlockMatches::nearest(Row target) {
    const RowList& matches = of(target);
    place();
    const auto from = positionOf(m_view, target);
    if (!from || m_placed.empty()) {
        return matches.empty() ? noRow : m_placed.empty() ? m_lowestNowhere : matches.front();
    }
    const auto [known, isNew] = m_nearest.try_emplace(*from, noRow);
    if (isNew) {
        turnWork(m_evaluator.world()).done += work::operation * m_placed.size();
        double best = 0.0;
        for (const auto& [position, row] : m_placed) {
            const double distance = squaredDistance(*from, position);
            if (known->second == noRow || distance < best || (distance == best && row < known->second)) {
                best = distance;
                known->second = row;
            }
        }
    }
    return known->second;
}

} // namespace orrery::engine
