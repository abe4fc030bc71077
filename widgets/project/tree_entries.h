// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/project/analysis.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace orrery::widgets {

enum class TreeGrouping : std::uint8_t { byFile, byType };

/// One line of the project's tree.
struct TreeEntry {
    enum class Kind : std::uint8_t { file, type, section, objectClass, group };

    Kind kind = Kind::file;
    QString id; ///< names the entry among all: that of its parent, a slash, and its own name
    QString label;
    QString detail;
    engine::Location where;
    int errors = 0;
    int warnings = 0;
    int parent = -1; ///< place in the list
    int row = 0;     ///< among its siblings
    std::vector<int> children{};
    bool isOff = false; ///< switched off, or not runnable

    /// Whether the line says the same, wherever in the file it leads.
    bool looksLike(const TreeEntry& other) const {
        return id == other.id && label == other.label && detail == other.detail && errors == other.errors &&
               warnings == other.warnings && isOff == other.isOff;
    }
};

/// The lines of a project's tree (I1.1): plain values that any thread makes of an analysis, filters and compares, so
/// that the window's thread has only to show what is another (P3.5).
struct TreeEntries {
    std::vector<TreeEntry> all; ///< entries stand before their children
    std::vector<int> top;
    QHash<QString, int> places; ///< by id; the first where several have it

    /// Adds an entry behind its siblings; its id is its own name till then. @return its place.
    int add(TreeEntry entry);
    /// The place of an entry; -1 where there is none.
    int placeOf(const QString& id) const { return places.value(id, -1); }
};

/// What there is to show of an analysis; nothing of null.
TreeEntries treeEntriesOf(const AnalysisPtr& analysis, TreeGrouping grouping);

/// Entries whose label or detail holds all words; with them what they stand in, and what stands in them.
TreeEntries entriesWith(const QStringList& words, const TreeEntries& entries);

/// How the lines that are shown become others.
struct TreeDifference {
    std::vector<int> placeNow; ///< of each entry before; -1: it is gone
    std::vector<int> changed;  ///< entries now that say something else than before
    bool isSameShape = false;  ///< each entry has the place that it had
};

/// An entry stays the same by its name and what it stands in; also where it is the only one there that is called
/// otherwise.
TreeDifference differenceOf(const TreeEntries& before, const TreeEntries& now);

} // namespace orrery::widgets
