// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/freeorion_export/definition_editor.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// An edit that cannot be written back.
struct ExportRefusal {
    Location where; ///< in the project
    Phrase what;    ///< class and group: "LGT_LAMPS/group-1"
    Phrase reason;
    std::string macro{}; ///< a macro that also makes another part of the class, instead of a reason
};

/// Returns the reason for an edit that FreeOrion's language cannot express.
/// @param element name of the part without a text, if known
Phrase noText(const std::string& element = {});

/// Changes the files so that a definition becomes a class of the project. Tries the smallest edits first.
class ClassExport : public DefinitionEditor {
public:
    using DefinitionEditor::DefinitionEditor;

    void run();
    const std::vector<ExportRefusal>& refusals() const { return m_refusals; }

private:
    bool resolve(const ContentDifference& difference);
    bool resolveAttribute(const ContentDifference& difference);
    bool resolveClassAttribute(const ContentDifference& difference);
    bool resolveGroupSetting(const ContentDifference& difference);
    bool resolveProperty(const ContentNode* now, const ContentNode* target);
    bool resolveChild(const ContentDifference& difference);
    bool resolveClassChild(const ContentDifference& difference);
    bool resolveSuitability(std::string_view planetType, std::string_view suitability);
    bool resolveMessage(const Focs& message, const std::string& before, const std::string& after);
    bool rewriteValue(const Focs& focs, const std::string& value);

    bool insertAt(const std::vector<const ContentNode*>& path, std::size_t at, const std::string& text);
    std::optional<std::string> textOf(const ContentDifference& difference, const std::string& indent);

    std::set<DifferenceKey> m_refused;
    std::vector<ExportRefusal> m_refusals;
};

} // namespace orrery::engine
