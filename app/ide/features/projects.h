// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"

#include <QString>

namespace orrery::ide {

class ImportReportView;

/// The commands that open a project (I1.1): from a template, from an import, the demo, and recent projects.
class ProjectsFeature : public Feature {
    Q_OBJECT

public:
    explicit ProjectsFeature(MainWindow& window);

    /// Asks for a new project, creates it and opens it. @param templateId the template that is selected initially.
    void newProject(const QString& templateId);

private:
    void openDemo();
    void showPlace(const QString& what, const QString& original);
    void fillRecent();
    void refreshStart();

    ImportReportView* m_report = nullptr; ///< null until its pane is shown
};

} // namespace orrery::ide
