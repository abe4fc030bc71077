// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/what_ifs.h"

#include "app/ide/main_window.h"
#include "widgets/base/chooser.h"
#include "widgets/draft/draft_dialog.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/sandbox_bar.h"
#include "widgets/sandbox/what_if_dialog.h"

#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

QString text(const std::string& name) {
    return QString::fromStdString(name);
}

} // namespace

WhatIfFeature::WhatIfFeature(MainWindow& window) : Feature(window) {
    window.actions().connectTo("run.what-if", [this] { ask(); });
    window.actions().connectTo("run.new-branch", [this] { begin(); });
    window.actions().connectTo("run.switch-branch", [this] { choose(); });
    window.actions().connectTo("run.rename-branch", [this] { rename(); });
    window.actions().connectTo("run.promote-branch", [this] { promote(); });
    window.actions().connectTo("run.delete-branch", [this] { remove(); });
    QMenu* const menu = window.sandboxBar().branchButton().menu();
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fill(*menu); });
    connect(&window, &MainWindow::stateChanged, this, &WhatIfFeature::refresh);
    connect(&window, &MainWindow::objectShown, this, &WhatIfFeature::refresh);
    connect(&window.sandbox(), &Sandbox::changed, this, &WhatIfFeature::refresh);
    refresh();
}

/// Asks for another value of the chosen object, beginning with the chosen value.
void WhatIfFeature::ask() {
    const auto object = window().inspector().object();
    if (!object || window().sandbox().session() == nullptr) {
        window().say(window().sandbox().hasRun() && object
                         ? tr("The sandbox computes the run. Try again when it is done.")
                         : tr("Choose an object on the map or in the list first."));
        return;
    }
    WhatIfDialog dialog(window().sandbox(), *object, window().inspector().explained(), &window());
    if (!dialog.canAsk()) {
        dialog.abandon();
        window().say(tr("This object has no value that a what-if can change."));
    } else if (dialog.exec() == QDialog::Accepted) {
        window().say(tr("You now see the what-if “%1”. Compare shows the differences from the main run.")
                         .arg(text(window().sandbox().branch())));
    }
}

/// Begins a what-if for other changes than of one value: orders, new objects, techs.
void WhatIfFeature::begin() {
    Sandbox& sandbox = window().sandbox();
    const std::string present = sandbox.branch();
    const auto entered =
        askText({.draft = QStringLiteral("new-branch"),
                 .title = tr("New what-if"),
                 .label = present.empty() ? tr("Name:")
                                          : tr("Name (it begins with the statements of “%1”):").arg(text(present)),
                 .text = text(freeBranchName(sandbox.branches(), tr("Variant").toStdString())),
                 .verb = tr("Create")},
                &window());
    const std::string name = entered ? entered->trimmed().toStdString() : std::string();
    if (name.empty() || sandbox.branch() != present) {
        return;
    }
    if (isTaken(name)) {
        window().say(tr("There is already a what-if “%1”.").arg(text(name)));
        return;
    }
    const bool isDone = sandbox.changeStatements(
        tr("New what-if %1").arg(text(name)),
        [&](const auto& source, const RunBase& base) { return branchAdditionTo(source, base, present, name, {}); },
        name);
    if (isDone) {
        window().say(tr("You now see the what-if “%1”. Your orders and changes belong to it.").arg(text(name)));
    }
}

bool WhatIfFeature::isTaken(const std::string& name) const {
    const auto& branches = window().sandbox().branches();
    return std::ranges::find(branches, name, &RunBranch::name) != branches.end();
}

void WhatIfFeature::choose() {
    Sandbox& sandbox = window().sandbox();
    const std::vector<RunBranch> branches = sandbox.branches();
    QVector<Choice> choices{{.name = tr("Main run"), .detail = sandbox.branch().empty() ? tr("shown") : QString()}};
    for (const RunBranch& branch : branches) {
        choices.append({.name = text(branch.name),
                        .detail = branch.name == sandbox.branch() ? tr("shown")
                                  : branch.turn                   ? tr("from turn %1 on").arg(*branch.turn)
                                                                  : tr("no statements")});
    }
    const int chosen = widgets::choose(tr("Switch what-if"), choices, &window());
    if (chosen >= 0) {
        show(chosen == 0 ? std::string() : branches[static_cast<std::size_t>(chosen - 1)].name);
    }
}

void WhatIfFeature::show(const std::string& branch) {
    window().sandbox().switchTo(branch);
    window().say(branch.empty() ? tr("You now see the main run.")
                                : tr("You now see the what-if “%1”.").arg(text(branch)));
}

void WhatIfFeature::rename() {
    Sandbox& sandbox = window().sandbox();
    const std::string branch = sandbox.branch();
    if (branch.empty()) {
        return;
    }
    const auto entered = askText({.draft = QStringLiteral("rename-branch"),
                                  .title = tr("Rename what-if"),
                                  .label = tr("New name:"),
                                  .text = text(branch),
                                  .verb = tr("Rename")},
                                 &window());
    const std::string name = entered ? entered->trimmed().toStdString() : std::string();
    if (name.empty() || name == branch || sandbox.branch() != branch) {
        return;
    }
    if (isTaken(name)) {
        window().say(tr("There is already a what-if “%1”.").arg(text(name)));
        return;
    }
    sandbox.changeStatements(tr("Rename what-if to %1").arg(text(name)), [&](const auto& source, const RunBase& base) {
        return renamingOf(source, base, branch, name);
    });
}

/// Moves the statements of the branch to the run.
void WhatIfFeature::promote() {
    Sandbox& sandbox = window().sandbox();
    const std::string branch = sandbox.branch();
    const bool isDone =
        !branch.empty() &&
        sandbox.changeStatements(
            tr("Move what-if %1 to the main run").arg(text(branch)),
            [&](const auto& source, const RunBase& base) { return promotionOf(source, base, branch); }, std::string());
    if (isDone) {
        window().say(tr("The statements of “%1” now belong to the main run. Undo takes them back.").arg(text(branch)));
    }
}

void WhatIfFeature::remove() {
    Sandbox& sandbox = window().sandbox();
    const std::string branch = sandbox.branch();
    const bool isDone = !branch.empty() && sandbox.changeStatements(
                                               tr("Delete what-if %1").arg(text(branch)),
                                               [&](const auto& source, const RunBase& base) {
                                                   return branchRemovalOf(source, base, branch);
                                               },
                                               std::string());
    if (isDone) {
        window().say(tr("Deleted the what-if “%1”. Undo brings it back.").arg(text(branch)));
    }
}

void WhatIfFeature::fill(QMenu& menu) {
    menu.clear();
    const Sandbox& sandbox = window().sandbox();
    const auto add = [&](const QString& name, const std::string& branch) {
        QString shown = name;
        QAction* const action = menu.addAction(shown.replace(QLatin1Char('&'), QLatin1String("&&")), this,
                                               [this, branch] { show(branch); });
        action->setCheckable(true);
        action->setChecked(branch == sandbox.branch());
    };
    add(tr("Main run"), {});
    for (const RunBranch& branch : sandbox.branches()) {
        add(text(branch.name), branch.name);
    }
    menu.addSeparator();
    for (const char* const id : {"run.what-if", "run.new-branch", "run.compare", "run.rename-branch",
                                 "run.promote-branch", "run.delete-branch"}) {
        menu.addAction(&window().actions()[id]);
    }
}

void WhatIfFeature::refresh() {
    const Sandbox& sandbox = window().sandbox();
    const bool hasRun = sandbox.hasRun();
    const bool isBranch = hasRun && !sandbox.branch().empty();
    window().actions()["run.what-if"].setEnabled(hasRun && window().inspector().object().has_value());
    window().actions()["run.new-branch"].setEnabled(hasRun);
    window().actions()["run.switch-branch"].setEnabled(hasRun && !sandbox.branches().empty());
    for (const char* const id : {"run.rename-branch", "run.promote-branch", "run.delete-branch"}) {
        window().actions()[id].setEnabled(isBranch);
    }
}

} // namespace orrery::ide
