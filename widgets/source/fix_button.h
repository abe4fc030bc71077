// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace orrery::widgets {

class SourceEditor;

/// The light bulb behind a line of a source view, where what is wrong there can be mended (I3.2). Whoever shows it says
/// what it does; the keyboard has a command of its own for that.
class FixButton : public QToolButton {
    Q_OBJECT

public:
    /// The editor owns it.
    explicit FixButton(SourceEditor& editor);

    /// Shows it behind the line of a byte. @param help what a click does.
    void offer(int offset, const QString& help);
    void withdraw();

protected:
    void changeEvent(QEvent* event) override;

private:
    void place();
    void refreshIcon();

    SourceEditor& m_editor;
    int m_offset = -1; ///< not offered
};

} // namespace orrery::widgets
