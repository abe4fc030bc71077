// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_model.h"

#include <QSet>
#include <QString>

#include <functional>
#include <vector>

namespace orrery::widgets {

/// The place of one line in the compact tree of a form (I6.1).
struct FormRow {
    int depth = 0;            ///< indentation of its row
    bool isHidden = false;    ///< true inside a folded line
    bool isJoined = false;    ///< true if the line is in the row of the line before it
    bool isNext = false;      ///< true if that line is not its parent, but the element before it
    bool hasChildren = false; ///< true if the line can be folded
    bool isFolded = false;
    friend bool operator==(const FormRow&, const FormRow&) = default;
};

/// The lines that the user has folded, in all files. A line is known by its path and its own id.
class FormFolds {
public:
    bool isFolded(const QString& file, const FormPath& path) const;
    void set(const QString& file, const FormPath& path, bool isFolded);
    /// Unfolds all lines around an element.
    void reveal(const QString& file, const FormPath& path);

private:
    static QString keyOf(const QString& file, const FormPath& path);

    QSet<QString> m_keys;
};

/// Returns the place of each line. A line without fields shares its row with its only child. Short elements of a list,
/// such as the properties of a class, also share rows.
/// @param isFolded returns whether the user has folded the line of an element
/// @param matches returns whether the line of an index matches a filter. Shows only these lines, with the lines around
/// them and inside them, and unfolds them. Without a match, shows the first line. Null: there is no filter.
std::vector<FormRow> formRows(const std::vector<FormLine>& lines, const std::function<bool(const FormPath&)>& isFolded,
                              const std::function<bool(std::size_t)>& matches = {});

} // namespace orrery::widgets
