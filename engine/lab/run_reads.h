// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/compare.h"
#include "engine/trace/why_not.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Returns whether an expression reads only members of `Source`, `Target` and the candidate themselves.
bool readsOwnMembersOnly(const TypedNode& node);

/// The values that a group or a condition can read. Columns are indices into RunComparer::columns().
struct GroupReads {
    std::set<std::uint32_t> columns;    ///< columns of any objects
    std::set<std::uint32_t> ownColumns; ///< columns of the source, the candidate, their hosts and owners only
    std::set<std::string_view> words;   ///< words of the XML
    std::set<StackingIndex> stackings;  ///< stacking names
    bool readsVariables = false;        ///< variables, or functions of the content
    bool readsOthers = false;           ///< which objects exist, other than the source and the candidate
    bool readsChance = false;           ///< random numbers
    bool readsNamed = false;            ///< which objects of the classes exist that the XML names
};

/// Finds the values that changes of one run can read.
class RunReads {
public:
    RunReads(const RunComparer& comparer, bool isLeft);

    const Session& session() const { return m_session; }
    const CheckedModel& model() const { return m_model; }
    /// Returns the index in RunComparer::columns() of a column of this run.
    std::uint32_t index(ColumnId column) const { return m_index[column.value]; }
    std::uint32_t index(Builtin column) const { return index(m_model.layout.builtin(column)); }
    /// Returns the columns that an expression reads, including those of its variables.
    std::set<std::uint32_t> columnsOf(const TypedExpression& expression) const;
    /// Returns whether an expression or one of its variables draws random numbers.
    bool drawsIn(const TypedExpression& expression) const;
    const GroupReads& of(std::uint32_t group);
    /// Returns the values that one condition, with everything below it, can read.
    GroupReads of(const CompiledCondition& condition) const;
    /// Returns a group, and the groups that share a stacking name with it.
    const std::vector<std::uint32_t>& rivalsOf(std::uint32_t group);
    /// Returns the group with a stableIdentity(); nullopt if the content has none.
    std::optional<std::uint32_t> groupOf(std::uint64_t identity);
    /// Returns why a group did not affect an object in a turn. Returns nullopt after many questions.
    std::optional<WhyNot> whyNot(std::uint32_t turn, std::uint32_t group, Row holder, Row object);

private:
    static constexpr std::size_t mostAnswers = 2000; ///< each takes about a tenth of a millisecond

    void add(const std::vector<ColumnId>& from, std::set<std::uint32_t>& to) const;
    void addExpression(const TypedExpression& expression, std::set<std::uint32_t>& to) const;
    void collect(const std::vector<CompiledCondition>& conditions, GroupReads& out, bool isNested = false) const;
    void collect(const CompiledArgument& argument, bool isOwn, std::set<std::uint32_t>& own,
                 std::set<std::uint32_t>& others, GroupReads& out) const;
    void collect(const std::vector<CompiledArgument>& arguments, GroupReads& out) const;
    void collect(const CompiledGroup& group, GroupReads& out) const;

    const Session& m_session;
    const CheckedModel& m_model;
    std::vector<std::uint32_t> m_index; ///< by ColumnId
    std::map<std::uint32_t, GroupReads> m_known;
    std::map<std::uint32_t, std::vector<std::uint32_t>> m_rivals; ///< by group
    std::map<StackingIndex, std::vector<std::uint32_t>> m_ofName; ///< groups by stacking name; filled on first use
    std::map<std::uint64_t, std::uint32_t> m_groups;              ///< by stable identity
    std::optional<Replay> m_replay;                               ///< of m_turn
    std::uint32_t m_turn = 0;
    std::size_t m_answers = 0;
};

} // namespace orrery::engine
