// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_model.h"

#include <QString>

#include <map>
#include <vector>

namespace orrery::widgets {

/// A short remark at the right end of an element's line: the number of objects that a condition matches (I4.6).
struct FormRemark {
    FormPath path{};
    QString text{};
    QString help{};       ///< explanation as a sentence
    bool isStale = false; ///< true if the remark belongs to an older text
};

/// The remarks at the elements of one file.
class FormRemarks {
public:
    /// Replaces all remarks. Of several remarks at one element, the first one counts.
    void set(const QString& file, std::vector<FormRemark> remarks);
    /// Returns the remark at an element of a file; null: none.
    const FormRemark* find(const QString& file, const FormPath& path) const;
    /// Gives an element another id in the paths of the remarks.
    void renameStep(const FormPath& path, const std::string& id);

private:
    QString m_file;
    std::map<FormPath, FormRemark> m_remarks;
};

} // namespace orrery::widgets
