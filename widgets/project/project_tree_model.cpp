// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/project/project_tree_model.h"

#include "engine/content/element_rows.h"
#include "widgets/project/background.h"
#include "widgets/words/engine_text.h"

#include <QHash>
#include <QStringList>
#include <QThreadPool>

#include <algorithm>
#include <optional>

namespace orrery::widgets {

namespace {

QString text(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

/// Those of ten thousand classes take a moment to be taken apart (P3.5).
void endElsewhere(ProjectTreeModel::Entries entries) {
    constexpr std::size_t few = 1000;
    if (entries.size() > few) {
        backgroundThreads().start([old = std::move(entries)]() mutable { old.clear(); });
    }
}

} // namespace

int ProjectTreeModel::add(Entries& entries, Entry entry) {
    const int at = static_cast<int>(entries.size());
    if (entry.parent >= 0) {
        Entry& parent = entries[static_cast<std::size_t>(entry.parent)];
        entry.row = static_cast<int>(parent.children.size());
        entry.id = parent.id + QLatin1Char('/') + entry.id;
        parent.children.push_back(at);
    }
    entries.push_back(std::move(entry));
    return at;
}

void ProjectTreeModel::addClass(Entries& entries, const engine::CheckedModel& model, engine::ClassIndex index,
                                int parent) {
    const engine::CheckedClass& objectClass = model.classes.asRead(index);
    const QString id = text(objectClass.id);
    Entry entry{Kind::objectClass, id, id, text(objectClass.name), model.classes.where(index)};
    entry.parent = parent;
    const int at = add(entries, std::move(entry));
    for (const engine::CheckedGroup& group : objectClass.groups) {
        const QString groupId = text(group.id);
        Entry own{Kind::group, groupId, groupId, text(group.name), model.classes.placeNow(index, group.where)};
        own.parent = at;
        own.isOff = !group.enabled || !group.isRunnable;
        add(entries, std::move(own));
    }
}

ProjectTreeModel::Entries ProjectTreeModel::byFile(const Analysis& analysis) {
    Entries entries;
    const engine::CheckedModel& model = *analysis.model;
    // Classes stand in load order, so those of one file follow one another in the order of their places.
    QHash<quint64, engine::ClassIndex> classes;
    for (engine::ClassIndex index = 0; index < model.classes.size(); ++index) {
        const engine::Location where = model.classes.where(index);
        if (!model.classes.asRead(index).isGenerated && where.file.isValid()) {
            classes.insert((quint64{where.file.value} << 32) | where.span.begin, index);
        }
    }
    for (std::size_t i = 0; i < analysis.project.trees.size(); ++i) {
        if (analysis.project.sources.files[i].isShipped) {
            continue;
        }
        const engine::XmlTree& tree = *analysis.project.trees[i];
        const QString path = text(tree.source()->path());
        const int file = add(entries, {Kind::file, path, path, {}, {tree.file(), {}}});
        if (tree.root() == engine::XmlTree::none) {
            continue;
        }
        QHash<QString, int> sections;
        for (const std::uint32_t child : tree.elements(tree.root())) {
            const engine::Location where = tree.location(tree.span(child));
            const auto found = classes.constFind((quint64{where.file.value} << 32) | where.span.begin);
            if (found != classes.cend()) {
                addClass(entries, model, *found, file);
            } else if (const engine::ElementSpec* const spec = engine::orreryElement().child(tree.name(child))) {
                const QString id = text(tree.value(child, "id"));
                const QString tag = text(spec->tag);
                const QString label = engineText(spec->label);
                Entry entry{Kind::section, QStringLiteral("<%1 %2 %3>").arg(tag, id).arg(sections[tag + id]++),
                            id.isEmpty() ? label : id, id.isEmpty() ? QString() : label, where};
                entry.parent = file;
                add(entries, std::move(entry));
            }
        }
    }
    return entries;
}

ProjectTreeModel::Entries ProjectTreeModel::byType(const Analysis& analysis) {
    Entries entries;
    const engine::CheckedModel& model = *analysis.model;
    std::vector<std::vector<engine::ClassIndex>> ofType(model.vocabulary.types().size() + 1);
    for (const auto& [id, index] : model.classNames) {
        const engine::CheckedClass& objectClass = model.classes.asRead(index);
        if (!objectClass.isGenerated) {
            ofType[objectClass.hasType ? objectClass.type : ofType.size() - 1].push_back(index);
        }
    }
    for (std::size_t i = 0; i < ofType.size(); ++i) {
        if (ofType[i].empty()) {
            continue;
        }
        const bool isKnown = i + 1 < ofType.size();
        const QString id = isKnown ? text(model.vocabulary.types()[i].id) : QStringLiteral("?");
        const QString label = !isKnown ? tr("Type unknown")
                              : model.vocabulary.types()[i].label.empty()
                                  ? id
                                  : engineText(model.vocabulary.types()[i].label);
        const int type = add(entries, {Kind::type, id, label, QString::number(ofType[i].size()), {}});
        for (const engine::ClassIndex index : ofType[i]) {
            addClass(entries, model, index, type);
        }
    }
    if (!model.scenarios.empty()) {
        const int all = add(
            entries,
            {Kind::type, QStringLiteral("<scenarios>"), tr("Scenarios"), QString::number(model.scenarios.size()), {}});
        for (const engine::CheckedScenario& scenario : model.scenarios) {
            Entry entry{Kind::section, text(scenario.id), text(scenario.id), text(scenario.name), scenario.where};
            entry.parent = all;
            add(entries, std::move(entry));
        }
    }
    return entries;
}

void ProjectTreeModel::count(Entries& entries, const Analysis& analysis) {
    // Entries with a place, in the order of files and places: the last that begins before a finding and holds it, and
    // all that it stands in, have it.
    std::vector<int> placed;
    QHash<std::uint32_t, int> files;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].kind == Kind::file) {
            files.insert(entries[i].where.file.value, static_cast<int>(i));
        } else if (entries[i].kind != Kind::type) {
            placed.push_back(static_cast<int>(i));
        }
    }
    const auto key = [&](int i) {
        const engine::Location& where = entries[static_cast<std::size_t>(i)].where;
        return std::pair(where.file, where.span.begin);
    };
    std::ranges::sort(placed, {}, key);
    for (const engine::Diagnostic& finding : analysis.diagnostics) {
        if (finding.severity() == engine::Severity::hint) {
            continue;
        }
        const auto after =
            std::ranges::upper_bound(placed, std::pair(finding.where.file, finding.where.span.begin), {}, key);
        int at = after == placed.begin() ? -1 : *(after - 1);
        while (at >= 0) {
            const Entry& entry = entries[static_cast<std::size_t>(at)];
            if (entry.where.file == finding.where.file && entry.where.span.covers(finding.where.span)) {
                break;
            }
            at = entry.kind == Kind::group ? entry.parent : -1;
        }
        if (at < 0) {
            at = files.value(finding.where.file.value, -1);
        }
        for (; at >= 0; at = entries[static_cast<std::size_t>(at)].parent) {
            Entry& entry = entries[static_cast<std::size_t>(at)];
            ++(finding.severity() == engine::Severity::error ? entry.errors : entry.warnings);
        }
    }
}

ProjectTreeModel::Entries ProjectTreeModel::entriesOf(const AnalysisPtr& analysis, TreeGrouping grouping) {
    Entries entries;
    if (analysis != nullptr) {
        entries = grouping == TreeGrouping::byFile ? byFile(*analysis) : byType(*analysis);
        int row = 0;
        for (Entry& entry : entries) {
            entry.row = entry.parent < 0 ? row++ : entry.row;
        }
        count(entries, *analysis);
    }
    return entries;
}

/// Whether each entry is what it was, or one has got another id, which that of all below it begins with.
bool ProjectTreeModel::isSameOrRenamed(const Entries& entries) const {
    const auto hasSamePlace = [](const Entry& a, const Entry& b) { return a.kind == b.kind && a.parent == b.parent; };
    if (!std::ranges::equal(entries, m_entries, hasSamePlace)) {
        return false;
    }
    std::optional<std::size_t> renamed;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].id == m_entries[i].id) {
            continue;
        }
        std::size_t above = i;
        while (renamed && above != *renamed && entries[above].parent >= 0) {
            above = static_cast<std::size_t>(entries[above].parent);
        }
        if (renamed && above != *renamed) {
            return false;
        }
        renamed = renamed ? renamed : i;
    }
    return true;
}

void ProjectTreeModel::show(Entries entries) {
    ++m_version;
    if (isSameOrRenamed(entries)) {
        std::vector<std::size_t> changed;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (!entries[i].looksLike(m_entries[i])) {
                changed.push_back(i);
            }
        }
        m_entries.swap(entries);
        for (const std::size_t i : changed) {
            const QModelIndex at = createIndex(m_entries[i].row, 0, static_cast<quintptr>(i));
            emit dataChanged(at, at);
        }
        endElsewhere(std::move(entries));
        return;
    }
    beginResetModel();
    m_entries.swap(entries);
    endElsewhere(std::move(entries));
    m_top.clear();
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i].parent < 0) {
            m_top.push_back(static_cast<int>(i));
        }
    }
    endResetModel();
}

void ProjectTreeModel::setBehind(bool behind) {
    m_isBehind = behind;
}

QModelIndex ProjectTreeModel::indexOf(const QString& id) const {
    const auto found = std::ranges::find(m_entries, id, &Entry::id);
    return found == m_entries.end() ? QModelIndex()
                                    : createIndex(found->row, 0, static_cast<quintptr>(found - m_entries.begin()));
}

const std::vector<int>& ProjectTreeModel::childrenOf(const QModelIndex& parent) const {
    return parent.isValid() ? m_entries[parent.internalId()].children : m_top;
}

QModelIndex ProjectTreeModel::index(int row, int column, const QModelIndex& parent) const {
    return hasIndex(row, column, parent)
               ? createIndex(row, column, static_cast<quintptr>(childrenOf(parent)[static_cast<std::size_t>(row)]))
               : QModelIndex();
}

QModelIndex ProjectTreeModel::parent(const QModelIndex& index) const {
    if (!checkIndex(index, CheckIndexOption::DoNotUseParent) || !index.isValid()) {
        return {};
    }
    const int parent = m_entries[index.internalId()].parent;
    return parent < 0 ? QModelIndex()
                      : createIndex(m_entries[static_cast<std::size_t>(parent)].row, 0, static_cast<quintptr>(parent));
}

int ProjectTreeModel::rowCount(const QModelIndex& parent) const {
    return parent.column() > 0 ? 0 : static_cast<int>(childrenOf(parent).size());
}

int ProjectTreeModel::columnCount(const QModelIndex&) const {
    return 1;
}

QVariant ProjectTreeModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const Entry& entry = m_entries[index.internalId()];
    const bool hasPlace = entry.kind != Kind::file && entry.kind != Kind::type;
    switch (role) {
    case Qt::DisplayRole:
        return entry.label;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        QStringList words{entry.label};
        if (!entry.detail.isEmpty() && entry.detail != entry.label) {
            words << entry.detail;
        }
        if (entry.isOff) {
            words << tr("does not run");
        }
        if (entry.errors > 0) {
            words << tr("%n error(s)", nullptr, entry.errors);
        }
        if (entry.warnings > 0) {
            words << tr("%n warning(s)", nullptr, entry.warnings);
        }
        return words.join(QStringLiteral(", "));
    }
    case KindRole:
        return static_cast<int>(entry.kind);
    case IdRole:
        return entry.id;
    case DetailRole:
        return entry.detail == entry.label ? QString() : entry.detail;
    case ErrorsRole:
        return entry.errors;
    case WarningsRole:
        return entry.warnings;
    case PathRole:
        return entry.kind == Kind::file ? entry.id : QVariant();
    case FileRole:
        return hasPlace ? entry.where.file.value : QVariant();
    case BeginRole:
        return hasPlace ? entry.where.span.begin : QVariant();
    case EndRole:
        return hasPlace ? entry.where.span.end : QVariant();
    default:
        return {};
    }
}

} // namespace orrery::widgets
