// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/content_edits.h"
#include "engine/lab/root_table.h"
#include "engine/lab/run_reads.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace orrery::engine {

/// Finds the edits from which each difference of a comparison comes (I4.9). A statement, an order or a decision that
/// only one run has is an edit, too, as in a what-if (I4.8). Another seed is an edit of EditKind::draw. A change that
/// differs has the edits of its own XML as roots, and those of all differing values that it may have read. If it names
/// a wrong edit, it names too many: most reading is known by column, not by object.
class RootFinder {
public:
    /// @param comparer a comparison that has compared no turn yet. It must outlive the finder.
    explicit RootFinder(const RunComparer& comparer);

    /// Reads the turn that the comparer has compared last. Call it after each turn.
    void addTurn();

    const std::vector<ContentEdit>& edits() const { return m_edits; }
    /// Returns the edits that a difference comes from, as ascending indices into edits().
    std::vector<std::uint32_t> rootsOf(std::uint32_t difference) const;
    /// Returns the edits that a difference in RunComparer::others() comes from.
    std::vector<std::uint32_t> rootsOfOther(std::uint32_t difference) const;
    /// Returns whether a difference with these roots comes only from other draws: it is chance.
    bool isChance(const std::vector<std::uint32_t>& roots) const;

private:
    /// An entry of a log.
    struct Entry {
        bool isLeft = false;
        const TurnLog& log;
        const Run& run;
        Row row = noRow; ///< the object whose value it changes
    };

    RunReads& readsOf(bool isLeft) { return m_reads[isLeft ? 0 : 1]; }
    std::vector<std::uint32_t> listOf(const EditSet& set) const;
    EditSet ofOther(const OtherDifference& difference);
    void addReads(bool isLeft, std::uint32_t group, EditSet& out);
    EditSet ofChange(std::uint32_t difference, std::uint32_t leftRun, std::uint32_t rightRun);
    void addEntry(const Entry& entry, bool isInBoth, EditSet& out);
    void addOwnXml(const Entry& entry, EditSet& out);
    const EditSet& editsOfGroup(bool isLeft, std::uint32_t asked, bool isCalled);
    void addRules(const Entry& entry, EditSet& out);
    void addDraws(bool isLeft, const TypedExpression& expression, EditSet& out);
    void addGroup(const Entry& entry, bool isInBoth, EditSet& out);
    bool addRejection(bool isLeft, const Firing& firing, Row row, EditSet& out);
    void addConditions(bool isLeft, const WhyNot& answer, Row holder, Row object, EditSet& out);
    Row hostOf(bool isLeft, Row row);
    void addOwn(bool isLeft, Row of, const std::set<std::uint32_t>& columns, EditSet& out);
    void addColumns(const std::set<std::uint32_t>& columns, EditSet& out) const;
    void addPresences(bool isLeft, const GroupReads& ofGroup, EditSet& out);

    const RunComparer& m_comparer;
    /// By side, and index in CheckedScenario::statements: the edit of a statement that only one run has.
    std::map<std::pair<bool, std::uint32_t>, std::size_t> m_ofStatement;
    std::vector<ContentEdit> m_edits;
    std::optional<std::size_t> m_seed; ///< the edit of the seed, the last one; nullopt: both runs have one seed
    std::array<RunReads, 2> m_reads;
    RootTable m_table;
    std::vector<EditSet> m_ofOthers;                                    ///< by index in RunComparer::others()
    std::map<std::tuple<bool, std::uint32_t, bool>, EditSet> m_ofGroup; ///< results of editsOfGroup()
};

} // namespace orrery::engine
