// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/index.h"
#include "widgets/base/analysis.h"
#include "widgets/base/two_level_model.h"

#include <QString>

#include <vector>

namespace orrery::widgets {

/// Returns the kind in words: "class", "meter" ….
QString nameKindText(engine::NameKind kind);

/// A line of a file without the blanks at its ends, and the range of a place in it.
struct LineOfText {
    QString text;
    int begin = 0;
    int end = 0;
};
LineOfText lineAt(const engine::SourceText& file, engine::Span span);

/// The references of one name, grouped by file, each with its line of text (I3.5). The model keeps the texts of those
/// files, but no analysis. It extracts a line from a text only when a view shows the line.
class UsagesModel : public TwoLevelModel {
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

    using TwoLevelModel::TwoLevelModel;

    /// Returns the references of a name by file. May run on any thread.
    static std::vector<File> placesOf(const engine::ParsedProject& project, const engine::NameIndex& names,
                                      engine::NameId name);
    /// Shows references. If the files and their numbers of places are unchanged, views keep the folded rows and the
    /// selection.
    void show(std::vector<File> files);
    int placeCount() const { return m_count; }
    /// Returns the place of a row; nullopt for the row of a file.
    std::optional<engine::Location> where(const QModelIndex& index) const;

    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::size_t headingCount() const override { return m_files.size(); }
    std::size_t countBelow(std::size_t heading) const override { return m_files[heading].places.size(); }

    std::vector<File> m_files;
    int m_count = 0;
};

} // namespace orrery::widgets
