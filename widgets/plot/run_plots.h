// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/cursor.h"
#include "engine/lab/plot.h"

#include <QObject>
#include <QString>
#include <QVariantList>

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

class Sandbox;

/// A line or a group of lines that the user wants.
struct PlotEntry {
    engine::PlotRequest request;
    QString object; ///< name of the object, for the time when the run does not have it

    friend bool operator==(const PlotEntry&, const PlotEntry&) = default;
};

/// Converts entries for the session. Skips unreadable entries.
QVariantList toVariant(const std::vector<PlotEntry>& entries);
std::vector<PlotEntry> plotEntriesFrom(const QVariantList& kept);
/// Returns the entry for a value of an object of the run. @param row noRow: a value of the whole run
PlotEntry plotEntryOf(const engine::Session& run, engine::Row row, const QString& expression);
/// Returns the entry for a text such as "Algedi I.Industry", or for an expression about the whole run.
PlotEntry plotEntryOf(const engine::Session& run, const QString& text);

/// One line of the plots.
struct PlotLine {
    std::size_t entry = 0;
    engine::PlotSeries series;
    /// For a line of an earlier run: the line of the present run with the same meaning; nullopt: there is none.
    std::optional<std::size_t> counterpart{};
    bool isEarlier = false;
    double moment = 0.0; ///< value at Plots::inside; NaN: it is missing
};

/// An earlier run whose lines stand beside those of the present run (I4.9).
struct EarlierRun {
    std::shared_ptr<const engine::Session> run; ///< null: none. Only the sandbox's thread reads it
    std::uint32_t last = 0;                     ///< its last computed turn
    friend bool operator==(const EarlierRun&, const EarlierRun&) = default;
};

/// An entry without lines, and the reason.
struct PlotFault {
    std::size_t entry = 0;
    engine::Phrase sentence;
};

/// All lines of a run up to a turn. Never changes.
struct Plots {
    std::vector<PlotEntry> entries;
    std::vector<PlotLine> lines;
    std::vector<PlotFault> faults;
    std::size_t leftOut = 0; ///< number of objects without a line, because their group has too many
    std::uint32_t last = 0;
    std::uint64_t revision = 0; ///< Sandbox::revision() of the run
    /// The place inside a turn of the values PlotLine::moment; nullopt: they are not read.
    std::optional<engine::RunPlace> inside;
};
using PlotsPtr = std::shared_ptr<const Plots>;

/// Reads the lines that the user wants beside the run of the sandbox, after each change of either (I4.10). Later turns
/// join the lines without reading the earlier ones again.
class RunPlots : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        noRun,
        empty,   ///< the user wants no line
        reading, ///< plots() may be older than the run
        stopped, ///< the user stopped the reading
        current, ///< plots() is up to date
    };

    /// The values that are read.
    enum class Reads : std::uint8_t {
        ends,    ///< numbers, and true or false, at the end of each turn: for plots
        moments, ///< values of all formats, and also their values at the cursor inside a turn: for watches (I4.7)
    };

    explicit RunPlots(Sandbox& sandbox, QObject* parent = nullptr, Reads reads = Reads::ends);
    ~RunPlots() override;

    State state() const { return m_state; }
    /// Returns the newest lines; never null.
    const PlotsPtr& plots() const { return m_plots; }
    /// Returns the turn up to which the lines are read, and the last one to read.
    std::uint32_t reached() const;
    std::uint32_t target() const { return m_target; }

    const std::vector<PlotEntry>& entries() const { return m_entries; }
    void setEntries(std::vector<PlotEntry> entries);
    /// Adds an entry, unless there is an equal one. If it turns out to have a problem, removes it again.
    void add(PlotEntry entry);
    void remove(std::size_t entry);
    /// Sets the earlier run.
    void setEarlier(EarlierRun earlier);
    /// Sets whether anybody looks at the lines. While nobody does, nothing is read.
    void setWanted(bool isWanted);
    /// Stops the reading until the run or the entries change.
    void stop();
    /// Continues after stop().
    void resume();

signals:
    /// Emitted after state() or plots() changes.
    void changed();
    /// Emitted after entries() changes.
    void entriesChanged();
    /// Emitted after a new entry is removed because of a problem. Emitted after a good one is read, with no sentence.
    void checked(const QString& problem);

private:
    struct Readers;

    void refresh();
    void publish(State state, PlotsPtr plots);
    bool judgeNew(const Plots& plots);

    /// The state of the run and the wishes that plots() shows.
    struct Mark {
        quint64 revision = 0;
        std::uint32_t last = 0;
        quint64 wishes = 0;
        EarlierRun earlier;
        std::optional<engine::RunPlace> inside; ///< the cursor inside a turn, for Reads::moments
        friend bool operator==(const Mark&, const Mark&) = default;
        /// Returns whether all values at the ends of turns are the same.
        bool isOfSameTurns(Mark other) const {
            other.inside = inside;
            return other == *this;
        }
    };
    Mark mark() const;
    void read();
    void finish(quint64 work, bool isDone, const Mark& wanted, PlotsPtr plots);
    static std::vector<std::shared_ptr<engine::PlotReader>>
    readersOf(const std::vector<PlotEntry>& entries, const engine::Session& run, engine::PlotReader::Accepts accepts,
              const std::vector<std::shared_ptr<engine::PlotReader>>& known);
    static PlotsPtr readAll(const engine::Session& run, Readers& readers, const std::vector<PlotEntry>& entries,
                            const Mark& now, const std::atomic<bool>& stop);
    static void addMoments(const engine::Session& run, const Readers& readers, Plots& plots, engine::RunPlace place);
    static bool addEarlier(const std::shared_ptr<const engine::Session>& run, Readers& readers, Plots& plots,
                           const std::atomic<bool>& stop);

    Sandbox& m_sandbox;
    Reads m_reads;
    std::vector<PlotEntry> m_entries;
    EarlierRun m_earlier;
    std::optional<PlotEntry> m_new; ///< the newest entry, until it is read
    quint64 m_wishes = 0;           ///< number of the entries' newest change
    std::shared_ptr<Readers> m_readers;
    PlotsPtr m_plots = std::make_shared<const Plots>();
    State m_state = State::noRun;
    std::optional<Mark> m_mark;    ///< of m_plots
    std::optional<Mark> m_stopped; ///< where the user stopped the reading
    std::uint32_t m_target = 0;
    bool m_isWanted = false;
    quint64 m_work = 0; ///< number of the newest work; results of earlier work are dropped
};

} // namespace orrery::widgets
