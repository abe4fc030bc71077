// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/rows.h"
#include "widgets/base/analysis.h"

#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

/// One value to pick: the text shown, the text written to the file, and a short detail.
struct FormChoice {
    QString shown;
    QString written;
    QString detail;
};

/// The values that can be picked in a field, shared by all fields of one kind. The list is created on first use. A
/// project has ten thousand classes, and a field that shows one of them needs no list (P3.5).
class FormChoiceList {
public:
    /// @param isId only for lists that show ids: returns whether a text is the id of a choice.
    explicit FormChoiceList(std::function<std::vector<FormChoice>()> make,
                            std::function<bool(const QString&)> isId = {});

    const std::vector<FormChoice>& choices() const;
    /// Returns the text shown for a written one. Returns the written text itself if it is no choice, or if its label is
    /// ambiguous.
    QString shown(const QString& written) const;
    /// Returns the text to write for a typed or picked one. This is an id itself, the id of an alias or a label, or
    /// else the text.
    QString written(const QString& typed) const;

private:
    std::function<std::vector<FormChoice>()> m_make;
    std::function<bool(const QString&)> m_isId;
    mutable std::optional<std::vector<FormChoice>> m_choices;
};
using FormChoicesPtr = std::shared_ptr<const FormChoiceList>;

/// The values for the parameters of a project: enumerators, classes, types, meters and the like. Each list is created
/// once for each analysis, on first use.
class FormChoices {
public:
    void setAnalysis(AnalysisPtr analysis);
    /// Returns null for kinds without choices, and for kinds whose choices depend on the place (FormView::offerNames).
    FormChoicesPtr of(const engine::ParameterSpec& spec);

private:
    FormChoicesPtr make(const engine::ParameterSpec& spec) const;

    AnalysisPtr m_analysis;
    std::map<std::pair<engine::ParameterKind, std::string>, FormChoicesPtr> m_lists;
};

} // namespace orrery::widgets
