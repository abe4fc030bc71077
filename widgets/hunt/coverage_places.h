// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/form/form_remarks.h"
#include "widgets/hunt/run_coverage.h"
#include "widgets/source/source_coverage.h"

#include <QHash>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace orrery::widgets {

/// A coverage at the places of the newest analysis (I4.13). The run can be older than the text: elements are the same
/// if their ids are. Any thread can make it.
class CoveragePlaces {
public:
    /// @param file shown path of the file whose elements the form shows
    CoveragePlaces(CoveragePtr coverage, AnalysisPtr analysis, const QString& file);

    const CoveragePtr& coverage() const { return m_coverage; }
    const AnalysisPtr& analysis() const { return m_analysis; }
    /// Returns the marks for the margin of a file, by their offsets.
    QVector<SourceCoverageMark> marksIn(const QString& file) const;
    /// Returns the words for the elements of a file that begin in [begin, end), one per line.
    QString wordsIn(const QString& file, int begin, int end) const;
    /// Returns the coverage of a class, or of one of its groups.
    std::optional<CoverageMark> find(const QString& objectClass, const QString& group) const;
    /// Returns the coverage of the form's file.
    const std::shared_ptr<const FormCoverage>& form() const { return m_form; }
    /// Returns the present place of the start of an item; an invalid place if the text does not have it any more.
    engine::Location placeOf(std::uint32_t item) const;
    /// Returns the kind, the state and the counts of an item.
    static QString wordsOf(const engine::Coverage& coverage, std::uint32_t item);

private:
    struct Place {
        std::uint32_t offset = 0;
        std::uint32_t item = 0; ///< item of the coverage
    };
    void findPlaces(const engine::CoverageItems& now);
    void makeForm(const QString& file);

    CoveragePtr m_coverage;
    AnalysisPtr m_analysis;
    std::vector<engine::Location> m_heads;       ///< by item of the coverage
    QHash<QString, std::vector<Place>> m_ofFile; ///< by shown path, ascending
    QHash<QString, std::uint32_t> m_ofTree;      ///< by "CLASS" and "CLASS/group"
    std::shared_ptr<const FormCoverage> m_form;
};

using CoveragePlacesPtr = std::shared_ptr<const CoveragePlaces>;

} // namespace orrery::widgets
