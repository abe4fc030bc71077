// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "engine/text/posix_file.h"

#include <QPointer>
#include <QTimer>

#include <string>

namespace orrery::widgets {
class Document;
class StatementsView;
} // namespace orrery::widgets

namespace orrery::ide {

/// Keeps statements, orders and decisions of the sandbox as a text of the project's session (I6.4). Opens the text with
/// the project, and saves it soon after each edit. Shows it in a pane as a table, and in a source view on request. The
/// table and the list of problems contain the statements that fail, with the reasons.
class StatementsFeature : public Feature {
    Q_OBJECT

public:
    explicit StatementsFeature(MainWindow& window);
    ~StatementsFeature() override;

    /// Returns the document of the text; null without a project.
    widgets::Document* document() const;

private:
    void open();
    void close();
    void unlock();
    void saveSoon();
    void showText();
    /// Shows a statement in the form and in a source view.
    void showStatement(std::uint32_t offset);
    void addPane();
    void showProblems();

    QString m_folder;          ///< folder of the project's session, absolute
    engine::Descriptor m_lock; ///< lock of the text; the system releases it with the process
    std::string m_lockPath;
    QPointer<widgets::Document> m_document;
    QPointer<widgets::StatementsView> m_view; ///< null until its pane is shown
    QTimer m_soon;
    bool m_isTold = false; ///< true if the user has seen that saving the text fails
};

} // namespace orrery::ide
