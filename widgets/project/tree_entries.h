// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace orrery::widgets {

enum class TreeGrouping : std::uint8_t { byFile, byType };

/// One line of the project tree.
struct TreeEntry {
    enum class Kind : std::uint8_t { file, type, section, objectClass, group };

    Kind kind = Kind::file;
    QString id; ///< unique id: its parent's id, a slash, and its own name
    QString label;
    QString detail;
    engine::Location where;
    int errors = 0;
    int warnings = 0;
    int parent = -1; ///< index of the parent in the list; -1: at the top
    int row = 0;     ///< index among its siblings
    std::vector<int> children{};
    bool isOff = false; ///< true if the group is switched off or cannot run

    /// Returns whether the line looks the same. Its place in the file may differ.
    bool looksLike(const TreeEntry& other) const {
        return id == other.id && label == other.label && detail == other.detail && errors == other.errors &&
               warnings == other.warnings && isOff == other.isOff;
    }
};

/// The lines of a project tree (I1.1). The lines are plain values: any thread can make, filter and compare them. The
/// GUI thread only shows the differences (P3.5).
struct TreeEntries {
    std::vector<TreeEntry> all; ///< parents come before their children
    std::vector<int> top;
    QHash<QString, int> places; ///< index by id; the first entry if several entries have the same id

    /// Adds an entry after its siblings, and returns its index.
    /// @param entry its id must be only its own name; add() puts the parent's id before that name
    int add(TreeEntry entry);
    /// Returns the index of an entry; -1 for an unknown id.
    int placeOf(const QString& id) const { return places.value(id, -1); }
};

/// Returns the lines of an analysis. Returns no lines if the analysis is null.
TreeEntries treeEntriesOf(const AnalysisPtr& analysis, TreeGrouping grouping);

/// Returns the entries whose label or detail contains all words, with their ancestors and descendants.
TreeEntries entriesWith(const QStringList& words, const TreeEntries& entries);

/// The difference between the shown lines and the new lines.
struct TreeDifference {
    std::vector<int> placeNow; ///< new index of each old entry; -1 for a removed entry
    std::vector<int> changed;  ///< indexes of the new entries that look different
    bool isSameShape = false;  ///< true if no entry has moved
};

/// Returns the difference between two lists. Entries with the same kind, name and parent are the same. A parent with
/// exactly one removed child and one new child has a renamed child.
TreeDifference differenceOf(const TreeEntries& before, const TreeEntries& now);

} // namespace orrery::widgets
