// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "engine/knowledge/index.h"
#include "widgets/project/analysis.h"

#include <optional>

namespace orrery::widgets {
class HierarchyView;
class SourceEditor;
class UsagesView;
} // namespace orrery::widgets

namespace orrery::ide {

/// What a name means and where it is used: to its definition, all its places, and another name for it (I3.5, I3.6).
class NamesFeature : public Feature {
    Q_OBJECT

public:
    explicit NamesFeature(MainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A place in files that the newest analysis speaks of.
    struct Spot {
        widgets::AnalysisPtr analysis;
        engine::FileId file;
        std::uint32_t offset = 0;
    };

    /// What such a place names, and whether it stands there where it is defined.
    struct Named {
        widgets::AnalysisPtr analysis;
        engine::NameId name = 0;
        bool isDefinition = false;
    };

    /// Where the keyboard is: in a field of the form, or at the caret. Nullopt, and said, while texts are checked.
    std::optional<Spot> spot() const;
    std::optional<Spot> spotInForm(const widgets::AnalysisPtr& analysis) const;
    /// The name there; else that of the element that the spot is in.
    static std::optional<std::uint32_t> placeAt(const Spot& spot);
    void sayThereIsNone(const widgets::Analysis& analysis);
    /// The name that the keyboard is at: of the inspector's chosen value, else at the spot. Nullopt, and said, where
    /// there is none.
    std::optional<Named> named();
    void goToDefinition(const Named& here);
    void showUsages(const widgets::Analysis& analysis, engine::NameId name);
    void rename();
    void watch(widgets::SourceEditor* editor);

    widgets::UsagesView* m_usages = nullptr; ///< null before its pane is seen; likewise the next
    widgets::HierarchyView* m_hierarchy = nullptr;
};

} // namespace orrery::ide
