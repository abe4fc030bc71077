// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/base/preview.h"
#include "widgets/form/add_menu.h"
#include "widgets/form/structure_commands.h"

#include <QCoreApplication>

#include <string_view>
#include <unordered_map>
#include <vector>

namespace orrery::widgets {

/// The elements that the user can add at an element, or change it into (I2.1).
class FormEntries {
    Q_DECLARE_TR_FUNCTIONS(FormEntries)

public:
    /// Returns the entries of the menu of elements to add. In each section, those that the project uses most come
    /// first, then the others by their labels.
    /// @param inside whether to offer only elements inside the element at the path
    std::vector<AddEntry> at(const Document& document, const AnalysisPtr& analysis, const FormPath& path,
                             bool inside) const;
    /// Returns the entries of the menu of changes. Those that keep most attributes come first.
    static std::vector<AddEntry> changesOf(const Document& document, const StructureCommands& commands,
                                           const engine::Vocabulary& vocabulary, const FormPath& path);
    /// Returns what each condition or effect would edit, for its preview. Other entries have no edits.
    /// @param file id of the document in the newest analysis
    static std::vector<PreviewCandidate> candidatesOf(const std::vector<AddEntry>& entries,
                                                      const StructureCommands& commands, engine::FileId file);

private:
    void sortByUse(std::vector<AddEntry>& entries, const AnalysisPtr& analysis) const;

    mutable AnalysisPtr m_usesOf;                                     ///< analysis of the counts in m_uses
    mutable std::unordered_map<std::string_view, std::size_t> m_uses; ///< number of elements of the project by tag
};

} // namespace orrery::widgets
