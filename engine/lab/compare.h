// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/compare_others.h"
#include "engine/turn/session.h"

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

namespace orrery::engine {

inline constexpr std::uint32_t noRun = std::numeric_limits<std::uint32_t>::max();

/// An object of two runs. Its birth key is the same in both, whatever its row is (E5.10).
struct ComparedObject {
    Row left = noRow; ///< row in the left run; noRow: the object has not been there yet
    Row right = noRow;
    /// The texts of the name when the object first existed in both runs. This pair counts as equal, so a rename is no
    /// difference (I4.9).
    std::optional<std::pair<double, double>> names{};

    bool isInBoth() const { return left != noRow && right != noRow; }
};

/// A column of two runs with the same name. A column of only one run holds no values to compare.
struct ComparedColumn {
    std::string name;
    std::optional<ColumnId> left;
    std::optional<ColumnId> right;
};

/// A value of an object that differs between two runs, or an object that exists in only one of them. The latter is a
/// difference in the column of Builtin::exists, and the other columns of the object are not compared.
struct ValueDifference {
    std::uint32_t object = 0; ///< index into RunComparer::objects()
    std::uint32_t column = 0; ///< index into RunComparer::columns()
    std::uint32_t first = 0;  ///< first turn at whose end the values differ
    std::uint32_t last = 0;   ///< last compared turn at whose end they differ
    /// The changes that made them differ in the turn `first`, as indices into TurnLog::runs: the first changes of the
    /// value that are not the same in both runs. noRun: the change is missing in this run.
    std::uint32_t leftRun = noRun;
    std::uint32_t rightRun = noRun;
};

/// The changes of one differing value in the logs of one turn that are not the same in both runs.
struct CellChanges {
    std::uint32_t difference = 0; ///< index into RunComparer::differences()
    /// Pairs of indices into TurnLog::runs of the left and the right run, in the order of the logs. noRun: the change
    /// is missing in this run. Empty: the value differs only because it did so before.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> runs;
};

/// Compares two runs turn by turn, by meaning: objects by birth key, and classes, enumerators, texts and owners by what
/// they stand for (I4.9). The runs may have different content, seeds and statements. Both sessions must outlive the
/// comparer, and keep the turns that it has compared. Takes time in proportion to the chunks of the state in turns
/// that differ; equal turns cost only the comparison of their hashes.
class RunComparer {
public:
    RunComparer(const Session& left, const Session& right);
    ~RunComparer();

    /// Compares the turn next(). @pre both sessions have computed it
    void compareNext();
    std::uint32_t next() const { return m_next; }
    /// Compares all turns up to one that both runs have. Returns next().
    std::uint32_t compareUpTo(std::uint32_t turn);

    const Session& left() const { return m_left; }
    const Session& right() const { return m_right; }
    const std::vector<ComparedObject>& objects() const { return m_objects; }
    const std::vector<ComparedColumn>& columns() const { return m_columns; }
    /// Returns the differences in the order in which they appear: by first turn, then by column and object.
    const std::vector<ValueDifference>& differences() const { return m_differences; }
    /// Returns the number of values that differ at the end of a compared turn.
    std::uint32_t countAt(std::uint32_t turn) const { return m_counts[turn]; }
    /// Returns the changes of all values that differ at the end of the last compared turn, by difference.
    const std::vector<CellChanges>& lastChanges() const { return m_lastChanges; }
    /// Returns the index in objects() of an object of the left or right run. @pre a compared turn has the object
    std::uint32_t objectOf(bool ofLeft, Row row) const;
    /// Returns everything else that differs: starlanes, counters, messages, pending effects …
    const std::vector<OtherDifference>& others() const { return m_others->differences(); }
    /// Returns those that differ at the end of the last compared turn, as indices.
    const std::vector<std::uint32_t>& lastOthers() const { return m_others->last(); }
    /// Returns the number of those that differ at the end of a compared turn.
    std::uint32_t othersAt(std::uint32_t turn) const { return m_otherCounts[turn]; }
    /// Returns the first turn at whose end the starlanes differ.
    std::optional<std::uint32_t> lanesDifferFrom() const;

    /// Returns a value of a difference at the end of a turn, for people: "12.5", "Terrans", or "none". Returns nullopt
    /// if the object does not exist at the end of that turn.
    std::optional<std::string> leftText(const ValueDifference& difference, std::uint32_t turn) const;
    std::optional<std::string> rightText(const ValueDifference& difference, std::uint32_t turn) const;
    /// Returns whether a difference is one of numbers, which have a size.
    bool isNumber(const ValueDifference& difference) const;
    /// Returns a value of a difference at the end of a turn, as its column stores it. Returns nullopt if the object
    /// does not exist at the end of that turn, or if the value is not given.
    std::optional<double> leftValue(const ValueDifference& difference, std::uint32_t turn) const;
    std::optional<double> rightValue(const ValueDifference& difference, std::uint32_t turn) const;
    /// Returns right − left of a number at the end of a turn; nullopt for values that are no numbers, or not given.
    std::optional<double> change(const ValueDifference& difference, std::uint32_t turn) const;
    /// Returns the object's name, in the right run if the object is there.
    std::string nameOf(const ValueDifference& difference) const;
    /// Returns the name of the object of a difference that is no value; empty if it has none.
    std::string nameOf(const OtherDifference& difference) const;
    /// Returns whether the difference is that the object exists in one run only.
    bool isPresence(const ValueDifference& difference) const { return difference.column == m_exists; }

private:
    class Meanings;
    struct Side;
    /// A change of a value in a log.
    struct LoggedChange {
        std::uint32_t run = noRun;
        std::uint64_t what = 0; ///< identity of cause, group, holder and effect
        double before = 0.0;
        double after = 0.0;
    };

    void matchRows();
    void pairRow(Side& own, Side& other, Row row, bool isLeft);
    void compareColumn(std::uint32_t column);
    bool areEqual(std::uint32_t column, std::uint32_t object, double left, double right) const;
    void compareCell(std::uint32_t column, std::uint32_t object);
    void note(std::uint32_t column, std::uint32_t object);
    void findChanges();
    std::string nameOfObject(std::uint32_t object) const;
    CellChanges changesOf(std::uint32_t difference, const std::array<std::vector<LoggedChange>, 2>& ofBoth) const;
    std::optional<std::string> textOf(const Session& session, Row row, std::optional<ColumnId> column,
                                      std::uint32_t turn) const;

    const Session& m_left;
    const Session& m_right;
    std::unique_ptr<Meanings> m_meanings;
    std::unique_ptr<Side> m_sides[2];
    std::vector<ComparedObject> m_objects;
    std::vector<ComparedColumn> m_columns;
    std::uint32_t m_exists = 0; ///< index of the column of Builtin::exists
    std::vector<ValueDifference> m_differences;
    std::unordered_map<std::uint64_t, std::uint32_t> m_known; ///< by object and column: index into m_differences
    std::vector<std::uint32_t> m_differing; ///< the differences at the end of the turn that is compared
    std::vector<CellChanges> m_lastChanges;
    std::vector<std::uint32_t> m_counts;
    std::unique_ptr<OtherComparer> m_others;
    std::vector<std::uint32_t> m_otherCounts;
    std::uint32_t m_next = 0;
    /// By kind and index of the left and the right set: whether they mean the same.
    mutable std::map<std::tuple<bool, std::uint32_t, std::uint32_t>, bool> m_equalSets;
    bool m_areHashesExact = true; ///< equal hashes of a turn mean equal values
    bool m_areRowsEqual = true;   ///< each object so far has the same row in both runs
};

} // namespace orrery::engine
