// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/compare.h"

#include "engine/program/evaluate.h"
#include "engine/trace/replay.h"
#include "engine/turn/group_identity.h"
#include "engine/universe/set_columns.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <deque>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <tuple>

namespace orrery::engine {

namespace {

/// Returns the index in `right` of each element of `left` with the same name; noRow for an element without one.
template <typename Left, typename Right, typename Name>
std::vector<std::uint32_t> counterparts(const Left& left, const Right& right, const Name& name) {
    std::map<std::string_view, std::uint32_t> known;
    for (std::uint32_t i = 0; i < right.size(); ++i) {
        known.emplace(name(right[i]), i);
    }
    std::vector<std::uint32_t> found;
    for (std::uint32_t i = 0; i < left.size(); ++i) {
        const auto it = known.find(name(left[i]));
        found.push_back(it == known.end() ? noRow : it->second);
    }
    return found;
}

/// Returns the index in `right` of each class of `left`: with the same stable name and id, else with the same stable
/// name. Classes with one stable name have a warning, but stay apart here.
std::vector<std::uint32_t> classCounterparts(const ClassTable& left, const ClassTable& right) {
    const auto nameOf = [](const auto& one) -> std::string_view { return one->stableName(); };
    std::vector<std::uint32_t> found = counterparts(left.asRead(), right.asRead(), nameOf);
    std::map<std::pair<std::string_view, std::string_view>, std::uint32_t> known;
    for (std::uint32_t i = 0; i < right.size(); ++i) {
        known.emplace(std::pair<std::string_view, std::string_view>(right.asRead(i).stableName(), right.asRead(i).id),
                      i);
    }
    for (std::uint32_t i = 0; i < left.size(); ++i) {
        const auto same = known.find({left.asRead(i).stableName(), left.asRead(i).id});
        found[i] = same == known.end() ? found[i] : same->second;
    }
    return found;
}

bool isIdentity(const std::vector<std::uint32_t>& map) {
    for (std::uint32_t i = 0; i < map.size(); ++i) {
        if (map[i] != i) {
            return false;
        }
    }
    return true;
}

bool isSameNumber(double left, double right) {
    return left == right || (isMissing(left) && isMissing(right));
}

std::span<const double> chunkOf(const Snapshot& snapshot, ColumnId column, std::size_t chunk) {
    const auto& chunks = snapshot.columns[column.value];
    return chunk < chunks.size() ? std::span<const double>(*chunks[chunk]) : std::span<const double>();
}

bool isSameFormat(Format left, const CheckedModel& ofLeft, Format right, const CheckedModel& ofRight) {
    return left.kind == right.kind &&
           (left.kind != FormatKind::enumeration || ofLeft.vocabulary.enumerations()[left.enumeration].id ==
                                                        ofRight.vocabulary.enumerations()[right.enumeration].id);
}

double valueAt(const Snapshot& snapshot, ColumnId column, Row row) {
    return (*snapshot.columns[column.value][row / chunkRows])[row % chunkRows];
}

bool existsAt(const Snapshot& snapshot, Row row) {
    return row < snapshot.rowCount && valueAt(snapshot, {static_cast<std::uint16_t>(Builtin::exists)}, row) != 0.0;
}

/// Returns a value that is given; nullopt if it is not given, or if the object does not exist.
std::optional<double> givenAt(const Snapshot& snapshot, Row row, std::optional<ColumnId> column) {
    if (!column || !existsAt(snapshot, row)) {
        return std::nullopt;
    }
    const double value = valueAt(snapshot, *column, row);
    return value == notGivenValue ? std::nullopt : std::optional(value);
}

} // namespace

/// The rows of one run.
struct RunComparer::Side {
    const Session* session = nullptr;
    std::vector<std::uint32_t> objects; ///< by row: index into m_objects
    /// Objects that the other run does not have yet, by birth key. Objects with one key wait in the order of their
    /// rows.
    std::map<std::uint64_t, std::deque<std::uint32_t>> waiting;

    const Snapshot& snapshot(std::uint32_t turn) const { return session->history().snapshot(turn); }
};

/// The meanings of the values of both runs.
class RunComparer::Meanings {
public:
    enum class Kind : std::uint8_t { number, mapped, object, text, objectSet, classSet };
    struct Column {
        Kind kind = Kind::number;
        const std::vector<std::uint32_t>* map = nullptr; ///< for Kind::mapped: left index → right index
        bool isName = false;
        /// True if equal bits have an equal meaning while all rows are equal. False for indices into tables of the run.
        bool isPlain = false;
    };

    Meanings(const CheckedModel& left, const CheckedModel& right)
        : m_classes(classCounterparts(left.classes, right.classes)),
          m_types(counterparts(left.vocabulary.types(), right.vocabulary.types(),
                               [](const auto& one) -> std::string_view { return one.id; })) {
        const auto& ofRight = right.vocabulary.enumerations();
        for (const auto& one : left.vocabulary.enumerations()) {
            const auto other = std::ranges::find(ofRight, one.id, [](const auto& each) { return each.id; });
            m_values.push_back(other == ofRight.end()
                                   ? std::vector<std::uint32_t>(one.values.size(), noRow)
                                   : counterparts(one.values, other->values,
                                                  [](const auto& value) -> std::string_view { return value.id; }));
        }
    }

    Column of(const ColumnSpec& column) const {
        if (setOf(column) != SetOf::nothing) {
            return {.kind = setOf(column) == SetOf::rows ? Kind::objectSet : Kind::classSet};
        }
        const auto mapped = [](const std::vector<std::uint32_t>& map) {
            return Column{.kind = Kind::mapped, .map = &map, .isPlain = isIdentity(map)};
        };
        switch (column.format.kind) {
        case FormatKind::objectClass:
            return mapped(m_classes);
        case FormatKind::objectType:
            return mapped(m_types);
        case FormatKind::enumeration:
            return mapped(m_values[column.format.enumeration]);
        case FormatKind::object:
            return {.kind = Kind::object, .isPlain = true};
        case FormatKind::text:
        case FormatKind::classList:
        case FormatKind::orderedPair:
        case FormatKind::dice:
            return {.kind = Kind::text,
                    .isName = column.role == ColumnRole::builtin && static_cast<Builtin>(column.of) == Builtin::name};
        default:
            return {.kind = Kind::number, .isPlain = true};
        }
    }

    void add(Column column) { m_columns.push_back(column); }
    const Column& operator[](std::uint32_t column) const { return m_columns[column]; }
    /// Returns whether the hash of a turn, which knows enumerators by index and classes by stable name, tells all
    /// differences.
    bool areInHash(const CheckedModel& left, const CheckedModel& right) const {
        const auto hasTwins = [](const CheckedModel& model) {
            std::set<std::string_view> names;
            return !std::ranges::all_of(model.classes.asRead(),
                                        [&](const auto& one) { return names.insert(one->stableName()).second; });
        };
        const auto& ofLeft = left.vocabulary.enumerations();
        const auto& ofRight = right.vocabulary.enumerations();
        const bool areSame = std::ranges::equal(ofLeft, ofRight, [](const auto& a, const auto& b) {
            return a.id == b.id && a.values.size() == b.values.size();
        });
        return areSame && std::ranges::all_of(m_values, isIdentity) && !hasTwins(left) && !hasTwins(right);
    }
    const std::vector<std::uint32_t>& classes() const { return m_classes; }

private:
    std::vector<std::uint32_t> m_classes;
    std::vector<std::uint32_t> m_types;
    std::vector<std::vector<std::uint32_t>> m_values; ///< by enumeration of the left run
    std::vector<Column> m_columns;                    ///< by index into RunComparer::columns()
};

RunComparer::RunComparer(const Session& left, const Session& right)
    : m_left(left), m_right(right),
      m_meanings(std::make_unique<Meanings>(left.universe().model(), right.universe().model())),
      m_others(std::make_unique<OtherComparer>(*this)) {
    const std::array both{&left, &right};
    for (std::size_t i = 0; i < both.size(); ++i) {
        m_sides[i] = std::make_unique<Side>();
        m_sides[i]->session = both[i];
    }
    const ColumnLayout& ofLeft = left.universe().model().layout;
    const ColumnLayout& ofRight = right.universe().model().layout;
    std::map<std::string_view, ColumnId> known;
    for (std::uint16_t i = 0; i < ofRight.size(); ++i) {
        known.emplace(ofRight[{i}].name, ColumnId{i});
    }
    for (std::uint16_t i = 0; i < ofLeft.size(); ++i) {
        const auto found = known.find(ofLeft[{i}].name);
        const bool isInBoth = found != known.end();
        m_columns.push_back(
            {std::string(plainName(ofLeft[{i}])), ColumnId{i}, isInBoth ? std::optional(found->second) : std::nullopt});
        // A column whose format changed has no common values, and counts as a column of each run alone.
        if (isInBoth && !isSameFormat(ofLeft[{i}].format, left.universe().model(), ofRight[found->second].format,
                                      right.universe().model())) {
            m_columns.back().right.reset();
        } else if (isInBoth) {
            known.erase(found);
        }
        m_meanings->add(m_meanings->of(ofLeft[{i}]));
    }
    for (const auto& [name, column] : known) {
        m_columns.push_back({std::string(plainName(ofRight[column])), std::nullopt, column});
        m_meanings->add({});
    }
    m_areHashesExact = m_meanings->areInHash(left.universe().model(), right.universe().model());
    m_exists = static_cast<std::uint32_t>(Builtin::exists); // the built-in columns come first in every layout
}

RunComparer::~RunComparer() = default;

std::uint32_t RunComparer::compareUpTo(std::uint32_t turn) {
    while (m_next <= turn && m_next <= m_left.last() && m_next <= m_right.last()) {
        compareNext();
    }
    return m_next;
}

void RunComparer::compareNext() {
    const Snapshot& left = m_left.history().snapshot(m_next);
    const Snapshot& right = m_right.history().snapshot(m_next);
    m_differing.clear();
    m_lastChanges.clear();
    m_equalSets.clear(); // pairs of objects may be new
    matchRows();
    // The hash of a turn contains its whole state by meaning, so equal hashes need no look at the state. It identifies
    // objects by row.
    const bool isEqual = m_areHashesExact && m_areRowsEqual && left.rowCount == right.rowCount &&
                         m_left.history().hash(m_next) == m_right.history().hash(m_next);
    if (!isEqual) {
        for (std::uint32_t object = 0; object < m_objects.size(); ++object) {
            const ComparedObject& pair = m_objects[object];
            if (existsAt(left, pair.left) != existsAt(right, pair.right)) {
                note(m_exists, object);
            }
        }
        for (std::uint32_t column = 0; column < m_columns.size(); ++column) {
            if (column != m_exists && m_columns[column].left && m_columns[column].right) {
                compareColumn(column);
            }
        }
        m_others->compare(m_next);
        findChanges();
    } else {
        m_others->skip();
    }
    m_otherCounts.push_back(static_cast<std::uint32_t>(m_others->last().size()));
    m_counts.push_back(static_cast<std::uint32_t>(m_differing.size()));
    ++m_next;
}

/// Pairs the objects that are new in the turn.
void RunComparer::matchRows() {
    const std::array keys{m_left.universe().view().birthKeys, m_right.universe().view().birthKeys};
    const std::size_t common = std::min(m_sides[0]->snapshot(m_next).rowCount, m_sides[1]->snapshot(m_next).rowCount);
    for (std::size_t row = m_objects.size(); m_areRowsEqual && row < common && keys[0][row] == keys[1][row]; ++row) {
        m_objects.push_back({static_cast<Row>(row), static_cast<Row>(row), {}});
        for (const auto& side : m_sides) {
            side->objects.push_back(static_cast<std::uint32_t>(row));
        }
    }
    for (std::size_t i = 0; i < 2; ++i) {
        Side& own = *m_sides[i];
        const auto rows = static_cast<Row>(own.snapshot(m_next).rowCount);
        while (own.objects.size() < rows) {
            pairRow(own, *m_sides[1 - i], static_cast<Row>(own.objects.size()), i == 0);
        }
    }
}

void RunComparer::pairRow(Side& own, Side& other, Row row, bool isLeft) {
    m_areRowsEqual = false; // objects that are equal in both runs were paired before
    const std::uint64_t key = own.session->universe().view().birthKeys[row];
    const auto found = other.waiting.find(key);
    std::uint32_t object = 0;
    if (found == other.waiting.end()) {
        object = static_cast<std::uint32_t>(m_objects.size());
        m_objects.emplace_back();
        own.waiting[key].push_back(object);
    } else {
        object = found->second.front();
        found->second.pop_front();
        if (found->second.empty()) {
            other.waiting.erase(found);
        }
    }
    (isLeft ? m_objects[object].left : m_objects[object].right) = row;
    own.objects.push_back(object);
}

void RunComparer::compareColumn(std::uint32_t column) {
    const Snapshot& left = m_left.history().snapshot(m_next);
    const Snapshot& right = m_right.history().snapshot(m_next);
    const bool canSkip = m_areRowsEqual && (*m_meanings)[column].isPlain;
    const std::vector<std::uint32_t>& objects = m_sides[0]->objects;
    for (std::size_t chunk = 0; chunk * chunkRows < left.rowCount; ++chunk) {
        const auto ofLeft = chunkOf(left, *m_columns[column].left, chunk);
        if (canSkip) {
            const auto ofRight = chunkOf(right, *m_columns[column].right, chunk);
            if (ofLeft.data() == ofRight.data() ||
                (ofLeft.size() == ofRight.size() &&
                 std::memcmp(ofLeft.data(), ofRight.data(), ofLeft.size_bytes()) == 0)) {
                continue;
            }
        }
        const std::size_t first = chunk * chunkRows;
        for (std::size_t row = first; row < first + ofLeft.size(); ++row) {
            compareCell(column, objects[row]);
        }
    }
}

void RunComparer::compareCell(std::uint32_t column, std::uint32_t object) {
    const ComparedObject& pair = m_objects[object];
    const Snapshot& left = m_left.history().snapshot(m_next);
    const Snapshot& right = m_right.history().snapshot(m_next);
    if (!pair.isInBoth() || !existsAt(left, pair.left) || !existsAt(right, pair.right)) {
        return;
    }
    const auto has = [](const Session& session, const Snapshot& snapshot, ColumnId id, Row row) {
        const ColumnLayout& layout = session.universe().model().layout;
        return layout.has(static_cast<TypeIndex>(valueAt(snapshot, layout.builtin(Builtin::objectType), row)), id);
    };
    if (!has(m_left, left, *m_columns[column].left, pair.left) ||
        !has(m_right, right, *m_columns[column].right, pair.right)) {
        return; // the cell of an object without the column has no meaning
    }
    const double ofLeft = valueAt(left, *m_columns[column].left, pair.left);
    const double ofRight = valueAt(right, *m_columns[column].right, pair.right);
    if ((*m_meanings)[column].isName && !pair.names) {
        m_objects[object].names = std::pair(ofLeft, ofRight);
    }
    if (!areEqual(column, object, ofLeft, ofRight)) {
        note(column, object);
    }
}

bool RunComparer::areEqual(std::uint32_t column, std::uint32_t object, double left, double right) const {
    const Meanings::Column& meaning = (*m_meanings)[column];
    if (meaning.kind == Meanings::Kind::number || left < 0.0 || right < 0.0 || isMissing(left) || isMissing(right)) {
        return isSameNumber(left, right);
    }
    const auto ofLeft = static_cast<std::uint32_t>(left);
    const auto ofRight = static_cast<std::uint32_t>(right);
    const View leftView = m_left.universe().view();
    const View rightView = m_right.universe().view();
    const auto counterpart = [&](Row row) { return m_objects[m_sides[0]->objects[row]].right; };
    switch (meaning.kind) {
    case Meanings::Kind::mapped:
        return (*meaning.map)[ofLeft] == ofRight;
    case Meanings::Kind::object:
        return counterpart(ofLeft) == ofRight;
    case Meanings::Kind::text:
        return (*leftView.texts)[ofLeft] == (*rightView.texts)[ofRight] ||
               (meaning.isName && m_objects[object].names == std::pair(left, right));
    default:
        break;
    }
    // The sets of a column are few, and most objects share them.
    const auto [known, isNew] =
        m_equalSets.try_emplace({meaning.kind == Meanings::Kind::classSet, ofLeft, ofRight}, false);
    if (!isNew) {
        return known->second;
    }
    const std::vector<Row>& wanted = (*rightView.ownerSets)[ofRight];
    std::set<Row> mapped;
    for (const Row member : (*leftView.ownerSets)[ofLeft]) {
        mapped.insert(meaning.kind == Meanings::Kind::classSet ? m_meanings->classes()[member] : counterpart(member));
    }
    known->second =
        mapped.size() == wanted.size() && std::ranges::all_of(wanted, [&](Row row) { return mapped.contains(row); });
    return known->second;
}

void RunComparer::note(std::uint32_t column, std::uint32_t object) {
    const std::uint64_t cell = (std::uint64_t{object} << 32) | column;
    const auto [known, isNew] = m_known.emplace(cell, static_cast<std::uint32_t>(m_differences.size()));
    if (isNew) {
        m_differences.push_back({.object = object, .column = column, .first = m_next});
    }
    m_differences[known->second].last = m_next;
    m_differing.push_back(known->second);
}

std::optional<std::uint32_t> RunComparer::lanesDifferFrom() const {
    const auto found = std::ranges::find(others(), OtherKind::lanes, &OtherDifference::kind);
    return found == others().end() ? std::nullopt : std::optional(found->first);
}

/// Finds the changes that differ, in the logs of the turn, for all values that differ at its end.
void RunComparer::findChanges() {
    if (m_differing.empty()) {
        return;
    }
    std::map<std::uint32_t, std::array<std::vector<LoggedChange>, 2>> changes; // by difference
    for (const std::uint32_t difference : m_differing) {
        changes[difference];
    }
    for (std::size_t i = 0; i < 2; ++i) {
        const Side& side = *m_sides[i];
        const History& history = side.session->history();
        const std::shared_ptr<const TurnLog> log = history.sharedLog(m_next);
        const Program& program = side.session->program();
        std::map<ColumnId, std::uint32_t> columns;
        for (const std::uint32_t difference : m_differing) {
            const ComparedColumn& column = m_columns[m_differences[difference].column];
            columns.emplace(*(i == 0 ? column.left : column.right), m_differences[difference].column);
        }
        for (std::uint32_t index = 0; index < log->runs.size(); ++index) {
            const Run& run = log->runs[index];
            const auto column = columns.find(run.column);
            if (column == columns.end()) {
                continue;
            }
            std::uint64_t what = joinKeys(static_cast<std::uint64_t>(run.cause), run.effect);
            if (isByGroup(run) && !isByStatement(*log, run)) { // a statement has no firing
                const Firing& firing = log->firings[run.firing];
                what = joinKeys(what, stableIdentity(*program.model, program.checkedGroup(firing.group)));
                what = joinKeys(what, firing.holder == noRow ? noRow : side.objects[firing.holder]);
            }
            for (std::size_t k = 0; k < run.rows->size(); ++k) {
                const Row row = (*run.rows)[k];
                const auto known = m_known.find((std::uint64_t{side.objects[row]} << 32) | column->second);
                if (known == m_known.end() || m_differences[known->second].last != m_next) {
                    continue;
                }
                std::vector<LoggedChange>& list = changes[known->second][i];
                const double before = !list.empty() ? list.back().after
                                      : m_next == 0 ? 0.0
                                                    : history.at(m_next - 1, run.column, row);
                list.push_back({index, what, before, log->values[run.firstValue + k]});
            }
        }
    }
    for (const auto& [index, ofBoth] : changes) {
        m_lastChanges.push_back(changesOf(index, ofBoth));
        ValueDifference& difference = m_differences[index];
        if (difference.first == m_next && !m_lastChanges.back().runs.empty()) {
            std::tie(difference.leftRun, difference.rightRun) = m_lastChanges.back().runs.front();
        }
    }
}

CellChanges RunComparer::changesOf(std::uint32_t difference,
                                   const std::array<std::vector<LoggedChange>, 2>& ofBoth) const {
    const auto& [left, right] = ofBoth;
    const ValueDifference& cell = m_differences[difference];
    const auto isSame = [&](const LoggedChange& a, const LoggedChange& b) {
        if (cell.column == m_exists || areEqual(cell.column, cell.object, a.after, b.after)) {
            return true;
        }
        // The same step from different values is the same change.
        const double step = a.after - a.before;
        const double apart = step - (b.after - b.before);
        constexpr double rounding = 1e-12;
        return (*m_meanings)[cell.column].kind == Meanings::Kind::number &&
               std::abs(apart) <= rounding * std::max(std::abs(a.after), std::abs(b.after)) && step != 0.0;
    };
    std::array<std::unordered_map<std::uint64_t, std::size_t>, 2> rest; // changes that follow, by identity
    for (std::size_t side = 0; side < 2; ++side) {
        for (const LoggedChange& change : ofBoth[side]) {
            ++rest[side][change.what];
        }
    }
    const auto follows = [&](std::size_t side, std::uint64_t what) {
        const auto found = rest[side].find(what);
        return found != rest[side].end() && found->second > 0;
    };
    CellChanges out{.difference = difference, .runs = {}};
    std::size_t l = 0;
    std::size_t r = 0;
    while (l < left.size() || r < right.size()) {
        const bool isPair = l < left.size() && r < right.size() && left[l].what == right[r].what;
        if (isPair) {
            if (!isSame(left[l], right[r])) {
                out.runs.emplace_back(left[l].run, right[r].run);
            }
            --rest[0][left[l++].what];
            --rest[1][right[r++].what];
        } else if (l < left.size() && (r == right.size() || !follows(1, left[l].what))) {
            --rest[0][left[l].what];
            out.runs.emplace_back(left[l++].run, noRun);
        } else {
            --rest[1][right[r].what];
            out.runs.emplace_back(noRun, right[r++].run);
        }
    }
    return out;
}

std::uint32_t RunComparer::objectOf(bool ofLeft, Row row) const {
    return m_sides[ofLeft ? 0 : 1]->objects[row];
}

std::optional<std::string> RunComparer::textOf(const Session& session, Row row, std::optional<ColumnId> column,
                                               std::uint32_t turn) const {
    const Snapshot& snapshot = session.history().snapshot(turn);
    if (!column || !existsAt(snapshot, row)) {
        return std::nullopt;
    }
    const View view = session.universe().view(); // for names, which never change
    const double value = valueAt(snapshot, *column, row);
    const ColumnSpec& spec = (*view.layout)[*column];
    if (setOf(spec) == SetOf::nothing) {
        return formatValue(value, spec.format, view);
    }
    std::string members;
    for (const Row member : (*view.ownerSets)[static_cast<std::uint32_t>(value)]) {
        members += members.empty() ? "" : ", ";
        members += setOf(spec) == SetOf::classes ? view.model->classes[member].id : view.nameOf(member);
    }
    return members.empty() ? "none" : members;
}

std::optional<std::string> RunComparer::leftText(const ValueDifference& difference, std::uint32_t turn) const {
    return textOf(m_left, m_objects[difference.object].left, m_columns[difference.column].left, turn);
}

std::optional<std::string> RunComparer::rightText(const ValueDifference& difference, std::uint32_t turn) const {
    return textOf(m_right, m_objects[difference.object].right, m_columns[difference.column].right, turn);
}

bool RunComparer::isNumber(const ValueDifference& difference) const {
    const auto& column = m_columns[difference.column].left;
    if (isPresence(difference) || !column) {
        return false;
    }
    const ColumnSpec& spec = m_left.universe().model().layout[*column];
    return spec.format == numberFormat && setOf(spec) == SetOf::nothing;
}

std::optional<double> RunComparer::leftValue(const ValueDifference& difference, std::uint32_t turn) const {
    return givenAt(m_left.history().snapshot(turn), m_objects[difference.object].left,
                   m_columns[difference.column].left);
}

std::optional<double> RunComparer::rightValue(const ValueDifference& difference, std::uint32_t turn) const {
    return givenAt(m_right.history().snapshot(turn), m_objects[difference.object].right,
                   m_columns[difference.column].right);
}

std::optional<double> RunComparer::change(const ValueDifference& difference, std::uint32_t turn) const {
    const auto left = isNumber(difference) ? leftValue(difference, turn) : std::nullopt;
    const auto right = isNumber(difference) ? rightValue(difference, turn) : std::nullopt;
    return left && right ? std::optional(*right - *left) : std::nullopt;
}

std::string RunComparer::nameOf(const ValueDifference& difference) const {
    return nameOfObject(difference.object);
}

std::string RunComparer::nameOf(const OtherDifference& difference) const {
    return difference.object == noObject ? std::string() : nameOfObject(difference.object);
}

std::string RunComparer::nameOfObject(std::uint32_t object) const {
    const ComparedObject& pair = m_objects[object];
    const Session& session = pair.right != noRow ? m_right : m_left;
    return session.universe().view().nameOf(pair.right != noRow ? pair.right : pair.left);
}

} // namespace orrery::engine
