// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/project/analysis.h"

#include <QAbstractItemModel>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace orrery::widgets {

enum class TreeGrouping : std::uint8_t { byFile, byType };

/// The content of a project as a tree (I1.1): files or types, in them classes, in those groups. Each knows how many
/// errors and warnings stand in it (I3.1). Plain values taken from an analysis; while the same things are there, a new
/// analysis only changes what is said of them, so that views keep their place.
class ProjectTreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { file, type, section, objectClass, group };
    enum Role {
        KindRole = Qt::UserRole, ///< int of Kind
        IdRole,                  ///< names the entry among all: "buildings.xml/BLD_LAB/tribute"
        DetailRole,              ///< the name of a class or group, where it has one
        ErrorsRole,
        WarningsRole,
        PathRole,  ///< of a file
        FileRole,  ///< FileId of the place in the content; absent for files and types
        BeginRole, ///< its first byte
        EndRole
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// One line of the tree; entries stand before their children.
    struct Entry {
        Kind kind = Kind::file;
        QString id;
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
        bool looksLike(const Entry& other) const {
            return id == other.id && label == other.label && detail == other.detail && errors == other.errors &&
                   warnings == other.warnings && isOff == other.isOff;
        }
    };
    using Entries = std::vector<Entry>;

    /// What there is to show of an analysis; nothing of null. May be made on any thread.
    static Entries entriesOf(const AnalysisPtr& analysis, TreeGrouping grouping);
    /// Rows stay where there are the same things, also where one of them is called otherwise.
    void show(Entries entries);
    const Entries& entries() const { return m_entries; }
    /// Grows each time when entries are shown.
    quint64 version() const { return m_version; }
    /// Whether counts are of an older text (I3.8).
    void setBehind(bool behind);
    bool isBehind() const { return m_isBehind; }
    QModelIndex indexOf(const QString& id) const;

    /// What the content says of drags: the tree itself knows no text.
    struct DragRules {
        /// An entry as an element, for other views to take.
        std::function<std::unique_ptr<QMimeData>(const QModelIndex& entry)> describe;
        /// Whether elements from elsewhere may go into an entry, or before it.
        std::function<bool(const QMimeData& mime, const QModelIndex& entry, bool isInto)> accepts;
    };
    void setDragRules(DragRules rules) { m_rules = std::move(rules); }

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    // What stands in a file can be dragged to another place (I1.1). The model moves nothing: it says what is wanted.
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction | Qt::CopyAction; }
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

signals:
    /// An entry is to go into another one, behind all that stands there, or before it; both by their ids.
    void moveWanted(const QString& entry, const QString& target, bool isInto);
    /// Elements of a form, of another program or (to be copied) of the tree are to go into an entry, or before it.
    /// @param moves they leave the place where they stood
    void elementDropped(const QMimeData& mime, const QString& target, bool isInto, bool moves);

private:
    struct Drop {
        const Entry* target = nullptr; ///< null: it cannot be dropped there
        bool isInto = false;
    };
    Drop dropOf(const QMimeData* data, int row, const QModelIndex& parent) const;
    Drop elementDropOf(const QMimeData* data, int row, const QModelIndex& parent) const;
    static int add(Entries& entries, Entry entry);
    static void addClass(Entries& entries, const engine::CheckedModel& model, engine::ClassIndex index, int parent);
    static Entries byFile(const Analysis& analysis);
    static Entries byType(const Analysis& analysis);
    static void count(Entries& entries, const Analysis& analysis);
    const std::vector<int>& childrenOf(const QModelIndex& parent) const;
    bool isSameOrRenamed(const Entries& entries) const;

    Entries m_entries;
    quint64 m_version = 0;
    std::vector<int> m_top;
    bool m_isBehind = false;
    DragRules m_rules;
};

} // namespace orrery::widgets
