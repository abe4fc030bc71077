// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/project/tree_entries.h"

#include "engine/content/element_rows.h"
#include "engine/trace/replay.h"
#include "widgets/project/project_tree_model.h"
#include "widgets/words/engine_text.h"

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

using Kind = TreeEntry::Kind;

QString text(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

void addClass(TreeEntries& entries, const engine::CheckedModel& model, engine::ClassIndex index, int parent) {
    const engine::CheckedClass& objectClass = model.classes.asRead(index);
    const QString id = text(objectClass.id);
    TreeEntry entry{Kind::objectClass, id, id, text(objectClass.name), model.classes.where(index)};
    entry.parent = parent;
    const int at = entries.add(std::move(entry));
    for (const engine::CheckedGroup& group : objectClass.groups) {
        const QString groupId = text(group.id);
        TreeEntry own{Kind::group, groupId, groupId, text(engine::shownGroupName(model, group)),
                      model.classes.placeNow(index, group.where)};
        own.parent = at;
        own.isOff = !group.enabled || !group.isRunnable;
        entries.add(std::move(own));
    }
}

TreeEntries byFile(const Analysis& analysis) {
    TreeEntries entries;
    const engine::CheckedModel& model = *analysis.model;
    // Classes are in load order. So the classes of one file are adjacent, in the order of their places.
    QHash<quint64, engine::ClassIndex> classes;
    for (engine::ClassIndex index = 0; index < model.classes.size(); ++index) {
        const engine::Location where = model.classes.where(index);
        if (!model.classes.asRead(index).isGenerated && where.file.isValid()) {
            classes.insert((quint64{where.file.value} << 32) | where.span.begin, index);
        }
    }
    for (std::size_t i = 0; i < analysis.project.trees.size(); ++i) {
        if (analysis.project.sources.files[i].isShipped || analysis.isOfSession({static_cast<std::uint32_t>(i)})) {
            continue;
        }
        const engine::XmlTree& tree = *analysis.project.trees[i];
        const QString path = text(tree.source()->path());
        const int file = entries.add({Kind::file, path, path, {}, {tree.file(), {}}});
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
                const QString name = text(tree.value(child, "name"));
                const QString own = text(tree.value(child, "id"));
                const QString id = own.isEmpty() ? name : own;
                const QString tag = text(spec->tag);
                const QString label = engineText(spec->label);
                TreeEntry entry{Kind::section, QStringLiteral("<%1 %2 %3>").arg(tag, id).arg(sections[tag + id]++),
                                id.isEmpty() ? label : id, id.isEmpty() ? QString() : label, where};
                if (tag == QLatin1String("test") && !name.isEmpty() && name != id) {
                    entry.label = ProjectTreeModel::tr("%1 · %2").arg(id, name); // its id is often a number only
                }
                entry.parent = file;
                entries.add(std::move(entry));
            }
        }
    }
    return entries;
}

TreeEntries byType(const Analysis& analysis) {
    TreeEntries entries;
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
        const QString label = !isKnown ? ProjectTreeModel::tr("Unknown type")
                              : model.vocabulary.types()[i].label.empty()
                                  ? id
                                  : engineText(model.vocabulary.types()[i].label);
        const int type = entries.add({Kind::type, id, label, QString::number(ofType[i].size()), {}});
        for (const engine::ClassIndex index : ofType[i]) {
            addClass(entries, model, index, type);
        }
    }
    if (!model.scenarios.empty()) {
        const int all = entries.add({Kind::type,
                                     QStringLiteral("<scenarios>"),
                                     ProjectTreeModel::tr("Scenarios"),
                                     QString::number(model.scenarios.size()),
                                     {}});
        for (const engine::CheckedScenario& scenario : model.scenarios) {
            TreeEntry entry{Kind::section, text(scenario.id), text(scenario.id), text(scenario.name), scenario.where};
            entry.parent = all;
            entries.add(std::move(entry));
        }
    }
    return entries;
}

void count(TreeEntries& entries, const Analysis& analysis) {
    // Entries with a place, sorted by file and place. A problem counts for the last entry that begins before the
    // problem and contains it. The problem also counts for all ancestors of that entry.
    std::vector<int> placed;
    QHash<std::uint32_t, int> files;
    for (std::size_t i = 0; i < entries.all.size(); ++i) {
        if (entries.all[i].kind == Kind::file) {
            files.insert(entries.all[i].where.file.value, static_cast<int>(i));
        } else if (entries.all[i].kind != Kind::type) {
            placed.push_back(static_cast<int>(i));
        }
    }
    const auto key = [&](int i) {
        const engine::Location& where = entries.all[static_cast<std::size_t>(i)].where;
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
            const TreeEntry& entry = entries.all[static_cast<std::size_t>(at)];
            if (entry.where.file == finding.where.file && entry.where.span.covers(finding.where.span)) {
                break;
            }
            at = entry.kind == Kind::group ? entry.parent : -1;
        }
        if (at < 0) {
            at = files.value(finding.where.file.value, -1);
        }
        for (; at >= 0; at = entries.all[static_cast<std::size_t>(at)].parent) {
            TreeEntry& entry = entries.all[static_cast<std::size_t>(at)];
            ++(finding.severity() == engine::Severity::error ? entry.errors : entry.warnings);
        }
    }
}

bool hasWords(const TreeEntry& entry, const QStringList& words) {
    return std::ranges::all_of(words, [&](const QString& word) {
        return entry.label.contains(word, Qt::CaseInsensitive) || entry.detail.contains(word, Qt::CaseInsensitive);
    });
}

/// Pairs the children of one parent before and after a change.
class Siblings {
public:
    Siblings(const TreeEntries& before, const TreeEntries& now, TreeDifference& difference)
        : m_before(before), m_now(now), m_difference(difference) {}

    void match(const std::vector<int>& before, const std::vector<int>& now) {
        std::size_t begin = 0;
        std::size_t end = before.size();
        std::size_t endNow = now.size();
        while (begin < std::min(end, endNow) && isSame(before[begin], now[begin])) {
            pair(before[begin], now[begin]);
            ++begin;
        }
        while (begin < std::min(end, endNow) && isSame(before[end - 1], now[endNow - 1])) {
            pair(before[--end], now[--endNow]);
        }
        if (begin < end && begin < endNow) {
            matchByName(
                {before.begin() + static_cast<std::ptrdiff_t>(begin),
                 before.begin() + static_cast<std::ptrdiff_t>(end)},
                {now.begin() + static_cast<std::ptrdiff_t>(begin), now.begin() + static_cast<std::ptrdiff_t>(endNow)});
        }
    }

private:
    static const TreeEntry& entry(const TreeEntries& entries, int place) {
        return entries.all[static_cast<std::size_t>(place)];
    }
    static QStringView nameOf(const TreeEntries& entries, int place) {
        const TreeEntry& one = entry(entries, place);
        const QStringView id(one.id);
        return one.parent < 0 ? id : id.mid(entry(entries, one.parent).id.size() + 1);
    }

    bool isSame(int before, int now) const {
        return entry(m_before, before).kind == entry(m_now, now).kind && nameOf(m_before, before) == nameOf(m_now, now);
    }

    void matchByName(const std::vector<int>& before, const std::vector<int>& now) {
        QHash<QStringView, int> named; // first entry of each name: equal names are indistinguishable
        for (const int place : now) {
            if (const QStringView name = nameOf(m_now, place); !named.contains(name)) {
                named.insert(name, place);
            }
        }
        std::vector<int> gone;
        for (const int place : before) {
            const auto found = named.constFind(nameOf(m_before, place));
            if (found != named.cend() && isSame(place, *found)) {
                pair(place, *found);
                named.erase(found);
            } else {
                gone.push_back(place);
            }
        }
        if (gone.size() == 1 && named.size() == 1 && before.size() == now.size() &&
            entry(m_before, gone.front()).kind == entry(m_now, *named.cbegin()).kind) {
            pair(gone.front(), *named.cbegin());
        }
    }

    void pair(int before, int now) {
        m_difference.placeNow[static_cast<std::size_t>(before)] = now;
        if (!entry(m_before, before).looksLike(entry(m_now, now))) {
            m_difference.changed.push_back(now);
        }
        match(entry(m_before, before).children, entry(m_now, now).children);
    }

    const TreeEntries& m_before;
    const TreeEntries& m_now;
    TreeDifference& m_difference;
};

} // namespace

int TreeEntries::add(TreeEntry entry) {
    const auto at = static_cast<int>(all.size());
    if (entry.parent >= 0) {
        TreeEntry& parent = all[static_cast<std::size_t>(entry.parent)];
        entry.row = static_cast<int>(parent.children.size());
        entry.id = parent.id + QLatin1Char('/') + entry.id;
        parent.children.push_back(at);
    } else {
        entry.row = static_cast<int>(top.size());
        top.push_back(at);
    }
    if (!places.contains(entry.id)) {
        places.insert(entry.id, at);
    }
    all.push_back(std::move(entry));
    return at;
}

TreeEntries treeEntriesOf(const AnalysisPtr& analysis, TreeGrouping grouping) {
    TreeEntries entries;
    if (analysis != nullptr) {
        entries = grouping == TreeGrouping::byFile ? byFile(*analysis) : byType(*analysis);
        count(entries, *analysis);
    }
    return entries;
}

TreeEntries entriesWith(const QStringList& words, const TreeEntries& entries) {
    const std::vector<TreeEntry>& all = entries.all;
    std::vector<bool> isFound(all.size()); // the entry or an ancestor matches
    std::vector<bool> isShown(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const int parent = all[i].parent;
        isFound[i] = (parent >= 0 && isFound[static_cast<std::size_t>(parent)]) || hasWords(all[i], words);
        for (auto at = static_cast<int>(i); isFound[i] && at >= 0 && !isShown[static_cast<std::size_t>(at)];
             at = all[static_cast<std::size_t>(at)].parent) {
            isShown[static_cast<std::size_t>(at)] = true;
        }
    }
    TreeEntries shown;
    std::vector<int> placeNow(all.size(), -1);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!isShown[i]) {
            continue;
        }
        TreeEntry entry = all[i];
        entry.children.clear();
        if (entry.parent >= 0) {
            entry.id = entry.id.mid(all[static_cast<std::size_t>(entry.parent)].id.size() + 1);
            entry.parent = placeNow[static_cast<std::size_t>(entry.parent)];
        }
        placeNow[i] = shown.add(std::move(entry));
    }
    return shown;
}

TreeDifference differenceOf(const TreeEntries& before, const TreeEntries& now) {
    TreeDifference difference;
    difference.placeNow.assign(before.all.size(), -1);
    Siblings(before, now, difference).match(before.top, now.top);
    difference.isSameShape = before.all.size() == now.all.size();
    for (std::size_t i = 0; difference.isSameShape && i < difference.placeNow.size(); ++i) {
        difference.isSameShape = difference.placeNow[i] == static_cast<int>(i);
    }
    return difference;
}

} // namespace orrery::widgets
