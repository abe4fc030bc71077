// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "engine/text/posix_file.h"

#include <QPointer>
#include <QTimer>

#include <string>

namespace orrery::widgets {
class Document;
}

namespace orrery::ide {

/// Keeps statements, orders and decisions of the sandbox as a text of the project's session (I6.4). Opens it with the
/// project, saves it soon after each edit, and shows it as source on request. Statements that fail stand in Problems.
class StatementsFeature : public Feature {
    Q_OBJECT

public:
    explicit StatementsFeature(MainWindow& window);
    ~StatementsFeature() override;

    /// The text; null without a project.
    widgets::Document* document() const;

private:
    void open();
    void close();
    void unlock();
    void saveSoon();
    void showText();

    QString m_folder;          ///< of the project's session
    engine::Descriptor m_lock; ///< of the text; a kill leaves none
    std::string m_lockPath;
    QPointer<widgets::Document> m_document;
    QTimer m_soon;
    bool m_isTold = false; ///< that the text cannot be saved
};

} // namespace orrery::ide
