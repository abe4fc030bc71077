// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace orrery::widgets {

/// The page of a kind of finding: what it says, what to do, an example, and how it is silenced (I3.1).
class ExplanationView : public QTextBrowser {
    Q_OBJECT

public:
    explicit ExplanationView(QWidget* parent = nullptr);

    /// A sentence where there is no such code.
    void showCode(const QString& code);
    /// The list of all codes, each a link.
    void showAll();
    const QString& code() const { return m_code; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    QString m_code;
    bool m_isUnread = true; ///< nothing was shown yet: a list that nobody looks at is not made (P3.4)
};

} // namespace orrery::widgets
