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

class RenamedTexts;

/// Go to definition, references, hierarchy and rename (I3.5, I3.6).
class NamesFeature : public Feature {
    Q_OBJECT

public:
    explicit NamesFeature(MainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A place in a file, with its analysis.
    struct Spot {
        widgets::AnalysisPtr analysis;
        engine::FileId file;
        std::uint32_t offset = 0;
    };

    /// The name at a place, and whether the place is the definition of the name.
    struct Named {
        widgets::AnalysisPtr analysis;
        engine::NameId name = 0;
        bool isDefinition = false;
    };

    /// Returns the place of the keyboard focus: a field of the form, an entry of the tree, or the caret. If the
    /// analysis is out of date, reports that and returns nullopt.
    std::optional<Spot> spot() const;
    std::optional<Spot> spotInForm(const widgets::AnalysisPtr& analysis) const;
    /// Returns the index of the name at a place, otherwise that of the element around the place.
    static std::optional<std::uint32_t> placeAt(const Spot& spot);
    void sayThereIsNone(const widgets::Analysis& analysis);
    /// Returns the name at the keyboard focus: that of the selected value in the inspector, otherwise the name at
    /// spot(). If there is none, reports that and returns nullopt.
    std::optional<Named> named();
    void goToDefinition(const Named& here);
    void showUsages(const widgets::Analysis& analysis, engine::NameId name);
    void rename();
    void renameName(const widgets::AnalysisPtr& analysis, engine::NameId name);
    /// Renames the selected object of the map.
    void renameObject();
    void watch(widgets::SourceEditor* editor);

    RenamedTexts* m_texts = nullptr;         ///< null until the first rename
    widgets::UsagesView* m_usages = nullptr; ///< null until its pane is shown, as is m_hierarchy
    widgets::HierarchyView* m_hierarchy = nullptr;
};

} // namespace orrery::ide
