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
/// project, saves it soon after each edit, and shows it as source on request. Problems lists the statements that fail.
class StatementsFeature : public Feature {
    Q_OBJECT

public:
    explicit StatementsFeature(MainWindow& window);
    ~StatementsFeature() override;

    /// Returns the text; null without a project.
    widgets::Document* document() const;

private:
    void open();
    void close();
    void unlock();
    void saveSoon();
    void showText();

    QString m_folder;          ///< folder of the project's session
    engine::Descriptor m_lock; ///< locks the text; ends with the process
    std::string m_lockPath;
    QPointer<widgets::Document> m_document;
    QTimer m_soon;
    bool m_isTold = false; ///< the user knows that the text cannot be saved
};

} // namespace orrery::ide
