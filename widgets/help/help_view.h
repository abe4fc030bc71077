// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/help/help_topics.h"

#include <QWidget>

class QLineEdit;
class QListWidget;
class QTextBrowser;
class QToolButton;

namespace orrery::widgets {

class Analyzer;

/// The guide and the reference, with a search over both (I5.2). Links go to other pages, and to commands.
class HelpView : public QWidget {
    Q_OBJECT

public:
    HelpView(const QString& folder, const QString& language, Analyzer& analyzer, QWidget* parent = nullptr);

    /// The topics as they are now, of the newest content.
    const HelpTopics& topics();
    /// Shows a topic, with its place in the page at the top; the first page where there is none of that id.
    void show(const QString& topic);
    /// Shows what helps with a place of the content. False where there is no help on it.
    bool showAt(const QString& shownPath, std::uint32_t offset);
    QString current() const { return m_current; }
    QTextBrowser& page() { return *m_page; }
    QLineEdit& searchLine() { return *m_words; }
    QListWidget& list() { return *m_list; }
    void back();

signals:
    /// A link to a command was followed.
    void actionWanted(const QString& id);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void begin();
    void refresh();
    void applyTheme();
    void fillList();
    void display(const QString& topic);
    void markCurrent();

    HelpTopics m_topics;
    Analyzer& m_analyzer;
    AnalysisPtr m_read;
    QLineEdit* m_words;
    QToolButton* m_back;
    QListWidget* m_list;
    QTextBrowser* m_page;
    QString m_current = QStringLiteral("guide:first-steps");
    QStringList m_visited;
    bool m_isBegun = false; ///< somebody has looked
};

} // namespace orrery::widgets
