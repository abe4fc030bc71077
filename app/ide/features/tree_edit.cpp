// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/tree_edit.h"

#include "app/ide/file_commands.h"
#include "app/ide/main_window.h"
#include "app/ide/new_class_dialog.h"
#include "app/ide/run_commands.h"
#include "app/ide/tree_drop.h"
#include "widgets/document/document_editor.h"
#include "widgets/draft/draft_dialog.h"
#include "widgets/form/form_view.h"
#include "widgets/project/analyzer.h"
#include "widgets/project/project_tree.h"
#include "widgets/project/project_tree_model.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QMenu>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

using Kind = ProjectTreeModel::Kind;

Kind kindOf(const QModelIndex& at) {
    return static_cast<Kind>(at.data(ProjectTreeModel::KindRole).toInt());
}

} // namespace

TreeEditFeature::TreeEditFeature(MainWindow& window) : Feature(window) {
    makeActions();
    ProjectTree& tree = window.projectTree();
    tree.view().setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&tree.view(), &QTreeView::customContextMenuRequested, this, &TreeEditFeature::showMenu);
    connect(tree.view().selectionModel(), &QItemSelectionModel::currentChanged, this, &TreeEditFeature::refreshActions);
    connect(&tree.model(), &ProjectTreeModel::moveWanted, this, &TreeEditFeature::moveEntryTo, Qt::QueuedConnection);
    Actions& actions = window.actions();
    actions.connectTo("project.new-file", [this] { askFile(); });
    actions.connectTo("project.new-class", [this] { askClass(); });
    actions.connectTo("project.new-group", [this] { askGroup(); });
    actions.connectTo("project.new-scenario", [this] { askScenario(); });
    actions.connectTo("project.new-variable", [this] { askVariable(); });
    actions.connectTo("project.new-test", [this] { askTest(); });
    tree.setFirstSteps(&actions["project.new-class"], &actions["project.new-scenario"], &actions["file.open-save"]);
    connect(&window, &MainWindow::stateChanged, this, [&window] {
        for (const char* const id : {"project.new-file", "project.new-class", "project.new-group",
                                     "project.new-scenario", "project.new-variable", "project.new-test"}) {
            window.actions()[id].setEnabled(window.hasProject());
        }
    });
    connect(&window.analyzer(), &Analyzer::analysed, this, &TreeEditFeature::goToNew);
    connect(&window.analyzer(), &Analyzer::analysed, this, &TreeEditFeature::chooseSaved);
    connect(&window.runs(), &RunCommands::scenarioSaved, this, [this](const QString& id) { m_savedScenario = id; });
    new TreeDrop(window, this);
    refreshActions();
}

QAction* TreeEditFeature::treeAction(const QString& text, const char* icon, const QKeySequence& keys,
                                     std::function<void()> slot) {
    auto* const action = new QAction(text, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setIcon(widgets::icon(QString::fromLatin1(icon), themeOf(window().palette())));
    connect(action, &QAction::triggered, this, [slot = std::move(slot)] { slot(); });
    window().projectTree().view().addAction(action);
    return action;
}

void TreeEditFeature::makeActions() {
    m_insert = treeAction(tr("&New inside…"), "add", QKeySequence(Qt::Key_Insert), [this] { insert(); });
    m_duplicate = treeAction(tr("&Duplicate"), "copy", QKeySequence(QStringLiteral("Ctrl+D")),
                             [this] { duplicateEntry(current()); });
    m_remove = treeAction(tr("D&elete"), "delete", QKeySequence(Qt::Key_Delete), [this] { removeCurrent(); });
    m_up = treeAction(tr("Move &up"), "chevron-up", QKeySequence(QStringLiteral("Alt+Up")),
                      [this] { moveEntry(current(), -1); });
    m_down = treeAction(tr("Move do&wn"), "chevron-down", QKeySequence(QStringLiteral("Alt+Down")),
                        [this] { moveEntry(current(), 1); });
}

QModelIndex TreeEditFeature::current() const {
    return window().projectTree().view().currentIndex();
}

void TreeEditFeature::refreshActions() {
    const QModelIndex at = current();
    const bool isElement = at.data(ProjectTreeModel::FileRole).isValid();
    m_insert->setEnabled(at.isValid());
    m_duplicate->setEnabled(isElement);
    m_remove->setEnabled(isElement || window().store().find(treeFileOf(window(), at)) != nullptr);
    m_up->setEnabled(isElement);
    m_down->setEnabled(isElement);
}

void TreeEditFeature::showMenu(QPoint at) {
    QTreeView& view = window().projectTree().view();
    Actions& actions = window().actions();
    QMenu menu(&view);
    refreshActions();
    for (const char* const id : {"project.new-class", "project.new-group", "project.new-scenario",
                                 "project.new-variable", "project.new-test", "project.new-file"}) {
        menu.addAction(&actions[id]);
    }
    menu.addSeparator();
    for (QAction* const action : {m_duplicate, m_up, m_down}) {
        menu.addAction(action);
    }
    menu.addSeparator();
    menu.addAction(&actions["edit.rename"]);
    menu.addAction(m_remove);
    menu.exec(view.viewport()->mapToGlobal(at));
}

bool TreeEditFeature::finish(const StructureResult& result, const Document* document) {
    if (!result.refusal.isEmpty()) {
        window().say(result.refusal);
    }
    if (result.isDone && document != nullptr && window().editorOf(document->shownPath()) != nullptr) {
        window().projectTree().view().setFocus(); // the source view shows the file; the focus stays in the tree
    }
    return result.isDone;
}

bool TreeEditFeature::finishNew(const StructureResult& result, const Document& document) {
    if (!result.refusal.isEmpty()) {
        window().say(result.refusal);
    }
    if (result.isDone && !result.at.empty()) {
        m_new = New{document.shownPath(), result.at};
    }
    return result.isDone;
}

void TreeEditFeature::goToNew() {
    const AnalysisPtr analysis = window().analyzer().latest();
    if (!m_new || !analysis) {
        return;
    }
    const engine::FileId file = analysis->fileOf(m_new->file);
    const engine::Element element =
        file.isValid() ? findElement(*analysis->project.trees[file.value], m_new->path) : engine::Element();
    if (element.tree == nullptr) {
        if (!window().analyzer().isBehind()) {
            m_new.reset(); // the user has undone the step
        }
        return;
    }
    m_new.reset();
    const engine::Location place{file, element.tree->span(element.index)};
    window().projectTree().choose(place);
    window().goTo(place);
    if (window().form().isVisible()) {
        window().form().focusLine();
    } else if (DocumentEditor* const editor = window().currentEditor()) {
        editor->setFocus(Qt::OtherFocusReason);
    }
}

bool TreeEditFeature::newFile(const QString& shownPath) {
    const QString path = file_commands::pathOf(window(), shownPath);
    if (path.isEmpty()) {
        return false;
    }
    if (window().store().files().add(
            path, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<orrery format=\"1\">\n</orrery>\n") == nullptr) {
        window().say(tr("The file '%1' already exists.").arg(path));
        return false;
    }
    window().editorOf(path);
    return true;
}

bool TreeEditFeature::newGroup(const QModelIndex& at, const QString& id) {
    const QModelIndex owner = kindOf(at) == Kind::group ? at.parent() : at;
    const TreePlace place = kindOf(owner) == Kind::objectClass ? treePlaceOf(window(), owner) : TreePlace();
    const AnalysisPtr analysis = window().analyzer().latest();
    if (place.document == nullptr || !isGroupId(id)) {
        window().say(place.document == nullptr ? tr("Choose the class for the new group.")
                                               : tr("'%1' is not a valid id.").arg(id));
        return false;
    }
    StructureCommands commands(window().store(), *place.document, analysis->model->vocabulary);
    return finishNew(commands.pasteAt(place.path, {},
                                      QStringLiteral("<group id=\"%1\">\n  <scope>\n    "
                                                     "<include><contains><self/></contains></include>\n  </scope>\n"
                                                     "  <effects>\n  </effects>\n</group>")
                                          .arg(id)),
                     *place.document);
}

bool TreeEditFeature::newScenario(const QString& id) {
    const AnalysisPtr analysis = window().analyzer().latest();
    const QStringList files = contentFiles();
    if (!analysis || files.isEmpty() || !isGroupId(id) || analysis->model->findScenario(id.toStdString()) != nullptr) {
        window().say(files.isEmpty()  ? tr("Create a file first.")
                     : !isGroupId(id) ? tr("'%1' is not a valid id.").arg(id)
                                      : tr("The scenario '%1' already exists.").arg(id));
        return false;
    }
    // If the project has a suitable class, the new scenario contains one object of it.
    QString placed;
    for (const auto& asRead : analysis->model->classes.asRead()) {
        const engine::CheckedClass& one = *asRead;
        const bool standsOnPlanet = one.hasType && !one.isGenerated &&
                                    (analysis->model->vocabulary.types()[one.type].id == "building" ||
                                     analysis->model->vocabulary.types()[one.type].id == "special");
        if (standsOnPlanet && placed.isEmpty()) {
            placed = QStringLiteral("  <place class=\"%1\" on=\"Home\"/>\n").arg(QString::fromStdString(one.id));
        }
    }
    return addToFile(QStringLiteral("<scenario id=\"%1\">\n  <empire id=\"Makers\" capital=\"Home\"/>\n"
                                    "  <system name=\"Sun\" x=\"0\" y=\"0\" star-colour=\"yellow\"/>\n"
                                    "  <planet name=\"Home\" system=\"Sun\" size=\"medium\" "
                                    "environment=\"terran\" owner=\"Makers\"/>\n%2</scenario>")
                         .arg(id, placed));
}

bool TreeEditFeature::newVariable(const QString& name) {
    if (!isGroupId(name)) {
        window().say(tr("'%1' is not a valid name.").arg(name));
        return false;
    }
    return addToFile(QStringLiteral("<variable scope=\"global\" name=\"%1\" format=\"number\"/>").arg(name));
}

bool TreeEditFeature::newTest(const QString& id) {
    const AnalysisPtr analysis = window().analyzer().latest();
    if (!isGroupId(id) || !analysis || analysis->model->scenarios.empty()) {
        window().say(isGroupId(id) ? tr("Create a scenario first.") : tr("'%1' is not a valid id.").arg(id));
        return false;
    }
    const engine::CheckedModel& model = *analysis->model;
    const engine::CheckedScenario* const usual = model.findScenario(model.defaultScenario);
    const std::string& scenario = usual != nullptr ? usual->id : model.scenarios.front().id;
    return addToFile(QStringLiteral("<test id=\"%1\" scenario=\"%2\" turns=\"10\">\n</test>")
                         .arg(id, QString::fromStdString(scenario)));
}

/// Adds an element to the chosen file, or to the first one if no file is chosen.
bool TreeEditFeature::addToFile(const QString& xml) {
    const AnalysisPtr analysis = window().analyzer().latest();
    const QStringList files = contentFiles();
    if (files.isEmpty()) {
        window().say(tr("Create a file first."));
        return false;
    }
    const QString chosen = treeFileOf(window(), current());
    const QString file = files.contains(chosen) ? chosen : files.front();
    Document& document = *window().store().find(file);
    const engine::XmlTree& tree = *analysis->project.trees[analysis->fileOf(file).value];
    StructureCommands commands(window().store(), document, analysis->model->vocabulary);
    return finishNew(commands.pasteAt(formPathOf({&tree, tree.root()}), {}, xml), document);
}

/// Selects a scenario that the run was saved as, when it appears.
void TreeEditFeature::chooseSaved() {
    const AnalysisPtr analysis = window().analyzer().latest();
    const engine::CheckedScenario* const scenario =
        analysis && !m_savedScenario.isEmpty() ? analysis->model->findScenario(m_savedScenario.toStdString()) : nullptr;
    if (scenario != nullptr) {
        m_savedScenario.clear();
        window().projectTree().choose(scenario->where);
    }
}

bool TreeEditFeature::removeEntry(const QModelIndex& at) {
    const TreePlace place = treePlaceOf(window(), at);
    if (place.document == nullptr || !at.data(ProjectTreeModel::FileRole).isValid()) {
        return false;
    }
    StructureCommands commands(window().store(), *place.document, window().analyzer().latest()->model->vocabulary);
    return finish(commands.remove(place.path), nullptr);
}

void TreeEditFeature::removeCurrent() {
    if (const QVariant path = current().data(ProjectTreeModel::PathRole); path.isValid()) {
        file_commands::askRemove(window(), path.toString());
    } else {
        removeEntry(current());
    }
}

bool TreeEditFeature::duplicateEntry(const QModelIndex& at) {
    const TreePlace place = treePlaceOf(window(), at);
    if (place.document == nullptr || !at.data(ProjectTreeModel::FileRole).isValid()) {
        return false;
    }
    StructureCommands commands(window().store(), *place.document, window().analyzer().latest()->model->vocabulary);
    return finish(commands.duplicate(place.path), place.document);
}

bool TreeEditFeature::moveEntry(const QModelIndex& at, int by) {
    const TreePlace place = treePlaceOf(window(), at);
    if (place.document == nullptr || !at.data(ProjectTreeModel::FileRole).isValid()) {
        return false;
    }
    StructureCommands commands(window().store(), *place.document, window().analyzer().latest()->model->vocabulary);
    return finish(commands.move(place.path, by), nullptr);
}

bool TreeEditFeature::moveEntryTo(const QString& entry, const QString& target, bool isInto) {
    const ProjectTreeModel& model = window().projectTree().model();
    const TreePlace from = treePlaceOf(window(), model.indexOf(entry));
    const TreePlace to = treePlaceOf(window(), model.indexOf(target));
    if (from.document == nullptr || to.document == nullptr || to.path.empty()) {
        return false;
    }
    FormPath parent = to.path;
    if (!isInto) {
        parent.pop_back();
    }
    StructureCommands commands(window().store(), *to.document, window().analyzer().latest()->model->vocabulary);
    return finish(commands.moveTo(*from.document, from.path, parent, isInto ? FormPath() : to.path), to.document);
}

QStringList TreeEditFeature::contentFiles() const {
    const AnalysisPtr analysis = window().analyzer().latest();
    QStringList files;
    for (const Document* const document : window().store().documents()) {
        const engine::FileId file = analysis ? analysis->fileOf(document->shownPath()) : engine::FileId{};
        if (file.isValid()) {
            const engine::XmlTree& tree = *analysis->project.trees[file.value];
            if (tree.root() != engine::XmlTree::none && tree.name(tree.root()) == "orrery") {
                files << document->shownPath();
            }
        }
    }
    return files;
}

void TreeEditFeature::insert() {
    switch (kindOf(current())) {
    case Kind::objectClass:
    case Kind::group:
        askGroup();
        break;
    case Kind::file:
    case Kind::type:
    case Kind::section:
        askClass();
        break;
    }
}

void TreeEditFeature::askFile() {
    const auto path = askText({.draft = QStringLiteral("new-file"),
                               .title = tr("New file"),
                               .label = tr("File name, optionally with folders, for example techs/early.xml"),
                               .text = QStringLiteral("new.xml"),
                               .verb = tr("Create")},
                              &window());
    if (path) {
        newFile(*path);
    }
}

void TreeEditFeature::askClass() {
    const AnalysisPtr analysis = window().analyzer().latest();
    const QStringList files = contentFiles();
    if (!analysis || files.isEmpty()) {
        window().say(tr("Create a file first."));
        return;
    }
    NewClassDialog dialog(analysis, files, treeFileOf(window(), current()), &window());
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    Document* const document = window().store().find(dialog.file());
    const AnalysisPtr now = window().analyzer().latest();
    if (document != nullptr && now) {
        const engine::XmlTree& tree = *now->project.trees[now->fileOf(dialog.file()).value];
        StructureCommands commands(window().store(), *document, now->model->vocabulary);
        finishNew(commands.pasteAt(formPathOf({&tree, tree.root()}), {}, dialog.xml()), *document);
    }
}

void TreeEditFeature::askGroup() {
    const auto id = askText({.draft = QStringLiteral("new-group"),
                             .title = tr("New group"),
                             .label = tr("Id of the group, within its class:"),
                             .text = QStringLiteral("work"),
                             .verb = tr("Create")},
                            &window());
    if (id) {
        newGroup(current(), id->trimmed());
    }
}

void TreeEditFeature::askScenario() {
    const auto id = askText({.draft = QStringLiteral("new-scenario"),
                             .title = tr("New scenario"),
                             .label = tr("Id of the scenario:"),
                             .text = QStringLiteral("first"),
                             .verb = tr("Create")},
                            &window());
    if (id) {
        newScenario(id->trimmed());
    }
}

void TreeEditFeature::askVariable() {
    const auto name = askText({.draft = QStringLiteral("new-variable"),
                               .title = tr("New variable"),
                               .label = tr("Name of the variable:"),
                               .text = QStringLiteral("Mood"),
                               .verb = tr("Create")},
                              &window());
    if (name) {
        newVariable(name->trimmed());
    }
}

void TreeEditFeature::askTest() {
    const auto id = askText({.draft = QStringLiteral("new-test"),
                             .title = tr("New test"),
                             .label = tr("Id of the test:"),
                             .text = QStringLiteral("first-test"),
                             .verb = tr("Create")},
                            &window());
    if (id) {
        newTest(id->trimmed());
    }
}

} // namespace orrery::ide
