// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/help/help_topics.h"

#include <QWidget>

class QLineEdit;
class QListWidget;
class QToolButton;

namespace orrery::widgets {

class Analyzer;
class HelpPage;

/// The guide and the reference, with a search over both (I5.2). Links lead to other pages and to commands.
class HelpView : public QWidget {
    Q_OBJECT

public:
    HelpView(const QString& folder, const QString& language, Analyzer& analyzer, QWidget* parent = nullptr);

    /// Returns the topics of the newest content.
    const HelpTopics& topics();
    /// Shows a topic, and scrolls to its place in the page. Shows the first page if no topic has the id.
    void show(const QString& topic);
    /// Shows the help for a place of the content. Returns false if there is none.
    bool showAt(const QString& shownPath, std::uint32_t offset);
    QString current() const { return m_current; }
    HelpPage& page() { return *m_page; }
    QLineEdit& searchLine() { return *m_words; }
    QListWidget& list() { return *m_list; }
    void back();

signals:
    /// Emitted when the user clicks a link to a command.
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
    HelpPage* m_page;
    QString m_current = QStringLiteral("guide:first-steps");
    QStringList m_visited;
    bool m_isBegun = false; ///< true after the view was first visible
};

} // namespace orrery::widgets
