// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "engine/lab/breakpoints.h"
#include "widgets/hunt/break_list.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QDockWidget;

namespace orrery::widgets {
class BreakpointsView;
class KeptFields;
} // namespace orrery::widgets

namespace orrery::ide {

/// Breakpoints of the run, and the search for their hits (I4.7). Keeps the breakpoints with the session, not in the
/// content.
class BreakpointsFeature : public Feature {
    Q_OBJECT

public:
    explicit BreakpointsFeature(MainWindow& window);

private:
    widgets::BreakpointsView* makeView();
    void open();
    void restore();
    void refresh();
    void search(bool isForward);
    void playOn(std::uint32_t turns);
    void playToEnd();
    bool showHit(const std::optional<engine::BreakHit>& hit, const widgets::BreakList::Readable& readable);
    void sayNoHit(std::uint32_t turns, std::uint32_t last, bool isEnded);
    void goToLastChange();
    void toggleHere();
    void toggle(const QString& text);
    engine::RunPlace placeBeforeCursor() const;
    void show(const engine::BreakHit& hit);
    void dropOldStop();
    void showMessages(const std::vector<engine::BreakHit>& said, const widgets::BreakList::Readable& readable);
    QString valueChosen() const;

    widgets::KeptFields* m_fields;
    widgets::BreakList* m_list;
    std::optional<std::uint32_t> m_playTo; ///< turn to play to when the run can be read; nullopt: none
    QDockWidget* m_dock;
    /// The place of the last hit, if it is the end of a turn. The next search back begins before it.
    std::optional<engine::RunPlace> m_atEnd;
    /// A search forward without a hit. The next one from the same place continues after its last turn.
    struct Searched {
        quint64 revision = 0;
        engine::RunPlace place;
        std::uint32_t last = 0;
    };
    std::optional<Searched> m_searched;
    /// The message about the last hit, and the run that it is about.
    struct Stop {
        QString words;
        quint64 revision = 0;
    };
    std::optional<Stop> m_stop;
};

} // namespace orrery::ide
