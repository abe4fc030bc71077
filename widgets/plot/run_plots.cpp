// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/run_plots.h"

#include "widgets/base/background.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QPointer>
#include <QVariantMap>

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::widgets {

/// The readers of the entries. Only the sandbox's thread uses them, except for the turn that they have reached.
struct RunPlots::Readers {
    quint64 revision = 0;
    std::vector<std::shared_ptr<engine::PlotReader>> present;
    std::vector<std::shared_ptr<engine::PlotReader>> earlier;
    std::weak_ptr<const engine::Session> earlierRun; ///< the run of these readers
    engine::PlotReader::Accepts accepts = engine::PlotReader::Accepts::measures;
    std::atomic<std::uint32_t> reached = 0;
};

namespace {

constexpr std::uint32_t turnsAtOnce = 8; ///< between two reports of the progress

QString ofName(engine::PlotOf of) {
    constexpr std::array names{"run", "object", "group", "counter"};
    return QString::fromLatin1(names[static_cast<std::size_t>(of)]);
}

QString formName(engine::PlotForm form) {
    constexpr std::array names{"each", "mean", "sum", "band"};
    return QString::fromLatin1(names[static_cast<std::size_t>(form)]);
}

} // namespace

QVariantList toVariant(const std::vector<PlotEntry>& entries) {
    QVariantList kept;
    for (const PlotEntry& entry : entries) {
        const engine::PlotRequest& request = entry.request;
        QVariantMap one{{QStringLiteral("of"), ofName(request.of)},
                        {QStringLiteral("value"), QString::fromStdString(request.expression)}};
        if (request.object) {
            one.insert(QStringLiteral("object"), QString::number(*request.object, 16));
            one.insert(QStringLiteral("name"), entry.object);
        }
        if (request.of == engine::PlotOf::group) {
            one.insert(QStringLiteral("group"), QString::fromStdString(request.group));
            one.insert(QStringLiteral("where"), QString::fromStdString(request.condition));
            one.insert(QStringLiteral("as"), formName(request.form));
        }
        kept << one;
    }
    return kept;
}

std::vector<PlotEntry> plotEntriesFrom(const QVariantList& kept) {
    using engine::PlotForm;
    using engine::PlotOf;
    std::vector<PlotEntry> entries;
    for (const QVariant& value : kept) {
        const QVariantMap one = value.toMap();
        const auto text = [&one](const char* key) { return one.value(QString::fromLatin1(key)).toString(); };
        PlotEntry entry;
        engine::PlotRequest& request = entry.request;
        const auto ofs = {PlotOf::run, PlotOf::object, PlotOf::group, PlotOf::counter};
        const auto* const of = std::ranges::find(ofs, text("of"), ofName);
        if (of == ofs.end() || text("value").isEmpty()) {
            continue;
        }
        request.of = *of;
        request.expression = text("value").toStdString();
        if (request.of == PlotOf::object) {
            request.object = text("object").toULongLong(nullptr, 16);
            entry.object = text("name");
        } else if (request.of == PlotOf::group) {
            const auto forms = {PlotForm::each, PlotForm::mean, PlotForm::sum, PlotForm::band};
            const auto* const form = std::ranges::find(forms, text("as"), formName);
            request.group = text("group").toStdString();
            request.condition = text("where").toStdString();
            request.form = form == forms.end() ? PlotForm::band : *form;
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

PlotEntry plotEntryOf(const engine::Session& run, engine::Row row, const QString& expression) {
    const engine::View view = run.universe().view();
    PlotEntry entry;
    entry.request.expression = expression.toStdString();
    if (row < view.rowCount) {
        entry.request.of = engine::PlotOf::object;
        entry.request.object = view.birthKeys[row];
        entry.object = shownName(view, row);
    }
    return entry;
}

PlotEntry plotEntryOf(const engine::Session& run, const QString& text) {
    engine::PlotRequest request = engine::plotRequestOf(run, text.toStdString());
    const auto& keys = run.universe().view().birthKeys;
    const auto row = request.object ? std::ranges::find(keys, *request.object) - keys.begin() : std::ptrdiff_t{-1};
    return plotEntryOf(run, row < 0 ? engine::noRow : static_cast<engine::Row>(row),
                       QString::fromStdString(request.expression));
}

RunPlots::RunPlots(Sandbox& sandbox, QObject* parent, Reads reads)
    : QObject(parent), m_sandbox(sandbox), m_reads(reads), m_readers(std::make_shared<Readers>()) {
    m_readers->accepts =
        reads == Reads::ends ? engine::PlotReader::Accepts::measures : engine::PlotReader::Accepts::anything;
    connect(&sandbox, &Sandbox::changed, this, &RunPlots::refresh);
}

RunPlots::~RunPlots() {
    endElsewhere(std::move(m_readers));
}

std::uint32_t RunPlots::reached() const {
    return m_readers->reached;
}

RunPlots::Mark RunPlots::mark() const {
    const auto inside = m_reads == Reads::moments ? m_sandbox.inside() : std::nullopt;
    return {m_sandbox.revision(), m_sandbox.lastTurn(), m_wishes, m_earlier,
            inside ? std::optional(engine::RunPlace{m_sandbox.turn(), *inside}) : std::nullopt};
}

void RunPlots::setEntries(std::vector<PlotEntry> entries) {
    if (entries != m_entries) {
        m_entries = std::move(entries);
        ++m_wishes;
        emit entriesChanged();
        refresh();
    }
}

void RunPlots::add(PlotEntry entry) {
    if (std::ranges::find(m_entries, entry) == m_entries.end()) {
        std::vector<PlotEntry> entries = m_entries;
        m_new = entry;
        entries.push_back(std::move(entry));
        setEntries(std::move(entries));
    }
}

void RunPlots::remove(std::size_t entry) {
    std::vector<PlotEntry> entries = m_entries;
    entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(entry));
    setEntries(std::move(entries));
}

void RunPlots::setEarlier(EarlierRun earlier) {
    if (earlier != m_earlier) {
        endElsewhere(std::exchange(m_earlier, std::move(earlier)).run);
        refresh();
    }
}

void RunPlots::setWanted(bool isWanted) {
    if (std::exchange(m_isWanted, isWanted) != isWanted && isWanted) {
        refresh(); // only then: a view also hides when its window ends, after the sandbox
    }
}

void RunPlots::stop() {
    m_stopped = mark();
    ++m_work;
    m_sandbox.stopBeside(*this);
    publish(State::stopped, m_plots);
}

void RunPlots::resume() {
    m_stopped.reset();
    refresh();
}

void RunPlots::publish(State state, PlotsPtr plots) {
    const bool isNew = state != m_state || plots != m_plots;
    m_state = state;
    m_plots = std::move(plots);
    if (isNew) {
        emit changed();
    }
}

/// Begins to read what is missing, if anything is.
void RunPlots::refresh() {
    if (!m_sandbox.hasRun()) {
        m_mark.reset();
        ++m_work;
        m_sandbox.stopBeside(*this);
        publish(State::noRun, std::make_shared<const Plots>());
        return;
    }
    if (m_entries.empty()) {
        m_mark.reset();
        ++m_work;
        m_sandbox.stopBeside(*this);
        publish(State::empty, m_plots->entries.empty() ? m_plots : std::make_shared<const Plots>());
        return;
    }
    if (!m_isWanted || m_sandbox.isBusy()) {
        return; // the next change of either calls this function again
    }
    if (m_mark == mark()) {
        publish(State::current, m_plots);
    } else if (m_stopped == mark()) {
        publish(State::stopped, m_plots);
    } else {
        read();
    }
}

/// Returns the readers of entries: those that are known and good, otherwise new ones. A reader with a problem is read
/// again, because an object or a name may exist by now.
std::vector<std::shared_ptr<engine::PlotReader>>
RunPlots::readersOf(const std::vector<PlotEntry>& entries, const engine::Session& run,
                    engine::PlotReader::Accepts accepts,
                    const std::vector<std::shared_ptr<engine::PlotReader>>& known) {
    std::vector<std::shared_ptr<engine::PlotReader>> readers;
    for (const PlotEntry& entry : entries) {
        const auto found = std::ranges::find_if(
            known, [&](const auto& reader) { return reader->request() == entry.request && reader->isGood(); });
        readers.push_back(found != known.end() ? *found
                                               : std::make_shared<engine::PlotReader>(run, entry.request, accepts));
    }
    return readers;
}

/// Reads all lines, on the sandbox's thread. Returns null if stopped.
PlotsPtr RunPlots::readAll(const engine::Session& run, Readers& readers, const std::vector<PlotEntry>& entries,
                           const Mark& now, const std::atomic<bool>& stop) {
    if (readers.revision != now.revision) {
        readers.present.clear();
    }
    readers.present = readersOf(entries, run, readers.accepts, readers.present);
    readers.revision = now.revision;
    for (std::uint32_t end = 0;; end += turnsAtOnce) {
        if (!engine::readPlots(run, readers.present, std::min(end, run.last()), &stop)) {
            return nullptr;
        }
        readers.reached = std::min(end, run.last());
        if (end >= run.last()) {
            break;
        }
    }
    auto plots = std::make_shared<Plots>();
    plots->entries = entries;
    plots->last = run.last();
    plots->revision = now.revision;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const engine::PlotReader& reader = *readers.present[i];
        if (!reader.isGood()) {
            plots->faults.push_back({i, reader.problem()});
            continue;
        }
        for (const engine::PlotSeries& series : reader.series()) {
            plots->lines.push_back({i, series});
        }
        plots->leftOut += reader.leftOut();
    }
    if (now.inside) {
        addMoments(run, readers, *plots, *now.inside);
    }
    return now.earlier.run == nullptr || addEarlier(now.earlier.run, readers, *plots, stop) ? plots : nullptr;
}

/// Adds the values at a place inside a turn.
void RunPlots::addMoments(const engine::Session& run, const Readers& readers, Plots& plots, engine::RunPlace place) {
    const engine::State state = run.history().stateAt(run.universe(), place.turn, place.runs);
    for (PlotLine& line : plots.lines) {
        line.moment = readers.present[line.entry]->valueIn(state.view());
    }
    plots.inside = place;
}

/// Adds the lines of the earlier run. Returns false if stopped.
bool RunPlots::addEarlier(const std::shared_ptr<const engine::Session>& run, Readers& readers, Plots& plots,
                          const std::atomic<bool>& stop) {
    if (readers.earlierRun.lock() != run) {
        readers.earlier.clear();
    }
    readers.earlier = readersOf(plots.entries, *run, readers.accepts, readers.earlier);
    readers.earlierRun = run;
    if (!engine::readPlots(*run, readers.earlier, plots.last, &stop)) {
        return false;
    }
    const std::size_t present = plots.lines.size();
    for (std::size_t i = 0; i < readers.earlier.size(); ++i) {
        for (const engine::PlotSeries& series : readers.earlier[i]->series()) {
            PlotLine line{i, series, {}, true};
            for (std::size_t other = 0; other < present; ++other) {
                if (plots.lines[other].entry == i && plots.lines[other].series.label == series.label) {
                    line.counterpart = other;
                }
            }
            line.series.label = engine::labelOfEarlier(series.label);
            plots.lines.push_back(std::move(line));
        }
    }
    return true;
}

void RunPlots::read() {
    m_stopped.reset();
    const quint64 work = ++m_work;
    Mark now = mark();
    if (const auto inside = std::exchange(now.inside, std::nullopt); m_mark && m_mark->isOfSameTurns(now)) {
        now.inside = inside; // only then, because meanwhile no view can read the run
    }
    m_target = now.last;
    const auto found = std::make_shared<PlotsPtr>();
    publish(State::reading, m_plots);
    m_sandbox.workBeside(*this, {[readers = m_readers, entries = m_entries, now, found](const engine::Session& run,
                                                                                        const std::atomic<bool>& stop) {
                                     *found = readAll(run, *readers, entries, now, stop);
                                 },
                                 [self = QPointer(this), work, now, found](bool isDone) {
                                     if (self) {
                                         self->finish(work, isDone, now, std::move(*found));
                                     }
                                 },
                                 now.inside.has_value()});
}

/// Removes the newest entry if it has a problem. Returns false if it did.
bool RunPlots::judgeNew(const Plots& plots) {
    const auto at = m_new ? std::ranges::find(plots.entries, *m_new) : plots.entries.end();
    if (at == plots.entries.end()) {
        return true;
    }
    m_new.reset();
    const auto index = static_cast<std::size_t>(at - plots.entries.begin());
    const auto fault = std::ranges::find(plots.faults, index, &PlotFault::entry);
    const bool isRead =
        fault != plots.faults.end() || std::ranges::find(plots.lines, index, &PlotLine::entry) != plots.lines.end();
    emit checked(fault != plots.faults.end() ? sentenceText(fault->sentence)
                 : isRead                    ? QString()
                                             : tr("No object of this group has the value in any turn."));
    if (fault != plots.faults.end()) {
        remove(index); // reads again
        return false;
    }
    return true;
}

void RunPlots::finish(quint64 work, bool isDone, const Mark& wanted, PlotsPtr plots) {
    if (work != m_work) {
        return; // newer work waits, or none is wanted
    }
    if (!isDone || plots == nullptr) {
        refresh(); // a job of the run stopped it; the end of the job calls refresh(), too
        return;
    }
    if (!judgeNew(*plots)) {
        return;
    }
    m_mark = wanted;
    publish(m_mark == mark() ? State::current : State::reading, endingElsewhere(std::move(plots)));
    refresh();
}

} // namespace orrery::widgets
