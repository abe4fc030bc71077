// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/scope_maker.h"

#include "engine/program/step_probe.h"
#include "engine/program/turn_work.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// The maximum number of rows to evaluate one by one. For more rows, a shared set takes less time.
constexpr std::size_t fewRows = 64;

/// The rows of a scope in progress: a short list if possible, otherwise a bitmap.
struct Selection {
    bool isList = false;
    RowList list;
    Bitmap bits;
};

/// Returns whether sources with equal readings get the same verdicts. Such verdicts are worth caching.
bool isShared(const CompiledCondition& condition) {
    const auto& readings = condition.depends.readings;
    return std::none_of(readings.begin(), readings.end(),
                        [](const SourceReading& reading) { return reading.kind == SourceReading::Kind::identity; });
}

/// Returns whether the evaluation cannot cause faults. The number of evaluated rows then does not matter.
bool isFaultless(const CompiledCondition& condition) {
    return condition.children.empty() && std::ranges::all_of(condition.arguments, &CompiledArgument::isConstant);
}

/// Splits a condition into parts that must all match: the children of each `and`.
void takeApart(const CompiledCondition& condition, std::vector<const CompiledCondition*>& out) {
    if (condition.spec->tag == "and") {
        for (const CompiledCondition& child : condition.children) {
            takeApart(child, out);
        }
    } else {
        out.push_back(&condition);
    }
}

/// The parts of a scope in a profile (I4.12). The steps without a profile pay nothing for it.
struct NoProbe {
    struct Part {
        Part(const NoProbe& /*probe*/, const CompiledCondition& /*condition*/) {}
    };
    static constexpr bool isOn = false;
};

struct WithProbe {
    struct Part : Probed {
        Part(const WithProbe& probe, const CompiledCondition& condition) : Probed(probe.probe, condition) {}
    };
    static constexpr bool isOn = true;
    StepProbe* probe;
};

template <typename Probe>
class ScopeMaker {
public:
    ScopeMaker(Evaluator& evaluator, Probe probe, ScopeRoom& room, const View& view, Row source)
        : m_evaluator(evaluator), m_probe(probe), m_room(room), m_view(view), m_source(source) {}

    /// Returns the rows that the condition matches.
    Selection select(const CompiledCondition& condition) {
        std::vector<const CompiledCondition*>& parts = m_room.parts;
        parts.clear();
        takeApart(condition, parts);
        // Random draws come last: few rows then draw (E5.10).
        if (std::ranges::any_of(parts, &CompiledCondition::readsChance)) {
            std::stable_partition(parts.begin(), parts.end(), [](const auto* part) { return !part->readsChance; });
        }
        Selection selection;
        for (auto part = parts.begin(); part != parts.end() && !selection.isList; ++part) {
            if (const RowList* rows = few(**part)) {
                parts.erase(part);
                selection.isList = true;
                selection.list = std::move(m_room.list);
                if constexpr (Probe::isOn) {
                    m_probe.probe->count(rows->size(), 0, 0);
                }
                filter(*rows, parts, selection.list);
                return selection;
            }
        }
        selection.bits = m_evaluator.existing(m_view);
        countSet(selection.bits);
        countBegun(selection);
        for (const CompiledCondition* part : parts) {
            keep(selection, *part);
        }
        return selection;
    }

    /// Removes the rows that the condition matches. In strict projects, also removes rows that lack a property that the
    /// condition reads (E4.5).
    void exclude(Selection& selection, const CompiledCondition& condition) {
        const typename Probe::Part probed(m_probe, condition);
        const std::size_t before = sizeIfProbed(selection);
        removeMatches(selection, condition);
        if constexpr (Probe::isOn) {
            m_probe.probe->count(before, before - sizeIfProbed(selection));
        }
    }

private:
    void removeMatches(Selection& selection, const CompiledCondition& condition) {
        const bool excludesMissing = m_view.model->rules.excludesMissing;
        const auto removes = [&](Row row, Truth truth) {
            return truth == Truth::yes || (truth == Truth::missing && excludesMissing &&
                                           m_evaluator.missesProperty(condition, m_view, m_source, row));
        };
        if (selection.isList && (selection.list.size() <= fewRows || !isShared(condition))) {
            std::erase_if(selection.list, [&](Row row) { return removes(row, one(condition, row)); });
            return;
        }
        TruthSet own;
        const TruthSet& answer = answerOf(condition, selection, own);
        const auto truthOf = [&answer](Row row) {
            return answer.yes.test(row) ? Truth::yes : answer.missing.test(row) ? Truth::missing : Truth::no;
        };
        if (selection.isList) {
            std::erase_if(selection.list, [&](Row row) { return removes(row, truthOf(row)); });
            return;
        }
        Bitmap missing = answer.missing;
        missing &= selection.bits;
        selection.bits.andNot(answer.yes);
        if (excludesMissing) {
            missing.forEach([&](Row row) {
                if (removes(row, Truth::missing)) {
                    selection.bits.reset(row);
                }
            });
        }
    }

    static std::size_t sizeIfProbed(const Selection& selection) {
        return !Probe::isOn ? 0 : selection.isList ? selection.list.size() : selection.bits.count();
    }
    void countBegun(const Selection& selection) {
        if constexpr (Probe::isOn) {
            m_probe.probe->count(sizeIfProbed(selection), 0, 0);
        }
    }
    /// Returns the rows that the condition matches if they are few and known; otherwise null.
    const RowList* few(const CompiledCondition& condition) {
        if (condition.spec->few == nullptr) {
            return nullptr;
        }
        const typename Probe::Part probed(m_probe, condition);
        const RowList* const rows = condition.spec->few(callOf(condition));
        if constexpr (Probe::isOn) {
            if (rows != nullptr) {
                m_probe.probe->count(rows->size(), rows->size());
            }
        }
        return rows;
    }
    ConditionCall callOf(const CompiledCondition& condition) const {
        return {condition, m_view, m_source, noRow, m_evaluator};
    }
    Truth one(const CompiledCondition& condition, Row row) const {
        return condition.spec->one(callOf(condition), row, nullptr);
    }

    const TruthSet& answerOf(const CompiledCondition& condition, const Selection& selection, TruthSet& own) {
        const bool isCheap = !selection.isList && isFaultless(condition) && areFew(selection.bits);
        if (isShared(condition) && !isCheap) {
            return m_evaluator.matching(condition, m_view, m_source);
        }
        m_evaluator.set(condition, m_view, m_source, selection.bits, own);
        return own;
    }

    /// Returns whether the evaluation of these rows takes much less time than a shared evaluation of all rows.
    bool areFew(const Bitmap& rows) const {
        constexpr std::size_t fewerTimes = 16;
        return rows.count() * fewerTimes < m_view.rowCount;
    }

    /// Filters a short list by all parts: one pass over the shared sets, then each other part by itself.
    void filter(const RowList& rows, const std::vector<const CompiledCondition*>& parts, RowList& out) {
        m_room.shared.clear();
        m_room.single.clear();
        for (const CompiledCondition* part : parts) {
            if (rows.size() > fewRows && isShared(*part)) {
                m_room.shared.push_back(&m_evaluator.matching(*part, m_view, m_source).yes);
            } else {
                m_room.single.push_back(part);
            }
        }
        // Avoids branches: the processor cannot predict which rows match, and a wrong prediction takes longer than all
        // tests.
        out.resize(rows.size());
        std::size_t kept = 0;
        for (const Row row : rows) {
            std::size_t stays = 1;
            for (const Bitmap* yes : m_room.shared) {
                stays &= static_cast<std::size_t>(yes->test(row));
            }
            out[kept] = row;
            kept += stays;
        }
        out.resize(kept);
        for (const CompiledCondition* part : m_room.single) {
            const typename Probe::Part probed(m_probe, *part);
            [[maybe_unused]] const std::size_t before = out.size();
            std::erase_if(out, [&](Row row) { return one(*part, row) != Truth::yes; });
            if constexpr (Probe::isOn) {
                m_probe.probe->count(before, out.size());
            }
        }
    }

    /// Keeps the rows that one more part matches.
    void keep(Selection& selection, const CompiledCondition& part) {
        const typename Probe::Part probed(m_probe, part);
        [[maybe_unused]] const std::size_t before = sizeIfProbed(selection);
        TruthSet own;
        selection.bits &= answerOf(part, selection, own).yes;
        countSet(selection.bits);
        if constexpr (Probe::isOn) {
            m_probe.probe->count(before, sizeIfProbed(selection));
        }
    }
    /// Adds one pass over a set to the counts.
    void countSet(const Bitmap& set) { m_evaluator.world().counts().visits += set.words().size(); }

    Evaluator& m_evaluator;
    Probe m_probe;
    ScopeRoom& m_room;
    const View& m_view;
    Row m_source;
};

template <typename Probe>
void makeScopeWith(Evaluator& evaluator, Probe probe, const CompiledGroup& group, const View& view, Row source,
                   ScopeRoom& room, RowList& rows) {
    ScopeMaker<Probe> maker(evaluator, probe, room, view, source);
    Selection scope;
    scope.isList = true;
    for (const CompiledCondition& include : group.include) {
        Selection added = maker.select(include);
        if (&include == &group.include.front()) {
            scope = std::move(added);
            continue;
        }
        for (Selection* selection : {&scope, &added}) {
            if (selection->isList) {
                selection->bits = Bitmap(view.rowCount);
                for (const Row row : selection->list) {
                    selection->bits.set(row);
                }
            }
        }
        scope.isList = false;
        scope.bits |= added.bits;
    }
    for (const CompiledCondition& exclude : group.exclude) {
        maker.exclude(scope, exclude);
    }
    if (scope.isList) {
        rows.assign(scope.list.begin(), scope.list.end()); // allocates exactly the required size
        room.list = std::move(scope.list);
    } else {
        rows = scope.bits.rows();
    }
}

} // namespace

void makeScope(Evaluator& evaluator, const CompiledGroup& group, const View& view, Row source, ScopeRoom& room,
               RowList& rows) {
    if (StepProbe* const probe = turnWork(evaluator.world()).probe; probe != nullptr) {
        makeScopeWith(evaluator, WithProbe{probe}, group, view, source, room, rows);
    } else {
        makeScopeWith(evaluator, NoProbe{}, group, view, source, room, rows);
    }
}

} // namespace orrery::engine
