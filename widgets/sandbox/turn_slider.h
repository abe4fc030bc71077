// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>
#include <QString>

#include <vector>

namespace orrery::widgets {

/// A slider over the turns of a run, which marks some of them with short strokes below its groove.
class TurnSlider : public QSlider {
    Q_OBJECT

public:
    explicit TurnSlider(QWidget* parent = nullptr);

    /// Marks turns. @param marked by turn; may be shorter than the run
    /// @param meaning a sentence about the marks, as description for screen readers and as tooltip
    void markTurns(std::vector<bool> marked, const QString& meaning);
    const std::vector<bool>& marked() const { return m_marked; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<bool> m_marked;
};

} // namespace orrery::widgets
