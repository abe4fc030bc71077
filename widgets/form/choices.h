// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/vocabulary/rows.h"
#include "widgets/base/analysis.h"

#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <vector>

namespace orrery::widgets {

/// One value of a list: the text in the list, the text for the file, and a short detail.
struct FormChoice {
    QString shown;
    QString written;
    QString detail;
};

/// The values that a field offers. All fields of one kind share the list. The list creates its choices on first use. A
/// project has ten thousand classes, and a field that shows one of them needs no list (P3.5).
class FormChoiceList {
public:
    /// @param make creates the choices
    /// @param isId only for lists that show ids: returns whether a text is the id of a choice
    explicit FormChoiceList(std::function<std::vector<FormChoice>()> make,
                            std::function<bool(const QString&)> isId = {});

    const std::vector<FormChoice>& choices() const;
    /// Returns the text in the list for a text in the file. Returns the text itself if it is no choice, or if its label
    /// is ambiguous.
    QString shown(const QString& written) const;
    /// Returns the text to write for a typed or chosen text. An id stays the same. A label or an alias gives the id of
    /// its choice. Any other text stays the same.
    QString written(const QString& typed) const;

private:
    std::function<std::vector<FormChoice>()> m_make;
    std::function<bool(const QString&)> m_isId;
    mutable std::optional<std::vector<FormChoice>> m_choices;
};
using FormChoicesPtr = std::shared_ptr<const FormChoiceList>;

/// The values for the parameters of a project: enumerators, classes, types, meters and so on. Creates each list on
/// first use, and keeps it until the next analysis.
class FormChoices {
public:
    void setAnalysis(AnalysisPtr analysis);
    /// Returns the choices of a parameter. Returns null for kinds without choices, and for kinds whose choices depend
    /// on the place (offerNames() in form_names.h).
    FormChoicesPtr of(const engine::ParameterSpec& spec);

private:
    FormChoicesPtr make(const engine::ParameterSpec& spec) const;

    AnalysisPtr m_analysis;
    /// The lists by kind, by the name of the parameter or its table, and by the words to choose from.
    std::map<std::tuple<engine::ParameterKind, std::string, const std::string_view*>, FormChoicesPtr> m_lists;
};

/// Returns the names that the source offers for the value of an attribute: objects of a scenario, groups, variables …
/// @param element an element of a tree of the analysis
std::vector<engine::CompletionItem> namesOffered(const Analysis& analysis, engine::Element element,
                                                 std::string_view attribute);

} // namespace orrery::widgets
