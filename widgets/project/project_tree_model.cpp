// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/project/project_tree_model.h"

#include "engine/content/element_rows.h"
#include "widgets/words/engine_text.h"

#include <QHash>
#include <QStringList>

#include <algorithm>

namespace orrery::widgets {

namespace {

QString text(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
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

void ProjectTreeModel::addClass(Entries& entries, const engine::CheckedClass& objectClass, int parent) {
    const QString id = text(objectClass.id);
    Entry entry{Kind::objectClass, id, id, text(objectClass.name), objectClass.where};
    entry.parent = parent;
    const int at = add(entries, std::move(entry));
    for (const engine::CheckedGroup& group : objectClass.groups) {
        const QString groupId = text(group.id);
        Entry own{Kind::group, groupId, groupId, text(group.name), group.where};
        own.parent = at;
        own.isOff = !group.enabled || !group.isRunnable;
        add(entries, std::move(own));
    }
}

ProjectTreeModel::Entries ProjectTreeModel::byFile(const Analysis& analysis) {
    Entries entries;
    const engine::CheckedModel& model = *analysis.model;
    // Classes stand in load order, so those of one file follow one another in the order of their places.
    QHash<quint64, const engine::CheckedClass*> classes;
    for (const engine::CheckedClass& objectClass : model.classes) {
        if (!objectClass.isGenerated && objectClass.where.file.isValid()) {
            classes.insert((quint64{objectClass.where.file.value} << 32) | objectClass.where.span.begin, &objectClass);
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
            if (const auto* const objectClass = classes.value((quint64{where.file.value} << 32) | where.span.begin)) {
                addClass(entries, *objectClass, file);
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
    std::vector<std::vector<const engine::CheckedClass*>> ofType(model.vocabulary.types().size() + 1);
    for (const auto& [id, index] : model.classNames) {
        const engine::CheckedClass& objectClass = model.classes[index];
        if (!objectClass.isGenerated) {
            ofType[objectClass.hasType ? objectClass.type : ofType.size() - 1].push_back(&objectClass);
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
        for (const engine::CheckedClass* const objectClass : ofType[i]) {
            addClass(entries, *objectClass, type);
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

void ProjectTreeModel::show(Entries entries) {
    const bool hasSameThings =
        std::ranges::equal(entries, m_entries, [](const Entry& a, const Entry& b) { return a.isSameThing(b); });
    if (hasSameThings) {
        for (std::size_t i = 0; i < entries.size(); ++i) {
            Entry& old = m_entries[i];
            const bool isOther = old.errors != entries[i].errors || old.warnings != entries[i].warnings ||
                                 old.label != entries[i].label || old.detail != entries[i].detail ||
                                 old.isOff != entries[i].isOff;
            old = std::move(entries[i]);
            if (isOther) {
                const QModelIndex at = createIndex(old.row, 0, static_cast<quintptr>(i));
                emit dataChanged(at, at);
            }
        }
        return;
    }
    beginResetModel();
    m_entries = std::move(entries);
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
