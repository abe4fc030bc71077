// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/coverage/coverage_mark.h"
#include "widgets/form/form_model.h"

#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace orrery::widgets {

/// A short remark at the right end of an element's line: the number of objects that a condition matches (I4.6).
struct FormRemark {
    FormPath path{};
    QString text{};
    QString help{};       ///< explanation as a sentence
    bool isStale = false; ///< true if the remark belongs to an older text
};

/// A breakpoint on a group or effect (I4.7).
struct FormBreak {
    QString file{};
    FormPath path{};
    bool isEnabled = true;
};

/// The coverage of the elements of one file (I4.13).
struct FormCoverage {
    QString file{};
    std::map<FormPath, CoverageMark> elements{};
    CoverageWords words{};
};

/// The remarks at the elements of one file with their coverage, and the breakpoints on the elements of all files.
class FormRemarks {
public:
    /// Replaces all remarks. Of several remarks at one element, the first one counts.
    void set(const QString& file, std::vector<FormRemark> remarks);
    /// Returns the remark at an element of a file; null: none.
    const FormRemark* find(const QString& file, const FormPath& path) const;
    /// Replaces all breakpoints. Returns whether they are different now.
    bool setBreaks(const std::vector<FormBreak>& breaks);
    /// Returns whether the breakpoint on an element is enabled; nullopt: there is none.
    std::optional<bool> breakAt(const QString& file, const FormPath& path) const;
    /// Replaces the coverage; null: none.
    void setCoverage(std::shared_ptr<const FormCoverage> coverage) { m_coverage = std::move(coverage); }
    const std::shared_ptr<const FormCoverage>& coverage() const { return m_coverage; }
    /// Returns the coverage of an element; nullopt: it has none.
    std::optional<CoverageMark> coverageAt(const QString& file, const FormPath& path) const;
    /// Gives an element another id in the paths of the remarks.
    void renameStep(const FormPath& path, const std::string& id);

private:
    QString m_file;
    std::map<FormPath, FormRemark> m_remarks;
    std::map<QString, std::map<FormPath, bool>> m_breaks; ///< by file: whether each is enabled
    std::shared_ptr<const FormCoverage> m_coverage;
};

} // namespace orrery::widgets
