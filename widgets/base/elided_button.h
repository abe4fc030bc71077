// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace orrery::widgets {

/// A button with words that may be longer than its place. In a narrow pane it cuts them, so that it does not widen the
/// window. Give it a tooltip with all words.
class ElidedButton : public QToolButton {
    Q_OBJECT

public:
    explicit ElidedButton(QWidget* parent = nullptr);

    /// Returns the words that fit into a width in pixels.
    virtual QString wordsIn(int width) const;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    /// Returns the width of everything beside the text.
    int frame() const;
    /// Returns the width of the shortest useful words.
    virtual int leastWords() const;
};

} // namespace orrery::widgets
