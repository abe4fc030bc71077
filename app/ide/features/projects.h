// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <QString>

namespace orrery::ide {

/// The ways to a project (I1.1): a new one from a template, an import, the demo, and those opened before.
class ProjectsFeature : public Feature {
    Q_OBJECT

public:
    explicit ProjectsFeature(MainWindow& window);

    /// Asks for a new project and opens it. @param templateId what is chosen at first.
    void newProject(const QString& templateId);

private:
    void openDemo();
    void fillRecent();
    void refreshStart();
};

} // namespace orrery::ide
