// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace orrery::widgets {

class SourceEditor;

/// The light bulb after a line of a source view that has a quick fix (I3.2). The caller decides what a click does. The
/// keyboard has its own command for that.
class FixButton : public QToolButton {
    Q_OBJECT

public:
    /// @param editor becomes the owner.
    explicit FixButton(SourceEditor& editor);

    /// Shows the button after the line of a byte. @param help describes the effect of a click.
    void offer(int offset, const QString& help);
    void withdraw();

protected:
    void changeEvent(QEvent* event) override;

private:
    void place();
    void refreshIcon();

    SourceEditor& m_editor;
    int m_offset = -1; ///< -1: not offered
};

} // namespace orrery::widgets
