// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/project_status.h"

#include <QHBoxLayout>
#include <QLabel>

namespace orrery::ide {

ProjectStatus::ProjectStatus(QWidget* parent) : QWidget(parent), m_run(new QLabel(this)), m_check(new QLabel(this)) {
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_run);
    layout->addWidget(m_check);
}

void ProjectStatus::showChecking() {
    m_check->setText(tr("Checking…"));
}

void ProjectStatus::showProblems(int errors, int warnings, int hints) {
    m_check->setText(errors + warnings + hints == 0
                         ? tr("No problems")
                         : tr("Errors: %1, warnings: %2, hints: %3").arg(errors).arg(warnings).arg(hints));
}

void ProjectStatus::showRun(bool isOlder) {
    m_run->setText(isOlder ? tr("The sandbox runs the last content without errors") : QString());
}

void ProjectStatus::clear() {
    m_run->clear();
    m_check->clear();
}

} // namespace orrery::ide
