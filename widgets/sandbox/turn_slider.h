// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>
#include <QString>

#include <array>
#include <cstdint>
#include <vector>

namespace orrery::widgets {

/// The reasons to mark a turn, in the order of their strokes from below.
enum class TurnMarks : std::uint8_t {
    differences, ///< values differ from another run
    answers,     ///< a question about the run has an answer
    count_
};

/// A slider over the turns of a run, which marks some of them with short strokes below its groove.
class TurnSlider : public QSlider {
    Q_OBJECT

public:
    explicit TurnSlider(QWidget* parent = nullptr);

    /// Marks turns for one reason. @param marked by turn; may be shorter than the run
    /// @param meaning a sentence about the marks, as description for screen readers and as tooltip
    void markTurns(TurnMarks reason, std::vector<bool> marked, const QString& meaning);
    const std::vector<bool>& marked(TurnMarks reason) const { return m_lanes[static_cast<std::size_t>(reason)].marked; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Lane {
        std::vector<bool> marked{}; ///< by turn
        QString meaning{};
    };
    std::array<Lane, static_cast<std::size_t>(TurnMarks::count_)> m_lanes;
};

} // namespace orrery::widgets
