// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace orrery::widgets {

/// The page that explains a diagnostic code. It shows the message, the advice, an example, and how to silence the code
/// (I3.1).
class ExplanationView : public QTextBrowser {
    Q_OBJECT

public:
    explicit ExplanationView(QWidget* parent = nullptr);

    /// Shows the page of a code, or a sentence if there is no such code.
    void showCode(const QString& code);
    /// Shows the list of all codes. Each code is a link.
    void showAll();
    const QString& code() const { return m_code; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    QString m_code;
    bool m_isUnread = true; ///< true until a page was shown: a hidden view builds no list of codes (P3.4)
};

} // namespace orrery::widgets
