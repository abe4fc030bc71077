// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "engine/text/span.h"
#include "widgets/inspector/inspector_model.h"

#include <cstddef>
#include <cstdint>
#include <optional>

class QDockWidget;
class QJsonArray;
class QTimer;
class QToolButton;

namespace orrery::widgets {
class CompareView;
class EditHunt;
class RunComparison;
class SeedsRun;
} // namespace orrery::widgets

namespace orrery::ide {

class BackgroundFile;

/// The pane that compares the present run with an earlier one (I4.9), also over many seeds (I4.20). A line in the
/// status bar tells the same. Also marks the differing objects on the map, and the turns with differences on the
/// slider.
class CompareFeature : public Feature {
    Q_OBJECT

public:
    explicit CompareFeature(MainWindow& window);

private:
    widgets::CompareView* makeView();
    void restoreBase(const QJsonArray& kept);
    void open();
    void pin();
    /// A difference as a value of the present run.
    struct PresentValue {
        std::uint32_t row = 0;
        std::optional<engine::ColumnId> column{}; ///< nullopt: whether the object exists
        std::uint32_t turn = 0;                   ///< the turn shown, or the first one with the difference
    };
    std::optional<PresentValue> presentValue(std::size_t value);
    void findEdit(std::size_t value);
    void findEditOfInspected();
    void findEdit(const PresentValue& value, const QString& label, const QString& object);
    void assertValue(std::size_t value);
    void makeSmall(std::size_t value);
    std::optional<widgets::EarlierValues> earlierValues(std::uint32_t row) const;
    void explainEarlier();
    void goToTurn(std::uint32_t turn);
    void goToPlace(const QString& path, engine::Span span);
    void refresh();
    void showLine();
    void markTurns();
    void markObjects();

    widgets::RunComparison* m_comparison;
    widgets::SeedsRun* m_seeds;
    widgets::EditHunt* m_hunt;
    QDockWidget* m_dock;
    QToolButton* m_line; ///< the line in the status bar
    QTimer* m_lineSoon;
    BackgroundFile* m_file;  ///< for a difference that is made small
    bool m_isShown = false;  ///< the pane is visible
    bool m_isMarked = false; ///< the map shows the marks of this feature
};

} // namespace orrery::ide
