// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/knowledge/index.h"
#include "widgets/project/analysis.h"

#include <QAbstractItemModel>
#include <QString>

#include <vector>

namespace orrery::widgets {

/// "class", "meter" …, for people.
QString nameKindText(engine::NameKind kind);

/// A line of a file as it is, without the blanks at its ends, and where in it a place begins and ends.
struct LineOfText {
    QString text;
    int begin = 0;
    int end = 0;
};
LineOfText lineAt(const engine::SourceText& file, engine::Span span);

/// The places of one name, by file, each with its line of text (I3.5). It keeps the texts of those files and no
/// analysis; lines are cut out of them when they are looked at.
class UsagesModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role { WhereRole = Qt::UserRole, MarkBeginRole, MarkEndRole };

    struct Place {
        engine::Location where;
        bool isDefinition = false;
    };
    struct File {
        std::shared_ptr<const engine::SourceText> text;
        std::vector<Place> places;

        bool isLike(const File& other) const;
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// The places of a name by file, on any thread.
    static std::vector<File> placesOf(const engine::ParsedProject& project, const engine::NameIndex& names,
                                      engine::NameId name);
    /// Where there are as many places in the same files as before, views keep what is folded and chosen.
    void show(std::vector<File> files);
    int placeCount() const { return m_count; }
    /// The place of a row; of a file's own row none.
    std::optional<engine::Location> where(const QModelIndex& index) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return 1; }
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::vector<File> m_files;
    int m_count = 0;
};

} // namespace orrery::widgets
