// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "engine/assist/index.h"
#include "widgets/base/analysis.h"

#include <optional>

namespace orrery::widgets {
class HierarchyView;
class SourceEditor;
class UsagesView;
} // namespace orrery::widgets

namespace orrery::ide {

/// Go to definition, references, hierarchy and rename (I3.5, I3.6).
class NamesFeature : public Feature {
    Q_OBJECT

public:
    explicit NamesFeature(MainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A place in files, in the newest analysis.
    struct Spot {
        widgets::AnalysisPtr analysis;
        engine::FileId file;
        std::uint32_t offset = 0;
    };

    /// The name at such a place, and whether the place is its definition.
    struct Named {
        widgets::AnalysisPtr analysis;
        engine::NameId name = 0;
        bool isDefinition = false;
    };

    /// Returns the place of the keyboard focus: a field of the form, an entry of the tree, or the caret. While texts
    /// are checked, reports that and returns nullopt.
    std::optional<Spot> spot() const;
    std::optional<Spot> spotInForm(const widgets::AnalysisPtr& analysis) const;
    /// Returns the index of the name at a place; else that of the element around it.
    static std::optional<std::uint32_t> placeAt(const Spot& spot);
    void sayThereIsNone(const widgets::Analysis& analysis);
    /// Returns the name at the keyboard focus: that of the selected value in the inspector, else the one at spot(). If
    /// there is none, reports that and returns nullopt.
    std::optional<Named> named();
    void goToDefinition(const Named& here);
    void showUsages(const widgets::Analysis& analysis, engine::NameId name);
    void rename();
    void watch(widgets::SourceEditor* editor);

    widgets::UsagesView* m_usages = nullptr; ///< null until its pane is shown; so is the next
    widgets::HierarchyView* m_hierarchy = nullptr;
};

} // namespace orrery::ide
