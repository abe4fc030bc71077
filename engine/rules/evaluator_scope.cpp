// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/evaluator_caches.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Up to so many rows are asked one by one; more are worth a set that others share.
constexpr std::size_t fewRows = 64;

/// The rows of a scope while it is being made: a short list where one is at hand, else a bitmap.
struct Selection {
    bool isList = false;
    RowList list;
    Bitmap bits;
};

/// Whether every source that takes the same of the state has the same answer, so that it is worth keeping.
bool isShared(const CompiledCondition& condition) {
    const auto& readings = condition.depends.readings;
    return std::none_of(readings.begin(), readings.end(),
                        [](const SourceReading& reading) { return reading.kind == SourceReading::Kind::identity; });
}

/// Whether nothing can go wrong while it is asked, so that it does not matter of how many it is.
bool isFaultless(const CompiledCondition& condition) {
    return condition.children.empty() && std::ranges::all_of(condition.arguments, &CompiledArgument::isConstant);
}

/// All that must hold for a condition to hold: an `and` is taken apart. Draws come last, so that few draw (E5.10).
void takeApart(const CompiledCondition& condition, std::vector<const CompiledCondition*>& out) {
    if (condition.spec->tag == "and") {
        for (const CompiledCondition& child : condition.children) {
            takeApart(child, out);
        }
    } else {
        out.push_back(&condition);
    }
}

class ScopeMaker {
public:
    ScopeMaker(Evaluator& evaluator, ScopeRoom& room, const View& view, Row source)
        : m_evaluator(evaluator), m_room(room), m_view(view), m_source(source) {}

    /// The rows for which the condition is true.
    Selection select(const CompiledCondition& condition) {
        std::vector<const CompiledCondition*>& parts = m_room.parts;
        parts.clear();
        takeApart(condition, parts);
        if (std::ranges::any_of(parts, &CompiledCondition::readsChance)) { // else not even asked for room to sort in
            std::stable_partition(parts.begin(), parts.end(), [](const auto* part) { return !part->readsChance; });
        }
        Selection selection;
        for (auto part = parts.begin(); part != parts.end() && !selection.isList; ++part) {
            const auto few = (*part)->spec->few;
            if (const RowList* rows = few ? few(callOf(**part)) : nullptr) {
                parts.erase(part);
                selection.isList = true;
                selection.list = std::move(m_room.list);
                filter(*rows, parts, selection.list);
                return selection;
            }
        }
        selection.bits = m_evaluator.existing(m_view);
        countSet(selection.bits);
        for (const CompiledCondition* part : parts) {
            keep(selection, *part);
        }
        return selection;
    }

    /// Takes out what the condition is true of, and in strict projects what lacks the property it asks for (E4.5).
    void exclude(Selection& selection, const CompiledCondition& condition) {
        const bool isStrict = m_view.model->rules == RulesLevel::strict;
        const auto removes = [&](Row row, Truth truth) {
            return truth == Truth::yes || (truth == Truth::missing && isStrict &&
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
        if (isStrict) {
            missing.forEach([&](Row row) {
                if (removes(row, Truth::missing)) {
                    selection.bits.reset(row);
                }
            });
        }
    }

private:
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

    /// Whether asking of these alone costs much less than asking of all, which others could share.
    bool areFew(const Bitmap& rows) const {
        constexpr std::size_t fewerTimes = 16;
        return rows.count() * fewerTimes < m_view.rowCount;
    }

    /// Those of a short list for which every part is true: one pass over what is shared, then each part by itself.
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
        // Without a branch: which rows stay is as good as random, and a wrong guess costs more than all the tests.
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
            std::erase_if(out, [&](Row row) { return one(*part, row) != Truth::yes; });
        }
    }

    /// Keeps the rows for which one more part is true.
    void keep(Selection& selection, const CompiledCondition& part) {
        TruthSet own;
        selection.bits &= answerOf(part, selection, own).yes;
        countSet(selection.bits);
    }
    /// One pass over a set.
    void countSet(const Bitmap& set) { m_evaluator.world().counts().visits += set.words().size(); }

    Evaluator& m_evaluator;
    ScopeRoom& m_room;
    const View& m_view;
    Row m_source;
};

} // namespace

void Evaluator::computeScope(const CompiledGroup& group, const View& view, Row source, RowList& rows) {
    ScopeMaker maker(*this, m_caches->scopeRoom, view, source);
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
        rows.assign(scope.list.begin(), scope.list.end()); // as long as it has to be
        m_caches->scopeRoom.list = std::move(scope.list);
    } else {
        rows = scope.bits.rows();
    }
}

bool Evaluator::missesProperty(const CompiledCondition& condition, const View& view, Row source, Row candidate) {
    const EvaluatorCall guard(*this, view);
    if (condition.spec->asksSameObject) {
        return std::any_of(condition.children.begin(), condition.children.end(), [&](const CompiledCondition& child) {
            return one(child, view, source, candidate) == Truth::missing &&
                   missesProperty(child, view, source, candidate);
        });
    }
    if (!condition.spec->property.empty()) {
        return true;
    }
    return std::any_of(condition.arguments.begin(), condition.arguments.end(), [&](const CompiledArgument& argument) {
        if (!argument.program || !isMissing(argument.fallback)) {
            return false;
        }
        std::vector<EvaluatedTerm> terms; // of the source as well as of the candidate
        evaluateOne(*argument.program, view, bindingsOf(source, noRow), candidate, 0.0, nullptr, &terms);
        return std::any_of(terms.begin(), terms.end(), [&](const EvaluatedTerm& term) {
            return isMissing(term.value) && (*view.layout)[term.column].role == ColumnRole::property;
        });
    });
}

} // namespace orrery::engine
