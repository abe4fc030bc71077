// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/names.h"

#include "app/ide/features/renamed_texts.h"
#include "app/ide/file_commands.h"
#include "app/ide/main_window.h"
#include "engine/syntax/xml_text.h"
#include "widgets/base/kept_fields.h"
#include "widgets/document/document_editor.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_view.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/names/hierarchy_view.h"
#include "widgets/names/rename_dialog.h"
#include "widgets/names/usages_model.h"
#include "widgets/names/usages_view.h"
#include "widgets/project/project_tree.h"
#include "widgets/project/project_tree_model.h"

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QTableView>
#include <QTreeView>

namespace orrery::ide {

using namespace orrery::widgets;

NamesFeature::NamesFeature(MainWindow& window) : Feature(window) {
    window.addPane({.title = tr("References"),
                    .name = "usages",
                    .area = Qt::BottomDockWidgetArea,
                    .shownIn = PaneIn::write | PaneIn::sideBySide,
                    .make = [this, &window] {
                        m_usages = new UsagesView(window.analyzer());
                        connect(m_usages, &UsagesView::placeWanted, &window, &MainWindow::goTo);
                        connect(m_usages, &UsagesView::editingWanted, &window, &MainWindow::focusEditing);
                        return m_usages;
                    }});
    window.addPane({.title = tr("Hierarchy"),
                    .name = "hierarchy",
                    .area = Qt::BottomDockWidgetArea,
                    .shownIn = PaneIn::none,
                    .make = [this, &window] {
                        m_hierarchy = new HierarchyView(window.analyzer());
                        connect(m_hierarchy, &HierarchyView::placeWanted, &window, &MainWindow::goTo);
                        connect(m_hierarchy, &HierarchyView::editingWanted, &window, &MainWindow::focusEditing);
                        return m_hierarchy;
                    }});
    connect(&window, &MainWindow::editorOpened, this, &NamesFeature::watch);
    connect(&window, &MainWindow::stateChanged, this, [this] {
        for (const char* const id : {"go.definition", "go.usages", "go.hierarchy", "edit.rename"}) {
            this->window().actions()[id].setEnabled(this->window().hasProject());
        }
    });
    const auto withName = [this](auto&& use) {
        return [this, use] {
            if (const auto named = this->named()) {
                use(*named);
            }
        };
    };
    window.actions().connectTo("go.definition", withName([this](const Named& named) { goToDefinition(named); }));
    window.actions().connectTo("go.usages",
                               withName([this](const Named& named) { showUsages(*named.analysis, named.name); }));
    window.actions().connectTo("go.hierarchy", withName([this](const Named& named) {
                                   this->window().raisePane(QStringLiteral("hierarchy"));
                                   m_hierarchy->showName(named.analysis->names->key(named.name));
                               }));
    connect(&window.inspector(), &ObjectInspector::valueMenuWanted, this, [this](const QPoint& at) {
        QMenu menu(&this->window());
        for (const char* const id :
             {"go.definition", "go.usages", "go.hierarchy", "run.what-if", "run.last-change", "run.break-here"}) {
            menu.addAction(&this->window().actions()[id]);
        }
        menu.addSeparator();
        menu.addAction(&this->window().actions()["run.led-to"]);
        menu.addAction(&this->window().actions()["run.followed-from"]);
        menu.addAction(&this->window().actions()["run.plot-value"]);
        menu.addAction(&this->window().actions()["run.watch-value"]);
        menu.addAction(&this->window().actions()["run.assert"]);
        menu.addAction(&this->window().actions()["run.find-edit"]);
        menu.exec(at);
    });
    window.actions().connectTo("edit.rename", [this] { rename(); });
    window.actions().connectTo("run.rename-object", [this] { renameObject(); });
}

void NamesFeature::sayThereIsNone(const Analysis& analysis) {
    window().say(analysis.names->names().empty() ? tr("The content is being checked; try again in a moment.")
                                                 : tr("There is no known name here."));
}

std::optional<NamesFeature::Named> NamesFeature::named() {
    const AnalysisPtr analysis = window().analyzer().latest();
    ObjectInspector& inspector = window().inspector();
    if (analysis && inspector.valuesView().hasFocus()) {
        const auto key = inspector.chosenName();
        const auto name = key ? analysis->names->find(*key) : std::nullopt;
        if (!name) {
            sayThereIsNone(*analysis);
            return std::nullopt;
        }
        return Named{analysis, *name, false};
    }
    const auto here = spot();
    const auto place = here ? placeAt(*here) : std::nullopt;
    if (!place) {
        if (here) {
            sayThereIsNone(*here->analysis);
        }
        return std::nullopt;
    }
    const engine::NamePlace& found = here->analysis->names->places()[*place];
    return Named{here->analysis, found.name, found.isDefinition};
}

std::optional<NamesFeature::Spot> NamesFeature::spot() const {
    const AnalysisPtr analysis = window().analyzer().latest();
    if (!analysis || window().analyzer().isBehind()) {
        window().say(tr("The content is being checked; try again in a moment."));
        return std::nullopt;
    }
    if (const auto inForm = spotInForm(analysis)) {
        return inForm;
    }
    if (window().projectTree().view().hasFocus()) {
        const QModelIndex at = window().projectTree().view().currentIndex();
        const QVariant file = at.data(ProjectTreeModel::FileRole);
        return file.isValid()
                   ? std::optional(Spot{analysis, {file.toUInt()}, at.data(ProjectTreeModel::BeginRole).toUInt()})
                   : std::nullopt;
    }
    const DocumentEditor* const editor = window().currentEditor();
    if (editor == nullptr) {
        return std::nullopt;
    }
    return Spot{analysis, analysis->fileOf(editor->document().shownPath()),
                static_cast<std::uint32_t>(editor->caretOffset())};
}

std::optional<NamesFeature::Spot> NamesFeature::spotInForm(const AnalysisPtr& analysis) const {
    QWidget* const focused = QApplication::focusWidget();
    if (focused == nullptr || !window().form().isAncestorOf(focused)) {
        return std::nullopt;
    }
    for (const FormLineView* const line : window().form().lines()) {
        if (line != focused && !line->isAncestorOf(focused)) {
            continue;
        }
        const engine::Location head = line->line().head;
        if (head.file.value >= analysis->project.trees.size()) {
            return std::nullopt;
        }
        for (const FormFieldView* const field : line->fields()) {
            const engine::XmlTree& tree = *analysis->project.trees[head.file.value];
            const engine::XmlAttribute* const attribute =
                tree.attribute(tree.nodeAt(head.span.begin), field->attribute().toStdString());
            if (!field->isAncestorOf(focused) || attribute == nullptr) {
                continue;
            }
            // Fields show decoded text. If a field shows a label instead of an id, its caret has no position in the id.
            const auto decoded = engine::decodeAttribute(tree.slice(attribute->value), attribute->value.begin);
            const auto* const edit = qobject_cast<const QLineEdit*>(focused);
            const bool isAsWritten = edit != nullptr && edit->text().toStdString() == decoded.text;
            const auto at = isAsWritten ? edit->text().left(edit->cursorPosition()).toUtf8().size() : qsizetype{0};
            return Spot{analysis, head.file, decoded.rawOffset(static_cast<std::uint32_t>(at))};
        }
        return Spot{analysis, head.file, head.span.begin};
    }
    return std::nullopt;
}

std::optional<std::uint32_t> NamesFeature::placeAt(const Spot& spot) {
    if (spot.file.value >= spot.analysis->project.trees.size()) {
        return std::nullopt;
    }
    const engine::NameIndex& names = *spot.analysis->names;
    if (const auto place = names.at(spot.file, spot.offset)) {
        return place;
    }
    const engine::XmlTree& tree = *spot.analysis->project.trees[spot.file.value];
    for (std::uint32_t node = tree.nodeAt(spot.offset); node != engine::XmlTree::none; node = tree.node(node).parent) {
        for (const std::string_view id : {"id", "name"}) {
            const engine::XmlAttribute* const attribute = tree.isElement(node) ? tree.attribute(node, id) : nullptr;
            const auto place = attribute != nullptr ? names.at(spot.file, attribute->value.begin) : std::nullopt;
            if (place && names.places()[*place].isDefinition) {
                return place;
            }
        }
    }
    return std::nullopt;
}

void NamesFeature::goToDefinition(const Named& here) {
    const engine::NameIndex& names = *here.analysis->names;
    const std::vector<engine::Location> definitions = names.definitionsOf(here.name);
    if (here.isDefinition || definitions.size() > 1) {
        showUsages(*here.analysis, here.name); // the caret is at a definition, or the name has several definitions
        return;
    }
    const QString id = QString::fromStdString(names.key(here.name).id);
    if (definitions.empty()) {
        if (engine::isFreeWord(names.key(here.name).kind)) {
            showUsages(*here.analysis, here.name);
        } else {
            window().say(tr("‘%1’ is built into Orrery.").arg(id));
        }
        return;
    }
    const engine::FileId file = definitions.front().file;
    if (here.analysis->project.sources.files[file.value].isShipped) {
        showUsages(*here.analysis, here.name);
        window().say(tr("‘%1’ is defined in the shipped vocabulary: %2")
                         .arg(id, QString::fromStdString(here.analysis->project.placeText(definitions.front()))));
        return;
    }
    window().goTo(definitions.front());
}

void NamesFeature::showUsages(const Analysis& analysis, engine::NameId name) {
    window().raisePane(QStringLiteral("usages"));
    m_usages->showName(analysis.names->key(name));
}

void NamesFeature::rename() {
    const QTreeView& tree = window().projectTree().view();
    if (const QVariant path = tree.currentIndex().data(ProjectTreeModel::PathRole); tree.hasFocus() && path.isValid()) {
        file_commands::askRename(window(), path.toString());
        return;
    }
    if (window().galaxy().hasFocus()) {
        renameObject();
        return;
    }
    const auto here = spot();
    const auto place = here ? placeAt(*here) : std::nullopt;
    if (place) {
        renameName(here->analysis, here->analysis->names->places()[*place].name);
    } else if (here) {
        sayThereIsNone(*here->analysis);
    }
}

void NamesFeature::renameObject() {
    const AnalysisPtr analysis = window().analyzer().latest();
    const engine::Session* const session = window().sandbox().session();
    const auto row = window().inspector().object();
    if (!analysis || session == nullptr || !row) {
        return;
    }
    const std::string& id = session->state().view().nameOf(*row);
    const auto name = analysis->names->find({engine::NameKind::object, {}, id});
    if (window().analyzer().isBehind() || analysis->names->names().empty()) {
        window().say(tr("The content is being checked; try again in a moment."));
    } else if (name && !analysis->names->definitionsOf(*name).empty()) {
        renameName(analysis, *name);
    } else {
        window().say(id.empty() ? tr("This object has no name.")
                                : tr("‘%1’ has no line in the content that names it, so it cannot be renamed.")
                                      .arg(QString::fromStdString(id)));
    }
}

void NamesFeature::renameName(const AnalysisPtr& analysis, engine::NameId name) {
    RenameDialog dialog(analysis, name, &window());
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    std::vector<DocumentEdit> edits;
    for (const engine::TextEdit& edit : dialog.plan().edits) {
        const QString path = analysis->pathOf(edit.file);
        const engine::ProjectSource& source = analysis->project.sources.files[edit.file.value];
        Document* const document =
            source.isTable ? window().store().files().openTable(path) : window().store().find(path);
        // The texts must be those of the plan, because its spans are valid only for them.
        const std::string_view known = source.text->bytes();
        if (document == nullptr ||
            QByteArrayView(known.data(), static_cast<qsizetype>(known.size())) != document->bytes()) {
            window().say(tr("The content has changed meanwhile; nothing was renamed."));
            return;
        }
        edits.push_back({document, edit.span, QByteArray::fromStdString(edit.text)});
    }
    const QString old = QString::fromStdString(analysis->names->key(name).id);
    if (window().store().apply(tr("Rename ‘%1’ to ‘%2’").arg(old, dialog.newName()), std::move(edits))) {
        if (auto* const fields = window().findChild<KeptFields*>(); fields != nullptr && m_texts == nullptr) {
            m_texts = new RenamedTexts(*fields, window().store().history(), this);
        }
        if (m_texts != nullptr) {
            m_texts->note(analysis->names->key(name), dialog.newName());
        }
        window().say(tr("Renamed; changes: %1").arg(dialog.plan().edits.size()));
    }
}

void NamesFeature::watch(SourceEditor* editor) {
    editor->viewport()->installEventFilter(this);
    editor->viewport()->setProperty("names-editor", QVariant::fromValue<QObject*>(editor));
}

/// Goes to the definition of a name on Ctrl+click. Where there is no name, the editor adds a caret.
bool NamesFeature::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::MouseButtonPress) {
        return Feature::eventFilter(watched, event);
    }
    const auto* const mouse = static_cast<const QMouseEvent*>(event);
    auto* const editor = qobject_cast<DocumentEditor*>(watched->property("names-editor").value<QObject*>());
    if (editor == nullptr || mouse->button() != Qt::LeftButton || mouse->modifiers() != Qt::ControlModifier ||
        window().analyzer().isBehind()) {
        return false;
    }
    const AnalysisPtr analysis = window().analyzer().latest();
    const int offset = editor->offsetAt(mouse->position().toPoint());
    if (!analysis || offset < 0) {
        return false;
    }
    const Spot spot{analysis, analysis->fileOf(editor->document().shownPath()), static_cast<std::uint32_t>(offset)};
    const auto place = analysis->names->at(spot.file, spot.offset);
    if (!place) {
        return false;
    }
    QMetaObject::invokeMethod(
        this,
        [this, analysis, at = analysis->names->places()[*place]] {
            goToDefinition({analysis, at.name, at.isDefinition});
        },
        Qt::QueuedConnection);
    return true;
}

} // namespace orrery::ide
