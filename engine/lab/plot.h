// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/run_expression.h"
#include "engine/program/world.h"
#include "engine/turn/session.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The objects whose values a plot shows.
enum class PlotOf : std::uint8_t {
    run,     ///< no object: the expression has one value for the whole run
    object,  ///< one object
    group,   ///< the objects of a type or class that match a condition
    counter, ///< no object: a counter of the scenario (S8)
};

/// The way in which a plot shows the values of a group.
enum class PlotForm : std::uint8_t {
    each, ///< one line for each object
    mean,
    sum,
    band, ///< the mean, with a band from the smallest to the largest value
};

/// A request for one or more lines of a plot (I4.10). Names everything by ids, so it stays valid after an edit.
struct PlotRequest {
    PlotOf of = PlotOf::run;
    std::string expression;                ///< bare names are those of the object; or the id of the counter
    std::optional<std::uint64_t> object{}; ///< birth key (E5.10), for PlotOf::object
    std::string group{};                   ///< id of a type or a class, for PlotOf::group
    std::string condition{};               ///< excludes objects of the group for which it is not true; empty: none
    PlotForm form = PlotForm::each;        ///< for PlotOf::group

    friend bool operator==(const PlotRequest&, const PlotRequest&) = default;
};

/// One line of a plot: a value at the end of each turn.
struct PlotSeries {
    Phrase label{}; ///< "Sol III: Industry"
    Phrase unit{};  ///< name of the measure: series with the same unit share an axis
    bool isTruth = false;
    Format format = numberFormat;           ///< of the values
    std::vector<double> values{};           ///< by turn; NaN: the value is missing, or the object does not exist
    std::vector<double> low{};              ///< for PlotForm::band: the smallest value, by turn; otherwise empty
    std::vector<double> high{};             ///< for PlotForm::band: the largest value
    Row object = noRow;                     ///< the object with the value; noRow: several objects or none
    std::optional<ColumnId> column{};       ///< column of the value, which a breakdown can explain
    std::optional<VariableCell> variable{}; ///< variable, which a breakdown can explain
};

/// Returns the request for a value as people write it (I4.7, I4.10): "OBJECT.VALUE", or an expression about the whole
/// run. The name of the object may contain dots and blanks; "#" and an id is a name, too.
PlotRequest plotRequestOf(const Session& session, std::string_view text);

/// Reads the lines of one request from a run, turn by turn. Does not refer to the session between calls.
class PlotReader {
public:
    /// The values that a reader accepts.
    enum class Accepts : std::uint8_t {
        measures, ///< numbers, and true or false
        anything, ///< for an object or the whole run also names: of enumerators, objects, classes
    };
    /// A request for each object makes at most this number of lines: those of the first objects.
    static constexpr std::size_t mostLines = 40;

    /// Checks the request.
    PlotReader(const Session& session, PlotRequest request, Accepts accepts = Accepts::measures);

    const PlotRequest& request() const { return m_request; }
    /// Returns why there are no lines: a sentence without a full stop; empty if the request is good.
    Phrase problem() const;
    bool isGood() const { return problem().empty(); }
    /// Returns the problems of the expression and of the condition. Their locations are spans of these texts.
    std::span<const Diagnostic> diagnostics() const;
    std::span<const Diagnostic> conditionDiagnostics() const;

    /// Returns the next turn to read.
    std::uint32_t next() const { return m_next; }
    /// Reads the turn next(). @param view the state at its end, of the same run. @pre isGood()
    void readNext(const View& view);
    /// Returns the value of the only line in any state of the same run, such as one inside a turn. NaN: it is missing.
    /// @pre isGood(), and the request is not for each object of a group
    double valueIn(const View& view) const;
    /// Returns the lines so far. Each has a value for each turn before next().
    const std::vector<PlotSeries>& series() const { return m_series; }
    /// Returns the number of objects of the group that have no line because there are more than mostLines.
    std::size_t leftOut() const { return m_leftOut.size(); }

private:
    struct Totals;

    void setUpGroup(const Session& session);
    void setUpLines(const Session& session);
    void checkExpression(const Session& session, Accepts accepts);
    void addLine(Phrase label, Row object);
    Totals totalsOf(const View& view) const;
    void addTurnOfEach(const View& view);
    Phrase groupName(const CheckedModel& model) const;
    std::vector<Row> members(const View& view) const;

    PlotRequest m_request;
    std::optional<RunExpression> m_expression;
    std::optional<RunExpression> m_condition;
    Phrase m_problem;
    Phrase m_value; ///< label of the value
    Phrase m_unit;
    Row m_object = noRow;
    std::optional<TypeIndex> m_type;
    std::optional<ClassIndex> m_class;
    std::vector<PlotSeries> m_series;
    std::map<Row, std::size_t> m_lines; ///< index of the line of each object, for PlotForm::each
    std::set<Row> m_leftOut;
    std::uint32_t m_next = 0;
};

/// Returns the label of a line that shows an earlier run, beside the line of the present one.
Phrase labelOfEarlier(Phrase label);

/// Reads the turns of a run that the readers have not read, up to a turn. Makes each state once for all readers. Skips
/// readers with problems.
/// @param stop ends the work when it becomes true; null: never. @return false if stopped
bool readPlots(const Session& session, std::span<const std::shared_ptr<PlotReader>> readers, std::uint32_t last,
               const std::atomic<bool>* stop = nullptr);

/// Returns a number for programs: the shortest digits that read back as the same number. Same in every locale.
std::string exactNumber(double value);
/// Returns all values of lines as a table (RFC 4180): one row for each turn, one column for each line, three for a
/// band. A missing value is an empty cell. The first column is the turn.
/// @param say translates the headings; null: English
std::string plotCsv(std::span<const PlotSeries* const> series,
                    const std::function<std::string(const Phrase&)>& say = {});

} // namespace orrery::engine
