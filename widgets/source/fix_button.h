// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace orrery::widgets {

class SourceEditor;

/// The light bulb after a line of a source view that has a quick fix (I3.2). The caller decides the effect of a click.
/// A separate command does the same by keyboard.
class FixButton : public QToolButton {
    Q_OBJECT

public:
    /// @param editor editor that becomes the owner of the button
    explicit FixButton(SourceEditor& editor);

    /// Shows the button after the line of a byte. @param help text that describes the effect of a click.
    void offer(int offset, const QString& help);
    void withdraw();

protected:
    void changeEvent(QEvent* event) override;

private:
    void place();
    void refreshIcon();

    SourceEditor& m_editor;
    int m_offset = -1; ///< offset of the line's byte; -1: the button is hidden
};

} // namespace orrery::widgets
