// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/breakpoints.h"

#include "app/ide/features/break_marks.h"
#include "app/ide/main_window.h"
#include "widgets/base/kept_fields.h"
#include "widgets/funnel/scope_funnel.h"
#include "widgets/hunt/break_list.h"
#include "widgets/hunt/breakpoints_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/sandbox/sandbox_bar.h"
#include "widgets/words/engine_text.h"

#include <QDockWidget>
#include <QJsonArray>
#include <QJsonObject>
#include <QMenu>
#include <QStatusBar>
#include <QTableView>

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

const QString listKey = QStringLiteral("breakpoints.list");
/// Number of turns that a search computes beyond the last known one.
constexpr std::uint32_t turnsAhead = 200;

/// Returns the name of an object as a breakpoint writes it.
QString nameOf(const engine::View& view, engine::Row row) {
    const std::string& name = view.nameOf(row);
    return name.empty() ? QStringLiteral("#%1").arg(row) : QString::fromStdString(name);
}

} // namespace

BreakpointsFeature::BreakpointsFeature(MainWindow& window)
    : Feature(window), m_fields(window.findChild<KeptFields*>()), m_list(new BreakList(this)),
      m_dock(window.addPane({.title = tr("Breakpoints"),
                             .name = "breakpoints",
                             .area = Qt::BottomDockWidgetArea,
                             .shownIn = PaneIn::sandbox | PaneIn::sideBySide,
                             .make = [this] { return makeView(); }})) {
    window.actions().connectTo("run.continue", [this] { search(true); });
    window.actions().connectTo("run.continue-back", [this] { search(false); });
    window.sandboxBar().setPlayer([this](std::uint32_t turns) { playOn(turns); });
    connect(&window.sandbox(), &Sandbox::changed, this, &BreakpointsFeature::playToEnd, Qt::QueuedConnection);
    connect(&window.sandbox(), &Sandbox::changed, this, &BreakpointsFeature::dropOldStop);
    connect(&window, &MainWindow::projectClosing, this, [this] { m_playTo.reset(); });
    window.actions().connectTo("run.last-change", [this] { goToLastChange(); });
    window.actions().connectTo("run.break-here", [this] { toggleHere(); });
    window.actions().connectTo("run.breakpoints", [this] { open(); });
    connect(&window, &MainWindow::stateChanged, this, &BreakpointsFeature::refresh);
    auto* const marks = new BreakMarks(window, *m_list, this);
    connect(marks, &BreakMarks::toggleWanted, this, &BreakpointsFeature::toggle);
    window.actions().connectTo("run.break-effect", [marks] { marks->toggleHere(); });
    connect(m_list, &BreakList::edited, this, [this] {
        m_searched.reset();
        refresh();
    });
    if (m_fields != nullptr) {
        connect(m_list, &BreakList::edited, this, [this] {
            QJsonArray kept;
            for (const BreakList::Line& line : m_list->lines()) {
                kept.append(QJsonObject{{"text", line.text}, {"enabled", line.isEnabled}});
            }
            m_fields->setValue(listKey, kept);
        });
        connect(m_fields, &KeptFields::replaced, this, &BreakpointsFeature::restore);
        connect(m_fields, &KeptFields::rewritten, this, [this](const QString& name) {
            if (name == listKey) {
                restore();
            }
        });
    }
}

BreakpointsView* BreakpointsFeature::makeView() {
    auto* const view = new BreakpointsView(*m_list);
    connect(view, &BreakpointsView::searchWanted, this, &BreakpointsFeature::search);
    connect(view, &BreakpointsView::removed, this, [this](const QString& text) {
        window().say(tr("Removed the breakpoint %1. Ctrl+Z in the list brings it back.").arg(text));
    });
    connect(m_list, &BreakList::edited, view, [this] {
        if (const engine::Session* const session = window().sandbox().session()) {
            m_list->read(*session); // tells at once what is wrong with a text
        }
    });
    refresh();
    return view;
}

void BreakpointsFeature::open() {
    window().raisePane(QStringLiteral("breakpoints"));
    if (auto* const view = m_dock->findChild<BreakpointsView*>()) {
        view->focusLine();
    }
}

void BreakpointsFeature::restore() {
    std::vector<BreakList::Line> lines;
    const QJsonArray kept = m_fields->values().value(listKey).toArray();
    for (const QJsonValue& line : kept) {
        lines.push_back({line.toObject().value("text").toString(), line.toObject().value("enabled").toBool(true)});
    }
    m_list->setLines(std::move(lines));
    refresh();
}

void BreakpointsFeature::refresh() {
    const bool hasRun = window().sandbox().hasRun();
    const bool canSearch = hasRun && m_list->hasEnabled();
    for (const char* const id : {"run.continue", "run.continue-back"}) {
        window().actions()[id].setEnabled(canSearch);
    }
    window().actions()["run.last-change"].setEnabled(hasRun && window().inspector().object().has_value());
    window().actions()["run.break-here"].setEnabled(window().hasProject());
    window().actions()["run.break-effect"].setEnabled(window().hasProject());
    window().actions()["run.breakpoints"].setEnabled(window().hasProject());
    if (auto* const view = m_dock->findChild<BreakpointsView*>()) {
        view->setReady(canSearch);
    }
}

/// Returns the text of a breakpoint on the value whose breakdown the inspector shows; empty if there is none.
QString BreakpointsFeature::valueChosen() const {
    const engine::Session* const session = window().sandbox().session();
    const auto object = window().inspector().object();
    const auto column = window().inspector().explained();
    if (session == nullptr || !object || !column || *object >= session->universe().view().rowCount) {
        return {};
    }
    const engine::View view = session->universe().view();
    return QStringLiteral("value:%1.%2")
        .arg(nameOf(view, *object), QString::fromStdString((*view.layout)[*column].name));
}

engine::RunPlace BreakpointsFeature::placeBeforeCursor() const {
    const Sandbox& sandbox = window().sandbox();
    if (!sandbox.inside() && m_atEnd && m_atEnd->turn == sandbox.turn()) {
        return *m_atEnd;
    }
    return {sandbox.turn(), sandbox.inside().value_or(~0u)};
}

/// Searches the next or previous hit. Without one, the run stays at its moment. The next search forward then begins
/// after the turns that this one has searched.
void BreakpointsFeature::search(bool isForward) {
    Sandbox& sandbox = window().sandbox();
    const engine::Session* const session = sandbox.session();
    if (session == nullptr) {
        return; // a job runs; its end enables the command again
    }
    const auto readable = std::make_shared<BreakList::Readable>(m_list->read(*session));
    if (readable->breakpoints.empty()) {
        open();
        window().say(tr("No breakpoint can stop this run: the pane tells why"));
        return;
    }
    const engine::RunPlace place = engine::placeOf(*session);
    const bool continues = m_searched && m_searched->revision == sandbox.revision() && m_searched->place == place;
    const engine::RunPlace from = !isForward  ? placeBeforeCursor()
                                  : continues ? engine::RunPlace{m_searched->last, ~0u}
                                              : place;
    const std::uint32_t known = sandbox.lastTurn();
    const std::uint32_t end = known > from.turn ? known : from.turn + turnsAhead;
    struct Looked {
        std::vector<engine::BreakHit> said;
        std::uint32_t last = 0; ///< last turn that was searched
        bool isEnded = false;   ///< no turn follows it
    };
    const auto looked = std::make_shared<Looked>();
    const auto search = [readable, place, from, end, isForward, looked](engine::Session& run,
                                                                        const std::atomic<bool>& stop) {
        auto hit = isForward ? engine::nextHit(run, readable->breakpoints, from, end, &stop, &looked->said)
                             : engine::previousHit(run, readable->breakpoints, from, &stop);
        looked->last = std::min(end, run.last());
        looked->isEnded = run.last() < end;
        if (!hit && isForward && run.question()) {
            run.goTo(run.last()); // the decision comes first
        } else if (!hit) {
            engine::goToPlace(run, place);
        }
        return hit;
    };
    sandbox.seek({search, [=, this](const std::optional<engine::BreakHit>& hit, bool isStopped) {
                      showMessages(looked->said, *readable);
                      if (showHit(hit, *readable)) {
                          return;
                      }
                      if (isStopped) {
                          window().say(tr("The search was cancelled"));
                      } else if (!isForward) {
                          window().say(tr("No earlier hit"));
                      } else {
                          m_searched = Searched{window().sandbox().revision(), place, looked->last};
                          const bool isInside = from == place && window().sandbox().inside();
                          sayNoHit(looked->last - from.turn + (isInside ? 1 : 0), looked->last, looked->isEnded);
                      }
                  }});
}

/// Plays a number of turns on, up to the next hit or to a pause of the scenario.
void BreakpointsFeature::playOn(std::uint32_t turns) {
    Sandbox& sandbox = window().sandbox();
    if (!m_list->hasEnabled()) {
        sandbox.runOn(turns);
        return;
    }
    m_playTo = sandbox.turn() + turns;
    playToEnd();
}

/// Goes on to m_playTo as soon as the run can be read: breakpoints name values of its content. A job first reaches its
/// own turn, and another run ends the wish.
void BreakpointsFeature::playToEnd() {
    Sandbox& sandbox = window().sandbox();
    if (!m_playTo || sandbox.isBusy()) {
        return; // to ask for the run while it is read would refresh all views later
    }
    const engine::Session* const session = sandbox.session();
    if (session == nullptr) {
        return;
    }
    const std::uint32_t end = *std::exchange(m_playTo, std::nullopt);
    const auto readable = std::make_shared<BreakList::Readable>(m_list->read(*session));
    const auto said = std::make_shared<std::vector<engine::BreakHit>>();
    sandbox.seek({.search =
                      [readable, said, end](engine::Session& run, const std::atomic<bool>& stop) {
                          auto hit = engine::nextHit(run, readable->breakpoints, engine::placeOf(run), end, &stop,
                                                     said.get(), engine::AtPause::stop);
                          if (!hit) {
                              run.goTo(std::min(end, run.last()));
                          }
                          return hit;
                      },
                  .found =
                      [=, this](const std::optional<engine::BreakHit>& hit, bool) {
                          showMessages(*said, *readable);
                          showHit(hit, *readable);
                      },
                  .towards = end});
}

/// Shows a hit, and selects its breakpoint. Returns whether there is one.
bool BreakpointsFeature::showHit(const std::optional<engine::BreakHit>& hit, const BreakList::Readable& readable) {
    if (!hit) {
        return false;
    }
    show(*hit);
    const int row = readable.rows[hit->by];
    m_list->showHit(row, tr("turn %1: %2").arg(hit->place.turn).arg(engineText(hit->sentence)));
    if (auto* const view = m_dock->findChild<BreakpointsView*>()) {
        view->select(row);
    }
    return true;
}

/// Tells how many turns a search has looked at, and where it continues.
void BreakpointsFeature::sayNoHit(std::uint32_t turns, std::uint32_t last, bool isEnded) {
    const auto count = static_cast<int>(turns);
    if (turns == 0) {
        window().say(tr("No further hit: the run ends in turn %1").arg(last));
    } else if (isEnded) {
        window().say(tr("No hit in %n turns, up to the end of the run in turn %1", nullptr, count).arg(last));
    } else {
        window().say(
            tr("No hit in %n turns, up to turn %1. Continue again to search later turns.", nullptr, count).arg(last));
    }
}

void BreakpointsFeature::goToLastChange() {
    const auto object = window().inspector().object();
    const auto column = window().inspector().explained();
    if (!object || !column) {
        window().say(tr("Choose a value in the inspector first"));
        return;
    }
    window().sandbox().seek({[object = *object, column = *column, before = placeBeforeCursor()](
                                 engine::Session& run, const std::atomic<bool>&) -> std::optional<engine::BreakHit> {
                                 const auto place = engine::lastChange(run, object, column, before);
                                 if (!place) {
                                     return std::nullopt;
                                 }
                                 return engine::BreakHit{*place, object, {}, {}, column};
                             },
                             [this](const std::optional<engine::BreakHit>& hit, bool) {
                                 if (hit) {
                                     show(*hit);
                                 } else {
                                     window().say(tr("The value did not change before"));
                                 }
                             }});
}

/// Shows the last message of each breakpoint that does not stop, and their number.
void BreakpointsFeature::showMessages(const std::vector<engine::BreakHit>& said, const BreakList::Readable& readable) {
    std::map<std::size_t, int> counts;
    for (const engine::BreakHit& message : said) {
        const int count = ++counts[message.by];
        const QString sentence = tr("turn %1: %2").arg(message.place.turn).arg(engineText(message.sentence));
        m_list->showHit(readable.rows[message.by],
                        count == 1 ? sentence : tr("%1 × · %2", "number of messages").arg(count).arg(sentence));
    }
}

/// Shows the object of a hit, and tells about it.
void BreakpointsFeature::show(const engine::BreakHit& hit) {
    const bool isAtEnd = !window().sandbox().inside();
    m_atEnd = isAtEnd ? std::optional(hit.place) : std::nullopt;
    const ObjectInspector& inspector = window().inspector();
    const bool keepsValue = !hit.column && (inspector.explained() || inspector.explainedVariable());
    if (hit.object != engine::noRow && inspector.object() != hit.object && !keepsValue) {
        window().showObject(hit.object);
    }
    if (hit.column) {
        window().inspector().explain(hit.object, *hit.column);
    }
    const QString words = hit.sentence.empty()
                              ? tr("Turn %1: the value changed last here").arg(hit.place.turn)
                              : tr("Stopped in turn %1: %2").arg(hit.place.turn).arg(engineText(hit.sentence));
    m_stop = Stop{words, window().sandbox().revision()};
    window().say(words);
}

/// Removes the message about the last hit when the run has changed, for example after an edit.
void BreakpointsFeature::dropOldStop() {
    if (m_stop && m_stop->revision != window().sandbox().revision()) {
        if (window().statusBar()->currentMessage() == m_stop->words) {
            window().statusBar()->clearMessage();
        }
        m_stop.reset();
    }
}

/// Sets or removes a breakpoint on the value chosen in the inspector, if it has the focus, otherwise on the group at
/// the caret.
void BreakpointsFeature::toggleHere() {
    QString text;
    if (window().inspector().isAncestorOf(window().focusWidget())) {
        text = valueChosen();
    } else if (const auto* const funnel = window().findChild<ScopeFunnel*>();
               funnel != nullptr && !funnel->groupId().isEmpty()) {
        text = QStringLiteral("group:%1/%2").arg(funnel->classId(), funnel->groupId());
    }
    if (text.isEmpty()) {
        window().say(tr("Choose a value in the inspector, or place the caret in a group"));
        return;
    }
    toggle(text);
}

/// Sets a breakpoint, or removes it.
void BreakpointsFeature::toggle(const QString& text) {
    if (const int row = m_list->find(text); row >= 0) {
        m_list->remove(row);
        window().say(tr("Removed the breakpoint %1").arg(text));
        return;
    }
    const int row = m_list->add(text);
    window().say(tr("New breakpoint: %1").arg(text));
    if (auto* const view = m_dock->findChild<BreakpointsView*>()) {
        view->select(row);
    }
}

} // namespace orrery::ide
