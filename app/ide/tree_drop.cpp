// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/tree_drop.h"

#include "app/ide/main_window.h"
#include "widgets/edits/structure_edit.h"
#include "widgets/form/form_drag.h"
#include "widgets/project/project_tree.h"
#include "widgets/project/project_tree_model.h"

#include <QMimeData>
#include <QTimer>
#include <QTreeView>

#include <algorithm>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

engine::Element elementAt(const Analysis& analysis, const QString& file, const QVariant& begin) {
    const engine::FileId id = analysis.fileOf(file);
    if (!id.isValid()) {
        return {};
    }
    const engine::XmlTree& tree = *analysis.project.trees[id.value];
    const std::uint32_t element = begin.isValid() ? tree.nodeAt(begin.toUInt()) : tree.root();
    return element == engine::XmlTree::none || !tree.isElement(element) ? engine::Element{}
                                                                        : engine::Element{&tree, element};
}

} // namespace

QString treeFileOf(MainWindow& window, const QModelIndex& at) {
    const AnalysisPtr analysis = window.analyzer().latest();
    if (const QVariant path = at.data(ProjectTreeModel::PathRole); path.isValid()) {
        return path.toString();
    }
    const QVariant file = at.data(ProjectTreeModel::FileRole);
    return analysis && file.isValid() ? analysis->pathOf({file.toUInt()}) : QString();
}

TreePlace treePlaceOf(MainWindow& window, const QModelIndex& at) {
    const AnalysisPtr analysis = window.analyzer().latest();
    const QString file = treeFileOf(window, at);
    const engine::Element element =
        analysis ? elementAt(*analysis, file, at.data(ProjectTreeModel::BeginRole)) : engine::Element{};
    if (element.tree == nullptr) {
        return {};
    }
    return {window.store().find(file), formPathOf(element), at.data().toString()};
}

TreeDrop::TreeDrop(MainWindow& window, QObject* parent) : QObject(parent), m_window(window) {
    ProjectTreeModel& model = window.projectTree().model();
    model.setDragRules({[this](const QModelIndex& entry) { return describe(entry); },
                        [this](const QMimeData& mime, const QModelIndex& entry, bool isInto) {
                            return spotFor(mime, entry, isInto).has_value();
                        }});
    connect(&model, &ProjectTreeModel::elementDropped, this, &TreeDrop::take);
}

std::unique_ptr<QMimeData> TreeDrop::describe(const QModelIndex& entry) const {
    const AnalysisPtr analysis = m_window.analyzer().latest();
    const QVariant begin = entry.data(ProjectTreeModel::BeginRole);
    const QString file = treeFileOf(m_window, entry);
    const engine::Element element = analysis && begin.isValid() ? elementAt(*analysis, file, begin) : engine::Element{};
    if (element.tree == nullptr || element.isBroken() || m_window.store().find(file) == nullptr) {
        return std::make_unique<QMimeData>();
    }
    return elementMime(m_window.store(), file, formPathOf(element),
                       QString::fromStdString(copiedText(*element.tree, element.index)));
}

std::optional<TreeDrop::Spot> TreeDrop::spotFor(const QMimeData& mime, const QModelIndex& entry, bool isInto) const {
    const AnalysisPtr analysis = m_window.analyzer().latest();
    const QString file = treeFileOf(m_window, entry);
    Document* const document = m_window.store().find(file);
    const engine::Element target = analysis && document != nullptr
                                       ? elementAt(*analysis, file, entry.data(ProjectTreeModel::BeginRole))
                                       : engine::Element{};
    const std::vector<std::string> tags = tagsIn(mime);
    if (target.tree == nullptr || tags.empty()) {
        return std::nullopt;
    }
    const auto own = draggedElement(mime, m_window.store());
    const engine::Element leaving = own && own->file == file ? findElement(*target.tree, own->path) : engine::Element{};
    const auto suits = [&](engine::Element parent) {
        // An element cannot move into itself.
        for (std::uint32_t at = parent.index; leaving.tree != nullptr && at != engine::XmlTree::none;
             at = target.tree->node(at).parent) {
            if (at == leaving.index) {
                return false;
            }
        }
        return !parent.node().isBroken && std::ranges::all_of(tags, [&](const std::string& tag) {
            const bool isWithin = leaving.tree != nullptr && leaving.node().parent == parent.index;
            return mayStandIn(parent, tag, analysis->model->vocabulary, isWithin ? leaving : engine::Element{});
        });
    };
    if (!isInto) {
        const engine::Element parent{target.tree, target.node().parent};
        const bool isThere = parent.index != engine::XmlTree::none && parent.index != engine::XmlTree::document &&
                             !(leaving.tree != nullptr && leaving.index == target.index);
        return isThere && suits(parent) ? std::optional(Spot{document, formPathOf(parent), formPathOf(target)})
                                        : std::nullopt;
    }
    if (suits(target)) {
        return Spot{document, formPathOf(target), {}};
    }
    // In a group, inserts into one of its child elements, which separate effects and conditions.
    const auto kind = static_cast<ProjectTreeModel::Kind>(entry.data(ProjectTreeModel::KindRole).toInt());
    if (kind == ProjectTreeModel::Kind::group) {
        for (const std::uint32_t child : target.tree->elements(target.index)) {
            if (suits({target.tree, child})) {
                return Spot{document, formPathOf({target.tree, child}), {}};
            }
        }
    }
    return std::nullopt;
}

void TreeDrop::take(const QMimeData& mime, const QString& entry, bool isInto, bool moves) {
    const auto spot = spotFor(mime, m_window.projectTree().model().indexOf(entry), isInto);
    if (!spot) {
        return;
    }
    // Changes the text later, because the drag is not finished yet.
    QTimer::singleShot(
        0, this, [this, spot = *spot, own = draggedElement(mime, m_window.store()), xml = mime.text(), moves] {
            const AnalysisPtr analysis = m_window.analyzer().latest();
            Document* const from = own && moves ? m_window.store().find(own->file) : nullptr;
            if (!analysis || m_window.store().find(spot.document->shownPath()) != spot.document) {
                return;
            }
            StructureCommands commands(m_window.store(), *spot.document, analysis->model->vocabulary);
            const StructureResult result = from != nullptr ? commands.moveTo(*from, own->path, spot.parent, spot.before)
                                                           : commands.pasteAt(spot.parent, spot.before, xml);
            if (!result.refusal.isEmpty()) {
                m_window.say(result.refusal);
            } else if (result.isDone) {
                m_window.say(tr("Inserted into %1; undo reverses this").arg(spot.document->shownPath()));
            }
        });
}

} // namespace orrery::ide
