// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/rows.h"
#include "widgets/project/analysis.h"

#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

/// One value that may be picked: how people call it, how it is written, and a word about it.
struct FormChoice {
    QString shown;
    QString written;
    QString detail;
};

/// What may be picked in a field, shared by all fields of one kind. The list itself is made when somebody first asks
/// for it: a project has ten thousand classes, and a field that shows one of them needs no list (P3.5).
class FormChoiceList {
public:
    /// @param isId where people call every choice by its id: whether this is one.
    explicit FormChoiceList(std::function<std::vector<FormChoice>()> make,
                            std::function<bool(const QString&)> isId = {});

    const std::vector<FormChoice>& choices() const;
    /// How people call what is written; the text itself where it is none of the choices, or the name would mean
    /// another one.
    QString shown(const QString& written) const;
    /// What to write for what was typed or picked: an id, an alias' or a label's id, else the text itself.
    QString written(const QString& typed) const;

private:
    std::function<std::vector<FormChoice>()> m_make;
    std::function<bool(const QString&)> m_isId;
    mutable std::optional<std::vector<FormChoice>> m_choices;
};
using FormChoicesPtr = std::shared_ptr<const FormChoiceList>;

/// What can be picked in the parameters of a project: enumerators, classes, types, meters and the like. Lists are made
/// once for each analysis, when first asked for.
class FormChoices {
public:
    void setAnalysis(AnalysisPtr analysis);
    /// Null for kinds that offer nothing to pick, or what depends on where they stand (FormView::offerNames).
    FormChoicesPtr of(const engine::ParameterSpec& spec);

private:
    FormChoicesPtr make(const engine::ParameterSpec& spec) const;

    AnalysisPtr m_analysis;
    std::map<std::pair<engine::ParameterKind, std::string>, FormChoicesPtr> m_lists;
};

} // namespace orrery::widgets
