// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "widgets/hunt/coverage_places.h"

namespace orrery::widgets {
class CoverageView;
class DocumentEditor;
class KeptFields;
class RunCoverage;
class SourceEditor;
} // namespace orrery::widgets

namespace orrery::ide {

/// The coverage of the content by the run (I4.13): the pane, and the marks in the project tree, the form and the margin
/// of the source. It is off at first; the session remembers it.
class CoverageFeature : public Feature {
    Q_OBJECT

public:
    explicit CoverageFeature(MainWindow& window);

    /// Returns whether the marks belong to the newest run, analysis and file of the form.
    bool isCurrent() const;

private:
    widgets::CoverageView* makeView();
    void toggle(bool isShown);
    void restore();
    void setShown(bool isShown);
    void place();
    void take(widgets::CoveragePlacesPtr places);
    void showIn(widgets::DocumentEditor& editor);
    void watch(widgets::SourceEditor* editor);
    void open(std::uint32_t item);

    widgets::KeptFields* m_fields;
    widgets::RunCoverage* m_coverage;
    widgets::CoveragePlacesPtr m_places; ///< null: no marks
    QString m_file;                      ///< file of the form to which m_places belong
    quint64 m_wanted = 0;                ///< number of the newest request for places
    quint64 m_taken = 0;
};

} // namespace orrery::ide
